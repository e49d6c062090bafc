"""Which of several beginnings does best in games that are played on from the same draws of what is hidden."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

Dealt = TypeVar("Dealt")


class Comparison(NamedTuple):
    """The best of several beginnings by number, and the best of the others, each with how likely it wins."""

    best: int
    won: float
    other: int
    other_won: float


def compare(
    number: int,
    rounds: Sequence[int],
    deal: Callable[[], Dealt],
    play_on: Callable[[Dealt, int], float],
    sure: float,
) -> Comparison:
    """Play on from each beginning, and more often from those that do better; the first is the usual one.

    Args:
        number: how many beginnings there are, two at least.
        rounds: how many draws each round has; after it the better half of the beginnings goes on, and the usual one.
        deal: draws what is hidden: the same for all beginnings.
        play_on: plays on from a beginning, and returns how likely it has won.
        sure: standard errors by which another beginning must do better than the usual one.

    """
    left, won = list(range(number)), [list[float]() for _ in range(number)]
    for draws in rounds:
        for _ in range(draws):
            dealt = deal()
            for each in left:
                won[each].append(play_on(dealt, each))
        left.sort(key=lambda each: -statistics.fmean(won[each]))
        left = left[: max(2, (len(left) + 1) // 2)]
        if 0 not in left:
            left[-1] = 0  # the usual one is what others are compared with
    best, other = left[:2]
    if best and not _surely_better(won[best], won[0], sure):
        best, other = 0, best
    return Comparison(best, statistics.fmean(won[best]), other, statistics.fmean(won[other]))


def _surely_better(won: Sequence[float], usually: Sequence[float], sure: float) -> bool:
    """Return whether a beginning does better than the usual one by more than chance, in the same games."""
    more = [mine - other for mine, other in zip(won, usually, strict=True)]
    return statistics.fmean(more) > sure * statistics.stdev(more) / math.sqrt(len(more))


def chance(scores: Sequence[float], seat: int, likely: float) -> float:
    """Return how likely a seat wins that comes to be so far ahead or behind, as games are played on but roughly.

    ``likely``: how far ahead winning is likely (73 %).
    """
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return 1 / (1 + math.exp(-ahead / likely))
