"""A hint tells whoever is to move, alone, what a built-in opponent would do and why, where the table allows it."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.registry import find
from engine.core.text import text as words
from tests.bot.presses import Presser
from tests.bot.stage import private, raw, text

PACE = 24 * 3600
HINT = "💡 Hint"


async def to_move(stage):
    table = await stage.table()
    seat = min(table.actors)
    return Presser(
        stage, next(who for who in (stage.alice, stage.bob, stage.cara) if who.id == table.seats[seat].user_id)
    )


@pytest.mark.parametrize("game", ["18cz", "german"])
async def test_a_hint_names_a_move_with_its_reason_and_opens_it_ready_to_be_made(stage, game):
    await stage.begin(stage.bob, stage.cara, game=game, players=3)
    who, before = await to_move(stage), len(stage.channel.history())
    answer = await who.who.slash(stage.channel, "hand")
    panel = who.answered(answer)
    assert HINT in panel.buttons
    await panel.press(HINT)
    assert "A built-in opponent would choose" in panel.words
    secondary = 2
    assert len([part for part in raw(panel.now) if part.get("label") and part["style"] != secondary]) == 1
    assert len(stage.channel.history()) == before
    assert (await stage.table()).seq == 0


async def test_from_a_hint_the_way_back_leads_to_where_it_was_asked_for(stage):
    await stage.begin(stage.bob, stage.cara, game="german", players=3)
    who = await to_move(stage)
    panel = who.answered(await who.who.slash(stage.channel, "hand"))
    before = panel.buttons
    await panel.press(HINT)
    assert "Bid this" in panel.buttons
    await panel.press("Back")
    assert panel.buttons == before


async def test_a_hint_tells_what_its_move_does_where_what_stands_in_the_fields_does_not(stage, monkeypatch):
    advisor = stage.bot.parts.advisor
    found = advisor.hint

    async def spelled_out(position):
        return msgspec.structs.replace(await found(position), spelled_out=(words("german.hint.bid", most=4711),))

    monkeypatch.setattr(advisor, "hint", spelled_out)
    await stage.begin(stage.bob, stage.cara, game="german", players=3)
    who = await to_move(stage)
    panel = who.answered(await who.who.slash(stage.channel, "hand"))
    await panel.press(HINT)
    assert "4,711" in panel.words.partition("would choose")[2].partition("*: ")[0]


async def test_nobody_is_given_a_hint_where_the_table_was_opened_without(stage):
    await stage.open(game="18cz", players=3, hints=False)
    assert "No hints" in text(stage.lobby())
    for other in (stage.bob, stage.cara):
        await other.slash(stage.channel, "game join")
    await stage.alice.slash(stage.channel, "game start")
    who = await to_move(stage)
    panel = who.answered(await who.who.slash(stage.channel, "hand"))
    assert HINT not in panel.buttons


async def test_no_hint_is_offered_for_a_decision_for_which_there_is_none(stage, monkeypatch):
    monkeypatch.setattr(type(find("german").advice), "is_hinted", lambda *_: False)
    await stage.begin(stage.bob, stage.cara, game="german", players=3)
    who = await to_move(stage)
    panel = who.answered(await who.who.slash(stage.channel, "hand"))
    assert HINT not in panel.buttons
    assert "Bid" in panel.buttons


async def test_the_host_may_switch_hints_off_before_the_start(stage):
    await stage.open(game="german", players=3)
    assert "No hints" not in text(stage.lobby())
    said = await stage.alice.slash(stage.channel, "game options", hints=False)
    assert "Friday" in private(said)
    assert "No hints" in text(stage.lobby())
    assert not (await stage.table()).hints
