"""What goes wrong at one moment, or at one table, leaves no table stuck and no other table alone."""

from __future__ import annotations

import sqlite3
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.channels import Channels
from bot.delivery import reminders
from bot.interactions import errors
from bot.interactions.consent import check_person
from bot.interactions.log import number_chosen
from bot.messages import people
from bot.messages.people import Names
from bot.service import Refusal
from bot.texts import texts_for
from storage.ledger import END
from tests.bot.stage import labels, private, text

MINUTE = 60


def failing(work, *, times=1, error=sqlite3.OperationalError):
    """Return the work, which fails the first times."""
    left = [times]

    async def tried(*given, **named):
        if left[0]:
            left[0] -= 1
            raise error("database is locked")
        return await work(*given, **named)

    return tried


def forgive(caplog):
    """Take what was logged so far as seen: here it is meant to be."""
    caplog.clear()


async def test_an_opponent_goes_on_after_a_moment_of_trouble(stage, caplog, monkeypatch):
    table = await stage.begin()
    play = stage.service.play
    monkeypatch.setattr(play, "opponent", failing(play.opponent))
    await stage.env.advance_time(5)
    before = (await stage.table()).seq
    forgive(caplog)
    await stage.env.advance_time(2 * MINUTE)
    assert (await stage.service.tables.get(table.id)).seq > before


@pytest.mark.long
async def test_opponents_go_on_although_the_tables_could_once_not_be_read(stage, caplog, monkeypatch):
    play = stage.service.play
    monkeypatch.setattr(play, "waiting_for_opponents", failing(play.waiting_for_opponents))
    await stage.env.advance_time(5)
    table = await stage.begin()
    await stage.env.advance_time(2 * MINUTE)
    forgive(caplog)
    assert (await stage.service.tables.get(table.id)).seq > 0


async def test_what_failed_at_an_opponent_is_logged_without_what_it_says(stage, caplog, monkeypatch):
    await stage.begin()
    hand = "2 red, 1 locomotive"

    async def tells(*_):
        raise ValueError(hand)

    monkeypatch.setattr(stage.service.play, "opponent", tells)
    await stage.env.advance_time(5)
    assert "locomotive" not in caplog.text
    assert "ValueError" in caplog.text
    forgive(caplog)


@pytest.mark.long
async def test_announcing_goes_on_although_the_tables_could_once_not_be_read(stage, caplog, monkeypatch):
    ledger = stage.service.ledger
    table = await stage.begin(stage.bob)
    monkeypatch.setattr(ledger, "pending", failing(ledger.pending))
    await stage.env.advance_time(2 * MINUTE)
    forgive(caplog)
    with stage.env._bot_scope():
        await stage.service.admin.force_end(stage.guild.id, table.id)
    await stage.env.advance_time(2 * MINUTE)
    assert await stage.service.ledger.message(table.id, END) is not None


async def test_a_move_is_told_although_its_picture_could_not_be_drawn(stage, caplog, monkeypatch):
    table = await stage.begin(stage.bob)

    async def torn(*_, **__):
        raise MemoryError("no paper")

    monkeypatch.setattr("bot.drawing_pool.DrawingPool.draw", torn)
    before = await stage.service.ledger.announced((await stage.table()).id)
    await stage.act(stage.alice)
    await stage.act(stage.bob)
    forgive(caplog)
    after = await stage.service.tables.get(table.id)
    assert await stage.service.ledger.announced(after.id) == after.seq > before
    (seat,) = after.actors
    mover = stage.alice if after.seats[seat].user_id == stage.alice.id else stage.bob
    shown = await mover.click(stage.channel.history()[-1], label="🎴 From the deck")
    assert labels(shown.response)
    forgive(caplog)


class TestReminders:
    @pytest.fixture
    def pace(self):
        return 24 * 3600

    async def test_one_reminder_that_fails_takes_no_other_with_it(self, stage, caplog, monkeypatch):
        await stage.begin(stage.bob, pace="live")
        monkeypatch.setattr(reminders, "send", failing(reminders.send, error=TypeError))
        await stage.env.advance_time(12 * MINUTE)
        forgive(caplog)
        got = [
            m for who in (stage.alice, stage.bob) for m in who.user.dm_channel.history() if "Your turn began" in text(m)
        ]
        assert len(got) == 1


async def test_a_question_whose_message_was_deleted_can_be_asked_again(stage):
    await stage.begin(stage.bob)
    await stage.alice.slash(stage.channel, "game end")
    first = stage.question()
    stage.env.backend.delete_message(stage.channel.id, first.id)
    said = await stage.alice.slash(stage.channel, "game end")
    assert "is open already" in private(said)
    again = stage.question()
    assert again.id != first.id
    assert stage.pinged(again) == []
    await stage.bob.click(again, label="Agree")
    assert (await stage.table()).phase == "ended"


