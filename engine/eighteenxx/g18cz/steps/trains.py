"""Buying trains (18CZ rules, OR 10 and 11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, NumberRange, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Text, text
from engine.eighteenxx.company import BANK
from engine.eighteenxx.g18cz.deals import propose
from engine.eighteenxx.g18cz.moves import BuyTrain, Pass
from engine.eighteenxx.g18cz.phases import has_begun
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.purchases import (
    BUYING,
    Ware,
    affordable,
    buy_from_bank,
    is_in_funds,
    must_buy,
    prices,
    shortfall,
    wares,
)
from engine.eighteenxx.g18cz.rights import turn_under_way
from engine.eighteenxx.g18cz.state import G18czState, is_neutral
from engine.eighteenxx.g18cz.trains import is_full, limit, rusting
from engine.eighteenxx.g18cz.words import size_words
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import Offer, cash_of
from engine.eighteenxx.trains import card_words, face_of, find_train

RULE = "18cz.rule.or10"


class BuyTrains(Step[G18czState]):
    """18CZ rules, OR 10: trains of the own size or a smaller one; at the end one that can run must be there."""

    name = BUYING
    moves = (BuyTrain, Pass)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait where a train must be bought, or where there is room and money for one."""
        company = str(actor)
        if is_neutral(state.charters[company]):
            return False
        if must_buy(state, company):
            return True
        if state.switches.any_train_is_awaited:
            return is_in_funds(state, company)
        return not is_full(state, company) and _can_buy(state, company)

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Tell whether the company may also do without."""
        company = str(actor)
        if not self.waits(state, actor):
            return ()
        if must_buy(state, company):
            return (BuyTrain,)
        return self.moves if _can_buy(state, company) else (Pass,)

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the trains that can be paid for, then the price."""
        company = str(actor)
        found = {ware.name: ware for ware in affordable(state, company)}
        if field == "train":
            return Choice(tuple(Option(name, _label(state, company, ware)) for name, ware in found.items()))
        ware = found.get(str(chosen.get("train")))
        if ware is not None:
            return NumberRange(*prices(state, company, ware))
        ranges = [prices(state, company, ware) for ware in found.values()]
        return NumberRange(min((low for low, _ in ranges), default=1), max((high for _, high in ranges), default=1))

    def play(self, draft: G18czState, move: Move) -> Iterator[Event]:
        """Buy one, or be done with it."""
        company = turn_under_way(draft).company
        if isinstance(move, BuyTrain):
            yield from _buy(draft, company, move)
            return
        if must_buy(draft, company):
            raise IllegalMove("18cz.train.must_buy", rule=RULE, company=company)
        draft.finish(self.name)
        yield Event(text("18cz.train.passed", company=company))


def _can_buy(state: G18czState, company: CompanyId) -> bool:
    return next(affordable(state, company), None) is not None


def _buy(draft: G18czState, company: CompanyId, move: BuyTrain) -> Iterator[Event]:
    ware = next((ware for ware in wares(draft, company) if ware.name == move.train), None)
    if ware is None:
        raise _not_on_offer(draft, company, move.train)
    if ware.seller == BANK:
        _check_price(draft, company, ware, move.price)
        yield from buy_from_bank(draft, company, ware)
        return
    cash = cash_of(draft, company)
    if move.price < 1:
        raise IllegalMove("18cz.train.at_least_one", rule=RULE)
    if move.price > cash:
        # 18CZ rules, OR 11: a president adds nothing to what is paid to another company.
        raise IllegalMove("18cz.train.too_dear", rule="18cz.rule.or11", company=company, price=move.price, cash=cash)
    president = draft.charters[ware.source].president
    assert isinstance(president, int)
    yield from propose(draft, Offer("train", company, ware.train.id, move.price, move.seat, Seat(president)), RULE)


def _check_price(state: G18czState, company: CompanyId, ware: Ware, price: int) -> None:
    """Check a price to be paid to the bank. Raises IllegalMove."""
    if price != ware.face.price:
        raise IllegalMove("18cz.train.price", rule=RULE, train=ware.face.name, price=ware.face.price)
    low, high = prices(state, company, ware)
    if low > high:
        cash = cash_of(state, company)
        raise IllegalMove("18cz.train.too_dear", rule="18cz.rule.or11", company=company, price=low, cash=cash)


def _not_on_offer(state: G18czState, company: CompanyId, name: str) -> IllegalMove:
    """Say why a train cannot be bought."""
    if is_full(state, company) and not must_buy(state, company):
        return IllegalMove("18cz.train.full", rule=RULE, company=company, limit=limit(state, company))
    source, _, rest = name.partition(" ")
    others = state.charters.get(source)
    if others is not None and find_train(others, rest) and source != company:
        first = state.switches.cross_purchase_from
        if not has_begun(state, first):
            return IllegalMove("18cz.train.not_yet", rule=RULE, phase=first)
        face = find_train(others, rest)
        name = face.face if face else name
    face_name = name.rpartition(" ")[2]
    if face_name in everything().faces:
        size = size_words(everything().faces[face_name].kind)
        key = "18cz.train.must_run" if must_buy(state, company) else "18cz.train.not_on_offer"
        return IllegalMove(key, rule=RULE, company=company, train=face_name, size=size)
    return IllegalMove("18cz.train.no_such_train", train=" ".join(face_of(state, word) for word in name.split(" ")))


def _label(state: G18czState, company: CompanyId, ware: Ware) -> Text:
    """Say where a train comes from, what it costs and what follows."""
    if ware.seller != BANK:
        low, high = prices(state, company, ware)
        return text(
            "18cz.option.train.company",
            seller=ware.source,
            train=card_words(ware.train, state.charters[ware.source].trains),
            low=low,
            high=high,
        )
    missing, borrowed = shortfall(state, company, ware.face.price)
    return text(
        f"18cz.option.train.{ware.source}",
        train=card_words(ware.train, state.depot.pool, ware.face.name) if ware.source == "pool" else ware.face.name,
        price=ware.face.price,
        missing=missing,
        borrowed=borrowed,
        phase=ware.train.rank if ware.train.rank > state.depot.phase else "none",
        rusts=tuple(rusting(state, (ware.face,))),
    )
