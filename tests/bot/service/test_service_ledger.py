import asyncio
from contextlib import asynccontextmanager

import msgspec
import pytest

from bot.service import Service
from engine.core.moves import Undo
from storage import ledger
from storage.errors import NotStored
from tests.bot.service.conftest import GUEST, GUILD, HOST, refused, superseded
from tests.stored import read
from tests.toy.engine.game import ChooseNumber, Draw, Score, Turn


async def tell(service, table_id, message_id=None):
    """Announce what is new as the reconciler does."""
    news = (await service.ledger.behind(table_id)).news
    await service.ledger.mark_announced(table_id, news.table.seq, message_id, ended=news.ended)
    return news


async def test_a_start_is_news_once(service, live):
    table = await live(HOST, GUEST)
    news = (await service.ledger.behind(table.id)).news
    assert (news.started, news.ended, news.events, news.due, news.actors) == (True, False, (), True, {0, 1})
    await service.ledger.mark_announced(table.id, news.table.seq)
    assert (await service.ledger.behind(table.id)).news is None


async def test_a_lobby_and_one_that_closed_are_no_news(service, lobby):
    table = await lobby(HOST)
    assert (await service.ledger.behind(table.id)).news is None
    await service.lobby.close(table.id, HOST)
    assert (await service.ledger.behind(table.id)).news is None
    assert await service.ledger.pending() == ()


async def test_every_move_since_the_last_announcement_is_told_in_order(service, opened):
    table = await opened()
    await tell(service, table.id)
    await service.play.move(table.id, HOST, Draw, {})
    news = (await service.ledger.behind(table.id)).news
    assert ([told.entry for told in news.events], news.due) == ([Draw(0)], False)
    await service.play.move(table.id, HOST, "swap", {"answers": []})
    news = (await service.ledger.behind(table.id)).news
    assert ([told.seq for told in news.events], news.due, news.actors) == ([3, 4], True, {1})


async def test_what_is_played_while_it_is_being_told_is_told_next(service, opened):
    table = await opened()
    news = (await service.ledger.behind(table.id)).news
    await service.play.move(table.id, HOST, Score, {})
    await service.ledger.mark_announced(table.id, news.table.seq)
    assert [told.seq for told in (await service.ledger.behind(table.id)).news.events] == [3]


async def test_what_was_stored_before_a_crash_is_told_after_it_once_and_alike(service, opened, path, clock):
    table = await opened()
    await tell(service, table.id)
    await service.play.move(table.id, HOST, Score, {})
    await service.consent.undo(table.id, HOST)
    await service.play.move(table.id, HOST, Draw, {})
    before = (await service.ledger.behind(table.id)).news
    await service.close()
    async with await Service.open(path, clock) as after:
        assert await after.ledger.pending() == (table.id,)
        assert (await after.ledger.behind(table.id)).news == before
        await tell(after, table.id)
        assert await after.ledger.pending() == ()
        assert (await after.ledger.behind(table.id)).news is None


async def test_more_than_memory_holds_is_told_by_replaying(service, opened, monkeypatch):
    table = await opened()
    (await service.live.get(table.id))._events.clear()
    await service.play.move(table.id, HOST, Score, {})
    assert [told.seq for told in (await service.ledger.behind(table.id)).news.events] == [1, 2, 3]


async def test_taking_back_is_news(service, opened):
    table = await opened()
    await tell(service, table.id)
    await service.play.move(table.id, HOST, Draw, {})
    await tell(service, table.id)
    ask = await service.consent.undo(table.id, HOST)
    await service.consent.answer(table.id, ask.proposal.id, GUEST, agree=True)
    news = (await service.ledger.behind(table.id)).news
    assert ([told.entry for told in news.events], news.due) == ([Undo(0, 2)], True)


