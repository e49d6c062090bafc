"""The pictures of Ticket to Ride: Legends of the West, by kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import msgspec
from PIL import Image

from engine.core.graphs import seat_of
from engine.core.seat import Seat
from engine.core.text import Text
from engine.ticket_to_ride.board import CityId
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.tasks import WAIT
from engine.ticket_to_ride.legends.view import LegendsView
from engine.ticket_to_ride.ways import closed_routes
from rendering.api import GamePictures, Picture, Subject, Versions, Words, fullest
from rendering.canvas import INLINE, png
from rendering.small import Size
from rendering.ticket_to_ride.alt import details as track_details
from rendering.ticket_to_ride.alt import subjects as track_subjects
from rendering.ticket_to_ride.board import Parts, compared
from rendering.ticket_to_ride.legends import alt as said
from rendering.ticket_to_ride.legends.board import draw_board, draw_example, is_broad
from rendering.ticket_to_ride.legends.boxes import (
    box_of,
    brings,
    contents_in_words,
    draw_contents,
    draw_lids,
    lids_in_words,
    year_of,
)
from rendering.ticket_to_ride.legends.frontier import draw_frontier
from rendering.ticket_to_ride.legends.hand import draw_hand
from rendering.ticket_to_ride.legends.layout import drawn_board
from rendering.ticket_to_ride.legends.map import company_seat, draw_map, printed_on, whole
from rendering.ticket_to_ride.legends.newspaper import draw_events, draw_newspaper, draw_retired, events_in_words
from rendering.ticket_to_ride.legends.offer import draw_offer
from rendering.ticket_to_ride.legends.portraits import draw_specialists, specialists_in_words
from rendering.ticket_to_ride.legends.postcards import (
    as_seen,
    draw_office,
    draw_postcards,
    draw_shown,
    offices_shown,
    shown_in,
)
from rendering.ticket_to_ride.legends.poster import draw_poster, poster_in_words
from rendering.ticket_to_ride.legends.reach import draw_reach, reach_in_words
from rendering.ticket_to_ride.legends.signs import draw_signs
from rendering.ticket_to_ride.legends.sites import are_cities, draw_sites, sites_in_words
from rendering.ticket_to_ride.legends.slips import draw_slips
from rendering.ticket_to_ride.legends.story import draw_story
from rendering.ticket_to_ride.legends.tickets import own_of
from rendering.ticket_to_ride.legends.vaults import draw_vaults
from rendering.zoom import REGIONS


class Kind(msgspec.Struct, frozen=True):
    """A kind of picture in addition to the board."""

    there: Callable[[LegendsView], bool]
    """Returns whether a view gives it."""
    draw: Callable[[LegendsView, Words], Image.Image]
    say: Callable[[LegendsView], Versions]
    private: bool = False
    """Whether it shows what only its viewer may see."""


def _has_office(view: LegendsView) -> bool:
    """Return whether the viewer's company has postcards, orders or a specialist."""
    if view.own is None:
        return False
    own, seat = own_of(view)
    return bool(own.postcards or own.orders or view.seats[seat].specialist)


BOARD = "board"
_KINDS: dict[str, Kind] = {
    "tickets": Kind(lambda view: bool(view.own and view.own.offered), draw_offer, said.offer, private=True),
    "hand": Kind(lambda view: view.own is not None, draw_hand, said.hand, private=True),
    "office": Kind(_has_office, draw_office, said.office, private=True),
    "newspaper": Kind(lambda view: bool(view.current), draw_newspaper, said.newspaper),
    "postcards": Kind(lambda view: any(seat.postcards for seat in view.seats), draw_postcards, said.postcards),
    "story": Kind(lambda view: bool(view.story), draw_story, said.story),
    "slips": Kind(lambda view: bool(view.slips), draw_slips, said.slips),
    "frontier": Kind(lambda view: bool(view.newest), draw_frontier, said.frontier),
    "box": Kind(
        lambda view: bool(view.newest),
        lambda view, words: draw_contents(view, box_of(view), words),
        lambda view: contents_in_words(view, box_of(view)),
    ),
    "brought": Kind(
        brings,
        lambda view, words: draw_contents(view, year_of(view), words),
        lambda view: contents_in_words(view, year_of(view)),
    ),
    "retired": Kind(lambda view: bool(view.ranking and view.retired), draw_retired, said.retired),
    "signs": Kind(lambda _: True, draw_signs, said.signs),
    "vaults": Kind(lambda view: bool(view.opened_vaults), draw_vaults, said.vaults),
}
_SHOWN = re.compile(r"shown(-\d+\.\d+)+")
"""The kind of picture of postcards shown to all, each by its seat and number: the news has it, but no position."""
_OF_TURNS = frozenset({"draw", "travel", "tickets", "pass", "skip"})
_OF_THE_END = frozenset({"open", "retire", "give", "build"})
"""Moves at the end of a game that have pictures of their own; the slips go with the others."""
_MOST_SHOWN = 4
"""The most pictures with one piece of news."""


