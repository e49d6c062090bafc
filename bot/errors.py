"""The one place where what went wrong is answered.

IllegalMove, Refusal         a sentence for the person, with the rule and what is legal now
a check of discord.py        a sentence: too soon, not allowed, not here
something malformed          a sentence; Discord's own clients send no such thing
a suggestion                 no suggestions, where there cannot be any
an answer come too late      nobody is left to tell; logged in a line
anything else                an id for the person and for the log, which never holds a move's values
"""

from __future__ import annotations

import logging
import secrets
import traceback
from typing import TYPE_CHECKING, Any, cast

import aiohttp
import discord
from discord import app_commands

from bot.service import Refusal
from bot.texts import Names, Texts
from engine.core.errors import IllegalMove
from engine.core.text import Text

if TYPE_CHECKING:
    from bot.client import Stationmaster

log = logging.getLogger(__name__)

TOO_LATE = frozenset({10062, 40060, 10008, 10015, 50027})
"""Discord's codes for an interaction that is unknown or answered already, and for an answer that is gone or closed."""


async def report(interaction: discord.Interaction[Stationmaster], error: BaseException) -> None:
    """Answer an error privately, and log it where it is ours."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.warning("an answer to %s came too late: %s", _what(interaction), error.code)
        return
    if isinstance(error, aiohttp.ClientError | ConnectionError):
        log.warning("an answer to %s was lost on its way: %s", _what(interaction), type(error).__name__)
        return
    if interaction.type is discord.InteractionType.autocomplete:
        await refuse_malformed(interaction)
        return
    texts = interaction.client.texts_for(interaction)
    try:
        names = await _names(interaction)
        await whisper(interaction, explain(error, texts, names) or _unexpected(interaction, error, texts))
    except discord.HTTPException as failed:
        log.warning("no answer could be given to %s: %s", _what(interaction), failed.code)


async def _names(interaction: discord.Interaction[Stationmaster]) -> Names:
    """Return the names for a sentence; none where just what went wrong keeps them from being found."""
    try:
        return await interaction.client.names_here(interaction)
    except Exception as error:  # noqa: BLE001 - the person is answered all the same
        log.warning("no names for the answer to %s: %s", _what(interaction), type(error).__name__)
        return ()


async def refuse_malformed(interaction: discord.Interaction[Stationmaster]) -> None:
    """Answer what cannot be read, or be completed."""
    texts = interaction.client.texts_for(interaction)
    try:
        match interaction.type:
            case discord.InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            case discord.InteractionType.application_command:
                await whisper(interaction, texts.say("refused.unreadable"))
            case _:
                await whisper(interaction, texts.say("refused.malformed"))
    except (discord.HTTPException, aiohttp.ClientError, ConnectionError) as error:
        log.warning("no answer could be given to something malformed: %s", type(error).__name__)


def explain(error: BaseException, texts: Texts, names: Names = ()) -> str | None:
    """Make the sentence for a refusal; None: it is no refusal but a fault of ours."""
    if isinstance(error, IllegalMove):
        rule = [texts.say("refused.rule", rule=texts.sentence(error.rule, names))] if error.rule else []
        return "\n".join([texts.sentence(error.text, names), *rule])
    if isinstance(error, Refusal):
        return texts.sentence(error.text, names)
    text = _check(error)
    return texts.sentence(text) if text else None


def _check(error: BaseException) -> Text | None:
    match error:
        case app_commands.CommandOnCooldown(retry_after=seconds):
            return Text("refused.cooldown", {"seconds": int(seconds) + 1})
        case app_commands.NoPrivateMessage():
            return Text("refused.server_only")
        case app_commands.MissingPermissions():
            return Text("refused.permission")
        case app_commands.TransformerError():
            return Text("refused.unreadable")
        case app_commands.CheckFailure():
            return Text("refused.check")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return Text("refused.command_changed")
        case _:
            return None


def _unexpected(interaction: discord.Interaction[Stationmaster], error: BaseException, texts: Texts) -> str:
    incident = secrets.token_hex(3)
    log.error("incident %s in %s: %s", incident, _what(interaction), traced(error))
    return texts.say("refused.unexpected", incident=incident)


def traced(error: BaseException) -> str:
    """Tell an error for the log: its message may quote a hand or a ticket; its type and the lines of code cannot."""
    return "".join((type(error).__name__, "\n", *traceback.format_tb(error.__traceback__)))


def _what(interaction: discord.Interaction[Stationmaster]) -> str:
    """Name a command or control without anything its person chose."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name} in channel {interaction.channel_id}"
    control = control_id(interaction)
    return f"control {':'.join(control.split(':')[:4])}"


def control_id(interaction: discord.Interaction[Any]) -> str:
    """Return the id of the control or form that was used; nothing for a command."""
    data = cast("dict[str, Any]", interaction.data or {})
    return str(data.get("custom_id", ""))


async def whisper(interaction: discord.Interaction[Stationmaster], words: str) -> None:
    """Say something to one person only, whether or not the interaction was answered already."""
    shown = words[:2000]
    if interaction.response.is_done():
        await interaction.followup.send(shown, ephemeral=True)
    else:
        await interaction.response.send_message(shown, ephemeral=True)


class Tree(app_commands.CommandTree["Stationmaster"]):
    """The command tree whose errors are answered here."""

    async def on_error(
        self, interaction: discord.Interaction[Stationmaster], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer whatever a command raised."""
        await report(interaction, error)

    async def interaction_check(self, interaction: discord.Interaction[Stationmaster], /) -> bool:
        """Learn the name of whoever uses a command; everybody may."""
        interaction.client.learn(interaction)
        return True