async def test_a_question_that_still_stands_is_pointed_to_and_not_posted_again(stage):
    await stage.begin(stage.bob)
    await stage.alice.slash(stage.channel, "game end")
    first, posted = stage.question(), len(stage.channel.history())
    for _ in range(3):
        said = await stage.alice.slash(stage.channel, "game end")
        assert f"open already: {first.jump_url}" in private(said)
    assert stage.question().id == first.id
    assert len(stage.channel.history()) == posted
    await stage.bob.click(stage.question(), label="Agree")
    assert (await stage.table()).phase == "ended"


async def test_a_question_that_could_not_be_posted_is_not_left_open(stage):
    table = await stage.begin(stage.bob)
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=50013)
    said = await stage.alice.slash(stage.channel, "game end")
    assert "not allowed to write" in private(said)
    assert await stage.service.consent.open(table.id) == ()


async def test_where_the_connection_drops_nobody_is_said_to_lack_a_permission_for_a_question(stage, monkeypatch):
    table = await stage.begin(stage.bob)

    async def dropped(*_, **__):
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(stage.bot.parts.consent_messages, "_post", dropped)
    said = private(await stage.alice.slash(stage.channel, "game end"))
    assert "try again in a minute" in said
    assert "not allowed" not in said
    assert await stage.service.consent.open(table.id) == ()


async def test_what_was_agreed_is_done_to_its_end_although_the_question_is_gone(stage):
    table = await stage.begin(stage.bob)
    await stage.act(stage.alice)
    await stage.act(stage.bob)
    await stage.act(stage.alice if (await stage.table()).actors == {0} else stage.bob, "draw")
    mover, other = (stage.alice, stage.bob) if (await stage.table()).actors == {0} else (stage.bob, stage.alice)
    await mover.slash(stage.channel, "game undo")
    stage.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008)
    await other.click(stage.question(), label="Agree")
    log = await stage.service.log.page(table.id)
    assert [line.kind for line in log.lines] == ["keep", "keep"]


async def test_a_newcomer_is_welcomed_although_the_channel_was_not_told(stage):
    await stage.begin(stage.bob)
    await stage.alice.slash(stage.channel, "game replace", seat="2", player=stage.cara)
    question = stage.question()
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=50013)
    await stage.cara.click(question, label="Agree")
    assert (await stage.table()).seats[1].user_id == stage.cara.id
    assert "This is what comes with it" in text(stage.cara.user.dm_channel.history()[-1])


async def test_a_table_whose_message_could_not_be_posted_takes_no_channel(stage):
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=50013)
    said = await stage.alice.slash(stage.channel, "game new", game="europe", title="Friday")
    assert "not allowed to write" in private(said)
    table = await stage.table()
    assert table is None or not table.alive
    assert labels(await stage.open())


async def test_somebody_who_has_left_the_server_is_not_asked_after_again_and_again(stage):
    table = await stage.begin(stage.bob)
    stage.bot.parts.names.forget(stage.bob.id)
    stage.env.inject_error("GET", f"/guilds/*/members/{stage.bob.id}", status=404, code=10007, times=None)
    with stage.env._bot_scope():
        names = {await stage.bot.parts.names.at(table, await stage.bot.parts.channels.texts(table)) for _ in range(5)}
    assert len(names) == 1
    asked = [r for r in stage.env.http_requests if r.method == "GET" and str(stage.bob.id) in r.path]
    assert len(asked) <= 2


@pytest.mark.parametrize(
    "error",
    [discord.HTTPException(SimpleNamespace(status=500, reason="broken"), "broken"), aiohttp.ClientError("lost")],
)
async def test_a_name_that_discord_does_not_tell_is_no_name_and_is_asked_for_again(error):
    class Client:
        asked = 0

        def get_guild(self, _):
            return None

        async def get_member(self, *_):
            self.asked += 1
            raise error

        http = property(lambda self: self)

    names = Names(Client())
    english = texts_for("en")
    said = [(await names._fetch(1, 2, english)).shown for _ in range(2)]
    assert said == [english.say("people.unknown")] * 2
    assert names._client.asked == 2


async def test_of_the_names_of_people_the_latest_are_remembered():
    names = Names(None)
    for user in range(people.REMEMBERED + 1):
        names._remember(1, SimpleNamespace(id=user, display_name=f"Ann {user}", name="ann"))
    assert len(names._known) == people.REMEMBERED
    assert (1, 0) not in names._known


async def test_a_time_that_is_up_and_cannot_be_acted_on_holds_up_nothing_and_is_tried_again_later(
    stage, monkeypatch, caplog
):
    table = await stage.begin(stage.bob)
    service, clock = stage.service, stage.bot.reminders
    put_off = failing(service.expiries.put_off, times=1)
    monkeypatch.setattr(service.campaigns, "expire", failing(service.campaigns.expire, times=2))
    monkeypatch.setattr(service.expiries, "put_off", put_off)
    with stage.env._bot_scope():
        for _ in range(2):
            await clock._expire(table.id)
    told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert [what.partition(":")[0] for what in told] == [
        f"a question at table {table.id} could not expire",
        f"what expires at table {table.id} could not be put off",
        f"a question at table {table.id} could not expire",
    ]
    forgive(caplog)


