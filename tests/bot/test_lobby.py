from __future__ import annotations

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.service import Refusal
from bot.service import lobby as lobbies
from bot.service.lobby import checked_pace
from bot.texts import languages, texts_for
from engine.core.registry import CAMPAIGNS, GAMES, find
from tests.bot.stage import labels, private, raw, text

LOOKS_EVERY = 5 * 60


async def test_a_new_table_stands_in_the_channel_with_its_host_seated(stage):
    lobby = await stage.open("Friday night", players=3, pace="slow")
    shown = text(lobby)
    assert "Friday night" in shown
    assert f"1. {stage.alice.mention}" in shown
    assert "2. *free*" in shown
    assert "3. *free*" in shown
    assert "4." not in shown
    assert "2 days" in shown
    assert labels(lobby) == ["Join", "Leave and close", "Add opponent"]


async def test_a_new_table_mentions_people_without_pinging_them(stage):
    lobby = await stage.open()
    assert stage.pinged(lobby) == []
    assert not lobby.mention_everyone


async def test_a_title_cannot_ping_or_mark_up(stage):
    lobby = await stage.open("**loud** @everyone")
    assert "\\*\\*loud\\*\\*" in text(lobby)
    assert "@everyone" not in text(lobby)


async def test_a_title_that_is_too_long_is_refused_in_words(stage):
    said = await stage.alice.slash(stage.channel, "game new", game="europe", title="x" * 61)
    assert "61 characters" in private(said)
    assert await stage.table() is None


async def test_a_press_of_join_takes_the_next_seat_and_the_table_may_start(stage):
    lobby = await stage.open(players=2)
    await stage.bob.click(lobby, label="Join")
    assert f"2. {stage.bob.mention}" in text(stage.lobby())
    assert labels(stage.lobby()) == ["Leave", "Start"]


async def test_who_sits_already_cannot_sit_twice(stage):
    lobby = await stage.open()
    said = await stage.alice.click(lobby, label="Join")
    assert private(said)
    assert (await stage.table()).people == (stage.alice.id,)


async def test_commands_join_and_leave_as_the_buttons_do(stage):
    await stage.open()
    assert "You have a seat" in private(await stage.bob.slash(stage.channel, "game join"))
    assert stage.bob.mention in text(stage.lobby())
    assert "given up" in private(await stage.bob.slash(stage.channel, "game leave"))
    assert stage.bob.mention not in text(stage.lobby())


async def test_a_leaving_host_hands_the_table_on_and_the_last_person_closes_it(stage):
    lobby = await stage.open()
    await stage.bob.click(lobby, label="Join")
    await stage.alice.click(stage.lobby(), label="Leave")
    assert (await stage.table()).host_id == stage.bob.id
    await stage.bob.click(stage.lobby(), label="Leave and close")
    assert "closed before it started" in text(stage.lobby())
    assert "host" not in text(stage.lobby())
    assert labels(stage.lobby()) == []


async def test_the_host_seats_and_removes_built_in_opponents(stage):
    lobby = await stage.open()
    await stage.alice.click(lobby, label="Add opponent")
    assert "built-in opponent" in text(stage.lobby())
    await stage.alice.click(stage.lobby(), label="Remove opponent")
    assert "built-in opponent" not in text(stage.lobby())


async def test_only_the_host_adds_opponents_kicks_and_starts(stage):
    lobby = await stage.open()
    await stage.bob.click(lobby, label="Join")
    for refused in (
        await stage.bob.click(stage.lobby(), label="Add opponent"),
        await stage.bob.click(stage.lobby(), label="Start"),
        await stage.bob.slash(stage.channel, "game start"),
        await stage.bob.slash(stage.channel, "game kick", player=stage.alice),
        await stage.bob.slash(stage.channel, "game options", title="mine"),
    ):
        assert "host" in private(refused)
    table = await stage.table()
    assert (table.phase, table.title, len(table.seats)) == ("lobby", "Friday", 2)


async def test_the_host_kicks_and_changes_what_was_chosen(stage):
    lobby = await stage.open()
    await stage.bob.click(lobby, label="Join")
    await stage.alice.slash(stage.channel, "game kick", player=stage.bob)
    await stage.alice.slash(stage.channel, "game options", title="Saturday", players=2, pace="live")
    shown = text(stage.lobby())
    assert "Saturday" in shown
    assert "10 minutes" in shown
    assert stage.bob.mention not in shown
    assert "3." not in shown


async def test_a_started_table_loses_its_lobby_buttons_and_starts_only_once(stage):
    lobby = await stage.open(players=2)
    await stage.alice.click(lobby, label="Add opponent")
    await stage.alice.click(stage.lobby(), label="Start")
    assert (await stage.table()).phase == "live"
    assert "The game has started" in text(stage.lobby())
    assert labels(stage.lobby()) == []
    assert private(await stage.alice.slash(stage.channel, "game start"))


