"""Positions of Ticket to Ride games laid out by hand, in words, and what a test asks of them.

>>> table = position(hands={0: "2 blue, 1 locomotive"}, claims={"paris-zurich": 1}, deck="blue red green white")
>>> events = table.play(ClaimRoute(0, "munchen-venezia", "2 blue"))  # a tunnel: three cards are turned over
>>> table.view().tunnel.revealed
('blue', 'red', 'green')
>>> at_once = position(hands={0: "1 locomotive"}, tunnel=("munchen-venezia", "2 blue", "blue red green"))
>>> at_once.kinds(0) == table.kinds(0) == {"tunnel", "abandon"}
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.game import Game, Setup
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.core.text import Text
from engine.core.views import Event
from engine.ticket_to_ride.cards import Card, CardSet, parse_payment
from engine.ticket_to_ride.europe.game import EUROPE
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.tunnels import TunnelClaim
from engine.ticket_to_ride.europe.view import EuropeView
from engine.ticket_to_ride.moves import ClaimRoute  # noqa: F401 - for the example above

FACE_UP = "purple blue orange white green"
DECK = "yellow black red purple blue orange white green yellow black red purple blue orange white green"
SHORT_TICKETS = tuple(ticket.id for ticket in PRINTED.board.tickets.values() if not ticket.long)
SEED = "a position laid out by hand"


class Table:
    """A match at a position, which counts its cards after every move."""

    def __init__(self, state, game: Game = EUROPE) -> None:
        self.game = game
        self.match = Match(game, Setup(game.info.key, len(state.seats)), SEED)
        self.match.state = state
        self._cards = census(state)

    @property
    def state(self):
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
        return self.game.view(self.state, None if viewer is None else Seat(viewer))

    def hand(self, seat: int) -> str:
        return written(self.state.seats[seat].hand, self.state.printed.cards)

    @property
    def row(self) -> str:
        return self._named(self.state.supply.row)

    @property
    def deck(self) -> str:
        return self._named(reversed(self.state.supply.deck))

    @property
    def discards(self) -> str:
        return self._named(self.state.supply.discards)

    def _named(self, cards) -> str:
        return named(cards, self.state.printed.cards)

    @property
    def to_move(self) -> set[int]:
        return set(self.game.actors(self.state))

    def kinds(self, seat: int) -> set[str]:
        return {kind.kind() for kind in self.game.kinds(self.state, Seat(seat))}

    def offers(self, seat: int, kind: type[Move], field: str, **chosen: object) -> set[str]:
        """Name what may stand in a field of a move."""
        return {option.value for option in self.game.slot(self.state, Seat(seat), kind, field, chosen).options}


def position(
    players: int = 3,
    *,
    game: Game = EUROPE,
    to_move: int = 0,
    start: int = 0,
    hands: Mapping[int, str] | None = None,
    tickets: Mapping[int, Sequence[str]] | None = None,
    offered: Mapping[int, Sequence[str]] | None = None,
    claims: Mapping[str, int] | None = None,
    trains: Mapping[int, int] | None = None,
    row: str = FACE_UP,
    deck: str = DECK,
    discards: str = "",
    ticket_deck: Sequence[str] = SHORT_TICKETS,
    turns_left: int | None = None,
    passes: int = 0,
    opening: bool = False,
    second_card: bool = False,
    tunnel: tuple[str, str, str] | None = None,
    **own: object,
) -> Table:
    """Lay out a position at the beginning of a turn, or in the midst of one.

    Args:
        players: how many sit at the table; seats are numbered from 0.
        game: of the family.
        to_move: whose turn it is.
        start: who began.
        hands: by seat, written as ``3 red, 1 locomotive``.
        tickets: those held, by seat.
        offered: those to choose from, by seat: the player whose turn it is has just drawn them.
        claims: the routes claimed, in order, and by whom.
        trains: those left, by seat; what the claims leave unless told otherwise.
        row: face-up cards, written as ``red red locomotive``.
        deck: the face-down deck, beginning with the card to be drawn next.
        discards: written in the same way.
        ticket_deck: beginning with the ticket to be drawn next.
        turns_left: until the end, in the last round.
        passes: how many players in a row could do nothing.
        opening: the tickets offered are the opening ones, from which all choose at once.
        second_card: the player whose turn it is has drawn one card.
        tunnel: the player whose turn it is has laid down a payment (not in the hand any more) for a tunnel, and these
            cards have been turned over: ``("munchen-venezia", "2 blue", "blue red green")``.
        own: what only one game has, such as ``stations={"wien": 0}``: the fields of its state by name.

    """
    state = game.setup(Setup(game.info.key, players), SEED)
    state.rng = Rng(SEED)
    state.start = Seat(start)
    state.claims = {**(claims or {})}
    state.turns_left, state.passes = turns_left, passes
    for field, value in own.items():
        assert hasattr(state, field), field
        setattr(state, field, value)
    _stack(state, row=row, deck=deck, discards=discards, ticket_deck=ticket_deck)
    _deal(state, hands=hands or {}, tickets=tickets or {}, offered=offered or {}, trains=trains or {})
    state.frames = [Frame("turns", [*range(players)], at=to_move)]
    if opening:
        state.frames.append(Frame("opening", [seat for seat in range(players) if state.seats[seat].offered]))
    else:
        _interrupt(state, Seat(to_move), second_card=second_card, tunnel=tunnel)
    return Table(state, game)


def _stack(state, *, row: str, deck: str, discards: str, ticket_deck: Sequence[str]) -> None:
    """Lay out the cards and tickets that nobody has."""
    cards = state.printed.cards
    state.supply.row, state.supply.discards = indexes(row, cards), indexes(discards, cards)
    state.supply.deck = indexes(deck, cards)[::-1]
    state.ticket_deck = [*reversed(ticket_deck)]


def _deal(state, *, hands, tickets, offered, trains) -> None:
    """Give the players their cards, tickets, trains and stations, by seat."""
    rules, routes = state.printed.rules, state.printed.board.routes
    for seat, held in enumerate(state.seats):
        held.hand = counted(hands.get(seat, ""), state.printed.cards)
        built = sum(routes[route].length for route, owner in state.claims.items() if owner == seat)
        held.trains = trains.get(seat, rules.trains - built)
        held.tickets, held.offered = [*tickets.get(seat, ())], [*offered.get(seat, ())]
        if rules.stations:
            held.stations = rules.stations.number - sum(owner == seat for owner in state.stations.values())


def _interrupt(state, seat: Seat, *, second_card: bool, tunnel: tuple[str, str, str] | None) -> None:
    """Let the turn have begun with something that must be decided first."""
    if tunnel:
        cards = state.printed.cards
        route, paid, turned_over = tunnel
        payment, revealed = parse_payment(cards, paid), indexes(turned_over, cards)
        laid = [payment.colour] * payment.coloured + [cards.wild] * payment.wilds
        extra = sum(card in {payment.colour, cards.wild} for card in revealed)
        state.claim = TunnelClaim(seat, route, payment, laid, revealed, extra)
    rounds = {"claim": tunnel, "second_card": second_card, "new_tickets": state.seats[seat].offered}
    for name in (name for name, open_ in rounds.items() if open_):
        state.finish("turn")
        state.interrupt(name, [seat])
        if name == "claim":
            state.finish("turn_over")


def counted(hand: str, cards: CardSet = PRINTED.cards) -> list[int]:
    counts = cards.empty_hand()
    for part in filter(None, hand.split(", ")):
        number, name = part.split(" ")
        counts[cards.numbers[name]] += int(number)
    return counts


def written(hand: Sequence[int], cards: CardSet = PRINTED.cards) -> str:
    return ", ".join(f"{number} {name}" for number, name in zip(hand, cards.held, strict=True) if number)


def words(several: str) -> list[str]:
    """Return the words of a string: ids or cards written one after the other."""
    return several.split()


def bag(cards: str) -> Counter[str]:
    """Return written cards whatever their order."""
    return Counter(words(cards))


def indexes(several: str, cards: CardSet = PRINTED.cards) -> list[Card]:
    return [cards.numbers[name] for name in words(several)]


def named(several, cards: CardSet = PRINTED.cards) -> str:
    return " ".join(cards.names[card] for card in several)


def census(state) -> Counter[str]:
    """Count the cards, wherever they are."""
    cards = [*state.supply.deck, *state.supply.discards, *state.supply.row]
    cards += [card for held in state.seats for card, number in enumerate(held.hand) for _ in range(number)]
    if state.claim:
        cards += [*state.claim.laid, *getattr(state.claim, "revealed", ())]
    return Counter(state.printed.cards.names[card] for card in cards)


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
