"""The market of trains: every rank of the deck with its faces, what rusts what, limits, the pool and the next cards."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import Param, text
from engine.eighteenxx.facts import Face, Phase, TrainCard
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.view import G18czView
from rendering.api import Words
from rendering.badges import Box, lay_panel, put_left
from rendering.canvas import Pen, write
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.g18cz.strip import KINDS, kind_of
from rendering.eighteenxx.train_cards import TRAINS, train_card
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.page import HEADING, MARGIN, WIDTH, caption, page
from rendering.palette import FELT, FELT_LIGHT, GOLD, INK, LOST, PAPER, mix

ROW = 92
GAP = 6
TITLES = 52
FOOT = 78
_RANK = 100
_CARDS = 190
_LIMITS = 190
_FACE = (WIDTH - 2 * MARGIN - _RANK - _CARDS - _LIMITS) / 3
_FAINT = mix(INK, PAPER, 0.35)


def draw_page(view: G18czView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the market."""
    del zoom
    cards = list(everything().cards.values())
    high = TITLES + len(cards) * (ROW + GAP) + FOOT * (2 if view.depot.pool else 1) + MARGIN
    aside = words(text("18cz.picture.exports", left=view.depot.exports))
    picture, pen = page(high, words(text("18cz.picture.trains")), aside)
    _write_titles(pen, words)
    for number, card in enumerate(cards):
        _draw_rank(picture, view, card, words, HEADING + TITLES + number * (ROW + GAP))
    top = HEADING + TITLES + len(cards) * (ROW + GAP) + FOOT / 2
    _draw_next(picture, view, words, top)
    if view.depot.pool:
        _draw_pool(picture, view, words, top + FOOT)
    return picture


def _write_titles(pen: Pen, words: Words) -> None:
    y = HEADING + 22
    caption(pen, (MARGIN + _RANK + 12, y), words(text("18cz.picture.cards_left")))
    for number, kind in enumerate(KINDS):
        x = MARGIN + _RANK + _CARDS + number * _FACE + 12
        caption(pen, (x, y), words(text(f"18cz.picture.size.{kind}")))
    caption(pen, (WIDTH - MARGIN - _LIMITS + 12, y), words(text("18cz.picture.limits")))


def _draw_rank(picture: Image.Image, view: G18czView, card: TrainCard, words: Words, top: float) -> None:
    """Draw a rank: its letter on the colour of the tiles it opens, cards left, faces, limits."""
    phase = everything().phases[card.rank]
    left = sum(train.rank == card.rank for train in view.depot.deck)
    current, next_ = view.depot.phase == card.rank, bool(view.depot.deck) and view.depot.deck[0].rank == card.rank
    fill = PAPER if left else mix(FELT, PAPER, 0.6)
    lay_panel(picture, (MARGIN, top, WIDTH - 2 * MARGIN, ROW), fill, GOLD if next_ else None)
    lay_panel(picture, (MARGIN + 5, top + 5, _RANK - 14, ROW - 10), TILES[phase.tiles])
    pen, middle = ImageDraw.Draw(picture), top + ROW / 2
    letter_ink = PAPER if phase.tiles == "brown" else INK
    write(pen, (MARGIN + _RANK / 2 - 2, middle - 3), card.rank, FIGURE, 52, fill=letter_ink, anchor="mm")
    if current:
        pen.polygon([(MARGIN - 20, middle - 16), (MARGIN - 2, middle), (MARGIN - 20, middle + 16)], GOLD)
    _draw_count(pen, card, left, words, (MARGIN + _RANK + 12, middle))
    for face in card.faces:
        x = MARGIN + _RANK + _CARDS + KINDS.index(face.kind) * _FACE
        _draw_face(picture, view, face, words, (x, top, _FACE, ROW))
    _draw_limits(picture, phase, (WIDTH - MARGIN - _LIMITS, middle))


def _draw_count(pen: Pen, card: TrainCard, left: int, words: Words, at: tuple[float, float]) -> None:
    """Draw a small card for every card of the rank, filled as long as it is in the deck."""
    x, y = at
    if card.count is None:
        write(pen, (x, y), words(text("18cz.picture.endless")), TEXT, 26, fill=_FAINT, within=_CARDS - 24)
        return
    for number in range(card.count):
        place = (x + number * 32, y - 19, x + number * 32 + 24, y + 19)
        pen.rounded_rectangle(place, 5, INK if number < left else None, INK if number < left else _FAINT, 2)


def _draw_face(picture: Image.Image, view: G18czView, face: Face, words: Words, box_: Box) -> None:
    x, top, width, height = box_
    pen, middle = ImageDraw.Draw(picture), top + height / 2
    gone = face.name in view.depot.rusted
    right = put_left(picture, train_card(face.name, KINDS.index(face.kind), 54, faded=gone), x + 4, middle)
    if gone:
        pen.line((x, middle + 30, right + 4, middle - 30), LOST, 5)
    room = width - (right - x) - 22
    price = words(text("18cz.picture.money", amount=face.price))
    names: tuple[Param, ...] = tuple(name for name in face.rusts if name not in view.depot.rusted)
    write(pen, (right + 14, middle - (16 if names else 0)), price, FIGURE, 32, fill=_FAINT if gone else INK)
    if names:
        rusts = words(text("18cz.picture.rusts", trains=names))
        write(pen, (right + 14, middle + 20), rusts, TEXT, 24, fill=_FAINT if gone else LOST, within=room)


def _draw_limits(picture: Image.Image, phase: Phase, at: tuple[float, float]) -> None:
    x, y = at
    pen = ImageDraw.Draw(picture)
    for number, kind in enumerate(KINDS):
        left = x + 6 + number * 60
        if kind in phase.limit:
            pen.rounded_rectangle((left, y - 24, left + 48, y + 24), 8, None, TRAINS[number], 4)
            write(pen, (left + 24, y), str(phase.limit[kind]), FIGURE, 30, fill=TRAINS[number], anchor="mm")


def _draw_next(picture: Image.Image, view: G18czView, words: Words, middle: float) -> None:
    """Draw the next cards of the deck in order, the top first."""
    pen = ImageDraw.Draw(picture)
    said = words(text("18cz.picture.next_cards"))
    x = MARGIN + write(pen, (MARGIN, middle), said, BOLD, 28, fill=mix(FELT, PAPER, 0.75)) + 20
    for number, train in enumerate(view.depot.deck):
        if x > WIDTH - MARGIN - 50:
            break
        lay_panel(picture, (x, middle - 27, 44, 54), PAPER, GOLD if number == 0 else FELT_LIGHT)
        write(pen, (x + 22, middle - 2), train.rank, FIGURE, 30, anchor="mm")
        x += 52


def _draw_pool(picture: Image.Image, view: G18czView, words: Words, middle: float) -> None:
    pen = ImageDraw.Draw(picture)
    said = words(text("18cz.picture.pool"))
    x = MARGIN + write(pen, (MARGIN, middle), said, BOLD, 28, fill=mix(FELT, PAPER, 0.75)) + 20
    for train in view.depot.pool:
        x = put_left(picture, train_card(train.face, kind_of(train.face), 50), x, middle) + 12
