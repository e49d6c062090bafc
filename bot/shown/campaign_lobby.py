"""The message of a campaign's next game: who presides over what, who plays, and the buttons to say so."""

from __future__ import annotations

from typing import Any

import discord

from bot.service import CampaignRow
from bot.service.next_game import least, ready
from bot.service.seat_changes import free_companies
from bot.shown import ids, people
from bot.shown.controls import AnswerButton, CompanyMenu, LobbyButton
from bot.shown.lobby_message import Row, lobby_row, pace, state, variants
from bot.texts import Texts, harmless
from engine.core.campaigns import in_campaigns
from engine.core.registry import find
from engine.core.text import Text
from storage.records import Holder, President, Table

AnyRow = discord.ui.ActionRow[Any]


def campaign_lobby_view(texts: Texts, table: Table, row: CampaignRow, due: float | None) -> discord.ui.LayoutView:
    """Draw the message; its controls are gone once the game has started or the campaign has ended.

    Args:
        texts: the words.
        table: the game.
        row: its campaign.
        due: when the silent are taken for absent, UTC unix seconds; None: nobody is waited for so.

    """
    texts = texts.of(table.game)
    view = discord.ui.LayoutView(timeout=None)
    frame: discord.ui.Container[Any] = discord.ui.Container(
        discord.ui.TextDisplay("\n".join((_heading(texts, table), "", *seats(texts, table, row)))),
        discord.ui.TextDisplay("\n".join(_agreed(texts, table, row, due))),
    )
    if table.phase == "lobby":
        for controls in _controls(texts, table):
            frame.add_item(controls)
    view.add_item(frame)
    return view


def company_name(texts: Texts, game: str, president: President) -> str:
    """Name a company as its president calls it, with its key in words."""
    return _called(texts, game, president.company, president.called)


def _called(texts: Texts, game: str, company: str, called: str) -> str:
    words = texts.say(f"{game}.company.{company}")
    return texts.say("campaign.company_called", called=harmless(called), company=words) if called else words


def _heading(texts: Texts, table: Table) -> str:
    rules = in_campaigns(find(table.game))
    assert rules is not None
    game, name = texts.say(f"game.name.{table.game}"), texts.sentence(rules.name_of_game(table.number))
    host = people.mention(table.host_id, texts)
    first = texts.say("campaign.heading", title=harmless(table.title), game=name)
    return f"{first}\n{texts.say('lobby.game', game=game, host=host)}"


def seats(texts: Texts, table: Table, row: CampaignRow) -> list[str]:
    """Tell who presides over what, and what is free."""
    return [*(_seat(texts, table, row, holder) for holder in table.seats), *_free(texts, table)]


def _seat(texts: Texts, table: Table, row: CampaignRow, holder: Holder) -> str:
    called = next((one.called for one in row.presidents if one.company == holder.company), "")
    values = {
        "number": str(holder.seat + 1),
        "player": people.seat(texts, table, holder.seat),
        "company": _called(texts, table.game, str(holder.company), called),
    }
    if not table.between_games:
        return texts.say("campaign.seat", **values)
    return texts.say(f"campaign.seat_{holder.answer or 'silent'}", **values)


def _free(texts: Texts, table: Table) -> list[str]:
    if table.phase != "lobby" or len(table.seats) >= table.wanted:
        return []
    free = texts.join([texts.say(f"{table.game}.company.{one}") for one in free_companies(table)])
    return [texts.say("campaign.free", companies=free)]


def _agreed(texts: Texts, table: Table, row: CampaignRow, due: float | None) -> list[str]:
    days = texts.say("campaign.wait", days=row.patience // 86400)
    if not table.between_games:
        fair = texts.say("campaign.fair")
        return [variants(texts, table), pace(texts, table), days, fair, f"**{_state(texts, table)}**"]
    lines = [pace(texts, table), days]
    if due is not None and table.actors:
        lines.append(texts.say("campaign.due", when=f"<t:{round(due)}:R>"))
    return [*lines, f"**{_state(texts, table)}**"]


def _state(texts: Texts, table: Table) -> str:
    if not table.between_games:
        return state(texts, table)
    few = ready(table) < least(table)
    if table.actors:
        return texts.say("campaign.state_asks")
    return texts.say("campaign.state_few", least=least(table)) if few else texts.say("campaign.state_begins")


def _controls(texts: Texts, table: Table) -> list[AnyRow]:
    row: Row = discord.ui.ActionRow()
    if not table.between_games:
        row = lobby_row(texts, table)
    else:
        for verb, style in (("ready", discord.ButtonStyle.success), ("absent", discord.ButtonStyle.secondary)):
            press = ids.Press(table.id, table.seq, verb, "")
            row.add_item(AnswerButton.make(press, texts.say(f"campaign.{verb}"), style=style))
        if len(table.seats) < table.wanted:
            press = ids.Press(table.id, table.seq, "join", "")
            row.add_item(LobbyButton.make(press, texts.say("campaign.found")))
    free = free_companies(table)
    if not free or (table.between_games and len(table.seats) >= table.wanted):
        return [row]
    options = [
        discord.SelectOption(label=texts.sentence(Text(f"{table.game}.company.{one}"), plain=True), value=one)
        for one in free
    ]
    menu: AnyRow = discord.ui.ActionRow()
    menu.add_item(
        CompanyMenu.make(ids.Press(table.id, table.seq, "company", ""), options, texts.say("campaign.choose"))
    )
    return [row, menu]
