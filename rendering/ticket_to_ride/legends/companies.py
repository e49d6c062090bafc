"""The companies next to the map: president, coins, trains, cards and tickets, and what lies in front of each.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from engine.ticket_to_ride.legends.texts import specialist_text
from engine.ticket_to_ride.legends.view import CompanyView
from rendering.api import Words
from rendering.badges import player_name
from rendering.base_cache import kept
from rendering.canvas import Pen, name_lines, put, sprite, wrapped, write, write_name
from rendering.fonts import BOLD, FIGURE, TEXT, drawable, text_width
from rendering.marks import PLAYER_MARKS, Painter, card_icon, station_icon, ticket_icon, wagon_icon
from rendering.palette import FELT_LIGHT, GOLD, INK, PAPER, PLAYERS, ink_on, mix
from rendering.ticket_to_ride.alt import COLOUR_KEYS
from rendering.ticket_to_ride.legends import marks
from rendering.ticket_to_ride.pieces import mark_ink

HEADER = 76
"""Height of the header of a panel, in pixels."""
FLAT = 48
"""Height of the header of a panel with company and president in one line, in pixels."""
HEIGHT = 218
FLAT_HEIGHT = 148
SMALLEST = 26
"""Letters of this height in pixels can still be read where Discord shows a picture 550 pixels wide."""
_LINE = 30
"""Distance from line to line, in pixels."""
_SECOND = 20
"""How much higher a header is whose president's name takes two lines, in pixels."""
_ROW = 46
_MOST = 6
"""The most kinds of things that a narrow panel has room for."""
_CLOSE = 80
"""Pixels to a figure on a narrow panel."""


def high(companies: Sequence[CompanyView], words: Words, width: int, picture: int) -> tuple[int, int]:
    """Return how high panels of a width must be, and their headers, so that every name can be read, all in pixels.

    ``picture``: the width of the picture they stand on.
    """
    named = [words(specialist_text(one.specialist)) for one in companies if one.specialist]
    lines = max((len(wrapped(name, TEXT, SMALLEST, width - 28)) for name in named), default=1)
    presidents = [name_lines(_president(one, words), TEXT, SMALLEST, width - 64, picture)[0] for one in companies]
    header = HEADER + (max(map(len, presidents)) - 1) * _SECOND
    return HEIGHT + (lines - 1) * _LINE + header - HEADER, header


def draw_company(  # noqa: PLR0913 - place, size and looks
    picture: Image.Image,
    company: CompanyView,
    words: Words,
    place: tuple[float, float],
    size: tuple[int, int],
    header: int,
    *,
    to_move: bool,
    depots: int,
) -> None:
    """Draw the panel of a company with its upper left corner at ``place``; ``header`` is the height of its header."""
    (x, y), (width, height) = place, size
    flat, number = header == FLAT, COLOUR_KEYS.index(company.company)
    put(picture, _blank(number, size, header, to_move=to_move), x + width / 2, y + height / 2)
    _draw_names(picture, company, words, place, width, header)
    _draw_figures(picture, tuple(_holdings(company)), (x, y + header + 27), width, 4)
    others, below = tuple(_others(company, depots)), y + header + 27 + _ROW
    specialist = words(specialist_text(company.specialist)) if company.specialist else ""
    pen = ImageDraw.Draw(picture)
    if not flat:
        _draw_figures(picture, others, (x, below), width, max(4, len(others)))
        for number, line in enumerate(wrapped(specialist, TEXT, SMALLEST, width - 28)):
            write(pen, (x + 14, y + HEIGHT - HEADER + header - 25 + number * _LINE), line, TEXT, SMALLEST)
        return
    _draw_figures(picture, others, (x, below), width, 8)
    taken = len(others) * (width - 16) / 8
    write(pen, (x + width - 14, below), _fitted(specialist, width - 28 - taken), TEXT, SMALLEST, anchor="rm")


def _draw_names(
    picture: Image.Image,
    company: CompanyView,
    words: Words,
    place: tuple[float, float],
    width: int,
    header: int,
) -> None:
    (x, y), pen = place, ImageDraw.Draw(picture)
    ink, president = ink_on(PLAYERS[COLOUR_KEYS.index(company.company)]), _president(company, words)
    if header == FLAT:
        wide = write(pen, (x + 52, y + FLAT / 2), company.name, BOLD, 28, fill=ink, within=width * 0.56)
        room, at = width - 52 - wide - 30, (x + width - 14, y + FLAT / 2)
        write_name(pen, at, president, TEXT, SMALLEST, fill=ink, anchor="rm", within=room)
        return
    write(pen, (x + 58, y + 22), company.name, BOLD, 28, fill=ink, within=width - 64)
    at = (x + 58, y + (header - HEADER) / 2 + 54)
    write_name(pen, at, president, TEXT, SMALLEST, fill=ink, within=width - 64)


