"""The built-in opponents of 18CZ: one floats companies, builds for revenue, keeps a train and pays dividends.

The other looks further ahead when it lays track early in a game, starts fewer companies and withholds no dividends.
Late in a game it trades by what a certificate brings for the room that it takes. It compares ways of trading in late
stock rounds by playing on, and in the last sets also what companies pay out and which trains they buy.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.eighteenxx.ahead import building as building_ahead
from engine.eighteenxx.ahead import room
from engine.eighteenxx.ahead.player import Ahead
from engine.eighteenxx.ahead.styles import Style, Styles, Turn, is_free
from engine.eighteenxx.ahead.trades import Trades
from engine.eighteenxx.board import LaidTile, Place
from engine.eighteenxx.certificates import price_of
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.g18cz.home_tiles import home_rotations, red_tile
from engine.eighteenxx.g18cz.moves import Acquire, DraftPurchase, Repay
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.steps.draft import on_offer
from engine.eighteenxx.g18cz.taking_over import acquire, takeovers
from engine.eighteenxx.moves import (
    BuildStation,
    Buy,
    BuyPrivate,
    LaySpecial,
    LayTile,
    Par,
    Pass,
    Scrap,
    Sell,
    SellPrivate,
)
from engine.eighteenxx.rounds import OPERATING, STOCK
from engine.eighteenxx.sensible import building, treasury
from engine.eighteenxx.sensible.decision import Answer, Decision
from engine.eighteenxx.sensible.estimates import USUAL, Expectations, Habits
from engine.eighteenxx.sensible.investing import is_worth_giving_up
from engine.eighteenxx.sensible.player import SensiblePlayer
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.stations import home_hexes
from engine.eighteenxx.turns import Offer

LAST = {BuyPrivate, SellPrivate, LaySpecial, Pass}
"""The moves that are left when everything else in a company's turn is done."""
ERRS_ONE_IN = 3
"""Once in how many moves the easy opponent leaves details to chance: another company, tile or route than planned."""
STARTING_MONEY = 170
"""Money kept in the draft: it starts a small company at a price that pays for trains and track, or nearly two."""
EARLY = 4
"""The first sets of operating rounds, in which track is laid by looking ahead: later that finds nothing better."""
LATE = 5
"""The sets of operating rounds after which games are played on: three of eight are left, with 7 of 13 rounds."""
COMPANIES = 6
"""The sets of operating rounds after which dividends and purchases of trains are also compared by playing on."""
DEAR = 1.3
"""How many times the price of a share must be offered for a company to be given away."""


def _expectations(habits: Habits = USUAL) -> Expectations:
    return Expectations(
        rounds=lambda state: sum(state.printed.figures.operating_rounds),
        hoped_for={"small": ("3",), "medium": ("3+3",), "large": ("4E",)},
        habits=habits,
    )


EXPECTATIONS = _expectations()
FORESEEN = _expectations(Habits(led=0.6, turns_to_save=0))
"""What the opponent that thinks ahead expects: it starts fewer companies in the middle of a game, and pays out."""

REASONS: dict[type[Move], str] = {
    DraftPurchase: "18cz.hint.bid",
    Repay: "18cz.hint.repay",
    Acquire: "18cz.hint.acquire",
}


def choose_sensibly(game: Game[Any], state: G18czState, seat: Seat, rng: Rng) -> Move:
    """Choose a move that a person who knows the rules might choose, in some ten milliseconds."""
    return _choose(_PLAYER, game, state, seat, rng)


def choose_with_foresight(game: Game[Any], state: G18czState, seat: Seat, rng: Rng) -> Move:
    """Choose like the other, but look ahead with early track, start fewer companies, and always pay out."""
    return _choose(_FORESIGHTED, game, state, seat, rng)


def _choose(player: SensiblePlayer, game: Game[Any], state: G18czState, seat: Seat, rng: Rng) -> Move:
    kinds = game.kinds(state, seat)
    if DraftPurchase in kinds and state.offer is None:
        return _draft(state, seat)
    if Repay in kinds and state.in_round("stock"):
        return Repay(seat)
    if LayTile in kinds and state.in_round("operating") and "home_tile" not in state.frame.done:
        return _home_tile(state, seat)
    if Acquire in kinds and state.in_round(OPERATING):
        return acquire(EXPECTATIONS, state, seat)
    if Scrap in kinds:
        return treasury.review_fleet(EXPECTATIONS, Decision(game, state, seat, rng, kinds))
    if BuyPrivate in kinds and not set(kinds) - LAST and (bought := treasury.buy_private(EXPECTATIONS, state, seat)):
        return bought
    return player.choose(game, state, seat, rng)


