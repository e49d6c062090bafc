"""Between two games everybody is asked, and the next one begins with the last word."""

import asyncio
import sqlite3

import pytest

from bot.service import Refusal, Service, TableOptions
from storage import games
from storage.ledger import LOBBY
from tests.bot.service.campaigns.playing import carried, chain, companies, play_out, say
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, OUTSIDER, THIRD, refused
from tests.campaign_toy.engine.game import CHAIN, COMPANIES

READY = CHAIN.campaign.ready_hours * 3600


async def test_a_channel_holds_one_campaign_or_one_other_table(service, found, between, lobby):
    table = await between(HOST, GUEST)
    assert table.between_games
    assert await refused(lobby(HOST)) == "service.new.channel_taken"
    assert await refused(found(THIRD)) == "service.new.channel_taken"


async def test_the_next_game_waits_until_everybody_has_said_a_word(service, between):
    table = await between(HOST, GUEST, THIRD)
    assert (table.number, table.actors, table.seq) == (2, {0, 1, 2}, 0)
    table = await say(service, table, HOST, GUEST)
    assert (table.phase, table.actors) == ("lobby", {2})
    table = await say(service, table, THIRD)
    assert (table.phase, companies(table)) == ("live", ["ash", "birch", "cedar"])


async def test_an_absent_company_stays_out_of_the_game_and_is_asked_again_before_the_one_after(service, between):
    table = await between(HOST, GUEST, THIRD)
    table = await say(service, table, GUEST, answer="absent")
    table = await say(service, table, HOST, THIRD)
    assert (table.phase, companies(table)) == ("live", ["ash", "cedar"])
    table = await play_out(service, table)
    assert (table.number, companies(table), table.actors) == (3, ["ash", "birch", "cedar"], {0, 1, 2})
    assert [set(game) for game in (await carried(service, table))["games"]] == [{*COMPANIES[:3]}, {"ash", "cedar"}]


async def test_with_fewer_than_two_companies_the_campaign_waits_and_a_word_may_be_changed(service, between, clock):
    table = await say(service, await between(HOST, GUEST), HOST, answer="absent")
    table = await say(service, table, GUEST)
    assert table.between_games
    clock.forward(10 * READY)
    assert await service.campaigns.expire(table.id) is None
    assert (await say(service, table, HOST)).phase == "live"


async def test_the_silent_are_absent_some_time_after_the_second_word(service, between, clock):
    table = await between(HOST, GUEST, THIRD)
    assert await service.expiries.due_of(table.id) is None
    await say(service, table, HOST)
    clock.forward(READY)
    await say(service, table, GUEST)
    clock.forward(READY - 1)
    assert await service.campaigns.expire(table.id) is None
    clock.forward(1)
    assert await service.expiries.due() == (table.id,)
    assert await service.campaigns.expire(table.id) == (THIRD,)
    assert await service.campaigns.expire(table.id) is None
    assert companies(await service.tables.get(table.id)) == ["ash", "birch"]


async def test_the_host_says_for_how_many_days_the_silent_are_waited_for(service, between, clock):
    table = await between(HOST, GUEST, THIRD)
    assert await refused(service.campaigns.set_wait(table.id, HOST, 15)) == "service.campaign.wait"
    assert await refused(service.campaigns.set_wait(table.id, GUEST, 5)) == "service.host_only"
    await service.campaigns.set_wait(table.id, HOST, 5)
    await say(service, table, HOST, GUEST)
    assert await service.expiries.due_of(table.id) == clock() + 5 * 86400


async def test_other_days_move_the_deadline_that_runs_and_count_from_the_second_word_too(service, between, clock):
    table = await between(HOST, GUEST, THIRD)
    await service.campaigns.set_wait(table.id, HOST, 2)
    assert await service.expiries.due_of(table.id) is None
    await say(service, table, HOST, GUEST)
    second_word = clock()
    clock.forward(3600)
    await service.campaigns.set_wait(table.id, HOST, 9)
    assert await service.expiries.due_of(table.id) == second_word + 9 * 86400
    await service.campaigns.set_wait(table.id, HOST, 1)
    assert await service.expiries.due_of(table.id) == second_word + 86400


