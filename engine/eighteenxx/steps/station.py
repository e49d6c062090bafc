"""Buying a station."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.moves import Choice, Move, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx import moves
from engine.eighteenxx.board import Place
from engine.eighteenxx.companies import CompanyId, company_of
from engine.eighteenxx.printed import hex_text
from engine.eighteenxx.private_companies import potential_cash
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.stations import build_station, building_sites, free_slots, station_price
from engine.eighteenxx.tile_lays import way_text
from engine.hexes import HexName


class BuildStation(Step[EighteenxxState]):
    """The company buys at most one station in a turn, in addition to its home station."""

    name = "station"
    moves = (moves.BuildStation, moves.Pass)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait if a station could be built and paid for, if only with what private companies would bring."""
        company = company_of(actor)
        price = station_price(state, company)
        if price is None or price > potential_cash(state, company):
            return False
        return next(building_sites(state, company), None) is not None

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return building a station if the money is there already, and passing."""
        return self.moves if _can_pay(state, company_of(actor)) else (moves.Pass,)

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the hexes, or the cities on the chosen one."""
        company = company_of(actor)
        sites = list(building_sites(state, company)) if _can_pay(state, company) else []
        price = station_price(state, company) or 0
        if field == "hex":
            hexes = {site.hex: site for site in reversed(sites)}
            return Choice(tuple(_hex(state, hexes[hex_], price) for hex_ in sorted(hexes)))
        here = [site for site in sites if site.hex == chosen.get("hex")]
        if here:
            return Choice(tuple(_city(state, company, site) for site in here))
        numbers = sorted({site.stop for site in sites})
        return Choice(tuple(Option(str(n), text("18xx.option.city.any", number=n)) for n in numbers))

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Build the station, or go on without one."""
        turn = turn_under_way(draft)
        draft.finish(self.name)
        if isinstance(move, moves.Pass):
            return (Event(text("18xx.station.passed", company=turn.company)),)
        assert isinstance(move, moves.BuildStation)
        return build_station(draft, turn.company, Place(HexName(move.hex), move.city))


def _can_pay(state: EighteenxxState, company: CompanyId) -> bool:
    price = station_price(state, company)
    return price is not None and price <= state.charters[company].cash


def _hex(state: EighteenxxState, site: Place, price: int) -> Option:
    stop = state.board.tile(state.printed.ground, site.hex).stops[site.stop]
    pays = max(stop.revenue)
    return Option(
        site.hex, text("18xx.option.station", place=hex_text(state.printed, site.hex), price=price, pays=pays)
    )


def _city(state: EighteenxxState, company: CompanyId, site: Place) -> Option:
    stop = state.board.tile(state.printed.ground, site.hex).stops[site.stop]
    free = free_slots(state, company, site)
    return Option(str(site.stop), text("18xx.option.city", ways=way_text(stop.exits), free=free))
