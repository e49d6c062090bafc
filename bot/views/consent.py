"""Questions that the others at a table answer with buttons: undo, redo, replacing somebody, ending early."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.acknowledge import acknowledge
from bot.service import AlreadyAsked, Ask, Refusal
from bot.texts import Texts, harmless
from bot.views import ids, lobby, people
from bot.views.pressable import Pressable
from engine.core.seat import Seat
from storage.records import Proposal, Table

if TYPE_CHECKING:
    from bot.client import Stationmaster

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()
UNSENT = (discord.HTTPException, aiohttp.ClientError, ConnectionError, TimeoutError)
"""What is raised where a channel takes no message, or Discord cannot be reached."""


class ConsentButton(Pressable, template=ids.template("agree", "refuse", "withdraw", arg=ids.NUMBER)):
    """Agree to a proposal, refuse it, or take one's own back; the argument is the proposal's number."""

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Take the answer; a question already settled loses its buttons and says how it was settled."""
        await acknowledge(interaction)
        bot, table_id, number = interaction.client, self.press.table, int(self.press.arg)
        consent = bot.service.consent
        known = await consent.learned(await consent.get(table_id, number))
        try:
            if self.press.verb == "withdraw":
                ask = await consent.withdraw(table_id, number, interaction.user.id)
            else:
                ask = await consent.answer(table_id, number, interaction.user.id, agree=self.press.verb == "agree")
        except Refusal:
            proposal = await consent.get(table_id, number)
            if proposal.state != "open":
                table = await bot.service.tables.get(table_id)
                await _show(interaction, bot.table_texts(table), table, proposal)
            raise
        try:
            await _show(interaction, bot.table_texts(ask.table), ask.table, ask.proposal, known)
        finally:
            # It is agreed, whether or not the question could still be shown as such.
            if ask.done:
                await carried_out(bot, ask)


async def _show(
    interaction: discord.Interaction[Stationmaster],
    texts: Texts,
    table: Table,
    proposal: Proposal,
    known: Iterable[Seat] = (),
) -> None:
    await interaction.edit_original_response(view=question(texts, table, proposal, known), allowed_mentions=NOBODY)


async def ask_or_announce(bot: Stationmaster, ask: Ask) -> None:
    """Post the question in the table's channel, pinging only who has to agree; announce what was done at once."""
    if ask.proposal.state != "open":
        await carried_out(bot, ask)
        return
    pinged = discord.AllowedMentions(users=[discord.Object(user) for user in ask.proposal.waiting])
    try:
        await _post(bot, ask.table, ask.proposal, pinged)
    except UNSENT as error:
        # A question that nobody can see would never be answered, and could not be asked again.
        assert ask.proposal.by is not None
        await bot.service.consent.withdraw(ask.table.id, ask.proposal.id, ask.proposal.by)
        raise Refusal("consent.cannot_post") from error


async def ask_again(bot: Stationmaster, asked: AlreadyAsked) -> None:
    """Post a question anew that is open already, pinging nobody: its message may have been deleted."""
    with contextlib.suppress(*UNSENT):
        await _post(bot, asked.table, asked.proposal, NOBODY)


async def _post(bot: Stationmaster, table: Table, proposal: Proposal, pinged: discord.AllowedMentions) -> None:
    known = await bot.service.consent.learned(proposal)
    view = question(bot.table_texts(table), table, proposal, known)
    await channel(bot, table).send(view=view, allowed_mentions=pinged)


async def carried_out(bot: Stationmaster, ask: Ask) -> None:
    """Tell the channel what was agreed, and go on from there."""
    table, proposal = ask.table, ask.proposal
    if proposal.kind in ("replace", "opponent"):
        texts = bot.table_texts(table)
        await _tell(bot, table, done(texts, table, proposal), _newcomer(proposal))
        if proposal.user_id is not None and table.phase == "live":
            await bot.mail.welcome(table, proposal.user_id)
    if table.phase == "lobby":
        await lobby.redraw(bot, table.id)
    else:
        await bot.announcer.announce(table.id)


