"""Campaigns: a lobby, games one after the other, and what lies between them."""

import asyncio
import os
import sqlite3
import sys
from pathlib import Path

import msgspec
import pytest

from bot.service import NotSeated, Refusal, Service
from bot.service.limits import PATIENCE
from engine.__main__ import main as engine
from engine.core import log
from engine.core.campaigns import seed_of_game
from engine.core.registry import CAMPAIGNS
from engine.core.rng import commitment
from storage import archive, campaigns, games
from storage.check import check
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, OUTSIDER, THIRD, refused
from tests.campaign_toy.engine.game import CHAIN, COMPANIES

READY, SILENT = CHAIN.campaign.ready_hours * 3600, CHAIN.campaign.silent_days * 86400


@pytest.fixture(autouse=True)
def _chain_is_registered(monkeypatch):
    monkeypatch.setitem(CAMPAIGNS, "chain", "tests.campaign_toy.engine.game:CHAIN")


@pytest.fixture
def found(service):
    """Open a campaign of these people, the first as host, and built-in opponents."""

    async def found(*people, opponents=0, **options):
        host, *others = people or (HOST, GUEST)
        table = await service.campaigns.new(host, GUILD, CHANNEL, game="chain", title="West", **options)
        for user_id in others:
            table = await service.lobby.join(table.id, user_id)
        for _ in range(opponents):
            table = await service.lobby.add_opponent(table.id, host)
        return table

    return found


async def play_out(service, table):
    """Play a game to its end and return the channel's table, which is the next game's."""
    while (table := await service.tables.get(table.id)).phase == "live":
        for holder in table.seats:
            if holder.policy and holder.to_move:
                await service.play.opponent(table.id)
                break
            if holder.to_move:
                look = await service.queries.snapshot(table.id, holder.user_id)
                values = {"number": min(look.view.hand)} if look.kinds[0].kind() == "choose" else {}
                await service.play.move(table.id, holder.user_id, look.kinds[0], values)
                break
    return await service.tables.in_channel(CHANNEL)


@pytest.fixture
def between(service, found):
    """Play the first game of a campaign and return the second, which waits."""

    async def between(*people, **options):
        table = await found(*people, **options)
        return await play_out(service, await service.lobby.start(table.id, HOST))

    return between


async def say(service, table, *people, answer="ready"):
    for user_id in people:
        table = await service.campaigns.answer(table.id, user_id, answer)
    return table


def companies(table):
    return [holder.company for holder in table.seats]


async def carried(service, table):
    return await service.database.read(lambda tx: archive.carried_into(tx, table))


async def test_a_campaign_is_a_lobby_in_which_everybody_has_a_company_of_their_own(service, found):
    table = await found(HOST, GUEST, opponents=1)
    assert (table.number, table.phase, companies(table)) == (1, "lobby", list(COMPANIES[:3]))
    table = await service.campaigns.choose_company(table.id, GUEST, "elm")
    assert companies(table) == ["ash", "elm", "cedar"]
    assert await refused(service.campaigns.choose_company(table.id, GUEST, "ash")) == "service.campaign.company_taken"
    row = await service.campaigns.row(table)
    assert [(one.company, one.user_id) for one in row.presidents][:2] == [("ash", HOST), ("elm", GUEST)]


async def test_a_company_is_named_once_and_before_the_first_game(service, found):
    table = await found(HOST, GUEST)
    await service.campaigns.rename(table.id, GUEST, "Prairie & Sons")
    assert await refused(service.campaigns.rename(table.id, GUEST, "Other")) == "service.campaign.named"
    table = await service.campaigns.choose_company(table.id, GUEST, "elm")
    table = await service.lobby.start(table.id, HOST)
    _, live = await service._matches.present(table.id)
    assert live.match.state.campaign["names"] == {"ash": "ash", "elm": "Prairie & Sons"}
    assert await refused(service.campaigns.rename(table.id, HOST, "Late")) == "service.campaign.not_between"


