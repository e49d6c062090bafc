"""The moves of a finished game that most changed the scores that the seats could expect.

Expected scores are estimated by the game itself (``LookingBack.outlook``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.core.match import Match

MOST = 5
"""The most turning points that are listed for a game."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A move, and how it changed the scores that the seats could expect."""

    number: int
    """The number of moves up to and including this one, as the log counts them."""
    changes: tuple[int, ...]
    """The change of the expected score by seat, in the unit in which the game is scored."""


def turning_points(match: Match, most: int = MOST) -> tuple[TurningPoint, ...]:
    """Return the moves with the largest swings, in the order of the log; fewer if fewer have changed anything.

    A swing is the largest change of any seat's lead over the best of the others. It uses everything that was hidden,
    so this is called only for finished games.
    """
    found = sorted(_swings(match), key=lambda one: (-one[0], one[1].number))[:most]
    return tuple(sorted((point for _, point in found), key=lambda point: point.number))


def _swings(match: Match) -> Iterator[tuple[float, TurningPoint]]:
    outlook, before = match.game.looking_back.outlook, None
    for number, _, state, _ in match.course():
        after = outlook(state)
        if before is not None and after is not None:
            changes = tuple(round(now - was) for was, now in zip(before, after, strict=True))
            swing = max(abs(now - was) for was, now in zip(_leads(before), _leads(after), strict=True))
            if any(changes):
                yield swing, TurningPoint(number, changes)
        before = after


def _leads(expected: Sequence[float]) -> list[float]:
    """Return, by seat, how far each is ahead of the best of the others."""
    return [
        own - max(other for place, other in enumerate(expected) if place != seat) for seat, own in enumerate(expected)
    ]
