"""The log of a table and its board in words, a page at a time, with buttons and a menu that turn it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import discord

from bot.pressed.acknowledge import acknowledge, my_texts
from bot.pressed.parts import Parts
from bot.service import Refusal, Table
from bot.service.queries import LogMark, LogPage
from bot.shown import ids, pictures
from bot.shown.controls import PageButton, PageMenu
from bot.shown.private_panel import LONGEST_OPTION
from bot.texts import SeatNames, Texts, harmless, shorten
from engine.core.text import Text

LONGEST = 3800
"""Characters of a page; Discord takes 4,000 in a message."""
MOST_MARKS = 25
"""Options of a menu; Discord takes no more."""

LOG, WORDS = "log", "words"
"""What can be turned; they begin the verbs of the controls that turn it."""


async def log_page(
    parts: Parts, table: Table, user_id: int, texts: Texts, page: int | None = None, *, move: int | None = None
) -> discord.ui.LayoutView:
    """Tell a page of what happened as a person may read it, from 1, the beginning.

    None, and no move to turn to: the latest. A negative page counts from there. Raises Refusal: it has not begun.
    """
    found = await parts.service.queries.log(table.id, user_id, page=page, move=move)
    zone = ZoneInfo((await parts.service.people.preferences(user_id)).zone)
    names, words = await parts.names.at(table, texts), texts.of(table.game)
    lines: list[str] = []
    for place, (line, at) in enumerate(zip(found.lines, found.moments, strict=True)):
        if not place or _day(at, zone) != _day(found.moments[place - 1], zone):
            lines.append(texts.say("look.day", day=f"<t:{round(at)}:D>"))
        said = " ".join(words.sentence(event.text, names) for event in line.events)
        lines.append(words.say("look.line", number=str(line.number), told=said))
    marks = _marks(found, words, names, zone)
    return _laid_out(table, texts, LOG, "\n".join(lines), marks, page=found.page, pages=found.pages)


async def words_page(parts: Parts, table: Table, user_id: int, texts: Texts, page: int = 1) -> discord.ui.LayoutView:
    """Say in words what one of the pictures shows, or a part of the board. Raises Refusal: there are no pictures."""
    snapshot = await parts.service.queries.snapshot(table, user_id)
    there = pictures.pages(snapshot, texts, await parts.names.at(table, texts))
    if not there:
        raise Refusal("look.no_words")
    number = min(max(page, 1), len(there))
    options = [
        discord.SelectOption(label=shorten(one.name, LONGEST_OPTION), value=str(place), default=place == number)
        for place, one in enumerate(there, start=1)
    ]
    said = there[number - 1].words
    return _laid_out(table, texts, WORDS, said, options[:MOST_MARKS], page=number, pages=len(there))


def _laid_out(  # noqa: PLR0913 - all that a page shows
    table: Table,
    texts: Texts,
    what: str,
    said: str,
    options: list[discord.SelectOption],
    *,
    page: int,
    pages: int,
) -> discord.ui.LayoutView:
    """Lay out one page of ``what``, LOG or WORDS, with what turns to the others; ``options`` are those of a menu."""
    heading = texts.say("look.log", title=harmless(table.title), page=str(page), pages=str(pages))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(shorten(f"{heading}\n{said}", LONGEST)))
    # The first and the last page have a button of their own where they are further than the next.
    turned = [
        ("beginning", 1, page > 2),  # noqa: PLR2004 - the page after the first
        ("earlier", page - 1, page > 1),
        ("later", page + 1, page < pages),
        ("latest", pages, page < pages - 1),
    ]
    buttons = [
        PageButton.make(ids.Press(table.id, table.seq, f"{what}_page", str(number)), texts.say(f"{what}.{key}"))
        for key, number, there in turned
        if there
    ]
    if buttons:
        view.add_item(discord.ui.ActionRow(*buttons))
    if len(options) > 1:
        press = ids.Press(table.id, table.seq, f"{what}_jump", "")
        view.add_item(discord.ui.ActionRow(PageMenu.make(press, options, texts.say(f"{what}.jump"))))
    return view


def _marks(found: LogPage, texts: Texts, names: SeatNames, zone: ZoneInfo) -> list[discord.SelectOption]:
    """Return what the menu of a log turns to: the rounds or the pages, of very many those around the one shown."""
    marks, options = list(found.marks), []
    shown = max((place for place, mark in enumerate(marks) if mark.page <= found.page), default=0)
    start = max(0, min(shown - MOST_MARKS // 2, len(marks) - MOST_MARKS))
    for mark in marks[start : start + MOST_MARKS]:
        called = round_name(mark, texts, names) or texts.say("log.from", number=str(mark.number))
        day = _day(mark.at, zone)
        said = texts.say("log.date", year=str(day.year), month=day.month, day=str(day.day))
        label = shorten(called, LONGEST_OPTION)
        options.append(discord.SelectOption(label=label, value=str(mark.number), description=said))
    return options


def round_name(mark: LogMark, texts: Texts, names: SeatNames) -> str | None:
    """Return what the round is called that begins at a mark of a log; None: a page begins there."""
    if mark.begins is None:
        return None
    return texts.sentence(Text(f"{mark.begins.key}_name", mark.begins.params), names, plain=True)


def _day(at: float, zone: ZoneInfo) -> date:
    return datetime.fromtimestamp(at, UTC).astimezone(zone).date()


async def page_turned(parts: Parts, interaction: discord.Interaction, control: PageButton | PageMenu) -> None:
    """Turn the log or the board in words to another page in place."""
    await acknowledge(interaction)
    press, user, texts = control.press, interaction.user.id, my_texts(interaction)
    table = await parts.service.tables.get(press.table)
    match press.verb:
        case "page":  # of a button of before, on which page 1 was the latest
            view = await log_page(parts, table, user, texts, -int(press.arg))
        case "log_page":
            view = await log_page(parts, table, user, texts, int(press.arg))
        case "log_jump":
            view = await log_page(parts, table, user, texts, move=_number(control.chosen))
        case _:
            wanted = int(press.arg) if press.arg else _number(control.chosen)
            view = await words_page(parts, table, user, texts, wanted)
    await interaction.edit_original_response(view=view)


def _number(chosen: Sequence[object]) -> int:
    """Return the number that was chosen in a menu. Raises Refusal: it is none that a menu of the bot holds."""
    written = str(chosen[0]) if chosen else ""
    if not re.fullmatch(ids.NUMBER, written):
        raise Refusal("form.out_of_date")
    return int(written)
