"""A long list of options as menus one below the other, each page of it a menu that says what it holds."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord

from bot.forms.coded_forms import Code
from bot.shown.controls import PrivateButton, PrivateMenu
from bot.shown.panel_context import PanelContext
from bot.texts import shorten

INITIAL = 3
"""Letters of a name by which a page is known."""
PAGE = 25
"""Options in one menu: Discord's limit."""
MENUS = 4
"""So many pages are menus one below the other; more are leafed through."""
LONGEST_NAME = 40
"""Characters of the name of a page that holds one entry, and is called as that is."""
LONGEST_OPTION = 100
"""Characters that Discord takes for an option of a menu."""

Row = discord.ui.ActionRow[Any]


class Entry(NamedTuple):
    """Something that may be picked."""

    place: int
    """Among the options of the field."""
    words: str
    helps: str = ""
    """What of the person's own aims it helps with."""
    points: int = 0


def menus(context: PanelContext, code: Code, entries: list[Entry]) -> list[Row]:
    """Make the menus in which one of many entries is picked for the next field of a form."""
    pages = [entries[start : start + PAGE] for start in range(0, len(entries), PAGE)]
    names = [_page_name(context, held) for held in pages]
    made = [
        PrivateMenu.make(
            # Two menus of one message must not say the same.
            context.press("pick", code.turned_to(number)),
            [_menu_option(entry) for entry in held],
            context.texts.say("form.choose", pages=len(pages), page=names[number]),
        )
        for number, held in enumerate(pages)
    ]
    if len(made) <= MENUS:
        return [discord.ui.ActionRow(menu) for menu in made]
    page = min(code.page, len(pages) - 1)
    return [discord.ui.ActionRow(made[page]), *_pager(context, code, page, names)]


def _menu_option(entry: Entry) -> discord.SelectOption:
    return discord.SelectOption(
        label=shorten(entry.words, LONGEST_OPTION),
        value=str(entry.place),
        description=shorten(entry.helps, LONGEST_OPTION) if entry.helps else None,
    )


def _page_name(context: PanelContext, held: list[Entry]) -> str:
    """Tell what a page holds: from which name to which, or from how many points to how many; of one entry its name."""
    texts, others = context.texts, [entry for entry in held if not entry.helps]
    points = {entry.points for entry in others}
    if not others:
        return texts.say("form.page_helps")
    if any(points):
        span = texts.say("form.page_points", most=max(points), least=min(points), alike=int(len(points) == 1))
    elif len(others) == 1:
        span = shorten(others[0].words.partition(": ")[0], LONGEST_NAME)
    else:
        span = texts.say("form.page", first=_initial(others[0].words), last=_initial(others[-1].words))
    return span if len(others) == len(held) else texts.say("form.page_helps_first", page=span)


def _pager(context: PanelContext, code: Code, page: int, names: list[str]) -> list[Row]:
    """Make a button for each page, saying what it holds."""
    buttons = [
        PrivateButton.make(context.press("go", code.turned_to(number)), name, disabled=number == page)
        for number, name in enumerate(names)
    ]
    return rows_of(buttons)


def _initial(label: str) -> str:
    """Return how a label begins, to say from where to where a page runs."""
    return label[:INITIAL].rstrip(" :,")


def rows_of(buttons: list[PrivateButton], wide: int = 5) -> list[Row]:
    """Lay buttons out in rows of so many."""
    return [discord.ui.ActionRow[Any](*buttons[start : start + wide]) for start in range(0, len(buttons), wide)]
