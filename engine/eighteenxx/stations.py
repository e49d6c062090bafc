"""Stations: what the next one costs and where a company may build."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.text import text
from engine.eighteenxx.board import Place
from engine.eighteenxx.companies import BANK, is_neutral
from engine.eighteenxx.homes import home_place, homes_to_come, is_divided, mark_changed, slot_for
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.reach import reach
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, pay
from engine.eighteenxx.texts import hex_text


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
    # By the stations on the map: those that were taken over are built by the same rules.
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
    """Return how many slots of a city are empty and not kept for others than a company."""
    return state.board.slots(state.printed.ground, place).count(None) - _kept_free(state, company, place)


def _kept_free(state: EighteenxxState, company: CompanyId, place: Place) -> int:
    """Return how many slots of a city are kept for others.

    Room is kept at the home of a company that has not operated yet; being acquired ends that.
    """
    return sum(_keeps(state, other, place) for other in homes_to_come(state, place.hex) if other != company)


def _keeps(state: EighteenxxState, other: CompanyId, place: Place) -> int:
    """Return how many slots of a city are kept for one company to come."""
    stops = state.board.tile(state.printed.ground, place.hex).stops
    # While its company has no station on a divided home, nobody else builds there.
    if is_divided(state, other) and (len(stops) > 1 or state.switches.divided_home_closed):
        return stops[place.stop].slots
    return int(home_place(state, other) == place)


def build_station(draft: EighteenxxState, company: CompanyId, place: Place) -> Iterator[Event]:
    """Let a company buy a station: checks the place and the money. Raises IllegalMove (``18xx.station.*``)."""
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
