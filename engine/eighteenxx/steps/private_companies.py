"""Private companies during a company's turn: bought from players, sold, used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.core.moves import Choice, Move, NumberRange, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx import moves
from engine.eighteenxx.board import TileName
from engine.eighteenxx.companies import CompanyId, PrivateId, company_of
from engine.eighteenxx.deals import Deals
from engine.eighteenxx.moves import BuyPrivate
from engine.eighteenxx.offers import likely_prices
from engine.eighteenxx.printed import owner_param
from engine.eighteenxx.private_companies import (
    awaits,
    can_buy,
    check_owned,
    check_purchase,
    owned_by,
    price_range,
    purchasable,
    sell_private,
    usable,
)
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.tile_lays import Lay, Right, lay, lay_slot, legal_lays, special_right
from engine.eighteenxx.turns import Offer
from engine.hexes import HexName


class UsePrivateCompanies(Step[EighteenxxState]):
    """At any time in its turn a company buys private companies from players, sells its own to the bank, or uses them.

    The step is also open while the operating company decides about its trains in an interrupt.
    """

    name = "locals"  # its name in stored positions
    moves = (moves.BuyPrivate, moves.SellPrivate, moves.LaySpecial)
    standing = True

    def __init__(self, deals: Deals) -> None:
        self._deals = deals

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Return False: no turn waits for this step."""
        return False

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return what the operating company can do."""
        company = company_of(actor)
        if state.turn is None or state.turn.company != company:
            return ()
        found: list[type[Move]] = []
        if can_buy(state, company):
            found.append(moves.BuyPrivate)
        if owned_by(state, company):
            found.append(moves.SellPrivate)
        if next(_special(state, company), None):
            found.append(moves.LaySpecial)
        return tuple(found)

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Return what may stand in a field."""
        company = company_of(actor)
        if kind is moves.BuyPrivate:
            return _purchase(state, company, field, chosen)
        if kind is moves.SellPrivate:
            return Choice(tuple(_sale(state, private) for private in owned_by(state, company)))
        rights = {right.private: right for right in _special(state, company)}
        if field == moves.PRIVATE:
            return Choice(tuple(_layer(state, right) for right in rights.values()))
        mine = rights.get(str(chosen.get(moves.PRIVATE)))
        return lay_slot(state, company, (mine,) if mine else tuple(rights.values()), field, chosen)

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Buy, sell, or lay a special tile."""
        company = turn_under_way(draft).company
        match move:
            case moves.BuyPrivate():
                return self._buy(draft, company, move)
            case moves.SellPrivate():
                return sell_private(draft, company, move.private)
            case moves.LaySpecial():
                check_owned(draft, company, move.private)
                chosen = Lay(HexName(move.hex), TileName(move.tile), move.rotation)
                return lay(draft, company, special_right(draft, move.private), chosen)
            case _:
                raise AssertionError(f"no move with private companies: {move!r}")

    def _buy(self, draft: EighteenxxState, company: CompanyId, move: BuyPrivate) -> Iterator[Event]:
        owner = check_purchase(draft, company, move.private, move.price)
        offer = Offer("company", company, move.private, move.price, move.seat, owner)
        yield from self._deals.propose(draft, offer, "private_companies")


class TradePrivateCompanies(Step[EighteenxxState]):
    """The last moment of a turn to buy, sell and use private companies."""

    name = "trade"
    moves = (moves.Pass,)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait if a private company could be bought or used."""
        company = company_of(actor)
        if state.switches.any_private_is_awaited and owned_by(state, company):
            return True
        return awaits(state, company)

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """End the turn."""
        return self.moves

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Never called: all other moves belong to ``UsePrivateCompanies``."""
        raise AssertionError(f"{kind.__name__} has no field {field}")

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """End the turn."""
        draft.finish(self.name)
        return (Event(text("18xx.private.passed", company=turn_under_way(draft).company)),)


def _purchase(state: EighteenxxState, company: CompanyId, field: str, chosen: Mapping[str, Any]) -> Slot:
    ranges = {private: price_range(state, company, private) for private in purchasable(state, company)}
    ranges = {private: (low, high) for private, (low, high) in ranges.items() if low <= high}
    if field == moves.PRIVATE:
        return Choice(tuple(_for_sale(state, private) for private in ranges))
    low, high = ranges.get(str(chosen.get(moves.PRIVATE)), (1, rules_of(state).private_value(state)))
    return NumberRange(low, high, likely=likely_prices(low))


def _for_sale(state: EighteenxxState, private: PrivateId) -> Option:
    printed, owner = state.printed.private_companies[private], state.private_companies[private].owner
    said = text(
        "18xx.option.buy_local", local=private, name=printed.name, owner=owner_param(owner), income=printed.income
    )
    return Option(private, said)


def _sale(state: EighteenxxState, private: PrivateId) -> Option:
    printed = state.printed.private_companies[private]
    used = int(state.private_companies[private].used)
    value = rules_of(state).private_value(state)
    return Option(
        private,
        text("18xx.option.sell_local", local=private, name=printed.name, price=value, income=printed.income, used=used),
    )


def _layer(state: EighteenxxState, right: Right) -> Option:
    private = str(right.private)
    return Option(
        private, text("18xx.option.special", local=private, name=state.printed.private_companies[private].name)
    )


def _special(state: EighteenxxState, company: CompanyId) -> Iterator[Right]:
    """Enumerate the rights of private companies by which a company can lay a special tile."""
    for private in usable(state, company):
        right = special_right(state, private)
        if next(legal_lays(state, company, right), None):
            yield right
