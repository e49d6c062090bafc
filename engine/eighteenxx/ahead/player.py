"""The opponent of 18xx games that thinks ahead: late in a game it tries several ways to go on by playing to the end.

A way is a style of trading that is kept up, or a single move; in everything else it is the opponent that plans. Each
way that begins with a different move is played on to the end, all of them with the same random numbers. Earlier in a
game, what can be played on in reasonable time says next to nothing about who wins.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.core.game import Game, Policy
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.eighteenxx.ahead.play_outs import Outcome, PlayOuts
from engine.eighteenxx.ahead.styles import Style, Turn
from engine.eighteenxx.moves import Sell
from engine.eighteenxx.state import EighteenxxState

SAMPLES = 3
"""Games played on for each way; after the first, only for the usual way and those that did best."""
LEFT = 2
"""How many ways are left after the first game, besides the usual one."""
MOST_MOVES = 2000
"""About how many moves are made in games played on for one decision, if nothing else is set."""
ENVY = 0.3
"""The part of the worth of the best of the others that counts against one's own."""
_SURE = 1.0
"""By how many standard errors another way must do better than the usual one."""
Ways = Callable[[EighteenxxState, Turn], Iterable[tuple[Move, Style | None]]]
"""Enumerates ways to go on: the first move, and the style that is kept up, or None for the usual one."""
Value = Callable[[Sequence[float], Seat], float]
"""Returns how good an outcome is for a seat, given what each seat ends up worth."""


def own_worth(worths: Sequence[float], seat: Seat) -> float:
    """Return what a seat ends up worth, less a part of what the best of the others does."""
    return worths[seat] - ENVY * _best_other(worths, seat)


def lead(worths: Sequence[float], seat: Seat) -> float:
    """Return how many times as much as the best of the others a seat ends up worth.

    If differences counted, a seat that is behind would be less behind the earlier a bankruptcy ends the game.
    """
    return worths[seat] / max(_best_other(worths, seat), 1)


def _best_other(worths: Sequence[float], seat: Seat) -> float:
    return max(worth for other, worth in enumerate(worths) if other != seat)


class Judgement(NamedTuple):
    """How the outcomes of several ways are compared."""

    value: Value = own_worth
    """How good an outcome is for a seat."""
    clearly: float = 0.01
    """By how much another way must at least do better than the usual one, as a part of its value."""
    sales_must_pay: bool = False
    """Whether a sale counts for no more than it brings its own seat, however much it harms others."""

    def values(
        self, move: Move, outcomes: Sequence[Sequence[float]], usually: Sequence[Sequence[float]] | None
    ) -> list[float]:
        """Return how good the outcomes of a move are for its seat; ``usually``: the outcomes of its usual move."""
        seat, found = move.seat, [self.value(worths, move.seat) for worths in outcomes]
        if not self.sales_must_pay or usually is None or not isinstance(move, Sell):
            return found
        pairs = zip(found, outcomes, usually, strict=False)
        return [min(it, self.value(before, seat) * after[seat] / max(before[seat], 1)) for it, after, before in pairs]


USUAL_JUDGEMENT = Judgement()


class Effort(NamedTuple):
    """How many moves are made in the games that are played on for one decision."""

    first: int
    """After this many moves, no further way is tried out."""
    most: int
    """No further games are played on if they would take the total beyond this many moves."""


USUAL_EFFORT = Effort(MOST_MOVES, MOST_MOVES)


class Choice(msgspec.Struct, frozen=True):
    """The chosen move, and how it compares with others."""

    move: Move
    worth: int | None = None
    """What the seat ends up worth after it, or None if nothing was compared."""
    other: Move | None = None
    """The best of the other moves."""
    other_worth: int = 0
    tried_out: bool = False
    """Whether it is a single trade that did better than the usual one: the opponent that plans has no reason for it."""
    games: int = 0
    """How many games were played on after each of the two moves."""
    bankrupt: tuple[int, int] = (0, 0)
    """How many of these ended early by a bankruptcy: after the chosen move, and after the other."""
    counts_bankrupt: bool = False
    """Whether what the seat ends up worth includes these games, as there were no others to go by."""


