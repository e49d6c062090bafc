"""A small title of the 18xx family with what 1830 has and none of those that can be played: the family in use.

Its chart is rectangular; a player sells, buys and sells again; a diesel is bought for less against an old train; private
companies block hexes while players own them, and one is exchanged for a share of the New York Central.
"""

from __future__ import annotations

from functools import cache, cached_property

from engine.core.errors import IllegalMove
from engine.core.game import GameInfo
from engine.core.moves import Choice, Option
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame, Round, Rounds, resume
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx import certificates
from engine.eighteenxx.assistance import OMISSIONS, ROUND_STARTS
from engine.eighteenxx.auction import AUCTION, Auctioneer
from engine.eighteenxx.buying import come_to_hold
from engine.eighteenxx.companies import BANK, CompanyId
from engine.eighteenxx.deals import AnswerOffer, Deals
from engine.eighteenxx.game import EighteenxxGame, president_of
from engine.eighteenxx.moves import MoveOfPrivate, Pass
from engine.eighteenxx.printed import Figures, Printed
from engine.eighteenxx.private_companies import owned_by
from engine.eighteenxx.random_bidding import random_move_of_bidder
from engine.eighteenxx.rounds import Schedule, go_first, left_of, pay_income
from engine.eighteenxx.rules import Rules
from engine.eighteenxx.setup import new_table
from engine.eighteenxx.state import EighteenxxState, Investor, pay
from engine.eighteenxx.steps.auction import Outbid, TakePartInAuction
from engine.eighteenxx.steps.discard import GiveBackTrains, next_company
from engine.eighteenxx.steps.raising import RaiseMoney, end_raising
from engine.eighteenxx.steps.run import PayDividend, RunTrains
from engine.eighteenxx.steps.station import BuildStation
from engine.eighteenxx.steps.stock import StockAction, TakeStockTurn
from engine.eighteenxx.steps.track import LayTrack
from engine.eighteenxx.steps.trains import BuyTrains
from engine.eighteenxx.switches import Switches
from engine.eighteenxx.turns import Auction
from engine.eighteenxx.views import (
    EighteenxxView,
    PlayerView,
    Reckoning,
    player_fields,
    reckoning_fields,
    shared_fields,
)
from tests.toy_18xx.engine.chart import Rectangular

KEY = "toy18"
MH, NYC = "MH", CompanyId("NYC")
"""The private company that is exchanged, and the company of which its owner gets a share for it."""


