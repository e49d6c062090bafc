"""`/stats` tells what has come of finished games: for a person, two people, a title and the server."""

from random import Random

import discord
import msgspec
import pytest

from bot.messages.people import absence_notice
from bot.messages.table_lists import board_pages
from bot.service import AbsenceNotice
from bot.service.statistics import FIRST_RATING, Played, ratings
from bot.texts import Texts
from engine.core import codec
from engine.core.match import Match
from engine.core.seat import Seat
from storage import results
from storage.records import Absence, Holder
from storage.results import SeatResult
from tests.bot.stage import labels, private, text
from tests.bot.test_board_as_it_was import answered
from tests.bot.test_graphs import to_move
from tests.bot.test_practice import finished
from tests.bot.test_server_board import HIDDEN, Overwrite, OverwriteType
from tests.conformance.worlds import WORLDS
from tests.storage.conftest import a_table
from tests.thorough import a_few


async def stats(stage, who=None, **options):
    return private(await (who or stage.alice).slash(stage.channel, "stats", **options))


async def scores(stage, table):
    """The scores of a finished table by seat, as its match has them."""
    with stage.env._bot_scope():
        return (await stage.service.live.get(table.id)).match.result.scores


async def test_a_server_tells_its_finished_games_with_the_record_of_each_title(stage):
    assert "No game has been finished here yet" in await stats(stage)
    table = await finished(stage)
    said, best = await stats(stage), max(await scores(stage, table))
    assert "**This server** · one finished game" in said
    assert f"record **{best}** by <@" in said
    assert f"(3 players), Friday in <#{stage.channel.id}>, <t:" in said
    assert "practice games, games read from files and games ended early do not count" in said


async def test_a_person_has_places_best_scores_and_a_rating(stage):
    table = await finished(stage)
    said, seat = await stats(stage, player=stage.bob), table.seat_of(stage.bob.id)
    assert f"<@{stage.bob.id}>** · one finished game against others" in said
    assert f"best score {(await scores(stage, table))[seat]}, rating " in said
    assert "? (one game)" in said
    assert "Places: " in said


@pytest.mark.long
async def test_two_people_are_compared_and_a_title_has_ratings_of_all(stage):
    await finished(stage)
    said = await stats(stage, player=stage.alice, other=stage.bob)
    assert "one finished game together" in said
    assert " never" in said
    assert "0 times" not in said
    said = await stats(stage, game="german")
    assert "**German Railways" in said
    assert all(f"- <@{who.id}>: rating " in said for who in (stage.alice, stage.bob, stage.cara))


async def test_the_statistics_of_people_can_be_those_of_one_title(stage):
    await finished(stage)
    for pair in ({"player": stage.bob}, {"player": stage.alice, "other": stage.bob}):
        assert await stats(stage, **pair, game="german") == await stats(stage, **pair)
        assert "finished no game of Ticket to Ride: Europe" in await stats(stage, **pair, game="europe")
    own = stage.alice.user
    assert private(await own.slash("stats", game="german")) == private(await own.slash("stats"))
    assert "finished no game of Ticket to Ride: Europe" in private(await own.slash("stats", game="europe"))


async def test_who_is_in_no_list_is_looked_up_by_nobody_else_and_named_nowhere(stage):
    await finished(stage)
    await stage.bob.slash(stage.channel, "me statistics", listed="off")
    assert "does not want to be looked up" in await stats(stage, player=stage.bob)
    assert "does not want to be looked up" in await stats(stage, player=stage.alice, other=stage.bob)
    for said in (await stats(stage), await stats(stage, game="german")):
        assert str(stage.bob.id) not in said
    assert f"<@{stage.bob.id}>" in await stats(stage, stage.bob, player=stage.bob)
    assert "no list of `/stats` may name you" in private(await stage.bob.slash(stage.channel, "privacy"))
    await stage.bob.slash(stage.channel, "me statistics", listed="on")
    assert f"<@{stage.bob.id}>" in await stats(stage)


