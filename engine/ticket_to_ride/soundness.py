"""What holds of every position of a Ticket to Ride game: a position from outside of which it does not hold is unsound.

Each condition is a sentence that a game lists among its own, in an order in which each may rely on those before it, so
that nothing is computed of what was not looked at. What a position holds is counted against its own printed facts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from engine.core.steps import Frame
from engine.ticket_to_ride.board import Route, TicketId
from engine.ticket_to_ride.cards import Card, CardSet
from engine.ticket_to_ride.claiming import is_open, may_claim_parallel
from engine.ticket_to_ride.parts.stations import StationState, station_figures
from engine.ticket_to_ride.parts.tunnels import TunnelClaim, extra_cards
from engine.ticket_to_ride.setting_up import TURNS
from engine.ticket_to_ride.state import OPENING, TicketToRideState
from engine.ticket_to_ride.supply import can_draw


def differ(things: Collection[object]) -> bool:
    """Tell whether no two things are the same."""
    return len(set(things)) == len(things)


def seats_of(state: TicketToRideState) -> range:
    """Return the seats of a table."""
    return range(len(state.seats))


def every_hand_can_be_held(state: TicketToRideState) -> bool:
    """Count none of its kinds of card below nothing."""
    kinds = len(state.printed.cards.held)
    return all(len(held.hand) == kinds and min(held.hand) >= 0 for held in state.seats)


def no_more_cards_lie_face_up_than_there_are_places(state: TicketToRideState) -> bool:
    """And none that nobody may hold."""
    row, printed = state.supply.row, state.printed
    return len(row) <= printed.rules.face_up and printed.cards.never_held.isdisjoint(row)


def cards_are_complete(state: TicketToRideState, numbers: Sequence[int], lying: Iterable[Card] = ()) -> bool:
    """Tell whether all cards are there, each once: in a hand, a pile, the row, or lying before somebody.

    ``numbers``: how many there are of each kind.
    """
    supply = state.supply
    there = Counter([*supply.deck, *supply.discards, *supply.row, *lying])
    for held in state.seats:
        there.update(dict(enumerate(held.hand)))
    return +there == +Counter(dict(enumerate(numbers)))


def the_deck_and_the_row_are_filled_while_there_are_cards(state: TicketToRideState) -> bool:
    """Shuffled discards take the place of an empty deck, and the row is full while a card can be had."""
    supply = state.supply
    renewed = bool(supply.deck) or not supply.discards
    return renewed and (len(supply.row) == state.printed.rules.face_up or not can_draw(state))


def every_claimed_route_is_on_the_board(state: TicketToRideState) -> bool:
    """And somebody at the table has claimed it."""
    routes, seats = state.printed.board.routes, seats_of(state)
    return all(route in routes and owner in seats for route, owner in state.claims.items())


def nobody_has_a_route_that_another_one_closes(state: TicketToRideState) -> bool:
    """Of a double route nobody has both tracks, and with few players one of them closes the other."""
    printed, players = state.printed, len(state.seats)
    return all(
        may_claim_parallel(printed.rules, printed.board.routes[route], state.claims, owner, players)
        for route, owner in state.claims.items()
    )


def all_trains_are_there(state: TicketToRideState) -> bool:
    """They are in somebody's reserve or on the routes that he has claimed."""
    routes, trains = state.printed.board.routes, [held.trains for held in state.seats]
    for route, owner in state.claims.items():
        trains[owner] += routes[route].length
    return trains == [state.printed.rules.trains] * len(trains) and min(held.trains for held in state.seats) >= 0


def every_ticket_is_in_one_place(state: TicketToRideState, others: Iterable[TicketId] = ()) -> bool:
    """Tell whether every ticket is a printed one, and in one place: in the deck, in a hand, before somebody."""
    held = [ticket for seat in state.seats for ticket in (*seat.tickets, *seat.offered)]
    there = [*state.ticket_deck, *held, *others]
    return differ(there) and state.printed.board.tickets.keys() >= set(there)


def the_latest_route_is_the_last_that_was_claimed(state: TicketToRideState) -> bool:
    """If any was in the turn before."""
    return state.last_route is None or [*state.claims][-1:] == [state.last_route]


def turns_are_over(state: TicketToRideState) -> bool:
    """Tell whether the last turn has ended, whatever is still to be done."""
    return not state.frames or state.main_frame.round != TURNS


def turns_go_round_from_the_start_player(state: TicketToRideState) -> bool:
    """Everybody has one after the other, and whoever's it is spends it on one action."""
    players = len(state.seats)
    order = [*range(players)[state.start :], *range(state.start)] if state.start in range(players) else None
    if order is None or turns_are_over(state):
        return order is not None
    frame = state.main_frame
    return frame.actors == order and frame.at in range(players) and frame.done in ([], ["turn"])


