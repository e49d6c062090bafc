"""Looking up the rules: by command, by the button under a refusal, and in the menus of sections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.pressed.acknowledge import acknowledge, answer_privately, my_texts
from bot.pressed.parts import Parts
from bot.service import Refusal, Table
from bot.shown import ids
from bot.shown.controls import RuleButton, RulesMenu
from bot.shown.rules import menu_view, menus, section_words
from bot.texts import Texts
from engine.core.assistance import Section
from engine.core.registry import every_key, find


class Rulebook(NamedTuple):
    """The sections of a game's rulebook that are in force somewhere."""

    game: str
    """The key of the game."""
    sections: Sequence[Section]
    table: Table | None = None
    """Where they are in force; None: at no table, so those of a game that has not begun."""

    @classmethod
    async def at(cls, parts: Parts, table: Table) -> Rulebook:
        """Return that of a table; between two games of a campaign that of the game before."""
        shown = await parts.service.tables.shown(table)
        if shown.started is None:
            return cls(table.game, find(table.game).rulebook(None), table)
        return cls(table.game, (await parts.service.queries.snapshot(shown)).position.rulebook, table)

    @classmethod
    def of(cls, game: str) -> Rulebook:
        """Return that of a game of which there is no table."""
        return cls(game, find(game).rulebook(None))

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

    def view(self, texts: Texts, *, verb: str) -> discord.ui.View:
        """Lay out the menus of all sections. ``verb``: as for ``menus``."""
        table = ids.NO_TABLE if self.table is None else self.table.id
        return menu_view(menus(self.sections, self.game, table, texts.of(self.game), verb=verb))


async def rule_pressed(parts: Parts, interaction: discord.Interaction, button: RuleButton) -> None:
    """Tell the section by which something was refused."""
    await acknowledge(interaction, private=True)
    rulebook, texts = (
        await Rulebook.at(parts, await parts.service.tables.get(button.press.table)),
        my_texts(interaction),
    )
    said = rulebook.words(rulebook.named(button.press.arg), texts)
    await answer_privately(interaction, said, view=rulebook.view(texts, verb="browse"))


async def section_chosen(parts: Parts, interaction: discord.Interaction, menu: RulesMenu) -> None:
    """Tell the section that was chosen, in place or in a message of its own."""
    in_place, texts, game = menu.press.verb == "browse", my_texts(interaction), menu.press.arg.partition(".")[0]
    await acknowledge(interaction, private=not in_place)
    if menu.press.table != ids.NO_TABLE:
        rulebook = await Rulebook.at(parts, await parts.service.tables.get(menu.press.table))
    elif game in every_key():
        rulebook = Rulebook.of(game)
    else:
        raise Refusal("rules.not_in_force")
    said, view = rulebook.words(rulebook.named(str(menu.chosen[0])), texts), rulebook.view(texts, verb="browse")
    if in_place:
        await interaction.edit_original_response(content=said, view=view)
    else:
        await answer_privately(interaction, said, view=view)