@pytest.mark.long
async def test_who_is_forgotten_is_forgotten_by_statistics_and_ratings(stage):
    await finished(stage)
    await stage.bob.slash(stage.channel, "me statistics", listed="off")
    await stats(stage)
    asked = await stage.bob.slash(stage.channel, "forget-me")
    question = next(m for m in (asked.response, *asked.followups) if m and labels(m))
    await stage.bob.click(question, label="Remove everything")
    for said in (await stats(stage), await stats(stage, game="german")):
        assert str(stage.bob.id) not in said
    assert "has finished no game here yet" in await stats(stage, player=stage.bob)
    assert "nothing about the lists" in private(await stage.bob.slash(stage.channel, "privacy"))


async def test_games_that_go_on_end_early_or_are_for_practice_count_for_nobody(stage):
    await stage.begin(stage.bob, stage.cara, game="german")
    running = [await stats(stage), await stats(stage, player=stage.alice), await stats(stage, game="german")]
    await stage.act(await to_move(stage))
    assert running == [await stats(stage), await stats(stage, player=stage.alice), await stats(stage, game="german")]
    await stage.alice.slash(stage.channel, "game end")
    for who in (stage.bob, stage.cara):
        await who.click(stage.question(), label="Agree")
    said = await stats(stage)
    assert "No game has been finished here yet" in said
    assert "One table was ended before the game was over and counts for nobody" in said


async def test_a_practice_table_counts_for_nobody(stage):
    table = await finished(stage)
    with stage.env._bot_scope():
        record = (await stage.service.live.get(table.id)).record
        async with stage.service.database.transaction() as tx:
            from storage import games

            after = msgspec.structs.replace(record.table, practice=True)
            await games.save(tx, record.table, after, record.version)
    assert "No game has been finished here yet" in await stats(stage)


async def test_in_private_one_asks_for_oneself_alone(stage):
    await finished(stage)
    said = private(await stage.alice.user.slash("stats"))
    assert f"<@{stage.alice.id}>** · one finished game" in said
    said = private(await stage.alice.user.slash("stats", player=stage.bob))
    assert "only your own games" in said


async def test_how_a_game_came_out_is_worked_out_once_and_again_after_its_log_has_grown(stage):
    table = await finished(stage)
    await stats(stage)
    with stage.env._bot_scope():
        async with stage.service.database.transaction() as tx:
            (found,) = await results.finished(tx, guild_id=stage.guild.id)
            assert [one.score for one in found[1]] == list(await scores(stage, table))
            await results.put(tx, table.id, table.seq - 1, found[1])
            ((_, stale),) = await results.finished(tx, guild_id=stage.guild.id)
    assert stale is None
    assert "one finished game" in await stats(stage)


def game_of(*holders, places):
    """A finished game of people (numbers), built-in opponents (names) and somebody forgotten (None)."""
    seats = tuple(
        Holder(Seat(seat), user_id=who if isinstance(who, int) else None, policy=who if isinstance(who, str) else None)
        for seat, who in enumerate(holders)
    )
    return Played(a_table(seats=seats, phase="over"), tuple(SeatResult(10 - place, place) for place in places))


def test_a_rating_rises_by_a_win_and_falls_by_a_loss():
    rated = ratings([game_of(1, 2, places=(1, 2))])
    assert rated[1].value > FIRST_RATING
    assert rated[2].value < rated[1].value
    assert (rated[1].games, rated[1].uncertain) == (1, True)


def test_built_in_opponents_and_games_with_one_person_do_not_bear_on_ratings():
    alone = game_of(1, "sensible", places=(1, 2))
    mixed = game_of(1, "random", 2, places=(2, 1, 3))
    assert ratings([alone]) == {}
    assert ratings([mixed]) == ratings([game_of(1, 2, places=(2, 3))])


def test_whoever_was_forgotten_is_a_stranger_in_each_game():
    rated = ratings([game_of(1, None, places=(1, 2)), game_of(2, None, places=(1, 2))])
    assert set(rated) == {1, 2}
    assert rated[1] == rated[2]


@pytest.mark.parametrize("places", [(1, 1), (1, 2), (2, 1)])
def test_ratings_are_the_same_whenever_they_are_worked_out(places):
    games = [game_of(1, 2, places=places), game_of(2, 1, places=(1, 2))] * 3
    assert ratings(games) == ratings(games)


async def hide(stage):
    """Hide the channel of the games from everybody."""
    everyone = Overwrite(stage.guild.id, OverwriteType.ROLE, deny=HIDDEN.pair()[1].value)
    stage.env.backend.edit_channel(stage.channel.id, {}, overwrites=[everyone])
    await stage.env.settle()


