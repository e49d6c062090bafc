"""The demo: one press and a game runs; where its package is missing, a clear line."""

from __future__ import annotations

import builtins
import io
import socket
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace

import discord
import pytest
import simcord
from PIL import Image
from simcord.components import walk_components

from bot import __main__ as program
from bot.client import clock
from bot.demo import demo_pages
from bot.demo import simcord_demo as demo
from bot.service import Service
from bot.texts import texts_for
from engine.core.registry import every_key
from tests.bot.campaigns.playing import play_on
from tests.bot.stage import labels, private, text
from tests.discord_server import PATIENCE


@asynccontextmanager
async def opened(path):
    async with await Service.open(path, clock) as service:
        bot = demo.DemoBot(service, pace=demo.PACE, shard_count=1)
        # Not with run(): its clock belongs to one task, and the fixture ends in another than it began.
        env = simcord.Env(bot, settle_timeout=PATIENCE)
        await env.start()
        guild = env.create_guild()
        ada = guild.add_member(env.create_user("Ada"))
        channel = guild.create_text_channel("games")
        await env.settle()
        yield env, channel, ada
        await env.shutdown()


@pytest.fixture
async def world(tmp_path):
    async with opened(tmp_path / "demo.sqlite3") as it:
        yield it


async def test_one_press_of_the_first_message_starts_a_game_against_two_opponents(world):
    env, channel, ada = world
    assert labels(channel.last_message) == [texts_for("en").say(f"demo.play.{game}") for game in every_key()]
    assert all(f"`/{game}`" in text(channel.last_message) for game in every_key())
    await ada.click(channel.last_message, label="Play Europe against two opponents")
    table = await env.bot.service.tables.in_channel(channel.id)
    assert table.phase == "live"
    assert [holder.human for holder in table.seats] == [True, False, False]
    assert "My move" in labels(channel.last_message)
    assert "Tickets" in text(ada.user.dm_channel.last_message) or "tickets" in text(ada.user.dm_channel.last_message)


async def test_german_railways_begins_as_well_and_its_opponents_bid_in_their_turns(world):
    env, channel, ada = world
    await ada.click(channel.last_message, label="Play German Railways against two opponents")
    table = await env.bot.service.tables.in_channel(channel.id)
    assert (table.game, table.actors) == ("german", {table.seat_of(ada.id)})
    assert {"Bid", "Do not bid", "My holdings"} <= set(labels(channel.last_message))
    await ada.click(channel.last_message, label="Do not bid")
    await env.advance_time(10 * demo.PACE)
    assert (await env.bot.service.tables.get(table.id)).actors == {table.seat_of(ada.id)}
    assert channel.last_message.attachments


async def test_a_campaign_begins_as_well_and_its_opponents_choose_their_tickets(world):
    env, channel, ada = world
    await ada.click(channel.last_message, label="Play the campaign Legends of the West against two opponents")
    await env.advance_time(10 * demo.PACE)
    table = await env.bot.service.tables.in_channel(channel.id)
    assert (table.game, table.number, table.actors) == ("legends", 1, {table.seat_of(ada.id)})
    assert [holder.company is not None for holder in table.seats] == [True] * 3


async def test_18cz_begins_as_well_and_its_opponents_move_until_the_newcomer_is_to(world):
    env, channel, ada = world
    await ada.click(channel.last_message, label="Play 18CZ against two opponents")
    await env.advance_time(10 * demo.PACE)
    table = await env.bot.service.tables.in_channel(channel.id)
    assert (table.game, table.actors) == ("18cz", {table.seat_of(ada.id)})
    assert {"Buy a local railway", "Pass", "My holdings"} <= set(labels(channel.last_message))
    assert channel.last_message.attachments


async def test_opponents_choose_by_themselves_and_the_newcomer_is_waited_for(world):
    env, channel, ada = world
    await ada.click(channel.last_message, label="Play Europe against two opponents")
    await env.advance_time(10 * demo.PACE)
    table = await env.bot.service.tables.in_channel(channel.id)
    assert table.actors == {table.seat_of(ada.id)}


async def test_old_boards_lose_their_buttons_and_not_their_pictures(world):
    env, channel, ada = world
    await ada.click(channel.last_message, label="Play Europe against two opponents")
    await env.advance_time(5 * demo.PACE)
    for table in await env.bot.service.tables.of_person(ada.id, "live"):
        look = await env.bot.service.queries.snapshot(table.id, ada.id)
        await ada.slash(channel, "europe keep", tickets=",".join(look.view.own.offered))
    await env.advance_time(10 * demo.PACE)
    for _ in range(2):
        await ada.slash(channel, "europe draw", card="deck")
    await env.advance_time(10 * demo.PACE)
    boards = [message for message in channel.history() if message.attachments]
    assert len(boards) >= 3
    assert [labels(message) for message in boards[:-1]] == [[]] * len(boards[:-1])
    assert boards[-1].id == channel.last_message.id
    assert "🎴 From the deck" in labels(channel.last_message)


