"""When a power may act: places (L H9) and conditions (L H7)."""

from __future__ import annotations

from collections.abc import Collection
from functools import singledispatch
from typing import NamedTuple

from engine.ticket_to_ride.legends.facts import PICK, SKULL, UNCOLOURED, Town, Track
from engine.ticket_to_ride.legends.network import Parts, boards
from engine.ticket_to_ride.legends.powers import (
    Boards,
    Cities,
    Coins,
    Completed,
    Condition,
    Counted,
    Drew,
    Failed,
    InHand,
    Joined,
    LargestPart,
    PaidWith,
    Power,
    This,
    Tracks,
    Where,
    places,
)
from engine.ticket_to_ride.legends.state import LegendsState

_COASTS = {
    "atlantic-coast": {"atlantic"},
    "gulf-coast": {"gulf"},
    "pacific-coast": {"pacific"},
    "salt-east": {"atlantic", "gulf"},
    "port": {"atlantic", "gulf", "pacific"},
}
_REGIONS = {"deep-south": {"cape", "south"}, "north": {"winter", "prairie", "northeast"}}


class Trip(NamedTuple):
    """A journey as conditions look at it: under way, or only declared."""

    track: Track
    plain: bool
    """Whether the track was grey or uncoloured before step 1."""
    colour: str
    """The colour of the track as it now is."""
    combine: bool
    laid: Collection[int] | None = None
    """The kinds of the cards in the set, or None if it is not yet known."""


def trip_under_way(state: LegendsState) -> Trip | None:
    """Return the journey under way as conditions look at it, or None if there is none."""
    journey = state.journey
    if journey is None:
        return None
    track = state.printed.track(journey.track)
    return Trip(track, journey.plain, state.colour_of(track), journey.combine, journey.laid)


def inside(state: LegendsState, seat: int, city: str, place: Where) -> bool:
    """Return whether a city is in a place, for a seat."""
    town = state.pack.town(city)
    return any(_is_in(state, seat, town, name) for name in places(place))


def _is_in(state: LegendsState, seat: int, town: Town, name: str) -> bool:
    if name in (town.id, town.piece, "any"):
        return True
    if name in _COASTS:
        return town.coast in _COASTS[name]
    if name in _REGIONS:
        return town.piece in _REGIONS[name]
    if name == "claim":
        return town.claim
    if name in ("large", "small"):
        return state.large(town.id) == (name == "large")
    if name == "own-depot":
        return state.campaign.depots.get(town.id) == state.company(seat).company
    if name == "fair":
        return town.id == state.campaign.exhibition or (town.piece in state.pack.frontiers and state.large(town.id))
    return False


def ends_in(state: LegendsState, seat: int, track: Track, place: Where) -> bool:
    """Return whether a track ends in a place."""
    return any(inside(state, seat, city, place) for city in track.ends)


def conditions_hold(state: LegendsState, seat: int, power: Power, trip: Trip | None = None) -> bool:
    """Return whether all conditions of a power hold for a seat; ``trip`` is the journey that they look at."""
    return all(holds(condition, state, seat, trip) for condition in power.conditions)


@singledispatch
def holds(condition: Condition, state: LegendsState, seat: int, trip: Trip | None) -> bool:  # noqa: ARG001 - for its kinds
    """Return whether a condition holds for a seat; ``trip`` is the journey that it looks at."""
    raise AssertionError(f"nothing tells whether {condition} holds")


def counter(state: LegendsState, seat: int, name: str) -> int:
    """Return where a counter of this game stands."""
    company = state.company(seat)
    if name == "herds":
        return state.slips[seat].herds_paid if state.slips else len(company.herds)
    if name == "digs":
        return len(company.digs)
    if name == "trestles":
        return company.crossed
    if name == "coal":
        return company.coal
    if name == "bonds":
        return int(company.bond)
    raise AssertionError(f"nothing counts {name}")


@holds.register
def _this(condition: This, state: LegendsState, seat: int, trip: Trip | None) -> bool:
    if trip is None:
        return False
    track, town = trip.track, state.pack.town
    return (
        _fits(state, seat, condition, trip)
        and (not condition.crosses or town(track.a).piece != town(track.b).piece)
        and (not condition.trestles or (track.trestles >= condition.trestles and state.rule("trestle")))
        and (not condition.combine or trip.combine)
    )


