"""What the pictures of a game add to what is printed on its map: rivers, and names of lands and areas."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import msgspec

from engine.eighteenxx.ids import CompanyId
from engine.hexes import Edge, HexName


class River(msgspec.Struct, frozen=True):
    """A river by the hexes it runs through."""

    through: tuple[HexName, ...]
    leaves: Edge | None = None
    """The edge of the last hex by which it leaves the map."""


class Land(msgspec.Struct, frozen=True):
    """A land beyond the border."""

    name: str
    at: tuple[float, float]
    """The middle of its name, in points."""
    size: float


class Atlas(msgspec.Struct, frozen=True):
    """What stands on the map besides the hexes."""

    river: tuple[River, ...] = ()
    land: tuple[Land, ...] = ()
    short: dict[HexName, str] = {}
    """What a map that is shown small calls hexes whose names are too long for it."""
    areas: dict[CompanyId, str] = {}
    """The city that the areas reserved for a company stand for."""


def read_atlas(folder: str) -> Atlas:
    """Read ``atlas.toml`` from a game's folder of the assets."""
    data = (files("rendering") / "assets" / folder / "atlas.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(data), Atlas)
