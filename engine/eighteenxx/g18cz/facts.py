"""What is printed in the box of 18CZ, read from the TOML files beside this module."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

import msgspec

from engine.eighteenxx.tiles import Colour, Tile, TileName, read_tile


class PrintedTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of tile as the box holds it."""

    name: TileName
    count: int
    colour: Colour
    text: str
    purple: bool = False
    """Laid only with a local railway."""

    @property
    def tile(self) -> Tile:
        """What is printed on it."""
        return read_tile(self.name, self.colour, self.text)


class _TileFile(msgspec.Struct, forbid_unknown_fields=True):
    tile: list[PrintedTile]


def load_tiles() -> Mapping[TileName, PrintedTile]:
    """Read the tiles, in the order of the file. Raises msgspec.ValidationError, BadTile."""
    table = tomllib.loads((files(__package__) / "tiles.toml").read_text("utf-8"))
    printed = msgspec.convert(table, _TileFile).tile
    return {tile.name: tile for tile in printed}