def _specialists(values: Sequence[str]) -> list[str]:
    """Return the specialists among the options: a company that chooses early may also wait."""
    return [one for one in values if one in pack().specialists]


_CHOSEN: dict[
    tuple[str, str],
    tuple[Callable[[LegendsView, Sequence[str], Words], Image.Image], Callable[[LegendsView, Sequence[str]], Versions]],
] = {
    ("open", "frontier"): (
        lambda _, boards, words: draw_lids(boards, words),
        lambda _, boards: lids_in_words(boards),
    ),
    ("engage", "specialist"): (
        lambda view, values, words: draw_specialists(view, _specialists(values), words),
        lambda view, values: specialists_in_words(view, _specialists(values)),
    ),
    ("retire", "event"): (
        lambda _, events, words: draw_events(events, words),
        lambda _, events: events_in_words(events),
    ),
}
"""For the fields of moves whose options are drawn: how they are drawn, and how they are said."""


_TRAVELLED = ("travel", "track")
"""The move and field that choose tracks: these are shown on the map, with the viewer's own trains."""
_BUILT = ("build", "place")
"""The move and field that choose a city to build in."""


def _to_show(values: Sequence[str]) -> list[str]:
    """Return the options that can be drawn, leaving out the option to wait until the answer counts."""
    return [one for one in values if one not in WAIT]


def _what(chosen: Mapping[str, Any]) -> str:
    """Return the thing to build, which is chosen before the place."""
    return str(chosen.get("what"))


def _cards_of(kind: str) -> list[tuple[int, int]]:
    """Return the postcards on a picture of those shown to all: seat and number of each."""
    return [(int(seat), int(number)) for seat, number in (one.split(".") for one in kind.split("-")[1:])]


