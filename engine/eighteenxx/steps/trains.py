"""Buying trains."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, NumberRange, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Text, text
from engine.core.views import Event
from engine.eighteenxx.companies import BANK, CompanyId, Train, company_of, is_neutral
from engine.eighteenxx.deals import Deals
from engine.eighteenxx.forced_purchase import can_help, is_short, missing_money, most_help, sources_used
from engine.eighteenxx.moves import BuyTrain, Pass
from engine.eighteenxx.offers import likely_prices
from engine.eighteenxx.printed import kind_text
from engine.eighteenxx.purchases import (
    BUYING,
    TrainForSale,
    affordable,
    buy_from_bank,
    is_in_funds,
    may_buy_idle_first,
    must_buy,
    prices,
    trains_for_sale,
)
from engine.eighteenxx.state import EighteenxxState, cash_of, turn_under_way
from engine.eighteenxx.trains import (
    card_text,
    comes_later,
    face_of,
    find_train,
    has_begun,
    is_full,
    limit,
    runs,
    rusting,
)
from engine.eighteenxx.turns import Offer


class BuyTrains(Step[EighteenxxState]):
    """The company buys trains of the kinds that it may own; if its kind must, it ends with one that it can run."""

    name = BUYING
    moves = (BuyTrain, Pass)

    def __init__(self, deals: Deals) -> None:
        self._deals = deals

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait if a train must be bought, or if there is room and money for one."""
        company = company_of(actor)
        if is_neutral(state.charters[company]):
            return False
        if must_buy(state, company):
            return True
        if state.switches.any_train_is_awaited:
            return is_in_funds(state, company)
        return _can_buy(state, company)

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return buying a train, and passing if the company may do without."""
        company = company_of(actor)
        if must_buy(state, company):
            return (BuyTrain,)
        return self.moves if _can_buy(state, company) else (Pass,)

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the trains that can be paid for, then the price."""
        company = company_of(actor)
        if field == "train":
            return Choice(tuple(_options(state, company)))
        named = [item for item in trains_for_sale(state, company) if item.name == chosen.get("train")]
        for item in named:
            low, high = prices(state, company, item)
            if low <= high:
                return NumberRange(low, high, likely=likely_prices(low, item.face.price))
        ranges = [prices(state, company, item) for item in affordable(state, company)]
        return NumberRange(min((low for low, _ in ranges), default=1), max((high for _, high in ranges), default=1))

    def play(self, draft: EighteenxxState, move: Move) -> Iterator[Event]:
        """Buy a train, or end the step."""
        company = turn_under_way(draft).company
        if isinstance(move, BuyTrain):
            yield from self._buy(draft, company, move)
            return
        if must_buy(draft, company):
            raise IllegalMove("18xx.train.must_buy", rule=draft.printed.rule("trains"), company=company)
        draft.finish(self.name)
        yield Event(text("18xx.train.passed", company=company))

    def _buy(self, draft: EighteenxxState, company: CompanyId, move: BuyTrain) -> Iterator[Event]:
        item = next((item for item in trains_for_sale(draft, company) if item.name == move.train), None)
        if item is None:
            raise _not_on_offer(draft, company, move.train)
        if item.seller == BANK:
            _check_price(draft, company, item, move.price)
            yield from buy_from_bank(draft, company, item)
            return
        cash = cash_of(draft, company)
        if move.price < 1:
            raise IllegalMove("18xx.train.at_least_one", rule=draft.printed.rule("trains"))
        if move.price > prices(draft, company, item)[1]:
            raise IllegalMove(
                "18xx.train.too_dear", rule=draft.printed.rule("forced"), company=company, price=move.price, cash=cash
            )
        president = draft.charters[CompanyId(item.source)].president
        assert isinstance(president, int)
        yield from self._deals.propose(
            draft, Offer("train", company, item.train.id, move.price, move.seat, Seat(president)), "trains"
        )


def _can_buy(state: EighteenxxState, company: CompanyId) -> bool:
    return next(affordable(state, company), None) is not None


def _check_price(state: EighteenxxState, company: CompanyId, item: TrainForSale, price: int) -> None:
    """Check a price to be paid to the bank. Raises IllegalMove."""
    if price != item.face.price:
        raise IllegalMove(
            "18xx.train.price", rule=state.printed.rule("trains"), train=item.face.name, price=item.face.price
        )
    low, high = prices(state, company, item)
    if low > high:
        cash = cash_of(state, company)
        raise IllegalMove(
            "18xx.train.too_dear", rule=state.printed.rule("forced"), company=company, price=low, cash=cash
        )


