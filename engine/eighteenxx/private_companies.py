"""Private companies in the hands of players and companies: buying, selling, using."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx.companies import BANK, CompanyId, Owner, PrivateId
from engine.eighteenxx.printed import kind_text
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, pay
from engine.eighteenxx.stations import HOME_CITY
from engine.eighteenxx.takeovers import RECLAIM
from engine.eighteenxx.trains import phase_of
from engine.hexes import HexName


def owned_by(state: EighteenxxState, owner: Owner) -> list[PrivateId]:
    """Return the private companies of a company or a seat, in the order of the draft."""
    return [name for name, private in state.private_companies.items() if private.owner == owner]


def usable(state: EighteenxxState, company: CompanyId) -> list[PrivateId]:
    """Return the private companies of a company whose ability is not spent."""
    return [name for name in owned_by(state, company) if not state.private_companies[name].used]


def assisting_privates(state: EighteenxxState, company: CompanyId) -> dict[PrivateId, frozenset[str]]:
    """Return the private companies of a company's president that make something cheaper for it, once, and what.

    That is some terrain, or ``tunnel``. Those whose discount is spent are missing.
    """
    president = state.charters[company].president
    assert president is not None
    printed = state.printed.private_companies
    return {
        name: frozenset(printed[name].discount)
        for name, private in state.private_companies.items()
        if private.owner == president and not private.used and printed[name].discount
    }


def potential_cash(state: EighteenxxState, company: CompanyId) -> int:
    """Return how much cash a company could have, by selling its private companies and those that it could buy."""
    value = rules_of(state).private_value(state)
    cash = state.charters[company].cash + value * len(owned_by(state, company))
    if not state.charters[company].cash:
        return cash
    return cash + (value - 1) * sum(1 for _ in _within_reach(state, company))


def blocking(state: EighteenxxState, hex_: HexName) -> PrivateId | None:
    """Return the private company that blocks a hex for tiles because a player owns it, or None if none does."""
    name = state.printed.blocked.get(hex_)
    return name if name is not None and isinstance(state.private_companies[name].owner, int) else None


def of_players(state: EighteenxxState) -> Iterator[PrivateId]:
    """Enumerate the private companies that players own."""
    return (name for name, private in state.private_companies.items() if isinstance(private.owner, int))


def purchasable(state: EighteenxxState, company: CompanyId) -> Iterator[PrivateId]:
    """Enumerate the private companies of players that suit a company's size, if it may buy any at this moment."""
    if phase_of(state).deals and not _waits_for_home(state, company):
        yield from (name for name in of_players(state) if suits(state, company, name))


def _waits_for_home(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a switch keeps a company from buying any yet, because a station of it is still to be placed."""
    if not state.switches.homes_before_private_purchases:
        return False
    return not state.board.stations_of(company) or state.in_round(HOME_CITY, RECLAIM)


def can_buy(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company can afford some private company at a price that was not refused."""
    return any(low <= high for low, high in (price_range(state, company, n) for n in purchasable(state, company)))


def awaits(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a turn waits for what a company may do with private companies, those it could buy included."""
    if usable(state, company):
        return True
    if not state.switches.any_private_is_awaited:
        return can_buy(state, company)
    return state.charters[company].cash > 0 and next(_within_reach(state, company), None) is not None


def _within_reach(state: EighteenxxState, company: CompanyId) -> Iterator[PrivateId]:
    """Enumerate what a company might buy; 18xx.games does not ask whether it is large enough."""
    if not state.switches.any_private_is_awaited:
        return purchasable(state, company)
    return of_players(state) if phase_of(state).deals else iter(())


def price_range(state: EighteenxxState, company: CompanyId, private: PrivateId) -> tuple[int, int]:
    """Return the least and the most that a company may offer for a private company; if the least is higher, nothing."""
    return state.least_price("company", private), min(
        rules_of(state).private_value(state), state.charters[company].cash
    )


def suits(state: EighteenxxState, company: CompanyId, private: PrivateId) -> bool:
    """Return whether a company of this kind may own a private company of that kind."""
    printed = state.printed
    return printed.private_companies[private].kind in printed.kind(company).private_companies


def check_purchase(state: EighteenxxState, company: CompanyId, private: PrivateId, price: int) -> Seat:
    """Check that a company may buy a private one from a player at a price; return whose it is. Raises IllegalMove."""
    if private not in state.private_companies:
        raise IllegalMove("18xx.private.no_such", local=private)
    owner = state.private_companies[private].owner
    if not isinstance(owner, int):
        raise IllegalMove("18xx.private.not_a_players", rule=state.printed.rule("private_companies"), local=private)
    if not suits(state, company, private):
        size = kind_text(state.printed, state.printed.companies[company].kind)
        raise IllegalMove(
            "18xx.private.too_large",
            rule=state.printed.rule("private_companies"),
            local=private,
            company=company,
            size=size,
        )
    most = rules_of(state).private_value(state)
    if not 1 <= price <= most:
        raise IllegalMove(
            "18xx.private.price", rule=state.printed.rule("private_companies"), local=private, price=price, most=most
        )
    cash = state.charters[company].cash
    if price > cash:
        raise IllegalMove(
            "18xx.private.too_costly",
            rule=state.printed.rule("private_companies"),
            company=company,
            price=price,
            cash=cash,
        )
    return owner


def buy_private(draft: EighteenxxState, company: CompanyId, private: PrivateId, price: int) -> Iterator[Event]:
    """Buy a private company for a company from the player who owns it, after checking everything.

    Raises IllegalMove (``18xx.private.*``). Everybody who must agree has agreed before.
    """
    owner = check_purchase(draft, company, private, price)
    pay(draft, company, owner, price)
    draft.private_companies[private].owner = company
    yield Event(text("18xx.private.bought", company=company, local=private, owner=Player(owner), price=price))


def no_help(state: EighteenxxState, company: CompanyId, private: PrivateId) -> IllegalMove:
    """Return the refusal for a private company that makes nothing cheaper for a company at this moment."""
    if private not in state.private_companies:
        return IllegalMove("18xx.private.no_such", local=private)
    rule = state.printed.rule("private_companies")
    if state.private_companies[private].used:
        return IllegalMove("18xx.private.used", rule=rule, local=private)
    return IllegalMove("18xx.private.no_help", rule=rule, local=private, company=company)


def check_owned(state: EighteenxxState, company: CompanyId, private: PrivateId) -> None:
    """Check that a company owns a private company. Raises IllegalMove."""
    if private not in state.private_companies:
        raise IllegalMove("18xx.private.no_such", local=private)
    if state.private_companies[private].owner != company:
        raise IllegalMove(
            "18xx.private.not_its_own", rule=state.printed.rule("private_companies"), company=company, local=private
        )


def sell_private(draft: EighteenxxState, company: CompanyId, private: PrivateId) -> Iterator[Event]:
    """Sell a company's private company to the bank at its value, which takes it out of the game. Raises IllegalMove."""
    check_owned(draft, company, private)
    value = rules_of(draft).private_value(draft)
    pay(draft, BANK, company, value)
    draft.private_companies[private].owner = None
    yield Event(text("18xx.private.sold", company=company, local=private, price=value))
