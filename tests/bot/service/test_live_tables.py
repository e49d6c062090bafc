"""What is in memory of a table is what is stored, whoever has stored it: this service, another one, or both at once."""

import asyncio

import msgspec
import pytest

from bot.service import Service, TableOptions
from bot.service.entries import replayed
from bot.service.errors import Refusal, StaleTurn, Suspended
from bot.service.live_tables import TRIES, delivered
from bot.service.values import CACHED_TABLES
from engine.core.errors import CorruptLog, IllegalMove
from engine.core.registry import GAMES
from storage import archive, games, ledger, table_records
from storage.errors import StaleVersion
from storage.ledger import PANEL
from storage.moves import REMEMBERED
from storage.records import PanelContent
from storage.rows import number
from tests.bot.service.conftest import GUEST, GUILD, HOST, OUTSIDER, THIRD
from tests.open_toy.engine.game import Pass
from tests.stored import read


@pytest.fixture
async def other(path, service, clock):
    """A second service on the same file, as another process has it."""
    async with await Service.open(path, clock) as opened:
        yield opened


@pytest.fixture
def begin(service):
    """Start the open toy with two people."""

    async def begin(channel):
        options = TableOptions(game="open", title="Friday", players=2)
        opened = await service.lobby.new(HOST, GUILD, channel, options)
        await service.lobby.join(opened.id, GUEST)
        return await service.lobby.start(opened.id, HOST)

    return begin


async def stored(service, table_id):
    async with service.database.query() as tx:
        return await table_records.get(tx, table_id)


async def shown(service, table_id):
    return (await read(service.database, lambda tx: ledger.of(tx, table_id)))[1]


async def test_what_is_played_at_one_service_is_seen_at_the_other_which_has_shown_the_table_before(
    service, other, table
):
    assert (await other.queries.snapshot(table.id, HOST)).table.seq == 0
    for user in (HOST, GUEST, THIRD):
        await service.play.move(table.id, user, Pass, {})
    assert (await other.queries.snapshot(table.id, HOST)).table.seq == 3
    assert (await other.ledger.behind(table.id)).news.table.seq == 3


async def test_a_table_that_was_found_in_its_channel_is_shown_as_it_is_stored(service, other, table):
    assert (await other.queries.snapshot(table.id, HOST)).table.seq == 0
    await service.play.move(table.id, HOST, Pass, {})
    found = await other.tables.in_channel(table.channel_id)
    assert (await other.queries.snapshot(found, HOST)).table.seq == 1
    assert (await other.queries.position(found, GUEST)).table.seq == 1


async def test_what_one_service_has_announced_is_no_news_at_the_other(service, other, table):
    await service.play.move(table.id, HOST, Pass, {})
    assert (await other.ledger.behind(table.id)).news is not None
    await service.ledger.mark_announced(table.id, 1, 77)
    assert (await other.ledger.behind(table.id)).news is None
    assert [posted.message_id for posted in await other.ledger.all_messages(table.id)] == [77]


async def test_what_one_service_has_noted_is_stored_although_the_other_stores_something_first(service, other, table):
    said = PanelContent(story="A turn.", pictures=(), added="", next_up="", rows=(), called=())
    await service.ledger.mark_announced(table.id, 0, 77, content=said)
    drawn = msgspec.structs.replace(said, pictures=(("map.png", None),))
    await service.ledger.content_changed(table.id, drawn)
    await other.play.move(table.id, HOST, Pass, {})
    assert (await service.tables.get(table.id)).seq == 1
    await service.ledger.store_all()
    assert [row.content for row in await shown(other, table.id)] == [drawn]


async def test_what_one_service_has_noted_of_a_message_is_not_said_of_one_that_the_other_has_sent(
    service, other, table
):
    said = PanelContent(story="A turn.", pictures=(), added="", next_up="", rows=(), called=())
    await service.ledger.mark_announced(table.id, 0, 77, content=said)
    await service.ledger.content_changed(table.id, msgspec.structs.replace(said, pictures=(("map.png", None),)))
    await other.play.move(table.id, HOST, Pass, {})
    await other.ledger.mark_announced(table.id, 1, 78, content=said)
    assert (await service.tables.get(table.id)).seq == 1
    await service.ledger.store_all()
    assert [row.content for row in await shown(other, table.id) if row.target == PANEL] == [said]


