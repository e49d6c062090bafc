"""The position of a game of 1854, and in what the game is its own. All of it is public but the seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

import msgspec

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.eighteenxx.companies import BANK, IPO, POOL, Charter, Owner, Train
from engine.eighteenxx.g1854.printed import LAG, LOCAL, MAJOR, ContractSize, G1854Printed, everything
from engine.eighteenxx.g1854.switches import Switches
from engine.eighteenxx.ids import CompanyId, PrivateId
from engine.eighteenxx.phases import has_begun
from engine.eighteenxx.printed import Phase
from engine.eighteenxx.share_options import refusal_of_holder
from engine.eighteenxx.splits import split
from engine.eighteenxx.state import EighteenxxState, pay
from engine.hexes import HexName

CLOSING_PHASE = "5"
"""When the mountain railways close (T1)."""
BROUGHT = 1
"""Which of a major's certificates comes with a mountain railway."""
REPLACED, REPLACING = "2", "4"
"""When the first of these is bought out of use, the others leave the game (M7)."""


class G1854State(EighteenxxState, kw_only=True):
    """A game of 1854."""

    switches: Switches
    contracts: dict[CompanyId, ContractSize] = msgspec.field(default_factory=dict)
    """The mail contract of each company that has one (R10)."""
    merging: tuple[CompanyId, CompanyId] | None = None
    """Two local railways that merge, the lower number first, while it is open into which Lokalbahn AG (M2)."""
    end_reached: bool = False
    """A company has come to the end of the chart (E2)."""

    @cached_property
    def printed(self) -> G1854Printed:
        """What is printed on the map and cards."""
        return everything()

    @property
    def certificate_limit(self) -> int:
        """How many certificates a player may hold: more with each company that is split (S5.5)."""
        figures = self.printed.figures
        number = sum(charter.split for charter in self.charters.values())
        return (figures.certificates + figures.certificates_per_split * number) // len(self.players)

    @property
    def bank_broken(self) -> bool:
        """Whether the bank has ever had to pay more than it had (E3)."""
        return self.printed.figures.bank + self.bank_lowest < 0

    @property
    def is_last_set(self) -> bool:
        """Whether the game ends with the present set of operating rounds (E3)."""
        return self.bank_broken

    @property
    def is_last_round(self) -> bool:
        """Whether the game ends with the present operating round (E2, E3)."""
        return self.end_reached or super().is_last_round

    def sources(self, company: CompanyId) -> tuple[Owner, ...]:
        """Return where certificates of a company are bought from (S5.1)."""
        return (IPO, POOL, company)

    @property
    def reason_of_end(self) -> Text:
        """A token has come to the end of the chart, or the bank was broken (E2, E3)."""
        return text("18xx.end.chart" if self.end_reached else "18xx.end.bank")

    def asking_price(self, company: CompanyId | PrivateId) -> int:
        """Return what a mountain railway or a local costs in the auction, while nobody bids."""
        return self.printed.figures.local_price if company in self.charters else super().asking_price(company)

    def sold_in_auction(self, company: CompanyId | PrivateId, buyer: Seat) -> Iterator[Event]:
        """Hand over a mountain railway, with the certificate that it brings, or a local with its capital (A10, A11)."""
        if company in self.charters:
            yield from self._found_local(self.charters[company], buyer)
            return
        yield from super().sold_in_auction(company, buyer)
        brought = self.printed.private_companies[company].brings
        if brought is not None:
            certificate = self.charters[brought].certificates[BROUGHT]
            certificate.holder = buyer
            yield Event(text("18xx.auction.brings", player=Player(buyer), company=brought, percent=certificate.percent))

    def _found_local(self, charter: Charter, buyer: Seat) -> Iterator[Event]:
        charter.certificates[0].holder = charter.president = buyer
        charter.floated = True
        capital = self.printed.figures.local_capital
        pay(self, BANK, charter.id, capital)
        yield Event(text("18xx.stock.floats", company=charter.id, capital=capital, player=Player(buyer)))

    def sold_to_float(self, company: CompanyId) -> int:
        """Return how many percent of a company are sold; what came with a railway counts as the switch says (A10)."""
        sold, one = super().sold_to_float(company), self.charters[company].certificates[BROUGHT]
        brought = any(private.brings == company for private in self.printed.private_companies.values())
        if self.switches.brought_share_floats or not brought or not isinstance(one.holder, int):
            return sold
        return sold - one.percent

    def rises_sold_out(self, company: CompanyId) -> bool:
        """Tell whether a company rises at the end of a stock round when all of it is with players (S6.2)."""
        return self.switches.lag_sold_out_rises or self.printed.companies[company].kind != LAG

    @property
    def option_paid_same_round(self) -> bool:
        """Whether the second half of an option may be paid in the stock round in which it was taken (O3)."""
        return self.switches.option_paid_same_round

    @property
    def unpayable_train_chosen(self) -> bool:
        """Whether a president may go bankrupt for one train where another could be paid for (E1.1, E1.3)."""
        return self.switches.unpayable_train_chosen

    @property
    def option_sold_alone(self) -> bool:
        """Whether a player who sells an option does nothing else in that turn (O4)."""
        return self.switches.option_sale_only_action

    def may_not_buy(self, seat: Seat) -> IllegalMove | None:
        """Return what keeps a player from buying who has not paid the second half of an option (O2)."""
        return refusal_of_holder(self, seat)

    def may_build_on(self, hex_: HexName) -> bool:
        """Close the homes of the Lokalbahn AGs until each of them has operated (R6.4)."""
        companies, charters = self.printed.companies.values(), self.charters
        return all(
            charters[company.id].operated for company in companies if company.kind == LAG and hex_ in company.home
        )

    def phase_began(self, before: Phase) -> Iterator[Event]:
        """Close the mountain railways as phase 5 begins (T1)."""
        if has_begun(self, CLOSING_PHASE):
            yield from self._close_railways(self.private_companies)

    def trains_ran(self, company: CompanyId) -> Iterator[Event]:
        """Close the mountain railway whose company has run its first train (R8.4)."""
        printed = self.printed.private_companies
        yield from self._close_railways(name for name in printed if printed[name].brings == company)

    def _close_railways(self, names: Iterable[PrivateId]) -> Iterator[Event]:
        closed = [name for name in names if self.private_companies[name].owner is not None]
        for name in closed:
            self.private_companies[name].owner = None
        if closed:
            yield Event(text("1854.railway.closes", railways=tuple(closed), number=len(closed)))

    def train_bought(self, company: CompanyId, train: Train, stock: str) -> Iterator[Event]:
        """Take all 2s out of the game when the first 4 that went out of use is bought (M7, T5)."""
        if stock != "retired" or train.face != REPLACING:
            return
        self.depot.retired = [other for other in self.depot.retired if other.face != REPLACED]
        lost = []
        for name, charter in self.charters.items():
            kept = [other for other in charter.trains if other.face != REPLACED]
            if len(kept) < len(charter.trains):
                lost.append(
                    text("18xx.train.loss", company=name, trains=(REPLACED,) * (len(charter.trains) - len(kept)))
                )
                charter.trains = kept
        if lost:
            yield Event(text("18xx.train.rust", faces=(REPLACED,), losses=tuple(lost)))

    def needs_no_train(self, company: CompanyId) -> bool:
        """Tell whether a Lokalbahn AG finds no train that went out of use with the bank, and so need not buy (T5)."""
        return self.printed.companies[company].kind == LAG and not self.depot.retired

    def crossed_split(self, company: CompanyId) -> Iterator[Event]:
        """Split a major that crosses the red line for the first time; a Lokalbahn AG never is (P1, T5)."""
        if self.printed.companies[company].kind == MAJOR and not self.charters[company].split:
            yield from split(self, company, self.printed.figures.issued_by_split)

    def reached_end(self, company: CompanyId) -> Iterator[Event]:
        """Let the game end with the operating round (E2)."""
        if not self.end_reached:
            self.end_reached = True
            yield Event(text("18xx.round.end_of_chart", company=company))


def locals_of(state: G1854State) -> Iterator[CompanyId]:
    """Enumerate the local railways that operate, in the order of their numbers."""
    companies = state.printed.companies
    return (
        name
        for name, charter in state.charters.items()
        if companies[name].kind == LOCAL and charter.floated and not charter.closed
    )
