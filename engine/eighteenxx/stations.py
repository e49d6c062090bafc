"""Stations: where companies have their homes, what the next station costs, and where a company may build."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.errors import IllegalMove
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx.board import Place
from engine.eighteenxx.companies import BANK, CompanyId, is_neutral
from engine.eighteenxx.network import reach
from engine.eighteenxx.printed import hex_text
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, pay
from engine.eighteenxx.turns import CompanyTurn
from engine.hexes import HexName

HOME_CITY = "home_city"
"""The interrupt in which a city of a divided home is chosen; its only actor is the company that chooses."""


def start_turn(draft: EighteenxxState, company: CompanyId) -> Iterator[Event]:
    """Begin a company's turn in an operating round; in its first turn, build its home station.

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
        # This happens only if no slot is kept for companies that are yet to come.
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
    """Return the city on the map that is a company's home, or None while it is undecided, or an area without a tile."""
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
    """Return the slot of a city that a station gets: the first free one, after those kept for others.

    No rule says so; it is what 18xx.games does.
    """
    coming = [other for other in homes_to_come(state, place.hex) if home_place(state, other) == place]
    coming.sort(key=lambda other: state.printed.companies[other].city or 0)
    free = [slot for slot, owner in enumerate(state.board.slots(state.printed.ground, place)) if owner is None]
    return free[min(coming.index(company) if company in coming else len(coming), len(free) - 1)]


def _bare_city(state: EighteenxxState, hex_: HexName) -> Place | None:
    """Return the first city of a hex that has no track yet, unless the players have to name one of the two."""
    bare = hex_ not in state.board.laid
    return Place(hex_, 0) if bare and not state.switches.bare_home_chosen else None


def build_home(draft: EighteenxxState, company: CompanyId, place: Place) -> Iterator[Event]:
    """Build a company's home station, free of charge."""
    draft.board.build(draft.printed.ground, place, company, slot_for(draft, company, place))
    draft.charters[company].stations -= 1
    mark_changed(draft, place.hex)
    yield Event(text("18xx.home.built", company=company, place=hex_text(draft.printed, place.hex)))


def mark_changed(draft: EighteenxxState, hex_: HexName) -> None:
    """Note that a hex was touched in this turn; the hexes touched in the turn before are forgotten."""
    if draft.turn is not None and not draft.turn.touched:
        draft.changed, draft.turn.touched = [], True
    if hex_ not in draft.changed:
        draft.changed.append(hex_)


def renumber_run(draft: EighteenxxState, hex_: HexName, successors: Sequence[int] = ()) -> None:
    """Renumber stops of the latest run on a hex whose tile is replaced or taken up; forget the run if one is gone.

    ``successors``: for each stop of the old tile the stop that it becomes; empty if they become none.
    """
    if draft.last_run is not None:
        draft.last_run = draft.last_run.upgraded(hex_, successors)


