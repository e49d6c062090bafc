"""Orders left in private at any time: for powers, and for questions that will come (L H5, K1, F7, L2, L4).

An order for a question is a list by preference: the first entry that is possible when the question comes is its answer,
and there is no prompt. If none is possible, the question is put to the company as if it had left no order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from engine.core.moves import Chain, Choice, Option, Slot
from engine.core.text import Text, text
from engine.core.views import Event
from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.legends.campaign import Campaign
from engine.ticket_to_ride.legends.events import HOLD, NEXT, NEXT_LASTING, NEXT_LIGHTNING, USE
from engine.ticket_to_ride.legends.facts import LegendsPrinted
from engine.ticket_to_ride.legends.moves import LeaveOrder
from engine.ticket_to_ride.legends.pack_files import pack, printed_of
from engine.ticket_to_ride.legends.powers import Survey
from engine.ticket_to_ride.legends.powers_in_play import card_source, power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import WAIT, Decision
from engine.ticket_to_ride.legends.texts import (
    colour_track_text,
    event_text,
    notice,
    refusal,
    source_text,
    sources_text,
    specialist_text,
)

SPECIALIST, LARGE, DEPOT = "word:specialist", "word:large", "word:depot"
"""The questions that an order may be left for; the question of a survey has the source of its postcard."""
NONE = "none"
"""The entry of an order that says to build nothing."""
_MOST_NAMED = 12
"""The most entries that a refusal names."""
MOST_WISHES = 5
"""The most entries in a list by preference."""
ASK = "ask"
"""The entry that takes back an order for a question, so that the question is put to the company."""


def _decisions(state: LegendsState, seat: int) -> list[str]:
    """Return the decisions for which a company may leave an order in a game; none of them depends on hidden things."""
    rules = state.campaign.rules
    found = [SPECIALIST] if not state.begun and "specialists" in rules else []
    if state.number in state.pack.figures.rule.growth.games and "growth" in rules:
        found.append(LARGE)
    if _depots_wished(state.campaign):
        found.append(DEPOT)
    return found + _surveys(state.campaign, state.company(seat).company)


def _depots_wished(campaign: Campaign) -> bool:
    """Return whether every company may say where it wishes for a depot."""
    return "depots" in campaign.rules


def _decisions_between(campaign: Campaign, company: str) -> list[str]:
    """Return the decisions for which a company may leave an order between two games."""
    return [*([SPECIALIST] if "specialists" in campaign.rules else []), *_surveys(campaign, company)]


def _surveys(campaign: Campaign, company: str) -> list[str]:
    """Return the surveys in an office by their sources."""
    cards, office = pack().postcards, campaign.companies[company].office
    return [f"card:{card.no}" for card in office if cards[card.no].kind == "survey"]


def is_decision(source: str) -> bool:
    """Return whether an order for a source answers a question, rather than saying when a power is to act."""
    kind, _, name = source.partition(":")
    return kind == "word" or (kind == "card" and pack().postcards[int(name)].kind == "survey")


def _wishes(campaign: Campaign, source: str, tickets: Iterable[TicketId]) -> list[str]:
    """Return what may be wished for: specialists, cities, tracks. ``tickets`` are the company's."""
    facts = pack()
    if source == SPECIALIST:
        return [one for one in facts.specialists if one not in campaign.leave]
    map_ = _map(campaign)
    towns: Iterable[str] = map_.board.cities
    if source == DEPOT:
        ends = {end for ticket in tickets for end in (facts.ticket(ticket).a, facts.ticket(ticket).b)}
        towns = [town for town in towns if town in ends and town not in campaign.depots]
    large = {*facts.large, *campaign.large}
    small = [town for town in towns if town not in large]
    if source in {LARGE, DEPOT}:
        return small
    effects = facts.postcards[int(source.partition(":")[2])].effects
    board = next(effect.board for effect in effects if isinstance(effect, Survey))
    small = [town for town in small if facts.town(town).piece == board]
    return small + [track.id for track in map_.tracks if not track.parallel and board in map_.boards_of(track)]


@cache
def _city_option(city: str) -> Text:
    """Name a city as an option."""
    return text("legends.option.city", city=pack().town(city).name)


def _wish_text(campaign: Campaign, entry: str) -> Text:
    """Name an entry of an order for a question."""
    facts = pack()
    if entry in facts.specialists:
        return specialist_text(entry)
    if entry in facts.board.cities:
        return _city_option(entry)
    if entry == NONE:
        return text("legends.option.build.none")
    track = _map(campaign).track(entry)
    return colour_track_text(track, campaign.stickers.get(track.id, track.colour))


def _map(campaign: Campaign) -> LegendsPrinted:
    """Return the map, which is the same in every game with these boards."""
    return printed_of(1, len(campaign.companies), tuple(campaign.opened), tuple(campaign.seconds))


def carried_out(events: Iterable[Event]) -> Iterator[Event]:
    """Mark events of an order carried out as revealing: nobody else knew of it, so the move before cannot be undone."""
    return (msgspec.structs.replace(event, reveals=True) for event in events)


def take_order(draft: LegendsState, seat: int, source: str, possible: Sequence[str]) -> str | None:
    """Carry out and remove the order for a question; return its entry, or None if no entry of it is possible.

    ``possible``: what can be chosen, in addition to ``none``.
    """
    orders = draft.company(seat).orders
    wished = orders.get(source, "").split(",")
    found = next((one for one in wished if one in possible or one == NONE), None)
    if found is not None:
        del orders[source]
    return found


def let_wait(draft: LegendsState, task: Decision, source: str) -> None:
    """Let companies that answer later and have left an order wait: they get a prompt only if the order fails."""
    for seat in task.seats[1:]:
        if source in draft.company(seat).orders:
            task.early.setdefault(seat, WAIT)


