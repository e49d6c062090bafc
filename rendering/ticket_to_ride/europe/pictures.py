"""The pictures of Ticket to Ride: Europe, by kind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

import msgspec
from PIL import Image

from engine.core.seat import Seat
from engine.core.text import Text
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.view import EuropeView, lenders
from engine.ticket_to_ride.views import TableView
from engine.ticket_to_ride.ways import closed_routes
from rendering.api import GamePictures, Picture, Subject, Versions, Words, fullest
from rendering.canvas import png
from rendering.inks import inks_of
from rendering.small import Size
from rendering.ticket_to_ride import alt as said
from rendering.ticket_to_ride.board import WHOLE, Edition, Parts, compared, compose_board, draw_example, draw_map
from rendering.ticket_to_ride.hand import compose_hand
from rendering.ticket_to_ride.offer import draw_offer
from rendering.ticket_to_ride.report import draw_report
from rendering.zoom import REGIONS

# Latin, as old atlases have it: a proper name in every language. Middle and height in points.
SEA_NAMES = (
    ("OCEANUS", 134, 612, 19),
    ("ATLANTICUS", 134, 638, 19),
    ("MARE GERMANICUM", 448, 128, 18),
    ("MARE", 880, 140, 13),
    ("BALTICUM", 880, 158, 13),
    ("MARE", 490, 898, 20),
    ("INTERNUM", 490, 924, 20),
    ("PONTUS", 1298, 743, 13),
    ("EUXINUS", 1298, 761, 13),
)
ROSE = (96.0, 470.0, 46.0)
"""Middle and radius of the compass rose, in points."""


@cache
def edition() -> Edition:
    """Return the board and the figures of the game."""
    return Edition("europe", PRINTED, SEA_NAMES, ROSE, parts)


def parts(view: TableView) -> Parts:
    """Return what a position shows of stations, tunnels and the final scoring."""
    seen = cast("EuropeView", view)
    reserve = tuple(seat.stations for seat in seen.seats)
    lit = seen.lit_cities or ((seen.last_station,) if seen.last_station else ())
    lent = tuple(tuple(route.id for route in routes) for routes in lenders(seen))
    trails = tuple(seat.trail for seat in seen.seats)
    return Parts(seen.stations, lit, reserve, lent, trails, seen.tunnel, seen.tallies or ())


class EuropePictures(GamePictures[EuropeView]):
    """The pictures of the game, as ``rendering.api`` expects them."""

    def kinds(self, view: EuropeView) -> tuple[str, ...]:
        """Return which pictures a view can give."""
        hand = ("hand",) if view.own else ()
        tickets = ("tickets",) if view.own and view.own.offered else ()
        report = ("report",) if view.tallies else ()
        return ("board", *hand, *tickets, *report)

    @property
    def choosing(self) -> frozenset[str]:
        """The picture of the tickets to choose from."""
        return frozenset({"tickets"})

    def private(self, view: EuropeView) -> tuple[str, ...]:
        """Return which pictures show what only the viewer may see: the tickets to choose from before the hand."""
        there = self.kinds(view)
        return tuple(kind for kind in ("tickets", "hand") if kind in there)

    def compared(self, view: EuropeView, before: EuropeView) -> EuropeView:
        """Mark the routes and the stations that are new."""
        lit, built = compared(view, before), dict(before.stations)
        cities = tuple(city for city, _ in view.stations if city not in built)
        return cast("EuropeView", msgspec.structs.replace(lit, last_station=None, lit_cities=cities))

    def marks(self, view: EuropeView, kind: str) -> bool:
        """Return whether the board marks anything as new."""
        return kind == "board" and bool(view.lit_routes or view.lit_cities)

    def shown(self, view: EuropeView, kind: str) -> EuropeView:
        """For a hand, leave out what lies next to the map, and how the others stand."""
        if kind != "hand" or view.own is None:
            return view
        counts = {"score": 0, "trains": 0, "cards": 0, "tickets": 0, "deciding": False, "stations": 0}
        return msgspec.structs.replace(
            view,
            to_move=(),
            start=Seat(0),
            seats=tuple(msgspec.structs.replace(seat, **counts) for seat in view.seats),
            face_up=(),
            deck=0,
            discards=0,
            ticket_deck=0,
            last_route=None,
            last_station=None,
            lit_routes=(),
            lit_cities=(),
            turns_left=None,
            tunnel=None,
            own=msgspec.structs.replace(view.own, offered=(), keep_at_least=0),
        )

    def zooms(self, view: EuropeView) -> tuple[str, ...]:
        """Return what the board can be zoomed on."""
        return (*REGIONS, *edition().board.cities)

    def alt(self, view: EuropeView, kind: str) -> Versions:
        """Say in words what a picture shows, from the fullest version to the shortest."""
        printed = edition().board
        match kind:
            case "hand":
                return said.hand(edition().printed, view, parts(view))
            case "tickets":
                return said.offer(printed, view)
            case "report":
                return said.report(printed, parts(view))
            case _:
                return said.board(printed, view, parts(view))

    def details(self, view: EuropeView) -> tuple[Text, ...]:
        """Say what lies on the board in words."""
        closed = closed_routes(edition().printed, len(view.seats), dict(view.claims))
        return said.details(edition().board, view, parts(view), closed)

    def subjects(self, view: EuropeView) -> tuple[Subject, ...]:
        """Return what can be looked at in words."""
        return said.subjects(edition().board, view)

    def look(self, view: EuropeView, subject: Subject) -> tuple[Text, ...]:
        """Say what everybody may know of a city, a route or a player, and what the viewer knows of its own."""
        game = edition().printed
        closed = closed_routes(game, len(view.seats), dict(view.claims))
        return said.look(game, view, parts(view), closed, subject)

    def draw(self, view: EuropeView, kind: str, words: Words, zoom: str | None) -> Picture:
        """Draw one picture."""
        game, inks = edition(), inks_of(edition().name)
        match kind:
            case "hand":
                printed = compose_hand(game, view, words).printed(inks, words)
            case "tickets":
                printed = png(draw_offer(game, view, words), inks)
            case "report":
                printed = png(draw_report(game, view, words), inks)
            case _:
                printed = compose_board(game, view, words, zoom).printed(inks, words)
        return Picture(printed, fullest(self.alt(view, kind), words), f"{kind}.png")

    def board_alone(self, view: EuropeView, last: EuropeView) -> Image.Image:
        """Draw the map, which is the same in every game."""
        return draw_map(edition(), view, WHOLE)

    def example(self, view: EuropeView, kind: str, part: Sequence[str], words: Words, size: Size) -> Image.Image:
        """Draw the map around some cities."""
        return draw_example(edition(), view, part, words, size)


PICTURES = EuropePictures()
