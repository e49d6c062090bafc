"""Acquisitions of smaller companies: what they cost, who is paid, and the step that offers them (18CZ rules, OR 9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, NumberRange, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Param, Player, Text, text
from engine.core.views import Event
from engine.eighteenxx import deal_sheets
from engine.eighteenxx.certificates import existing, holding, price_of, unit_of
from engine.eighteenxx.companies import CompanyId, company_of, is_neutral
from engine.eighteenxx.deals import Deal, Deals
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.g18cz.printed import is_larger
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.moves import Pass
from engine.eighteenxx.printed import kind_text
from engine.eighteenxx.state import pay, turn_under_way
from engine.eighteenxx.takeovers import take_over
from engine.eighteenxx.trains import give_back
from engine.eighteenxx.turns import Offer


def targets(state: G18czState, company: CompanyId) -> Iterator[CompanyId]:
    """Enumerate the companies that a company may acquire, whatever its cash: floated ones of a smaller size."""
    if is_neutral(state.charters[company]):
        return
    companies = state.printed.companies
    for other, charter in state.charters.items():
        in_operation = charter.floated and not charter.closed
        if in_operation and not is_neutral(charter) and is_larger(companies[company].kind, companies[other].kind):
            yield other


def shares_of_players(state: G18czState, target: CompanyId) -> dict[Seat, int]:
    """Return how many shares of a company each player has who has any; a president's certificate counts as two."""
    share = unit_of(state, target)
    held = {seat: holding(state, target, seat) // share for seat in state.order}
    return {seat: number for seat, number in held.items() if number}


def printed_range(state: G18czState, target: CompanyId) -> tuple[int, int]:
    """Return the lowest and the highest whole price per share, based on the present price (OR 9)."""
    price, (least, most) = price_of(state, target), state.printed.figures.acquisition_percent
    return -(-price * least // 100), price * most // 100


def price_range(state: G18czState, company: CompanyId, target: CompanyId) -> tuple[int, int]:
    """Return the range that a company can offer per share at this moment; if the first is higher, nothing."""
    low, high = printed_range(state, target)
    number = sum(shares_of_players(state, target).values())
    cash = max(state.charters[company].cash, 0)
    return max(low, state.least_price("acquire", target)), min(high, cash // number if number else high)


def acquire(draft: G18czState, company: CompanyId, target: CompanyId, price: int) -> Iterator[Event]:
    """Carry out a takeover that was checked before and agreed upon by both presidents.

    The interrupts ``reclaim`` and ``fleet`` follow if there is something to decide.
    """
    yield Event(text("18cz.acquire.done", company=company, target=target, price=price))
    # 18CZ rules, OR 9: the whole price comes from the buyer's treasury before it gets that of the other.
    for seat, number in shares_of_players(draft, target).items():
        pay(draft, company, seat, price * number)
        yield Event(text("18cz.acquire.paid", player=Player(seat), amount=price * number, shares=number, target=target))
    yield from take_over(draft, company, target)


def said_of_acquisition(state: G18czState, offer: Offer) -> dict[str, Param]:
    """Say who would be paid how much if an offer to acquire a company is accepted."""
    paid = {seat: number * offer.price for seat, number in shares_of_players(state, CompanyId(offer.what)).items()}
    parts = tuple(text("18cz.offer.part", player=Player(seat), amount=paid[seat]) for seat in paid)
    return {"total": sum(paid.values()), "parts": parts}


def sheet_of_acquisition(state: G18czState, offer: Offer) -> Iterator[Text]:
    """Say what both presidents may want to know: the price now, all that is handed over, and the cash afterwards."""
    low, high = printed_range(state, CompanyId(offer.what))
    yield text(
        "18cz.sheet.share",
        target=CompanyId(offer.what),
        price=price_of(state, CompanyId(offer.what)),
        low=low,
        high=high,
    )
    yield from deal_sheets.of_companies(state, offer.company, CompanyId(offer.what))
    total = offer.price * sum(shares_of_players(state, CompanyId(offer.what)).values())
    cash = state.charters[offer.company].cash - total + state.charters[CompanyId(offer.what)].cash
    yield deal_sheets.cash_after(offer.company, cash)


DEALS = Deals(
    acquire=Deal(
        lambda draft, offer: acquire(draft, offer.company, CompanyId(offer.what), offer.price),
        said_of_acquisition,
        sheet_of_acquisition,
        lambda state, offer: price_range(state, offer.company, CompanyId(offer.what)),
    )
)
"""Trains, local railways, and whole companies at a price per share."""


RULE = "18cz.rule.or9"


class AcquireCompany(Step[G18czState]):
    """A larger company buys as many smaller ones as it can pay for and their presidents agree to (18CZ rules, OR 9)."""

    name = "acquire"
    moves = (Acquire, Pass)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait while there is a smaller company in operation, whatever the cash: local railways may still be sold."""
        return next(targets(state, company_of(actor)), None) is not None

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the moves of an acquisition, or only passing if the company can pay for none."""
        return self.moves if next(_within_means(state, company_of(actor)), None) else (Pass,)

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the companies that can be paid for, then the price per share."""
        company, target = company_of(actor), CompanyId(str(chosen.get("company")))
        if field == "company":
            found = _within_means(state, company)
            return Choice(tuple(Option(other, _label(state, company, other)) for other in found))
        if target in targets(state, company):
            low, high = price_range(state, company, target)
            return NumberRange(low, high, likely=(low + 5, low + 10, price_of(state, target)))
        ranges = [price_range(state, company, other) for other in _within_means(state, company)]
        return NumberRange(min((low for low, _ in ranges), default=1), max((high for _, high in ranges), default=1))

    def play(self, draft: G18czState, move: Move) -> Iterable[Event]:
        """Offer the price, or end the step."""
        if isinstance(move, Acquire):
            return _offer_price(draft, move)
        draft.finish(self.name)
        return (Event(text("18cz.acquire.passed", company=turn_under_way(draft).company)), *give_back(draft))

    def skip(self, draft: G18czState, actor: Actor) -> Iterable[Event]:
        """Have trains given back that are above the limit since an acquisition."""
        return give_back(draft)


def _within_means(state: G18czState, company: CompanyId) -> Iterator[CompanyId]:
    for target in targets(state, company):
        low, high = price_range(state, company, target)
        if low <= high:
            yield target


def _offer_price(draft: G18czState, move: Acquire) -> Iterator[Event]:
    company, target = turn_under_way(draft).company, move.company
    _check_target(draft, company, target)
    low, high = printed_range(draft, target)
    if not low <= move.price <= high:
        raise IllegalMove("18cz.acquire.price", rule=RULE, company=target, low=low, high=high, price=move.price)
    total = move.price * sum(shares_of_players(draft, target).values())
    cash = draft.charters[company].cash
    if cash < total:
        raise IllegalMove("18cz.acquire.too_little", rule=RULE, company=company, total=total, cash=cash)
    president = draft.charters[target].president
    assert isinstance(president, int)
    offer = Offer("acquire", company, target, move.price, move.seat, Seat(president))
    yield from DEALS.propose(draft, offer, "acquiring")


def _check_target(state: G18czState, company: CompanyId, target: CompanyId) -> None:
    """Check that a company may acquire another, whatever its cash. Raises IllegalMove."""
    charter = existing(state, target)
    if target in targets(state, company):
        return
    if not charter.floated:
        raise IllegalMove("18cz.acquire.not_floated", rule=RULE, company=target)
    printed = state.printed
    size, other = (kind_text(printed, printed.companies[each].kind) for each in (company, target))
    raise IllegalMove("18cz.acquire.not_smaller", rule=RULE, company=company, target=target, size=size, other=other)


def _label(state: G18czState, company: CompanyId, target: CompanyId) -> Text:
    low, high = price_range(state, company, target)
    president = state.charters[target].president
    number = sum(shares_of_players(state, target).values())
    assert isinstance(president, int)
    return text(
        "18cz.option.acquire.company",
        company=target,
        president=Player(Seat(president)),
        price=price_of(state, target),
        shares=number,
        low=low,
        high=high,
        total=low * number,
    )
