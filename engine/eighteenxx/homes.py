"""Where companies come from: homes, the start of a turn, and the station that a company begins with."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.core.text import text
from engine.eighteenxx.board import Place
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.texts import hex_text
from engine.eighteenxx.turns import CompanyTurn
from engine.hexes import HexName

HOME_CITY = "home_city"
"""The interrupt in which a city of a divided home is chosen; its only actor is the company that chooses."""


def start_turn(draft: EighteenxxState, company: CompanyId) -> Iterator[Event]:
    """Begin a company's turn in an operating round, and at first its home station.

    ``Charter.operated`` must still be false in a company's first turn. A company that chooses one of several homes
    does so in a step of its own. May push the interrupt ``home_city``.
    """
    charter = draft.charters[company]
    draft.turn = CompanyTurn(company, first=not charter.operated)
    draft.refused = []
    if charter.operated or len(home_hexes(draft, company)) > 1:
        return
    place = home_place(draft, company)
    if place is None:
        draft.interrupt(HOME_CITY, [company])
        where = hex_text(draft.printed, home_hexes(draft, company)[0])
        yield Event(text("18xx.home.chooses", company=company, place=where))
    elif None not in draft.board.slots(draft.printed.ground, place):
        # Only where no place is kept for those who are to come.
        yield Event(text("18xx.home.no_room", company=company, place=hex_text(draft.printed, place.hex)))
    else:
        # What the company before has changed stays in sight until this one does something itself.
        before = draft.changed
        yield from build_home(draft, company, place)
        draft.changed = [*before, *(hex_ for hex_ in draft.changed if hex_ not in before)]
        if draft.turn is not None:
            draft.turn.touched = False


def home_hexes(state: EighteenxxState, company: CompanyId) -> tuple[HexName, ...]:
    """Return where a company's first station may go: one hex, or several of which it chooses one."""
    return state.printed.companies[company].home


def home_place(state: EighteenxxState, company: CompanyId) -> Place | None:
    """Return the city on the map that is a company's home, or None if it is one of two, or an area without a tile."""
    hexes = home_hexes(state, company)
    if len(hexes) > 1:
        return next((place for place in state.board.stations_of(company) if place.hex in hexes), None)
    stops = state.board.tile(state.printed.ground, hexes[0]).stops
    if len(stops) == 1:
        return Place(hexes[0], 0)
    city = state.printed.companies[company].city
    if city is None:
        return _bare_city(state, hexes[0])
    # Track that was printed stays: the city that still has it is the same one.
    printed = set(state.printed.hexes[hexes[0]].tile.stops[city].exits)
    return next(Place(hexes[0], number) for number, stop in enumerate(stops) if printed <= set(stop.exits))


def homes_to_come(state: EighteenxxState, hex_: HexName) -> Iterator[CompanyId]:
    """Enumerate the companies whose home is on a hex and which have yet to come there."""
    companies = state.printed.companies
    if not state.switches.home_slot_kept:
        return
    for other, charter in state.charters.items():
        if charter.operated or charter.closed or hex_ not in companies[other].home:
            continue
        if not any(other in slots for slots in state.board.stations.get(hex_, ())):
            yield other


def slot_for(state: EighteenxxState, company: CompanyId, place: Place) -> int:
    """Return in which slot of a city a station comes to stand: the first free one, behind those kept for others.

    No rule asks; it is as 18xx.games does it.
    """
    coming = [other for other in homes_to_come(state, place.hex) if home_place(state, other) == place]
    coming.sort(key=lambda other: state.printed.companies[other].city or 0)
    free = [slot for slot, owner in enumerate(state.board.slots(state.printed.ground, place)) if owner is None]
    return free[min(coming.index(company) if company in coming else len(coming), len(free) - 1)]


def _bare_city(state: EighteenxxState, hex_: HexName) -> Place | None:
    """Return a city of a hex that has no track yet, unless the players are to name one of the two."""
    bare = hex_ not in state.board.laid
    return Place(hex_, 0) if bare and not state.switches.bare_home_chosen else None


def build_home(draft: EighteenxxState, company: CompanyId, place: Place) -> Iterator[Event]:
    """Build a company's home station, free of charge."""
    draft.board.build(draft.printed.ground, place, company, slot_for(draft, company, place))
    draft.charters[company].stations -= 1
    mark_changed(draft, place.hex)
    yield Event(text("18xx.home.built", company=company, place=hex_text(draft.printed, place.hex)))


def mark_changed(draft: EighteenxxState, hex_: HexName) -> None:
    """Note that a hex was touched in this turn; what was touched in the one before is forgotten."""
    if draft.turn is not None and not draft.turn.touched:
        draft.changed, draft.turn.touched = [], True
    if hex_ not in draft.changed:
        draft.changed.append(hex_)


def is_divided(state: EighteenxxState, company: CompanyId) -> bool:
    """Tell whether a company's home is printed with several cities, between which it chooses."""
    printed = state.printed
    home = printed.companies[company]
    return home.city is None and len(printed.hexes[home.home[0]].tile.stops) > 1


def divided_home(state: EighteenxxState) -> HexName:
    """Return the home that lies on a hex with several cities of their own, between which its company chooses."""
    companies = state.printed.companies
    return next(companies[company].home[0] for company in companies if is_divided(state, company))