async def test_the_end_is_news_once_with_its_last_moves(service, opened):
    table = await opened()
    await tell(service, table.id)
    await service.play.move(table.id, HOST, Score, {})
    await service.play.move(table.id, GUEST, Score, {})
    news = await tell(service, table.id)
    assert (news.ended, len(news.events), news.actors) == (True, 2, frozenset())
    assert (await service.ledger.behind(table.id)).news is None
    assert await service.ledger.pending() == ()


async def test_an_end_without_a_move_is_news_even_when_it_comes_while_something_else_is_told(service, opened):
    table = await opened()
    news = (await service.ledger.behind(table.id)).news
    await service.admin.force_end(GUILD, table.id)
    await service.ledger.mark_announced(table.id, news.table.seq, ended=news.ended)
    assert await service.ledger.pending() == (table.id,)
    news = await tell(service, table.id)
    assert (news.ended, news.events, news.table.ending) == (True, (), "admin")
    assert await service.ledger.pending() == ()


async def test_an_announcement_that_arrives_late_takes_nothing_back(service, opened):
    table = await opened()
    await service.ledger.mark_announced(table.id, 2)
    await service.ledger.mark_announced(table.id, 0)
    assert await service.ledger.announced(table.id) == 2
    await service.ledger.mark_announced(table.id, 99)
    assert await service.ledger.announced(table.id) == 2


async def test_an_announcement_before_the_latest_is_remembered_until_it_is_put_right(service, opened, path, clock):
    table = await opened()
    for message_id in (555, 555, 666, 777):
        await service.ledger.mark_announced(table.id, 2, message_id)
    await service.close()
    async with await Service.open(path, clock) as after:
        old = await superseded(after, table.id)
        assert [posted.message_id for posted in old] == [555, 666]
        await after.ledger.forget_message(table.id, old[0].target)
        await after.ledger.store(table.id)
        assert [posted.message_id for posted in await superseded(after, table.id)] == [666]
        assert (await after.ledger.message(table.id, "panel")).message_id == 777


async def test_the_latest_message_of_a_sort_is_remembered(service, opened, path, clock):
    table = await opened()
    await tell(service, table.id, message_id=555)
    panel = await service.ledger.message(table.id, "panel")
    assert (panel.channel_id, panel.message_id, panel.shown_up_to) == (table.channel_id, 555, 2)
    await service.ledger.remember_message(table.id, "hand", 77, 1, user_id=HOST, seq=1)
    await service.ledger.remember_message(table.id, "hand", 77, 2, user_id=HOST, seq=2)
    await service.ledger.remember_message(table.id, "hand", 78, 3, user_id=GUEST)
    await service.close()
    async with await Service.open(path, clock) as after:
        assert (await after.ledger.message(table.id, "hand", user_id=HOST)).message_id == 2
        await after.ledger.forget_message(table.id, "hand", user_id=HOST)
        assert await after.ledger.message(table.id, "hand", user_id=HOST) is None
        assert (await after.ledger.message(table.id, "hand", user_id=GUEST)).message_id == 3
        assert await refused(after.ledger.remember_message("nowhere", "hand", 1, 1)) == "service.no_such_table"


async def stored_messages(service, table_id):
    _, rows = await read(service.database, lambda tx: ledger.of(tx, table_id))
    return {(each.target, each.message_id) for each in rows}


async def test_what_is_noted_is_known_at_once_and_stored_with_the_announcement(service, opened):
    table, shown = await opened(), service.ledger
    await shown.remember_message(table.id, "hand", 77, 1, user_id=HOST, seq=1, edited=True)
    assert (await shown.message(table.id, "hand", user_id=HOST)).message_id == 1
    assert await stored_messages(service, table.id) == set()
    await shown.mark_announced(table.id, 2, 555)
    assert await stored_messages(service, table.id) == {("hand", 1), ("panel", 555)}
    await shown.forget_message(table.id, "hand", user_id=HOST)
    assert await shown.hands(table.id) == {}
    await shown.store(table.id)
    assert await stored_messages(service, table.id) == {("panel", 555)}


