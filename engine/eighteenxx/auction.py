"""The sale of companies before the first stock round: the first is sold at its price, and players bid on the others.

A turn is a purchase of the first company, a bid on another, or a pass. When a company with bids becomes the first, it
is sold immediately: to its only bidder at the price bid, or else to the bidder who outbids the others, where it is
always the turn of the lowest bidder. Until then the money that was bid is bound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx.companies import BANK, CompanyId, PrivateId
from engine.eighteenxx.rounds import go_first, left_of, tell_order
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, pay
from engine.eighteenxx.turns import Auction, Bid, Trading

AUCTION = "auction"
"""The round of the auction."""
CONTEST = "contest"
"""The interrupt in which those who have bid on the first company outbid each other; its actor is the lowest bidder."""

Lot = CompanyId | PrivateId
"""What is sold: a company or a private company, by its id."""


def under_way(state: EighteenxxState) -> Auction:
    """Return the auction, which must be under way."""
    assert state.auction is not None
    return state.auction


def first(state: EighteenxxState) -> Lot:
    """Return what is for sale at this moment."""
    return under_way(state).unsold[0]


def name_of(state: EighteenxxState, lot: Lot) -> str:
    """Return what a company is called."""
    private = state.printed.private_companies.get(lot)
    return state.printed.companies[CompanyId(lot)].name if private is None else private.name


def bids_on(state: EighteenxxState, lot: Lot) -> list[Bid]:
    """Return the bids on a company, the lowest first."""
    return under_way(state).bids.get(lot, [])


def asking_price(state: EighteenxxState, lot: Lot) -> int:
    """Return what a company costs while nobody bids; the price of the very first one falls when all players pass."""
    cheaper = under_way(state).reduction if lot == state.printed.figures.offer[0] else 0
    return max(rules_of(state).asking_price(state, lot) - cheaper, 0)


def least_bid(state: EighteenxxState, lot: Lot) -> int:
    """Return the least that can be bid on a company now."""
    bids = bids_on(state, lot)
    return (bids[-1].price if bids else asking_price(state, lot)) + state.printed.figures.bid_step


def free_cash(state: EighteenxxState, seat: Seat, lot: Lot | None = None) -> int:
    """Return what a player can spend: his cash less his bids, leaving out any bid on ``lot``."""
    bids = under_way(state).bids
    bound = sum(bid.price for other, made in bids.items() if other != lot for bid in made if bid.seat == seat)
    return state.players[seat].cash - bound


def possible_bids(state: EighteenxxState, seat: Seat, lot: Lot) -> range:
    """Return the bids that a player can make on a company."""
    least, step = least_bid(state, lot), state.printed.figures.bid_step
    return range(least, free_cash(state, seat, lot) + 1, step)


def open_to_bids(state: EighteenxxState, seat: Seat) -> list[Lot]:
    """Return the companies on which a player can bid; while bidders outbid each other, only the one at stake."""
    lots = under_way(state).unsold[:1] if state.in_round(CONTEST) else under_way(state).unsold[1:]
    return [lot for lot in lots if possible_bids(state, seat, lot)]


def can_take(state: EighteenxxState, seat: Seat) -> bool:
    """Return whether a player can buy the first company for its price."""
    return free_cash(state, seat) >= asking_price(state, first(state))


def take(draft: EighteenxxState, seat: Seat) -> Iterator[Event]:
    """Sell the first company to a player for its price. Raises IllegalMove."""
    lot, price, cash = first(draft), asking_price(draft, first(draft)), free_cash(draft, seat)
    if cash < price:
        rule = draft.printed.rule("auction")
        raise IllegalMove("18xx.auction.too_costly", rule=rule, lot=lot, price=price, cash=cash)
    draft.trading.acted = True
    yield from _sell(draft, lot, Bid(seat, price))


def bid(draft: EighteenxxState, seat: Seat, lot: Lot, price: int) -> Iterator[Event]:
    """Place a player's bid on a company, or raise it. Raises IllegalMove."""
    _check_bid(draft, seat, lot, price)
    bids = under_way(draft).bids
    bids[lot] = [*(other for other in bids_on(draft, lot) if other.seat != seat), Bid(seat, price)]
    draft.trading.acted = True
    yield Event(text("18xx.auction.bid", player=Player(seat), lot=lot, name=name_of(draft, lot), price=price))


def _check_bid(state: EighteenxxState, seat: Seat, lot: Lot, price: int) -> None:
    rule, step = state.printed.rule("auction"), state.printed.figures.bid_step
    if lot not in under_way(state).unsold:
        raise IllegalMove("18xx.auction.not_for_sale", rule=rule, lot=lot)
    if (lot == first(state)) != state.in_round(CONTEST):
        key = "18xx.auction.contested" if state.in_round(CONTEST) else "18xx.auction.first"
        raise IllegalMove(key, rule=rule, lot=first(state))
    least, most = least_bid(state, lot), free_cash(state, seat, lot)
    if price < least or price % step:
        raise IllegalMove("18xx.auction.too_low", rule=rule, lot=lot, price=price, least=least, step=step)
    if price > most:
        raise IllegalMove("18xx.auction.too_much", rule=rule, lot=lot, price=price, cash=most)