@pytest.mark.parametrize("ended", a_few([True, False], 1))
async def test_of_games_in_channels_that_one_cannot_see_nothing_is_told(stage, ended):
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    elsewhere = stage.guild.create_text_channel("elsewhere")
    none = {
        key: private(await dora.slash(elsewhere, "stats", **options))
        for key, options in (("server", {}), ("title", {"game": "german"}))
    }
    if ended:
        await stage.begin(stage.bob, stage.cara, game="german")
        await stage.alice.slash(stage.channel, "game end")
        for who in (stage.bob, stage.cara):
            await who.click(stage.question(), label="Agree")
    else:
        await finished(stage)
    seen = private(await dora.slash(elsewhere, "stats"))
    assert seen != none["server"]
    await hide(stage)
    assert private(await dora.slash(elsewhere, "stats")) == none["server"]
    assert private(await dora.slash(elsewhere, "stats", game="german")) == none["title"]
    assert "has finished no game here yet" in private(await dora.slash(elsewhere, "stats", player=stage.alice))
    said = private(await dora.slash(elsewhere, "stats", player=stage.alice, other=stage.bob))
    assert "have finished no game together here" in said
    assert private(await stage.bob.slash(elsewhere, "stats")) == seen, "of one's own games one knows"


@pytest.mark.long
async def test_of_a_game_in_an_archived_thread_those_are_told_who_see_the_channel_it_is_in(stage, monkeypatch):
    await finished(stage)
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    elsewhere = stage.guild.create_text_channel("elsewhere")
    parent = stage.channel.id
    with stage.env._bot_scope():
        table = await stage.table()
        record = (await stage.service.live.get(table.id)).record
        async with stage.service.database.transaction() as tx:
            from storage import games

            await games.save(tx, table, msgspec.structs.replace(table, channel_id=4), record.version)

    async def fetched(channel_id):
        assert channel_id == 4
        thread = object.__new__(discord.Thread)
        thread._type, thread.parent_id = discord.ChannelType.public_thread, parent
        return thread

    monkeypatch.setattr(stage.bot, "fetch_channel", fetched)
    assert "one finished game" in private(await dora.slash(elsewhere, "stats"))
    await hide(stage)
    assert "No game has been finished here yet" in private(await dora.slash(elsewhere, "stats"))


@pytest.mark.parametrize("key", a_few(["europe", "german"], 1))
async def test_what_goes_on_at_two_tables_that_differ_in_what_is_hidden_is_told_in_the_same_words(stage, key):
    world, players, told = WORLDS[key], 3, []
    await finished(stage)
    await stage.begin(stage.bob, stage.cara, game=key, players=players)
    table = await stage.act(await to_move(stage))
    twins = (
        ((state, other), pair)
        for state, seat, _ in list(world.some("the same words", players, 4))[:-1]
        for other in [world.scramble(state, None, Random(key))]
        for pair in world.hidden_moves(state, other, seat)
    )
    positions, moves = next(twins)
    for position, move in zip(positions, moves, strict=True):
        match = Match.resume(world.game, world.setup(players), "x", (), codec.encode_state(position))
        match.play(move)
        with stage.env._bot_scope():
            (await stage.service.live.get(table.id))._match = match
        stage.service.log._kept.clear()
        said = [
            await stats(stage, stage.cara),
            await stats(stage, stage.cara, player=stage.alice),
            await stats(stage, stage.cara, player=stage.alice, other=stage.bob),
            await stats(stage, stage.cara, game=key),
            text(answered(await stage.cara.slash(stage.channel, "game board", at="1"))),
            text(answered(await stage.cara.slash(stage.channel, "game log"))),
        ]
        now = stage.service.now()
        absence = Absence(now, now + 86400, now)
        notice = AbsenceNotice(table=await stage.table(), user_id=stage.alice.id, absence=absence)
        english = Texts("en")
        with stage.env._bot_scope():
            waited = await stage.service.tables.waited_since([notice.table])
        told.append([*said, absence_notice(english, notice), *board_pages(english, [notice.table], waited)])
    assert told[0] == told[1]
    assert len(told[0]) == 8
