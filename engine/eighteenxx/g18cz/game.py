"""18CZ: its rounds, and how a position is set up, checked and shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.game import GameInfo, Policy, Setup, Variant
from engine.core.players import random_move
from engine.core.policies import Careless
from engine.core.seat import Seat
from engine.core.steps import Actor, Round, Rounds, resume
from engine.eighteenxx.assistance import OMISSIONS, ROUND_STARTS
from engine.eighteenxx.companies import Owner, company_of
from engine.eighteenxx.deals import AnswerOffer
from engine.eighteenxx.g18cz.acquisitions import DEALS, AcquireCompany
from engine.eighteenxx.g18cz.assistance import G18czAdvice, G18czGuidance, G18czLearning, G18czLookingBack, G18czOrders
from engine.eighteenxx.g18cz.former_state import present_shape
from engine.eighteenxx.g18cz.home_tiles import red_homes
from engine.eighteenxx.g18cz.loans import RepayDebt, check_debts, is_prompted_to_pass
from engine.eighteenxx.g18cz.neutral_player import VACLAV, check_companies_of_neutral, check_neutral, decider
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.rounds import SCHEDULE, check_rounds, end_draft_turn
from engine.eighteenxx.g18cz.rules import G18czRules
from engine.eighteenxx.g18cz.sensible import AHEAD, ERRS_ONE_IN, choose_sensibly
from engine.eighteenxx.g18cz.setup import lay_out
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.steps.draft import Draft
from engine.eighteenxx.g18cz.steps.home_tile import LayHomeTile
from engine.eighteenxx.g18cz.switches import check_switches
from engine.eighteenxx.g18cz.views import G18czView, view_of
from engine.eighteenxx.game import EighteenxxGame
from engine.eighteenxx.offers import OFFER
from engine.eighteenxx.rounds import OPERATING, STOCK
from engine.eighteenxx.soundness import Facts
from engine.eighteenxx.steps.discard import GiveBackTrains, next_company
from engine.eighteenxx.steps.fleet import ReviewFleet
from engine.eighteenxx.steps.home_city import ChooseHomeCity
from engine.eighteenxx.steps.private_companies import TradePrivateCompanies, UsePrivateCompanies
from engine.eighteenxx.steps.reclaim import ReclaimStation
from engine.eighteenxx.steps.run import PayDividend, RunTrains
from engine.eighteenxx.steps.station import BuildStation
from engine.eighteenxx.steps.stock import TakeStockTurn
from engine.eighteenxx.steps.track import LayTrack
from engine.eighteenxx.steps.trains import BuyTrains


def president_of(state: G18czState, actor: Actor) -> Seat:
    """Return the seat that decides for a company: its president, or the player who acts for Václav at this moment."""
    president = state.charters[company_of(actor)].president
    return president if isinstance(president, int) else decider(state, company_of(actor))


UNTIL_SETTLED = UsePrivateCompanies(DEALS)
"""The step that uses local railways: at any time of a turn (OR 3), even while an interrupt has to be decided."""
ROUNDS = Rounds(
    draft=Round(Draft(), then=end_draft_turn, rule="18cz.rule.draft"),
    stock=Round(
        TakeStockTurn(RepayDebt(), asks_too=is_prompted_to_pass), then=SCHEDULE.end_player_turn, rule="18cz.rule.sr2"
    ),
    operating=Round(
        UNTIL_SETTLED,
        LayHomeTile(),
        LayTrack(),
        BuildStation(),
        RunTrains(),
        PayDividend(),
        AcquireCompany(),
        BuyTrains(DEALS),
        TradePrivateCompanies(),
        then=SCHEDULE.end_company_turn,
        seat_of=president_of,
        rule="18cz.rule.or3",
    ),
    home_city=Round(UNTIL_SETTLED, ChooseHomeCity(), then=resume, seat_of=president_of),
    offer=Round(AnswerOffer(DEALS), then=resume, together=True),
    fleet=Round(UNTIL_SETTLED, ReviewFleet(), then=resume, seat_of=president_of),
    reclaim=Round(UNTIL_SETTLED, ReclaimStation(), then=resume, seat_of=president_of),
    discard=Round(UNTIL_SETTLED, GiveBackTrains(), then=next_company, seat_of=president_of),
)


class G18cz(EighteenxxGame[G18czState]):
    """The game as the kernel knows it."""

    info = GameInfo(
        key="18cz",
        family="18xx",
        players=(2, 6),
        rules=3,
        variants=(Variant("ruleset", ("rulebook", "18xx.games")),),
        openings=("pass", "bid", "par", "buy", "sell"),
        open_information=True,
        direct=("dividend", "train", "buy"),
        opened=("tile", "token", "run"),
        unprompted=frozenset(kind.kind() for kind in UNTIL_SETTLED.moves),
        omissions=OMISSIONS | {"18cz.acquire.passed"},
        rounds=ROUND_STARTS,
    )
    state_type = G18czState
    rules = G18czRules()
    rounds = ROUNDS
    deals = DEALS
    any_time = UNTIL_SETTLED.moves
    exchange = "engine.eighteenxx.g18cz.interchange:DIALECT"
    reader = "engine.eighteenxx.g18cz.interchange:read_recorded"
    writer = "engine.eighteenxx.g18cz.interchange:write_recorded"
    written_under: ClassVar[Mapping[str, str]] = {"ruleset": "18xx.games"}
    policies: Mapping[str, Policy[G18czState]] = {
        "random": random_move,
        "easy": Careless(choose_sensibly, random_move, one_in=ERRS_ONE_IN),
        "normal": choose_sensibly,
        "hard": AHEAD,
    }

    def __init__(self) -> None:
        """Set up what it does for a table beyond the rules."""
        super().__init__()
        self.guidance = G18czGuidance(self)
        self.advice = G18czAdvice(self)
        self.orders = G18czOrders(self)
        self.looking_back = G18czLookingBack(self)
        self.learning = G18czLearning(self)

    def setup(self, setup: Setup, seed: str) -> G18czState:
        """Set up the game."""
        return lay_out(setup, seed)

    outermost = frozenset({"draft", STOCK, OPERATING})
    of_seats = frozenset({"draft", STOCK, OFFER})

    def _facts(self, state: G18czState) -> Facts:
        """Return the facts of the family, with what is specific to 18CZ."""
        neutral = frozenset[Owner]() if state.neutral is None else frozenset[Owner]({VACLAV})
        return super()._facts(state)._replace(box=everything(), neutral=neutral, home_tiles=red_homes())

    def check_position(self, state: G18czState, setup: Setup) -> None:
        """Check the switches, what the family checks, and what is specific to 18CZ. Raises UnsoundPosition."""
        # What is printed is worked out for each setting of these and kept for good, so they are checked first.
        check_switches(state.switches)
        check_neutral(state.neutral, setup.players)
        super().check_position(state, setup)
        check_companies_of_neutral(state, state.neutral)
        check_debts(state)
        check_rounds(state)

    def view(self, state: G18czState, viewer: Seat | None) -> G18czView:
        """Show the position: all of it is public."""
        return view_of(state, viewer, self.actors(state))

    def present_shape(self, stored: Mapping[str, Any]) -> dict[str, Any]:
        """Convert a position that was stored under rules version 1 to the present shape."""
        return present_shape(stored)


G18CZ = G18cz()
