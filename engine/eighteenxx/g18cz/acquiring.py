"""Acquiring a smaller company: what it costs, who is paid, and what goes over (18CZ rules, OR 9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import Param, Player, text
from engine.eighteenxx.board import Place
from engine.eighteenxx.certificates import issued
from engine.eighteenxx.companies import is_neutral
from engine.eighteenxx.deals import Deal, Deals
from engine.eighteenxx.g18cz.printed import is_larger
from engine.eighteenxx.g18cz.state import G18czState, turn_of_company
from engine.eighteenxx.homes import mark_changed, slot_for
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.offers import least_price
from engine.eighteenxx.state import Offer, pay
from engine.eighteenxx.trading import holding, price_of, unit_of
from engine.eighteenxx.words import hex_words
from engine.hexes import HexName


def targets(state: G18czState, company: CompanyId) -> Iterator[CompanyId]:
    """Enumerate the companies that a company may acquire, whatever its cash: floated ones of a smaller size."""
    if is_neutral(state.charters[company]):
        return
    companies = state.printed.companies
    for other, charter in state.charters.items():
        in_operation = charter.floated and not charter.closed
        if in_operation and not is_neutral(charter) and is_larger(companies[company].kind, companies[other].kind):
            yield other


def shares_of_players(state: G18czState, target: CompanyId) -> dict[Seat, int]:
    """Return how many shares of a company each player has who has any; a president's certificate is two."""
    share = unit_of(state, target)
    held = {seat: holding(state, target, seat) // share for seat in state.order}
    return {seat: number for seat, number in held.items() if number}


def printed_range(state: G18czState, target: CompanyId) -> tuple[int, int]:
    """Return the lowest and the highest whole price a share, by the present price (OR 9)."""
    price, (least, most) = price_of(state, target), state.printed.figures.acquisition_percent
    up = state.switches.dearest_acquisition_rounded_up
    return -(-price * least // 100), -(-price * most // 100) if up else price * most // 100


def price_range(state: G18czState, company: CompanyId, target: CompanyId) -> tuple[int, int]:
    """Return what a company can offer a share just now; the lower figure above the higher: nothing."""
    low, high = printed_range(state, target)
    number = sum(shares_of_players(state, target).values())
    cash = max(state.charters[company].cash, 0)
    return max(low, least_price(state, "acquire", target)), min(high, cash // number if number else high)


def acquire(draft: G18czState, company: CompanyId, target: CompanyId, price: int) -> Iterator[Event]:
    """Let a company take over another: checked before, and agreed upon by both presidents.

    The interrupts ``reclaim`` and ``fleet`` follow where there is something to decide.
    """
    buyer, bought = draft.charters[company], draft.charters[target]
    yield Event(text("18cz.acquire.done", company=company, target=target, price=price))
    # 18CZ rules, OR 9: the whole price comes from the buyer's treasury before it gets that of the other.
    for seat, number in shares_of_players(draft, target).items():
        pay(draft, company, seat, price * number)
        yield Event(text("18cz.acquire.paid", player=Player(seat), amount=price * number, shares=number, target=target))
    yield Event(
        text(
            "18cz.acquire.received",
            company=company,
            cash=bought.cash,
            trains=tuple(train.face for train in bought.trains),
            locals=tuple(name for name, local in draft.private_companies.items() if local.owner == target),
            stations=bought.stations,
        )
    )
    pay(draft, target, company, bought.cash)
    for local in draft.private_companies.values():
        if local.owner == target:
            local.owner = company
    turn = turn_of_company(draft)
    turn.received.extend(train.id for train in bought.trains)
    buyer.trains.extend(bought.trains)
    buyer.has_acquired = True
    yield from _take_stations(draft, company, target)
    _close(draft, target)
    if turn.received:
        draft.interrupt("fleet", [company])
    if doubled(draft, company):
        draft.interrupt("reclaim", [company])


def doubled(state: G18czState, company: CompanyId) -> dict[HexName, list[Place]]:
    """Return the hexes on which a company has more than one station, with the city in which each stands.

    Two may stand in one city: that of a tile laid meanwhile that has joined the cities of both.
    """
    places = {
        hex_: [Place(hex_, number) for number, slots in enumerate(stops) for owner in slots if owner == company]
        for hex_, stops in sorted(state.board.stations.items())
    }
    return {hex_: cities for hex_, cities in places.items() if len(cities) > 1}


def take_home(draft: G18czState, company: CompanyId, place: Place) -> Iterator[Event]:
    """Take one of two own stations off the map; it may be built again by the normal rules (OR 9)."""
    draft.board.clear(place, company)
    draft.charters[company].stations += 1
    mark_changed(draft, place.hex)
    yield Event(text("18cz.acquire.reclaimed", company=company, hex=hex_words(draft.printed, place.hex)))


def _take_stations(draft: G18czState, company: CompanyId, target: CompanyId) -> Iterator[Event]:
    """Hand over the stations, built or not; of two in one city one comes home."""
    draft.charters[company].stations += draft.charters[target].stations
    for place in draft.board.stations_of(target):
        draft.board.clear(place, target)
        draft.board.build(draft.printed.ground, place, company, slot_for(draft, company, place))
    for place in draft.board.stations_of(company):
        if draft.board.slots(draft.printed.ground, place).count(company) > 1:
            yield from take_home(draft, company, place)


def _close(draft: G18czState, target: CompanyId) -> None:
    """Take a company off the chart; its certificates are void, and it has no turn any more (OR 9)."""
    charter = draft.charters[target]
    charter.certificates = issued(draft.printed.kind(target).shares)
    charter.trains, charter.stations, charter.president = [], 0, None
    charter.floated, charter.closed = False, True
    draft.market.remove(target)


def said_of_acquisition(state: G18czState, offer: Offer) -> dict[str, Param]:
    """Say who would be paid how much for a company that is offered to be acquired."""
    paid = {seat: number * offer.price for seat, number in shares_of_players(state, offer.what).items()}
    parts = tuple(text("18cz.offer.part", player=Player(seat), amount=paid[seat]) for seat in paid)
    return {"total": sum(paid.values()), "parts": parts}


DEALS = Deals(
    acquire=Deal(lambda draft, offer: acquire(draft, offer.company, offer.what, offer.price), said_of_acquisition)
)
"""Trains, local railways, and whole companies at a price a share."""
