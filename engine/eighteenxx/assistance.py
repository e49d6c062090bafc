"""How 18xx games help their tables beyond the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec

from engine.core import codec
from engine.core.assistance import Advice, Guidance, LookingBack, Orders, RecurringQuestion, Suggestion
from engine.core.graphs import Graph, Moment, Reckoned
from engine.core.moves import Move
from engine.core.orders import KeepPassing, Order
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.core.views import View
from engine.eighteenxx import graphs, guidance, orders
from engine.eighteenxx.earnings import latest_earned
from engine.eighteenxx.effects_on_seat import effects_on_seat
from engine.eighteenxx.ids import company_of
from engine.eighteenxx.moves import (
    BuildStation,
    BuildTunnel,
    BuyTrain,
    CheapTunnel,
    LaySpecial,
    LayTile,
    Pass,
    Run,
    WaiveTerrain,
)
from engine.eighteenxx.purchases import BUYING
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.sensible.reasons import reason
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.steps.private_companies import TradePrivateCompanies
from engine.eighteenxx.steps.run import foresee_run, run_so_far, suggest_run
from engine.eighteenxx.trains import runnable
from engine.eighteenxx.views import EighteenxxView

if TYPE_CHECKING:
    from engine.eighteenxx.game import EighteenxxGame

S = TypeVar("S", bound=EighteenxxState)


class EighteenxxGuidance(Guidance[S]):
    """What a step asks, and what a pass means in it."""

    game: EighteenxxGame[S]
    prompts: guidance.OwnPrompts = {}  # noqa: RUF012 - never changed
    """What the game asks in its own words, by the round that is waited for."""
    warnings = guidance.WARNINGS
    inevitable = guidance.INEVITABLE
    consuming = guidance.SPENDING
    declining = Pass

    def turn_order(self, state: S) -> tuple[Seat, ...]:
        """Tell in which order the players have their turns of the auction, the draft and the stock rounds."""
        return tuple(state.order)

    def prompt(self, state: S, seat: Seat) -> Text | None:
        """Tell a seat that is to move what it is to decide."""
        waiting = self.game.rounds.waiting_step(state, seat)
        return waiting and guidance.prompt(state, seat, waiting, self.prompts, self.game.kinds(state, seat))

    def meaning(self, state: S, seat: Seat, kind: type[Move]) -> Text | None:
        """Tell what a kind of move means at the present step, or return None if it means what it always does."""
        waiting = self.game.rounds.waiting_step(state, seat)
        if waiting is None or (waiting.round in self.prompts and waiting.round != STOCK):
            return None
        return guidance.meaning(state, kind, waiting)

    def unlikely(self, state: S, seat: Seat) -> frozenset[type[Move]]:
        """Tell that a company will hardly buy a train where it could run none of those that it could buy."""
        waiting = self.game.rounds.waiting_step(state, seat)
        if waiting is None or waiting.step != BUYING or BuyTrain not in self.game.kinds(state, seat):
            return frozenset()
        only_idle = guidance.buys_only_idle_trains(state, company_of(waiting.actor))
        return frozenset({BuyTrain}) if only_idle else frozenset()

    def partial_view(self, state: S, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> View | None:
        """Show the routes of trains as far as they are put together, with what they pay, in place of the latest run."""
        if state.turn is None or kind is not Run:
            return None
        run = run_so_far(state, state.turn.company, chosen.get("routes"))
        return None if run is None else msgspec.structs.replace(self.game.view(state, seat), last_run=run)


class EighteenxxAdvice(Advice[S]):
    """The best runs, what track will earn, and what the planning opponent would do."""

    game: EighteenxxGame[S]
    suggested = (Run,)
    foreseen = (LayTile, LaySpecial, WaiveTerrain, BuildTunnel, CheapTunnel, BuildStation)
    own_reasons: ClassVar[Mapping[type[Move], str]] = {}
    """Why the planning opponent makes moves that other games do not have: keys of texts."""

    def suggest(self, state: S, seat: Seat, kind: type[Move], stop: Callable[[], bool]) -> Suggestion | None:
        """Work out the best run of the company whose turn it is."""
        return None if state.turn is None or kind is not Run else suggest_run(state, seat, state.turn.company, stop)

    def sample(self, state: S, seat: Seat, rng: Rng) -> S:
        """Draw a position as it may be for what a seat can see, which is everything but the seed."""
        draft = codec.clone(state)
        draft.rng = rng.fork()
        return draft

    def is_foreseen(self, state: S, seat: Seat, kind: type[Move]) -> bool:
        """Tell that nothing is earned before the first train, wherever track lies."""
        return kind in self.foreseen and state.turn is not None and bool(runnable(state, state.turn.company))

    def foresee(self, state: S, seat: Seat, move: Move, stop: Callable[[], bool]) -> Text | None:
        """Tell what the company whose turn it is would earn after a move, and what as things are."""
        if state.turn is None:
            return None
        company, after = state.turn.company, codec.clone(state)
        for _ in self.game.play(after, move):
            pass
        if after.turn is None or after.turn.company != company:
            return None
        return foresee_run(state, after, company, stop)

    def reason(self, state: S, seat: Seat, move: Move) -> Text | None:
        """Tell why the planning opponent has chosen a move."""
        own = self.own_reasons.get(type(move))
        return reason(state, move) if own is None else Text(own)


class EighteenxxOrders(Orders[S]):
    """Passing, buying and selling in stock rounds, and steps that a president leaves out once for all."""

    game: EighteenxxGame[S]
    kinds: tuple[type[Order], ...] = (KeepPassing, *orders.SHARED)
    to_stop_for: tuple[str, ...] = guidance.TO_STOP_FOR
    """What a player who passes in advance may want to answer."""
    asks_again: frozenset[str] = frozenset()
    """The steps of a company's turn that its president may leave out once for all."""

    def at_once(self, state: S, seat: Seat) -> KeepPassing | None:
        """Let a seat pass for the rest of a stock round by a single press."""
        return guidance.standing_order(state, seat, self.to_stop_for)

    def answer(self, state: S, seat: Seat) -> RecurringQuestion | None:
        """Tell which step of its company's turn a seat may leave out once for all.

        A step that waits only for what may be done at any time, or for a pass, is left out as that is.
        """
        waiting = self.game.rounds.waiting_step(state, seat)
        if waiting is None or not isinstance(waiting.actor, str):
            return None
        if waiting.step in self.asks_again:
            return guidance.answer_order(seat, company_of(waiting.actor), waiting.step)
        kinds = set(self.game.kinds(state, seat))
        if self.game.guidance.unlikely(state, seat):
            return guidance.answer_order(seat, company_of(waiting.actor), "idle")
        if Pass in kinds and kinds & set(self.game.any_time) and kinds <= {Pass, *self.game.any_time}:
            return guidance.answer_order(seat, company_of(waiting.actor), TradePrivateCompanies.name)
        return None

    def answer_text(self, name: str) -> Text:
        """Say which step is left out, and of which company."""
        step, _, company = name.partition(".")
        return text(f"18xx.answered.{step}", company=company)


