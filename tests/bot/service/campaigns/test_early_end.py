"""A campaign that ends before its last game."""

from storage import campaigns
from tests.bot.service.campaigns.playing import play_out, say
from tests.bot.service.conftest import GUEST, GUILD, HOST, THIRD, refused
from tests.stored import read


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


async def test_whoever_plays_against_opponents_alone_asks_those_who_miss_the_game_before_it_all_ends(service, between):
    table = await say(service, await between(HOST, GUEST, opponents=1), GUEST, answer="absent")
    table = await say(service, table, HOST)
    assert table.people == (HOST,)
    assert (await service.consent.end(table.id, HOST)).proposal.waiting == (GUEST,)


async def test_the_only_president_ends_the_campaign_once_that_is_meant(service, between):
    table = await between(HOST, opponents=1)
    assert await refused(service.consent.end(table.id, HOST)) == "service.sure.end_campaign"
    assert (await service.consent.end(table.id, HOST, sure=True)).table.phase == "ended"


async def test_between_two_games_a_campaign_ends_by_agreement_too(service, between):
    table = await between(HOST, GUEST)
    asked = (await service.consent.end(table.id, HOST)).proposal
    done = await service.consent.answer(table.id, asked.id, GUEST, agree=True)
    assert (done.table.phase, (await service.campaigns.row(done.table)).ending) == ("ended", "agreed")
    assert not (await service.live.get(table.id)).record.reminders


async def test_the_admin_ends_a_campaign_and_deletes_all_its_games(service, between):
    table = await between(HOST, GUEST)
    await service.admin.force_end(GUILD, table.id)
    assert (await service.campaigns.row(table)).ending == "admin"
    await service.admin.delete(GUILD, table.id)
    left = await read(
        service.database, lambda tx: tx.execute_fetchall("SELECT id FROM games UNION SELECT id FROM campaigns")
    )
    assert list(left) == []
    assert await read(service.database, lambda tx: campaigns.count_of(tx, HOST)) == 0


async def test_with_nobody_left_a_campaign_ends_with_its_game(service, found):
    table = await found(HOST, opponents=1)
    table = await service.lobby.start(table.id, HOST)
    await service.consent.opponent(table.id, HOST, 0, sure=True)
    last = await play_out(service, table)
    assert (last.number, last.phase, (await service.campaigns.row(last)).ending) == (1, "over", "abandoned")


async def test_a_president_who_missed_the_last_game_is_told_of_the_company_and_of_no_next_game(service, between):
    table = await between(HOST, GUEST, THIRD)
    while table.between_games:
        table = await say(service, await say(service, table, THIRD, answer="absent"), HOST, GUEST)
        table = await play_out(service, table)
    assert (await service.campaigns.row(table)).ended is not None
    office = await service.campaigns.office(table, THIRD)
    assert (office.view, office.in_game) == (None, False)
