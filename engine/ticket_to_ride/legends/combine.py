"""The Combine's ivory cars (L J4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.core.seat import Seat
from engine.ticket_to_ride.claiming import opens_beside
from engine.ticket_to_ride.legends.facts import Track
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.words import told, track_text

_SHORTEST = 2


def free_tracks(state: LegendsState) -> list[Track]:
    """Return the tracks on which cars may be set: of 2 spaces or more, unowned, not closed, alone on their pair."""
    printed = state.printed
    rules, players, nobody = printed.rules, len(state.seats), Seat(-1)
    return [
        track
        for track in printed.tracks
        if track.length >= _SHORTEST
        and track.id not in state.claims
        and opens_beside(rules, track, state.claims, nobody, players)
        and not {track.id, *track.beside} & set(state.combine)
    ]


def place(draft: LegendsState, number: int) -> Iterator[Event]:
    """Set cars on tracks drawn by lot, one lot after the other; fewer if there are fewer."""
    for _ in range(number):
        free = free_tracks(draft)
        if not free:
            return
        track = free[draft.rng.below(len(free))]
        draft.combine.append(track.id)
        yield told("combine.placed", reveals=True, track=track_text(draft, track))


def clear(draft: LegendsState) -> Iterator[Event]:
    """Clear all cars away, those of set-up too."""
    draft.combine.clear()
    yield told("combine.cleared")