def drop_out(draft: EighteenxxState, seat: Seat) -> Iterator[Event]:
    """Withdraw the lowest bid on the first company and free the bidder's money."""
    lot = first(draft)
    under_way(draft).bids[lot] = [other for other in bids_on(draft, lot) if other.seat != seat]
    yield Event(text("18xx.auction.drops_out", player=Player(seat), lot=lot, name=name_of(draft, lot)))


def _sell(draft: EighteenxxState, lot: Lot, won: Bid) -> Iterator[Event]:
    auction = under_way(draft)
    pay(draft, won.seat, BANK, won.price)
    auction.unsold.remove(lot)
    auction.bids.pop(lot, None)
    auction.last_buyer = won.seat
    yield Event(text("18xx.auction.sold", player=Player(won.seat), lot=lot, name=name_of(draft, lot), price=won.price))
    yield from rules_of(draft).sold_in_auction(draft, lot, won.seat)


class Auctioneer:
    """What follows a turn of the auction."""

    def __init__(
        self,
        *,
        all_passed: Callable[[Any], Iterable[Event]],
        over: Callable[[Any], Iterable[Event]],
        resumes_after: Literal["last_buyer", "own_purchase"],
    ) -> None:
        """Set what differs between games.

        ``all_passed`` is called when all pass in a row and the very first company has been sold; it begins another
        round, after which ``resume`` continues the auction. ``over`` is called when everything is sold and the priority
        has been assigned. ``resumes_after``: after companies with bids were sold, the auction goes on to the left of
        the last buyer of all, or of the player who bought the company before them.
        """
        self._all_passed = all_passed
        self._over = over
        self._resumes_after = resumes_after

    def end_turn(self, draft: EighteenxxState) -> Iterator[Event]:
        """Go on to the next player."""
        frame, trading = draft.frame, draft.trading
        trading.passes = 0 if trading.acted else trading.passes + 1
        trading.acted = False
        draft.turn_to((frame.at + 1) % len(frame.actors))
        yield from self._go_on(draft)

    def end_contest_turn(self, draft: EighteenxxState) -> Iterator[Event]:
        """Let the lowest remaining bidder decide; the last one left buys the company."""
        draft.trading.acted = False
        draft.resume()
        yield from self._go_on(draft)

    def resume(self, draft: EighteenxxState) -> None:
        """Go on with the auction to the left of the last buyer."""
        buyer = under_way(draft).last_buyer
        draft.begin(AUCTION, draft.order)
        draft.turn_to(0 if buyer is None else draft.order.index(left_of(draft, buyer)))

    def _go_on(self, draft: EighteenxxState) -> Iterator[Event]:
        """Sell each company that has become the first and has bids; then let the next player act."""
        auction = under_way(draft)
        while auction.unsold and (bids := bids_on(draft, first(draft))):
            if len(bids) > 1:
                draft.interrupt(CONTEST, [bids[0].seat])
                return
            yield from _sell(draft, first(draft), bids[0])
            if self._resumes_after == "last_buyer":
                self.resume(draft)
        if not auction.unsold:
            yield from self._end(draft)
        elif draft.trading.passes == len(draft.order):
            draft.trading.passes = 0
            yield from self._all_have_passed(draft)

    def _all_have_passed(self, draft: EighteenxxState) -> Iterator[Event]:
        """Lower the price of the very first company until the next player gets it free; later, call ``all_passed``."""
        auction, figures = under_way(draft), draft.printed.figures
        lot = first(draft)
        if lot != figures.offer[0]:
            yield from self._all_passed(draft)
            return
        auction.reduction += figures.price_fall
        yield Event(text("18xx.auction.cheaper", lot=lot, price=asking_price(draft, lot)))
        if asking_price(draft, lot) == 0:
            yield from _sell(draft, lot, Bid(Seat(int(draft.frame.actor)), 0))
            draft.turn_to((draft.frame.at + 1) % len(draft.order))
            yield from self._go_on(draft)

    def _end(self, draft: EighteenxxState) -> Iterator[Event]:
        """Give the priority to the left of the last buyer."""
        buyer = under_way(draft).last_buyer
        assert buyer is not None
        go_first(draft, left_of(draft, buyer))
        draft.auction, draft.trading = None, Trading()
        yield Event(text("18xx.auction.over"))
        yield tell_order(draft)
        yield from self._over(draft)
