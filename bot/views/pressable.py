"""The base of the buttons outside a game's panel: the id says everything, and a refusal is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import discord

from bot.errors import report
from bot.views import ids

if TYPE_CHECKING:
    import re

    from bot.client import Stationmaster


class Pressable(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.template()):
    """A button that is rebuilt from its id at each press; a subclass names its verbs in its template."""

    def __init__(self, press: ids.Press, button: discord.ui.Button[Any]) -> None:
        super().__init__(button)
        self.press = press

    @classmethod
    def make(
        cls,
        press: ids.Press,
        label: str,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> Self:
        """Make a button that can be sent. Raises ValueError where the id could not be read back."""
        button: discord.ui.Button[Any] = discord.ui.Button(
            custom_id=ids.make(*press), label=label, style=style, disabled=disabled
        )
        return cls(press, button)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Rebuild the button from its id alone."""
        del interaction
        if not isinstance(item, discord.ui.Button):
            raise TypeError(f"{match.string} is no button")
        return cls(ids.read(match), item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the press, whatever happens."""
        try:
            await self.pressed(interaction)
        except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
            await report(interaction, error)

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Do what the button says."""
        raise NotImplementedError
