"""The board with everything that lies on it, over the strip."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.german_railways.facts import CityName, printed_facts
from engine.german_railways.view import GermanView
from engine.hexes import HexName
from rendering.api import Words
from rendering.canvas import Viewport, write
from rendering.fonts import TEXT
from rendering.german_railways.atlas import middle
from rendering.german_railways.labels import draw_label, labels
from rendering.german_railways.legend import draw_legend
from rendering.german_railways.matrix import draw_matrix
from rendering.german_railways.networks import standings
from rendering.german_railways.offered import draw_offered
from rendering.german_railways.pieces import draw_locomotives, glow, ground_picture, track_picture
from rendering.german_railways.sheet import ground, printed_picture, viewport_for, visible, whole
from rendering.german_railways.shortened import draw_shortened
from rendering.german_railways.strip import draw_strip
from rendering.hexes import border
from rendering.hexes.hexagon import HALF, ROW
from rendering.palette import GOLD, INK, PAPER, Rgb, mix
from rendering.parts import Composition
from rendering.small import Size, part_of
from rendering.zoom import around

_AROUND = 2.6 * HALF
"""Room around the middles of the hexes of an example, in points."""
LETTERS = 28
"""Size of the letters on the frame around the board, in pixels."""
MATRIX = (1856.0, 1282.0)
"""The upper left corner of the square of links, in points."""
CELL = 64
"""Side of a cell of the square, in points."""


def compose_board(view: GermanView, words: Words, zoom: str | None) -> Composition:
    """Compose the board over the strip, or the board alone if it is zoomed."""
    ring = printed_facts().railroads[view.auction.railroad].start if view.auction else None
    board = compose_map(view, viewport_for(zoom), shortened=zoom is None, ring=ring)
    if view.auction is not None:  # the strip under the whole board names the railroad
        draw_offered(board, view.auction.railroad, words, viewport_for(zoom), named=zoom is not None)
    draw_border(board, viewport_for(zoom))
    if zoom is None:
        draw_strip(board, view, words)
    return board


def draw_example(view: GermanView, part: Sequence[str], size: Size) -> Image.Image:
    """Draw the board around some hexes."""
    return draw_map(view, part_of(whole(), [middle(HexName(name)) for name in part], _AROUND, size))


def draw_changed(view: GermanView, words: Words, zoom: str | None) -> Image.Image:
    """Draw where the latest build lies, at least twice as large as on the board; of a long one only its end.

    The railroad that is auctioned now is shown on the whole board.
    """
    del words, zoom
    places = [middle(name) for name in view.built.hexes] if view.built else []
    viewport = around(whole(), places, 3 * HALF)
    if viewport.scale < 2 * whole().scale:
        viewport = around(whole(), places[-1:], 3 * HALF)
    drawn = compose_map(view, viewport)
    draw_border(drawn, viewport)
    return drawn.drawn()


def draw_plan(view: GermanView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the whole board twice as large for a close look, with coordinates, legend and links."""
    del zoom
    viewport = whole().larger(2)
    composed = compose_map(view, viewport, coordinates=True)
    draw_border(composed, viewport)
    drawn = composed.drawn()
    draw_legend(drawn, words, viewport)
    _draw_links(drawn, view, words, viewport)
    return drawn


def _draw_links(picture: Image.Image, view: GermanView, words: Words, viewport: Viewport) -> None:
    x, y = viewport.at(*MATRIX)
    heading, cell = words(text("german.picture.links")), round(CELL * viewport.scale)
    ink = mix(INK, PAPER, 0.1)
    write(ImageDraw.Draw(picture), (x, y), heading, TEXT, 34 * viewport.scale, fill=ink, within=10 * cell)
    draw_matrix(picture, view, (x, y + 20 * viewport.scale), cell)


def draw_border(picture: Composition, viewport: Viewport) -> None:
    """Draw a frame around the board, with the letters of the rows at its sides and the numbers of the columns."""
    letters = dict.fromkeys(name[0] for name in printed_facts().hexes)
    rows = [(letter, viewport.at(0, number * ROW)[1]) for number, letter in enumerate(letters)]
    # A column's number stands between the rows that are shifted and those that are not.
    count = max(int(name[1:]) for name in printed_facts().hexes) + 1
    columns = [(str(column), viewport.at((2 * column + 0.5) * HALF, 0)[0]) for column in range(count)]
    border.draw_border(picture, LETTERS, rows, columns)


def draw_map(view: GermanView, viewport: Viewport, *, shortened: bool = False) -> Image.Image:
    """Draw the board with everything on it, as ``compose_map`` composes it."""
    return compose_map(view, viewport, shortened=shortened).drawn()


def compose_map(
    view: GermanView,
    viewport: Viewport,
    lights: Mapping[HexName, Rgb] | None = None,
    *,
    coordinates: bool = False,
    shortened: bool = False,
    ring: HexName | None = None,
) -> Composition:
    """Compose the board with everything on it.

    Args:
        view: the position.
        viewport: the part of the board.
        lights: the hexes lit up; if not given, those of the latest build, or built since the position it is compared
            with.
        coordinates: whether coordinates are written on every hex.
        shortened: whether names are large, with those that have no room shortened and explained in a corner.
        ring: the hex that a ring will be drawn around.

    """
    if lights is None:
        latest = view.built.hexes if view.built else ()
        lights = dict.fromkeys(latest if view.lit is None else view.lit, GOLD)
    picture = Composition(ground(viewport))
    there = standings(view.railroads)
    shown = visible(there, viewport)
    for name in shown:
        if printed_facts().hexes[name].city is None:
            access = name in printed_facts().access
            taken = ground_picture.later(there[name][0].railroad, viewport.scale, access=access)
            picture.put(taken, *viewport.at(*middle(name)))
    for name in visible(lights, viewport):
        picture.put(glow.later(viewport.scale, lights[name]), *viewport.at(*middle(name)))
    for name in shown:
        picture.put(track_picture.later(there[name], viewport.scale), *viewport.at(*middle(name)))
    # On the whole board hexes are too small for their costs, which their ground shows.
    if viewport.scale > 1.5 * whole().scale:
        _write_hexes(picture, set(there), viewport, coordinates=coordinates)
    for name in shown:
        draw_locomotives(picture, name, there[name], viewport)
    written = labels(there, costs(view), viewport, ring=ring, shortened=shortened)
    for label in written:
        draw_label(picture, label, viewport)
    if shortened:
        draw_shortened(picture, written, viewport)
    return picture


def _write_hexes(picture: Composition, built: Collection[HexName], viewport: Viewport, *, coordinates: bool) -> None:
    """Write the costs of hexes that are neither cities nor taken, or with ``coordinates`` the costs of all."""
    for name in visible(printed_facts().hexes, viewport):
        if coordinates or (name not in built and printed_facts().hexes[name].city is None):
            written = printed_picture.later(
                printed_facts().hexes[name].terrain, name if coordinates else None, viewport.scale
            )
            picture.put(written, *viewport.at(*middle(name)))


def costs(view: GermanView) -> Mapping[CityName, int]:
    """Return what the next railroad pays to enter each city, apart from special rules for the railroad."""
    rules = printed_facts().figures
    inside: dict[CityName, int] = {}
    for railroad in view.railroads:
        for city in railroad.cities:
            inside[city] = inside.get(city, 0) + 1
    found = {}
    for city, hexes in printed_facts().cities.items():
        terrain = "plain" if view.switches.city_cost == "flat" else printed_facts().hexes[hexes[0]].terrain
        found[city] = rules.terrain[terrain] + rules.surcharge * inside.get(city, 0)
    return found
