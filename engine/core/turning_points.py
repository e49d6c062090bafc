"""The moves of a finished game after which it stood otherwise than before, by what each seat could expect.

What the seats can expect is estimated by the game itself, ``LookingBack.outlook``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.core.match import Match

MOST = 5
"""Moves that are told of a game."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A move, and how it has changed what the seats could expect."""

    number: int
    """After how many moves of the log."""
    changes: tuple[int, ...]
    """By seat: how much more, or less, of what the game is scored in."""


def turning_points(match: Match, most: int = MOST) -> tuple[TurningPoint, ...]:
    """Return the moves with the largest swings, in the order of the log; fewer where fewer have changed anything.

    A swing is by how much a seat's lead over the best of the others has changed, whichever seat's changed most. It
    rests on all that was hidden: only finished games are asked for.
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
    """Return by seat how far it is ahead of the best of the others."""
    return [
        own - max(other for place, other in enumerate(expected) if place != seat) for seat, own in enumerate(expected)
    ]
