"""A run that is put together stop by stop: what may come next is lit up on the map, and what it brings so far is said."""

from __future__ import annotations

import pytest

from bot import drawing_pool
from engine.eighteenxx.moves import Run
from tests.bot.presses import Presser
from tests.playthroughs.open_table import OpenTable
from tests.thorough import long_but

SEED = "an evening in Brno"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""


@pytest.fixture
def choices(pictures, monkeypatch):
    """Every choice by the eye that is drawn."""
    drawn, draw = [], drawing_pool.DrawingPool.draw

    async def noted(pool, order):
        drawn.extend([order.choosing] if order.choosing else [])
        return await draw(pool, order)

    monkeypatch.setattr(drawing_pool.DrawingPool, "draw", noted)
    return drawn


def may(kind, number):
    """Return what tells of a match after so many moves whether whoever is to move can make a kind of move."""

    def found(match):
        seats = match.game.awaited(match.state)
        return len(match.line) > number and any(kind in match.game.kinds(match.state, seat) for seat in seats)

    return found


async def pick_first(panel):
    """Pick the first of all options that are not the game's own suggestion."""
    shown = [*panel.menu, *panel.buttons]
    await panel.pick(next(one for one in shown if not one.startswith(("Best", "Work out", "Run nothing", "Back"))))


@pytest.mark.parametrize("game", long_but(["18cz", "1854"], "1854"))
async def test_stops_are_chosen_on_the_map_and_the_run_so_far_is_shown_with_its_revenue(stage, choices, game):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=game, players=3))
    await table.hurry(may(Run, 200))
    who = Presser(stage, await table.holder(await table.next()))
    panel = who.answered(await who.click(table.panel(), label="Run the trains"))
    await panel.press("Another way…")  # than the best run, which is there at once
    while "Run these routes" not in panel.buttons:
        await pick_first(panel)
    stops = [one for one in choices if one.field == "routes"]
    assert stops, "the stops that may come next are lit up on the map"
    assert not any(value in train for one in stops for value in one.values for train in one.chosen["routes"][:1])
    assert "➜" in panel.words
    assert " for " in panel.words, "what it brings"
    assert [attached.filename for attached in panel.now.attachments] == ["runs.png"]
    before = len((await table.match()).line)
    await panel.press("Run these routes")
    assert isinstance((await table.match()).line[before], Run)