async def test_a_shorter_wait_that_is_over_already_leaves_the_silent_an_hour(service, between, clock):
    table = await between(HOST, GUEST, THIRD)
    await service.campaigns.set_wait(table.id, HOST, 5)
    await say(service, table, HOST, GUEST)
    clock.forward(2 * 86400)
    await service.campaigns.set_wait(table.id, HOST, 1)
    assert await service.expiries.due_of(table.id) == clock() + 3600
    clock.forward(1800)
    await service.campaigns.set_wait(table.id, HOST, 1)
    assert await service.expiries.due_of(table.id) == clock() + 1800  # the hour does not begin anew


async def test_presidents_who_say_nothing_are_reminded(service, between, clock):
    table = await say(service, await between(HOST, GUEST, THIRD), HOST)
    assert [row.seat for row in (await service.live.get(table.id)).record.reminders] == [1, 2]
    clock.forward(13 * 3600)
    assert {due.user_id for due in await service.reminders.claim_due()} == {GUEST, THIRD}


async def test_two_words_at_once_begin_the_game_once(service, between):
    table = await say(service, await between(HOST, GUEST, THIRD), THIRD)
    both = [service.campaigns.answer(table.id, who, "ready") for who in (HOST, GUEST, GUEST)]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [isinstance(one, Refusal) for one in done] == [False, False, True]
    assert (await service.tables.get(table.id)).phase == "live"
    assert [one.number for one in await chain(service, table)] == [1, 2]


async def test_what_lies_between_two_games_outlives_a_restart(service, between, path, clock):
    table = await say(service, await between(HOST, GUEST), HOST)
    await service.close()
    async with await Service.open(path, clock) as again:
        assert await again.tables.in_channel(CHANNEL) == table
        begun = await again.campaigns.answer(table.id, GUEST, "ready")
        assert begun.phase == "live"
        assert (await again.queries.snapshot(begun.id, GUEST)).view.hand


async def test_a_crash_with_the_last_move_leaves_neither_the_end_nor_the_next_game_or_both(service, found, monkeypatch):
    table = await found(HOST, GUEST)
    table = await service.lobby.start(table.id, HOST)

    async def crash(*_):
        raise sqlite3.OperationalError("the power is gone")

    with monkeypatch.context() as broken:
        broken.setattr("bot.service.phases.follow_answers", crash)
        with pytest.raises(sqlite3.OperationalError):
            await play_out(service, table)
    stopped = await service.tables.in_channel(CHANNEL)
    assert (stopped.number, stopped.phase) == (1, "live")
    after = await play_out(service, stopped)
    assert (after.number, after.phase) == (2, "lobby")
    assert [(one.number, one.phase) for one in await chain(service, after)] == [(1, "over"), (2, "lobby")]


async def test_what_is_unannounced_of_a_campaign_is_found_without_reading_the_games_of_others(
    service, between, monkeypatch
):
    first = await between(HOST, GUEST)
    elsewhere = TableOptions(game="chain", title="East")
    other = await service.lobby.new(THIRD, GUILD, CHANNEL + 1, elsewhere)
    await service.lobby.join(other.id, OUTSIDER)
    await play_out(service, await service.lobby.start(other.id, THIRD))
    for campaign in (first.campaign, other.id):
        await service.ledger.mark_announced(campaign, (await service.tables.get(campaign)).seq, 77, ended=True)
        await service.ledger.store(campaign)
    read, get = [], games.get

    async def noted(tx, table_id):
        read.append(table_id)
        return await get(tx, table_id)

    monkeypatch.setattr(games, "get", noted)
    assert (await service.campaigns.unannounced(first.campaign)).id == first.id
    assert read == [first.id]
    await service.ledger.remember_message(first.id, LOBBY, CHANNEL, 78)
    assert await service.campaigns.unannounced(first.campaign) is None
