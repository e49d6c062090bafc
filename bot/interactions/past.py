"""The board as it was, and what has changed since: by moves, by turns and by rounds."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Literal, NamedTuple
from zoneinfo import ZoneInfo

import discord

from bot.answering import acknowledge, my_texts
from bot.collation import folded, same
from bot.drawing_pool import Picture
from bot.interactions.log import day_in_words, day_of, number_chosen, positions, round_name
from bot.interactions.parts import Parts
from bot.messages.controls import (
    LONGEST_OPTION,
    Layout,
    PastButton,
    PastMenu,
    PlayOnButton,
    Press,
    Row,
    SpanButton,
    SpanMenu,
    around,
    in_rows,
)
from bot.messages.pictures import (
    compared,
    marks,
    overview,
    picture_options,
    public,
)
from bot.messages.wording import latest, sentences
from bot.service import Snapshot, Table
from bot.service.log import PastPosition
from bot.service.spans import Scale, Span, SpanLine
from bot.texts import SeatNames, Texts, behind_label, harmless, shorten
from engine.core.registry import find
from engine.core.text import Player, Text
from rendering import api
from storage.records import TableId

LONGEST_MOVE = 2000
"""Characters of the text above the picture of a position, or above its words."""


async def past_page(parts: Parts, past: PastPosition, texts: Texts, kind: str = "", zoom: str | None = None) -> Layout:
    """Show a public picture of an earlier position, or its board, with the move that led there.

    Raises api.NoSuchPicture if the board has no such part.
    """
    snapshot, table = past.snapshot, past.snapshot.table
    names, kind = await parts.names.at(table, texts), kind if kind in public(snapshot) else ""
    picture = (
        await parts.pictures.of(snapshot, kind, texts, names, zoom=zoom)
        if kind
        else await parts.pictures.chief(snapshot, texts, names, zoom=zoom)
    )
    view = Layout(shorten("\n".join(_said_of(past, texts, names)), LONGEST_MOVE), picture)

    def press(verb: str, number: int, kind: str = kind) -> Press:
        part = folded(zoom or "").replace(" ", "-")
        return Press(table.id, table.seq, verb, f"{number}.{kind}.{part}")

    back = "past.round_earlier" if past.by_rounds else "past.turn_earlier"
    forth = "past.round_later" if past.by_rounds else "past.turn_later"
    turned = (
        ("past_far", back, past.far[0]),
        ("past", "past.earlier", past.near[0]),
        ("past", "past.later", past.near[1]),
        ("past_far", forth, past.far[1]),
    )
    buttons: list[PastButton | PlayOnButton] = [
        PastButton.make(press(verb, number), texts.say(label)) for verb, label, number in turned if number is not None
    ]
    if past.played_on:
        play_on = Press(table.id, table.seq, "play_on", str(past.number))
        buttons.append(PlayOnButton.make(play_on, texts.say("past.play_on")))
    begun = list(positions(past.log, texts.of(table.game), names).items())
    shown = max((place for place, (number, _) in enumerate(begun) if number <= past.number), default=0)
    options = [
        discord.SelectOption(label=shorten(name, LONGEST_OPTION), value=str(number), default=number == past.number)
        for number, name in begun[around(shown, len(begun))]
    ]
    return view.add(
        *in_rows(buttons),
        PastMenu.choice(press("past_jump", past.number), options, texts.say("log.jump")),
        PastMenu.choice(press("past_picture", past.number), picture_options(snapshot, texts), texts.say("look.others")),
        Row(scale_menu(table, None, "folded", kind, texts, past.number)),
    )


def _said_of(past: PastPosition, texts: Texts, names: SeatNames) -> list[str]:
    """Return which position it is, the move that led there, by whom and when, and who is to move, a line each."""
    table, line, words = past.snapshot.table, past.line, texts.of(past.snapshot.table.game)
    at = "" if past.at is None else f"<t:{round(past.at)}:f>"
    title, number, last = harmless(table.title), str(past.number), str(past.last)
    key = "look.past" if line is not None else "look.past_older" if past.number else "look.past_first"
    said = [texts.say(key, title=title, number=number, last=last)]
    if line is not None:
        happened = words.one_after_another(words.sentence(event.text, names) for event in line.events)
        said.append(happened or texts.say("look.past_untold"))
        said.append(texts.say("look.past_by" if at else "look.past_by_whom", player=harmless(names[line.seat]), at=at))
    elif at:
        said.append(texts.say("look.past_begun", at=at))
    if past.snapshot.result is not None:
        said.append(texts.say("private_panel.over"))
    elif waited := tuple(Player(seat) for seat in sorted(past.snapshot.actors)):
        said.append(texts.sentence(Text("look.past_waits", {"players": waited}), names))
    return said


def imported(texts: Texts, table: Table, moves: int, number: int) -> Layout:
    """Say that a game was read from a file, and offer to look at it or to play on, after ``number`` moves."""
    game, title = texts.game_name(table.game), harmless(table.title)
    said = texts.say("import.read", title=title, game=game, players=len(table.seats), moves=moves)
    review = Press(table.id, table.seq, "past", f"{number}..")
    buttons: list[PastButton | PlayOnButton] = [PastButton.make(review, texts.say("import.review"))]
    if number < moves:
        play_on = Press(table.id, table.seq, "play_on", str(number))
        buttons.append(PlayOnButton.make(play_on, texts.say("import.play_on")))
    return Layout(said, Row(*buttons))


async def past_turned(parts: Parts, interaction: discord.Interaction, control: PastButton | PastMenu) -> None:
    """Show another position, or another picture of it, in place."""
    await acknowledge(interaction)
    press, user = control.press, interaction.user.id
    number, kind, part = press.arg.split(".")
    if press.verb == "past_jump":
        number = str(number_chosen(control.chosen))
    elif press.verb == "past_picture":
        kind, part = str(control.chosen[0]), ""
    past = await parts.service.log.past(press.table, user, int(number), nearest=True)
    page = await past_page(parts, past, my_texts(interaction), kind, _part(past.snapshot, part))
    await interaction.edit_original_response(**page.edited)


async def show_since(
    parts: Parts, interaction: discord.Interaction, table_id: TableId, number: int | None = None
) -> None:
    """Show what has changed since a person's last turn, or for an onlooker in this round.

    The interaction is acknowledged. ``number``: the number of moves up to which to look; None means now.
    """
    table, user = await parts.service.tables.get(table_id), interaction.user.id
    scale: Scale = "rounds" if table.seat_of(user) is None else "turns"
    await _show_span(parts, interaction, await parts.service.spans.span(table.id, user, scale, number, whole=False))


async def span_turned(parts: Parts, interaction: discord.Interaction, control: SpanButton | SpanMenu) -> None:
    """Show what changed in another span, in other lines or in another picture, in place."""
    await acknowledge(interaction)
    press, user = control.press, interaction.user.id
    written, how, kind = press.arg.split(".")
    number, scale, mode = int(written), SCALES[how[0]], MODES[how[1]]
    match press.verb:
        case "span_jump":
            number = number_chosen(control.chosen)
        case "span_picture":
            kind = str(control.chosen[0])
        case "span_by" if control.chosen[0] == "moves":
            past = await parts.service.log.past(press.table, user, number, nearest=True)
            page = await past_page(parts, past, my_texts(interaction), kind)
            await interaction.edit_original_response(**page.edited)
            return
        case "span_by":
            scale = "rounds" if control.chosen[0] == "rounds" else "turns"
    # If the scale was changed, show the whole span that contains the position shown before.
    span = await parts.service.spans.span(press.table, user, scale, number, whole=press.verb == "span_by")
    await _show_span(parts, interaction, span, mode, kind, here=True)


async def _show_span(
    parts: Parts,
    interaction: discord.Interaction,
    span: Span,
    mode: Mode = "folded",
    kind: str = "",
    *,
    here: bool = False,
) -> None:
    """Show a span in words, and with its picture once that is drawn; ``here``: in the message of the control."""
    texts, snapshot = my_texts(interaction), compared(span.snapshot, span.before, span.since)
    names = await parts.names.at(snapshot.table, texts)
    zone = ZoneInfo((await parts.service.people.preferences(interaction.user.id)).zone)
    kind = kind if kind in public(snapshot) else overview(snapshot)
    page = SpanPage(span, mode, kind, zone, marks(snapshot, kind))
    drawing = asyncio.create_task(parts.pictures.of(snapshot, kind, texts, names), name="a picture of what has changed")
    if snapshot.pictured:
        await asyncio.sleep(0)  # one kept in memory is ready then; the words do not wait for one that is to be drawn
    else:
        await asyncio.wait([drawing])  # it is put into words, which takes little time
    ready = drawing.done()
    shown = page.laid_out(texts, names, drawing.result() if ready else None)
    message, mark = await parts.showing.show(interaction, here=here, **shown.sent)
    if not ready:
        await parts.showing.complete(
            message, mark, drawing, lambda picture: page.laid_out(texts, names, picture).edited
        )


async def since_in_words(parts: Parts, table: Table, user_id: int, texts: Texts) -> str:
    """Say what has changed since a person's last turn. Raises Refusal if the game has not begun."""
    scale: Scale = "rounds" if table.seat_of(user_id) is None else "turns"
    span = await parts.service.spans.span(table.id, user_id, scale)
    zone = ZoneInfo((await parts.service.people.preferences(user_id)).zone)
    names = await parts.names.at(table, texts)
    return SpanPage(span, "folded", "", zone).said(texts, names)


