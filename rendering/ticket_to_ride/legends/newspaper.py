"""The current event as the front page of a newspaper, and events to choose from as cuttings.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.texts import event_rule, event_text
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.api import Words
from rendering.canvas import wrapped, write
from rendering.fonts import BOLD, CITY, FIGURE, SEA, TEXT, text_width
from rendering.palette import FELT, INK, LOST, mix
from rendering.ticket_to_ride.legends.alt import sentences
from rendering.ticket_to_ride.legends.paper import LINE, NEWSPRINT, lay_sheet, paragraph, rule, tall

WIDTH = 1000
_MARGIN = 26
_INSET = 46
_BODY = 34
_HEAD = 66
_GAP = 20
"""The gap between events that lie side by side."""
_INSIDE = 30
"""The margin around the text of each event."""
_COLUMNS = 2
_TITLE = 34
_SMALL = 28
_STAMPED = 110
"""Room for a stamp."""


def draw_newspaper(view: LegendsView, words: Words) -> Image.Image:
    """Draw the front page with the current event, and below it the events that lie under it."""
    return _front_page(view, view.current, view.event_pile[:-1], words)


def draw_retired(view: LegendsView, words: Words) -> Image.Image:
    """Draw the front page with the event that was retired last, and a stamp across its foot."""
    picture = _front_page(view, view.retired[-1], (), words, _STAMPED)
    said, red = words(text("rendering.legends.retired")), mix(LOST, (120, 20, 20), 0.4)
    wide = min(WIDTH - 200, text_width(said, FIGURE, 54)) + 60
    stamp = Image.new("RGBA", (round(wide), 96), (0, 0, 0, 0))
    pen = ImageDraw.Draw(stamp)
    pen.rounded_rectangle((2, 2, wide - 3, 93), 14, (*NEWSPRINT, 235), red, 7)
    write(pen, (wide / 2, 48), said, FIGURE, 54, fill=red, anchor="mm", within=wide - 40)
    turned = stamp.rotate(4, Image.Resampling.BICUBIC, expand=True)
    at = (WIDTH - turned.width) // 2, picture.height - turned.height - 36
    picture.paste(turned, at, turned)
    return picture


def draw_events(names: Sequence[str], words: Words) -> Image.Image:
    """Draw events to choose from, a cutting for each: its name, whether it stays, and what it does."""
    columns = min(_COLUMNS, len(names))
    width = (WIDTH - (columns + 1) * _GAP) / columns
    room = width - 2 * _INSIDE
    said = [(words(event_text(one)), words(_kind(one)), words(event_rule(one))) for one in names]
    heads = [wrapped(title, CITY, _TITLE, room) for title, _, _ in said]
    heights = [
        len(head) * _TITLE * LINE + _SMALL * LINE + tall(does, TEXT, _SMALL, room) + 2 * _INSIDE + 4
        for head, (_, _, does) in zip(heads, said, strict=True)
    ]
    rows = [max(heights[at : at + columns]) for at in range(0, len(said), columns)]
    picture = Image.new("RGB", (WIDTH, round(sum(rows) + (len(rows) + 1) * _GAP)), FELT)
    for number, (head, (_, kind, does)) in enumerate(zip(heads, said, strict=True)):
        row, column = divmod(number, columns)
        x, y = _GAP + column * (width + _GAP), _GAP + sum(rows[:row]) + row * _GAP
        lay_sheet(picture, (x, y, width, rows[row]), NEWSPRINT, INK)
        pen, left, top = ImageDraw.Draw(picture), x + _INSIDE, y + _INSIDE
        for line in head:
            write(pen, (left, top + _TITLE * LINE / 2), line, CITY, _TITLE, fill=INK, within=room)
            top += _TITLE * LINE
        write(pen, (left, top + _SMALL * LINE / 2), kind, BOLD, _SMALL - 4, fill=mix(INK, LOST, 0.6), within=room)
        paragraph(pen, (left, top + _SMALL * LINE + 4), does, TEXT, _SMALL, room)
    return picture


def events_in_words(names: Sequence[str]) -> tuple[Text, ...]:
    """Say which events there are to choose from, and what each does; shorter: only their names."""
    each = [
        text("rendering.legends.alt.cutting", event=event_text(one), kind=_kind(one), rule=event_rule(one))
        for one in names
    ]
    return sentences(each), text("rendering.legends.alt.cuttings", events=tuple(map(event_text, names)))


def _kind(event: str) -> Text:
    """Say whether an event acts once or stays."""
    # One for each kind of event.
    return text(f"rendering.legends.{pack().events[event].kind}")


def _front_page(view: LegendsView, current: str, below_it: Sequence[str], words: Words, foot: int = 0) -> Image.Image:
    """Draw a front page with room at its foot."""
    event = pack().events[current]
    room = WIDTH - 2 * _MARGIN - 2 * _INSET
    title, said = words(event_text(event.id)), words(event_rule(event.id))
    older = [words(event_text(one)) for one in reversed(below_it)]
    lines = wrapped(title, CITY, _HEAD, room)
    below = words(text("rendering.legends.earlier", events=tuple(older))) if older else ""
    height = 222 + len(lines) * _HEAD * 1.1 + tall(said, TEXT, _BODY, room)
    height += foot + (tall(below, SEA, 26, room) + 30 if below else 0)
    picture = Image.new("RGB", (WIDTH, round(height) + 2 * _MARGIN), FELT)
    lay_sheet(picture, (_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, round(height)), NEWSPRINT, INK)
    pen, x, y = ImageDraw.Draw(picture), _MARGIN + _INSET, _MARGIN + 58.0
    write(pen, (WIDTH / 2, y), words(text("rendering.legends.newspaper")), SEA, 46, anchor="mm", within=room)
    rule(pen, x, y + 38, room, INK)
    kind = words(_kind(event.id))
    write(pen, (x, y + 66), str(view.year), BOLD, 28, fill=INK)
    write(pen, (x + room, y + 66), kind, BOLD, 28, fill=mix(INK, LOST, 0.6), anchor="rm", within=room * 0.6)
    rule(pen, x, y + 88, room, INK)
    y += 112
    for line in lines:
        write(pen, (WIDTH / 2, y + _HEAD * 0.55), line, CITY, _HEAD, anchor="mm", within=room)
        y += _HEAD * 1.1
    y += 14
    y += paragraph(pen, (x, y), said, TEXT, _BODY, room) + 14
    if below:
        pen.line((x, y, x + room, y), INK, 1)
        paragraph(pen, (x, y + 12), below, SEA, 26, room, mix(INK, NEWSPRINT, 0.3))
    return picture
