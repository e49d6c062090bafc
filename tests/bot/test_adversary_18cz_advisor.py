"""Moves worked out in a process that is killed, never comes back, or is asked for by many at once."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from types import SimpleNamespace

import pytest

from bot import advisor
from bot.advisor import Advice, Advisor
from bot.service import Refusal
from engine.core import codec
from engine.core.registry import GAMES
from engine.core.text import text
from tests.discord_server.clock import PATIENCE
from tests.open_toy.engine.game import Walk


@pytest.fixture(autouse=True)
def _open_toy_is_registered(monkeypatch):
    monkeypatch.setitem(GAMES, "open", "tests.open_toy.engine.game:OPEN_TOY")


def at(seat, seq=0):
    """Return a position of a table whose log has some entries."""
    table = SimpleNamespace(id="t", seq=seq, game="open")
    return SimpleNamespace(table=table, seat=seat, packed=lambda _: b"")


@pytest.fixture
async def asking(monkeypatch):
    """Return an advisor and a way to say how its process works."""
    made = Advisor()
    yield lambda work: monkeypatch.setattr(advisor, "work_out", work) or made
    if made._pool is not None:
        made._pool.shutdown(wait=False, cancel_futures=True)


def found(problem):
    return Advice(codec.encode_entry(Walk(problem.seat, ("north", "lake"))), text("open.best"))


def die(problem):
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(problem):
    try:
        os.close(os.open(os.environ["DIED"], os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return found(problem)
    return die(problem)


def hang(problem):
    with advisor.limited(0.3):
        while True:
            time.sleep(0.01)


def hang_for_one(problem):
    return hang(problem) if problem.seat == 1 else found(problem)


async def test_a_process_that_was_killed_is_replaced(asking, tmp_path, monkeypatch):
    monkeypatch.setenv("DIED", str(tmp_path / "died"))
    assert (await asking(die_once).suggest(at(1), Walk)).move == Walk(1, ("north", "lake"))


async def test_a_process_that_is_killed_again_and_again_gives_no_advice(asking):
    made = asking(die)
    with pytest.raises(Refusal) as caught:
        await made.suggest(at(1), Walk)
    assert caught.value.text.key == "form.no_advice"
    assert await made.ready(at(1), Walk, PATIENCE) is None
    assert (await asking(found).suggest(at(1), Walk)).move.seat == 1, "it is tried anew"


async def test_a_search_that_does_not_end_is_given_up_and_keeps_nobody_else_waiting(asking):
    made = asking(hang_for_one)
    slow, quick = asyncio.create_task(made.suggest(at(1), Walk)), asyncio.create_task(made.suggest(at(2), Walk))
    assert (await asyncio.wait_for(quick, PATIENCE)).move.seat == 2
    with pytest.raises(Refusal):
        await asyncio.wait_for(slow, PATIENCE)


async def test_what_was_asked_for_twice_is_worked_out_once(asking):
    made = asking(found)
    await asyncio.gather(*(made.suggest(at(1), Walk) for _ in range(5)))
    assert len(made._begun) == 1
    await made.suggest(at(1, seq=1), Walk)
    assert len(made._begun) == 2


async def test_who_no_longer_waits_stops_no_search(asking):
    made = asking(found)
    first = asyncio.create_task(made.suggest(at(1), Walk))
    await asyncio.sleep(0)
    first.cancel()
    assert (await made.suggest(at(1), Walk)).move.seat == 1
