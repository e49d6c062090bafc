"""One table's broken log, and people who come, go and are replaced, harm nobody else and tell nobody else."""

from __future__ import annotations

import discord
import pytest

from bot.client import Stationmaster
from bot.service import TableOptions
from tests.bot.stage import private, raw, text
from tests.stored import transact

MINUTE = 60
GALLERY = 12


def direct_messages(who):
    channel = who.user.dm_channel
    return [] if channel is None else [text(m) for m in channel.history()]


async def break_log(stage, table):
    """Let a table's log no longer follow from its seed, as after a fault of the disk."""

    async def change(tx):
        await tx.execute("UPDATE games SET seed = 'broken' WHERE id = ?", (table.id,))

    with stage.env._bot_scope():
        await transact(stage.service.database, change)
        stage.service.live.forget(table.id)


async def test_a_broken_log_stops_no_other_table_from_starting_again(stage, caplog, pace):
    broken = await stage.begin(title="broken")
    await stage.env.advance_time(30)
    await stage.act(stage.alice)
    other = stage.guild.create_text_channel("other")
    await stage.open(channel=other, host=stage.bob, players=2)
    await stage.bob.slash(other, "game opponent")
    await break_log(stage, broken)
    await stage.env.restart_bot(Stationmaster(stage.service, pace=pace, shard_count=1))
    stage.bot = stage.env.bot
    await stage.bob.slash(other, "game start")
    await stage.env.advance_time(2 * MINUTE)
    assert (await stage.table(other)).seq > 0
    await stage.alice.slash(stage.channel, "game status")
    caplog.clear()


class TestWithPeopleAlone:
    @pytest.fixture
    def pace(self):
        return 24 * 3600

    async def test_whoever_was_replaced_gets_no_more_direct_messages_and_sees_no_hand(self, stage):
        table = await stage.begin(stage.bob)
        await stage.alice.slash(stage.channel, "game replace", seat="2", player=stage.cara)
        await stage.cara.click(stage.question(), label="Agree")
        before = direct_messages(stage.bob)
        old = stage.bob.user.dm_channel.history()[-1]
        await stage.act(stage.cara)
        await stage.act(stage.alice)
        for _ in range(4):
            (seat,) = (await stage.table()).actors
            await stage.act((stage.alice, stage.cara)[seat], "draw", card="deck")
        assert direct_messages(stage.bob) == before
        assert any("You" in direct_message for direct_message in direct_messages(stage.cara))
        assert "no seat" in private(await stage.bob.slash(stage.channel, "hand"))
        assert "no seat" in private(await stage.bob.slash(stage.channel, "hand", table=table.id))
        button = next(c for c in raw(old) if c.get("custom_id") and c["type"] in {2, 3})
        if button["type"] == 2:
            await stage.bob.user.click(old, custom_id=button["custom_id"])
        else:
            await stage.bob.user.select(
                old, [option["value"] for option in button["options"][:2]], custom_id=button["custom_id"]
            )
        assert (await stage.service.queries.snapshot(table.id, stage.bob.id)).view.own is None
        after = stage.bob.user.dm_channel.history()[-1]
        assert not [c for c in raw(after) if c["type"] == GALLERY]
        assert "Keep" not in str(raw(after))

    async def test_the_others_are_told_that_an_opponent_plays_on_for_someone_forgotten(self, stage):
        await stage.begin(stage.bob, stage.cara)
        asked = await stage.alice.slash(stage.channel, "forget-me")
        question = next(m for m in (asked.response, *asked.followups) if m and raw(m))
        await stage.alice.click(question, custom_id="sm1:none:0:forget")
        assert (await stage.table()).seats[0].policy is not None
        assert stage.said("(built-in opponent, normal) plays on at")
        assert stage.alice.mention not in text(stage.said("(built-in opponent, normal) plays on at"))

    async def test_no_control_that_everybody_sees_changes_with_a_hand(self, stage):
        await stage.begin(stage.bob)
        await stage.act(stage.alice)
        await stage.act(stage.bob)
        first_cards, second_cards = set(), set()
        for card in range(12):
            panel = stage.channel.history()[-1]
            labels_there = [c["label"] for c in raw(panel) if c.get("label")]
            # What lies face up everybody sees, and also that a second card is to be drawn.
            seen = second_cards if card % 2 else first_cards
            seen.add(tuple(label for label in labels_there if label[0] not in "🟪🟦🟧⬜🟩🟨⬛🟥🚂"))
            (seat,) = (await stage.table()).actors
            await stage.act((stage.alice, stage.bob)[seat], "draw", card="deck")
        assert (len(first_cards), len(second_cards)) == (1, 1)


async def test_closed_tables_hide_no_live_one_from_those_who_end_it(stage):
    role = stage.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    boss = stage.guild.add_member(stage.env.create_user("boss"), roles=[role])
    await stage.open("meant")
    await stage.env.advance_time(1)
    with stage.env._bot_scope():
        for number in range(30):
            made = await stage.service.lobby.new(
                9, stage.guild.id, 5000 + number, TableOptions(game="europe", title="noise")
            )
            await stage.service.lobby.close(made.id, 9)
    offered = await boss.autocomplete(stage.channel, "admin force-end", "table", "")
    assert [choice["value"] for choice in offered] == [(await stage.table()).id]
