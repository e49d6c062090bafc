"""The buttons and menus of a private desk. What they do is told in ``bot.desks``; they change their own message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import discord

from bot.views import ids
from bot.views.pressable import Control, Pressable

if TYPE_CHECKING:
    from bot.client import Stationmaster


class DeskButton(Pressable, template=ids.template("go", "take", "play", "sure", "best", "think", "order", "unorder")):
    """Open a form, take a step in it, or play the move it holds; take what is suggested; order moves in advance."""

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Do what the button says."""
        await interaction.client.desks.pressed(interaction, self.press)


class NumberButton(Pressable, template=ids.template("number")):
    """Ask for a number of very many."""

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Show the form, which must be the first answer."""
        await interaction.client.desks.ask_number(interaction, self.press)


class DeskMenu(Control[discord.ui.Select[Any]], template=ids.template("pick", "many")):
    """Fill in the next field of a form: with one option, or marking several."""

    kind = discord.ui.Select

    @classmethod
    def make(
        cls, press: ids.Press, options: list[discord.SelectOption], hint: str, *, bounds: tuple[int, int] = (1, 1)
    ) -> Self:
        """Make a menu that can be sent. Raises ValueError where the id could not be read back."""
        menu: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=ids.make(*press), options=options, placeholder=hint, min_values=bounds[0], max_values=bounds[1]
        )
        return cls(press, menu)

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Take the choice."""
        await interaction.client.desks.pressed(interaction, self.press, tuple(self.item.values))
