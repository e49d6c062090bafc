"""The position of an 18xx game as far as the games share it, and the only way money moves."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from engine.core.steps import FramedState
from engine.eighteenxx.board import Board, Place
from engine.eighteenxx.company import BANK, Charter, Depot, Owner
from engine.eighteenxx.facts import Printed, PrivateId
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


class Private(msgspec.Struct):
    """A private company."""

    owner: Owner | None = None
    """None: not in the game, or no longer."""
    used: bool = False
    """Its ability is spent; it still pays and may be sold."""


class Calendar(msgspec.Struct):
    """How far the game has come."""

    set: int = 0
    """Of a stock round and the operating rounds after it, from 0 to 7; the draft belongs to the first."""
    round: int = 0
    """Operating rounds of this set that are over or under way."""
    operating: int = 0
    """Operating rounds of the game that are over or under way, up to 13; what local railways are worth."""


class Trading(msgspec.Struct):
    """What the player on turn did in this turn of a stock round, and what everybody sold in the round."""

    passes: int = 0
    """In a row, in the draft too."""
    sold: dict[str, int] = {}
    """Companies sold in this turn, with the place on the chart before."""
    acted: bool = False
    """This turn is no pass."""
    barred: list[tuple[Seat, CompanyId]] = []
    """Who may not buy what any more in this round, having sold it."""


class TrainRun(msgspec.Struct, frozen=True):
    """One train's run."""

    train: str
    """The id of its card."""
    stops: tuple[Place, ...]
    """In order, skipped towns included."""
    sides: tuple[tuple[str, int], ...]
    """The hex sides it crosses, as hex and edge, in order; each side once, named from the hex it leaves."""
    revenue: int
    """In K, the bonus for its own red area included."""
    face: str = ""
    """What it ran as."""


class LastRun(msgspec.Struct, frozen=True):
    """The latest run of all, which stays to be looked at when the turn is over."""

    company: CompanyId
    runs: tuple[TrainRun, ...]


class Turn(msgspec.Struct):
    """What the operating company has done in its turn."""

    company: CompanyId
    first: bool
    """It is the company's first turn."""
    yellow: int = 0
    """Ordinary yellow tiles laid, and whatever counts as one."""
    upgraded: bool = False
    homeless: CompanyId | None = None
    """Whose station waits for the choice between two cities, where that is not the company which chooses."""
    runs: list[TrainRun] = []
    revenue: int = 0
    received: list[str] = []
    """Trains received by an acquisition about which nothing has been decided yet."""
    touched: bool = False
    """Something on the map was changed, so that the changes of the turn before are forgotten."""
    drops_a_train: bool = False
    """It bought a train though the limit was full, and has yet to drop another for it."""


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
    private_companies: dict[PrivateId, Private]
    """In the order of the rulebook."""
    calendar: Calendar
    trading: Trading
    turn: Turn | None = None
    """Of the operating company."""
    last_run: LastRun | None = None
    finished: bool = False

    @property
    def printed(self) -> Printed:
        """What is printed of the game, as far as it takes part in this one."""
        raise NotImplementedError


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
