"""Positions of an 18xx game set up in a few lines of game terms, and what a test asks of them.

A game's tests subclass ``Table`` with its game and the steps of its company's turn. For example::

    table = Table18cz(3, phase="d", cash=500)
    table.company("EKJ", {ADA: 50, BO: 25}, price=70, cash=120, trains="a1:2", at="D4.0")
    table.lay("D2 57 1; D4 57 1").private_companies(S1="EKJ").pool("b1:2").operating("EKJ", "run")
    table.play(Run(ADA, ("a1", "D2", "D4")))

Whatever is named is the game's own: companies, printed hexes, tiles with their rotation, trains as ``card:face``.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import codec
from engine.core.errors import IllegalMove, NotNow
from engine.core.forms import offered
from engine.core.moves import Chain, Choice, Move, NumberRange
from engine.core.seat import Seat
from engine.core.views import Event
from engine.eighteenxx.certificates import BANKS, held
from engine.eighteenxx.moves import Pass
from tests.engine.eighteenxx.invariants import check_shares, check_tiles, check_trains, money
from tests.engine.eighteenxx.laying_out import Position, owner_of


class Table(Position):
    """A match at a position, which counts money, tiles, trains and shares after every move."""

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
