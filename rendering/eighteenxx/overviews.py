"""Several pictures as one: the map with the stock market below it, and everything together for a large screen.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.eighteenxx.views import EighteenxxView
from rendering.api import Versions, Words
from rendering.canvas import write
from rendering.eighteenxx import alt, alt_of_map, chart, charters, players, trains
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.hex_map import compose_sheet, draw_part, draw_plan
from rendering.eighteenxx.sheet import WIDTH as SHEET
from rendering.eighteenxx.sheet import whole
from rendering.fonts import BOLD
from rendering.page import WIDTH
from rendering.palette import FELT, GOLD, PAPER

MARGIN = 20
HEADER = 66
GAP = 40
"""The gap between pictures that stand side by side."""
Page = Callable[[Edition, EighteenxxView, Words, str | None], Image.Image]
_PAGES: tuple[Page, ...] = (
    chart.draw_page,
    players.draw_page,
    charters.draw_page,
    trains.draw_page,
)
"""The pages next to the map and below it, in this order."""


def draw_market_map(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the chief map over its strip, and below that the stock chart."""
    del zoom
    upper, width = compose_sheet(edition, edition.sheets[0], view, words).drawn(), SHEET - 2 * MARGIN
    high = HEADER + round(edition.chart.height(width)) + MARGIN
    picture = Image.new("RGB", (upper.width, upper.height + high), FELT)
    picture.paste(upper, (0, 0))
    pen, top = ImageDraw.Draw(picture), upper.height
    pen.rectangle((0, top, picture.width, top + 3), GOLD)
    write(pen, (MARGIN, top + HEADER / 2 + 2), words(text("18xx.picture.chart")), BOLD, 32, fill=PAPER)
    chart.draw_chart(picture, edition, view, words, (MARGIN, top + HEADER, width))
    return picture


def draw_everything(
    edition: Edition, view: EighteenxxView, words: Words, zoom: str | None, *, further: Sequence[Page] = ()
) -> Image.Image:
    """Draw the chief map in double size, and around it the pages and the other maps in three columns."""
    del zoom
    plan = draw_plan(edition, edition.sheets[0], view, words)
    width = plan.width + GAP + WIDTH
    pieces = tuple(_pieces(edition, view, words, further))
    placed, ends = [((0, 0), plan)], [plan.height + GAP, plan.height + GAP, 0]
    for piece, column in zip(pieces, _columns([piece.height for piece in pieces], ends), strict=True):
        placed.append(((column * (width - WIDTH) // 2, ends[column]), piece))
        ends[column] += piece.height + GAP
    picture = Image.new("RGB", (width, max(ends) - GAP), FELT)
    for at, piece in placed:
        picture.paste(piece, at)
    return picture


def _columns(heights: Sequence[int], begun: Sequence[int]) -> tuple[int, ...]:
    """Place pieces in columns that begin at different heights, so that they end as high and as level as possible."""

    def uneven(columns: tuple[int, ...]) -> tuple[int, int]:
        ends = list(begun)
        for height, column in zip(heights, columns, strict=True):
            ends[column] += height + GAP
        return max(ends), sum((max(ends) - end) ** 2 for end in ends)

    return min(product(range(len(begun)), repeat=len(heights)), key=uneven)


def _pieces(edition: Edition, view: EighteenxxView, words: Words, further: Sequence[Page]) -> Iterator[Image.Image]:
    """Draw what stands around the chief map, each as wide as a page."""
    for draw in (*_PAGES, *further):
        yield draw(edition, view, words, None)
    for sheet in edition.sheets[1:]:
        yield draw_part(edition, sheet, view, whole(edition, sheet, view.map.out).larger(WIDTH / SHEET))


def say_market_map(edition: Edition, view: EighteenxxView) -> Versions:
    """Say where the companies stand on the chart, then what the map shows; shortest: only how far the game has come."""
    market, brief = _market_and_stage(edition, view)
    boards = (*alt_of_map.board(edition, view), brief)
    return tuple(text("18xx.alt.market_map", chart=market, map=board) for board in boards)


def say_everything(edition: Edition, view: EighteenxxView) -> Versions:
    """Say what there is to see, with the chart, the map and the players as far as there is room."""
    market, brief = _market_and_stage(edition, view)
    boards, seated = alt_of_map.board(edition, view), alt.players(edition, view)
    versions = (
        text("18xx.alt.position", chart=market, map=boards[0], players=seated[0]),
        text("18xx.alt.position", chart=market, map=boards[-1], players=seated[-1]),
        text("18xx.alt.market_map", chart=market, map=boards[-1]),
        text("18xx.alt.market_map", chart=market, map=brief),
    )
    return tuple(text("18xx.alt.everything", position=said) for said in versions)


def _market_and_stage(edition: Edition, view: EighteenxxView) -> tuple[Text, Text]:
    (market,) = alt.chart(edition, view)
    return market, text("18xx.alt.stage", stage=edition.stage(view))
