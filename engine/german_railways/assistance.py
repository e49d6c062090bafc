"""How German Railways helps its table beyond the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import codec
from engine.core.assistance import (
    Advice,
    Guidance,
    Hint,
    Learning,
    ListedMove,
    LookingBack,
    Orders,
    section,
)
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.german_railways import agreement, graphs, guidance
from engine.german_railways.ahead.player import weigh
from engine.german_railways.ahead.words import with_comparison
from engine.german_railways.effects_on_seat import effects_on_seat
from engine.german_railways.lessons import EXAMPLES, LESSONS
from engine.german_railways.moves import AgreeEnd, Auction, Build
from engine.german_railways.outlook import outlook
from engine.german_railways.sampling import sample
from engine.german_railways.sensible.player import reason
from engine.german_railways.state import GermanState
from engine.german_railways.steps import build
from engine.german_railways.view import GermanView
from engine.german_railways.whole_builds import whole_builds

if TYPE_CHECKING:
    from engine.german_railways.game import German


class GermanGuidance(Guidance[GermanState]):
    """Words about actions and auctions, and about the end to which everybody may agree."""

    game: German

    prompt = staticmethod(guidance.prompt)
    meaning = staticmethod(guidance.meaning)

    def premature(self, state: GermanState) -> frozenset[type[Move]]:
        """Give agreeing to the end no button before the end comes into sight."""
        return frozenset() if agreement.is_in_sight(state) else frozenset({AgreeEnd})

    standstill = staticmethod(guidance.standstill)

    def unlikely(self, state: GermanState, seat: Seat) -> frozenset[type[Move]]:
        """Return putting up a share, if nobody can pay for one."""
        idle = Auction in self.game.kinds(state, seat) and guidance.nobody_can_bid(state)
        return frozenset({Auction}) if idle else frozenset()

    only_declines = staticmethod(guidance.only_declines)

    def view_before_luck(self, state: GermanState, seat: Seat, move: Move) -> GermanView | None:
        """Show what the last build of a round changes, before turn order is drawn."""
        if not isinstance(move, Build):
            return None
        draft = codec.clone(state)
        for _ in build(draft, move):
            pass
        return self.game.view(draft, seat)


class GermanAdvice(Advice[GermanState]):
    """Whole builds, and what the opponent that thinks ahead would do."""

    game: German

    def listed(self, state: GermanState, seat: Seat, kind: type[Move]) -> tuple[ListedMove, ...]:
        """List whole builds that lead to a city."""
        return whole_builds(state, seat) if kind is Build else ()

    sample = staticmethod(sample)

    def hint(self, state: GermanState, seat: Seat, rng: Rng) -> Hint | None:
        """Return what the opponent that thinks ahead would do, why, and what it has compared."""
        sampled = self.sample(state, seat, rng)
        choice = weigh(self.game, sampled, seat, rng)
        why = self.reason(sampled, seat, choice.move)
        return Hint(choice.move, with_comparison(why or text("core.hint.chance"), choice))

    def reason(self, state: GermanState, seat: Seat, move: Move) -> Text | None:
        """Return why the planning opponent has chosen a move."""
        view = self.game.view(state, seat)
        assert isinstance(view, GermanView)
        return reason(state, view, move)


class GermanOrders(Orders[GermanState]):
    """Passing whenever nothing else can be done, and bids made ahead of one's turn."""

    answer = staticmethod(guidance.answer_order)

    def answer_text(self, name: str) -> Text:
        """Say which turns are skipped."""
        return text("german.answered.only_passes") if name == guidance.ONLY_PASSES else super().answer_text(name)

    turn = staticmethod(guidance.turn)
    pending = staticmethod(guidance.pending_order)


class GermanLookingBack(LookingBack[GermanState]):
    """How others affect a player, money, income and networks."""

    replayed = frozenset({Build})
    graph = staticmethod(graphs.graph)
    reckoned = staticmethod(graphs.reckoning)
    graphs = graphs.KINDS

    effects_on_seat = staticmethod(effects_on_seat)
    outlook = staticmethod(outlook)

    def dealt_on(self, state: GermanState, seed: str) -> GermanState:
        """Return a position with different luck ahead."""
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
