"""The demo: one press and a game runs, on a page that only this machine can reach."""

from __future__ import annotations

import asyncio
import base64
import re
import socket
from contextlib import asynccontextmanager, nullcontext
from types import SimpleNamespace
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.client import clock
from bot.demo import program, web
from bot.demo.program import serving
from bot.demo.welcome import PEOPLE
from bot.service import Service
from bot.texts import texts_for
from engine.core.registry import every_key, find
from storage import lessons as stored_lessons
from tests.bot.campaigns.playing import play_on
from tests.discord_server import PATIENCE
from tests.thorough import a_few

TEXTS = texts_for("en")


def play(key, *how):
    """Return the id of the button that begins a game."""
    return ".".join((f"sm1:none:0:demo:{key}", *how))


EUROPE = play("europe")


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    """Opponents think no longer than they must."""
    monkeypatch.setattr(program, "PACE", 0.02)


@asynccontextmanager
async def opened(path):
    async with await Service.open(path, clock) as service, serving(service, 0) as demo:
        server = demo.server
        channel = next(one for one in server.world.channels.values() if not one.is_dm)
        await server.world.changes.until(lambda: channel.posts, within=PATIENCE, what="the welcome")
        yield SimpleNamespace(demo=demo, server=server, service=service, channel=channel, people=demo.people)


@pytest.fixture
async def world(tmp_path):
    async with opened(tmp_path / "demo.sqlite3") as it:
        yield it


async def until(world, look, what):
    return await world.server.world.changes.until(look, within=PATIENCE, what=what)


async def begin(world, who, label=EUROPE):
    """Press the button of a game, and wait until it goes on."""
    await who.press(world.channel.posts[0], label)
    await until(world, lambda: len(world.channel.posts) > 1, "the board")
    return await world.service.tables.in_channel(int(world.channel.id))


def visible(world, who):
    return [one for one in world.channel.messages.values() if who.can_see(one) and not one.deleted]


async def test_the_first_message_shows_every_game_with_a_picture_its_players_and_a_button(world):
    (first,) = world.channel.posts
    labels = iter(first.labels)
    for key in every_key():
        assert next(labels) == "Play against opponents"
        assert next(labels) == "Play with Ben and Cleo"
        assert next(labels) == TEXTS.say("demo.learn", lessons=len(find(key).learning.lessons))
    assert {upload.name for upload in first.files.values()} == {f"{key}.png" for key in every_key()}
    assert first.text.count("players") >= len(every_key())
    assert "“Invite it” of the README" in first.text
    assert "You are Ada, Ben and Cleo, in three tabs" in first.text


@pytest.mark.parametrize("key", a_few(every_key(), 2))
async def test_one_press_starts_a_game_in_which_the_newcomer_is_waited_for(world, key):
    ada = world.people[0]
    table = await begin(world, ada, play(key))
    assert (table.game, table.phase) == (key, "live")
    assert [holder.human for holder in table.seats] == [True, False, False]
    async with asyncio.timeout(PATIENCE):
        while table.actors != {table.seat_of(int(ada.id))}:
            await asyncio.sleep(0.02)
            table = await world.service.tables.get(table.id)


async def test_a_thread_that_begins_is_shown_at_once(world):
    ada, _, _ = world.people
    await begin(world, ada)
    instead = await (await ada.press(world.channel.posts[0], play("18cz"))).followup()
    address = world.demo.address + "socket/"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as page, asyncio.timeout(PATIENCE):
        assert (await page.receive_json())["kind"] == "all"
        await (await ada.press(instead, "New game beside it")).followup()
        (thread,) = (one for one in world.server.world.channels.values() if one.is_thread)
        while (frame := await page.receive_json())["kind"] != "channels":
            assert frame.get("message", {}).get("channel") != thread.id, "its first message comes after it"
        assert thread.id in [channel["id"] for channel in frame["channels"]]


async def test_a_press_while_a_game_runs_leads_to_it_and_offers_a_new_one_beside_it(world):
    ada, ben, _ = world.people
    first = world.channel.posts[0]
    await begin(world, ada)
    instead = await (await ada.press(first, play("18cz"))).followup()
    assert "**Ticket to Ride: Europe**" in instead.text
    assert "/game end" in instead.text
    assert instead.viewer == ada.id
    assert instead.labels == ["My move", "New game beside it"]
    assert "tickets" in (await ada.press(instead, "My move")).text
    said = await (await ada.press(instead, "New game beside it")).followup()
    (thread,) = (one for one in world.server.world.channels.values() if one.is_thread)
    assert f"<#{thread.id}>" in said.text
    table = await world.service.tables.in_channel(int(thread.id))
    assert (table.game, table.title, thread.body["name"]) == ("18cz", "18CZ", "18CZ")
    assert (await world.service.tables.in_channel(int(world.channel.id))).game == "europe"
    assert (await (await ben.press(first, EUROPE)).followup()).labels == ["New game beside it"]


