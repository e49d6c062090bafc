"""Local railways during a company's turn (18CZ rules, OR 3 and "Companies" 1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, NumberRange, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, text
from engine.eighteenxx.g18cz import moves
from engine.eighteenxx.g18cz.deals import propose
from engine.eighteenxx.g18cz.lay_options import lay_slot
from engine.eighteenxx.g18cz.laying import lay
from engine.eighteenxx.g18cz.lays import Lay, legal_lays
from engine.eighteenxx.g18cz.local_railways import (
    LOCALS,
    awaits_locals,
    can_buy_local,
    check_local,
    check_owned,
    local_value,
    locals_of,
    price_range,
    purchasable_locals,
    sell_local,
    usable_locals,
)
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.rights import Right, purple_right, turn_under_way
from engine.eighteenxx.g18cz.state import G18czState, LocalId
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import Offer
from engine.eighteenxx.tiles import TileName
from engine.hexes import HexName


class UseLocals(Step[G18czState]):
    """OR 3: at any time in its turn a company buys local railways of players, sells its own to the bank, uses them.

    It is open, too, while the operating company decides about its trains in an interrupt.
    """

    name = "locals"
    moves = (moves.BuyLocal, moves.SellLocal, moves.LayPurple)
    standing = True

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Nothing waits for it."""
        return False

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Tell what the operating company can do."""
        company = str(actor)
        if state.turn is None or state.turn.company != company:
            return ()
        found: list[type[Move]] = []
        if can_buy_local(state, company):
            found.append(moves.BuyLocal)
        if locals_of(state, company):
            found.append(moves.SellLocal)
        if next(_purple(state, company), None):
            found.append(moves.LayPurple)
        return tuple(found)

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell what may stand in a field."""
        company = str(actor)
        if kind is moves.BuyLocal:
            return _purchase(state, company, field, chosen)
        if kind is moves.SellLocal:
            return Choice(tuple(_sale(state, local) for local in locals_of(state, company)))
        rights = {right.local: right for right in _purple(state, company)}
        if field == "local":
            return Choice(tuple(_layer(right) for right in rights.values()))
        mine = rights.get(str(chosen.get("local")))
        return lay_slot(state, company, (mine,) if mine else tuple(rights.values()), field, chosen)

    def play(self, draft: G18czState, move: Move) -> Iterable[Event]:
        """Buy, sell, or lay a purple tile."""
        company = turn_under_way(draft).company
        match move:
            case moves.BuyLocal():
                return _buy(draft, company, move)
            case moves.SellLocal():
                return sell_local(draft, company, move.local)
            case moves.LayPurple():
                check_owned(draft, company, move.local)
                chosen = Lay(HexName(move.hex), TileName(move.tile), move.rotation)
                return lay(draft, company, purple_right(draft, move.local), chosen)
            case _:
                raise EngineError(f"no move with local railways: {move!r}")


class TradeLocals(Step[G18czState]):
    """The last moment of a turn to buy, sell and use local railways."""

    name = "trade"
    moves = (moves.Pass,)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait where one could be bought, or used."""
        company = str(actor)
        if state.switches.any_local_is_awaited and locals_of(state, company):
            return True
        return awaits_locals(state, company)

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Let the turn end."""
        return self.moves

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Nothing is filled in: what may be done, ``UseLocals`` accepts."""
        return Choice(())

    def play(self, draft: G18czState, move: Move) -> Iterable[Event]:
        """End the turn."""
        draft.finish(self.name)
        return (Event(text("18cz.locals.passed", company=turn_under_way(draft).company)),)


def _buy(draft: G18czState, company: CompanyId, move: moves.BuyLocal) -> Iterator[Event]:
    owner = check_local(draft, company, move.local, move.price)
    yield from propose(draft, Offer("company", company, move.local, move.price, move.seat, owner), LOCALS)


def _purchase(state: G18czState, company: CompanyId, field: str, chosen: Mapping[str, Any]) -> Slot:
    ranges = {local: price_range(state, company, local) for local in purchasable_locals(state, company)}
    ranges = {local: (low, high) for local, (low, high) in ranges.items() if low <= high}
    if field == "local":
        return Choice(tuple(_for_sale(state, local) for local in ranges))
    low, high = ranges.get(str(chosen.get("local")), (1, local_value(state)))
    return NumberRange(low, high)


def _for_sale(state: G18czState, local: LocalId) -> Option:
    printed, owner = everything().private_companies[local], state.private_companies[local].owner
    assert isinstance(owner, int)
    owner_ = Player(Seat(owner))
    return Option(
        local, text("18cz.option.buy_local", local=local, name=printed.name, owner=owner_, income=printed.income)
    )


def _sale(state: G18czState, local: LocalId) -> Option:
    printed = everything().private_companies[local]
    used = int(state.private_companies[local].used)
    value = local_value(state)
    return Option(
        local,
        text("18cz.option.sell_local", local=local, name=printed.name, price=value, income=printed.income, used=used),
    )


def _layer(right: Right) -> Option:
    local = str(right.local)
    return Option(local, text("18cz.option.special", local=local, name=everything().private_companies[local].name))


def _purple(state: G18czState, company: CompanyId) -> Iterator[Right]:
    """Enumerate the local railways by which a company may lay a purple tile."""
    for local in usable_locals(state, company):
        right = purple_right(state, local)
        if next(legal_lays(state, company, right), None):
            yield right
