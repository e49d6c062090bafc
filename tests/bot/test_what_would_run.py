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
from tests.bot.test_undo_button import PACE, SEED, table  # noqa: F401 - a fixture
from tests.conformance.worlds import WORLDS

BUTTON = "🚂 What would run?"


@pytest.mark.parametrize("key", ["18cz", "1854"])
def test_what_is_told_is_what_the_company_would_run_for_then(key):
    game, told = find(key), 0
    for state, seat, _ in WORLDS[key].some("foreseen", 3, 60):
        if LayTile not in game.kinds(state, seat) or state.turn is None or not runnable(state, state.turn.company):
            continue
        move, before = random_move_of(game, state, seat, LayTile, Rng("any")), codec.encode_state(state)
        found = game.foresee(state, seat, move, lambda: False)
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


async def test_it_takes_one_press_once_the_tile_is_chosen_and_lays_nothing(stage, table):  # noqa: F811 - the fixture
    who = Presser(stage, await table.holder(await table.next()))
    before = len((await table.match()).line)
    panel = who.answered(await who.click(table.panel(), label="My holdings"))
    for _ in range(4):
        if BUTTON in panel.buttons:
            break
        await panel.press(panel.buttons[0])
    with who.needs(presses=1):
        await panel.press(BUTTON)
    assert panel.words.count("would run for") <= 1
    assert panel.words.count("no train that it can run") <= 1
    assert "would run for" in panel.words or "no train that it can run" in panel.words
    assert BUTTON in panel.buttons
    assert len((await table.match()).line) == before
