"""The moves of a game as slash commands: a group a game, a subcommand a kind of move, a parameter a field.

Nothing here knows a game. What a field may hold is asked of the engine while the person types.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, get_origin

import discord
import msgspec
from discord import app_commands

from bot.commands.completing import LONGEST_CHOICE, MOST_CHOICES
from bot.commands.described import words
from bot.commands.here import defer
from bot.pictures import shorten
from bot.service import Refusal, Table
from engine.core.errors import IllegalMove
from engine.core.game import Game
from engine.core.moves import Move, fields
from engine.core.options import Choice, NumberRange, Slot

if TYPE_CHECKING:
    from bot.client import Stationmaster

log = logging.getLogger(__name__)

LONGEST_TYPED = 100

Choices = list[app_commands.Choice[Any]]
Complete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


def moves_group(game: Game[Any]) -> app_commands.Group:
    """Make the group of a game's moves."""
    key = game.info.key
    group = app_commands.Group(
        name=key,
        description=words(f"command.{key}"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for kind in game.moves:
        group.add_command(_command(key, kind))
    return group


def _command(game: str, kind: type[Move]) -> app_commands.Command[Any, ..., None]:
    async def callback(interaction: discord.Interaction[Any], **given: Any) -> None:  # noqa: ANN401 - fields of a move
        await _play(interaction, game, kind, {name: value for name, value in given.items() if value is not None})

    key = f"{game}.{kind.kind()}"
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined]  # this is what discord.py reads
        [
            inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction),
            *(
                inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=_annotation(types[name]))
                for name in fields(kind)
            ),
        ]
    )
    # A dotted qualified name would be taken for a method's.
    callback.__name__ = callback.__qualname__ = kind.kind()
    if names := fields(kind):
        app_commands.describe(**{name: words(f"command.{key}.{name}") for name in names})(callback)
        app_commands.autocomplete(**{name: _completer(game, kind, name) for name in names})(callback)
    return app_commands.Command(
        name=kind.kind().replace("_", "-"), description=words(f"command.{key}"), callback=callback
    )


def _annotation(kind: Any) -> Any:  # noqa: ANN401 - types are values here
    """Return the type of parameter for a type of field: numbers stay numbers, all else is typed as text."""
    return int if kind is int else app_commands.Range[str, 1, LONGEST_TYPED]


def _is_list(kind: type[Move], field: str) -> bool:
    return any(f.name == field and get_origin(f.type) in {tuple, list} for f in msgspec.structs.fields(kind))


async def _play(
    interaction: discord.Interaction[Stationmaster], game: str, kind: type[Move], given: dict[str, Any]
) -> None:
    await defer(interaction)
    table = await _table(interaction, game)
    if table is None:
        raise Refusal("play.no_table", game=game)
    values = {name: _split(value) if _is_list(kind, name) else value for name, value in given.items()}
    await interaction.client.desks.command(interaction, table, kind, values)


def _split(written: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in written.split(",") if part.strip())


async def _table(interaction: discord.Interaction[Stationmaster], game: str) -> Table | None:
    """Return the table of the channel; in private, the one that waits for the person longest."""
    tables = interaction.client.service.tables
    if interaction.guild_id is not None:
        here = await tables.in_channel(interaction.channel_id or 0)
        return here if here and here.game == game else None
    waiting = [table for table in await tables.waiting_for(interaction.user.id) if table.game == game]
    mine = waiting or [table for table in await tables.of_person(interaction.user.id, "live") if table.game == game]
    return mine[0] if mine else None


def _completer(game: str, kind: type[Move], field: str) -> Complete:
    async def complete(interaction: discord.Interaction[Any], written: str) -> Choices:
        try:
            return await _suggest(interaction, game, kind, field, str(written))
        except (IllegalMove, Refusal):
            return []
        except Exception as error:  # noqa: BLE001 - an unanswered autocompletion shows as a failure
            log.error("no choices for /%s %s %s: %s", game, kind.kind(), field, type(error).__name__)  # noqa: TRY400
            return []

    return complete


async def _suggest(
    interaction: discord.Interaction[Stationmaster], game: str, kind: type[Move], field: str, written: str
) -> Choices:
    bot, table = interaction.client, await _table(interaction, game)
    if table is None:
        return []
    chosen = {name: value for name, value in interaction.namespace if name != field and value not in (None, "")}
    slot = await bot.service.looks.slot(table.id, interaction.user.id, kind, field, chosen)
    texts = bot.texts_for(interaction)
    names = await bot.names.at(table, texts)
    return choices(slot, written, {o.value: texts.sentence(o.label, names, plain=True) for o in _options(slot)})


def _options(slot: Slot) -> tuple[Any, ...]:
    return slot.options if isinstance(slot, Choice) else ()


def choices(slot: Slot, written: str, labels: Mapping[str, str]) -> Choices:
    """Return what completes the text typed so far; of a list, its last item, those before being kept."""
    if isinstance(slot, NumberRange):
        numbers = [str(number) for number in range(slot.low, slot.high + 1)]
        return [app_commands.Choice(name=n, value=int(n)) for n in numbers if n.startswith(written.strip())][
            :MOST_CHOICES
        ]
    before, last = _kept(written) if slot.many else ([], written)
    sought = last.strip().casefold()
    # What begins so comes before what only contains it.
    found = sorted(
        (
            (not label.casefold().startswith(sought), place, value, label)
            for place, (value, label) in enumerate(labels.items())
            if value not in before and (sought in label.casefold() or sought in value.casefold())
        ),
    )
    made = [
        (", ".join([*(labels.get(item, item) for item in before), label]), ", ".join([*before, value]))
        for _, _, value, label in found
    ]
    return [
        app_commands.Choice(name=shorten(name, LONGEST_CHOICE), value=value)
        for name, value in made[:MOST_CHOICES]
        if len(value) <= LONGEST_CHOICE
    ]


def _kept(written: str) -> tuple[list[str], str]:
    *before, last = written.split(",")
    return [item.strip() for item in before if item.strip()], last
