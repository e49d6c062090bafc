"""Positions of an 18xx game set up in a few lines of game terms, and what a test asks of them.

A game's tests subclass ``Table`` with its game and the steps of its company's turn. For example::

    table = Table18cz(3, phase="d", cash=500)
    table.company("EKJ", {ADA: 50, BO: 25}, price=70, cash=120, trains="a1:2", at="D4.0")
    table.lay("D2 57 1; D4 57 1").private_companies(S1="EKJ").pool("b1:2").operating("EKJ", "run")
    table.play(Run(ADA, ("a1", "D2", "D4")))

Whatever is named is the game's own: companies, printed hexes, tiles with their rotation, trains as ``card:face``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from engine.core import codec
from engine.core.errors import IllegalMove, NotNow
from engine.core.events import Event
from engine.core.forms import offered
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.options import Chain, Choice, NumberRange
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.eighteenxx.board import LaidTile, LaidTunnel, Place
from engine.eighteenxx.certificates import BANKS, held
from engine.eighteenxx.companies import Train
from engine.eighteenxx.moves import Pass
from engine.eighteenxx.rounds import go_first
from engine.eighteenxx.tiles import stop_successors
from engine.eighteenxx.trains import cards_of_bank
from engine.eighteenxx.tunnels import ends_named, kind_of
from engine.eighteenxx.turns import Calendar, Trading

ADA, BO, CY, DI = (Seat(number) for number in range(4))


class Table:
    """A match at a position, which counts money, tiles, trains and shares after every move."""

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

    # Laying out a position.

    def phase(self, rank: str) -> Table:
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
    ) -> Table:
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

    def station(self, company: str, places: str) -> Table:
        """Put stations of a company on the map."""
        for place in map(place_at, places.split()):
            self.state.board.build(self.printed.ground, place, company)
            self.state.charters[company].stations -= 1
        return self

    def trains(self, company: str, cards: str) -> Table:
        """Give a company trains, out of the deck if they are still in it."""
        for card in map(train_of, cards.split()):
            for deck in self.state.depot.decks:
                deck[:] = [other for other in deck if other.id != card.id]
            self.state.charters[company].trains.append(card)
        return self

    def deck(self, top: str) -> Table:
        """Take all cards above one out of the game."""
        deck = next(deck for deck in self.state.depot.decks if any(card.id == top for card in deck))
        del deck[: [card.id for card in deck].index(top)]
        return self

    def pool(self, cards: str) -> Table:
        self.state.depot.pool += map(train_of, cards.split())
        return self

    def rusted(self, faces: str) -> Table:
        self.state.depot.rusted += faces.split()
        return self

    def lay(self, tiles: str) -> Table:
        """Lay tiles, each written hex, tile, rotation; several divided by semicolons."""
        board, ground = self.state.board, self.state.printed.ground
        for written in filter(None, map(str.strip, tiles.split(";"))):
            hex_, tile, rotation = written.split()
            old, new = board.tile(ground, hex_), ground.rotated(tile, int(rotation))
            successors = next(stop_successors(old, new), tuple(range(len(old.stops))))
            board.lay(ground, hex_, LaidTile(tile, board.supply[tile][0], int(rotation)), successors)
        return self

    def tunnels(self, tunnels: str) -> Table:
        """Dig tunnels, each written hex and sides; several divided by semicolons."""
        for written in filter(None, map(str.strip, tunnels.split(";"))):
            hex_, sides = written.split()
            ends = ends_named(sides)
            kind = kind_of(self.printed, ends)
            self.state.board.dig(hex_, LaidTunnel(kind, self.state.board.supply[kind][0], ends))
        return self

    def private_companies(self, **owners: int | str) -> Table:
        for local, owner in owners.items():
            self.state.private_companies[local].owner = owner if isinstance(owner, str) else Seat(owner)
        return self

    def used(self, *names: str) -> Table:
        """Let private companies have spent their abilities."""
        for name in names:
            self.state.private_companies[name].used = True
        return self

    def priority(self, seat: int) -> Table:
        """Let a player go first in stock rounds, and the others after him as they sit; before the round is begun."""
        go_first(self.state, Seat(seat))
        return self

    def barred(self, **sold: int) -> Table:
        """Let players have sold companies earlier in the stock round under way."""
        self.state.trading.barred += [(Seat(seat), company) for company, seat in sold.items()]
        return self

    def cash(self, *amounts: int) -> Table:
        for player, amount in zip(self.state.players, amounts, strict=True):
            player.cash = amount
        return self

    def cell(self, company: str, cell: int) -> Table:
        """Move a company's token to a cell of the chart."""
        self.state.market.move(company, cell)
        return self

    def stacked(self, *companies: str) -> Table:
        """Let tokens that share a cell of the chart lie in this order, the topmost first."""
        stack = self.state.market.stacks[self.state.market.cell(companies[0])]
        assert sorted(stack) == sorted(companies), f"there lie {stack}"
        stack[:] = companies
        return self

    def operating_rounds(self, sets: int) -> int:
        """How many operating rounds so many sets have; one each, unless a game says otherwise."""
        return sets

    def stock(self, turn: int = ADA, *, number: int = 1) -> Table:
        """Begin a stock round with somebody's turn; number 0 is the first of the game."""
        order = self.state.order
        self.state.frames = [Frame("stock", list(order), order.index(Seat(turn)))]
        self.state.calendar = Calendar(number, 0, self.operating_rounds(number))
        self.state.trading = Trading()
        return self.counted()

    def operating(self, company: str, step: str = "track", *, number: int = 1, round_: int = 1) -> Table:
        """Stand at a step of a company's turn, the first one if the company has not operated; number 0: first set."""
        state = self.state
        floated = [name for name, charter in state.charters.items() if charter.floated and not charter.closed]
        order = state.operating_order(floated)
        state.frames = [
            Frame("operating", list(order), order.index(company), list(self.steps[: self.steps.index(step)]))
        ]
        state.calendar = Calendar(number, round_, self.operating_rounds(number) + round_)
        state.calendar.rounds = max(state.rounds_in_set, round_)
        state.begin_turn(company, first=not state.charters[company].operated)
        return self.counted()

    def counted(self) -> Table:
        """Begin to count the money; whoever can do nothing is passed over, as in play."""
        self._money = money(self.state)
        for _ in self.game.rounds.settle(self.state):
            pass
        return self

    def operate(self) -> Table:
        """Let everybody pass until the stock round ends and the operating rounds begin."""
        if self.round != "stock":
            self.stock()
        while self.round == "stock":
            self.play(Pass(self.to_move))
        return self

    def pass_to(self, seat: int) -> Table:
        """Let everybody pass until it is somebody's turn."""
        while self.to_move != seat:
            self.play(Pass(self.to_move))
        return self

    # Playing and looking.

    def play(self, *moves: Move) -> tuple[Event, ...]:
        """Play moves that the slots offer, and return the events of the last."""
        events: tuple[Event, ...] = ()
        for move in moves:
            before = codec.encode_state(self.state)
            assert offered(self.game, self.state, move), f"{move} is not offered"
            assert codec.encode_state(self.state) == before
            events = self.match.play(move)
            self.check()
        return events

    def refuses(self, move: Move, rule: str | None) -> dict[str, Any]:
        """Hold that a rule forbids a move, that nothing offers it and nothing changes; return what is told.

        No rule: it names what does not exist, or what is not there.
        """
        before = codec.encode_state(self.state)
        with pytest.raises(IllegalMove) as refusal:
            self.match.play(move)
        cited = refusal.value.rule and refusal.value.rule.key
        assert cited == (rule and f"{self.printed.game}.rule.{rule}"), f"{refusal.value.text} cites {cited}"
        assert not offered(self.game, self.state, move), f"{move} is offered"
        assert codec.encode_state(self.state) == before
        return {"key": refusal.value.text.key, **refusal.value.text.params}

    def not_now(self, move: Move) -> None:
        """Hold that a move belongs to another moment, and that nothing offers it."""
        with pytest.raises(NotNow):
            self.match.play(move)
        assert not offered(self.game, self.state, move)

    def cannot(self, move: Move) -> None:
        """Hold that a move is refused, be it by a rule or by the moment, and that nothing offers it."""
        with pytest.raises(IllegalMove):
            self.match.play(move)
        assert not offered(self.game, self.state, move)

    def offers(self, kind: type[Move], field: str, seat: int | None = None, **chosen: object) -> set[Any]:
        """What may stand in a field of a move of whoever is to move."""
        slot = self.game.slot(self.state, self.to_move if seat is None else Seat(seat), kind, field, chosen)
        if isinstance(slot, NumberRange):
            return set(slot.numbers)
        assert isinstance(slot, Choice | Chain)
        return {option.value for option in slot.options}

    def kinds(self, seat: int | None = None) -> set[str]:
        return {kind.kind() for kind in self.game.kinds(self.state, self.to_move if seat is None else Seat(seat))}

    @property
    def to_move(self) -> Seat:
        (seat,) = self.game.actors(self.state)
        return seat

    @property
    def on_turn(self) -> int | str:
        return self.state.frames[-1].actor

    @property
    def round(self) -> str:
        return self.state.frames[-1].round

    def player_cash(self, seat: int) -> int:
        return self.state.players[seat].cash

    def held(self, company: str, owner: int | str) -> int:
        owners = BANKS if owner == "bank" else (owner_of(owner),)
        return held(self.state.charters[company], *owners)

    def price(self, company: str) -> int:
        return self.printed.chart.price(self.state.market.cell(company))

    def stack(self, price: int) -> str:
        return " ".join(self.state.market.stacks.get(self.printed.chart.cell_of(price), []))

    def owned(self, company: str) -> str:
        """The trains of a company, as they are written."""
        return " ".join(f"{train.id}:{train.face}" for train in self.state.charters[company].trains)

    @property
    def top(self) -> str:
        return self.state.depot.deck[0].id

    def stations(self, company: str) -> str:
        return " ".join(f"{place.hex}.{place.stop}" for place in self.state.board.stations_of(company))

    def tile(self, hex_: str) -> str | None:
        laid = self.state.board.laid.get(hex_)
        return laid and laid.tile

    def check(self) -> None:
        """Hold what is true in every position."""
        state = self.state
        assert money(state) == self._money
        check_trains(state)
        check_tiles(state)
        check_shares(state)


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


