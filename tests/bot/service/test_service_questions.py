"""What one player asks another: who is called, what everybody may see of it, and how it expires."""

import pytest

from bot.service import Service
from bot.service.values import TIMEOUTS
from engine.core.errors import GameOver, IllegalMove
from storage.rows import fetch
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, THIRD, refused
from tests.open_toy.engine.game import Accept, Deal, Name, Pass, Refuse, Walk, Withdraw
from tests.stored import read
from tests.toy.engine.game import Draw


async def test_a_question_is_told_at_once_and_so_is_each_answer(service, table):
    outcome = await service.play.move(table.id, HOST, Deal, {"price": 5})
    assert (outcome.events.turned, outcome.table.actors) == (True, {0, 1})
    for kind, who in ((Accept, GUEST), (Refuse, GUEST), (Withdraw, HOST)):
        outcome = await service.play.move(table.id, who, kind, {})
        assert outcome.events.turned
        await service.consent.undo(table.id, who)


async def test_everybody_sees_the_question_and_who_is_asked(service, table):
    await service.play.move(table.id, HOST, Deal, {"price": 5})
    question = (await service.queries.snapshot(table.id)).question
    assert (question.by, question.to, question.answers) == (0, 1, ("accept", "refuse"))


async def test_whoever_is_asked_is_concerned_and_then_whoever_asked(service, table):
    await service.ledger.mark_announced(table.id, 0, 1)
    await service.play.move(table.id, HOST, Deal, {"price": 5})
    assert (await service.ledger.behind(table.id)).news.concerned == {GUEST}
    await service.ledger.mark_announced(table.id, 1, 1)
    await service.play.move(table.id, GUEST, Refuse, {})
    assert (await service.ledger.behind(table.id)).news.concerned == {HOST}


async def test_a_question_lapses_when_its_time_is_up(service, table, clock):
    await service.play.move(table.id, HOST, Deal, {"price": 5})
    assert await service.expiries.next_due() == clock() + TIMEOUTS["day"]
    assert await service.expiries.due() == ()
    assert await service.expiries.expire(table.id) is None
    clock.forward(TIMEOUTS["day"])
    assert await service.expiries.due() == (table.id,)
    outcome = await service.expiries.expire(table.id)
    assert (outcome.events.entry, outcome.table.actors) == (Withdraw(0), {0})
    assert (await service.queries.snapshot(table.id)).expired == outcome.events.seq
    assert await service.expiries.next_due() is None


async def test_an_answer_in_time_stops_the_clock(service, table, clock):
    await service.play.move(table.id, HOST, Deal, {"price": 5})
    await service.play.move(table.id, GUEST, Refuse, {})
    assert await service.expiries.next_due() is None
    clock.forward(TIMEOUTS["day"])
    assert await service.expiries.expire(table.id) is None
    assert (await service.queries.snapshot(table.id)).expired is None


async def test_the_time_outlives_a_restart(service, table, path, clock):
    await service.play.move(table.id, HOST, Deal, {"price": 5})
    await service.close()
    clock.forward(TIMEOUTS["day"])
    async with await Service.open(path, clock) as again:
        assert await again.expiries.due() == (table.id,)
        assert (await again.expiries.expire(table.id)).events.entry == Withdraw(0)


async def test_a_closed_table_waits_for_no_answer(service, table, clock):
    await service.play.move(table.id, HOST, Deal, {"price": 5})
    await service.admin.force_end(GUILD, table.id)
    assert await service.expiries.next_due() is None


async def test_what_a_move_would_do_is_told_without_making_it(service, table):
    effects = (await service.queries.snapshot(table.id, HOST)).position.effects(Walk, {"path": ("north", "lake")})
    assert [text.key for text in effects.events] == ["open.walk"]
    assert (await service.tables.get(table.id)).seq == 0
    with pytest.raises(IllegalMove):
        (await service.queries.snapshot(table.id, HOST)).position.effects(Name, {"number": 801})


