"""Where the companies of 18CZ come from: homes, the start of a turn, and the station that a company begins with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core.events import Event
from engine.core.text import text
from engine.eighteenxx.board import LaidTile, Place
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState, Turn
from engine.eighteenxx.g18cz.words import hex_words
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.tiles import TileName
from engine.hexes import HexName

HOME_CITY = "home_city"
"""The interrupt in which a city is chosen for the station on B8; its only actor is the company that chooses."""
BCB = "BCB"


def start_turn(draft: G18czState, company: CompanyId) -> Iterator[Event]:
    """Begin a company's turn in an operating round: a new ``Turn``, and at first its home station.

    ``Charter.operated`` must still be false in a company's first turn. May push the interrupt ``home_city``.
    """
    charter = draft.charters[company]
    draft.turn = Turn(company=company, first=not charter.operated)
    draft.refused = []
    if charter.operated or needs_home_tile(draft, company):
        return
    place = home_place(draft, company)
    if place is None:
        draft.interrupt(HOME_CITY, [company])
        yield Event(text("18cz.home.chooses", company=company, place=hex_words(home_hexes(draft, company)[0])))
    else:
        # What the company before has changed stays in sight until this one does something itself.
        before = draft.changed
        yield from build_home(draft, company, place)
        draft.changed = [*before, *(hex_ for hex_ in draft.changed if hex_ not in before)]
        draft.turn.touched = False


def home_hexes(state: G18czState, company: CompanyId) -> tuple[HexName, ...]:
    """Return where a company's first station may go: one hex, or for a large company two red areas."""
    if company == BCB:
        return (HexName(state.switches.bcb_home),)
    return everything().companies[company].home


def home_place(state: G18czState, company: CompanyId) -> Place | None:
    """Return the city on the map that is a company's home; None: one of two, or a red area without a tile."""
    hexes = home_hexes(state, company)
    if len(hexes) > 1:
        return next((place for place in state.board.stations_of(company) if place.hex in hexes), None)
    stops = state.board.tile(state.printed.ground, hexes[0]).stops
    if len(stops) == 1:
        return Place(hexes[0], 0)
    city = everything().companies[company].city
    if city is None:
        return _bare_city(state, hexes[0])
    # Track that was printed stays: the city of Praha that still has it is the same one.
    printed = set(everything().hexes[hexes[0]].tile.stops[city].exits)
    return next(Place(hexes[0], number) for number, stop in enumerate(stops) if printed <= set(stop.exits))


def awaited(state: G18czState, hex_: HexName) -> Iterator[CompanyId]:
    """Enumerate the companies whose home is on a hex and which have yet to come there."""
    for other, charter in state.charters.items():
        if charter.operated or charter.closed or hex_ not in home_hexes(state, other):
            continue
        if not any(other in slots for slots in state.board.stations.get(hex_, ())):
            yield other


def slot_for(state: G18czState, company: CompanyId, place: Place) -> int:
    """Return in which slot of a city a station comes to stand: the first free one, behind those of companies awaited.

    No rule asks; it is as 18xx.games does it.
    """
    coming = [other for other in awaited(state, place.hex) if home_place(state, other) == place]
    coming.sort(key=lambda other: everything().companies[other].city or 0)
    free = [slot for slot, owner in enumerate(state.board.slots(state.printed.ground, place)) if owner is None]
    return free[min(coming.index(company) if company in coming else len(coming), len(free) - 1)]


def _bare_city(state: G18czState, hex_: HexName) -> Place | None:
    """Return a city of a hex that has no track yet, unless the players are to name one of the two."""
    bare = hex_ not in state.board.laid
    return Place(hex_, 0) if bare and not state.switches.bare_home_chosen else None


def red_tile(company: CompanyId) -> TileName | None:
    """Return the red tile of a large company; None: it is not large."""
    return _red_tiles().get(company.upper())


@cache
def _red_tiles() -> dict[str, TileName]:
    return {str(tile.tile.label).upper(): name for name, tile in everything().tiles.items() if tile.colour == "red"}


def needs_home_tile(state: G18czState, company: CompanyId) -> bool:
    """Tell whether a large company has yet to lay its red tile."""
    tile = red_tile(company)
    return tile is not None and bool(state.board.supply[tile])


def home_rotations(state: G18czState, company: CompanyId, hex_: HexName) -> tuple[int, ...]:
    """Return the rotations in which a red tile leads off no edge of the map (18CZ rules, OR 4)."""
    ground, tile = state.printed.ground, red_tile(company)
    if tile is None or hex_ not in home_hexes(state, company):
        return ()
    return tuple(
        rotation
        for rotation in range(6)
        if all(ground.beyond(hex_, edge) for edge in ground.rotated(tile, rotation).exits)
    )


def lay_home_tile(draft: G18czState, company: CompanyId, hex_: HexName, rotation: int) -> Iterator[Event]:
    """Lay a large company's red tile, which is no ordinary lay, and build its home station there (18CZ rules, OR 4).

    It is laid once: the other area stays without a tile for good.
    """
    tile = red_tile(company)
    assert tile is not None
    laid = LaidTile(tile, draft.board.supply[tile][0], rotation)
    draft.board.lay(draft.printed.ground, hex_, laid, ())
    mark_changed(draft, hex_)
    yield from build_home(draft, company, Place(hex_, 0))


def build_home(draft: G18czState, company: CompanyId, place: Place) -> Iterator[Event]:
    """Build a company's home station, free of charge (18CZ rules, OR 6)."""
    draft.board.build(draft.printed.ground, place, company, slot_for(draft, company, place))
    draft.charters[company].stations -= 1
    mark_changed(draft, place.hex)
    yield Event(text("18cz.home.built", company=company, place=hex_words(place.hex)))


def mark_changed(draft: G18czState, hex_: HexName) -> None:
    """Note that a hex was touched in this turn; what was touched in the one before is forgotten."""
    if draft.turn is not None and not draft.turn.touched:
        draft.changed, draft.turn.touched = [], True
    if hex_ not in draft.changed:
        draft.changed.append(hex_)


@cache
def divided_home() -> HexName:
    """Return the home that lies on a hex with two cities of their own, between which its company chooses."""
    whole = everything()
    homes = (company.home[0] for company in whole.companies.values() if company.city is None)
    return next(hex_ for hex_ in homes if len(whole.hexes[hex_].tile.stops) > 1)
