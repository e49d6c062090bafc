"""The strip under the map: how far the game has come, the companies in operating order, and the players.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.printed import colour_text
from engine.eighteenxx.views import EighteenxxView, PlayerView
from rendering.api import Words
from rendering.badges import LEAST_BADGE, SEATS, Box, lay_banner, lay_panel, owner_badge, player_name, put_left
from rendering.canvas import SMALLEST, put, write, write_name
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.sheet import WIDTH as SHEET
from rendering.eighteenxx.tokens import token
from rendering.eighteenxx.train_cards import cards_of, lay_trains, train_card, train_rows
from rendering.fonts import BOLD, FIGURE, TEXT, text_width
from rendering.palette import FELT, FELT_LIGHT, GOLD, INK, PAPER, Rgb, ink_on, mix
from rendering.parts import Composition

MARGIN = 20
HEADER = 66
COMPANY = 112
"""Height of a company's panel without its trains."""
TRAINS = 38
"""Height of a row of a company's trains."""
PLAYER = 108
GAP = 10
WIDEST = 250
NARROW = 152
"""Width of a company's panel in an example."""
BANNER = 58
WIDE = 4
"""Up to this many players have room for their cash next to the name, and for the other figures in one line."""
LINE = 34


def height_of(edition: Edition, view: EighteenxxView) -> int:
    """Return how high the strip is: without a row for companies as long as none operates."""
    rows, banner = _rows(edition, view), BANNER + GAP if edition.last_words(view) else 0
    companies = sum(_height(edition, view, row, rows) + GAP for row in rows)
    return HEADER + banner + companies + _player_height(view) + MARGIN


def _player_height(view: EighteenxxView) -> int:
    """Return how high a player's panel is: narrow ones have their figures in three lines."""
    return PLAYER + (2 * LINE if len(view.players) > WIDE else 0)


def _height(
    edition: Edition, view: EighteenxxView, row: tuple[CompanyId, ...], rows: Sequence[tuple[CompanyId, ...]]
) -> int:
    """Return how high the panels of a row of companies are, so that the trains of each have room."""
    room = _width(view, len(rows[0])) - 24
    most = max(train_rows(cards_of(edition, view, view.companies[name]), room, TRAINS) for name in row)
    return COMPANY + max(1, most) * (TRAINS + 6) + 4


def _width(view: EighteenxxView, count: int) -> float:
    """Return how wide the panel of a company is in a row of ``count``."""
    widest = WIDEST if count == len(view.operating) else SHEET
    return min(widest, (SHEET - 2 * MARGIN - GAP * (count - 1)) / count)