def _home_tile(state: G18czState, seat: Seat) -> Move:
    """Lay the red tile where the company has the best prospects."""
    company = turn_under_way(state).company
    tile = red_tile(company)
    assert tile is not None
    ways: list[tuple[float, Move]] = []
    for hex_ in home_hexes(state, company):
        for rotation in home_rotations(state, company, hex_):
            board = state.board.copy()
            board.lay(state.printed.ground, hex_, LaidTile(tile, board.supply[tile][0], rotation), ())
            board.build(state.printed.ground, Place(hex_, 0), company)
            after = msgspec.structs.replace(state, board=board)
            ways.append((building.prospect(EXPECTATIONS, after, company), LayTile(seat, hex_, tile, rotation)))
    return max(ways, key=lambda way: way[0])[1]


def _draft(state: G18czState, seat: Seat) -> Move:
    """Buy the local railway that brings most by the end, as long as a company can still be started after it."""
    cash = state.players[seat].cash
    affordable = [local for local in on_offer(state) if cash - local.price >= STARTING_MONEY]
    if not affordable:
        return Pass(seat)
    worth = {local.id: EXPECTATIONS.private_worth(state, local.id) - local.price for local in affordable}
    return DraftPurchase(seat, max(worth, key=lambda local: worth[local]))


def _is_good(state: G18czState, seat: Seat, offer: Offer) -> bool:
    """Return whether an offer brings more than what is given away."""
    if offer.kind == "acquire":
        return offer.price >= DEAR * price_of(state, CompanyId(offer.what))
    return is_worth_giving_up(EXPECTATIONS, state, seat, offer)


def _build(decision: Decision) -> Move | None:
    if decision.state.in_round(OPERATING) and "track" in decision.state.frame.done:
        return None
    return building.build(EXPECTATIONS, decision)


def _build_with_foresight(decision: Decision) -> Move | None:
    state, kinds = decision.state, decision.kinds
    if LayTile in kinds and state.calendar.set < EARLY and "track" not in state.frame.done:
        lay = building_ahead.best_lay(FORESEEN, state, may_pass=Pass in kinds)
        if lay is not None:
            return LayTile(decision.seat, *lay)
    return _build(decision)


def _trade_with_foresight(decision: Decision) -> Move | None:
    """Trade late by what certificates bring for the room that they take; leave earlier trades to the usual planning."""
    state = decision.state
    if state.calendar.set < LATE or not state.in_round(STOCK):
        return None
    return room.trade(FORESEEN, state, decision.seat, decision.kinds)


def _place_station(decision: Decision) -> Move | None:
    return building.place_station(EXPECTATIONS, decision)


def _player(expectations: Expectations, build: Answer, trade: Answer | None = None) -> SensiblePlayer:
    answers: dict[type[Move], Answer] = {LayTile: build, LaySpecial: build, BuildStation: _place_station}
    return SensiblePlayer(expectations, _is_good, answers | (dict.fromkeys((Par, Buy, Sell), trade) if trade else {}))


_PLAYER = _player(EXPECTATIONS, _build)
_FORESIGHTED = _player(FORESEEN, _build_with_foresight, _trade_with_foresight)

_STYLES, _TRADES = Styles(FORESEEN), Trades(FORESEEN)


def _ways(state: EighteenxxState, turn: Turn) -> Iterator[tuple[Move, Style | None]]:
    """Enumerate what is compared: ways of trading, takeovers, and in the last two sets dividends and trains."""
    if is_free(state, turn.kinds):
        yield from _STYLES(state, turn)
    elif not state.in_round(OPERATING) or state.offer is not None:
        return
    elif Acquire in turn.kinds:
        assert isinstance(state, G18czState)
        yield from ((move, None) for move in takeovers(state, turn.seat))
    elif state.calendar.set >= COMPANIES:
        yield from _TRADES(state, turn)


AHEAD = Ahead(choose_with_foresight, _ways, is_late=lambda state: state.calendar.set >= LATE)
