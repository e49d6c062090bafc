"""A table whose log or position cannot be worked out is suspended: it holds up nobody, and says so."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.service import NoSuchTable, Refusal, Service, Suspended, TableOptions
from bot.service import live_tables as module
from bot.service.entries import replayed
from bot.service.practice import FileGame
from bot.service.values import COPY_ID
from engine.core import codec
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from storage import games
from tests.bot.service.conftest import GUEST, GUILD, HOST, OUTSIDER, THIRD
from tests.open_toy.engine.game import Pass

OWN, OTHERS, ELSEWHERE = 50, 60, 70
"""Channels."""


def a_match(moves, base=None):
    game, rng = find("german"), Rng("by chance")
    match = Match(game, Setup("german", 3, {each.key: each.values[0] for each in game.info.variants}), "a game")
    if base is not None:
        match = Match.resume(game, match.setup, match.seed, (), base)
    while not match.over and (moves is None or len(match.line) < moves):
        match.play(game.policies["random"](game, match.state, min(game.awaited(match.state)), rng))
    return match


@pytest.fixture(scope="module")
def file_game():
    """A finished game from a file, that began with a position."""
    origin = codec.encode_state(a_match(12).state)
    match = a_match(None, origin)
    entries = tuple(map(codec.encode_entry, match.entries))
    state = codec.encode_state(match.state)
    return FileGame(
        setup=match.setup, seed=match.seed, moves=len(match.line), entries=entries, origin=origin, state=state
    )


class Judge:
    """Judges tables as it is told, and not before."""

    def __init__(self, *, sound=True):
        self.sound = sound
        self.may_say = asyncio.Event()
        self.asked = []
        self.heard = asyncio.Event()

    async def __call__(self, stored):
        self.asked.append(stored.table.id)
        self.heard.set()
        await self.may_say.wait()
        return self.sound


async def unjudged(service, table_id):
    """Let a table be as one that was stored before anything was judged."""
    async with service.database.transaction() as tx:
        await tx.execute("UPDATE games SET sound = NULL WHERE id = ?", (table_id,))
    service.live.forget(table_id)


async def imported(service, file_game):
    async def reading(_, number):
        return file_game

    return (await service.practice.store_file(b"", 0, reading, HOST, GUILD, OWN, title="Brought")).table


@pytest.fixture
async def brought(service, file_game):
    """A live table that plays on from a position out of a file, as a bot has stored it that judged nothing."""
    table = await service.practice.clone((await imported(service, file_game)).id, HOST, OWN, 3, "Played on")
    table = await service.lobby.start(table.id, HOST)
    await unjudged(service, table.id)
    return table


@pytest.fixture
async def others(service):
    """A table at which two people play."""
    table = await service.lobby.new(GUEST, GUILD, OTHERS, TableOptions(game="open", title="Others", players=2))
    await service.lobby.join(table.id, THIRD)
    return await service.lobby.start(table.id, GUEST)


@pytest.fixture
async def restarted(service, path, clock):
    """What begins anew on the same database, with something that judges."""
    async with await Service.open(path, clock) as opened:
        opened.judge_apart(Judge())
        yield opened


async def settled(service):
    while judging := tuple(service.live._judging.values()):
        await asyncio.wait(judging)


async def move(service, table):
    actor = next(holder.user_id for holder in (await service.tables.get(table.id)).seats if holder.to_move)
    return await service.play.move(table.id, actor, Pass, {})


async def looks(service, table):
    return await service.queries.snapshot(table.id, HOST)


async def test_while_a_table_is_judged_others_are_played_and_it_says_so(restarted, brought, others):
    judge = restarted.live.judging
    with pytest.raises(Suspended, match="being_judged"):
        await looks(restarted, brought)
    await judge.heard.wait()
    before = (await restarted.tables.get(others.id)).seq
    await move(restarted, others)
    assert (await restarted.tables.get(others.id)).seq == before + 1
    with pytest.raises(Suspended, match="being_judged"):
        await restarted.play.opponent(brought.id)
    judge.may_say.set()
    await settled(restarted)
    assert (await looks(restarted, brought)).table.phase == "live"
    assert judge.asked == [brought.id]


async def test_a_table_that_was_judged_sound_is_never_judged_again(restarted, brought, path, clock):
    restarted.live.judging.may_say.set()
    with pytest.raises(Suspended):
        await looks(restarted, brought)
    await settled(restarted)
    async with await Service.open(path, clock) as later:
        later.judge_apart(Judge())
        assert await looks(later, brought)
        assert later.live.judging.asked == []


async def test_a_table_that_is_not_sound_is_suspended_for_good_and_can_be_deleted(restarted, brought, caplog):
    judge = restarted.live.judging
    judge.sound = False
    judge.may_say.set()
    with pytest.raises(Suspended, match="being_judged"):
        await looks(restarted, brought)
    await settled(restarted)
    for work in (
        looks(restarted, brought),
        restarted.play.move(brought.id, HOST, "pass", {}),
        restarted.play.opponent(brought.id),
        restarted.copies.begin(brought.id, HOST, ("a", "b", "c")),
        restarted.log.page(brought.id),
        restarted.log.past(brought.id, HOST, 0),
        restarted.looking_back.graph(brought.id),
        restarted.looking_back.replay(brought.id),
        restarted.export.export(brought.id),
    ):
        with pytest.raises(Suspended, match="suspended"):
            await work
    assert judge.asked == [brought.id]
    assert [line.getMessage() for line in caplog.records if brought.id in line.getMessage()] == [
        f"table {brought.id} is suspended, as it cannot be worked out within the limits of that"
    ]
    (listed,) = await restarted.admin.tables(GUILD, "live")
    assert listed.sound is False
    await restarted.admin.delete(GUILD, brought.id)
    with pytest.raises(NoSuchTable):
        await restarted.tables.get(brought.id)
    assert restarted.live._judged == set(), "nothing of it is kept"


async def test_a_table_that_is_suspended_can_be_ended(restarted, brought):
    judge = restarted.live.judging
    judge.sound = False
    judge.may_say.set()
    with pytest.raises(Suspended):
        await looks(restarted, brought)
    await settled(restarted)
    assert (await restarted.admin.force_end(GUILD, brought.id)).phase == "ended"


async def test_nothing_happens_by_itself_at_a_table_that_is_suspended(service, brought, path, clock):
    assert brought.id in await service.ledger.pending()
    async with service.database.transaction() as tx:
        await games.store_sound(tx, brought.id, sound=False)
    clock.forward(365 * 24 * 3600)
    async with await Service.open(path, clock) as restarted:
        assert await restarted.ledger.pending() == ()
        assert await restarted.play.waiting_for_opponents() == ()
        assert await restarted.reminders.claim_due() == ()
        assert await restarted.reminders.next_due() is None
        assert await restarted.expiries.due() == ()
        assert await restarted.expiries.next_due() is None
        assert await restarted.tables.waiting_for(HOST) == ()


async def test_a_table_that_was_suspended_is_judged_once_more_after_a_start(restarted, brought):
    async with restarted.database.transaction() as tx:
        await games.store_sound(tx, brought.id, sound=False)
    restarted.live.judging.may_say.set()
    with pytest.raises(Suspended):
        await looks(restarted, brought)
    await settled(restarted)
    assert (await looks(restarted, brought)).table.sound is True


async def test_a_game_out_of_a_file_of_before_is_judged_before_anybody_looks_at_it(restarted, service, file_game):
    table = await imported(service, file_game)
    await unjudged(service, table.id)
    with pytest.raises(Suspended, match="being_judged"):
        await restarted.log.past(table.id, HOST, 0)
    with pytest.raises(Suspended, match="being_judged"):
        await restarted.practice.clone(table.id, HOST, ELSEWHERE, 0, "Played on")


async def test_a_position_that_waits_in_a_lobby_is_judged_before_its_game_begins(service, file_game):
    table = await service.practice.clone((await imported(service, file_game)).id, HOST, OWN, 3, "Played on")
    await unjudged(service, table.id)
    judge = Judge(sound=False)
    judge.may_say.set()
    service.judge_apart(judge)
    with pytest.raises(Suspended, match="suspended"):
        await service.lobby.start(table.id, HOST)
    assert (await service.tables.get(table.id)).phase == "lobby"
    judge.sound = True
    assert (await service.lobby.start(table.id, HOST)).phase == "live"


async def test_a_position_is_judged_before_a_table_plays_on_from_it_and_only_one_of_a_person(service, file_game):
    table = await imported(service, file_game)
    judge = Judge(sound=False)
    service.judge_apart(judge)
    judging = asyncio.create_task(service.practice.clone(table.id, HOST, OWN, 3, "Played on"))
    await judge.heard.wait()
    with pytest.raises(Refusal, match="one_at_a_time"):
        await service.practice.clone(table.id, HOST, ELSEWHERE, 4, "Played on")
    judge.may_say.set()
    with pytest.raises(Refusal, match="unsound"):
        await judging
    judge.sound = None
    with pytest.raises(Refusal, match="not_now"):
        await service.practice.clone(table.id, HOST, OWN, 3, "Played on")
    assert await service.tables.count_alive() == {}
    judge.sound = True
    opened = await service.practice.clone(table.id, OUTSIDER, OWN, 3, "Played on")
    assert (opened.sound, len(opened.id) == COPY_ID) == (True, False)


async def test_a_log_that_takes_too_long_to_replay_holds_up_no_other_table(service, others, path, clock, monkeypatch):
    mine = await service.lobby.new(HOST, GUILD, OWN, TableOptions(game="open", title="Mine", players=2))
    await service.lobby.join(mine.id, OUTSIDER)
    await service.lobby.start(mine.id, HOST)
    may_end, slow = threading.Event(), mine.id

    def replayed_slowly(stored, since):
        if stored.table.id == slow:
            may_end.wait()
        return replayed(stored, since)

    monkeypatch.setattr(module, "replayed", replayed_slowly)
    monkeypatch.setattr(module, "LONG", 0.01)
    monkeypatch.setattr(module, "TOO_LONG", 0.02)
    try:
        async with await Service.open(path, clock) as restarted:
            loading = asyncio.create_task(looks(restarted, mine))
            await move(restarted, others)
            with pytest.raises(Suspended, match="suspended"):
                await loading
            # The next start does not even try: that is for a process that can be ended.
        async with await Service.open(path, clock) as later:
            later.judge_apart(Judge())
            with pytest.raises(Suspended, match="being_judged"):
                await looks(later, mine)
            await move(later, others)
            later.live.judging.may_say.set()
            slow = ""
            await settled(later)
            assert (await looks(later, mine)).table.phase == "live"
    finally:
        may_end.set()
