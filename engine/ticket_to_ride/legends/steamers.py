"""Steamers of the Cape (L I1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.ticket_to_ride.board import CityId
from engine.ticket_to_ride.legends.network import Parts
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.supply import discard, spend
from engine.ticket_to_ride.legends.words import city, player, told

PACIFIC = "pacific"


def can_moor(state: LegendsState, seat: int, port: str) -> bool:
    """Tell whether a company may set a steamer in a port, and has the wild for it (L I1.2)."""
    company, figures = state.company(seat), state.pack.figures.rule.steamer
    return (
        state.rule("steamer")
        and bool(state.pack.town(port).coast)
        and len(company.steamers) < figures.most
        and company.hand[state.pack.cards.wild] >= figures.wilds
        and berth_free(state, seat, port)
    )


def berth_free(state: LegendsState, seat: int, port: str) -> bool:
    """Tell whether there is room in a port for a steamer of a company: never for a second one."""
    there = [other for other in range(len(state.seats)) if port in state.company(other).steamers]
    return seat not in there and len(there) < state.pack.figures.rule.steamer.berths[len(state.seats)]


def moor(draft: LegendsState, seat: int, port: str) -> Iterator[Event]:
    """Discard a wild and set the steamer."""
    wilds = [draft.pack.cards.wild] * draft.pack.figures.rule.steamer.wilds
    draft.company(seat).steamers.append(port)
    spend(draft, seat, wilds)
    yield told("steamer.moored", player=player(seat), city=city(draft, port))
    discard(draft, wilds)


def with_link(state: LegendsState, seat: int) -> Parts:
    """Return what a company's trains join, and its two steamers on one water besides (L I1.3)."""
    parts = Parts(state.own_tracks(seat))
    ports = state.company(seat).steamers
    if len(ports) > 1:
        waters = {state.pack.town(port).coast == PACIFIC for port in ports}
        if len(waters) == 1:
            parts.join(CityId(ports[0]), CityId(ports[1]))
    return parts