@pytest.mark.parametrize("key", a_few(every_key(), 2))
async def test_one_press_starts_a_game_among_the_three_people_of_the_page(world, key):
    ada, ben, cleo = world.people
    table = await begin(world, ben, play(key, "people"))
    assert (table.game, table.phase, table.title) == (key, "live", TEXTS.say(f"game.name.{key}"))
    assert [holder.user_id for holder in table.seats] == [int(one.id) for one in (ben, ada, cleo)]


async def test_a_game_among_people_begins_beside_another_one_with_a_number_in_its_name(world):
    ada, _, _ = world.people
    await begin(world, ada)
    instead = await (await ada.press(world.channel.posts[0], play("europe", "people"))).followup()
    await (await ada.press(instead, "New game beside it")).followup()
    (thread,) = (one for one in world.server.world.channels.values() if one.is_thread)
    table = await world.service.tables.in_channel(int(thread.id))
    assert (table.title, thread.body["name"]) == ("Ticket to Ride: Europe 2",) * 2
    assert set(table.people) == {int(one.id) for one in world.people}


async def test_who_hosts_five_tables_reads_which_to_end_and_no_thread_is_left_empty(world):
    ada, _, _ = world.people
    await begin(world, ada)

    async def another():
        instead = await (await ada.press(world.channel.posts[0], play("german"))).followup()
        return await (await ada.press(instead, "New game beside it")).followup()

    for _ in range(4):
        await another()
    threads = [one for one in world.server.world.channels.values() if one.is_thread]
    assert len(threads) == 4
    said = await another()
    assert "You host 5 tables already" in said.text
    assert "`/game end`" in said.text
    for place in (world.channel, *threads):
        assert f"<#{place.id}>" in said.text
    assert "Ticket to Ride: Europe in" in said.text
    assert [one for one in world.server.world.channels.values() if one.is_thread] == threads


async def test_the_lessons_of_a_game_are_one_press_away_and_seen_by_nobody_else(world):
    ada = world.people[0]
    first = world.channel.posts[0]
    learn = [one for one in first.controls if str(one.get("label")).startswith("Learn")]
    said = await ada.press(first, learn[0]["custom_id"])
    assert said.ephemeral
    await ada.press(said.replies[0], said.replies[0].labels[0])
    lesson = await until(world, lambda: [one for one in visible(world, ada)[1:] if one.files], "the lesson")
    assert all(one.viewer == ada.id for one in lesson)
    assert world.channel.posts == [first]


async def test_the_last_lesson_of_a_game_leads_to_one_that_begins_at_once(world):
    ada, lessons = world.people[0], find("german").learning.lessons
    for lesson in lessons:
        async with world.service.database.transaction() as tx:
            await stored_lessons.add(tx, int(ada.id), "german", lesson.name)
    learn = [one for one in world.channel.posts[0].controls if str(one.get("custom_id")).endswith("learn:german")]
    said = await ada.press(world.channel.posts[0], learn[0]["custom_id"])
    await ada.press(said.replies[0], "Play your first game")
    await until(world, lambda: len(world.channel.posts) > 1, "the board")
    table = await world.service.tables.in_channel(int(world.channel.id))
    assert (table.game, table.phase) == ("german", "live")


async def test_a_private_message_links_to_the_channel_as_in_discord(world):
    ada = world.people[0]
    await begin(world, ada)
    await until(world, lambda: ada.dm.posts, "the tickets")
    assert re.search(rf"\(https://discord\.com/channels/\d+/{world.channel.id}\)", ada.dm.posts[-1].text)


async def test_with_a_database_kept_the_game_goes_on_after_a_restart(tmp_path):
    async with opened(tmp_path / "kept.sqlite3") as world:
        await begin(world, world.people[0])
    async with opened(tmp_path / "kept.sqlite3") as world:
        again = await until(world, lambda: world.channel.posts[1:], "the game")
        assert "goes on from where you left it" in again[0].text
        assert "tickets do you keep" in (await world.people[0].press(again[0], "My move")).text


async def test_with_a_database_kept_the_games_in_threads_go_on_where_they_were(tmp_path):
    async with opened(tmp_path / "kept.sqlite3") as world:
        ada = world.people[0]
        await begin(world, ada)
        instead = await (await ada.press(world.channel.posts[0], play("18cz"))).followup()
        await (await ada.press(instead, "New game beside it")).followup()
    async with opened(tmp_path / "kept.sqlite3") as world:
        (thread,) = (one for one in world.server.world.channels.values() if one.is_thread)
        await until(world, lambda: thread.posts, "the game of the thread")
        assert "goes on from where you left it" in thread.posts[0].text
        assert "Draft of the local railways" in (await world.people[0].press(thread.posts[0], "My move")).text


