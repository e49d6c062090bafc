"""The sections of a rulebook as players look them up: what one says, and the controls that lead to one."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.collation import fit, folded, same
from bot.messages.controls import Controls, Press, RuleButton, RulesMenu
from bot.texts import Texts, shorten
from engine.core.assistance import Section
from engine.core.registry import find
from engine.core.text import Text

LONGEST_LABEL = 80
"""Characters that Discord takes on a button."""
LONGEST_OPTION = 100
"""Characters that Discord takes for an option of a menu."""
PAGE = 25
"""Options in one menu: Discord's limit."""
IS_IT, MEANS_IT, SAYS_IT, HAS_IT = -1, 3, 4, 5
"""Before and behind what ``fit`` ranks: what is typed is a section's title or name; is another word for what it is
about; begins words of it; or stands somewhere within them."""


def words_of(section: Section, texts: Texts) -> str:
    """Return what a section says."""
    return " ".join(map(texts.sentence, section.texts))


def section_words(section: Section, game: str, texts: Texts, variants: Mapping[str, str] | None = None) -> str:
    """Write a section with its title, and where the table is played by other rules than the rulebook's, say so.

    Args:
        section: what is looked up.
        game: the key of its game.
        texts: the words of that game.
        variants: the switches of the table's rules; None: there is no table.

    """
    usual = {variant.key: variant.values[0] for variant in find(game).info.variants}
    # A game out of a file may have switches that no table offers, for which there are no words.
    others = [
        f"{game}.variant.{key}.{value}" for key, value in (variants or {}).items() if usual.get(key, value) != value
    ]
    lines = [
        texts.say("rules.section", title=texts.sentence(section.title), words=words_of(section, texts)),
        texts.say("rules.source", game=texts.say(f"game.name.{game}")),
    ]
    if others:
        lines.append(texts.say("rules.variant", variants=texts.join([texts.say(key) for key in others])))
    return "\n".join(lines)


def found(sections: Sequence[Section], texts: Texts, written: str) -> list[Section]:
    """Return the sections that something typed is about, those that it names or begins to name first."""
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
    """Tell how well a section fits something typed, of these words: the less the better; None: not at all."""
    title = texts.sentence(section.title, plain=True)
    rank = IS_IT if same(written, section.name, title) else fit(written, title)
    if rank is not None:
        return rank
    sought = texts.say(section.sought).split(",") if texts.has(section.sought) else []
    if any(f" {folded(other)}".startswith(f" {' '.join(words)}") for other in sought):
        return MEANS_IT
    said = f" {folded(f'{title} {words_of(section, texts)}')}"
    if all(f" {word}" in said for word in words):
        return SAYS_IT
    return HAS_IT if all(word in said for word in words) else None


def menus(sections: Sequence[Section], game: str, table: str, texts: Texts, *, verb: str = "rules") -> list[RulesMenu]:
    """Make the menus in which a section is chosen, as few as can be and of about as many sections each.

    Args:
        sections: what is chosen from, in the order of the rulebook.
        game: the key of its game.
        table: whose rules they are, or ``NO_TABLE``.
        texts: the words of that game.
        verb: ``browse`` shows a section in the message of the menu, ``rules`` in one of its own.

    """
    number_of_menus = max(1, math.ceil(len(sections) / PAGE))
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


def menu_view(chosen_in: Sequence[RulesMenu]) -> discord.ui.View:
    """Lay menus out under words."""
    view = Controls()
    for menu in chosen_in:
        view.add_item(menu)
    return view


def cited(sections: Sequence[Section], rule: Text | None) -> Section | None:
    """Return the section that tells a rule as a refusal cites it; None: there is none in force."""
    if rule is None:
        return None
    return next((section for section in sections if rule.key in section.refusals), None)


def rule_button(section: Section, table: str, seq: int, texts: Texts) -> RuleButton:
    """Make the button that opens a section by which something was refused."""
    label = texts.say("rules.button", title=texts.sentence(section.title, plain=True))
    return RuleButton.make(Press(table, seq, "rule", section.name), shorten(label, LONGEST_LABEL))


def rule_view(section: Section, table: str, seq: int, texts: Texts) -> discord.ui.View:
    """Lay out that button under words."""
    view = Controls()
    button: discord.ui.Item[Any] = rule_button(section, table, seq, texts)
    view.add_item(button)
    return view
