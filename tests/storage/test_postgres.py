"""PostgreSQL holds what a file holds: the same tables, the same refusals, and many who write at once."""

import asyncio
import contextlib
import gc
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from bot import client, shards
from bot.service import Preferences, Refusal, Service, StaleTurn, TableOptions
from bot.service.values import TIMEOUTS
from engine.core.registry import GAMES
from storage import closed_dms, games, postgres, reminders, seats, served
from storage.check import check
from storage.database import Database, address_of, name_of
from storage.errors import DamagedFile, ForeignFile, NewerDatabase, NotStored, OutcomeUnknown, UnusableFile
from storage.integrity import layouts
from storage.migrate import shipped
from storage.postgres import MOST_WRITERS, PostgresConnection, translated
from storage.records import Holder, ReminderRow
from storage.rows import fetch, number
from tests.open_toy.engine.game import Pass
from tests.postgres import MISSING, PATIENCE, Cluster, binaries, unprivileged
from tests.stored import read, transact

ROOT = Path(__file__).parents[2]


@pytest.fixture
def address(postgres_address):
    """All that is here is about a server."""
    return postgres_address


@contextmanager
def raw(address):
    with psycopg.connect(address, autocommit=True) as connection:
        yield connection


def test_a_statement_is_translated_but_for_what_stands_in_quotes():
    assert translated("SELECT '?', x FROM a WHERE b = ? AND c LIKE ? OR d = 'it''s ?'") == (
        b"SELECT '?', x FROM a WHERE b = $1 AND c LIKE $2 OR d = 'it''s ?'"
    )
    assert translated("SELECT json_group_array(json_array(a, b))") == b"SELECT json_agg(json_build_array(a, b))"


def test_an_address_is_a_file_or_a_server_and_no_password_is_said_again():
    assert address_of("tables.sqlite3") == Path("tables.sqlite3")
    address = address_of("postgresql://me:hidden@db.example:6432/tables?sslmode=require")
    assert name_of(address) == "postgresql://db.example:6432/tables"


@pytest.mark.parametrize("sort", ["mysql", "sqlite", "postgresql+psycopg"])
def test_an_address_of_another_sort_is_refused_and_its_password_is_not_said_again(sort):
    with pytest.raises(UnusableFile, match="the path of a file, or postgresql://") as refused:
        address_of(f"{sort}://me:hidden@db.example/tables")
    assert "hidden" not in str(refused.value)
    assert address_of("Postgres://me@db.example/tables") == "postgresql://me@db.example/tables"


def test_of_a_password_that_is_written_wrongly_nothing_is_said_but_how_to_write_it():
    with pytest.raises(UnusableFile, match="@ is written as %40") as refused:
        name_of("postgresql://me:hid@den@db.example/tables")
    assert "den@" not in str(refused.value)


async def test_a_server_that_is_too_old_is_refused(postgres_address, monkeypatch):
    monkeypatch.setattr(postgres, "OLDEST", 990_000)
    for looking in (Database.open, check):
        with pytest.raises(UnusableFile, match="on a PostgreSQL before version 99"):
            await looking(postgres_address)


