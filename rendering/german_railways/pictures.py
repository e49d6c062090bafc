"""The pictures of German Railways, by kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from PIL import Image

from engine.core.graphs import seat_of
from engine.core.seat import Seat
from engine.core.text import Text
from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.view import GermanView
from rendering.api import GamePictures, Picture, Subject, Versions, Words, fullest
from rendering.canvas import png
from rendering.german_railways import alt as said
from rendering.german_railways import bag, legend, links, players, railroads, report
from rendering.german_railways.atlas import colour_of
from rendering.german_railways.board import compose_board, draw_changed, draw_example, draw_map, draw_plan
from rendering.german_railways.choices import FIELDS, draw_choice
from rendering.german_railways.inks import inks
from rendering.german_railways.sheet import REGIONS, whole
from rendering.palette import Rgb
from rendering.parts import Composition
from rendering.small import Size

Draw = Callable[[GermanView, Words, str | None], Image.Image | Composition]
Say = Callable[[GermanView], Versions]

_KINDS: dict[str, tuple[Draw, Say]] = {
    "board": (compose_board, said.board),
    "railroads": (railroads.draw_page, said.railroads),
    "players": (players.draw_page, said.players),
    "links": (links.draw_page, said.links),
    "bag": (bag.draw_page, said.bag),
    "report": (report.draw_page, said.report),
    "changed": (draw_changed, said.changed),
    "plan": (draw_plan, said.board),
    "legend": (legend.draw_page, said.legend),
}


class GermanPictures(GamePictures[GermanView]):
    """The pictures of the game, as ``rendering.api`` expects them."""

    sections: Mapping[str, str] = {
        "income": "railroads",
        "characters": "railroads",
    }

    def kinds(self, view: GermanView) -> tuple[str, ...]:
        """Return which pictures a view can give."""
        there = {"report": view.places is not None, "changed": view.built is not None, "bag": bool(view.to_move)}
        return tuple(kind for kind in _KINDS if there.get(kind, True))

    def closely(self, view: GermanView, moves: Sequence[str]) -> str | None:
        """Return which picture shows a close-up of what some moves changed on the board."""
        return "changed" if "build" in moves and view.built is not None else None

    def compared(self, view: GermanView, before: GermanView) -> GermanView:
        """Mark the hexes that were built into."""
        had = {railroad.id: {*railroad.hexes} for railroad in before.railroads}
        lit = (hex_ for one in view.railroads for hex_ in one.hexes if hex_ not in had.get(one.id, ()))
        return msgspec.structs.replace(view, lit=tuple(dict.fromkeys(lit)))

    def marks(self, view: GermanView, kind: str) -> bool:
        """Return whether the board marks anything as new."""
        return kind in {"board", "plan", "changed"} and bool(view.lit)

    def shown(self, view: GermanView, kind: str) -> GermanView:
        """Leave out who agrees that nothing more can be built, as the board does not show it."""
        if kind != "board":
            return view
        seats = tuple(msgspec.structs.replace(seat, agreed=False) for seat in view.seats)
        return msgspec.structs.replace(view, seats=seats)

    def zooms(self, view: GermanView) -> tuple[str, ...]:
        """Return what the board can be zoomed on: regions, the cities by name, and the hexes that are no city."""
        return (
            *REGIONS,
            *printed_facts().cities,
            *(printed.at for printed in printed_facts().hexes.values() if printed.city is None),
        )

    def panel_picture(self, view: GermanView, move: str | None) -> str | None:
        """Return which picture helps with a move: a share is judged by where its railroad lies."""
        if view.auction is not None:
            return "board"
        return "players" if move is None else None

    def chooses(self, move: str, field: str, values: Sequence[str] | None) -> bool:
        """Return whether what may stand in a field is drawn."""
        return field in FIELDS.get(move, ())

    def choice(
        self, view: GermanView, move: str, field: str, chosen: Mapping[str, Any], values: Sequence[str], words: Words
    ) -> Picture:
        """Draw what may stand in a field; hexes are called by their coordinates in every language."""
        drawn, said = draw_choice(view, field, chosen, values)
        return Picture(png(drawn, inks()), said, f"{move}-{field}.png")

    def example(self, view: GermanView, kind: str, part: Sequence[str], words: Words, size: Size) -> Image.Image:
        """Draw the ring of links, the bag, or the board around some hexes."""
        match kind:
            case "links":
                return links.draw_ring(view)
            case "bag":
                return bag.draw_example(view, words)
            case _:
                return draw_example(view, part, size)

    def board_alone(self, view: GermanView, last: GermanView) -> Image.Image:
        """Draw the board, which is the same in every game."""
        return draw_map(view, whole(), shortened=True)

    def line_look(self, view: GermanView, line: str) -> Rgb | Seat:
        """Return how a line looks: railroads are known by their ids."""
        seat = seat_of(line)
        return colour_of(RailroadId(line)) if seat is None else seat

    def alt(self, view: GermanView, kind: str) -> Versions:
        """Say in words what a picture shows, from the fullest version to the shortest."""
        return _KINDS[kind][1](_seen(view))

    def details(self, view: GermanView) -> tuple[Text, ...]:
        """Say what lies on the board in words."""
        return said.details(view)

    def subjects(self, view: GermanView) -> tuple[Subject, ...]:
        """Return what can be looked at in words."""
        return said.subjects(view)

    def look(self, view: GermanView, subject: Subject) -> tuple[Text, ...]:
        """Say what a hex, a railroad or a player is and has."""
        return said.look(view, subject)

    def draw(self, view: GermanView, kind: str, words: Words, zoom: str | None) -> Picture:
        """Draw one picture."""
        paint, _ = _KINDS[kind]
        drawn = paint(_seen(view), words, zoom)
        printed = drawn.printed(inks(), words) if isinstance(drawn, Composition) else png(drawn, inks())
        return Picture(printed, fullest(self.alt(view, kind), words), f"{kind}.png")


def _seen(view: GermanView) -> GermanView:
    """Return what is drawn of a view: without the auction if the game was ended early, as nobody bids any more."""
    return view if view.to_move else msgspec.structs.replace(view, auction=None)


PICTURES = GermanPictures()