class LegendsPictures(GamePictures[LegendsView]):
    """The pictures of the game, as ``rendering.api`` expects them."""

    sections: Mapping[str, str] = {"C3-2": "signs", "D": "newspaper", "F1": "slips", "F3": "story"}

    def kinds(self, view: LegendsView) -> tuple[str, ...]:
        """Return which pictures a view can give."""
        return (BOARD, *(kind for kind, each in _KINDS.items() if each.there(view)))

    @property
    def choosing(self) -> frozenset[str]:
        """The picture of the tickets to choose from."""
        return frozenset({"tickets"})

    def private(self, view: LegendsView) -> tuple[str, ...]:
        """Return which pictures show what only the viewer may see: the tickets to choose from before the hand."""
        return tuple(kind for kind in self.kinds(view) if kind != BOARD and _KINDS[kind].private)

    def telling(self, view: LegendsView, moves: Sequence[str]) -> str:
        """Return which picture goes best with the news of some moves: a new frontier, the slips, or the board."""
        return self._news(view, moves)[0]

    def opened(self, view: LegendsView) -> str | None:
        """Return which picture shows what the vaults hold, once the campaign is over."""
        return "vaults" if "vaults" in self.kinds(view) else None

    def chronicled(self, view: LegendsView) -> tuple[str, ...]:
        """Return which pictures stand on the page of a game: the board, and the slips once they are written."""
        return tuple(kind for kind in (BOARD, "slips") if kind in self.kinds(view))

    def poster(self, view: LegendsView, boards: Sequence[LegendsView], words: Words) -> Picture:
        """Draw the boards of all games over the final ranking."""
        alt = fullest(poster_in_words(view, boards), words)
        return Picture(png(draw_poster(view, boards, words)), alt, "poster.png")

    def own_summary(self, view: LegendsView) -> str | None:
        """Return which picture shows what a president alone may know of the campaign."""
        return "office" if "office" in self.kinds(view) else None

    def closely(self, view: LegendsView, moves: Sequence[str]) -> str | None:
        """Return which picture goes second: the year's story, once tickets are kept (L B7), or what a box held."""
        return next(iter(self._news(view, moves)[1:]), None)

    def further(self, view: LegendsView, moves: Sequence[str]) -> tuple[str, ...]:
        """Return what else is shown: what the year brings, and if much is decided together, all of it."""
        return self._news(view, moves)[2:]

    def of_events(self, view: LegendsView, events: Sequence[Text]) -> tuple[str, ...]:
        """Return which pictures show the postcards that have been shown to everybody (L H2, G6)."""
        cards = "".join(f"-{seat}.{number}" for seat, number in shown_in(events))
        found = [f"shown{cards}"] if cards else []
        return (*found, *(["postcards"] if offices_shown(events) and "postcards" in self.kinds(view) else []))

    def gives(self, view: LegendsView, kind: str) -> bool:
        """Return whether a view gives a picture; for a picture of postcards shown, whether these exist."""
        if _SHOWN.fullmatch(kind) is None:
            return kind in self.kinds(view)
        return all(seat < len(view.seats) and number in pack().postcards for seat, number in _cards_of(kind))

    def _news(self, view: LegendsView, moves: Sequence[str]) -> tuple[str, ...]:
        """Return the pictures that show what has come of some moves."""
        there, made = self.kinds(view), {*moves}
        if not view.slips:
            begun = len(view.claims) <= moves.count("travel") and "keep" in made
            return tuple(
                one for one in (BOARD, *(("story", "brought") if begun and view.story else ())) if one in there
            )
        # If only built-in opponents decide at the end, everything is announced with the last turn.
        turns = bool(made & _OF_TURNS)
        if view.opened_vaults:  # what stays of the last game is of no more use
            return ("vaults", *(["slips"] if turns else []))
        wanted = ["slips"] if turns or not made & _OF_THE_END else []
        # A box is opened after an event is retired and a card given: if these are news and it is open, so is the box.
        wanted += ["frontier", "box"] if turns or made & {"open", "retire", "give"} else []
        wanted += ["retired"] if "retire" in made else []
        wanted += ["story"] if made & {"retire", "give"} and view.turned else []
        wanted += ["brought"] if "retire" in made and view.turned and view.game == 1 else []
        wanted += [BOARD] if "build" in made else []
        return tuple(one for one in wanted if one in there)[:_MOST_SHOWN] or ("slips",)

    def chooses(self, move: str, field: str, values: Sequence[str] | None) -> bool:
        """Return whether what may stand in a field is drawn: lids of boxes, specialists, cities to build in."""
        values = None if values is None else _to_show(values)
        if (move, field) == _BUILT:
            return values is None or are_cities(values)
        return (move, field) in _CHOSEN and values != []

    def choice(
        self, view: LegendsView, move: str, field: str, chosen: Mapping[str, Any], values: Sequence[str], words: Words
    ) -> Picture:
        """Draw what may stand in a field."""
        values = _to_show(values)
        if (move, field) == _BUILT:
            drawn, said = draw_sites(view, _what(chosen), values, words), sites_in_words(view, _what(chosen), values)
        elif (move, field) == _TRAVELLED:
            drawn, said = draw_reach(view, values), reach_in_words(view, values)
        else:
            draw, say = _CHOSEN[move, field]
            drawn, said = draw(view, values, words), say(view, values)
        return Picture(png(drawn), fullest(said, words), f"{move}.png")

    def reach(self, view: LegendsView) -> tuple[str, str] | None:
        """Return the field for tracks, which are chosen on a part of the map once all of it is broad."""
        return _TRAVELLED if view.own is not None and is_broad(view.opened) else None

    def choice_in_words(
        self, view: LegendsView, move: str, field: str, chosen: Mapping[str, Any], values: Sequence[str]
    ) -> Versions:
        """Say what specialists and events do, and what cities are worth; the question itself says what lids say."""
        values = _to_show(values)
        if (move, field) == _BUILT:
            return sites_in_words(view, _what(chosen), values)
        if move == "retire":
            return events_in_words(values)
        return specialists_in_words(view, _specialists(values)) if move == "engage" else ()

    def board_alone(self, view: LegendsView, last: LegendsView) -> Image.Image:
        """Draw the map at its place on the last map, to which it grows.

        It is drawn anew for each board that is opened, and therefore no larger than it is shown.
        """
        return draw_map(view, whole(last.opened, INLINE))

    def line_look(self, view: LegendsView, line: str) -> Seat:
        """Return how a line looks: a company has its own colour, whatever seat it plays on."""
        seat = seat_of(line)
        return company_seat(line if seat is None else view.seats[seat].company)

    def compared(self, view: LegendsView, before: LegendsView) -> LegendsView:
        """Mark the tracks that have been travelled and the depots that have been built."""
        lit = compared(view, before)
        cities = tuple(CityId(city) for city, company in view.depots.items() if before.depots.get(city) != company)
        return cast("LegendsView", msgspec.structs.replace(lit, lit_cities=cities))

    def marks(self, view: LegendsView, kind: str) -> bool:
        """Return whether the board marks anything as new."""
        return kind == "board" and bool(view.lit_routes or view.lit_cities)

    def zooms(self, view: LegendsView) -> tuple[str, ...]:
        """Return what the board can be zoomed on."""
        return (*REGIONS, *drawn_board(view.opened, ()).cities)

    def alt(self, view: LegendsView, kind: str) -> Versions:
        """Say in words what a picture shows, from the fullest version to the shortest."""
        if _SHOWN.fullmatch(kind):
            return said.shown(view, [(seat, as_seen(number)) for seat, number in _cards_of(kind)])
        return _KINDS[kind].say(view) if kind in _KINDS else said.board(view)

    def details(self, view: LegendsView) -> tuple[Text, ...]:
        """Say what lies on the board in words."""
        closed = closed_routes(printed_on(view), len(view.seats), dict(view.claims))
        return (*said.open_vaults(view), *track_details(drawn_board(view.opened, view.seconds), view, Parts(), closed))

    def subjects(self, view: LegendsView) -> tuple[Subject, ...]:
        """Return what can be looked at in words: what lies on the open boards, and the companies."""
        return track_subjects(drawn_board(view.opened, view.seconds), view)

    def look(self, view: LegendsView, subject: Subject) -> tuple[Text, ...]:
        """Say what everybody may know of a city, a track or a company, and what the viewer knows of its own."""
        return said.look(view, closed_routes(printed_on(view), len(view.seats), dict(view.claims)), subject)

    def example(self, view: LegendsView, kind: str, part: Sequence[str], words: Words, size: Size) -> Image.Image:
        """Draw the map around some cities."""
        return draw_example(view, part, size)

    def result_lines(self, view: LegendsView) -> tuple[Text, ...]:
        """Give the bank slips in lines, once they are written."""
        return said.slip_lines(view) if view.slips else ()

    def draw(self, view: LegendsView, kind: str, words: Words, zoom: str | None) -> Picture:
        """Draw one picture."""
        name = kind
        if _SHOWN.fullmatch(kind):
            drawn, name = draw_shown(view, _cards_of(kind), words), "shown"
        else:
            drawn = _KINDS[kind].draw(view, words) if kind in _KINDS else draw_board(view, words, zoom)
        return Picture(png(drawn), fullest(self.alt(view, kind), words), f"{name}.png")


PICTURES = LegendsPictures()
