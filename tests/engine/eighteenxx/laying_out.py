"""Laying out a position of an 18xx game in game terms; ``positions.py`` plays from it and shows an example."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.eighteenxx.board import LaidTile, LaidTunnel, Place, stop_successors
from engine.eighteenxx.companies import Train
from engine.eighteenxx.offers import OFFER
from engine.eighteenxx.rounds import go_first
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.tunnels import ends_named, kind_of
from engine.eighteenxx.turns import Calendar, CompanyTurn, Offer, Trading
from tests.engine.eighteenxx.invariants import money

ADA, BO, CY, DI = (Seat(number) for number in range(4))


class Position:
    """A match whose position is laid out, in any order, and begun by ``stock`` or ``operating``."""

    game: Any
    """The game, as the registry has it."""
    steps: tuple[str, ...]
    """Names of the steps of a company's turn, in order, without the standing ones."""

    def __init__(self, players: int = 3, *, phase: str | None = None, cash: int = 1000, **variants: str) -> None:
        setup = Setup(self.game.info.key, players, variants)
        self.match = Match(self.game, setup, "a position laid out by hand")
        self.state.order = [Seat(number) for number in range(players)]
        for player in self.state.players:
            player.cash = cash
        self.state.bank = 0
        if phase is not None:
            self.phase(phase)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def printed(self) -> Any:
        return self.state.printed

    def phase(self, rank: str) -> Self:
        """Begin a phase: what was sold before it is out of the game, and the first card of its rank is sold."""
        self.state.depot.phase = rank
        deck = self.state.depot.decks[self.printed.cards[rank].deck]
        ranks = list(self.printed.cards)
        if rank != ranks[0]:
            ids = [card.id for card in deck]
            self.deck(f"{rank}2" if f"{rank}2" in ids else f"{rank}1")
        return self

    def company(
        self,
        name: str,
        shares: Mapping[int | str, int],
        *,
        price: int = 0,
        par: int = 0,
        cash: int = 0,
        trains: str = "",
        at: str = "",
        floated: bool = True,
        operated: bool = True,
    ) -> Self:
        """Start a company: ``shares`` is percent by owner (a seat, ``ipo``, ``pool``, a treasury), the president's first; trains are written ``d1:3+3``."""
        charter = self.state.charters[name]
        charter.par = par or price or self.printed.kind(name).par[0]
        seats = iter(shares)
        first, *others = charter.certificates
        charter.president = first.holder = president = owner_of(next(seats))
        left = {**shares, president: shares[president] - first.percent}
        for certificate in others:
            holder = next((owner for owner, percent in left.items() if percent >= certificate.percent), None)
            if holder is not None:
                left[holder] -= certificate.percent
                certificate.holder = owner_of(holder)
        assert not any(left.values()), f"{name} cannot be held so: {left}"
        charter.cash, charter.floated, charter.operated = cash, floated, operated
        self.state.market.put(name, self.printed.chart.cell_of(price or charter.par))
        self.trains(name, trains)
        return self.station(name, at)

    def station(self, company: str, places: str) -> Self:
        """Put stations of a company on the map."""
        for place in map(place_at, places.split()):
            self.state.board.build(self.printed.ground, place, company)
            self.state.charters[company].stations -= 1
        return self

    def charter(self, name: str, **fields: object) -> Self:
        """Say anything else of a company, by the fields of its charter."""
        put(self.state.charters[name], fields)
        return self

    def closed(self, *companies: str) -> Self:
        """Take companies out of the game, as if others had acquired them."""
        for name in companies:
            self.charter(name, closed=True)
            self.state.market.remove(name)
        return self

    def trains(self, company: str, cards: str) -> Self:
        """Give a company trains, out of the deck if they are still in it."""
        self.state.charters[company].trains += self._taken(cards)
        return self

    def retired(self, cards: str) -> Self:
        """Let the bank keep trains that went out of use, out of the deck if they are still in it."""
        self.state.depot.retired += self._taken(cards)
        return self

    def _taken(self, cards: str) -> list[Train]:
        taken = list(map(train_of, cards.split()))
        for deck in self.state.depot.decks:
            deck[:] = [other for other in deck if other.id not in {card.id for card in taken}]
        return taken

    def deck(self, top: str) -> Self:
        """Take all cards above one out of the game."""
        deck = next(deck for deck in self.state.depot.decks if any(card.id == top for card in deck))
        del deck[: [card.id for card in deck].index(top)]
        return self

    def sold(self, *ranks: str) -> Self:
        """Take all cards of some ranks out of the decks, as if they had been sold and were gone."""
        for deck in self.state.depot.decks:
            deck[:] = [card for card in deck if card.rank not in ranks]
        return self

    def given_back(self, cards: str) -> Self:
        """Put cards on the first deck that companies gave back, the topmost first."""
        self.state.depot.deck[:0] = map(train_of, cards.split())
        return self

    def pool(self, cards: str) -> Self:
        self.state.depot.pool += map(train_of, cards.split())
        return self

    def rusted(self, faces: str) -> Self:
        self.state.depot.rusted += faces.split()
        return self

    def lay(self, tiles: str) -> Self:
        """Lay tiles, each written hex, tile, rotation; several divided by semicolons."""
        board, ground = self.state.board, self.state.printed.ground
        for written in filter(None, map(str.strip, tiles.split(";"))):
            hex_, tile, rotation = written.split()
            old, new = board.tile(ground, hex_), ground.rotated(tile, int(rotation))
            successors = next(stop_successors(old, new), tuple(range(len(old.stops))))
            board.lay(ground, hex_, LaidTile(tile, board.supply[tile][0], int(rotation)), successors)
        return self

    def tunnels(self, tunnels: str) -> Self:
        """Dig tunnels, each written hex and sides; several divided by semicolons."""
        for written in filter(None, map(str.strip, tunnels.split(";"))):
            hex_, sides = written.split()
            ends = ends_named(sides)
            kind = kind_of(self.printed, ends)
            self.state.board.dig(hex_, LaidTunnel(kind, self.state.board.supply[kind][0], ends))
        return self

    def private_companies(self, **owners: int | str) -> Self:
        for local, owner in owners.items():
            self.state.private_companies[local].owner = owner if isinstance(owner, str) else Seat(owner)
        return self

    def used(self, *names: str) -> Self:
        """Let private companies have spent their abilities."""
        for name in names:
            self.state.private_companies[name].used = True
        return self

    def priority(self, seat: int) -> Self:
        """Let a player go first in stock rounds, and the others after him as they sit; before the round is begun."""
        go_first(self.state, Seat(seat))
        return self

    def barred(self, **sold: int) -> Self:
        """Let players have sold companies earlier in the stock round under way."""
        self.state.trading.barred += [(Seat(seat), company) for company, seat in sold.items()]
        return self

    def cash(self, *amounts: int) -> Self:
        for player, amount in zip(self.state.players, amounts, strict=True):
            player.cash = amount
        return self

    def given(self, **fields: object) -> Self:
        """Say whatever else the state holds, by its fields: an offer on the table, the latest run, a broken bank."""
        put(self.state, fields)
        return self

    def cell(self, company: str, cell: int) -> Self:
        """Move a company's token to a cell of the chart."""
        self.state.market.move(company, cell)
        return self

    def stacked(self, *companies: str) -> Self:
        """Let tokens that share a cell of the chart lie in this order, the topmost first."""
        stack = self.state.market.stacks[self.state.market.cell(companies[0])]
        assert sorted(stack) == sorted(companies), f"there lie {stack}"
        stack[:] = companies
        return self

    def set_of(self, rounds: int) -> Self:
        """Let the set under way have so many operating rounds."""
        self.state.calendar.rounds = rounds
        return self

    def operating_rounds(self, sets: int) -> int:
        """How many operating rounds so many sets have; one each, unless a game says otherwise."""
        return sets

    def stock(self, turn: int = ADA, *, number: int = 1, **traded: object) -> Self:
        """Stand at somebody's turn in a stock round; number 0 is the first of the game.

        ``traded``: what was done in the turn and the round before, by the fields of ``Trading``.
        """
        order = self.state.order
        self.state.frames = [Frame("stock", list(order), order.index(Seat(turn)))]
        self.state.calendar = Calendar(number, 0, self.operating_rounds(number))
        self.state.trading = Trading(**traded)
        return self.counted()

    def operating(self, company: str, step: str = "track", *, number: int = 1, round_: int = 1, **done: object) -> Self:
        """Stand at a step of a company's turn, the first one if the company has not operated; number 0: first set.

        ``done``: what the company has done in the turn before, by the fields of ``CompanyTurn``.
        """
        state = self.state
        floated = [name for name, charter in state.charters.items() if charter.floated and not charter.closed]
        order = rules_of(state).operating_order(state, floated)
        state.frames = [
            Frame("operating", list(order), order.index(company), list(self.steps[: self.steps.index(step)]))
        ]
        state.calendar = Calendar(number, round_, self.operating_rounds(number) + round_)
        state.calendar.rounds = max(rules_of(state).rounds_in_set(state), round_)
        state.turn = CompanyTurn(company, first=not state.charters[company].operated)
        put(state.turn, done)
        return self.counted()

    def deal(
        self, kind: str, what: str, price: int, *, company: str, proposer: int, asked: int, countered: bool = False
    ) -> Self:
        """Let somebody have been offered a deal in a company's turn: ``company`` is the buyer."""
        self.state.offer = Offer(kind, company, what, price, Seat(proposer), Seat(asked), countered)
        self.state.interrupt(OFFER, [Seat(asked), Seat(proposer)])
        return self

    def counted(self) -> Self:
        """Begin to count the money; whoever can do nothing is passed over, as in play."""
        self._money = money(self.state)
        for _ in self.game.rounds.settle(self.state):
            pass
        return self


def put(thing: object, fields: Mapping[str, object]) -> None:
    """Set fields that a thing has."""
    for field, value in fields.items():
        assert hasattr(thing, field), f"{type(thing).__name__} has no {field}"
        setattr(thing, field, value)


def owner_of(owner: int | str) -> Any:
    return owner if isinstance(owner, str) else Seat(owner)


def train_of(written: str) -> Train:
    """Read a train such as ``d1:3+3``."""
    card, face = written.split(":")
    # A rank that is a figure itself is the first of them.
    rank = card.rstrip("0123456789") or card[0]
    return Train(rank, int(card[len(rank) :]) - 1, face)


def place_at(written: str) -> Place:
    """Read a place such as ``B8.1``; without a number the first stop is meant."""
    hex_, _, stop = written.partition(".")
    return Place(hex_, int(stop or 0))
