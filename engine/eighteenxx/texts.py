"""Names of hexes, kinds and colours as sentences use them."""

from __future__ import annotations

from functools import cache

from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.eighteenxx.companies import Owner
from engine.eighteenxx.ids import Kind
from engine.eighteenxx.printed import Printed
from engine.eighteenxx.tiles import Colour
from engine.hexes import HexName


@cache
def hex_text(printed: Printed, hex_: HexName) -> Text:
    """Return a hex by its printed coordinates, with the name of what lies there if it has one."""
    name = printed.hexes[hex_].name
    return text("18xx.hex.named", hex=hex_, name=name) if name else text("18xx.hex.plain", hex=hex_)


def kind_text(printed: Printed, kind: Kind) -> Text:
    """Return the game's name of a kind of companies, trains and private companies."""
    return text(f"{printed.game}.kind.{kind}")


def colour_text(colour: Colour) -> Text:
    """Return the name of a colour of tiles."""
    return text(f"18xx.colour.{colour}")


def owner_param(owner: Owner | None) -> Player | str:
    """Return a player, or the name of who is none."""
    return Player(Seat(owner)) if isinstance(owner, int) else str(owner)
