"""What holds for every test: whence the luck of its tables comes, and where its files lie."""

import asyncio
import gc
import importlib
import os
import shutil
import sys
import tempfile
import weakref
from contextlib import ExitStack, suppress
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from discord import app_commands
from discord.app_commands import CommandTree

from bot import drawing_pool, texts
from bot.client import Translator
from bot.interactions import commands
from bot.opponents import Advisor
from bot.outside import Outside
from engine.core.registry import GAMES
from storage.database import Database
from tests.postgres import ON_POSTGRES, empty, schema, serving
from tests.seeds import Seeds, dealt_from
from tests.shared import told_of_skipped

TESTS = Path(__file__).parent
MEMORY = Path("/dev/shm")
ROOM = 1_000_000_000
"""Bytes that must be free there: what lies in memory at any time while the tests run is less."""


def pytest_addoption(parser):
    parser.addoption("--deals", default="", help="deal other games to the tests than they always get")


def pytest_configure(config):
    """Keep temporary files in memory: databases there wait for no disk, which is half of what the tests would take."""
    elsewhere = "TMPDIR" in os.environ or config.option.basetemp or measures(config)
    if not elsewhere and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)  # for processes that tests start, and for this one
    keep_what_is_compiled()


def keep_what_is_compiled():
    """Keep compiled modules also where the environment lets Python keep none.

    Else every worker, and every process that a test starts, compiles the whole bot anew, which takes it seconds.
    """
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node):
    """Tell each worker whether it is all tests that are run."""
    node.workerinput["all"] = node.config.args_source is pytest.Config.ArgsSource.TESTPATHS


def pytest_sessionstart(session):
    """Let each worker begin with other modules of tests, and read those that the others have compiled meanwhile.

    To rewrite the assertions of all of them takes far longer than to read what comes of it; workers that went through
    them in the same order would each do it for every module.
    """
    told = getattr(session.config, "workerinput", {})
    if told.get("all"):
        modules = sorted(path.relative_to(TESTS.parent) for path in TESTS.rglob("test_*.py"))
        first = int(told["workerid"].removeprefix("gw")) * len(modules) // told["workercount"]
        for module in (*modules[first:], *modules[:first]):
            with suppress(Exception, pytest.skip.Exception):  # it is told where they are collected
                importlib.import_module(".".join(module.with_suffix("").parts))


def pytest_collection_finish(session):
    """Let Python look no more for what is thrown away among what all tests share: it would, some hundred times."""
    gc.freeze()


def pytest_xdist_auto_num_workers():
    """Start one worker more than there are processors, where nobody says how many: many tests wait for a bot of theirs."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return usable + 1


def pytest_terminal_summary(terminalreporter, config):
    """Say in one line each what was skipped and why, and what was not asked for: neither is as good as passed."""
    reports = terminalreporter.stats.get("skipped", [])
    files = [Path(one.nodeid.partition("::")[0]) for one in reports]
    reasons = [one.longrepr[2].removeprefix("Skipped: ") for one in reports]
    skipped = [(str(file.parent), reason) for file, reason in zip(files, reasons, strict=True)]
    if skipped:
        terminalreporter.write_line(f"skipped: {told_of_skipped(skipped)}")
    if config.option.markexpr:
        terminalreporter.write_line(f"left out: whatever -m {config.option.markexpr!r} does not choose")


def measures(config):
    """Tell whether it is benchmarks that are run: the disk is part of what they measure."""
    return any("benchmarks" in Path(str(chosen)).parts for chosen in config.args)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Leave out what is about a file of SQLite where all tables are kept by PostgreSQL."""
    if ON_POSTGRES:
        left = [item for item in items if item.get_closest_marker("file")]
        items[:] = [item for item in items if not item.get_closest_marker("file")]
        config.hook.pytest_deselected(items=left)


@pytest.fixture(scope="session")
def postgres_server():
    """A server of PostgreSQL; a test that needs it is skipped where there is none."""
    with serving() as address:
        yield address


@pytest.fixture
def postgres_address(postgres_server):
    """Where an empty database of PostgreSQL is."""
    with schema(postgres_server) as address:
        yield address


