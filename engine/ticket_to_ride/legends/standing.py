"""Standing orders, left in private at any time: nobody is ever asked for them (L H5, L4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.events import Event
from engine.core.options import Chain, Choice, Option, Slot
from engine.ticket_to_ride.legends.events import HOLD, NEXT, NEXT_LASTING, NEXT_LIGHTNING, USE
from engine.ticket_to_ride.legends.moves import StandingOrder
from engine.ticket_to_ride.legends.sources import card_source, power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.words import event_text, refusal, say, source_text, told

_ORDERS = {"event": (HOLD, NEXT, NEXT_LIGHTNING, NEXT_LASTING), "end": (HOLD, USE)}


def orderable(state: LegendsState, seat: int) -> list[str]:
    """Return the powers for which a company may leave word: its favours, and a specialist who acts on events.

    Of favours all, whatever they do: who holds one is public, what it does is not.
    """
    if not state.record(seat).office and not state.company(seat).specialist:
        return []
    cards = state.printed.pack.postcards
    found = [card_source(card.no) for card in state.record(seat).office if cards[card.no].kind == "favour"]
    specialist = state.company(seat).specialist
    if specialist and state.printed.pack.specialists[specialist].when == "event":
        found.append(f"specialist:{specialist}")
    return found


def slot(state: LegendsState, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
    """Tell what may stand in a field of the move."""
    sources = orderable(state, seat)
    if field == "power":
        return Choice(tuple(Option(one, source_text(one), one.partition(":")[2]) for one in sources))
    source = str(chosen.get("power"))
    entries = list(chosen.get("order", ()))
    options = _next(state, source, entries) if source in sources else []
    events = state.campaign.events
    labels = tuple(Option(one, event_text(one) if one in events else say(f"option.order.{one}")) for one in options)
    return Chain(labels, may_end=bool(entries))


def _next(state: LegendsState, source: str, entries: list[str]) -> list[str]:
    when = power_of(state, source).when
    words = _ORDERS.get(str(when), (HOLD,))
    listed = list(state.campaign.events) if when == "event" else []
    if not entries:
        return [*words, *listed]
    return [] if entries[-1] in words else listed[listed.index(entries[-1]) + 1 :] if entries[-1] in listed else []


def play(draft: LegendsState, move: StandingOrder) -> Iterator[Event]:
    """Leave word. Raises IllegalMove."""
    seat = int(move.seat)
    if move.power not in orderable(draft, seat):
        raise refusal("standing.no_such_power", "H5", given=move.power)
    for place, entry in enumerate(move.order):
        if entry not in _next(draft, move.power, list(move.order[:place])):
            raise refusal("standing.order", "H5", given=entry)
    if not move.order:
        raise refusal("standing.empty", "H5")
    orders = draft.company(seat).orders
    orders[move.power] = ",".join(move.order)
    yield told("standing.left", to=seat, power=source_text(move.power))
