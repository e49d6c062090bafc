"""Moves worked out in a process that is killed, never comes back, or is asked for by many at once."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from types import SimpleNamespace

import pytest

from bot import opponents
from bot.opponents import Advisor
from bot.service import Refusal
from bot.service.play import choose, turn_of_opponent
from engine.core import codec
from engine.core.assistance import Suggestion
from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import GAMES, find
from engine.core.seat import Seat
from engine.core.text import text
from tests.discord_server import PATIENCE
from tests.open_toy.engine.game import OpenAdvice, Walk


@pytest.fixture(autouse=True)
def _open_toy_is_registered(monkeypatch):
    monkeypatch.setitem(GAMES, "open", "tests.open_toy.engine.game:OPEN_TOY")


in_a_process = Advisor._in_a_process
"""As it is in the bot: in all other tests moves are worked out in a thread."""


@pytest.fixture(autouse=True)
def _in_a_process(monkeypatch):
    monkeypatch.setattr(Advisor, "_in_a_process", in_a_process)


def at(seat, seq=0):
    """Return a position of a table whose log has some entries."""
    table = SimpleNamespace(id="t", seq=seq, game="open")
    return SimpleNamespace(table=table, seat=seat, packed=lambda _: b"", hinted=lambda: b"")


@pytest.fixture
async def asking(monkeypatch):
    """Return an advisor and a way to say how its process works."""
    made = Advisor()
    yield lambda work: monkeypatch.setattr(opponents, "work_out", work) or made
    made.stop()


def found(game, position, seat, kind):
    return Suggestion(Walk(seat, ("north", "lake")), text("open.best"))


def die(*problem):
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(*problem):
    try:
        os.close(os.open(os.environ["DIED"], os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return found(*problem)
    return die(*problem)


def hang(*problem):
    with opponents.limited(0.3):
        while True:
            time.sleep(0.01)


def hang_for_one(game, position, seat, kind):
    return hang() if seat == 1 else found(game, position, seat, kind)


async def test_an_opponent_thinks_in_a_process_of_its_own_while_the_event_loop_goes_on(monkeypatch):
    match = Match(find("europe"), Setup("europe", 3), "any")
    turn = turn_of_opponent(match, Seat(0), "random")
    made = Advisor()
    thinking = asyncio.create_task(made.choose(turn))
    rounds = 0
    while not thinking.done():
        await asyncio.sleep(0.001)
        rounds += 1
    made.stop()
    assert await thinking == choose(turn)
    assert rounds > 5


def think_for_ever_for_one(turn):
    if turn.seat == 1:
        return hang(turn)
    return choose(turn)


@pytest.mark.long
async def test_one_opponent_that_never_comes_to_an_end_keeps_no_other_waiting(monkeypatch):
    monkeypatch.setattr(opponents, "choose", think_for_ever_for_one)
    match, made = Match(find("europe"), Setup("europe", 3), "any"), Advisor()
    slow, *quick = (made.choose(turn_of_opponent(match, Seat(seat), "random")) for seat in (1, 0, 2))
    slow = asyncio.create_task(slow)
    async with asyncio.timeout(PATIENCE):
        assert [(await each).seat for each in quick] == [0, 2]
        with pytest.raises(opponents.Overrun):
            await slow
    made.stop()


async def test_a_process_that_was_killed_is_replaced(asking, tmp_path, monkeypatch):
    monkeypatch.setenv("DIED", str(tmp_path / "died"))
    assert (await asking(die_once).suggest(at(1), Walk)).move == Walk(1, ("north", "lake"))


@pytest.mark.long
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


async def test_a_hint_that_is_not_found_in_time_is_said_to_come_too_late(monkeypatch):
    monkeypatch.setattr(opponents, "think", hang)
    made = Advisor()
    with pytest.raises(Refusal) as caught:
        await made.hint(at(Seat(1)))
    made.stop()
    assert caught.value.text.key == "hint.late"


@pytest.mark.long
async def test_what_was_asked_for_twice_is_worked_out_once(asking):
    made = asking(found)
    await asyncio.gather(*(made.suggest(at(1), Walk) for _ in range(5)))
    assert len(made._begun) == 1
    await made.suggest(at(1, seq=1), Walk)
    assert len(made._begun) == 2


@pytest.mark.long
async def test_who_no_longer_waits_stops_no_search(asking):
    made = asking(found)
    first = asyncio.create_task(made.suggest(at(1), Walk))
    await asyncio.sleep(0)
    first.cancel()
    assert (await made.suggest(at(1), Walk)).move.seat == 1


async def test_outside_the_main_thread_nothing_is_limited():
    def slow():
        with opponents.limited(0.01):
            time.sleep(0.05)
        return "done"

    assert await asyncio.to_thread(slow) == "done"


async def test_of_what_was_worked_out_the_latest_is_kept(monkeypatch):
    monkeypatch.setattr(opponents, "KEPT", 2)
    monkeypatch.setattr(Advisor, "_found", lambda self, *problem: asyncio.sleep(0))
    made = Advisor()
    for seq in range(3):
        made._search(at(Seat(0), seq), Walk)
    made.stop()
    assert [key[1] for key in made._begun] == [1, 2]


def test_a_game_whose_suggestion_is_refused_by_its_own_rules_suggests_nothing(monkeypatch):
    def suggest(self, *_):
        raise IllegalMove("open.unfinished")

    monkeypatch.setattr(OpenAdvice, "suggest", suggest)
    packed = codec.encode_state(find("open").setup(Setup("open", 2), "any"))
    assert opponents.work_out("open", packed, Seat(0), "walk") is None
