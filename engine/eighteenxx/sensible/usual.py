"""What the sensible opponent does with the moves of a game in which shares come from several sources."""

from __future__ import annotations

from engine.core.moves import Move
from engine.eighteenxx.companies import company_of
from engine.eighteenxx.moves import (
    BuildStation,
    BuildTunnel,
    BuyFrom,
    BuyTrain,
    CheapTunnel,
    Discard,
    Dividend,
    LayTile,
    Par,
    Pass,
    PayOption,
    Sell,
    TakeOption,
    WaiveTerrain,
)
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.sensible import building, portfolio, solvency, trains
from engine.eighteenxx.sensible.decision import Answer, Decision
from engine.eighteenxx.sensible.estimates import Expectations
from engine.eighteenxx.state import turn_under_way


def usual_answers(expectations: Expectations) -> dict[type[Move], Answer]:
    """Return what is done wherever a kind of move is possible: trading, raising money, building, giving back trains."""

    def trade(decision: Decision) -> Move | None:
        return portfolio.trade(expectations, decision) if decision.state.in_round(STOCK) else None

    def sell(decision: Decision) -> Move:
        return trade(decision) or portfolio.raise_money(expectations, decision)

    def build(decision: Decision) -> Move | None:
        return building.build(expectations, decision)

    def place_station(decision: Decision) -> Move | None:
        return building.place_station(expectations, decision)

    def buy_train(decision: Decision) -> Move:
        may_pass = Pass in decision.kinds
        return trains.buy_in_time(expectations, decision.state, decision.seat, may_pass=may_pass)

    def dividend(decision: Decision) -> Move:
        turn = turn_under_way(decision.state)
        kept = solvency.is_saved(expectations, decision.state, turn.company, turn.revenue)
        return Dividend(decision.seat, "withhold" if kept else "payout")

    return {
        Sell: sell,
        Dividend: dividend,
        BuyTrain: buy_train,
        **dict.fromkeys((Par, BuyFrom, TakeOption, PayOption), trade),
        Discard: _give_back,
        **dict.fromkeys((LayTile, BuildTunnel, CheapTunnel, WaiveTerrain), build),
        BuildStation: place_station,
    }


def _give_back(decision: Decision) -> Move:
    return trains.give_back(decision.state, decision.seat, company_of(decision.state.frame.actor))
