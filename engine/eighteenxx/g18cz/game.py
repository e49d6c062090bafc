"""18CZ: its rounds, and how a position is shown and scored."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.assistance import Question, StandingOrder, Suggestion
from engine.core.framed_game import FramedGame
from engine.core.game import GameInfo, Policy, Result, Setup, Variant
from engine.core.moves import Move
from engine.core.players import wander
from engine.core.seat import Seat
from engine.core.steps import Actor, Round, Rounds, resume
from engine.core.text import Text
from engine.eighteenxx.g18cz import guidance, scoring
from engine.eighteenxx.g18cz.deals import carry_out, deal_words, question
from engine.eighteenxx.g18cz.moves import Run
from engine.eighteenxx.g18cz.rounds import end_company_turn, end_draft_turn, end_player_turn
from engine.eighteenxx.g18cz.sensible.player import choose_sensibly
from engine.eighteenxx.g18cz.setup import lay_out
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.steps.acquire import AcquireCompany
from engine.eighteenxx.g18cz.steps.discard import GiveBackTrains, next_company
from engine.eighteenxx.g18cz.steps.dividend import PayDividend
from engine.eighteenxx.g18cz.steps.draft import Draft
from engine.eighteenxx.g18cz.steps.fleet import ReviewFleet
from engine.eighteenxx.g18cz.steps.home import ChooseHomeCity, LayHomeTile
from engine.eighteenxx.g18cz.steps.locals import TradeLocals, UseLocals
from engine.eighteenxx.g18cz.steps.reclaim import ReclaimStation
from engine.eighteenxx.g18cz.steps.run import RunTrains, suggest_run
from engine.eighteenxx.g18cz.steps.station import BuildStation
from engine.eighteenxx.g18cz.steps.stock import Trade
from engine.eighteenxx.g18cz.steps.track import LayTrack
from engine.eighteenxx.g18cz.steps.trains import BuyTrains
from engine.eighteenxx.g18cz.vaclav import decider
from engine.eighteenxx.g18cz.view import G18czView, view_of
from engine.eighteenxx.offers import AnswerOffer


def president_of(state: G18czState, actor: Actor) -> Seat:
    """Return the seat that decides for a company: its president, or whose turn it is to act for Václav."""
    president = state.charters[str(actor)].president
    return president if isinstance(president, int) else decider(state, str(actor))


ROUNDS = Rounds(
    draft=Round(Draft(), then=end_draft_turn),
    stock=Round(Trade(), then=end_player_turn),
    operating=Round(
        UseLocals(),
        LayHomeTile(),
        LayTrack(),
        BuildStation(),
        RunTrains(),
        PayDividend(),
        AcquireCompany(),
        BuyTrains(),
        TradeLocals(),
        then=end_company_turn,
        seat_of=president_of,
    ),
    home_city=Round(UseLocals(), ChooseHomeCity(), then=resume, seat_of=president_of),
    offer=Round(AnswerOffer(carry_out, deal_words), then=resume, together=True),
    fleet=Round(UseLocals(), ReviewFleet(), then=resume, seat_of=president_of),
    reclaim=Round(UseLocals(), ReclaimStation(), then=resume, seat_of=president_of),
    discard=Round(UseLocals(), GiveBackTrains(), then=next_company, seat_of=president_of),
)


class G18cz(FramedGame[G18czState]):
    """The game as the kernel knows it."""

    info = GameInfo(
        key="18cz",
        players=(2, 6),
        rules=2,
        variants=(Variant("ruleset", ("rulebook", "18xx.games")),),
        openings=("pass", "bid", "par", "buy", "sell"),
        open_information=True,
    )
    state_type = G18czState
    rounds = ROUNDS
    policies: Mapping[str, Policy[G18czState]] = {"random": wander, "sensible": choose_sensibly}

    def setup(self, setup: Setup, seed: str) -> G18czState:
        """Lay out the game."""
        return lay_out(setup, seed)

    def kinds(self, state: G18czState, seat: Seat) -> tuple[type[Move], ...]:
        """Tell which kinds of move a seat can make, those first that the turn waits for."""
        return tuple(sorted(super().kinds(state, seat), key=UseLocals.moves.__contains__))

    suggested = (Run,)
    weighty = guidance.WEIGHTY
    spending = guidance.SPENDING

    def suggest(self, state: G18czState, seat: Seat, kind: type[Move], stop: Callable[[], bool]) -> Suggestion | None:
        """Work out the best run of the company whose turn it is."""
        return None if state.turn is None or kind is not Run else suggest_run(state, seat, state.turn.company, stop)

    def question(self, state: G18czState) -> Question | None:
        """Tell what one president asks another."""
        return question(state)

    def prompt(self, state: G18czState, seat: Seat) -> Text | None:
        """Tell a seat that is to move what it is to decide."""
        awaited = ROUNDS.awaited(state, seat)
        return awaited and guidance.prompt(state, seat, awaited)

    def meaning(self, state: G18czState, seat: Seat, kind: type[Move]) -> Text | None:
        """Tell what a kind of move means at the present step."""
        awaited = ROUNDS.awaited(state, seat)
        return awaited and guidance.meaning(state, kind, awaited)

    def standing_order(self, state: G18czState, seat: Seat) -> StandingOrder | None:
        """Tell what a seat may order in advance."""
        return guidance.standing_order(state, seat)

    def view(self, state: G18czState, viewer: Seat | None) -> G18czView:
        """Show the position: all of it is public."""
        return view_of(state, viewer, self.actors(state))

    def result(self, state: G18czState) -> Result | None:
        """Rank the players once the last operating round is over."""
        return scoring.result(state)


G18CZ = G18cz()
