"""Choosing the city of a divided home in which a company's station stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx import moves, stations
from engine.eighteenxx.board import Place
from engine.eighteenxx.companies import company_of
from engine.eighteenxx.printed import hex_text
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.tile_lays import way_text
from engine.hexes import HexName


class ChooseHomeCity(Step[EighteenxxState]):
    """A company whose home has several cities chooses one.

    The step of the interrupt ``home_city``, whose actor is the company that chooses.
    """

    name = stations.HOME_CITY
    moves = (moves.BuildStation,)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait for the choice."""
        return True

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the choice of a city, which is all that is possible."""
        return self.moves

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the hex, and the cities by where their tracks lead."""
        hex_ = stations.divided_home(state)
        if field == "hex":
            return Choice((Option(hex_, text("18xx.option.home.hex", place=hex_text(state.printed, hex_))),))
        return Choice(tuple(_city(state, place) for place in _free_cities(state)))

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Build the home station there."""
        assert isinstance(move, moves.BuildStation)
        place = Place(HexName(move.hex), move.city)
        if place not in _free_cities(draft):
            raise IllegalMove(
                "18xx.home.not_a_city",
                rule=draft.printed.rule("stations"),
                place=hex_text(draft.printed, stations.divided_home(draft)),
            )
        turn = turn_under_way(draft)
        draft.finish(self.name)
        company, turn.homeless = turn.homeless or company_of(draft.frame.actor), None
        return stations.build_home(draft, company, place)


def _free_cities(state: EighteenxxState) -> list[Place]:
    hex_, ground = stations.divided_home(state), state.printed.ground
    places = (Place(hex_, number) for number in range(len(state.board.tile(ground, hex_).stops)))
    return [place for place in places if None in state.board.slots(ground, place)]


def _city(state: EighteenxxState, place: Place) -> Option:
    stop = state.board.tile(state.printed.ground, place.hex).stops[place.stop]
    if not stop.exits:
        return Option(str(place.stop), text("18xx.option.home.bare", number=place.stop))
    return Option(str(place.stop), text("18xx.option.home.city", ways=way_text(stop.exits)))
