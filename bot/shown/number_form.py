"""The form that asks for a number: Discord shows it over the page, and its id says everything that it takes."""

from __future__ import annotations

from typing import Any

import discord

from bot.shown import ids
from bot.texts import Texts

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