async def test_a_database_that_cannot_keep_all_letters_is_refused(postgres_server):
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        name = f"latin_{os.getpid()}"
        connection.execute(f"CREATE DATABASE {name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
        try:
            for looking in (Database.open, check):
                with pytest.raises(UnusableFile, match="no names in all letters \\(LATIN1\\)"):
                    await looking(make_conninfo(postgres_server, dbname=name))
        finally:
            connection.execute(f"DROP DATABASE {name}")


async def test_a_check_says_that_a_user_may_make_no_tables_or_read_none(postgres_address):
    role = f"guest_{os.getpid()}"
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute(f"CREATE ROLE {role} LOGIN")
        ((schema,),) = connection.execute("SELECT current_schema()").fetchall()
        connection.execute(f"GRANT USAGE ON SCHEMA {schema} TO {role}")
        as_guest = make_conninfo(postgres_address, user=role)
        try:
            with pytest.raises(UnusableFile, match="may make no tables"):
                await check(as_guest)
            await (await Database.open(postgres_address)).close()
            with pytest.raises(UnusableFile, match="permission denied for table"):
                await check(as_guest)
        finally:
            connection.execute(f"DROP OWNED BY {role}")
            connection.execute(f"DROP ROLE {role}")


ENDED = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()"""
"""Ends all other connections of a test."""
TYPES = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}


async def test_both_kinds_of_database_have_the_same_columns_keys_and_latest_number(database, tmp_path):
    assert shipped("postgres")[-1].version == shipped("sqlite")[-1].version
    file = await Database.open(tmp_path / "file.sqlite3")
    kinds = """SELECT column_name, data_type, is_nullable, collation_name FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = ?"""
    keys = """SELECT attname FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
        WHERE indrelid = CAST(? AS regclass) AND indisprimary ORDER BY array_position(indkey, attnum)"""
    for table, layout in layouts().items():
        columns = await read(file, lambda tx, table=table: fetch(tx, f"PRAGMA table_info({table})"))
        wanted = {row["name"]: (TYPES[row["type"]], bool(row["notnull"] or row["pk"])) for row in columns}
        rows = await read(database, lambda tx, table=table: fetch(tx, kinds, table))
        assert {row[0]: (row[1], row[2] == "NO") for row in rows} == wanted, table
        key = await read(database, lambda tx, table=table: fetch(tx, keys, table))
        assert tuple(row[0] for row in key) == layout.key
        # Rows are copied in the order of their keys, which has to be the same in both.
        assert {row[3] for row in rows if row[0] in layout.key and row[1] == "text"} <= {"C"}, table
    await file.close()


async def test_ten_programs_that_start_at_once_make_the_tables_once(address):
    opened = await asyncio.gather(*(Database.open(address) for _ in range(10)))
    for each in opened:
        await each.close()
    with raw(address) as connection:
        assert connection.execute("SELECT version FROM stationmaster").fetchall() == [(shipped()[-1].version,)]


async def test_what_is_not_a_sound_database_of_ours_is_refused_and_left_as_it_is(address):
    with raw(address) as connection:
        connection.execute("CREATE TABLE theirs (a BIGINT)")
        for use in (Database.open, check):
            with pytest.raises(ForeignFile, match="is a database of another program"):
                await use(address)
        assert connection.execute("SELECT to_regclass('games')").fetchone() == (None,)
        connection.execute("DROP TABLE theirs")
        with pytest.raises(ForeignFile, match="is an empty database"):
            await check(address)
        await (await Database.open(address)).close()
        connection.execute("ALTER TABLE moves DISABLE TRIGGER moves_have_no_holes")
        for use in (Database.open, check):
            with pytest.raises(DamagedFile, match="trigger moves_have_no_holes is missing"):
                await use(address)
        connection.execute("ALTER TABLE moves ENABLE TRIGGER moves_have_no_holes")
        assert (await check(address)).ok
        connection.execute("UPDATE stationmaster SET version = 1")
        with pytest.raises(UnusableFile, match="has version 1: start the bot once"):
            await check(address)
        connection.execute("UPDATE stationmaster SET version = 99")
        for use in (Database.open, check):
            with pytest.raises(NewerDatabase, match="version 99, newer than this program"):
                await use(address)


@pytest.mark.parametrize(
    "wrong",
    [
        "postgresql://me:hidden@/name?host=/nowhere",
        "postgresql://me:hidden@127.0.0.1:1/name",
        "postgresql://me:hidden@host/name?unknown=1",
        "postgresql://me:hidden@host:port:port/name",
    ],
)
async def test_a_server_that_cannot_be_reached_is_named_in_one_line_without_the_password(wrong):
    with pytest.raises(UnusableFile) as refused:
        await Database.open(wrong)
    assert "hidden" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_bot_says_in_one_line_what_to_install_and_needs_nothing_of_it_for_a_file(tmp_path):
    without = "import sys; sys.modules['psycopg'] = None; sys.argv[1:] = [*sys.argv[1:]]; from storage.__main__ import main; sys.exit(main())"
    for argument, said in (("postgresql://host/name", "needs the extra postgres"), (tmp_path / "none", "no such file")):
        ended = subprocess.run(
            [sys.executable, "-c", without, "check", str(argument)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ended.returncode == 1
        assert said in ended.stderr
        assert ended.stderr.count("\n") == 1


async def test_the_first_thing_that_fails_is_what_is_raised(database, begin, make_table):
    await begin()
    with pytest.raises(Exception, match="channel 10"):
        await transact(database, lambda tx: games.add(tx, make_table("def", phase="lobby")))


async def test_a_connection_that_the_server_has_ended_is_replaced_unnoticed(database, address):
    await transact(database, lambda tx: closed_dms.add(tx, 1, 0.0))
    with raw(address) as connection:
        connection.execute(ENDED)
    await asyncio.sleep(0.2)
    await transact(database, lambda tx: closed_dms.add(tx, 2, 0.0))
    assert await read(database, closed_dms.people) == {1, 2}
    assert database.failing is None


async def test_a_transaction_whose_server_is_lost_stores_nothing_and_says_so(database, address, caplog):
    async def work(tx):
        await closed_dms.add(tx, 1, 0.0)
        with raw(address) as connection:
            connection.execute(ENDED)
        await asyncio.sleep(0.2)
        await closed_dms.add(tx, 2, 0.0)

    with pytest.raises(NotStored):
        await transact(database, work)
    assert database.failing is not None
    assert await database.can_store()
    assert await read(database, closed_dms.people) == frozenset()
    assert ["cannot be written" in record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        True
    ]


@pytest.mark.parametrize(
    ("error", "full"), [(psycopg.errors.DiskFull, True), (psycopg.errors.ReadOnlySqlTransaction, False)]
)
async def test_where_its_server_cannot_store_just_now_nothing_is_stored_and_it_is_said_why(database, error, full):
    async def work(tx):
        await closed_dms.add(tx, 1, 0.0)
        raise error("no room")

    with pytest.raises(NotStored) as refused:
        await transact(database, work)
    assert (refused.value.full, database.failing.full) == (full, full)
    assert await read(database, closed_dms.people) == frozenset()


async def test_a_newer_program_may_add_a_column_while_this_one_runs(database, address, begin):
    await begin()
    for _ in range(10):
        assert (await read(database, lambda tx: games.get(tx, "abc"))).title == "Friday"
    with raw(address) as connection:
        connection.execute("ALTER TABLE games ADD COLUMN newer BIGINT")
    with pytest.raises(NotStored, match="made anew"):
        await read(database, lambda tx: games.get(tx, "abc"))
    for _ in range(10):
        assert (await read(database, lambda tx: games.get(tx, "abc"))).title == "Friday"


async def test_where_the_server_is_lost_while_it_commits_nobody_says_that_nothing_was_stored(database, monkeypatch):
    send = PostgresConnection._send

    async def lost(connection, *last):
        done = await send(connection, *last)
        if last and last[0].sql == "COMMIT":
            await connection.raw.close()
            raise psycopg.OperationalError("server closed the connection unexpectedly")
        return done

    with monkeypatch.context() as patched:
        patched.setattr(PostgresConnection, "_send", lost)
        with pytest.raises(OutcomeUnknown):
            await transact(database, lambda tx: closed_dms.add(tx, 1, 0.0))
    assert await read(database, closed_dms.people) == {1}


@pytest.fixture
def cluster():
    """A server of its own, which may be stopped."""
    if binaries() is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="stationmaster-postgres-"))
    own = Cluster(folder, fsync="on", synchronous_commit="on", full_page_writes="on")
    try:
        own.start()
        yield own
    finally:
        own.stop()
        shutil.rmtree(folder)


@contextmanager
def impatience():
    """Give a server up after half a second, until what follows has all the time that a busy machine takes."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("WAIT", "SILENCE", "ANSWER", "CLOSING"):
            patch.setattr(postgres, name, 0.5)
        yield


async def until_it_can_store(database):
    async with asyncio.timeout(PATIENCE):
        while not await database.can_store():  # noqa: ASYNC110 - it is tried again by itself
            await asyncio.sleep(0.01)


async def test_a_server_that_stops_and_starts_again_is_used_again(cluster):
    database = await Database.open(cluster.address)
    await transact(database, lambda tx: closed_dms.add(tx, 1, 0.0))
    cluster.stop()
    with impatience():
        with pytest.raises(NotStored):
            await transact(database, lambda tx: closed_dms.add(tx, 2, 0.0))
        with pytest.raises(NotStored):
            await read(database, closed_dms.people)
        assert not await database.can_store()
    cluster.start()
    await until_it_can_store(database)
    await transact(database, lambda tx: closed_dms.add(tx, 3, 0.0))
    assert await read(database, closed_dms.people) == {1, 3}
    await database.close()


@pytest.mark.long
async def test_whoever_waits_for_a_server_that_is_silent_is_told_so_and_nothing_of_it_is_stored(cluster):
    database = await Database.open(cluster.address)
    await transact(database, lambda tx: closed_dms.add(tx, 1, 0.0))
    with impatience(), cluster.silent():
        many = [transact(database, lambda tx, n=n: closed_dms.add(tx, n, 0.0)) for n in range(2, 12)]
        many += [read(database, closed_dms.people) for _ in range(10)]
        async with asyncio.timeout(PATIENCE):
            outcomes = await asyncio.gather(*many, return_exceptions=True)
            assert {type(each) for each in outcomes} == {NotStored}
            assert not await database.can_store()
    await until_it_can_store(database)
    await transact(database, lambda tx: closed_dms.add(tx, 20, 0.0))
    assert await read(database, closed_dms.people) == {1, 20}
    await database.close()


async def test_where_a_server_falls_silent_while_it_commits_nobody_says_that_nothing_was_stored(cluster):
    database = await Database.open(cluster.address)
    with contextlib.ExitStack() as silent:

        async def work(tx):
            await closed_dms.add(tx, 1, 0.0)
            assert await closed_dms.people(tx) == {1}
            silent.enter_context(impatience())
            silent.enter_context(cluster.silent())

        async with asyncio.timeout(PATIENCE):
            with pytest.raises(OutcomeUnknown):
                await transact(database, work)
    assert database.failing is not None
    await until_it_can_store(database)
    async with asyncio.timeout(PATIENCE):
        while await read(database, closed_dms.people) != {1}:  # noqa: ASYNC110 - the server does it by itself
            await asyncio.sleep(0.01)
    await database.close()


@pytest.mark.long
async def test_a_database_is_closed_although_its_server_is_silent(cluster):
    database = await Database.open(cluster.address)
    session = await database.session()
    await transact(database, lambda tx: closed_dms.add(tx, 1, 0.0))
    with impatience(), cluster.silent():
        waiting = [asyncio.create_task(read(database, closed_dms.people)) for _ in range(10)]
        listening = asyncio.create_task(anext(session.notices()))
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await session.close()
            await database.close()
            outcomes = await asyncio.gather(*waiting, listening, return_exceptions=True)
    assert {type(each) for each in outcomes} == {NotStored}


@pytest.mark.long
async def test_what_was_asked_of_a_silent_server_by_somebody_who_has_left_is_no_fault(cluster):
    database, faults = await Database.open(cluster.address), []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    await transact(database, lambda tx: closed_dms.add(tx, 9, 0.0))
    with impatience(), cluster.silent():
        leaving = [
            asyncio.create_task(transact(database, lambda tx, n=n: closed_dms.add(tx, n, 0.0))) for n in range(3)
        ]
        await asyncio.sleep(0.1)
        for task in leaving:
            task.cancel()
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait(leaving)
            await database.close()
    del database, leaving, task
    gc.collect()
    assert faults == []


@pytest.mark.long
async def test_a_session_is_given_up_where_its_server_is_silent(cluster):
    database = await Database.open(cluster.address)
    session = await database.session()
    assert await session.try_lock("block")
    with impatience(), cluster.silent():
        asked = [session.check(), session.try_lock("another")]
        async with asyncio.timeout(PATIENCE):
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(each) for each in outcomes} == {NotStored}
    other = await database.session()
    assert await other.try_lock("another")
    await other.close()
    await database.close()


