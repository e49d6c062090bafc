"""What stands next to the map: the year, the current event, the face-up cards, the decks.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.texts import event_rule, event_text
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.api import Words
from rendering.badges import Box, lay_panel
from rendering.canvas import wrapped, write
from rendering.fonts import BOLD, CITY, FIGURE, TEXT
from rendering.palette import FELT, GOLD, INK, LOST, PAPER, mix
from rendering.ticket_to_ride.cards import draw_back
from rendering.ticket_to_ride.legends.cards import draw_train_card
from rendering.ticket_to_ride.legends.companies import SMALLEST

CARD = (104, 152)
GAP = 10
EVENT = 168
"""Height of the event, in pixels: three lines under its title."""
ROW = CARD[1] + 44
"""Height of cards with their caption, in pixels."""
CARDS_WIDE = 5 * CARD[0] + 4 * GAP
DECKS_WIDE = 2 * CARD[0] + GAP + 22
NEWSPRINT = (232, 224, 204)
FAINT = mix(FELT, PAPER, 0.8)
_TALL = 120


def draw_year(picture: Image.Image, view: LegendsView, words: Words, box: Box) -> None:
    """Write the year and the number of the game, and in the last round how many turns are left."""
    (x, y, width, height), pen = box, ImageDraw.Draw(picture)
    lines = [(words(text("rendering.legends.game", game=view.game, games=pack().figures.table.games)), FAINT)]
    if view.turns_left is not None:
        lines.append((words(text("rendering.turns_left", turns=view.turns_left)), GOLD))
    if height > _TALL:
        write(pen, (x, y + 44), str(view.year), FIGURE, 84, fill=PAPER, within=width)
        for number, (line, fill) in enumerate(lines):
            write(pen, (x, y + 112 + number * 40), line, BOLD, 30, fill=fill, within=width)
        return
    wide = write(pen, (x, y + height / 2), str(view.year), FIGURE, 66, fill=PAPER)
    for number, (line, fill) in enumerate(lines):
        middle = y + height / 2 + 36 * (number - (len(lines) - 1) / 2)
        write(pen, (x + wide + 22, middle), line, BOLD, 29, fill=fill, within=width - wide - 22)


def draw_event(picture: Image.Image, view: LegendsView, words: Words, box: Box) -> None:
    """Draw the current event as a cutting from a newspaper; without one, say so."""
    x, y, width, height = box
    pen = ImageDraw.Draw(picture)
    if not view.current:
        lay_panel(picture, box, mix(FELT, PAPER, 0.1))
        none = words(text("rendering.legends.no_event"))
        faint = mix(FELT, PAPER, 0.7)
        write(pen, (x + width / 2, y + height / 2), none, TEXT, 28, fill=faint, anchor="mm", within=width - 30)
        return
    lay_panel(picture, box, NEWSPRINT)
    event = pack().events[view.current]
    spent = event.kind == "lightning"
    title = words(event_text(event.id))
    # One for each kind of event.
    kind = words(text(f"rendering.legends.{event.kind}"))
    wide = write(
        pen, (x + width - 16, y + 30), kind, TEXT, SMALLEST, fill=mix(INK, LOST, 0.5), anchor="rm", within=width * 0.4
    )
    write(pen, (x + 16, y + 30), title, CITY, 33, fill=INK, within=width - wide - 44)
    pen.line((x + 16, y + 52, x + width - 16, y + 52), mix(INK, NEWSPRINT, 0.35), 2)
    size, fill = 29, mix(INK, NEWSPRINT, 0.35) if spent else INK
    lines = wrapped(words(event_rule(event.id)), TEXT, size, width - 32)
    while len(lines) * size * 1.2 > height - 62 and size > SMALLEST:
        size -= 1
        lines = wrapped(words(event_rule(event.id)), TEXT, size, width - 32)
    for number, line in enumerate(lines):
        write(pen, (x + 16, y + 74 + number * size * 1.2), line, TEXT, size, fill=fill, within=width - 32)


def draw_row(picture: Image.Image, view: LegendsView, words: Words, place: tuple[float, float]) -> None:
    """Draw the face-up cards with their caption."""
    x, y = place
    _caption(picture, words(text("rendering.face_up")), (x, y + 16), CARDS_WIDE)
    for number, card in enumerate(view.face_up):
        draw_train_card(picture, card, words, (x + number * (CARD[0] + GAP), y + 38), CARD)


def draw_decks(picture: Image.Image, view: LegendsView, words: Words, place: tuple[float, float]) -> None:
    """Draw the decks of cards and tickets with how many there are."""
    x, y = place
    step = CARD[0] + GAP + 14
    for kind, count, caption in (
        ("trains", view.deck, "rendering.deck"),
        ("tickets", view.ticket_deck, "rendering.ticket_deck"),
    ):
        _caption(picture, words(text(caption)), (x, y + 16), CARD[0] + 12)
        draw_back(picture, kind, count, (x, y + 38), CARD)
        x += step


def _caption(picture: Image.Image, words: str, place: tuple[float, float], room: float) -> None:
    write(ImageDraw.Draw(picture), place, words, BOLD, SMALLEST, fill=FAINT, within=room)