def money(state: Any) -> int:
    return state.bank + sum(p.cash for p in state.players) + sum(c.cash for c in state.charters.values())


def check_trains(state: Any) -> None:
    """No card is in two places, and there are no more of a rank than were printed."""
    owned: Iterable[Train] = (train for charter in state.charters.values() for train in charter.trains)
    cards = Counter(train.id for train in (*cards_of_bank(state.depot), *owned))
    assert set(cards.values()) <= {1}
    for card in state.printed.cards.values():
        assert card.count is None or sum(name.rstrip("0123456789") == card.rank for name in cards) <= card.count
    for charter in state.charters.values():
        aging = charter.id in state.printed.companies and state.printed.kind(charter.id).trains_age
        assert not aging or not {train.face for train in charter.trains} & set(state.depot.rusted)


def check_tiles(state: Any) -> None:
    """Every tile of the box is on the map or in the box."""
    dug = [tunnel for tunnels in state.board.tunnels.values() for tunnel in tunnels]
    for name, tunnel in state.printed.tunnels.items():
        under = [other.copy for other in dug if other.tunnel == name]
        assert sorted((*under, *state.board.supply[name])) == list(range(tunnel.count))
    for name, tile in state.printed.tiles.items():
        laid = [laid.copy for laid in state.board.laid.values() if laid.tile == name]
        assert sorted((*laid, *state.board.supply[name])) == list(range(tile.count))


def check_shares(state: Any) -> None:
    """The president of a company owns its president's certificate and nobody has more shares than he."""
    for charter in state.charters.values():
        if charter.closed or charter.par is None:
            continue
        assert charter.president == charter.holders[0] not in BANKS
        owned: Counter[int | str] = Counter()
        for certificate in charter.certificates:
            owned[certificate.holder] += certificate.percent
        halves = sum(certificate.percent for certificate in charter.certificates if certificate.option)
        assert sum(owned.values()) + halves == 100
        treasury = (*BANKS, charter.id)
        assert all(percent <= owned[charter.holders[0]] for owner, percent in owned.items() if owner not in treasury)
