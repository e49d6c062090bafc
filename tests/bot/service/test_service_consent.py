import asyncio

import pytest

from bot.service import NotSeated, Service, StaleTurn
from bot.service.values import MOST_REMINDERS
from engine.core.players import random_move
from engine.core.registry import find
from tests.bot.service.campaigns.playing import play_out
from tests.bot.service.conftest import GUEST, GUILD, HOST, OUTSIDER, THIRD, refused, replaceable
from tests.stored import opponent_to_move
from tests.toy.engine.game import Draw, Score


@pytest.fixture
def run_out(service, clock):
    """Let the reminders of everybody waited for run out."""

    async def run_out():
        for _ in range(MOST_REMINDERS + 1):
            clock.now = await service.reminders.next_due()
            await service.reminders.claim_due()

    return run_out


async def test_a_last_move_that_revealed_nothing_is_taken_back_at_once(service, opened):
    table = await opened()
    await service.play.move(table.id, HOST, Score, {})
    ask = await service.consent.undo(table.id, HOST)
    assert ask.done
    assert (ask.outcome.events.seq, ask.outcome.events.moves, ask.table.actors) == (4, 2, {0})
    assert await service.consent.open(table.id) == ()
    assert (await service.tables.get(table.id)).actors == {0}


async def test_what_revealed_something_is_taken_back_when_all_others_agree(service, live, choose):
    table = await live(HOST, GUEST, THIRD, opponents=1)
    await choose(table, HOST, GUEST, THIRD)
    await service.play.opponent(table.id)
    await service.play.move(table.id, HOST, Draw, {})
    ask = await service.consent.undo(table.id, HOST)
    assert not ask.done
    assert set(ask.proposal.waiting) == {GUEST, THIRD}
    ask = await service.consent.answer(table.id, ask.proposal.id, GUEST, agree=True)
    assert (ask.done, ask.proposal.waiting, ask.table.seq) == (False, (THIRD,), 5)
    ask = await service.consent.answer(table.id, ask.proposal.id, THIRD, agree=True)
    assert (ask.done, ask.outcome.events.moves, set(ask.proposal.agreed)) == (True, 4, {GUEST, THIRD})
    assert (await service.consent.get(table.id, ask.proposal.id)).state == "agreed"


async def test_one_refusal_ends_a_proposal(service, live, choose):
    table = await live(HOST, GUEST, THIRD)
    await choose(table, HOST, GUEST, THIRD)
    await service.play.move(table.id, HOST, Draw, {})
    ask = await service.consent.undo(table.id, HOST)
    ask = await service.consent.answer(table.id, ask.proposal.id, GUEST, agree=False)
    assert ask.proposal.state == "refused"
    assert await refused(service.consent.answer(table.id, ask.proposal.id, THIRD, agree=True)) == (
        "service.proposal.decided"
    )
    assert (await service.tables.get(table.id)).seq == 4


async def test_only_those_asked_answer_and_each_once(service, live, choose):
    table = await live(HOST, GUEST, THIRD)
    await choose(table, HOST, GUEST, THIRD)
    await service.play.move(table.id, HOST, Draw, {})
    ask = await service.consent.undo(table.id, HOST)
    number = ask.proposal.id
    for user in (HOST, OUTSIDER):
        assert await refused(service.consent.answer(table.id, number, user, agree=True)) == "service.proposal.not_asked"
    await service.consent.answer(table.id, number, GUEST, agree=True)
    assert await refused(service.consent.answer(table.id, number, GUEST, agree=True)) == "service.proposal.answered"
    assert await refused(service.consent.answer(table.id, number + 1, GUEST, agree=True)) == "service.proposal.none"


