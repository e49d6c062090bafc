"""Who presides over a company: newcomers, successors and built-in opponents."""

import pytest

from bot.service import NotSeated
from storage.ledger import LOBBY
from tests.bot.service.campaigns.playing import carried, chain, companies, play_out, say
from tests.bot.service.conftest import CHANNEL, GUEST, HOST, OUTSIDER, THIRD, refused
from tests.campaign_toy.engine.game import CHAIN

SILENT = CHAIN.campaign.silent_days * 86400


async def test_a_newcomer_founds_a_company_before_an_early_game_and_not_later(service, between):
    table = await service.lobby.join((await between(HOST, GUEST)).id, THIRD)
    table = await service.campaigns.set_company(table.id, THIRD, "elm")
    await service.campaigns.set_company(table.id, THIRD, called="Late Line")
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
    assert b'"hand": null' in await service.export.export(first.id, GUEST)
    assert (await service.spans.span(first.id, GUEST)).seat is None
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


async def test_somebody_who_is_forgotten_leaves_a_company_to_an_opponent_between_games(service, between):
    table = await between(HOST, GUEST)
    await service.people.forget(GUEST)
    table = await service.tables.get(table.id)
    assert [holder.policy for holder in table.seats] == [None, "random"]
    assert (await say(service, table, HOST)).phase == "live"


async def test_who_presides_over_nothing_leaves_no_word_between_two_games(service, between):
    table = await between(HOST, GUEST)
    assert await refused(service.campaigns.order_form(table, OUTSIDER)) == "service.campaign.no_president"
    said = await refused(service.campaigns.give_order(table.id, OUTSIDER, "coal", ("next",)))
    assert said == "service.campaign.no_president"


async def test_an_order_left_between_two_games_changes_no_message_that_others_see(service, between, monkeypatch):
    monkeypatch.setattr(type(CHAIN), "leave_order", lambda self, carried, *order: carried)
    table = await between(HOST, GUEST)
    _, version = await service.ledger.lobby(table.id)
    await service.ledger.remember_message(table.id, LOBBY, CHANNEL, 1, seq=version)
    published = []
    service.live.subscribe(published.append)
    await service.campaigns.give_order(table.id, HOST, "coal", ("next",))
    await service.campaigns.cancel_order(table.id, HOST, "coal")
    assert await refused(service.campaigns.cancel_order(table.id, HOST, "coal")) == "service.campaign.no_word"
    assert published == []
    await service.live.get(table.id)
    assert not await service.ledger.is_lobby_behind(table.id)
