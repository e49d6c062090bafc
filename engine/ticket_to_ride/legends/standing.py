"""Standing orders, left in private at any time: nobody is ever asked for them (L H5, L4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.options import Chain, Choice, Option, Slot
from engine.core.text import Text
from engine.ticket_to_ride.legends.campaign import Campaign
from engine.ticket_to_ride.legends.events import HOLD, NEXT, NEXT_LASTING, NEXT_LIGHTNING, USE
from engine.ticket_to_ride.legends.moves import StandingOrder
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.sources import card_source, power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.words import event_text, refusal, say, source_text, sources_text, told

_MOST_NAMED = 12
"""Words that a refusal names."""
_ORDERS = {"event": (HOLD, NEXT, NEXT_LIGHTNING, NEXT_LASTING), "end": (HOLD, USE)}


def orderable(state: LegendsState, seat: int) -> list[str]:
    """Return the powers for which a company may leave word: its favours, and a specialist who acts on events.

    Of favours all, whatever they do: who holds one is public, what it does is not.
    """
    if not state.record(seat).office and not state.company(seat).specialist:
        return []
    cards = state.box.postcards
    found = [card_source(card.no) for card in state.record(seat).office if cards[card.no].kind == "favour"]
    specialist = state.company(seat).specialist
    if specialist and state.box.specialists[specialist].when == "event":
        found.append(f"specialist:{specialist}")
    return found


def slot(state: LegendsState, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
    """Tell what may stand in a field of the move."""
    return _slot(state.campaign, orderable(state, seat), field, chosen)


def _slot(campaign: Campaign, sources: Sequence[str], field: str, chosen: Mapping[str, Any]) -> Slot:
    if field == "power":
        return Choice(tuple(Option(one, source_text(one), one.partition(":")[2]) for one in sources))
    source = str(chosen.get("power"))
    entries = list(chosen.get("order", ()))
    options = _next(campaign, source, entries) if source in sources else []
    labels = tuple(Option(one, _word(campaign, one)) for one in options)
    return Chain(labels, may_end=bool(entries))


def _next(campaign: Campaign, source: str, entries: Sequence[str]) -> list[str]:
    when = power_of(source).when
    words = _ORDERS.get(str(when), (HOLD,))
    listed = list(campaign.events) if when == "event" else []
    if not entries:
        return [*words, *listed]
    return [] if entries[-1] in words else listed[listed.index(entries[-1]) + 1 :] if entries[-1] in listed else []


def play(draft: LegendsState, move: StandingOrder) -> Iterator[Event]:
    """Leave word. Raises IllegalMove."""
    seat = int(move.seat)
    if move.power not in orderable(draft, seat):
        raise refusal("power.not_yours", "H5", possible=sources_text(orderable(draft, seat)))
    _check(draft.campaign, move.power, move.order)
    orders = draft.company(seat).orders
    orders[move.power] = ",".join(move.order)
    words = tuple(_word(draft.campaign, one) for one in move.order)
    yield told("standing.left", to=seat, power=source_text(move.power), order=words)


def word_slot(campaign: Campaign, company: str, field: str, chosen: Mapping[str, Any]) -> Slot:
    """Tell what may stand in a field of the word that a company leaves between two games."""
    return _slot(campaign, _favours(campaign, company), field, chosen)


def _favours(campaign: Campaign, company: str) -> list[str]:
    cards = pack().postcards
    return [card_source(card.no) for card in campaign.companies[company].office if cards[card.no].kind == "favour"]


def leave_word(campaign: Campaign, company: str, source: str, order: Sequence[str]) -> None:
    """Leave word between two games, for a favour in a company's office. Raises IllegalMove."""
    record, favours = campaign.companies[company], _favours(campaign, company)
    if source not in favours:
        raise refusal("power.not_yours", "H5", possible=sources_text(favours))
    _check(campaign, source, order)
    record.orders[source] = ",".join(order)


def _check(campaign: Campaign, source: str, order: Sequence[str]) -> None:
    for place, entry in enumerate(order or ("",)):
        if entry not in _next(campaign, source, order[:place]):
            raise refusal("standing.order", "H5", possible=_words(campaign, source, order[:place]))


def _words(campaign: Campaign, source: str, order: Sequence[str]) -> tuple[Text, ...]:
    """Name what may stand next in an order: no more events than one reads."""
    return tuple(_word(campaign, one) for one in _next(campaign, source, order)[:_MOST_NAMED])


def _word(campaign: Campaign, word: str) -> Text:
    return event_text(word) if word in campaign.events else say(f"option.order.{word}")
