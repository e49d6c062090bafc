"""What is printed in the box of 18CZ, read from the TOML files beside this module."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, Literal, TypeVar

import msgspec

from engine.eighteenxx.market import CompanyId, Zigzag
from engine.eighteenxx.tiles import Colour, Tile, TileName, read_tile
from engine.hexes import Edge, HexName

Size = Literal["small", "medium", "large"]
SIZES: tuple[Size, ...] = ("small", "medium", "large")
Terrain = Literal["river", "hill", "mountain"]
T = TypeVar("T")


def is_larger(size: Size, other: Size) -> bool:
    """Tell whether a size is above another."""
    return SIZES.index(size) > SIZES.index(other)


class PrintedTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A kind of tile as the box holds it."""

    name: TileName
    count: int
    colour: Colour
    text: str
    purple: bool = False
    """Laid only with a local railway."""

    @cached_property
    def tile(self) -> Tile:
        """What is printed on it."""
        return read_tile(self.name, self.colour, self.text)


class PrintedHex(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A hex of the map."""

    at: HexName
    name: str | None = None
    colour: Colour = "white"
    text: str = ""
    terrain: Terrain | None = None
    stub: Edge | None = None
    """An edge that the first tile must lead to."""
    area: CompanyId | None = None
    """The large company that a red area is reserved for."""

    @cached_property
    def tile(self) -> Tile:
        """What is printed on it, as a tile named after the hex."""
        return read_tile(self.at, self.colour, self.text)


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A company that runs trains."""

    id: CompanyId
    name: str
    size: Size
    home: tuple[HexName, ...]
    """Where its first station goes; a large company chooses between two."""
    colour: str
    city: int | None = None
    """Which of the cities printed on its home hex is meant."""


class LocalRailway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A local railway."""

    id: str
    name: str
    size: Size
    price: int
    """In the draft, in K."""
    income: int
    """In each operating round, in K."""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the trains that a card can be bought as."""

    name: str
    size: Size
    reach: int
    """The figure in its name."""
    price: int
    rusts: tuple[str, ...] = ()
    """The faces of its own size that go when the first of it is sold."""


class TrainCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one rank of the deck."""

    rank: str
    faces: tuple[Face, ...]
    count: int | None = None
    """None: without end."""


class Phase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds from the first sale of a rank on."""

    rank: str
    limit: dict[Size, int]
    """Trains a company may hold; sizes that are not in the game yet have none."""
    tiles: Colour
    """The highest colour that may be laid."""
    deals: bool
    """Companies may buy local railways, and trains of each other."""


class SizeRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the sizes of companies and of local railways differ in."""

    shares: tuple[int, ...]
    """Percent of each certificate, the president's first."""
    most_held: int
    """Percent that one player may hold."""
    capital: int
    """How many times its starting price a company begins with."""
    stations: int
    rise: int
    """Places in its row of the chart that the price of a company rises after a payout."""
    waives: tuple[Terrain, ...]
    """The terrain that a local railway waives."""
    purple: tuple[Colour, ...]
    """The colours of purple tiles that a local railway lays."""


class TwoPlayers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the variant for two players changes."""

    companies_out: tuple[CompanyId, ...]
    locals_out_from: dict[Size, int]
    """Local railways of a size that cost so much or more in the draft have no part in the game."""
    large_most_held: int
    """Percent of a large company that one player may hold."""
    hexes_out: tuple[HexName, ...]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the rulebook."""

    cash: dict[int, int]
    """Each player's at the start, by number of players."""
    certificate_limit: dict[int, int]
    operating_rounds: tuple[int, ...]
    """How many follow each stock round."""
    local_prices: tuple[int, ...]
    """What a local railway is worth, by operating round."""
    terrain: dict[Terrain, int]
    station_prices: tuple[int, int]
    """Of the first station after the home, and of each further one."""
    yellow_lays: tuple[int, int]
    """Ordinary yellow tiles that a company may lay in its first turn, and in each later one (OR 4)."""
    floats_at: int
    """Percent with players that start a company's operations (SR 5a)."""
    home_bonus: int
    """What a train that visits its company's own red tile earns besides (OR 8)."""
    acquisition_percent: tuple[int, int]
    """The least and the most that is paid for an acquired company's share, in percent of its price (OR 9)."""
    interest_percent: int
    """Of every sum borrowed, due once (OR 11)."""
    small: SizeRules
    medium: SizeRules
    large: SizeRules
    two_players: TwoPlayers

    def of(self, size: Size) -> SizeRules:
        """Return the figures of a size."""
        match size:
            case "small":
                return self.small
            case "medium":
                return self.medium
            case "large":
                return self.large


class StockChart(Zigzag, frozen=True, forbid_unknown_fields=True):
    """The stock chart, and where companies may start on it."""

    par: dict[Size, tuple[int, ...]]
    """Prices, in K, the lowest first."""


def load_tiles() -> Mapping[TileName, PrintedTile]:
    """Read the tiles by number, in the order of the file. Raises msgspec.ValidationError, BadTile."""
    return {tile.name: tile for tile in _listed("tiles", "tile", PrintedTile)}


def load_map() -> Mapping[HexName, PrintedHex]:
    """Read the hexes by printed name. Raises msgspec.ValidationError, BadTile."""
    return {place.at: place for place in _listed("map", "hex", PrintedHex)}


def load_companies() -> Mapping[CompanyId, Company]:
    """Read the companies in the order of the rulebook. Raises msgspec.ValidationError."""
    return {company.id: company for company in _listed("companies", "company", Company)}


def load_locals() -> Mapping[str, LocalRailway]:
    """Read the local railways in the order of the draft. Raises msgspec.ValidationError."""
    return {local.id: local for local in _listed("locals", "local", LocalRailway)}


def load_trains() -> tuple[TrainCard, ...]:
    """Read the train cards in the order of the deck. Raises msgspec.ValidationError."""
    return tuple(_listed("trains", "train", TrainCard))


def load_phases() -> tuple[Phase, ...]:
    """Read the phases in order. Raises msgspec.ValidationError."""
    return tuple(_listed("phases", "phase", Phase))


def load_chart() -> StockChart:
    """Read the stock chart. Raises msgspec.ValidationError."""
    return msgspec.convert(_toml("chart"), StockChart)


def load_rules() -> Rules:
    """Read the figures of the rulebook. Raises msgspec.ValidationError."""
    return msgspec.convert(_toml("rules"), Rules, strict=False)


def _listed(file: str, entry: str, kind: type[T]) -> list[T]:
    return msgspec.convert(_toml(file)[entry], list[kind])  # type: ignore[valid-type]  # a type given as a value


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / f"{name}.toml").read_text("utf-8"))
