"""When opponents move: at a fixed pace, by a clock that goes on as soon as all wait for it."""

from __future__ import annotations

import asyncio
import selectors
from types import SimpleNamespace

import pytest

from bot.delivery.reminders import ReminderClock
from bot.opponents import LOOKS, Opponents
from engine.core.registry import find
from engine.core.seat import Seat
from engine.ticket_to_ride.legends.moves import LeaveOrder
from engine.ticket_to_ride.moves import DrawCard

GAME, PACE = "legends", 2.0
DRAW = DrawCard(Seat(1), card="deck")
ORDER = LeaveOrder(Seat(1), power="charter", order=("hold",))
"""A move that nobody else learns of."""


class ClockOfATest(asyncio.SelectorEventLoop):
    """A loop whose time passes only while everybody waits, and then at once."""

    def __init__(self):
        super().__init__(Waiting(self))
        self.now = 0.0

    def time(self):
        return self.now


class Waiting(selectors.DefaultSelector):
    def __init__(self, loop):
        super().__init__()
        self.loop = loop

    def select(self, timeout=None):
        self.loop.now += timeout or 0.0
        return super().select(0)


class OneTable:
    """A table with nothing but opponents, who make some moves, each after so many seconds of thought."""

    def __init__(self, *thoughts):
        self.thoughts = list(thoughts)
        self.moments = []
        self.play = self

    async def waiting_for_opponents(self):
        return ("t",) if self.thoughts else ()

    async def opponent(self, table_id, think):
        while self.thoughts:
            seconds, move = self.thoughts[0]
            assert await think(SimpleNamespace(game=GAME, seconds=seconds, move=move)) is move
            self.thoughts.pop(0)
            self.moments.append(asyncio.get_running_loop().time())
            if move.kind() not in find(GAME).info.private:
                return move
        return None


def played(*thoughts):
    """Return when a table's opponents have moved that think for so many seconds."""
    table = OneTable(*thoughts)

    async def play():
        async def think(turn):
            await asyncio.sleep(turn.seconds)
            return turn.move

        opponents = Opponents(table, think, PACE)
        while table.thoughts:
            await opponents._look()
            await asyncio.sleep(PACE / LOOKS)

    with asyncio.Runner(loop_factory=ClockOfATest) as runner:
        runner.run(play())
    return table.moments


@pytest.mark.parametrize("seconds", [(0.0, 0.0, 0.0), (1.9, 0.0, 0.3), (0.001, 1.999, 1.0)])
def test_opponents_move_at_the_same_moments_whatever_they_think_within_the_pace(seconds):
    assert played(*((each, DRAW) for each in seconds)) == pytest.approx([2.0, 4.0, 6.0])


def test_one_that_thinks_for_longer_moves_after_whole_paces():
    assert played((2.1, DRAW), (5.5, DRAW), (0.1, DRAW)) == pytest.approx([4.0, 10.0, 12.0])


def test_a_move_that_nobody_learns_of_delays_none_that_is_seen():
    assert played((0.4, ORDER), (0.7, DRAW), (0.1, DRAW))[1:] == pytest.approx([2.0, 4.0])


@pytest.mark.parametrize("seconds", [0.0, 0.4, 1.9])
def test_an_opponent_that_decides_for_somebody_who_is_away_does_so_at_the_same_moment_whatever_it_thinks(seconds):
    decided = []

    async def think(turn):
        await asyncio.sleep(turn.seconds)
        return turn.move

    class Away:
        async def expire(self, table_id, think=None):
            if think is None:  # no game waits for its presidents
                return
            await think(SimpleNamespace(game=GAME, seconds=seconds, move=DRAW))
            decided.append(asyncio.get_running_loop().time())

    async def expire():
        service = SimpleNamespace(campaigns=Away(), expiries=Away())
        opponents = Opponents(service, think, PACE)
        unused = [None] * 5
        await ReminderClock(service, *unused, opponents.in_time, None, None)._expire("t")

    with asyncio.Runner(loop_factory=ClockOfATest) as runner:
        runner.run(expire())
    assert decided == pytest.approx([PACE])
