"""What leads players through a turn of 18CZ: where they stand, what a pass means there, what may be ordered."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.assistance import StandingOrder
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.steps import Awaited
from engine.core.text import Player, Text, text
from engine.eighteenxx.g18cz import trading
from engine.eighteenxx.g18cz.moves import (
    BuildStation,
    Buy,
    Exchange,
    LayPurple,
    LayTile,
    Par,
    Pass,
    Sell,
    WaiveTerrain,
)
from engine.eighteenxx.g18cz.phases import may_lay
from engine.eighteenxx.g18cz.purchases import BUYING, must_buy
from engine.eighteenxx.g18cz.rights import turn_under_way, yellow_lays
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.stations import station_price
from engine.eighteenxx.g18cz.steps.draft import on_offer
from engine.eighteenxx.g18cz.steps.track import compulsory_hex
from engine.eighteenxx.g18cz.trains import limit, runnable
from engine.eighteenxx.g18cz.words import hex_words
from engine.eighteenxx.market import CompanyId

TO_STOP_FOR = (Buy.kind(), Sell.kind(), Par.kind())
"""What a player who passes in advance may want to answer."""

WEIGHTY = frozenset(
    {
        "18cz.dividend.nothing",
        "18cz.phase.begins",
        "18cz.round.operating",
        "18cz.round.over",
        "18cz.round.stock",
        "18cz.train.borrowed",
        "18cz.train.exported",
        "18cz.train.helped",
        "18cz.train.rust",
        "18cz.train.too_many",
    }
)
"""What one is asked about before causing it, beside what the choice itself says."""

SPENDING = frozenset({LayTile, LayPurple, WaiveTerrain, Sell, Exchange})
"""What spends a lay of the turn, the ability of a local railway, shares, or a face of a card."""


def prompt(state: G18czState, seat: Seat, awaited: Awaited) -> Text | None:
    """Tell what a seat is to decide at the step that waits for it."""
    if awaited.round == "draft":
        return _draft(state, seat)
    if awaited.round == "stock":
        return _stock(state, seat)
    if awaited.round == "offer":
        return _offer(state, seat)
    company = str(awaited.actor)
    if awaited.step in _PROMPTS:
        return _PROMPTS[awaited.step](state, company)
    return text(f"18cz.prompt.{awaited.step}", company=company, cash=state.charters[company].cash)


def _draft(state: G18czState, seat: Seat) -> Text:
    left = sum(1 for _ in on_offer(state))
    return text("18cz.prompt.draft", player=Player(seat), cash=state.players[seat].cash, left=left)


def _stock(state: G18czState, seat: Seat) -> Text:
    mine = state.players[seat]
    return text(
        "18cz.prompt.must_sell" if trading.must_sell(state, seat) else "18cz.prompt.stock",
        player=Player(seat),
        number=state.calendar.set + 1,
        cash=mine.cash,
        held=trading.certificates_of(state, seat),
        most=trading.certificate_limit(state),
        debt=mine.debt,
    )


def _offer(state: G18czState, seat: Seat) -> Text | None:
    if state.offer is None or seat == state.offer.asked:
        return None
    return text("18cz.prompt.offer", asked=Player(state.offer.asked))


def _track(state: G18czState, company: CompanyId) -> Text:
    turn, home = turn_under_way(state), compulsory_hex(state, company)
    if home is not None:
        return text("18cz.prompt.track_home", company=company, place=hex_words(home), cash=state.charters[company].cash)
    yellow = 0 if turn.upgraded else yellow_lays(turn) - turn.yellow
    return text(
        "18cz.prompt.track" if yellow else "18cz.prompt.track_done",
        company=company,
        cash=state.charters[company].cash,
        yellow=yellow,
        upgrade=int(not turn.yellow and not turn.upgraded and may_lay(state, "green")),
    )


def _station(state: G18czState, company: CompanyId) -> Text:
    charter = state.charters[company]
    price = station_price(state, company) or 0
    return text("18cz.prompt.station", company=company, cash=charter.cash, price=price, left=charter.stations)


def _run(state: G18czState, company: CompanyId) -> Text:
    return text("18cz.prompt.run", company=company, trains=tuple(train.face for train in runnable(state, company)))


def _dividend(state: G18czState, company: CompanyId) -> Text:
    return text("18cz.prompt.dividend", company=company, revenue=turn_under_way(state).revenue)


def _trains(state: G18czState, company: CompanyId) -> Text:
    charter = state.charters[company]
    return text(
        "18cz.prompt.must_buy" if must_buy(state, company) else "18cz.prompt.trains",
        company=company,
        cash=charter.cash,
        trains=len(charter.trains),
        limit=limit(state, company),
    )


_PROMPTS: Mapping[str, Callable[[G18czState, CompanyId], Text]] = {
    "track": _track,
    "station": _station,
    "run": _run,
    "dividend": _dividend,
    BUYING: _trains,
}


def meaning(state: G18czState, kind: type[Move], awaited: Awaited) -> Text | None:
    """Tell what a kind of move means at the step that is waited for; None: what it always means."""
    if kind is Pass:
        return _passing(state, awaited)
    if kind is LayTile and awaited.step == "home_tile":
        return text("18cz.button.home_tile")
    if kind is LayTile and awaited.step == "track":
        return text("18cz.button.next_tile") if turn_under_way(state).yellow else None
    if kind is BuildStation and awaited.step == "station":
        return text("18cz.button.station", price=station_price(state, str(awaited.actor)) or 0)
    return None


def _passing(state: G18czState, awaited: Awaited) -> Text | None:
    if awaited.round == "stock":
        return text("18cz.pass.stock_done") if state.trading.acted else None
    begun = awaited.step == "track" and bool(turn_under_way(state).yellow or turn_under_way(state).upgraded)
    return None if awaited.round == "draft" else text(f"18cz.pass.{awaited.step}{'_done' if begun else ''}")


def standing_order(state: G18czState, seat: Seat) -> StandingOrder | None:
    """Let a seat pass for the rest of a stock round, until somebody trades (SR 2: the round ends when all pass)."""
    if state.over or state.main_frame.round != "stock":
        return None
    return StandingOrder(Pass(seat), f"stock {state.calendar.set}", TO_STOP_FOR)