def _part(snapshot: Snapshot, written: str) -> str | None:
    """Return the part of the board that a control names, or None for the whole board."""
    zooms = api.zooms(snapshot.view) if written and public(snapshot) else ()
    return next((zoom for zoom in zooms if same(written, zoom)), None)


LONGEST_SPAN = 2600
"""Characters of all lines; with a picture in words they fit in the 4,000 of a message."""
LONGEST_FOLDED = 600
"""Characters for several moves of built-in opponents: enough for one turn of each of four."""


Mode = Literal["folded", "every", "affecting"]
"""Which lines to show: passes and opponents' moves folded, every move, or only what affected the reader."""


SCALES: dict[str, Scale] = {"t": "turns", "r": "rounds"}


MODES: dict[str, Mode] = {"f": "folded", "e": "every", "o": "affecting"}


STEPS = {
    ("turns", "earlier"): "span.turns_earlier",
    ("turns", "later"): "span.turns_later",
    ("rounds", "earlier"): "span.rounds_earlier",
    ("rounds", "later"): "span.rounds_later",
}
"""The key of the label of a button that steps to another span."""


class SpanPage(NamedTuple):
    """The message that shows a span."""

    span: Span
    mode: Mode
    kind: str
    """The kind of picture; empty if there is none."""
    zone: ZoneInfo
    """The reader's time zone, in which days begin."""
    marked: bool = False
    """Whether the picture marks what the moves have changed."""

    def laid_out(self, texts: Texts, names: SeatNames, picture: Picture | None) -> Layout:
        """Lay it out, with or without its picture."""
        rows = self._rows(texts, names)
        return Layout(self._heading(texts, names), picture, self._lines(texts, names), *rows)

    def said(self, texts: Texts, names: SeatNames) -> str:
        """Say it all in words, without controls."""
        return f"{self._heading(texts, names)}\n{self._lines(texts, names)}"

    def _lines(self, texts: Texts, names: SeatNames) -> str:
        """List what happened, a line each with its time."""
        span, own = self.span, texts.of(self.span.snapshot.table.game)
        shown = [line for line in span.lines if line.affects] if self.mode == "affecting" else span.lines
        said: list[str] = []
        today: date | None = None
        for group in _grouped(span, shown) if self.mode == "folded" else ([line] for line in shown):
            at = group[-1].at
            day = None if at is None else day_of(at, self.zone)
            if at is not None and day != today:
                said.append(texts.say("look.day", day=f"<t:{round(at)}:D>"))
            today = day
            said_of_it = _said(span, group, own, names)
            said.append(
                said_of_it
                if at is None
                else behind_label(texts.say("span.line", at=f"<t:{round(at)}:t>", line="").rstrip(), said_of_it)
            )
            said += [texts.say("span.touched", how=own.sentence(how, names)) for how in group[0].effects]
        if not said:
            return texts.say("span.untouched" if self.mode == "affecting" and span.lines else "story.nothing")
        return "\n".join(latest(said, LONGEST_SPAN))

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

    def press(self, verb: str, number: int | None = None, mode: Mode | None = None) -> Press:
        """Return the press of a control that shows another span, or this one in another way."""
        wanted = self.span.number if number is None else number
        return span_press(self.span.snapshot.table, verb, wanted, self.span.scale, mode or self.mode, self.kind)

    def _rows(self, texts: Texts, names: SeatNames) -> list[Row | None]:
        span = self.span
        earlier, later = span.near
        buttons = [
            SpanButton.make(self.press("span", number), texts.say(STEPS[span.scale, way]))
            for way, number in (("earlier", earlier), ("later", later))
            if number is not None
        ]
        if self.mode == "affecting":
            buttons.append(SpanButton.make(self.press("span", mode="folded"), texts.say("span.all")))
        elif span.affecting:
            label = texts.say("span.touching", moves=span.affecting)
            buttons.append(SpanButton.make(self.press("span", mode="affecting"), label))
        if self.mode == "every":
            buttons.append(SpanButton.make(self.press("span", mode="folded"), texts.say("span.fold")))
        elif self.mode == "folded" and any(len(group) > 1 for group in _grouped(span, span.lines)):
            buttons.append(SpanButton.make(self.press("span", mode="every"), texts.say("span.every")))
        pictures = picture_options(span.snapshot, texts, self.kind)
        return [
            *in_rows(buttons),
            Row(scale_menu(span.snapshot.table, span, self.mode, self.kind, texts)),
            self._jump(texts, names),
            SpanMenu.choice(self.press("span_picture"), pictures, texts.say("look.others")),
        ]

    def _jump(self, texts: Texts, names: SeatNames) -> Row | None:
        """Make the menu of spans; if there are too many, of those around the one that is shown."""
        span, own = self.span, texts.of(self.span.snapshot.table.game)
        ends = list(zip(span.ends, span.moments, strict=True))
        options = [
            discord.SelectOption(
                label=shorten(span_name(span, number, own, names), LONGEST_OPTION),
                value=str(number),
                description=None if at is None else day_in_words(at, self.zone, texts),
                default=number == span.number,
            )
            for number, at in ends[around(_place(span, span.number), len(ends))]
        ]
        return SpanMenu.choice(self.press("span_jump"), options, texts.say("log.jump"))


