"""Sentences of Legends, without a language: each is a key under ``legends``."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, lru_cache

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.cards import Card, CardSet
from engine.ticket_to_ride.legends.facts import WILD, Pack, Postcard, Track
from engine.ticket_to_ride.legends.pack_files import pack, read_key
from engine.ticket_to_ride.legends.powers import Counter, Raised
from engine.ticket_to_ride.legends.state import LegendsState


def notice(key: str, *, to: int | None = None, reveals: bool = False, **params: Param) -> Event:
    """Return an event for everybody, or for one seat alone; its text is the sentence of that key."""
    return Event(text(key, **params), None if to is None else Seat(to), reveals)


TURN_RULE = "legends.rule.C1"
"""The rule on whose turn it is and what a turn consists of."""


def refusal(key: str, rule: str, **params: Param) -> IllegalMove:
    """Refuse a move, citing a rule by its number, such as ``C3.2``."""
    return IllegalMove(key, rule=f"legends.rule.{rule.replace('.', '-')}", **params)


def player(seat: int) -> Player:
    """Name the president of a seat's company."""
    return Player(Seat(seat))


def shown_name(state: LegendsState, card: Card) -> str:
    """Return the name of a card as it is shown: marks only once they mean something (L L6)."""
    return shown_names(state)[card]


def shown_names(state: LegendsState) -> tuple[str, ...]:
    """Return the names of all cards as they are shown."""
    return state.pack.cards.names if state.marks_matter else _unmarked(state.pack.cards)


@cache
def _unmarked(cards: CardSet) -> tuple[str, ...]:
    return tuple(cards.names[cards.colour_of.get(card, card)] for card in range(len(cards.names)))


def card_text(state: LegendsState, card: Card) -> Text:
    """Name a card."""
    return named_card(shown_name(state, card))


@lru_cache(maxsize=1024)
def named_card(name: str) -> Text:
    """Name a card, or the colour of a track, by its name in payments."""
    # One for each card and each colour.
    return text(f"legends.card.{name.replace(' ', '-')}")


def cards_text(state: LegendsState, cards: Iterable[Card]) -> tuple[Text, ...]:
    """Name some cards, one by one."""
    return tuple(card_text(state, card) for card in cards)


def counted_text(state: LegendsState, cards: Iterable[Card]) -> tuple[Text, ...]:
    """Return how many cards of each name there are."""
    words, counts = shown_names(state), dict[str, int]()
    for card in cards:
        counts[words[card]] = counts.get(words[card], 0) + 1
    return tuple(_so_many(number, name) for name, number in counts.items())


@lru_cache(maxsize=256)
def _so_many(number: int, name: str) -> Text:
    return (
        text("legends.wilds", number=number)
        if name == WILD
        else text("legends.cards", number=number, card=named_card(name))
    )


@lru_cache(maxsize=1024)
def payment_text(written: str) -> Text:
    """Name a set as it is written down: ``2 red, 1 wild``, ``3 wild as green``."""
    cards, _, colour = written.partition(" as ")
    parts = [part.strip().partition(" ") for part in cards.split(",")]
    counted = tuple(_so_many(int(number), name) for number, _, name in parts)
    return (
        text("legends.option.set_as", cards=counted, colour=named_card(colour))
        if colour
        else text("legends.option.set", cards=counted)
    )


def city(state: LegendsState, name: str) -> str:
    """Return a city's name as people write it."""
    return state.pack.town(name).name


def track_text(state: LegendsState, track: Track) -> Text:
    """Name a track by its ends and colour."""
    return colour_track_text(track, state.colour_of(track))


def colour_track_text(track: Track, colour: str) -> Text:
    """Name a track by its ends and a given colour."""
    a, b = (pack().town(end).name for end in track.ends)
    return text("legends.track", a=a, b=b, colour=named_card(colour))


def ticket_text(state: LegendsState, ticket: str) -> Text:
    """Name a ticket by its ends and value."""
    return _ticket_text(state.pack, ticket)