async def test_what_is_noted_is_stored_in_one_transaction(service, opened, monkeypatch):
    table, written = await opened(), []
    transaction = service.database.transaction

    def writing():
        written.append(True)
        return transaction()

    monkeypatch.setattr(service.database, "transaction", writing)
    for user in (HOST, GUEST):
        await service.ledger.remember_message(table.id, "hand", 77, user, user_id=user, seq=2, edited=True)
    for _ in range(2):
        await service.ledger.store(table.id)
    assert await stored_messages(service, table.id) == {("hand", HOST), ("hand", GUEST)}
    assert len(written) == 1


async def test_what_cannot_be_stored_is_known_to_whoever_reads_while_that_is_tried(service, opened, monkeypatch):
    table = await opened()
    await tell(service, table.id, message_id=7)
    await service.play.move(table.id, HOST, Score, {})
    trying, failing = asyncio.Event(), asyncio.Event()

    @asynccontextmanager
    async def full_disk():
        trying.set()
        await failing.wait()
        raise NotStored("the disk is full", full=True)
        yield

    monkeypatch.setattr(service.database, "transaction", full_disk)
    telling = asyncio.create_task(tell(service, table.id, message_id=8))
    await trying.wait()
    assert (await service.ledger.behind(table.id)).news is None
    failing.set()
    with pytest.raises(NotStored):
        await telling
    assert (await service.ledger.message(table.id, ledger.PANEL)).message_id == 8
    assert (await service.ledger.behind(table.id)).news is None


async def test_what_is_noted_is_stored_when_the_service_is_closed(service, opened, path, clock):
    table = await opened()
    await service.ledger.remember_message(table.id, "hand", 77, 1, user_id=HOST, seq=2, edited=True)
    await service.close()
    async with await Service.open(path, clock) as after:
        assert await stored_messages(after, table.id) == {("hand", 1)}


async def test_what_is_noted_stands_back_behind_what_another_process_has_stored(service, opened, path, clock):
    table = await opened()
    async with await Service.open(path, clock) as other:
        await service.ledger.remember_message(table.id, "hand", 77, 1, user_id=HOST, seq=1, edited=True)
        await other.ledger.remember_message(table.id, "hand", 77, 2, user_id=HOST, seq=2)
        await service.ledger.store(table.id)
        assert await stored_messages(service, table.id) == {("hand", 2)}


async def test_where_a_new_message_stands_is_stored_at_once(service, opened):
    table = await opened()
    await service.ledger.remember_message(table.id, "hand", 77, 1, user_id=HOST, seq=1)
    assert await stored_messages(service, table.id) == {("hand", 1)}


async def test_a_message_that_shows_less_of_the_log_takes_the_place_of_none_that_shows_more(service, opened):
    table, shown = await opened(), service.ledger
    for seq in (2, 1):
        await shown.remember_message(table.id, "hand", 77, seq, user_id=HOST, seq=seq)
    assert (await shown.message(table.id, "hand", user_id=HOST)).message_id == 2
    for seq in (4, 3):
        await shown.remember_message(table.id, "hand", 77, seq, user_id=HOST, seq=seq, edited=True)
    assert (await shown.message(table.id, "hand", user_id=HOST)).message_id == 4


async def test_when_all_decide_again_together_that_is_due_as_some_have_decided_long_ago(service, live, monkeypatch):
    play = ChooseNumber.play

    def play_and_ask_again(step, draft, move):
        yield from play(step, draft, move)
        # Numbers that are in no deck: whatever was dealt, it is asked again once.
        if not draft.frame.actors and draft.hands[0][0] >= 0:
            draft.hands = [[-2, -1], [-2, -1]]
            draft.ask([0, 1])

    monkeypatch.setattr(ChooseNumber, "play", play_and_ask_again)
    table = await live(HOST, GUEST)
    await tell(service, table.id)
    for user_id in (HOST, GUEST):
        low = min((await service.queries.snapshot(table.id, user_id)).view.hand)
        await service.play.move(table.id, user_id, "choose", {"number": low})
    news = (await service.ledger.behind(table.id)).news
    assert (len(news.events), news.actors, news.due) == (2, {0, 1}, True)


