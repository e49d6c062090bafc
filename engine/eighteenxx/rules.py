"""The rules in which 18xx games differ beyond their printed facts, switches and steps, as most games have them.

A state holds plain values only. If its game differs from most, the game's subclass of ``Rules`` overrides a method;
shared code calls the rules that belong to the type of the state (``rules_of``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.core.views import Event
from engine.eighteenxx import certificates
from engine.eighteenxx.board import Place
from engine.eighteenxx.certificates import BANKS
from engine.eighteenxx.companies import BANK, IPO, CompanyId, Owner, PrivateId, Train
from engine.eighteenxx.printed import Phase
from engine.eighteenxx.state import EighteenxxState
from engine.hexes import HexName

S = TypeVar("S", bound=EighteenxxState)


class Terms(NamedTuple):
    """What a certificate costs where it lies."""

    price: int
    """The price of one unit (``CompanyKind.unit``)."""
    payee: Owner
    """Who gets the money."""


class MoneySource:
    """Where the president of a company finds money for a train that it must buy."""

    name: str

    def most(self, state: EighteenxxState, president: Seat) -> int | None:
        """Return how much there is, or None if any sum may be spent."""
        raise NotImplementedError

    def take(self, draft: EighteenxxState, president: Seat, amount: int) -> None:
        """Turn an amount of it into the president's cash."""
        raise NotImplementedError


class PresidentsCash(MoneySource):
    """The cash of the president."""

    name = "cash"

    def most(self, state: EighteenxxState, president: Seat) -> int:
        """Return the president's cash."""
        return max(state.players[president].cash, 0)

    def take(self, draft: EighteenxxState, president: Seat, amount: int) -> None:
        """Do nothing: it is cash already."""