async def told_of_opponent(bot: Stationmaster, table: Table, seat: Seat) -> None:
    """Tell the channel that a built-in opponent plays on for somebody who asked to be forgotten."""
    texts = bot.table_texts(table)
    values = {
        "title": harmless(table.title),
        "old": texts.say("seat", number=str(seat + 1)),
        "name": people.seat(texts, table, seat),
    }
    await _tell(bot, table, texts.say("consent.done_opponent", **values), NOBODY)


async def _tell(bot: Stationmaster, table: Table, words: str, pinged: discord.AllowedMentions) -> None:
    try:
        await channel(bot, table).send(words, allowed_mentions=pinged)
    except UNSENT as error:
        log.warning("what was agreed at table %s could not be told: %s", table.id, type(error).__name__)


def channel(bot: Stationmaster, table: Table) -> discord.PartialMessageable:
    """Return the channel or thread a table lives in, without asking Discord for it."""
    return bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)


def _newcomer(proposal: Proposal) -> discord.AllowedMentions:
    new = proposal.user_id
    return discord.AllowedMentions(users=[discord.Object(new)]) if new is not None else NOBODY


def done(texts: Texts, table: Table, proposal: Proposal) -> str:
    """Say what was carried out."""
    return texts.say(f"consent.done_{proposal.kind}", **_values(texts, table, proposal))


def question(texts: Texts, table: Table, proposal: Proposal, known: Iterable[Seat] = ()) -> discord.ui.LayoutView:
    """Draw the question with those who still have to agree, or how it was settled.

    ``known`` are the seats that were shown something by the moves that would be taken back.
    """
    view = discord.ui.LayoutView(timeout=None)
    asked = texts.say(f"consent.ask_{proposal.kind}", **_values(texts, table, proposal))
    seen = [people.seat(texts, table, seat) for seat in sorted(known)]
    warned = [texts.say("consent.known", players=texts.join(seen), number=len(seen))] if seen else []
    frame: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay("\n".join((asked, *warned))),
        discord.ui.TextDisplay(_standing(texts, proposal)),
    )
    if proposal.state == "open":
        frame.add_item(_buttons(texts, proposal))
    view.add_item(frame)
    return view


def _standing(texts: Texts, proposal: Proposal) -> str:
    lines = []
    if proposal.agreed:
        lines.append(texts.say("consent.agreed_by", people=people.everybody(texts, proposal.agreed)))
    if proposal.state == "open":
        lines.append(texts.say("consent.waiting_for", people=people.everybody(texts, proposal.waiting)))
    else:
        lines.append(f"**{texts.say(f'consent.state_{proposal.state}')}**")
    return "\n".join(lines)


def _buttons(texts: Texts, proposal: Proposal) -> lobby.Row:
    row: lobby.Row = discord.ui.ActionRow()
    styles = discord.ButtonStyle
    for verb, style in (("agree", styles.success), ("refuse", styles.danger), ("withdraw", styles.secondary)):
        press = ids.Press(proposal.table_id, proposal.seq, verb, str(proposal.id))
        row.add_item(ConsentButton.make(press, texts.say(f"consent.{verb}"), style=style))
    return row


def _values(texts: Texts, table: Table, proposal: Proposal) -> dict[str, int | str]:
    values: dict[str, int | str] = {
        "title": harmless(table.title),
        "player": people.mention(proposal.by, texts),
        "new": people.mention(proposal.user_id, texts),
        "to": 0 if proposal.to is None else proposal.to,
    }
    values["old"] = texts.say("seat", number=str(0 if proposal.seat is None else proposal.seat + 1))
    if proposal.seat is not None:
        values["name"] = people.seat(texts, table, proposal.seat)
        if proposal.state == "open":
            values["old"] = values["name"]
    return values
