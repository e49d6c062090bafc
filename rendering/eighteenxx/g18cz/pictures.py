"""The pictures of 18CZ, by kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from PIL import Image

from engine.core.views import View
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.view import G18czView
from rendering.api import Picture, Versions, Words, fullest
from rendering.canvas import png
from rendering.eighteenxx.g18cz import alt as said
from rendering.eighteenxx.g18cz import chart, charters, local_railways, players, report, runs, tiles_left, trains
from rendering.eighteenxx.g18cz.choices import FIELDS, draw_choice
from rendering.eighteenxx.g18cz.hex_map import draw_board
from rendering.zoom import REGIONS

Draw = Callable[[G18czView, Words, str | None], Image.Image]
Say = Callable[[G18czView], Versions]

_PICTURES: dict[str, tuple[Draw, Say]] = {
    "map": (draw_board, said.board),
    "chart": (chart.draw_page, said.chart),
    "charters": (charters.draw_page, said.charters),
    "trains": (trains.draw_page, said.trains),
    "players": (players.draw_page, said.players),
    "locals": (local_railways.draw_page, said.local_railways),
    "tiles": (tiles_left.draw_page, said.tiles),
    "runs": (runs.draw_page, said.runs),
    "report": (report.draw_page, said.report),
}
_NEWS = (
    (frozenset({"run", "dividend"}), "runs"),
    (frozenset({"tile", "purple", "waive", "token", "reclaim", "acquire"}), "map"),
    (frozenset({"train", "exchange", "scrap", "discard"}), "trains"),
)
"""Moves, and the picture that tells of them, the first that can be drawn."""
_STAGES = {"draft": "locals", "stock": "chart"}
"""What is shown where none of these moves was made."""


def kinds(view: View) -> tuple[str, ...]:
    """Tell which pictures a view can give."""
    seen = cast("G18czView", view)
    there = {"runs": seen.last_run is not None and bool(seen.last_run.runs), "report": seen.reckonings is not None}
    return tuple(kind for kind in _PICTURES if there.get(kind, True))


def zooms(view: View) -> tuple[str, ...]:
    """Tell what the map can be zoomed on: regions, then hexes by printed name, those of cities first."""
    seen = cast("G18czView", view)
    hexes = [printed for name, printed in everything().hexes.items() if name not in seen.map.out]
    return (*REGIONS, *(printed.at for printed in sorted(hexes, key=lambda printed: printed.name is None)))


def telling(view: View, moves: Sequence[str]) -> str:
    """Tell which picture goes best with the news of some moves."""
    seen, there = cast("G18czView", view), kinds(view)
    if "report" in there:
        return "report"
    for news, picture in _NEWS:
        if news & set(moves) and picture in there:
            return picture
    return _STAGES.get(seen.calendar.stage, "map")


def chooses(move: str, field: str) -> bool:
    """Tell whether what may stand in a field is drawn."""
    return field in FIELDS.get(move, ())


def choice(
    view: View, move: str, field: str, chosen: Mapping[str, Any], values: Sequence[str], words: Words
) -> Picture:
    """Draw what may stand in a field."""
    drawn, said = draw_choice(cast("G18czView", view), field, chosen, values, words)
    return Picture(png(drawn), said, f"{move}-{field}.png")


def alt(view: View, kind: str) -> Versions:
    """Say in words what a picture shows, from the fullest version to the shortest."""
    return _PICTURES[kind][1](cast("G18czView", view))


def draw(view: View, kind: str, words: Words, zoom: str | None) -> Picture:
    """Draw one picture."""
    paint, _ = _PICTURES[kind]
    drawn = png(paint(cast("G18czView", view), words, zoom))
    return Picture(drawn, fullest(alt(view, kind), words), f"{kind}.png")