async def test_a_session_is_closed_where_whoever_asked_for_it_is_cancelled_before_it_begins(two, monkeypatch):
    connect, connections = postgres._connect, []

    async def connecting(conninfo):
        connections.append(await connect(conninfo))
        return connections[-1]

    monkeypatch.setattr(postgres, "_connect", connecting)
    asking = asyncio.create_task(two[0].database.session())
    while not connections:  # noqa: ASYNC110 - its first statement is under way then
        await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait([asking])
    assert asking.cancelled()
    assert connections[0].closed


async def test_a_session_is_kept_where_this_process_alone_has_stood_still(two, monkeypatch):
    session, loop = await two[0].database.session(), asyncio.get_running_loop()
    for _ in range(3):
        asking = asyncio.create_task(session.check())
        while not session._raw.lock.locked():  # noqa: ASYNC110 - it is about to ask
            await asyncio.sleep(0)
        passed, now = loop.time, time.monotonic
        monkeypatch.setattr(loop, "time", lambda passed=passed: passed() + 3600)
        monkeypatch.setattr(time, "monotonic", lambda now=now: now() + 3600)
        await asking
    await session.close()


def test_who_hears_nothing_gives_up_its_shards_before_the_server_lets_another_have_them():
    latest = postgres.LATEST + postgres._AT_LEAST * postgres.TICK + shards.LOOK + client.LEAVE
    assert postgres.ANSWER < postgres.LATEST < latest < postgres.SESSION_ENDS


