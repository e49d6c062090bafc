"""Why the sensible opponent does what it does, in words: of several motives, the one that the position shows."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.text import Text, text
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.forced_purchase import missing_money, sources_used
from engine.eighteenxx.moves import (
    BidOn,
    BuildStation,
    BuildTunnel,
    Buy,
    BuyFirst,
    BuyFrom,
    BuyPrivate,
    BuyTrain,
    CheapTunnel,
    Discard,
    Dividend,
    Exchange,
    LaySpecial,
    LayTile,
    Par,
    Pass,
    PayOption,
    Run,
    Scrap,
    Sell,
    TakeOption,
    WaiveTerrain,
)
from engine.eighteenxx.offers import Accept, Refuse
from engine.eighteenxx.purchases import affordable
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.sensible.estimates import cards_until_rusted, is_sold_by_bank, is_threatened
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.trains import find_train, owner_of, runnable, runs

Kinds = tuple[type[Move], ...]
"""The kinds of moves that are possible."""

_REASONS: dict[type[Move], str] = {
    BuyFirst: "18xx.hint.auction",
    BidOn: "18xx.hint.auction",
    Par: "18xx.hint.par",
    PayOption: "18xx.hint.pay_option",
    LayTile: "18xx.hint.tile",
    LaySpecial: "18xx.hint.tile_special",
    WaiveTerrain: "18xx.hint.tile",
    BuildTunnel: "18xx.hint.tile",
    CheapTunnel: "18xx.hint.tile",
    Run: "18xx.hint.run",
    BuyPrivate: "18xx.hint.private",
    Exchange: "18xx.hint.exchange",
    Accept: "18xx.hint.accept",
}
_PURCHASES = {Buy, BuyFrom, TakeOption, PayOption, Par}
"""The moves that make somebody a shareholder."""


def reason(state: EighteenxxState, move: Move, kinds: Kinds) -> Text | None:
    """Return why the opponent has chosen a move, or None if it has no plan for such a decision.

    Why it sells something in a stock round that it need not sell is for its game to say.
    """
    match move:
        case Dividend():
            return text("18xx.hint.payout" if move.decision == "payout" else "18xx.hint.withhold")
        case Pass():
            return _of_pass(state, kinds)
        case Sell():
            return text("18xx.hint.sell_limit" if state.in_round(STOCK) else "18xx.hint.sell_train")
        case Buy() | BuyFrom() | TakeOption():
            charter = state.charters[move.company]
            floats = charter.president == move.seat and not charter.floated
            return text("18xx.hint.buy_float" if floats else "18xx.hint.buy")
        case BuildStation():
            # If it cannot pass, it chooses a city of its home, and takes any.
            return text("18xx.hint.token") if Pass in kinds else None
        case BuyTrain():
            return _with_debt(state, move, _of_train(state, move, kinds))
        case Discard() | Scrap():
            return _of_giving_up(state, move.train)
        case Refuse():
            countered = state.offer is not None and state.offer.countered
            return text("18xx.hint.refuse_counter" if countered else "18xx.hint.refuse")
    key = _REASONS.get(type(move))
    return None if key is None else Text(key)


def _of_pass(state: EighteenxxState, kinds: Kinds) -> Text:
    if not state.in_round(STOCK):
        return text("18xx.hint.pass")
    return text("18xx.hint.pass_stock" if _PURCHASES & set(kinds) else "18xx.hint.pass_nothing")


def _of_train(state: EighteenxxState, move: BuyTrain, kinds: Kinds) -> Text:
    company = turn_under_way(state).company
    item = next((item for item in affordable(state, company) if item.name == move.train), None)
    if item is not None and not runs(state.printed, company, item.face.name):
        return text("18xx.hint.train_other" if Pass in kinds else "18xx.hint.train_must")
    if item is not None and not is_sold_by_bank(item) and state.charters[CompanyId(item.source)].president == move.seat:
        return text("18xx.hint.train_own")
    if not runnable(state, company):
        return text("18xx.hint.train_none")
    return text("18xx.hint.train_rust" if is_threatened(state, company) else "18xx.hint.train")


def _with_debt(state: EighteenxxState, move: BuyTrain, why: Text) -> Text:
    """Add to a reason to buy a train how much of its price the president must borrow."""
    company = turn_under_way(state).company
    borrowed = sources_used(state, company, move.price).get("loan", 0)
    if not borrowed:
        return why
    amount = missing_money(state, company, move.price)
    return text("18xx.hint.train_debt", why=why, amount=amount, borrowed=borrowed)


def why_sold_in_time(state: EighteenxxState, company: CompanyId) -> Text:
    """Return why shares are sold of a company that will lack a train: how near that is."""
    return text("18xx.hint.sell_falling", cards=cards_until_rusted(state, company) or 0)


def _of_giving_up(state: EighteenxxState, train: str) -> Text:
    """Return why a train is given up: it does not run, or it runs least far."""
    company = owner_of(state, train)
    owned = company and find_train(state.charters[company], train)
    idle = company and owned and not runs(state.printed, company, owned.face)
    return text("18xx.hint.discard_idle" if idle else "18xx.hint.discard")
