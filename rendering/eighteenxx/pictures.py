"""The pictures of a game of the family, by kind: what a game lists, offered as ``rendering.api`` expects it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from PIL import Image

from engine.core.graphs import seat_of
from engine.core.seat import Seat
from engine.core.text import Text
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.views import EighteenxxView
from engine.hexes import HexName
from rendering.api import GamePictures, Picture, Subject, Versions, Words, fullest
from rendering.canvas import png
from rendering.eighteenxx import alt as said
from rendering.eighteenxx import (
    alt_of_map,
    chart,
    charters,
    close_ups,
    legend,
    overviews,
    players,
    private_companies,
    report,
    runs,
    share_tables,
    tiles_left,
    trains,
)
from rendering.eighteenxx.charters import started
from rendering.eighteenxx.choices import FIELDS, STOPS, draw_choice
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.hex_map import HexMap, compose_sheet, draw_example, draw_plan
from rendering.eighteenxx.sheet import whole
from rendering.eighteenxx.strip import draw_order
from rendering.eighteenxx.train_cards import trains_differ
from rendering.inks import inks_of
from rendering.palette import Rgb
from rendering.parts import Composition
from rendering.small import Size
from rendering.zoom import REGIONS


class PictureKind(msgspec.Struct, frozen=True, eq=False):
    """A kind of picture: how it is drawn, how it is said in words, and whether a position has it."""

    draw: Callable[[Edition, EighteenxxView, Words, str | None], Image.Image | Composition]
    say: Callable[[Edition, EighteenxxView], Versions]
    there: Callable[[EighteenxxView], bool] = lambda _: True
    composed: bool = False
    """Whether it shows only what other pictures show too."""
    recalls: bool = False
    """Whether it shows what companies have earned in their latest turns."""
    marks: Callable[[Edition, EighteenxxView], bool] = lambda _edition, _view: False
    """Returns whether it marks anything in a position that is compared with an earlier one."""


def _marks_hexes(number: int) -> Callable[[Edition, EighteenxxView], bool]:
    """Return a function that says whether a sheet marks any hex."""
    return lambda edition, view: any(map(edition.sheets[number].shows, view.map.changed))


def _marks_sheet(number: int) -> Callable[[Edition, EighteenxxView], bool]:
    """Return a function that says whether a sheet marks any hex, or the strip under it any train."""
    hexes = _marks_hexes(number)
    return lambda edition, view: hexes(edition, view) or trains_differ(view, view.operating)


def _marks_runs(edition: Edition, view: EighteenxxView) -> bool:
    assert view.last_run is not None
    sheet = edition.sheet_of(view.last_run.runs[0].stops[0].hex)
    return any(map(sheet.shows, view.map.changed))


def _marks_market_map(edition: Edition, view: EighteenxxView) -> bool:
    return _marks_sheet(0)(edition, view) or chart.is_marked(view)


def _marks_everything(edition: Edition, view: EighteenxxView) -> bool:
    sheets = any(_marks_hexes(number)(edition, view) for number in range(len(edition.sheets)))
    return sheets or chart.is_marked(view) or players.is_marked(view) or trains_differ(view, started(view))


def sheet_kind(number: int) -> PictureKind:
    """Return the picture of a sheet of the map; a zoom on a hex of another sheet shows that one."""

    def draw(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Composition:
        whole = zoom is None or zoom in REGIONS
        sheet = edition.sheets[number] if whole else edition.sheet_of(HexName(str(zoom)))
        return compose_sheet(edition, sheet, view, words, zoom)

    return PictureKind(draw, alt_of_map.board, marks=_marks_sheet(number))


def plan_kind(number: int) -> PictureKind:
    """Return the picture of a sheet in double resolution, for a close look; its description covers each tile."""

    def draw(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
        del zoom
        return draw_plan(edition, edition.sheets[number], view, words)

    def say(edition: Edition, view: EighteenxxView) -> Versions:
        return alt_of_map.tracks(edition, view, edition.sheets[number])

    # Those who read all descriptions get the same from ``details``.
    return PictureKind(draw, say, composed=True, marks=_marks_hexes(number))


def everything_kind(*further: overviews.Page) -> PictureKind:
    """Return the picture of everything, with pages in addition to those that all games have."""
    draw = partial(overviews.draw_everything, further=further)
    return PictureKind(draw, overviews.say_everything, composed=True, recalls=True, marks=_marks_everything)


def _legend(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    del view, zoom
    return legend.draw_page(_signs(edition), words)


def _signs(edition: Edition) -> tuple[legend.Sign, ...]:
    """Return the signs of all sheets, each once."""
    return tuple(dict.fromkeys(sign for sheet in edition.sheets if sheet.legend for sign in sheet.legend.signs))


MAP = sheet_kind(0)
PLAN = plan_kind(0)
CHANGED = PictureKind(
    close_ups.draw_changed, alt_of_map.changed, lambda view: bool(view.map.changed), marks=lambda _edition, _view: True
)
LEGEND = PictureKind(_legend, lambda edition, _: alt_of_map.legend([sign.means for sign in _signs(edition)]))
_DISCARDING, _OF_TRAINS = "discard", "charters"
"""The interrupt that makes companies give back trains, and the picture of what each has."""
_NOBODYS_TURN: dict[str, Any] = {"to_move": (), "asks": None, "offer": None}
_NOT_SHOWN: Mapping[str, Mapping[str, Any]] = {
    "chart": _NOBODYS_TURN | {"turn": None, "last_run": None},
    "railways": _NOBODYS_TURN,
    "trains": _NOBODYS_TURN
    | {"turn": None, "last_run": None, "order": (), "operating": (), "players": (), "chart": {}}
    | {"came_from": {}, "private_companies": {}},
}
"""For kinds of picture the fields of a position that they do not show, each with an empty value."""

CHART = PictureKind(chart.draw_page, said.chart, marks=lambda _, view: chart.is_marked(view))
CHARTERS = PictureKind(
    charters.draw_page, said.charters, recalls=True, marks=lambda _, view: trains_differ(view, started(view))
)
TRAINS = PictureKind(trains.draw_page, said.trains)
PLAYERS = PictureKind(players.draw_page, said.players, marks=lambda _, view: players.is_marked(view))
PRIVATE_COMPANIES = PictureKind(private_companies.draw_page, said.private_companies)
TILES = PictureKind(tiles_left.draw_page, said.tiles)
RUNS = PictureKind(
    runs.draw_page,
    alt_of_map.runs,
    lambda view: view.last_run is not None and bool(view.last_run.runs),
    marks=_marks_runs,
)
SOURCES = PictureKind(share_tables.draw_sources, share_tables.say_sources)
HOLDINGS = PictureKind(
    share_tables.draw_holdings, share_tables.say_holdings, lambda view: bool(view.companies_held), recalls=True
)
MARKET_MAP = PictureKind(overviews.draw_market_map, overviews.say_market_map, composed=True, marks=_marks_market_map)
EVERYTHING = everything_kind(private_companies.draw_page)
REPORT = PictureKind(report.draw_page, said.report, lambda view: view.reckonings is not None)


def _nothing_sold(view: EighteenxxView) -> bool:
    return all(private.owner is None for private in view.private_companies.values())


@dataclass(frozen=True, eq=False)
class Pictures(GamePictures[EighteenxxView]):
    """The pictures of one game."""

    edition: Edition
    by_kind: Mapping[str, PictureKind]
    """The pictures by kind, the chief one first."""
    news: Sequence[tuple[frozenset[str], str]]
    """Moves and the picture that goes with their news; the first that can be drawn is taken."""
    sheets: tuple[str, ...] = ("map",)
    """The pictures that show each sheet of the map."""
    stages: Mapping[str, str] = field(default_factory=dict)
    """The picture shown in rounds of some kinds, whatever move was made."""
    fields: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: FIELDS)
    """For each kind of move the fields whose options are drawn."""
    sections: Mapping[str, str] = field(default_factory=dict)
    """The picture that illustrates a section of the rulebook, by the section's name."""
    assets: str | None = None
    """The folder with the colours that its pictures are printed in, or None if they are chosen for each."""

    def kinds(self, view: EighteenxxView) -> tuple[str, ...]:
        """Return which pictures a view can give."""
        return tuple(name for name, kind in self.by_kind.items() if kind.there(view))

    def composed(self, view: EighteenxxView) -> frozenset[str]:
        """Return which pictures show only what others show too."""
        return frozenset(name for name, kind in self.by_kind.items() if kind.composed)

    def zooms(self, view: EighteenxxView) -> tuple[str, ...]:
        """Return what the map can be zoomed to: regions, then hexes by printed name, with cities first."""
        out = view.map.out
        hexes = [printed for name, printed in self.edition.printed.hexes.items() if name not in out]
        order = sorted(hexes, key=lambda printed: (printed.name is None, printed.area is not None))
        return (*REGIONS, *(printed.at for printed in order))

    def telling(self, view: EighteenxxView, moves: Sequence[str]) -> str:
        """Return which picture goes best with the news of some moves."""
        there, stage = self.kinds(view), self.stages.get(view.calendar.stage)
        if "report" in there:
            return "report"
        # A decision that must come first matters more than what led to it.
        if view.asks == _DISCARDING:
            return _OF_TRAINS
        # If a new round has begun, what it is about matters more than how the one before went.
        if stage is not None:
            # The first things sold are judged by the map and the market, and the form for bidding shows them anyway.
            begins = not moves and view.calendar.stage == self.edition.sale
            return self._market_map() if begins and _nothing_sold(view) else stage
        for news, picture in self.news:
            if news & set(moves) and picture in there:
                return self._sheet_changed(view) if picture == self.sheets[0] else picture
        return self._sheet_of_turn(view)

    def compared(self, view: EighteenxxView, before: EighteenxxView) -> EighteenxxView:
        """Mark hexes on which anything new lies, tokens that have moved, and changes of shares or trains."""
        now, then = view.map, before.map
        touched = {
            hex_
            for here, there in ((now.laid, then.laid), (now.stations, then.stations), (now.tunnels, then.tunnels))
            for hex_ in {**here, **there}
            if here.get(hex_) != there.get(hex_)
        }
        latest = [hex_ for hex_ in now.changed if hex_ in touched]
        places = {company: cell for cell, stack in before.chart.items() for company in stack}
        return msgspec.structs.replace(
            view,
            map=msgspec.structs.replace(now, changed=(*sorted(touched.difference(latest)), *latest)),
            came_from=places,
            compared=before,
        )

    def recalls(self, view: EighteenxxView, kind: str) -> bool:
        """Return whether a picture shows what companies have earned in their latest turns."""
        return self.by_kind[kind].recalls

    def marks(self, view: EighteenxxView, kind: str) -> bool:
        """Return whether a picture marks hexes, tokens, trains or shares that are new."""
        return view.compared is not None and self.by_kind[kind].marks(self.edition, view)

    def overview(self, view: EighteenxxView) -> str:
        """Return which picture shows most of what has changed: the map with the chart, once tokens are there."""
        return self._market_map() if view.chart else self.stages.get(view.calendar.stage, self.sheets[0])

    def _market_map(self) -> str:
        """Return the picture of the map with the chart below it; without one, the map."""
        return next((name for name, kind in self.by_kind.items() if kind is MARKET_MAP), self.sheets[0])

    def panel_picture(self, view: EighteenxxView, move: str | None) -> str | None:
        """Return which picture helps with a move.

        Trains run on a map, which also shows the homes of companies; things bid for have a page of their own, and the
        trains that a company has are on its charter.
        """
        if move == "run":
            return self._sheet_of_turn(view)
        if move == "par":
            return self.sheets[0]
        if move == "discard":
            return _OF_TRAINS
        if move == "bid":
            return self.stages.get(view.calendar.stage)
        return "players" if move is None else None

    def _sheet_of_turn(self, view: EighteenxxView) -> str:
        """Return the map on which the operating company builds and runs; the first one if none operates."""
        if view.turn is None:
            return self.sheets[0]
        home = self.edition.printed.companies[view.turn.company].home[0]
        return self.sheets[self.edition.sheets.index(self.edition.sheet_of(home))]

    def _sheet_changed(self, view: EighteenxxView) -> str:
        """Return the map on which the latest of the changes lies."""
        changed = view.map.changed[-1:]
        return next(
            (self.sheets[self.edition.sheets.index(self.edition.sheet_of(hex_))] for hex_ in changed), self.sheets[0]
        )

    def boards(self, view: EighteenxxView) -> tuple[str, ...]:
        """Return which pictures show each sheet of the map."""
        return self.sheets

    def details(self, view: EighteenxxView) -> tuple[Text, ...]:
        """Say what lies on the map in words."""
        return alt_of_map.details(self.edition, view)

    def subjects(self, view: EighteenxxView) -> tuple[Subject, ...]:
        """Return what can be looked at in words: hexes, companies, players."""
        return (*alt_of_map.hexes(self.edition, view), *said.companies_and_players(view))

    def look(self, view: EighteenxxView, subject: Subject) -> tuple[Text, ...]:
        """Say what a hex, a company or a player is and has."""
        kind, _, name = subject.id.partition("/")
        match kind:
            case "hex":
                return alt_of_map.look_at_hex(self.edition, view, HexName(name))
            case "company":
                return said.look_at_company(self.edition, view, CompanyId(name))
            case _:
                return said.look_at_player(self.edition, view, Seat(int(name)))

    def closely(self, view: EighteenxxView, moves: Sequence[str]) -> str | None:
        """Return which picture shows a close-up of what some moves changed on the map; None at the end of the game."""
        there = self.kinds(view)
        if "report" in there:
            return None
        on_the_map = {move for move, fields in self.fields.items() if "hex" in fields} & set(moves)
        return "changed" if on_the_map and "changed" in there else None

    def shown(self, view: EighteenxxView, kind: str) -> EighteenxxView:
        """Leave out whose turn it is if that is not marked, what does not concern trains, and the steps of a turn."""
        if kind in _NOT_SHOWN:
            return msgspec.structs.replace(view, **_NOT_SHOWN[kind])
        if kind in self.sheets and view.turn is not None:
            return msgspec.structs.replace(view, turn=msgspec.structs.replace(view.turn, done=()))
        return view

    def chooses(self, move: str, field: str, values: Sequence[str] | None) -> bool:
        """Return whether what may stand in a field is drawn: for the continuation of a run, if stops are among it."""
        drawn = field != STOPS or values is None or bool(self.edition.hexes_of_stops(values))
        return drawn and field in self.fields.get(move, ())

    def choice(
        self,
        view: EighteenxxView,
        move: str,
        field: str,
        chosen: Mapping[str, Any],
        values: Sequence[str],
        words: Words,
    ) -> Picture:
        """Draw what may stand in a field."""
        drawn, alt = draw_choice(self.edition, view, field, chosen, values, words)
        return Picture(self._png(drawn, words), alt, f"{move}-{field}.png")

    def example(self, view: EighteenxxView, kind: str, part: Sequence[str], words: Words, size: Size) -> Image.Image:
        """Draw the chart around some companies, the order of a round, or a map around some hexes, perhaps with runs."""
        match kind:
            case "chart":
                return chart.draw_example(self.edition, view, part, words)
            case "order":
                return draw_order(self.edition, view, words)
            case "runs":
                return runs.draw_example(self.edition, view, part, words, size)
            case _:
                return draw_example(self.edition, view, part, size)

    def board_alone(self, view: EighteenxxView, last: EighteenxxView) -> Image.Image:
        """Draw the chief sheet of the map."""
        sheet = self.edition.sheets[0]
        return (
            HexMap(self.edition, sheet, view, whole(self.edition, sheet, view.map.out)).compose(figures=False).drawn()
        )

    def line_look(self, view: EighteenxxView, line: str) -> Rgb | Seat:
        """Return how a line looks: companies are known by their ids."""
        seat = seat_of(line)
        return self.edition.livery(CompanyId(line)).colour if seat is None else seat

    def alt(self, view: EighteenxxView, kind: str) -> Versions:
        """Say in words what a picture shows, from the fullest version to the shortest."""
        return self.by_kind[kind].say(self.edition, view)

    def draw(self, view: EighteenxxView, kind: str, words: Words, zoom: str | None) -> Picture:
        """Draw one picture."""
        drawn = self._png(self.by_kind[kind].draw(self.edition, view, words, zoom), words)
        return Picture(drawn, fullest(self.alt(view, kind), words), f"{kind}.png")

    def _png(self, drawn: Image.Image | Composition, words: Words) -> bytes:
        inks = None if self.assets is None else inks_of(self.assets)
        if isinstance(drawn, Composition):
            return png(drawn.drawn()) if inks is None else drawn.printed(inks, words)
        return png(drawn, inks)
