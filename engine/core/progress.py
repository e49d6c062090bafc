"""How far something is that takes long: whoever wants to show it hands in a ``Progress``."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

Advance = Callable[[float], object]
"""Is told how many more are done; 0: it goes on."""

Progress = Callable[[str, float | None], AbstractContextManager[Advance]]
"""Begins something: what is gone through, in the plural, and how many there are of it; None: nobody knows."""


def silent(what: str, total: float | None) -> AbstractContextManager[Advance]:
    """Show nothing."""
    del what, total
    return nullcontext(_pass_over)


def _pass_over(_: float) -> None:
    """Do nothing."""
