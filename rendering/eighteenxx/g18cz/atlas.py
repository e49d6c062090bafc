"""What the pictures of 18CZ add to what is printed: rivers, names of lands, liveries of the companies."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.ids import CompanyId
from engine.hexes import Edge, HexName
from rendering.eighteenxx.colours import rgb
from rendering.eighteenxx.tokens import Livery

_BANDS = {"small": 0, "medium": 1, "large": 2}


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

    river: tuple[River, ...]
    land: tuple[Land, ...]
    areas: dict[CompanyId, str]
    """The city that the red areas of a company stand for."""


@cache
def atlas() -> Atlas:
    """Return what stands on the map of 18CZ."""
    data = (files("rendering") / "assets" / "18cz" / "atlas.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(data), Atlas)


@cache
def livery(company: CompanyId) -> Livery:
    """Return how a company's tokens look."""
    printed = everything().companies[company]
    return Livery(printed.id, rgb(printed.colour), _BANDS[printed.kind])