@pytest.mark.long
async def test_with_a_database_kept_the_channels_have_the_same_order_after_a_restart(tmp_path):
    def order(world):
        return [(one.id, one.name) for one in world.server.world.channels.values() if not one.is_dm]

    async with opened(tmp_path / "kept.sqlite3") as world:
        ada = world.people[0]
        await begin(world, ada)
        for key in ("18cz", "german", "1854"):
            instead = await (await ada.press(world.channel.posts[0], play(key))).followup()
            await (await ada.press(instead, "New game beside it")).followup()
        before = order(world)
        assert [name for _, name in before] == ["games", "18CZ", "German Railways", "1854"]
    async with opened(tmp_path / "kept.sqlite3") as world:
        assert order(world) == before
        last = world.server.world.channels[before[-1][0]]
        await until(world, lambda: last.posts, "the game of the last channel")
        assert "1854" in last.posts[0].text
        await world.people[0].press(last.posts[0], "My move")


@pytest.mark.long
async def test_with_a_database_kept_a_campaign_asks_again_after_a_restart_who_plays_the_next_game(tmp_path):
    async with opened(tmp_path / "kept.sqlite3") as world:
        await begin(world, world.people[0], play("legends"))

        async def table():
            return await world.service.tables.in_channel(int(world.channel.id))

        async def settle():
            """Leave the bot to what it does."""

        world.demo.bot.opponents.stop()  # the game is played behind their backs
        acting = SimpleNamespace(_bot_scope=nullcontext, settle=settle)
        played = SimpleNamespace(service=world.service, table=table, bot=world.demo.bot, env=acting)
        assert (await play_on(played)).between_games
    async with opened(tmp_path / "kept.sqlite3") as world:
        asked = await until(
            world, lambda: [one for one in world.channel.posts if "I play" in one.labels], "the question"
        )
        await world.people[0].press(asked[-1], "I play")
        await until(world, lambda: any("My move" in one.labels for one in world.channel.posts), "the next game")
        assert (await world.service.tables.in_channel(int(world.channel.id))).phase == "live"


async def test_where_a_port_is_taken_another_one_is_found_and_named(tmp_path, capsys):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        async with await Service.open(tmp_path / "demo.sqlite3", clock) as service, serving(service, taken) as demo:
            assert urlsplit(demo.address).port != taken
            program._explain(demo.address, taken)
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"Port {taken} is taken; port {urlsplit(demo.address).port} is used instead."
    assert f"  {demo.address}" in said


# ------------------------------------------------------------------------------------------------------- the page


@asynccontextmanager
async def page(world):
    """Open the page as a browser does; yields how to do something there, and everything that came."""
    async with aiohttp.ClientSession() as session, session.ws_connect(world.demo.address + "socket/") as socket:
        came = [await socket.receive_json()]
        numbers = iter(range(1, 1000))

        async def do(**frame):
            number = next(numbers)
            await socket.send_json({"n": number, **frame})
            while not (came[-1]["kind"] == "answer" and came[-1]["n"] == number):
                came.append(await socket.receive_json())
            return came[-1]

        yield do, came


async def test_the_page_is_found_by_its_whole_address_alone_and_loads_nothing_from_elsewhere(world):
    address = world.demo.address
    async with aiohttp.ClientSession() as session:
        async with session.get(address) as answer:
            whole = await answer.text()
            assert answer.status == 200
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert "://" not in whole
        for name in ("page.js", "page.css", "icon.svg", "europe.png"):
            async with session.get(address + name) as answer:
                assert answer.status == 200
        for wrong in (
            world.server.url + "/",
            world.server.url + "/page.js",
            address + "../web.py",
            address + "nothing.js",
        ):
            async with session.get(wrong) as answer:
                assert answer.status == 404
        for headers in ({"Host": "example.org"}, {"Host": f"example.org:{urlsplit(address).port}"}):
            async with session.get(address, headers=headers) as answer:
                assert answer.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(address + "socket/", headers={"Origin": "http://example.org"})


async def test_the_page_shows_what_is_said_to_three_people_and_what_each_may_type(world):
    async with page(world) as (_, came):
        whole = came[0]
        assert [person["name"] for person in whole["people"]] == list(PEOPLE)
        assert [channel["person"] for channel in whole["channels"]].count(None) == 1
        assert len(whole["channels"]) == 4
        assert "Welcome" in str(whole["messages"][0]["components"])
        assert all(size == [420, 280] for size in whole["messages"][0]["sizes"].values())
        assert "europe" in {command["name"] for command in whole["commands"]}


