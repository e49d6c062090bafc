"""One table a channel, tables in threads, several tables in one direct message, and a channel that is deleted."""

from __future__ import annotations

import pytest

from tests.bot.stage import labels, private, text
from tests.playthroughs.driving import BUTTONS, DM, DM_HAND, DM_SLASH, SLASH, Panel, answer
from tests.playthroughs.europe_table import EuropeTable

pytestmark = pytest.mark.usefixtures("drawn")

SEED = "here and there"


async def begun(stage, channel, title, **options):
    """Open a table, seat bob, start it."""
    await stage.alice.slash(channel, "game new", title=title, players=2, **{"game": "europe", **options})
    where = next((thread for thread in channel.threads if thread.name == title), channel)
    await stage.bob.click(stage.lobby(where), label="Join")
    await stage.alice.click(stage.lobby(where), label="Start")
    return EuropeTable(stage, await stage.table(where), channel=where)


async def test_a_second_table_is_refused_here_and_welcome_in_a_thread(stage):
    first = await begun(stage, stage.channel, "First")
    said = private(await stage.cara.slash(stage.channel, "game new", game="europe", title="Second"))
    assert "There is a table in this channel already" in said
    second = await begun(stage, stage.channel, "Second", thread=True)
    assert second.channel.is_thread
    for europe_table in (first, second):
        for way in (SLASH, BUTTONS):
            await europe_table.play(*await europe_table.usual(), way)
        await europe_table.turn(SLASH)
        await europe_table.turn(BUTTONS)
    assert (await first.table()).channel_id == stage.channel.id
    assert "Second" in text(second.channel.history()[0])


async def test_in_a_direct_message_several_tables_are_told_apart(stage):
    tables = [
        await begun(stage, stage.guild.create_text_channel(f"room-{title.lower()}"), title)
        for title in ("North", "South")
    ]
    asked = private(await stage.alice.user.slash("hand"))
    assert "You sit at several tables" in asked
    assert "North" in asked
    assert "South" in asked
    offered = await stage.alice.user.autocomplete("hand", "table", "sou")
    assert [one["value"] for one in offered] == [tables[1].id]
    shown = Panel(stage, stage.alice.user, answer(await stage.alice.user.slash("hand", table=tables[1].id)))
    assert "South" in shown.words
    told = private(await stage.alice.user.slash("turn"))
    assert "2 tables are waiting for you" in told
    listed = private(await stage.bob.user.slash("mygames"))
    assert "North" in listed
    assert "South" in listed
    await tables[1].play(*await tables[1].usual(), DM_HAND)
    await tables[0].play(*await tables[0].usual(), DM_SLASH)
    assert "Nobody is waiting" in private(await stage.alice.user.slash("turn"))


async def test_a_direct_message_tells_of_which_table_it_is(stage):
    room = stage.guild.create_text_channel("room")
    await begun(stage, room, "North")
    (direct_message,) = stage.alice.user.dm_channel.history()
    assert "### North" in text(direct_message)
    assert f"[#room](https://discord.com/channels/{stage.guild.id}/{room.id})" in text(direct_message)


async def test_a_table_whose_channel_is_deleted_is_played_on_in_direct_messages(stage):
    room = stage.guild.create_text_channel("room")
    europe_table = await begun(stage, room, "North")
    direct_messages = {who: europe_table.driver.direct_message(who) for who in (stage.alice, stage.bob)}
    stage.env.backend.delete_channel(room.id)
    await stage.env.settle()
    for who in (stage.alice, stage.bob):
        await direct_messages[who].choose(*list(direct_messages[who].menu)[:2])
        await direct_messages[who].press("Keep these")
        assert "You keep" in direct_messages[who].words
    who, _ = await europe_table.next()
    notice = europe_table.driver.direct_message(who)
    assert "I cannot write in its channel" in notice.words
    assert "🎴 From the deck" in notice.buttons
    before = (await europe_table.table()).seq
    await notice.press("🎴 From the deck")
    assert "You drew" in notice.words
    assert (await europe_table.table()).seq == before + 1
    assert "North" in private(await who.user.slash("turn"))


async def test_what_a_direct_message_holds_stays_with_its_owner(stage):
    europe_table = await begun(stage, stage.channel, "North")
    await europe_table.watcher.check(await europe_table.table())
    first, second = ({*europe_table.driver.direct_message(who).menu} for who in (stage.alice, stage.bob))
    assert first.isdisjoint(second)
    assert labels(stage.channel.history()[-1]) == ["My move", "My hand", "Since my last turn", "Help"]
    await europe_table.play(*await europe_table.usual(), DM)
