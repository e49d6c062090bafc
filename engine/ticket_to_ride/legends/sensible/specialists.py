"""Which specialist a company engages: whoever promises most for the tickets that it kept."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.legends.effects import bonus_dollars
from engine.ticket_to_ride.legends.facts import Specialist, Track
from engine.ticket_to_ride.legends.powers import (
    Again,
    Bonus,
    Bottom,
    Cards,
    EventEffect,
    Forgive,
    Money,
    MoreTickets,
    PriceChange,
    Raised,
    This,
)
from engine.ticket_to_ride.legends.predicates import ends_in
from engine.ticket_to_ride.legends.sensible.plan import Plan, PricedMap
from engine.ticket_to_ride.legends.setting_up import free_specialists
from engine.ticket_to_ride.legends.state import LegendsState

_CARD = 1.4
"""Dollars that a card is worth that comes without an action."""
_RISK = 0.6
"""How often a ticket stays unfinished, or is better put back."""
_SAVED, _JOURNEY, _TICKETS, _COLOURS, _EVENT, _COAL = 1.7, 4.5, 4.2, 2.2, 0.5, 1.0
"""Dollars of a card saved, a second journey, a choice of tickets, a set of two colours, an event put away, a coal."""
_OTHER_TRACKS = 2.0
"""Fitting tracks that a company travels besides those it plans."""
_DOUBT = 40
"""Quarters of a dollar by which it may misjudge one."""


def best_specialist(state: LegendsState, seat: Seat, rng: Rng) -> str:
    """Choose one of those who are free."""
    plan, facts = PricedMap(state, seat).plan(), state.pack
    judged = {one: _worth(state, seat, facts.specialists[one], plan) for one in free_specialists(state)}
    return max(judged, key=lambda one: judged[one] + rng.below(_DOUBT) / 4)


def _worth(state: LegendsState, seat: Seat, specialist: Specialist, plan: Plan) -> float:
    """Return the dollars that a specialist may bring: what each use does, as often as there will be occasion."""
    times = float(specialist.uses)
    for condition in specialist.conditions:
        if isinstance(condition, This):
            fitting = sum(_fits(state, seat, track, condition) for track in plan.tracks)
            times = min(times, fitting + _OTHER_TRACKS * bool(plan.tracks))
    return times * sum(_dollars(state, seat, effect) for effect in specialist.effects)


def _fits(state: LegendsState, seat: Seat, track: Track, condition: This) -> bool:
    colour = state.colour_of(track)
    own = state.company(seat).company
    coloured = {"": True, "own": colour == own, "plain": colour in {"grey", "uncoloured"}}
    return (
        condition.min <= track.length <= condition.max
        and coloured.get(condition.colour, colour == condition.colour)
        and (condition.place == () or ends_in(state, seat, track, condition.place))
    )


def _dollars(state: LegendsState, seat: Seat, effect: object) -> float:
    """Return what an effect is worth once."""
    tickets = [state.pack.ticket(one).points for one in state.company(seat).tickets]
    match effect:
        case Money(n=n):
            return n
        case Bonus(times=times):
            return times * (bonus_dollars(state, seat) + _CARD * (state.record(seat).raised == "cards"))
        case Cards(n=n):
            return _CARD * n
        case PriceChange(cards=cards, colours=colours):
            return -_SAVED * cards + _COLOURS * (colours - 1)
        case Again():
            return _JOURNEY
        case MoreTickets():
            return _TICKETS
        case Bottom(max=most) | Forgive(max=most):
            return _RISK * max((value for value in tickets if value <= most), default=0)
        case Raised(name="coal"):
            return _COAL * state.rule("coal")
        case EventEffect():
            return _EVENT
    return 0.0
