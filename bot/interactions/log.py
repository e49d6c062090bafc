"""The log and the board in words, a page at a time; the log as a file; and the positions that it names."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.answering import acknowledge, my_texts
from bot.interactions.here import (
    MOST_CHOICES,
    Request,
    Suggestions,
    begin,
    fitting,
    meant,
    table_in,
)
from bot.interactions.parts import Parts, parts_of
from bot.messages import pictures
from bot.messages.controls import (
    LONGEST_OPTION,
    NUMBER,
    Layout,
    PageButton,
    PageMenu,
    Press,
    around,
    in_rows,
)
from bot.messages.pictures import (
    ending,
)
from bot.service import LogLine, Refusal, Snapshot, Table
from bot.service.log import LogMark, LogPage
from bot.texts import SeatNames, Texts, behind_label, harmless, in_messages, shorten, without_blocks
from engine.core.text import Text
from rendering import graphs

LONGEST = 3800
"""Characters of a page with its heading; Discord takes 4,000 in a message."""
LONGEST_PART = 3500
"""Characters of a page without its heading; a longer one is shown in parts."""


class Turned(NamedTuple):
    """What is shown a page at a time: the verbs of its controls, and the keys of their labels."""

    page: str
    jump: str
    labels: tuple[str, str, str, str]
    """Of the buttons to the beginning, earlier, later and to the latest."""
    menu: str


LOG = Turned("log_page", "log_jump", ("log.beginning", "log.earlier", "log.later", "log.latest"), "log.jump")
WORDS = Turned(
    "words_page", "words_jump", ("words.beginning", "words.earlier", "words.later", "words.latest"), "words.jump"
)


async def log_page(  # noqa: PLR0913 - whose page it is and which
    parts: Parts,
    table: Table,
    user_id: int,
    texts: Texts,
    page: int | None = None,
    *,
    part: int = 1,
    move: int | None = None,
) -> Layout:
    """Lay out a page of the log as a person may read it; page 1 is the beginning.

    With neither a page nor a move to turn to, it is the latest page; a negative page counts back from there. ``part``:
    which part of a page that is longer than a message; 0 is the last. Raises Refusal if the game has not begun.
    """
    found, timed = await parts.service.log.page(table.id, user_id, page=page, move=move), not table.imported
    zone = ZoneInfo((await parts.service.people.preferences(user_id)).zone)
    names, words = await parts.names.at(table, texts), texts.of(table.game)
    lines: list[str] = []
    turned_to = 0
    for place, (line, at) in enumerate(zip(found.lines, found.moments, strict=True)):
        if timed and (not place or day_of(at, zone) != day_of(found.moments[place - 1], zone)):
            lines.append(texts.say("look.day", day=f"<t:{round(at)}:D>"))
        happened = words.one_after_another(words.sentence(event.text, names) for event in line.events)
        if move is not None and line.number <= move:
            turned_to = len(lines)
        lines.append(behind_label(words.say("look.line", number=str(line.number), told="").rstrip(), happened))
    marks, most = _marks(found, words, names, zone, timed=timed), LONGEST_PART
    if move is not None:
        part = len(in_messages("\n".join([*lines[:turned_to], lines[turned_to].partition("\n")[0]]), most))
    elif page is None:
        part = 0
    said = in_messages("\n".join(lines), most)
    return _laid_out(table, texts, LOG, said, marks, page=found.page, pages=found.pages, part=part)


async def words_page(parts: Parts, table: Table, user_id: int, texts: Texts, page: int = 1, *, part: int = 1) -> Layout:
    """Lay out a page with a picture or a part of the board in words. Raises Refusal if there are no pictures."""
    snapshot = await parts.service.queries.snapshot(table, user_id)
    there = pictures.pages(await pictures.recalled(snapshot), texts, await parts.names.at(table, texts))
    if not there:
        raise Refusal("look.no_words")
    number = min(max(page, 1), len(there))
    options = [
        discord.SelectOption(label=shorten(one.name, LONGEST_OPTION), value=str(place), default=place == number)
        for place, one in enumerate(there, start=1)
    ]
    said, listed = in_messages(there[number - 1].words, LONGEST_PART), options[around(number - 1, len(there))]
    return _laid_out(table, texts, WORDS, said, listed, page=number, pages=len(there), part=part)


def _laid_out(  # noqa: PLR0913 - all that a page shows
    table: Table,
    texts: Texts,
    what: Turned,
    said: Sequence[str],
    options: list[discord.SelectOption],
    *,
    page: int,
    pages: int,
    part: int,
) -> Layout:
    """Lay out a page of LOG or WORDS, with the controls that turn to the others; ``options`` are those of a menu.

    ``said``: the parts of the page, mostly one; ``part``: which of them is shown, from 1; 0 is the last.
    """
    last = len(said)
    part = min(part, last) or last
    shown = "" if last == 1 else f" ({part}/{last})"
    heading = texts.say("look.log", title=harmless(table.title), page=str(page), pages=f"{pages}{shown}")
    earlier = (page, part - 1) if part > 1 else (page - 1, 0)
    later = (page, part + 1) if part < last else (page + 1, 1)
    # The first and the last page have buttons of their own if they are further away than the next one.
    turned = (
        ((1, 1), (page, part) > (2, 1) or (page == 1 and part > 2)),  # noqa: PLR2004 - the page or part after the first
        (earlier, (page, part) > (1, 1)),
        (later, page < pages or part < last),
        ((pages, 0), page < pages - 1 or part < last - (page == pages)),
    )
    buttons = [
        PageButton.make(Press(table.id, table.seq, what.page, f"{to}.{its_part}"), texts.say(key))
        for key, ((to, its_part), there) in zip(what.labels, turned, strict=True)
        if there
    ]
    menu = PageMenu.choice(Press(table.id, table.seq, what.jump, ""), options, texts.say(what.menu))
    return Layout(shorten(f"{heading}\n{said[part - 1]}", LONGEST), *in_rows(buttons), menu)


def _marks(
    found: LogPage, texts: Texts, names: SeatNames, zone: ZoneInfo, *, timed: bool
) -> list[discord.SelectOption]:
    """Return the options of the menu of a log: rounds or pages; if there are too many, those around the one shown.

    ``timed``: whether to add the day of each.
    """
    marks, options = list(found.marks), []
    shown = max((place for place, mark in enumerate(marks) if mark.page <= found.page), default=0)
    for mark in marks[around(shown, len(marks))]:
        called = round_name(mark, texts, names) or texts.say("log.from", number=str(mark.number))
        day, label = day_in_words(mark.at, zone, texts) if timed else None, shorten(called, LONGEST_OPTION)
        options.append(discord.SelectOption(label=label, value=str(mark.number), description=day))
    return options


def positions(page: LogPage, texts: Texts, names: SeatNames) -> dict[int, str]:
    """Return the names of the positions at which rounds begin, or else pages, by the number of moves before them."""
    named = {page.first: texts.say("practice.beginning")}
    for mark in page.marks:
        # At the start of a round the move that begins it has been made; at the start of a page its first move has not.
        number = mark.number - (mark.begins is None)
        begins, after = round_name(mark, texts, names), texts.say("practice.after", number=number)
        named.setdefault(number, f"{begins}: {after}" if begins else after)
    return named


def short_names(page: LogPage, texts: Texts, names: SeatNames) -> dict[int, str]:
    """Return the short names of the rounds, such as those on graphs, by the number of moves before they begin."""
    begun = ((mark.number, mark.begins) for mark in page.marks if mark.begins is not None)
    return {number: texts.sentence(graphs.short_name(begins), names, plain=True) for number, begins in begun}


def day_of(at: float, zone: ZoneInfo) -> date:
    """Return on which day a moment, UTC unix seconds, falls."""
    return datetime.fromtimestamp(at, UTC).astimezone(zone).date()


def day_in_words(at: float, zone: ZoneInfo, texts: Texts) -> str:
    """Say a day in a menu, in which Discord does not turn timestamps into dates."""
    day = day_of(at, zone)
    return texts.say("log.date", year=str(day.year), month=day.month, day=str(day.day))


async def page_turned(parts: Parts, interaction: discord.Interaction, control: PageButton | PageMenu) -> None:
    """Turn the log or the board in words to another page in place."""
    await acknowledge(interaction)
    press, user, texts = control.press, interaction.user.id, my_texts(interaction)
    table = await parts.service.tables.get(press.table)
    page, _, part = press.arg.partition(".")
    match press.verb:
        case "page":  # a button from an earlier version of the bot, in which page 1 was the latest
            view = await log_page(parts, table, user, texts, -int(page))
        case "log_page":
            view = await log_page(parts, table, user, texts, int(page), part=int(part or 1))
        case "log_jump":
            view = await log_page(parts, table, user, texts, move=number_chosen(control.chosen))
        case _:
            wanted = int(page) if page else number_chosen(control.chosen)
            view = await words_page(parts, table, user, texts, wanted, part=int(part or 1))
    await interaction.edit_original_response(view=view)


def number_chosen(chosen: Sequence[object]) -> int:
    """Return the number that was chosen in a menu. Raises Refusal if it is not a number."""
    written = str(chosen[0]) if chosen else ""
    if not re.fullmatch(NUMBER, written):
        raise Refusal("form.out_of_date")
    return int(written)


def round_name(mark: LogMark, texts: Texts, names: SeatNames) -> str | None:
    """Return the name of the round that begins at a mark of a log, or None if only a page begins there."""
    return None if mark.begins is None else name_of_round(mark.begins, texts, names)


def name_of_round(begins: Text, texts: Texts, names: SeatNames) -> str:
    """Return the name of the round that a text says has begun."""
    # The catalogue has it next to the sentence that the round begins.
    return texts.sentence(Text(f"{begins.key}_name", begins.params), names, plain=True)


def log_file(
    snapshot: Snapshot, lines: Sequence[tuple[LogLine, float]], texts: Texts, names: SeatNames, zone: ZoneInfo
) -> bytes:
    """Write a log in Markdown: who played what, then day by day what happened, and how it ended.

    Args:
        snapshot: the table as the person sees it.
        lines: what the person may read, each with when it was made, UTC unix seconds.
        texts: the words.
        names: who sits at the table.
        zone: the time zone of all times.

    """
    table, own = snapshot.table, texts.of(snapshot.table.game)
    written = [f"# {_plain(table.title)}", ""]
    game, players = texts.game_name(table.game), texts.join([_plain(name) for name in names])
    written.append(texts.say("log_file.about", game=game, players=players))
    timed = not table.imported
    if timed:
        written.append(texts.say("log_file.zone", zone=zone.key.replace("_", " ")))
    if table.commitment is not None and snapshot.seed is None:
        written.append(texts.say("log_file.commitment", commitment=table.commitment))
    elif snapshot.seed is not None and table.campaign is None:
        written.append(texts.say("log_file.seed", seed=snapshot.seed, commitment=str(table.commitment)))
    day = ""
    for line, at in lines:
        then = datetime.fromtimestamp(at, UTC).astimezone(zone)
        if timed and f"{then:%Y-%m-%d}" != day:
            day = f"{then:%Y-%m-%d}"
            written += ["", f"## {day}", ""]
        elif not timed and not day:
            day = "-"
            written.append("")
        said = own.one_after_another(own.sentence(event.text, names) for event in line.events)
        said = without_blocks(said, own.say("list.between_sentences"))
        time = f" {then:%H:%M}" if timed else ""
        written.append(f"- **{line.number}**{time} {said}")
    if end := ending(snapshot, texts, names):
        written += ["", texts.say("log_file.ending"), "", *(f"- {line}" for line in end.split("\n"))]
    return ("\n".join(written) + "\n").encode()


def _plain(written: str) -> str:
    """Return a text on one line."""
    return " ".join(written.split())


LONGEST_NUMBER = 4
"""Digits of the number of a move."""
MOST_EXAMPLES = 3
"""Positions that are named as examples."""


async def suggest_positions(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the starts of rounds, or of log pages if there are no rounds; once something is typed, of turns too."""
    table, texts, parts = await table_in(interaction), my_texts(interaction), parts_of(interaction)
    if table is None:
        return []
    with contextlib.suppress(Refusal):
        table = await parts.service.tables.shown(table)
        return fitting_positions(*await named_positions(parts, table, texts, turns=bool(written)), written)
    return []


