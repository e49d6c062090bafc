"""Which timers of SimCord wake a task: found by what they hold, where SimCord looks into every timer for every task."""

from __future__ import annotations

from collections import defaultdict
from types import SimpleNamespace
from typing import Any

from simcord import _dpy_internals, _settlement

_of_all = _settlement._timer_records_waking


class TimersWaking:
    """Stands in for what SimCord asks of each task each time that it looks whether the bot has done its work."""

    def __init__(self) -> None:
        self._callbacks: list[Any] = []
        self._many = -1
        self._holding: dict[int, list[Any]] = {}

    def __call__(self, state: Any, task: Any, waiter: Any) -> list[Any]:
        callbacks = state.work.callbacks
        # SimCord makes a new list each time that it looks.
        if callbacks is not self._callbacks or len(callbacks) != self._many:
            self._callbacks, self._many, self._holding = callbacks, len(callbacks), held(callbacks)
        near = [*self._holding.get(id(waiter), ()), *self._holding.get(id(task), ())]
        few = SimpleNamespace(work=SimpleNamespace(callbacks=near), virtual_time=state.virtual_time)
        return _of_all(few, task, waiter) if near else []


def held(callbacks: list[Any]) -> dict[int, list[Any]]:
    """Return the timers by the identity of each thing that they hold: what they wake is among it."""
    holding: dict[int, list[Any]] = defaultdict(list)
    for record in callbacks:
        if record.handle is not None and not record.handle.cancelled():
            callback = _dpy_internals._original_callback(getattr(record.handle, "_callback", None))
            owner = getattr(callback, "__self__", None)
            things = (owner, getattr(owner, "_task", None), *(record.handle._args or ()))
            for thing in {id(one) for one in things if one is not None}:
                holding[thing].append(record)
    return holding
