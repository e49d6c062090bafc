"""Autocompletion: which of the offered choices fit what is typed so far, as many as Discord shows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from discord import app_commands

from bot.collation import fit
from bot.texts import Texts
from engine.core.registry import find

MOST_CHOICES = 25
"""Discord shows no more."""
LONGEST_CHOICE = 100
"""Characters that Discord takes for the name or the value of a choice."""

V = TypeVar("V", str, int)


def fitting(offered: Iterable[app_commands.Choice[V]], written: str) -> list[app_commands.Choice[V]]:
    """Return the choices that what is typed fits, by their names or values: those that begin so come first.

    A whole number may come as one.
    """
    found = [(fit(str(written), choice.name, str(choice.value)), choice) for choice in offered]
    ranked = sorted((rank, place) for place, (rank, _) in enumerate(found) if rank is not None)
    return [found[place][1] for _, place in ranked[:MOST_CHOICES]]


def variants_of(game: str, texts: Texts, written: str) -> list[app_commands.Choice[str]]:
    """Return the switches of a game's rules that what is typed fits, as ``key=value``."""
    offered = [
        app_commands.Choice(name=texts.say(f"{game}.variant.{variant.key}.{value}"), value=f"{variant.key}={value}")
        for variant in find(game).info.variants
        for value in variant.values
    ]
    return fitting(offered, written)


def variant(written: str | None) -> dict[str, str]:
    """Return the switch that was typed as ``key=value``; nothing where none was."""
    key, _, value = (written or "").partition("=")
    return {key.strip(): value.strip()} if written else {}