async def test_a_channel_has_one_live_table(stage):
    await stage.open()
    assert private(await stage.bob.slash(stage.channel, "game new", game="europe", title="Another"))
    assert (await stage.table()).title == "Friday"


async def test_opening_tables_in_a_row_is_slowed_down(stage):
    for number in range(2):
        await stage.open(f"Table {number}", channel=stage.guild.create_text_channel(f"room-{number}"))
    room = stage.guild.create_text_channel("room-3")
    said = await stage.alice.slash(room, "game new", game="europe", title="Table 3")
    assert "second" in private(said)
    assert await stage.table(room) is None
    assert await stage.open("Hers", channel=room, host=stage.bob)


async def test_a_table_may_have_a_thread_of_its_own(stage):
    said = await stage.alice.slash(stage.channel, "game new", game="europe", title="Long journey", thread=True)
    (thread,) = stage.channel.threads
    assert thread.name == "Long journey"
    assert (await stage.table(thread)).title == "Long journey"
    assert await stage.table() is None
    assert str(thread.id) in private(said)


async def test_a_thread_for_which_there_can_be_no_table_is_put_away(stage):
    await stage.alice.slash(stage.channel, "game new", game="europe", title="Odd", thread=True, variant="moon=blue")
    (thread,) = stage.channel.threads
    assert await stage.table(thread) is None
    assert stage.env.backend.get_channel(thread.id).thread_metadata.archived


async def test_of_two_starts_at_once_one_is_refused_and_the_channel_is_told_once(stage):
    lobby = await stage.open(players=2)
    await stage.bob.click(lobby, label="Join")
    table = await stage.table()
    with stage.env._bot_scope():
        starts = [stage.service.lobby.start(table.id, stage.alice.id) for _ in range(2)]
        outcomes = await asyncio.gather(*starts, return_exceptions=True)
        await asyncio.gather(*(stage.bot.reconciler.reconcile(table.id) for _ in range(2)))
    assert sorted(isinstance(outcome, Refusal) for outcome in outcomes) == [False, True]
    assert len([m for m in stage.channel.history() if "begins:" in text(m)]) == 1


async def test_a_button_of_a_deleted_table_is_answered(stage):
    lobby = await stage.open()
    table = await stage.table()
    await stage.service.admin.delete(stage.guild.id, table.id)
    assert "no table" in private(await stage.bob.click(lobby, label="Join"))


async def test_without_permission_for_threads_the_table_is_in_the_channel_and_that_is_said(stage):
    denied = discord.PermissionOverwrite(create_public_threads=False)
    room = stage.guild.create_text_channel("no-threads", overwrites={stage.guild.me: denied})
    said = await stage.alice.slash(room, "game new", game="europe", title="Here", thread=True)
    assert "Create Public Threads" in private(said)
    assert (await stage.table(room)).title == "Here"


async def test_where_the_bot_may_not_write_there_is_no_table(stage):
    denied = discord.PermissionOverwrite(send_messages=False)
    room = stage.guild.create_text_channel("silent", overwrites={stage.guild.me: denied})
    said = await stage.alice.slash(room, "game new", game="europe", title="Here")
    assert "not allowed to write" in private(said)
    assert await stage.table(room) is None


async def test_where_the_connection_drops_before_the_message_is_there_there_is_no_table(stage, monkeypatch):
    async def dropped(*_, **__):
        raise aiohttp.ServerDisconnectedError

    with monkeypatch.context() as without:
        without.setattr(stage.bot.parts.lobby_messages, "post", dropped)
        said = await stage.alice.slash(stage.channel, "game new", game="europe", title="Here")
    assert "try again in a minute" in private(said)
    assert not (await stage.table()).alive
    await stage.open()


async def test_the_buttons_of_a_lobby_outlive_a_restart(stage):
    lobby = await stage.open()
    await stage.env.restart_bot(type(stage.bot)(stage.service, shard_count=1))
    await stage.bob.click(lobby, label="Join")
    assert stage.bob.mention in text(stage.lobby())


async def test_a_deleted_lobby_message_is_sent_anew_at_the_next_change(stage):
    lobby = await stage.open()
    moderator = stage.guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    await stage.guild.add_member(stage.env.create_user("mo"), roles=[moderator]).delete(lobby)
    await stage.bob.slash(stage.channel, "game join")
    assert stage.bob.mention in text(stage.lobby())
    await stage.cara.click(stage.lobby(), label="Join")
    assert (await stage.table()).people == (stage.alice.id, stage.bob.id, stage.cara.id)


