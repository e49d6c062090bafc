"""A private copy of a table is played for every seat by one person, and neither the table nor anybody else hears of it."""

from __future__ import annotations

import pytest

from bot.interactions.rules import Rulebook
from bot.service import NoSuchTable, NotSeated, Refusal
from bot.service.private_copies import LASTS, MOST_COPIES
from engine.core.forms import Form, answers
from engine.core.moves import fields
from tests.bot.presses import Presser
from tests.bot.stage import private

PACE = 24 * 3600
TRY, BACK, COMPARE = "🧪 Try it", "↩ A move back", "Compare with before"
COPIED = ["europe", "18cz", "german", "1854"]
NAMES = ("Ada", "Ben", "Cleo")


async def to_move(stage):
    table = await stage.table()
    held = table.seats[min(table.actors)].user_id
    return Presser(stage, next(who for who in (stage.alice, stage.bob, stage.cara) if who.id == held))


async def begun(stage, game):
    await stage.begin(stage.bob, stage.cara, game=game, players=3)
    who = await to_move(stage)
    return who, who.answered(await who.who.slash(stage.channel, "hand"))


async def play_on(service, copy, user, moves):
    """Make the first move that is possible, whichever seat is to move, so many times; return the seats that moved."""
    seats = []
    for _ in range(moves):
        live = await service.live.get(copy)
        snapshot = await service.queries.snapshot(copy, user)
        if not snapshot.kinds:
            break
        form = Form.of(live.match.game, live.match.state, snapshot.seat, snapshot.kinds[0])
        while form.slot is not None:
            form = form.then(answers(form.slot)[0])
        move = form.move(snapshot.seat)
        values = {name: getattr(move, name) for name in fields(type(move))}
        await service.play.move(copy, user, type(move), values)
        seats.append(snapshot.seat)
    return seats


@pytest.mark.parametrize("game", COPIED)
async def test_a_copy_is_opened_beside_a_decision_and_played_in_its_own_message(stage, game):
    who, panel = await begun(stage, game)
    table, said, sent = await stage.table(), len(stage.channel.history()), len(who.who.user.dm_channel.history())
    copy = who.answered(await who.click(panel.now, label=TRY))
    assert "Private copy" in copy.words
    assert "You play for" in copy.words
    assert TRY not in copy.buttons
    (number,) = stage.service.live.copies
    with stage.env._bot_scope():
        seats = await play_on(stage.service, number, who.who.id, 6)
    await stage.env.settle()
    assert len(seats) == 6
    assert (await stage.table()) == table
    assert (len(stage.channel.history()), len(who.who.user.dm_channel.history())) == (said, sent)


async def test_a_move_of_a_copy_is_made_by_its_buttons_taken_back_and_compared(stage):
    who, panel = await begun(stage, "german")
    copy = who.answered(await who.click(panel.now, label=TRY))
    assert BACK not in copy.buttons
    await copy.press("Do not bid")
    assert BACK in copy.buttons
    compared = await who.click(copy.now, label=COMPARE)
    assert "what happened in your private copy" in private(compared)
    assert "passes" in private(compared)
    await copy.press(BACK)
    assert "Taken back" in copy.words
    assert (await stage.table()).seq == 0


async def test_the_rule_by_which_a_copy_refuses_something_is_read_as_at_the_table(stage):
    who, panel = await begun(stage, "german")
    await who.click(panel.now, label=TRY)
    (number,) = stage.service.live.copies
    with stage.env._bot_scope():
        copy = await stage.service.tables.get(number)
        rulebook = await Rulebook.at(stage.bot.parts, copy, who.who.id)
        own = await Rulebook.at(stage.bot.parts, await stage.table(), who.who.id)
        with pytest.raises(NoSuchTable):
            await Rulebook.at(stage.bot.parts, copy, stage.bob.id if who.who is stage.alice else stage.alice.id)
    assert rulebook.sections == own.sections


async def test_a_copy_is_said_to_be_gone_after_a_restart(stage):
    who, panel = await begun(stage, "18cz")
    copy = who.answered(await who.click(panel.now, label=TRY))
    stage.service.live.copies.clear()
    pressed = await who.click(copy.now, label=copy.buttons[0])
    assert "This has ended" in private(pressed)


async def opened(service, stage, who=None):
    table = await stage.table()
    return (await service.copies.begin(table.id, (who or stage.alice).id, NAMES)).id


async def test_a_person_has_three_copies_at_most_and_each_for_two_days(stage, monkeypatch):
    await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    with stage.env._bot_scope():
        service = stage.service
        others = await opened(service, stage, stage.bob)
        found = [await opened(service, stage) for _ in range(MOST_COPIES + 1)]
        with pytest.raises(NoSuchTable):
            await service.queries.snapshot(found[0], stage.alice.id)
        for copy in found[1:]:
            assert (await service.queries.snapshot(copy, stage.alice.id)).copied
        assert (await service.queries.snapshot(others, stage.bob.id)).copied
        now = service.live.clock() + LASTS + 1
        for copy in service.live.copies.values():
            monkeypatch.setattr(copy, "clock", lambda: now)
        with pytest.raises(NoSuchTable):
            await service.queries.snapshot(others, stage.bob.id)


async def test_a_copy_is_its_owners_alone_and_goes_with_their_data(stage):
    await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    with stage.env._bot_scope():
        service = stage.service
        copy = await opened(service, stage)
        with pytest.raises(NoSuchTable):
            await service.queries.snapshot(copy, stage.bob.id)
        with pytest.raises(NotSeated):
            await service.play.move(copy, stage.bob.id, "pass", {})
        with pytest.raises(NoSuchTable):
            await service.copies.back(copy, stage.bob.id)
        service.copies.forget(stage.alice.id)
        with pytest.raises(NoSuchTable):
            await service.queries.snapshot(copy, stage.alice.id)


async def test_nobody_is_asked_or_told_anything_by_a_copy(stage):
    await stage.begin(stage.bob, stage.cara, game="german", players=3)
    with stage.env._bot_scope():
        service, copy = stage.service, await opened(stage.service, stage)
        for asking in (
            service.consent.end(copy, stage.alice.id, sure=True),
            service.consent.opponent(copy, stage.alice.id, 1),
        ):
            with pytest.raises(Refusal):
                await asking
        assert await service.consent.open(copy) == ()
        assert copy not in {table.id for table in await service.tables.of_person(stage.alice.id)}


@pytest.mark.parametrize("game", COPIED)
async def test_a_copy_holds_neither_the_seed_nor_what_its_owner_cannot_see(stage, game):
    await stage.begin(stage.bob, stage.cara, game=game, players=3)
    with stage.env._bot_scope():
        service, table = stage.service, await stage.table()
        live = await service.live.get(table.id)
        copy = await service.live.get(await opened(service, stage))
        seat = table.seat_of(stage.alice.id)
        assert live.match.seed not in {copy.match.seed, copy.match.state.rng.seed}
        assert live.match.state.rng.seed != copy.match.state.rng.seed
        assert copy.match.view(seat) == live.match.view(seat)
        if game == "europe":
            assert [held.hand for held in copy.match.state.seats[1:]] != [
                held.hand for held in live.match.state.seats[1:]
            ]
            assert copy.match.state.supply.deck != live.match.state.supply.deck
