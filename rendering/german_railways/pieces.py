"""What lies on a hex of the board: track, locomotives, and the light of the latest build.

Lengths are in halves of a hex, as ``rendering.hexes.hexagon`` says.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.german_railways.facts import RailroadId
from engine.hexes import HexName
from rendering.base_cache import kept
from rendering.canvas import OVERSAMPLE, Viewport, sheet_for, trimmed
from rendering.german_railways.atlas import colour_of, middle, taken
from rendering.german_railways.locomotive import locomotive
from rendering.german_railways.networks import Standing
from rendering.hexes.brush import SIZE, Brush
from rendering.hexes.hexagon import HALF
from rendering.palette import INK, PAPER, Rgb, mix
from rendering.parts import Composition

TRACK = 0.15


@kept
def ground_picture(railroad: RailroadId, scale: float, *, access: bool) -> Image.Image:
    """Return the ground of a hex that no other railroad may enter, in the tint of the one that is there.

    ``access``: whether it is one of the hexes around Berlin.
    """
    brush, sheet = _brush(scale)
    ground = taken(railroad)
    # The hexes around Berlin leave its border free.
    brush.hexagon(0.95 if access else 0.984, ground)
    return sheet.reduce(OVERSAMPLE)


@kept
def track_picture(standing: tuple[Standing, ...], scale: float) -> Image.Image:
    """Return the track in a hex."""
    brush, sheet = _brush(scale)
    for width, tint in ((TRACK + 0.11, INK), (TRACK + 0.05, PAPER), (TRACK, None)):
        for one in standing:
            for line in one.tracks:
                # The ends are flat, so that track goes on from hex to hex without a seam.
                brush.line(line, width, tint or colour_of(one.railroad), flat=True)
    return trimmed(sheet.reduce(OVERSAMPLE))


def draw_locomotives(picture: Composition, name: HexName, standing: tuple[Standing, ...], viewport: Viewport) -> None:
    """Draw the locomotives that stand in a hex."""
    x, y = middle(name)
    for one in standing:
        piece = locomotive.later(one.railroad, one.width * HALF, viewport.scale)
        picture.put(piece, *viewport.at(x + one.at[0] * HALF, y + one.at[1] * HALF))


@kept
def glow(scale: float, tint: Rgb) -> Image.Image:
    """Return the light around a hex that was built last."""
    brush, sheet = _brush(scale, 20)
    for reach, fill in (
        (1.13, (*tint, 110)),
        (1.08, (*mix(tint, INK, 0.45), 255)),
        (1.05, (*tint, 255)),
        (0.95, (*mix(tint, INK, 0.45), 255)),
        (0.92, (0, 0, 0, 0)),
    ):
        brush.hexagon(reach, fill)
    return sheet.reduce(OVERSAMPLE)


def _brush(scale: float, more: float = 0.0) -> tuple[Brush, Image.Image]:
    """Return a brush for the picture of a hex, larger by a number of points, and its oversized sheet."""
    sheet, k = sheet_for(SIZE[0] + more, SIZE[1] + more, scale)
    return Brush(ImageDraw.Draw(sheet), HALF * k, (sheet.width / 2, sheet.height / 2)), sheet
