"""How 1854 helps its table beyond the rules, where it differs from other 18xx games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.assistance import Learning, section
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.eighteenxx.assistance import (
    TO_STOP_FOR,
    WARNINGS,
    EighteenxxAdvice,
    EighteenxxGuidance,
    EighteenxxLookingBack,
    EighteenxxOrders,
)
from engine.eighteenxx.auction import AUCTION, CONTEST
from engine.eighteenxx.g1854.lessons import EXAMPLES, LESSONS
from engine.eighteenxx.g1854.mail import BuyMailContract
from engine.eighteenxx.g1854.mergers import ProposeMerger, of_own
from engine.eighteenxx.g1854.moves import Merge
from engine.eighteenxx.g1854.sensible import EXPECTATIONS, REASONS, why_passed
from engine.eighteenxx.g1854.state import G1854State
from engine.eighteenxx.moves import Pass, PayOption, TakeOption
from engine.eighteenxx.offers import Accept
from engine.eighteenxx.orders import BidUpTo


class G1854Guidance(EighteenxxGuidance[G1854State]):
    """What mergers lead to, and further consequences of which players are warned."""

    warnings = WARNINGS | {
        "1854.bank.broken",
        "1854.bank.broken_between",
        "1854.railway.closes",
        "18xx.round.end_of_chart",
        "18xx.stock.split",
    }
    irreversible = frozenset({Merge})

    def foretold(self, state: G1854State, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> tuple[Text, ...]:
        """Return what a merger of two own local railways leads to, to which nobody else has to agree."""
        if kind is not Merge or "partner" not in chosen or Merge not in self.game.kinds(state, seat):
            return ()
        return tuple(of_own(state, seat, str(chosen["partner"])))


class G1854Advice(EighteenxxAdvice[G1854State]):
    """Why the planning opponent makes the moves that only 1854 has."""

    own_reasons = REASONS
    sells_to_start = False

    def reason(self, state: G1854State, seat: Seat, move: Move) -> Text | None:
        """Return why the planning opponent has chosen a move; only here are there an auction and mergers."""
        if isinstance(move, Accept) and state.offer is not None and state.offer.kind == "merge":
            return text("1854.hint.merge")
        if isinstance(move, Pass) and state.in_round(AUCTION, CONTEST):
            return why_passed(state, seat)
        if isinstance(move, Pass) and Merge in self.game.kinds(state, seat):
            return text("1854.hint.pass_merge")
        return super().reason(state, seat, move)


class G1854Orders(EighteenxxOrders[G1854State]):
    """Bids in the auction, and steps that only 1854 has."""

    kinds = (BidUpTo, *EighteenxxOrders.kinds)
    asks_again = frozenset({BuyMailContract.name, ProposeMerger.name})
    to_stop_for = (*TO_STOP_FOR, TakeOption.kind(), PayOption.kind())


class G1854LookingBack(EighteenxxLookingBack[G1854State]):
    """Expectations of 1854."""

    expectations = EXPECTATIONS


class G1854Learning(Learning[G1854State]):
    """The rulebook and the lessons."""

    lessons = LESSONS
    sections = (
        section("1854", "a", "A"),
        section("1854", "s1", "S1", "S2"),
        section("1854", "s3", "S3"),
        section("1854", "s4", "S4"),
        section("1854", "s5", "S5"),
        section("1854", "s6", "S6"),
        section("1854", "o", "O"),
        section("1854", "p", "P"),
        section("1854", "r1", "R1", "R2", example=EXAMPLES["r1"]),
        section("1854", "r3", "R3"),
        section("1854", "r4", "R4", example=EXAMPLES["r4"]),
        section("1854", "r5", "R5", example=EXAMPLES["r5"]),
        section("1854", "r6", "R6"),
        section("1854", "r7", "R7", example=EXAMPLES["r7"]),
        section("1854", "r8", "R8", example=EXAMPLES["r8"]),
        section("1854", "r9", "R9"),
        section("1854", "r10", "R10"),
        section("1854", "r11", "R11", "R12"),
        section("1854", "t1", "T1"),
        section("1854", "t2", "T2", example=EXAMPLES["t2"]),
        section("1854", "t3", "T3"),
        section("1854", "t4", "T4", "T5"),
        section("1854", "f", "F"),
        section("1854", "m", "M"),
        section("1854", "e1", "E1"),
        section("1854", "e2", "E2", "E3", "E4"),
        section("1854", "d", "D"),
    )
