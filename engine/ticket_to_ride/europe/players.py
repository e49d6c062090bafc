"""Built-in opponents of Ticket to Ride: Europe."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.players import legal
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.state import TicketToRideState


def choose_at_random(game: Game[TicketToRideState], state: TicketToRideState, seat: Seat, luck: Rng) -> Move:
    """Choose among all legal moves, each equally likely."""
    moves = tuple(legal(game, state, seat))
    return moves[luck.below(len(moves))]


choose_sensibly = choose_at_random
