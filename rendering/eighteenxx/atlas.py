"""What the pictures of a game add to its printed map: rivers, and names of lands."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Self

import msgspec

from engine.hexes import Edge, HexName
from rendering.canvas import spaced_width
from rendering.hexes.best_place import Box


class River(msgspec.Struct, frozen=True):
    """A river by the hexes it runs through."""

    through: tuple[HexName, ...]
    leaves: Edge | None = None
    """The edge of the last hex where it leaves the map."""


class Land(msgspec.Struct, frozen=True):
    """A land beyond the border."""

    name: str
    at: tuple[float, float]
    """The middle of its name, in points."""
    size: float

    @property
    def box(self) -> Box:
        """What its name takes up, in points."""
        (x, y), wide = self.at, spaced_width(self.name, self.size) / 2
        return x - wide, y - self.size / 2, x + wide, y + self.size / 2


class ShortName(str):
    """The name of a place on a map that is shown small; routes use the ``whole`` name."""

    __slots__ = ("whole",)
    whole: str

    def __new__(cls, shown: str, whole: str) -> Self:
        """Remember the whole name."""
        name = super().__new__(cls, shown)
        name.whole = whole
        return name


class Atlas(msgspec.Struct, frozen=True):
    """What stands on the map besides the hexes."""

    river: tuple[River, ...] = ()
    land: tuple[Land, ...] = ()
    called: dict[HexName, str] = {}
    """What a map that is shown small calls hexes whose names are too long for it."""
    short: dict[str, tuple[str, ...]] = {}
    """What a name is shortened to where it has no room on such a map, the longest first."""


def read_atlas(folder: str) -> Atlas:
    """Read ``atlas.toml`` from a game's folder of the assets."""
    data = (files("rendering") / "assets" / folder / "atlas.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(data), Atlas)
