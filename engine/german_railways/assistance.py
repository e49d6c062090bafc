"""How German Railways helps its table beyond the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.core import codec
from engine.core.assistance import (
    Advice,
    AwaitedTurn,
    Guidance,
    Learning,
    ListedMove,
    LookingBack,
    Orders,
    RecurringQuestion,
    section,
)
from engine.core.graphs import Graph, Moment, Reckoned
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.german_railways import agreement, graphs, guidance
from engine.german_railways.effects_on_seat import effects_on_seat
from engine.german_railways.lessons import EXAMPLES, LESSONS
from engine.german_railways.moves import AgreeEnd, Auction, Build
from engine.german_railways.sampling import sample
from engine.german_railways.sensible.player import reason
from engine.german_railways.state import GermanState
from engine.german_railways.steps import build
from engine.german_railways.view import GermanView
from engine.german_railways.whole_builds import whole_builds

if TYPE_CHECKING:
    from engine.german_railways.game import German


class GermanGuidance(Guidance[GermanState]):
    """Words on actions and auctions, and on the end that everybody agrees to."""

    game: German

    def prompt(self, state: GermanState, seat: Seat) -> Text | None:
        """Return what a seat that is to move has to decide."""
        return guidance.prompt(state, seat)

    def meaning(self, state: GermanState, seat: Seat, kind: type[Move]) -> Text | None:
        """Return what a kind of move means at this moment."""
        return guidance.meaning(state, seat, kind)

    def premature(self, state: GermanState) -> frozenset[type[Move]]:
        """Give the agreement to the end no button before the end comes into sight."""
        return frozenset() if agreement.is_in_sight(state) else frozenset({AgreeEnd})

    def standstill(self, state: GermanState, line: Sequence[Move]) -> Text | None:
        """Say that everybody only passes, round after round, and that the game may be ended."""
        return guidance.standstill(state, line)

    def unlikely(self, state: GermanState, seat: Seat) -> frozenset[type[Move]]:
        """Return putting up a share, where nobody can pay for one."""
        idle = Auction in self.game.kinds(state, seat) and guidance.nobody_can_bid(state)
        return frozenset({Auction}) if idle else frozenset()

    def only_declines(self, state: GermanState, seat: Seat) -> Move | None:
        """Return a pass where an action can bring nothing."""
        return guidance.only_declines(state, seat)

    def view_before_luck(self, state: GermanState, seat: Seat, move: Move) -> GermanView | None:
        """Show what the last build of a round changes, before turn order is drawn."""
        if not isinstance(move, Build):
            return None
        draft = codec.clone(state)
        for _ in build(draft, move):
            pass
        return self.game.view(draft, seat)


class GermanAdvice(Advice[GermanState]):
    """Whole builds, and what the planning opponent would do."""

    def listed(self, state: GermanState, seat: Seat, kind: type[Move]) -> tuple[ListedMove, ...]:
        """List whole builds that lead to a city."""
        return whole_builds(state, seat) if kind is Build else ()

    def sample(self, state: GermanState, seat: Seat, rng: Rng) -> GermanState:
        """Draw a position as it may be for what a seat can see."""
        return sample(state, seat, rng)

    def reason(self, state: GermanState, seat: Seat, move: Move) -> Text | None:
        """Return why the planning opponent has chosen a move."""
        return reason(state, move)


class GermanOrders(Orders[GermanState]):
    """Passing wherever nothing else can be done, and bids ahead."""

    def answer(self, state: GermanState, seat: Seat) -> RecurringQuestion | None:
        """Offer to skip all actions that can bring nothing."""
        return guidance.answer_order(state, seat)

    def answer_text(self, name: str) -> Text:
        """Say what is left out."""
        return text("german.answered.only_passes") if name == guidance.ONLY_PASSES else super().answer_text(name)

    def turn(self, state: GermanState) -> AwaitedTurn | None:
        """Return whose turn it is in an auction, before which others may decide."""
        return guidance.turn(state)

    def pending(self, state: GermanState, seat: Seat) -> Text | None:
        """Return the bid that a seat has ordered for its turn to come."""
        return guidance.pending_order(state, seat)


class GermanLookingBack(LookingBack[GermanState]):
    """How others affect a player, money, income and networks."""

    replayed = frozenset({Build})
    graphs = graphs.KINDS

    def graph(self, name: str, course: Iterable[Moment]) -> Graph | None:
        """Return the money, income and dividends of the players, or income, dividends and networks of the railroads."""
        return graphs.graph(name, course)

    def reckoned(self, view: GermanView) -> Iterable[Reckoned]:
        """Yield who has won."""
        return graphs.reckoning(view)

    def effects_on_seat(self, before: GermanView, after: GermanView) -> Iterable[Text]:
        """Yield what has happened to a seat: a beaten bid, dividends and income, shares sold beside its own."""
        return effects_on_seat(before, after)

    def dealt_on(self, state: GermanState, seed: str) -> GermanState:
        """Return a position with other luck to come."""
        draft = codec.clone(state)
        draft.rng = Rng(seed)
        return draft


class GermanLearning(Learning[GermanState]):
    """The rulebook and the lessons."""

    lessons = LESSONS
    sections = (
        section("german", "setup", "Setup", "Reading 11", "Decision 7"),
        section("german", "preparing", "Preparing the game"),
        section("german", "turn_order", "Determining turn order", "Decision 1", example=EXAMPLES["turn_order"]),
        section("german", "action", "Choosing an action"),
        section("german", "auction", "Auctioning a share", "Decision 2"),
        section(
            "german", "build", "Building track", "Reading 4", "Decision 3", "Decision 5", example=EXAMPLES["build"]
        ),
        section("german", "costs", "What track costs", "Reading 1", example=EXAMPLES["costs"]),
        section("german", "income", "Increasing the income", "Decision 6"),
        section(
            "german",
            "dividends",
            "Paying dividends",
            "Reading 2",
            "Reading 3",
            "Reading 10",
            example=EXAMPLES["dividends"],
        ),
        section("german", "end", "End of the game and winner", "Decision 4", example=EXAMPLES["end"]),
        section(
            "german",
            "characters",
            "Characters of the railroads",
            "Reading 5",
            "Reading 6",
            "Reading 7",
            "Reading 8",
            "Reading 9",
        ),
    )
