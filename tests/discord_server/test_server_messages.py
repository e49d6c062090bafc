"""Messages, direct messages, threads and channels, and how each is refused."""

import io

import discord
import pytest

from tests.discord_server.openapi import judge_of_tests
from tests.discord_server.tiny_bot import panel


def picture(name: str = "map.png", size: int = 3) -> discord.File:
    return discord.File(io.BytesIO(b"x" * size), name)


@pytest.fixture
def place(bot, channel) -> discord.TextChannel:
    return bot.get_channel(int(channel.id))


async def test_a_message_is_sent_edited_fetched_and_deleted(server, channel, place):
    sent = await place.send("one")
    await sent.edit(content="two")
    assert (await place.fetch_message(sent.id)).content == "two"
    assert [m.content async for m in place.history()] == ["two"]
    await sent.delete()
    with pytest.raises(discord.NotFound) as refusal:
        await sent.edit(content="three")
    assert refusal.value.code == 10008
    assert channel.posts == []
    (kept,) = channel.messages.values()
    assert [version["content"] for version in kept.versions] == ["one", "two"]


async def test_only_allowed_mentions_notify(server, channel, place, alice):
    bob = server.person("Bob")
    text = f"{alice.mention} {bob.mention}"
    await place.send(text)
    await place.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(bob.id))]))
    assert alice.pings() == []
    assert bob.pings() == [channel.posts[1]]


async def test_the_same_nonce_yields_the_first_message(channel, place):
    first = await place.send("move 8", nonce="europe:8:1")
    again = await place.send("move 8", nonce="europe:8:1")
    other = await place.send("move 9", nonce="europe:9:1")
    assert first.id == again.id != other.id
    assert [post.text for post in channel.posts] == ["move 8", "move 9"]


async def test_classic_becomes_a_layout_but_never_turns_back(channel, place):
    sent = await place.send("classic")
    await sent.edit(content=None, view=panel(0), attachments=[picture()])
    assert channel.posts[0].layout
    with pytest.raises(discord.HTTPException, match="Components V2"):
        await sent.edit(content="classic again", view=None)
    assert channel.posts[0].text == "# Count 0"


async def test_without_attachments_the_old_picture_stays_and_an_empty_list_takes_it_off(channel, place):
    sent = await place.send("with a picture", file=picture())
    await sent.edit(content="still there")
    assert [f.name for f in channel.posts[0].pictures] == ["map.png"]
    await sent.edit(attachments=[])
    assert channel.posts[0].pictures == []
    assert len(channel.posts[0].uploads) == 1


async def test_a_file_above_ten_mebibytes_is_refused(server, channel, place):
    await place.send(file=picture(size=10 * 1024 * 1024))
    with pytest.raises(discord.HTTPException) as refusal:
        await place.send(file=picture(size=10 * 1024 * 1024 + 1))
    assert refusal.value.code == 40005
    assert len(channel.posts) == 1


async def test_a_message_that_keeps_every_limit_but_is_too_large_as_a_whole_ends_in_an_error_of_the_server(
    channel, place, hasty
):
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay("語" * 3387))
    with pytest.raises(discord.DiscordServerError) as broken:
        await place.send(view=view)
    assert broken.value.status == 500
    assert channel.posts == []


async def test_an_empty_message_is_refused(server, place):
    with pytest.raises(discord.HTTPException) as refusal:
        await place.send("")
    assert refusal.value.code == 50006


async def test_what_no_library_notices_is_refused(server, channel, place):
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="a", custom_id="same"))
    view.add_item(discord.ui.Button(label="b", custom_id="same"))
    for case in ({"content": "x" * 2001}, {"content": "x", "view": view}, {"view": panel(1)}):
        with pytest.raises(discord.HTTPException) as refusal:
            await place.send(**case)
        assert refusal.value.code == 50035
    assert channel.posts == []


async def test_the_published_description_judges_too(server, channel, place):
    assert server.judge is judge_of_tests()
    with pytest.raises(discord.HTTPException, match="tts") as refusal:
        await place._state.http.request(
            discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=place.id),
            json={"content": "x", "tts": "yes"},
        )
    assert refusal.value.code == 50035


async def test_direct_messages_reach_one_person_only(server, channel, alice, bot):
    answer = await alice.slash(channel, "tiny whisper", to=alice)
    assert answer.text.startswith("sent")
    assert [m.text for m in alice.sees(alice.dm)] == ["Psst"]
    assert alice.pings() == alice.dm.posts
    assert "Psst" not in server.person("Bob").ever_read()


async def test_closed_direct_messages_and_strangers_are_told_apart(server, channel, alice, bot):
    bob, cara = server.person("Bob"), server.person("Cara")
    bob.close_dms()
    assert (await alice.slash(channel, "tiny whisper", to=bob)).text == "refused 50007"
    bob.open_dms()
    assert (await alice.slash(channel, "tiny whisper", to=bob)).text.startswith("sent")
    cara.leave()
    assert (await alice.slash(channel, "tiny whisper", to=cara)).text == "refused 50278"


async def test_a_thread_opens_and_pings_who_asked_for_it(server, channel, alice, bot):
    await alice.slash(channel, "tiny thread", name="Table 1")
    thread = server.thread("Table 1")
    assert alice.pings() == [await thread.nth(1)]
    assert bot.get_channel(int(thread.id)).parent_id == int(channel.id)


async def test_an_archived_thread_takes_no_edits_and_reopens_for_a_message(server, place, bot):
    thread = await place.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    sent = await thread.send("one")
    known = server.thread("Table 1")
    server.archive(known)
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.edit(content="two")
    assert refusal.value.code == 50083
    await thread.send("three")
    assert not known.archived
    server.archive(known, locked=True)
    with pytest.raises(discord.HTTPException) as refusal:
        await thread.send("four")
    assert refusal.value.code == 50083


async def test_a_deleted_channel_is_unknown_and_the_bot_is_told(server, channel, place, alice, bot):
    await place.send("one")
    server.delete_channel(channel)
    with pytest.raises(discord.NotFound) as refusal:
        await place.send("two")
    assert refusal.value.code == 10003
    assert bot.get_channel(place.id) is None
    assert [m.text for m in alice.ever_saw()] == ["one"]


async def test_missing_permissions_are_told_apart(server, channel, place):
    server.forbid(channel, "send_messages")
    with pytest.raises(discord.Forbidden) as refusal:
        await place.send("x")
    assert refusal.value.code == 50013
    assert not place.permissions_for(place.guild.me).send_messages
    server.forbid(channel, "view_channel")
    with pytest.raises(discord.Forbidden) as refusal:
        await place.send("x")
    assert refusal.value.code == 50001


async def test_an_old_message_bears_few_edits(server, place):
    sent = await place.send("old")
    server.world.clock.skipped += 3601
    for n in range(3):
        await sent.edit(content=str(n))
    place._state.http.max_ratelimit_timeout = None
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.edit(content="once more")
    assert refusal.value.code == 30046
