"""Before its first game a campaign is a lobby in which companies are chosen and named."""

import pytest

from tests.bot.service.campaigns.playing import companies
from tests.bot.service.conftest import GUEST, HOST, OUTSIDER, refused
from tests.campaign_toy.engine.game import COMPANIES


async def test_a_campaign_is_a_lobby_in_which_everybody_has_a_company_of_their_own(service, found):
    table = await found(HOST, GUEST, opponents=1)
    assert (table.number, table.phase, companies(table)) == (1, "lobby", list(COMPANIES[:3]))
    table = await service.campaigns.set_company(table.id, GUEST, "elm")
    assert companies(table) == ["ash", "elm", "cedar"]
    assert await refused(service.campaigns.set_company(table.id, GUEST, "ash")) == "service.campaign.company_taken"
    row = await service.campaigns.row(table)
    assert [(one.company, one.user_id) for one in row.presidents][:2] == [("ash", HOST), ("elm", GUEST)]


async def test_a_company_is_named_once_and_before_the_first_game(service, found):
    table = await found(HOST, GUEST)
    await service.campaigns.set_company(table.id, GUEST, called="Prairie & Sons")
    assert await refused(service.campaigns.set_company(table.id, GUEST, called="Other")) == "service.campaign.named"
    table = await service.campaigns.set_company(table.id, GUEST, "elm")
    table = await service.lobby.start(table.id, HOST)
    live = await service.live.get(table.id)
    assert live.match.state.campaign["names"] == {"ash": "ash", "elm": "Prairie & Sons"}
    assert await refused(service.campaigns.set_company(table.id, HOST, called="Late")) == "service.campaign.not_between"


async def test_a_name_that_is_refused_leaves_the_company_as_it_was(service, found):
    table = await found(HOST, GUEST)
    said = await refused(service.campaigns.set_company(table.id, GUEST, "elm", "n" * 41))
    assert said == "service.campaign.name_long"
    assert companies(await service.tables.get(table.id)) == ["ash", "birch"]


async def test_who_leaves_the_lobby_leaves_no_company_behind_and_the_last_closes_the_campaign(service, found):
    table = await found(HOST, GUEST)
    table = await service.lobby.leave(table.id, GUEST)
    assert [one.user_id for one in (await service.campaigns.row(table)).presidents] == [HOST]
    table = await service.lobby.leave(table.id, HOST)
    assert (table.phase, (await service.campaigns.row(table)).ending) == ("ended", "closed")
    assert (await found(HOST)).alive


async def test_whoever_keeps_the_own_company_or_takes_a_name_that_is_anothers_changes_nothing(service, found):
    table = await found(HOST, GUEST)
    await service.campaigns.set_company(table.id, HOST, called="Prairie & Sons")
    assert companies(await service.campaigns.set_company(table.id, GUEST, "birch")) == ["ash", "birch"]
    for name in ("PRAIRIE & SONS", "Prairie &\u200d Sons", "Prairie & Sons\ufe0f"):
        said = await refused(service.campaigns.set_company(table.id, GUEST, called=name))
        assert said == "service.campaign.name_taken", "nobody could tell them apart"
    assert [one.called for one in (await service.campaigns.row(table)).presidents] == ["Prairie & Sons", ""]


async def test_who_presides_over_nothing_changes_nothing_of_a_campaign(service, found):
    table = await found(HOST, GUEST)
    said = await refused(service.campaigns.set_company(table.id, OUTSIDER, "elm"))
    assert said == "service.campaign.no_president"


async def test_before_the_first_game_nobody_is_asked_who_plays(service, found):
    table = await found(HOST, GUEST)
    assert await refused(service.campaigns.answer(table.id, GUEST, "ready")) == "service.campaign.not_between"


async def test_a_campaign_that_was_closed_waits_for_nobody_and_has_no_logs(service, found):
    table = await found(HOST)
    await service.lobby.leave(table.id, HOST)
    closed = await service.tables.get(table.id)
    assert await refused(service.campaigns.set_wait(table.id, HOST, 3)) == "service.ended"
    assert await service.export.campaign(closed) is None


@pytest.mark.parametrize(
    "use",
    [
        lambda campaigns, table: campaigns.row(table),
        lambda campaigns, table: campaigns.answer(table.id, HOST, "ready"),
        lambda campaigns, table: campaigns.set_company(table.id, HOST, "elm"),
        lambda campaigns, table: campaigns.set_wait(table.id, HOST, 3),
        lambda campaigns, table: campaigns.office(table, HOST),
    ],
)
async def test_at_a_table_of_no_campaign_there_is_nothing_of_one(service, lobby, use):
    assert await refused(use(service.campaigns, await lobby(HOST, GUEST))) == "service.campaign.none"
