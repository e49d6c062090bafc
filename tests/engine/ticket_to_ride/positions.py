"""Positions of Ticket to Ride: Europe laid out by hand, in words, and what a test asks of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.core.text import Text
from engine.ticket_to_ride.cards import CARDS, Card, CardName
from engine.ticket_to_ride.europe.game import EUROPE
from engine.ticket_to_ride.europe.table import BOARD, RULES
from engine.ticket_to_ride.europe.view import EuropeView
from engine.ticket_to_ride.state import Holdings, TicketToRideState
from engine.ticket_to_ride.supply import Supply

FACE_UP = "purple blue orange white green"
DECK = "yellow black red purple blue orange white green yellow black red purple blue orange white green"
SHORT_TICKETS = tuple(ticket.id for ticket in BOARD.tickets.values() if not ticket.long)


class Table:
    """A match at a position, which counts its cards after every move."""

    def __init__(self, state: TicketToRideState) -> None:
        self.match = Match(EUROPE, Setup("europe", len(state.seats)), "a position laid out by hand")
        self.match.state = state
        self._cards = census(state)

    @property
    def state(self) -> TicketToRideState:
        return self.match.state

    def play(self, *moves: Move) -> tuple[Event, ...]:
        """Play some moves and return the events of the last."""
        events: tuple[Event, ...] = ()
        for move in moves:
            events = self.match.play(move)
            assert census(self.state) == self._cards
        return events

    def refuses(self, move: Move, key: str, rule: str | None = None) -> dict[str, object]:
        """Hold that a move is refused with this sentence and rule and changes nothing; return what the sentence names."""
        before = codec.encode_state(self.state)
        with pytest.raises(IllegalMove) as refusal:
            self.match.play(move)
        assert (refusal.value.text.key, refusal.value.rule and refusal.value.rule.key) == (key, rule)
        assert codec.encode_state(self.state) == before
        return refusal.value.text.params

    def view(self, viewer: int | None = None) -> EuropeView:
        return EUROPE.view(self.state, None if viewer is None else Seat(viewer))

    def hand(self, seat: int) -> str:
        return written(self.state.seats[seat].hand)

    @property
    def row(self) -> str:
        return named(self.state.supply.row)

    @property
    def deck(self) -> str:
        return named(reversed(self.state.supply.deck))

    @property
    def discards(self) -> str:
        return named(self.state.supply.discards)

    @property
    def to_move(self) -> set[int]:
        return set(EUROPE.actors(self.state))

    def kinds(self, seat: int) -> set[str]:
        return {kind.kind() for kind in EUROPE.kinds(self.state, Seat(seat))}

    def offers(self, seat: int, kind: type[Move], field: str, **chosen: object) -> set[str]:
        """Name what may stand in a field of a move."""
        return {option.value for option in EUROPE.slot(self.state, Seat(seat), kind, field, chosen).options}


def position(
    players: int = 3,
    *,
    to_move: int = 0,
    hands: Mapping[int, str] | None = None,
    claims: Mapping[str, int] | None = None,
    stations: Mapping[str, int] | None = None,
    trains: Mapping[int, int] | None = None,
    tickets: Mapping[int, Sequence[str]] | None = None,
    row: str = FACE_UP,
    deck: str = DECK,
    discards: str = "",
    ticket_deck: Sequence[str] = SHORT_TICKETS,
    turns_left: int | None = None,
) -> Table:
    """Lay out a position at the beginning of a turn.

    Hands are written as ``3 red, 1 locomotive``, rows and decks as ``red red locomotive``; decks begin with the card
    or ticket to be drawn next. Trains are what the claims leave of 45 unless told otherwise.
    """
    claims, stations, trains, tickets, hands = claims or {}, stations or {}, trains or {}, tickets or {}, hands or {}
    state = TicketToRideState(
        rng=Rng("a position laid out by hand"),
        frames=[Frame("turns", [*range(players)], at=to_move)],
        seats=[
            Holdings(
                hand=counted(hands.get(seat, "")),
                trains=trains.get(
                    seat, RULES.trains - sum(BOARD.routes[r].length for r, o in claims.items() if o == seat)
                ),
                stations=RULES.stations - sum(owner == seat for owner in stations.values()),
                tickets=[*tickets.get(seat, ())],
                offered=[],
            )
            for seat in range(players)
        ],
        start=Seat(0),
        supply=Supply(indexes(deck)[::-1], indexes(discards), indexes(row)),
        ticket_deck=[*reversed(ticket_deck)],
        claims={**claims},
        stations={**stations},
        turns_left=turns_left,
    )
    return Table(state)


def counted(hand: str) -> list[int]:
    counts = [0] * len(CARDS)
    for part in filter(None, hand.split(", ")):
        number, name = part.split(" ")
        counts[CARDS.index(CardName(name))] += int(number)
    return counts


def written(hand: Sequence[int]) -> str:
    return ", ".join(f"{number} {name}" for number, name in zip(hand, CARDS, strict=True) if number)


def words(several: str) -> list[str]:
    """Return the words of a string: ids or cards written one after the other."""
    return several.split()


def bag(cards: str) -> Counter[str]:
    """Return written cards whatever their order."""
    return Counter(words(cards))


def indexes(cards: str) -> list[Card]:
    return [CARDS.index(CardName(name)) for name in words(cards)]


def named(cards) -> str:
    return " ".join(CARDS[card] for card in cards)


def census(state: TicketToRideState) -> Counter[str]:
    """Count the cards, wherever they are."""
    cards = [*state.supply.deck, *state.supply.discards, *state.supply.row]
    cards += [card for held in state.seats for card, number in enumerate(held.hand) for _ in range(number)]
    if state.tunnel:
        cards += [*state.tunnel.payment.cards(), *state.tunnel.revealed]
    return Counter(CARDS[card] for card in cards)


def keys(events: Sequence[Event]) -> list[str]:
    return [event.text.key for event in events]


def told(events: Sequence[Event], key: str) -> dict[str, object]:
    """Return what the only event with a key names."""
    (params,) = (event.text.params for event in events if event.text.key == key)
    return params


def card_names(cards: object) -> str:
    """Write the cards that an event names."""
    return " ".join(card.key.removeprefix("ttr.card.") for card in cards)


def every_key(value: object) -> Iterator[str]:
    """Name every key within a text, however deep, but for the colour that a route's own name bears."""
    if isinstance(value, Text) and value.key == "ttr.route.twin":
        yield value.key
    elif isinstance(value, Text):
        yield value.key
        yield from every_key(tuple(value.params.values()))
    elif isinstance(value, tuple):
        for part in value:
            yield from every_key(part)
