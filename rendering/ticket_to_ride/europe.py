"""The pictures of Ticket to Ride: Europe, by kind."""

from __future__ import annotations

from functools import cache
from typing import cast

from engine.core.views import View
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.view import EuropeView
from rendering.api import Picture, Versions, Words, fullest
from rendering.canvas import png
from rendering.ticket_to_ride import alt as said
from rendering.ticket_to_ride.board import Edition, draw_board
from rendering.ticket_to_ride.hand import draw_hand
from rendering.ticket_to_ride.offer import draw_offer
from rendering.ticket_to_ride.report import draw_report
from rendering.zoom import REGIONS


@cache
def edition() -> Edition:
    """Return the board and the figures of the game."""
    return Edition("europe", PRINTED.board, PRINTED.rules)


def kinds(view: View) -> tuple[str, ...]:
    """Tell which pictures a view can give."""
    seen = cast("EuropeView", view)
    hand = ("hand",) if seen.own else ()
    tickets = ("tickets",) if seen.own and seen.own.offered else ()
    report = ("report",) if seen.tallies else ()
    return ("board", *hand, *tickets, *report)


def zooms(view: View) -> tuple[str, ...]:  # noqa: ARG001 - every view of this map can be zoomed alike
    """Tell what the board can be zoomed on."""
    return (*REGIONS, *edition().board.cities)


def alt(view: View, kind: str) -> Versions:
    """Say in words what a picture shows, from the fullest version to the shortest."""
    say = {"hand": said.hand, "tickets": said.offer, "report": said.report}.get(kind, said.board)
    return say(edition().board, cast("EuropeView", view))


def draw(view: View, kind: str, words: Words, zoom: str | None) -> Picture:
    """Draw one picture."""
    seen = cast("EuropeView", view)
    game = edition()
    match kind:
        case "hand":
            drawn = draw_hand(game, seen, words)
        case "tickets":
            drawn = draw_offer(game, seen, words)
        case "report":
            drawn = draw_report(game, seen, words)
        case _:
            drawn = draw_board(game, seen, words, zoom)
    return Picture(png(drawn), fullest(alt(view, kind), words), f"{kind}.png")