def _not_on_offer(state: EighteenxxState, company: CompanyId, name: str) -> IllegalMove:
    """Say why a train cannot be bought."""
    if is_full(state, company) and not must_buy(state, company):
        return IllegalMove(
            "18xx.train.full", rule=state.printed.rule("trains"), company=company, limit=limit(state, company)
        )
    source, _, rest = name.partition(" ")
    others = state.charters.get(CompanyId(source))
    if others is not None and find_train(others, rest) and source != company:
        first = state.switches.cross_purchase_from
        if not has_begun(state, first):
            return IllegalMove("18xx.train.not_yet", rule=state.printed.rule("trains"), phase=first)
        face = find_train(others, rest)
        name = face.face if face else name
    face_name = name.rpartition(" ")[2]
    if face_name in state.printed.faces:
        size = kind_text(state.printed, state.printed.faces[face_name].kind)
        idle_first = runs(state.printed, company, face_name) or may_buy_idle_first(state, company)
        key = "18xx.train.must_run" if must_buy(state, company) and not idle_first else "18xx.train.not_on_offer"
        return IllegalMove(key, rule=state.printed.rule("trains"), company=company, train=face_name, size=size)
    return IllegalMove("18xx.train.no_such_train", train=" ".join(face_of(state, word) for word in name.split(" ")))


def _options(state: EighteenxxState, company: CompanyId) -> Iterator[Option]:
    """Enumerate the trains that can be bought, one of equal cards, with those that the company cannot run last."""
    alike: dict[tuple[object, ...], list[TrainForSale]] = {}
    for item in affordable(state, company):
        given = item.given and item.given.face
        key = (item.source, given, item.train.rank, item.face.name, prices(state, company, item))
        alike.setdefault(key, []).append(item)
    kept = sorted(alike.values(), key=lambda same: not runs(state.printed, company, same[0].face.name))
    for first, *others in kept:
        idle = not runs(state.printed, company, first.face.name)
        yield Option(first.name, _label(state, company, first, 1 + len(others)), unlikely=idle)


def _label(state: EighteenxxState, company: CompanyId, item: TrainForSale, number: int) -> Text:
    """Say where a train comes from, what it costs, how many are like it, and what its purchase leads to."""
    if item.seller != BANK:
        low, high = prices(state, company, item)
        return text(
            "18xx.option.train.company",
            seller=item.source,
            train=card_text(item.train, state.charters[CompanyId(item.source)].trains),
            low=low,
            high=high,
            number=number,
            note=_note(state, company, item, 0),
        )
    # Nobody gets a train whose purchase ends in bankruptcy, so nothing else follows from it.
    paid = can_help(state, company, item.face.price)
    begins = paid and comes_later(state.printed, item.train.rank, state.depot.phase)
    given = {"given": item.given.face} if item.given is not None else {}
    return text(
        # One for each source of trains.
        "18xx.option.train.trade_in" if given else f"18xx.option.train.{item.source}",
        **given,
        train=item.face.name if item.source == "deck" else card_text(item.train, _stock(state, item), item.face.name),
        price=item.face.price,
        number=number,
        note=_note(state, company, item, item.face.price),
        phase=item.train.rank if begins else "none",
        rusts=tuple(rusting(state, (item.face,))) if paid else (),
    )


def _note(state: EighteenxxState, company: CompanyId, item: TrainForSale, price: int) -> Text:
    """Say what nobody should overlook about a train: that money must be added, the game ends, or it cannot run."""
    if not can_help(state, company, price):
        missing, raised = missing_money(state, company, price), most_help(state, company)
        return text("18xx.option.train.bankrupt", missing=missing, raised=raised)
    if not runs(state.printed, company, item.face.name):
        return text("18xx.option.train.idle", company=company)
    missing, drawn = missing_money(state, company, price), sources_used(state, company, price)
    return text(
        "18xx.option.train.helped" if missing else "18xx.option.train.plain",
        missing=missing,
        borrowed=drawn.get("loan", 0),
        sold=int(is_short(state, company, price)),
    )


def _stock(state: EighteenxxState, item: TrainForSale) -> list[Train]:
    return state.depot.pool if item.source == "pool" else state.depot.retired
