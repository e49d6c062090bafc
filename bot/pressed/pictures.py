"""The menu of pictures."""

from __future__ import annotations

from typing import Any

import discord

from bot.pressed.acknowledge import acknowledge
from bot.pressed.parts import Parts
from bot.shown.controls import PictureMenu
from bot.shown.picture_page import picture_page
from bot.texts import texts_for


async def picture_chosen(parts: Parts, interaction: discord.Interaction[Any], menu: PictureMenu) -> None:
    """Show what was chosen."""
    own = menu.press.verb == "show"
    await acknowledge(interaction, private=own)
    texts, wanted = texts_for(str(interaction.locale)), menu.item.values[0]
    snapshot = await parts.service.queries.snapshot(menu.press.table, interaction.user.id)
    page = await picture_page(snapshot, parts.names, parts.pictures, texts, wanted)
    if own:
        await interaction.followup.send(view=page.view, files=page.files, ephemeral=True)
    else:
        await interaction.edit_original_response(view=page.view, attachments=page.files)
