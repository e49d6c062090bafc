"""Buttons that make sure before something is done for good that nobody else is asked about; ephemeral all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.acknowledge import acknowledge
from bot.service import Refusal, Unconfirmed
from bot.texts import Texts
from bot.views import consent, ids, lobby, people
from bot.views.pressable import Pressable
from engine.core.seat import Seat
from storage.records import Proposal

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


class SureButton(Pressable, template=ids.template("finish", "depart", "stay")):
    """End the play of the only person at a table, or not; the argument of ``depart`` is the seat and the policy."""

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Do it; the question is ephemeral, so only who asked can press. Whoever sat down meanwhile is asked."""
        await acknowledge(interaction)
        bot, table, user = interaction.client, self.press.table, interaction.user.id
        texts = bot.texts_for(interaction)
        if self.press.verb == "stay":
            await interaction.edit_original_response(content=texts.say("consent.stayed"), view=None)
            return
        if self.press.verb == "finish":
            ask = await bot.service.consent.end(table, user, sure=True)
        else:
            seat, _, policy = self.press.arg.partition(".")
            if not seat.isdecimal():
                raise Refusal("form.out_of_date")
            ask = await bot.service.consent.opponent(table, user, Seat(int(seat)), policy, sure=True)
        try:
            waiting = people.everybody(texts, ask.proposal.waiting)
            said = texts.say(f"consent.you_{ask.proposal.state}", people=waiting)
            await interaction.edit_original_response(content=said, view=None)
        finally:
            # It is done, whether or not that could still be shown.
            await consent.ask_or_announce(bot, ask)


async def ask_first(interaction: discord.Interaction[Stationmaster], unsure: Unconfirmed) -> None:
    """Ask a person privately whether they mean it; the interaction is acknowledged already."""
    texts = interaction.client.texts_for(interaction)
    said, buttons = texts.sentence(unsure.text), _buttons(texts, unsure.proposal)
    await interaction.followup.send(said, view=buttons, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())


def _buttons(texts: Texts, proposal: Proposal) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    verb, arg = ("finish", "") if proposal.kind == "end" else ("depart", f"{proposal.seat}.{proposal.policy}")
    yes, no = discord.ButtonStyle.danger, discord.ButtonStyle.secondary
    label = texts.say(f"consent.sure_{proposal.kind}")
    view.add_item(SureButton.make(ids.Press(proposal.table_id, proposal.seq, verb, arg), label, style=yes))
    stay = ids.Press(proposal.table_id, proposal.seq, "stay", "")
    view.add_item(SureButton.make(stay, texts.say("consent.stay"), style=no))
    return view
