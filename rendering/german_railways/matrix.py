"""Who is linked with whom, as a square of railroads."""

from __future__ import annotations

from typing import Literal

from PIL import Image, ImageDraw

from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.view import GermanView, RailroadView
from rendering.base_cache import kept
from rendering.canvas import Pen, put, sprite, write
from rendering.fonts import FIGURE
from rendering.german_railways.locomotive import locomotive
from rendering.palette import FADED_INK, GOLD, INK, PAPER, WON, mix

State = Literal["self", "open", "linked", "fresh"]
"""How two railroads stand: they are the same, not linked, linked, or linked by the latest build."""


def draw_matrix(picture: Image.Image, view: GermanView, corner: tuple[float, float], cell: int) -> None:
    """Draw the square with its upper left corner at a place: nine cells high, and two more wide for the counts."""
    pen, (left, top) = ImageDraw.Draw(picture), corner
    fresh = fresh_links(view)
    for number, railroad in enumerate(view.railroads):
        engine, y = locomotive(railroad.id, cell * 0.94), top + (number + 1.5) * cell
        put(picture, engine, left + (number + 1.6) * cell, top + cell * 0.55)
        put(picture, engine, left + cell * 0.5, y)
        for column, other in enumerate(view.railroads):
            put(picture, _cell(_state(railroad, other.id, fresh), cell), left + (column + 1.6) * cell, y)
        enough = len(railroad.links) >= printed_facts().figures.links_to_end
        x, tint = left + (len(view.railroads) + 1.45) * cell, WON if enough else FADED_INK
        write(pen, (x, y), str(len(railroad.links)), FIGURE, cell * 0.5, fill=tint, anchor="mm")
        if enough:
            put(picture, check(round(cell * 0.5)), x + cell * 0.46, y)


def fresh_links(view: GermanView) -> list[set[RailroadId]]:
    """Return the links that the latest build has made."""
    return [{view.built.railroad, other} for other in view.built.linked] if view.built else []


def _state(railroad: RailroadView, other: RailroadId, fresh: list[set[RailroadId]]) -> State:
    if railroad.id == other:
        return "self"
    if {railroad.id, other} in fresh:
        return "fresh"
    return "linked" if other in railroad.links else "open"


@kept
def check(size: int) -> Image.Image:
    """Return a tick."""

    def paint(pen: Pen, k: float) -> None:
        s = size * k
        pen.line((s * 0.12, s * 0.55, s * 0.4, s * 0.82, s * 0.88, s * 0.18), WON, round(s * 0.17), "curve")

    return sprite(size, size, 1, paint)


@kept
def _cell(state: State, size: int) -> Image.Image:
    """Return a cell: a dot where there is no link, a chain where there is one."""

    def paint(pen: Pen, k: float) -> None:
        m, r = size * k / 2, size * k * 0.36
        ground = mix(PAPER, INK, 0.3 if state == "self" else 0.04)
        pen.rectangle((k, k, (size - 1) * k - 1, (size - 1) * k - 1), ground)
        if state == "open":
            pen.ellipse((m - r * 0.3, m - r * 0.3, m + r * 0.3, m + r * 0.3), mix(PAPER, INK, 0.16))
        if state in {"linked", "fresh"}:
            pen.ellipse((m - r, m - r, m + r, m + r), GOLD if state == "fresh" else WON)
            ink, thick = (INK if state == "fresh" else PAPER), round(r * 0.24)
            for x in (m - 0.27 * r, m + 0.27 * r):
                link = (x - 0.36 * r, m - 0.24 * r, x + 0.36 * r, m + 0.24 * r)
                pen.rounded_rectangle(link, 0.24 * r, None, ink, thick)

    return sprite(size, size, 1, paint)
