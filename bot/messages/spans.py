"""What has changed at a table between two positions: in lines with their times, with what steps to others."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo

import discord

from bot.drawing_pool import Picture
from bot.messages import ids
from bot.messages.controls import Layout, SpanButton, SpanMenu
from bot.messages.pictures import PicturePage, picture_name, public
from bot.messages.sentences import latest, sentences
from bot.service.queries import LogMark
from bot.service.spans import Scale, Span, SpanLine
from bot.texts import SeatNames, Texts, harmless, shorten
from engine.core.registry import find
from engine.core.text import Text
from storage.records import Table

LONGEST = 2600
"""Characters of all lines; with a picture in words they fit in the 4,000 of a message."""
LONGEST_FOLDED = 600
"""Characters of what several moves of built-in opponents did: a turn each of four of them fits in."""
LONGEST_OPTION = 100
"""Characters that Discord takes for an option of a menu."""
MOST_OPTIONS = 25
"""Of a menu; Discord takes no more."""

Mode = Literal["folded", "every", "touching"]
"""Which lines there are: with passes and opponents' moves together, all apart, or only what touched the reader."""
SCALES: dict[str, Scale] = {"t": "turns", "r": "rounds"}
MODES: dict[str, Mode] = {"f": "folded", "e": "every", "o": "touching"}


