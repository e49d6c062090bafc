"""How soon it is known how a company of 1854 runs best, and what it may lay, late in a game."""

import msgspec
import pytest

from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.revenue import route_context
from engine.eighteenxx.routes import plain, skipping
from engine.eighteenxx.tile_lays import ANY_COLOUR, Right, legal_lays
from engine.eighteenxx.tunnels import legal_tunnels
from engine.eighteenxx.turns import CompanyTurn
from tests.engine.eighteenxx.g1854.random_boards import MAJORS, filled

TRAINS = {"a1": plain(8), "a2": plain(8), "a3": skipping(8, "orient")}
SEEDS = range(6)


@pytest.mark.parametrize("companies", [MAJORS, ("KE",)], ids=["all companies", "one company"])
def test_the_best_run_of_two_8s_and_an_orient_express_is_proved(benchmark, figure, companies):
    states = [filled(seed, stations=2 if len(companies) > 1 else 4, companies=companies) for seed in SEEDS]

    def all_boards():
        for state in states:
            state.board.worked_out.clear()
        return [best_routes(msgspec.structs.replace(route_context(state, "KE"), trains=TRAINS)) for state in states]

    found = benchmark.pedantic(all_boards, rounds=2)
    assert all(best.proved and best.revenue for best in found)
    each = 1000 * benchmark.stats.stats.mean / len(states)
    figure(f"best run of two 8s and an Orient Express, {len(companies)} on a full board", each, 2000, "ms")


def test_all_legal_lays_and_tunnels_of_a_late_position(benchmark, figure):
    states = [filled(seed, sweeps=2, stations=2) for seed in SEEDS]
    for state in states:
        state.turn = CompanyTurn("KE", first=False)

    def worked_out_anew():
        for state in states:
            state.board.worked_out.clear()
        return [
            (list(legal_lays(state, "KE", Right(ANY_COLOUR))), list(legal_tunnels(state, "KE"))) for state in states
        ]

    assert any(lays and tunnels for lays, tunnels in benchmark(worked_out_anew))
    each = 1000 * benchmark.stats.stats.mean / len(states)
    figure("all legal lays and tunnels of a late position of 1854", each, 50, "ms")
