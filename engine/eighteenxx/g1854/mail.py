"""Mail contracts: what they cost, what they pay, and the two steps for them in a company's turn (R3, R10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

from engine.core.errors import IllegalMove, UnsoundPosition
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.steps import Actor, AutomaticStep, Step
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx.board import Colour
from engine.eighteenxx.companies import BANK, CompanyId, company_of
from engine.eighteenxx.g1854.moves import BuyContract
from engine.eighteenxx.g1854.printed import LOCAL, ContractSize
from engine.eighteenxx.g1854.state import G1854State
from engine.eighteenxx.moves import Pass
from engine.eighteenxx.state import cash_of, pay, turn_under_way
from engine.eighteenxx.trains import has_begun, phase_of

MAIL_FROM_PHASE = "2"
"""The phase from which contracts are bought."""
MAIL_PAID_AT: Literal["turn", "round"] = "turn"
"""Whether contracts pay when a company's turn begins, or when the operating round does."""
PAID_BY: tuple[Colour, ...] = ("yellow", "green", "brown", "gray")
"""The colours of the latest tiles, in the order in which the incomes are printed."""


class CollectMail(AutomaticStep[G1854State]):
    """A contract pays when the turn begins (R3.1)."""

    name = "mail"

    def skip(self, draft: G1854State, actor: Actor) -> Iterable[Event]:
        """Pay the company, if it has a contract."""
        return pay_mail(draft, [company_of(actor)]) if MAIL_PAID_AT == "turn" else ()


class BuyMailContract(Step[G1854State]):
    """A company may buy one contract in the game, as the last action of a turn (R10.1)."""

    name = "contract"
    moves = (BuyContract, Pass)

    def waits(self, state: G1854State, actor: Actor) -> bool:
        """Wait if there is a contract that the company may buy and can pay for."""
        return any(_refusal(state, company_of(actor), size) is None for size in state.printed.figures.mail)

    def kinds(self, state: G1854State, actor: Actor) -> tuple[type[Move], ...]:
        """Return the moves to buy a contract or to go without, or none if no contract can be bought."""
        return self.moves if self.waits(state, actor) else ()

    def slot(self, state: G1854State, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the contracts that the company can pay for."""
        found = (size for size in state.printed.figures.mail if _refusal(state, company_of(actor), size) is None)
        return Choice(tuple(_option(state, size) for size in found))

    def play(self, draft: G1854State, move: Move) -> Iterator[Event]:
        """Buy a contract, or go without."""
        company = turn_under_way(draft).company
        draft.finish(self.name)
        if not isinstance(move, BuyContract):
            yield Event(text("1854.contract.passed", company=company))
            return
        refusal = _refusal(draft, company, move.size)
        if refusal is not None:
            raise refusal
        price = draft.printed.figures.mail[move.size].price
        pay(draft, company, BANK, price)
        draft.contracts[company] = move.size
        # One for each size of contract.
        yield Event(text(f"1854.contract.{move.size}", company=company, price=price))


def contracts_left(state: G1854State, size: ContractSize) -> int:
    """Return how many contracts of a size nobody has."""
    return state.printed.figures.mail[size].count - list(state.contracts.values()).count(size)


def check_contracts(state: G1854State) -> None:
    """Check that only companies that may have contracts do, and not more than there are. Raises UnsoundPosition."""
    companies = state.printed.companies
    for company in state.contracts:
        fits = company in companies and companies[company].kind != LOCAL and not state.charters[company].closed
        UnsoundPosition.unless(fits, f"{company!r} cannot have a mail contract")
    for size in state.printed.figures.mail:
        UnsoundPosition.unless(contracts_left(state, size) >= 0, f"there are too many {size} contracts")


def mail_income(state: G1854State, company: CompanyId) -> int:
    """Return what a company's contract pays in the present phase, or 0 if it has none."""
    size = state.contracts.get(company)
    return 0 if size is None else state.printed.figures.mail[size].income[PAID_BY.index(phase_of(state).tiles)]


def pay_mail(draft: G1854State, companies: Iterable[CompanyId]) -> Iterator[Event]:
    """Pay some companies what their contracts bring."""
    for company in companies:
        income = mail_income(draft, company)
        if income:
            pay(draft, BANK, company, income)
            yield Event(text("1854.contract.pays", company=company, income=income))


def _refusal(state: G1854State, company: CompanyId, size: ContractSize) -> IllegalMove | None:
    """Return what keeps a company from buying a contract, or None if nothing does."""
    rule, cash, price = state.printed.rule("mail"), cash_of(state, company), state.printed.figures.mail[size].price
    if state.printed.companies[company].kind == LOCAL or not has_begun(state, MAIL_FROM_PHASE):
        return IllegalMove("1854.contract.not_for_it", rule=rule, company=company)
    if company in state.contracts:
        return IllegalMove("1854.contract.has_one", rule=rule, company=company)
    if not contracts_left(state, size):
        return IllegalMove("1854.contract.none_left", rule=rule)
    if cash < price:
        return IllegalMove("1854.contract.too_costly", rule=rule, company=company, price=price, cash=cash)
    return None


def _option(state: G1854State, size: ContractSize) -> Option:
    contract, now = state.printed.figures.mail[size], PAID_BY.index(phase_of(state).tiles)
    return Option(
        size,
        text(
            # One for each size of contract.
            f"1854.option.contract_{size}",
            price=contract.price,
            income=contract.income[now],
            later=tuple(map(str, contract.income[now + 1 :])),
            left=contracts_left(state, size),
        ),
    )