@pytest.mark.parametrize("expired", [False, True])
async def test_a_second_turn_at_once_is_due_only_where_what_was_before_expired(service, opened, monkeypatch, expired):
    monkeypatch.setattr(Turn, "waits", lambda step, state, actor: actor == 0 and len(state.deck) > 1)
    monkeypatch.setattr("bot.service.entries.turn_ends", lambda *position: True)
    table = await opened()
    await tell(service, table.id)
    outcome = await service.play.move(table.id, HOST, Score, {})
    if expired:

        def expire(live):
            return live.save(msgspec.structs.replace(live.record, expired=outcome.events.seq))

        await service.live.handle(table.id, expire)
    news = (await service.ledger.behind(table.id)).news
    assert (news.actors, news.events[-1].turned, news.due) == ({0}, True, expired)


async def test_a_seat_that_was_not_sent_what_it_alone_may_know_has_a_place_of_its_own_in_the_log(service, opened):
    table = await opened()
    await tell(service, table.id)
    await service.play.move(table.id, HOST, Draw, {})
    seq = (await service.tables.get(table.id)).seq
    await service.ledger.mark_announced(table.id, seq, 77, undelivered={0})
    assert await service.ledger.pending() == (table.id,)
    found = await service.ledger.behind(table.id)
    assert (found.news, found.undelivered) == (None, {0})
    news = await service.ledger.unsent(table.id, 0)
    assert ([told.seq for told in news.events], news.started) == ([seq], False)
    await service.ledger.mark_announced(table.id, seq, 77, undelivered={0})
    assert await service.ledger.delivered_to(table.id, 0) == seq - 1
    await service.ledger.delivered(table.id, 0, seq)
    await service.ledger.store(table.id)
    assert await service.ledger.pending() == ()


async def test_a_seat_that_was_not_sent_the_start_is_sent_the_start(service, live):
    table = await live(HOST, GUEST)
    await service.ledger.mark_announced(table.id, 0, 77, undelivered={0, 1})
    assert (await service.ledger.behind(table.id)).undelivered == {0, 1}
    assert (await service.ledger.unsent(table.id, 0)).started


async def test_a_seat_that_was_sent_more_than_was_announced_is_not_sent_it_again_with_that(service, opened):
    table = await opened()
    await tell(service, table.id)
    await service.play.move(table.id, HOST, Draw, {})
    seq = (await service.tables.get(table.id)).seq
    await service.ledger.delivered(table.id, 0, seq)
    assert (await service.ledger.behind(table.id)).undelivered == frozenset()
    assert (await service.ledger.unsent(table.id, 0)).events == ()
    await service.ledger.mark_announced(table.id, seq, 77)
    await service.ledger.store(table.id)
    assert await service.ledger.delivered_to(table.id, 0) == seq
    assert await service.ledger.pending() == ()


async def test_what_has_yet_to_be_stored_is_kept_however_many_tables_are_used_since(service, live, lobby, monkeypatch):
    monkeypatch.setattr("bot.service.ledger.CACHED_TABLES", 1)
    table, other, third = await live(HOST, GUEST), await lobby(HOST, channel=11), await lobby(HOST, channel=12)
    await service.ledger.remember_message(table.id, "hand", 77, 1, user_id=HOST, seq=2, edited=True)
    for each in (other, third):
        await service.ledger.announced(each.id)
    assert (await service.ledger.message(table.id, "hand", user_id=HOST)).message_id == 1
    for each in (other, third):
        await service.ledger.announced(each.id)
    await service.ledger.store_all()
    _, rows = await read(service.database, lambda tx: ledger.of(tx, table.id))
    assert [row.message_id for row in rows if row.target == "hand"] == [1]