async def named_positions(
    parts: Parts, table: Table, texts: Texts, user: int | None = None, *, turns: bool = False
) -> tuple[dict[str, str], dict[str, str]]:
    """Return the names of positions, by the number of moves before them, and shorter names of some.

    Args:
        parts: what the bot consists of.
        table: whose game it is.
        texts: the words of whoever looks.
        user: who looks; None for the public.
        turns: whether to include the positions at which turns begin.

    Raises:
        Refusal: as ``Queries.log``.

    """
    page, own = await parts.service.log.page(table.id, user, page=1), texts.of(table.game)
    names = await parts.names.at(table, texts)
    named, short = positions(page, own, names), short_names(page, own, names)
    for number, seat in page.turns if turns else ():
        after = texts.say("practice.after", number=number)
        named.setdefault(number, texts.say("look.past_turn", player=names[seat], after=after))
    return {str(number): name for number, name in named.items()}, {str(n): name for n, name in short.items()}


def fitting_positions(named: Mapping[str, str], short: Mapping[str, str], written: str) -> Suggestions:
    """Return the positions that fit what is typed; if nothing is, some from the whole game.

    ``short``: shorter names of some, which may be typed too.
    """
    offered = [(name, number) for number, name in named.items()]
    return fitting(offered if written else offered[:: -(-len(offered) // MOST_CHOICES) or 1], written, short)


async def position_meant(request: Request, table: Table, written: str, user: int | None = None) -> int:
    """Return the number of moves before the position that a number or a name stands for. Raises Refusal.

    ``user``: as for ``named_positions``.
    """
    typed = written.strip()
    if typed.isdecimal() and len(typed) <= LONGEST_NUMBER:
        return int(typed)
    named, short = await named_positions(request.parts, table, request.texts, user, turns=True)
    number = meant([(name, each) for each, name in named.items()], typed, short)
    if number is None:
        raise Refusal("look.no_position", written=written, examples=tuple(named.values())[:MOST_EXAMPLES])
    return int(number)


async def words(interaction: discord.Interaction, page: app_commands.Range[int, 1, 1000] = 1) -> None:
    """Say in words what the pictures of the game show, one to a page."""
    request = await begin(interaction)
    await request.show(await words_page(request.parts, await request.board(), request.user, request.texts, page))


async def log(interaction: discord.Interaction, page: app_commands.Range[int, 1, 1000] | None = None) -> None:
    """Show the log, ten moves to a page; without a number the latest page."""
    request = await begin(interaction)
    await request.show(await log_page(request.parts, await request.board(), request.user, request.texts, page))