_ORDERS = {"event": (HOLD, NEXT, NEXT_LIGHTNING, NEXT_LASTING), "end": (HOLD, USE)}


class _Sayable(NamedTuple):
    """The entries that an order for one source may have."""

    alone: tuple[str, ...]
    """Entries that stand alone."""
    listed: tuple[str, ...] = ()
    """Entries of a list."""
    ranked: bool = False
    """Whether the list is by preference; otherwise it follows the order of ``listed``."""
    last: tuple[str, ...] = ()
    """Entries that stand alone and come last, so that the others keep their places whether or not these are offered."""

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
    """Return whether there is anything for which a company may leave an order now. This runs before every move."""
    return _depots_wished(state.campaign) or bool(orderable(state, seat))


def orderable(state: LegendsState, seat: int) -> list[str]:
    """Return the sources for which a company may leave an order now.

    These are its favours, a specialist who acts on events, and its questions to come (``_decisions``). All favours are
    among them, whatever they do: who holds one is public, but what it does is not.
    """
    found, specialist = _favours(state.campaign, state.company(seat).company), state.company(seat).specialist
    if specialist and state.pack.specialists[specialist].when == "event":
        found.append(f"specialist:{specialist}")
    return found + _decisions(state, seat)


def slot(state: LegendsState, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
    """Return what may stand in a field of the move."""
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
    return Chain(tuple(Option(one, _entry_text(campaign, one)) for one in options), may_end=bool(entries))


def _in_game(state: LegendsState, seat: int, source: str) -> _Sayable:
    company = state.company(seat)
    said = _sayable(state.campaign, source, company.tickets)
    back = is_decision(source) and source in company.orders
    return said._replace(last=(ASK,)) if back else said


def _sayable(campaign: Campaign, source: str, tickets: Sequence[TicketId] = ()) -> _Sayable:
    if is_decision(source):
        alone = () if source == SPECIALIST else (NONE,)
        return _Sayable(alone, tuple(_wishes(campaign, source, tickets)), ranked=True)
    when = power_of(source).when
    return _Sayable(_ORDERS.get(str(when), (HOLD,)), tuple(campaign.events) if when == "event" else ())


def play(draft: LegendsState, move: LeaveOrder) -> Iterator[Event]:
    """Leave an order. Raises IllegalMove."""
    seat, sources = int(move.seat), orderable(draft, int(move.seat))
    if move.power not in sources:
        raise refusal("legends.power.not_yours", "H5", possible=sources_text(sources))
    _check(draft.campaign, _in_game(draft, seat, move.power), move.order)
    orders = draft.company(seat).orders
    orders[move.power] = ",".join(move.order)
    if move.order == (ASK,):
        del orders[move.power]
    yield notice(
        "legends.standing.left",
        to=seat,
        power=source_text(move.power),
        order=order_texts(draft.campaign, move.power, move.order),
    )


def order_slot(campaign: Campaign, company: str, field: str, chosen: Mapping[str, Any]) -> Slot:
    """Return what may stand in a field of the order that a company leaves between two games."""
    sources, source = _between(campaign, company), str(chosen.get("power"))
    return _slot(campaign, sources, _sayable(campaign, source) if source in sources else None, field, chosen)


def _between(campaign: Campaign, company: str) -> list[str]:
    return _favours(campaign, company) + _decisions_between(campaign, company)


def _favours(campaign: Campaign, company: str) -> list[str]:
    cards = pack().postcards
    return [card_source(card.no) for card in campaign.companies[company].office if cards[card.no].kind == "favour"]


def leave_order(campaign: Campaign, company: str, source: str, order: Sequence[str]) -> None:
    """Leave an order between two games, for a power of a company or a question to come. Raises IllegalMove."""
    record, sources = campaign.companies[company], _between(campaign, company)
    if source not in sources:
        raise refusal("legends.power.not_yours", "H5", possible=sources_text(sources))
    _check(campaign, _sayable(campaign, source), order)
    record.orders[source] = ",".join(order)


def order_texts(campaign: Campaign, source: str, order: Sequence[str]) -> tuple[Text, ...]:
    """Name the entries of an order; a list by preference is one sentence."""
    texts = tuple(_entry_text(campaign, one) for one in order)
    if not is_decision(source):
        return texts
    named = texts[-1]
    for entry in reversed(texts[:-1]):
        named = text("legends.word.else", first=entry, then=named)
    return (named,)


def standing_texts(campaign: Campaign, source: str, order: Sequence[str]) -> tuple[Text, ...]:
    """Name the entries of a standing order like ``order_texts``, and say if it can no longer have any effect.

    That is so where all events that it names are retired: none of them is turned up again (L F2, H5).
    """
    texts, named = order_texts(campaign, source, order), [one for one in order if one in pack().events]
    over = bool(named) and campaign.events.keys().isdisjoint(named)
    return (text("legends.standing.over", events=texts),) if over else texts


def _check(campaign: Campaign, said: _Sayable, order: Sequence[str]) -> None:
    for place, entry in enumerate(order or ("",)):
        possible = said.next(order[:place])
        if entry not in possible:
            # No more of them than anybody would read.
            raise refusal(
                "legends.standing.order",
                "H5",
                possible=tuple(_entry_text(campaign, one) for one in possible[:_MOST_NAMED]),
            )


def _entry_text(campaign: Campaign, entry: str) -> Text:
    if entry in pack().events:
        return event_text(entry)
    # One for each of ``_GENERAL``.
    return text(f"legends.option.order.{entry}") if entry in _GENERAL else _wish_text(campaign, entry)


_GENERAL = {HOLD, USE, NEXT, NEXT_LIGHTNING, NEXT_LASTING, ASK}
