"""Choosing which of two own stations on one hex goes back to the charter after a takeover."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx.board import Place
from engine.eighteenxx.companies import company_of
from engine.eighteenxx.moves import Reclaim
from engine.eighteenxx.printed import hex_text
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.takeovers import RECLAIM, doubled, take_home
from engine.eighteenxx.tile_lays import way_text
from engine.hexes import HexName


class ReclaimStation(Step[EighteenxxState]):
    """One of two own stations on one hex goes back to the charter."""

    name = RECLAIM
    moves = (Reclaim,)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait while there are two stations on one hex."""
        return bool(doubled(state, company_of(actor)))

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the choice of a station, which is all that is possible."""
        return self.moves if self.waits(state, actor) else ()

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the hexes with two stations, and their cities."""
        found = doubled(state, company_of(actor))
        if field == "hex":
            return Choice(
                tuple(
                    Option(hex_, text("18xx.option.reclaim.hex", hex=hex_text(state.printed, hex_))) for hex_ in found
                )
            )
        places = found.get(HexName(str(chosen.get("hex"))))
        if places is None:
            numbers = sorted({place.stop for cities in found.values() for place in cities})
            return Choice(tuple(Option(str(n), text("18xx.option.city.any", number=n)) for n in numbers))
        return Choice(tuple(_city(state, place) for place in dict.fromkeys(places)))

    def play(self, draft: EighteenxxState, move: Move) -> Iterator[Event]:
        """Take one station back to the charter."""
        assert isinstance(move, Reclaim)
        place = Place(HexName(move.hex), move.city)
        turn = turn_under_way(draft)
        if place not in doubled(draft, turn.company).get(place.hex, []):
            raise IllegalMove(
                "18xx.takeover.not_doubled", rule=draft.printed.rule("acquiring"), hex=move.hex, city=move.city
            )
        return take_home(draft, turn.company, place)


def _city(state: EighteenxxState, place: Place) -> Option:
    stop = state.board.tile(state.printed.ground, place.hex).stops[place.stop]
    return Option(str(place.stop), text("18xx.option.home.city", ways=way_text(stop.exits)))