async def test_a_game_is_played_from_the_page_by_buttons_menus_and_commands(world):
    ada, ben, _ = world.people
    async with page(world) as (do, came):
        first = came[0]["messages"][0]["id"]
        button = world.channel.posts[0].control(EUROPE)["custom_id"]
        here = {"as": ada.id, "channel": world.channel.id}
        assert "error" not in await do(do="press", message=first, control=button, **here)
        await until(world, lambda: any("My move" in one.labels for one in world.channel.posts), "the board")
        board = next(one for one in world.channel.posts if "My move" in one.labels)
        await do(do="press", message=board.id, control=board.control("My move")["custom_id"], **here)
        private = visible(world, ada)[-1]
        viewers = {m["message"]["id"]: m["message"]["viewer"] for m in came if m["kind"] == "message"}
        assert viewers[private.id] == ada.id
        menu = next(one for one in private.controls if one["type"] == 3)
        values = [option["value"] for option in menu["options"][:2]]
        assert "error" not in await do(
            do="choose", message=private.id, control=menu["custom_id"], values=values, **here
        )
        offered = await do(do="complete", path="europe keep", option="tickets", typed="", values={}, **here)
        assert offered["choices"]
        said = await do(do="command", path="game status", values={}, **here)
        assert "error" not in said
        wrong = await do(do="command", path="europe keep", values={"x": 1}, **here)
        assert "no option x" in wrong["error"]
        stale = await do(do="press", message=private.id, control="nothing", **here)
        assert "error" in stale
        not_seen = await do(do="press", message=private.id, control=menu["custom_id"], **{**here, "as": ben.id})
        assert "error" in not_seen


async def test_a_form_is_filled_in_on_the_page(world):
    ada = world.people[0]
    async with page(world) as (do, came):
        here = {"as": ada.id, "channel": world.channel.id}
        button = world.channel.posts[0].control(play("german"))["custom_id"]
        await do(do="press", message=came[0]["messages"][0]["id"], control=button, **here)
        await until(world, lambda: any("Bid" in one.labels for one in world.channel.posts), "the auction")
        board = next(one for one in world.channel.posts if "Bid" in one.labels)
        said = await do(do="press", message=board.id, control=board.control("Bid")["custom_id"], **here)
        private = visible(world, ada)[-1]
        typed = next((one for one in private.controls if "Type" in str(one.get("label"))), None)
        if typed is not None:
            said = await do(do="press", message=private.id, control=typed["custom_id"], **here)
        assert said["modal"]["components"]
        field = said["modal"]["components"][0]
        name = (field.get("component") or field["components"][0])["custom_id"]
        refused = await do(do="submit", opened=said["n"], values={name: ""}, **here)
        assert "must be filled in" in refused["error"]
        assert "error" not in await do(do="submit", opened=said["n"], values={name: "7"}, **here)


@pytest.mark.long
async def test_a_file_is_sent_with_a_form_of_the_page(world):
    ada = world.people[0]
    async with page(world) as (do, _):
        said = await do(do="command", path="game import", values={}, **{"as": ada.id, "channel": world.channel.id})
        fields = [outer["component"] for outer in said["modal"]["components"]]
        (file,) = (field["custom_id"] for field in fields if field["type"] == 19)
        values = {field["custom_id"]: field.get("value") or "" for field in fields if field["type"] == 4}
        here = {"as": ada.id, "opened": said["n"]}
        assert "a file must be chosen" in (await do(do="submit", values=values, **here))["error"]
        nonsense = {"name": "game.json", "data": base64.b64encode(b"no game").decode()}
        assert "error" not in await do(do="submit", values={**values, file: nonsense}, **here)
    await until(world, lambda: "cannot read this file" in visible(world, ada)[-1].text, "the refusal")


async def test_a_picture_is_served_beneath_the_page_with_its_size(world):
    async with page(world) as (_, came), aiohttp.ClientSession() as session:
        key, size = next(iter(came[0]["messages"][0]["sizes"].items()))
        name = world.server.world.uploads[key].name
        async with session.get(f"{world.demo.address}files/{key}/{name}") as answer:
            assert answer.status == 200
            assert answer.content_type == "image/png"
        async with session.get(f"{world.demo.address}files/{key}/other.png") as answer:
            assert answer.status == 404
    assert size == [420, 280]
    assert web.size_of(web.Upload("replay.gif", b"GIF89a" + bytes((38, 2, 20, 2)))) == (550, 532)
    assert web.size_of(web.Upload("log.txt", b"words")) is None