async def test_of_one_turn_played_at_both_services_at_once_one_move_is_stored(service, other, table):
    for seq, user in enumerate((HOST, GUEST, THIRD, HOST, GUEST, THIRD)):
        moves = (each.play.move(table.id, user, Pass, {}, expected_seq=seq) for each in (service, other))
        outcomes = await asyncio.gather(*moves, return_exceptions=True)
        assert sorted(isinstance(outcome, Exception) for outcome in outcomes) == [False, True], outcomes
        assert isinstance(next(each for each in outcomes if isinstance(each, Exception)), StaleTurn | IllegalMove)
    for each in (service, other):
        live = await each.live.get(table.id)
        assert [entry.seat for entry in live.match.entries] == [0, 1, 2, 0, 1, 2]
        assert live.record == await stored(service, table.id)


async def test_what_is_delivered_to_both_services_one_after_the_other_moves_once(service, other, table, clock):
    async def passed(at, user, interaction):
        with delivered(interaction):
            return await at.play.move(table.id, user, Pass, {})

    for interaction, user in enumerate((HOST, GUEST, THIRD)):
        await passed(service, user, interaction)
    for each in (other, service):
        with pytest.raises(StaleTurn):
            await passed(each, HOST, 0)
    assert (await passed(other, HOST, 7)).table.seq == 4
    clock.forward(2 * REMEMBERED)
    await service.reminders.claim_due()
    assert await read(service.database, lambda tx: number(tx, "SELECT COUNT(*) FROM interactions")) == 0


async def test_what_is_delivered_to_both_services_at_once_moves_once(service, other, table):
    async def passed(at):
        with delivered(7):
            return await at.play.move(table.id, HOST, Pass, {})

    outcomes = await asyncio.gather(passed(service), passed(other), return_exceptions=True)
    assert sorted(isinstance(outcome, Exception) for outcome in outcomes) == [False, True], outcomes
    assert (await other.queries.snapshot(table.id, HOST)).table.seq == 1


async def test_what_follows_in_the_same_delivery_is_no_repetition(service, table):
    with delivered(7):
        await service.play.move(table.id, HOST, Pass, {})
        assert (await service.play.move(table.id, GUEST, Pass, {})).table.seq == 2


async def test_a_refusal_is_judged_by_what_is_stored(service, other, table):
    assert (await other.live.get(table.id)).table.actors == {0}
    await service.play.move(table.id, HOST, Pass, {})
    assert (await other.play.move(table.id, GUEST, Pass, {})).table.seq == 2


CHANGES = {
    "a move": lambda service, table: service.play.move(table.id, HOST, Pass, {}),
    "an order": lambda service, table: service.orders.give_at_once(table.id, GUEST),
    "a proposal": lambda service, table: service.consent.end(table.id, HOST),
    "reminders": lambda service, table: service.lobby.remind(table.id, HOST, interval=None, quiet=None),
    "a snooze": lambda service, table: service.reminders.snooze(table.id, HOST, 600),
    "preferences": lambda service, _: preferred(service),
    "a person forgotten": lambda service, _: service.people.forget(GUEST),
    "an end": lambda service, table: service.admin.force_end(table.guild_id, table.id),
    "an opponent": lambda service, table: service.consent.opponent(table.id, THIRD, 2),
}


async def preferred(service):
    await service.people.change_preferences(HOST, lambda chosen: msgspec.structs.replace(chosen, interval=3600))


async def test_who_joins_brings_along_what_was_chosen_for_all_tables(service, other):
    await service.people.change_preferences(GUEST, lambda chosen: msgspec.structs.replace(chosen, interval=3600))
    opened = await service.lobby.new(HOST, GUILD, 77, TableOptions(game="open", title="Friday", players=2))
    await service.lobby.join(opened.id, GUEST)
    assert (await service.live.get(opened.id)).record == await stored(other, opened.id)


