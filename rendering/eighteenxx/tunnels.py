"""Tunnels: the track under a hex, dashed, between the portals at its sides.

Lengths are in halves of a hex, as ``rendering.hexes.hexagon`` says.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.eighteenxx.board import LaidTunnel
from rendering.base_cache import kept
from rendering.canvas import OVERSAMPLE, Pen, sheet_for, trimmed
from rendering.eighteenxx.hexagon import track
from rendering.hexes.brush import SIZE, Brush
from rendering.hexes.hexagon import HALF, Line, direction
from rendering.palette import INK, PAPER, Rgb, mix

WIDTH = 0.16
_BED = mix(INK, PAPER, 0.15)
_DASHES = 5
_PORTAL = 0.15


@kept
def tunnels_picture(tunnels: tuple[LaidTunnel, ...], scale: float, dashes: Rgb = PAPER) -> Image.Image:
    """Return the tunnels under a hex, to be laid over what lies on it; ``dashes`` is the colour of their dashes."""
    sheet, k = sheet_for(*SIZE, scale)
    brush = Brush(ImageDraw.Draw(sheet), HALF * k, (sheet.width / 2, sheet.height / 2))
    for tunnel in tunnels:
        paint_tunnel(brush, track(*tunnel.ends), dashes)
        for edge in tunnel.ends:
            _paint_portal(brush, direction(edge))
    return trimmed(sheet.reduce(OVERSAMPLE))


def paint_tunnel(brush: Brush, line: Line, dashes: Rgb = PAPER) -> None:
    """Paint the line of a tunnel: a dark bed between pale edges, with dashes."""
    brush.line(line, WIDTH + 0.08, PAPER)
    brush.line(line, WIDTH, _BED)
    steps = len(line) - 1
    for dash in range(_DASHES):
        start, end = (round(steps * (dash + share) / _DASHES) for share in (0.25, 0.75))
        brush.line(line[start : end + 1], WIDTH * 0.5, dashes)


def _paint_portal(brush: Brush, side: tuple[float, float]) -> None:
    """Paint the mouth of a tunnel at a side of the hex: a dark arch in a pale wall."""
    x, y = brush.at(side)
    angle = math.degrees(math.atan2(-side[1], -side[0]))
    for reach, fill in ((_PORTAL + 0.055, PAPER), (_PORTAL + 0.02, INK), (_PORTAL - 0.035, mix(INK, PAPER, 0.2))):
        r = reach * brush.half
        brush.pen.pieslice((x - r, y - r, x + r, y + r), angle - 90, angle + 90, fill)


def paint_sign(pen: Pen, at: tuple[float, float], r: float, k: float) -> None:
    """Paint a tunnel as a sign of the legend."""
    del k
    brush = Brush(pen, r * 1.9, at)
    ends: Sequence[tuple[float, float]] = ((-0.75, 0.0), (0.75, 0.0))
    paint_tunnel(brush, tuple((ends[0][0] + 1.5 * n / 20, 0.0) for n in range(21)))
    for x, _ in ends:
        _paint_portal_at(brush, x)


def _paint_portal_at(brush: Brush, x: float) -> None:
    side = -90 if x < 0 else 90
    at = brush.at((x, 0.0))
    for reach, fill in ((0.26, PAPER), (0.22, INK)):
        r = reach * brush.half
        brush.pen.pieslice((at[0] - r, at[1] - r, at[0] + r, at[1] + r), side, side + 180, fill)