@pytest.fixture
def another_address(request, tmp_path):
    """Return where another empty database is: a file, or one of PostgreSQL where ``STATIONMASTER_TEST_DATABASE`` says so."""
    with ExitStack() as stack:

        def another():
            if ON_POSTGRES:
                return stack.enter_context(schema(request.getfixturevalue("postgres_server")))
            return tmp_path / f"another-{next(numbers)}.sqlite3"

        numbers = count(1)
        yield another


@pytest.fixture(scope="session")
def tables_made(tmp_path_factory):
    """The bytes of a file of SQLite with all tables, empty: to migrate each new file is most of what opening one takes."""
    path = tmp_path_factory.mktemp("made") / "tables.sqlite3"

    async def make():
        await (await Database.open(path)).close()

    asyncio.run(make())
    return path.read_bytes()


@pytest.fixture(scope="session")
def schema_made(postgres_server):
    """A schema of PostgreSQL with all tables, which one test after the other has, empty."""

    async def make(address):
        await (await Database.open(address)).close()

    with schema(postgres_server) as address:
        asyncio.run(make(address))
        yield address


@pytest.fixture
def address_made(request, tmp_path):
    """Where an empty database is that has its tables already; what makes them is tested in the storage room."""
    if ON_POSTGRES:
        yield (address := request.getfixturevalue("schema_made"))
        empty(address)
    else:
        path = tmp_path / "tables.sqlite3"
        path.write_bytes(request.getfixturevalue("tables_made"))
        yield path


@pytest.fixture
def address(request, tmp_path):
    """Where an empty database is, as with ``another_address``."""
    return request.getfixturevalue("postgres_address") if ON_POSTGRES else tmp_path / "tables.sqlite3"


class Unchanging(list):
    """A list that nobody changes, nor anything in it: a copy of it is itself."""

    def __deepcopy__(self, _):
        return self


@pytest.fixture(autouse=True, scope="session")
def _commands_are_made_and_said_once():
    """Make all commands, and say them in all languages, once and not for each bot that begins: most tests take less."""
    made, said = {}, {}
    make, learn, sync_anew = commands.register, Translator.learn, CommandTree.sync
    # Each bot still counts for itself how often a person uses its commands.
    limit = partial(app_commands.checks.cooldown, key=lambda used: (weakref.ref(used.client), used.user.id))

    def registered():
        return (*GAMES.items(), texts.LOCALES)

    def register(tree):
        if registered() in made:
            for command in made[registered()]:
                tree.add_command(command)
        else:
            make(tree)
            made[registered()] = tree._get_all_commands()

    async def learn_once(translator, tree):
        if (type(tree.client), *registered()) not in said:
            await learn(translator, tree)

    async def sync(tree, *, guild=None):
        if tree.translator is None or guild is not None:
            return await sync_anew(tree, guild=guild)
        key = (type(tree.client), *registered())
        if key not in said:
            all_commands = tree._get_all_commands()
            said[key] = Unchanging([await one.get_translated_payload(tree, tree.translator) for one in all_commands])
        return await tree._http.bulk_upsert_global_commands(tree.client.application_id, payload=said[key])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_commands.checks, "cooldown", limit)
        patch.setattr(commands, "register", register)
        patch.setattr(Translator, "learn", learn_once)
        patch.setattr(CommandTree, "sync", sync)
        yield


@pytest.fixture(autouse=True, scope="session")
def _nothing_stands_back():
    """Let drawing and working out moves stand back behind nothing: a test waits for them, on a busy machine for ever."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawing_pool, "NICENESS", 0)
        yield


@pytest.fixture(autouse=True, scope="session")
def _all_is_worked_out_here():
    """Let moves be worked out, and files from outside judged, in a thread: processes for that take each test a second."""

    async def in_a_thread(_, work, *given, **_limits):
        return await asyncio.to_thread(work, *given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Advisor, "_in_a_process", in_a_thread)
        patch.setattr(Outside, "_apart", in_a_thread)
        yield


@pytest.fixture(autouse=True)
def seeds(request):
    """Deal a test the same games each time, and other ones by ``--deals NAME``; a module may name its own ``SEED``."""
    made = Seeds(request.config.option.deals + request.node.nodeid)
    made.always = getattr(request.module, "SEED", None)
    with dealt_from(made):
        yield made


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.failed and item.funcargs.get("seeds") and item.funcargs["seeds"].drawn:
        report.sections.append(("seeds of its tables, in order", " ".join(item.funcargs["seeds"].drawn)))
    return report
