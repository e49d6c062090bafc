"""Answers to everything that goes wrong, in one place.

IllegalMove, Refusal         a sentence for the person, with the rule and a button to its text
a check of discord.py        a sentence: too soon, not allowed, not here
a malformed payload          a sentence; Discord's own clients send no such thing
an autocompletion            no suggestions
an answer that is too late   one line in the log, as nobody is left to answer; likewise while the bot is stopping
refused by Discord           a sentence if one can be sent (a locked thread, AutoMod, a permission); a line in the log
it could not be stored       a sentence: nothing has happened, or whether it has is not known yet
anything else                an id for the person and for the log, which never has the values of a move
"""

from __future__ import annotations

import logging
import secrets

import aiohttp
import discord
from discord import app_commands
from discord.utils import MISSING

from bot.answering import answer_privately, control_id, my_texts
from bot.faults import UNSENT, error_code, log_fault, refusal_of, traced
from bot.interactions.parts import parts_of
from bot.interactions.rules import Rulebook
from bot.messages.controls import Controls, RuleButton
from bot.messages.wording import cited, explain
from bot.service import NoSuchTable, Refusal
from bot.texts import SeatNames, Texts
from engine.core.errors import IllegalMove
from storage.records import Table

log = logging.getLogger(__name__)


async def report(interaction: discord.Interaction, error: BaseException) -> None:
    """Answer an error privately, and log it if it is ours."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if _nobody_is_left(interaction, error):
        return
    reason = refusal_of(error)
    if interaction.type is discord.InteractionType.autocomplete:
        if not isinstance(error, app_commands.AppCommandError | IllegalMove | Refusal):
            log_fault(log, error, "no suggestions for %s", _what(interaction))
        await refuse_malformed(interaction)
        return
    texts, names, table = await _words(interaction)
    said = explain(error, texts, names)
    if said is None:
        incident = secrets.token_hex(3)
        log.error("incident %s in %s: %s", incident, _what(interaction), traced(error))
        said = texts.say("refused.unexpected", incident=incident)
    elif reason is not None:
        log.warning("Discord refused an answer to %s: %s (%s)", _what(interaction), error_code(error), reason)
    # If Discord has refused one answer already, the log says why.
    await _answer(interaction, said, await _rule(interaction, error, table, texts), unsent=reason is None)


async def _answer(interaction: discord.Interaction, said: str, view: discord.ui.View, *, unsent: bool) -> None:
    """Answer privately; ``unsent``: log a line if Discord refuses the answer too, or cannot be reached."""
    try:
        await answer_privately(interaction, said, view=view)
    except UNSENT as failed:
        if unsent:
            log.warning("no answer could be given to %s: %s", _what(interaction), error_code(failed))
    except RuntimeError as failed:  # raised by aiohttp if its session was closed at this very moment
        if not _nobody_is_left(interaction, failed):
            raise


def _nobody_is_left(interaction: discord.Interaction, error: BaseException) -> bool:
    """Return whether nobody is left to answer, and log that in a line."""
    if interaction.client.is_closed():
        log.warning("the bot was stopped before it had answered to %s", _what(interaction))
    elif refusal_of(error) == "late":
        log.warning("an answer to %s came too late: %s", _what(interaction), error_code(error))
    elif isinstance(error, aiohttp.ClientError | ConnectionError):
        log.warning("an answer to %s was lost on its way: %s", _what(interaction), error_code(error))
    else:
        return False
    return True


async def _rule(
    interaction: discord.Interaction, error: BaseException, table: Table | None, texts: Texts
) -> discord.ui.View:
    """Make the button to the section of the rulebook that a refusal cites, if there is one."""
    nothing: discord.ui.View = MISSING
    if table is None or not isinstance(error, IllegalMove) or error.rule is None:
        return nothing
    try:
        rulebook = await Rulebook.at(parts_of(interaction), table, interaction.user.id)
        section = cited(rulebook.sections, error.rule)
    except Exception as failed:  # noqa: BLE001 - the person is answered all the same
        log.warning("no section for the answer to %s: %s", _what(interaction), type(failed).__name__)
        return nothing
    return nothing if section is None else Controls(RuleButton.to(section, table.id, table.seq, texts))


async def _words(interaction: discord.Interaction) -> tuple[Texts, SeatNames, Table | None]:
    """Return the texts of the game, the names at the table of a control or of the channel, and that table.

    If there is no table, or it cannot be read, return the texts for all games, no names, and None.
    """
    texts, tables = my_texts(interaction), parts_of(interaction).service.tables
    control = control_id(interaction).split(":")
    try:
        if len(control) > 1:
            table: Table | None = await tables.get(control[1])
        else:
            table = await tables.in_channel(interaction.channel_id or 0)
        if table is not None:
            return texts.of(table.game), await parts_of(interaction).names.at(table, texts), table
    except NoSuchTable:
        pass
    except Exception as error:  # noqa: BLE001 - the person is answered all the same
        log.warning("no names for the answer to %s: %s", _what(interaction), type(error).__name__)
    return texts, (), None


async def refuse_malformed(interaction: discord.Interaction) -> None:
    """Answer an interaction that cannot be read or completed."""
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            typed = interaction.type is discord.InteractionType.application_command
            said = my_texts(interaction).say("refused.unreadable" if typed else "refused.malformed")
            await answer_privately(interaction, said)
    except UNSENT as error:
        log.warning("no answer could be given to something malformed: %s", error_code(error))


def _what(interaction: discord.Interaction) -> str:
    """Name a command or control for the log, without anything that the person chose."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name} in channel {interaction.channel_id}"
    return f"control {':'.join(control_id(interaction).split(':')[:4])}"
