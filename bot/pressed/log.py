"""The log of a table, a page at a time, with buttons that turn it."""

from __future__ import annotations

from typing import Any

import discord

from bot.pressed.acknowledge import acknowledge
from bot.pressed.parts import Parts
from bot.service import Table
from bot.shown import ids
from bot.shown.controls import LogButton
from bot.texts import Texts, harmless, shorten, texts_for

LONGEST = 3800
"""Characters of a page; Discord takes 4,000 in a message."""


async def log_page(parts: Parts, table: Table, user_id: int, page: int, texts: Texts) -> discord.ui.LayoutView:
    """Tell a page of what happened as a person may read it; page 1 is the newest. Raises Refusal: it has not begun."""
    found = await parts.service.queries.log(table.id, user_id, page=page - 1)
    names, words = await parts.names.at(table, texts), texts.of(table.game)
    lines = [
        words.say(
            "look.line", number=str(line.number), told=" ".join(words.sentence(e.text, names) for e in line.events)
        )
        for line in found.lines
    ]
    heading = texts.say("look.log", title=harmless(table.title), page=str(found.page + 1), pages=str(found.pages))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(shorten("\n".join((heading, *lines)), LONGEST)))
    here, oldest = found.page + 1, found.pages
    # The first and the last page have a button of their own where they are further away than the next.
    beside = [
        ("log.earliest", oldest, oldest > here + 1),
        ("log.earlier", here + 1, oldest > here),
        ("log.later", here - 1, here > 1),
        ("log.latest", 1, here > 2),  # noqa: PLR2004 - the page after the newest
    ]
    buttons = [
        LogButton.make(ids.Press(table.id, table.seq, "page", str(number)), texts.say(key))
        for key, number, offered in beside
        if offered
    ]
    if buttons:
        view.add_item(discord.ui.ActionRow(*buttons))
    return view


async def log_turned(parts: Parts, interaction: discord.Interaction[Any], button: LogButton) -> None:
    """Turn the log to another page in place."""
    await acknowledge(interaction)
    table, texts = await parts.service.tables.get(button.press.table), texts_for(str(interaction.locale))
    view = await log_page(parts, table, interaction.user.id, int(button.press.arg), texts)
    await interaction.edit_original_response(view=view)
