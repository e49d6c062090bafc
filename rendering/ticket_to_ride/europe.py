"""The pictures of Ticket to Ride: Europe, by kind."""

from __future__ import annotations

from functools import cache
from typing import cast

from engine.core.views import View
from engine.ticket_to_ride.board import load_board
from engine.ticket_to_ride.europe.view import EuropeView
from engine.ticket_to_ride.rules import load_rules
from rendering.api import Picture, Words
from rendering.canvas import png
from rendering.ticket_to_ride import alt
from rendering.ticket_to_ride.board import Edition, draw_board
from rendering.ticket_to_ride.hand import draw_hand
from rendering.ticket_to_ride.offer import draw_offer
from rendering.ticket_to_ride.report import draw_report
from rendering.zoom import REGIONS


@cache
def edition() -> Edition:
    """Return the board and the figures of the game."""
    package = "engine.ticket_to_ride.europe"
    return Edition("europe", load_board(package), load_rules(package))


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


def draw(view: View, kind: str, words: Words, zoom: str | None) -> Picture:
    """Draw one picture."""
    seen = cast("EuropeView", view)
    game = edition()
    match kind:
        case "hand":
            drawn, said = draw_hand(game, seen, words), alt.hand(game.board, seen)
        case "tickets":
            drawn, said = draw_offer(game, seen, words), alt.offer(game.board, seen)
        case "report":
            drawn, said = draw_report(game, seen, words), alt.report(game.board, seen)
        case _:
            drawn, said = draw_board(game, seen, words, zoom), alt.board(game.board, seen)
    return Picture(png(drawn), said, f"{kind}.png")
