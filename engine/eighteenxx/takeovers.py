"""One company takes over another: its cash, private companies, trains and stations, and what has to be decided then.

The interrupts ``fleet`` and ``reclaim`` follow if there is something to decide.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx.board import Place
from engine.eighteenxx.certificates import issued
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.printed import hex_text
from engine.eighteenxx.state import EighteenxxState, pay, turn_under_way
from engine.eighteenxx.stations import mark_changed, slot_for
from engine.eighteenxx.trains import together
from engine.hexes import HexName

FLEET, RECLAIM = "fleet", "reclaim"
"""The interrupts: what becomes of the trains, and which of two own stations on a hex goes back to the charter."""


def take_over(draft: EighteenxxState, company: CompanyId, target: CompanyId) -> Iterator[Event]:
    """Hand everything that a company has to the one whose turn it is, and close it."""
    buyer, bought = draft.charters[company], draft.charters[target]
    yield Event(
        text(
            "18xx.takeover.received",
            company=company,
            cash=bought.cash,
            trains=together(train.face for train in bought.trains),
            locals=tuple(name for name, private in draft.private_companies.items() if private.owner == target),
            stations=bought.stations,
        )
    )
    pay(draft, target, company, bought.cash)
    for private in draft.private_companies.values():
        if private.owner == target:
            private.owner = company
    turn = turn_under_way(draft)
    turn.received.extend(train.id for train in bought.trains)
    buyer.trains.extend(bought.trains)
    buyer.has_acquired = True
    yield from _take_stations(draft, company, target)
    _close(draft, target)
    if turn.received:
        draft.interrupt(FLEET, [company])
    if doubled(draft, company):
        draft.interrupt(RECLAIM, [company])


def doubled(state: EighteenxxState, company: CompanyId) -> dict[HexName, list[Place]]:
    """Return the hexes on which a company has more than one station, with the city in which each stands.

    Two may stand in one city, if a tile laid meanwhile has joined the cities of both.
    """
    places = {
        hex_: [Place(hex_, number) for number, slots in enumerate(stops) for owner in slots if owner == company]
        for hex_, stops in sorted(state.board.stations.items())
    }
    return {hex_: cities for hex_, cities in places.items() if len(cities) > 1}


def take_home(draft: EighteenxxState, company: CompanyId, place: Place) -> Iterator[Event]:
    """Take one of two own stations off the map; it may be built again by the normal rules."""
    draft.board.clear(place, company)
    draft.charters[company].stations += 1
    mark_changed(draft, place.hex)
    yield Event(text("18xx.takeover.reclaimed", company=company, hex=hex_text(draft.printed, place.hex)))


def _take_stations(draft: EighteenxxState, company: CompanyId, target: CompanyId) -> Iterator[Event]:
    """Hand over the stations, built or not; of two in one city, one goes back to the charter."""
    draft.charters[company].stations += draft.charters[target].stations
    for place in draft.board.stations_of(target):
        draft.board.clear(place, target)
        draft.board.build(draft.printed.ground, place, company, slot_for(draft, company, place))
    for place in draft.board.stations_of(company):
        if draft.board.slots(draft.printed.ground, place).count(company) > 1:
            yield from take_home(draft, company, place)


def _close(draft: EighteenxxState, target: CompanyId) -> None:
    """Take a company off the chart; its certificates are void, and it has no turn any more."""
    charter = draft.charters[target]
    charter.certificates = issued(draft.printed.kind(target).shares)
    charter.trains, charter.stations, charter.president = [], 0, None
    charter.floated, charter.closed = False, True
    draft.market.remove(target)
