"""The bag that turn order is drawn from: the markers in it, and the chances of each player in the next draw.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import text
from engine.german_railways.view import GermanView
from rendering.api import Words
from rendering.badges import SEATS, Box, lay_panel, owner_badge, player_name
from rendering.base_cache import kept
from rendering.canvas import Pen, put, sprite, write, write_name
from rendering.fonts import BOLD, FIGURE
from rendering.german_railways.atlas import COLOURS
from rendering.german_railways.signs import FAINT, sign, stage
from rendering.page import FAINT as PALE
from rendering.page import HEADING, MARGIN, WIDTH, caption, page
from rendering.palette import GOLD, INK, PAPER, Rgb, ink_on, mix

BAG = (470, 560)
NAMES = 54
ROW = 112
GAP = 12
_BROWN: Rgb = COLOURS["brown"]
CLOTH, SEAM, HOLLOW = mix(_BROWN, PAPER, 0.25), mix(_BROWN, INK, 0.3), mix(INK, PAPER, 1 / 8)
_LEFT = MARGIN + BAG[0] + 34
"""Where the rows of the players begin, in pixels."""
_HEAD = 330
"""Width of the part of a row that has the name, in pixels."""
_ROWS = (3, 4, 5, 5, 5, 4)
"""Places for markers in the bag, row by row from the bottom."""
_MARKER = 29.0


def draw_page(view: GermanView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the bag as it would be filled now, and what the next draw may bring."""
    del zoom
    rows = len(view.seats) * (ROW + GAP)
    drawn = min(view.bag.places, sum(view.bag.markers))
    subtitle = words(text("german.picture.drawn", drawn=drawn, markers=sum(view.bag.markers)))
    height = max(BAG[1] + 20, NAMES + rows) + MARGIN
    picture, pen = page(height, words(text("german.picture.bag")), subtitle)
    top = HEADING + (height - MARGIN - BAG[1]) / 2
    picture.paste(_cloth(), (MARGIN, round(top)), _cloth())
    _draw_markers(picture, view, (MARGIN + BAG[0] / 2, top + BAG[1]))
    left = _LEFT
    columns = (left + _HEAD, (WIDTH - MARGIN - left - _HEAD) / 4)
    for number, key in enumerate(("markers", "one", "two", "mean")):
        # One for each of these columns.
        shown = words(text(f"german.picture.chance.{key}"))
        x = columns[0] + (number + 0.5) * columns[1]
        write(pen, (x, HEADING + NAMES / 2), shown, BOLD, 25, fill=PALE, anchor="mm", within=columns[1] - 12)
    for number, seat in enumerate(sorted(view.seats, key=lambda seat: (-seat.income, seat.seat))):
        box_ = (float(left), HEADING + NAMES + number * (ROW + GAP), float(WIDTH - MARGIN - left), float(ROW))
        _draw_row(picture, view, seat.seat, words, box_)
    caption(pen, (MARGIN, HEADING + 24), words(stage(view)), size=27)
    return picture


def draw_example(view: GermanView, words: Words) -> Image.Image:
    """Draw the page without its heading, only as far as the column with the chance of one marker."""
    drawn = draw_page(view, words, None)
    return drawn.crop((0, HEADING - 6, round(WIDTH - MARGIN - (WIDTH - MARGIN - _LEFT - _HEAD) / 2), drawn.height))


