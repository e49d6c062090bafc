"""Kinds of move that share a command: which of them is meant is whatever the game asks just now.

What is typed are the fields of that move in their order, separated by commas.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, get_origin

import discord
import msgspec
from discord import app_commands

from bot.commands import catalogue_commands
from bot.commands.completing import LONGEST_CHOICE
from bot.commands.here import defer, my_texts
from bot.commands.play import LONGEST_LIST, Choices, offers, shared, table_of
from bot.faults import log_fault
from bot.pressed.parts import parts_of
from bot.service import Refusal, Table
from bot.texts import shorten
from engine.core.errors import IllegalMove
from engine.core.game import Game
from engine.core.moves import Move, fields

log = logging.getLogger(__name__)

Kinds = Sequence[type[Move]]


def extend(group: app_commands.Group, game: Game[Any]) -> None:
    """Add the commands that several kinds of move share to the group of a game's moves."""
    together: dict[str, list[type[Move]]] = {}
    for kind, name in shared(game).items():
        together.setdefault(name, []).append(kind)
    for name, kinds in together.items():
        group.add_command(_command(game.info.key, name, kinds))


def _command(game: str, name: str, kinds: Kinds) -> app_commands.Command[Any, ..., None]:
    async def choose(
        interaction: discord.Interaction[Any], choice: app_commands.Range[str, 1, LONGEST_LIST] | None = None
    ) -> None:
        await defer(interaction)
        table = await table_of(interaction, game)
        if table is None:
            raise Refusal("play.no_table", game=game)
        kind = await _asked(interaction, table, name, kinds)
        await parts_of(interaction).private_panels.command(interaction, table, kind, spread(kind, choice or ""))

    async def complete(interaction: discord.Interaction[Any], written: str) -> Choices:
        try:
            return await _suggest(interaction, game, name, kinds, written)
        except (IllegalMove, Refusal):
            return []
        except Exception as error:  # noqa: BLE001 - an unanswered autocompletion shows as a failure
            log_fault(log, error, "no choices for /%s %s", game, name)
            return []

    command = catalogue_commands.command(f"{game}.{name}", choose)
    command.autocomplete("choice")(complete)
    return command


async def _asked(interaction: discord.Interaction[Any], table: Table, name: str, kinds: Kinds) -> type[Move]:
    """Return the kind of move that the game asks of the person; if none, the one that the command is called by."""
    snapshot = await parts_of(interaction).service.queries.snapshot(table, interaction.user.id)
    own = next(kind for kind in kinds if kind.kind() == name)
    return next((kind for kind in snapshot.kinds if kind in kinds), own)


def spread(kind: type[Move], written: str) -> dict[str, Any]:
    """Return what is written for the fields of a move: one part each, the last a list of all that are left."""
    parts = [part.strip() for part in written.split(",") if part.strip()]
    given: dict[str, Any] = {}
    for field in fields(kind):
        if not parts:
            break
        number = len(parts) if _is_list(kind, field) else 1
        given[field], parts = ", ".join(parts[:number]), parts[number:]
    return given


def _is_list(kind: type[Move], field: str) -> bool:
    return any(f.name == field and get_origin(f.type) in {tuple, list} for f in msgspec.structs.fields(kind))


async def _suggest(interaction: discord.Interaction[Any], game: str, name: str, kinds: Kinds, written: str) -> Choices:
    parts, table = parts_of(interaction), await table_of(interaction, game)
    if table is None:
        return []
    kind = await _asked(interaction, table, name, kinds)
    texts = my_texts(interaction).of(game)
    names = await parts.names.at(table, texts)
    position = await parts.service.queries.position(table, interaction.user.id)
    typed = written.split(",")
    at = next((at for at, field in enumerate(fields(kind)) if _is_list(kind, field)), len(fields(kind)) - 1)
    before, last = typed[: min(at, len(typed) - 1)], typed[min(at, len(typed) - 1) :]
    field = fields(kind)[len(before)]
    given = spread(kind, ",".join(before)) | {field: ",".join(last).strip()}
    offered = offers(position, kind, field, given, texts, names)
    return [_after(before, one) for one in offered if len(", ".join([*before, str(one.value)])) <= LONGEST_CHOICE]


def _after(before: Sequence[str], offered: app_commands.Choice[Any]) -> app_commands.Choice[Any]:
    """Return a suggestion behind what was typed before it."""
    kept = [part.strip() for part in before]
    name = shorten(", ".join([*kept, offered.name]), LONGEST_CHOICE)
    return app_commands.Choice(name=name, value=", ".join([*kept, str(offered.value)]))
