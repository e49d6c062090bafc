"""Reminders as messages, and the buttons under them: later, or somebody else for a seat that nobody moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import discord

from bot.acknowledge import acknowledge
from bot.durations import DAY, HOUR, duration
from bot.service import Refusal, Reminder, Unconfirmed
from bot.texts import Texts, harmless, texts_for
from bot.views import confirm, consent, ids, people
from bot.views.pressable import Control, Pressable
from engine.core.seat import Seat

if TYPE_CHECKING:
    from bot.client import Stationmaster

SNOOZES = (HOUR, 8 * HOUR, DAY)
"""Seconds by which a reminder can be put off."""


def wording(texts: Texts, reminder: Reminder, link: str, *, private: bool) -> str:
    """Write a reminder, or the notice that there will be no more; ``link`` leads to the table."""
    key = "reminder.last" if reminder.last else "reminder.private" if private else "reminder.public"
    return texts.say(
        key,
        player=people.mention(reminder.user_id, texts),
        title=harmless(reminder.table.title),
        since=f"<t:{round(reminder.since)}:R>",
        count=reminder.number - 1,
        link=link,
    )


def controls(texts: Texts, reminder: Reminder) -> discord.ui.View:
    """Make the buttons of a reminder or of the last notice."""
    view = discord.ui.View(timeout=None)
    table, seat = reminder.table, reminder.seat
    if reminder.last:
        press = ids.Press(table.id, table.seq, "takeover", str(seat))
        view.add_item(TakeOverButton.make(press, texts.say("reminder.takeover"), style=discord.ButtonStyle.primary))
        view.add_item(
            GiveSeatMenu.make(ids.Press(table.id, table.seq, "giveto", str(seat)), texts.say("reminder.giveto"))
        )
        return view
    for seconds in SNOOZES:
        press = ids.Press(table.id, table.seq, "snooze", f"{seat}.{seconds}")
        view.add_item(SnoozeButton.make(press, texts.say("reminder.snooze", time=duration(texts, seconds))))
    return view


class SnoozeButton(Pressable, template=ids.template("snooze", arg=rf"{ids.NUMBER}\.{ids.NUMBER}")):
    """Put one's reminder off; the argument is the seat and the seconds."""

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Put it off and say until when, in place of the buttons."""
        await acknowledge(interaction)
        service, texts = interaction.client.service, texts_for(str(interaction.locale))
        seat, seconds = (int(part) for part in self.press.arg.split("."))
        table = await service.tables.get(self.press.table)
        if table.seat_of(interaction.user.id) != seat:
            raise Refusal("reminder.not_yours")
        again = await service.reminders.snooze(table.id, interaction.user.id, seconds)
        when = f"<t:{round(again)}:R>"
        before = interaction.message.content if interaction.message else ""
        await interaction.edit_original_response(
            content=f"{before}\n{texts.say('reminder.snoozed', when=when)}",
            view=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )


class TakeOverButton(Pressable, template=ids.template("takeover", arg=ids.NUMBER)):
    """Propose that a built-in opponent plays on; the argument is the seat."""

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Ask the others, or carry it out; with no others, ask whoever presses."""
        await acknowledge(interaction)
        bot, seat = interaction.client, Seat(int(self.press.arg))
        try:
            ask = await bot.service.consent.opponent(self.press.table, interaction.user.id, seat)
        except Unconfirmed as unsure:
            await confirm.ask_first(interaction, unsure)
            return
        await consent.ask_or_announce(bot, ask)


class GiveSeatMenu(Control[discord.ui.UserSelect[Any]], template=ids.template("giveto", arg=ids.NUMBER)):
    """Propose that somebody else takes a seat; the argument is the seat."""

    kind = discord.ui.UserSelect

    @classmethod
    def make(cls, press: ids.Press, placeholder: str) -> Self:
        """Make a menu that can be sent."""
        menu: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id=ids.make(*press), placeholder=placeholder)
        return cls(press, menu)

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Ask the others and the chosen person."""
        await acknowledge(interaction)
        bot, (new, *_) = interaction.client, self.item.values
        if new.bot:
            raise Refusal("game.replace.bot", player=new.display_name)
        ask = await bot.service.consent.replace(
            self.press.table, interaction.user.id, Seat(int(self.press.arg)), new.id
        )
        await consent.ask_or_announce(bot, ask)
