"""A whole database is carried to another kind and back, and is the same."""

import asyncio
import gc
import json
import os
import re
from contextlib import asynccontextmanager, contextmanager

import psycopg
import pytest

from engine.core.seat import Seat
from storage import __main__ as command_line
from storage import campaigns, closed_dms, games, languages, ledger, lessons, proposals, results, snapshots
from storage.__main__ import STOPPED, main
from storage.backup import backup, copy
from storage.check import check
from storage.database import Database
from storage.errors import AnotherCopy, ForeignFile
from storage.integrity import layouts
from storage.records import Holder, LedgerRow, PanelContent, Proposal
from storage.rows import change, fetch, number
from storage.snapshots import Snapshot
from tests.stored import read, transact
from tests.thorough import long_but


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tables.sqlite3"


def a_proposal(table_id):
    return Proposal(
        id=0, table_id=table_id, kind="undo", by=100, seat=Seat(0), user_id=None, policy=None, to=2, seq=3, state="open",
        agreed=(), waiting=(300, 200), created=1.5,
    )  # fmt: skip


@pytest.fixture
async def filled(path, database, begin, play, make_table):
    """A file with something in most of its tables, letters of many languages among it."""
    said = PanelContent(
        story="Ł → 火車\n\"'%?", pictures=(("a.png", None),), added="", next_up="", rows=(), called=(1,)
    )
    for table_id, channel in (("abc", 10), ("def", 2**62 + 1)):
        await play(table_id, await begin(table_id, channel_id=channel, title="Žižkov '%s'"), 4)

    async def more(tx):
        await campaigns.add(tx, "long", "toy", 3600)
        seats = (Holder(Seat(0), 2**63 - 1, company="ash"), Holder(Seat(1), 200, company="birch"))
        await games.add(
            tx, make_table("ghi", channel_id=7, phase="lobby", started=None, campaign="long", number=1, seats=seats)
        )
        row = LedgerRow(table_id="abc", target="panel", channel_id=1, message_id=2, shown_up_to=0, content=said)
        await ledger.put(tx, row)
        await proposals.add(tx, a_proposal("abc"))
        await proposals.add(tx, a_proposal("def"))
        for user in range(1200):  # more than are in memory at a time
            await closed_dms.add(tx, user, user / 7)
        await lessons.add(tx, 1, "toy", "a")
        await languages.put(tx, 1, languages.Reading("pl", chosen=True))
        await results.put(tx, "abc", 4, (results.SeatResult(7, 1), results.SeatResult(-2, 2)))
        await results.unlist(tx, 2**62)
        await snapshots.make_base(tx, "abc", Snapshot(4, 1, b"", base=True))

    await transact(database, more)
    return database


async def rows_of(address):
    """Return all rows of all tables, in the order of their keys."""
    found, database = {}, await Database.open(address)
    async with database.reading() as tx:
        for table, layout in layouts().items():
            columns, key = ([f'"{column}"' for column in some] for some in (layout.columns, layout.key))
            rows = await fetch(tx, f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(key)}")
            found[table] = [tuple(row) for row in rows]
    await database.close()
    return found


async def test_a_database_is_the_same_after_it_was_carried_there_and_back(filled, path, postgres_address, tmp_path):
    report = await copy(path, postgres_address)
    assert (report.ok, report.games, report.moves) == (True, 3, 8)
    assert (await check(postgres_address)).ok
    back = tmp_path / "back.sqlite3"
    assert (await copy(postgres_address, back)).ok
    assert await rows_of(back) == await rows_of(path) == await rows_of(postgres_address)


async def test_a_copy_is_played_on_and_numbers_what_is_new_after_what_was_there(filled, path, postgres_address):
    await copy(path, postgres_address)
    opened = await Database.open(postgres_address)
    made = await transact(opened, lambda tx: proposals.add(tx, a_proposal("def")))
    assert made.id == 3
    await opened.close()


