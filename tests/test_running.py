"""How the tests are run: where their files lie, and whence the luck of their tables comes."""

import os
import tempfile
from types import SimpleNamespace

import pytest

from bot.service import phases
from tests import conftest
from tests.seeds import Seeds, dealt_from


@pytest.fixture
def placed(monkeypatch, tmp_path):
    """Begin a run, and return where its temporary files lie, and those of the processes that it starts."""
    monkeypatch.setattr(conftest, "MEMORY", tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", "/elsewhere")
    monkeypatch.delenv("TMPDIR", raising=False)

    def placed(*chosen, basetemp=None):
        conftest.pytest_configure(SimpleNamespace(option=SimpleNamespace(basetemp=basetemp), args=chosen))
        return tempfile.gettempdir(), os.environ.get("TMPDIR")

    return placed


def test_temporary_files_lie_in_memory_where_it_has_room(placed, monkeypatch, tmp_path):
    monkeypatch.setattr(conftest, "ROOM", 0)
    assert placed("tests") == (str(tmp_path), str(tmp_path))


def test_temporary_files_lie_where_they_always_do_where_memory_has_no_room(placed, monkeypatch):
    monkeypatch.setattr(conftest, "ROOM", 10**18)
    assert placed("tests") == ("/elsewhere", None)


def test_temporary_files_lie_where_they_always_do_on_a_system_without_such_a_folder(placed, monkeypatch, tmp_path):
    monkeypatch.setattr(conftest, "MEMORY", tmp_path / "nowhere")
    assert placed("tests") == ("/elsewhere", None)


def test_temporary_files_lie_where_somebody_wants_them(placed, monkeypatch):
    monkeypatch.setattr(conftest, "ROOM", 0)
    assert placed("tests", basetemp="/wanted") == ("/elsewhere", None)
    monkeypatch.setenv("TMPDIR", "/wanted")
    assert placed("tests") == ("/elsewhere", "/wanted")


def test_a_benchmark_waits_for_the_disk_as_the_bot_does(placed, monkeypatch):
    monkeypatch.setattr(conftest, "ROOM", 0)
    assert placed("tests/benchmarks") == ("/elsewhere", None)


def test_one_worker_more_than_processors_runs_the_tests_unless_somebody_says_how_many(monkeypatch):
    monkeypatch.delenv("PYTEST_XDIST_AUTO_NUM_WORKERS", raising=False)
    assert conftest.pytest_xdist_auto_num_workers() >= 2
    monkeypatch.setenv("PYTEST_XDIST_AUTO_NUM_WORKERS", "7")
    assert conftest.pytest_xdist_auto_num_workers() is None


def test_a_table_of_a_test_is_dealt_the_same_each_time_and_that_of_another_test_otherwise():
    drawn = []
    for name in ("one", "one", "other"):
        with dealt_from(Seeds(name)):
            drawn.append([phases.secrets.token_hex(16) for _ in range(2)])
    assert drawn[0] == drawn[1]
    assert len({*drawn[0], *drawn[2]}) == 4


def test_no_table_of_a_test_is_dealt_from_the_systems_source_of_luck(seeds):
    assert phases.secrets is seeds