async def test_a_second_press_while_the_game_runs_leads_to_it_and_says_how_to_end_it(world):
    env, channel, ada = world
    first = channel.last_message
    await ada.click(first, label="Play Europe against two opponents")
    result = await ada.click(first, label="Play 18CZ against two opponents")
    assert "Ada's journey" in private(result)
    assert "/game end" in private(result)
    private_panel = await ada.click(result.followups[-1], label="My move")
    assert "Which tickets do you keep" in private(private_panel)
    table = await env.bot.service.tables.in_channel(channel.id)
    assert table.game == "europe"


async def test_who_sits_not_at_the_game_that_runs_is_told_how_to_see_it(world):
    env, channel, ada = world
    first = channel.last_message
    await ada.click(first, label="Play Europe against two opponents")
    ben = channel.guild.add_member(env.create_user("Ben"))
    result = await ben.click(first, label="Play Europe against two opponents")
    assert "Ada's journey" in private(result)
    assert "/game status" in private(result)
    assert labels(result.followups[-1]) == []


async def test_a_private_message_names_its_channel_without_a_link_out_of_the_imitation(world):
    _, channel, ada = world
    await ada.click(channel.last_message, label="Play Europe against two opponents")
    direct_message = text(ada.user.dm_channel.last_message)
    assert "#games" in direct_message
    assert "discord.com" not in direct_message


async def test_with_a_database_kept_the_game_goes_on_after_a_restart(tmp_path):
    async with opened(tmp_path / "kept.sqlite3") as (env, channel, ada):
        await ada.click(channel.last_message, label="Play Europe against two opponents")
    async with opened(tmp_path / "kept.sqlite3") as (env, channel, ada):
        assert "goes on from where you left it" in text(channel.last_message)
        result = await ada.click(channel.last_message, label="My move")
        assert "Which tickets do you keep" in private(result)
        assert await env.bot.service.tables.in_channel(channel.id) is not None


async def test_with_a_database_kept_a_campaign_asks_again_after_a_restart_who_plays_the_next_game(tmp_path):
    async with opened(tmp_path / "kept.sqlite3") as (env, channel, ada):
        await ada.click(channel.last_message, label="Play the campaign Legends of the West against two opponents")
        service = env.bot.service
        stage = SimpleNamespace(
            env=env, bot=env.bot, service=service, table=lambda: service.tables.in_channel(channel.id)
        )
        assert (await play_on(stage)).between_games
    async with opened(tmp_path / "kept.sqlite3") as (env, channel, ada):
        assert "Game 2, 1868" in text(channel.last_message)
        await ada.click(channel.last_message, label="I play")
        assert (await env.bot.service.tables.in_channel(channel.id)).phase == "live"


async def test_where_a_port_is_taken_another_one_is_found(world):
    env, channel, ada = world
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        async with AsyncExitStack() as stack:
            page = await demo._page(env, stack, ("games", channel, [ada]), taken)
            assert f":{taken}/" not in page.url


async def test_a_press_waits_for_the_clock_instead_of_being_refused_for_good(world):
    env, channel, ada = world
    pages = demo.Pages()
    async with AsyncExitStack() as stack:
        page = await demo._page(env, stack, ("games", channel, [ada]), None)
        acted = []

        async def act(context, body):
            acted.append(pages.turn.locked())
            return body

        page._action = act
        pages.add(page)
        await page._action("nobody", {"kind": "click", "published_revision": 1})
        assert acted == [True]
        assert not pages.turn.locked()


async def test_an_edit_is_shown_as_soon_as_it_is_made(world):
    env, channel, ada = world
    pages, shown = demo.Pages(), []
    async with AsyncExitStack() as stack:
        page = await demo._page(env, stack, ("games", channel, [ada]), None)
        page._publish_message_pages = lambda: shown.append(env.backend.get_message(channel.id, first.id).content)
        pages.add(page)
        pages.show_edits(env.backend)
        first = env.backend.create_message(channel.id, env.backend.bot_user.id, "before")
        env.backend.edit_message(channel.id, first.id, {"content": "after"})
        assert shown == ["after"]


