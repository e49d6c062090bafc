"""Word left in advance for what a company will be asked: its specialist and what it builds (L K1, F7, L2).

A word is a list by preference: the first entry that is possible when the time comes is taken, and nobody is asked.
Where none is possible, the company is asked as if it had said nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import msgspec

from engine.core.events import Event
from engine.core.text import Text
from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.legends.campaign import Campaign
from engine.ticket_to_ride.legends.facts import LegendsPrinted
from engine.ticket_to_ride.legends.pack_files import pack, printed_of
from engine.ticket_to_ride.legends.powers import Survey
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.words import colour_track_text, say

SPECIALIST, LARGE, DEPOT = "word:specialist", "word:large", "word:depot"
"""What word is left for; for a survey it is the source of its postcard."""
NONE = "none"
"""Word that nothing is to be built."""


def decisions(state: LegendsState, seat: int) -> list[str]:
    """Return the decisions for which a company may leave word in a game: they depend on nothing that is hidden."""
    rules = state.campaign.rules
    found = [SPECIALIST] if not state.begun and "specialists" in rules else []
    if state.number in state.pack.figures.rule.growth.games and "growth" in rules:
        found.append(LARGE)
    if depots_wished(state.campaign):
        found.append(DEPOT)
    return found + surveys(state.campaign, state.company(seat).company)


def depots_wished(campaign: Campaign) -> bool:
    """Tell whether every company may say where it wishes for a depot."""
    return "depots" in campaign.rules


def decisions_between(campaign: Campaign, company: str) -> list[str]:
    """Return those for which it may leave word between two games."""
    return [*([SPECIALIST] if "specialists" in campaign.rules else []), *surveys(campaign, company)]


def surveys(campaign: Campaign, company: str) -> list[str]:
    """Return the surveys in an office by their sources."""
    cards, office = pack().postcards, campaign.companies[company].office
    return [f"card:{card.no}" for card in office if cards[card.no].kind == "survey"]


def is_decision(source: str) -> bool:
    """Tell whether word for a source answers a decision, and is no standing order of a power."""
    kind, _, name = source.partition(":")
    return kind == "word" or (kind == "card" and pack().postcards[int(name)].kind == "survey")


def listed(campaign: Campaign, source: str, tickets: Iterable[TicketId]) -> list[str]:
    """Return what may be wished for: specialists, cities, tracks. ``tickets``: those of the company."""
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
    return small + [track.id for track in map_.tracks if not track.beside and board in map_.boards_of(track)]


@cache
def city_option(city: str) -> Text:
    """Name a city among others."""
    return say("option.city", city=pack().town(city).name)


def label(campaign: Campaign, word: str) -> Text:
    """Name an entry of such a word."""
    facts = pack()
    if word in facts.specialists:
        return say(f"specialist.{word}")
    if word in facts.board.cities:
        return city_option(word)
    if word == NONE:
        return say("option.build.none")
    track = _map(campaign).track(word)
    return colour_track_text(track, campaign.stickers.get(track.id, track.colour))


def _map(campaign: Campaign) -> LegendsPrinted:
    """Return the map, which is the same in every game with these boards."""
    return printed_of(1, len(campaign.companies), tuple(campaign.opened), tuple(campaign.seconds))


def carried_out(events: Iterable[Event]) -> Iterator[Event]:
    """Tell what comes of such a word: until now nobody else knew it, so whoever moved before cannot unlearn it."""
    return (msgspec.structs.replace(event, reveals=True) for event in events)


def take_word(draft: LegendsState, seat: int, source: str, possible: Sequence[str]) -> str | None:
    """Return what a company has said for a decision, the word being kept then; None: it has said nothing that can be.

    ``possible``: what can be chosen, beside ``none``.
    """
    orders = draft.company(seat).orders
    wished = orders.get(source, "").split(",")
    found = next((one for one in wished if one in possible or one == NONE), None)
    if found is not None:
        del orders[source]
    return found
