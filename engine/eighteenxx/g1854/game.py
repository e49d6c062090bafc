"""1854: its rounds, and how a position is shown and scored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.game import GameInfo, Policy, Setup
from engine.core.moves import Move
from engine.core.policies import Careless
from engine.core.seat import Seat
from engine.core.steps import Round, Rounds, resume
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx.assistance import CODES, OMISSIONS, ROUND_STARTS
from engine.eighteenxx.deals import AnswerOffer
from engine.eighteenxx.g1854.assistance import G1854Advice, G1854Guidance, G1854Learning, G1854LookingBack, G1854Orders
from engine.eighteenxx.g1854.lokalbahn_home import CHOOSE_HOME, HOME_TILES, BuildFurtherStation, lokalbahn_homes
from engine.eighteenxx.g1854.mail import BuyMailContract, CollectMail, check_contracts
from engine.eighteenxx.g1854.mergers import DEALS, ChooseName, ProposeMerger, check_merger
from engine.eighteenxx.g1854.rounds import AFTER, AUCTIONEER, BEFORE, SCHEDULE
from engine.eighteenxx.g1854.rules import G1854Rules
from engine.eighteenxx.g1854.sensible import AHEAD, ERRS_ONE_IN, choose_sensibly
from engine.eighteenxx.g1854.setup import lay_out
from engine.eighteenxx.g1854.state import G1854State, bank_broken
from engine.eighteenxx.g1854.switches import CASH_OPEN
from engine.eighteenxx.g1854.views import G1854View, view_of
from engine.eighteenxx.game import EighteenxxGame, president_of
from engine.eighteenxx.moves import Par
from engine.eighteenxx.random_bidding import random_move_of_bidder
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.soundness import Facts, check_conserved
from engine.eighteenxx.steps.auction import Outbid, TakePartInAuction
from engine.eighteenxx.steps.discard import GiveBackTrains, next_company
from engine.eighteenxx.steps.purchases_by_source import BuyFromSource, PayShareOption, TakeShareOption
from engine.eighteenxx.steps.raising import RaiseMoney, end_raising
from engine.eighteenxx.steps.run import PayDividend, RunTrains
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
        rules=3,
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
    policies: Mapping[str, Policy[G1854State]] = {
        "random": random_move_of_bidder,
        "easy": Careless(choose_sensibly, random_move_of_bidder, one_in=ERRS_ONE_IN),
        "normal": choose_sensibly,
        "hard": AHEAD,
    }

    def __init__(self) -> None:
        """Set up what it does for a table beyond the rules."""
        super().__init__()
        self.guidance = G1854Guidance(self)
        self.advice = G1854Advice(self)
        self.orders = G1854Orders(self)
        self.looking_back = G1854LookingBack(self)
        self.learning = G1854Learning(self)

    def setup(self, setup: Setup, seed: str) -> G1854State:
        """Set up the game."""
        return lay_out(setup, seed)

    def play(self, draft: G1854State, move: Move) -> Iterator[Event]:
        """Check a move and carry it out; if it breaks the bank, say when the game ends (E3). Raises IllegalMove."""
        was_broken = bank_broken(draft)
        yield from super().play(draft, move)
        if bank_broken(draft) and not was_broken and not draft.over:
            yield Event(text("1854.bank.broken_between" if draft.main_frame.round == STOCK else "1854.bank.broken"))

    outermost = EighteenxxGame.outermost | {BEFORE, AFTER}

    def _facts(self, state: G1854State) -> Facts:
        """Return the facts of the family, with what is specific to 1854."""
        home_tiles = dict.fromkeys(lokalbahn_homes(state), HOME_TILES)
        issued = state.printed.figures.issued_by_split
        return super()._facts(state)._replace(issued_by_split=issued, home_tiles=home_tiles)

    def check_position(self, state: G1854State, setup: Setup) -> None:
        """Check what the family checks, that no money is lost, the contracts, and mergers. Raises UnsoundPosition."""
        super().check_position(state, setup)
        check_conserved(state)
        check_contracts(state)
        check_merger(state)

    def view(self, state: G1854State, viewer: Seat | None) -> G1854View:
        """Show the position: all of it is public."""
        return view_of(state, viewer, self.actors(state))


GAME_1854 = G1854()