class ToyFigures(Figures, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of the family, and how much the bank has."""

    bank: int


class ToyPrinted(Printed):
    """Everything printed of the title."""

    figures: ToyFigures
    chart: Rectangular

    def __init__(self):
        super().__init__(KEY, __package__, ToyFigures, Rectangular, odd_top=True)


@cache
def everything():
    return ToyPrinted()


class ToyState(EighteenxxState, kw_only=True):
    """What the family keeps is enough."""

    @cached_property
    def printed(self):
        return everything()


class ToyRules(Rules[ToyState]):
    """The game ends with the set of operating rounds in which the bank breaks."""

    def is_last_set(self, state):
        return state.printed.figures.bank + state.bank_lowest < 0

    def reason_of_end(self, state):
        return text("18xx.end.bank")


class ExchangePrivate(MoveOfPrivate, frozen=True, tag="exchange_private"):
    """Give a private company back for a share of a company."""


class ExchangeForShare(StockAction):
    """The owner of the Mohawk & Hudson takes a share of the New York Central for it, from the initial offer or the pool."""

    kind = ExchangePrivate
    is_trade = True

    def is_possible(self, state, seat):
        return self._refusal(state, seat, MH) is None

    def slot(self, state, seat, field, chosen):
        return Choice((Option(MH, text("toy18.option.exchange", company=NYC)),))

    def play(self, draft, move):
        refusal = self._refusal(draft, move.seat, move.private)
        if refusal is not None:
            raise refusal
        draft.private_companies[MH].owner = None
        charter = draft.charters[NYC]
        percent = certificates.on_sale(charter)[-1]
        presides = certificates.buy(charter, move.seat, percent)
        yield Event(text("toy18.exchanged", player=Player(move.seat), company=NYC, percent=percent))
        yield from come_to_hold(draft, charter, move.seat, presides=presides)

    def _refusal(self, state, seat, private):
        """Return why a player cannot exchange a private company now; None: he can."""
        charter, limit = state.charters[NYC], state.printed.kind(NYC).most_held
        if private != MH or MH not in owned_by(state, seat):
            return IllegalMove("toy18.not_exchanged", rule="toy18.rule.all", local=private)
        if charter.par is None or not certificates.on_sale(charter):
            return IllegalMove("18xx.stock.none_left", rule=state.printed.rule("buying"), company=NYC)
        if certificates.held(charter, seat) + state.printed.kind(NYC).unit > limit:
            return IllegalMove("18xx.stock.holding_limit", rule=state.printed.rule("limits"), company=NYC, most=limit)
        return None


class SellAgain(TakeStockTurn):
    """Sell, after the purchase."""

    name = "sell_again"

    def __init__(self):
        super().__init__(purchases=())


class SellAndBuy(TakeStockTurn):
    """Sell, then buy; who passes instead sells no more either."""

    def play(self, draft, move):
        yield from super().play(draft, move)
        if isinstance(move, Pass):
            draft.finish(SellAgain.name)

    def skip(self, draft, actor):
        draft.finish(SellAgain.name)
        return super().skip(draft, actor)


def to_the_left_of_the_last(draft):
    """Let whoever sits to the left of the last to act go first in the next stock round."""
    if draft.trading.last is not None:
        go_first(draft, left_of(draft, draft.trading.last))


def pay_and_go_on(draft):
    """Let the private companies pay when all pass in the auction."""
    yield from pay_income(draft)
    AUCTIONEER.resume(draft)


SCHEDULE = Schedule(priority=to_the_left_of_the_last)
AUCTIONEER = Auctioneer(all_passed=pay_and_go_on, over=SCHEDULE.begin_stock, resumes_after="last_buyer")
DEALS = Deals()


class ToyView(EighteenxxView, frozen=True, kw_only=True, tag=KEY):
    """What the family shows is enough."""


class Toy(EighteenxxGame[ToyState]):
    """The game as the kernel knows it."""

    info = GameInfo(
        key=KEY,
        family="18xx",
        players=(2, 4),
        rules=1,
        openings=("buy_first", "bid", "par", "buy", "sell", "pass"),
        open_information=True,
        omissions=OMISSIONS,
        rounds=ROUND_STARTS,
    )
    state_type = ToyState
    rules = ToyRules()
    deals = DEALS
    rounds = Rounds(
        auction=Round(TakePartInAuction(), then=AUCTIONEER.end_turn),
        contest=Round(Outbid(), then=AUCTIONEER.end_contest_turn),
        stock=Round(SellAndBuy(ExchangeForShare()), SellAgain(), then=SCHEDULE.end_player_turn),
        operating=Round(
            LayTrack(),
            BuildStation(),
            RunTrains(),
            PayDividend(),
            BuyTrains(DEALS),
            then=SCHEDULE.end_company_turn,
            seat_of=president_of,
        ),
        offer=Round(AnswerOffer(DEALS), then=resume, together=True),
        raising=Round(RaiseMoney(), then=end_raising, seat_of=president_of),
        discard=Round(GiveBackTrains(), then=next_company, seat_of=president_of),
    )
    policies = {"random": random_move_of_bidder}

    def setup(self, setup, seed):
        rng, order, printed = Rng(seed), [Seat(number) for number in range(setup.players)], everything()
        state = ToyState(
            rng=rng,
            frames=[Frame(AUCTION, list(order))],
            players=[Investor(cash=0) for _ in order],
            order=order,
            **new_table(printed),
            switches=Switches(),
            auction=Auction(list(printed.figures.offer)),
        )
        for seat in order:
            pay(state, BANK, seat, printed.figures.cash[setup.players])
        return state

    def view(self, state, viewer):
        reckonings = reckoning_fields(state)
        return ToyView(
            **shared_fields(state, viewer, self.actors(state), everything(), exports=0),
            players=tuple(PlayerView(**player_fields(state, Seat(seat))) for seat in range(len(state.players))),
            reckonings=None if reckonings is None else tuple(Reckoning(**fields) for fields in reckonings),
        )


TOY = Toy()