def _fits(state: LegendsState, seat: int, condition: This | Tracks, trip: Trip) -> bool:
    """Return whether a track fits in length, colour and place."""
    return (
        condition.min <= trip.track.length <= condition.max
        and _fits_colour(state, seat, condition.colour, trip)
        and (condition.place == () or ends_in(state, seat, trip.track, condition.place))
    )


def _fits_colour(state: LegendsState, seat: int, colour: str, trip: Trip) -> bool:
    if not colour:
        return True
    if colour == "plain":
        return trip.plain
    return trip.colour == (state.company(seat).company if colour == "own" else colour)


@holds.register
def _tracks(condition: Tracks, state: LegendsState, seat: int, _: Trip | None) -> bool:
    owned = ((track, state.colour_of(track)) for track in state.own_tracks(seat))
    trips = (Trip(track, colour in {"grey", UNCOLOURED}, colour, combine=False) for track, colour in owned)
    return sum(_fits(state, seat, condition, trip) for trip in trips) >= condition.n


def own_cities(state: LegendsState, seat: int) -> set[str]:
    """Return the cities that are ends of a seat's tracks."""
    return {city for track in state.own_tracks(seat) for city in track.ends}


@holds.register
def _cities(condition: Cities, state: LegendsState, seat: int, _: Trip | None) -> bool:
    return sum(inside(state, seat, city, condition.place) for city in own_cities(state, seat)) >= condition.n


@holds.register
def _boards(condition: Boards, state: LegendsState, seat: int, _: Trip | None) -> bool:
    return len(boards(own_cities(state, seat))) >= condition.n


@holds.register
def _joined(condition: Joined, state: LegendsState, seat: int, _: Trip | None) -> bool:
    tracks = list(state.own_tracks(seat))
    cities = {city for track in tracks for city in track.ends}
    some = {city for city in cities if inside(state, seat, city, condition.a)}
    others = {city for city in cities if some and inside(state, seat, city, condition.b)}
    if not some or not others:
        return False
    return any(some & part and others & part and len((some | others) & part) > 1 for part in Parts(tracks).all())


@holds.register
def _network(condition: LargestPart, state: LegendsState, seat: int, _: Trip | None) -> bool:
    return max(map(len, Parts(state.own_tracks(seat)).all()), default=0) >= condition.n


@holds.register
def _completed(condition: Completed, state: LegendsState, seat: int, _: Trip | None) -> bool:
    value = state.pack.ticket
    rows = state.slips[seat].completed if state.slips else []
    return sum(condition.min <= value(row.ticket).points <= condition.max for row in rows) >= condition.n


@holds.register
def _failed(condition: Failed, state: LegendsState, seat: int, _: Trip | None) -> bool:
    if not state.slips:
        return False
    slip = state.slips[seat]
    return condition.at_least <= len(slip.tickets) - len(slip.completed) <= condition.at_most


@holds.register
def _counted(condition: Counted, state: LegendsState, seat: int, _: Trip | None) -> bool:
    return counter(state, seat, condition.name) >= condition.n


@holds.register
def _drew(condition: Drew, state: LegendsState, _seat: int, _: Trip | None) -> bool:
    drawing = state.drawing
    return drawing is not None and condition.blind <= drawing.blind <= condition.blind_at_most


@holds.register
def _paid(condition: PaidWith, state: LegendsState, _seat: int, trip: Trip | None) -> bool:
    if trip is None or trip.laid is None:
        return False
    picks, skulls, wilds = marks_laid(state, trip.laid)
    return picks >= condition.picks and skulls >= condition.skulls and wilds >= condition.wilds


def marks_laid(state: LegendsState, laid: Collection[int]) -> tuple[int, int, int]:
    """Return how many picks, skulls and wilds a set holds."""
    cards = state.pack.cards
    marks = [cards.mark_of.get(card) for card in laid]
    return marks.count(PICK), marks.count(SKULL), sum(card == cards.wild for card in laid)


@holds.register
def _coins(condition: Coins, state: LegendsState, seat: int, _: Trip | None) -> bool:
    all_coins = [state.company(one).coins for one in range(len(state.seats))]
    own = all_coins[seat]
    extreme = {"": own, "most": max(all_coins), "fewest": min(all_coins)}[condition.of]
    return condition.at_least <= own <= condition.at_most and own == extreme


@holds.register
def _hand(condition: InHand, state: LegendsState, seat: int, _: Trip | None) -> bool:
    return condition.at_least <= sum(state.seats[seat].hand) <= condition.at_most
