"""Routes, upgrades and tunnels on boards of 1854 filled at random, against trying everything."""

from copy import deepcopy
from itertools import zip_longest

import msgspec
import pytest

from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.board import LaidTile, Place
from engine.eighteenxx.network import arrivals, reach
from engine.eighteenxx.revenue import route_context
from engine.eighteenxx.routes import all_towns, next_entries, plain, read_routes, skipping, write_routes
from engine.eighteenxx.tile_lays import ANY_COLOUR, Lay, Right, fitting, gains, legal_lays, successors_of_stops
from engine.eighteenxx.tunnels import crosses, legal_tunnels
from engine.eighteenxx.turns import CompanyTurn
from engine.hexes import opposite
from tests.engine.eighteenxx.drawn import all_routes
from tests.engine.eighteenxx.g1854.random_boards import LOCAL_MAP, MAJORS, as_printed, filled, trails
from tests.thorough import a_few, times

ORIENT = skipping(8, "orient")


def running(state, company, **trains):
    return msgspec.structs.replace(route_context(state, company), trains=trains)


def tried(state, company, distance):
    """Every route of a train and what it pays, found on the map as if all of it were printed."""
    ground, board = as_printed(state)
    context = msgspec.structs.replace(running(state, company, a1=distance), ground=ground, board=board, company="Own")
    board.stations = {
        hex_: [["Own" if owner == company else owner and "Other" for owner in slots] for slots in stops]
        for hex_, stops in board.stations.items()
    }
    return all_routes(context, distance)


@pytest.mark.parametrize("seed", a_few(range(12), 4))
@pytest.mark.parametrize("distance", [plain(3), plain(6), skipping(3, "orient"), ORIENT], ids=str)
def test_no_route_of_one_train_pays_more_than_the_best(seed, distance):
    """1854 R7 on the main map, sparsely built."""
    state = filled(seed, sweeps=1, stations=2)
    for company in MAJORS[:4]:
        found = best_routes(running(state, company, a1=distance))
        assert found.proved
        assert found.revenue == max(tried(state, company, distance).values(), default=0)


@pytest.mark.parametrize("seed", a_few(range(times(4, 8)), 1))
@pytest.mark.parametrize("distance", [all_towns(1), all_towns(2), all_towns(3)], ids=str)
def test_no_route_of_a_plus_train_pays_more_than_the_best(seed, distance):
    """1854 R7.1 on the local map."""
    state = filled(seed, phase="5", sweeps=2, stations=1, companies=("1", "4"), local=True)
    for company in ("1", "4"):
        found = best_routes(running(state, company, a1=distance))
        assert found.proved
        assert found.revenue == max(tried(state, company, distance).values(), default=0)


@pytest.mark.parametrize("seed", a_few(range(8), 3))
def test_no_two_routes_pay_more_together_than_the_best(seed):
    """1854 R7.2, R7.4: a normal train and the Orient Express."""
    state = filled(seed, sweeps=1, stations=2)
    for company in MAJORS[:3]:
        both = running(state, company, a1=plain(4), a2=ORIENT)
        ways = [
            [(0, 0), *((both.mask(route), pays) for route, pays in tried(state, company, distance).items())]
            for distance in (plain(4), ORIENT)
        ]
        found = best_routes(both)
        assert found.proved
        assert found.revenue == max(a + b for one, a in ways[0] for other, b in ways[1] if not one & other)


@pytest.mark.parametrize("seed", a_few(range(6), 2))
def test_the_best_routes_of_a_full_board_can_be_written_and_read(seed):
    """1854 R7: two 8s and an Orient Express, entry by entry."""
    state = filled(seed, stations=2)
    context = running(state, "KE", a1=plain(8), a2=plain(8), a3=ORIENT)
    found = best_routes(context)
    written = write_routes(context, found.routes)
    assert sum(run.revenue for run in read_routes(context, written)) == found.revenue
    for number, entry in enumerate(written):
        assert entry in next_entries(context, written[:number])[0]


@pytest.mark.parametrize("seed", a_few(range(10), 4))
def test_a_company_reaches_what_its_trains_can_run_on(seed):
    """1854 R4.4: by trains of any length, through tunnels as well."""
    state = filled(seed, sweeps=1, stations=2)
    ground, board = state.printed.ground, state.board
    for company in MAJORS[:4]:
        entered = {at for trail in trails(ground, board, company) for at in trail}
        come = arrivals(ground, board, company)
        assert {(hex_, edge) for hex_, edges in come.items() for edge in edges} == entered
        edges = reach(ground, board, company).edges
        assert all(edge in edges[hex_] for hex_, edge in entered)


def laid(state, chosen):
    """The board after a lay."""
    ground, board = state.printed.ground, deepcopy(state.board)
    successors = successors_of_stops(ground, board, chosen.hex, chosen.tile, chosen.rotation)
    board.lay(ground, chosen.hex, LaidTile(chosen.tile, board.supply[chosen.tile][0], chosen.rotation), successors)
    return board


