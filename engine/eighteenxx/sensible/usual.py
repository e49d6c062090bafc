"""What the sensible opponent does with the moves of a game in which shares lie in several places."""

from __future__ import annotations

from engine.core.moves import Move
from engine.eighteenxx.ids import company_of
from engine.eighteenxx.moves import (
    BuildStation,
    BuildTunnel,
    BuyFrom,
    CheapTunnel,
    Discard,
    LayTile,
    Par,
    PayOption,
    Sell,
    TakeOption,
    WaiveTerrain,
)
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.sensible import building, operating, portfolio
from engine.eighteenxx.sensible.asked import Answer, Asked
from engine.eighteenxx.sensible.estimates import Expectations


def usual_answers(expectations: Expectations) -> dict[type[Move], Answer]:
    """Return what is done wherever a kind of move is possible: trading, raising money, building, giving back trains."""

    def trade(asked: Asked) -> Move | None:
        return portfolio.trade(expectations, asked) if asked.state.in_round(STOCK) else None

    def sell(asked: Asked) -> Move:
        return trade(asked) or portfolio.raise_money(expectations, asked)

    def build(asked: Asked) -> Move | None:
        return building.build(expectations, asked)

    def place_station(asked: Asked) -> Move | None:
        return building.place_station(expectations, asked)

    return {
        Sell: sell,
        **dict.fromkeys((Par, BuyFrom, TakeOption, PayOption), trade),
        Discard: _give_back,
        **dict.fromkeys((LayTile, BuildTunnel, CheapTunnel, WaiveTerrain), build),
        BuildStation: place_station,
    }


def _give_back(asked: Asked) -> Move:
    return operating.give_back(asked.state, asked.seat, company_of(asked.state.frame.actor))
