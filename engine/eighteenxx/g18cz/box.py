"""The box of 18CZ as a table uses it: all of it, or the part for two players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property

import msgspec

from engine.eighteenxx.board import Ground
from engine.eighteenxx.g18cz import facts
from engine.eighteenxx.g18cz.facts import (
    Company,
    Face,
    LocalRailway,
    Phase,
    PrintedHex,
    PrintedTile,
    Rules,
    Size,
    SizeRules,
    StockChart,
    TrainCard,
)
from engine.eighteenxx.g18cz.state import G18czState, LocalId
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.tiles import TileName
from engine.hexes import HexName


class Box:
    """Everything printed."""

    def __init__(self) -> None:
        self.rules: Rules = facts.load_rules()
        self.chart: StockChart = facts.load_chart()
        self.hexes: Mapping[HexName, PrintedHex] = facts.load_map()
        self.tiles: Mapping[TileName, PrintedTile] = facts.load_tiles()
        self.companies: Mapping[CompanyId, Company] = facts.load_companies()
        self.locals: Mapping[LocalId, LocalRailway] = facts.load_locals()
        self.cards: Mapping[str, TrainCard] = {card.rank: card for card in facts.load_trains()}
        self.phases: Mapping[str, Phase] = {phase.rank: phase for phase in facts.load_phases()}
        self.faces: Mapping[str, Face] = {face.name: face for card in self.cards.values() for face in card.faces}
        """The trains by name. A face is the same on every card that shows it."""

    @cached_property
    def ground(self) -> Ground:
        """The map with every kind of tile that may lie on it."""
        return Ground(
            {name: place.tile for name, place in self.hexes.items()},
            {name: tile.tile for name, tile in self.tiles.items()},
            odd_top=True,
        )

    def size(self, company: CompanyId) -> Size:
        """Return the size of a company."""
        return self.companies[company].size

    def size_rules(self, company: CompanyId) -> SizeRules:
        """Return the figures of a company's size."""
        return self.rules.of(self.size(company))

    def percents(self, company: CompanyId) -> tuple[int, ...]:
        """Return the percent of each certificate of a company, the president's first."""
        return self.size_rules(company).shares


class BoxForTwo(Box):
    """The part of the box that two players use: the western half of the map and what belongs to it."""

    def __init__(self) -> None:
        super().__init__()
        part = self.rules.two_players
        self.rules = msgspec.structs.replace(
            self.rules, large=msgspec.structs.replace(self.rules.large, most_held=part.large_most_held)
        )
        self.hexes = {name: place for name, place in self.hexes.items() if name not in part.hexes_out}
        self.companies = {name: company for name, company in self.companies.items() if name not in part.companies_out}
        self.locals = {
            name: local for name, local in self.locals.items() if local.price < part.locals_out_from[local.size]
        }


@cache
def box() -> Box:
    """Return the box, opened once."""
    return Box()


@cache
def box_for_two() -> Box:
    """Return the part of the box for two players, opened once."""
    return BoxForTwo()


def box_of(state: G18czState) -> Box:
    """Return the box a table plays with: what is printed on its map and cards, and which of them take part."""
    return box() if state.neutral is None else box_for_two()
