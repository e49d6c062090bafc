"""What comes from outside is judged where it can harm nobody: in a process of its own, with limits, that ends with it."""

from __future__ import annotations

import asyncio
import collections
import itertools
import os
import signal

import pytest

from bot.outside import Limits, Outside, Unfinished, judge, show
from engine.core import codec
from engine.core.errors import UnsoundPosition
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from rendering import api
from storage import archive
from storage.snapshots import Snapshot
from tests.shared import hostile
from tests.storage.conftest import a_table
from tests.thorough import a_few, long_but


def take_memory(_):
    return len(bytes(1 << 36))


def take_memory_bit_by_bit(_):
    return [bytes(1 << 20) for _ in itertools.count()]


def compute_for_ever(_):
    while True:
        pass


def compute_for_ever_in_one_step(_):
    # No alarm of the interpreter is heard meanwhile.
    collections.deque(itertools.repeat(0), maxlen=0)


def tell_and_compute_for_ever(begun):
    begun.write_text("begun")
    compute_for_ever(None)


def die(_):
    os._exit(9)


def be_killed_once(before):
    if not before.exists():
        before.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def be_killed(told):
    with told.open("a") as file:
        file.write("killed ")
    os.kill(os.getpid(), signal.SIGKILL)


TAKING = (take_memory, take_memory_bit_by_bit, compute_for_ever, compute_for_ever_in_one_step, die)


def nest(depth):
    return [nest(depth + 1)]


def number_of_process(_):
    return os.getpid()


in_a_process = Outside._apart
"""As it is in the bot: in all other tests files are judged in a thread."""


@pytest.fixture(autouse=True)
def _judged_in_a_process(monkeypatch):
    monkeypatch.setattr(Outside, "_apart", in_a_process)


@pytest.fixture
def outside():
    outside = Outside(Limits(memory=128 << 20, seconds=1))
    yield outside
    outside.stop()


@pytest.mark.parametrize("taking", long_but(TAKING, take_memory_bit_by_bit))
async def test_what_takes_too_much_is_ended_and_what_comes_after_it_is_judged(outside, taking):
    with pytest.raises(Unfinished):
        await outside._apart(taking, None)
    assert await outside._apart(number_of_process, None) != os.getpid()


async def test_each_is_judged_in_a_process_of_its_own_and_what_is_raised_there_is_raised_here(outside):
    first = await outside._apart(number_of_process, None)
    with pytest.raises(RecursionError):
        await outside._apart(nest, 0)
    assert await outside._apart(number_of_process, None) != first


async def test_what_is_judged_ends_with_the_bot(outside, tmp_path):
    begun = tmp_path / "begun"
    os.mkfifo(begun)
    judging = asyncio.create_task(outside._apart(tell_and_compute_for_ever, begun))
    assert await asyncio.to_thread(begun.read_text) == "begun"
    outside.stop()
    with pytest.raises(Unfinished):
        await judging
    with pytest.raises(Unfinished):
        await outside._apart(number_of_process, None)
    assert await outside.judge(brought("german")) is None


async def test_what_a_killed_process_was_looking_at_is_looked_at_once_more_and_no_more_than_that(outside, tmp_path):
    assert await outside._apart(be_killed_once, tmp_path / "before") == "done"
    with pytest.raises(Unfinished):
        await outside._apart(be_killed, tmp_path / "told")
    assert (tmp_path / "told").read_text() == "killed killed "
    assert await outside._apart(number_of_process, None) != os.getpid()


async def test_a_process_that_reaches_a_limit_of_its_own_is_not_tried_again(outside, caplog):
    with pytest.raises(Unfinished):
        await outside._apart(compute_for_ever_in_one_step, None)
    assert "tries again" not in caplog.text


async def test_a_process_that_is_killed_before_it_has_looked_at_anything_says_nothing_against_it(outside, monkeypatch):
    monkeypatch.setattr("bot.outside.confine", die)
    assert await outside.judge(brought("german")) is None
    assert (await outside.read(b"{}", 0)).refused.text.key == "practice.not_now"


@pytest.mark.parametrize("edge", a_few([2**32, 2**36], 1))
async def test_a_file_whose_position_would_take_gigabytes_to_look_at_is_refused(edge):
    data = hostile("1854-tunnel-end")
    found = await Outside().read(data.replace(str(2**32).encode(), str(edge).encode()), 0)
    assert found.refused is not None
    assert found.refused.text.key in {"import.unreadable", "import.too_heavy"}


def played(key, moves):
    """Return a match of as many players as can be, after some moves by chance."""
    game, rng = find(key), Rng("some moves")
    setup = Setup(key, game.info.players[1], {each.key: each.values[0] for each in game.info.variants})
    match = Match(game, setup, "some game")
    for _ in range(moves):
        seat = min(game.awaited(match.state))
        match.play(game.policies["random"](game, match.state, seat, rng))
    return match


def brought(key, change=lambda state: None, moves=30):
    """Return what is stored of a table that plays on from a position of a game, in which something was changed."""
    match = played(key, moves)
    change(match.state)
    base = Snapshot(0, match.game.info.rules, codec.encode_state(match.state), base=True)
    return archive.Stored(a_table(game=key, practice=True), match.setup, match.seed, (), (), None, base)


@pytest.mark.drawn
@pytest.mark.parametrize("key", long_but(["german", "europe", "18cz", "1854"], "18cz"))
def test_all_that_people_meet_in_a_real_position_can_be_worked_out(key):
    judge(brought(key))


@pytest.mark.parametrize("key", ["german", "europe", "18cz", "1854"])
def test_a_position_that_cannot_have_come_about_is_not_sound(key):
    def draw_very_often(state):
        state.rng.draws = 2**62

    with pytest.raises(UnsoundPosition):
        judge(brought(key, draw_very_often, moves=1))


def test_a_position_that_cannot_be_drawn_is_not_sound(monkeypatch):
    def draw(*_, **__):
        raise ZeroDivisionError

    match = played("german", 10)
    monkeypatch.setattr(api, "draw", draw)
    with pytest.raises(ZeroDivisionError):
        show(match, match.state)