async def test_who_leaves_the_lobby_leaves_no_company_behind_and_the_last_closes_the_campaign(service, found):
    table = await found(HOST, GUEST)
    table = await service.lobby.leave(table.id, GUEST)
    assert [one.user_id for one in (await service.campaigns.row(table)).presidents] == [HOST]
    table = await service.lobby.leave(table.id, HOST)
    assert (table.phase, (await service.campaigns.row(table)).ending) == ("ended", "closed")
    assert (await found(HOST)).alive


async def test_a_channel_holds_one_campaign_or_one_other_table(service, found, between, lobby):
    table = await between(HOST, GUEST)
    assert table.between_games
    assert await refused(lobby(HOST)) == "service.new.channel_taken"
    assert await refused(found(THIRD)) == "service.new.channel_taken"
    assert await refused(service.campaigns.new(HOST, GUILD, 11, game="toy", title="No")) == "service.new.game"


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
    assert not await service.campaigns.expire(table.id)
    assert (await say(service, table, HOST)).phase == "live"


async def test_the_silent_are_absent_some_time_after_the_second_word(service, between, clock):
    table = await between(HOST, GUEST, THIRD)
    assert await service.expiries.due_of(table.id) is None
    await say(service, table, HOST)
    clock.forward(READY)
    await say(service, table, GUEST)
    clock.forward(READY - 1)
    assert not await service.campaigns.expire(table.id)
    clock.forward(1)
    assert await service.expiries.due() == (table.id,)
    assert await service.campaigns.expire(table.id)
    assert not await service.campaigns.expire(table.id)
    assert companies(await service.tables.get(table.id)) == ["ash", "birch"]


async def test_the_host_says_for_how_many_days_the_silent_are_waited_for(service, between, clock):
    table = await between(HOST, GUEST, THIRD)
    assert await refused(service.campaigns.set_wait(table.id, HOST, 15)) == "service.campaign.wait"
    assert await refused(service.campaigns.set_wait(table.id, GUEST, 5)) == "service.host_only"
    await service.campaigns.set_wait(table.id, HOST, 5)
    await say(service, table, HOST, GUEST)
    assert await service.expiries.due_of(table.id) == clock() + 5 * 86400


async def test_presidents_who_say_nothing_are_reminded(service, between, clock):
    table = await say(service, await between(HOST, GUEST, THIRD), HOST)
    assert [row.seat for row in await service.reminders.pending(table.id)] == [1, 2]
    clock.forward(13 * 3600)
    assert {due.user_id for due in await service.reminders.claim_due()} == {GUEST, THIRD}


async def test_two_words_at_once_begin_the_game_once(service, between):
    table = await say(service, await between(HOST, GUEST, THIRD), THIRD)
    both = [service.campaigns.answer(table.id, who, "ready") for who in (HOST, GUEST, GUEST)]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [isinstance(one, Refusal) for one in done] == [False, False, True]
    assert (await service.tables.get(table.id)).phase == "live"
    assert [one.number for one in await chain(service, table)] == [1, 2]


async def chain(service, table):
    return await service.database.read(lambda tx: games.of_campaign(tx, table.campaign))


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
        broken.setattr("bot.service.next_game.follow_answers", crash)
        with pytest.raises(sqlite3.OperationalError):
            await play_out(service, table)
    stopped = await service.tables.in_channel(CHANNEL)
    assert (stopped.number, stopped.phase) == (1, "live")
    after = await play_out(service, stopped)
    assert (after.number, after.phase) == (2, "lobby")
    assert [(one.number, one.phase) for one in await chain(service, after)] == [(1, "over"), (2, "lobby")]


