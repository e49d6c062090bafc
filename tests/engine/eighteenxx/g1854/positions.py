"""Positions of 1854: the family's builder with what only 1854 has. Fields of the chart are written (x, y), as in the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from engine.core.errors import IllegalMove
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.core.steps import Frame
from engine.eighteenxx.board import Place
from engine.eighteenxx.certificates import option_of
from engine.eighteenxx.chart import at
from engine.eighteenxx.companies import IPO, POOL, Certificate, ShareOption
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.moves import Pass, Run
from engine.eighteenxx.offers import Accept
from engine.eighteenxx.stations import check_site
from engine.eighteenxx.turns import Auction, Bid
from tests.engine.eighteenxx import positions
from tests.engine.eighteenxx.laying_out import ADA as ADA  # noqa: PLC0414
from tests.engine.eighteenxx.laying_out import BO as BO  # noqa: PLC0414
from tests.engine.eighteenxx.laying_out import CY as CY  # noqa: PLC0414
from tests.engine.eighteenxx.laying_out import DI as DI  # noqa: PLC0414
from tests.engine.eighteenxx.laying_out import owner_of

GAME = GAME_1854
SPLIT = (20, 10, 10, 10)


class Table(positions.Table):
    """A table of 1854: A, B, C and D sit in this order."""

    game = GAME_1854
    steps = tuple(step.name for step in GAME_1854.rounds._rounds["operating"].steps if not step.standing)

    def __init__(self, players: int = 4, *, phase: str = "2", cash: int = 1000, **switches: Any) -> None:
        super().__init__(players, phase=phase, cash=cash)
        self.state.switches = msgspec.structs.replace(self.state.switches, **switches)
        self.state.auction, self.state.bank_lowest = None, 0

    def company(
        self,
        name: str,
        shares: Mapping[int | str, int],
        *,
        cell: tuple[int, int] | None = None,
        split: bool = False,
        **more: Any,
    ) -> Table:
        """Start a company, on a field of the chart; split: its offer of five new certificates lies with itself."""
        charter = self.state.charters[name]
        charter.closed, charter.split = False, split
        if split:
            issued = [Certificate(10, name) for _ in range(self.printed.figures.issued_by_split)]
            charter.certificates = [*(Certificate(percent, IPO) for percent in SPLIT), *issued]
        super().company(name, shares, **more)
        if cell is not None:
            self.state.market.move(name, at(*cell))
        return self

    def local(self, name: str, owner: int, *, cash: int = 150, trains: str = "", at: str = "") -> Table:
        """Let a player own a local railway."""
        charter = self.state.charters[name]
        charter.certificates[0].holder = charter.president = owner_of(owner)
        charter.floated, charter.cash, charter.operated = True, cash, bool(at)
        self.trains(name, trains)
        return self.station(name, at)

    def option(
        self, name: str, seat: int, price: int, *, cell: tuple[int, int] | None = None, salable: bool = True
    ) -> Table:
        """Let a player have an option on a certificate: taken out of the pool at a field of the chart, or of the offer."""
        source = IPO if cell is None else POOL
        certificates = self.state.charters[name].certificates
        certificate = certificates[certificates.index(Certificate(20, source), 1)]
        certificate.holder, certificate.percent = owner_of(seat), 10
        certificate.option = ShareOption(price, None if cell is None else at(*cell), salable)
        return self

    def auction(
        self,
        turn: int = ADA,
        *,
        sold: Mapping[str, int] | None = None,
        reduction: int = 0,
        passes: int = 0,
        **bids: Mapping[int, int],
    ) -> Table:
        """Begin the auction with somebody's turn; ``sold`` are the first of the offer, bids are written from the lowest.

        ``reduction`` is taken off the price of the first of all, ``passes`` have been made in a row.
        """
        state = self.state
        for lot, owner in (sold or {}).items():
            if lot in state.charters:
                self.local(lot, owner)
            else:
                state.private_companies[lot].owner = owner_of(owner)
        unsold = [lot for lot in self.printed.figures.offer if lot not in (sold or {})]
        made = {lot: [Bid(owner_of(seat), price) for seat, price in some.items()] for lot, some in bids.items()}
        last = owner_of(list(sold.values())[-1]) if sold else None
        state.auction = Auction(unsold, made, reduction, last)
        state.trading.passes = passes
        state.frames = [Frame("auction", list(state.order), state.order.index(owner_of(turn)))]
        return self.counted()

    def contracts(self, **sizes: str) -> Table:
        self.state.contracts.update(sizes)
        return self

    def merged(self, *locals_: str) -> Table:
        """Take local railways out of the game, as if they had become a Lokalbahn AG."""
        for name in locals_:
            charter = self.state.charters[name]
            charter.closed, charter.floated, charter.president, charter.stations = True, False, None, 0
            charter.certificates[0].holder, charter.trains = IPO, []
        return self

    def bank_has(self, left: int, *, broken: bool = False) -> Table:
        """Let so much be left in the bank; ``broken``: it had to pay more than it had before."""
        self.state.bank = left - self.printed.figures.bank
        self.state.bank_lowest = -self.printed.figures.bank - 1 if broken else min(self.state.bank, 0)
        return self

    def agree(self, *moves: Any) -> tuple[Any, ...]:
        """Make offers, and let whoever is asked accept."""
        events: tuple[Any, ...] = ()
        for move in moves:
            events = self.play(move)
            if self.state.offer is not None:
                events = self.play(Accept(self.state.offer.responder))
        return events

    def pass_company(self) -> Table:
        """Let a company do nothing more in its turn than it must."""
        turn = (self.round, self.on_turn, self.state.calendar.operating)
        while self.state.frames and (self.round, self.on_turn, self.state.calendar.operating) == turn:
            if self.kinds() & {"run", "pass"}:
                self.play(Run(self.to_move, ()) if "run" in self.kinds() else Pass(self.to_move))
            else:
                self.play(random_move(self.game, self.state, self.to_move, Rng("whatever must be done")))
        return self

    def end_operating(self) -> Table:
        """Let the companies do nothing more in the operating round under way."""
        number = self.state.calendar.operating
        while self.state.frames and self.round == "operating" and self.state.calendar.operating == number:
            self.pass_company()
        return self

    # Looking.

    def refuses_station(self, company: str, hex_: str, city: int) -> str:
        """Why a company may build no station in a city, whatever its cash and whose turn it is."""
        with pytest.raises(IllegalMove) as refusal:
            check_site(self.state, company, Place(hex_, city))
        assert refusal.value.rule.key == "1854.rule.r6"
        return refusal.value.text.key

    def cell(self, company: str, place: int | None = None) -> Any:
        """Where a company's token stands; with a place, move it there."""
        if place is not None:
            return super().cell(company, place)
        row, number = divmod(self.state.market.cell(company), 100)
        return number, row

    def bids(self, lot: str) -> dict[int, int]:
        return {bid.seat: bid.price for bid in self.state.auction.bids.get(lot, [])}

    def unpaid(self, company: str, seat: int) -> int | None:
        """What a player still has to pay for an option on a certificate of a company."""
        option = option_of(self.state.charters[company], owner_of(seat))
        return option and option.price

    def cash_of(self, *seats: int) -> tuple[int, ...]:
        return tuple(self.state.players[seat].cash for seat in seats or range(len(self.state.players)))
