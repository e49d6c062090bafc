"""``/rules``: sections of the rulebook, by command, by the button under a refusal, and in menus."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord
import msgspec
from discord import app_commands

from bot.answering import acknowledge, my_texts
from bot.collation import fit, folded, same
from bot.drawing_pool import Picture
from bot.forms import between_commas
from bot.interactions import here
from bot.interactions.here import (
    MOST_CHOICES,
    Suggestions,
    begin,
    table_in,
)
from bot.interactions.parts import Parts, parts_of
from bot.messages.controls import (
    LONGEST_OPTION,
    MOST_OPTIONS,
    NO_TABLE,
    Controls,
    Press,
    RuleButton,
    RulesMenu,
    uploads,
)
from bot.service import Refusal, Snapshot, Table
from bot.texts import LONGEST_MESSAGE, Texts, shorten
from engine.core.assistance import Section
from engine.core.registry import every_key, find
from rendering import api

ROOM = 20
"""Characters of a message for what comes before the words of a picture."""


class Rulebook(NamedTuple):
    """The sections of a rulebook that are in force at a table, or in a game."""

    game: str
    """The key of the game."""
    sections: Sequence[Section]
    table: Table | None = None
    """The table where they are in force; None for a game that has not begun."""
    snapshot: Snapshot | None = None
    """The table as its reader may see it; None if its game has not begun."""

    @classmethod
    async def at(cls, parts: Parts, table: Table, user_id: int) -> Rulebook:
        """Return the rulebook of a table as a person may read it; between two games of a campaign, of the last one.

        Raises NoSuchTable: it is the private copy of somebody else.
        """
        shown = await parts.service.tables.shown(table)
        if shown.started is None:
            return cls(table.game, find(table.game).learning.rulebook(None), table)
        snapshot = await parts.service.queries.snapshot(shown, user_id)
        return cls(table.game, snapshot.position.rulebook, table, snapshot)

    @classmethod
    def of(cls, game: str) -> Rulebook:
        """Return the rulebook of a game without a table."""
        return cls(game, find(game).learning.rulebook(None))

    def named(self, name: str) -> Section:
        """Return a section by its name. Raises Refusal if it is not in force, or does not exist."""
        section = next((section for section in self.sections if section.name == name), None)
        if section is None:
            raise Refusal("rules.not_in_force")
        return section

    def words(self, section: Section, texts: Texts) -> str:
        """Return a section in words."""
        variants = None if self.table is None else self.table.variants
        return section_words(section, self.game, texts.of(self.game), variants)

    def shows(self, section: Section) -> bool:
        """Return whether a section has a picture: a small one of its own, or one of the table."""
        return section.example is not None or self._kind(section) is not None

    async def picture(self, parts: Parts, section: Section, texts: Texts, *, drawn: bool = True) -> Picture | None:
        """Return the picture of a section, drawn or in words; None if it has none, or drawing failed."""
        snapshot, kind = self.snapshot, self._kind(section)
        if section.example is not None or snapshot is None or kind is None:
            return await parts.pictures.example(self.game, section, texts, drawn=drawn)
        names = await parts.names.at(snapshot.table, texts)
        return await parts.pictures.of(msgspec.structs.replace(snapshot, pictured=drawn), kind, texts, names)

    def _kind(self, section: Section) -> str | None:
        return None if self.snapshot is None else api.of_section(self.snapshot.view, section.name)

    def view(self, texts: Texts) -> discord.ui.View:
        """Lay out the menus of all sections, which show the chosen one in place."""
        table = NO_TABLE if self.table is None else self.table.id
        return Controls(*section_menus(self.sections, self.game, table, texts.of(self.game), verb="browse"))


async def tell(
    parts: Parts,
    interaction: discord.Interaction,
    rulebook: Rulebook,
    section: Section,
    *,
    in_place: bool = False,
) -> None:
    """Show a person a section in words, and then its picture if it has one.

    The interaction is acknowledged already. ``in_place``: the message of the menu is edited.
    """
    texts, showing = my_texts(interaction), parts.showing
    said, view = rulebook.words(section, texts), rulebook.view(texts)
    drawn = (await parts.service.people.preferences(interaction.user.id)).pictures
    if not drawn and (words := await rulebook.picture(parts, section, texts, drawn=False)) is not None:
        said += "\n" + texts.say("rules.shown", words=shorten(words.alt, LONGEST_MESSAGE - len(said) - ROOM))
    message, mark = await showing.show(interaction, here=in_place, content=said, view=view)
    if drawn and rulebook.shows(section):
        drawing = asyncio.create_task(rulebook.picture(parts, section, texts), name="a picture of a rule")
        await showing.complete(message, mark, drawing, lambda picture: {"attachments": uploads(picture)})


async def rule_pressed(parts: Parts, interaction: discord.Interaction, button: RuleButton) -> None:
    """Show the section by which something was refused."""
    await acknowledge(interaction, private=True)
    table = await parts.service.tables.get(button.press.table)
    rulebook = await Rulebook.at(parts, table, interaction.user.id)
    await tell(parts, interaction, rulebook, rulebook.named(button.press.arg))


async def section_chosen(parts: Parts, interaction: discord.Interaction, menu: RulesMenu) -> None:
    """Show the chosen section, in place or in a new message."""
    in_place, game = menu.press.verb == "browse", menu.press.arg.partition(".")[0]
    await acknowledge(interaction, private=not in_place)
    if menu.press.table != NO_TABLE:
        table = await parts.service.tables.get(menu.press.table)
        rulebook = await Rulebook.at(parts, table, interaction.user.id)
    elif game in every_key():
        rulebook = Rulebook.of(game)
    else:
        raise Refusal("rules.not_in_force")
    await tell(parts, interaction, rulebook, rulebook.named(str(menu.chosen[0])), in_place=in_place)


IS_IT, MEANS_IT, SAYS_IT, HAS_IT = -1, 3, 4, 5
"""Ranks before and behind those of ``fit``: the typed text is the title or name of a section; is another word for its
subject; begins words of it; or occurs within them."""


def words_of(section: Section, texts: Texts) -> str:
    """Return the text of a section."""
    return texts.one_after_another(map(texts.sentence, section.texts))


def section_words(section: Section, game: str, texts: Texts, variants: Mapping[str, str] | None = None) -> str:
    """Return a section with its title, and the variants of the table that differ from the rulebook.

    Args:
        section: the section.
        game: the key of its game.
        texts: the words of that game.
        variants: the variants of the table; None if there is no table.

    """
    usual = {variant.key: variant.values[0] for variant in find(game).info.variants}
    # A game read from a file may have switches that no table offers, for which there are no words.
    others = [
        f"{game}.variant.{key}.{value}" for key, value in (variants or {}).items() if usual.get(key, value) != value
    ]
    lines = [
        texts.say("rules.section", title=texts.sentence(section.title), words=words_of(section, texts)),
        texts.say("rules.source", game=texts.game_name(game)),
    ]
    if others:
        lines.append(texts.say("rules.variant", variants=texts.join([texts.say(key) for key in others])))
    return "\n".join(lines)


def sections_about(sections: Sequence[Section], texts: Texts, written: str) -> list[Section]:
    """Return the sections that a typed text is about; those whose name it begins come first."""
    words = folded(written).split()
    if not words:
        return []
    ranked: list[tuple[int, int]] = []
    for place, section in enumerate(sections):
        rank = _rank(section, texts, written, words)
        if rank is not None:
            ranked.append((rank, place))
    return [sections[place] for _, place in sorted(ranked)]


def _rank(section: Section, texts: Texts, written: str, words: Sequence[str]) -> int | None:
    """Return how well a section fits a typed text, the lower the better; None if not at all."""
    title = texts.sentence(section.title, plain=True)
    rank = IS_IT if same(written, section.name, title) else fit(written, title)
    if rank is not None:
        return rank
    sought = between_commas(texts.say(section.sought)) if texts.has(section.sought) else []
    if any(f" {folded(other)}".startswith(f" {' '.join(words)}") for other in sought):
        return MEANS_IT
    said = f" {folded(f'{title} {words_of(section, texts)}')}"
    if all(f" {word}" in said for word in words):
        return SAYS_IT
    return HAS_IT if all(word in said for word in words) else None


def section_menus(
    sections: Sequence[Section], game: str, table: str, texts: Texts, *, verb: str = "rules"
) -> list[RulesMenu]:
    """Make as few menus of sections as possible, all with about the same number of sections.

    Args:
        sections: the sections, in the order of the rulebook.
        game: the key of its game.
        table: the id of the table, or ``NO_TABLE``.
        texts: the words of that game.
        verb: ``browse`` shows a section in the message of the menu, ``rules`` in a new one.

    """
    number_of_menus = max(1, math.ceil(len(sections) / MOST_OPTIONS))
    most = max(1, math.ceil(len(sections) / number_of_menus))
    pages = [sections[start : start + most] for start in range(0, len(sections), most)]
    made = []
    for number, page in enumerate(pages):
        first, last = number * most + 1, number * most + len(page)
        options = [
            discord.SelectOption(
                label=shorten(texts.sentence(section.title, plain=True), LONGEST_OPTION), value=section.name
            )
            for section in page
        ]
        hint = texts.say("rules.menu", pages=len(pages), first=first, last=last)
        made.append(RulesMenu.make(Press(table, 0, verb, f"{game}.{number}"), options, hint))
    return made


async def suggest_sections(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the sections of the rulebook that are in force here, by their titles or their words."""
    rulebook = await _rulebook(interaction, getattr(interaction.namespace, "game", None))
    if rulebook is None:
        return []
    texts = my_texts(interaction).of(rulebook.game)
    about = sections_about(rulebook.sections, texts, written) if written.strip() else rulebook.sections
    named = [(shorten(texts.sentence(one.title, plain=True), here.LONGEST_CHOICE), one.name) for one in about]
    return [app_commands.Choice(name=name, value=value) for name, value in named[:MOST_CHOICES]]