def _president(company: CompanyView, words: Words) -> str:
    """Return the name of a company's president, with a sign if the game waits for the president."""
    return player_name(words, company.seat) + (" …" if company.deciding else "")


def _fitted(words: str, within: float) -> str:
    """Cut words rather than set them in letters too small to be read."""
    shown = drawable(words, TEXT)
    if text_width(shown, TEXT, SMALLEST) <= within:
        return shown
    while shown and text_width(shown + "…", TEXT, SMALLEST) > within:
        shown = shown[:-1].rstrip()
    return shown + "…"


def _holdings(company: CompanyView) -> Iterator[tuple[Painter, str]]:
    yield marks.coin, str(company.score)
    yield wagon_icon, str(company.trains)
    yield card_icon, str(company.cards)
    yield ticket_icon, str(company.tickets)


def _others(company: CompanyView, depots: int) -> Iterator[tuple[Painter, str]]:
    """Give what a company has of things that came into the campaign later, if any."""
    found: tuple[tuple[Painter, int], ...] = (
        (marks.postcard, len(company.postcards)),
        (station_icon, depots),
        (marks.coal, company.coal),
        (marks.herd, len(company.herds)),
        (marks.nugget, sum(company.nuggets)),
        (marks.trestle, company.crossed),
        (marks.bond, int(company.bond)),
    )
    there = [(painter, str(figure)) for painter, figure in found if figure]
    # Depots stand on the map as well.
    yield from (one for one in there if len(there) <= _MOST or one[0] is not station_icon)


def _draw_figures(
    picture: Image.Image,
    figures: tuple[tuple[Painter, str], ...],
    place: tuple[float, float],
    width: int,
    columns: int,
) -> None:
    pen, step = ImageDraw.Draw(picture), (width - 16) / columns
    radius, gap, size = (15, 8, 32) if step >= _CLOSE else (12, 4, 30) if step >= _CLOSE - 12 else (10, 3, SMALLEST)
    wide = [2 * radius + gap + text_width(figure, FIGURE, size) for _, figure in figures]
    crowded = max(wide, default=0) > step - 4
    spare = (width - 20 - sum(wide)) / max(1, len(figures))
    left = place[0] + 10
    for (painter, figure), taken in zip(figures, wide, strict=True):
        put(picture, icon(painter, radius), left + radius + 1, place[1])
        write(pen, (left + 2 * radius + gap, place[1]), figure, FIGURE, size)
        left += taken + spare if crowded else step


@kept
def icon(painter: Painter, radius: int) -> Image.Image:
    """Return a small sign in ink, its radius in pixels."""
    side = 2 * radius + 4
    return sprite(
        side, side, 1, lambda pen, k: painter(pen, side / 2 * k, side / 2 * k, radius * k, mix(INK, PAPER, 0.12))
    )


@kept
def _blank(number: int, size: tuple[int, int], header: int, *, to_move: bool) -> Image.Image:
    colour, rim = PLAYERS[number], 6

    def paint(pen: Pen, k: float) -> None:
        w, h, f = size[0] * k, size[1] * k, rim * k
        if to_move:
            pen.rounded_rectangle((0, 0, w + 2 * f - 1, h + 2 * f - 1), 14 * k, GOLD)
        ground = PAPER if to_move else mix(PAPER, FELT_LIGHT, 0.16)
        pen.rounded_rectangle((f, f, f + w, f + h), 9 * k, ground)
        pen.rounded_rectangle((f, f, f + w, f + header * k), 9 * k, colour)
        pen.rectangle((f, f + (header - 14) * k, f + w, f + header * k), colour)
        r = min(20.0, header * 0.37) * k
        x, y = f + 12 * k + r, f + header / 2 * k
        pen.ellipse((x - r, y - r, x + r, y + r), PAPER)
        PLAYER_MARKS[number](pen, x, y, r * 0.62, mark_ink(number))  # type: ignore[arg-type]

    return sprite(size[0] + 2 * rim, size[1] + 2 * rim, 1, paint)
