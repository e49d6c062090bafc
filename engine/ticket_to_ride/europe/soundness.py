"""What holds of every position of Ticket to Ride: Europe."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.errors import UnsoundPosition
from engine.core.game import Setup
from engine.core.soundness import check_conditions
from engine.core.steps import Frame
from engine.ticket_to_ride import soundness
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.parts.tunnels import TurnOverCards
from engine.ticket_to_ride.setting_up import TURNS
from engine.ticket_to_ride.state import OPENING
from engine.ticket_to_ride.steps.claim import CLAIM
from engine.ticket_to_ride.steps.draw import SECOND_CARD
from engine.ticket_to_ride.steps.tickets import NEW_TICKETS
from engine.ticket_to_ride.supply import can_draw


def check_position(state: EuropeState, setup: Setup) -> None:
    """Check that a position can have come about in a game of a set-up. Raises UnsoundPosition: it cannot."""
    if len(state.seats) != setup.players:
        raise UnsoundPosition("it is no position of so many players")
    check_conditions(CONDITIONS, state)


def all_cards_are_there(state: EuropeState) -> bool:
    """Each is in one place; those laid down for a tunnel, and turned over for it, lie on the table."""
    claim = state.claim
    lying = [] if claim is None else [*claim.laid, *claim.revealed]
    return soundness.cards_are_complete(state, [kind.count for kind in state.printed.cards.kinds], lying)


def all_tickets_are_in_one_place(state: EuropeState) -> bool:
    """Those that nobody kept at the opening are back in the box."""
    return soundness.every_ticket_is_in_one_place(state)


def at_most_one_thing_interrupts_a_turn(state: EuropeState) -> bool:
    """After the action of whose turn it is, who has to decide something that it leads to."""
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
    """No face-up locomotive, as it cannot be the second."""
    wild = state.printed.cards.wild
    return not state.in_round(SECOND_CARD) or can_draw(state) or any(card != wild for card in state.supply.row)


def new_tickets_lie_before_whoever_has_drawn_them(state: EuropeState) -> bool:
    """And before nobody else, after the opening."""
    if state.in_round(OPENING):
        return True
    deciding = [state.frame.actor] if state.in_round(NEW_TICKETS) else []
    before = [seat for seat, held in enumerate(state.seats) if held.offered]
    return before == deciding and all(len(held.offered) <= state.printed.rules.drawn_tickets for held in state.seats)


def a_claim_is_under_way_while_a_tunnel_is_dug(state: EuropeState) -> bool:
    """By whoever's turn it is."""
    if state.claim is None or not state.in_round(CLAIM):
        return state.claim is None and not state.in_round(CLAIM)
    return state.claim.seat == state.frame.actor and soundness.a_tunnel_waits_for_what_it_costs(state, state.claim)


CONDITIONS: tuple[Callable[[EuropeState], bool], ...] = (
    soundness.every_hand_can_be_held,
    all_cards_are_there,
    soundness.no_more_cards_lie_face_up_than_there_are_places,
    soundness.the_deck_and_the_row_are_filled_while_there_are_cards,
    soundness.every_claimed_route_is_on_the_board,
    soundness.nobody_has_a_route_that_another_one_closes,
    soundness.all_trains_are_there,
    soundness.the_latest_route_is_the_last_that_was_claimed,
    soundness.all_stations_are_there,
    soundness.the_latest_station_is_the_last_that_was_built,
    all_tickets_are_in_one_place,
    soundness.long_tickets_were_dealt_at_the_opening,
    soundness.only_tickets_that_nobody_kept_at_the_opening_are_away,
    soundness.turns_go_round_from_the_start_player,
    soundness.all_opening_tickets_are_chosen_at_once,
    at_most_one_thing_interrupts_a_turn,
    a_second_card_is_there_to_be_drawn,
    new_tickets_lie_before_whoever_has_drawn_them,
    a_claim_is_under_way_while_a_tunnel_is_dug,
    soundness.a_game_ends_with_the_last_round_or_where_all_have_passed,
    soundness.the_last_round_has_been_called_where_trains_run_out,
)
"""In the order in which they are looked at."""
