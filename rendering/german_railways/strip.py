"""The strip under the board: the turn order, the latest build or the auction, the railroads and the players.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.german_railways.facts import printed_facts
from engine.german_railways.view import GermanView, RailroadView, SeatView
from rendering.api import Words
from rendering.badges import LEAST_BADGE, SEATS, Box, lay_panel, owner_badge, player_name, put_left
from rendering.canvas import put, write, write_name
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.german_railways.atlas import colour_of
from rendering.german_railways.auction import AUCTION, draw_auction
from rendering.german_railways.locomotive import locomotive
from rendering.german_railways.signs import FAINT, Sign, draw_order, name_of, on_turn, put_shares, sign, stage
from rendering.palette import FELT, GOLD, INK, LOST, PAPER, Rgb, ink_on, mix
from rendering.parts import Composition

MARGIN = 20
GAP = 10
HEADER = 84
RAILROAD = 168
PLAYER = 178
COLUMNS = 4
"""How many railroads stand in a row."""
WIDE = 4
"""Up to this many players have room for their cash next to their names."""
_PALE: Rgb = mix(FELT, PAPER, 0.74)


def height_of(view: GermanView) -> int:
    """Return how high the strip is, with a row for an auction if there is one."""
    return HEADER + (AUCTION + GAP if view.auction else 0) + _rows(view) * (RAILROAD + GAP) + PLAYER + MARGIN


def _rows(view: GermanView) -> int:
    return -(-len(view.railroads) // COLUMNS)


def draw_strip(board: Composition, view: GermanView, words: Words) -> None:
    """Add the strip below a board, panel by panel: most moves change only a few of them."""
    width, top = board.size[0], float(board.size[1])
    board.lengthen(height_of(view))
    board.add("edge", (0, top, width, top + 3), partial(_draw_edge, width=width, top=top))
    header = (view.stage, view.round, view.order, view.at, view.built, view.ending, stage(view))
    board.panel(("header", words), header, (0, top, width, HEADER), partial(_draw_header, view=view, words=words))
    top += HEADER
    if view.auction:
        box: Box = (MARGIN, top, width - 2.0 * MARGIN, AUCTION)
        board.panel(("auction", words), view.auction, box, partial(draw_auction, auction=view.auction, words=words))
        top += AUCTION + GAP
    for number, railroad in enumerate(view.railroads):
        row, column = divmod(number, COLUMNS)
        box = _cell(width, column, COLUMNS, top + row * (RAILROAD + GAP), RAILROAD)
        lit = view.auction is None and view.built is not None and view.built.railroad == railroad.id
        draw = partial(_draw_railroad, railroad=railroad, words=words, lit=lit)
        board.panel(("railroad", words), (railroad, lit), box, draw)
    top += _rows(view) * (RAILROAD + GAP)
    for number, seat in enumerate(view.seats):
        box = _cell(width, number, len(view.seats), top, PLAYER)
        looks = (seat.seat in on_turn(view), len(view.seats) > WIDE)
        board.panel(("player", words), (seat, looks), box, partial(_draw_player, player=seat, words=words, looks=looks))


def _draw_edge(picture: Image.Image, width: float, top: float) -> None:
    ImageDraw.Draw(picture).rectangle((0, top, width, top + 3), GOLD)


def _cell(across: int, number: int, count: int, top: float, height: float) -> Box:
    width = (across - 2 * MARGIN - GAP * (count - 1)) / count
    return MARGIN + number * (width + GAP), top, width, height


def _draw_header(picture: Image.Image, box_: Box, view: GermanView, words: Words) -> None:
    pen, middle = ImageDraw.Draw(picture), box_[1] + HEADER / 2 + 1
    x = MARGIN + write(pen, (MARGIN, middle), words(stage(view)), BOLD, 34, fill=PAPER) + 36
    if view.order:
        x += write(pen, (x, middle), words(text("german.picture.order")), TEXT, 27, fill=_PALE) + 18
        x = draw_order(picture, view, x, middle, 66) + 28
    news = _news(view)
    if news is not None:
        right = picture.width - MARGIN
        wide = write(pen, (right, middle), words(news), TEXT, 27, fill=_PALE, anchor="rm", within=right - x - 150)
        if view.built and view.ending is None:
            put(picture, locomotive(view.built.railroad, 72), right - wide - 50, middle)
            put(picture, owner_badge(view.built.seat, 22), right - wide - 118, middle)


def _news(view: GermanView) -> Text | None:
    """Return what stands at the right of the header: how the game ended, or the latest build."""
    if view.ending is not None:
        # One for each way in which the game ends.
        return text(f"german.picture.ending.{view.ending}")
    if view.built is None:
        return None
    return text(
        "german.picture.built",
        hexes=len(view.built.hexes),
        cost=view.built.cost,
        linked=tuple(name_of(id_) for id_ in view.built.linked),
        links=len(view.built.linked),
    )


def _draw_railroad(picture: Image.Image, box_: Box, railroad: RailroadView, words: Words, *, lit: bool) -> None:
    left, top, width, _ = box_
    lay_panel(picture, box_, PAPER, GOLD if lit else None)
    colour = colour_of(railroad.id)
    lay_panel(picture, (left + 5, top + 5, width - 10, 52), colour)
    pen = ImageDraw.Draw(picture)
    put(picture, locomotive(railroad.id, 62), left + 42, top + 31)
    write(pen, (left + 80, top + 31), name_of(railroad.id), BOLD, 25, fill=ink_on(colour), within=width - 92)
    money = words(text("german.picture.money", amount=railroad.treasury))
    _figure(picture, "treasury", money, (left + 14, top + 82), INK)
    income = words(text("german.picture.income", amount=railroad.income))
    wide = write(
        pen, (left + width - 14, top + 82), income, FIGURE, 30, fill=INK if railroad.pays else LOST, anchor="rm"
    )
    put(picture, sign("income", 13, FAINT if railroad.pays else LOST), left + width - wide - 36, top + 82)
    put_shares(picture, railroad, (left + 13, top + 136), LEAST_BADGE)
    x = left + width - 14
    enough = len(railroad.links) >= printed_facts().figures.links_to_end
    _count(picture, "link", str(len(railroad.links)), (x, top + 150), INK if enough else FAINT)
    _count(picture, "engine", str(railroad.locomotives), (x, top + 118), INK if railroad.locomotives else LOST)


def _figure(picture: Image.Image, kind: Sign, shown: str, at: tuple[float, float], ink: Rgb) -> None:
    put_left(picture, sign(kind, 13), *at)
    write(ImageDraw.Draw(picture), (at[0] + 42, at[1]), shown, FIGURE, 30, fill=ink, within=78)


def _count(picture: Image.Image, kind: Sign, shown: str, at: tuple[float, float], ink: Rgb) -> None:
    """Write a count that ends at a place, with the sign of what it counts before it."""
    write(ImageDraw.Draw(picture), at, shown, BOLD, 27, fill=ink, anchor="rm")
    put(picture, sign(kind, 11, ink), at[0] - 52, at[1])


def _draw_player(picture: Image.Image, box_: Box, player: SeatView, words: Words, looks: tuple[bool, bool]) -> None:
    """Draw a player; ``looks``: whether it is their turn, and whether the cash has no room next to the name."""
    (left, top, width, _), (now, many) = box_, looks
    colour = SEATS[player.seat]
    lay_panel(picture, box_, PAPER, GOLD if now else None)
    lay_panel(picture, (left + 5, top + 5, width - 10, 50), colour)
    pen = ImageDraw.Draw(picture)
    put(picture, owner_badge(player.seat, LEAST_BADGE), left + 34, top + 30)
    money = words(text("german.picture.money", amount=player.cash))
    ink, room = ink_on(colour), width - 76
    if many:
        write(pen, (left + width - 18, top + 85), money, FIGURE, 34, anchor="rm")
    else:
        room -= write(pen, (left + width - 18, top + 30), money, FIGURE, 34, fill=ink, anchor="rm") + 16
    write_name(pen, (left + 62, top + 30), player_name(words, player.seat), BOLD, 28, fill=ink, within=room)
    put_left(picture, sign("income", 13), left + 14, top + 85)
    income = words(text("german.picture.income", amount=player.income))
    write(pen, (left + 56, top + 85), income, FIGURE, 30)
    _draw_holdings(picture, player, (left + 14, top + 144, width - 28, 50))


def _draw_holdings(picture: Image.Image, player: SeatView, box_: Box) -> None:
    """Draw the shares of a player: a locomotive for each railroad, and their number if there are several."""
    left, middle, room, _ = box_
    count = len(player.shares)
    if not count:
        return
    step = min(86.0, room / count)
    wide = min(58.0, step - 4)
    for number, (id_, shares) in enumerate(player.shares.items()):
        x = left + number * step
        put_left(picture, locomotive(id_, wide), x, middle)
        if shares > 1:
            at = (x + wide - 6, middle - wide * 0.19 - 17)  # above the letters
            pen = ImageDraw.Draw(picture)
            pen.ellipse((at[0] - 16, at[1] - 16, at[0] + 16, at[1] + 16), INK, PAPER, 2)
            write(pen, at, str(shares), FIGURE, 27, fill=PAPER, anchor="mm")
