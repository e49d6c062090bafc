"""What each company of Legends can expect to have on its bank slip, without what offices and vaults hide."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.seat import Seat
from engine.ticket_to_ride.legends.network import Parts, with_link
from engine.ticket_to_ride.legends.payment import track_payable
from engine.ticket_to_ride.legends.powers_in_play import own_sources
from engine.ticket_to_ride.legends.sensible.plan import Plan, PricedMap
from engine.ticket_to_ride.legends.slips import slip_of, ticket_row
from engine.ticket_to_ride.legends.state import LegendsState

_BETTER, _BEST = 0.8, 10
"""A turn that no ticket needs brings this share of what the best open tracks, this many, bring per turn on average."""
_LIKELY, _LEAST, _EVEN, _A_TURN = 0.9, 0.3, 0.45, 0.15
"""How likely a planned ticket is completed: at most, at least, with no turn to spare, and more for each spare turn."""
_SURE = 0.98
"""How likely a planned ticket is completed that lacks a single track, the cards for which are in hand."""
_TRAINS = 1.6
"""Trains that are placed per turn, counting the turns that draw cards for them."""
_TRACK = 1.5
"""Turns that a track takes in addition to those for its cards, with a margin for others' tracks in the way."""
_CARDS = 2.0
"""Cards that a turn of drawing brings."""


def outlook(state: LegendsState) -> tuple[float, ...] | None:
    """Return the dollars that each seat can expect, or has on its slip once that is written (L F1).

    Return None until the first turn: opening tickets are being dealt, and there is nothing to compare them with.
    """
    if not state.begun:
        return None
    if state.ranking:
        return tuple(float(slip.total) for slip in state.slips)
    # What lies in an office is its company's secret beyond the end of a game.
    companies = {id_: msgspec.structs.replace(one, office=[]) for id_, one in state.campaign.companies.items()}
    known = msgspec.structs.replace(state, campaign=msgspec.structs.replace(state.campaign, companies=companies))
    return tuple(sum(_rows(known, seat)) for seat in range(len(state.seats)))


def _rows(state: LegendsState, seat: int) -> Iterator[float]:
    """Yield the rows of a slip if the game ended now, but with estimates for the tickets and the turns left."""
    company, slip = state.company(seat), slip_of(state, seat)
    yield from (slip.coins, slip.herds, slip.through, slip.exhibition, slip.bond)
    if state.slips:
        yield slip.leftover
        yield from (row.dollars for row in slip.tickets)
        return
    priced = PricedMap(state, seat)
    plan = priced.plan()
    parts, linked = Parts(state.own_tracks(seat)), with_link(state, seat)
    lacking = max(0.0, plan.trains - sum(company.hand))
    spare = priced.time - lacking / _CARDS - _TRACK * len(plan.tracks)
    chance = _chance(state, seat, plan, spare)
    if not chance:
        plan = Plan((), ())
    planned = {ticket.id for ticket in plan.tickets}
    for ticket in company.tickets:
        dollars = ticket_row(state, seat, ticket, parts, linked).dollars
        yield (2 * chance - 1) * abs(dollars) if ticket in planned else dollars
    yield from map(priced.income.of, plan.tracks)
    spare = max(0.0, spare)
    left = max(0.0, company.trains - plan.trains - _TRAINS * spare)
    yield _a_turn(priced) * spare + state.pack.figures.money.for_trains(round(left))


def _chance(state: LegendsState, seat: int, plan: Plan, spare: float) -> float:
    """Return how likely the tickets of a plan are completed, with this many turns to spare."""
    last_round = state.turns_left is not None
    if last_round and state.main_frame.actor != seat and not state.turn_comes(Seat(seat)):
        return 0.0
    if len(plan.tracks) == 1 and track_payable(state, seat, plan.tracks[0], own_sources(state, seat, "pay", may=True)):
        return _SURE
    # The one turn that is left would be needed for both the cards and the journey.
    return 0.0 if last_round else min(_LIKELY, max(_LEAST, _EVEN + _A_TURN * spare))


def _a_turn(priced: PricedMap) -> float:
    """Return the dollars that a turn not needed for tickets brings: little in early games, where few tracks pay."""
    rates = sorted((priced.income.of(track) / (1 + track.length / _CARDS) for track in priced.open), reverse=True)
    return _BETTER * sum(rates[:_BEST]) / _BEST
