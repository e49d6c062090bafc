"""Sentences of Legends, without a language: each is a key under ``legends``."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text
from engine.ticket_to_ride.cards import Card
from engine.ticket_to_ride.legends.facts import Track
from engine.ticket_to_ride.legends.state import LegendsState


def say(key: str, **params: Param) -> Text:
    """Make a sentence."""
    return Text(f"legends.{key}", params)


def told(key: str, *, to: int | None = None, reveals: bool = False, **params: Param) -> Event:
    """Tell what happened: everybody, or one seat alone."""
    return Event(say(key, **params), None if to is None else Seat(to), reveals)


def refusal(key: str, rule: str, **params: Param) -> IllegalMove:
    """Refuse a move, citing a rule by its number, such as ``C3.2``."""
    return IllegalMove(f"legends.{key}", rule=f"legends.rule.{rule.replace('.', '-')}", **params)


def player(seat: int) -> Player:
    """Name whoever presides over a seat's company."""
    return Player(Seat(seat))


def card_word(state: LegendsState, card: Card) -> str:
    """Return the name of a card as it is shown: marks only once they mean something (L L6)."""
    cards = state.printed.cards
    if not state.marks_matter and card not in cards.never_held:
        card = cards.colour_of[card]
    return cards.names[card]


def card_text(state: LegendsState, card: Card) -> Text:
    """Name a card."""
    return Text(f"legends.card.{card_word(state, card).replace(' ', '-')}")


def cards_text(state: LegendsState, cards: Iterable[Card]) -> tuple[Text, ...]:
    """Name some cards, one by one."""
    return tuple(card_text(state, card) for card in cards)


def city(state: LegendsState, name: str) -> str:
    """Return a city's name as people write it."""
    return state.printed.pack.town(name).name


def track_text(state: LegendsState, track: Track) -> Text:
    """Name a track by its ends and colour."""
    a, b = (city(state, end) for end in track.ends)
    return say("track", a=a, b=b, colour=say(f"card.{state.colour_of(track)}"))


def ticket_text(state: LegendsState, ticket: str) -> Text:
    """Name a ticket by its ends and value."""
    printed = state.printed.pack.ticket(ticket)
    return say("ticket", a=city(state, printed.a), b=city(state, printed.b), value=printed.points)


def event_text(event: str) -> Text:
    """Name an event."""
    return say(f"event.{event}")


def source_text(source: str) -> Text:
    """Name a power by its source: an event, a postcard or a specialist."""
    kind, _, name = source.partition(":")
    return say(f"{kind}.{name}")
