"""Ticket to Ride: Legends of the West: one game of a campaign as the kernel knows it (L L1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.errors import GameOver, NotNow, NotYourTurn
from engine.core.game import GameInfo, Policy, Result, Setup, Variant
from engine.core.moves import Move, Option, Slot, name_for_now, name_of_kind
from engine.core.policies import Careless
from engine.core.seat import Seat
from engine.core.steps import FramedGame, Round, Rounds
from engine.core.text import Player
from engine.core.views import Event
from engine.ticket_to_ride import city_graphs
from engine.ticket_to_ride.legends import agenda, soundness, standing_orders
from engine.ticket_to_ride.legends.ahead.player import choose_ahead
from engine.ticket_to_ride.legends.assistance import (
    LegendsAdvice,
    LegendsGuidance,
    LegendsLearning,
    LegendsLookingBack,
    LegendsOrders,
)
from engine.ticket_to_ride.legends.between import CampaignRules
from engine.ticket_to_ride.legends.campaign import KEY, SEALED
from engine.ticket_to_ride.legends.ending import after_last_turn
from engine.ticket_to_ride.legends.moves import (
    LeaveOrder,
)
from engine.ticket_to_ride.legends.pack_files import pack, printed_figures
from engine.ticket_to_ride.legends.random_player import choose_at_random
from engine.ticket_to_ride.legends.sensible.player import choose_sensibly
from engine.ticket_to_ride.legends.setting_up import lay_out
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.texts import TURN_RULE
from engine.ticket_to_ride.legends.turn import TakeTurn
from engine.ticket_to_ride.legends.view import LegendsView, view_of
from engine.ticket_to_ride.options import named
from engine.ticket_to_ride.turns import end_turn

ROUNDS = Rounds[LegendsState](
    turns=Round(TakeTurn(), then=end_turn(after_last_turn), rule=TURN_RULE),
    agenda=Round(agenda.Decide(), then=agenda.run, together=True, rule=TURN_RULE),
)


class Legends(CampaignRules, FramedGame[LegendsState]):
    """The game as the kernel knows it."""

    info = GameInfo(
        key=KEY,
        players=(printed_figures().table.min_players, printed_figures().table.max_players),
        rules=5,
        variants=(Variant("vault", (SEALED, "open")),),
        openings=("draw", "travel", "tickets"),
        direct=("draw",),
        opened=("keep", "choose", "engage", "stake", "retire", "give", "open", "build"),
        omissions=frozenset({"legends.keep.chosen"}),
        essentials=frozenset(
            {"legends.travel", "legends.won", "legends.vaults.opened", "legends.vault", "legends.legend"}
        ),
        unprompted=frozenset({LeaveOrder.kind()}),
        private=frozenset({LeaveOrder.kind()}),
        codes={"company": "company", "companies": "company"},
    )
    state_type = LegendsState
    rounds = ROUNDS
    policies: Mapping[str, Policy[LegendsState]] = {
        "random": choose_at_random,
        "easy": Careless(choose_sensibly, choose_at_random, 3),
        "normal": choose_sensibly,
        "hard": choose_ahead,
    }

    def __init__(self) -> None:
        """Create the parts that help a table beyond the rules."""
        super().__init__()
        self.guidance = LegendsGuidance(self)
        self.advice = LegendsAdvice(self)
        self.orders = LegendsOrders(self)
        self.looking_back = LegendsLookingBack(self)
        self.learning = LegendsLearning(self)

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """Every kind of move."""
        return (*self.rounds.moves, LeaveOrder)

    def load(self) -> None:
        """Read the pack, and load the library that searches graphs."""
        pack()
        city_graphs.load()

    def setup(self, setup: Setup, seed: str) -> LegendsState:
        """Set up the next game of the campaign."""
        state = lay_out(setup, seed)
        for _ in self.rounds.settle(state):
            pass
        return state

    def check_position(self, state: LegendsState, setup: Setup) -> None:
        """Check that a position can arise in play, as can the campaign that the set-up carries."""
        soundness.check_position(state, setup)

    def awaited(self, state: LegendsState) -> frozenset[Seat]:
        """Return the seats that the game waits for."""
        return self.rounds.actors(state)

    def actors(self, state: LegendsState) -> frozenset[Seat]:
        """Return who may move: those awaited or answering early, and in somebody's turn those with orders to leave."""
        awaited = self.awaited(state)
        others = {seat for seat in state.seats_range() if seat not in awaited}
        early = {seat for seat in others if agenda.answers_early(state, seat)}
        if len(awaited) != 1:
            return awaited | early
        return awaited | early | {seat for seat in others if standing_orders.may_order(state, seat)}

    def kinds(self, state: LegendsState, seat: Seat) -> tuple[type[Move], ...]:
        """Return the kinds of move that a seat can make."""
        awaited, orders = self.awaited(state), standing_orders.may_order(state, seat)
        early = agenda.early_kinds(state, seat) if seat not in awaited else ()
        if seat not in awaited and not early and not (orders and len(awaited) == 1):
            return ()
        kinds = early or self.rounds.kinds(state, seat)
        return (*kinds, LeaveOrder) if orders else kinds

    def slot(self, state: LegendsState, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field of a move."""
        if kind is LeaveOrder:
            self._check_order(state, seat)
            return standing_orders.slot(state, seat, field, chosen)
        if kind in self._early(state, seat):
            return agenda.early_slot(state, seat, field, chosen)
        return super().slot(state, seat, kind, field, chosen)

    def play(self, draft: LegendsState, move: Move) -> Iterable[Event]:
        """Check a move and carry it out, with whatever follows from it."""
        if isinstance(move, LeaveOrder):
            self._check_order(draft, move.seat)
            return standing_orders.play(draft, move)
        if type(move) in self._early(draft, move.seat):
            return agenda.play_early(draft, move)
        return super().play(draft, move)

    def _early(self, state: LegendsState, seat: Seat) -> tuple[type[Move], ...]:
        """Return the moves with which a seat that is not awaited may answer a question to come."""
        return () if seat in self.awaited(state) else agenda.early_kinds(state, seat)

    def _check_order(self, state: LegendsState, seat: Seat) -> None:
        if state.over:
            raise GameOver("core.game_over")
        if seat not in self.actors(state):
            waiting = tuple(Player(one) for one in sorted(self.awaited(state)))
            raise NotYourTurn("core.not_your_turn", waiting=waiting)
        if not standing_orders.may_order(state, seat):
            meant = self.guidance.meaning
            instead = tuple(name_for_now(kind, meant(state, seat, kind)) for kind in self.kinds(state, seat))
            move = name_of_kind(LeaveOrder)
            raise NotNow("core.not_now", move=move, instead=instead)

    def named(self, state: LegendsState, field: str) -> tuple[Option, ...]:
        """Return all tracks or cities of the boards on the table for a field that names one."""
        return named(state.printed, field) if field in {"track", "city"} else ()

    def view(self, state: LegendsState, viewer: Seat | None) -> LegendsView:
        """Return what a seat may see."""
        return view_of(state, viewer, self.awaited(state))

    def result(self, state: LegendsState) -> Result | None:
        """Rank the companies once the steps of the end are done: no ties remain (L F1.6)."""
        if not state.over:
            return None
        return Result(tuple(slip.total for slip in state.slips), tuple((Seat(seat),) for seat in state.ranking))


LEGENDS = Legends()
