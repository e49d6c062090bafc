"""The position of an 18xx game as far as the games share it, and the only way money moves."""

from __future__ import annotations

from functools import cached_property

import msgspec

from engine.core.seat import Seat
from engine.core.steps import FramedState
from engine.eighteenxx.board import Board
from engine.eighteenxx.chart import Market
from engine.eighteenxx.companies import BANK, Charter, CompanyId, Depot, Owner, PrivateId
from engine.eighteenxx.printed import Printed
from engine.eighteenxx.switches import Switches
from engine.eighteenxx.turns import Auction, Calendar, CompanyTurn, LastRun, Offer, Trading
from engine.hexes import HexName


class Investor(msgspec.Struct):
    """A player's money."""

    cash: int


class Private(msgspec.Struct):
    """A private company."""

    owner: Owner | None = None
    """Who owns it, or None if it is not in the game, or no longer."""
    used: bool = False
    """Whether its ability is spent; it still pays and may be sold."""


class EighteenxxState(FramedState, kw_only=True, dict=True):
    """What every 18xx game keeps, as plain values. Where a game differs from others, its ``Rules`` say how."""

    players: list[Investor]
    """By seat."""
    order: list[Seat]
    """The turn order of stock rounds, priority first."""
    charters: dict[CompanyId, Charter]
    """In the order of the rulebook."""
    board: Board
    market: Market
    depot: Depot
    switches: Switches
    bank: int = 0
    """What the bank has taken in, less what it has paid out: with all other cash a constant sum."""
    bank_lowest: int = 0
    """The lowest that ``bank`` has ever been."""
    auction: Auction | None = None
    """The sale of companies before the first stock round, while it lasts."""
    offer: Offer | None = None
    """The deal that waits for an answer."""
    refused: list[Offer] = msgspec.field(default_factory=list)
    """The offers that were refused in the present turn."""
    changed: list[HexName] = msgspec.field(default_factory=list)
    """Hexes touched in the present company's turn, or the last one."""
    private_companies: dict[PrivateId, Private]
    """In the order of the rulebook."""
    calendar: Calendar
    trading: Trading
    turn: CompanyTurn | None = None
    """The turn of the operating company, if one operates."""
    last_run: LastRun | None = None
    finished: bool = False

    @cached_property
    def printed(self) -> Printed:
        """What is printed of the game, as far as it takes part in this one; looked up once for each copy of a state."""
        raise NotImplementedError

    def least_price(self, kind: str, what: str) -> int:
        """Return the least price at which something may be offered: 1, or above all that were refused in this turn."""
        refused = (offer.price for offer in self.refused if (offer.kind, offer.what) == (kind, what))
        return 1 + max(refused, default=0)


def cash_of(state: EighteenxxState, owner: Owner) -> int:
    """Return the cash of a seat or a company."""
    return state.charters[CompanyId(owner)].cash if isinstance(owner, str) else state.players[owner].cash


def pay(draft: EighteenxxState, payer: Owner, payee: Owner, amount: int) -> None:
    """Move money between seats, companies and the bank. That the payer has it is for the caller to check."""
    _add(draft, payer, -amount)
    _add(draft, payee, amount)


def _add(draft: EighteenxxState, owner: Owner, amount: int) -> None:
    if owner == BANK:
        draft.bank += amount
        draft.bank_lowest = min(draft.bank_lowest, draft.bank)
    elif isinstance(owner, str):
        draft.charters[CompanyId(owner)].cash += amount
    else:
        draft.players[owner].cash += amount


def turn_under_way(state: EighteenxxState) -> CompanyTurn:
    """Return the turn under way, while a company operates."""
    if state.turn is None:
        raise AssertionError("no company is operating")
    return state.turn
