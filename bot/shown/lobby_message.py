"""The message of a table that has not started: who sits there, what is agreed, and the buttons to change it."""

from __future__ import annotations

from typing import Any

import discord

from bot.durations import duration
from bot.shown import ids, people
from bot.shown.controls import LobbyButton
from bot.texts import Texts, harmless
from engine.core import registry
from engine.core.seat import Seat
from storage.records import Holder, Table

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
