"""How soon it is known what a company can reach, what it may write next, and how it runs best."""

import time

import networkx as nx
import pytest

from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.board import Board, Place
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.network import lets_pass, reach
from engine.eighteenxx.routes import RouteContext, express, next_entries, plain, plus
from tests.engine.eighteenxx.recorded import boards, company_id, traces

GROUND = everything().ground
BROWN = 1
TRAINS = {
    "three expresses": (express(6), express(5), express(4)),
    "three plus trains": (plus(5), plus(5), plus(4)),
    "three plain trains": (plain(5), plain(5), plain(5)),
}
FIVE_PLAYERS, DENSEST = "18CZ_5p_s51", "29247"


def last_board(name):
    """The board at the end of a recorded game, and who has stations on it."""
    line, board = list(boards(traces()[name]))[-1]
    return board, [company_id(c["id"]) for c in line["state"]["corporations"] if any(t["hex"] for t in c["tokens"])]


def pays(board):
    def figure(place):
        revenue = board.tile(GROUND, place.hex).stops[place.stop].revenue
        return revenue[0] if len(revenue) == 1 else revenue[BROWN]

    return figure


def service(board, company, distances):
    trains = {f"a{number}": distance for number, distance in enumerate(distances)}
    return RouteContext(GROUND, board, company, trains, pays(board), "18cz.rule.or7")


@pytest.mark.parametrize("game", [FIVE_PLAYERS, DENSEST])
@pytest.mark.parametrize("trains", TRAINS)
def test_the_best_run_of_three_trains_is_proved(benchmark, figure, game, trains):
    board, companies = last_board(game)

    def hardest():
        board.worked_out.clear()
        return [best_routes(service(board, company, TRAINS[trains])) for company in companies]

    found = benchmark.pedantic(hardest, rounds=3)
    assert all(best.proved for best in found)
    each = 1000 * benchmark.stats.stats.mean / len(companies)
    figure(f"best run of {trains}, last board of {game}", each, 2000, "ms")


def test_what_a_company_reaches(benchmark, figure):
    """Against the same question put to the library, less exactly: it may turn round by going round a loop."""
    board, companies = last_board(DENSEST)

    def everybody():
        board.worked_out.clear()
        return [reach(GROUND, board, company) for company in companies]

    benchmark(everybody)
    started = time.perf_counter()
    by_library = {company: _descendants(board, company) for company in companies}
    each = 1000 * (time.perf_counter() - started) / len(companies)
    figure("what a company reaches, against networkx", 1000 * benchmark.stats.stats.mean / len(companies), each, "ms")
    for company in companies:
        assert reach(GROUND, board, company).places <= by_library[company] | set(board.stations_of(company))


def _descendants(board: Board, company):
    graph = nx.DiGraph()
    for (hex_, edge), crossing in GROUND.crossings.items():
        tile = board.tile(GROUND, hex_)
        inward = ("in", hex_, edge)
        graph.add_edge(("out", hex_, edge), ("in", crossing.to, crossing.by))
        graph.add_edges_from((inward, ("out", hex_, other)) for other in tile.ways.across[edge])
        for number in tile.ways.stops[edge]:
            place = (hex_, number)
            graph.add_edge(inward, place)
            if lets_pass(GROUND, board, Place(*place), company):
                exits = tile.stops[number].exits
                graph.add_edges_from((inward, ("out", hex_, other)) for other in exits if other != edge)
    graph.add_edges_from(
        ("start", ("out", place.hex, edge))
        for place in board.stations_of(company)
        for edge in board.tile(GROUND, place.hex).stops[place.stop].exits
    )
    return {node for node in nx.descendants(graph, "start") if len(node) == 2}


def test_what_may_come_next_in_a_list_of_routes(benchmark, figure):
    board, companies = last_board(DENSEST)
    running = [service(board, company, TRAINS["three expresses"]) for company in companies]
    benchmark(lambda: [next_entries(one, ("a0",)) for one in running])
    each = 1000 * benchmark.stats.stats.mean / len(companies)
    figure("where a train may begin, densest board", each, 100, "ms")