def run_on(ground, board, company, hex_):
    """The track of a hex and the stops on it that a train runs on: tracks, stops by number, and edges of stops."""
    tile, found = board.tile(ground, hex_), set()
    for number, stop in enumerate(tile.stops):
        if company in board.slots(ground, Place(hex_, number)):
            found |= {("stop", number), *((number, edge) for edge in stop.exits)}
    for trail in trails(ground, board, company):
        for (here, edge), beyond in zip_longest(trail, trail[1:]):
            if here == hex_:
                found |= set(_pieces(tile, edge, beyond and opposite(beyond[1])))
    return found


def _pieces(tile, edge, left):
    """What a train runs on that comes by an edge and leaves by another, or not at all."""
    yield from (track for track in tile.tracks if edge in track)
    for number, stop in enumerate(tile.stops):
        if edge in stop.exits:
            yield from (("stop", number), (number, edge))
            if left in stop.exits:
                yield number, left


def is_of_use(state, company, chosen):
    """Whether an upgrade is of use, told by running on the map before and after it."""
    ground, before, after = state.printed.ground, state.board, laid(state, chosen)
    if not run_on(ground, before, company, chosen.hex):
        return False
    old, new = before.tile(ground, chosen.hex), after.tile(ground, chosen.hex)
    ran = run_on(ground, after, company, chosen.hex)
    successors = successors_of_stops(ground, before, chosen.hex, chosen.tile, chosen.rotation)
    was = {(successors[number], edge) for number, stop in enumerate(old.stops) for edge in stop.exits}
    is_new = {(number, edge) for number, stop in enumerate(new.stops) for edge in stop.exits} - was
    changed = {("stop", to) for n, to in enumerate(successors) if old.stops[n].revenue != new.stops[to].revenue}
    return bool(ran & (is_new | changed | (set(new.tracks) - set(old.tracks))))


@pytest.mark.parametrize("seed", a_few(range(8), 2))
def test_upgrades_are_legal_where_running_tells_that_they_are_of_use(seed):
    """1854 R4.4 (open 13)."""
    state = filled(seed, sweeps=1, stations=2)
    ground, compared = state.printed.ground, set()
    for company in MAJORS[:3]:
        for hex_ in state.board.laid:
            for tile, turns in fitting(state, hex_).items():
                if not state.board.supply[tile]:
                    continue
                for turn in turns:
                    chosen = Lay(hex_, tile, turn)
                    joins = reach(ground, state.board, company).joins(hex_, ground.rotated(tile, turn))
                    told = joins and gains(state, company, chosen)
                    assert told == is_of_use(state, company, chosen), (company, chosen)
                    compared.add(told)
    assert compared == {True, False}


@pytest.mark.parametrize("seed", a_few(range(20), 8))
def test_legal_lays_and_tunnels_keep_to_the_rules(seed):
    """1854 R4.2, R5.2-R5.7 by their letter, on boards built to some degree."""
    state = filled(seed, sweeps=seed % 4, tunnels=8, stations=2)
    ground, board = state.printed.ground, state.board
    state.turn = CompanyTurn("KE", first=False)
    come = {at for trail in trails(ground, board, "KE") for at in trail}
    for hex_, tile, turn in legal_lays(state, "KE", Right(ANY_COLOUR)):
        exits = ground.rotated(tile, turn).exits
        assert hex_ < LOCAL_MAP
        assert not exits & board.tunnel_sides(hex_)
        assert exits >= board.tile(ground, hex_).exits
        assert all(ground.beyond(hex_, edge) for edge in exits)
    allowed = set()
    for hex_, place in state.printed.hexes.items():
        here = board.tile(ground, hex_)
        if place.colour not in ("white", "brown") or hex_ in ("D18", "D20"):
            continue
        if any(stop.kind == "city" for stop in here.stops):
            continue
        there = [tunnel.ends for tunnel in board.tunnels.get(hex_, ())]
        for a in range(6):
            for b in range(a + 1, 6):
                beyond = [ground.beyond(hex_, edge) for edge in (a, b)]
                kind = {1: "469", 5: "469", 2: "468", 4: "468", 3: "467"}[b - a]
                if (
                    all(beyond)
                    and not {a, b} & (here.exits | {edge for ends in there for edge in ends})
                    and not any(crosses((a, b), ends) for ends in there)
                    and not any(
                        ground.hexes[other].colour in ("red", "gray")
                        and opposite(edge) not in ground.hexes[other].exits
                        for edge, other in zip((a, b), beyond, strict=True)
                    )
                    and {(hex_, a), (hex_, b)} & come
                    and board.supply[kind]
                ):
                    allowed.add((hex_, (a, b)))
    assert {(tunnel.hex, tunnel.ends) for tunnel in legal_tunnels(state, "KE")} == allowed