def span_press(table: Table, verb: str, number: int, scale: str, mode: Mode, kind: str) -> Press:
    """Return the press of a control that shows a span of a table."""
    divided = next((short for short, one in SCALES.items() if one == scale), "t")
    lines = next(short for short, one in MODES.items() if one == mode)
    return Press(table.id, table.seq, verb, f"{number}.{divided}{lines}.{kind}")


def scale_menu(table: Table, span: Span | None, mode: Mode, kind: str, texts: Texts, number: int = 0) -> SpanMenu:
    """Make the menu that chooses the step: turns, rounds or moves. Without a span it is moves, after ``number``."""
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
    return SpanMenu.make(span_press(table, "span_by", at, shown, mode, kind), options, texts.say("span.through"))


def _place(span: Span, number: int) -> int:
    """Return the index of the span that holds the position after ``number`` moves."""
    return sum(end < number for end in span.ends)


def span_name(span: Span, number: int, texts: Texts, names: SeatNames) -> str:
    """Return the name of the span that ends after a number of moves."""
    place = _place(span, number)
    since = span.ends[place - 1] if place else 0
    if span.scale == "rounds":
        mark = next((one for one in span.marks if one.number - (one.begins is None) == since), None)
        begun = None if mark is None else round_name(mark, texts, names)
        return begun or texts.say("log.from", number=str(since + 1))
    key = "span.option" if number - since > 1 else "span.option_of_one"
    return texts.say(key, place=str(place + 1), first=str(since + 1), last=str(number))


def _grouped(span: Span, lines: Sequence[SpanLine]) -> Iterator[list[SpanLine]]:
    """Group what can share a line: passes, and moves of built-in opponents; never what affects the reader."""
    game = find(span.snapshot.table.game)
    declined = None if game.guidance.declining is None else game.guidance.declining.kind()

    def alike(line: SpanLine) -> str:
        if line.affects or line.line.seat == span.seat:
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
        # If there are too many sentences, the latest are kept, each as a whole.
        line = texts.one_after_another(latest(said, LONGEST_FOLDED))
        return texts.say(
            "span.opponents",
            moves=len(group),
            opponents=len({each.line.seat for each in group}),
            line=behind_label("", line),
        )
    return texts.one_after_another(said)
