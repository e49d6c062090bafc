"""What the sensible opponent does as a president: track, trains, dividends."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

from engine.core import codec
from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import BuyTrain, Discard, Dividend, LayTile, Pass, Run
from engine.eighteenxx.network import reach
from engine.eighteenxx.purchases import TrainForSale, affordable, must_buy, prices
from engine.eighteenxx.revenue import route_context
from engine.eighteenxx.routes import write_routes
from engine.eighteenxx.sensible.estimates import (
    Expectations,
    earnings,
    faces_of,
    is_sold_by_bank,
    is_threatened,
    stop_after,
)
from engine.eighteenxx.state import EighteenxxState, cash_of
from engine.eighteenxx.tile_lays import Lay, cost_of, legal_lays, ordinary_right
from engine.eighteenxx.trains import counted, runs

MOST_LAYS = 24
"""So many lays are tried out; more are drawn by lot, those with a stop first."""


def lay(
    expectations: Expectations, game: Game[Any], state: EighteenxxState, seat: Seat, rng: Rng, *, may_pass: bool
) -> Move:
    """Lay the tile after which the company would earn most, with its trains and with the one it builds for."""
    company = _company(state)
    right = ordinary_right(state)
    ways = worth_trying(state, legal_lays(state, company, right), rng)
    best, most = None, promise(expectations, state, company) if may_pass else float("-inf")
    for way in ways:
        after = codec.clone(state)
        for _ in game.play(after, LayTile(seat, *way)):
            pass
        gain = promise(expectations, after, company) - cost_of(state, way.hex, right)
        if gain > most:
            best, most = way, gain
    return Pass(seat) if best is None else LayTile(seat, *best)


def worth_trying(state: EighteenxxState, ways: Iterable[Lay], rng: Rng) -> list[Lay]:
    """Return some lays, those on hexes with a stop first, else by lot."""
    shuffled = list(ways)
    rng.shuffle(shuffled)
    ground, board = state.printed.ground, state.board
    shuffled.sort(key=lambda way: not board.tile(ground, way.hex).stops)
    return list(itertools.islice(shuffled, MOST_LAYS))


def promise(expectations: Expectations, state: EighteenxxState, company: CompanyId) -> float:
    """Return how good a company's track is: what it earns now and would earn, and how far it reaches."""
    reached = reach(state.printed.ground, state.board, company)
    now, hoped = (
        earnings(state, company, faces_of(state, company), expectations.most_checks),
        earnings(state, company, expectations.hoped_for(state, company), expectations.most_checks),
    )
    ends = sum(map(len, reached.edges.values()))
    return 3.0 * now + 2.0 * hoped + 5.0 * len(reached.places) + 0.5 * ends


def run(state: EighteenxxState, seat: Seat) -> Move:
    """Run the best that is found in good time."""
    running = route_context(state, _company(state))
    return Run(seat, write_routes(running, best_routes(running, stop_after(2000)).routes))


def dividend(expectations: Expectations, state: EighteenxxState, seat: Seat) -> Move:
    """Pay out, unless the trains are about to rust and there is no money for the next one."""
    company = _company(state)
    keep = (
        expectations.rounds_left(state) > 1
        and is_threatened(state, company)
        and cash_of(state, company) < next_price(state, company)
    )
    return Dividend(seat, "withhold" if keep else "payout")


def next_price(state: EighteenxxState, company: CompanyId) -> int:
    """Return what the train costs that a company could run of the next cards of the decks."""
    faces = (
        face
        for card in itertools.chain(*state.depot.decks)
        for face in state.printed.cards[card.rank].faces
        if runs(state.printed, company, face.name)
    )
    return next((face.price for face in faces), 0)


def buy_train(expectations: Expectations, state: EighteenxxState, seat: Seat, *, may_pass: bool) -> Move:
    """Buy what must be bought as cheaply as may be; more only out of the treasury and where it pays."""
    company = _company(state)
    items = [
        item
        for item in affordable(state, company)
        if is_sold_by_bank(item) and runs(state.printed, company, item.face.name)
    ]
    if must_buy(state, company) and items:
        return _take(state, seat, min(items, key=lambda item: (item.face.price, -item.face.reach)))
    wanted = [item for item in items if _is_worth_it(expectations, state, company, item)]
    if wanted:
        return _take(state, seat, max(wanted, key=lambda item: item.face.reach))
    if may_pass:
        return Pass(seat)
    return _take(state, seat, next(iter(affordable(state, company))))


def _is_worth_it(expectations: Expectations, state: EighteenxxState, company: CompanyId, item: TrainForSale) -> bool:
    """Return whether another train earns its price until the end, or replaces those about to rust."""
    faces = faces_of(state, company)
    gain = earnings(state, company, (*faces, item.face.name)) - earnings(state, company, faces)
    return is_threatened(state, company) or gain * (expectations.rounds_left(state) - 1) > item.face.price


def _take(state: EighteenxxState, seat: Seat, item: TrainForSale) -> Move:
    return BuyTrain(seat, item.name, prices(state, _company(state), item)[0])


def _company(state: EighteenxxState) -> CompanyId:
    assert state.turn is not None
    return state.turn.company


def give_back(state: EighteenxxState, seat: Seat, company: CompanyId) -> Move:
    """Give back the train that runs least far."""
    return Discard(seat, min(counted(state, company), key=lambda train: state.printed.faces[train.face].reach).id)
