from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace

import pytest

from bot import drawing_pool
from bot.drawing_pool import LONGEST_WAIT, Backlog, Choosing, Drawing, Superseded
from engine.core.game import Setup
from engine.core.registry import GAMES, every_key, find
from tests.discord_server import PATIENCE


class HandClock:
    """A clock that a test turns."""

    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return HandClock()


@pytest.fixture
def backlog(clock):
    return Backlog(1, clock)


@pytest.fixture
async def begin(backlog):
    """Ask to draw, and note when that begins."""
    tasks = []

    async def wait(name, begun, *order):
        await backlog.enter(*order)
        begun.append(name)

    async def begin(name, begun, *order):
        tasks.append(asyncio.create_task(wait(name, begun, *order)))
        await asyncio.sleep(0)
        return tasks[-1]

    yield begin
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def next_one(backlog):
    backlog.leave()
    await asyncio.sleep(0)
    await asyncio.sleep(0)


async def test_the_newest_table_is_drawn_first(backlog, begin):
    begun = []
    for table in "abcd":
        await begin(table, begun, table, 1)
    for _ in range(3):
        await next_one(backlog)
    assert begun == ["a", "d", "c", "b"]


async def test_what_has_waited_long_is_drawn_before_what_is_newer(backlog, begin, clock):
    begun = []
    for table in "abc":
        await begin(table, begun, table, 1)
        clock.now += 1
    clock.now += LONGEST_WAIT - 1.5
    await begin("d", begun, "d", 1)
    for _ in range(3):
        await next_one(backlog)
    assert begun == ["a", "b", "d", "c"]


async def test_where_all_have_waited_long_whoever_came_first_is_next(backlog, begin, clock):
    begun = []
    for table in "abcdef":
        await begin(table, begun, table, 1)
    clock.now += LONGEST_WAIT + 1
    for _ in range(5):
        await next_one(backlog)
    assert begun == ["a", "b", "c", "d", "e", "f"]


async def test_who_is_patient_lets_all_others_go_before_but_not_for_ever(backlog, clock):
    begun = []

    async def wait(name, *, patient):
        await backlog.enter(patient=patient)
        begun.append(name)

    tasks = [asyncio.create_task(wait(name, patient=name == "replay")) for name in ("a", "b", "replay", "c")]
    await asyncio.sleep(0)
    await next_one(backlog)
    await next_one(backlog)
    tasks.append(asyncio.create_task(wait("d", patient=False)))
    clock.now += LONGEST_WAIT + 1
    await next_one(backlog)
    await next_one(backlog)
    await asyncio.gather(*tasks)
    assert begun == ["a", "c", "b", "replay", "d"]


async def test_what_a_table_has_left_behind_is_not_drawn(backlog, begin):
    begun = []
    for table, seq in (("a", 1), ("b", 1), ("b", 3), ("c", 1)):
        last = await begin((table, seq), begun, table, seq)
    backlog.skip("b", 3)
    await next_one(backlog)
    await next_one(backlog)
    assert begun == [("a", 1), ("c", 1), ("b", 3)]
    assert last.done()


async def test_what_is_skipped_is_told_so_and_what_is_asked_for_instead_has_waited_as_long(backlog, begin, clock):
    begun = []
    await begin("a", begun, "a", 1)
    waiting = await begin("old b", begun, "b", 1)
    clock.now += LONGEST_WAIT + 1
    backlog.skip("b", 2)
    await asyncio.sleep(0)
    assert isinstance(waiting.exception(), Superseded)
    await begin("new b", begun, "b", 2)
    await begin("c", begun, "c", 1)
    await next_one(backlog)
    assert begun == ["a", "new b"]


async def test_what_is_asked_for_after_all_others_were_drawn_has_only_just_begun_to_wait(backlog, begin, clock):
    begun = []
    await begin("a", begun, "a", 1)
    await begin("old b", begun, "b", 1)
    backlog.skip("b", 2)
    await next_one(backlog)
    clock.now += LONGEST_WAIT + 1
    for table in "cbd":
        await begin(table, begun, table, 3)
    await next_one(backlog)
    assert begun == ["a", "c", "d"]


