"""Conditions that every position of a Ticket to Ride game meets: one from outside that breaks any of them is unsound.

The name of each condition is a sentence, and a game lists it among its own. In their order each may rely on those
before it, so that nothing is computed from unchecked values. Things are counted against the position's printed facts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.cards import Card
from engine.ticket_to_ride.state import TURNS, TicketToRideState


def differ(things: Collection[object]) -> bool:
    """Return whether no two things are the same."""
    return len(set(things)) == len(things)


def seats_of(state: TicketToRideState) -> range:
    """Return the seats of a table."""
    return range(len(state.seats))


def every_hand_can_be_held(state: TicketToRideState) -> bool:
    """Return whether every hand has a count for each kind that can be held, and none below zero."""
    kinds = len(state.printed.cards.held)
    return all(len(held.hand) == kinds and min(held.hand) >= 0 for held in state.seats)


def no_more_cards_lie_face_up_than_there_are_places(state: TicketToRideState) -> bool:
    """Return whether the row has no more cards than places, and no card that nobody may hold."""
    row, printed = state.supply.row, state.printed
    return len(row) <= printed.rules.face_up and printed.cards.never_held.isdisjoint(row)


def cards_are_complete(state: TicketToRideState, numbers: Sequence[int], lying: Iterable[Card] = ()) -> bool:
    """Return whether all cards are there, each once: in a hand, a pile, the row, or among those ``lying`` elsewhere.

    ``numbers``: how many there are of each kind.
    """
    supply = state.supply
    there = Counter([*supply.deck, *supply.discards, *supply.row, *lying])
    for held in state.seats:
        there.update(dict(enumerate(held.hand)))
    return +there == +Counter(dict(enumerate(numbers)))


def every_claimed_route_is_on_the_board(state: TicketToRideState) -> bool:
    """Return whether every claimed route is on the board and belongs to somebody at the table."""
    routes, seats = state.printed.board.routes, seats_of(state)
    return all(route in routes and owner in seats for route, owner in state.claims.items())


def all_trains_are_there(state: TicketToRideState) -> bool:
    """Return whether the trains of each player are all in the reserve or on the routes that the player has claimed."""
    routes, trains = state.printed.board.routes, [held.trains for held in state.seats]
    for route, owner in state.claims.items():
        trains[owner] += routes[route].length
    return trains == [state.printed.rules.trains] * len(trains) and min(held.trains for held in state.seats) >= 0


def every_ticket_is_in_one_place(state: TicketToRideState, others: Iterable[TicketId] = ()) -> bool:
    """Return whether every ticket is a printed one and in one place only: the deck, a hand, an offer or ``others``."""
    held = [ticket for seat in state.seats for ticket in (*seat.tickets, *seat.offered)]
    there = [*state.ticket_deck, *held, *others]
    return differ(there) and state.printed.board.tickets.keys() >= set(there)


def the_latest_route_is_the_last_that_was_claimed(state: TicketToRideState) -> bool:
    """Return whether the route of the turn before, if it claimed one, is the last of all claims."""
    return state.last_route is None or [*state.claims][-1:] == [state.last_route]


def turns_are_over(state: TicketToRideState) -> bool:
    """Return whether the last turn has ended, whatever is still to be done."""
    return not state.frames or state.main_frame.round != TURNS


def turns_go_round_from_the_start_player(state: TicketToRideState) -> bool:
    """Return whether all take turns in order from the start player, and each turn is spent on one action."""
    players = len(state.seats)
    order = [*range(players)[state.start :], *range(state.start)] if state.start in range(players) else None
    if order is None or turns_are_over(state):
        return order is not None
    frame = state.main_frame
    return frame.actors == order and frame.at in range(players) and frame.done in ([], ["turn"])


def the_last_round_has_been_called_where_trains_run_out(state: TicketToRideState) -> bool:
    """Return whether somebody has few trains once the last round is called.

    Before that nobody has, except a player in the middle of the turn that calls it.
    """
    few, players = state.printed.rules.last_round_trains, len(state.seats)
    short = {seat for seat, held in enumerate(state.seats) if held.trains <= few}
    if state.turns_left is None:
        return short <= ({state.main_frame.actor} if state.interrupted else set())
    return bool(short) and state.turns_left in range(int(not turns_are_over(state)), players + 1)


def a_game_ends_with_the_last_round_or_where_all_have_passed(state: TicketToRideState) -> bool:
    """Return whether the turns are over if the last round has been played or all have passed, and only then."""
    players = len(state.seats)
    ended = state.turns_left == 0 or state.passes == players
    return 0 <= state.passes <= players and turns_are_over(state) == ended