async def test_the_seeds_of_all_games_follow_from_the_campaigns_which_is_opened_at_its_end(service, between):
    table = await say(service, await between(HOST, GUEST), HOST, GUEST)
    first = (await chain(service, table))[0]
    assert (await service.campaigns.status(table)).seed is None
    table = await say(service, await play_out(service, table), HOST, GUEST)
    last = await play_out(service, table)
    status = await service.campaigns.status(last)
    assert (last.number, last.phase, status.row.ending) == (3, "over", "finished")
    assert commitment(status.seed) == status.row.commitment
    assert commitment(seed_of_game(status.seed, 1)) == first.commitment
    assert status.places
    kept = await service.database.read(lambda tx: tx.execute_fetchall("SELECT seed FROM games"))
    assert [row["seed"] for row in kept] == [None] * 3


async def test_a_single_games_log_is_handed_out_whole_only_when_the_campaign_is_over(service, between):
    table = await between(HOST, GUEST)
    first = (await chain(service, table))[0]
    part = msgspec.json.decode(await service.export.export(first.id, HOST))
    assert "seed" not in part
    assert "setup" not in part
    for _ in range(2):
        table = await play_out(service, await say(service, table, HOST, GUEST))
    for game in await chain(service, table):
        match = log.read(await service.export.export(game.id, OUTSIDER))
        assert match.over
    assert match.setup.carried["campaign"]["games"]