class EighteenxxLookingBack(LookingBack[S]):
    """How others affect a player, worth, prices and earnings."""

    replayed = frozenset({LayTile, LaySpecial, WaiveTerrain, BuildTunnel, CheapTunnel, BuildStation})
    graphs = graphs.KINDS

    def graph(self, name: str, course: Iterable[Moment]) -> Graph | None:
        """Return the worth of the players, the prices of the shares, or what companies earned in each round."""
        return graphs.graph(name, course)

    def recalled(self, view: EighteenxxView, events: Iterable[Text]) -> EighteenxxView:
        """Recall what each company has earned in its latest turn."""
        return msgspec.structs.replace(view, earned=latest_earned(events))

    def reckoned(self, view: EighteenxxView) -> Iterable[Reckoned]:
        """Count cash, shares and the rest."""
        return graphs.reckoning(view)

    def effects_on_seat(self, before: EighteenxxView, after: EighteenxxView) -> Iterable[Text]:
        """Tell a player of shares that lost worth, of presidencies, of trains gone out of use, and of offers."""
        return effects_on_seat(before, after)

    def dealt_on(self, state: S, seed: str) -> S:
        """Return a position with other luck to come."""
        draft = codec.clone(state)
        draft.rng = Rng(seed)
        return draft

    def may_reopen(self, state: S) -> bool:
        """Tell whether the end may be taken back: all luck of these games lies in their set-up."""
        return True
