"""Buttons that make sure before something is done for good that nobody else is asked about."""

from __future__ import annotations

import discord

from bot.shown import ids
from bot.shown.controls import EraseButton, ForgetButton, SureButton
from bot.texts import Texts
from storage.records import Proposal, Table

YES, NO = discord.ButtonStyle.danger, discord.ButtonStyle.secondary


def sure_buttons(texts: Texts, proposal: Proposal) -> discord.ui.View:
    """Ask the only person at a table whether they mean to end its play."""
    view = discord.ui.View(timeout=None)
    verb, arg = ("finish", "") if proposal.kind == "end" else ("depart", f"{proposal.seat}.{proposal.policy}")
    label = texts.say(f"consent.sure_{proposal.kind}")
    view.add_item(SureButton.make(ids.Press(proposal.table_id, proposal.seq, verb, arg), label, style=YES))
    stay = ids.Press(proposal.table_id, proposal.seq, "stay", "")
    view.add_item(SureButton.make(stay, texts.say("consent.stay"), style=NO))
    return view


def forget_buttons(texts: Texts) -> discord.ui.View:
    """Ask whether everything about a person is to be removed."""
    view = discord.ui.View(timeout=None)
    view.add_item(ForgetButton.make(ids.Press(ids.NO_TABLE, 0, "forget", ""), texts.say("forget.yes"), style=YES))
    view.add_item(ForgetButton.make(ids.Press(ids.NO_TABLE, 0, "remember", ""), texts.say("forget.no"), style=NO))
    return view


def erase_buttons(texts: Texts, table: Table) -> discord.ui.View:
    """Ask whether a table is to be deleted."""
    view = discord.ui.View(timeout=None)
    for verb, style in (("erase", YES), ("spare", NO)):
        view.add_item(EraseButton.make(ids.Press(table.id, 0, verb, ""), texts.say(f"admin.{verb}"), style=style))
    return view
