"""Slash commands whose descriptions come from the catalogue: ``command-game-new`` and ``command-game-new-title``."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from typing import Any

from discord import app_commands

from bot.texts import ENGLISH, texts_for

Callback = Callable[..., Coroutine[Any, Any, None]]


def words(key: str) -> app_commands.locale_str:
    """Return a text of the catalogue with the key by which a translator finds it in other languages."""
    return app_commands.locale_str(texts_for(ENGLISH).say(key), key=key)


def choice(key: str, value: str | int, **given: int | str) -> app_commands.Choice[Any]:
    """Return one of a parameter's fixed choices."""
    return app_commands.Choice(name=texts_for(ENGLISH).say(key, **given), value=value)


def command(key: str, callback: Callback) -> app_commands.Command[Any, ..., None]:
    """Make a command of a function; the last part of its key is its name, each parameter is described by one more."""
    parameters = list(inspect.signature(callback).parameters)[1:]
    described = {name: words(f"command.{key}.{name}") for name in parameters}
    app_commands.describe(**described)(callback)
    return app_commands.Command(
        name=key.rpartition(".")[2].replace("_", "-"), description=words(f"command.{key}"), callback=callback
    )


def group(key: str, **options: Any) -> app_commands.Group:  # noqa: ANN401 - discord.py's own options
    """Make an empty group of commands."""
    return app_commands.Group(name=key, description=words(f"command.{key}"), **options)
