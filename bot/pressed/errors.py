"""The one place where what went wrong is answered.

IllegalMove, Refusal         a sentence for the person, with the rule and what is legal now
a check of discord.py        a sentence: too soon, not allowed, not here
something malformed          a sentence; Discord's own clients send no such thing
a suggestion                 no suggestions, where there cannot be any
an answer come too late      nobody is left to tell; logged in a line; likewise when the bot is being stopped
nothing could be stored      a sentence: what was done counts for nothing, and can be done again later
anything else                an id for the person and for the log, which never holds a move's values
"""

from __future__ import annotations

import logging
import secrets

import aiohttp
import discord
from discord import app_commands

from bot.faults import log_fault, traced
from bot.pressed.acknowledge import answer_privately, control_id
from bot.pressed.parts import parts_of
from bot.service import NoSuchTable, Refusal
from bot.shown.sentences import explain
from bot.texts import SeatNames, Texts, texts_for
from engine.core.errors import IllegalMove
from storage.records import Table

log = logging.getLogger(__name__)

TOO_LATE = frozenset({10062, 40060, 10008, 10015, 50027})
"""Discord's codes for an interaction that is unknown or answered already, and for an answer that is gone or closed."""


async def report(interaction: discord.Interaction, error: BaseException) -> None:
    """Answer an error privately, and log it where it is ours."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if interaction.client.is_closed():
        log.warning("the bot was stopped before it had answered to %s", _what(interaction))
        return
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.warning("an answer to %s came too late: %s", _what(interaction), error.code)
        return
    if isinstance(error, aiohttp.ClientError | ConnectionError):
        log.warning("an answer to %s was lost on its way: %s", _what(interaction), type(error).__name__)
        return
    if interaction.type is discord.InteractionType.autocomplete:
        if not isinstance(error, app_commands.AppCommandError | IllegalMove | Refusal):
            log_fault(log, error, "no suggestions for %s", _what(interaction))
        await refuse_malformed(interaction)
        return
    texts = texts_for(str(interaction.locale))
    try:
        texts, names = await _words(interaction, texts)
        await answer_privately(interaction, explain(error, texts, names) or _unexpected(interaction, error, texts))
    except discord.HTTPException as failed:
        log.warning("no answer could be given to %s: %s", _what(interaction), failed.code)


async def _words(interaction: discord.Interaction, texts: Texts) -> tuple[Texts, SeatNames]:
    """Return the words of the table's game and the names; neither where just what went wrong keeps them away."""
    try:
        table = await _table_of(interaction)
        return (texts.of(table.game), await parts_of(interaction).names.at(table, texts)) if table else (texts, ())
    except Exception as error:  # noqa: BLE001 - the person is answered all the same
        log.warning("no names for the answer to %s: %s", _what(interaction), type(error).__name__)
        return texts, ()


async def _table_of(interaction: discord.Interaction) -> Table | None:
    """Return the table a control belongs to, else the one of the channel."""
    tables, control = parts_of(interaction).service.tables, control_id(interaction).split(":")
    if len(control) > 1:
        try:
            return await tables.get(control[1])
        except NoSuchTable:
            return None
    return None if interaction.channel_id is None else await tables.in_channel(interaction.channel_id)


async def refuse_malformed(interaction: discord.Interaction) -> None:
    """Answer what cannot be read, or be completed."""
    texts = texts_for(str(interaction.locale))
    try:
        match interaction.type:
            case discord.InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            case discord.InteractionType.application_command:
                await answer_privately(interaction, texts.say("refused.unreadable"))
            case _:
                await answer_privately(interaction, texts.say("refused.malformed"))
    except (discord.HTTPException, aiohttp.ClientError, ConnectionError) as error:
        log.warning("no answer could be given to something malformed: %s", type(error).__name__)


def _unexpected(interaction: discord.Interaction, error: BaseException, texts: Texts) -> str:
    incident = secrets.token_hex(3)
    log.error("incident %s in %s: %s", incident, _what(interaction), traced(error))
    return texts.say("refused.unexpected", incident=incident)


def _what(interaction: discord.Interaction) -> str:
    """Name a command or control without anything its person chose."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name} in channel {interaction.channel_id}"
    control = control_id(interaction)
    return f"control {':'.join(control.split(':')[:4])}"
