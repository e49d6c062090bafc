"""1854: its rounds, and how a position is shown and scored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.assistance import section
from engine.core.events import Event
from engine.core.game import GameInfo, Policy, Setup
from engine.core.lessons import Lesson
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.steps import Round, Rounds, resume
from engine.core.text import Text, text
from engine.eighteenxx.deals import AnswerOffer
from engine.eighteenxx.g1854.lessons import EXAMPLES, LESSONS
from engine.eighteenxx.g1854.lokalbahn_home import CHOOSE_HOME, HOME_TILES, BuildFurtherStation, lokalbahn_homes
from engine.eighteenxx.g1854.mail import BuyMailContract, CollectMail, check_contracts
from engine.eighteenxx.g1854.mergers import DEALS, ChooseName, ProposeMerger, check_merger, of_own
from engine.eighteenxx.g1854.moves import Merge
from engine.eighteenxx.g1854.rounds import AFTER, AUCTIONEER, BEFORE, SCHEDULE
from engine.eighteenxx.g1854.rules import G1854Rules
from engine.eighteenxx.g1854.sensible import REASONS, choose_sensibly
from engine.eighteenxx.g1854.setup import lay_out
from engine.eighteenxx.g1854.state import G1854State, bank_broken
from engine.eighteenxx.g1854.switches import CASH_OPEN
from engine.eighteenxx.g1854.views import G1854View, view_of
from engine.eighteenxx.game import EighteenxxGame, president_of
from engine.eighteenxx.guidance import CODES, OMISSIONS, ROUND_STARTS, TO_STOP_FOR, WARNINGS
from engine.eighteenxx.moves import Par, PayOption, TakeOption
from engine.eighteenxx.orders import BidUpTo
from engine.eighteenxx.random_bidding import random_move_of_bidder
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.soundness import Facts, check_conserved
from engine.eighteenxx.steps.auction import Outbid, TakePartInAuction
from engine.eighteenxx.steps.discard import GiveBackTrains, next_company
from engine.eighteenxx.steps.dividend import PayDividend
from engine.eighteenxx.steps.purchases_by_source import BuyFromSource, PayShareOption, TakeShareOption
from engine.eighteenxx.steps.raising import RaiseMoney, end_raising
from engine.eighteenxx.steps.run import RunTrains
from engine.eighteenxx.steps.stock import TakeStockTurn
from engine.eighteenxx.steps.track_and_tunnel import LayTrackAndTunnel
from engine.eighteenxx.steps.trains import BuyTrains

ROUNDS: Rounds[Any] = Rounds(
    auction=Round(TakePartInAuction(), then=AUCTIONEER.end_turn, rule="1854.rule.a"),
    contest=Round(Outbid(), then=AUCTIONEER.end_contest_turn),
    stock=Round(
        TakeStockTurn(BuyFromSource(), TakeShareOption(), PayShareOption(), purchases=(Par,)),
        then=SCHEDULE.end_player_turn,
        rule="1854.rule.s1",
    ),
    operating=Round(
        CHOOSE_HOME,
        CollectMail(),
        LayTrackAndTunnel(),
        BuildFurtherStation(),
        RunTrains(),
        PayDividend(),
        BuyTrains(DEALS),
        BuyMailContract(),
        then=SCHEDULE.end_company_turn,
        seat_of=president_of,
        rule="1854.rule.r1",
    ),
    offer=Round(AnswerOffer(DEALS), then=resume, together=True),
    raising=Round(RaiseMoney(), then=end_raising, seat_of=president_of),
    discard=Round(GiveBackTrains(), then=next_company, seat_of=president_of),
    mergers_before=Round(ProposeMerger(), then=SCHEDULE.end_mergers_before, seat_of=president_of, rule="1854.rule.m"),
    mergers_after=Round(ProposeMerger(), then=SCHEDULE.end_mergers_after, seat_of=president_of, rule="1854.rule.m"),
    naming=Round(ChooseName(), then=resume, seat_of=president_of),
)


class G1854(EighteenxxGame[G1854State]):
    """The game as the kernel knows it."""

    info = GameInfo(
        key="1854",
        family="18xx",
        players=(3, 6),
        rules=2,
        openings=("buy_first", "bid", "par", "buy", "option", "pay_option", "sell", "pass"),
        omissions=OMISSIONS | {"1854.contract.passed", "1854.merger.passed"},
        rounds=ROUND_STARTS,
        codes=CODES,
        open_information=CASH_OPEN,
        direct=("dividend", "train", "buy"),
        opened=("tile", "token", "run"),
    )
    state_type = G1854State
    rules = G1854Rules()
    rounds = ROUNDS
    deals = DEALS
    orders = (BidUpTo, *EighteenxxGame.orders)
    warnings = WARNINGS | {
        "1854.bank.broken",
        "1854.bank.broken_between",
        "1854.railway.closes",
        "18xx.round.end_of_chart",
        "18xx.stock.split",
    }
    lasting = frozenset({Merge})
    asks_again = frozenset({BuyMailContract.name, ProposeMerger.name})
    to_stop_for = (*TO_STOP_FOR, TakeOption.kind(), PayOption.kind())
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
    own_reasons = REASONS
    policies: Mapping[str, Policy[G1854State]] = {"normal": choose_sensibly, "random": random_move_of_bidder}

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons by which the game is learned."""
        return LESSONS

    def setup(self, setup: Setup, seed: str) -> G1854State:
        """Lay out the game."""
        return lay_out(setup, seed)

    def play(self, draft: G1854State, move: Move) -> Iterator[Event]:
        """Check a move and carry it out; if it breaks the bank, say when the game ends (E3). Raises IllegalMove."""
        was_broken = bank_broken(draft)
        yield from super().play(draft, move)
        if bank_broken(draft) and not was_broken and not draft.over:
            yield Event(text("1854.bank.broken_between" if draft.main_frame.round == STOCK else "1854.bank.broken"))

    outermost = EighteenxxGame.outermost | {BEFORE, AFTER}

    def _facts(self, state: G1854State) -> Facts:
        """Return the same, with what is 1854's own."""
        home_tiles = dict.fromkeys(lokalbahn_homes(state), HOME_TILES)
        issued = state.printed.figures.issued_by_split
        return super()._facts(state)._replace(issued_by_split=issued, home_tiles=home_tiles)

    def check_position(self, state: G1854State, setup: Setup) -> None:
        """Check what the family has, that no money is lost, the contracts, and the merger. Raises UnsoundPosition."""
        super().check_position(state, setup)
        check_conserved(state)
        check_contracts(state)
        check_merger(state)

    def foretold(self, state: G1854State, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> tuple[Text, ...]:
        """Tell what comes of a merger of two own local railways, of which nobody else is asked."""
        if kind is not Merge or "partner" not in chosen or Merge not in self.kinds(state, seat):
            return ()
        return tuple(of_own(state, seat, str(chosen["partner"])))

    def view(self, state: G1854State, viewer: Seat | None) -> G1854View:
        """Show the position: all of it is public."""
        return view_of(state, viewer, self.actors(state))


GAME_1854 = G1854()
