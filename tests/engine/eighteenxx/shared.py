"""Facts collected outside the project, where they are present."""

from collections.abc import Mapping
from pathlib import Path

from engine.eighteenxx.board import Tile, TileName, is_next_colour, keeps_stops, rotations_that_keep_track
from tests.shared import shared


def facts(name: str) -> str:
    """Read a file of facts, or skip the test where there is none."""
    return shared("data", *name.split("/")).read_text("utf-8")


def oracle(*path: str) -> Path:
    """Return a file of the recorded games of 18CZ or their traces, or skip the test where there is none."""
    return shared("oracle", "18cz", *path)


def successors(tiles: Mapping[TileName, Tile], old: TileName) -> set[TileName]:
    """Return the tiles that may replace one, by colour, stops and track."""
    return {
        name
        for name, tile in tiles.items()
        if is_next_colour(tiles[old], tile)
        and keeps_stops(tiles[old], tile)
        and rotations_that_keep_track(tiles[old], tile)
    }
