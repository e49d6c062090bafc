"""What a place pays in each phase, written on its hex in the colours of the phases."""

from __future__ import annotations

from collections.abc import Sequence

from engine.eighteenxx.board import COLOURS, Colour
from rendering.canvas import Pen
from rendering.eighteenxx.colours import TILES
from rendering.fonts import BOLD
from rendering.hexes.brush import Brush
from rendering.palette import GOLD, INK, PAPER

_STEP = 0.36
"""Distance from figure to figure, in halves of a hex."""


def paying(phases: Sequence[Colour], tiles: Colour) -> int | None:
    """Return which of the figures counts while tiles of a colour are the highest, or None if none does yet.

    Each figure is given by the colour of the tiles from which it counts, the lowest first.
    """
    reached = [number for number, colour in enumerate(phases) if COLOURS.index(colour) <= COLOURS.index(tiles)]
    return reached[-1] if reached else None


def paint_sign(pen: Pen, at: tuple[float, float], r: float, k: float) -> None:
    """Paint the figures of the phases as a sign of the legend."""
    x, y = at
    for step, colour in zip((-1.5, -0.5, 0.5, 1.5), COLOURS[1:], strict=True):
        box = (x + step * r * 0.95 - r * 0.4, y - r * 0.5, x + step * r * 0.95 + r * 0.4, y + r * 0.5)
        pen.rounded_rectangle(box, r * 0.2, TILES[colour], INK, max(1, round(1.2 * k)))


def paint_values(brush: Brush, height: float, phases: Sequence[Colour], pays: Sequence[int], now: int | None) -> None:
    """Paint the figures side by side, ``height`` below the middle of a hex, with the one that counts ``now`` lit up."""
    for number, (colour, value) in enumerate(zip(phases, pays, strict=True)):
        at = (_STEP * (number - (len(phases) - 1) / 2), height)
        paint_value(brush, at, str(value), colour, lit=number == now)


def paint_value(
    brush: Brush, at: tuple[float, float], value: str, colour: Colour, *, lit: bool, size: float = 1.0
) -> None:
    """Paint one figure in the colour of its phase; ``size``: how many times the usual size."""
    x, y = at
    grow = 0.03 if lit else 0.0
    for reach, tint in ((0.045 + grow, GOLD if lit else INK), (0.02 if lit else 0.025, INK), (0.0, TILES[colour])):
        left, top = brush.at((x - 0.15 * size - reach, y - 0.12 * size - reach))
        right, bottom = brush.at((x + 0.15 * size + reach, y + 0.12 * size + reach))
        brush.pen.rounded_rectangle((left, top, right, bottom), 0.06 * brush.half, tint)
    brush.words((x, y), value, 0.22 * size, PAPER if colour == "brown" else INK, BOLD)