async def _rulebook(interaction: discord.Interaction, game: str | None) -> Rulebook | None:
    """Return the rulebook of the named game or of the table in this channel; None if there is neither.

    In direct messages it is that of the only table at which the person plays.
    """
    table = await table_in(interaction)
    if interaction.guild_id is None:
        mine = await parts_of(interaction).service.tables.of_person(interaction.user.id, "live")
        table = mine[0] if len(mine) == 1 else None
    if table is not None and game in {None, table.game}:
        return await Rulebook.at(parts_of(interaction), table, interaction.user.id)
    return Rulebook.of(game) if game in every_key() else None


# One for each game.
@app_commands.choices(game=[here.choice(f"game.name.{key}", key) for key in every_key()])
@app_commands.autocomplete(topic=suggest_sections)
async def rules(
    interaction: discord.Interaction,
    topic: app_commands.Range[str, 1, 60] | None = None,
    game: str | None = None,
) -> None:
    """Show a section of the rulebook, with a menu of all of them."""
    request = await begin(interaction)
    rulebook = await _rulebook(interaction, game)
    if rulebook is None:
        raise Refusal("rules.which")
    if not rulebook.sections:
        raise Refusal("rules.none")
    texts = request.texts.of(rulebook.game)
    if topic is None:
        said = texts.say("rules.contents", game=texts.game_name(rulebook.game))
        await request.answer(said, view=rulebook.view(texts))
        return
    about = sections_about(rulebook.sections, texts, topic)
    if not about:
        raise Refusal("rules.unknown", topic=topic)
    await tell(request.parts, interaction, rulebook, about[0])
