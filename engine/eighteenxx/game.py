"""What all 18xx games have in common as the kernel knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, TypeVar

import msgspec

from engine.core import codec
from engine.core.assistance import AnswerOrder, Question, Suggestion
from engine.core.framed_game import FramedGame
from engine.core.game import Result, Setup
from engine.core.graphs import Graph, Moment, Reckoned
from engine.core.moves import Move
from engine.core.options import Option
from engine.core.orders import KeepPassing, Order
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Actor
from engine.core.text import Text, text
from engine.core.views import View
from engine.eighteenxx import graphs, guidance, orders, scoring
from engine.eighteenxx.auction import AUCTION, CONTEST
from engine.eighteenxx.deals import Deals
from engine.eighteenxx.earnings import latest_earned
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
from engine.eighteenxx.offers import OFFER
from engine.eighteenxx.purchases import BUYING
from engine.eighteenxx.rounds import OPERATING, STOCK
from engine.eighteenxx.rules import Rules, play_by
from engine.eighteenxx.sensible.reasons import reason
from engine.eighteenxx.soundness import Facts, check_table
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.steps.private_companies import TradePrivateCompanies
from engine.eighteenxx.steps.run import foresee_run, run_so_far, suggest_run
from engine.eighteenxx.touched import touched
from engine.eighteenxx.trains import runnable
from engine.eighteenxx.views import EighteenxxView

S = TypeVar("S", bound=EighteenxxState)


class EighteenxxGame(FramedGame[S]):
    """An 18xx game. It gives its facts, its rules where they are its own, its rounds, its set-up and its view."""

    rules: Rules[Any] = Rules()
    """In what it plays otherwise than others."""

    deals: Deals
    """What may be offered to others."""
    any_time: tuple[type[Move], ...] = ()
    """Kinds of move that no turn waits for: they are listed after the others."""
    prompts: guidance.OwnPrompts = {}  # noqa: RUF012 - never changed
    """What it asks in its own words, by the round that is waited for."""
    exchange: ClassVar[str | None] = None
    """``module:name`` of its Dialect, if it is exchanged with 18xx.games."""
    to_stop_for: tuple[str, ...] = guidance.TO_STOP_FOR
    """What a player who passes in advance may want to answer."""
    asks_again: frozenset[str] = frozenset()
    """The steps of a company's turn that its president may leave out once for all."""
    suggested = (Run,)
    foreseen = (LayTile, LaySpecial, WaiveTerrain, BuildTunnel, CheapTunnel, BuildStation)
    warnings = guidance.WARNINGS
    inevitable = guidance.INEVITABLE
    spending = guidance.SPENDING
    declining = Pass

    def __init_subclass__(cls) -> None:
        """Let the states of a game be played by its rules."""
        super().__init_subclass__()
        play_by(cls.state_type, cls.rules)

    outermost: ClassVar[frozenset[str]] = frozenset({AUCTION, STOCK, OPERATING})
    """Its rounds that interrupt no other."""
    of_seats: ClassVar[frozenset[str]] = frozenset({AUCTION, CONTEST, STOCK, OFFER})
    """Its rounds in which players have turns, and not companies."""

    def _facts(self, state: S) -> Facts:
        """Return what ``check_position`` must know of the game besides what is printed of it."""
        return Facts(state.printed, self.rounds, self.outermost, self.of_seats, self.deals.kinds)

    def check_position(self, state: S, setup: Setup) -> None:
        """Check what every position of the family has. Raises UnsoundPosition."""
        check_table(state, setup.players, self._facts(state))

    def kinds(self, state: S, seat: Seat) -> tuple[type[Move], ...]:
        """Tell which kinds of move a seat can make, those first that the turn waits for."""
        return tuple(sorted(super().kinds(state, seat), key=self.any_time.__contains__))

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
        for _ in self.play(after, move):
            pass
        if after.turn is None or after.turn.company != company:
            return None
        return foresee_run(state, after, company, stop)

    own_reasons: ClassVar[Mapping[type[Move], str]] = {}
    """Why the planning opponent makes moves that other games do not have: keys of texts."""

    def dealt_on(self, state: S, seed: str) -> S:
        """Return a position with other luck to come."""
        draft = codec.clone(state)
        draft.rng = Rng(seed)
        return draft

    def reason(self, state: S, seat: Seat, move: Move) -> Text | None:
        """Tell why the planning opponent has chosen a move."""
        own = self.own_reasons.get(type(move))
        return reason(state, move) if own is None else Text(own)

    def so_far(self, state: S, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> View | None:
        """Show the routes of trains as far as they are put together, with what they pay, in place of the latest run."""
        if state.turn is None or kind is not Run:
            return None
        run = run_so_far(state, state.turn.company, chosen.get("routes"))
        return None if run is None else msgspec.structs.replace(self.view(state, seat), last_run=run)

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

    def may_reopen(self, state: S) -> bool:
        """Tell whether the end may be taken back: all luck of these games lies in their set-up."""
        return True

    def turn_order(self, state: S) -> tuple[Seat, ...]:
        """Tell in which order the players have their turns of the auction, the draft and the stock rounds."""
        return tuple(state.order)

    def question(self, state: S) -> Question | None:
        """Tell what one president asks another."""
        return self.deals.question(state)

    def prompt(self, state: S, seat: Seat) -> Text | None:
        """Tell a seat that is to move what it is to decide."""
        waiting = self.rounds.waiting_step(state, seat)
        return waiting and guidance.prompt(state, seat, waiting, self.prompts, self.kinds(state, seat))

    def meaning(self, state: S, seat: Seat, kind: type[Move]) -> Text | None:
        """Tell what a kind of move means at the present step, or return None if it means what it always does."""
        waiting = self.rounds.waiting_step(state, seat)
        if waiting is None or (waiting.round in self.prompts and waiting.round != STOCK):
            return None
        return guidance.meaning(state, kind, waiting)

    def named(self, state: S, field: str) -> tuple[Option, ...]:
        """Return the companies, private companies, hexes or tiles of the game, where a field names such."""
        return guidance.named(state.printed, field)

    def rule_on(self, state: S, kind: type[Move]) -> str | None:
        """Return the rule that a kind of move is made by."""
        return guidance.rule_on(state.printed, kind)

    def auction(self, state: S) -> str | None:
        """Name the auction under way by the company that is for sale."""
        return state.auction.unsold[0] if state.auction is not None and state.auction.unsold else None

    orders: tuple[type[Order], ...] = (KeepPassing, *orders.SHARED)

    def standing_order(self, state: S, seat: Seat) -> KeepPassing | None:
        """Let a seat pass for the rest of a stock round by a single press."""
        return guidance.standing_order(state, seat, self.to_stop_for)

    def answer_order(self, state: S, seat: Seat) -> AnswerOrder | None:
        """Tell which step of its company's turn a seat may leave out once for all.

        A step that waits only for what may be done at any time, or for a pass, is left out as that is.
        """
        waiting = self.rounds.waiting_step(state, seat)
        if waiting is None or not isinstance(waiting.actor, str):
            return None
        if waiting.step in self.asks_again:
            return guidance.answer_order(seat, company_of(waiting.actor), waiting.step)
        kinds = set(self.kinds(state, seat))
        if self.unlikely(state, seat):
            return guidance.answer_order(seat, company_of(waiting.actor), "idle")
        if Pass in kinds and kinds & set(self.any_time) and kinds <= {Pass, *self.any_time}:
            return guidance.answer_order(seat, company_of(waiting.actor), TradePrivateCompanies.name)
        return None

    def unlikely(self, state: S, seat: Seat) -> frozenset[type[Move]]:
        """Tell that a company will hardly buy a train where it could run none of those that it could buy."""
        waiting = self.rounds.waiting_step(state, seat)
        if waiting is None or waiting.step != BUYING or BuyTrain not in self.kinds(state, seat):
            return frozenset()
        only_idle = guidance.buys_only_idle_trains(state, company_of(waiting.actor))
        return frozenset({BuyTrain}) if only_idle else frozenset()

    def answer_order_text(self, name: str) -> Text:
        """Say which step is left out, and of which company."""
        step, _, company = name.partition(".")
        return text(f"18xx.answered.{step}", company=company)

    def touched(self, before: EighteenxxView, after: EighteenxxView) -> Iterable[Text]:
        """Tell a player of shares that lost worth, of presidencies, of trains gone out of use, and of offers."""
        return touched(before, after)

    def result(self, state: S) -> Result | None:
        """Rank the players once the game is over."""
        return scoring.result(state)


def president_of(state: EighteenxxState, actor: Actor) -> Seat:
    """Return the seat that decides for a company."""
    president = state.charters[company_of(actor)].president
    assert isinstance(president, int)
    return president
