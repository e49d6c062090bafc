"""Acquiring smaller companies (18CZ rules, OR 9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, NumberRange, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, Text, text
from engine.eighteenxx.g18cz.acquiring import DEALS, price_range, printed_range, shares_of_players, targets
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.holdings import price_of
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.moves import Pass
from engine.eighteenxx.rights import turn_under_way
from engine.eighteenxx.trains import give_back
from engine.eighteenxx.turns import Offer
from engine.eighteenxx.words import kind_words

RULE = "18cz.rule.or9"


class AcquireCompany(Step[G18czState]):
    """18CZ rules, OR 9: a larger company buys smaller ones, as many as it can pay and their presidents agree to."""

    name = "acquire"
    moves = (Acquire, Pass)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait while there is a smaller company in operation, whatever the cash: it may yet sell local railways."""
        return next(targets(state, str(actor)), None) is not None

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Tell whether any company can be paid for."""
        if not self.waits(state, actor):
            return ()
        return self.moves if next(_within_means(state, str(actor)), None) else (Pass,)

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the companies that can be paid for, then the price a share."""
        company, target = str(actor), str(chosen.get("company"))
        if field == "company":
            found = _within_means(state, company)
            return Choice(tuple(Option(other, _label(state, company, other)) for other in found))
        if target in targets(state, company):
            low, high = price_range(state, company, target)
            return NumberRange(low, high, likely=(low + 5, low + 10, price_of(state, target)))
        ranges = [price_range(state, company, other) for other in _within_means(state, company)]
        return NumberRange(min((low for low, _ in ranges), default=1), max((high for _, high in ranges), default=1))

    def play(self, draft: G18czState, move: Move) -> Iterable[Event]:
        """Offer the price, or be done with it."""
        if isinstance(move, Acquire):
            return _acquire(draft, move)
        draft.finish(self.name)
        return (Event(text("18cz.acquire.passed", company=turn_under_way(draft).company)), *give_back(draft))

    def skip(self, draft: G18czState, actor: Actor) -> Iterable[Event]:
        """Give trains back that are above the limit since an acquisition."""
        return give_back(draft)


def _within_means(state: G18czState, company: CompanyId) -> Iterator[CompanyId]:
    for target in targets(state, company):
        low, high = price_range(state, company, target)
        if low <= high:
            yield target


def _acquire(draft: G18czState, move: Acquire) -> Iterator[Event]:
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


def _check_target(state: G18czState, company: CompanyId, target: str) -> None:
    """Check that a company may acquire another, whatever its cash. Raises IllegalMove."""
    charter = state.charters.get(target)
    if charter is None or charter.closed:
        raise IllegalMove("18cz.acquire.no_such_company", company=target)
    if target in targets(state, company):
        return
    if not charter.floated:
        raise IllegalMove("18cz.acquire.not_floated", rule=RULE, company=target)
    printed = state.printed
    size, other = (kind_words(printed, printed.companies[each].kind) for each in (company, target))
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