def _draw_row(picture: Image.Image, view: GermanView, seat: Seat, words: Words, box_: Box) -> None:
    left, top, width, height = box_
    colour, middle = SEATS[seat], top + height / 2
    lay_panel(picture, box_, PAPER)
    lay_panel(picture, (left + 5, top + 5, _HEAD - 16, height - 10), colour)
    pen, ink = ImageDraw.Draw(picture), ink_on(colour)
    put(picture, owner_badge(seat, 22), left + 42, middle)
    write_name(pen, (left + 76, middle - 18), player_name(words, seat), BOLD, 29, fill=ink, within=_HEAD - 100)
    put(picture, sign("income", 12, ink), left + 92, middle + 22)
    income = words(text("german.picture.income", amount=view.seats[seat].income))
    write(pen, (left + 114, middle + 22), income, FIGURE, 28, fill=ink, within=_HEAD - 140)
    step = (width - _HEAD) / 4
    _draw_stack(picture, seat, view.bag.markers[seat], (left + _HEAD + step / 2, middle, step))
    for number, chance in enumerate((view.bag.chance(seat), view.bag.chance(seat, 2)), start=1):
        x = left + _HEAD + number * step
        shown = words(text("german.picture.percent", percent=round(100 * chance)))
        write(pen, (x + step / 2, middle - 13), shown, FIGURE, 34, anchor="mm")
        _draw_bar(pen, (x + 18, middle + 22, step - 36, 14), chance, colour)
    whole, tenths = divmod(round(10 * view.bag.expected(seat)), 10)
    shown = words(text("german.picture.mean", whole=whole, tenths=tenths))
    write(pen, (left + _HEAD + 3.5 * step, middle), shown, FIGURE, 36, anchor="mm")


def _draw_stack(picture: Image.Image, seat: Seat, count: int, place: tuple[float, float, float]) -> None:
    """Draw the markers of a player side by side, overlapping if there are many."""
    x, middle, room = place
    radius = 19.0
    step = min(2 * radius + 4, (room - 2 * radius - 12) / max(1, count - 1))
    for number in range(count):
        put(picture, owner_badge(seat, radius), x + (number - (count - 1) / 2) * step, middle)


def _draw_bar(pen: Pen, box_: Box, share: float, colour: Rgb) -> None:
    left, top, width, height = box_
    pen.rounded_rectangle((left, top, left + width, top + height), height / 2, mix(PAPER, INK, 0.12))
    if share * width >= height:
        pen.rounded_rectangle((left, top, left + width * share, top + height), height / 2, colour, FAINT)


def _draw_markers(picture: Image.Image, view: GermanView, foot: tuple[float, float]) -> None:
    """Draw the markers in the bag heaped up from its bottom, with the players' markers mixed."""
    markers = sorted(
        (number / (count + 1), seat) for seat, count in enumerate(view.bag.markers) for number in range(1, count + 1)
    )
    queue = [Seat(seat) for _, seat in markers]
    y = foot[1] - 82.0
    for row in _ROWS:
        here, queue = queue[:row], queue[row:]
        for number, seat in enumerate(here):
            x = foot[0] + (number - (len(here) - 1) / 2) * (2 * _MARKER + 7)
            put(picture, owner_badge(seat, _MARKER), x, y)
        y -= 2 * _MARKER + 2


@kept
def _cloth() -> Image.Image:
    """Return the empty bag, seen as if its cloth were cut open."""

    def paint(pen: Pen, k: float) -> None:
        wide, high = BAG[0] * k, BAG[1] * k
        body = (0.03 * wide, 0.2 * high, 0.97 * wide, high - k)
        pen.rounded_rectangle(body, 0.3 * wide, SEAM)
        inner = tuple(side + shift * 7 * k for side, shift in zip(body, (1, 1, -1, -1), strict=True))
        pen.rounded_rectangle(inner, 0.29 * wide, CLOTH)
        hollow = tuple(side + shift * 22 * k for side, shift in zip(body, (1, 1, -1, -1), strict=True))
        pen.rounded_rectangle(hollow, 0.26 * wide, HOLLOW)
        neck = [
            (0.3, 0.235),
            (0.27, 0.13),
            (0.2, 0.02),
            (0.36, 0.05),
            (0.5, 0.015),
            (0.64, 0.05),
            (0.8, 0.02),
            (0.73, 0.13),
            (0.7, 0.235),
        ]
        pen.polygon([(x * wide, y * high) for x, y in neck], CLOTH, SEAM, round(6 * k))
        pen.rounded_rectangle(
            (0.27 * wide, 0.15 * high, 0.73 * wide, 0.19 * high), 0.02 * high, GOLD, mix(GOLD, INK, 0.5), round(3 * k)
        )

    return sprite(*BAG, 1, paint)
