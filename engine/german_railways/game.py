"""German Railways: its rounds, and how a position is shown and scored."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import GameInfo, Policy, Result, Setup, Variant
from engine.core.moves import Option
from engine.core.policies import Careless
from engine.core.seat import Seat
from engine.core.steps import FramedGame, Round, Rounds
from engine.core.text import text
from engine.german_railways import bidding, ending, soundness
from engine.german_railways.ahead.player import choose_ahead
from engine.german_railways.assistance import (
    GermanAdvice,
    GermanGuidance,
    GermanLearning,
    GermanLookingBack,
    GermanOrders,
)
from engine.german_railways.facts import printed_facts
from engine.german_railways.players import choose_at_random
from engine.german_railways.rounds import end_action, end_agreement, lay_out, next_opening
from engine.german_railways.sensible.player import choose_sensibly
from engine.german_railways.state import GermanState
from engine.german_railways.steps import AgreeToEnd, RaiseOrPass, TakeAction
from engine.german_railways.texts import hex_text
from engine.german_railways.view import GermanView, view_of

ROUNDS = Rounds(
    opening=Round(then=next_opening, rule="german.rule.preparing"),
    actions=Round(TakeAction(), then=end_action, rule="german.rule.action"),
    auction=Round(RaiseOrPass(), then=bidding.close, together=True, rule="german.rule.auction"),
    agreement=Round(AgreeToEnd(), then=end_agreement, together=True, rule="german.rule.end"),
)


class German(FramedGame[GermanState]):
    """The game as the kernel knows it."""

    info = GameInfo(
        key="german",
        players=(min(printed_facts().figures.cash), max(printed_facts().figures.cash)),
        rules=1,
        variants=(
            Variant("city_cost", ("terrain", "flat")),
            Variant("baden", ("anywhere", "first")),
            Variant("absent", ("waits", "passes")),
        ),
        rounds=frozenset({"german.order.bag"}),
        open_information=True,
    )
    state_type = GermanState
    rounds = ROUNDS
    policies: Mapping[str, Policy[GermanState]] = {
        "random": choose_at_random,
        "easy": Careless(choose_sensibly, choose_at_random, 3),
        "normal": choose_sensibly,
        "hard": choose_ahead,
    }

    def __init__(self) -> None:
        """Set up what it does for a table beyond the rules."""
        super().__init__()
        self.guidance = GermanGuidance(self)
        self.advice = GermanAdvice(self)
        self.orders = GermanOrders(self)
        self.looking_back = GermanLookingBack(self)
        self.learning = GermanLearning(self)

    def setup(self, setup: Setup, seed: str) -> GermanState:
        """Set up the game; ``setup.variants`` may set every switch."""
        return lay_out(setup, seed)

    def check_position(self, state: GermanState, setup: Setup) -> None:
        """Check that a position can have come about."""
        soundness.check_position(state, setup)

    def auction(self, state: GermanState) -> str | None:
        """Name the auction under way by its share, or return None if there is none."""
        return bidding.name_of(state)

    def named(self, state: GermanState, field: str) -> tuple[Option, ...]:
        """Return the railroads or the hexes of the board, if a field names one of these."""
        if field == "railroad":
            return tuple(
                Option(id_, text("core.named", name=name))
                for id_, railroad in printed_facts().railroads.items()
                for name in dict.fromkeys((railroad.short, railroad.name))
            )
        return tuple(Option(hex_, hex_text(hex_)) for hex_ in printed_facts().hexes) if field == "hexes" else ()

    def view(self, state: GermanState, viewer: Seat | None) -> GermanView:
        """Show the position, without what others have ordered in an auction."""
        return view_of(state, viewer, self.actors(state))

    def result(self, state: GermanState) -> Result | None:
        """Rank the players once the game is over."""
        return ending.result(state)


GERMAN = German()