def _rows(edition: Edition, view: EighteenxxView) -> list[tuple[CompanyId, ...]]:
    """Return the operating companies in as few rows as possible, of equal length."""
    count = len(view.operating)
    rows = -(-count // edition.companies_in_a_row)
    each = -(-count // rows) if rows else 1
    return [view.operating[start : start + each] for start in range(0, count, each)]


def draw_strip(map_: Composition, edition: Edition, view: EighteenxxView, words: Words) -> None:
    """Add the strip below a map, panel by panel: most moves change only a few of them."""
    width, top = map_.size
    map_.lengthen(height_of(edition, view))
    map_.add("edge", (0, top, width, top + 3), partial(_draw_edge, top=top))
    notes = (edition.stage(view), *edition.header_notes(view), view.depot)
    header = partial(_draw_header, edition=edition, view=view, words=words)
    map_.panel(("header", words), notes, (0, top + 3, width, HEADER), header)
    top += HEADER
    last = edition.last_words(view)
    if last is not None:
        said, box = words(last), (MARGIN, top, width - 2 * MARGIN, BANNER)
        map_.panel("banner", said, box, partial(_draw_banner, said=said))
        top += BANNER + GAP
    rows = _rows(edition, view)
    for row in rows:
        high = _height(edition, view, row, rows)
        _add_companies(map_, edition, view, words, (row, len(rows[0])), (top, high))
        top += high + GAP
    _add_players(map_, view, words, top)


def _draw_edge(picture: Image.Image, top: float) -> None:
    ImageDraw.Draw(picture).rectangle((0, top, picture.width, top + 3), GOLD)


def _draw_banner(picture: Image.Image, box: Box, said: str) -> None:
    lay_banner(picture, said, box)


def draw_order(edition: Edition, view: EighteenxxView, words: Words) -> Image.Image:
    """Draw only the operating companies, in the order of their turns: those past, the present one, those to come."""
    high, width = COMPANY + TRAINS + 10, NARROW + GAP
    picture = Image.new("RGB", (2 * MARGIN + len(view.operating) * width - GAP, high + 2 * MARGIN), FELT)
    for number, name in enumerate(view.operating):
        box = (MARGIN + number * width, MARGIN, NARROW, high)
        _draw_company(picture, box, edition=edition, view=view, name=name, words=words)
    return picture


def _draw_header(picture: Image.Image, box: Box, edition: Edition, view: EighteenxxView, words: Words) -> None:
    pen, middle = ImageDraw.Draw(picture), box[1] + HEADER / 2 - 2
    x = MARGIN + write(pen, (MARGIN, middle), words(edition.stage(view)), BOLD, 32, fill=PAPER) + 34
    faint = mix(FELT, PAPER, 0.72)
    phase = text("18xx.picture.phase", phase=view.depot.phase, colour=colour_text(view.depot.tiles))
    cards = [train_card(face, edition.train_colour(face), 42) for face in view.depot.on_offer]
    left: float = picture.width - MARGIN - sum(card.width + 8 for card in cards)
    notes = [words(note) for note in (phase, *edition.header_notes(view))]
    caption = words(text("18xx.picture.next_train", left=_left(edition, view)))
    size = _size_of_notes(notes, caption, left - x)
    for note in notes:
        x += write(pen, (x, middle), note, TEXT, size, fill=faint) + 34
    write(pen, (left - 10, middle), caption, TEXT, size, fill=faint, anchor="rm", within=left - x)
    for card in cards:
        left = put_left(picture, card, left, middle) + 8


def _size_of_notes(notes: Sequence[str], caption: str, room: float) -> int:
    """Return a size of the notes that leaves enough of the room in pixels for the caption not to be cut."""

    def taken(size: int) -> float:
        return sum(text_width(note, TEXT, size) + 34 for note in notes) + text_width(
            caption, TEXT, round(28 * SMALLEST)
        )

    return next((size for size in range(28, 20, -1) if taken(size) <= room), 20)


def _left(edition: Edition, view: EighteenxxView) -> int:
    """Return how many cards of the rank on top of the deck are left in it; 0 if none are, or if they never run out."""
    deck = next(iter(view.depot.decks), ())
    if not deck or edition.printed.cards[deck[0].rank].count is None:
        return 0
    return sum(train.rank == deck[0].rank for train in deck)


def _add_companies(
    map_: Composition,
    edition: Edition,
    view: EighteenxxView,
    words: Words,
    row: tuple[tuple[CompanyId, ...], int],
    place: tuple[float, float],
) -> None:
    """Add a row of companies, each as wide as in a row of a given count."""
    companies, count = row
    (top, high), width = place, _width(view, count)
    for number, name in enumerate(companies):
        box = (MARGIN + number * (width + GAP), top, width, high)
        draw = partial(_draw_company, edition=edition, view=view, name=name, words=words)
        shown = view.companies[name], _has_turn(view, name), cards_of(edition, view, view.companies[name])
        map_.panel(("company", words), shown, box, draw)


def _has_turn(view: EighteenxxView, name: CompanyId) -> bool:
    return view.turn is not None and view.turn.company == name


def _draw_company(
    picture: Image.Image, box: Box, *, edition: Edition, view: EighteenxxView, name: CompanyId, words: Words
) -> None:
    (left, top, width, high), company = box, view.companies[name]
    past = company.had_turn or company.closed
    fill = mix(FELT_LIGHT, PAPER, 0.12) if past else PAPER
    ink = mix(fill, PAPER, 0.85) if past else INK
    lay_panel(picture, (left, top, width, high), fill, GOLD if _has_turn(view, name) else None)
    pen = ImageDraw.Draw(picture)
    put(picture, token(edition.livery(name), 29, 1.0), left + 43, top + 42)
    price = "" if company.price is None else str(company.price)
    write(pen, (left + width - 12, top + 42), price, FIGURE, 36, fill=ink, anchor="rm", within=width - 88)
    put(picture, owner_badge(company.president, LEAST_BADGE), left + 34, top + 90)
    cash = words(text("18xx.picture.money", amount=company.cash))
    write(pen, (left + width - 12, top + 90), cash, BOLD, 27, fill=ink, anchor="rm", within=width - 64)
    trains = cards_of(edition, view, company)
    if trains:
        lay_trains(picture, trains, (left + 12, top + 112, width - 24, TRAINS))


def _add_players(map_: Composition, view: EighteenxxView, words: Words, top: float) -> None:
    count = len(view.players)
    width = (map_.size[0] - 2 * MARGIN - GAP * (count - 1)) / count
    for number, seat in enumerate(view.order):
        player, box = view.players[seat], (MARGIN + number * (width + GAP), top, width, float(_player_height(view)))
        shown = (player, seat in view.to_move, view.certificate_limit, count)
        map_.panel(("player", words), shown, box, partial(_draw_player, view=view, player=player, words=words))


def _draw_player(picture: Image.Image, box: Box, view: EighteenxxView, player: PlayerView, words: Words) -> None:
    left, top, width, height = box
    colour = SEATS[player.seat]
    lay_panel(picture, (left, top, width, height), PAPER, GOLD if player.seat in view.to_move else None)
    lay_panel(picture, (left + 4, top + 4, width - 8, 48), colour)
    pen, name, ink = ImageDraw.Draw(picture), player_name(words, player.seat), ink_on(colour)
    put(picture, owner_badge(player.seat, LEAST_BADGE), left + 30, top + 28)
    money = words(text("18xx.picture.money", amount=player.cash))
    room = width - 68
    if len(view.players) > WIDE:
        write(pen, (left + 16, top + 82), money, FIGURE, 32, within=width - 32)
        top += LINE + 4
    else:
        room -= write(pen, (left + width - 16, top + 28), money, FIGURE, 32, fill=ink, anchor="rm") + 16
    write_name(pen, (left + 56, box[1] + 28), name, BOLD, 28, fill=ink, within=room)
    _write_figures(pen, view, player, words, (left, top + 80, width))


def _write_figures(
    pen: ImageDraw.ImageDraw, view: EighteenxxView, player: PlayerView, words: Words, place: tuple[float, float, float]
) -> None:
    left, middle, width = place
    faint: Rgb = mix(INK, PAPER, 0.25)
    limit = words(text("18xx.picture.certificates", held=player.certificates, limit=view.certificate_limit))
    worth = words(text("18xx.picture.worth", amount=player.worth))
    if len(view.players) > WIDE:
        write(pen, (left + 16, middle), worth, TEXT, 27, fill=faint, within=width - 32)
        write(pen, (left + 16, middle + LINE), limit, TEXT, 27, fill=faint, within=width - 32)
        return
    right = write(pen, (left + width - 16, middle), limit, TEXT, 27, fill=faint, anchor="rm", within=width / 2 - 16)
    write(pen, (left + 16, middle), worth, TEXT, 27, fill=faint, within=width - right - 44)