async def test_who_no_longer_waits_holds_nobody_up(backlog, begin):
    begun = []
    for table in "abc":
        last = await begin(table, begun, table, 1)
    last.cancel()
    await asyncio.sleep(0)
    await next_one(backlog)
    assert begun == ["a", "b"]


async def test_who_is_cancelled_just_as_it_may_begin_makes_room(backlog, begin):
    begun = []
    await begin("a", begun, "a", 1)
    second = await begin("b", begun, "b", 1)
    third = await begin("c", begun, "c", 1)
    backlog.leave()
    third.cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert second.done()
    assert begun == ["a", "b"]


async def test_who_is_cancelled_just_as_it_is_skipped_makes_no_room_that_it_never_took(backlog, begin):
    begun = []
    await begin("a", begun, "a", 1)
    second = await begin("b", begun, "b", 1)
    backlog.skip("b", 2)
    second.cancel()
    await asyncio.sleep(0)
    await begin("c", begun, "c", 1)
    await asyncio.sleep(0)
    assert begun == ["a"]


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="not every system tells")
@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 1), (4, 3), (6, 5), (64, drawing_pool.MOST_PROCESSES)])
def test_all_processors_draw_but_the_one_that_answers(monkeypatch, cores, processes):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)))
    assert drawing_pool.allowed() == processes


@pytest.mark.drawn
@pytest.mark.parametrize("warm", [True, False])
async def test_processes_that_replace_killed_ones_have_their_boards_drawn_too(monkeypatch, warm):
    class Killed(ThreadPoolExecutor):
        def submit(self, work, *given):
            if work is not os.getpid:
                raise BrokenProcessPool
            return super().submit(work, *given)

    begun = []

    def processes(count, *, warm=False):
        begun.append(warm)
        return (Killed if len(begun) == 1 else ThreadPoolExecutor)(count)

    monkeypatch.setattr(drawing_pool, "processes", processes)
    monkeypatch.setattr(drawing_pool, "_drawn", lambda drawing: drawing)
    pool, drawing = drawing_pool.DrawingPool(), drawing_pool.Drawing(None, "board", "en", None)
    if warm:
        pool.warm()
    assert await pool.draw(drawing) == drawing
    assert begun == [warm, warm]


def niceness():
    return os.getpriority(os.PRIO_PROCESS, 0)


hand = drawing_pool.DrawingPool._hand


@pytest.fixture
def takes(monkeypatch):
    """Memory that each process takes in turn, as it is asked; and what each drew, in the order in which it started."""
    takes, started = SimpleNamespace(memory=[], ready=threading.Event(), drawn=[]), []

    def processes(_, *, warm=False):
        started.append(ThreadPoolExecutor(1, initializer=setattr, initargs=(own, "number", len(started))))
        return started[-1]

    own = threading.local()
    monkeypatch.setattr(drawing_pool, "allowed", lambda: 1)
    monkeypatch.setattr(drawing_pool, "processes", processes)
    monkeypatch.setattr(drawing_pool, "FEWEST_DRAWN", 0)
    monkeypatch.setattr(drawing_pool, "GIVEN_BACK_AFTER", 1)
    monkeypatch.setattr(drawing_pool, "_memory", None)
    monkeypatch.setattr(drawing_pool, "resident", lambda: takes.memory.pop(0))
    monkeypatch.setattr(drawing_pool, "_until_ready", lambda: takes.ready.wait(PATIENCE))
    monkeypatch.setattr(drawing_pool, "_drawn", lambda drawing: takes.drawn.append((own.number, drawing.kind)))
    takes.started = started
    yield takes
    for pool in started:
        pool.shutdown()


