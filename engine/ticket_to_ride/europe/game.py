"""Ticket to Ride: Europe: its rounds, and how a position is shown and scored."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.framed_game import FramedGame
from engine.core.game import GameInfo, Policy, Result, Setup
from engine.core.seat import Seat
from engine.core.steps import Round, Rounds, resume
from engine.ticket_to_ride import scoring
from engine.ticket_to_ride.europe.players import choose_at_random
from engine.ticket_to_ride.europe.sensible import choose_sensibly
from engine.ticket_to_ride.europe.steps import DrawSecondCard, KeepSomeTickets, PayForTunnel, TakeTurn
from engine.ticket_to_ride.europe.table import RULES, after_opening, end_turn, lay_out, tallies
from engine.ticket_to_ride.europe.view import EuropeView, look
from engine.ticket_to_ride.state import TicketToRideState

ROUNDS = Rounds(
    opening=Round(KeepSomeTickets(RULES.opening_keep, opening=True), then=after_opening, together=True),
    turns=Round(TakeTurn(), then=end_turn),
    second_card=Round(DrawSecondCard(), then=resume),
    tunnel=Round(PayForTunnel(), then=resume),
    new_tickets=Round(KeepSomeTickets(RULES.drawn_keep, opening=False), then=resume),
)


class Europe(FramedGame[TicketToRideState]):
    """The game as the kernel knows it."""

    info = GameInfo(
        key="europe",
        players=(RULES.min_players, RULES.max_players),
        rules=1,
        openings=("draw", "claim", "station", "tickets"),
    )
    state_type = TicketToRideState
    rounds = ROUNDS
    policies: Mapping[str, Policy[TicketToRideState]] = {"random": choose_at_random, "sensible": choose_sensibly}

    def setup(self, setup: Setup, seed: str) -> TicketToRideState:
        """Shuffle and deal."""
        return lay_out(setup, seed)

    def view(self, state: TicketToRideState, viewer: Seat | None) -> EuropeView:
        """Tell what a seat may see."""
        return look(state, viewer, self.actors(state))

    def result(self, state: TicketToRideState) -> Result | None:
        """Rank the players once the last turn is over."""
        return scoring.result(tallies(state)) if state.over else None


EUROPE = Europe()