@pytest.mark.long
async def test_of_a_server_that_starts_anew_while_nobody_asks_it_nobody_notices_anything(cluster):
    database = await Database.open(cluster.address)
    wanted = range(3 * MOST_WRITERS)
    for times in range(2):
        if times:
            cluster.stop()
            cluster.start()
        adding = (transact(database, lambda tx, n=100 * times + n: closed_dms.add(tx, n, 0.0)) for n in wanted)
        began = time.monotonic()
        await asyncio.gather(*adding)
    assert time.monotonic() - began < 2
    assert len(await read(database, closed_dms.people)) == 2 * len(wanted)
    assert database.failing is None
    await database.close()


@pytest.fixture
def pooled(cluster, unused_tcp_port):
    """Where a server is reached through PgBouncer in transaction mode, if that is here, and which version it has."""
    program = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
    if program is None:
        pytest.skip("there is no PgBouncer here: install it (Debian: apt-get install pgbouncer)")
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    settings = {
        "listen_addr": "127.0.0.1",
        "listen_port": unused_tcp_port,
        "unix_socket_dir": "",
        "auth_type": "any",
        "pool_mode": "transaction",
        "default_pool_size": MOST_WRITERS,
        "logfile": "",
    }
    lines = ["[databases]", f"postgres = host={cluster.folder} user=tests", "[pgbouncer]"]
    config = cluster.folder / "pgbouncer.ini"
    config.write_text("\n".join([*lines, *(f"{name} = {value}" for name, value in settings.items())]), "utf-8")
    with (
        (cluster.folder / "pgbouncer.log").open("wb") as said,
        subprocess.Popen([program, "-q", config], stdout=said, stderr=said, cwd="/", **unprivileged()) as running,
    ):
        try:
            address, until = f"postgresql://tests@127.0.0.1:{unused_tcp_port}/postgres", time.monotonic() + PATIENCE
            while running.poll() is None and time.monotonic() < until:
                with contextlib.suppress(psycopg.OperationalError), raw(address):
                    break
            yield address, tuple(map(int, version.split()[1].split(".")[:2]))
        finally:
            running.terminate()


