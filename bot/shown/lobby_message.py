"""The message of a lobby: of a single game, and of a campaign."""

from __future__ import annotations

from typing import Any

import discord

from bot.service import CampaignRow
from bot.service.opening import free_companies, least, ready
from bot.shown import ids, people
from bot.shown.controls import AnswerButton, CompanyMenu, LobbyButton
from bot.texts import Texts, duration, harmless
from engine.core import registry
from engine.core.campaigns import in_campaigns
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.text import Text
from storage.records import Holder, President, Table

Row = discord.ui.ActionRow[Any]


def lobby_view(texts: Texts, table: Table) -> discord.ui.LayoutView:
    """Draw the message; its buttons are gone once the table has started or was closed."""
    view = discord.ui.LayoutView(timeout=None)
    frame: discord.ui.Container[Any] = discord.ui.Container(
        discord.ui.TextDisplay("\n".join((_heading(texts, table), "", *_seats(texts, table)))),
        discord.ui.TextDisplay("\n".join(_agreed(texts, table))),
    )
    if table.phase == "lobby":
        frame.add_item(lobby_row(texts, table))
    view.add_item(frame)
    return view


def _heading(texts: Texts, table: Table) -> str:
    game = texts.say(f"game.name.{table.game}")
    host = people.mention(table.host_id, texts)
    return f"{texts.say('lobby.heading', title=harmless(table.title))}\n{texts.say('lobby.game', game=game, host=host)}"


def _seats(texts: Texts, table: Table) -> list[str]:
    return [
        texts.say("lobby.seat", number=str(number + 1), player=_sitter(texts, table, number))
        for number in range(max(table.wanted if table.phase == "lobby" else 0, len(table.seats)))
    ]


def _sitter(texts: Texts, table: Table, number: int) -> str:
    free = number >= len(table.seats)
    return texts.say("lobby.seat_free") if free else people.seat(texts, table, Seat(number))


def _agreed(texts: Texts, table: Table) -> list[str]:
    return [
        variants(texts, table),
        pace(texts, table),
        texts.say("lobby.fair"),
        f"**{state(texts, table)}**",
    ]


def state(texts: Texts, table: Table) -> str:
    """Say what the table waits for."""
    return texts.say(f"lobby.state_{_state(table)}", **_missing(table))


def variants(texts: Texts, table: Table) -> str:
    """Say which switches of the rules are set."""
    chosen = [texts.say(f"{table.game}.variant.{key}.{value}") for key, value in sorted(table.variants.items())]
    return texts.say("lobby.variants", variants=texts.join(chosen)) if chosen else texts.say("lobby.variants_none")


def pace(texts: Texts, table: Table) -> str:
    """Say the pace, what one agrees to by sitting down, and when reminders come."""
    told = (
        texts.say("lobby.reminders", interval=duration(texts, table.interval))
        if table.interval
        else texts.say("lobby.reminders_none")
    )
    name, note = texts.say(f"pace.{table.pace}"), texts.say(f"pace.{table.pace}_note")
    return texts.say("lobby.pace", pace=name, note=note, reminders=told)


def fewest(table: Table) -> int:
    """Tell how few can play."""
    return registry.find(table.game).info.players[0]


def _missing(table: Table) -> dict[str, int]:
    return {"missing": max(0, fewest(table) - len(table.seats))}


def _state(table: Table) -> str:
    if table.phase != "lobby":
        return "closed" if table.started is None else "started"
    if len(table.seats) < fewest(table):
        return "needs_more"
    return "full" if len(table.seats) >= table.wanted else "ready"


def lobby_row(texts: Texts, table: Table) -> Row:
    """Make the buttons by which seats are taken and the table is started."""
    full, few = len(table.seats) >= table.wanted, len(table.seats) < fewest(table)
    styles = discord.ButtonStyle
    wanted = [("join", styles.primary, full), ("leave", styles.secondary, False), ("addbot", styles.secondary, full)]
    if any(_is_opponent(who) for who in table.seats):
        wanted.append(("unbot", styles.secondary, False))
    wanted.append(("start", styles.success, few))
    row: Row = discord.ui.ActionRow()
    for verb, style, disabled in wanted:
        press = ids.Press(table.id, table.seq, verb, "")
        row.add_item(LobbyButton.make(press, texts.say(f"lobby.{verb}"), style=style, disabled=disabled))
    return row


def _is_opponent(who: Holder) -> bool:
    return who.policy is not None


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
        discord.ui.TextDisplay("\n".join((_campaign_heading(texts, table), "", *seats(texts, table, row)))),
        discord.ui.TextDisplay("\n".join(_campaign_agreed(texts, table, row, due))),
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


def _campaign_heading(texts: Texts, table: Table) -> str:
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


def _campaign_agreed(texts: Texts, table: Table, row: CampaignRow, due: float | None) -> list[str]:
    days = texts.say("campaign.wait", days=row.timeout // 86400)
    if not table.between_games:
        fair = texts.say("campaign.fair")
        return [variants(texts, table), pace(texts, table), days, fair, f"**{_campaign_state(texts, table)}**"]
    lines = [pace(texts, table), days]
    if due is not None and table.actors:
        lines.append(texts.say("campaign.due", when=f"<t:{round(due)}:R>"))
    return [*lines, f"**{_campaign_state(texts, table)}**"]


def _campaign_state(texts: Texts, table: Table) -> str:
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
