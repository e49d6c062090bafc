"""A game of the family as it is drawn: its printed facts, how it looks, and what it adds to the shared pictures.

A game makes one value, of a subclass if it differs in some of the methods below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import msgspec
from PIL import Image

from engine.core.text import Param, Text, text
from engine.eighteenxx.board import Colour, Tile
from engine.eighteenxx.companies import CompanyId, Kind
from engine.eighteenxx.printed import Printed, PrintedHex
from engine.eighteenxx.views import CompanyView, EighteenxxView, MapView, PlayerView, Reckoning
from engine.hexes import HexName
from rendering.api import Words
from rendering.canvas import Viewport
from rendering.eighteenxx.atlas import Atlas, ShortName
from rendering.eighteenxx.chart_layout import ChartLayout
from rendering.eighteenxx.colours import rgb
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.legend import Legend
from rendering.eighteenxx.plates import Plate, plates_of, plates_picture
from rendering.eighteenxx.shares_bar import Part, parts_of
from rendering.eighteenxx.tokens import Livery
from rendering.palette import LOST, WON, Rgb
from rendering.parts import Composition


class KindLook(msgspec.Struct, frozen=True):
    """How a kind of companies, trains or private companies is shown."""

    kind: Kind
    title: Text
    letter: Text
    """Marks where such companies may start."""
    colour: Rgb


class Sheet(msgspec.Struct, frozen=True):
    """A part of the map that is shown as a picture of its own; no two have a hex in common."""

    rows: str
    """The letters of its rows, the uppermost first."""
    columns: range
    legend: Legend | None = None
    side_room: float = 0.0
    """Room to the left and right of the hexes besides the usual margin, in points."""

    def shows(self, hex_: HexName) -> bool:
        """Return whether a hex is on it."""
        return hex_[0] in self.rows and int(hex_[1:]) in self.columns


class ChartArrow(msgspec.Struct, frozen=True):
    """A move that the token of some company could make next."""

    start: int
    end: int
    """The cells, neighbours of each other."""
    colour: Rgb


class PlayerRow(msgspec.Struct, frozen=True):
    """A row that a game adds to the table of players."""

    title: Text
    cells: tuple[Text | None, ...]
    """The cells by player, in turn order."""
    bad: bool = False
    """Whether it shows something that is owed."""


def _sold_out(company: CompanyView) -> bool:
    """Return whether all shares of a company are in the hands of players."""
    return company.floated and not company.for_sale and company.id not in company.holders


class Edition(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """A game of the family as it is drawn."""

    printed: Printed
    """Everything that is printed, whether it is in the game at the table or not."""
    atlas: Atlas
    sheets: tuple[Sheet, ...]
    """The parts of the map, the chief one first."""
    chart: ChartLayout
    chart_notes: Text
    """Says what moves the tokens."""
    companies: tuple[KindLook, ...]
    trains: tuple[KindLook, ...]
    privates: tuple[KindLook, ...]
    """The kinds of private companies, each a column of their picture."""
    companies_in_a_row: int = 8
    """How many companies stand in a row of the strip under the map; if more operate there are several rows."""
    tiles_in_a_row: int = 11
    """How many tiles stand in a row on the page of the tiles left."""
    next_cards: bool = True
    """Whether the market of trains shows the next cards of each deck."""
    privates_count: bool = True
    """Whether private companies are worth anything at the end of the game."""
    sale: str = ""
    """The name of the round that first sells private companies."""

    def livery(self, company: CompanyId) -> Livery:
        """Return how a company's tokens look; bands tell its kind."""
        printed = self.printed.companies[company]
        return Livery(printed.id, rgb(printed.colour), self.company_kinds.index(printed.kind))

    @property
    def company_kinds(self) -> tuple[Kind, ...]:
        """The kinds of companies in order."""
        return tuple(look.kind for look in self.companies)

    def train_colour(self, face: str) -> Rgb:
        """Return the colour of a train card."""
        kind = self.printed.faces[face].kind
        return next(look.colour for look in self.trains if look.kind == kind)

    def sheet_of(self, hex_: HexName) -> Sheet:
        """Return the part of the map that a hex is on."""
        return next(sheet for sheet in self.sheets if sheet.shows(hex_))

    def stop_name(self, hex_: HexName) -> str:
        """Return what to call a stop: its city, else its hex."""
        return self.printed.hexes[hex_].name or hex_

    def hexes_of_stops(self, values: Sequence[str]) -> tuple[HexName, ...]:
        """Return the hexes of the stops that may come next in a run, leaving out trains."""
        return tuple(HexName(hex_) for value in values if (hex_ := re.split("[.~]", value)[0]) in self.printed.hexes)

    def stage(self, view: EighteenxxView) -> Text:
        """Say how far the game has come."""
        now = view.calendar
        # One for each stage of the game.
        return text(f"18xx.picture.{now.stage}", set=now.set, round=now.round, rounds=now.rounds, number=now.operating)

    # What a game adds to the map.

    def name_on(self, seen: MapView, printed: PrintedHex) -> str | None:
        """Return the name that stands on a hex of the map, or None."""
        return printed.name

    def coordinate_height(self, tile: Tile) -> float:
        """Return how far below the middle of a hex its printed name stands, in halves of it, by the tile there."""
        special = tile.name in self.printed.tiles and self.printed.tiles[tile.name].special
        return -0.84 if special else -0.92

    def draw_over_tiles(
        self, picture: Composition, view: EighteenxxView, shown: Sequence[HexName], viewport: Viewport
    ) -> None:
        """Draw what lies over the tiles, and under the routes of trains."""

    def draw_under_stations(
        self, picture: Composition, view: EighteenxxView, shown: Sequence[HexName], viewport: Viewport
    ) -> None:
        """Draw what lies over the routes of trains, and under stations: what printed places pay in each phase."""
        for name in shown:
            if name not in view.map.laid:
                plates = self.plates(self.printed.hexes[name])
                if plates:
                    piece = plates_picture.later(plates, view.depot.tiles, viewport.scale)
                    picture.put(piece, *viewport.at(*middle(name)))

    def plates(self, printed: PrintedHex) -> tuple[Plate, ...]:
        """Return the plates on a hex where no tile lies."""
        trains = [face.name for face in self.printed.faces.values() if face.kind in printed.only]
        return plates_of(printed, tuple((name, self.train_colour(name)) for name in trains))

    def bonus(self, printed: PrintedHex, tile: Tile) -> tuple[Plate, ...]:
        """Return the plates for bonuses of some trains that stand on a hex whatever tile lies there."""
        return ()

    def boards(self, view: EighteenxxView, name: HexName) -> tuple[tuple[str, Colour | None, Rgb], ...]:
        """Return what is written together on a hex of a map that is shown small, in order: what it pays by phase.

        Each comes with the colour of the tiles from which it counts, if there is one, and that of its plate.
        """
        if name in view.map.laid:
            return ()
        return tuple((plate.written, plate.colour, plate.fill) for plate in self.plates(self.printed.hexes[name]))

    def name_in_small(self, seen: MapView, printed: PrintedHex) -> str | None:
        """Return the name that stands on a hex of a map that is shown small, or None."""
        name, called = self.name_on(seen, printed), self.atlas.called.get(printed.at)
        return name if called is None or name is None else ShortName(called, name)

    def draw_around_map(
        self, picture: Image.Image, sheet: Sheet, view: EighteenxxView, words: Words, viewport: Viewport
    ) -> None:
        """Draw what stands around the hexes of a whole sheet."""

    # What a game adds to the other pictures, and to their descriptions.

    def chart_arrows(self, view: EighteenxxView) -> Iterator[ChartArrow]:
        """Show where tokens can go: by dividends to come, or in a stock round by a sale or as all shares are sold."""
        chart, stock = self.printed.chart, view.calendar.stage == "stock"
        for cell, stack in view.chart.items():
            ways: set[tuple[int, Rgb]] = set()
            for company in map(view.companies.__getitem__, stack):
                if stock:
                    ways |= {(chart.after_sale(cell, 1), LOST)}
                    ways |= {(chart.after_sold_out(cell), WON)} if _sold_out(company) else set()
                elif company.floated and not company.had_turn and view.calendar.stage == "operating":
                    rise = self.printed.kind(company.id).rise
                    ways |= {(chart.after_payout(cell, rise), WON), (chart.after_withholding(cell), LOST)}
            yield from (ChartArrow(cell, end, colour) for end, colour in sorted(ways) if end != cell)

    def header_notes(self, view: EighteenxxView) -> tuple[Text, ...]:
        """Return what stands in the heading of the strip under the map, after the phase."""
        return ()

    def last_words(self, view: EighteenxxView) -> Text | None:
        """Say that the game ends soon, once that is certain."""
        return None

    def trains_note(self, view: EighteenxxView) -> Text | None:
        """Return what stands next to the title of the market of trains."""
        return None

    def privates_note(self, view: EighteenxxView) -> Text | None:
        """Return what stands next to the title of the private companies."""
        return None

    def private_abilities(self) -> tuple[Text, ...]:
        """Return what a private company does for the company that owns it, then how far each kind goes; or nothing."""
        return ()

    def shares(self, view: EighteenxxView, company: CompanyView) -> tuple[Part, ...]:
        """Return who holds how much of a company, in the order of its bar."""
        return parts_of(company)

    def closed(self, company: CompanyView) -> Text:
        """Say what has become of a company that is no longer, or not yet, in the game."""
        return text("18xx.picture.closed")

    def charter_mark(self, view: EighteenxxView, company: CompanyView) -> Text | str:
        """Return what stands in the lower right corner of a charter: its private companies."""
        return " ".join(company.private_companies)

    def railways_of(self, view: EighteenxxView, player: PlayerView) -> tuple[str, ...]:
        """Return which private companies a player has."""
        return tuple(player.private_companies)

    def charter_lines(self, view: EighteenxxView, company: CompanyView) -> tuple[Text, ...]:
        """Return further lines that stand on a charter."""
        return ()

    def player_rows(self, view: EighteenxxView) -> tuple[PlayerRow, ...]:
        """Return further rows of the table of players."""
        return ()

    def reckoning_items(self, reckoning: Reckoning) -> tuple[tuple[Text, int], ...]:
        """Return what else counts in a final reckoning, each with its amount."""
        return ()

    def trains_words(self, view: EighteenxxView) -> Param:
        """Say what else holds for the trains, in a sentence of its own with a space before it."""
        return ""

    def charter_words(self, view: EighteenxxView, company: CompanyView) -> Param:
        """Say what else a company has, beginning with a semicolon."""
        return ""

    def player_words(self, player: PlayerView) -> Param:
        """Say what else a player has, beginning with a semicolon."""
        return ""

    def reckoning_words(self, reckoning: Reckoning) -> Param:
        """Say what else counts in a final reckoning, beginning with a comma."""
        return ""