@pytest.mark.long
async def test_behind_a_pgbouncer_that_knows_no_prepared_statements_everything_works_and_it_is_said(pooled, caplog):
    address, version = pooled
    both = [await Database.open(address) for _ in range(2)]
    for begun in range(0, 96, 24):
        adding = (
            transact(both[number % 2], lambda tx, n=number: closed_dms.add(tx, n, 0.0))
            for number in range(begun, begun + 24)
        )
        await asyncio.gather(*adding, *(read(each, closed_dms.people) for each in both for _ in range(12)))
    assert len(await read(both[0], closed_dms.people)) == 96
    report, old = await check(address), version < (1, 21)
    assert report.ok
    assert (report.notes, postgres.UNPREPARED in caplog.text) == ((postgres.UNPREPARED,) * old, old)
    for each in both:
        await each.close()


async def test_a_server_that_is_reached_directly_keeps_what_is_prepared(database, address, caplog):
    async with postgres.connected(address) as connection:
        assert await postgres.keeps_prepared(connection.raw)
    assert postgres.UNPREPARED not in caplog.text


async def test_many_write_at_once_and_what_is_locked_is_theirs(database):
    async def more(tx):
        await seats.lock_person(tx, 1)
        await closed_dms.add(tx, await number(tx, "SELECT COUNT(*) FROM closed_dms"), 0.0)

    await asyncio.gather(*(transact(database, more) for _ in range(40)))
    assert await read(database, lambda tx: number(tx, "SELECT COUNT(*) FROM closed_dms")) == 40


