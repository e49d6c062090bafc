"""The menus of a message lead to the board and to what changed then; those of a person to a nudge and to shared games."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.client import Stationmaster
from bot.service import Refusal
from storage import nudges
from tests.bot.stage import labels, private, text
from tests.bot.test_board_as_it_was import answered, menus, play

PACE = 24 * 3600
DAY = 24 * 3600

pytestmark = pytest.mark.usefixtures("days_pass")


async def menu(stage, who, name, target):
    return await who.context_menu(stage.channel, name, target)


async def test_an_announcement_leads_to_the_board_at_its_move_also_when_its_buttons_are_gone(stage):
    await stage.begin(stage.bob, game="18cz")
    await play(stage, 30)
    lobby, *told = stage.channel.history()
    first = [m for m in told if "Since my last turn" not in labels(m)][-1]
    shown = answered(await menu(stage, stage.cara, "Board at this move", first))
    number = int(re.search(r"move (\d+) of 30", text(shown))[1])
    assert number < 30
    assert "the beginning" not in text(shown)
    latest = stage.channel.history()[-1]
    assert "move 30 of 30" in text(answered(await menu(stage, stage.cara, "Board at this move", latest)))
    await stage.env.restart_bot(Stationmaster(stage.service, pace=PACE, shard_count=1))
    again = answered(await menu(stage, stage.cara, "Board at this move", first))
    assert f"move {number} of 30" in text(again)
    assert "\n" in text(answered(await menu(stage, stage.cara, "Board at this move", lobby)))


async def test_a_message_leads_to_what_had_changed_for_a_player_up_to_then(stage):
    table = await stage.begin(stage.bob, game="18cz")
    await play(stage, 6)
    shown = answered(await menu(stage, stage.alice, "Since my last turn", stage.channel.history()[-1]))
    with stage.env._bot_scope():
        there = await stage.service.spans.span(table.id, stage.alice.id)
    assert f"{there.number} of 6" in text(shown)


@pytest.mark.long
async def test_what_came_after_an_old_message_is_left_out_and_it_leads_on_to_the_turns_around_it(stage):
    await stage.begin(stage.bob, game="18cz")
    await play(stage, 30)
    told = [m for m in stage.channel.history()[2:] if "Since my last turn" not in labels(m)]
    # Of one who has moved since the message was written, and of one who had moved last before it.
    for who in (stage.alice, stage.bob):
        board = answered(await menu(stage, who, "Board at this move", told[-1]))
        number = int(re.search(r"move (\d+) of 30", text(board))[1])
        shown = answered(await menu(stage, who, "Since my last turn", told[-1]))
        assert re.search(rf"(Move|to) {number} of 30", text(shown)), text(shown)
        await who.click(shown, label="Later turn →")
        later = int(re.search(r"(?:Move|to) (\d+) of 30", text(shown))[1])
        assert later > number
        await who.click(shown, label="← Earlier turn")
        assert int(re.search(r"(?:Move|to) (\d+) of 30", text(shown))[1]) <= number


async def test_a_message_that_tells_of_no_table_says_so(stage):
    await stage.begin(stage.bob, game="18cz")
    other = stage.alice.send(stage.channel, "Hello")
    other = await other if asyncio.iscoroutine(other) else other
    said = private(await menu(stage, stage.alice, "Board at this move", other))
    assert said.strip() == "This message does not belong to any table."


async def test_somebody_is_nudged_once_a_day_at_a_table(stage):
    table = await stage.begin(stage.bob, game="18cz")
    waited, other = (stage.alice, stage.bob)
    if table.seats[min(table.actors)].user_id != waited.id:
        waited, other = other, waited
    said = private(await menu(stage, other, "Nudge", waited))
    assert f"{waited.name} has been reminded of **Friday**" in said
    before = len(stage.channel.history())
    assert "less than a day ago" in private(await menu(stage, other, "Nudge", waited))
    assert len(stage.channel.history()) == before
    await stage.env.advance_time(DAY + 1)
    assert "has been reminded" in private(await menu(stage, other, "Nudge", waited))


async def test_a_nudge_that_discord_accepts_nowhere_is_not_said_to_have_arrived(stage):
    table = await stage.begin(stage.bob, game="18cz")
    waited, other = (stage.alice, stage.bob)
    if table.seats[min(table.actors)].user_id != waited.id:
        waited, other = other, waited
    for channel in (waited.user.dm_channel, stage.channel):
        stage.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50001, times=None)
    assert "did not accept" in private(await menu(stage, other, "Nudge", waited))


async def test_of_two_presses_at_once_one_nudges(stage):
    table = await stage.begin(stage.bob, game="18cz")
    waited = table.seats[min(table.actors)].user_id
    other = next(one for one in (stage.alice.id, stage.bob.id) if one != waited)
    with stage.env._bot_scope():
        nudge = stage.service.reminders.nudge
        done = await asyncio.gather(*(nudge(table.id, other, waited) for _ in range(3)), return_exceptions=True)
        assert sum(not isinstance(one, BaseException) for one in done) == 1
        # It is stored before it is sent, so that after a crash it is not sent again.
        async with stage.service.database.query() as tx:
            assert await nudges.latest(tx, table.id) is not None


async def test_nobody_is_nudged_who_is_not_waited_for_or_does_not_sit_there(stage):
    table = await stage.begin(stage.bob, game="18cz")
    waited = stage.alice if table.seats[min(table.actors)].user_id == stage.alice.id else stage.bob
    other = stage.bob if waited is stage.alice else stage.alice
    assert "is waiting for that person" in private(await menu(stage, waited, "Nudge", other))
    assert "is waiting for that person" in private(await menu(stage, waited, "Nudge", waited))
    assert "do not share a table" in private(await menu(stage, stage.cara, "Nudge", waited))
    with stage.env._bot_scope(), pytest.raises(Refusal):
        await stage.service.reminders.nudge(table.id, stage.cara.id, waited.id)
    await waited.slash(stage.channel, "me settings", reminders="off")
    assert "does not want to be reminded now" in private(await menu(stage, other, "Nudge", waited))


async def test_where_several_tables_wait_it_is_asked_which(stage):
    await stage.begin(stage.bob, game="18cz")
    second = stage.guild.create_text_channel("second")
    await stage.open("Second", channel=second, game="18cz", players=2)
    await stage.bob.slash(second, "game join")
    await stage.alice.slash(second, "game start")
    while True:
        tables = [await stage.table(), await stage.table(second)]
        waited = {table.seats[min(table.actors)].user_id for table in tables}
        if waited == {stage.bob.id}:
            break
        with stage.env._bot_scope():
            for table in tables:
                if table.seats[min(table.actors)].user_id == stage.alice.id:
                    await stage.service.play.move(table.id, stage.alice.id, "pass", {})
    asked = answered(await menu(stage, stage.alice, "Nudge", stage.bob))
    (chosen,) = menus(asked)
    # The table that has waited longest is the first.
    assert [option["label"] for option in chosen["options"]] == ["Friday", "Second"]
    await stage.alice.select(asked, [tables[1].id])
    assert text(asked).strip() == "bob has been reminded of **Second**. Nobody can be nudged there again for a day."
    assert not menus(asked)


async def test_the_games_of_two_people_are_listed(stage):
    await stage.begin(stage.bob, game="18cz")
    shown = answered(await menu(stage, stage.alice, "Our games", stage.bob))
    assert "Friday" in text(shown)
    assert "do not share a table" in text(answered(await menu(stage, stage.alice, "Our games", stage.cara)))
