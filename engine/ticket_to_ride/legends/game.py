"""Ticket to Ride: Legends of the West: one game of a campaign as the kernel knows it (L L1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from engine.core import codec
from engine.core.assistance import AwaitedTurn, Section, Worth
from engine.core.errors import GameOver, NotNow, NotYourTurn
from engine.core.events import Event
from engine.core.framed_game import FramedGame
from engine.core.game import GameInfo, Policy, Result, Setup, Variant
from engine.core.graphs import Graph, Moment, Reckoned
from engine.core.lessons import Lesson
from engine.core.moves import Move
from engine.core.options import Option, Slot
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Round, Rounds
from engine.core.text import Player, Text, text
from engine.ticket_to_ride import city_graphs
from engine.ticket_to_ride.legends import agenda, drawing, graphs, soundness, standing_orders
from engine.ticket_to_ride.legends.between import CampaignRules
from engine.ticket_to_ride.legends.campaign import KEY, SEALED
from engine.ticket_to_ride.legends.ending import after_last_turn
from engine.ticket_to_ride.legends.lessons import LESSONS
from engine.ticket_to_ride.legends.moves import (
    Build,
    Draw,
    Give,
    LeaveOrder,
    OpenFrontier,
    RetireEvent,
    SkipTurn,
    Travel,
    UsePower,
)
from engine.ticket_to_ride.legends.narration import narrate
from engine.ticket_to_ride.legends.network import with_link
from engine.ticket_to_ride.legends.orders import AnswerEvent, DrawColour, TravelWhenPaid, tracks_left
from engine.ticket_to_ride.legends.pack_files import pack, printed_figures, printed_of, printed_texts
from engine.ticket_to_ride.legends.payment import payable
from engine.ticket_to_ride.legends.preview import Preview
from engine.ticket_to_ride.legends.random_player import choose_at_random
from engine.ticket_to_ride.legends.sampling import can_be_drawn, sample
from engine.ticket_to_ride.legends.sensible.player import choose_sensibly
from engine.ticket_to_ride.legends.sensible.reasons import reason
from engine.ticket_to_ride.legends.setting_up import lay_out
from engine.ticket_to_ride.legends.slips import is_last_game
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import RetireOne, SecondCard
from engine.ticket_to_ride.legends.teaching import rulebook, rules_in_force
from engine.ticket_to_ride.legends.texts import TURN_RULE, event_rule, say, ticket_text
from engine.ticket_to_ride.legends.turn import TakeTurn
from engine.ticket_to_ride.legends.view import LegendsView, view_of
from engine.ticket_to_ride.moves import DrawTickets
from engine.ticket_to_ride.options import named
from engine.ticket_to_ride.touched import touched
from engine.ticket_to_ride.turns import end_turn
from engine.ticket_to_ride.worth import routes_help

ROUNDS = Rounds[LegendsState](
    turns=Round(TakeTurn(), then=end_turn(after_last_turn), rule=TURN_RULE),
    agenda=Round(agenda.Decide(), then=agenda.run, together=True, rule=TURN_RULE),
)


class Legends(CampaignRules, FramedGame[LegendsState]):
    """The game as the kernel knows it."""

    info = GameInfo(
        key=KEY,
        players=(printed_figures().table.min_players, printed_figures().table.max_players),
        rules=4,
        variants=(Variant("vault", (SEALED, "open")),),
        openings=("draw", "travel", "tickets"),
        direct=("draw",),
        opened=("keep", "choose", "engage", "stake", "retire", "give", "open", "build"),
        omissions=frozenset({"legends.keep.chosen"}),
        essentials=frozenset({"legends.vaults.opened", "legends.vault", "legends.legend"}),
        unprompted=frozenset({LeaveOrder.kind()}),
        private=frozenset({LeaveOrder.kind()}),
        codes={"company": "company", "companies": "company"},
    )
    state_type = LegendsState
    rounds = ROUNDS
    policies: Mapping[str, Policy[LegendsState]] = {"random": choose_at_random, "sensible": choose_sensibly}

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """Every kind of move."""
        return (*self.rounds.moves, LeaveOrder)

    def load(self) -> None:
        """Read the pack, and load what graphs are searched with."""
        pack()
        city_graphs.load()

    def setup(self, setup: Setup, seed: str) -> LegendsState:
        """Lay out the game that comes next in the campaign."""
        state = lay_out(setup, seed)
        for _ in self.rounds.settle(state):
            pass
        return state

    def check_position(self, state: LegendsState, setup: Setup) -> None:
        """Check that a position can have come about, and the campaign that the set-up carries."""
        soundness.check_position(state, setup)

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons by which the game is learned: they show nothing of a later game."""
        return LESSONS

    def awaited(self, state: LegendsState) -> frozenset[Seat]:
        """Tell for whom the game waits."""
        return self.rounds.actors(state)

    def actors(self, state: LegendsState) -> frozenset[Seat]:
        """Tell who may move: those awaited, and in somebody's turn whoever may leave a standing order."""
        awaited = self.awaited(state)
        others = {seat for seat in state.seats_range() if seat not in awaited}
        early = {seat for seat in others if agenda.answers_early(state, seat)}
        if len(awaited) != 1:
            return awaited | early
        return awaited | early | {seat for seat in others if standing_orders.may_order(state, seat)}

    def turn(self, state: LegendsState) -> AwaitedTurn | None:
        """Tell whom the game waits for where others may leave standing orders."""
        awaited = self.awaited(state)
        if len(awaited) != 1:
            return None
        (seat,) = awaited
        decided = agenda.prompt(state)
        in_a_turn = state.begun and state.main_frame.round != AGENDA
        return AwaitedTurn(
            seat, agenda.default_answer(state, seat), "turn" if in_a_turn or decided is None else decided.key
        )

    def only_declines(self, state: LegendsState, seat: Seat) -> Move | None:
        """Return what retires an event after the last game, for any seat: nothing comes of it any more (L F2)."""
        if not (is_last_game(state) and state.in_round(AGENDA) and state.agenda and isinstance(state.task, RetireOne)):
            return None
        return agenda.default_answer(state, Seat(state.task.seats[0]))

    def default(self, state: LegendsState, seat: Seat) -> Move | None:
        """Return the move for a company that does not answer in time, also where several have a question at once."""
        return agenda.default_answer(state, seat)

    def voted(self, state: LegendsState, seat: Seat) -> Move | None:
        """Tell what is played by vote of the others for a company that does not act: 2 blind cards, or nothing (L L2).

        Return None if it is not its turn, or its pending question is settled without a vote.
        """
        if state.over or state.active != seat:
            return None
        if not state.in_round(AGENDA):
            return Draw(seat, drawing.DECK) if drawing.may_draw(state) else SkipTurn(seat)
        return agenda.default_answer(state, seat) if isinstance(state.task, SecondCard) else None

    def kinds(self, state: LegendsState, seat: Seat) -> tuple[type[Move], ...]:
        """Tell which kinds of move a seat can make."""
        awaited, orders = self.awaited(state), standing_orders.may_order(state, seat)
        early = agenda.early_kinds(state, seat) if seat not in awaited else ()
        if seat not in awaited and not early and not (orders and len(awaited) == 1):
            return ()
        kinds = early or self.rounds.kinds(state, seat)
        return (*kinds, LeaveOrder) if orders else kinds

    def slot(self, state: LegendsState, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell what may stand in a field of a move."""
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
        """Return the moves by which a seat that is not awaited may answer a question to come."""
        return () if seat in self.awaited(state) else agenda.early_kinds(state, seat)

    def _check_order(self, state: LegendsState, seat: Seat) -> None:
        if state.over:
            raise GameOver("core.game_over")
        if seat not in self.actors(state):
            waiting = tuple(Player(one) for one in sorted(self.awaited(state)))
            raise NotYourTurn("core.not_your_turn", waiting=waiting)
        if not standing_orders.may_order(state, seat):
            instead = tuple(text(f"core.move.{kind.kind()}") for kind in self.kinds(state, seat))
            move = text(f"core.move.{LeaveOrder.kind()}")
            raise NotNow("core.not_now", move=move, instead=instead)

    lasting: frozenset[type[Move]] = frozenset({RetireEvent, Give, OpenFrontier, Build, UsePower})
    """Moves by which the campaign changes for good, or a card is used up."""

    def needs_others(self, state: LegendsState, move: Move) -> bool:
        """Tell whether tickets are drawn, or a journey or a power turns something up; drawing a card always does."""
        if not isinstance(move, Travel | UsePower):
            return isinstance(move, DrawTickets)
        after = codec.clone(state)
        for seat in after.seats_range():
            if seat != move.seat:
                after.company(seat).orders.clear()  # what others have said in private nobody learns by it
        return any(event.reveals for event in self.play(after, move))

    def worth(
        self, state: LegendsState, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Mapping[str, Worth]:
        """Tell which tracks help a ticket of a seat: what they bring otherwise depends on too much for a number."""
        if kind not in {Travel, TravelWhenPaid} or field != "track":
            return {}
        tracks = payable(state, seat) if kind is Travel else tracks_left(state, seat)
        return routes_help(state, seat, tracks, partial(ticket_text, state))

    def caution(self, state: LegendsState, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> Text | None:
        """Tell what an event says that a seat answers in advance, and warn of tickets drawn in the last turn."""
        if kind is DrawTickets:
            return say("tickets.late") if state.turns_left is not None else None
        event = chosen.get("event")
        return event_rule(event) if kind is AnswerEvent and event in state.campaign.events else None

    def foretold(
        self, state: LegendsState, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]
    ) -> tuple[Text, ...]:
        """Tell what comes of a journey once its track is chosen."""
        if kind is not Travel or "track" not in chosen or Travel not in self.kinds(state, seat):
            return ()
        return Preview(self, state, seat).lines(chosen)

    def sample(self, state: LegendsState, seat: Seat, rng: Rng) -> LegendsState | None:
        """Draw a position as it may be for what a company can see."""
        return sample(state, seat, rng)

    def is_hinted(self, state: LegendsState, seat: Seat) -> bool:
        """Tell that there is no hint while others have decided something in secret that is carried out later."""
        return can_be_drawn(state, seat)

    def reason(self, state: LegendsState, seat: Seat, move: Move) -> Text | None:
        """Tell why the planning opponent has chosen a move."""
        return reason(state, seat, move)

    orders = (TravelWhenPaid, DrawColour, AnswerEvent)
    replayed = frozenset({Travel, Build, OpenFrontier})
    graphs = graphs.KINDS

    def graph(self, name: str, course: Iterable[Moment]) -> Graph | None:
        """Return the coins and the trains left, or after the campaign what the vaults came to."""
        return graphs.graph(name, course)

    def reckoned(self, view: LegendsView) -> Iterable[Reckoned]:
        """Turn over the tickets one by one, then count the rest of the bank slips."""
        return graphs.reckoning(view)

    def prompt(self, state: LegendsState, seat: Seat) -> Text | None:
        """Tell a seat what it is to decide besides an ordinary turn, as everybody reads it, or that it is its last."""
        if state.begun and state.turns_left is not None and not state.agenda and seat in self.awaited(state):
            return text("ttr.last_turn")
        return agenda.prompt(state, seat) if self._is_put(state, seat) else None

    def _is_put(self, state: LegendsState, seat: Seat) -> bool:
        """Tell whether a seat is awaited, or may answer a question to come."""
        return seat in self.awaited(state) or agenda.answers_early(state, seat)

    def meaning(self, state: LegendsState, seat: Seat, kind: type[Move]) -> Text | None:
        """Tell what a kind of move means at this moment."""
        return agenda.meaning(state, seat, kind) if self._is_put(state, seat) else None

    def decision(self, state: LegendsState) -> Text | None:
        """Tell everybody what is decided now, or return None if it is an ordinary turn."""
        return agenda.prompt(state)

    def teaching(self, state: LegendsState) -> tuple[Text, ...]:
        """Teach the rules in force, and no others."""
        return rules_in_force(state.campaign, state.number, len(state.seats))

    def rulebook(self, state: LegendsState | None) -> tuple[Section, ...]:
        """Return the sections of the rulebook that the campaign has opened."""
        if state is None:
            return rulebook(None, 1, self.info.players[1])
        return rulebook(state.campaign, state.number, len(state.seats))

    def progress(self, before: LegendsState, after: LegendsState) -> Iterable[Event]:
        """Tell each president alone which tickets a move completes. What no way is left for may still get one."""
        for seat in after.seats_range():
            yield from _completed(before, after, seat)

    def touched(self, before: LegendsView, after: LegendsView) -> Iterable[Text]:
        """Tell a president for which tickets the way has become longer, or was closed on the boards as they lie now."""
        if (before.opened, before.seconds) != (after.opened, after.seconds):
            return ()
        return touched(printed_of(after.game, len(after.seats), after.opened, after.seconds), before, after)

    def narrate(self, setup: Setup, before: LegendsState, after: LegendsState) -> Iterable[Event]:
        """Tell the part of the campaign's story that a move leads to."""
        return narrate(setup, before, after)

    def printed_texts(self) -> Mapping[str, str]:
        """Return what is printed on the cards, opened or not."""
        return printed_texts(pack())

    def named(self, state: LegendsState, field: str) -> tuple[Option, ...]:
        """Return the tracks or cities of the boards on the table, where a field names such."""
        return named(state.printed, field) if field in {"track", "city"} else ()

    def view(self, state: LegendsState, viewer: Seat | None) -> LegendsView:
        """Tell what a seat may see."""
        return view_of(state, viewer, self.awaited(state))

    def result(self, state: LegendsState) -> Result | None:
        """Rank the companies once the steps of the end are done: no ties remain (L F1.6)."""
        if not state.over:
            return None
        return Result(tuple(slip.total for slip in state.slips), tuple((Seat(seat),) for seat in state.ranking))


def _completed(before: LegendsState, after: LegendsState, seat: Seat) -> Iterator[Event]:
    """Tell which tickets trains or steamers of a company newly join (L I1.3), and which it keeps that are joined."""
    had, has = before.company(seat), after.company(seat)
    if (before.claims, had.steamers, had.tickets) == (after.claims, has.steamers, has.tickets):
        return
    was, now = with_link(before, seat), with_link(after, seat)
    for ticket in has.tickets:
        ends = after.pack.ticket(ticket)
        if now.joined(ends.a, ends.b) and (ticket not in had.tickets or not was.joined(ends.a, ends.b)):
            yield Event(say("progress.done", ticket=ticket_text(after, ticket)), audience=seat, apart=True)


LEGENDS = Legends()
