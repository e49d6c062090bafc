"""What the conformance tests must be told of each registered game: what is hidden, and what must never change in sum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core import codec
from engine.core.game import Game, Setup
from engine.core.moves import Move, fields
from engine.core.options import Chain, Slot
from engine.core.players import random_move
from engine.core.registry import find
from engine.core.rng import Rng
from engine.eighteenxx.state import all_money
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.moves import DrawCard, DrawTickets, KeepTickets
from engine.ticket_to_ride.parts.tunnels import AbandonTunnel
from tests.engine.german_railways import world as german

BOARD = PRINTED.board


@dataclass(frozen=True)
class World:
    """One game as the conformance tests need it."""

    game: Game[Any]
    longest: int
    """No random game takes more moves than this."""
    scramble: Callable[[Any, int | None, Random], Any]
    """Another state that differs only in what the viewer may not see."""
    census: Callable[[Any], dict[Hashable, int]]
    """What is counted: the same at every position of a game."""
    hidden_moves: Callable[[Any, Any, int], Iterable[tuple[Move, Move]]]
    """Pairs of moves of a seat in two such states which the others cannot tell apart, as neither turns anything up."""
    internal: Callable[[Any], Iterable[str]]
    """Names of things in the log and in the state that nobody should have to read."""

    def positions(self, seed: str, players: int):
        """Every (state, seat, move) of one random game, the state being the one before the move."""
        state = self.game.setup(Setup(self.game.info.key, players), seed)
        luck = Rng(f"{seed}:luck")
        while actors := sorted(self.game.actors(state)):
            seat = actors[luck.below(len(actors))]
            move = random_move(self.game, state, seat, luck)
            yield codec.clone(state), seat, move
            for _ in self.game.play(state, move):
                pass


def walk(game: Game[Any], state: Any, seat: int, luck: Rng) -> tuple[Move, list[tuple[str, str, Slot]]]:
    """Fill in a random move, and return with it everything that was offered on the way."""
    move, met = random_move(game, state, seat, luck), []
    chosen: dict[str, Any] = {}
    for field in fields(type(move)):
        value = getattr(move, field)
        slot = game.slot(state, seat, type(move), field, chosen)
        met.append((move.kind(), field, slot))
        if isinstance(slot, Chain):
            entries = (value[:number] for number in range(1, len(value) + 1))
            met += [
                (move.kind(), field, game.slot(state, seat, type(move), field, {**chosen, field: e})) for e in entries
            ]
        chosen[field] = value
    return move, met


def scramble_europe(state, viewer, chance):
    """Deal the hidden cards and tickets anew: decks in another order, hands and tickets of the others exchanged."""
    other = codec.clone(state)
    other.rng.seed = f"another-{chance.random()}"
    strangers = [held for seat, held in enumerate(other.seats) if seat != viewer]
    cards = [card for held in strangers for card, number in enumerate(held.hand) for _ in range(number)]
    cards += other.supply.deck
    chance.shuffle(cards)
    for held in strangers:
        size = sum(held.hand)
        dealt, cards = cards[:size], cards[size:]
        held.hand = [dealt.count(card) for card in range(len(held.hand))]
    other.supply.deck = cards
    tickets = [ticket for held in strangers for ticket in held.tickets + held.offered] + other.ticket_deck
    chance.shuffle(tickets)
    for held in strangers:
        held.tickets = [tickets.pop() for _ in held.tickets]
        held.offered = [tickets.pop() for _ in held.offered]
    other.ticket_deck = tickets
    return other


def census_of_europe(state):
    cards = Counter(state.supply.deck + state.supply.discards + state.supply.row)
    for held in state.seats:
        cards.update(dict(enumerate(held.hand)))
    if state.claim:
        cards.update(state.claim.revealed + state.claim.laid)
    counted = {("card", card): number for card, number in cards.items() if number}
    for seat, held in enumerate(state.seats):
        laid = sum(BOARD.routes[route].length for route, owner in state.claims.items() if owner == seat)
        counted["trains", seat] = held.trains + laid
        counted["stations", seat] = held.stations + sum(owner == seat for owner in state.stations.values())
    opening = any(frame.round == "opening" for frame in state.frames)
    if not opening:
        counted["tickets"] = len(state.ticket_deck) + sum(len(held.tickets + held.offered) for held in state.seats)
    return counted


def hidden_moves_of_europe(state, other, seat):
    kinds = find("europe").kinds(state, seat)
    if DrawCard in kinds and state.supply.deck:
        yield DrawCard(seat, "deck"), DrawCard(seat, "deck")
    if DrawTickets in kinds:
        yield DrawTickets(seat), DrawTickets(seat)
    if KeepTickets in kinds:
        here, there = (some.seats[seat].offered for some in (state, other))
        for size in range(min(2, len(here)), len(here) + 1):
            yield KeepTickets(seat, tuple(here[:size])), KeepTickets(seat, tuple(there[-size:]))
    if AbandonTunnel in kinds:
        yield AbandonTunnel(seat), AbandonTunnel(seat)


def scramble_18cz(state, viewer, chance):
    """Exchange the only thing that is hidden: the seed."""
    other = codec.clone(state)
    other.rng.seed = f"another-{chance.random()}"
    return other


def census_of_18cz(state):
    counted = {"cash": all_money(state)}
    for company, charter in state.charters.items():
        counted["certificates", company] = len(charter.certificates)
    built = sum(company is not None for hexes in state.board.stations.values() for slots in hexes for company in slots)
    counted["stations"] = built + sum(charter.stations for charter in state.charters.values())
    laid = Counter(tile.tile for tile in state.board.laid.values())
    for tile, copies in state.board.supply.items():
        counted["tiles", tile] = len(copies) + laid[tile]
    cards = [*state.depot.deck, *state.depot.pool, *(train for c in state.charters.values() for train in c.trains)]
    for card, number in Counter(train.id for train in cards).items():
        assert number == 1, f"{card} is in two places"
        counted["card", card] = number
    return counted


def hidden_moves_of_18cz(state, other, seat):
    """Nothing that is hidden bears on any move."""
    move = random_move(find("18cz"), state, seat, Rng("any"))
    yield move, move


def internal_of_europe(state):
    return {*BOARD.routes, *BOARD.tickets, *BOARD.cities}


def internal_of_18cz(state):
    """Return the ids of the train cards: what people read on a card is its faces, and the letter of its rank."""
    owned = (train for charter in state.charters.values() for train in charter.trains)
    return {train.id for train in (*owned, *state.depot.deck, *state.depot.pool)}


WORLDS = {
    "europe": World(
        find("europe"), 3000, scramble_europe, census_of_europe, hidden_moves_of_europe, internal_of_europe
    ),
    "18cz": World(find("18cz"), 4000, scramble_18cz, census_of_18cz, hidden_moves_of_18cz, internal_of_18cz),
    "german": World(
        find("german"), german.LONGEST, german.scramble, german.census, german.hidden_moves, german.internal
    ),
}
