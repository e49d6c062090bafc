"""What a company is paid for joining, beside its tickets: orders of its postcards, and the charter."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.ticket_to_ride.legends.network import Parts
from engine.ticket_to_ride.legends.powers import Joined, Money
from engine.ticket_to_ride.legends.predicates import inside
from engine.ticket_to_ride.legends.state import LegendsState

_RACE = 0.6
"""The share of the charter's dollars that is reckoned with: another company may be quicker."""


class Goal(msgspec.Struct, frozen=True):
    """Two places to be joined, and the dollars for it."""

    starts: frozenset[str]
    ends: frozenset[str]
    dollars: float


def goals(state: LegendsState, seat: int) -> Iterator[Goal]:
    """Enumerate what a company could join, and has not yet."""
    cards = state.pack.postcards
    for held in state.record(seat).office:
        card = cards[held.no]
        joined = [one for one in card.conditions if isinstance(one, Joined)]
        dollars = sum(effect.n for effect in card.effects if isinstance(effect, Money))
        if card.kind == "order" and held.since <= state.number and len(joined) == len(card.conditions) == 1:
            yield from _goal(state, seat, joined[0], dollars)
    figures = state.pack.figures
    done = len(state.charters)
    if state.rule("charter") and seat not in state.charters and done < len(figures.rule.charter.pays):
        first = not done and figures.rule.charter.ribbon_to_first
        ribbon = figures.vault.ribbon[len(state.campaign.companies)] * first
        oceans = Joined(a="atlantic-coast", b="pacific-coast")
        yield from _goal(state, seat, oceans, _RACE * (figures.rule.charter.pays[done] + ribbon))


def _goal(state: LegendsState, seat: int, joined: Joined, dollars: float) -> Iterator[Goal]:
    cities = state.printed.board.cities
    starts = frozenset(city for city in cities if inside(state, seat, city, joined.a))
    ends = frozenset(city for city in cities if inside(state, seat, city, joined.b)) - starts
    parts = Parts(state.own_tracks(seat)).all()
    if starts and ends and not any(part & starts and part & ends for part in parts):
        yield Goal(starts, ends, dollars)
