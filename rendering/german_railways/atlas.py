"""What the pictures of German Railways add to what is printed: places of hexes, rivers, seas, colours of railroads."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from engine.german_railways.facts import CityName, RailroadId, printed_facts
from engine.hexes import Edge, HexName
from rendering.hexes.ground import LAND
from rendering.hexes.hexagon import HALF, ROW, Point
from rendering.palette import Rgb, mix

COLOURS: dict[str, Rgb] = {
    "black": (52, 50, 54),
    "brown": (128, 78, 42),
    "orange": (242, 138, 30),
    "blue": (34, 98, 182),
    "yellow": (250, 214, 50),
    "red": (206, 44, 44),
    "purple": (134, 62, 152),
    "green": (34, 132, 72),
}
"""The colours of the locomotives, as the rulebook names them. Letters tell the railroads apart without colour."""


class River(msgspec.Struct, frozen=True):
    """A river by the hexes it runs through."""

    through: tuple[HexName, ...]
    leaves: Edge | None = None
    """The edge of the last hex where it leaves the board."""


class Sea(msgspec.Struct, frozen=True):
    """A sea by its outline: x, y, x, y … in points."""

    outline: tuple[float, ...]


class Name(msgspec.Struct, frozen=True):
    """The name of a sea, or of a land beyond the border."""

    words: str
    at: Point
    """Its middle, in points."""
    size: float
    water: bool = False


class Atlas(msgspec.Struct, frozen=True):
    """What stands on the board besides the hexes."""

    river: tuple[River, ...]
    sea: tuple[Sea, ...]
    name: tuple[Name, ...]
    short: dict[CityName, str]
    """The short names of cities, used where the full name has no room."""


@cache
def atlas() -> Atlas:
    """Return what stands on the board of German Railways."""
    data = (files("rendering") / "assets" / "german_railways" / "atlas.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(data), Atlas)


@cache
def colour_of(railroad: RailroadId) -> Rgb:
    """Return the colour of a railroad's locomotives."""
    return COLOURS[printed_facts().railroads[railroad].colour]


@cache
def taken(railroad: RailroadId) -> Rgb:
    """Return the ground of a hex that no other railroad may enter."""
    return mix(LAND, colour_of(railroad), 0.34)


@cache
def middle(name: HexName) -> Point:
    """Return the middle of a hex, in points. Even rows are shifted right by half a hex."""
    row, column = ord(name[0]) - ord("A"), int(name[1:])
    return (2 * column + 1 - row % 2) * HALF, row * ROW
