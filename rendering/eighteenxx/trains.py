"""The market of trains: every rank of the decks with its faces, what rusts what, limits, the pool, the next cards.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from PIL import Image, ImageDraw

from engine.core.text import Param, Text, listed, text
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.printed import Face, Phase, TrainCard
from engine.eighteenxx.views import EighteenxxView, TrainView
from rendering.api import Words
from rendering.badges import Box, lay_panel, put_left
from rendering.canvas import Pen, put, write
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.tokens import token
from rendering.eighteenxx.train_cards import train_card
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
_FACES = WIDTH - 2 * MARGIN - _RANK - _CARDS - _LIMITS
"""Width of the columns of all kinds of train, in pixels."""
_FAINT = mix(INK, PAPER, 0.35)


def draw_page(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the market."""
    del zoom
    cards = list(edition.printed.cards.values())
    decks = [deck for deck in view.depot.decks if edition.next_cards]
    stocks = [
        (text("18xx.picture.pool"), view.depot.pool, 0),
        (text("18xx.picture.retired"), view.depot.retired, edition.printed.figures.retired_surcharge),
    ]
    shown, lost = [stock for stock in stocks if stock[1]], losses(edition, view)
    high = TITLES + len(cards) * (ROW + GAP) + FOOT * (len(lost) + len(decks) + len(shown)) + MARGIN
    note = edition.trains_note(view)
    picture, pen = page(high, words(text("18xx.picture.trains")), words(note) if note else "")
    _write_titles(pen, edition, words)
    for number, card in enumerate(cards):
        _draw_rank(picture, edition, view, card, words, HEADING + TITLES + number * (ROW + GAP))
    top = HEADING + TITLES + len(cards) * (ROW + GAP) + FOOT / 2
    for number, (face, trains) in enumerate(lost.items()):
        _draw_losses(picture, edition, face, trains, words, top + FOOT * number)
    for number, deck in enumerate(decks, start=len(lost)):
        _draw_next(picture, deck, words, top + FOOT * number)
    for number, stock in enumerate(shown, start=len(lost) + len(decks)):
        _draw_stock(picture, edition, stock, words, top + FOOT * number)
    return picture


Owners = Mapping[CompanyId, int]
"""For each company that has trains of a kind, how many."""


def losses(edition: Edition, view: EighteenxxView) -> dict[str, dict[str, Owners]]:
    """Return for trains still to be sold which others rust with the first of them, and who loses those."""
    left = {train.rank for deck in view.depot.decks for train in deck}
    rusted, found = set(view.depot.rusted), dict[str, dict[str, Owners]]()
    for card in edition.printed.cards.values():
        for face in card.faces if card.rank in left else ():
            for old in face.rusts:
                owners = owners_of(view, old)
                if old not in rusted and owners:
                    found.setdefault(face.name, {})[old] = owners
                rusted.add(old)
    return found


def owners_of(view: EighteenxxView, face: str) -> Owners:
    """Return which companies have trains of a kind, and how many."""
    counted = {one.id: sum(train.face == face for train in one.trains) for one in view.companies.values()}
    return {company: count for company, count in counted.items() if count}


def _write_titles(pen: Pen, edition: Edition, words: Words) -> None:
    y = HEADING + 22
    caption(pen, (MARGIN + _RANK + 12, y), words(text("18xx.picture.cards_left")))
    for number, look in enumerate(edition.trains):
        caption(pen, (_face_at(edition, number) + 12, y), words(look.title))
    kinds = listed([look.letter for look in edition.companies])
    caption(pen, (WIDTH - MARGIN - _LIMITS + 12, y), words(text("18xx.picture.limits", kinds=kinds)))


def _draw_rank(
    picture: Image.Image, edition: Edition, view: EighteenxxView, card: TrainCard, words: Words, top: float
) -> None:
    """Draw a rank: its letter on the colour of the tiles it opens, cards left, faces, limits."""
    phase, deck = edition.printed.phases.get(card.rank), view.depot.decks[card.deck]
    left = sum(train.rank == card.rank for train in deck)
    offered = any(face.name in view.depot.on_offer for face in card.faces)
    current, next_ = view.depot.phase == card.rank, offered and bool(deck) and deck[0].rank == card.rank
    fill = PAPER if left else mix(FELT, PAPER, 0.6)
    lay_panel(picture, (MARGIN, top, WIDTH - 2 * MARGIN, ROW), fill, GOLD if next_ else None)
    if phase is not None:
        lay_panel(picture, (MARGIN + 5, top + 5, _RANK - 14, ROW - 10), TILES[phase.tiles])
    pen, middle = ImageDraw.Draw(picture), top + ROW / 2
    ink = PAPER if phase is not None and phase.tiles == "brown" else INK
    at, room = (MARGIN + _RANK / 2 - 2, middle - 3), _RANK - 20
    write(pen, at, card.rank, FIGURE, 52, fill=ink, anchor="mm", within=room)
    if current:
        pen.polygon([(MARGIN - 20, middle - 16), (MARGIN - 2, middle), (MARGIN - 20, middle + 16)], GOLD)
    _draw_count(pen, card, left, words, (MARGIN + _RANK + 12, middle))
    for face in card.faces:
        number = next(n for n, look in enumerate(edition.trains) if look.kind == face.kind)
        box = (_face_at(edition, number), top, _FACES / len(edition.trains), ROW)
        _draw_face(picture, edition, view, face, words, box)
    if phase is not None:
        _draw_limits(picture, edition, phase, (WIDTH - MARGIN - _LIMITS, middle))
    elif left and not offered:
        said = words(_opens(card, deck[0].rank))
        write(pen, (WIDTH - MARGIN - _LIMITS + 6, middle), said, TEXT, 24, fill=_FAINT, within=_LIMITS - 16)