async def test_ids_of_tables_that_there_are_not_take_no_room_in_memory(service, table):
    for place in range(CACHED_TABLES + 1):
        with pytest.raises(Refusal):
            await service.live.get(f"none{place}")
    assert list(service.live._latest) == [table.id]


@pytest.mark.parametrize("change", CHANGES)
async def test_whatever_changes_a_table_is_seen_at_both_services(service, other, table, change):
    before = [(await each.live.get(table.id)).record for each in (service, other)]
    await CHANGES[change](service, table)
    now = await stored(service, table.id)
    assert now not in before
    for each in (other, service):
        assert (await each.live.get(table.id)).record == now


async def test_a_table_that_is_deleted_at_one_service_is_none_at_the_other(service, other, table):
    await other.live.get(table.id)
    await service.admin.delete(table.guild_id, table.id)
    for each in (other, service):
        with pytest.raises(Refusal, match="no_such_table"):
            await each.live.get(table.id)


async def test_a_change_that_knows_an_older_version_stores_nothing(service, table):
    before = await stored(service, table.id)
    await service.play.move(table.id, HOST, Pass, {})
    renamed = msgspec.structs.replace(before, table=msgspec.structs.replace(before.table, title="Sunday"))
    with pytest.raises(StaleVersion):
        async with service.database.transaction() as tx:
            await table_records.save(tx, before, renamed)
    assert (await stored(service, table.id)).table.title == "Friday"


async def test_a_change_that_fails_leaves_memory_and_file_as_they_were(service, table):
    before = (await service.live.get(table.id)).record

    async def fail(live):
        async with live.change() as change:
            await games.delete(change.tx, table.id)
            raise RuntimeError("on the way")

    with pytest.raises(RuntimeError):
        await service.live.handle(table.id, fail)
    assert (await service.live.get(table.id)).record == before == await stored(service, table.id)


async def test_a_move_whose_caller_is_cancelled_at_any_moment_is_made_to_its_end(service, begin):
    for moments in range(60):
        table = await begin(channel=100 + moments)
        moving = asyncio.create_task(service.play.move(table.id, HOST, Pass, {}))
        for _ in range(moments):
            await asyncio.sleep(0)
        moving.cancel()
        await asyncio.wait([moving])
        await service.live.close()
        live, now = await service.live.get(table.id), await stored(service, table.id)
        assert (live.record, len(live.match.entries)) == (now, now.table.seq)
        assert now.table.seq == (moments > 0)
        await service.admin.force_end(GUILD, table.id)


async def test_a_table_is_asked_for_by_one_query_as_long_as_nothing_changes(service, table, monkeypatch):
    live, asked = await service.live.get(table.id), []
    monkeypatch.setattr(live, "load", lambda: asked.append("load"))
    assert await service.live.get(table.id) is live
    assert asked == []


async def test_a_table_whose_game_is_gone_can_be_seen_in_lists_ended_and_deleted(service, other, table, monkeypatch):
    monkeypatch.delitem(GAMES, "open")
    with pytest.raises(Suspended):
        await other.queries.snapshot(table.id, HOST)
    assert (await other.tables.get(table.id)).title == "Friday"
    assert (await other.admin.force_end(GUILD, table.id)).phase == "ended"
    await other.admin.delete(GUILD, table.id)


async def test_an_outsider_changes_nothing(service, table):
    before = await stored(service, table.id)
    with pytest.raises(Refusal):
        await service.play.move(table.id, OUTSIDER, Pass, {})
    assert await stored(service, table.id) == before


@pytest.fixture
def published(service):
    """What subscribers are given."""
    given = []
    service.live.subscribe(given.append)
    return given


async def test_subscribers_are_given_what_was_stored_before_and_after_each_request(service, table, published):
    before = await stored(service, table.id)
    await service.play.move(table.id, HOST, Pass, {})
    ((former, latter, events),) = published
    assert (former, latter) == (before, await stored(service, table.id))
    assert [(each.seq, each.entry) for each in events] == [(1, Pass(0))]


async def test_subscribers_are_given_nothing_of_what_was_refused(service, table, published):
    with pytest.raises(IllegalMove):
        await service.play.move(table.id, GUEST, Pass, {})
    assert published == []


