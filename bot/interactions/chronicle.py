"""The chronicle of a campaign as a book: a chapter for each game, one for the end, and what was kept secret.

A page shows what everybody at the table may know, whoever reads it. Once the campaign is over, what was kept secret can
be read too. The words of a page are shown at once, its pictures when they are drawn.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import NamedTuple

import discord
import msgspec

from bot.answering import acknowledge, my_texts
from bot.drawing_pool import LONGEST_ALT, Picture
from bot.interactions.parts import Parts
from bot.messages.controls import LONGEST_OPTION, BookButton, BookMenu, Layout, Press, in_rows
from bot.messages.lobby import ranking
from bot.messages.pictures import chronicled
from bot.messages.wording import sentences
from bot.service import Book, Refusal, Table
from bot.texts import SeatNames, Texts, harmless, in_messages, shorten
from engine.core.campaigns import Passage

LONGEST = 3700
"""Characters of a page below its heading; Discord takes 4,000 in a message."""
LONGEST_WITH_ALT = LONGEST - LONGEST_ALT
"""Characters of a page that says the board in words."""
LAST_PAGE = 999
"""Stands for the last page of a chapter."""
AT_ONCE = 0.4
"""Seconds for which the words of a page wait for pictures that may be ready."""
BOOK, BEHIND = "book", "behind"
Drawn = tuple[Picture | None, Picture | None]
"""The picture above the words of a page, and the one below them."""
NOTHING: Drawn = (None, None)


class _Page(NamedTuple):
    """A page before it is laid out."""

    heading: str
    passages: Sequence[str]
    draw: Callable[[], Awaitable[Drawn]] | None = None
    number: int = 1
    pages: int = 1
    """How many pages its chapter has."""
    turned: Sequence[tuple[Press, str]] = ()
    """Its buttons: what each does, and its label."""
    menu: tuple[Press, list[discord.SelectOption], str] | None = None
    """The chapters to choose from, and the placeholder of the menu."""

    def laid_out(self, drawn: Drawn) -> Layout:
        """Lay it out, with its pictures as far as they are drawn."""
        buttons = in_rows([BookButton.make(press, label) for press, label in self.turned])
        menu = None if self.menu is None else BookMenu.choice(*self.menu)
        return Layout(self.heading, drawn[0], *self.passages, drawn[1], *buttons, menu)


async def open_book(parts: Parts, interaction: discord.Interaction, table: Table, game: int | None) -> None:
    """Show the chronicle of a campaign at one of its games, or at its latest page.

    The interaction is acknowledged already. Raises Refusal if the table is not part of a campaign.
    """
    page = await _page(parts, table, interaction.user.id, my_texts(interaction), game, 1)
    await _show(parts, interaction, page, in_place=False)


async def book_turned(parts: Parts, interaction: discord.Interaction, control: BookButton | BookMenu) -> None:
    """Turn to another page in place."""
    await acknowledge(interaction)
    press, user, texts = control.press, interaction.user.id, my_texts(interaction)
    table = await parts.service.tables.get(press.table)
    chapter, _, page = (f"{control.chosen[0]}.1" if control.chosen else press.arg).partition(".")
    if not (chapter.isdecimal() and page.isdecimal()):
        raise Refusal("form.out_of_date")
    if press.verb == BEHIND:
        shown = await _secrets(parts, table, user, texts, int(page))
    else:
        shown = await _page(parts, table, user, texts, int(chapter), int(page))
    await _show(parts, interaction, shown, in_place=True)


async def _show(parts: Parts, interaction: discord.Interaction, page: _Page, *, in_place: bool) -> None:
    """Show a page at once, and its pictures when they are drawn, unless the page was turned meanwhile."""
    drawn = NOTHING
    drawing = None if page.draw is None else asyncio.ensure_future(page.draw())
    if drawing is not None and (await asyncio.wait([drawing], timeout=AT_ONCE))[0]:
        drawn, drawing = drawing.result(), None
    message, mark = await parts.showing.show(interaction, here=in_place, **page.laid_out(drawn).sent)
    if drawing is not None:
        await parts.showing.complete(
            message, mark, drawing, lambda late: page.laid_out(late).edited if any(late) else {}
        )


async def _page(parts: Parts, table: Table, user_id: int, texts: Texts, chapter: int | None, page: int) -> _Page:
    """Compose a page of a chapter, with the controls that turn to the others.

    Args:
        parts: the parts of the client.
        table: a game of the campaign.
        user_id: who reads it.
        texts: the words.
        chapter: the number of a game, or one more for the end of a finished campaign; None, or one that does not
            exist, is the latest.
        page: the page of the chapter, from 1; the last one if it has fewer.

    Raises:
        Refusal: the table is not part of a campaign.

    """
    book = await parts.service.campaigns.book(table)
    last = len(book.games) + book.over
    if not book.games:
        return _Page(texts.say("campaign.no_story"), ())
    wanted = last if chapter is None else min(max(chapter, 1), last)
    pictured = (await parts.service.people.preferences(user_id)).pictures
    if wanted <= len(book.games):
        shown = await _game(parts, book.games[wanted - 1], texts, page, pictured=pictured)
    else:
        shown = await _end(parts, table, texts, pictured=pictured)
    turned = (
        ("book.earlier", *((wanted, shown.number - 1) if shown.number > 1 else (wanted - 1, LAST_PAGE))),
        ("book.later", *((wanted, shown.number + 1) if shown.number < shown.pages else (wanted + 1, 1))),
    )
    buttons = [(_press(table, BOOK, to, at), texts.say(key)) for key, to, at in turned if 1 <= to <= last]
    if wanted > len(book.games):
        buttons.append((_press(table, BEHIND, 1, 1), texts.say("book.behind")))
    return shown._replace(turned=buttons, menu=_menu(table, book, texts, wanted))


async def _game(parts: Parts, game: Table, texts: Texts, page: int, *, pictured: bool) -> _Page:
    """Compose a page of a game: its board above the first page, its result below the last."""
    chapter = await parts.service.campaigns.chapter(game)
    names, own = await parts.names.at(game, texts), texts.of(game.game)
    seen = msgspec.structs.replace(await parts.service.queries.snapshot(game), pictured=pictured)
    pages = _pages(_worded(own, chapter.passages, names), LONGEST if pictured else LONGEST_WITH_ALT)
    number = min(max(page, 1), len(pages))
    heading = texts.say(
        "book.page", title=harmless(game.title), game=own.sentence(chapter.name), page=number, pages=len(pages)
    )
    # In words only the board is described: the passages say what else would be drawn.
    board, *others = (*chronicled(seen), "", "") if pictured else (*chronicled(seen)[:1], "", "")
    wanted = (board if number == 1 else "", others[0] if number == len(pages) else "")

    async def draw() -> Drawn:
        above, below = [await parts.pictures.of(seen, kind, own, names) if kind else None for kind in wanted]
        return above, below

    return _Page(heading, pages[number - 1], draw if any(wanted) else None, number, len(pages))


async def _end(parts: Parts, table: Table, texts: Texts, *, pictured: bool) -> _Page:
    """Compose the end of a campaign: its poster above the final ranking."""
    campaigns = parts.service.campaigns
    status = await campaigns.status(table)
    names, opened = await parts.names.of_presidents(table.guild_id, status.row, texts), status.view

    async def draw() -> Drawn:
        assert opened is not None
        return await parts.pictures.poster(status.table, opened, campaigns.boards, texts, names), None

    ranked = "\n".join(ranking(texts.of(table.game), status, names))
    said = [one for one in (ranked, texts.say("book.sealed")) if one]
    drawn = draw if pictured and opened is not None else None
    return _Page(texts.say("book.end", title=harmless(table.title)), said, drawn)


async def _secrets(parts: Parts, table: Table, user_id: int, texts: Texts, page: int) -> _Page:
    """Compose a page of what was kept secret. Raises Refusal if the campaign goes on."""
    campaigns, own = parts.service.campaigns, texts.of(table.game)
    chapters, status = await campaigns.behind(table), await campaigns.status(table)
    names, opened = await parts.names.of_presidents(table.guild_id, status.row, texts), status.view
    passages = ["\n".join(ranking(own, status, names)), *_worded(own, [Passage(status.lines)], names)]
    for each in chapters:
        named = (msgspec.structs.replace(one, heading=one.heading or each.name) for one in each.passages)
        passages += _worded(own, named, await parts.names.at(each.table, texts))
    pages = _pages(passages)
    number = min(max(page, 1), len(pages))

    async def draw() -> Drawn:
        assert opened is not None
        return await parts.pictures.opened(opened, texts, names), None

    pictured = number == 1 and opened is not None and (await parts.service.people.preferences(user_id)).pictures
    heading = texts.say("book.secrets", title=harmless(table.title), page=number, pages=len(pages))
    turned = (("book.earlier", number - 1), ("book.later", number + 1))
    buttons = [(_press(table, BEHIND, 1, to), texts.say(key)) for key, to in turned if 1 <= to <= len(pages)]
    buttons.append((_press(table, BOOK, len(chapters) + 1, 1), texts.say("book.back")))
    return _Page(heading, pages[number - 1], draw if pictured else None, number, len(pages), buttons)


def _worded(texts: Texts, passages: Iterable[Passage], names: SeatNames) -> list[str]:
    """Put passages into words, each under its heading."""
    return [
        "\n".join(
            [
                *([] if each.heading is None else [texts.say("book.heading", heading=texts.sentence(each.heading))]),
                *sentences(each.lines, texts, names),
            ]
        )
        for each in passages
        if each.lines
    ]


def _pages(passages: Iterable[str], most: int = LONGEST) -> list[list[str]]:
    """Divide passages into evenly filled pages; one that is too long for a page continues on the next."""
    parts = [part for passage in passages for part in in_messages(passage, most)]
    total = sum(map(len, parts))
    count = max(1, math.ceil(total / most))
    pages: list[list[str]] = [[]]
    for part in parts:
        filled = sum(map(len, pages[-1]))
        is_full = len(pages) < count and filled + len(part) / 2 > total / count
        if filled and (is_full or filled + len(part) > most):
            pages.append([])
        pages[-1].append(part)
    return pages


def _press(table: Table, verb: str, chapter: int, page: int) -> Press:
    return Press(table.id, table.seq, verb, f"{chapter}.{page}")


def _menu(table: Table, book: Book, texts: Texts, shown: int) -> tuple[Press, list[discord.SelectOption], str]:
    """Make the menu of all chapters, by the names of the games."""
    own = texts.of(table.game)
    named = [own.sentence(name, plain=True) for name in book.names] + [texts.say("book.the_end")] * book.over
    options = [
        discord.SelectOption(label=shorten(name, LONGEST_OPTION), value=str(number), default=number == shown)
        for number, name in enumerate(named, start=1)
    ]
    return Press(table.id, table.seq, "book_jump", ""), options, texts.say("book.jump")
