"""How Ticket to Ride: Europe helps its table beyond the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.core import codec
from engine.core.assistance import Advice, Guidance, Hint, Learning, LookingBack, Orders, Worth, section
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import CityId, RouteId
from engine.ticket_to_ride.effects_on_seat import effects_on_seat
from engine.ticket_to_ride.europe import graphs, tunnels
from engine.ticket_to_ride.europe.ahead.player import weigh
from engine.ticket_to_ride.europe.ahead.words import with_comparison
from engine.ticket_to_ride.europe.lessons import EXAMPLES, LESSONS
from engine.ticket_to_ride.europe.orders import ClaimWhenPaid
from engine.ticket_to_ride.europe.outlook import outlook
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.progress import foretold, progress
from engine.ticket_to_ride.europe.sampling import sample
from engine.ticket_to_ride.europe.sensible import reason
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.europe.tunnels import PayTunnel
from engine.ticket_to_ride.europe.view import EuropeView, lenders
from engine.ticket_to_ride.europe.worth import cities_worth, routes_worth
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets
from engine.ticket_to_ride.orders import DrawInColour
from engine.ticket_to_ride.state import TURNS
from engine.ticket_to_ride.texts import ticket_text, tickets_kept

if TYPE_CHECKING:
    from engine.ticket_to_ride.europe.game import Europe


class EuropeGuidance(Guidance[EuropeState]):
    """Prompts and warnings about tunnels, second cards and the last turn."""

    def prompt(self, state: EuropeState, seat: Seat) -> Text | None:
        """Say what a tunnel costs, what a second card may not be, or that this is the seat's last turn."""
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
        """Return which tickets a route or a station would complete or make impossible, before it is paid for."""
        board, route, city = state.printed.board, chosen.get("route"), chosen.get("city")
        if kind is ClaimRoute and route in board.routes and kind in self.game.kinds(state, seat):
            return tuple(foretold(state, seat, route=RouteId(str(route))))
        if kind is BuildStation and city in board.cities and kind in self.game.kinds(state, seat):
            return tuple(foretold(state, seat, city=CityId(str(city))))
        return ()

    def needs_others(self, state: EuropeState, move: Move) -> bool:
        """Return whether a move draws tickets, turns over cards for a tunnel, or ends the game."""
        tunnel = isinstance(move, ClaimRoute) and tunnels.caution(state, move.route) is not None
        return tunnel or isinstance(move, DrawTickets) or self._ends(state, move)

    def _ends(self, state: EuropeState, move: Move) -> bool:
        """Return whether a move certainly ends the game, which a first card does not: a second may follow."""
        wild = state.printed.cards.names[state.printed.cards.wild]
        if isinstance(move, DrawCard) and not state.in_round("second_card") and move.card != wild:
            return False
        after = codec.clone(state)
        for _ in self.game.play(after, move):
            pass
        return self.game.result(after) is not None


class EuropeAdvice(Advice[EuropeState]):
    """What routes and cities are worth, and what the opponent that thinks ahead would do."""

    game: Europe

    def worth(
        self, state: EuropeState, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Mapping[str, Worth]:
        """Return what routes, and cities for a station, are worth to a seat: whether they help a ticket, and points."""
        if kind in {ClaimRoute, ClaimWhenPaid} and field == "route":
            return routes_worth(state, seat, unpaid=kind is ClaimWhenPaid)
        return cities_worth(state, seat) if kind is BuildStation and field == "city" else {}

    sample = staticmethod(sample)

    def hint(self, state: EuropeState, seat: Seat, rng: Rng) -> Hint | None:
        """Return what the opponent that thinks ahead would do, why, and what it has compared."""
        sampled = self.sample(state, seat, rng)
        choice = weigh(self.game, sampled, seat, rng)
        if choice.aim is not None and choice.aim.more:
            why: Text | None = text("ttr.hint.tickets")
        else:
            why = self.reason(sampled, seat, choice.move)
        return Hint(choice.move, with_comparison(sampled.printed.board, why or text("core.hint.chance"), choice))

    def reason(self, state: EuropeState, seat: Seat, move: Move) -> Text | None:
        """Return why the planning opponent has chosen a move."""
        return reason(state, self.game.view(state, seat), move)


class EuropeOrders(Orders[EuropeState]):
    """Claiming a route, and drawing cards."""

    kinds = (ClaimWhenPaid, DrawInColour)


class EuropeLookingBack(LookingBack[EuropeState]):
    """What moves do to tickets, the graphs, and how the final score is counted up."""

    replayed = frozenset({ClaimRoute, PayTunnel, BuildStation})
    graph = staticmethod(graphs.graph)
    reckoned = staticmethod(graphs.reckoning)
    graphs = graphs.KINDS

    progress = staticmethod(progress)
    outlook = staticmethod(outlook)

    def effects_on_seat(self, before: EuropeView, after: EuropeView) -> Iterable[Text]:
        """Say for which tickets of a seat the way has become longer or has been closed."""
        return effects_on_seat(PRINTED, before, after, (lenders(before), lenders(after)))

    def opened_at_the_end(self, state: EuropeState, move: Move) -> Iterable[Text]:
        """Name the tickets that somebody kept."""
        return tickets_kept(move, state.seats[move.seat].tickets, partial(ticket_text, PRINTED.board))

    def dealt_on(self, state: EuropeState, seed: str) -> EuropeState:
        """Return the position with different luck ahead: both decks are shuffled."""
        draft = codec.clone(state)
        draft.rng = Rng(seed)
        draft.supply.deck.sort()
        draft.rng.shuffle(draft.supply.deck)
        draft.ticket_deck.sort()
        draft.rng.shuffle(draft.ticket_deck)
        return draft


class EuropeLearning(Learning[EuropeState]):
    """The rulebook and the lessons."""

    lessons = LESSONS
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
