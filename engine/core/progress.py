"""Reporting the progress of long computations: callers that want to show it pass a ``Progress``."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

Advance = Callable[[float], object]
"""Called with the number of items done since the last call; 0 only signals that the work goes on."""

Progress = Callable[[str, float | None], AbstractContextManager[Advance]]
"""Begins a computation, given the name of its items in the plural, and their number or None if unknown."""


def silent(what: str, total: float | None) -> AbstractContextManager[Advance]:
    """Report nothing."""
    del what, total
    return nullcontext(_pass_over)


def _pass_over(_: float) -> None:
    """Do nothing."""
