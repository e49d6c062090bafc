"""How 18CZ helps its table beyond the rules, where it differs from other 18xx games."""

from __future__ import annotations

from engine.core.assistance import Learning, section
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.eighteenxx.assistance import EighteenxxAdvice, EighteenxxGuidance, EighteenxxLookingBack, EighteenxxOrders
from engine.eighteenxx.g18cz.acquisitions import AcquireCompany
from engine.eighteenxx.g18cz.guidance import PROMPTS
from engine.eighteenxx.g18cz.lessons import EXAMPLES, LESSONS
from engine.eighteenxx.g18cz.moves import DraftPurchase
from engine.eighteenxx.g18cz.sensible import EXPECTATIONS, REASONS, STARTING_MONEY
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.moves import LayTile, Pass
from engine.eighteenxx.rounds import OPERATING
from engine.eighteenxx.steps.private_companies import TradePrivateCompanies


class G18czGuidance(EighteenxxGuidance[G18czState]):
    """Its prompts in words of its own."""

    prompts = PROMPTS


class G18czAdvice(EighteenxxAdvice[G18czState]):
    """Why the planning opponent makes the moves that only 18CZ has."""

    own_reasons = REASONS

    def reason(self, state: G18czState, seat: Seat, move: Move) -> Text | None:
        """Return why the planning opponent has chosen a move; only here are there a draft and home tiles."""
        if isinstance(move, Pass) and DraftPurchase in self.game.kinds(state, seat):
            return text("18cz.hint.pass_draft", money=STARTING_MONEY)
        if isinstance(move, LayTile) and state.in_round(OPERATING) and "home_tile" not in state.frame.done:
            return text("18cz.hint.home")
        return super().reason(state, seat, move)


class G18czOrders(EighteenxxOrders[G18czState]):
    """Steps that only 18CZ has."""

    asks_again = frozenset({AcquireCompany.name, TradePrivateCompanies.name})


class G18czLookingBack(EighteenxxLookingBack[G18czState]):
    """Expectations of 18CZ, and an exception at tables of two."""

    expectations = EXPECTATIONS

    def may_reopen(self, state: G18czState) -> bool:
        """Return whether the end may be undone: not at a table of two, as Václav's companies are drawn during play."""
        return state.neutral is None


class G18czLearning(Learning[G18czState]):
    """The rulebook and the lessons."""

    lessons = LESSONS
    sections = (
        section(
            "18cz",
            "preparing",
            "Preparing the game",
            "General",
            "Preparing 1",
            "Preparing 2",
            "Preparing 3",
            "Appendix 8",
        ),
        section("18cz", "locals", "Companies 1"),
        section("18cz", "companies", "Companies 2.1", "Companies 2.2", "Companies 2.3", "Companies 2.4"),
        section("18cz", "draft", "Preliminary stock round"),
        section("18cz", "sr1", "SR 1"),
        section("18cz", "sr2", "SR 2"),
        section("18cz", "sr3", "SR 3"),
        section("18cz", "sr4", "SR 4"),
        section("18cz", "sr5", "SR 5"),
        section("18cz", "sr5b", "SR 5b"),
        section("18cz", "sr6", "SR 6"),
        section("18cz", "or1", "OR 1", "OR 2", example=EXAMPLES["or1"]),
        section("18cz", "or3", "OR 3"),
        section("18cz", "or4", "OR 4", example=EXAMPLES["or4"]),
        section("18cz", "or5", "OR 5", example=EXAMPLES["or5"]),
        section("18cz", "or6", "OR 6", example=EXAMPLES["or6"]),
        section("18cz", "or7", "OR 7", example=EXAMPLES["or7"]),
        section("18cz", "or8", "OR 8"),
        section("18cz", "or9", "OR 9"),
        section("18cz", "or10", "OR 10"),
        section("18cz", "or11", "OR 11"),
        section("18cz", "or12", "OR 12", "Appendix 9"),
        section("18cz", "or13", "OR 13"),
        section("18cz", "price", "Share price changes", "Price 1", "Price 2", "Price 3", example=EXAMPLES["price"]),
        section("18cz", "end", "End of the game", "End 1", "End 2"),
        section("18cz", "two_players", "The variant for two players"),
    )
