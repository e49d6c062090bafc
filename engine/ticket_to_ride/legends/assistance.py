"""How Legends of the West helps its table beyond the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from engine.core import codec
from engine.core.assistance import Advice, AwaitedTurn, Guidance, Hint, Learning, LookingBack, Orders, Section, Worth
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.core.views import Event
from engine.ticket_to_ride.effects_on_seat import effects_on_seat
from engine.ticket_to_ride.legends import agenda, drawing, graphs
from engine.ticket_to_ride.legends.lessons import LESSONS
from engine.ticket_to_ride.legends.moves import (
    Build,
    Draw,
    Give,
    OpenFrontier,
    RetireEvent,
    SkipTurn,
    Travel,
    UsePower,
)
from engine.ticket_to_ride.legends.narration import narrate
from engine.ticket_to_ride.legends.network import with_link
from engine.ticket_to_ride.legends.orders import AnswerEvent, DrawColour, TravelWhenPaid, tracks_left
from engine.ticket_to_ride.legends.outlook import outlook
from engine.ticket_to_ride.legends.pack_files import pack, printed_of, printed_texts
from engine.ticket_to_ride.legends.payment import payable
from engine.ticket_to_ride.legends.preview import Preview
from engine.ticket_to_ride.legends.sampling import sample
from engine.ticket_to_ride.legends.sensible.reasons import reason
from engine.ticket_to_ride.legends.slips import is_last_game
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import RetireOne, SecondCard
from engine.ticket_to_ride.legends.teaching import rulebook, rules_in_force
from engine.ticket_to_ride.legends.texts import event_rule, ticket_text
from engine.ticket_to_ride.legends.view import LegendsView
from engine.ticket_to_ride.moves import DrawTickets
from engine.ticket_to_ride.texts import tickets_kept
from engine.ticket_to_ride.worth import routes_help


class LegendsGuidance(Guidance[LegendsState]):
    """Prompts, warnings and forecasts about journeys, powers and what the story asks."""

    irreversible: frozenset[type[Move]] = frozenset({RetireEvent, Give, OpenFrontier, Build, UsePower})
    """Moves that change the campaign for good, or use up a card."""

    def needs_others(self, state: LegendsState, move: Move) -> bool:
        """Return whether a move draws tickets, or a journey or power reveals something; drawing a card never counts."""
        if not isinstance(move, Travel | UsePower):
            return isinstance(move, DrawTickets)
        after = codec.clone(state)
        for seat in after.seats_range():
            if seat != move.seat:
                after.company(seat).orders.clear()  # nobody may learn by this what others have ordered in private
        return any(event.reveals for event in self.game.play(after, move))

    def only_declines(self, state: LegendsState, seat: Seat) -> Move | None:
        """Return the move that retires an event after the last game, for any seat: it no longer matters (L F2)."""
        if not (is_last_game(state) and state.in_round(AGENDA) and state.agenda and isinstance(state.task, RetireOne)):
            return None
        return agenda.default_answer(state, Seat(state.task.seats[0]))

    def caution(self, state: LegendsState, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> Text | None:
        """Say what the event does that a seat answers in advance, and warn of drawing tickets in the last turn."""
        if kind is DrawTickets:
            return text("legends.tickets.late") if state.turns_left is not None else None
        event = chosen.get("event")
        return event_rule(event) if kind is AnswerEvent and event in state.campaign.events else None

    def foretold(
        self, state: LegendsState, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]
    ) -> tuple[Text, ...]:
        """Return what comes of a journey once its track is chosen."""
        if kind is not Travel or "track" not in chosen or Travel not in self.game.kinds(state, seat):
            return ()
        return Preview(self.game, state, seat).lines(chosen)

    def prompt(self, state: LegendsState, seat: Seat) -> Text | None:
        """Say what a seat decides apart from an ordinary turn, as everybody reads it, or that its turn is its last."""
        if state.begun and state.turns_left is not None and not state.agenda and seat in self.game.awaited(state):
            return text("ttr.last_turn")
        return agenda.prompt(state, seat) if self._is_put(state, seat) else None

    def _is_put(self, state: LegendsState, seat: Seat) -> bool:
        """Return whether a seat is awaited, or may answer a question to come."""
        return seat in self.game.awaited(state) or agenda.answers_early(state, seat)

    def meaning(self, state: LegendsState, seat: Seat, kind: type[Move]) -> Text | None:
        """Return what a kind of move means at this moment."""
        return agenda.meaning(state, seat, kind) if self._is_put(state, seat) else None

    decision = staticmethod(agenda.prompt)


class LegendsAdvice(Advice[LegendsState]):
    """What tracks are worth, and what the planning opponent would do."""

    def worth(
        self, state: LegendsState, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Mapping[str, Worth]:
        """Return which tracks help a ticket of a seat: what they bring otherwise depends on too much for a number."""
        if kind not in {Travel, TravelWhenPaid} or field != "track":
            return {}
        tracks = payable(state, seat) if kind is Travel else tracks_left(state, seat)
        return routes_help(state, seat, tracks, partial(ticket_text, state))

    sample = staticmethod(sample)
    reason = staticmethod(reason)

    def hint(self, state: LegendsState, seat: Seat, rng: Rng) -> Hint:
        """Return what *hard* would do, and why.

        If no position can be sampled it looks at the real one, and sees no more of it than its company does.
        """
        drawn = self.sample(state, seat, rng) or state
        move = self.game.policies["hard"](self.game, drawn, seat, rng)
        return Hint(move, reason(drawn, seat, move))


class LegendsOrders(Orders[LegendsState]):
    """Travelling, drawing cards and answering events, and the moves made for a company that does not act."""

    kinds = (TravelWhenPaid, DrawColour, AnswerEvent)

    def turn(self, state: LegendsState) -> AwaitedTurn | None:
        """Return whom the game waits for where others may leave standing orders."""
        awaited = self.game.awaited(state)
        if len(awaited) != 1:
            return None
        (seat,) = awaited
        decided = agenda.prompt(state)
        in_a_turn = state.begun and state.main_frame.round != AGENDA
        return AwaitedTurn(
            seat, agenda.default_answer(state, seat), "turn" if in_a_turn or decided is None else decided.key
        )

    default = staticmethod(agenda.default_answer)

    def voted(self, state: LegendsState, seat: Seat) -> Move | None:
        """Return what the others may vote to play for a company that does not act: 2 blind cards, or nothing (L L2).

        Return None if it is not its turn, or its pending question is settled without a vote.
        """
        if state.over or state.active != seat:
            return None
        if not state.in_round(AGENDA):
            return Draw(seat, drawing.DECK) if drawing.may_draw(state) else SkipTurn(seat)
        return agenda.default_answer(state, seat) if isinstance(state.task, SecondCard) else None


class LegendsLookingBack(LookingBack[LegendsState]):
    """What moves do to tickets, the story, and how slips and vaults are counted up."""

    replayed = frozenset({Travel, Build, OpenFrontier})
    graph = staticmethod(graphs.graph)
    reckoned = staticmethod(graphs.reckoning)
    graphs = graphs.KINDS

    def progress(self, before: LegendsState, after: LegendsState) -> Iterable[Event]:
        """Say to each president alone which tickets a move completes, but not which have no way: they may get one."""
        for seat in after.seats_range():
            yield from _completed(before, after, seat)

    def effects_on_seat(self, before: LegendsView, after: LegendsView) -> Iterable[Text]:
        """Say for which tickets the way has become longer, or has been closed on the boards as they lie now."""
        if (before.opened, before.seconds) != (after.opened, after.seconds):
            return ()
        return effects_on_seat(printed_of(after.game, len(after.seats), after.opened, after.seconds), before, after)

    def opened_at_the_end(self, state: LegendsState, move: Move) -> Iterable[Text]:
        """Name the tickets that somebody kept, unless it put them back later."""
        return tickets_kept(move, state.company(move.seat).tickets, partial(ticket_text, state))

    narrate = staticmethod(narrate)
    outlook = staticmethod(outlook)


class LegendsLearning(Learning[LegendsState]):
    """The rulebook as far as the campaign has opened it, the lessons, and the texts printed on the cards."""

    lessons = LESSONS

    def special_rules(self, state: LegendsState) -> tuple[Text, ...]:
        """Teach the rules in force, and no others."""
        return rules_in_force(state.campaign, state.number, len(state.seats))

    def rulebook(self, state: LegendsState | None) -> tuple[Section, ...]:
        """Return the sections of the rulebook that the campaign has opened."""
        if state is None:
            return rulebook(None, 1, self.game.info.players[1])
        return rulebook(state.campaign, state.number, len(state.seats))

    def printed_texts(self) -> Mapping[str, str]:
        """Return the texts printed on the cards, opened or not."""
        return printed_texts(pack())


def _completed(before: LegendsState, after: LegendsState, seat: Seat) -> Iterator[Event]:
    """Say which tickets a company's trains or steamers newly join (L I1.3), and which new ones are already joined."""
    had, has = before.company(seat), after.company(seat)
    if (before.claims, had.steamers, had.tickets) == (after.claims, has.steamers, has.tickets):
        return
    was, now = with_link(before, seat), with_link(after, seat)
    for ticket in has.tickets:
        ends = after.pack.ticket(ticket)
        if now.joined(ends.a, ends.b) and (ticket not in had.tickets or not was.joined(ends.a, ends.b)):
            yield Event(text("legends.progress.done", ticket=ticket_text(after, ticket)), audience=seat, apart=True)
