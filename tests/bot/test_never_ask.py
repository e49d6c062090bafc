"""*Never ask KFN about acquisitions*: a step of a company's turn that its president leaves out once for all."""

from __future__ import annotations

import discord
import pytest

from engine.core.match import Match
from engine.eighteenxx.g1854.moves import Merge
from engine.eighteenxx.moves import LayTile, Pass, Run
from tests.bot.presses import Presser
from tests.bot.stage import raw
from tests.playthroughs.open_table import OpenTable
from tests.thorough import long_but

STEPS = (
    ("18cz", "acquire", "about acquisitions"),
    pytest.param("18cz", "trade", "about local railways", marks=pytest.mark.long),
    ("1854", "contract", "about mail contracts"),
    ("1854", "idle", "about plus trains"),
    pytest.param("1854", "merger", "about mergers", marks=pytest.mark.long),
)
PRIMARY, SECONDARY = discord.ButtonStyle.primary.value, discord.ButtonStyle.secondary.value
MOVES = 200
"""Moves within which each step comes again."""
SEED = "an evening in Brno"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""


class Company(OpenTable):
    """A table where one step of one company's turn comes up again and again."""

    name = ""
    """What is left out, as the game names it."""

    @classmethod
    async def begin(cls, stage, game, step):
        table = cls(stage, await stage.begin(stage.bob, stage.cara, game=game, players=3))
        await table.hurry(lambda match: asked(match).startswith(f"{step}."), policy="easy")
        table.name = asked(await table.match())
        return table

    async def panel_of_whoever_is_asked(self):
        who = Presser(self.stage, await self.holder(await self.next()))
        return who.answered(await who.click(self.panel(), label="My holdings"))

    async def never(self):
        """Let whoever is asked leave the step out, and return the panel."""
        panel = await self.panel_of_whoever_is_asked()
        await panel.press(next(label for label in panel.buttons if label.startswith("Never ask")))
        return panel

    async def silently(self, move):
        """Play a move without the bot; nobody merges, so that this is asked again."""
        await super().silently(Pass(move.seat) if isinstance(move, Merge) else move)

    async def left_out(self):
        """Count how often the step came up and was passed."""
        match, passed = await self.match(), 0
        again = Match(match.game, match.setup, match.seed)
        for move in match.line:
            passed += asked(again) == self.name and isinstance(move, Pass)
            again.play(move)
        return passed


def asked(match):
    """Name what is asked that can be answered once for all; empty: nothing."""
    named = (match.game.orders.answer(match.state, seat) for seat in match.game.actors(match.state))
    return next((each.name for each in named if each is not None), "")


def waits_for(match, company):
    """Return the kinds of move that a company's turn waits for; none in another one's turn."""
    state = match.state
    waiting = [match.game.rounds.waiting_step(state, seat) for seat in match.game.actors(state)]
    mine = any(each is not None and each.actor == company for each in waiting)
    return {kind for seat in match.game.actors(state) for kind in match.game.kinds(state, seat)} if mine else set()


@pytest.mark.parametrize(("game", "step", "words"), long_but(STEPS, STEPS[0]))
async def test_a_step_is_left_out_at_once_and_never_asked_again_for_that_company(stage, game, step, words):
    table = await Company.begin(stage, game, step)
    company, before = table.name.removeprefix(f"{step}."), len((await table.match()).line)
    panel = await table.panel_of_whoever_is_asked()
    (label,) = [each for each in panel.buttons if each.startswith("Never ask")]
    assert label.endswith(words)
    await panel.press(label)
    assert isinstance((await table.match()).line[before], Pass)
    once, others = await table.left_out(), set()

    def comes_again(match):
        assert asked(match) != table.name
        others.add(asked(match))
        return len(match.line) > before + MOVES or match.over

    await table.hurry(comes_again, most=2 * MOVES, policy="random" if step == "idle" else "easy")
    assert await table.left_out() > once, "it came up again, and was passed"
    assert any(each.startswith(f"{step}.") and each != table.name for each in others), f"{company} alone leaves it out"


@pytest.mark.long
async def test_trains_that_a_company_could_not_run_do_not_stand_out_and_doing_without_them_does(stage):
    table = await Company.begin(stage, "1854", "idle")
    private = await table.panel_of_whoever_is_asked()
    for message in (table.panel(), private.now):
        styles = {part["label"]: part["style"] for part in raw(message) if part.get("label")}
        assert styles["Done with trains"] == PRIMARY, styles
        assert {style for label, style in styles.items() if label.startswith("Buy")} == {SECONDARY}, styles


@pytest.mark.long
async def test_the_panel_says_what_is_left_out_and_has_a_button_that_takes_it_back(stage):
    table = await Company.begin(stage, "18cz", "acquire")
    panel = await table.never()
    assert "Ask me everything again" in panel.buttons
    assert table.name.removeprefix("acquire.") in panel.words
    await panel.press("Ask me everything again")
    assert "Ask me everything again" not in panel.buttons
    await table.hurry(lambda match: asked(match) == table.name)


@pytest.mark.long
async def test_a_president_of_two_companies_is_still_asked_for_the_other(stage):
    table = await Company.begin(stage, "18cz", "acquire")
    seat = await table.next()
    await table.never()

    def asked_for_another(match):
        assert asked(match) != table.name
        return asked(match).startswith("acquire.") and seat in match.game.actors(match.state)

    # Whoever presides over one company alone takes another one over for this.
    live = await stage.service.live.get(table.id)
    for company, charter in live.match.state.charters.items():
        if charter.floated and f"acquire.{company}" != table.name:
            charter.president = seat
    await table.hurry(asked_for_another)


async def test_whoever_presides_next_is_asked(stage):
    table = await Company.begin(stage, "18cz", "acquire")
    seat = await table.next()
    await table.never()
    live = await stage.service.live.get(table.id)
    live.match.state.charters[table.name.removeprefix("acquire.")].president = (seat + 1) % 3
    await table.hurry(lambda match: asked(match) == table.name)
    assert await table.next() == (seat + 1) % 3


@pytest.mark.long
async def test_what_else_there_is_to_do_in_the_turn_is_still_asked(stage):
    table = await Company.begin(stage, "18cz", "trade")
    await table.never()
    company, found = table.name.removeprefix("trade."), set()

    def asked_otherwise(match):
        assert asked(match) != table.name
        found.update(waits_for(match, company))
        return {LayTile, Run} <= found

    await table.hurry(asked_otherwise)


@pytest.mark.long
async def test_whoever_takes_the_passing_back_decides_this_once(stage):
    table = await Company.begin(stage, "18cz", "acquire")
    panel = await table.never()
    await panel.press(next(label for label in panel.buttons if "Undo" in label))
    assert asked(await table.match()) == table.name
    assert "acquisitions" in panel.words