async def test_a_campaign_is_handed_out_as_one_file_when_it_is_over_and_its_games_follow_from_its_seed(
    service, between, tmp_path, capsys
):
    table = await between(HOST, GUEST)
    assert await service.export.campaign(table) is None
    for _ in range(2):
        table = await play_out(service, await say(service, table, HOST, GUEST))
    written = await service.export.campaign(table)
    played = log.read_campaign(written)
    assert [match.over for match in played.games] == [True] * 3
    assert played.commitment == (await service.campaigns.row(table)).commitment
    assert played.carried == await carried_out(service, table)
    file = tmp_path / "campaign.json"
    file.write_bytes(written)
    assert engine(["replay", str(file), "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert (told["over"], len(told["games"]), len(told["places"])) == (True, 3, 2)
    swapped = msgspec.json.decode(written)
    swapped["logs"].reverse()
    file.write_bytes(msgspec.json.encode(swapped))
    assert engine(["replay", str(file)]) == 1


async def carried_out(service, table):
    return await service.database.read(lambda tx: archive.carried_out_of(tx, table))


async def test_a_campaign_that_was_ended_in_a_game_is_handed_out_with_that_game_as_it_is(service, between):
    table = await say(service, await between(HOST, GUEST), HOST, GUEST)
    asked = (await service.consent.end(table.id, HOST)).proposal
    await service.consent.answer(table.id, asked.id, GUEST, agree=True)
    played = log.read_campaign(await service.export.campaign(await service.tables.get(table.id)))
    assert [match.over for match in played.games] == [True, False]


async def test_every_game_of_a_campaign_loads_again_from_its_log_alone(service, between, path):
    table = await say(service, await between(HOST, GUEST), HOST, GUEST)
    table = await play_out(service, table)
    before = await carried(service, table)
    await service.database.transact(lambda tx: tx.execute("DELETE FROM snapshots"))
    assert await carried(service, table) == before
    assert len(before["games"]) == 2
    report = await check(path)
    assert report.problems == ()


async def test_a_newcomer_founds_a_company_before_an_early_game_and_not_later(service, between):
    table = await service.lobby.join((await between(HOST, GUEST)).id, THIRD)
    table = await service.campaigns.choose_company(table.id, THIRD, "elm")
    await service.campaigns.rename(table.id, THIRD, "Late Line")
    table = await say(service, table, HOST, GUEST)
    assert companies(table) == ["ash", "birch", "elm"]
    table = await play_out(service, table)
    assert (await carried(service, table))["names"]["elm"] == "Late Line"
    assert await refused(service.lobby.join(table.id, OUTSIDER)) == "service.full"


async def test_a_newcomer_who_leaves_again_was_never_there_and_nobody_else_can_leave(service, between):
    table = await service.lobby.join((await between(HOST, GUEST)).id, THIRD)
    table = await service.lobby.leave(table.id, THIRD)
    assert len((await service.campaigns.row(table)).presidents) == 2
    assert await refused(service.lobby.leave(table.id, GUEST)) == "service.campaign.leave"
    assert await refused(service.lobby.kick(table.id, HOST, GUEST)) == "service.campaign.begun"
    assert await refused(service.lobby.start(table.id, HOST)) == "service.campaign.begun"
    assert await refused(service.lobby.close(table.id, HOST)) == "service.campaign.begun"


async def test_a_president_hands_a_company_over_with_its_secrets_and_reads_none_of_them_any_more(service, between):
    table = await between(HOST, GUEST)
    asked = await service.consent.replace(table.id, GUEST, 1, THIRD)
    assert asked.proposal.waiting == (THIRD,)
    done = await service.consent.answer(table.id, asked.proposal.id, THIRD, agree=True)
    assert done.done
    assert await service.campaigns.office(done.table, THIRD)
    with pytest.raises(NotSeated):
        await service.campaigns.office(done.table, GUEST)
    first = (await chain(service, done.table))[0]
    assert (await service.queries.snapshot(first.id, HOST)).view.hand is not None
    assert (await service.queries.snapshot(first.id, GUEST)).view.hand is None
    assert (await service.queries.at(first.id, GUEST, 1)).hand is None
    assert b'"hand": null' in await service.export.export(first.id, GUEST)
    with pytest.raises(NotSeated):
        await service.queries.since_last_turn(first.id, GUEST)
    table = await say(service, done.table, HOST, THIRD)
    assert table.people == (HOST, THIRD)
    assert (await service.campaigns.row(table)).people == (HOST, THIRD)


async def test_a_company_changes_hands_in_a_game_and_for_the_games_after_it(service, between):
    table = await say(service, await between(HOST, GUEST), HOST, GUEST)
    await service.consent.opponent(table.id, GUEST, 1, sure=True)
    table = await play_out(service, table)
    assert [(h.user_id, h.policy, h.answer) for h in table.seats] == [(HOST, None, None), (None, "random", "ready")]


async def test_the_others_hand_a_silent_presidents_company_over_by_their_majority(service, between, clock):
    table = await between(HOST, GUEST, THIRD, opponents=1)
    asking = service.consent.replace(table.id, HOST, 1, OUTSIDER)
    assert await refused(asking) == "service.campaign.patience"
    clock.forward(SILENT)
    asked = (await service.consent.replace(table.id, HOST, 1, OUTSIDER)).proposal
    assert set(asked.waiting) == {THIRD, OUTSIDER}
    willing = await service.consent.answer(table.id, asked.id, OUTSIDER, agree=True)
    assert not willing.done
    done = await service.consent.answer(table.id, asked.id, THIRD, agree=True)
    assert (done.done, done.table.people) == (True, (HOST, OUTSIDER, THIRD))


async def test_nobody_presides_over_two_companies_not_even_while_one_misses_a_game(service, between):
    table = await say(service, await between(HOST, GUEST, THIRD), THIRD, answer="absent")
    table = await say(service, table, HOST, GUEST)
    assert await refused(service.consent.replace(table.id, GUEST, 1, THIRD)) == "service.replace.seated"


async def test_between_games_a_president_lets_an_opponent_preside(service, between):
    table = await between(HOST, GUEST)
    done = await service.consent.opponent(table.id, GUEST, 1, sure=True)
    assert (done.done, done.table.seats[1].policy, done.table.seats[1].answer) == (True, "random", "ready")


async def test_against_the_majority_no_company_is_handed_over(service, between, clock):
    table = await between(HOST, GUEST, THIRD)
    clock.forward(SILENT)
    asked = (await service.consent.replace(table.id, HOST, 1, OUTSIDER)).proposal
    refused_ = await service.consent.answer(table.id, asked.id, THIRD, agree=False)
    assert refused_.proposal.state == "refused"
    assert refused_.table.people == (HOST, GUEST, THIRD)


async def test_a_campaign_ends_before_its_time_when_all_presidents_agree_those_who_miss_the_game_too(service, between):
    table = await between(HOST, GUEST, THIRD)
    table = await say(service, await say(service, table, THIRD, answer="absent"), HOST, GUEST)
    asked = (await service.consent.end(table.id, THIRD)).proposal
    assert set(asked.waiting) == {HOST, GUEST}
    await service.consent.answer(table.id, asked.id, HOST, agree=True)
    done = await service.consent.answer(table.id, asked.id, GUEST, agree=True)
    assert (done.table.phase, done.table.ending) == ("ended", "agreed")
    status = await service.campaigns.status(done.table)
    assert (status.row.ending, bool(status.seed), len(status.places)) == ("agreed", True, 3)


async def test_between_two_games_a_campaign_ends_by_agreement_too(service, between):
    table = await between(HOST, GUEST)
    asked = (await service.consent.end(table.id, HOST)).proposal
    done = await service.consent.answer(table.id, asked.id, GUEST, agree=True)
    assert (done.table.phase, (await service.campaigns.row(done.table)).ending) == ("ended", "agreed")
    assert not await service.reminders.pending(table.id)


async def test_the_story_is_told_game_by_game_as_everybody_saw_it(service, between):
    table = await between(HOST, GUEST)
    (chapter,) = await service.campaigns.chronicle(table)
    assert [text.key for text in chapter.texts] == ["toy.scored", "toy.scored"]


async def test_what_lies_in_the_vaults_is_told_at_the_end_alone(service, between):
    table = await between(HOST, GUEST)
    sealed = await service.campaigns.status(table)
    assert [text.key for text in sealed.lines] == ["toy.chosen"] * 2
    assert sealed.places == ()
    asked = (await service.consent.end(table.id, HOST)).proposal
    done = await service.consent.answer(table.id, asked.id, GUEST, agree=True)
    assert "toy.you_drew" in [text.key for text in (await service.campaigns.status(done.table)).lines]


async def test_somebody_who_is_forgotten_leaves_a_company_to_an_opponent_between_games(service, between):
    table = await between(HOST, GUEST)
    await service.people.forget(GUEST)
    table = await service.tables.get(table.id)
    assert [holder.policy for holder in table.seats] == [None, "random"]
    assert (await say(service, table, HOST)).phase == "live"


async def test_the_admin_ends_a_campaign_and_deletes_all_its_games(service, between):
    table = await between(HOST, GUEST)
    await service.admin.force_end(GUILD, table.id)
    assert (await service.campaigns.row(table)).ending == "admin"
    await service.admin.delete(GUILD, table.id)
    left = await service.database.read(
        lambda tx: tx.execute_fetchall("SELECT id FROM games UNION SELECT id FROM campaigns")
    )
    assert list(left) == []
    assert await service.database.read(lambda tx: campaigns.count_of(tx, HOST)) == 0


async def test_with_nobody_left_a_campaign_ends_with_its_game(service, found):
    table = await found(HOST, opponents=1)
    table = await service.lobby.start(table.id, HOST)
    await service.consent.opponent(table.id, HOST, 0, sure=True)
    last = await play_out(service, table)
    assert (last.number, last.phase, (await service.campaigns.row(last)).ending) == (1, "over", "abandoned")


class TestSilence:
    """What is done in a game of Legends for a company that does not answer."""

    @pytest.fixture
    async def choosing(self, service, monkeypatch):
        """Begin a campaign of three people, who all choose tickets at once."""
        monkeypatch.setattr("bot.service.beginning.secrets.token_hex", lambda _: "west")
        table = await service.campaigns.new(HOST, GUILD, CHANNEL, game="legends", title="West")
        for user_id in (GUEST, THIRD):
            table = await service.lobby.join(table.id, user_id)
        return await service.lobby.start(table.id, HOST)

    async def keep(self, service, table, user_id):
        look = await service.queries.snapshot(table.id, user_id)
        return (await service.play.move(table.id, user_id, "keep", {"tickets": look.view.own.offered})).table

    async def test_whoever_has_not_chosen_tickets_in_time_keeps_the_least(self, service, choosing, clock):
        due = await service.expiries.due_of(choosing.id)
        assert due == clock() + PATIENCE["day"]
        clock.forward(3600)
        table = await self.keep(service, choosing, GUEST)
        assert await service.expiries.due_of(table.id) == due
        assert [row.seat for row in await service.reminders.pending(table.id)] == [0, 2]
        clock.forward(PATIENCE["day"])
        while await service.expiries.due():
            await service.expiries.expire(table.id)
        table = await service.tables.get(table.id)
        kept = (await service.queries.snapshot(table.id)).view.seats
        assert [seat.tickets for seat in kept] == [2, 4, 2]
        assert len(table.actors) == 1

    async def test_an_action_is_waited_for_without_end_until_the_others_vote(self, service, choosing, clock):
        for user_id in (HOST, GUEST, THIRD):
            table = await self.keep(service, choosing, user_id)
        assert await service.expiries.due_of(table.id) is None
        (seat,) = table.actors
        silent = table.holder(seat).user_id
        first, second = [one for one in (HOST, GUEST, THIRD) if one != silent]
        assert await refused(service.consent.vote(table.id, first)) == "service.vote.patience"
        clock.forward(PATIENCE["day"])
        assert await refused(service.consent.vote(table.id, silent)) == "service.vote.own"
        asked = (await service.consent.vote(table.id, first)).proposal
        assert (asked.kind, asked.waiting) == ("vote", (second,))
        done = await service.consent.answer(table.id, asked.id, second, agree=True)
        after = await service.tables.get(table.id)
        cards = (await service.queries.snapshot(table.id)).view.seats[seat].cards
        assert (done.done, cards) == (True, 6)
        assert after.actors != table.actors

    async def test_who_moves_after_all_needs_no_vote(self, service, choosing, clock):
        for user_id in (HOST, GUEST, THIRD):
            table = await self.keep(service, choosing, user_id)
        (seat,) = table.actors
        silent = table.holder(seat).user_id
        first = next(one for one in (HOST, GUEST, THIRD) if one != silent)
        clock.forward(PATIENCE["day"])
        asked = (await service.consent.vote(table.id, first)).proposal
        await service.play.move(table.id, silent, "draw", {"card": "deck", "powers": ()})
        assert (await service.consent.get(table.id, asked.id)).state == "cancelled"
        with pytest.raises(Refusal):
            await service.consent.vote(table.id, first)


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is of posix systems")
@pytest.mark.parametrize("steps", [4, 5, 6, 11, 12])
async def test_after_kill_9_around_the_end_of_a_game_nothing_is_lost_and_nothing_there_twice(path, clock, steps):
    acknowledged = await play_and_kill(path, steps)
    assert (await check(path)).problems == ()
    campaign, number, phase, seq = acknowledged[-1].split()
    async with await Service.open(path, clock) as service:
        numbers = [one.number for one in await service.database.read(lambda tx: games.of_campaign(tx, campaign))]
        every = await service.database.read(lambda tx: games.of_campaign(tx, campaign))
        told = next(one for one in every if one.number == int(number))
        assert numbers == list(range(1, len(numbers) + 1))
        assert told.seq >= int(seq)
        assert [one.phase for one in every[:-1]] == ["over"] * (len(every) - 1)
        row = await service.campaigns.row(told)
        assert every[-1].alive or row.ended is not None
        if phase == "over" and int(number) < CHAIN.campaign.games:
            assert len(every) > int(number)


async def play_and_kill(path, steps):
    """Kill a process right after it has acknowledged some steps, and return what it said."""
    root = Path(__file__).parents[3]
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.service.campaign_child", str(path),
        cwd=root, stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(root)},
    )  # fmt: skip
    lines = [await child.stdout.readline() for _ in range(steps)]
    child.kill()
    rest = (await child.stdout.read()).splitlines(keepends=True)
    await child.wait()
    return [line.decode() for line in (*lines, *rest) if line.endswith(b"\n")]