async def test_two_last_consents_at_once_carry_it_out_once(service, opened):
    table = await opened()
    await service.play.move(table.id, HOST, Draw, {})
    ask = await service.consent.undo(table.id, HOST)
    answers = (service.consent.answer(table.id, ask.proposal.id, GUEST, agree=True) for _ in range(3))
    done = await asyncio.gather(*answers, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Refusal", "Refusal", "RequestOutcome"]
    assert (await service.tables.get(table.id)).seq == 4


async def test_a_move_played_meanwhile_cancels_an_undo(service, opened):
    table = await opened()
    await service.play.move(table.id, HOST, Draw, {})
    ask = await service.consent.undo(table.id, HOST)
    await service.play.move(table.id, HOST, "swap", {"answers": []})
    assert (await service.consent.get(table.id, ask.proposal.id)).state == "cancelled"
    assert await refused(service.consent.answer(table.id, ask.proposal.id, GUEST, agree=True)) == (
        "service.proposal.decided"
    )


async def test_the_same_is_not_asked_twice_and_can_be_withdrawn(service, opened):
    table = await opened()
    await service.play.move(table.id, HOST, Draw, {})
    ask = await service.consent.undo(table.id, HOST)
    assert await refused(service.consent.undo(table.id, HOST)) == "service.proposal.open"
    assert await refused(service.consent.withdraw(table.id, ask.proposal.id, GUEST)) == "service.proposal.not_yours"
    withdrawn = await service.consent.withdraw(table.id, ask.proposal.id, HOST)
    assert withdrawn.proposal.state == "cancelled"
    assert not (await service.consent.undo(table.id, HOST)).done


async def test_taking_back_an_earlier_move_needs_consent_and_takes_what_followed(service, opened):
    table = await opened()
    await service.play.move(table.id, HOST, Score, {})
    ask = await service.consent.undo(table.id, GUEST)
    assert (ask.done, ask.proposal.to) == (False, 1)
    ask = await service.consent.answer(table.id, ask.proposal.id, HOST, agree=True)
    assert (ask.outcome.events.moves, ask.table.actors) == (1, {1})


async def test_alone_among_opponents_nobody_need_be_asked(service, live, choose):
    table = await live(HOST, opponents=1)
    await choose(table, HOST)
    await service.play.opponent(table.id)
    ask = await service.consent.undo(table.id, HOST)
    assert (ask.done, ask.table.actors) == (True, {0, 1})


async def test_undo_is_refused_where_there_is_nothing_or_it_is_too_late(service, live, opened):
    table = await live(HOST, GUEST)
    assert await refused(service.consent.undo(table.id, HOST)) == "service.undo.nothing"
    with pytest.raises(NotSeated):
        await service.consent.undo(table.id, OUTSIDER)
    with pytest.raises(StaleTurn):
        await service.consent.undo(table.id, HOST, expected_seq=5)
    await service.admin.force_end(GUILD, table.id)
    table = await opened()
    await service.play.move(table.id, HOST, Score, {})
    await service.play.move(table.id, GUEST, Score, {})
    assert await refused(service.consent.undo(table.id, GUEST)) == "service.over"


async def test_who_took_back_plays_again_freely_others_by_consent(service, opened):
    table = await opened()
    await service.play.move(table.id, HOST, Score, {})
    await service.consent.undo(table.id, HOST)
    ask = await service.consent.redo(table.id, GUEST)
    assert (ask.done, ask.proposal.waiting) == (False, (HOST,))
    ask = await service.consent.redo(table.id, HOST)
    assert (ask.done, ask.outcome.events.moves, ask.table.actors) == (True, 3, {1})
    assert await refused(service.consent.redo(table.id, HOST)) == "service.redo.nothing"
    assert await service.consent.open(table.id) == ()


async def test_an_open_proposal_survives_a_restart(service, opened, path, clock):
    table = await opened()
    await service.play.move(table.id, HOST, Draw, {})
    ask = await service.consent.undo(table.id, HOST)
    await service.close()
    async with await Service.open(path, clock) as after:
        assert [each.id for each in await after.consent.open(table.id)] == [ask.proposal.id]
        assert (await after.consent.answer(table.id, ask.proposal.id, GUEST, agree=True)).done


async def test_before_its_reminders_ran_out_nobodys_seat_is_given_away(service, opened):
    table = await opened()
    for work in (
        service.consent.replace(table.id, GUEST, 0, THIRD),
        service.consent.opponent(table.id, GUEST, 0),
        service.consent.opponent(table.id, HOST, 1),
    ):
        assert await refused(work) == "service.replace.patience"


async def test_a_vanished_person_is_replaced_by_agreement_and_the_hand_goes_along(service, live, choose, run_out):
    table = await live(HOST, GUEST, THIRD)
    await choose(table, HOST, GUEST, THIRD)
    hand = (await service.queries.snapshot(table.id, HOST)).view.hand
    await run_out()
    assert await replaceable(service, table.id) == (0,)
    ask = await service.consent.replace(table.id, GUEST, 0, OUTSIDER)
    assert set(ask.proposal.waiting) == {THIRD, OUTSIDER}
    await service.consent.answer(table.id, ask.proposal.id, THIRD, agree=True)
    ask = await service.consent.answer(table.id, ask.proposal.id, OUTSIDER, agree=True)
    assert (ask.done, ask.outcome) == (True, None)
    assert ask.table.people == (OUTSIDER, GUEST, THIRD)
    assert ask.table.host_id == OUTSIDER
    assert (await service.queries.snapshot(table.id, OUTSIDER)).view.hand == hand
    assert (await service.queries.snapshot(table.id, HOST)).seat is None
    assert await replaceable(service, table.id) == ()
    await service.play.move(table.id, OUTSIDER, Score, {})


async def test_a_vanished_person_who_comes_back_and_moves_keeps_the_seat(service, opened, run_out):
    table = await opened()
    await run_out()
    ask = await service.consent.replace(table.id, GUEST, 0, OUTSIDER)
    await service.play.move(table.id, HOST, Draw, {})
    assert (await service.consent.get(table.id, ask.proposal.id)).state == "cancelled"
    assert await replaceable(service, table.id) == ()


async def test_with_two_at_the_table_an_opponent_takes_over_at_once(service, opened, run_out):
    table = await opened()
    await run_out()
    ask = await service.consent.opponent(table.id, GUEST, 0)
    assert ask.done
    assert ask.table.holder(0).policy == "random"
    assert ask.table.host_id == GUEST
    assert await opponent_to_move(service, table.id) == 0
    assert await refused(service.consent.opponent(table.id, GUEST, 0)) == "service.opponent.already"


@pytest.mark.parametrize(("chosen", "plays"), [(None, "normal"), ("hard", "hard"), ("sensible", "normal")])
async def test_who_stands_in_for_somebody_away_plays_normal_unless_another_level_is_chosen(
    service, opened, run_out, monkeypatch, chosen, plays
):
    monkeypatch.setattr(find("toy"), "policies", dict.fromkeys(("easy", "normal", "hard", "random"), random_move))
    table = await opened()
    await run_out()
    ask = await service.consent.opponent(table.id, GUEST, 0, chosen)
    assert ask.table.holder(0).policy == plays


async def test_an_opponent_is_changed_for_one_of_another_level_when_the_others_agree(
    service, live, choose, monkeypatch
):
    monkeypatch.setattr(find("toy"), "policies", dict.fromkeys(("easy", "normal", "hard", "random"), random_move))
    table = await live(HOST, GUEST, opponents=1)
    await choose(table, HOST, GUEST)
    level, name = table.holder(2).policy, table.holder(2).name
    for same in (None, level):
        assert await refused(service.consent.opponent(table.id, HOST, 2, same)) == "service.opponent.already"
    ask = await service.consent.opponent(table.id, HOST, 2, "easy")
    assert (ask.done, ask.proposal.waiting) == (False, (GUEST,))
    ask = await service.consent.answer(table.id, ask.proposal.id, GUEST, agree=True)
    assert (ask.table.holder(2).policy, ask.table.holder(2).name) == ("easy", name)


async def test_an_opponents_seat_can_be_given_to_a_person_who_agrees(service, live, choose):
    table = await live(HOST, opponents=1)
    ask = await service.consent.replace(table.id, HOST, 1, GUEST)
    assert ask.proposal.waiting == (GUEST,)
    ask = await service.consent.answer(table.id, ask.proposal.id, GUEST, agree=True)
    assert ask.table.people == (HOST, GUEST)
    assert [row.seat for row in (await service.live.get(table.id)).record.reminders] == [0, 1]
    await choose(table, GUEST)


async def test_before_the_first_move_the_host_alone_decides(service, live, choose):
    table = await live(HOST, GUEST, THIRD)
    assert (await service.consent.opponent(table.id, HOST, 2)).done
    ask = await service.consent.replace(table.id, HOST, 1, OUTSIDER)
    assert ask.proposal.waiting == (OUTSIDER,)
    assert await refused(service.consent.opponent(table.id, GUEST, 0)) == "service.replace.patience"


async def test_ones_own_seat_goes_to_an_opponent_without_asking(service, live, choose):
    table = await live(HOST, GUEST, THIRD)
    await choose(table, HOST, GUEST, THIRD)
    ask = await service.consent.opponent(table.id, HOST, 0)
    assert (ask.done, ask.table.host_id, ask.table.phase) == (True, GUEST, "live")
    await service.consent.opponent(table.id, GUEST, 1)
    assert await refused(service.consent.opponent(table.id, THIRD, 2)) == "service.sure.opponent"
    ask = await service.consent.opponent(table.id, THIRD, 2, sure=True)
    assert (ask.table.phase, ask.table.people, ask.table.host_id) == ("live", (), None)
    assert await service.reminders.next_due() is None
    while await service.play.opponent(table.id) is not None:
        pass
    assert (await service.tables.get(table.id)).ending == "finished"
    assert [holder.name for holder in ask.table.seats] == [1, 2, 3]


async def test_who_plays_alone_ends_the_table_alone_once_that_is_meant(service, live):
    table = await live(HOST, opponents=1)
    assert await refused(service.consent.end(table.id, HOST)) == "service.sure.end"
    ask = await service.consent.end(table.id, HOST, sure=True)
    assert (ask.table.phase, ask.table.ending) == ("ended", "alone")
    assert (await service.queries.snapshot(table.id)).view.to_move == ()


async def test_a_change_of_seats_cancels_what_else_is_being_asked(service, live, choose):
    table = await live(HOST, GUEST, THIRD)
    await choose(table, HOST, GUEST, THIRD)
    ask = await service.consent.end(table.id, HOST)
    await service.consent.opponent(table.id, THIRD, 2)
    assert (await service.consent.get(table.id, ask.proposal.id)).state == "cancelled"


async def test_somebody_who_sits_there_or_no_seat_at_all_is_refused(service, live):
    table = await live(HOST, GUEST)
    assert await refused(service.consent.replace(table.id, HOST, 1, HOST)) == "service.replace.seated"
    assert await refused(service.consent.replace(table.id, HOST, 7, THIRD)) == "service.no_such_seat"
    assert await refused(service.consent.opponent(table.id, HOST, -1)) == "service.no_such_seat"


async def test_a_game_ends_when_all_people_agree(service, live, choose):
    table = await live(HOST, GUEST, opponents=1)
    ask = await service.consent.end(table.id, HOST)
    assert ask.proposal.waiting == (GUEST,)
    await choose(table, GUEST)  # a move does not settle whether to end
    ask = await service.consent.answer(table.id, ask.proposal.id, GUEST, agree=True)
    assert (ask.table.phase, ask.table.ending, ask.table.actors) == ("ended", "agreed", frozenset())
    assert (await service.live.get(table.id)).record.reminders == ()
    assert (await service.queries.snapshot(table.id)).seed is not None
    for who in (HOST, GUEST):
        assert await refused(service.consent.end(table.id, who)) == "service.ended"
    assert await service.consent.open(table.id) == ()


async def test_who_has_no_seat_asks_for_no_end_and_what_is_decided_is_not_withdrawn(service, live):
    table = await live(HOST, GUEST, THIRD)
    assert await refused(service.consent.end(table.id, OUTSIDER)) == "service.no_seat"
    ask = await service.consent.end(table.id, HOST)
    await service.consent.answer(table.id, ask.proposal.id, GUEST, agree=False)
    assert await refused(service.consent.withdraw(table.id, ask.proposal.id, HOST)) == "service.proposal.decided"
    assert (await service.consent.get(table.id, ask.proposal.id)).state == "refused"


async def test_where_nothing_is_played_by_vote_nobody_is_voted_for(service, opened):
    table = await opened()
    assert await refused(service.consent.vote(table.id, GUEST)) == "service.vote.nothing"


async def test_an_end_that_not_all_had_agreed_to_when_the_game_was_over_ends_nothing(service, opened):
    table = await opened()
    ask = await service.consent.end(table.id, HOST)
    await play_out(service, table)
    assert (
        await refused(service.consent.answer(table.id, ask.proposal.id, GUEST, agree=True))
        == "service.proposal.decided"
    )
    assert (await service.tables.get(table.id)).phase == "over"
