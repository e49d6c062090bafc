"""The latest run stays to be looked at while tiles are laid over its stops."""

import msgspec
import pytest

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from engine.eighteenxx.board import Place
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.turns import LastRun, TrainRun
from engine.hexes import HexName, opposite

GAMES = [("18cz", "run 0", 400), ("1854", "run 1", 220), ("1854", "run 3", 330)]
"""Random games in which cities or towns that a train has called at are joined, and how many moves of them are played."""


def edges_by_hex(state, run):
    """By hex the edges by which a run crosses its border."""
    found = {}
    for name, edge in run.sides:
        beyond = state.printed.ground.beyond(HexName(name), edge)
        found.setdefault(name, set()).add(edge)
        if beyond:
            found.setdefault(beyond, set()).add(opposite(edge))
    return found


@pytest.mark.parametrize(("key", "seed", "moves"), GAMES)
def test_its_stops_are_those_that_the_tiles_have_now(key, seed, moves):
    game, rng = find(key), Rng(seed)
    match, renumbered, before = Match(game, Setup(key, 4), seed), 0, ()
    for _ in range(moves):
        state = match.state
        match.play(game.policies["random"](game, state, min(game.awaited(state)), rng))
        ran = match.state.last_run
        for run in ran.runs if ran else ():
            edges = edges_by_hex(match.state, run)
            for place in run.stops:
                stop = match.state.board.tile(match.state.printed.ground, place.hex).stops[place.stop]
                assert edges.get(place.hex, set()) & set(stop.exits) or not run.sides
        now = [(run.sides, run.stops) for run in ran.runs] if ran else []
        renumbered += any(old[0] == new[0] and old[1] != new[1] for old, new in zip(before, now, strict=False))
        assert game.view(match.state, None).last_run == ran
        before = now
    assert renumbered


def test_a_position_of_an_earlier_version_shows_no_run_over_stops_that_are_gone():
    game, rng = find("1854"), Rng("run 4")
    state = game.setup(Setup("1854", 3), "run 4")
    while state.last_run is None or not state.last_run.runs:
        list(game.play(state, game.policies["random"](game, state, min(game.awaited(state)), rng)))
    run = state.last_run.runs[0]
    gone = msgspec.structs.replace(run, stops=(Place(run.stops[0].hex, 5), *run.stops[1:]))
    state.last_run = msgspec.structs.replace(state.last_run, runs=(gone,))
    assert game.view(state, None).last_run is None


def test_it_is_forgotten_where_a_stop_has_no_successor_and_else_kept_as_it_is():
    run = TrainRun("2-1", (Place(HexName("D18"), 1), Place(HexName("D20"), 0)), (("D18", 4),), 50, "2")
    ran = LastRun(CompanyId("A"), (run,))
    assert ran.upgraded(HexName("D18"), ()) is None
    assert ran.upgraded(HexName("D18"), (0,)) is None
    assert ran.upgraded(HexName("E19"), ()) == ran
    assert ran.upgraded(HexName("D18"), (0, 0)).runs[0].stops[0] == Place(HexName("D18"), 0)
