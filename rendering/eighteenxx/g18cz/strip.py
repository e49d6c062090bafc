"""The strip under the map: how far the game has come, the companies in operating order, and the players."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.view import G18czPlayerView, G18czView
from engine.eighteenxx.ids import CompanyId, Kind
from rendering.api import Words
from rendering.badges import SEATS, lay_panel, owner_badge, player_name, put_left
from rendering.canvas import put, write
from rendering.eighteenxx.g18cz.atlas import livery
from rendering.eighteenxx.tokens import token
from rendering.eighteenxx.train_cards import lay_trains, train_card
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.palette import FELT, FELT_LIGHT, GOLD, INK, PAPER, Rgb, ink_on, mix

MARGIN = 20
HEADER = 66
COMPANY = 156
PLAYER = 108
GAP = 10
WIDEST = 250
KINDS: tuple[Kind, ...] = ("small", "medium", "large")


def height_of(view: G18czView) -> int:
    """Return how high the strip is: without a row for companies as long as none operates."""
    return HEADER + (COMPANY + GAP if view.operating else 0) + PLAYER + MARGIN


def draw_strip(picture: Image.Image, view: G18czView, words: Words, top: int) -> None:
    """Draw the strip with its upper edge at ``top``."""
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, top, picture.width, picture.height), FELT)
    pen.rectangle((0, top, picture.width, top + 3), GOLD)
    _draw_header(picture, view, words, top + 3)
    top += HEADER
    if view.operating:
        _draw_companies(picture, view, words, top)
        top += COMPANY + GAP
    _draw_players(picture, view, words, top)


def stage(view: G18czView) -> Text:
    """Say how far the game has come."""
    now = view.calendar
    if now.stage == "operating":
        return text("18cz.picture.operating", set=now.set, round=now.round, number=now.operating)
    return text(f"18cz.picture.{now.stage}", set=now.set)


def kind_of(face: str) -> int:
    """Return which size of company runs a train, 0 to 2."""
    return KINDS.index(everything().faces[face].kind)


def _draw_header(picture: Image.Image, view: G18czView, words: Words, top: float) -> None:
    pen, middle = ImageDraw.Draw(picture), top + HEADER / 2 - 2
    x = MARGIN + write(pen, (MARGIN, middle), words(stage(view)), BOLD, 32, fill=PAPER) + 34
    faint = mix(FELT, PAPER, 0.72)
    said = words(text("18cz.picture.phase", phase=view.depot.phase, colour=_tiles(view)))
    x += write(pen, (x, middle), said, TEXT, 28, fill=faint) + 34
    write(pen, (x, middle), words(text("18cz.picture.local_price", price=view.local_price)), TEXT, 28, fill=faint)
    cards = [train_card(face, kind_of(face), 42) for face in view.depot.on_offer]
    left: float = picture.width - MARGIN - sum(card.width + 8 for card in cards)
    caption = words(text("18cz.picture.next_train"))
    write(pen, (left - 10, middle), caption, TEXT, 28, fill=faint, anchor="rm")
    for card in cards:
        left = put_left(picture, card, left, middle) + 8


def _tiles(view: G18czView) -> Text:
    return text(f"18cz.picture.colour.{view.depot.tiles}")


def _draw_companies(picture: Image.Image, view: G18czView, words: Words, top: float) -> None:
    count = len(view.operating)
    width = min(WIDEST, (picture.width - 2 * MARGIN - GAP * (count - 1)) / count)
    for number, name in enumerate(view.operating):
        left = MARGIN + number * (width + GAP)
        _draw_company(picture, view, name, words, (left, top, width))


def _draw_company(
    picture: Image.Image, view: G18czView, name: CompanyId, words: Words, place: tuple[float, float, float]
) -> None:
    (left, top, width), company = place, view.companies[name]
    now = view.turn is not None and view.turn.company == name
    past = company.had_turn or company.closed
    fill = mix(FELT_LIGHT, PAPER, 0.12) if past else PAPER
    ink = mix(fill, PAPER, 0.85) if past else INK
    lay_panel(picture, (left, top, width, COMPANY), fill, GOLD if now else None)
    pen = ImageDraw.Draw(picture)
    put(picture, token(livery(name), 29, 1.0), left + 43, top + 42)
    price = "" if company.price is None else str(company.price)
    write(pen, (left + width - 12, top + 42), price, FIGURE, 36, fill=ink, anchor="rm", within=width - 88)
    put(picture, owner_badge(company.president, 15), left + 28, top + 90)
    cash = words(text("18cz.picture.money", amount=company.cash))
    write(pen, (left + width - 12, top + 90), cash, BOLD, 27, fill=ink, anchor="rm", within=width - 64)
    trains = [(train.face, kind_of(train.face)) for train in company.trains]
    if trains:
        lay_trains(picture, trains, (left + 12, top + 112, width - 24, 34))


def _draw_players(picture: Image.Image, view: G18czView, words: Words, top: float) -> None:
    count = len(view.players)
    width = (picture.width - 2 * MARGIN - GAP * (count - 1)) / count
    for number, seat in enumerate(view.order):
        _draw_player(picture, view, view.players[seat], words, (MARGIN + number * (width + GAP), top, width))


def _draw_player(
    picture: Image.Image, view: G18czView, player: G18czPlayerView, words: Words, place: tuple[float, float, float]
) -> None:
    left, top, width = place
    colour = SEATS[player.seat]
    lay_panel(picture, (left, top, width, PLAYER), PAPER, GOLD if player.seat in view.to_move else None)
    lay_panel(picture, (left + 4, top + 4, width - 8, 48), colour)
    pen = ImageDraw.Draw(picture)
    put(picture, owner_badge(player.seat, 17), left + 30, top + 28)
    cash = write(
        pen,
        (left + width - 16, top + 28),
        words(text("18cz.picture.money", amount=player.cash)),
        FIGURE,
        32,
        fill=ink_on(colour),
        anchor="rm",
    )
    name = player_name(words, player.seat)
    write(pen, (left + 56, top + 28), name, BOLD, 28, fill=ink_on(colour), within=width - cash - 84)
    _write_figures(pen, view, player, words, (left, top + 80, width))


def _write_figures(
    pen: ImageDraw.ImageDraw, view: G18czView, player: G18czPlayerView, words: Words, place: tuple[float, float, float]
) -> None:
    left, middle, width = place
    faint: Rgb = mix(INK, PAPER, 0.25)
    limit = words(text("18cz.picture.certificates", held=player.certificates, limit=view.certificate_limit))
    right = write(pen, (left + width - 16, middle), limit, TEXT, 26, fill=faint, anchor="rm", within=width / 2 - 16)
    worth = words(text("18cz.picture.worth", amount=player.worth))
    write(pen, (left + 16, middle), worth, TEXT, 26, fill=faint, within=width - right - 44)
