"""Local railways in the hands of companies: buying, selling, using (18CZ rules, "Companies" 1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.eighteenxx.company import BANK, Owner
from engine.eighteenxx.g18cz.phases import phase_of
from engine.eighteenxx.g18cz.printed import everything, is_larger
from engine.eighteenxx.g18cz.state import G18czState, LocalId
from engine.eighteenxx.g18cz.words import size_words
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.offers import least_price
from engine.eighteenxx.state import pay

LOCALS = "18cz.rule.locals"


def local_value(state: G18czState) -> int:
    """Return what any local railway is worth in the present operating round, in K."""
    prices = everything().figures.local_prices
    return prices[max(state.calendar.operating, 1) - 1]


def locals_of(state: G18czState, owner: Owner) -> list[LocalId]:
    """Return the local railways of a company or a seat, in the order of the draft."""
    return [name for name, local in state.private_companies.items() if local.owner == owner]


def usable_locals(state: G18czState, company: CompanyId) -> list[LocalId]:
    """Return the local railways of a company whose ability is not spent."""
    return [name for name in locals_of(state, company) if not state.private_companies[name].used]


def potential_cash(state: G18czState, company: CompanyId) -> int:
    """Return what a company could come to have, in K, by selling its local railways, and those that it could buy."""
    value = local_value(state)
    cash = state.charters[company].cash + value * len(locals_of(state, company))
    if not state.charters[company].cash:
        return cash
    return cash + (value - 1) * sum(1 for _ in _within_reach(state, company))


def player_locals(state: G18czState) -> Iterator[LocalId]:
    """Enumerate the local railways that players own."""
    return (name for name, local in state.private_companies.items() if isinstance(local.owner, int))


def purchasable_locals(state: G18czState, company: CompanyId) -> Iterator[LocalId]:
    """Enumerate the local railways of players that suit a company's size, if the phase allows it to buy any."""
    if phase_of(state).deals:
        yield from (name for name in player_locals(state) if suits(company, name))


def can_buy_local(state: G18czState, company: CompanyId) -> bool:
    """Tell whether a company could ask for some local railway at a price that it can pay and that was not refused."""
    return any(
        low <= high for low, high in (price_range(state, company, n) for n in purchasable_locals(state, company))
    )


def awaits_locals(state: G18czState, company: CompanyId) -> bool:
    """Tell whether a turn waits for what a company may do with local railways, those it could buy included."""
    if usable_locals(state, company):
        return True
    if not state.switches.any_local_is_awaited:
        return can_buy_local(state, company)
    return state.charters[company].cash > 0 and next(_within_reach(state, company), None) is not None


def _within_reach(state: G18czState, company: CompanyId) -> Iterator[LocalId]:
    """Enumerate what a company might buy; 18xx.games does not ask whether it is large enough."""
    if not state.switches.any_local_is_awaited:
        return purchasable_locals(state, company)
    return player_locals(state) if phase_of(state).deals else iter(())


def price_range(state: G18czState, company: CompanyId, local: LocalId) -> tuple[int, int]:
    """Return the least and the most that a company may offer for a local railway; none where the first is higher."""
    return least_price(state, "company", local), min(local_value(state), state.charters[company].cash)


def suits(company: CompanyId, local: LocalId) -> bool:
    """Tell whether a company is large enough for a local railway (18CZ rules, "Companies" 2.2 to 2.4)."""
    return not is_larger(everything().private_companies[local].kind, everything().companies[company].kind)


def check_local(state: G18czState, company: CompanyId, local: LocalId, price: int) -> Seat:
    """Check that a company may buy a local railway from a player at a price; return whose it is. Raises IllegalMove."""
    if local not in state.private_companies:
        raise IllegalMove("18cz.locals.no_such", local=local)
    if not phase_of(state).deals:
        raise IllegalMove("18cz.locals.not_yet", rule=LOCALS)
    owner = state.private_companies[local].owner
    if not isinstance(owner, int):
        raise IllegalMove("18cz.locals.not_a_players", rule=LOCALS, local=local)
    if not suits(company, local):
        size = size_words(everything().companies[company].kind)
        raise IllegalMove("18cz.locals.too_large", rule=LOCALS, local=local, company=company, size=size)
    most = local_value(state)
    if not 1 <= price <= most:
        raise IllegalMove("18cz.locals.price", rule=LOCALS, local=local, price=price, most=most)
    cash = state.charters[company].cash
    if price > cash:
        raise IllegalMove("18cz.locals.too_costly", rule=LOCALS, company=company, price=price, cash=cash)
    return owner


def buy_local(draft: G18czState, company: CompanyId, local: LocalId, price: int) -> Iterator[Event]:
    """Let a company buy a local railway from the player who owns it: checks everything, and carries it out.

    Raises IllegalMove (``18cz.locals.*``). Who must agree has agreed.
    """
    owner = check_local(draft, company, local, price)
    pay(draft, company, owner, price)
    draft.private_companies[local].owner = company
    yield Event(text("18cz.locals.bought", company=company, local=local, owner=Player(owner), price=price))


def check_owned(state: G18czState, company: CompanyId, local: LocalId) -> None:
    """Check that a company owns a local railway. Raises IllegalMove."""
    if local not in state.private_companies:
        raise IllegalMove("18cz.locals.no_such", local=local)
    if state.private_companies[local].owner != company:
        raise IllegalMove("18cz.locals.not_its_own", rule=LOCALS, company=company, local=local)


def sell_local(draft: G18czState, company: CompanyId, local: LocalId) -> Iterator[Event]:
    """Let a company sell a local railway to the bank at its value, out of the game. Raises IllegalMove."""
    check_owned(draft, company, local)
    value = local_value(draft)
    pay(draft, BANK, company, value)
    draft.private_companies[local].owner = None
    yield Event(text("18cz.locals.sold", company=company, local=local, price=value))