async def test_a_page_can_still_fetch_a_picture_that_an_edit_has_taken_away(world, monkeypatch):
    env, channel, ada = world
    pages, picture = demo.Pages(), io.BytesIO()
    Image.new("RGB", (4, 4)).save(picture, "PNG")
    async with AsyncExitStack() as stack:
        page = await demo._page(env, stack, ("games", channel, [ada]), None)
        pages.add(page)
        pages.show_edits(env.backend)
        upload = ("hand.png", picture.getvalue())
        sent = await env.bot.get_channel(channel.id).send(file=discord.File(io.BytesIO(upload[1]), upload[0]))
        page._publish_message_pages()
        (shown,) = page._pages.values()
        (name,) = (name for name, record in shown.assets.items() if record.filename == "hand.png")
        await sent.edit(attachments=[])
        assert name not in shown.snapshot["assets"], "the page is told of the edit"
        assert (await page._prepare_asset(shown.id, name))[1], "and may show the picture until it reads that"
        monkeypatch.setattr(demo_pages, "STILL_SHOWN", 0.0)
        page._publish_message_pages()
        with pytest.raises(simcord.SetupError):
            await page._prepare_asset(shown.id, name)


def test_a_text_is_parsed_once_and_each_time_what_comes_of_it_may_be_changed(monkeypatch):
    parsed, parse = [], demo_pages._markdown.markdown_tokens

    def counted(value, profile="message", *, context=None):
        parsed.append(value)
        return parse(value, profile, context=context)

    monkeypatch.setattr(demo_pages._markdown, "markdown_tokens", counted)
    texts, said = demo_pages.ParsedTexts(), "**Ada** builds. <@12>"
    for context in (None, {"users": {"12": "Ada"}}):
        first = texts.tokens(said, "text_display", context=context)
        assert first == parse(said, "text_display", context=context)
        first.clear()
        assert texts.tokens(said, "text_display", context=context) == parse(said, "text_display", context=context)
    assert texts.tokens(None) == []
    assert parsed == [said, said, None]


async def test_a_control_is_the_same_under_a_picture_and_a_menu_that_comes_again_is_new(world):
    env, channel, _ = world
    pages = demo.Pages()
    pages.number_controls(env.backend)

    def row(custom_id, **more):
        return {"type": 1, "components": [{"type": 2, "style": 1, "label": custom_id, "custom_id": custom_id, **more}]}

    def menu(custom_id):
        options = [{"label": "one", "value": "0"}]
        return {"type": 1, "components": [{"type": 3, "custom_id": custom_id, "options": options}]}

    def numbers():
        return {
            part["custom_id"]: part["id"]
            for part in walk_components(env.backend.get_message(channel.id, sent.id).components)
            if "custom_id" in part
        }

    sent = env.backend.create_message(
        channel.id, env.backend.bot_user.id, None, components=[row("a"), menu("m")], flags=1 << 15
    )
    first = numbers()
    later = []
    for rows in ([{"type": 10, "content": "text"}, row("a"), menu("m")], [row("a"), menu("n")], [row("a"), menu("m")]):
        env.backend.edit_message(channel.id, sent.id, {"components": rows})
        later.append(numbers())
    assert later[0] == first
    assert {each["a"] for each in later} == {first["a"]}
    assert len({first["m"], later[1]["n"], later[2]["m"]}) == 3


def test_without_its_package_the_demo_says_what_to_install(monkeypatch):
    real = builtins.__import__

    def without(name, *more, **named):
        if name == "simcord" or (
            name == "bot.demo" and "simcord_demo" in (named.get("fromlist") or (more[2] if len(more) > 2 else ()))
        ):
            raise ModuleNotFoundError("No module named 'simcord'", name="simcord")
        return real(name, *more, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(SystemExit) as ended:
        program._demo(program._arguments([]))
    assert "pip install" in str(ended.value)


async def test_until_its_channel_is_there_it_tells_nothing_that_a_database_still_has_to_tell(tmp_path):
    async with await Service.open(tmp_path / "demo.sqlite3", clock) as service:
        bot = demo.DemoBot(service, pace=demo.PACE, shard_count=1)
        bot.waits = True
        async with simcord.run(bot, settle_timeout=PATIENCE) as env:
            assert not bot.announcer._loop.is_running()
            bot.waits = False
            with env._bot_scope():
                bot.run_by_itself()
            assert bot.announcer._loop.is_running()


def test_a_port_that_is_taken_is_named_with_the_one_that_is_used_instead(capsys):
    places = [("The channel", "http://127.0.0.1:8801/x"), ("Messages to Ada", "http://127.0.0.1:40123/y")]
    demo._explain(places, {8801: places[0][1], 8802: places[1][1]})
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Port 8802 is taken; port 40123 is used instead."
    assert not any("8801 is taken" in line for line in said)
