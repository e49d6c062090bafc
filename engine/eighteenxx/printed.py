"""Everything printed of one 18xx game, read from the TOML files of its package.

A game subclasses ``Printed`` where more is printed; a state hands it out as ``state.printed``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from engine.eighteenxx.board import ALL_ALIKE, Ground
from engine.eighteenxx.chart.protocol import Chart
from engine.eighteenxx.facts import (
    Company,
    CompanyKind,
    Face,
    Figures,
    Phase,
    PrintedHex,
    PrintedTile,
    PrintedTunnel,
    PrivateCompany,
    PrivateKind,
    TrainCard,
)
from engine.eighteenxx.ids import CompanyId, PrivateId
from engine.eighteenxx.tiles import TileName
from engine.hexes import HexName

T = TypeVar("T")


class Reader:
    """Reads the TOML files of a game's package, decoded straight into what they list."""

    def __init__(self, package: str) -> None:
        self._package = package

    def listed(self, file: str, entry: str, kind: type[T]) -> list[T]:
        """Read a list, which may be missing. Raises msgspec.ValidationError where it does not fit the type."""
        return msgspec.convert(self._toml(file).get(entry, []), list[kind])  # type: ignore[valid-type]  # given as a value

    def whole(self, file: str, kind: type[T]) -> T:
        """Read a file as one record; its keys may stand for numbers. Raises msgspec.ValidationError."""
        return msgspec.convert(self._toml(file), kind, strict=False)

    def _toml(self, name: str) -> dict[str, Any]:
        return tomllib.loads((files(self._package) / f"{name}.toml").read_text("utf-8"))


class Printed:
    """Everything printed of one game, by id or name, in the order of the rulebook."""

    figures: Figures
    chart: Chart

    def __init__(self, game: str, package: str, figures: type[Figures], chart: type[Chart], *, odd_top: bool) -> None:
        """``game`` is its key, ``package`` holds its TOML files; ``odd_top``: the numbers of row A are odd."""
        read = Reader(package)
        self.game = game
        self.figures = read.whole("figures", figures)
        self.chart = read.whole("chart", chart)
        self.hexes: Mapping[HexName, PrintedHex] = {hex_.at: hex_ for hex_ in read.listed("map", "hex", PrintedHex)}
        self.tiles: Mapping[TileName, PrintedTile] = {
            tile.name: tile for tile in read.listed("tiles", "tile", PrintedTile)
        }
        self.tunnels: Mapping[TileName, PrintedTunnel] = {
            tunnel.name: tunnel for tunnel in read.listed("tiles", "tunnel", PrintedTunnel)
        }
        self.companies: Mapping[CompanyId, Company] = {
            company.id: company for company in read.listed("companies", "company", Company)
        }
        self.private_companies: Mapping[PrivateId, PrivateCompany] = {
            private.id: private for private in read.listed("private_companies", "private", PrivateCompany)
        }
        self.cards: Mapping[str, TrainCard] = {card.rank: card for card in read.listed("trains", "train", TrainCard)}
        self.phases: Mapping[str, Phase] = {phase.rank: phase for phase in read.listed("phases", "phase", Phase)}
        self.faces: Mapping[str, Face] = {face.name: face for card in self.cards.values() for face in card.faces}
        """The trains by name."""
        self._odd_top = odd_top

    @cached_property
    def ground(self) -> Ground:
        """The map with every kind of tile that may lie on it."""
        return Ground(
            {name: place.tile for name, place in self.hexes.items()},
            {name: tile.tile for name, tile in self.tiles.items()},
            odd_top=self._odd_top,
            traffic={name: traffic for name, place in self.hexes.items() if (traffic := place.traffic) != ALL_ALIKE},
            closed=self.figures.closed_sides,
        )

    @cached_property
    def endless(self) -> frozenset[str]:
        """The ranks of train cards that never run out."""
        return frozenset(rank for rank, card in self.cards.items() if card.count is None)

    @cached_property
    def phase_of_rank(self) -> Mapping[str, str]:
        """The phase that the first sale of a rank begins; ranks that begin none are missing."""
        return {rank: phase.rank for phase in self.phases.values() for rank in (phase.rank, *phase.begins_with)}

    def full_supply(self) -> dict[TileName, list[int]]:
        """Return the copies of every tile and tunnel as a game begins."""
        counts = {
            **{name: tile.count for name, tile in self.tiles.items()},
            **{name: tunnel.count for name, tunnel in self.tunnels.items()},
        }
        return {name: list(range(count)) for name, count in counts.items()}

    def terrain_cost(self, hex_: HexName) -> int:
        """Return what the first tile on a hex costs, where it must be paid for."""
        place = self.hexes[hex_]
        if place.cost is not None:
            return place.cost
        return 0 if place.terrain is None else self.figures.terrain[place.terrain]

    def kind(self, company: CompanyId) -> CompanyKind:
        """Return what companies of a company's kind have in common."""
        return self.figures.kinds[self.companies[company].kind]

    def abilities(self, private: PrivateId) -> PrivateKind:
        """Return what a private company can be used for."""
        return self.figures.private_kinds[self.private_companies[private].kind]

    def rule(self, subject: str) -> str:
        """Return the key of the section of the game's rulebook on a subject."""
        return f"{self.game}.rule.{self.figures.citations[subject]}"
