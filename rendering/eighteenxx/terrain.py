"""What lies on a hex of an 18xx map that no tile covers: heights, rivers, and what building there costs."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.eighteenxx.printed import PrintedHex
from engine.hexes import Edge
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.hexagon import middle
from rendering.hexes.brush import Brush
from rendering.hexes.ground import HILL, LAND, ROCK, WATER, winding
from rendering.hexes.hexagon import HALF, Line, Point, direction
from rendering.palette import INK, PAPER, Rgb, mix

GROUND: dict[str | None, Rgb] = {
    None: LAND,
    "river": LAND,
    "hill": mix(LAND, HILL, 0.2),
    "mountain": mix(LAND, ROCK, 0.26),
}
MASSIF: Rgb = mix(LAND, ROCK, 0.62)
"""The colour of hexes printed brown, which take tunnels but no tile."""
COST_AT = (0.0, 0.76)


def ground_of(printed: PrintedHex) -> Rgb:
    """Return the colour of a hex on which nothing lies."""
    if printed.colour == "brown":
        return MASSIF
    return GROUND[printed.terrain] if printed.colour == "white" else TILES[printed.colour]


def river_course(through: Sequence[str], leaves: Edge | None) -> Line:
    """Return the course of a river through the middles of hexes, winding, in points."""
    places = [middle(name) for name in through]
    if leaves is not None:
        end = direction(leaves)
        places.append((places[-1][0] + end[0] * HALF, places[-1][1] + end[1] * HALF))
    return winding(places)


def paint_cost(brush: Brush, terrain: str, cost: int, at: Point = COST_AT) -> None:
    """Paint what the first tile costs, with a small sign of why."""
    x, y = at
    box = [brush.at((x - 0.34, y - 0.155)), brush.at((x + 0.34, y + 0.155))]
    rim = terrain_ink(terrain)
    brush.pen.rounded_rectangle((*box[0], *box[1]), 0.12 * brush.half, PAPER, rim, round(0.03 * brush.half))
    paint_terrain_sign(brush, terrain, (x - 0.17, y))
    brush.words((x + 0.11, y), str(cost), 0.25, INK)


def terrain_ink(terrain: str) -> Rgb:
    """Return the colour of the sign of a terrain."""
    return {"river": mix(WATER, INK, 0.3), "hill": mix(HILL, INK, 0.35), "mountain": mix(ROCK, INK, 0.4)}[terrain]


def paint_terrain_sign(brush: Brush, terrain: str, at: Point) -> None:
    """Paint the small sign of a terrain: waves, a hill or a peak."""
    (x, y), rim = at, terrain_ink(terrain)
    if terrain == "river":
        for row in (-0.035, 0.035):
            wave = [(x - 0.1 + 0.2 * n / 12, y + row + 0.025 * math.sin(n / 12 * math.tau)) for n in range(13)]
            brush.line(wave, 0.03, rim)
    elif terrain == "hill":
        crest = [math.radians(angle) for angle in range(0, 181, 15)]
        brush.line([(x + 0.1 * math.cos(a), y + 0.05 - 0.1 * math.sin(a)) for a in crest], 0.035, rim)
    else:
        corners = ((x - 0.11, y + 0.07), (x, y - 0.09), (x + 0.11, y + 0.07))
        brush.pen.polygon([brush.at(point) for point in corners], rim)
