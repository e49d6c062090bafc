"""A forum as the list of a server's tables: posts, tags that are found by their names, and whose turn it is."""

from __future__ import annotations

import discord
import pytest

from bot.client import Stationmaster
from bot.delivery.forum_posts import LONGEST_NAME, RENAMES
from bot.service import TITLE_LENGTH
from tests.bot.stage import private

MINUTE = 60


@pytest.fixture
def pace():
    return 10**7


@pytest.fixture
def forum(stage):
    """Make a forum with two of the three tags, one in other letters, and one that tells something else."""
    made = stage.guild.create_forum_channel("tables")
    names = ("Seats Free", "playing", "help")
    tags = [
        {"id": str(900 + n), "name": name, "moderated": False, "emoji_id": None, "emoji_name": None}
        for n, name in enumerate(names)
    ]
    stage.env.backend.edit_channel(made.id, {"available_tags": tags})
    return made


@pytest.fixture
async def manager(stage, forum):
    """Let the server list that forum alone."""
    with stage.env._bot_scope():
        await stage.service.admin.allow_channel(stage.guild.id, forum.id)


def posts(stage, forum):
    """Return the posts of a forum as the bot knows them."""
    return stage.env.bot.get_channel(forum.id).threads


async def opened(stage, **options):
    options = {"game": "europe", "players": 2, "title": "Friday", **options}
    return private(await stage.alice.slash(stage.channel, "game new", **options))


async def test_a_new_table_gets_a_post_whose_first_message_is_its_lobby(stage, forum, manager):
    assert "Friday is open" in await opened(stage)
    (post,) = posts(stage, forum)
    table = await stage.service.tables.in_channel(post.id)
    assert (post.name, [tag.name for tag in post.applied_tags]) == ("Friday", ["Seats Free"])
    lobby = await stage.service.ledger.message(table.id, "lobby")
    first = stage.env.backend.get_message(post.id, lobby.message_id)
    assert "Pace:" in str(first.components)
    assert await stage.service.tables.in_channel(stage.channel.id) is None
    assert "Friday is open" in await opened(stage)
    assert len(posts(stage, forum)) == 2


async def started(stage, forum, **options):
    await opened(stage, **options)
    (post,) = posts(stage, forum)
    table = await stage.service.tables.in_channel(post.id)
    with stage.env._bot_scope():
        await stage.service.lobby.join(table.id, stage.bob.id)
        await stage.service.lobby.start(table.id, stage.alice.id)
    await stage.env.advance_time(15)
    return table, post.id


async def keep(stage, table, *people):
    with stage.env._bot_scope():
        for person in people:
            view = (await stage.service.queries.snapshot(table.id, person.id)).view
            kept = {"tickets": list(view.own.offered)}
            await stage.service.play.move(table.id, person.id, "keep", kept)


async def test_the_title_says_whose_turn_it_is_and_the_tag_that_it_is_played(stage, forum, manager):
    await started(stage, forum)
    (post,) = posts(stage, forum)
    assert (post.name, [tag.name for tag in post.applied_tags]) == ("Friday · alice and bob", ["playing"])


async def test_a_title_with_the_longest_names_is_no_longer_than_discord_takes(stage, forum, manager, monkeypatch):
    async def longest(table, texts):
        return ["n" * 32] * len(table.seats)

    monkeypatch.setattr(stage.bot.parts.names, "at", longest)
    await started(stage, forum, title="t" * TITLE_LENGTH)
    (post,) = posts(stage, forum)
    assert post.name.startswith(f"{'t' * TITLE_LENGTH} · {'n' * 32}")
    assert len(post.name) == LONGEST_NAME == 100


async def test_what_changes_often_is_renamed_twice_in_ten_minutes_and_ends_as_it_stands(stage, forum, manager):
    table, _ = await started(stage, forum)
    renames = []
    for person in (stage.alice, stage.bob):
        await keep(stage, table, person)
        await stage.env.advance_time(15)
        renames.append(posts(stage, forum)[0].name)
    assert renames == ["Friday · bob", "Friday · bob"], "the third change waits"
    assert RENAMES == 2
    await stage.env.advance_time(11 * MINUTE)
    assert posts(stage, forum)[0].name in {"Friday · alice", "Friday · bob"}
    waited = await stage.service.tables.waited_since([table])
    name = "alice" if 0 in waited[table.id] else "bob"
    assert posts(stage, forum)[0].name == f"Friday · {name}"


async def test_tags_that_tell_something_else_stay_and_one_that_nobody_has_made_is_left_out(stage, forum, manager):
    table, post_id = await started(stage, forum)
    stage.env.backend.edit_channel(post_id, {"applied_tags": [901, 902]})
    with stage.env._bot_scope():
        await stage.service.admin.force_end(stage.guild.id, table.id)
    await stage.env.advance_time(15)
    (post,) = posts(stage, forum)
    assert (post.name, [tag.name for tag in post.applied_tags]) == ("Friday", ["help"])


async def test_after_a_restart_titles_are_as_the_tables_are_and_nothing_is_renamed_in_vain(stage, forum, manager):
    table, _ = await started(stage, forum)
    stage.bot.reconciler.stop()
    await keep(stage, table, stage.alice)
    await stage.env.restart_bot(Stationmaster(stage.service, pace=10**7, shard_count=1))
    await stage.env.advance_time(30)
    assert posts(stage, forum)[0].name == "Friday · bob"
    assert sum(map(len, stage.env.bot.forum_posts._renamed.values())) == 1


async def test_a_forum_in_which_no_post_can_be_opened_is_named_and_no_table_comes_of_it(stage, forum, manager):
    stage.env.inject_error("POST", f"/channels/{forum.id}/threads", status=403, code=50013, times=None)
    said = await opened(stage)
    assert "I cannot open a post in tables" in said
    assert "seats free" in said
    assert await stage.service.tables.of_person(stage.alice.id) == ()


async def test_a_table_that_is_refused_leaves_no_open_post(stage, forum, manager):
    with stage.env._bot_scope():
        await stage.service.admin.limit_tables(stage.guild.id, 0)
    assert "tables" in await opened(stage)
    assert posts(stage, forum) == []


async def test_the_list_of_channels_tells_of_the_forum_and_of_its_tags(stage, forum):
    role = stage.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    boss = stage.guild.add_member(stage.env.create_user("boss"), roles=[role])
    with stage.env._bot_scope():
        await stage.service.admin.allow_channel(stage.guild.id, forum.id)
    said = private(await boss.slash(stage.channel, "admin channels"))
    assert f"<#{forum.id}>" in said
    for tag in ("seats free", "playing", "finished"):
        assert f"**{tag}**" in said
