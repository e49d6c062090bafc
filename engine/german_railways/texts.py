"""Names of German Railways as sentences use them."""

from __future__ import annotations

from functools import cache

from engine.core.text import Text, text
from engine.german_railways.facts import RailroadId, printed_facts
from engine.hexes import HexName


@cache
def hex_text(hex_: HexName) -> Text:
    """Return a hex by its coordinates, with the city that lies there or what it is."""
    printed = printed_facts().hexes[hex_]
    if printed.city is not None:
        return text("german.hex.city", hex=hex_, city=printed.city)
    if printed.berlin == "access":
        return text("german.hex.access", hex=hex_)
    # One for each terrain.
    return text(f"german.hex.{printed.terrain}", hex=hex_)


def railroad_name(railroad: RailroadId) -> str:
    """Return what people call a railroad."""
    return printed_facts().railroads[railroad].short


def railroad_names(railroads: tuple[RailroadId, ...]) -> tuple[str, ...]:
    """Return what people call some railroads."""
    return tuple(map(railroad_name, railroads))