def _opens(card: TrainCard, top: str) -> Text:
    """Say when the cards of a rank that are not on sale will be; ``top``: the rank on top of their deck."""
    if top != card.rank:
        return text("18xx.picture.sold_after", rank=top)
    return text("18xx.picture.opens", phase=card.from_phase)


def _face_at(edition: Edition, number: int) -> float:
    """Return where the column of a kind of train begins."""
    return MARGIN + _RANK + _CARDS + number * (_FACES / len(edition.trains))


def _draw_count(pen: Pen, card: TrainCard, left: int, words: Words, at: tuple[float, float]) -> None:
    """Draw a small card for every card of the rank, filled as long as it is in the deck."""
    x, y = at
    if card.count is None:
        write(pen, (x, y), words(text("18xx.picture.endless")), TEXT, 26, fill=_FAINT, within=_CARDS - 24)
        return
    step = min(32.0, (_CARDS - 22) / card.count)
    for number in range(card.count):
        place = (x + number * step, y - 19, x + number * step + 24, y + 19)
        pen.rounded_rectangle(place, 5, INK if number < left else None, INK if number < left else _FAINT, 2)


def _draw_face(
    picture: Image.Image, edition: Edition, view: EighteenxxView, face: Face, words: Words, box: Box
) -> None:
    x, top, width, height = box
    pen, middle = ImageDraw.Draw(picture), top + height / 2
    rusted = face.name in view.depot.rusted
    right = put_left(
        picture,
        train_card(face.name, edition.train_colour(face.name), 54, "faded" if rusted else "plain"),
        x + 4,
        middle,
    )
    if rusted:
        pen.line((x, middle + 30, right + 4, middle - 30), LOST, 5)
    room = width - (right - x) - 22
    price = words(text("18xx.picture.money", amount=face.price))
    names: tuple[Param, ...] = tuple(name for name in face.rusts if name not in view.depot.rusted)
    write(pen, (right + 14, middle - (16 if names else 0)), price, FIGURE, 32, fill=_FAINT if rusted else INK)
    if names:
        rusts = words(text("18xx.picture.rusts", trains=names))
        write(pen, (right + 14, middle + 20), rusts, TEXT, 24, fill=_FAINT if rusted else LOST, within=room)


def _draw_limits(picture: Image.Image, edition: Edition, phase: Phase, at: tuple[float, float]) -> None:
    x, y = at
    pen = ImageDraw.Draw(picture)
    for number, look in enumerate(edition.companies):
        left = x + 6 + number * min(60.0, (_LIMITS - 10) / len(edition.companies))
        if look.kind in phase.limit:
            pen.rounded_rectangle((left, y - 24, left + 48, y + 24), 8, None, look.colour, 4)
            write(pen, (left + 24, y), str(phase.limit[look.kind]), FIGURE, 30, fill=look.colour, anchor="mm")


def _draw_losses(
    picture: Image.Image, edition: Edition, face: str, lost: Mapping[str, Owners], words: Words, middle: float
) -> None:
    """Draw a train that is still to be sold, those that rust with it, and the companies that lose these."""
    pen, faint = ImageDraw.Draw(picture), mix(FELT, PAPER, 0.75)
    x = put_left(picture, train_card(face, edition.train_colour(face), 50), MARGIN, middle) + 14
    x += write(pen, (x, middle), words(text("18xx.picture.rusting")), BOLD, 28, fill=faint) + 16
    for old, owners in lost.items():
        x = put_left(picture, train_card(old, edition.train_colour(old), 50, "faded"), x, middle) + 12
        for company, count in owners.items():
            put(picture, token(edition.livery(company), 29, 1.0), x + 30, middle)
            x += 68
            if count > 1:
                x += write(pen, (x - 2, middle), f"\N{MULTIPLICATION SIGN}{count}", FIGURE, 28, fill=faint) + 8
        x += 24


def _draw_next(picture: Image.Image, deck: Sequence[TrainView], words: Words, middle: float) -> None:
    """Draw the next cards of a deck in order, the top first."""
    pen = ImageDraw.Draw(picture)
    said = words(text("18xx.picture.next_cards"))
    x = MARGIN + write(pen, (MARGIN, middle), said, BOLD, 28, fill=mix(FELT, PAPER, 0.75)) + 20
    for number, train in enumerate(deck):
        if x > WIDTH - MARGIN - 50:
            break
        lay_panel(picture, (x, middle - 27, 44, 54), PAPER, GOLD if number == 0 else FELT_LIGHT)
        write(pen, (x + 22, middle - 2), train.rank, FIGURE, 30, anchor="mm")
        x += 52


def _draw_stock(
    picture: Image.Image, edition: Edition, stock: tuple[Text, Sequence[TrainView], int], words: Words, middle: float
) -> None:
    """Draw trains that lie open next to the decks; if they cost more than printed, each kind with its price."""
    title, trains, dearer = stock
    pen, faint = ImageDraw.Draw(picture), mix(FELT, PAPER, 0.75)
    x = MARGIN + write(pen, (MARGIN, middle), words(title), BOLD, 28, fill=faint) + 20
    for face, some in groupby(train.face for train in trains):
        count, card = len(list(some)), train_card(face, edition.train_colour(face), 50)
        for _ in range(1 if dearer else count):
            x = put_left(picture, card, x, middle) + 12
        if dearer:
            price = words(text("18xx.picture.money", amount=edition.printed.faces[face].price + dearer))
            said = price if count == 1 else f"{count} \N{MULTIPLICATION SIGN} {price}"
            x += write(pen, (x, middle), said, FIGURE, 30, fill=faint) + 40
