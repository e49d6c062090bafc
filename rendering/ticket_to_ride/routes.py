"""Routes as printed: every train space a frame in its colour around its pattern, tunnels rocky, ferries afloat."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.ticket_to_ride.board import Board, Route, Space
from engine.ticket_to_ride.cards import GREY
from rendering.base_cache import kept
from rendering.canvas import Pen, Viewport, put, sheet_for, turned
from rendering.marks import PATTERNS, locomotive
from rendering.palette import CARDS, INK, LAND, PAPER, Rgb, mix

BOARD_WIDTH, BOARD_HEIGHT = 1600, 1066
"""Width and height of a printed board in points."""
LENGTH, WIDTH = 35.0, 13.5
"""Length and width of a train space in points."""
_MARK, _MARK_STEP = 3.4, 10.0
"""Radius of each of the three marks on a space, and the distance from one to the next, in points."""
MUTED = 0.14
"""How much paler than its cards a route is, so that wagons stand out."""
FRAME, HOLLOW = 3.2, 0.5
"""How broad the frame of a free space is, in points, and how much paler than its frame it is inside."""
EDGE = 0.6
"""How much darker than the frame of a space its edge is."""
ROCK: Rgb = (112, 92, 74)
FOAM: Rgb = (238, 247, 248)
DEEP: Rgb = (44, 92, 122)
_SHEET = (52.0, 30.0)


def place_of(space: Space) -> tuple[float, float]:
    """Return the middle of a train space in points."""
    return space.x * BOARD_WIDTH, space.y * BOARD_HEIGHT


def draw_routes(picture: Image.Image, board: Board, viewport: Viewport) -> None:
    """Draw every route with the thin line of its track underneath."""
    draw_lines(picture, board, viewport)
    for route in board.routes.values():
        draw_route(picture, route, viewport)


def draw_route(picture: Image.Image, route: Route, viewport: Viewport) -> None:
    """Draw the train spaces of a route."""
    for number, space in enumerate(route.spaces):
        x, y = viewport.at(*place_of(space))
        put(picture, space_piece(_kind(route, number), route.colour, space.angle, viewport.scale), x, y)


def _kind(route: Route, number: int) -> str:
    if route.tunnel:
        return "tunnel"
    if not route.ferry:
        return "track"
    return "engine" if number in route.ferry else "ferry"


def draw_lines(picture: Image.Image, board: Board, viewport: Viewport) -> None:
    """Draw a thin line from city to city through the spaces, over water in another colour."""
    large = viewport.larger(2)
    for afloat, colour in ((True, mix(DEEP, PAPER, 0.25)), (False, mix(INK, PAPER, 0.35))):
        mask = Image.new("L", large.size, 0)
        pen = ImageDraw.Draw(mask)
        for route in board.routes.values():
            if bool(route.ferry) is afloat:
                first, last = (board.cities[city] for city in (route.a, route.b))
                stops = [(first.x * BOARD_WIDTH, first.y * BOARD_HEIGHT), *map(place_of, route.spaces)]
                stops.append((last.x * BOARD_WIDTH, last.y * BOARD_HEIGHT))
                pen.line([large.at(*stop) for stop in stops], 255, round(1.5 * large.scale), "curve")
        picture.paste(colour, (0, 0), mask.reduce(2))


@kept
def space_piece(kind: str, colour: str, angle: float, scale: float) -> Image.Image:
    """Return a train space: ``track``, ``tunnel``, ``ferry``, or ``engine`` for a ferry's with a locomotive."""
    sheet, k = sheet_for(*_SHEET, scale)
    pen = ImageDraw.Draw(sheet)
    x, y = sheet.width / 2, sheet.height / 2
    if kind == "tunnel":
        _rock(pen, x, y, k)
    box = (x - LENGTH / 2 * k, y - WIDTH / 2 * k, x + LENGTH / 2 * k, y + WIDTH / 2 * k)
    fill = mix(CARDS[colour], LAND, MUTED)
    if kind in {"ferry", "engine"}:
        _hull(pen, box, k, fill)
    else:
        pen.rounded_rectangle(box, 2.2 * k, ROCK if kind == "tunnel" else mix(fill, INK, EDGE))
        for inset, light in ((1.3, 0.0), (FRAME, HOLLOW)):
            inner = (box[0] + inset * k, box[1] + inset * k, box[2] - inset * k, box[3] - inset * k)
            pen.rounded_rectangle(inner, 1.4 * k, mix(fill, PAPER, light))
    if kind == "engine":
        locomotive(pen, x, y, 8.2 * k, INK)
    elif colour != GREY:
        _pattern(pen, x, y, k, colour)
    # A symbol reads the same upside down, so a quarter turn either way is enough.
    return turned(sheet, angle if angle <= 90 else angle - 180)  # noqa: PLR2004


def _pattern(pen: Pen, x: float, y: float, k: float, colour: str) -> None:
    tint = mix(CARDS[colour], INK, 0.3)
    for step in (-1, 0, 1):
        PATTERNS[colour](pen, x + step * _MARK_STEP * k, y, _MARK * k, tint)


def _rock(pen: Pen, x: float, y: float, k: float) -> None:
    """Paint the jagged rock a tunnel is cut through."""
    half, deep, teeth = (LENGTH / 2 + 1.2) * k, (WIDTH / 2 + 1.2) * k, 7
    step, tooth = 2 * half / teeth, 2.7 * k
    top = []
    for number in range(teeth):
        left = x - half + number * step
        top += [(left, y - deep), (left + step / 2, y - deep - tooth)]
    right = [
        (x + half, y - deep),
        (x + half + tooth * 0.8, y - deep / 2),
        (x + half, y),
        (x + half + tooth * 0.8, y + deep / 2),
    ]
    outline = top + right
    pen.polygon(outline + [(2 * x - px, 2 * y - py) for px, py in outline], ROCK)


def _hull(pen: Pen, box: tuple[float, float, float, float], k: float, fill: Rgb) -> None:
    """Paint a ferry's space: a rounded hull with foam around it and a wave along both sides."""
    foam = (box[0] - 2.4 * k, box[1] - 2.4 * k, box[2] + 2.4 * k, box[3] + 2.4 * k)
    pen.rounded_rectangle(foam, 9.2 * k, FOAM, DEEP, round(1.1 * k))
    pen.rounded_rectangle(box, WIDTH / 2 * k, mix(fill, FOAM, 0.25), DEEP, round(1.2 * k))
