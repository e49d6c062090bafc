"""Looking up the rules: by command, by the button under a refusal, and in the menus of sections."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

import discord
import msgspec

from bot.drawing_pool import Picture
from bot.faults import UNSENT
from bot.interactions.acknowledge import acknowledge, my_texts
from bot.interactions.parts import Parts
from bot.messages import ids
from bot.messages.controls import RuleButton, RulesMenu
from bot.messages.rules import menu_view, menus, section_words
from bot.service import Refusal, Snapshot, Table
from bot.texts import LONGEST_MESSAGE, Texts, shorten
from engine.core.assistance import Section
from engine.core.registry import every_key, find
from rendering import api

log = logging.getLogger(__name__)

ROOM = 20
"""Characters of a message for what stands before the words of a picture."""


class Rulebook(NamedTuple):
    """The sections of a game's rulebook that are in force somewhere."""

    game: str
    """The key of the game."""
    sections: Sequence[Section]
    table: Table | None = None
    """Where they are in force; None: at no table, so those of a game that has not begun."""
    snapshot: Snapshot | None = None
    """How it stands there, as the channel sees it; None: nothing has begun."""

    @classmethod
    async def at(cls, parts: Parts, table: Table) -> Rulebook:
        """Return that of a table; between two games of a campaign that of the game before."""
        shown = await parts.service.tables.shown(table)
        if shown.started is None:
            return cls(table.game, find(table.game).learning.rulebook(None), table)
        snapshot = await parts.service.queries.snapshot(shown)
        return cls(table.game, snapshot.position.rulebook, table, snapshot)

    @classmethod
    def of(cls, game: str) -> Rulebook:
        """Return that of a game of which there is no table."""
        return cls(game, find(game).learning.rulebook(None))

    def named(self, name: str) -> Section:
        """Return a section by its name. Raises Refusal: it is not in force, or there is none."""
        section = next((section for section in self.sections if section.name == name), None)
        if section is None:
            raise Refusal("rules.not_in_force")
        return section

    def words(self, section: Section, texts: Texts) -> str:
        """Write a section."""
        variants = None if self.table is None else self.table.variants
        return section_words(section, self.game, texts.of(self.game), variants)

    def shows(self, section: Section) -> bool:
        """Tell whether a section has a picture: a small one of its own, or one of the table."""
        return section.example is not None or self._kind(section) is not None

    async def picture(self, parts: Parts, section: Section, texts: Texts, *, drawn: bool = True) -> Picture | None:
        """Return the picture of a section, or what it shows in words; None: it has none, or drawing failed."""
        snapshot, kind = self.snapshot, self._kind(section)
        if section.example is not None or snapshot is None or kind is None:
            return await parts.pictures.example(self.game, section, texts, drawn=drawn)
        names = await parts.names.at(snapshot.table, texts)
        return await parts.pictures.of(msgspec.structs.replace(snapshot, pictured=drawn), kind, texts, names)

    def _kind(self, section: Section) -> str | None:
        return None if self.snapshot is None else api.of_section(self.snapshot.view, section.name)

    def view(self, texts: Texts) -> discord.ui.View:
        """Lay out the menus of all sections, which show what is chosen in place."""
        table = ids.NO_TABLE if self.table is None else self.table.id
        return menu_view(menus(self.sections, self.game, table, texts.of(self.game), verb="browse"))


async def tell(
    parts: Parts,
    interaction: discord.Interaction,
    rulebook: Rulebook,
    section: Section,
    *,
    in_place: bool = False,
) -> None:
    """Tell a person a section, and then show it in a small picture, or in one of the table, where one does.

    The interaction is acknowledged already. ``in_place``: the message that a menu is in is changed.
    """
    texts, showing = my_texts(interaction), parts.showing
    said, view = rulebook.words(section, texts), rulebook.view(texts)
    drawn = (await parts.service.people.preferences(interaction.user.id)).pictures
    if not drawn and (words := await rulebook.picture(parts, section, texts, drawn=False)) is not None:
        said += "\n" + texts.say("rules.shown", words=shorten(words.alt, LONGEST_MESSAGE - len(said) - ROOM))
    message: discord.WebhookMessage | discord.InteractionMessage
    if in_place and interaction.message is not None:
        mark = showing.begin(interaction.message.id)
        message = await interaction.edit_original_response(content=said, view=view, attachments=[])
    else:
        message = await interaction.followup.send(said, view=view, ephemeral=True, wait=True)
        mark = showing.begin(message.id)
    if not drawn or not rulebook.shows(section):
        return
    drawing = asyncio.create_task(rulebook.picture(parts, section, texts), name="a picture of a rule")
    picture = await showing.completed(message.id, mark, drawing)
    if picture is not None:
        try:
            await message.edit(attachments=[picture.file()])
        except UNSENT as error:
            log.info("a rule was left without its picture: %s", type(error).__name__)


async def rule_pressed(parts: Parts, interaction: discord.Interaction, button: RuleButton) -> None:
    """Tell the section by which something was refused."""
    await acknowledge(interaction, private=True)
    rulebook = await Rulebook.at(parts, await parts.service.tables.get(button.press.table))
    await tell(parts, interaction, rulebook, rulebook.named(button.press.arg))


async def section_chosen(parts: Parts, interaction: discord.Interaction, menu: RulesMenu) -> None:
    """Tell the section that was chosen, in place or in a message of its own."""
    in_place, game = menu.press.verb == "browse", menu.press.arg.partition(".")[0]
    await acknowledge(interaction, private=not in_place)
    if menu.press.table != ids.NO_TABLE:
        rulebook = await Rulebook.at(parts, await parts.service.tables.get(menu.press.table))
    elif game in every_key():
        rulebook = Rulebook.of(game)
    else:
        raise Refusal("rules.not_in_force")
    await tell(parts, interaction, rulebook, rulebook.named(str(menu.chosen[0])), in_place=in_place)
