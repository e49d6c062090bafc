"""The buttons and menus of a private desk. What they do is told in ``bot.desks``; they change their own message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import discord

from bot.errors import report
from bot.views import ids
from bot.views.pressable import Pressable

if TYPE_CHECKING:
    import re

    from bot.client import Stationmaster


class DeskButton(Pressable, template=ids.template("go", "play")):
    """Open a form, take a step in it, or play the move it holds."""

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Do what the button says."""
        await interaction.client.desks.pressed(interaction, self.press)


class DeskMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.template("pick", "many")):
    """Fill in the next field of a form: with one option, or marking several."""

    def __init__(self, press: ids.Press, menu: discord.ui.Select[Any]) -> None:
        super().__init__(menu)
        self.press = press

    @classmethod
    def make(
        cls, press: ids.Press, options: list[discord.SelectOption], hint: str, *, bounds: tuple[int, int] = (1, 1)
    ) -> Self:
        """Make a menu that can be sent. Raises ValueError where the id could not be read back."""
        menu: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=ids.make(*press), options=options, placeholder=hint, min_values=bounds[0], max_values=bounds[1]
        )
        return cls(press, menu)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Rebuild the menu from its id alone."""
        del interaction
        if not isinstance(item, discord.ui.Select):
            raise TypeError(f"{match.string} is no menu")
        return cls(ids.read(match), item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the choice, whatever happens."""
        try:
            await interaction.client.desks.pressed(interaction, self.press, tuple(self.item.values))
        except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
            await report(interaction, error)
