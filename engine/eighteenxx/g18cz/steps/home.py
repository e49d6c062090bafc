"""Coming to the map: the red tile of a large company, and which city of B8 is ATE's (18CZ rules, OR 4 and 6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.eighteenxx.board import Place
from engine.eighteenxx.g18cz import homes, moves
from engine.eighteenxx.g18cz.lay_options import rotation_slot
from engine.eighteenxx.g18cz.rights import turn_under_way
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.words import hex_words
from engine.eighteenxx.laying import way_words
from engine.eighteenxx.market import CompanyId
from engine.hexes import HexName

TRACK = "18cz.rule.or4"
STATIONS = "18cz.rule.or6"


class LayHomeTile(Step[G18czState]):
    """18CZ rules, OR 4: a large company lays its red tile in one of its two areas, besides its ordinary lays."""

    name = "home_tile"
    moves = (moves.LayTile,)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait until the tile lies."""
        return homes.needs_home_tile(state, str(actor))

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Only the home tile goes on."""
        return self.moves if self.waits(state, actor) else ()

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell the two areas, the one tile, and how it may lie."""
        company = str(actor)
        areas = homes.home_hexes(state, company)
        tile = homes.red_tile(company)
        if tile is None:
            return Choice(())
        if field == "hex":
            return Choice(tuple(Option(hex_, text("18cz.option.home.area", hex=hex_)) for hex_ in areas))
        if field == "tile":
            return Choice((Option(tile, text("18cz.option.home.tile", tile=tile, company=company)),))
        given = chosen.get("hex")
        hexes = [hex_ for hex_ in areas if hex_ == given] or areas
        rotations = {rotation for hex_ in hexes for rotation in homes.home_rotations(state, company, hex_)}
        return rotation_slot(state, tile, sorted(rotations))

    def play(self, draft: G18czState, move: Move) -> Iterator[Event]:
        """Lay the tile and build the home station."""
        assert isinstance(move, moves.LayTile)
        company = turn_under_way(draft).company
        _check_home_tile(draft, company, move)
        draft.finish(self.name)
        yield from homes.lay_home_tile(draft, company, HexName(move.hex), move.rotation)


def _check_home_tile(state: G18czState, company: CompanyId, move: moves.LayTile) -> None:
    areas = homes.home_hexes(state, company)
    tile = homes.red_tile(company)
    if move.hex not in areas:
        raise IllegalMove("18cz.home.not_its_area", rule=TRACK, company=company, areas=areas)
    if tile is None or move.tile != tile:
        raise IllegalMove("18cz.home.wrong_tile", rule=TRACK, company=company, tile=str(tile))
    if move.rotation not in homes.home_rotations(state, company, HexName(move.hex)):
        raise IllegalMove("18cz.track.wrong_rotation", rule=TRACK, tile=tile, place=hex_words(HexName(move.hex)))


class ChooseHomeCity(Step[G18czState]):
    """18CZ rules, OR 6: ATE chooses either of the two cities of its home.

    The step of the interrupt ``home_city``, whose actor is the company that chooses.
    """

    name = homes.HOME_CITY
    moves = (moves.BuildStation,)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait for the choice."""
        return True

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Only the choice goes on."""
        return self.moves

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell the hex, and the cities by where their tracks lead."""
        hex_ = homes.divided_home()
        if field == "hex":
            return Choice((Option(hex_, text("18cz.option.home.hex", place=hex_words(hex_))),))
        return Choice(tuple(_city(state, place) for place in _free_cities(state)))

    def play(self, draft: G18czState, move: Move) -> Iterable[Event]:
        """Build the home station there."""
        assert isinstance(move, moves.BuildStation)
        place = Place(HexName(move.hex), move.city)
        if place not in _free_cities(draft):
            raise IllegalMove("18cz.home.not_a_city", rule=STATIONS, place=hex_words(homes.divided_home()))
        turn = turn_under_way(draft)
        draft.finish(self.name)
        company, turn.homeless = turn.homeless or str(draft.frame.actor), None
        return homes.build_home(draft, company, place)


def _free_cities(state: G18czState) -> list[Place]:
    hex_, ground = homes.divided_home(), state.printed.ground
    places = (Place(hex_, number) for number in range(len(state.board.tile(ground, hex_).stops)))
    return [place for place in places if None in state.board.slots(ground, place)]


def _city(state: G18czState, place: Place) -> Option:
    stop = state.board.tile(state.printed.ground, place.hex).stops[place.stop]
    if not stop.exits:
        return Option(str(place.stop), text("18cz.option.home.bare", number=place.stop + 1))
    return Option(str(place.stop), text("18cz.option.home.city", ways=way_words(stop.exits)))
