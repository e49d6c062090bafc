"""The conditions that every position of Ticket to Ride: Europe meets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core.errors import UnsoundPosition
from engine.core.game import Setup
from engine.core.soundness import check_conditions
from engine.core.steps import Frame
from engine.ticket_to_ride import soundness
from engine.ticket_to_ride.board import Route
from engine.ticket_to_ride.cards import CardSet
from engine.ticket_to_ride.claiming import is_open, may_claim_parallel
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.europe.stations import station_figures
from engine.ticket_to_ride.europe.steps.claim import CLAIM
from engine.ticket_to_ride.europe.steps.draw import SECOND_CARD
from engine.ticket_to_ride.europe.steps.tickets import NEW_TICKETS
from engine.ticket_to_ride.europe.tunnels import TunnelClaim, TurnOverCards, extra_cards
from engine.ticket_to_ride.state import OPENING, TURNS
from engine.ticket_to_ride.supply import can_draw


def check_position(state: EuropeState, setup: Setup) -> None:
    """Check that a position can arise in a game with this set-up. Raises UnsoundPosition if it cannot."""
    if len(state.seats) != setup.players:
        raise UnsoundPosition("it is no position of so many players")
    check_conditions(CONDITIONS, state)


def all_cards_are_there(state: EuropeState) -> bool:
    """Return whether each card is in one place; those laid down and turned over for a tunnel lie on the table."""
    claim = state.claim
    lying = [] if claim is None else [*claim.laid, *claim.revealed]
    return soundness.cards_are_complete(state, [kind.count for kind in state.printed.cards.kinds], lying)


def all_tickets_are_in_one_place(state: EuropeState) -> bool:
    """Return whether no ticket is in two places; those that nobody kept at the opening are back in the box."""
    return soundness.every_ticket_is_in_one_place(state)


def at_most_one_thing_interrupts_a_turn(state: EuropeState) -> bool:
    """Return whether only a decision that a player's action leads to interrupts that player's turn, if anything."""
    if not state.frames or state.in_round(OPENING):
        return True
    turn, *over = state.frames
    if turn.round != TURNS or not over:
        return turn.round == TURNS and not turn.done
    done = {SECOND_CARD: [], NEW_TICKETS: [], CLAIM: [TurnOverCards.name]}
    frame = over[0]
    return (
        len(over) == 1
        and turn.done == ["turn"]
        and frame.round in done
        and frame == Frame(frame.round, [turn.actor], done=done[frame.round])
    )


def a_second_card_is_there_to_be_drawn(state: EuropeState) -> bool:
    """Return whether a second card can be drawn while one must be; a face-up locomotive cannot be the second."""
    wild = state.printed.cards.wild
    return not state.in_round(SECOND_CARD) or can_draw(state) or any(card != wild for card in state.supply.row)


def new_tickets_lie_before_whoever_has_drawn_them(state: EuropeState) -> bool:
    """Return whether, after the opening, nobody has tickets on offer but the player who has drawn them."""
    if state.in_round(OPENING):
        return True
    deciding = [state.frame.actor] if state.in_round(NEW_TICKETS) else []
    before = [seat for seat, held in enumerate(state.seats) if held.offered]
    return before == deciding and all(len(held.offered) <= state.printed.rules.drawn_tickets for held in state.seats)


def a_claim_is_under_way_while_a_tunnel_is_dug(state: EuropeState) -> bool:
    """Return whether a claim is under way while a tunnel is dug, and only then, by the player whose turn it is."""
    if state.claim is None or not state.in_round(CLAIM):
        return state.claim is None and not state.in_round(CLAIM)
    return state.claim.seat == state.frame.actor and a_tunnel_waits_for_what_it_costs(state, state.claim)


def the_deck_and_the_row_are_filled_while_there_are_cards(state: EuropeState) -> bool:
    """Return whether an empty deck has been replaced by the discards, and the row is full while there are cards."""
    supply = state.supply
    renewed = bool(supply.deck) or not supply.discards
    return renewed and (len(supply.row) == state.printed.rules.face_up or not can_draw(state))


def nobody_has_a_route_that_another_one_closes(state: EuropeState) -> bool:
    """Return whether nobody has both tracks of a double route, nor one that is closed with few players."""
    printed, players = state.printed, len(state.seats)
    return all(
        may_claim_parallel(printed.rules, printed.board.routes[route], state.claims, owner, players)
        for route, owner in state.claims.items()
    )


def all_stations_are_there(state: EuropeState) -> bool:
    """Return whether the stations of each player are all in the reserve or in a city."""
    cities, reserves = state.printed.board.cities, [held.stations for held in state.seats]
    if not (state.stations.keys() <= cities.keys() and set(state.stations.values()) <= {*soundness.seats_of(state)}):
        return False
    for owner in state.stations.values():
        reserves[owner] += 1
    all_of_one = station_figures(state.printed).number
    return reserves == [all_of_one] * len(reserves) and min(held.stations for held in state.seats) >= 0


def the_latest_station_is_the_last_that_was_built(state: EuropeState) -> bool:
    """Return whether the station of the turn before, if it built one, is the last of all stations."""
    return state.last_station is None or [*state.stations][-1:] == [state.last_station]


def all_opening_tickets_are_chosen_at_once(state: EuropeState) -> bool:
    """Return whether those still to choose have all tickets dealt to them on offer, and no turn has begun."""
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


def long_tickets_were_dealt_at_the_opening(state: EuropeState) -> bool:
    """Return whether no long ticket is in the deck, and nobody has more of them than were dealt to each."""
    tickets, figures = state.printed.board.tickets, state.printed.rules.long_tickets
    most = figures.opening if figures else 0
    return not any(tickets[ticket].long for ticket in state.ticket_deck) and all(
        sum(tickets[ticket].long for ticket in (*held.tickets, *held.offered)) <= most for held in state.seats
    )


def a_tunnel_waits_for_what_it_costs(state: EuropeState, claim: TunnelClaim) -> bool:
    """Return whether a claim under way is one of a tunnel: paid for and open, and cards turned over ask for more."""
    printed = state.printed
    route = printed.board.routes.get(claim.route)
    if (
        route is None
        or not route.tunnel
        or printed.rules.tunnels is None
        or claim.seat not in soundness.seats_of(state)
    ):
        return False
    return (
        is_open(state, claim.seat, route)
        and _pays_for(claim, route, printed.cards)
        and len(claim.revealed) <= printed.rules.tunnels.revealed
        and claim.extra == extra_cards(printed.cards, claim)
        and claim.extra > 0
    )


def _pays_for(claim: TunnelClaim, route: Route, cards: CardSet) -> bool:
    """Return whether the cards laid down match the payment, and pay for the route."""
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


def only_tickets_that_nobody_kept_at_the_opening_are_away(state: EuropeState) -> bool:
    """Return whether no more tickets, apart from long ones, are back in the box than players can have rejected."""
    rules, held = state.printed.rules, [ticket for seat in state.seats for ticket in (*seat.tickets, *seat.offered)]
    dealt = rules.opening_tickets + (rules.long_tickets.opening if rules.long_tickets else 0)
    chosen = sum(not seat.offered for seat in state.seats) if state.in_round(OPENING) else len(state.seats)
    there = {*state.ticket_deck, *held}
    away = sum(not ticket.long and ticket.id not in there for ticket in state.printed.board.tickets.values())
    return away <= chosen * (dealt - rules.opening_keep)


CONDITIONS: tuple[Callable[[EuropeState], bool], ...] = (
    soundness.every_hand_can_be_held,
    all_cards_are_there,
    soundness.no_more_cards_lie_face_up_than_there_are_places,
    the_deck_and_the_row_are_filled_while_there_are_cards,
    soundness.every_claimed_route_is_on_the_board,
    nobody_has_a_route_that_another_one_closes,
    soundness.all_trains_are_there,
    soundness.the_latest_route_is_the_last_that_was_claimed,
    all_stations_are_there,
    the_latest_station_is_the_last_that_was_built,
    all_tickets_are_in_one_place,
    long_tickets_were_dealt_at_the_opening,
    only_tickets_that_nobody_kept_at_the_opening_are_away,
    soundness.turns_go_round_from_the_start_player,
    all_opening_tickets_are_chosen_at_once,
    at_most_one_thing_interrupts_a_turn,
    a_second_card_is_there_to_be_drawn,
    new_tickets_lie_before_whoever_has_drawn_them,
    a_claim_is_under_way_while_a_tunnel_is_dug,
    soundness.a_game_ends_with_the_last_round_or_where_all_have_passed,
    soundness.the_last_round_has_been_called_where_trains_run_out,
)
"""All conditions, in the order they are checked."""
