"""The position of an 18xx game as far as the games share it, and the only way money moves."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from typing import NamedTuple

import msgspec

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.steps import FramedState
from engine.core.text import Text, text
from engine.eighteenxx import certificates
from engine.eighteenxx.board import Board, Place
from engine.eighteenxx.certificates import BANKS
from engine.eighteenxx.chart.market import Market
from engine.eighteenxx.companies import BANK, IPO, Charter, Depot, Owner, Train
from engine.eighteenxx.ids import CompanyId, PrivateId
from engine.eighteenxx.printed import Phase, Printed
from engine.eighteenxx.switches import Switches
from engine.eighteenxx.turns import Auction, Calendar, CompanyTurn, LastRun, Offer, Trading
from engine.hexes import HexName


class Investor(msgspec.Struct):
    """A player's money."""

    cash: int


class Terms(NamedTuple):
    """What a certificate costs where it lies."""

    price: int
    """For as many percent as a price buys."""
    payee: Owner
    """Who gets the money."""


class Private(msgspec.Struct):
    """A private company."""

    owner: Owner | None = None
    """None: not in the game, or no longer."""
    used: bool = False
    """Its ability is spent; it still pays and may be sold."""


class EighteenxxState(FramedState, kw_only=True, dict=True):
    """What every 18xx game keeps. A game's own state says, by the methods below, in what the game is its own."""

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
    """The least that this has been."""
    auction: Auction | None = None
    """The sale of companies before the first stock round, while it lasts."""
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
    turn: CompanyTurn | None = None
    """Of the operating company."""
    last_run: LastRun | None = None
    finished: bool = False

    @cached_property
    def printed(self) -> Printed:
        """What is printed of the game, as far as it takes part in this one; looked up once for each copy of a state."""
        raise NotImplementedError

    @property
    def certificate_limit(self) -> int:
        """How many certificates a player may hold."""
        return self.printed.figures.certificate_limit[len(self.players)]

    def most_held(self, company: CompanyId) -> int:
        """Return how many percent of a company one player may hold just now."""
        if self.charters[company].split:
            return self.printed.figures.most_held_after_split
        return self.printed.kind(company).most_held

    @property
    def private_value(self) -> int:
        """What a private company is worth just now, where the bank buys them."""
        return 0

    def operating_order(self, among: Collection[CompanyId]) -> list[CompanyId]:
        """Return companies in the order in which they would operate now, those without a price first."""
        without = [company for company in among if not self.printed.kind(company).par]
        return [*without, *self.market.operating_order(among, self.printed.chart.rank)]

    @property
    def rounds_of_next_set(self) -> int:
        """How many operating rounds a set has that begins now."""
        return self.printed.phases[self.depot.phase].operating_rounds or 1

    @property
    def rounds_in_set(self) -> int:
        """How many operating rounds the present set has, or will have as things stand."""
        return self.calendar.rounds or self.rounds_of_next_set

    @property
    def is_last_set(self) -> bool:
        """Whether the game ends with the present set of operating rounds."""
        return False

    @property
    def reason_of_end(self) -> Text:
        """Why the game is over, where nobody is bankrupt."""
        return text("18xx.end.rounds", number=self.calendar.operating)

    @property
    def is_last_round(self) -> bool:
        """Whether the game ends with the present operating round."""
        return self.is_last_set and self.calendar.round >= self.rounds_in_set

    def asking_price(self, company: CompanyId | PrivateId) -> int:
        """Return what a company costs in the auction before the first stock round, while nobody bids."""
        return self.printed.private_companies[company].price

    def sold_in_auction(self, company: CompanyId | PrivateId, buyer: Seat) -> Iterable[Event]:
        """Hand over what was paid for in the auction."""
        self.private_companies[company].owner = buyer
        return ()

    def private_worth_at_end(self, private: PrivateId) -> int:
        """Return what a private company counts for its owner at the end of the game."""
        del private
        return 0

    def sources(self, company: CompanyId) -> tuple[Owner, ...]:
        """Return where certificates of a company are bought from, those first that are sold first at equal terms.

        A company itself offers what lies in its treasury.
        """
        del company
        return BANKS

    def sold_to_float(self, company: CompanyId) -> int:
        """Return how many percent of a company are sold, as it counts for floating."""
        return certificates.with_players(self.charters[company])

    def rises_sold_out(self, company: CompanyId) -> bool:
        """Tell whether a company rises at the end of a stock round when all of it is with players."""
        del company
        return True

    @property
    def option_paid_same_round(self) -> bool:
        """Whether the second half of an option may be paid in the stock round in which it was taken."""
        return True

    @property
    def unpayable_train_chosen(self) -> bool:
        """Whether a president may go bankrupt for one train where another could be paid for."""
        return False

    @property
    def option_sold_alone(self) -> bool:
        """Whether a player who sells an option does nothing else in that turn."""
        return False

    def terms(self, company: CompanyId, source: Owner) -> Terms:
        """Return at which price a certificate of a company is bought from a source, and who is paid."""
        par = self.charters[company].par
        if source == IPO and self.printed.figures.offered_at == "par" and par is not None:
            return Terms(par, BANK)
        price = self.printed.chart.price(self.market.cell(company))
        return Terms(price, company if source == company else BANK)

    def begin_turn(self, company: CompanyId, *, first: bool) -> None:
        """Begin a company's turn in an operating round."""
        self.turn = CompanyTurn(company, first)

    def bonus(self, company: CompanyId, place: Place) -> int:
        """Return what a stop pays a company's trains besides what is printed there: for its president's privates."""
        printed, president = self.printed.private_companies, self.charters[company].president
        return sum(
            printed[name].bonus.get(place.hex, 0)
            for name, private in self.private_companies.items()
            if president is not None and private.owner == president
        )

    def may_build_on(self, hex_: HexName) -> bool:
        """Tell whether companies may build stations on a hex yet, besides those whose home it is."""
        del hex_
        return True

    def token_moved(self, company: CompanyId, before: int, after: int) -> Iterable[Event]:
        """Do what follows from the cells between which a token has moved on the chart, if they mean anything."""
        chart = self.printed.chart
        if chart.splits(before, after):
            yield from self.crossed_split(company)
        if chart.ends(after):
            yield from self.reached_end(company)

    def crossed_split(self, company: CompanyId) -> Iterable[Event]:
        """Do what this game does when a token has crossed the line at which shares are split."""
        del company
        return ()

    def reached_end(self, company: CompanyId) -> Iterable[Event]:
        """Do what this game does when a token has come to a cell that ends the game."""
        del company
        return ()

    def phase_began(self, before: Phase) -> Iterable[Event]:
        """Do what only this game does when a phase begins. Called before trains rust."""
        del before
        return ()

    def trains_ran(self, company: CompanyId) -> Iterable[Event]:
        """Do what only this game does when a company has run a train."""
        del company
        return ()

    def train_bought(self, company: CompanyId, train: Train, stock: str) -> Iterable[Event]:
        """Do what only this game does when a company has bought a train of one of the bank's stocks."""
        del company, train, stock
        return ()

    def money_sources(self) -> tuple[MoneySource, ...]:
        """Return where the money comes from that a forced purchase lacks, in the order in which it is taken."""
        return (PresidentsCash(),)

    def needs_no_train(self, company: CompanyId) -> bool:
        """Tell whether a company that has none is free of the duty to buy one all the same."""
        del company
        return False

    def may_not_buy(self, seat: Seat) -> IllegalMove | None:
        """Return what keeps a player from buying any certificate, whatever it is; None: nothing does."""
        del seat
        return None

    def owed(self, seat: Seat) -> int:
        """Return what a player has to pay before anybody is ranked."""
        del seat
        return 0


