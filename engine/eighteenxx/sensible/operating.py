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
from engine.eighteenxx.moves import Dividend, LayTile, Pass, Run
from engine.eighteenxx.network import reach
from engine.eighteenxx.printed import Face
from engine.eighteenxx.revenue import route_context
from engine.eighteenxx.routes import write_routes
from engine.eighteenxx.sensible.estimates import Expectations, earnings, faces_of, is_threatened, stop_after
from engine.eighteenxx.state import EighteenxxState, cash_of, turn_under_way
from engine.eighteenxx.tile_lays import Lay, cost_of, legal_lays, ordinary_right
from engine.eighteenxx.trains import runs

RUNS_WANTED = 2
"""How often a train should still run to be worth saving for."""
MOST_LAYS = 24
"""How many lays are tried out; if there are more, some are drawn at random, those on hexes with a stop first."""


def lay(
    expectations: Expectations, game: Game[Any], state: EighteenxxState, seat: Seat, rng: Rng, *, may_pass: bool
) -> Move:
    """Lay the tile after which the company would earn most, with its trains and with those it builds for."""
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
    """Return some lays: those on hexes with a stop first, otherwise in random order."""
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
    """Run the best routes that are found in reasonable time."""
    running = route_context(state, _company(state))
    return Run(seat, write_routes(running, best_routes(running, stop_after(2000)).routes))


def dividend(expectations: Expectations, state: EighteenxxState, seat: Seat) -> Move:
    """Pay out, unless the trains are about to rust and what is kept pays for the next one in time."""
    return Dividend(seat, "withhold" if _is_saved(expectations, state) else "payout")


def _is_saved(expectations: Expectations, state: EighteenxxState) -> bool:
    """Return whether a company that is about to need a train can soon pay for it and will still run it a few times."""
    turn = turn_under_way(state)
    company, left = turn.company, expectations.rounds_left(state) - 1
    cash, price = cash_of(state, company), next_price(state, company)
    if cash >= price or not is_threatened(state, company):
        return False
    turns = -(-(price - cash) // max(turn.revenue, 1))
    return turns <= expectations.habits.turns_to_save and left >= turns + RUNS_WANTED


def next_price(state: EighteenxxState, company: CompanyId) -> int:
    """Return the price of the next train of the decks that a company could run, or 0 if there is none."""
    face = next_train(state, company)
    return face.price if face else 0


def next_train(state: EighteenxxState, company: CompanyId) -> Face | None:
    """Return the next train of the decks that a company could run."""
    faces = (
        face
        for card in itertools.chain(*state.depot.decks)
        for face in state.printed.cards[card.rank].faces
        if runs(state.printed, company, face.name)
    )
    return next(faces, None)


def _company(state: EighteenxxState) -> CompanyId:
    assert state.turn is not None
    return state.turn.company