async def test_the_host_closes_a_lobby(stage):
    await stage.open()
    assert private(await stage.alice.slash(stage.channel, "game end"))
    assert "closed before it started" in text(stage.lobby())


async def test_a_channel_without_a_table_says_how_to_open_one(stage):
    assert "/game new" in private(await stage.alice.slash(stage.channel, "game join"))


async def test_quiet_hours_and_interval_of_a_table_are_said_back(stage):
    await stage.open()
    said = await stage.alice.slash(stage.channel, "game remind", interval=3600, quiet="22-8")
    assert "an hour" in private(said)
    assert "22:00\u201308:00" in private(said)
    assert (await stage.table()).interval == 3600


async def test_the_rules_of_18cz_are_chosen_at_the_opening_and_stand_in_the_lobby(stage):
    offered = await stage.alice.autocomplete(stage.channel, "game new", "variant", "", game="18cz", title="Friday")
    assert [(one["name"], one["value"]) for one in offered] == [
        ("the rulebook\u2019s rules", "ruleset=rulebook"),
        ("rules as on 18xx.games, so the game can be taken there", "ruleset=18xx.games"),
    ]
    lobby = await stage.open(game="18cz", variant="ruleset=18xx.games")
    assert "**Variants:** rules as on 18xx.games" in text(lobby)
    await stage.alice.slash(stage.channel, "game options", variant="ruleset=rulebook")
    assert "**Usual rules:** the rulebook\u2019s rules" in text(stage.lobby())


async def test_rules_that_nobody_has_chosen_are_called_usual_and_only_chosen_ones_variants(stage):
    waits, anywhere = "auctions wait for everybody", "Baden\u2019s free hex may come anywhere in a build"
    terrain, flat = "cities cost as much as their terrain", "every city costs 2"
    said = text(await stage.open(game="german"))
    assert f"**Usual rules:** {waits}, {anywhere} and {terrain}" in said
    assert "Variants" not in said
    await stage.alice.slash(stage.channel, "game options", variant="city_cost=flat")
    said = text(stage.lobby())
    assert f"**Variants:** {flat}\n**Usual rules:** {waits} and {anywhere}" in said


def menus(message):
    return [part for part in raw(message) if part.get("options")]


async def test_a_variant_is_taken_by_the_label_of_its_suggestion(stage):
    usual, other = (texts_for("en").say(f"18cz.variant.ruleset.{value}") for value in ("rulebook", "18xx.games"))
    assert f"**Variants:** {other}" in text(await stage.open(game="18cz", variant=other))
    await stage.alice.slash(stage.channel, "game options", variant=usual)
    assert f"**Usual rules:** {usual}" in text(stage.lobby())


async def test_an_opponent_of_a_level_of_ones_choice_sits_down_and_its_level_stands_behind_its_name(stage):
    lobby = await stage.open(players=3)
    (menu,) = menus(lobby)
    expected = {each["value"]: each["description"] for each in menu["options"]}
    assert expected["easy"] == "plans, but makes mistakes"
    await stage.bob.select(lobby, ["easy"], custom_id=menu["custom_id"])
    assert len((await stage.table()).seats) == 1, "the host alone seats opponents"
    await stage.alice.select(lobby, ["easy"], custom_id=menu["custom_id"])
    await stage.alice.click(stage.lobby(), label="Add opponent")
    assert [holder.policy for holder in (await stage.table()).seats] == [None, "easy", "normal"]
    assert "(built-in opponent, easy)" in text(stage.lobby())
    assert menus(stage.lobby()) == [], "no seat is free"


async def test_an_opponent_is_found_by_its_former_name_and_plays_as_it_is_called_now(stage):
    await stage.open(players=2)
    await stage.alice.slash(stage.channel, "game opponent", policy="sensible")
    assert (await stage.table()).seats[1].policy == "normal"


async def test_opponents_are_suggested_with_what_to_expect_of_them(stage):
    await stage.open(players=2)
    found = await stage.alice.autocomplete(stage.channel, "game opponent", "policy", "")
    assert "easy: plans, but makes mistakes" in [one["name"] for one in found]


@pytest.mark.parametrize("game", [*GAMES, *CAMPAIGNS])
def test_levels_are_listed_from_the_weakest_to_the_strongest(game):
    assert list(find(game).policies) == ["random", "easy", "normal", "hard"]


@pytest.mark.parametrize("language", languages())
def test_of_every_level_a_lobby_says_in_five_words_what_to_expect(language):
    levels = {level for game in map(find, GAMES) for level in game.policies}
    said = {level: texts_for(language).say(f"level.{level}") for level in levels}
    assert len(set(said.values())) == len(levels) >= 4
    longest = max(said.values(), key=len)
    assert all(len(each.split()) <= 6 and len(each) <= 40 for each in said.values()), longest


