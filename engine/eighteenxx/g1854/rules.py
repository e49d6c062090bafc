"""The rules in which 1854 differs from other 18xx games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.eighteenxx.companies import BANK, IPO, POOL, Charter, CompanyId, Owner, PrivateId, Train
from engine.eighteenxx.g1854.printed import LAG, MAJOR
from engine.eighteenxx.g1854.state import G1854State, bank_broken
from engine.eighteenxx.printed import Phase
from engine.eighteenxx.rules import Rules
from engine.eighteenxx.share_options import refusal_of_holder
from engine.eighteenxx.splits import split
from engine.eighteenxx.state import pay
from engine.eighteenxx.trains import has_begun, together
from engine.hexes import HexName

CLOSING_PHASE = "5"
"""The phase in which the mountain railways close (T1)."""
BROUGHT = 1
"""The index of the certificate of a major that comes with a mountain railway."""
REPLACED, REPLACING = "2", "4"
"""When the first ``REPLACING`` train is bought that went out of use, all ``REPLACED`` trains leave the game (M7)."""


class G1854Rules(Rules[G1854State]):
    """The rules of 1854."""

    def certificate_limit(self, state: G1854State) -> int:
        """Return how many certificates a player may hold: more with each company that is split (S5.5)."""
        figures = state.printed.figures
        number = sum(charter.split for charter in state.charters.values())
        return (figures.certificates + figures.certificates_per_split * number) // len(state.players)

    def is_last_set(self, state: G1854State) -> bool:
        """Return whether the game ends with the present set of operating rounds (E3)."""
        return bank_broken(state)

    def is_last_round(self, state: G1854State) -> bool:
        """Return whether the game ends with the present operating round (E2, E3)."""
        return state.end_reached or super().is_last_round(state)

    def sources(self, state: G1854State, company: CompanyId) -> tuple[Owner, ...]:
        """Return where certificates of a company are bought from (S5.1)."""
        return (IPO, POOL, company)

    def reason_of_end(self, state: G1854State) -> Text:
        """Say that a token has come to the end of the chart, or the bank was broken (E2, E3)."""
        return text("18xx.end.chart" if state.end_reached else "18xx.end.bank")

    def asking_price(self, state: G1854State, lot: CompanyId | PrivateId) -> int:
        """Return what a mountain railway or a local costs in the auction, while nobody bids."""
        return state.printed.figures.local_price if lot in state.charters else super().asking_price(state, lot)

    def sold_in_auction(self, draft: G1854State, lot: CompanyId | PrivateId, buyer: Seat) -> Iterator[Event]:
        """Hand over a mountain railway, with the certificate that it brings, or a local with its capital (A10, A11)."""
        if lot in draft.charters:
            yield from self._found_local(draft, draft.charters[CompanyId(lot)], buyer)
            return
        yield from super().sold_in_auction(draft, lot, buyer)
        brought = draft.printed.private_companies[lot].brings
        if brought is not None:
            certificate = draft.charters[brought].certificates[BROUGHT]
            certificate.holder = buyer
            yield Event(text("18xx.auction.brings", player=Player(buyer), company=brought, percent=certificate.percent))

    def _found_local(self, draft: G1854State, charter: Charter, buyer: Seat) -> Iterator[Event]:
        charter.certificates[0].holder = charter.president = buyer
        charter.floated = True
        capital = draft.printed.figures.local_capital
        pay(draft, BANK, charter.id, capital)
        yield Event(text("18xx.stock.floats", company=charter.id, capital=capital, player=Player(buyer)))

    def sold_to_float(self, state: G1854State, company: CompanyId) -> int:
        """Return how many percent of a company are sold; a switch says if a railway's share counts (A10)."""
        sold, one = super().sold_to_float(state, company), state.charters[company].certificates[BROUGHT]
        brought = any(private.brings == company for private in state.printed.private_companies.values())
        if state.switches.brought_share_floats or not brought or not isinstance(one.holder, int):
            return sold
        return sold - one.percent

    def rises_sold_out(self, state: G1854State, company: CompanyId) -> bool:
        """Return whether a company rises at the end of a stock round when all of it is with players (S6.2)."""
        return state.switches.lag_sold_out_rises or state.printed.companies[company].kind != LAG

    def option_paid_same_round(self, state: G1854State) -> bool:
        """Return whether the second half of an option may be paid in the stock round in which it was taken (O3)."""
        return state.switches.option_paid_same_round

    def unpayable_train_chosen(self, state: G1854State) -> bool:
        """Return whether a president may go bankrupt for one train although another could be paid for (E1.1, E1.3)."""
        return state.switches.unpayable_train_chosen

    def option_sold_alone(self, state: G1854State) -> bool:
        """Return whether a player who sells an option does nothing else in that turn (O4)."""
        return state.switches.option_sale_only_action

    def may_not_buy(self, state: G1854State, seat: Seat) -> IllegalMove | None:
        """Return the refusal of a purchase to a player who has not paid the second half of an option (O2)."""
        return refusal_of_holder(state, seat)

    def may_build_on(self, state: G1854State, hex_: HexName) -> bool:
        """Return False for the homes of the Lokalbahn AGs until all that may have a home there have operated (R6.4)."""
        companies, charters = state.printed.companies.values(), state.charters
        return all(
            charters[company.id].operated for company in companies if company.kind == LAG and hex_ in company.home
        )

    def phase_began(self, draft: G1854State, before: Phase) -> Iterator[Event]:
        """Close the mountain railways when phase 5 begins (T1)."""
        if has_begun(draft, CLOSING_PHASE):
            yield from self._close_railways(draft, draft.private_companies)

    def trains_ran(self, draft: G1854State, company: CompanyId) -> Iterator[Event]:
        """Close the mountain railway whose company has run its first train (R8.4)."""
        printed = draft.printed.private_companies
        yield from self._close_railways(draft, (name for name in printed if printed[name].brings == company))

    def _close_railways(self, draft: G1854State, names: Iterable[PrivateId]) -> Iterator[Event]:
        closed = [name for name in names if draft.private_companies[name].owner is not None]
        for name in closed:
            draft.private_companies[name].owner = None
        if closed:
            yield Event(text("1854.railway.closes", railways=tuple(closed), number=len(closed)))

    def train_bought(self, draft: G1854State, company: CompanyId, train: Train, stock: str) -> Iterator[Event]:
        """Take all 2s out of the game when the first 4 is bought that went out of use (M7, T5)."""
        if stock != "retired" or train.face != REPLACING:
            return
        draft.depot.retired = [other for other in draft.depot.retired if other.face != REPLACED]
        lost = []
        for name, charter in draft.charters.items():
            kept = [other for other in charter.trains if other.face != REPLACED]
            if len(kept) < len(charter.trains):
                number = len(charter.trains) - len(kept)
                lost.append(text("18xx.train.loss", company=name, trains=together([REPLACED] * number)))
                charter.trains = kept
        if lost:
            yield Event(text("18xx.train.rust", faces=(REPLACED,), losses=tuple(lost)))

    def needs_no_train(self, state: G1854State, company: CompanyId) -> bool:
        """Return whether a Lokalbahn AG need not buy a train because the bank has none that went out of use (T5)."""
        return state.printed.companies[company].kind == LAG and not state.depot.retired

    def crossed_split(self, draft: G1854State, company: CompanyId) -> Iterator[Event]:
        """Split a major that crosses the red line for the first time; a Lokalbahn AG never is (P1, T5)."""
        if draft.printed.companies[company].kind == MAJOR and not draft.charters[company].split:
            yield from split(draft, company, draft.printed.figures.issued_by_split)

    def reached_end(self, draft: G1854State, company: CompanyId) -> Iterator[Event]:
        """Make this operating round the last (E2)."""
        if not draft.end_reached:
            draft.end_reached = True
            yield Event(text("18xx.round.end_of_chart", company=company))
