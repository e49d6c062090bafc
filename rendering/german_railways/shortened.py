"""The list that explains the names shortened on the board, in the corner where no hex lies."""

from __future__ import annotations

from collections.abc import Iterable

from engine.german_railways.facts import CityName, printed_facts
from rendering.canvas import INLINE, Viewport
from rendering.german_railways.labels import NAME_SIZES, Label
from rendering.hexes import shortened
from rendering.hexes.shortened import LINE, columns_of, cut
from rendering.parts import Composition

AT = (1345.0, 1330.0)
"""The upper left corner, in points."""
ROOM = (1190.0, 590.0)
"""Width and height of the list, in points."""
COLUMNS = 2


def draw_shortened(picture: Composition, found: Iterable[Label], viewport: Viewport) -> None:
    """Draw what each shortened name means, and the hexes of the cities whose names have no room at all."""
    size = NAME_SIZES[0] * viewport.width / INLINE
    rows = cut(meanings(found), COLUMNS * int(ROOM[1] / (LINE * size)))
    shortened.draw_shortened(picture, columns_of(rows, COLUMNS), viewport.at(*AT), size * viewport.scale)


def meanings(found: Iterable[Label]) -> list[tuple[str, CityName]]:
    """Return what stands on the board for each city whose name is not there in full, with the name."""
    names = {label.city: label for label in found if label.kind == "name"}
    nameless: list[tuple[str, CityName]] = [
        (hexes[0], city) for city, hexes in printed_facts().cities.items() if city not in names
    ]
    return sorted([(label.lines[0], city) for city, label in names.items() if label.shortened] + nameless)
