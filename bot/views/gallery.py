"""The pictures of a table that everybody may see, one at a time, with a menu of the others under it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

import discord

from bot.acknowledge import acknowledge
from bot.pictures import kinds
from bot.texts import Texts, harmless, texts_for
from bot.views import ids
from bot.views.pressable import Control
from engine.core.text import Player, Text
from storage.records import Table

if TYPE_CHECKING:
    from bot.client import Stationmaster
    from bot.service import Look

PRIVATE = ("tickets", "hand")
"""The pictures that a game may give of what is one person's alone: the first there is is shown on the desk."""


class Wall(NamedTuple):
    """A message with one picture: its layout and what must be uploaded with it."""

    view: discord.ui.LayoutView
    files: list[discord.File]


class LookMenu(Control[discord.ui.Select[Any]], template=ids.template("look", "show")):
    """Choose another picture: ``look`` changes the message it is in, ``show`` answers with one of its own."""

    kind = discord.ui.Select

    @classmethod
    def make(cls, table: Table, verb: str, texts: Texts, offered: tuple[str, ...]) -> Self:
        """Make a menu that can be sent."""
        options = [discord.SelectOption(label=picture_name(texts, table, kind), value=kind) for kind in offered]
        press = ids.Press(table.id, table.seq, verb, "")
        hint = texts.say("look.others")
        return cls(press, discord.ui.Select(custom_id=ids.make(*press), options=options, placeholder=hint))

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Show what was chosen."""
        own = self.press.verb == "show"
        await acknowledge(interaction, private=own)
        bot, texts = interaction.client, texts_for(str(interaction.locale))
        look = await bot.service.looks.look(self.press.table, interaction.user.id)
        hung = await wall(bot, look, texts, self.item.values[0])
        if own:
            await interaction.followup.send(view=hung.view, files=hung.files, ephemeral=True)
        else:
            await interaction.edit_original_response(view=hung.view, attachments=hung.files)


def public(look: Look) -> tuple[str, ...]:
    """Return the kinds of picture that show nothing private, the chief one first."""
    return tuple(kind for kind in kinds(look) if kind not in PRIVATE)


def picture_name(texts: Texts, table: Table, kind: str) -> str:
    """Return what people call a picture."""
    key = f"{table.game}.look.{kind}"
    return texts.say(key) if texts.has(key) else kind


async def wall(
    bot: Stationmaster, look: Look, texts: Texts, kind: str | None = None, *, zoom: str | None = None
) -> Wall:
    """Hang up a picture; None: the board. With none that could be drawn, who is to move stands alone."""
    table, names = look.table, await bot.names.at(look.table, texts)
    if kind is None:
        picture = await bot.pictures.chief(look, texts, names, zoom=zoom)
    else:
        picture = await bot.pictures.of(look, kind, texts, names, zoom=zoom)
    if look.result is None and table.phase == "live":
        waiting = Text("desk.waiting", {"players": tuple(Player(seat) for seat in sorted(look.actors))})
        said = texts.sentence(waiting, names)
    else:
        said = texts.say("desk.over")
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(texts.say("look.board", title=harmless(table.title), state=said)))
    if picture:
        view.add_item(picture.item())
    if row := menu(look, texts, "look"):
        view.add_item(row)
    return Wall(view, [picture.file()] if picture else [])


def menu(look: Look, texts: Texts, verb: str) -> discord.ui.ActionRow[Any] | None:
    """Make the menu of all pictures; None where there are no two."""
    offered = public(look)
    return discord.ui.ActionRow(LookMenu.make(look.table, verb, texts, offered)) if len(offered) > 1 else None