def is_divided(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company's home is printed with several cities, one of which it chooses."""
    printed = state.printed
    home = printed.companies[company]
    return home.city is None and len(printed.hexes[home.home[0]].tile.stops) > 1


def divided_home(state: EighteenxxState) -> HexName:
    """Return the home hex that is printed with several cities, one of which its company chooses."""
    companies = state.printed.companies
    return next(companies[company].home[0] for company in companies if is_divided(state, company))


def station_price(state: EighteenxxState, company: CompanyId) -> int | None:
    """Return what a company's next station costs: 0 for its home, or None if it has none left."""
    charter = state.charters[company]
    if not charter.stations:
        return None
    built = len(state.board.stations_of(company))
    # A neutral company builds free of charge.
    if is_neutral(charter) or not (built or charter.operated):
        return 0
    prices = state.printed.kind(company).station_prices
    if charter.has_acquired and state.switches.stations_dear_after_acquiring:
        return prices[-1]
    # It depends on the stations on the map, those taken over included.
    return prices[min(max(built, 1), len(prices) - 1)]


def building_sites(state: EighteenxxState, company: CompanyId) -> Iterator[Place]:
    """Enumerate the cities where a company with a station left may build, whatever its cash, by hex and number."""
    for place in sorted(reach(state.printed.ground, state.board, company).places):
        if _refusal(state, company, place) is None:
            yield place


def check_site(state: EighteenxxState, company: CompanyId, place: Place) -> None:
    """Check that a company that has a station left may build it in a city, whatever its cash. Raises IllegalMove."""
    printed = state.printed
    rule = printed.rule("stations")
    if place.hex not in printed.hexes:
        raise IllegalMove("18xx.station.no_such_hex", rule=rule, hex=str(place.hex))
    place_text = hex_text(printed, place.hex)
    stops = state.board.tile(printed.ground, place.hex).stops
    if not any(stop.kind == "city" for stop in stops):
        raise IllegalMove("18xx.station.no_city", rule=rule, place=place_text, company=company)
    if not 0 <= place.stop < len(stops):
        raise IllegalMove("18xx.station.no_such_city", rule=rule, place=place_text)
    refusal = _refusal(state, company, place)
    if refusal is not None:
        raise IllegalMove(refusal, rule=rule, place=place_text, company=company)
    if place not in reach(printed.ground, state.board, company).places:
        raise IllegalMove("18xx.station.not_connected", rule=rule, place=place_text, company=company)


def _refusal(state: EighteenxxState, company: CompanyId, place: Place) -> str | None:
    """Return why there may be no station of a company in a city, connected or not."""
    board = state.board
    stop = board.tile(state.printed.ground, place.hex).stops[place.stop]
    if stop.kind != "city":
        return "18xx.station.no_city"
    if not rules_of(state).may_build_on(state, place.hex):
        return "18xx.station.not_yet"
    if any(company in slots for slots in board.stations.get(place.hex, ())):
        return "18xx.station.already_there"
    if None not in board.slots(state.printed.ground, place):
        return "18xx.station.full"
    if free_slots(state, company, place) <= 0:
        return "18xx.station.kept_free"
    return None


def free_slots(state: EighteenxxState, company: CompanyId, place: Place) -> int:
    """Return how many slots of a city are empty and not kept for companies other than the given one."""
    return state.board.slots(state.printed.ground, place).count(None) - _kept_free(state, company, place)


def _kept_free(state: EighteenxxState, company: CompanyId, place: Place) -> int:
    """Return how many slots of a city are kept for companies other than the given one.

    Room is kept at the home of a company that has not operated yet; being acquired ends that.
    """
    return sum(_keeps(state, other, place) for other in homes_to_come(state, place.hex) if other != company)


def _keeps(state: EighteenxxState, other: CompanyId, place: Place) -> int:
    """Return how many slots of a city are kept for a company that is yet to come."""
    stops = state.board.tile(state.printed.ground, place.hex).stops
    # While its company has no station on a divided home, nobody else builds there.
    if is_divided(state, other) and (len(stops) > 1 or state.switches.divided_home_closed):
        return stops[place.stop].slots
    return int(home_place(state, other) == place)


def build_station(draft: EighteenxxState, company: CompanyId, place: Place) -> Iterator[Event]:
    """Build a station for a company: checks the place and the money. Raises IllegalMove (``18xx.station.*``)."""
    check_site(draft, company, place)
    price = station_price(draft, company)
    assert price is not None
    charter = draft.charters[company]
    if price > charter.cash:
        rule, cash = draft.printed.rule("stations"), charter.cash
        raise IllegalMove("18xx.station.too_costly", rule=rule, company=company, price=price, cash=cash)
    pay(draft, company, BANK, price)
    charter.stations -= 1
    draft.board.build(draft.printed.ground, place, company, slot_for(draft, company, place))
    mark_changed(draft, place.hex)
    yield Event(text("18xx.station.built", company=company, place=hex_text(draft.printed, place.hex), price=price))
