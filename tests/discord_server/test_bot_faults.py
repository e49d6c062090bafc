"""What goes wrong between the bot and Discord: the table goes on, and the channel is told everything once."""

import asyncio
import logging

import msgspec
import pytest

from bot.messages import pictures
from storage.ledger import PANEL
from tests.bot.service.conftest import superseded
from tests.bot.stage import unheard
from tests.discord_server.club import (
    announced_story_of,
    announcements,
    begin_press,
    club_at,
    plain,
    private_panel_of,
    quiet,
    told_in,
)
from tests.thorough import a_few

ANNOUNCE = "POST /channels/*/messages"
GIVEN_UP = 5
"""Tries at a request after which discord.py gives it up."""
KINDS = {
    "an acknowledgement": "POST /interactions/*/callback",
    "a follow-up": "POST /webhooks/*",
    "an edited answer": "PATCH /webhooks/*",
    "an announcement": ANNOUNCE,
    "an edit of the old panel": "PATCH /channels/*/messages/*",
    "an opened direct message": "POST /users/@me/channels",
}


@pytest.fixture
async def club(server, channel, tmp_path, monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
    monkeypatch.setattr("bot.delivery.reconciler.RETRY", 0.2)
    async with club_at(server, tmp_path / "tables.sqlite3") as running:
        yield running
        await quiet()


pytestmark = pytest.mark.usefixtures("hasty", "nothing_unexpected")


async def keep(person, channel):
    """Keep the first two opening tickets by the buttons under the board."""
    private_panel = await private_panel_of(person, announcements(channel)[-1])
    menu = private_panel.controls[0]
    await person.choose(private_panel, menu["custom_id"], *[option["value"] for option in menu["options"][:2]])
    changes = person.server.world.changes
    await changes.until(lambda: "Keep these" in private_panel.labels, what="the button that confirms")
    await person.press(private_panel, "Keep these")
    await changes.until(lambda: "Keep these" not in private_panel.labels, what="the kept tickets")
    return private_panel


async def told_once(club, channel, table):
    """Wait until the channel knows everything, and compare with the log."""
    await club.announced(table)
    assert told_in(channel) == await announced_story_of(club.service, table, ["Alice", "Bob"])


def not_taken(server, how, pattern, times):
    """Let Discord not take some requests until discord.py gives each of them up; the fault, and how often it happens."""
    if how == "dropped":
        return server.faults.drop_before(pattern, times=times), times
    return server.faults.answer(429, pattern, times=times * GIVEN_UP), times * GIVEN_UP


@pytest.mark.parametrize("status", a_few([429, 502], 1))
async def test_a_refused_request_of_any_kind_is_repeated(server, channel, alice, bob, club, status):
    faults = {kind: server.faults.answer(status, pattern) for kind, pattern in KINDS.items()}
    table = await club.table(channel, alice, bob)
    await keep(alice, channel)
    await keep(bob, channel)
    await told_once(club, channel, table)
    await server.world.changes.until(
        lambda: all(fault.happened for fault in faults.values()), what=f"every fault: {faults}"
    )
    await server.world.changes.until(
        lambda: not announcements(channel)[0].labels, what="the first board without buttons"
    )
    assert len(announcements(channel)) == 2
    assert len(alice.dm.posts) == len(bob.dm.posts) == 1


async def test_a_refused_sync_is_repeated(server, channel, tmp_path):
    fault = server.faults.answer(429, "PUT /applications/*/commands")
    async with club_at(server, tmp_path / "tables.sqlite3"):
        assert fault.happened
        assert server.commands


@pytest.mark.parametrize("fault", a_few(["drop_after", "drop_before", "lose_answer"], 1))
async def test_an_announcement_whose_receipt_is_lost_comes_once(server, channel, alice, bob, club, fault):
    table = await club.table(channel, alice, bob)
    await keep(alice, channel)
    happened = getattr(server.faults, fault)(f"POST /channels/{channel.id}/messages")
    await keep(bob, channel)
    await told_once(club, channel, table)
    assert happened.happened == 1
    assert len(announcements(channel)) == 2


@pytest.mark.parametrize("fault", a_few(["drop_after", "drop_before", "lose_answer"], 1))
async def test_an_acknowledgement_whose_receipt_is_lost_counts(server, channel, alice, bob, club, fault):
    table = await club.table(channel, alice, bob)
    happened = getattr(server.faults, fault)("POST /interactions/*/callback")
    await keep(alice, channel)
    assert happened.happened == 1
    assert await club.seq(table) == 1


@pytest.mark.parametrize("status", a_few([503, 429], 1))
async def test_an_announcement_that_discord_fails_to_take_comes_later(server, channel, alice, bob, club, status):
    table = await club.table(channel, alice, bob)
    await keep(alice, channel)
    times = {503: 2, 429: GIVEN_UP}[status]
    fault = server.faults.answer(status, f"POST /channels/{channel.id}/messages", times=times)
    await keep(bob, channel)
    await told_once(club, channel, table)
    assert fault.happened == times
    assert not any("cannot write" in post.text for person in (alice, bob) for post in person.dm.posts)


@pytest.mark.long
async def test_a_message_found_again_after_a_crash_counts_for_what_it_told(server, channel, alice, bob, club):
    """The bot dies after an announcement was sent and before that was noted; meanwhile the table moves on."""
    table = await club.table(channel, alice, bob)
    for person in (alice, bob):
        offered = (await club.service.queries.snapshot(table, int(person.id))).view.own.offered
        await club.service.play.move(table, int(person.id), "keep", {"tickets": offered})
    noted = club.service.ledger.mark_announced
    club.bot.reconciler.stop()  # what is dead does not look again by itself

    async def die(*_, **__):
        raise ConnectionError

    club.service.ledger.mark_announced = die
    with pytest.raises(ConnectionError):
        await club.bot.reconciler.reconcile(table)
    club.service.ledger.mark_announced = noted
    for _ in range(2):
        look = await club.service.queries.snapshot(table)
        mover = (alice, bob)[min(look.actors)]
        await club.service.play.move(table, int(mover.id), "draw", {"card": "deck"})
    await club.bot.reconciler.reconcile(table)
    await told_once(club, channel, table)
    assert len(announcements(channel)) == 3


async def draw(club, channel, table, people, *, cards=2):
    """Let whoever is to move draw cards from the deck, and wait until that is told."""
    for _ in range(cards):
        look = await club.service.queries.snapshot(table)
        await club.service.play.move(table, int(people[min(look.actors)].id), "draw", {"card": "deck"})
    await club.bot.reconciler.reconcile(table)


@pytest.mark.parametrize("how", a_few(["dropped", "too many"], 1))
async def test_a_panel_whose_controls_could_not_be_taken_off_loses_them_with_the_next(
    server, channel, alice, bob, club, how
):
    table = await club.table(channel, alice, bob)
    await club.announced(table)  # whoever draws the picture of the start: it is an edit, too
    with unheard(club.bot):
        for person in (alice, bob):
            offered = (await club.service.queries.snapshot(table, int(person.id))).view.own.offered
            await club.service.play.move(table, int(person.id), "keep", {"tickets": offered})
    lost, times = not_taken(server, how, f"PATCH /channels/{channel.id}/messages/*", 1)
    await club.bot.reconciler.reconcile(table)
    assert lost.happened == times
    assert announcements(channel)[0].labels, "it was not reached"
    await draw(club, channel, table, (alice, bob))
    assert [bool(post.labels) for post in announcements(channel)] == [False, False, True]


@pytest.mark.long
async def test_panels_superseded_just_before_a_kill_lose_their_controls_with_the_next(
    server, channel, alice, bob, tmp_path, monkeypatch
):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
    database = tmp_path / "killed.sqlite3"
    async with club_at(server, database) as killed:
        # As if the bot was killed after it had noted each announcement.
        monkeypatch.setattr(killed.bot.reconciler._channel_messages, "retire", lambda posted: asyncio.sleep(0))
        table = await killed.table(channel, alice, bob)
        for person in (alice, bob):
            offered = (await killed.service.queries.snapshot(table, int(person.id))).view.own.offered
            await killed.service.play.move(table, int(person.id), "keep", {"tickets": offered})
        await killed.bot.reconciler.reconcile(table)
    assert [bool(post.labels) for post in announcements(channel)] == [True, True]
    async with club_at(server, database) as club:
        await draw(club, channel, table, (alice, bob))
        assert [bool(post.labels) for post in announcements(channel)] == [False, False, True]
        assert await superseded(club.service, table) == ()


async def remember_others(club, table):
    """Remember other pictures of the latest panel than it has, as where the answer to an edit was lost."""
    panel = await club.service.ledger.message(table, PANEL)
    outdated = msgspec.structs.replace(panel.content, pictures=(("gone.png", None),))
    await club.service.ledger.content_changed(table, outdated)


@pytest.mark.long
async def test_a_panel_with_other_pictures_than_are_remembered_keeps_them_and_loses_its_controls_with_the_next(
    server, channel, alice, bob, club
):
    table = await club.table(channel, alice, bob)
    await club.announced(table)
    await remember_others(club, table)
    await keep(alice, channel)
    await keep(bob, channel)
    await told_once(club, channel, table)
    assert [(bool(post.labels), len(post.pictures)) for post in announcements(channel)] == [(False, 1), (True, 1)]


@pytest.mark.long
async def test_what_is_added_to_a_panel_with_other_pictures_than_are_remembered_stands_there_at_once(
    server, channel, alice, bob, club
):
    table = await club.table(channel, alice, bob)
    await keep(alice, channel)
    await keep(bob, channel)
    await told_once(club, channel, table)
    await remember_others(club, table)
    await draw(club, channel, table, (alice, bob), cards=1)
    _, latest = announcements(channel)
    assert len(latest.versions) == 3, "as it was sent, with what was added, and with the picture of that"
    assert "draws" in latest.text
    assert (await club.service.ledger.message(table, PANEL)).content.pictures != (("gone.png", None),)


@pytest.mark.long
async def test_a_panel_that_somebody_deleted_is_not_tried_again_and_again(server, channel, alice, bob, club):
    table = await club.table(channel, alice, bob)
    for person in (alice, bob):
        offered = (await club.service.queries.snapshot(table, int(person.id))).view.own.offered
        await club.service.play.move(table, int(person.id), "keep", {"tickets": offered})
    first = announcements(channel)[0]
    await club.bot.get_partial_messageable(int(channel.id)).get_partial_message(int(first.id)).delete()
    await club.bot.reconciler.reconcile(table)
    assert await superseded(club.service, table) == ()


async def test_a_dropped_gateway_is_resumed_and_the_press_meanwhile_is_answered(server, channel, alice, bob, club):
    table = await club.table(channel, alice, bob)
    server.gateway.drop()
    await keep(alice, channel)
    assert (server.gateway.identified, server.gateway.resumed) == (1, 1)
    assert await club.seq(table) == 1


async def test_a_deleted_channel_is_told_to_those_who_are_to_move(server, channel, alice, bob, club):
    table = await club.table(channel, alice, bob)
    await keep(alice, channel)
    direct_message = bob.dm.posts[-1]
    server.delete_channel(channel)
    menu = direct_message.controls[0]
    await bob.choose(direct_message, menu["custom_id"], *[option["value"] for option in menu["options"][:2]])
    await bob.dm.until(lambda post: "Keep these" in post.labels)
    await bob.press(direct_message, "Keep these")
    await bob.dm.until(lambda post: "Keep these" not in post.labels)
    first = (alice, bob)[min((await club.service.queries.snapshot(table)).actors)]
    notice = await first.dm.until(lambda post: "cannot write" in post.text)
    assert notice.labels, "the turn can be played from there"
    await club.bot.reconciler.reconcile(table)
    assert sum("cannot write" in post.text for post in first.dm.posts) == 1


DIRECT = "POST /users/@me/channels"


@pytest.mark.parametrize("how", a_few(["dropped", "too many"], 1))
async def test_a_hand_that_discord_did_not_take_is_sent_later(server, channel, alice, bob, club, how):
    lost, times = not_taken(server, how, DIRECT, 2)
    table = await club.table(channel, alice, bob)
    await club.announced(table)
    assert lost.happened == times
    for person in (alice, bob):
        assert [post.labels for post in person.dm.posts], "the hand has come, with its buttons"
        assert len(person.dm.posts) == 1


async def test_a_picture_of_the_start_that_discord_did_not_take_is_added_later(server, channel, alice, bob, club):
    lost = server.faults.answer(429, f"PATCH /channels/{channel.id}/messages/*", times=GIVEN_UP)
    table = await club.table(channel, alice, bob)
    await club.announced(table)
    assert lost.happened == GIVEN_UP
    (start,) = announcements(channel)
    assert start.pictures


@pytest.mark.long
async def test_a_hand_that_was_not_sent_before_a_kill_is_sent_after_it(
    server, channel, alice, bob, tmp_path, monkeypatch
):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
    database = tmp_path / "killed.sqlite3"
    async with club_at(server, database) as killed:
        killed.bot.reconciler.stop()  # what is dead does not look again by itself
        lost = server.faults.drop_before(DIRECT, times=2)
        table = await killed.table(channel, alice, bob)
        assert lost.happened == 2
        assert await killed.service.ledger.announced(table) == 0
        assert [len(person.dm.posts) for person in (alice, bob)] == [0, 0]
    async with club_at(server, database) as club:
        await club.announced(table)
        assert [len(person.dm.posts) for person in (alice, bob)] == [1, 1]
        assert len(announcements(channel)) == 1


async def test_a_hand_that_is_refused_for_good_is_not_sent_again_and_again(server, channel, alice, bob, club):
    server.faults.answer(403, DIRECT, times=2)
    table = await club.table(channel, alice, bob)
    await club.announced(table)
    assert [len(person.dm.posts) for person in (alice, bob)] == [0, 0]


@pytest.mark.parametrize("how", a_few(["close_dms", "leave"], 1))
async def test_closed_direct_messages_stall_nothing_and_are_remembered(server, channel, alice, bob, club, how):
    getattr(bob, how)()
    await club.table(channel, alice, bob)
    assert bob.dm.posts == []
    assert [seen.code for seen in server.refused] == {"close_dms": [50007], "leave": [10007, 50278]}[how]
    assert await club.service.people.dm_closed(int(bob.id))
    if how == "leave":
        return
    private_panel = await keep(bob, channel)
    assert private_panel.ephemeral
    assert len(server.refused) == 1


async def test_missing_permissions_are_told_privately_and_healed(server, channel, alice, bob, club):
    table = await club.table(channel, alice, bob)
    await keep(alice, channel)
    server.forbid(channel, "send_messages")
    await keep(bob, channel)
    first = (alice, bob)[min((await club.service.queries.snapshot(table)).actors)]
    await first.dm.until(lambda post: "cannot write" in post.text)
    refused = await alice.slash(server.channel("other"), "game new", game="europe", title="Elsewhere")
    assert "is open" in refused.text
    channel.forbidden.clear()
    await told_once(club, channel, table)


async def test_a_table_is_refused_where_the_bot_may_not_write(server, channel, alice, club):
    server.forbid(channel, "send_messages")
    refused = await alice.slash(channel, "game new", game="europe", title="Friday")
    assert "not allowed to write" in refused.text
    assert channel.posts == []


@pytest.mark.long
async def test_a_locked_thread_stalls_nobody(server, channel, alice, bob, club):
    thread = server.world.add_thread(channel, "den")
    server.gateway.dispatch_channel("CREATE", thread.body)
    table = await club.table(thread, alice, bob)
    server.archive(thread, locked=True)
    for person in (alice, bob):
        offered = (await club.service.queries.snapshot(table, int(person.id))).view.own.offered
        await club.service.play.move(table, int(person.id), "keep", {"tickets": offered})
    await club.bot.reconciler.reconcile(table)
    first = (alice, bob)[min((await club.service.queries.snapshot(table)).actors)]
    await first.dm.until(lambda post: "cannot write" in post.text)
    thread.body["thread_metadata"] |= {"archived": False, "locked": False}
    await told_once(club, thread, table)


async def test_a_double_press_plays_once(server, channel, alice, bob, club):
    table = await club.table(channel, alice, bob)
    private_panel = await private_panel_of(alice, announcements(channel)[-1])
    menu = private_panel.controls[0]
    await alice.choose(private_panel, menu["custom_id"], *[option["value"] for option in menu["options"][:2]])
    await server.world.changes.until(lambda: "Keep these" in private_panel.labels, what="the button that confirms")
    twice = [begin_press(alice, private_panel, "Keep these") for _ in range(2)]
    await server.world.changes.until(lambda: all(press.answer_type for press in twice), what="both answers")
    await quiet()
    await asyncio.sleep(0)
    assert await club.seq(table) == 1


@pytest.mark.long
async def test_a_table_that_ends_before_its_start_was_announced_gets_its_picture_when_the_channel_opens_again(
    server, channel, alice, bob, club, caplog
):
    server.forbid(channel, "send_messages")
    table = await club.table(channel, alice, bob)
    ask = await club.service.consent.end(table, int(alice.id))
    await club.service.consent.answer(table, ask.proposal.id, int(bob.id), agree=True)
    for _ in range(3):
        await club.bot.reconciler.reconcile(table)
    assert announcements(channel) == []
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert said == [f"table {table} cannot be announced in its channel: 50013"]
    channel.forbidden.clear()
    await club.announced(table)
    (told,) = announcements(channel)
    assert told.pictures
    assert told.labels == ["Play again", "Log", "Replay", "Graphs", "My hand", "Since my last turn", "Help"]
    assert (await alice.press(told, "Log")).replies


async def test_who_presses_in_a_thread_that_discord_has_locked_is_told_so_and_nothing_is_logged_as_an_error(
    server, channel, alice, bob, club, caplog
):
    await club.table(channel, alice, bob)
    for code, words in ((50083, "locked or archived"), (200000, "AutoMod")):
        caplog.clear()
        fault = server.faults.refuse(code, "PATCH /webhooks/*")
        other = server.faults.refuse(code, "POST /webhooks/*")
        said = await alice.slash(channel, "game status")
        await server.world.changes.until(lambda said=said: said.replies, what="the answer")
        assert fault.happened + other.happened
        assert words in said.replies[-1].text
        lines = [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]
        assert [str(code) in line for line in lines] == [True]
        server.faults.clear()