@cache
def _ticket_text(facts: Pack, ticket: str) -> Text:
    printed = facts.ticket(ticket)
    return text("legends.ticket", a=facts.town(printed.a).name, b=facts.town(printed.b).name, points=printed.points)


def tickets_text(state: LegendsState, tickets: Iterable[str]) -> tuple[Text, ...]:
    """Name some tickets."""
    return tuple(ticket_text(state, ticket) for ticket in tickets)


@lru_cache(maxsize=1024)
def event_text(event: str) -> Text:
    """Name an event."""
    # One for each event.
    return text(f"legends.event.{event}")


def event_rule(event: str) -> Text:
    """Return what an event does, as it stands on its card."""
    # One for each event.
    return text(f"legends.event.{event}.text")


@lru_cache(maxsize=1024)
def source_text(source: str) -> Text:
    """Name a power by its source: an event, a postcard, a specialist, or a rule that money is gained or paid by."""
    kind, _, name = source.partition(":")
    # One for each event, postcard, specialist and rule.
    return text(f"legends.{_PRINTED.get(kind, kind)}.{name}")


_PRINTED = {"card": "postcard", "first": "event"}


def sources_text(sources: Iterable[str]) -> tuple[Text, ...]:
    """Name some powers."""
    return tuple(source_text(source) for source in sources)


def rule_of(state: LegendsState, source: str) -> Text:
    """Return what a power does, as it stands on its card."""
    kind, _, name = source.partition(":")
    if kind == "specialist":
        return specialist_rule(name, state.campaign.rules)
    if kind != "card":
        # One for each event.
        return text(f"legends.{kind}.{name}.text")
    return card_rule(state.pack.postcards[int(name)])


def specialist_rule(name: str, rules: Collection[str]) -> Text:
    """Return what a specialist does, without the part that means nothing until its rule is switched on (L A12)."""
    early = any(
        isinstance(effect, Raised) and COUNTED_BY[effect.name] not in rules
        for effect in pack().specialists[name].effects
    )
    # One for each specialist, and another for some of them.
    return text(f"legends.specialist.{name}.before" if early else f"legends.specialist.{name}.text")


COUNTED_BY: dict[Counter, str] = {
    "herds": "herds",
    "digs": "dig",
    "trestles": "trestle",
    "coal": "coal",
    "bonds": "bonds",
}
"""The rule that each counter belongs to: until it is switched on there is nothing to count."""


def card_rule(card: Postcard) -> Text:
    """Return what a postcard does: its hidden side, or if nothing is hidden the side that is read aloud."""
    return hidden_side(card.no) if card.secret else read_text(card)


def hidden_side(postcard: int) -> Text:
    """Return the side of a postcard that is not read aloud."""
    return text(f"legends.postcard.{postcard}.secret")  # one for each postcard that hides something


def postcard_title(postcard: int) -> Text:
    """Return the title of a postcard."""
    return text(f"legends.postcard.{postcard}")  # one for each postcard


def specialist_text(specialist: str) -> Text:
    """Name a specialist."""
    return text(f"legends.specialist.{specialist}")  # one for each specialist


def story_title(card: str) -> Text:
    """Return the title of a card of the story."""
    return text(f"legends.story.{card}")  # one for each card


def board_text(board: str) -> Text:
    """Name a board."""
    return text(f"legends.board.{board}")  # one for each board


def board_motto(board: str) -> Text:
    """Return what a board promises."""
    return text(f"legends.board.{board}.text")  # one for each board


def company_text(company: str) -> Text:
    """Name the colour of a company."""
    return text(f"legends.company.{company}")  # one for each company


def item_text(item: str) -> Text:
    """Name a thing that lies in a vault."""
    return text(f"legends.item.{item}")  # one for each thing


def rule_title(rule: str) -> Text:
    """Name a rule that a campaign has opened, or a section of the rulebook."""
    return text(f"legends.rule.{rule}")  # one for each section


def read_text(card: Postcard) -> Text:
    """Return the side of a postcard that is read aloud."""
    return text(read_key(card))
