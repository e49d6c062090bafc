"""The best that a company's trains can run for, with the proof that there is nothing better."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.eighteenxx.routes import Service, TrainRoute


class Best(msgspec.Struct, frozen=True):
    """The best routes found."""

    routes: tuple[TrainRoute, ...]
    """For the trains that run, by id of the train."""
    revenue: int
    proved: bool
    """No legal set of routes pays more; False: the search was stopped before it knew."""


def best_routes(service: Service, stop: Callable[[], bool] = lambda: False) -> Best:
    """Search for the routes that pay most together. ``stop`` is asked now and then whether to make do with less."""
    raise NotImplementedError