async def test_opponents_and_paces_are_called_in_refusals_as_they_are_anywhere_else(stage):
    await stage.open(players=3)
    said = private(await stage.alice.slash(stage.channel, "game opponent", policy="ruthless"))
    assert "You can choose from carefree, easy, normal and hard" in said
    await stage.alice.slash(stage.channel, "game opponent", policy="carefree")
    assert (await stage.table()).seats[1].policy == "random"
    with pytest.raises(Refusal) as refusal:
        checked_pace("warp")
    assert "daily" in texts_for("en").sentence(refusal.value.text)


@pytest.mark.parametrize("game", ["18cz", "1854"])
async def test_a_table_begins_with_the_order_that_was_drawn_for_its_turns(stage, game):
    await stage.begin(stage.bob, stage.cara, game=game, players=3)
    table = await stage.table()
    with stage.env._bot_scope():
        look = await stage.service.queries.snapshot(table.id, stage.alice.id)
    names = ["alice", "bob", "cara"]
    first, second, third = (names[seat] for seat in look.view.order)
    assert f"begins. Turn order: {first}, {second} and {third}." in text(stage.said("begins"))


async def test_inside_a_thread_the_table_is_there_and_that_is_said(stage):
    await stage.alice.slash(stage.channel, "game new", game="europe", title="First", thread=True)
    (thread,) = stage.channel.threads
    await stage.alice.slash(thread, "game leave")
    said = private(await stage.alice.slash(thread, "game new", game="europe", title="Second", thread=True))
    assert (await stage.table(thread)).title == "Second"
    assert "This is a thread already" in said


async def test_where_discord_opens_no_thread_the_table_is_in_the_channel_and_that_is_said(stage):
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/threads", status=403, code=50013)
    said = private(await stage.alice.slash(stage.channel, "game new", game="europe", title="Here", thread=True))
    assert (await stage.table()).title == "Here"
    assert "not allowed to open threads" in said


async def test_a_lobby_whose_thread_was_deleted_is_closed(stage):
    await stage.alice.slash(stage.channel, "game new", game="europe", title="Gone", thread=True)
    (thread,) = stage.channel.threads
    table = await stage.table(thread)
    payload = SimpleNamespace(thread_id=thread.id)
    with stage.env._bot_scope():
        await stage.bot.on_raw_thread_delete(payload)
    assert not (await stage.service.tables.get(table.id)).alive


@pytest.fixture
def in_hours(monkeypatch, days_pass, pace):
    """Let what takes weeks take hours: a day takes ten minutes."""
    monkeypatch.setattr(lobbies, "UNFILLED_AFTER", 14 * 600)
    monkeypatch.setattr(lobbies, "CLOSED_AFTER", 7 * 600)


@pytest.mark.parametrize("pace", [24 * 3600])
async def test_a_lobby_that_never_fills_warns_its_host_once_and_then_vanishes(in_hours, stage):
    await stage.open(players=3)
    await stage.bob.slash(stage.channel, "game join")
    await stage.env.advance_time(13 * 600)
    assert len(stage.channel.history()) == 1
    await stage.env.advance_time(2 * 600)
    (warning,) = stage.channel.history()[1:]
    assert "it closes on <t:" in text(warning)
    assert text(warning).endswith(f"/{stage.channel.id}/{stage.channel.history()[0].id}")
    assert stage.pinged(warning) == [stage.alice.id]
    await stage.env.advance_time(5 * 600)
    assert len(stage.channel.history()) == 2
    assert (await stage.table()).phase == "lobby"
    await stage.env.advance_time(3 * 600)
    assert (await stage.table()).phase == "ended"
    assert "was closed before it started" in text(stage.channel.history()[0])
    assert len(stage.channel.history()) == 2


@pytest.mark.parametrize("pace", [24 * 3600])
async def test_a_lobby_that_has_filled_meanwhile_stays(in_hours, stage):
    await stage.open(players=2)
    await stage.env.advance_time(15 * 600)
    await stage.bob.slash(stage.channel, "game join")
    await stage.env.advance_time(8 * 600)
    assert (await stage.table()).phase == "lobby"


async def test_a_lobby_that_began_while_others_were_warned_is_not_warned(stage, monkeypatch):
    await stage.open(players=3)
    await stage.bob.slash(stage.channel, "game join")
    table = await stage.table()
    await stage.alice.slash(stage.channel, "game start")
    before = len(stage.channel.history())

    async def found_before():
        return (table,), ()

    monkeypatch.setattr(stage.service.lobby, "unfilled", found_before)
    with stage.env._bot_scope():
        await stage.bot.parts.lobby_messages.tend_unfilled()
    await stage.env.settle()
    assert len(stage.channel.history()) == before
