"""Names of 18CZ as sentences use them."""

from __future__ import annotations

from functools import cache

from engine.core.text import Text, text
from engine.eighteenxx.facts import Kind
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.tiles import Colour
from engine.hexes import HexName


@cache
def hex_words(hex_: HexName) -> Text:
    """Return a hex by its printed coordinates, with the name of what lies there if it has one."""
    name = everything().hexes[hex_].name
    return text("18cz.hex.named", hex=hex_, name=name) if name else text("18cz.hex.plain", hex=hex_)


def size_words(size: Kind) -> Text:
    """Return the name of a size of companies, trains and local railways."""
    return text(f"18cz.size.{size}")


def colour_words(colour: Colour) -> Text:
    """Return the name of a colour of tiles."""
    return text(f"18cz.colour.{colour}")