async def test_a_move_whose_outcome_is_unknown_is_made_once_and_announced(two, monkeypatch):
    monkeypatch.setitem(GAMES, "open", "tests.open_toy.engine.game:OPEN_TOY")
    table = await two[0].lobby.new(100, 1, 10, TableOptions(game="open", title="Friday", players=2))
    await two[0].lobby.join(table.id, 200)
    await two[0].lobby.start(table.id, 100)
    commit, heard = PostgresConnection.commit, []

    async def lost(connection):
        await commit(connection)
        if connection._doubtful and not heard:
            monkeypatch.setattr(PostgresConnection, "commit", commit)
            raise OutcomeUnknown("the server was lost")

    two[0].live.subscribe(lambda moved: heard.append((moved.before.table.seq, moved.after.table.seq)))
    monkeypatch.setattr(PostgresConnection, "commit", lost)
    with pytest.raises(StaleTurn):
        await two[0].play.move(table.id, 100, Pass, {}, expected_seq=0)
    assert heard == [(0, 1)]
    assert (await two[1].tables.get(table.id)).seq == 1


async def test_a_move_takes_two_exchanges_with_the_server_and_reading_a_table_one(two, monkeypatch):
    monkeypatch.setitem(GAMES, "open", "tests.open_toy.engine.game:OPEN_TOY")
    table = await two[0].lobby.new(100, 1, 10, TableOptions(game="open", title="Friday", players=2))
    await two[0].lobby.join(table.id, 200)
    await two[0].lobby.start(table.id, 100)
    run, sent = PostgresConnection._run, []

    async def running(connection, writes):
        sent.append([each.sql.split()[0] for each in writes])
        return await run(connection, writes)

    monkeypatch.setattr(PostgresConnection, "_run", running)
    await two[0].play.move(table.id, 100, Pass, {})
    assert (len(sent), sent[0][:2], sent[1]) == (2, ["BEGIN", "INSERT"], ["COMMIT"])
    sent.clear()
    assert await two[0].tables.in_channel(10) == await two[0].tables.get(table.id)
    assert sent == [["SELECT"]] * 2


@pytest.fixture
async def two(address):
    """Two services on one database, as two processes have them."""
    clock = lambda: 1000.0  # noqa: E731
    async with await Service.open(address, clock) as one, await Service.open(address, clock) as other:
        yield one, other


async def test_no_more_tables_are_opened_at_once_than_a_server_may_have(two):
    await two[0].admin.limit_tables(1, 3)
    opening = [
        two[place % 2].lobby.new(100 + place, 1, 10 + place, TableOptions(game="toy", title="Friday"))
        for place in range(10)
    ]
    outcomes = await asyncio.gather(*opening, return_exceptions=True)
    assert sorted(isinstance(each, Refusal) for each in outcomes) == [False] * 3 + [True] * 7


async def test_a_channel_is_taken_by_one_of_those_who_open_a_table_there_at_once(two):
    opening = [
        service.lobby.new(100 + place, place, 10, TableOptions(game="toy", title="Friday"))
        for place, service in enumerate(two)
    ]
    outcomes = await asyncio.gather(*opening, return_exceptions=True)
    assert sorted(isinstance(each, Exception) for each in outcomes) == [False, True], outcomes


async def test_of_those_who_join_at_once_each_has_a_seat_of_their_own(two):
    table = await two[0].lobby.new(100, 1, 10, TableOptions(game="toy", title="Friday", players=4))
    await asyncio.gather(*(two[place % 2].lobby.join(table.id, 200 + place) for place in range(3)))
    assert {*(await two[1].tables.get(table.id)).people} == {100, 200, 201, 202}


async def test_a_reminder_that_is_due_is_taken_by_one_of_those_who_look_at_once(two):
    table = await two[0].lobby.new(100, 1, 10, TableOptions(game="toy", title="Friday", players=2))
    await two[0].lobby.join(table.id, 200)
    await two[0].lobby.start(table.id, 100)
    row = ReminderRow(table_id=table.id, seat=0, since=1.0, due=2.0, sent=0)
    await transact(two[0].database, lambda tx: reminders.put(tx, row))
    taken = await asyncio.gather(*(two[place % 2].reminders.claim_due() for place in range(6)))
    assert [each.user_id for some in taken for each in some] == [100]


