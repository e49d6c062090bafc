"""The pictures of a table that everybody may see, one at a time, with a menu of the others under it."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord

from bot.service import Snapshot
from bot.shown import ids
from bot.shown.controls import PictureMenu
from bot.shown.names import Names
from bot.shown.pictures import Pictures, public
from bot.texts import Texts, harmless
from engine.core.text import Player, Text
from storage.records import Table


class PicturePage(NamedTuple):
    """A message with one picture: its layout and what must be uploaded with it."""

    view: discord.ui.LayoutView
    files: list[discord.File]


def picture_name(texts: Texts, table: Table, kind: str) -> str:
    """Return what people call a picture."""
    key = f"{table.game}.look.{kind}"
    return texts.say(key) if texts.has(key) else kind


async def picture_page(
    snapshot: Snapshot,
    names: Names,
    pictures: Pictures,
    texts: Texts,
    kind: str | None = None,
    *,
    zoom: str | None = None,
) -> PicturePage:
    """Show a picture; None: the board. With none that could be drawn, who is to move stands alone."""
    table, called = snapshot.table, await names.at(snapshot.table, texts)
    if kind is None:
        picture = await pictures.chief(snapshot, texts, called, zoom=zoom)
    else:
        picture = await pictures.of(snapshot, kind, texts, called, zoom=zoom)
    if snapshot.result is not None or table.phase != "live":
        said = texts.say("private_panel.over")
    elif snapshot.seat in snapshot.waited:
        said = texts.say("look.yours")
    else:
        waiting = Text("private_panel.waiting", {"players": tuple(Player(seat) for seat in sorted(snapshot.waited))})
        said = texts.sentence(waiting, called)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(texts.say("look.board", title=harmless(table.title), state=said)))
    if picture:
        view.add_item(picture.item())
    if row := picture_menu(snapshot, texts, "look"):
        view.add_item(row)
    return PicturePage(view, [picture.file()] if picture else [])


def picture_menu(snapshot: Snapshot, texts: Texts, verb: str) -> discord.ui.ActionRow[Any] | None:
    """Make the menu of all pictures; None where there are no two."""
    offered = public(snapshot)
    if len(offered) < 2:  # noqa: PLR2004 - one picture needs no menu
        return None
    table = snapshot.table
    options = [discord.SelectOption(label=picture_name(texts, table, kind), value=kind) for kind in offered]
    press = ids.Press(table.id, table.seq, verb, "")
    return discord.ui.ActionRow(PictureMenu.make(press, options, texts.say("look.others")))
