"""The base of all controls: the id says everything, and a refusal is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

import discord

from bot.errors import report
from bot.views import ids

if TYPE_CHECKING:
    import re

    from bot.client import Stationmaster

ItemT = TypeVar("ItemT", bound=discord.ui.Item[Any])


class Control(discord.ui.DynamicItem[ItemT], template=ids.template()):
    """A control that is rebuilt from its id at each use; a subclass names its verbs in its template."""

    kind: ClassVar[type[discord.ui.Item[Any]]]
    """What it is in Discord."""

    def __init__(self, press: ids.Press, item: ItemT) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Rebuild the control from its id alone."""
        del interaction
        if not isinstance(item, cls.kind):
            raise TypeError(f"{match.string} is no {cls.kind.__name__}")
        return cls(ids.read(match), item)  # type: ignore[arg-type]  # the kind is what ItemT stands for

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer, whatever happens."""
        try:
            await self.pressed(interaction)
        except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
            await report(interaction, error)

    async def pressed(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Do what the control says."""
        raise NotImplementedError


class Pressable(Control[discord.ui.Button[Any]], template=ids.template()):
    """A button."""

    kind = discord.ui.Button

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
