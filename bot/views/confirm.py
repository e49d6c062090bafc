"""Buttons that make sure before something is removed for good; their questions are ephemeral."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.acknowledge import acknowledge
from bot.service import Refusal
from bot.views import consent, ids, lobby
from bot.views.pressable import Pressable

if TYPE_CHECKING:
    from bot.client import Stationmaster


class ForgetButton(Pressable, template=ids.template("forget", "remember")):
    """Remove everything about whoever presses it, or nothing."""

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Do it; the question is ephemeral, so only who asked can press."""
        await acknowledge(interaction)
        key = "forget.kept"
        if self.press.verb == "forget":
            await _forget(interaction.client, interaction.user.id)
            key = "forget.done"
        await interaction.edit_original_response(content=interaction.client.texts_for(interaction).say(key), view=None)


async def _forget(bot: Stationmaster, user_id: int) -> None:
    held = {table.id: table.seat_of(user_id) for table in await bot.service.tables.of_person(user_id, "live")}
    gone = await bot.service.people.forget(user_id)
    bot.names.forget(user_id)
    for table in gone.left:
        await lobby.redraw(bot, table.id)
    for table in gone.handed_over:
        seat = held.get(table.id)
        if seat is not None and table.phase == "live":
            await consent.told_of_opponent(bot, table, seat)
        await bot.announcer.announce(table.id)


class EraseButton(Pressable, template=ids.template("erase", "spare")):
    """Delete a table for good, or leave it; the question is ephemeral, so only who asked can press."""

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Do it."""
        await acknowledge(interaction)
        key = "admin.spared"
        if self.press.verb == "erase":
            if not interaction.permissions.manage_guild:  # no longer, since the question was asked
                raise Refusal("refused.permission")
            await interaction.client.service.admin.delete(interaction.guild_id or 0, self.press.table)
            key = "admin.erased"
        await interaction.edit_original_response(content=interaction.client.texts_for(interaction).say(key), view=None)
