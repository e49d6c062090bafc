from __future__ import annotations

import asyncio
import functools
import logging
from contextlib import nullcontext

import pytest

from bot.client import Stationmaster, clock
from bot.delivery.reminders import ReminderClock
from bot.service import Service
from tests.bot.blank_pictures import blank_pictures
from tests.bot.stage import Stage
from tests.bot.timers_waking import TimersWaking
from tests.discord_server import PATIENCE

HALF_HOUR = 1800.0


@pytest.fixture
async def service(address_made):
    async with await Service.open(address_made, clock) as opened:
        yield opened


@pytest.fixture
def pace(request):
    """Seconds between two moves of built-in opponents; a module may name its own."""
    return getattr(request.module, "PACE", Stationmaster.__init__.__kwdefaults__["pace"])


@pytest.fixture
def simcord_bot(service, pace):
    return Stationmaster(service, pace=pace, shard_count=1)


@pytest.fixture
def days_pass(request, monkeypatch):
    """Let days of the clock pass quickly: the bot looks but every half hour for what it left unsaid and for what is due.

    What it knows to be due sooner, when it looks, is still done in time. A module may name how often it looks for what is
    due, in seconds: ``LOOKS_EVERY``. Opponents take a minute for a move, as the bot looks for them as often.
    """
    monkeypatch.setitem(Stationmaster.__init__.__kwdefaults__, "pace", 60.0)
    every = getattr(request.module, "LOOKS_EVERY", HALF_HOUR)
    monkeypatch.setattr("bot.delivery.reconciler.RETRY", HALF_HOUR)
    monkeypatch.setattr("bot.delivery.reminders.NOTED_EVERY", every)
    monkeypatch.setattr("bot.delivery.reminders.SHORTEST_INTERVAL", every)
    monkeypatch.setattr("bot.service.reminders.OUTAGE", 3 * every)
    reachable, _ = ReminderClock.__init__.__defaults__
    monkeypatch.setattr(ReminderClock.__init__, "__defaults__", (reachable, every))


@pytest.fixture(autouse=True)
def pictures(request):
    """Leave pictures blank but in tests marked ``drawn``: drawing takes most of the time."""
    with nullcontext() if request.node.get_closest_marker("drawn") else blank_pictures() as counted:
        yield counted


@pytest.fixture(autouse=True)
def nothing_unexpected(caplog):
    """Fail where the bot met an error of its own: what it refuses is answered and not logged as one."""
    yield
    faults = [record.getMessage() for phase in ("setup", "call") for record in caplog.get_records(phase)
              if record.levelno >= logging.ERROR]  # fmt: skip
    assert faults == []


@pytest.fixture
def stage(simcord_env, monkeypatch) -> Stage:
    # SimCord counts a refusal as an error of the command, even where the bot has answered it.
    simcord_env.check_errors = False
    # The first board of a process takes seconds, and a minute where tests keep the processors that drawing stands back from.
    simcord_env.settle_timeout = PATIENCE
    # SimCord looks every 50 ms whether the bot has done its work, which is most of what a press would take.
    simcord_env._settle_internal = functools.partial(simcord_env._settle_internal, idle=0.002)
    monkeypatch.setattr("simcord._settlement._timer_records_waking", TimersWaking())
    simcord_env._advance_to = functools.partial(one_advance_at_a_time, simcord_env, simcord_env._advance_to)
    return Stage(simcord_env)


async def one_advance_at_a_time(env, advance_to, target, deadline):
    """Advance the clock of SimCord once the timer that went off by itself has done so, in whose task this may be.

    Begun before that has, SimCord 3.2.1 waits for the timer, and the timer for it: by a clock that stands still, for ever.
    """
    while (timer := env._real_advance_task) not in (None, asyncio.current_task()) and not timer.done():
        await asyncio.wait((timer,))
    await advance_to(target, deadline)