@pytest.mark.long
async def test_a_copy_that_is_done_is_only_compared_and_anything_else_is_refused(filled, path, postgres_address):
    await copy(path, postgres_address)
    assert (await copy(path, postgres_address)).ok
    await transact(filled, lambda tx: closed_dms.add(tx, 5000, 1.0))
    with pytest.raises(AnotherCopy, match=r"holds something else than .*: closed_dms"):
        await copy(path, postgres_address)
    opened = await Database.open(postgres_address)
    await transact(opened, lambda tx: closed_dms.add(tx, 5000, 2.0))
    with pytest.raises(AnotherCopy):
        await copy(path, postgres_address)
    assert await read(opened, lambda tx: number(tx, "SELECT COUNT(*) FROM closed_dms")) == 1201
    await opened.close()


@pytest.mark.long
async def test_a_copy_that_is_interrupted_has_stored_nothing_and_is_begun_again(
    filled, path, postgres_address, monkeypatch
):
    filling = Database.filling

    @asynccontextmanager
    async def interrupted(database, tx):
        async with filling(database, tx):
            yield
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Database, "filling", interrupted)
        with pytest.raises(KeyboardInterrupt):
            await copy(path, postgres_address)
    assert not any((await rows_of(postgres_address)).values())
    assert (await copy(path, postgres_address)).ok


async def test_a_log_that_does_not_lead_where_its_game_stands_is_found_in_the_copy(filled, path, postgres_address):
    await transact(filled, lambda tx: change(tx, "UPDATE games SET seed = 'other' WHERE id = 'def'"))
    report = await copy(path, postgres_address)
    assert not report.ok
    assert report.problems[0].startswith("def: ")


@pytest.mark.long
async def test_a_backup_of_a_server_is_a_file(filled, path, postgres_address, tmp_path):
    await copy(path, postgres_address)
    target = tmp_path / "backup.sqlite3"
    for _ in range(2):
        assert (await backup(postgres_address, target)).ok
    assert await rows_of(target) == await rows_of(path)
    assert not list(tmp_path.glob(".*partial*"))


async def test_what_is_none_of_ours_is_not_copied(postgres_address, tmp_path):
    with pytest.raises(ForeignFile, match="is an empty database"):
        await copy(postgres_address, tmp_path / "none")
    assert not (tmp_path / "none").exists()


async def test_the_command_line_copies_and_says_so_in_json(filled, path, postgres_address, capsys):
    command = ["copy", str(path), postgres_address]
    assert await asyncio.to_thread(main, command) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == 8
    await transact(filled, lambda tx: closed_dms.add(tx, 5000, 1.0))
    assert await asyncio.to_thread(main, command) == 1
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "holds something else" in said.err


@pytest.mark.long
@pytest.mark.parametrize("steps", long_but([1, 20, 45], 20))
async def test_a_copy_that_somebody_stops_ends_at_once_and_has_stored_nothing(
    filled, path, postgres_address, caplog, steps
):
    left = iter(range(steps))

    @contextmanager
    def stopped(what, total):
        yield lambda _: next(left, None) is None and asyncio.current_task().cancel()

    copying = asyncio.create_task(copy(path, postgres_address, stopped))
    with pytest.raises(asyncio.CancelledError):
        await copying
    del copying
    gc.collect()
    await asyncio.sleep(0)
    assert caplog.records == []
    assert not any((await rows_of(postgres_address)).values())


def test_who_presses_ctrl_c_gets_no_traceback(monkeypatch, capsys):
    async def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(command_line, "check", interrupted)
    assert main(["check", "tables.sqlite3"]) == STOPPED
    assert capsys.readouterr().err == ""


async def test_a_server_whose_tables_belong_to_another_user_takes_no_copy_and_says_so_in_a_line(
    filled, path, postgres_address, capsys
):
    await (await Database.open(postgres_address)).close()
    role = f"copier_{os.getpid()}"
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute(f"CREATE ROLE {role} LOGIN")
        ((schema,),) = connection.execute("SELECT current_schema()").fetchall()
        connection.execute(f"GRANT USAGE ON SCHEMA {schema} TO {role}")
        connection.execute(f"GRANT ALL ON ALL TABLES IN SCHEMA {schema} TO {role}")
        try:
            command = ["copy", str(path), re.sub("//([^@/]*@)?", f"//{role}@", postgres_address, count=1)]
            assert await asyncio.to_thread(main, command) == 1
        finally:
            connection.execute(f"DROP OWNED BY {role}")
            connection.execute(f"DROP ROLE {role}")
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "does not take rows without its triggers: must be owner of table" in said
