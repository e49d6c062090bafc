"""Building stations (rulebook, "Building stations")."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, TypeVar

import msgspec

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.ticket_to_ride.board import CityId, RouteId
from engine.ticket_to_ride.borrowing import best_borrowing, lendable
from engine.ticket_to_ride.cards import Payment, Price, count_payments, payments
from engine.ticket_to_ride.claiming import check_held, read_payment, spend
from engine.ticket_to_ride.options import payment_choice
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.rules import Stations
from engine.ticket_to_ride.state import Holdings, TicketToRideState
from engine.ticket_to_ride.supply import discard
from engine.ticket_to_ride.texts import city_name, payment_text
from engine.ticket_to_ride.turns import Action, Ways


class BuildStation(Move, frozen=True, tag="station"):
    """Build a station."""

    city: CityId
    payment: str


class StationHoldings(Holdings):
    """Everything in front of one player, including stations."""

    stations: int
    """How many stations are left in reserve."""


class StationState(TicketToRideState):
    """The whole table, with stations on it."""

    seats: list[StationHoldings]
    stations: dict[CityId, Seat] = msgspec.field(default_factory=dict)
    """The stations on the board, in the order they were built."""
    last_station: CityId | None = None
    """The city built on in the last turn, if any."""

    def begin_action(self) -> None:
        """Forget what the turn before did."""
        super().begin_action()
        self.last_station = None

    def borrowed(self, seat: Seat, *more: CityId, claimed: RouteId | None = None) -> Mapping[CityId, RouteId]:
        """Return which route each station of the player would lend if the game ended now: the best for the tickets."""
        stations = [*(city for city, owner in self.stations.items() if owner == seat), *more]
        if not stations:
            return {}
        tickets = [self.printed.board.tickets[ticket] for ticket in self.seats[seat].tickets]
        claims = self.claims if claimed is None else {**self.claims, claimed: seat}
        return best_borrowing(self.printed.board, claims, seat, stations, tickets)

    def lendable(self, seat: Seat) -> Mapping[CityId, tuple[RouteId, ...]]:
        """Return the routes of others at each station of the player; the station lends one of them."""
        return lendable(self.printed.board, self.claims, self.stations, seat)


S = TypeVar("S", bound=StationState)


def station_figures(printed: Printed) -> Stations:
    """Return the figures of a game that has stations."""
    if printed.rules.stations is None:
        raise AssertionError(f"{printed.game} has no stations")
    return printed.rules.stations


@cache
def station_price(printed: Printed, reserve: int) -> Price | None:
    """Return the price of the next station of a player with this many in reserve, or None if none is left.

    One card for the first, two of a colour for the second, three for the third.
    """
    figures = station_figures(printed)
    return Price(figures.cost[figures.number - reserve], printed.cards.any_colour) if reserve else None


class BuildStations(Action[S]):
    """Build a station in a city that has none."""

    move = BuildStation

    def possible(self, state: S, seat: Seat) -> bool:
        """Return whether the player has a station and the cards to pay for it, and a city is free."""
        return self.ways(state, seat).number > 0

    def slot(self, state: S, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the cities without a station, or the ways to pay."""
        printed = state.printed
        if field == "payment":
            return payment_choice(printed.cards, _ways_to_pay(state, seat))
        return Choice(
            tuple(
                Option(city.id, text("ttr.option.city", city=city.name))
                for city in printed.board.cities.values()
                if city.id not in state.stations
            )
        )

    def play(self, draft: S, move: BuildStation) -> Iterator[Event]:
        """Build the station."""
        printed, seat = draft.printed, move.seat
        if move.city not in printed.board.cities:
            raise IllegalMove("ttr.station.no_such_city", city=str(move.city))
        rule, city, holdings = printed.rule("stations"), city_name(printed.board, move.city), draft.seats[seat]
        if move.city in draft.stations:
            raise IllegalMove("ttr.station.occupied", rule=rule, city=city, owner=Player(draft.stations[move.city]))
        price = station_price(printed, holdings.stations)
        if price is None:
            raise IllegalMove("ttr.station.none_left", rule=rule, stations=station_figures(printed).number)
        payment = read_payment(printed, move.payment, "stations")
        if payment.total != price.cards:
            raise IllegalMove("ttr.pay.wrong_number", rule=rule, cost=price.cards, given=payment.total)
        check_held(draft, seat, payment, "stations")
        laid = spend(draft, seat, payment)
        holdings.stations -= 1
        draft.stations[move.city] = seat
        draft.last_station = move.city
        paid = payment_text(printed.cards, payment)
        yield Event(text("ttr.station.built", player=Player(seat), city=city, payment=paid))
        yield from discard(draft, laid)

    def ways(self, state: S, seat: Seat) -> Ways:
        """Count the ways to pay, each for every city without a station."""
        printed, holdings = state.printed, state.seats[seat]
        price = station_price(printed, holdings.stations)
        sites = len(printed.board.cities) - len(state.stations)

        def make(number: int) -> Move:
            city = next(
                islice((city for city in printed.board.cities if city not in state.stations), number % sites, None)
            )
            payment = next(islice(_ways_to_pay(state, seat), number // sites, None))
            return BuildStation(seat, city, printed.cards.written(payment))

        return Ways(count_payments(printed.cards.counts(holdings.hand), price) * sites if price else 0, make)


def _ways_to_pay(state: StationState, seat: Seat) -> Iterator[Payment]:
    """Enumerate the ways to pay for the player's next station, none if it has none left."""
    printed, holdings = state.printed, state.seats[seat]
    price = station_price(printed, holdings.stations)
    return payments(printed.cards.counts(holdings.hand), price) if price else iter(())
