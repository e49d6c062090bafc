"""The message a turn ends with in the channel: what happened, the board, who is next, and the controls.

Everybody sees these controls, so they are the same whatever the hands are: a control that came and went with what
somebody can pay for would tell the others what that hand holds.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord

from bot.pictures import Shown, shorten
from bot.texts import Texts
from bot.views import ids
from bot.views.pressable import Pressable
from engine.core.registry import find
from storage.records import Table

if TYPE_CHECKING:
    from bot.client import Stationmaster

LONGEST_STORY = 2500
"""Characters of the story of a turn; Discord takes 4,000 in a whole message."""
BUTTONS_IN_A_ROW = 5
"""Discord's limit."""


class PanelButton(Pressable, template=ids.template("turn", "open", "hand", "since", "help")):
    """Open one's own desk, at once with a form if the button names one, or be told something privately."""

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Answer privately."""
        await interaction.client.desks.asked(interaction, self.press)


def panel(
    texts: Texts, table: Table, story: str, board: Shown | None, next_up: str, *, together: bool
) -> discord.ui.LayoutView:
    """Lay out the message.

    Args:
        texts: the words of the channel.
        table: the table as it stands.
        story: what happened, already in words.
        board: the picture to show; None where the game has none.
        next_up: who is to move, already in words, with the mention that pings.
        together: several are to move at once, so there is no turn to begin.

    """
    view = discord.ui.LayoutView(timeout=None)
    frame: discord.ui.Container[Any] = discord.ui.Container()
    if story:
        frame.add_item(discord.ui.TextDisplay(shorten(story, LONGEST_STORY)))
    if board:
        frame.add_item(board.item())
    if next_up:
        frame.add_item(discord.ui.TextDisplay(next_up))
    for row in _rows(texts, table, together=together):
        frame.add_item(row)
    view.add_item(frame)
    return view


def _rows(texts: Texts, table: Table, *, together: bool) -> list[discord.ui.ActionRow[Any]]:
    if table.phase != "live":
        return [discord.ui.ActionRow(_button(texts, table, "hand"), _button(texts, table, "since"))]
    looks = discord.ui.ActionRow[Any](*(_button(texts, table, verb) for verb in ("hand", "since", "help")))
    if not any(holder.to_move and holder.human for holder in table.seats):
        return [looks]
    moves = [_turn(texts, table)] if together else _openings(texts, table)
    return [discord.ui.ActionRow(*moves), looks]


def _openings(texts: Texts, table: Table) -> list[PanelButton]:
    openings = find(table.game).info.openings
    return [_open(texts, table, kind) for kind in openings[:BUTTONS_IN_A_ROW]] or [_turn(texts, table)]


def _open(texts: Texts, table: Table, kind: str) -> PanelButton:
    press = ids.Press(table.id, table.seq, "open", kind)
    return PanelButton.make(press, texts.say(f"{table.game}.button.{kind}"), style=discord.ButtonStyle.primary)


def _turn(texts: Texts, table: Table) -> PanelButton:
    press = ids.Press(table.id, table.seq, "turn", "")
    return PanelButton.make(press, texts.say("panel.turn"), style=discord.ButtonStyle.primary)


def _button(texts: Texts, table: Table, verb: str) -> PanelButton:
    return PanelButton.make(ids.Press(table.id, table.seq, verb, ""), texts.say(f"panel.{verb}"))


def without_controls(message: discord.Message) -> discord.ui.LayoutView:
    """Lay a panel out again as it stands in the channel, but for its controls.

    Its picture stays, unless a built-in opponent was to move: that takes a moment, and the next panel has the board.
    """
    passing = is_passing(message)
    view = discord.ui.LayoutView(timeout=None)
    for child in message.components:
        if not isinstance(child, discord.Container):
            continue
        frame: discord.ui.Container[Any] = discord.ui.Container()
        for part in child.children:
            if isinstance(part, discord.TextDisplay):
                frame.add_item(discord.ui.TextDisplay(part.content))
            elif isinstance(part, discord.MediaGalleryComponent) and not passing:
                frame.add_item(discord.ui.MediaGallery(*map(_kept, part.items)))
        view.add_item(frame)
    return view


def is_passing(message: discord.Message) -> bool:
    """Tell by its controls whether a panel asked nobody to move although the game goes on."""
    verbs = {press.verb for press in presses(message)}
    return "help" in verbs and not verbs & {"open", "turn"}


def presses(message: discord.Message) -> list[ids.Press]:
    """Return what the buttons of a panel say."""
    written = [
        re.fullmatch(ids.template(), control.custom_id or "")
        for frame in message.components
        if isinstance(frame, discord.Container)
        for row in frame.children
        if isinstance(row, discord.ActionRow)
        for control in row.children
        if isinstance(control, discord.Button)
    ]
    return [ids.read(match) for match in written if match]


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """Name an uploaded picture by its file, which an edit keeps; its address would be taken for a foreign one."""
    name = item.media.url.partition("?")[0].rpartition("/")[2]
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)
