"""The built-in opponents of 1854: one bids by income, floats companies, builds for revenue, keeps trains, and merges.

The other spends less in the auction. Late in a game it plays on after each of several trades, dividends and purchases
of trains.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.eighteenxx import auction
from engine.eighteenxx.ahead.player import Ahead, Effort, Judgement, lead
from engine.eighteenxx.ahead.trades import Trades
from engine.eighteenxx.auction import Lot
from engine.eighteenxx.chart import Chart
from engine.eighteenxx.companies import CompanyId, company_of
from engine.eighteenxx.g1854.mail import PAID_BY, contracts_left
from engine.eighteenxx.g1854.mergers import letters, partners
from engine.eighteenxx.g1854.moves import BuyContract, Merge, NameLokalbahn
from engine.eighteenxx.g1854.printed import ContractSize
from engine.eighteenxx.g1854.state import G1854State, locals_of
from engine.eighteenxx.moves import BidOn, BuyFirst, Pass
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.sensible import bidding, operating
from engine.eighteenxx.sensible.decision import Answer, Decision
from engine.eighteenxx.sensible.estimates import USUAL, Expectations, Habits, is_threatened
from engine.eighteenxx.sensible.investing import is_worth_giving_up
from engine.eighteenxx.sensible.player import SensiblePlayer
from engine.eighteenxx.sensible.usual import usual_answers
from engine.eighteenxx.state import cash_of, turn_under_way
from engine.eighteenxx.trains import has_begun, phase_of
from engine.eighteenxx.turns import Offer

ERRS_ONE_IN = 4
"""Once in how many moves the easy opponent leaves details to chance: another company, tile or route than planned."""
STARTING_MONEY = 268
"""Money kept in the auction: what the president's certificate of a company costs at the lowest price."""
TO_FLOAT = 465
"""Money kept in the auction by the thrifty opponent: what a company costs at the highest price, with an option."""
SPENT = 185
"""What may be spent in the auction in any case, even if less is left then: else, many players would buy nothing."""
PART_PAID = 0.75
"""The part of what a mountain railway brings that the thrifty opponent pays: just enough that all are sold."""
MOST_ROUNDS = 18
"""The most operating rounds that are expected, including the present one."""
ROUNDS_OF_RAILWAYS = 8
"""In how many operating rounds a mountain railway pays."""
SIZES: tuple[ContractSize, ...] = ("large", "small")
LOCAL_WORTH = 170
"""The worth of a local railway: dividends, and half of a Lokalbahn AG, less what the money would bring elsewhere."""
LATE = "3"
"""The phase from which games are played on: all that rusts has yet to be replaced, and most money is yet to come."""
EFFORT = Effort(first=2500, most=4500)
"""One to two seconds of thought at most."""
JUDGEMENT = Judgement(value=lead, clearly=0.002, sales_must_pay=True)
"""Small differences count, as little is left to chance towards the end."""


def _rounds(state: G1854State) -> int:
    calendar = state.calendar
    if rules_of(state).is_last_set(state):
        return calendar.operating + rules_of(state).rounds_in_set(state) - calendar.round
    return calendar.operating + min((_steps_to_end(state, name) for name in state.charters), default=MOST_ROUNDS) - 1


def _steps_to_end(state: G1854State, company: CompanyId) -> int:
    """Return after how many dividends a company's token would end the game."""
    if not state.market.holds(company) or not state.charters[company].floated:
        return MOST_ROUNDS
    return _steps_from(state.printed.chart, state.market.cell(company))


@cache
def _steps_from(chart: Chart, cell: int) -> int:
    steps = 1
    while not chart.ends(cell := chart.after_payout(cell, 1)) and steps < MOST_ROUNDS:
        steps += 1
    return steps


def _expectations(habits: Habits = USUAL) -> Expectations:
    return Expectations(
        rounds=_rounds,
        hoped_for={"major": ("5", "4"), "local": ("3+",), "lag": ("4", "3")},
        first_revenue=50,
        least_city=20,
        most_checks=8,
        habits=habits,
    )


EXPECTATIONS = _expectations()
FORESEEN = _expectations(Habits(tunnels_lead_on=False))
"""What the opponent that thinks ahead expects."""

REASONS: dict[type[Move], str] = {
    BuyContract: "1854.hint.mail",
    Merge: "1854.hint.merge",
    NameLokalbahn: "1854.hint.lokalbahn",
}


def choose_sensibly(game: Game[Any], state: G1854State, seat: Seat, rng: Rng) -> Move:
    """Choose a move that a person who knows the rules might choose, in some ten milliseconds."""
    return _PLAYER.choose(game, state, seat, rng)


def choose_thriftily(game: Game[Any], state: G1854State, seat: Seat, rng: Rng) -> Move:
    """Choose like the other opponent, but spend less in the auction."""
    return _THRIFTY.choose(game, state, seat, rng)