def the_last_round_has_been_called_where_trains_run_out(state: TicketToRideState) -> bool:
    """Somebody has few trains from then on, and nobody before, but in the middle of the turn by which it is called."""
    few, players = state.printed.rules.last_round_trains, len(state.seats)
    short = {seat for seat, held in enumerate(state.seats) if held.trains <= few}
    if state.turns_left is None:
        return short <= ({state.main_frame.actor} if state.interrupted else set())
    return bool(short) and state.turns_left in range(int(not turns_are_over(state)), players + 1)


def a_game_ends_with_the_last_round_or_where_all_have_passed(state: TicketToRideState) -> bool:
    """And goes on before that."""
    players = len(state.seats)
    ended = state.turns_left == 0 or state.passes == players
    return 0 <= state.passes <= players and turns_are_over(state) == ended


def all_stations_are_there(state: StationState) -> bool:
    """They are in somebody's reserve or in a city, which has one alone."""
    cities, reserves = state.printed.board.cities, [held.stations for held in state.seats]
    if not (state.stations.keys() <= cities.keys() and set(state.stations.values()) <= {*seats_of(state)}):
        return False
    for owner in state.stations.values():
        reserves[owner] += 1
    all_of_one = station_figures(state.printed).number
    return reserves == [all_of_one] * len(reserves) and min(held.stations for held in state.seats) >= 0


def the_latest_station_is_the_last_that_was_built(state: StationState) -> bool:
    """If any was in the turn before."""
    return state.last_station is None or [*state.stations][-1:] == [state.last_station]


def all_opening_tickets_are_chosen_at_once(state: TicketToRideState) -> bool:
    """Whoever has not chosen has as many in front as were dealt; the first turn begins afterwards."""
    rules = state.printed.rules
    dealt = rules.opening_tickets + (rules.long_tickets.opening if rules.long_tickets else 0)
    waiting = [seat for seat, held in enumerate(state.seats) if held.offered]
    if not state.in_round(OPENING):
        return True
    return (
        state.frames[1:] == [Frame(OPENING, [*waiting])]
        and state.frames[0].at == 0
        and not (state.frames[0].done or state.claims)
        and all(
            (len(held.offered) == dealt and not held.tickets)
            if held.offered
            else rules.opening_keep <= len(held.tickets) <= dealt
            for held in state.seats
        )
    )


def long_tickets_were_dealt_at_the_opening(state: TicketToRideState) -> bool:
    """None is in the deck, and nobody has more than were dealt to each."""
    tickets, figures = state.printed.board.tickets, state.printed.rules.long_tickets
    most = figures.opening if figures else 0
    return not any(tickets[ticket].long for ticket in state.ticket_deck) and all(
        sum(tickets[ticket].long for ticket in (*held.tickets, *held.offered)) <= most for held in state.seats
    )


def a_tunnel_waits_for_what_it_costs(state: TicketToRideState, claim: TunnelClaim) -> bool:
    """Tell whether a claim under way is one of a tunnel: paid for and open, and cards turned over ask for more."""
    printed = state.printed
    route = printed.board.routes.get(claim.route)
    if route is None or not route.tunnel or printed.rules.tunnels is None or claim.seat not in seats_of(state):
        return False
    return (
        is_open(state, claim.seat, route)
        and _pays_for(claim, route, printed.cards)
        and len(claim.revealed) <= printed.rules.tunnels.revealed
        and claim.extra == extra_cards(printed.cards, claim)
        and claim.extra > 0
    )


def _pays_for(claim: TunnelClaim, route: Route, cards: CardSet) -> bool:
    """Tell whether the cards laid down are a payment, and pay for a route."""
    payment = claim.payment
    colours = route.colours if payment.coloured else (cards.wild,)
    return (
        payment.colour in colours
        and payment.coloured >= 0
        and payment.wilds >= route.wilds
        and payment.total == route.length
        and Counter(cards.colour_of.get(card) for card in claim.laid)
        == +Counter({payment.colour: payment.coloured}) + Counter({cards.wild: payment.wilds})
    )


def only_tickets_that_nobody_kept_at_the_opening_are_away(state: TicketToRideState) -> bool:
    """Back in the box are, besides long ones, no more than those who have chosen can have rejected."""
    rules, held = state.printed.rules, [ticket for seat in state.seats for ticket in (*seat.tickets, *seat.offered)]
    dealt = rules.opening_tickets + (rules.long_tickets.opening if rules.long_tickets else 0)
    chosen = sum(not seat.offered for seat in state.seats) if state.in_round(OPENING) else len(state.seats)
    there = {*state.ticket_deck, *held}
    away = sum(not ticket.long and ticket.id not in there for ticket in state.printed.board.tickets.values())
    return away <= chosen * (dealt - rules.opening_keep)