@pytest.mark.drawn
async def test_a_process_that_takes_too_much_memory_is_replaced_between_two_pictures_once_another_is_ready(takes):
    pool, much = drawing_pool.DrawingPool(), drawing_pool.MOST_MEMORY + 1
    takes.memory = [much - 1, much, much, 0]

    async def draw(kind):
        await pool.draw(drawing_pool.Drawing(None, kind, "en", None))

    await draw("small")
    assert len(takes.started) == 1
    await draw("large")
    await draw("while another begins")
    assert len(takes.started) == 2, "one successor, however often it is above"
    takes.ready.set()
    await asyncio.gather(*pool._successors.values())
    await draw("after")
    assert takes.drawn == [(0, "small"), (0, "large"), (0, "while another begins"), (1, "after")]
    with pytest.raises(RuntimeError, match="shutdown"):
        takes.started[0].submit(os.getpid)


async def test_a_process_that_draws_when_its_successor_is_ready_ends_after_that_picture(takes):
    pool, may_end = drawing_pool.DrawingPool(), threading.Event()
    old = pool._hand()
    drawn = old.submit(may_end.wait, PATIENCE)
    takes.ready.set()
    pool._successors[old] = asyncio.create_task(pool._succeed(old))
    await pool._successors[old]
    assert pool._hand() is takes.started[-1] is not old
    may_end.set()
    assert await asyncio.wrap_future(drawn)
    with pytest.raises(RuntimeError, match="shutdown"):
        old.submit(os.getpid)


async def test_each_process_is_handed_one_picture_before_any_is_handed_a_second(monkeypatch):
    monkeypatch.setattr(drawing_pool, "allowed", lambda: 3)
    monkeypatch.setattr(drawing_pool, "processes", lambda *_, **__: ThreadPoolExecutor(1))
    pool = drawing_pool.DrawingPool()
    once = [pool._hand() for _ in range(3)]
    twice = [pool._hand() for _ in range(3)]
    assert len({*once}) == 3
    assert {*twice} == {*once}


@pytest.mark.drawn
async def test_a_process_is_handed_the_next_picture_while_it_draws_one(takes, monkeypatch):
    begun, may_end = [], threading.Event()
    takes.memory = [0] * 3
    monkeypatch.setattr(drawing_pool, "_drawn", lambda drawing: may_end.wait(PATIENCE))
    monkeypatch.setattr(drawing_pool.DrawingPool, "_hand", lambda pool: begun.append(hand(pool)) or begun[-1])
    pool = drawing_pool.DrawingPool()
    drawing = [asyncio.create_task(pool.draw(drawing_pool.Drawing(None, str(n), "en", None))) for n in range(3)]
    for _ in range(20):
        await asyncio.sleep(0)
    assert len(begun) == drawing_pool.HANDED
    assert pool.waiting == 3 - drawing_pool.HANDED
    may_end.set()
    await asyncio.gather(*drawing)
    assert len({*begun}) == 1


