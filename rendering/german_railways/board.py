"""The board with all that lies on it, over the strip."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.german_railways.facts import CityName, printed_facts
from engine.german_railways.view import GermanView
from engine.hexes import HexName
from rendering.api import Words
from rendering.canvas import Viewport, put, write
from rendering.fonts import FIGURE, TEXT
from rendering.german_railways.atlas import middle
from rendering.german_railways.legend import draw_legend
from rendering.german_railways.matrix import draw_matrix
from rendering.german_railways.names import draw_labels
from rendering.german_railways.networks import standings
from rendering.german_railways.offered import draw_offered
from rendering.german_railways.pieces import draw_locomotives, glow, ground_picture, track_picture
from rendering.german_railways.sheet import base, viewport_for, visible
from rendering.german_railways.strip import draw_strip, height_of
from rendering.hexes.hexagon import ROW
from rendering.palette import FELT, GOLD, INK, PAPER, Rgb, mix

BAND, EDGE = 22, 8
"""Width of the frame at the sides of the board, and above and below it, in pixels."""
MATRIX = (1856.0, 1282.0)
"""The upper left corner of the square of links, in points."""
CELL = 46
"""Of the square, in pixels."""


def draw_board(view: GermanView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the board over the strip; where it is zoomed, the board alone."""
    viewport = viewport_for(zoom)
    drawn = draw_map(view, viewport)
    if view.auction is not None:
        draw_offered(drawn, view.auction.railroad, words, viewport)
    draw_border(drawn, viewport)
    if zoom is not None:
        return drawn
    draw_legend(drawn, words, viewport)
    _draw_links(drawn, view, words, viewport)
    picture = Image.new("RGB", (drawn.width, drawn.height + height_of(view)), FELT)
    picture.paste(drawn, (0, 0))
    draw_strip(picture, view, words, drawn.height)
    return picture


def _draw_links(picture: Image.Image, view: GermanView, words: Words, viewport: Viewport) -> None:
    x, y = viewport.at(*MATRIX)
    heading = words(text("german.picture.links"))
    write(ImageDraw.Draw(picture), (x, y), heading, TEXT, 24, fill=mix(INK, PAPER, 0.1), within=10 * CELL)
    draw_matrix(picture, view, (x, y + 14), CELL)


def draw_border(picture: Image.Image, viewport: Viewport) -> None:
    """Draw a frame around the board, with the letters of the rows at both sides."""
    pen, (width, height) = ImageDraw.Draw(picture), picture.size
    for box_ in ((0, 0, width, EDGE), (0, height - EDGE, width, height)):
        pen.rectangle(box_, FELT)
    side = _side(viewport)
    for x in (0, width - BAND):
        picture.paste(side, (x, 0))


@lru_cache(maxsize=8)
def _side(viewport: Viewport) -> Image.Image:
    """Return the band at each side of the board with the letters of its rows."""
    height = viewport.size[1]
    side = Image.new("RGB", (BAND, height), FELT)
    for number, letter in enumerate(dict.fromkeys(name[0] for name in printed_facts().hexes)):
        _, y = viewport.at(0, number * ROW)
        if BAND < y < height - BAND:
            write(ImageDraw.Draw(side), (BAND / 2, y), letter, FIGURE, 18, fill=PAPER, anchor="mm")
    return side


def draw_map(view: GermanView, viewport: Viewport, lights: Mapping[HexName, Rgb] | None = None) -> Image.Image:
    """Draw the board with everything on it; ``lights`` are the hexes lit up, those of the latest build if not given."""
    if lights is None:
        lights = dict.fromkeys(view.built.hexes if view.built else (), GOLD)
    picture = base(viewport)
    there = standings(view.railroads)
    shown = visible(there, viewport)
    for name in shown:
        if printed_facts().hexes[name].city is None:
            put(picture, ground_picture(name, there[name][0].railroad, viewport.scale), *viewport.at(*middle(name)))
    for name in visible(lights, viewport):
        put(picture, glow(viewport.scale, lights[name]), *viewport.at(*middle(name)))
    for name in shown:
        put(picture, track_picture(there[name], viewport.scale), *viewport.at(*middle(name)))
    for city, cost in costs(view).items():
        if visible(printed_facts().cities[city], viewport):
            draw_labels(picture, city, cost, viewport)
    for name in shown:
        draw_locomotives(picture, name, there[name], viewport)
    return picture


def costs(view: GermanView) -> Mapping[CityName, int]:
    """Return what the next railroad pays to enter each city, before what is special to it."""
    rules = printed_facts().rules
    inside: dict[CityName, int] = {}
    for railroad in view.railroads:
        for city in railroad.cities:
            inside[city] = inside.get(city, 0) + 1
    found = {}
    for city, hexes in printed_facts().cities.items():
        terrain = "plain" if view.switches.city_cost == "flat" else printed_facts().hexes[hexes[0]].terrain
        found[city] = rules.terrain[terrain] + rules.surcharge * inside.get(city, 0)
    return found
