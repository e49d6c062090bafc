"""The opened vaults: what each holds, from the legend of the West on, and the chart of the campaign.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.view import LegendsView, OpenedVault
from rendering.api import Words
from rendering.badges import owner_badge, parted
from rendering.canvas import Pen, put, wrapped, write
from rendering.fonts import BOLD, CITY, FIGURE, TEXT
from rendering.palette import FELT, GOLD, INK, PAPER, PLAYERS, Rgb, ink_on, mix
from rendering.ticket_to_ride.alt import COLOUR_KEYS
from rendering.ticket_to_ride.legends.map import company_seat
from rendering.ticket_to_ride.legends.paper import CREAM, LINE, SEPIA, lay_sheet
from rendering.ticket_to_ride.legends.scenes import paste_scene

WIDTH = 1600
_MARGIN = 22
_GAP = 16
_TITLE = 290
_SCENE = 400
"""Width of the scene of an open vault at the top."""
_HEAD = 84
_ROW = 38
_CHART = 620
_NOTE = 28
_LETTERS = 72
ROWS = ("slips", "awards", "ribbons", "bonds", "deeds", "curios", "districts")


def draw_vaults(view: LegendsView, words: Words) -> Image.Image:
    """Draw a vault for each company over the chart of what they had after every game."""
    opened = view.opened_vaults
    width = (WIDTH - 2 * _MARGIN - _GAP * (len(opened) - 1)) / len(opened)
    items = [_items(vault, words, width - 44) for vault in opened]
    high = _HEAD + 30 + len(ROWS) * _ROW + 70 + 34 * max(1, *map(len, items)) + 20
    notes = [line for text_ in view.worths for line in wrapped(words(text_), TEXT, _NOTE, WIDTH - 2 * _MARGIN)]
    noted = _TITLE + high + _MARGIN
    top = noted + len(notes) * _NOTE * LINE + (_MARGIN if notes else 0)
    picture = Image.new("RGB", (WIDTH, round(top + _CHART + 2 * _MARGIN)), FELT)
    pen = ImageDraw.Draw(picture)
    paste_scene(picture, "vault", (_MARGIN, _MARGIN), _SCENE)
    left = _MARGIN + _SCENE + 44
    title = wrapped(words(text("rendering.legends.vaults")), CITY, _LETTERS, WIDTH - left - _MARGIN)
    for number, line in enumerate(title):
        at = left, _TITLE / 2 + (number - (len(title) - 1) / 2) * _LETTERS * LINE
        write(pen, at, line, CITY, _LETTERS, fill=PAPER, within=WIDTH - left - _MARGIN)
    for number, vault in enumerate(opened):
        box = (_MARGIN + number * (width + _GAP), _TITLE, width, high)
        _draw_vault(picture, vault, items[number], words, box)
    for number, line in enumerate(notes):
        write(pen, (_MARGIN, noted + (number + 0.5) * _NOTE * LINE), line, TEXT, _NOTE, fill=PAPER)
    _draw_chart(picture, view, words, (_MARGIN, top, WIDTH - 2 * _MARGIN, _CHART))
    return picture


def _items(vault: OpenedVault, words: Words, room: float) -> list[str]:
    """Return how many games were won, and the kinds of things in a vault with how many there are of each."""
    won = words(text("rendering.legends.vault.won", won=vault.vault.won))
    items = Counter(vault.items).items()
    # One for each thing that lies in vaults.
    parts = [won, *(words(text(f"rendering.legends.item.{item}", count=count)) for item, count in items)]
    return [line for part in parts for line in wrapped(part, TEXT, 26, room)]


def _draw_vault(
    picture: Image.Image,
    vault: OpenedVault,
    items: list[str],
    words: Words,
    box: tuple[float, float, float, float],
) -> None:
    x, y, width, _ = box
    colour = PLAYERS[COLOUR_KEYS.index(vault.company)]
    lay_sheet(picture, box, CREAM, GOLD if vault.place == 1 else SEPIA)
    pen, ink = ImageDraw.Draw(picture), ink_on(colour)
    pen.rectangle((x, y, x + width, y + _HEAD), colour)
    put(picture, owner_badge(company_seat(vault.company), 24), x + 36, y + _HEAD / 2)
    write(pen, (x + 70, y + 28), vault.name, BOLD, 28, fill=ink, within=width - 78)
    place = words(text("rendering.legends.vault.place", place=vault.place))
    write(pen, (x + 70, y + 62), place, TEXT, 26, fill=ink, within=width - 78)
    top = y + _HEAD + 24
    for key in ROWS:
        dollars = getattr(vault.vault, key)
        fill = INK if dollars else mix(INK, CREAM, 0.6)
        wide = write(pen, (x + width - 22, top + _ROW / 2), parted(words, dollars), FIGURE, 28, fill=fill, anchor="rm")
        # One for each row.
        name = words(text(f"rendering.legends.vault.{key}"))
        write(pen, (x + 22, top + _ROW / 2), name, TEXT, 27, fill=fill, within=width - 54 - wide)
        top += _ROW
    pen.line((x + 22, top + 4, x + width - 22, top + 4), SEPIA, 3)
    write(pen, (x + width - 22, top + 36), f"${parted(words, vault.vault.total)}", FIGURE, 48, anchor="rm")
    top += 70
    for line in items:
        write(pen, (x + 22, top + 17), line, TEXT, 26, fill=mix(INK, SEPIA, 0.5), within=width - 44)
        top += 34


def _sums(vault: OpenedVault) -> Iterator[int]:
    """Give the sum that a company had after each game, including awards for missed ones."""
    given = ((slip or 0) + award for slip, award in zip(vault.slips, vault.awards, strict=True))
    return accumulate(given)


def _draw_chart(picture: Image.Image, view: LegendsView, words: Words, box: tuple[float, float, float, float]) -> None:
    """Draw a line for each company through the years, its mark at every game that it won."""
    x, y, width, height = box
    lay_sheet(picture, box, CREAM, SEPIA)
    pen = ImageDraw.Draw(picture)
    write(pen, (x + 36, y + 46), words(text("rendering.legends.chart")), CITY, 38, within=width - 80)
    left, right, top, bottom = x + 128, x + width - 160, y + 92, y + height - 66
    sums = {vault.company: list(_sums(vault)) for vault in view.opened_vaults}
    games = max(len(one) for one in sums.values())
    most = max(1, *(one[-1] for one in sums.values()))
    step = next(size for size in (20, 50, 100, 200, 500, 1000) if most / size <= 7)  # noqa: PLR2004 - lines that fit
    for dollars in range(0, most + step, step):
        height_at = bottom - (bottom - top) * dollars / (most + step * 0.2)
        if height_at < top - 6:
            break
        pen.line((left, height_at, right, height_at), mix(CREAM, SEPIA, 0.25), 2)
        write(pen, (left - 14, height_at), f"${parted(words, dollars)}", TEXT, 26, fill=SEPIA, anchor="rm")
    across = [left + (right - left) * number / max(1, games) for number in range(games + 1)]
    for number in range(1, games + 1):
        year = str(pack().figures.table.years[number - 1])
        write(pen, (across[number], bottom + 30), year, TEXT, 26, fill=SEPIA, anchor="mm")
    ends: list[tuple[float, str]] = []
    for company, values in sums.items():
        points = [(across[n], bottom - (bottom - top) * v / (most + step * 0.2)) for n, v in enumerate([0, *values])]
        _line(pen, points, PLAYERS[COLOUR_KEYS.index(company)])
        ends.append((points[-1][1], company))
    for number in range(games):
        slips = {vault.company: vault.slips[number] or 0 for vault in view.opened_vaults}
        best = max(slips, key=lambda one: slips[one])
        at = bottom - (bottom - top) * sums[best][number] / (most + step * 0.2)
        put(picture, owner_badge(company_seat(best), 15), across[number + 1], at)
    _draw_ends(picture, sorted(ends), sums, words, right)


def _line(pen: Pen, points: list[tuple[float, float]], colour: Rgb) -> None:
    pen.line(points, PAPER, 11, "curve")
    pen.line(points, colour, 6, "curve")


def _draw_ends(
    picture: Image.Image, ends: list[tuple[float, str]], sums: dict[str, list[int]], words: Words, right: float
) -> None:
    """Mark the end of each line with its company and write its sum there, none over another."""
    pen, lowest = ImageDraw.Draw(picture), 0.0
    for at, company in ends:
        middle = max(at, lowest)
        put(picture, owner_badge(company_seat(company), 15), right + 34, middle)
        write(pen, (right + 56, middle), parted(words, sums[company][-1]), FIGURE, 28)
        lowest = middle + 34