async def test_what_was_shown_raises_no_version_and_is_published_to_nobody(service, table, published):
    before = await read(service.database, lambda tx: games.version(tx, table.id))
    await service.ledger.mark_announced(table.id, 0, 77, undelivered={0})
    await service.ledger.remember_message(table.id, "hand", 5, 6, user_id=HOST)
    await service.ledger.delivered(table.id, 0, 0)
    await service.ledger.store(table.id)
    assert published == []
    assert await read(service.database, lambda tx: games.version(tx, table.id)) == before


async def test_what_somebody_sees_is_worked_out_once_for_a_position(service, table):
    first = await service.queries.snapshot(table.id, HOST)
    assert (await service.queries.snapshot(table.id, HOST)).view is first.view
    await service.play.move(table.id, HOST, Pass, {})
    again = await service.queries.snapshot(table.id, HOST)
    assert again.view is not first.view
    assert (await service.ledger.behind(table.id)).news.channel is (await service.ledger.present(table.id)).channel
    service.live.snapshots.clear()
    assert (await service.queries.snapshot(table.id, HOST)).view is not again.view


async def test_what_another_process_has_stored_is_not_published_again(service, other, table, published):
    await other.play.move(table.id, HOST, Pass, {})
    await service.play.move(table.id, GUEST, Pass, {})
    assert [(each.before.table.seq, each.after.table.seq) for each in published] == [(1, 2)]


async def test_who_is_no_subscriber_any_more_is_given_nothing(service, table, published):
    given = []
    service.live.subscribe(given.append)
    service.live.unsubscribe(given.append)
    await service.play.move(table.id, HOST, Pass, {})
    assert given == []
    assert len(published) == 1


async def test_whoever_looks_while_a_game_begins_sees_it_before_or_with_its_match(service, lobby):
    table, over = await lobby(HOST, opponents=1), asyncio.Event()

    async def look():
        seen = set()
        while not over.is_set():
            live = await service.tables.get(table.id), await service.play._tables.get(table.id)
            seen.add((live[1].table.phase, live[1].begun))
        return seen

    looking = [asyncio.create_task(look()) for _ in range(3)]
    await service.lobby.start(table.id, HOST)
    over.set()
    assert set().union(*await asyncio.gather(*looking)) <= {("lobby", False), ("live", True)}


async def test_where_nothing_is_played_a_move_is_meant_for_no_table(service, table):
    assert await service.tables.to_play("open", HOST, table.channel_id + 1) is None
    assert await service.tables.to_play("open", OUTSIDER, None) is None
    assert (await service.tables.to_play("open", HOST, None)).id == table.id


async def test_what_others_change_again_and_again_is_given_up_and_stored_by_nobody(service, table):
    asked = []

    async def never(live):
        asked.append(live.id)
        raise StaleVersion(table.id)

    with pytest.raises(StaleTurn):
        await service.live.handle(table.id, never)
    assert len(asked) == TRIES
    assert (await service.live.get(table.id)).record == await stored(service, table.id)


async def test_a_fault_after_the_caller_was_cancelled_is_logged_without_what_it_was_about(service, table, caplog):
    begun, failing, hand = asyncio.Event(), asyncio.Event(), "three locomotives"

    async def fails(_):
        begun.set()
        await failing.wait()
        raise RuntimeError(hand)

    caller = asyncio.create_task(service.live.handle(table.id, fails))
    await begun.wait()
    caller.cancel()
    await asyncio.wait([caller])
    failing.set()
    await service.live.close()
    (record,) = (one for one in caplog.records if "whose caller was cancelled has failed" in one.getMessage())
    assert hand not in record.getMessage()
    caplog.clear()


async def test_a_log_that_does_not_follow_is_replayed_by_nobody(service, table):
    await service.play.move(table.id, HOST, Pass, {})
    async with service.database.reading() as tx:
        kept = await archive.stored_of(tx, table.id)
    wrong = msgspec.structs.replace(kept, entries=(*kept.entries, kept.entries[-1]))
    with pytest.raises(CorruptLog, match="entry 2"):
        replayed(wrong, 1)
