import msgspec
import pytest

from engine.core.seat import Seat
from storage import games, guilds, ledger, proposals, reminders
from storage.errors import ChannelTaken, UnknownTable
from storage.integrity import layouts
from storage.records import GuildSettings, Holder, LedgerRow, Proposal, QuietHours, ReminderRow
from storage.rows import number
from tests.storage.conftest import saved
from tests.stored import read, transact


@pytest.fixture
def add(database):
    async def add(table):
        await transact(database, lambda tx: games.add(tx, table))
        return table

    return add


async def test_a_table_comes_back_as_it_was_stored(database, make_table, add):
    table = await add(make_table(quiet=QuietHours(22 * 60, 7 * 60, "Europe/Prague"), ending="agreed", ended=5.5))
    assert await read(database, lambda tx: games.get(tx, "abc")) == table


async def test_a_saved_change_comes_back(database, make_table, add):
    table = await add(make_table())
    changed = msgspec.structs.replace(
        table, title="Saturday", phase="over", seats=(Holder(Seat(0), None, "random"), Holder(Seat(1), 7)), host_id=None
    )
    await transact(database, lambda tx: saved(tx, changed))
    assert await read(database, lambda tx: games.get(tx, "abc")) == changed


async def test_an_unknown_table_is_named(database):
    with pytest.raises(UnknownTable, match="nowhere"):
        await read(database, lambda tx: games.get(tx, "nowhere"))


async def test_a_channel_has_one_table_alive(database, make_table, add):
    await add(make_table("one"))
    with pytest.raises(ChannelTaken):
        await add(make_table("two", phase="lobby"))
    await add(make_table("three", channel_id=11))
    await transact(database, lambda tx: saved(tx, make_table("one", phase="over")))
    await add(make_table("four"))


async def test_a_channel_shows_its_live_table_before_a_later_one_that_is_done(database, make_table, add):
    await add(make_table("old", created=1.0, phase="over"))
    await add(make_table("live", created=2.0))
    await add(make_table("late", created=3.0, phase="ended"))
    assert (await read(database, lambda tx: games.in_channel(tx, 10))).id == "live"
    await transact(database, lambda tx: saved(tx, make_table("live", created=2.0, phase="over")))
    assert (await read(database, lambda tx: games.in_channel(tx, 10))).id == "late"
    assert await read(database, lambda tx: games.in_channel(tx, 99)) is None


async def test_a_persons_tables_come_newest_first_and_by_phase(database, make_table, add):
    await add(make_table("one", created=1.0, phase="over"))
    await add(make_table("two", created=2.0))
    await add(make_table("not", created=3.0, channel_id=11, seats=(Holder(Seat(0), 7),)))
    found = await read(database, lambda tx: games.of_person(tx, 100))
    assert [table.id for table in found] == ["two", "one"]
    found = await read(database, lambda tx: games.of_person(tx, 100, ["over", "ended"]))
    assert [table.id for table in found] == ["one"]


async def test_whoever_waits_longest_comes_first(database, make_table, add):
    for number_, since in ((1, 30.0), (2, 10.0), (3, 20.0)):
        await add(make_table(f"t{number_}", channel_id=number_))
        row = ReminderRow(table_id=f"t{number_}", seat=Seat(0), since=since, due=None, sent=0)
        await transact(database, lambda tx, row=row: reminders.put(tx, row))
    found = await read(database, lambda tx: games.waiting_for(tx, 100))
    assert [table.id for table in found] == ["t2", "t3", "t1"]


async def test_only_started_tables_have_something_to_announce(database, make_table, add):
    await add(make_table("lobby", channel_id=1, phase="lobby", started=None))
    await add(make_table("closed", channel_id=2, phase="ended", started=None))
    await add(make_table("fresh", channel_id=3))
    await add(make_table("told", channel_id=4, seq=4))
    await add(make_table("moved", channel_id=5, seq=5))
    await add(make_table("over", channel_id=6, phase="over", seq=4))
    await add(make_table("done", channel_id=7, phase="over", seq=4))

    async def announce(tx):
        for table_id in ("told", "moved", "over", "done"):
            await ledger.put(tx, LedgerRow(table_id=table_id, target=ledger.PANEL, shown_up_to=4))
        await ledger.put(tx, LedgerRow(table_id="done", target=ledger.END, shown_up_to=4))

    await transact(database, announce)
    assert await read(database, ledger.behind) == ("fresh", "moved", "over")


async def test_a_deleted_game_leaves_nothing_behind(database, begin, play, make_table):
    match = await begin()
    await play("abc", match, 3)

    async def fill(tx):
        await reminders.put(tx, ReminderRow(table_id="abc", seat=Seat(0), since=1.0, due=2.0, sent=0))
        await ledger.put(tx, LedgerRow(table_id="abc", target="panel", channel_id=1, message_id=2, shown_up_to=0))
        await proposals.add(tx, a_proposal("abc"))

    await transact(database, fill)
    await transact(database, lambda tx: games.delete(tx, "abc"))
    for name in layouts():
        left = await read(database, lambda tx, name=name: number(tx, f"SELECT COUNT(*) FROM {name}"))
        assert left == 0, name


def a_proposal(table_id, **fields):
    given = {
        "kind": "replace",
        "by": 100,
        "seat": Seat(1),
        "user_id": 300,
        "policy": None,
        "to": None,
        "seq": 0,
        "state": "open",
        "agreed": (),
        "waiting": (300, 200),
        "created": 1.0,
    }
    return Proposal(id=0, table_id=table_id, **{**given, **fields})


async def test_a_proposal_collects_consents_until_it_is_decided(database, make_table, add):
    await add(make_table())
    made = await transact(database, lambda tx: proposals.add(tx, a_proposal("abc")))
    assert set(made.waiting) == {200, 300}
    await transact(database, lambda tx: proposals.answer(tx, made.id, 300, agree=True))
    (still,) = await read(database, lambda tx: proposals.open_of(tx, "abc"))
    assert (still.agreed, still.waiting) == ((300,), (200,))
    await transact(database, lambda tx: proposals.decide(tx, [made.id], "refused"))
    assert await read(database, lambda tx: proposals.open_of(tx, "abc")) == ()
    decided = await read(database, lambda tx: proposals.get(tx, "abc", made.id))
    assert (decided.state, decided.waiting) == ("refused", ())
    assert await read(database, lambda tx: proposals.get(tx, "other", made.id)) is None


async def test_a_servers_settings_come_back(database):
    assert await read(database, lambda tx: guilds.get(tx, 1)) == GuildSettings(guild_id=1)
    wanted = GuildSettings(guild_id=1, channels=(3, 4), max_tables=0)
    assert await transact(database, lambda tx: guilds.put(tx, wanted)) == wanted
    assert await read(database, lambda tx: guilds.get(tx, 1)) == wanted
