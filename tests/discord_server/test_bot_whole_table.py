"""One person and built-in opponents, from the login to the final report, over real sockets and with real pictures."""

import hashlib
import random

import pytest

from bot.demo.discord_api.limits import check_commands
from engine.core import log
from tests.discord_server import alt_texts_of
from tests.discord_server.club import (
    accepted_by_discord,
    announcements,
    is_announcement,
    play_on,
    private_panel_of,
    verb_of,
)

PNG = b"\x89PNG"


@pytest.fixture
async def club(server, channel, tmp_path):
    async with accepted_by_discord(server, tmp_path / "tables.sqlite3") as running:
        yield running


async def begin(club, channel, host, **options):
    """Open a table with two opponents by command and buttons, start it, and return where it is played."""
    await host.slash(channel, "game new", title="Friday night", players=3, **{"game": "europe", **options})
    place = club.server.thread("Friday night") if options.get("thread") else channel
    lobby = place.posts[-1]
    await host.press(lobby, "Add opponent")
    await host.press(lobby, "Add opponent")
    await place.until(lambda post: "Signalman" in post.text)
    await host.press(lobby, "Start")
    await place.until(lambda post: is_announcement(post) and post.pictures)
    assert lobby.labels == []
    return place


async def my_turn(channel, person):
    """The board under which it is somebody's turn."""
    return await channel.until(lambda post: post is announcements(channel)[-1] and asks(post, person))


def asks(post, person):
    """Whether a post tells a person alone that it is their turn."""
    return person.id in post.pinged and f"It\u2019s <@{person.id}>\u2019s turn" in post.text


async def keep_two(person):
    """Choose the opening tickets in a direct message."""
    direct_message = await person.dm.nth(1)
    menu = next(control for control in direct_message.controls if verb_of(control) == "many")
    await person.choose(direct_message, menu["custom_id"], *[option["value"] for option in menu["options"][:2]])
    await person.dm.until(lambda post: "Keep these" in post.labels)
    await person.press(direct_message, "Keep these")
    await person.dm.until(lambda post: "Keep these" not in post.labels)
    return direct_message


async def test_every_command_is_registered_and_within_the_limits(server, club):
    commands = server.commands
    assert {command["name"] for command in commands} >= {
        "game", "europe", "me", "admin", "hand", "turn", "mygames", "rules", "privacy", "forget-me",
    }  # fmt: skip
    assert check_commands(commands) == []


async def test_opening_tickets_come_and_are_chosen_in_a_direct_message(server, channel, alice, club):
    await begin(club, channel, alice)
    direct_message = await keep_two(alice)
    await alice.dm.until(lambda post: post.pictures)  # it follows the words
    assert [picture.data[:4] for picture in direct_message.pictures] == [PNG]
    assert "Your tickets" in direct_message.text or "tickets" in alt_texts_of(direct_message)[0].lower()
    assert not any("tickets to choose" in (alt or "").lower() for post in channel.posts for alt in alt_texts_of(post))
    look = await club.service.queries.snapshot(
        (await club.service.tables.in_channel(int(channel.id))).id, int(alice.id)
    )
    assert len(look.view.own.tickets) == 2


async def test_a_move_by_command_with_autocompletion(server, channel, alice, club):
    await begin(club, channel, alice)
    await keep_two(alice)
    board = await my_turn(channel, alice)
    offered = await alice.autocomplete(channel, "europe draw", "card", "deck")
    assert [choice["value"] for choice in offered] == ["deck"]
    first = await alice.slash(channel, "europe draw", card="deck")
    assert first.ephemeral
    assert "My hand" in board.labels, "the turn goes on, and so does its board"
    again = await alice.slash(channel, "europe draw", card="deck")
    assert again.ephemeral
    later = await channel.after(board)
    assert "draws" in later.text
    refused = await alice.slash(channel, "europe claim", route="nowhere", payment="9 gold")
    assert refused.ephemeral
    assert "went wrong" not in refused.text


async def test_a_move_by_the_buttons_under_the_board(server, channel, alice, club):
    await begin(club, channel, alice)
    await keep_two(alice)
    board = await my_turn(channel, alice)
    private_panel = (await alice.press(board, "🎴 From the deck")).message
    assert verb_of(private_panel.controls[0]) == "play"
    assert await play_on(alice, private_panel, random.Random(2)) == 1
    assert (await channel.after(board)).text
    assert await server.world.changes.until(lambda: not board.labels, what="the old board without buttons")


@pytest.mark.long
async def test_a_whole_table_to_the_final_report(server, channel, alice, club):
    await begin(club, channel, alice)
    await keep_two(alice)
    table = await club.service.tables.in_channel(int(channel.id))
    await club.forward(table.id, {0: alice}, until=lambda look: look.view.turns_left or look.view.seats[0].trains < 8)
    rng = random.Random(3)
    while (await club.service.tables.get(table.id)).phase == "live":
        await my_turn_or_end(server, channel, alice)
        await play_on(alice, await private_panel_of(alice, announcements(channel)[-1]), rng)
    report = await channel.until(lambda post: "The seed was" in post.text)
    assert [picture.name for picture in report.pictures] == ["report.png"]
    assert len(report.pictures[0].data) < 10 * 2**20
    assert report.pinged == frozenset()
    assert sum("The seed was" in post.text for post in channel.posts) == 1
    await verify(channel, alice, report)


async def my_turn_or_end(server, channel, person):
    """Wait until somebody is to move, or the game is over."""
    await server.world.changes.until(
        lambda: asks(announcements(channel)[-1], person) or "The seed was" in announcements(channel)[-1].text,
        what="a turn or the end",
    )


async def verify(channel, person, report):
    """Check the exported log against the seed that the channel was shown and the fingerprint that was committed to."""
    (file,) = (await person.slash(channel, "game export")).message.pictures
    match = log.read(file.data)
    assert match.over
    assert match.seed in report.text
    assert hashlib.sha256(match.seed.encode()).hexdigest() in file.data.decode()


@pytest.mark.long
async def test_a_table_in_a_thread_of_its_own(server, channel, alice, club):
    thread = await begin(club, channel, alice, thread=True)
    await keep_two(alice)
    board = await my_turn(thread, alice)
    assert channel.posts == []
    assert (await alice.press(board, "My hand")).ephemeral
    server.archive(thread)
    await play_on(alice, await private_panel_of(alice, board), random.Random(4))
    await thread.after(board)
    assert not thread.archived