def worth_of(state: G1854State, lot: Lot) -> float:
    """Return what a mountain railway or a local railway brings by the end of the game."""
    if lot in state.charters:
        return LOCAL_WORTH
    printed = state.printed.private_companies[lot]
    worth = printed.income * ROUNDS_OF_RAILWAYS + sum(printed.discount.values()) + 5 * sum(printed.bonus.values())
    if printed.brings is not None:
        # The first run of the company closes the railway.
        par = state.printed.kind(printed.brings).par[-1]
        worth = 3 * printed.income + state.charters[printed.brings].certificates[1].percent // 10 * par
    return worth


def _contract(decision: Decision) -> Move:
    """Buy the largest contract that pays for itself and, if a train is needed soon, leaves enough money for it."""
    state: G1854State = decision.state
    company, left = turn_under_way(state).company, EXPECTATIONS.rounds_left(state) - 1
    needed = operating.next_price(state, company) if is_threatened(state, company) else 0
    for size in SIZES:
        contract = state.printed.figures.mail[size]
        pays = contract.income[PAID_BY.index(phase_of(state).tiles)] * left > contract.price
        if pays and contracts_left(state, size) and contract.price + needed <= cash_of(state, company):
            return BuyContract(decision.seat, size)
    return Pass(decision.seat)


def _merge(decision: Decision) -> Move:
    """Merge with an own local railway; turn to others only by chance, so as not to press a silent owner for ever."""
    state: G1854State = decision.state
    found = partners(state, company_of(state.frame.actor))
    own = [other for other in found if state.charters[other].president == decision.seat]
    if own or decision.rng.below(2):
        return Merge(decision.seat, (own or found)[0])
    return Pass(decision.seat)


def _name(decision: Decision) -> Move:
    return NameLokalbahn(decision.seat, letters(decision.state)[0])


def _bid(decision: Decision) -> Move:
    """Bid, and keep what it costs to start a company, unless all players have passed before."""
    state: G1854State = decision.state
    all_passed = any(state.charters[name].operated for name in locals_of(state))
    return bidding.bid(worth_of, decision, 0 if all_passed else STARTING_MONEY)


def _bid_little(decision: Decision) -> Move:
    """Bid less for mountain railways, and keep what it costs to float a company, which is worth more than what is sold.

    Of four opponents that plan, those with 430 to 560 left for the first stock round won all of 24 games, and those
    with 280 none. With this alone, and no games played on, one won 56 ± 13 % against three (16 games; 25 is even).
    """
    state, seat, kept = decision.state, decision.seat, _kept(decision.state)
    move = bidding.bid(_worth_to_pay, decision, kept)
    if isinstance(move, BidOn) and auction.free_cash(state, seat, move.lot) - move.price < kept:
        return Pass(seat)
    return move


def _kept(state: G1854State) -> int:
    """Return the money that the thrifty opponent keeps in the auction."""
    return min(TO_FLOAT, state.printed.figures.cash[len(state.players)] - SPENT)


def why_passed(state: G1854State, seat: Seat) -> Text:
    """Return why the thrifty opponent passes in the auction: nothing is worth its price, or it keeps the money.

    It names what gains most over its price or, if nothing gains anything, what is for sale.
    """
    gain, lot, price = max(
        ((_worth_to_pay(state, lot) - price, lot, price) for lot, price in bidding.lots_with_prices(state, seat)),
        key=lambda way: way[0],
    )
    # Whoever outbids others may pay all that a company is worth.
    kept = gain > 0 or (gain == 0 and state.in_round(auction.CONTEST))
    if not kept:
        lot, price = next(bidding.lots_with_prices(state, seat))
    key = "1854.hint.pass_kept" if kept else "1854.hint.pass_dear"
    worth, name = round(_worth_to_pay(state, lot)), auction.name_of(state, lot)
    return text(key, name=name, lot=lot, price=price, worth=worth, money=_kept(state))


def _worth_to_pay(state: G1854State, lot: Lot) -> float:
    worth = worth_of(state, lot)
    return worth if lot in state.charters else PART_PAID * worth


def _is_good(state: G1854State, seat: Seat, offer: Offer) -> bool:
    """Return whether an offer brings more than what is given away; a merger always does."""
    return offer.kind == "merge" or is_worth_giving_up(EXPECTATIONS, state, seat, offer)


def _player(bid: Answer, expectations: Expectations) -> SensiblePlayer:
    answers: dict[type[Move], Answer] = {
        BuyFirst: bid,
        BidOn: bid,
        Merge: _merge,
        NameLokalbahn: _name,
        **usual_answers(expectations),
        BuyContract: _contract,
    }
    return SensiblePlayer(expectations, _is_good, answers)


_PLAYER, _THRIFTY = _player(_bid, EXPECTATIONS), _player(_bid_little, FORESEEN)

AHEAD = Ahead(
    choose_thriftily,
    Trades(FORESEEN, trains_stay=True),
    is_late=lambda state: has_begun(state, LATE),
    effort=EFFORT,
    judgement=JUDGEMENT,
)
