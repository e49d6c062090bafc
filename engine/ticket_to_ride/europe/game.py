"""Ticket to Ride: Europe: its rounds and their steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.assistance import Worth
from engine.core.framed_game import FramedGame
from engine.core.game import GameInfo, Policy, Result, Setup
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.steps import Round, Rounds, resume
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.sensible import choose_sensibly
from engine.ticket_to_ride.europe.state import EuropeState, announce_end, result, set_up
from engine.ticket_to_ride.europe.view import EuropeView, view_of
from engine.ticket_to_ride.moves import ClaimRoute
from engine.ticket_to_ride.parts.stations import BuildStation, BuildStations
from engine.ticket_to_ride.parts.tunnels import PayForTunnel, TunnelClaim, TurnOverCards
from engine.ticket_to_ride.random_player import RandomPlayer
from engine.ticket_to_ride.steps.claim import ClaimRoutes, PlaceTrains, claim_round
from engine.ticket_to_ride.steps.draw import DrawCards, DrawSecondCard
from engine.ticket_to_ride.steps.keep import KeepOpeningTickets, KeepSomeTickets, after_opening
from engine.ticket_to_ride.steps.tickets import DrawSomeTickets
from engine.ticket_to_ride.steps.turn import TakeTurn, end_turn
from engine.ticket_to_ride.worth import cities_worth, routes_worth

TURN = TakeTurn[EuropeState](DrawCards(), ClaimRoutes(TunnelClaim), BuildStations(), DrawSomeTickets())
SECOND_CARD = DrawSecondCard[EuropeState]()
ROUNDS = Rounds[EuropeState](
    opening=Round(KeepOpeningTickets(), then=after_opening, together=True),
    turns=Round(TURN, then=end_turn(announce_end)),
    second_card=Round(SECOND_CARD, then=resume),
    claim=claim_round({1: TurnOverCards(), 2: PayForTunnel(), 3: PlaceTrains()}),
    new_tickets=Round(KeepSomeTickets(), then=resume),
)


class Europe(FramedGame[EuropeState]):
    """The game as the kernel knows it."""

    info = GameInfo(
        key="europe",
        family="ttr",
        players=(PRINTED.rules.min_players, PRINTED.rules.max_players),
        rules=1,
        openings=("draw", "claim", "station", "tickets"),
        direct=("draw",),
        omissions=frozenset({"ttr.keep.chosen"}),
    )
    state_type = EuropeState
    rounds = ROUNDS
    policies: Mapping[str, Policy[EuropeState]] = {
        "random": RandomPlayer({"turns": TURN, "second_card": SECOND_CARD}),
        "sensible": choose_sensibly,
    }

    def setup(self, setup: Setup, seed: str) -> EuropeState:
        """Shuffle and deal."""
        return set_up(setup, seed)

    def worth(
        self, state: EuropeState, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Mapping[str, Worth]:
        """Tell what routes, and cities for a station, are worth to a seat: whether they help a ticket, and points."""
        if kind is ClaimRoute and field == "route":
            return routes_worth(state, seat)
        return cities_worth(state, seat) if kind is BuildStation and field == "city" else {}

    def view(self, state: EuropeState, viewer: Seat | None) -> EuropeView:
        """Tell what a seat may see."""
        return view_of(state, viewer, self.actors(state))

    def result(self, state: EuropeState) -> Result | None:
        """Rank the players once the last turn is over."""
        return result(state) if state.over else None


EUROPE = Europe()
