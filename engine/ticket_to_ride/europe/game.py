"""Ticket to Ride: Europe: its rounds and their steps."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import GameInfo, Policy, Result, Setup
from engine.core.moves import Move, Option
from engine.core.policies import Careless
from engine.core.seat import Seat
from engine.core.steps import FramedGame, Round, Rounds, resume
from engine.ticket_to_ride import city_graphs
from engine.ticket_to_ride.europe import soundness
from engine.ticket_to_ride.europe.ahead.player import choose_ahead
from engine.ticket_to_ride.europe.assistance import (
    EuropeAdvice,
    EuropeGuidance,
    EuropeLearning,
    EuropeLookingBack,
    EuropeOrders,
)
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.random_player import RandomPlayer
from engine.ticket_to_ride.europe.sensible import choose_sensibly
from engine.ticket_to_ride.europe.state import EuropeState, announce_end, result, set_up
from engine.ticket_to_ride.europe.stations import BuildStation, BuildStations
from engine.ticket_to_ride.europe.steps.claim import ClaimRoutes, PlaceTrains, claim_round
from engine.ticket_to_ride.europe.steps.draw import DrawCards, DrawSecondCard
from engine.ticket_to_ride.europe.steps.keep import KeepOpeningTickets, KeepSomeTickets, after_opening
from engine.ticket_to_ride.europe.steps.tickets import DrawSomeTickets
from engine.ticket_to_ride.europe.tunnels import PayForTunnel, PayTunnel, TunnelClaim, TurnOverCards
from engine.ticket_to_ride.europe.view import EuropeView, view_of
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard
from engine.ticket_to_ride.options import named
from engine.ticket_to_ride.turns import TakeTurn, end_turn

TURN = TakeTurn[EuropeState](DrawCards(), ClaimRoutes(TunnelClaim), BuildStations(), DrawSomeTickets())
SECOND_CARD = DrawSecondCard[EuropeState]()
ROUNDS = Rounds[EuropeState](
    opening=Round(KeepOpeningTickets(), then=after_opening, together=True, rule="europe.rule.setting_up"),
    turns=Round(TURN, then=end_turn(announce_end), rule="europe.rule.turn"),
    second_card=Round(SECOND_CARD, then=resume),
    claim=claim_round({1: TurnOverCards(), 2: PayForTunnel(), 3: PlaceTrains()}),
    new_tickets=Round(KeepSomeTickets(), then=resume),
)
GUESSING = RandomPlayer[EuropeState]({"turns": TURN, "second_card": SECOND_CARD})


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
        "random": GUESSING,
        "easy": Careless(choose_sensibly, GUESSING, 3),
        "normal": choose_sensibly,
        "hard": choose_ahead,
    }

    def __init__(self) -> None:
        """Create the parts that help a table beyond the rules."""
        super().__init__()
        self.guidance = EuropeGuidance(self)
        self.advice = EuropeAdvice(self)
        self.orders = EuropeOrders(self)
        self.looking_back = EuropeLookingBack(self)
        self.learning = EuropeLearning(self)

    def load(self) -> None:
        """Load the library that searches graphs."""
        city_graphs.load()

    def setup(self, setup: Setup, seed: str) -> EuropeState:
        """Shuffle and deal."""
        return set_up(setup, seed)

    def check_position(self, state: EuropeState, setup: Setup) -> None:
        """Check that a position can arise in play. Raises UnsoundPosition if it cannot."""
        soundness.check_position(state, setup)

    def named(self, state: EuropeState, field: str) -> tuple[Option, ...]:
        """Return all routes, cities, cards or payments of the game for a field that names one."""
        return named(state.printed, field)

    def rule_on(self, state: EuropeState, kind: type[Move]) -> str | None:
        """Return the text key that cites the rule for a kind of move."""
        subjects = {DrawCard: "cards", ClaimRoute: "claiming", BuildStation: "stations", PayTunnel: "tunnels"}
        subject = next((said for each, said in subjects.items() if kind is each), "tickets")
        return state.printed.rule(subject)

    def view(self, state: EuropeState, viewer: Seat | None) -> EuropeView:
        """Return what a seat may see."""
        return view_of(state, viewer, self.actors(state))

    def result(self, state: EuropeState) -> Result | None:
        """Rank the players once the last turn is over."""
        return result(state) if state.over else None


EUROPE = Europe()
