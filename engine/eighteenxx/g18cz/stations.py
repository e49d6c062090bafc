"""Stations of 18CZ: what the next one costs and where a company may build (18CZ rules, OR 6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.text import text
from engine.eighteenxx.board import Place
from engine.eighteenxx.company import BANK
from engine.eighteenxx.g18cz.homes import awaited, home_place, mark_changed, slot_for
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState, is_neutral
from engine.eighteenxx.g18cz.words import hex_words
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import pay
from engine.eighteenxx.track import reach

STATIONS = "18cz.rule.or6"


def station_price(state: G18czState, company: CompanyId) -> int | None:
    """Return what a company's next station costs, in K: 0 for its home; None: it has none left."""
    charter = state.charters[company]
    if not charter.stations:
        return None
    built = len(state.board.stations_of(company))
    # The neutral player of a table of two builds free of charge.
    if is_neutral(charter) or not (built or charter.operated):
        return 0
    prices = state.printed.kind(company).station_prices
    if charter.has_acquired and state.switches.acquired_stations_at_100:
        return prices[-1]
    # 18CZ rules, OR 6: the first after the home is cheaper; OR 9: those taken over are built by the same rules.
    return prices[min(max(built, 1), len(prices) - 1)]


def building_sites(state: G18czState, company: CompanyId) -> Iterator[Place]:
    """Enumerate the cities where a company may build, whatever its cash, by hex and number of the city."""
    if not state.charters[company].stations:
        return
    for place in sorted(reach(state.printed.ground, state.board, company).places):
        if _refusal(state, company, place) is None:
            yield place


def check_site(state: G18czState, company: CompanyId, place: Place) -> None:
    """Check that a company may build a station in a city, whatever its cash. Raises IllegalMove."""
    whole = state.printed
    if place.hex not in whole.hexes:
        raise IllegalMove("18cz.station.no_such_hex", rule=STATIONS, hex=str(place.hex))
    if not 0 <= place.stop < len(state.board.tile(whole.ground, place.hex).stops):
        raise IllegalMove("18cz.station.no_such_city", rule=STATIONS, place=hex_words(place.hex))
    if not state.charters[company].stations:
        raise IllegalMove("18cz.station.none_left", rule=STATIONS, company=company)
    refusal = _refusal(state, company, place)
    if refusal is not None:
        raise IllegalMove(refusal, rule=STATIONS, place=hex_words(place.hex), company=company)
    if place not in reach(whole.ground, state.board, company).places:
        raise IllegalMove("18cz.station.not_connected", rule=STATIONS, place=hex_words(place.hex), company=company)


def _refusal(state: G18czState, company: CompanyId, place: Place) -> str | None:
    """Return why there may be no station of a company in a city, connected or not."""
    board = state.board
    stop = board.tile(state.printed.ground, place.hex).stops[place.stop]
    if stop.kind != "city":
        return "18cz.station.no_city"
    if any(company in slots for slots in board.stations.get(place.hex, ())):
        return "18cz.station.already_there"
    free = board.slots(state.printed.ground, place).count(None)
    if not free:
        return "18cz.station.full"
    if free <= _kept_free(state, company, place):
        return "18cz.station.kept_free"
    return None


def _kept_free(state: G18czState, company: CompanyId, place: Place) -> int:
    """Return how many slots of a city are kept for others (18CZ rules, OR 6).

    Room is kept at the home of a company that has not operated yet; being acquired ends that.
    """
    return sum(_keeps(state, other, place) for other in awaited(state, place.hex) if other != company)


def _keeps(state: G18czState, other: CompanyId, place: Place) -> int:
    """Return how many slots of a city are kept for one company to come."""
    stops = state.board.tile(state.printed.ground, place.hex).stops
    whole = everything()
    either = len(whole.hexes[place.hex].tile.stops) > 1 and whole.companies[other].city is None
    # 18CZ rules, OR 6: while ATE has no station in B8, nobody else builds there.
    if either and (len(stops) > 1 or state.switches.oo_home_closed):
        return stops[place.stop].slots
    return int(home_place(state, other) == place)


def build_station(draft: G18czState, company: CompanyId, place: Place) -> Iterator[Event]:
    """Let a company buy a station: checks the place and the money. Raises IllegalMove (``18cz.station.*``)."""
    check_site(draft, company, place)
    price = station_price(draft, company)
    assert price is not None
    charter = draft.charters[company]
    if price > charter.cash:
        raise IllegalMove("18cz.station.too_costly", rule=STATIONS, company=company, price=price, cash=charter.cash)
    pay(draft, company, BANK, price)
    charter.stations -= 1
    draft.board.build(draft.printed.ground, place, company, slot_for(draft, company, place))
    mark_changed(draft, place.hex)
    yield Event(text("18cz.station.built", company=company, place=hex_words(place.hex), price=price))
