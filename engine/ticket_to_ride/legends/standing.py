"""Word left in private at any time: standing orders for powers, and what a company will be asked (L H5, L2, L4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.events import Event
from engine.core.options import Chain, Choice, Option, Slot
from engine.core.text import Text
from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.legends import advance
from engine.ticket_to_ride.legends.campaign import Campaign
from engine.ticket_to_ride.legends.events import HOLD, NEXT, NEXT_LASTING, NEXT_LIGHTNING, USE
from engine.ticket_to_ride.legends.moves import LeaveWord
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.sources import card_source, power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.words import event_text, refusal, say, source_text, sources_text, told

_MOST_NAMED = 12
"""Words that a refusal names."""
MOST_WISHES = 5
"""So many entries of a list by preference are remembered."""
ASK = "ask"
"""Takes back the word that was left for a decision: the company is asked again."""
_ORDERS = {"event": (HOLD, NEXT, NEXT_LIGHTNING, NEXT_LASTING), "end": (HOLD, USE)}


class _Sayable(NamedTuple):
    """What may be said for one source."""

    alone: tuple[str, ...]
    """Words that stand alone."""
    listed: tuple[str, ...] = ()
    """Entries of a list."""
    ranked: bool = False
    """The list is by preference; else it follows the order of ``listed``."""
    last: tuple[str, ...] = ()
    """Words that stand alone and come last, so that the others have their places whether or not these can be said."""

    def next(self, entries: Sequence[str]) -> list[str]:
        """Return what may come next."""
        if not entries:
            return [*self.alone, *self.listed, *self.last]
        if entries[-1] not in self.listed:
            return []
        if self.ranked:
            return [one for one in self.listed if one not in entries] if len(entries) < MOST_WISHES else []
        return list(self.listed[self.listed.index(entries[-1]) + 1 :])


def may_order(state: LegendsState, seat: int) -> bool:
    """Tell whether there is anything for which a company may leave word now: asked before every move."""
    return advance.depots_wished(state.campaign) or bool(orderable(state, seat))


def orderable(state: LegendsState, seat: int) -> list[str]:
    """Return that for which a company may leave word now.

    These are its favours, a specialist who acts on events, and what it will be asked (``advance``). Of favours all,
    whatever they do: who holds one is public, what it does is not.
    """
    found, specialist = _favours(state.campaign, state.company(seat).company), state.company(seat).specialist
    if specialist and state.pack.specialists[specialist].when == "event":
        found.append(f"specialist:{specialist}")
    return found + advance.decisions(state, seat)


def slot(state: LegendsState, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
    """Tell what may stand in a field of the move."""
    sources, source = orderable(state, seat), str(chosen.get("power"))
    said = _in_game(state, seat, source) if source in sources else None
    return _slot(state.campaign, sources, said, field, chosen)


def _slot(
    campaign: Campaign, sources: Sequence[str], said: _Sayable | None, field: str, chosen: Mapping[str, Any]
) -> Slot:
    if field == "power":
        return Choice(tuple(Option(one, source_text(one), one.partition(":")[2]) for one in sources))
    entries = list(chosen.get("order", ()))
    options = said.next(entries) if said else []
    return Chain(tuple(Option(one, _word(campaign, one)) for one in options), may_end=bool(entries))


def _in_game(state: LegendsState, seat: int, source: str) -> _Sayable:
    company = state.company(seat)
    said = _sayable(state.campaign, source, company.tickets)
    back = advance.is_decision(source) and source in company.orders
    return said._replace(last=(ASK,)) if back else said


def _sayable(campaign: Campaign, source: str, tickets: Sequence[TicketId] = ()) -> _Sayable:
    if advance.is_decision(source):
        alone = () if source == advance.SPECIALIST else (advance.NONE,)
        return _Sayable(alone, tuple(advance.listed(campaign, source, tickets)), ranked=True)
    when = power_of(source).when
    return _Sayable(_ORDERS.get(str(when), (HOLD,)), tuple(campaign.events) if when == "event" else ())


def play(draft: LegendsState, move: LeaveWord) -> Iterator[Event]:
    """Leave word. Raises IllegalMove."""
    seat, sources = int(move.seat), orderable(draft, int(move.seat))
    if move.power not in sources:
        raise refusal("power.not_yours", "H5", possible=sources_text(sources))
    _check(draft.campaign, _in_game(draft, seat, move.power), move.order)
    orders = draft.company(seat).orders
    orders[move.power] = ",".join(move.order)
    if move.order == (ASK,):
        del orders[move.power]
    yield told(
        "standing.left",
        to=seat,
        power=source_text(move.power),
        order=word_texts(draft.campaign, move.power, move.order),
    )


def word_slot(campaign: Campaign, company: str, field: str, chosen: Mapping[str, Any]) -> Slot:
    """Tell what may stand in a field of the word that a company leaves between two games."""
    sources, source = _between(campaign, company), str(chosen.get("power"))
    return _slot(campaign, sources, _sayable(campaign, source) if source in sources else None, field, chosen)


def _between(campaign: Campaign, company: str) -> list[str]:
    return _favours(campaign, company) + advance.decisions_between(campaign, company)


def _favours(campaign: Campaign, company: str) -> list[str]:
    cards = pack().postcards
    return [card_source(card.no) for card in campaign.companies[company].office if cards[card.no].kind == "favour"]


def leave_word(campaign: Campaign, company: str, source: str, order: Sequence[str]) -> None:
    """Leave word between two games, for what a company has or will be asked. Raises IllegalMove."""
    record, sources = campaign.companies[company], _between(campaign, company)
    if source not in sources:
        raise refusal("power.not_yours", "H5", possible=sources_text(sources))
    _check(campaign, _sayable(campaign, source), order)
    record.orders[source] = ",".join(order)


def word_texts(campaign: Campaign, source: str, order: Sequence[str]) -> tuple[Text, ...]:
    """Name the entries of a word that was left for something; a list by preference is one sentence."""
    texts = tuple(_word(campaign, one) for one in order)
    if not advance.is_decision(source):
        return texts
    named = texts[-1]
    for text in reversed(texts[:-1]):
        named = say("word.else", first=text, then=named)
    return (named,)


def _check(campaign: Campaign, said: _Sayable, order: Sequence[str]) -> None:
    for place, entry in enumerate(order or ("",)):
        possible = said.next(order[:place])
        if entry not in possible:
            # No more of them than one reads.
            raise refusal(
                "standing.order", "H5", possible=tuple(_word(campaign, one) for one in possible[:_MOST_NAMED])
            )


def _word(campaign: Campaign, word: str) -> Text:
    if word in pack().events:
        return event_text(word)
    return say(f"option.order.{word}") if word in _GENERAL else advance.label(campaign, word)


_GENERAL = {HOLD, USE, NEXT, NEXT_LIGHTNING, NEXT_LASTING, ASK}