class Ahead:
    """Chooses by playing on. What is specific to a game is passed to it."""

    def __init__(
        self,
        usual: Policy[Any],
        ways: Ways,
        is_late: Callable[[EighteenxxState], bool],
        *,
        effort: Effort = USUAL_EFFORT,
        judgement: Judgement = USUAL_JUDGEMENT,
    ) -> None:
        """Set how a game is played on.

        ``usual`` is the opponent that plans; ``ways`` are compared with what that does; ``is_late`` returns whether the
        game is far enough advanced to be played on. ``effort`` and ``judgement`` may replace the usual ones.
        """
        self._usual = usual
        self._ways = ways
        self._is_late = is_late
        self._effort = effort
        self._judgement = judgement

    def __call__(self, game: Game[Any], state: EighteenxxState, seat: Seat, rng: Rng) -> Move:
        """Choose a move."""
        return self.weigh(game, state, seat, rng).move

    def weigh(self, game: Game[Any], state: EighteenxxState, seat: Seat, rng: Rng) -> Choice:
        """Choose a move, and return how it compares."""
        kinds, usual = game.kinds(state, seat), self._usual(game, state, seat, rng.fork())
        if not self._is_late(state):
            return Choice(usual)
        ways: dict[Move, Style | None] = {usual: None}
        for move, style in self._ways(state, Turn(seat, kinds, usual)):
            ways.setdefault(move, style)
        if len(ways) == 1:
            return Choice(usual)
        sampled = game.advice.sample(state, seat, rng)
        assert sampled is not None
        return self._best(PlayOuts(game, sampled, self._usual), ways, rng)

    def _best(self, play_outs: PlayOuts, ways: dict[Move, Style | None], rng: Rng) -> Choice:
        """Play on in each way, the usual one first; return the best move, and how it compares."""
        found: dict[Move, list[Outcome]] = {move: [] for move in ways}
        usual, *_ = left = ranked = list(ways)
        played = 0
        for _ in range(SAMPLES):
            if play_outs.moves * (played + len(left)) > self._effort.most * played:
                break
            luck = rng.fork()
            for number, move in enumerate(left):
                if not played and number > 1 and play_outs.moves >= self._effort.first:
                    left = left[:number]
                    break
                found[move].append(play_outs.play_on(move, ways[move], Rng(luck.seed)))
            played += len(left)
            worths = {move: [outcome.worths for outcome in found[move]] for move in left}
            values = {
                move: self._judgement.values(move, worths[move], None if move == usual else worths[usual])
                for move in left
            }
            ranked = sorted(left, key=lambda move: -statistics.fmean(values[move]))
            left = [move for move in left if move == usual or move in ranked[: LEFT + 1]]
        best = ranked[0] if self._surely_better(values[ranked[0]], values[usual]) else usual
        other = next(move for move in ranked if move != best)
        return _compared(found[best], found[other], Choice(best, None, other, 0, best != usual and ways[best] is None))

    def _surely_better(self, values: Sequence[float], usually: Sequence[float]) -> bool:
        """Return whether one way does better than the usual one by more than chance, and by enough."""
        more = [mine - other for mine, other in zip(values, usually, strict=True)]
        if len(more) == 1:
            return False
        error = statistics.stdev(more) / math.sqrt(len(more))
        return statistics.fmean(more) > max(_SURE * error, self._judgement.clearly * abs(statistics.fmean(usually)))


def _compared(outcomes: Sequence[Outcome], others: Sequence[Outcome], choice: Choice) -> Choice:
    """Add to a choice what its seat ends up worth on average after the chosen move and after the other.

    A bankruptcy ends a game long before anybody is worth much. So wherever either game of a pair with the same random
    numbers ended by one, both are left out, if any pair is left.
    """
    seat, pairs = choice.move.seat, list(zip(outcomes, others, strict=True))
    whole = [pair for pair in pairs if not any(one.bankrupt for one in pair)]
    worth, other_worth = (
        round(statistics.fmean(one.worths[seat] for one in side)) for side in zip(*(whole or pairs), strict=True)
    )
    return msgspec.structs.replace(
        choice,
        worth=worth,
        other_worth=other_worth,
        games=len(pairs),
        bankrupt=(_bankruptcies(outcomes), _bankruptcies(others)),
        counts_bankrupt=not whole,
    )


def _bankruptcies(outcomes: Iterable[Outcome]) -> int:
    return sum(outcome.bankrupt for outcome in outcomes)
