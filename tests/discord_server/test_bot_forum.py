"""A forum as the list of tables, over sockets: each request is judged by Discord's own description of its API."""

import sqlite3
from contextlib import closing

from bot.delivery import reconciler
from bot.demo.discord_api.world import FORUM
from tests.discord_server.club import club_at


def forum_of(world, name, *tags):
    """Return a new forum in the first guild of a world, with tags of these names."""
    forum = world.add_channel(name)
    about = {"moderated": False, "emoji_id": None, "emoji_name": None}
    forum.body |= {"type": FORUM, "available_tags": [{"id": world.ids.next(), "name": tag} | about for tag in tags]}
    return forum


def threads_of(server, forum):
    return [c for c in server.world.channels.values() if c.is_thread and c.body["parent_id"] == forum.id]


async def test_a_table_has_a_post_with_tag_and_title_also_after_a_start_that_finds_them_past(
    server, channel, alice, bob, database, monkeypatch
):
    monkeypatch.setattr(reconciler, "LOOK_AT_LISTS", 0.1)
    forum = forum_of(server.world, "tables", "seats free", "playing", "finished")
    names = {tag["id"]: tag["name"] for tag in forum.body["available_tags"]}
    async with club_at(server, database) as club:
        await club.service.admin.allow_channel(int(server.world.guild_id), int(forum.id))
        await alice.slash(channel, "game new", title="Friday night", game="europe", players=2)
        (post,) = threads_of(server, forum)
        assert post.id == post.posts[0].id
        assert "Pace:" in post.posts[0].text
        assert [names[tag] for tag in post.body["applied_tags"]] == ["seats free"]
        await bob.slash(post, "game join")
        await alice.slash(post, "game start")
        await server.world.changes.until(lambda: post.body["name"] == "Friday night · Alice and Bob", what="the title")
        assert [names[tag] for tag in post.body["applied_tags"]] == ["playing"]
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE games SET title = 'Saturday'")
    async with club_at(server, database):
        await server.world.changes.until(lambda: post.body["name"].startswith("Saturday · "), what="the new title")
    assert server.refused == []