class MoneySource:
    """Where the president of a company finds money for a train that it must buy."""

    name: str

    def most(self, state: EighteenxxState, president: Seat) -> int | None:
        """Return how much there is; None: any sum."""
        raise NotImplementedError

    def take(self, draft: EighteenxxState, president: Seat, amount: int) -> None:
        """Turn so much of it into the president's cash."""
        raise NotImplementedError


class PresidentsCash(MoneySource):
    """What the president has."""

    name = "cash"

    def most(self, state: EighteenxxState, president: Seat) -> int:
        """Return the president's cash."""
        return max(state.players[president].cash, 0)

    def take(self, draft: EighteenxxState, president: Seat, amount: int) -> None:
        """Do nothing: it is cash already."""


def cash_of(state: EighteenxxState, owner: Owner) -> int:
    """Return the cash of a seat or a company, or what the bank has taken in."""
    if owner == BANK:
        return state.bank
    return state.charters[owner].cash if isinstance(owner, str) else state.players[owner].cash


def pay(draft: EighteenxxState, payer: Owner, payee: Owner, amount: int) -> None:
    """Move money between seats, companies and the bank. Whether it is there is for the rule that asks to see."""
    _add(draft, payer, -amount)
    _add(draft, payee, amount)


def _add(draft: EighteenxxState, owner: Owner, amount: int) -> None:
    if owner == BANK:
        draft.bank += amount
        draft.bank_lowest = min(draft.bank_lowest, draft.bank)
    elif isinstance(owner, str):
        draft.charters[owner].cash += amount
    else:
        draft.players[owner].cash += amount
