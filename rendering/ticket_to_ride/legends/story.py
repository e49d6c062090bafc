"""The story: the year's cards as they are read, each a sheet with its title and what it says.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.ticket_to_ride.legends.facts import StoryCard
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.texts import story_title
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.api import Words
from rendering.canvas import put, write
from rendering.fonts import BOLD, CITY, FIGURE, SEA, TEXT, Face
from rendering.marks import locomotive
from rendering.palette import FELT, INK, mix
from rendering.ticket_to_ride.legends.companies import icon
from rendering.ticket_to_ride.legends.paper import CREAM, SEPIA, lay_sheet, paragraph, rule, tall

WIDTH = 1000
_MARGIN = 26
_INSET = 44
_BODY = 30
_TITLE = 50


def cards_read(view: LegendsView) -> list[tuple[StoryCard, bool]]:
    """Return the year's cards that have been read, each with whether its back is known; once turned, the last first.

    The pause card shows its front until it is turned.
    """
    cards = [card for card in pack().story_of(view.game) if card.id in view.story]
    shown = [(card, not card.pause or view.turned) for card in cards]
    return shown[::-1] if view.turned else shown


def sides(card: StoryCard, *, back: bool) -> tuple[Text, ...]:
    """Return what may be read on a card."""
    # One for each side of each card.
    front = Text(f"legends.story.{card.id}.a", {})
    # As above.
    return (front, Text(f"legends.story.{card.id}.b", {})) if back else (front,)


def draw_story(view: LegendsView, words: Words) -> Image.Image:
    """Draw the cards one under the other."""
    cards = cards_read(view)
    room = WIDTH - 2 * _MARGIN
    heights = [_height(card, words, room, back=back) for card, back in cards]
    picture = Image.new("RGB", (WIDTH, round(sum(heights) + _MARGIN * (len(cards) + 1))), FELT)
    y = float(_MARGIN)
    for (card, back), height in zip(cards, heights, strict=True):
        _draw_card(picture, view, (card, back), words, (_MARGIN, y, room, height))
        y += height + _MARGIN
    return picture


def _height(card: StoryCard, words: Words, room: float, *, back: bool) -> float:
    said = [(words(side), face) for side, face in _faced(card, back=back)]
    return 190 + sum(tall(one, face, _BODY, room - 2 * _INSET) + 16 for one, face in said)


def _faced(card: StoryCard, *, back: bool) -> list[tuple[Text, Face]]:
    """Return what may be read on a card, and its face: what happened in the year comes before what the players do."""
    return [(side, SEA if number == 0 and back else TEXT) for number, side in enumerate(sides(card, back=back))]


def _draw_card(
    picture: Image.Image,
    view: LegendsView,
    shown: tuple[StoryCard, bool],
    words: Words,
    box: tuple[float, float, float, float],
) -> None:
    (card, back), (x, y, width, _) = shown, box
    lay_sheet(picture, box, CREAM, SEPIA)
    pen = ImageDraw.Draw(picture)
    put(picture, icon(locomotive, 30), x + width - _INSET - 34, y + 62)
    write(pen, (x + _INSET, y + 50), str(card.year), FIGURE, 34, fill=SEPIA)
    series = words(text("rendering.legends.game", game=view.game, games=pack().figures.table.games))
    write(pen, (x + _INSET + 100, y + 52), series, BOLD, 24, fill=mix(SEPIA, CREAM, 0.2), within=width * 0.5)
    title = words(story_title(card.id))
    write(pen, (x + _INSET, y + 104), title, CITY, _TITLE, fill=INK, within=width - 2 * _INSET - 80)
    rule(pen, x + _INSET, y + 142, width - 2 * _INSET)
    top = y + 162
    for side, face in _faced(card, back=back):
        top += paragraph(pen, (x + _INSET, top), words(side), face, _BODY, width - 2 * _INSET) + 16
