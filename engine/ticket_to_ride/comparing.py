"""Moves compared by games that are played on after each of them, all with the same draws of what is hidden."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

AT_A_TIME = 8
"""Draws of what is hidden, after which moves that do badly are given up."""
GIVEN_UP = 1.5
"""Standard errors by which another move does better than one that is given up."""


class Compared(NamedTuple):
    """How some moves do; the first of them is the usual one."""

    worths: list[list[float]]
    """By move, what has come of it in each of the games."""
    best: int
    """Which of those that were never given up does best."""

    def surety(self, move: int) -> float:
        """Return by how many standard errors a move that was never given up does better than the usual one."""
        return _surety(self.worths[move], self.worths[0])


def compare(
    moves: int,
    games: int,
    play: Callable[[Sequence[int]], Iterable[float]],
    *,
    behind: float,
    at_a_time: int = AT_A_TIME,
) -> Compared:
    """Play on after each move, more often after those that do well.

    Args:
        moves: how many there are, one at least. The first one is never given up.
        games: how many games are played on at most, if that is enough to begin with.
        play: plays on once after each of some moves, with the same draw, and returns what comes of each.
        behind: the standard errors by which the first move does better than another one that is given up.
        at_a_time: draws after which moves that do badly are given up.

    """
    left, worths = list(range(moves)), [list[float]() for _ in range(moves)]
    best = 0
    while len(left) > 1 and (games >= len(left) * at_a_time or not worths[0]):
        games -= len(left) * at_a_time
        for _ in range(at_a_time):
            for each, worth in zip(left, play(left), strict=True):
                worths[each].append(worth)
        best = max(left, key=lambda each: statistics.fmean(worths[each]))
        ahead, usual = worths[best], worths[0]
        left = [each for each in left if not each or _is_promising(worths[each], usual, ahead, behind)]
    return Compared(worths, best)


def _is_promising(worths: Sequence[float], usual: Sequence[float], best: Sequence[float], behind: float) -> bool:
    """Return whether to go on with a move: it may yet turn out to be the best, and surely better than the usual one."""
    return _surety(best, worths) < GIVEN_UP and _surety(usual, worths) < behind


def _surety(worths: Sequence[float], others: Sequence[float]) -> float:
    """Return by how many standard errors one move does better than another, in the same games."""
    more = [mine - other for mine, other in zip(worths, others, strict=True)]
    return statistics.fmean(more) / max(1e-6, statistics.stdev(more) / math.sqrt(len(more)))