async def test_a_pass_that_ends_the_round_is_warned_of_and_not_confirmed_as_it_can_be_taken_back(service, table):
    for user in (HOST, GUEST):
        assert (await service.queries.snapshot(table.id, user)).position.warnings(0, Pass, {}) == ()
        await service.play.move(table.id, user, Pass, {})
    position = (await service.queries.snapshot(table.id, THIRD)).position
    assert [text.key for text in position.effects(Pass, {}).events] == ["open.pass", "open.round"]
    assert [text.key for text in position.warnings(2, Pass, {})] == ["open.round"]
    assert not position.is_final(Pass, {})


async def test_a_game_that_hides_something_tells_nothing_of_a_move_beforehand(service, opened):
    table = await opened(channel=CHANNEL + 1)
    assert (await service.queries.snapshot(table.id, HOST)).position.effects(Draw, {}) is None


async def test_a_person_to_move_is_led_and_where_nothing_is_hidden_so_is_the_channel(service, table, opened):
    for user in (HOST, GUEST, None):
        lead = (await service.queries.snapshot(table.id, user)).turn_prompt
        assert (lead.seat, lead.prompt.key) == (0, "open.prompt")
    await service.play.move(table.id, HOST, Pass, {})
    assert (await service.queries.snapshot(table.id)).turn_prompt.meanings["pass"].key == "open.no_more"
    closed = await opened(channel=CHANNEL + 1)
    assert (await service.queries.snapshot(closed.id)).turn_prompt is None


async def test_words_are_added_to_a_question_that_stands_by_whoever_asked_it_alone(service, table):
    seq = (await service.play.move(table.id, HOST, Deal, {"price": 5})).events.seq
    assert await refused(service.play.add_note(table.id, GUEST, "No", expected_seq=seq)) == "service.note.nothing"
    assert await refused(service.play.add_note(table.id, HOST, "Late", expected_seq=seq - 1)) == "service.stale"
    await service.play.move(table.id, GUEST, Refuse, {})
    assert await refused(service.play.add_note(table.id, HOST, "Gone", expected_seq=seq + 1)) == "service.note.nothing"
    assert (await service.live.get(table.id)).record.note is None


async def test_where_a_game_knows_no_declining_nothing_is_declined(service, table):
    said = await refused(service.play.decline(table.id, HOST, 1, expected_seq=table.seq))
    assert said == "service.no_such_move"
    assert (await service.tables.get(table.id)).seq == 0


async def test_what_a_move_would_do_is_told_of_no_game_that_is_over(service, table):
    position = (await service.queries.snapshot(table.id, HOST)).position
    for user in (HOST, GUEST, THIRD) * 2:
        await service.play.move(table.id, user, Pass, {})
    over = (await service.queries.snapshot(table.id, HOST)).position
    with pytest.raises(GameOver):
        over.effects(Pass, {})
    assert position.effects(Pass, {}) is not None
    assert position != "a position"


async def test_whoever_asks_is_not_waited_for_because_somebody_else_is_forgotten(service, table, clock):
    await service.play.move(table.id, HOST, Deal, {"price": 5})
    assert await service.tables.waited_since([table]) == {table.id: {1: clock()}}
    clock.forward(60)
    await service.people.forget(THIRD)
    assert await service.tables.waited_since([table]) == {table.id: {1: clock() - 60}}


@pytest.mark.parametrize("left", [(), (GUEST, THIRD)])
async def test_what_somebody_has_added_to_a_question_is_forgotten_with_them(service, table, left):
    seq = (await service.play.move(table.id, HOST, Deal, {"price": 5})).table.seq
    await service.play.add_note(table.id, HOST, "As you said in Brno", expected_seq=seq)
    if not left:
        await service.admin.force_end(GUILD, table.id)
    for person in (*left, HOST):
        await service.people.forget(person)
    assert await read(service.database, lambda tx: fetch(tx, "SELECT text FROM notes")) == []