async def test_preferences_are_set_while_others_move_at_the_same_table(two, monkeypatch):
    monkeypatch.setitem(GAMES, "open", "tests.open_toy.engine.game:OPEN_TOY")
    table = await two[0].lobby.new(100, 1, 10, TableOptions(game="open", title="Friday", players=3))
    for user in (200, 300):
        await two[0].lobby.join(table.id, user)
    await two[0].lobby.start(table.id, 100)

    async def choose():
        for place in range(12):
            chosen = Preferences(user_id=100, interval=3600 + place)
            await two[1].people.change_preferences(100, lambda _, chosen=chosen: chosen)
            await asyncio.sleep(0.01)

    async def move():
        for place in range(6):
            await two[0].play.move(table.id, (100, 200, 300)[place % 3], Pass, {})

    await asyncio.gather(choose(), move())
    assert (await two[1].tables.get(table.id)).seq == 6


async def test_a_turn_that_begins_while_an_outage_is_made_up_for_has_its_whole_time(address, monkeypatch):
    now = [1000.0]
    clock = lambda: now[0]  # noqa: E731
    async with await Service.open(address, clock) as one, await Service.open(address, clock) as other:
        options = {"players": 3, "variants": {"absent": "passes"}}
        table = await one.lobby.new(100, 1, 10, TableOptions(game="german", title="Friday", **options))
        for user in (200, 300):
            await one.lobby.join(table.id, user)
        table = await one.lobby.start(table.id, 100)
        first = table.holder(0).user_id
        for seconds in (100.0, 3600.0):
            await one.outages.record()
            now[0] += seconds
        put_off, moving = served.put_off, []

        async def slowly(*given):
            moving.append(asyncio.create_task(other.play.move(table.id, first, "bid", {"price": 3})))
            await asyncio.wait(moving, timeout=0.5)
            await put_off(*given)

        monkeypatch.setattr("bot.service.reminders.served.put_off", slowly)
        await one.outages.record()
        await moving[0]
        assert await one.expiries.due_of(table.id) == now[0] + TIMEOUTS["day"]


async def test_somebody_is_forgotten_while_others_move_and_join(two):
    tables = []
    for channel in range(10, 14):
        table = await two[0].lobby.new(100, 1, channel, TableOptions(game="toy", title="Friday", players=4))
        tables.append(await two[0].lobby.join(table.id, 200))
    work = [two[place % 2].lobby.join(table.id, 300 + place) for place, table in enumerate(tables)]
    await asyncio.gather(two[1].people.forget(100), *work)
    for table in tables:
        now = await two[0].tables.get(table.id)
        assert 100 not in now.people
        assert len(now.people) == 2
        assert now.seats == tuple(Holder(seat, user) for seat, user in enumerate(now.people))


async def test_a_name_is_locked_by_one_session_and_free_when_that_has_ended(two):
    first, second = [await service.database.session() for service in two]
    assert await first.try_lock("block")
    assert not await second.try_lock("block")
    assert await second.try_lock("another")
    await first.close()
    while not await second.try_lock("block"):  # noqa: ASYNC110 - the server notices it in a moment
        await asyncio.sleep(0.01)
    with pytest.raises(NotStored):
        await first.check()
    await second.close()


async def test_a_session_that_the_server_has_ended_says_so(two, address):
    session = await two[0].database.session()
    with raw(address) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = %s AND pid <> pg_backend_pid()",
            [f"SET idle_session_timeout = '{postgres.SESSION_ENDS}s'"],
        )
    with pytest.raises(NotStored):
        await session.check()


async def test_sessions_agree_on_one_number_for_as_long_as_they_last(two):
    first, second = [await service.database.session() for service in two]
    assert await first.agree(4)
    assert await second.agree(4)
    third = await two[0].database.session()
    assert not await third.agree(16)
    await first.close()
    await second.close()
    while not await third.agree(16):  # noqa: ASYNC110 - the server notices it in a moment
        await asyncio.sleep(0.01)
    await third.close()


async def test_what_is_claimed_by_one_is_left_out_by_others(database, begin, make_table):
    async with database.transaction() as tx:
        await games.add(tx, make_table("one"))
        await games.add(tx, make_table("two", channel_id=2))
    async with database.transaction() as tx, database.transaction() as other:
        assert await games.claim(tx, ["one"]) == {"one"}
        assert await games.claim(other, ["one", "two"]) == {"two"}
