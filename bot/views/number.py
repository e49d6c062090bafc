"""The form that asks for a number: Discord shows it over the page, and its id says everything that it takes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.errors import control_id
from bot.texts import Texts
from bot.views import ids

if TYPE_CHECKING:
    from bot.client import Stationmaster

TEMPLATE = ids.template("typed")
LONGEST = 12
"""Characters that can be typed."""
PATIENCE = 600.0
"""Seconds for which discord.py remembers the form; it is answered later too."""


def number_form(texts: Texts, press: ids.Press, question: str) -> discord.ui.Modal:
    """Make the form for the field that a button asks about."""
    asked: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="number", max_length=LONGEST)
    form = discord.ui.Modal(
        title=texts.say("form.number_title"),
        custom_id=ids.make(press.table, press.seq, "typed", press.arg),
        timeout=PATIENCE,
    )
    form.add_item(discord.ui.Label(text=question[:45], component=asked))
    return form


def is_number_form(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether a form of ours was sent in."""
    sent = interaction.type is discord.InteractionType.modal_submit
    return sent and re.fullmatch(TEMPLATE, control_id(interaction)) is not None


async def sent_in(interaction: discord.Interaction[Stationmaster]) -> None:
    """Take the number; all it takes is in the interaction, so that a restart in between changes nothing."""
    match = re.fullmatch(TEMPLATE, control_id(interaction))
    assert match is not None
    data = cast("dict[str, Any]", interaction.data)
    fields = [part.get("component") or part for part in data["components"]]
    written = next((str(field["value"]) for field in fields if "value" in field), "")
    await interaction.client.desks.typed(interaction, ids.read(match), written[:LONGEST])