STOPPED = """
import asyncio, time
from bot import drawing_pool

def forever(_):
    open({begun!r}, "w").close()
    while True:
        time.sleep(60)

async def main():
    pool = drawing_pool.DrawingPool()
    backlog = pool._backlog_here()
    await backlog.enter()
    drawing = asyncio.create_task(pool._begun(backlog, forever, None))
    while not os.path.exists({begun!r}):
        await asyncio.sleep(0.05)
    pool.stop()

import os
if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_the_program_ends_without_waiting_for_what_is_being_drawn(tmp_path):
    program = tmp_path / "stopped.py"
    program.write_text(STOPPED.format(begun=str(tmp_path / "begun")), encoding="utf-8")
    ended = await asyncio.create_subprocess_exec(sys.executable, program, cwd=Path(__file__).parents[2])
    try:
        assert await asyncio.wait_for(ended.wait(), PATIENCE) == 0
    finally:
        with contextlib.suppress(ProcessLookupError):
            ended.kill()


@pytest.mark.drawn
async def test_once_drawing_is_stopped_nothing_is_begun(takes):
    pool = drawing_pool.DrawingPool()
    pool.stop()
    with pytest.raises(asyncio.CancelledError):
        await pool.draw(drawing_pool.Drawing(None, "board", "en", None))
    assert not takes.started


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "nice"), reason="not every system knows it")
def test_processes_that_draw_stand_back_behind_the_program(monkeypatch):
    monkeypatch.setattr(drawing_pool, "NICENESS", 3)
    with drawing_pool.processes(1) as pool:
        assert pool.submit(niceness).result() == min(19, niceness() + 3)


def test_a_process_stands_back_once_every_game_has_its_boards(monkeypatch):
    done = []

    def boards():
        for key in (*every_key(), "larger"):
            done.append(key)
            yield key

    monkeypatch.setattr(drawing_pool, "draw_boards", boards)
    monkeypatch.setattr(drawing_pool, "_stand_back", done.append)
    drawing_pool._warm_up(10)
    assert done == [*every_key(), 10, "larger"]


@pytest.mark.skipif(not hasattr(os, "nice"), reason="not every system knows it")
def test_a_process_that_is_to_have_boards_does_not_stand_back_at_first(monkeypatch):
    stood, told = [], SimpleQueue()
    monkeypatch.setattr(drawing_pool, "_stand_back", stood.append)
    monkeypatch.setattr(drawing_pool, "_warm_up", told.put)
    monkeypatch.setattr(drawing_pool, "_end_with_the_program", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    drawing_pool.init_worker(True, 5)  # noqa: FBT003 - an initializer takes no names
    assert told.get(timeout=PATIENCE) == niceness() + 5, "by how far it does so once they are there"
    assert not stood


def every_niceness(more):
    drawing_pool._stand_back(niceness() + more)
    return niceness(), {os.getpriority(os.PRIO_PROCESS, thread.native_id) for thread in threading.enumerate()}


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no niceness of their own")
def test_all_threads_of_a_process_stand_back():
    with drawing_pool.processes(1) as pool:
        own, every = pool.submit(every_niceness, 2).result()
    assert every == {own} == {min(19, niceness() + 2)}


def test_no_board_is_begun_ahead_while_somebody_waits_for_a_picture(monkeypatch):
    precedence, begun = drawing_pool._Precedence(), threading.Event()
    monkeypatch.setattr(drawing_pool, "_precedence", precedence)
    monkeypatch.setattr(drawing_pool.api, "draw", lambda *_, **__: begun.set())
    warming = threading.Thread(target=next, args=(drawing_pool.draw_boards(),))
    with precedence.of_somebody():
        warming.start()
        assert not begun.wait(0.2)
    assert begun.wait(PATIENCE)
    warming.join(PATIENCE)


def test_every_board_of_every_game_is_drawn_ahead_as_it_is_sent_before_the_larger_ones_of_single_games(monkeypatch):
    made = []

    def draw(view, kind, *, words, zoom=None):
        made.append((type(view).__struct_config__.tag, kind, len(view.to_move), zoom is not None, words(None)))

    monkeypatch.setattr(drawing_pool.api, "draw", draw)
    assert [*drawing_pool.draw_boards()] == [*every_key(), *GAMES]
    zoomed = [one[3] for one in made]
    assert zoomed == sorted(zoomed)
    for larger, games in ((False, every_key()), (True, tuple(GAMES))):
        assert {one[0] for one in made if one[3] == larger} == set(games)
    assert ("1854", "local_map") in {one[:2] for one in made}


@pytest.mark.long
@pytest.mark.drawn
def test_a_process_draws_what_may_be_chosen_with_what_it_says_in_words():
    game = find("german")
    view = game.view(game.setup(Setup("german", 3), seed="any"), None)
    railroad, names = view.railroads[0], ("Ann", "Ben", "Cleo")
    choosing = Choosing("build", "hexes", {"railroad": railroad.id, "hexes": ()}, ("E9", "S9"))
    shown = drawing_pool._drawn(Drawing(view, "build", "en", names, choosing=choosing))
    assert shown.png.startswith(b"\x89PNG")
    assert "E9" in shown.alt
