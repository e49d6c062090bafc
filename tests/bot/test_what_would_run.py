"""What a company would run for after a tile is told in the form of the tile, before it is laid."""

from __future__ import annotations

import pytest

from engine.core import codec
from engine.core.players import random_move_of
from engine.core.registry import find
from engine.core.rng import Rng
from engine.eighteenxx.moves import LayTile
from engine.eighteenxx.steps.run import suggest_run
from engine.eighteenxx.trains import runnable
from tests.bot.presses import Presser
from tests.conformance.worlds import WORLDS
from tests.playthroughs.open_table import OpenTable
from tests.thorough import long_but

BUTTON = "🚂 What would run?"
SEED = "an evening in Brno"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""


@pytest.mark.parametrize("key", long_but(["18cz", "1854"], "18cz"))
def test_what_is_told_is_what_the_company_would_run_for_then(key):
    game, told = find(key), 0
    for state, seat, _ in WORLDS[key].some("foreseen", 3, 60):
        if LayTile not in game.kinds(state, seat) or state.turn is None or not runnable(state, state.turn.company):
            continue
        move, before = random_move_of(game, state, seat, LayTile, Rng("any")), codec.encode_state(state)
        found = game.advice.foresee(state, seat, move, lambda: False)
        assert codec.encode_state(state) == before
        after = codec.clone(state)
        for _ in game.play(after, move):
            pass
        if found is None:
            continue
        told += 1
        assert found.key == "18xx.foresee.run"
        best = suggest_run(after, seat, state.turn.company, lambda: False)
        assert found.params["revenue"] == (0 if best is None else best.label.params["revenue"])
    assert told


def lays_track(*, with_trains):
    """Tell of a match whether a company may lay track, with a train that it can run or without any."""

    def lays(match):
        seat, state = min(match.game.actors(match.state), default=None), match.state
        there = seat is not None and LayTile in match.game.kinds(state, seat) and state.turn is not None
        return there and not state.turn.yellow and bool(runnable(state, state.turn.company)) == with_trains

    return lays


async def laying_a_tile(stage, *, with_trains):
    """Return the table, whoever may lay a tile there, and their private panel."""
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))
    await table.hurry(lays_track(with_trains=with_trains))
    who = Presser(stage, await table.holder(await table.next()))
    return table, who, who.answered(await who.click(table.panel(), label="My holdings"))


async def test_it_takes_one_press_once_the_tile_is_chosen_and_lays_nothing(stage):
    table, who, panel = await laying_a_tile(stage, with_trains=True)
    before = len((await table.match()).line)
    while BUTTON not in panel.buttons:
        await panel.press(panel.buttons[0])
    with who.needs(presses=1):
        await panel.press(BUTTON)
    assert panel.words.count("would run for") == 1
    assert BUTTON in panel.buttons
    assert len((await table.match()).line) == before


async def test_before_the_first_train_it_is_not_offered(stage):
    table, _, panel = await laying_a_tile(stage, with_trains=False)
    before = len((await table.match()).line)
    while len((await table.match()).line) == before:
        assert BUTTON not in panel.buttons
        await panel.press(panel.buttons[0])
    assert isinstance((await table.match()).line[before], LayTile)
