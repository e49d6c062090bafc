"""German Railways: its rounds, and how a position is shown and scored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core import codec
from engine.core.assistance import AnswerOrder, AwaitedTurn, ListedMove, section
from engine.core.framed_game import FramedGame
from engine.core.game import GameInfo, Policy, Result, Setup, Variant
from engine.core.graphs import Graph, Moment, Reckoned
from engine.core.lessons import Lesson
from engine.core.moves import Move
from engine.core.options import Option
from engine.core.policies import Careless
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Round, Rounds
from engine.core.text import Text, text
from engine.german_railways import agreement, bidding, ending, graphs, guidance, soundness
from engine.german_railways.facts import printed_facts
from engine.german_railways.lessons import EXAMPLES, LESSONS
from engine.german_railways.moves import AgreeEnd, Auction, Build
from engine.german_railways.players import choose_at_random
from engine.german_railways.rounds import end_action, end_agreement, lay_out, next_opening
from engine.german_railways.sampling import sample
from engine.german_railways.sensible.player import choose_sensibly, reason
from engine.german_railways.state import GermanState
from engine.german_railways.steps import AgreeToEnd, RaiseOrPass, TakeAction, build
from engine.german_railways.texts import hex_text
from engine.german_railways.touched import touched
from engine.german_railways.view import GermanView, view_of
from engine.german_railways.whole_builds import whole_builds

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
    policies: Mapping[str, Policy[GermanState]] = {
        "easy": Careless(choose_sensibly, choose_at_random, 3),
        "normal": choose_sensibly,
        "random": choose_at_random,
    }

    def setup(self, setup: Setup, seed: str) -> GermanState:
        """Lay out the game; ``setup.variants`` may set every switch."""
        return lay_out(setup, seed)

    def check_position(self, state: GermanState, setup: Setup) -> None:
        """Check that a position can have come about."""
        soundness.check_position(state, setup)

    def prompt(self, state: GermanState, seat: Seat) -> Text | None:
        """Tell a seat that is to move what it is to decide."""
        return guidance.prompt(state, seat)

    def meaning(self, state: GermanState, seat: Seat, kind: type[Move]) -> Text | None:
        """Tell what a kind of move means at this moment."""
        return guidance.meaning(state, seat, kind)

    def too_soon(self, state: GermanState) -> frozenset[type[Move]]:
        """Give the agreement to the end no button before the end comes into sight."""
        return frozenset() if agreement.is_in_sight(state) else frozenset({AgreeEnd})

    def standstill(self, state: GermanState, line: Sequence[Move]) -> Text | None:
        """Tell that everybody only passes, round after round, and offer the end."""
        return guidance.standstill(state, line)

    def unlikely(self, state: GermanState, seat: Seat) -> frozenset[type[Move]]:
        """Tell that hardly anybody puts up a share that nobody can pay for."""
        idle = Auction in self.kinds(state, seat) and guidance.nobody_can_bid(state)
        return frozenset({Auction}) if idle else frozenset()

    def only_declines(self, state: GermanState, seat: Seat) -> Move | None:
        """Return a pass where an action can bring nothing."""
        return guidance.only_declines(state, seat)

    def answer_order(self, state: GermanState, seat: Seat) -> AnswerOrder | None:
        """Let a seat leave out all actions that can bring nothing."""
        return guidance.answer_order(state, seat)

    def answer_order_text(self, name: str) -> Text:
        """Say what is left out."""
        return text("german.answered.only_passes") if name == guidance.ONLY_PASSES else super().answer_order_text(name)

    def turn(self, state: GermanState) -> AwaitedTurn | None:
        """Tell whose turn it is in an auction, before which others may decide."""
        return guidance.turn(state)

    def pending_order(self, state: GermanState, seat: Seat) -> Text | None:
        """Tell a seat the order to bid that it has placed for its turn to come."""
        return guidance.pending_order(state, seat)

    def sample(self, state: GermanState, seat: Seat, rng: Rng) -> GermanState:
        """Draw a position as it may be for what a seat can see."""
        return sample(state, seat, rng)

    def dealt_on(self, state: GermanState, seed: str) -> GermanState:
        """Return a position with other luck to come."""
        draft = codec.clone(state)
        draft.rng = Rng(seed)
        return draft

    def reason(self, state: GermanState, seat: Seat, move: Move) -> Text | None:
        """Tell why the planning opponent has chosen a move."""
        return reason(state, move)

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons by which the game is learned."""
        return LESSONS

    replayed = frozenset({Build})
    graphs = graphs.KINDS

    def graph(self, name: str, course: Iterable[Moment]) -> Graph | None:
        """Return the money, income and dividends of the players, or income, dividends and networks of the railroads."""
        return graphs.graph(name, course)

    def reckoned(self, view: GermanView) -> Iterable[Reckoned]:
        """Tell who has won."""
        return graphs.reckoning(view)

    def auction(self, state: GermanState) -> str | None:
        """Name the auction under way by its share."""
        return bidding.name_of(state)

    def listed(self, state: GermanState, seat: Seat, kind: type[Move]) -> tuple[ListedMove, ...]:
        """List whole builds that lead to a city."""
        return whole_builds(state, seat) if kind is Build else ()

    def but_for_luck(self, state: GermanState, seat: Seat, move: Move) -> GermanView | None:
        """Show what the last build of a round changes, before turn order is drawn."""
        if not isinstance(move, Build):
            return None
        draft = codec.clone(state)
        for _ in build(draft, move):
            pass
        return self.view(draft, seat)

    def touched(self, before: GermanView, after: GermanView) -> Iterable[Text]:
        """Tell a seat of a bid that was beaten, of dividends and income, and of shares sold beside its own."""
        return touched(before, after)

    def named(self, state: GermanState, field: str) -> tuple[Option, ...]:
        """Return the railroads or the hexes of the board, where a field names such."""
        if field == "railroad":
            return tuple(
                Option(id_, text("core.named", name=name))
                for id_, railroad in printed_facts().railroads.items()
                for name in dict.fromkeys((railroad.short, railroad.name))
            )
        return tuple(Option(hex_, hex_text(hex_)) for hex_ in printed_facts().hexes) if field == "hexes" else ()

    def view(self, state: GermanState, viewer: Seat | None) -> GermanView:
        """Show the position: all but what others have ordered in an auction."""
        return view_of(state, viewer, self.actors(state))

    def result(self, state: GermanState) -> Result | None:
        """Rank the players once the game is over."""
        return ending.result(state)


GERMAN = German()