class Rules(Generic[S]):
    """The rules of one game in which games differ; these are as most games have them. It holds no state of its own."""

    # What players hold and buy.

    def certificate_limit(self, state: S) -> int:
        """Return how many certificates a player may hold."""
        return state.printed.figures.certificate_limit[len(state.players)]

    def may_not_buy(self, state: S, seat: Seat) -> IllegalMove | None:
        """Return what keeps a player from buying any certificate, whatever it is, or None if nothing does."""
        return None

    def sources(self, state: S, company: CompanyId) -> tuple[Owner, ...]:
        """Return where certificates of a company are bought from; on equal terms, those of the first are sold first.

        A company itself offers what lies in its treasury.
        """
        return BANKS

    def terms(self, state: S, company: CompanyId, source: Owner) -> Terms:
        """Return the price at which a certificate of a company is bought from a source, and who is paid."""
        par = state.charters[company].par
        if source == IPO and state.printed.figures.offered_at == "par" and par is not None:
            return Terms(par, BANK)
        price = state.printed.chart.price(state.market.cell(company))
        return Terms(price, company if source == company else BANK)

    def sold_to_float(self, state: S, company: CompanyId) -> int:
        """Return how many percent of a company are sold, as it counts for floating."""
        return certificates.with_players(state.charters[company])

    def option_paid_same_round(self, state: S) -> bool:
        """Return whether the second half of an option may be paid in the same stock round in which it was taken."""
        return True

    def option_sold_alone(self, state: S) -> bool:
        """Return whether a player who sells an option does nothing else in that turn."""
        return False

    def owed(self, state: S, seat: Seat) -> int:
        """Return what a player has to pay before the players are ranked."""
        return 0

    # The auction before the first stock round, and private companies.

    def asking_price(self, state: S, lot: CompanyId | PrivateId) -> int:
        """Return what a company costs in the auction before the first stock round, while nobody bids."""
        return state.printed.private_companies[lot].price

    def sold_in_auction(self, draft: S, lot: CompanyId | PrivateId, buyer: Seat) -> Iterable[Event]:
        """Hand over what was paid for in the auction."""
        draft.private_companies[lot].owner = buyer
        return ()

    def private_value(self, state: S) -> int:
        """Return what a private company is worth at this moment, in games where the bank buys them."""
        return 0

    def private_worth_at_end(self, state: S, private: PrivateId) -> int:
        """Return what a private company counts for its owner at the end of the game."""
        return 0

    # The calendar.

    def operating_order(self, state: S, among: Collection[CompanyId]) -> list[CompanyId]:
        """Return companies in the order in which they would operate now, those without a price first."""
        without = [company for company in among if not state.printed.kind(company).par]
        return [*without, *state.market.operating_order(among, state.printed.chart.rank)]

    def rounds_of_next_set(self, state: S) -> int:
        """Return how many operating rounds a set has if it begins now."""
        return state.printed.phases[state.depot.phase].operating_rounds or 1

    def rounds_in_set(self, state: S) -> int:
        """Return how many operating rounds the present set has, or will have as things stand."""
        return state.calendar.rounds or self.rounds_of_next_set(state)

    def is_last_set(self, state: S) -> bool:
        """Return whether the game ends with the present set of operating rounds."""
        raise NotImplementedError

    def is_last_round(self, state: S) -> bool:
        """Return whether the game ends with the present operating round."""
        return self.is_last_set(state) and state.calendar.round >= self.rounds_in_set(state)

    def reason_of_end(self, state: S) -> Text:
        """Say why the game is over, if nobody is bankrupt."""
        return text("18xx.end.rounds", number=state.calendar.operating)

    # The stock chart.

    def rises_sold_out(self, state: S, company: CompanyId) -> bool:
        """Return whether a company rises at the end of a stock round when all of it is with players."""
        return True

    def crossed_split(self, draft: S, company: CompanyId) -> Iterable[Event]:
        """Do what this game does when a token has crossed the line at which shares are split."""
        return ()

    def reached_end(self, draft: S, company: CompanyId) -> Iterable[Event]:
        """Do what this game does when a token has come to a cell that ends the game."""
        return ()

    # The turn of a company.

    def may_build_on(self, state: S, hex_: HexName) -> bool:
        """Return whether companies other than those whose home it is may build stations on a hex yet."""
        return True

    def bonus(self, state: S, company: CompanyId, place: Place) -> int:
        """Return what a stop pays a company's trains beyond its printed value: bonuses of its president's privates."""
        printed, president = state.printed.private_companies, state.charters[company].president
        return sum(
            printed[name].bonus.get(place.hex, 0)
            for name, private in state.private_companies.items()
            if president is not None and private.owner == president
        )

    def trains_ran(self, draft: S, company: CompanyId) -> Iterable[Event]:
        """Do what only this game does when a company has run a train."""
        return ()

    # Trains and phases.

    def needs_no_train(self, state: S, company: CompanyId) -> bool:
        """Return whether a company that has no train nevertheless need not buy one."""
        return False

    def unpayable_train_chosen(self, state: S) -> bool:
        """Return whether a president may go bankrupt for one train although another could be paid for."""
        return False

    def money_sources(self, state: S) -> tuple[MoneySource, ...]:
        """Return the sources of the money that a forced purchase lacks, in the order in which they are drawn on."""
        return (PresidentsCash(),)

    def train_bought(self, draft: S, company: CompanyId, train: Train, stock: str) -> Iterable[Event]:
        """Do what only this game does when a company has bought a train from one of the bank's stocks."""
        return ()

    def phase_began(self, draft: S, before: Phase) -> Iterable[Event]:
        """Do what only this game does when a phase begins. Called before trains rust."""
        return ()


_RULES: dict[type[EighteenxxState], Rules[Any]] = {}
"""The rules by the type of the states to which they apply."""


def play_by(states: type[EighteenxxState], rules: Rules[Any]) -> None:
    """Register the rules by which states of a type are played."""
    _RULES[states] = rules


def rules_of(state: EighteenxxState) -> Rules[Any]:
    """Return the rules by which a state is played. Raises KeyError if no game has states of its type."""
    return _RULES[type(state)]
