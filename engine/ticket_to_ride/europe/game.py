"""Ticket to Ride: Europe: its rounds and their steps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core import codec
from engine.core.assistance import Worth, section
from engine.core.events import Event
from engine.core.framed_game import FramedGame
from engine.core.game import GameInfo, Policy, Result, Setup
from engine.core.graphs import Graph, Moment, Reckoned
from engine.core.lessons import Lesson
from engine.core.moves import Move
from engine.core.options import Option
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Round, Rounds, resume
from engine.core.text import Text, text
from engine.ticket_to_ride import city_graphs
from engine.ticket_to_ride.board import CityId, RouteId
from engine.ticket_to_ride.europe import graphs, soundness
from engine.ticket_to_ride.europe.lessons import EXAMPLES, LESSONS
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.sampling import sample
from engine.ticket_to_ride.europe.sensible import choose_sensibly, reason
from engine.ticket_to_ride.europe.state import EuropeState, announce_end, result, set_up
from engine.ticket_to_ride.europe.view import EuropeView, lenders, view_of
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets
from engine.ticket_to_ride.options import named
from engine.ticket_to_ride.orders import ClaimWhenPaid, DrawInColour
from engine.ticket_to_ride.parts import tunnels
from engine.ticket_to_ride.parts.stations import BuildStation, BuildStations
from engine.ticket_to_ride.parts.tunnels import PayForTunnel, PayTunnel, TunnelClaim, TurnOverCards
from engine.ticket_to_ride.progress import foretold, progress
from engine.ticket_to_ride.random_player import RandomPlayer
from engine.ticket_to_ride.setting_up import TURNS
from engine.ticket_to_ride.steps.claim import ClaimRoutes, PlaceTrains, claim_round
from engine.ticket_to_ride.steps.draw import DrawCards, DrawSecondCard
from engine.ticket_to_ride.steps.keep import KeepOpeningTickets, KeepSomeTickets, after_opening
from engine.ticket_to_ride.steps.tickets import DrawSomeTickets
from engine.ticket_to_ride.steps.turn import TakeTurn, end_turn
from engine.ticket_to_ride.touched import touched
from engine.ticket_to_ride.worth import cities_worth, routes_worth

TURN = TakeTurn[EuropeState](DrawCards(), ClaimRoutes(TunnelClaim), BuildStations(), DrawSomeTickets())
SECOND_CARD = DrawSecondCard[EuropeState]()
ROUNDS = Rounds[EuropeState](
    opening=Round(KeepOpeningTickets(), then=after_opening, together=True, rule="europe.rule.setting_up"),
    turns=Round(TURN, then=end_turn(announce_end), rule="europe.rule.turn"),
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
    sections = (
        section("europe", "setting_up", "Setting up", "Case 1", "Case 2", "Case 3", "Case 4", "Case 5"),
        section("europe", "turn", "Course of play", "Case 13"),
        section("europe", "cards", "Drawing train cards", "Case 9", "Case 10", "Case 11", "Case 12", "Case 14"),
        section("europe", "locomotives", "Locomotives", "Case 6", "Case 7", "Case 8"),
        section("europe", "claiming", "Claiming routes", "Case 15", "Case 16", "Case 19", example=EXAMPLES["claiming"]),
        section("europe", "double_routes", "Double routes", "Case 17", example=EXAMPLES["double_routes"]),
        section("europe", "ferries", "Ferries", "Case 18", example=EXAMPLES["ferries"]),
        section(
            "europe",
            "tunnels",
            "Tunnels",
            "Case 20",
            "Case 21",
            "Case 22",
            "Case 23",
            "Case 24",
            "Case 25",
            "Case 26",
            example=EXAMPLES["tunnels"],
        ),
        section("europe", "tickets", "Drawing tickets", "Case 27", "Case 28", "Case 29"),
        section(
            "europe",
            "stations",
            "Building stations",
            "Case 30",
            "Case 31",
            "Case 32",
            "Case 33",
            "Case 34",
            "Case 35",
            example=EXAMPLES["stations"],
        ),
        section("europe", "end", "End of the game", "Case 36"),
        section("europe", "scoring", "Scoring", "Case 37", "Case 38", "Case 39", "Case 40", "Case 41"),
        section("europe", "secrets", "Case 42"),
    )
    policies: Mapping[str, Policy[EuropeState]] = {
        "random": RandomPlayer({"turns": TURN, "second_card": SECOND_CARD}),
        "sensible": choose_sensibly,
    }

    def load(self) -> None:
        """Load what graphs are searched with."""
        city_graphs.load()

    def setup(self, setup: Setup, seed: str) -> EuropeState:
        """Shuffle and deal."""
        return set_up(setup, seed)

    def check_position(self, state: EuropeState, setup: Setup) -> None:
        """Check that a position can have come about."""
        soundness.check_position(state, setup)

    def worth(
        self, state: EuropeState, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Mapping[str, Worth]:
        """Tell what routes, and cities for a station, are worth to a seat: whether they help a ticket, and points."""
        if kind in {ClaimRoute, ClaimWhenPaid} and field == "route":
            return routes_worth(state, seat, unpaid=kind is ClaimWhenPaid)
        return cities_worth(state, seat) if kind is BuildStation and field == "city" else {}

    orders = (ClaimWhenPaid, DrawInColour)
    replayed = frozenset({ClaimRoute, PayTunnel, BuildStation})
    graphs = graphs.KINDS

    def graph(self, name: str, course: Iterable[Moment]) -> Graph | None:
        """Return the points and the trains left, or after the end what the tickets stood at."""
        return graphs.graph(name, course)

    def reckoned(self, view: EuropeView) -> Iterable[Reckoned]:
        """Turn over the tickets one by one, then count the rest."""
        return graphs.reckoning(view)

    def prompt(self, state: EuropeState, seat: Seat) -> Text | None:
        """Tell a seat what its tunnel costs, what its second card may not be, and of a turn that it is the last."""
        if state.in_round("second_card"):
            return text("ttr.draw.second_card")
        if state.claim is not None:
            return tunnels.prompt(state)
        return text("ttr.last_turn") if state.in_round(TURNS) and state.turns_left is not None else None

    def caution(self, state: EuropeState, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> Text | None:
        """Warn of what a tunnel may cost before cards are laid down for it, and of tickets in the last turn."""
        if kind is DrawTickets:
            return text("ttr.tickets.late") if state.turns_left is not None else None
        return tunnels.caution(state, chosen.get("route")) if kind is ClaimRoute else None

    def foretold(self, state: EuropeState, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> tuple[Text, ...]:
        """Tell a seat which tickets a route or a station completes, or makes impossible, before it is paid for."""
        board, route, city = state.printed.board, chosen.get("route"), chosen.get("city")
        if kind is ClaimRoute and route in board.routes and kind in self.kinds(state, seat):
            return tuple(foretold(state, seat, route=RouteId(str(route))))
        if kind is BuildStation and city in board.cities and kind in self.kinds(state, seat):
            return tuple(foretold(state, seat, city=CityId(str(city))))
        return ()

    def needs_others(self, state: EuropeState, move: Move) -> bool:
        """Tell whether tickets are drawn, cards turned over for a tunnel, or the game ends by a move."""
        tunnel = isinstance(move, ClaimRoute) and tunnels.caution(state, move.route) is not None
        return tunnel or isinstance(move, DrawTickets) or self._ends(state, move)

    def _ends(self, state: EuropeState, move: Move) -> bool:
        """Tell whether a move ends the game, as everybody can tell: a first card may be followed by another or not."""
        wild = state.printed.cards.names[state.printed.cards.wild]
        if isinstance(move, DrawCard) and not state.in_round("second_card") and move.card != wild:
            return False
        after = codec.clone(state)
        for _ in self.play(after, move):
            pass
        return self.result(after) is not None

    def sample(self, state: EuropeState, seat: Seat, rng: Rng) -> EuropeState:
        """Draw a position as it may be for what a seat can see."""
        return sample(state, seat, rng)

    def dealt_on(self, state: EuropeState, seed: str) -> EuropeState:
        """Return a position with other luck to come: both decks are shuffled."""
        draft = codec.clone(state)
        draft.rng = Rng(seed)
        draft.supply.deck.sort()
        draft.rng.shuffle(draft.supply.deck)
        draft.ticket_deck.sort()
        draft.rng.shuffle(draft.ticket_deck)
        return draft

    def reason(self, state: EuropeState, seat: Seat, move: Move) -> Text | None:
        """Tell why the planning opponent has chosen a move."""
        return reason(state, self.view(state, seat), seat, move)

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons by which the game is learned."""
        return LESSONS

    def progress(self, before: EuropeState, after: EuropeState) -> Iterable[Event]:
        """Tell each seat alone which tickets a move completes or makes impossible."""
        return progress(before, after)

    def touched(self, before: EuropeView, after: EuropeView) -> Iterable[Text]:
        """Tell a seat for which of its tickets the way has become longer, or was closed."""
        return touched(PRINTED, before, after, (lenders(before), lenders(after)))

    def named(self, state: EuropeState, field: str) -> tuple[Option, ...]:
        """Return the routes, cities or cards of the game, where a field names such."""
        return named(state.printed, field)

    def rule_on(self, state: EuropeState, kind: type[Move]) -> str | None:
        """Return the rule that a kind of move is made by."""
        subjects = {DrawCard: "cards", ClaimRoute: "claiming", BuildStation: "stations", PayTunnel: "tunnels"}
        subject = next((said for each, said in subjects.items() if kind is each), "tickets")
        return state.printed.rule(subject)

    def view(self, state: EuropeState, viewer: Seat | None) -> EuropeView:
        """Tell what a seat may see."""
        return view_of(state, viewer, self.actors(state))

    def result(self, state: EuropeState) -> Result | None:
        """Rank the players once the last turn is over."""
        return result(state) if state.over else None


EUROPE = Europe()
