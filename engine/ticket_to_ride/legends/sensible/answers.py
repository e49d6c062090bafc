"""What a planning company answers to whatever is asked beside its turns."""

from __future__ import annotations

from collections import Counter

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.options import Chain, Choice
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.legends.asked import LEAVE, UNDER, YES
from engine.ticket_to_ride.legends.building import DEPOT, LARGE, NONE, sites
from engine.ticket_to_ride.legends.effects import amount
from engine.ticket_to_ride.legends.ending import may_open
from engine.ticket_to_ride.legends.hands import from_longest
from engine.ticket_to_ride.legends.moves import (
    Answer,
    Build,
    Give,
    OpenFrontier,
    RetireEvent,
    Stake,
)
from engine.ticket_to_ride.legends.powers import Money, MoreTickets, Pick, places
from engine.ticket_to_ride.legends.sensible.paying import colours_wanted
from engine.ticket_to_ride.legends.sensible.plan import Plan, PricedMap
from engine.ticket_to_ride.legends.setting_up import BOND
from engine.ticket_to_ride.legends.sources import power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import BuildOne, Choose

_PLENTY = 8
"""Cards in hand from which some can be spared."""
_SPARE = 5
"""Coins from which some can be spared."""


def stake(state: LegendsState, seat: Seat) -> Move:
    """Buy a bond for many long tickets that can be done; mark the best of them."""
    plan = PricedMap(state, seat).plan()
    bond = state.pack.figures.rule.bond
    long = sum(ticket.points >= bond.from_value for ticket in plan.tickets)
    buys = state.rule("bonds") and state.company(seat).coins >= bond.price and long * bond.a_ticket > bond.price / 2 + 1
    best = max(plan.tickets, key=lambda ticket: ticket.points, default=None)
    flagship = best.id if best and state.rule("flagship") else NONE
    return Stake(seat, BOND if buys else NONE, flagship)


def first_of(game: Game[LegendsState], state: LegendsState, seat: Seat, kind: type[Move], field: str) -> str:
    """Return what stands first in a field."""
    slot = game.slot(state, seat, kind, field, {})
    assert isinstance(slot, Choice)
    return slot.options[0].value


def retire(game: Game[LegendsState], state: LegendsState, seat: Seat) -> Move:
    """Retire an event that costs something, else the top one."""
    pile = state.event_pile
    costly = [event for event in pile if power_of(f"event:{event}").price().either]
    return RetireEvent(seat, costly[-1] if costly else first_of(game, state, seat, RetireEvent, "event"))


def give(game: Game[LegendsState], state: LegendsState, seat: Seat) -> Move:
    """Give it to the last."""
    return Give(seat, first_of(game, state, seat, Give, "company"))


def open_frontier(state: LegendsState, seat: Seat, rng: Rng) -> Move:
    """Open the board where most of the own postcards have their place; among equals any."""
    boards = may_open(state)
    wanted = Counter(board for card in state.record(seat).office for board in _asked(state, card.no))
    best = [board for board in boards if wanted[board] == max(wanted[one] for one in boards)]
    return OpenFrontier(seat, best[rng.below(len(best))])


def _asked(state: LegendsState, number: int) -> set[str]:
    """Return the boards at which the conditions of a postcard look."""
    names: set[str] = set()
    for condition in state.pack.postcards[number].conditions:
        for field in ("place", "a", "b"):
            names.update(places(getattr(condition, field, ())))
    towns = state.pack.board.cities
    return {state.pack.town(name).piece if name in towns else name for name in names}


def build(state: LegendsState, seat: Seat, task: BuildOne) -> Move:
    """Build where most tracks meet."""
    found = sites(state, seat, task.what)
    what = DEPOT if DEPOT in found else LARGE if LARGE in found else next(iter(found))
    at = state.printed.board.routes_at
    place = max(found[what], key=lambda city: (len(at.get(city, ())), city))  # type: ignore[call-overload]
    return Build(seat, what, place)


def answer(game: Game[LegendsState], state: LegendsState, seat: Seat, task: Choose) -> Move:
    """Answer what a rule or a card asks."""
    return Answer(seat, tuple(_choice(game, state, seat, task)))


def _choice(game: Game[LegendsState], state: LegendsState, seat: Seat, task: Choose) -> list[str]:
    if task.about == "discard":
        return _in_order(game, state, seat, from_longest(state, state.seats[seat].hand, task.number))
    if task.about == "each":
        return _offer(game, state, seat, task)
    if task.about == "peek":
        return [UNDER if _takes_something(state, seat, state.event_deck[-1]) else LEAVE]
    if task.about == "well":
        figures = state.pack.figures.rule.well
        if state.company(seat).coins < figures.loss or sum(state.seats[seat].hand) > 2 * _PLENTY:
            return _in_order(game, state, seat, from_longest(state, state.seats[seat].hand, figures.cards))
    if task.about == "raise":
        return ["cards" if len(state.seats) > 3 else "money"]  # noqa: PLR2004 - many compete for cards
    slot = game.slot(state, seat, Answer, "choice", {})
    assert isinstance(slot, Chain)
    return [slot.options[0].value]


def _takes_something(state: LegendsState, seat: Seat, event: str) -> bool:
    """Tell whether an event takes something from a company: dollars that it would pay now, or a surcharge."""
    power = state.pack.events[event]
    dollars = sum(amount(state, seat, effect) for effect in power.effects if isinstance(effect, Money))
    return dollars < 0 or power.price().either > 0


def _in_order(game: Game[LegendsState], state: LegendsState, seat: Seat, wanted: list[str]) -> list[str]:
    """Return some cards in the order in which they are offered."""
    chosen: list[str] = []
    while len(chosen) < len(wanted):
        slot = game.slot(state, seat, Answer, "choice", {"choice": tuple(chosen)})
        assert isinstance(slot, Chain)
        offered = [option.value for option in slot.options]
        left = [name for name in wanted if wanted.count(name) > chosen.count(name)]
        chosen.append(next((name for name in offered if name in left), offered[0]))
    return chosen


def _offer(game: Game[LegendsState], state: LegendsState, seat: Seat, task: Choose) -> list[str]:
    """Take an offer that is of use: cards that are wanted, money for cards to spare, tickets when there is time."""
    power, company = power_of(task.source), state.company(seat)
    if power.cost.cards:
        if sum(company.hand) < _PLENTY:
            return []
        return _in_order(game, state, seat, from_longest(state, company.hand, power.cost.cards))
    priced = PricedMap(state, seat)
    plan = priced.plan()
    if any(isinstance(effect, Pick) for effect in power.effects):
        return _bought(game, state, seat, plan) if company.coins >= _SPARE else []
    if any(isinstance(effect, MoreTickets) for effect in power.effects):
        return [YES]
    return [YES] if company.coins >= _SPARE and plan.tracks else []


def _bought(game: Game[LegendsState], state: LegendsState, seat: Seat, plan: Plan) -> list[str]:
    wanted = colours_wanted(state, seat, plan.tracks[:2])
    slot = game.slot(state, seat, Answer, "choice", {})
    assert isinstance(slot, Chain)
    cards = state.pack.cards
    useful = [one.value for one in slot.options if cards.colour_of[cards.numbers[one.value]] in wanted]
    return useful[:1]