class SpanPage(NamedTuple):
    """What a message says and shows of a span."""

    span: Span
    mode: Mode
    kind: str
    """The picture; nothing where there is none."""
    zone: ZoneInfo
    """By which days begin for whoever reads it."""
    marked: bool = False
    """Whether the picture marks anything that the moves have changed."""

    def laid_out(self, texts: Texts, names: SeatNames, picture: Picture | None) -> PicturePage:
        """Lay it out, with its picture or without."""
        view = Layout()
        view.add_item(discord.ui.TextDisplay(self._heading(texts, names)))
        if picture:
            view.add_item(picture.part())
        view.add_item(discord.ui.TextDisplay(self._lines(texts, names)))
        for row in self._rows(texts, names):
            view.add_item(row)
        return PicturePage(view, picture.files if picture else [])

    def said(self, texts: Texts, names: SeatNames) -> str:
        """Say it all in words, without what steps on."""
        return f"{self._heading(texts, names)}\n{self._lines(texts, names)}"

    def _lines(self, texts: Texts, names: SeatNames) -> str:
        """Say all that happened, a line each with its time."""
        span, own = self.span, texts.of(self.span.snapshot.table.game)
        shown = [line for line in span.lines if line.touches] if self.mode == "touching" else span.lines
        said: list[str] = []
        today: date | None = None
        for group in _grouped(span, shown) if self.mode == "folded" else ([line] for line in shown):
            at = group[-1].at
            day = None if at is None else datetime.fromtimestamp(at, UTC).astimezone(self.zone).date()
            if at is not None and day != today:
                said.append(texts.say("look.day", day=f"<t:{round(at)}:D>"))
            today = day
            said_of_it = _said(span, group, own, names)
            said.append(said_of_it if at is None else texts.say("span.line", at=f"<t:{round(at)}:t>", line=said_of_it))
            said += [texts.say("span.touched", how=own.sentence(how, names)) for how in group[0].touched]
        if not said:
            return texts.say("span.untouched" if self.mode == "touching" and span.lines else "story.nothing")
        return "\n".join(latest(said, LONGEST))

    def _heading(self, texts: Texts, names: SeatNames) -> str:
        span, table = self.span, self.span.snapshot.table
        place, own = _place(span, span.number), span.seat is not None
        match span.scale:
            case "rounds":
                called = shorten(span_name(span, span.number, texts.of(table.game), names), LONGEST_OPTION)
            case _ if own and span.number == span.ends[-1]:
                called = texts.say("span.since_last_turn")
            case _ if own and span.number not in span.ends:
                called = texts.say("span.since_turn", number=place, of=str(len(span.ends)))
            case _:
                key = "span.own_turn" if own else "span.turn"
                called = texts.say(key, number=str(place + 1), of=str(len(span.ends)))
        key = ("span.nothing", "span.move", "span.moves")[min(span.number - span.since, 2)]
        moves = texts.say(
            key, first=str(span.since + 1), number=str(span.number), last=str(span.last), marked=int(self.marked)
        )
        return texts.say("span.heading", title=harmless(table.title), called=called, moves=moves)

    def press(self, verb: str, number: int | None = None, mode: Mode | None = None) -> ids.Press:
        """Return what a control says that shows another span, or this one otherwise."""
        wanted = self.span.number if number is None else number
        return press(self.span.snapshot.table, verb, wanted, self.span.scale, mode or self.mode, self.kind)

    def _rows(self, texts: Texts, names: SeatNames) -> Iterator[discord.ui.ActionRow[Any]]:
        span, table = self.span, self.span.snapshot.table
        earlier, later = span.near
        buttons = [
            SpanButton.make(self.press("span", number), texts.say(f"span.{span.scale}_{way}"))
            for way, number in (("earlier", earlier), ("later", later))
            if number is not None
        ]
        if self.mode == "touching":
            buttons.append(SpanButton.make(self.press("span", mode="folded"), texts.say("span.all")))
        elif span.touching:
            label = texts.say("span.touching", moves=span.touching)
            buttons.append(SpanButton.make(self.press("span", mode="touching"), label))
        if self.mode == "every":
            buttons.append(SpanButton.make(self.press("span", mode="folded"), texts.say("span.fold")))
        elif self.mode == "folded" and any(len(group) > 1 for group in _grouped(span, span.lines)):
            buttons.append(SpanButton.make(self.press("span", mode="every"), texts.say("span.every")))
        if buttons:
            yield discord.ui.ActionRow(*buttons)
        yield discord.ui.ActionRow(scale_menu(table, span, self.mode, self.kind, texts))
        if len(span.ends) > 1:
            yield discord.ui.ActionRow(self._jump(texts, names))
        offered = public(span.snapshot)
        if len(offered) > 1:
            options = [
                discord.SelectOption(label=picture_name(texts, table, one), value=one, default=one == self.kind)
                for one in offered
            ]
            yield discord.ui.ActionRow(SpanMenu.make(self.press("span_picture"), options, texts.say("look.others")))

    def _jump(self, texts: Texts, names: SeatNames) -> SpanMenu:
        """Make the menu of the spans, of very many those around the one that is shown."""
        span, own = self.span, texts.of(self.span.snapshot.table.game)
        shown = _place(span, span.number)
        start = max(0, min(shown - MOST_OPTIONS // 2, len(span.ends) - MOST_OPTIONS))
        options = []
        for place in range(start, min(start + MOST_OPTIONS, len(span.ends))):
            number, at = span.ends[place], span.moments[place]
            day = None if at is None else datetime.fromtimestamp(at, UTC).astimezone(self.zone)
            said = day and texts.say("log.date", year=str(day.year), month=day.month, day=str(day.day))
            label = shorten(span_name(span, number, own, names), LONGEST_OPTION)
            options.append(
                discord.SelectOption(
                    label=label, value=str(number), description=said or None, default=number == span.number
                )
            )
        return SpanMenu.make(self.press("span_jump"), options, texts.say("log.jump"))


def press(table: Table, verb: str, number: int, scale: str, mode: Mode, kind: str) -> ids.Press:
    """Return what a control says that shows a span of a table."""
    divided = next((short for short, one in SCALES.items() if one == scale), "t")
    lines = next(short for short, one in MODES.items() if one == mode)
    return ids.Press(table.id, table.seq, verb, f"{number}.{divided}{lines}.{kind}")


def scale_menu(table: Table, span: Span | None, mode: Mode, kind: str, texts: Texts, number: int = 0) -> SpanMenu:
    """Make the menu that chooses what one steps through; ``span`` None: it is moves, and one stands after a number."""
    by_rounds, own = bool(find(table.game).info.rounds), span is None or span.seat is not None
    named = {
        "turns": "span.through_own_turns" if own else "span.through_turns",
        "rounds": "span.through_rounds" if by_rounds else "span.through_pages",
        "moves": "span.through_moves",
    }
    shown = "moves" if span is None else span.scale
    options = [
        discord.SelectOption(label=texts.say(key), value=scale, default=scale == shown) for scale, key in named.items()
    ]
    at = number if span is None else span.number
    return SpanMenu.make(press(table, "span_by", at, shown, mode, kind), options, texts.say("span.through"))


def _place(span: Span, number: int) -> int:
    """Return the place of the span, from 0, in which so many moves had been made."""
    return sum(end < number for end in span.ends)


def span_name(span: Span, number: int, texts: Texts, names: SeatNames) -> str:
    """Return what a span is called that ends after a number of moves."""
    place = _place(span, number)
    since = span.ends[place - 1] if place else 0
    if span.scale == "rounds":
        mark = next((one for one in span.marks if one.number - (one.begins is None) == since), None)
        begun = None if mark is None else round_name(mark, texts, names)
        return begun or texts.say("log.from", number=str(since + 1))
    key = "span.option" if number - since > 1 else "span.option_of_one"
    return texts.say(key, place=str(place + 1), first=str(since + 1), last=str(number))


def round_name(mark: LogMark, texts: Texts, names: SeatNames) -> str | None:
    """Return what the round is called that begins at a mark of a log; None: a page begins there."""
    if mark.begins is None:
        return None
    return texts.sentence(Text(f"{mark.begins.key}_name", mark.begins.params), names, plain=True)


def _grouped(span: Span, lines: Sequence[SpanLine]) -> Iterator[list[SpanLine]]:
    """Put together what needs no line each: passes, and moves of built-in opponents; never what touches the reader."""
    game = find(span.snapshot.table.game)
    declined = None if game.guidance.declining is None else game.guidance.declining.kind()

    def alike(line: SpanLine) -> str:
        if line.touches or line.line.seat == span.seat:
            return ""
        if line.line.seat in span.opponents:
            return "opponents"
        events = line.line.events
        omitted = bool(events) and all(event.text.key in game.info.omissions for event in events)
        return "passes" if omitted or (declined is not None and line.line.kind == declined) else ""

    for key, together in itertools.groupby(lines, alike):
        if key:
            yield [*together]
        else:
            yield from ([line] for line in together)


def _said(span: Span, group: Sequence[SpanLine], texts: Texts, names: SeatNames) -> str:
    """Say what one or several moves did."""
    omissions = find(span.snapshot.table.game).info.omissions
    every = [event.text for line in group for event in line.line.events]
    worth = [text for text in every if text.key not in omissions] or every
    said = sentences(worth, texts, names) or [texts.say("look.past_untold")]
    if len(group) > 1 and all(line.line.seat in span.opponents for line in group):
        # Of very many the latest are told, each as a whole.
        return texts.say("span.opponents", moves=len(group), line=" ".join(latest(said, LONGEST_FOLDED)))
    return " ".join(said)
