"""The position of an 18xx game as far as the games share it, and the only way money moves."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from engine.core.steps import FramedState
from engine.eighteenxx.board import Board
from engine.eighteenxx.company import BANK, Charter, Depot, Owner
from engine.eighteenxx.market import CompanyId, Market
from engine.hexes import HexName


class Investor(msgspec.Struct):
    """A player's money."""

    cash: int
    debt: int = 0
    """Borrowed and not yet paid back."""
    interest: int = 0
    """Due at the end of the game, whether the debt is paid back or not."""


class Offer(msgspec.Struct, frozen=True):
    """A deal that waits for somebody else's word."""

    kind: str
    """What kind of thing is to be had, such as ``train``; the game names them."""
    company: CompanyId
    """The buyer."""
    what: str
    """The id of what is to be had."""
    price: int
    """In the game's money, for whatever the kind is priced by."""
    proposer: Seat
    asked: Seat


class EighteenxxState(FramedState, kw_only=True):
    """What every 18xx game keeps."""

    players: list[Investor]
    """By seat."""
    order: list[Seat]
    """The turn order of stock rounds, priority first."""
    charters: dict[CompanyId, Charter]
    """In the order of the rulebook."""
    board: Board
    market: Market
    depot: Depot
    bank: int = 0
    """What the bank has taken in, less what it has paid out: with all other cash a constant sum."""
    offer: Offer | None = None
    """The deal on the table."""
    refused: list[Offer] = msgspec.field(default_factory=list)
    """What was offered in the present turn and refused."""
    changed: list[HexName] = msgspec.field(default_factory=list)
    """Hexes touched in the present company's turn, or the last one."""


def cash_of(state: EighteenxxState, owner: Owner) -> int:
    """Return the cash of a seat or a company, or what the bank has taken in."""
    if owner == BANK:
        return state.bank
    return state.charters[owner].cash if isinstance(owner, str) else state.players[owner].cash


def pay(draft: EighteenxxState, payer: Owner, payee: Owner, amount: int) -> None:
    """Move money between seats, companies and the bank. Whether it is there is for the rule that asks to see."""
    _add(draft, payer, -amount)
    _add(draft, payee, amount)


def borrow(draft: EighteenxxState, seat: Seat, amount: int, *, interest: int) -> None:
    """Let a player borrow from the bank; the interest is owed at once, and paid at the end of the game."""
    pay(draft, BANK, seat, amount)
    draft.players[seat].debt += amount
    draft.players[seat].interest += interest


def pay_back(draft: EighteenxxState, seat: Seat) -> int:
    """Let a player pay back all that was borrowed, the interest apart; return how much it was."""
    investor = draft.players[seat]
    amount, investor.debt = investor.debt, 0
    pay(draft, seat, BANK, amount)
    return amount


def all_money(state: EighteenxxState) -> int:
    """Return what everybody has together, the bank included: the same at every position of a game."""
    players, companies = state.players, state.charters.values()
    return state.bank + sum(player.cash for player in players) + sum(company.cash for company in companies)


def _add(draft: EighteenxxState, owner: Owner, amount: int) -> None:
    if owner == BANK:
        draft.bank += amount
    elif isinstance(owner, str):
        draft.charters[owner].cash += amount
    else:
        draft.players[owner].cash += amount
