"""Autocompletion: which of the offered choices fit what is typed so far, as many as Discord shows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from discord import app_commands

MOST_CHOICES = 25
LONGEST_CHOICE = 100

V = TypeVar("V", str, int)


def fitting(offered: Iterable[app_commands.Choice[V]], written: str) -> list[app_commands.Choice[V]]:
    """Return the first choices whose names contain what is typed."""
    sought = written.strip().casefold()
    return [choice for choice in offered if sought in choice.name.casefold()][:MOST_CHOICES]