async def test_a_lobby_message_that_could_not_be_changed_takes_no_seat_away_and_catches_up(stage):
    lobby = await stage.open()
    path = f"/channels/{stage.channel.id}/messages/{lobby.id}"
    stage.env.inject_error("PATCH", path, status=403, code=50083, message="archived")
    await stage.bob.slash(stage.channel, "game join")
    assert (await stage.table()).people == (stage.alice.id, stage.bob.id)
    assert stage.bob.mention not in text(stage.lobby())
    await stage.cara.slash(stage.channel, "game join")
    assert stage.bob.mention in text(stage.lobby())


async def test_a_lobby_message_that_was_deleted_and_could_not_be_sent_again_comes_at_the_next_look(stage):
    lobby = await stage.open()
    stage.env.backend.delete_message(stage.channel.id, lobby.id)
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=503)
    await stage.bob.slash(stage.channel, "game join")
    await stage.env.advance_time(3 * MINUTE)
    assert stage.bob.mention in text(stage.lobby())


async def test_a_notice_of_an_absence_that_fails_is_logged_and_keeps_no_other_table_from_its_own(
    stage, caplog, monkeypatch
):
    other = stage.guild.create_text_channel("others")
    table = await stage.begin(stage.bob)
    await stage.open(channel=other, host=stage.bob, players=2)
    await stage.alice.slash(other, "game join")
    await stage.bob.slash(other, "game start")
    texts = Channels.texts

    async def of(channels, of_table, *more):
        if of_table.id == table.id:
            raise TypeError("a hand")
        return await texts(channels, of_table, *more)

    monkeypatch.setattr(Channels, "texts", of)
    await stage.alice.slash(other, "me holiday", until="2026-01-05")
    assert any("is away until" in text(message) for message in other.history())
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == [
        f"table {table.id} was not told of an absence"
    ]
    forgive(caplog)


async def test_who_takes_a_seat_and_reads_no_direct_messages_plays_all_the_same(stage):
    await stage.begin(stage.bob)
    with stage.env._bot_scope():
        await stage.service.people.set_dm_closed(stage.cara.id, closed=True)
    await stage.alice.slash(stage.channel, "game replace", seat="2", player=stage.cara)
    await stage.cara.click(stage.question(), label="Agree")
    assert (await stage.table()).seats[1].user_id == stage.cara.id
    assert stage.cara.user.dm_channel is None or stage.cara.user.dm_channel.history() == []


@pytest.mark.parametrize(
    ("closed", "error", "told"),
    [
        (True, RuntimeError("a hand"), "was stopped before it had answered"),
        (False, aiohttp.ClientError("a hand"), "was lost on its way"),
        (False, Refusal("service.no_seat"), "no answer could be given"),
    ],
)
async def test_an_answer_that_reaches_nobody_is_logged_in_a_line_without_what_it_was_about(
    monkeypatch, caplog, closed, error, told
):
    async def unanswered(*_, **__):
        raise discord.HTTPException(SimpleNamespace(status=500, reason="broken"), "broken")

    async def words(_):
        return texts_for("en"), (), None

    monkeypatch.setattr(errors, "answer_privately", unanswered)
    monkeypatch.setattr(errors, "_words", words)
    monkeypatch.setattr(errors, "_what", lambda _: "a press")
    client = SimpleNamespace(is_closed=lambda: closed)
    await errors.report(SimpleNamespace(client=client, type=discord.InteractionType.component), error)
    (record,) = caplog.records
    assert told in record.getMessage()
    assert "a hand" not in caplog.text


async def test_an_answer_for_which_the_bot_was_stopped_while_it_was_composed_is_logged_in_a_line(monkeypatch, caplog):
    client = SimpleNamespace(closed=False, is_closed=lambda: client.closed)

    async def session_closed(*_, **__):
        raise RuntimeError("Session is closed")

    async def words(_):
        client.closed = True
        return texts_for("en"), (), None

    monkeypatch.setattr(errors, "answer_privately", session_closed)
    monkeypatch.setattr(errors, "_words", words)
    monkeypatch.setattr(errors, "_what", lambda _: "a press")
    await errors.report(
        SimpleNamespace(client=client, type=discord.InteractionType.component), Refusal("service.no_seat")
    )
    assert [record.getMessage() for record in caplog.records] == [
        "the bot was stopped before it had answered to a press"
    ]


async def test_what_an_event_of_discord_raises_is_logged_without_what_it_was_about(stage, caplog):
    hand = "three locomotives"

    async def fails(_):
        raise RuntimeError(hand)

    with stage.env._bot_scope():
        await stage.bot._run_event(fails, "on_guild_channel_create", None)
    assert "in on_guild_channel_create" in caplog.text
    assert hand not in caplog.text
    forgive(caplog)


def test_no_bot_takes_a_seat():
    with pytest.raises(Refusal) as refused:
        check_person(SimpleNamespace(bot=True, display_name="Robo"))
    assert refused.value.text.params == {"player": "Robo"}


@pytest.mark.parametrize("chosen", [(), ("",), ("-1",), ("x",), ("99999999999",)])
def test_what_no_menu_of_pages_holds_is_refused(chosen):
    with pytest.raises(Refusal, match="out_of_date"):
        number_chosen(chosen)
