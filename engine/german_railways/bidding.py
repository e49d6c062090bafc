"""Auctions of shares (rulebook, "Preparing the game" and "Auctioning a share").

Clockwise, each player raises or passes; a player who has passed is out. So that an auction by chat does not take a
week, all players who have not had a turn yet may decide in advance what to do in it, and a bid may carry a private
maximum. What is to be done for a seat is its *order*. It is carried out when the turn comes, exactly as if the player
had moved at that time: a seat with a maximum raises by 1. So of two equal maxima, the one gets the share whose turn
comes while the highest bid is 1 below it; the other would then have to bid more.

Nobody learns an order before it is carried out. That a seat has one is public only until its first turn comes: it is
the reason why the seat gets no prompt any more.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.steps import Actor
from engine.core.text import Player, text
from engine.core.views import Event
from engine.german_railways.agreement import expire
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.moves import Bid
from engine.german_railways.state import Bidding, GermanState, ProxyBid
from engine.german_railways.texts import railroad_name

ROUND = "auction"
RULE = "german.rule.auction"


def on_offer(state: GermanState) -> Iterator[RailroadId]:
    """Enumerate the railroads of which a share may be put up: the third only once all have sold two."""
    rules = printed_facts().figures
    sold = {id_: len(railroad.owners) for id_, railroad in state.railroads.items()}
    limit = rules.shares if min(sold.values()) >= rules.third_share_after else rules.third_share_after
    return (id_ for id_, number in sold.items() if number < limit)


def check_on_offer(state: GermanState, railroad: str) -> RailroadId:
    """Return a railroad of which a share may be put up. Raises IllegalMove."""
    rules = printed_facts().figures
    if railroad not in state.railroads:
        raise IllegalMove("german.auction.no_such_railroad", rule=RULE, railroad=railroad)
    if railroad not in on_offer(state):
        who = railroad_name(railroad)
        if len(state.railroads[railroad].owners) == rules.shares:
            raise IllegalMove("german.auction.sold_out", rule=RULE, railroad=who)
        behind = (id_ for id_, other in state.railroads.items() if len(other.owners) < rules.third_share_after)
        raise IllegalMove(
            "german.auction.third_share", rule=RULE, railroad=who, behind=tuple(map(railroad_name, behind))
        )
    return railroad


def open_auction(draft: GermanState, railroad: RailroadId, first: Seat) -> Iterator[Event]:
    """Put up a share; the seat ``first`` bids first."""
    draft.bidding = Bidding(railroad, first)
    draft.interrupt(ROUND, ())
    number = len(draft.railroads[railroad].owners) + 1
    yield Event(text("german.auction.opened", railroad=railroad_name(railroad), number=number, player=Player(first)))
    yield from go_on(draft)


def under_way(state: GermanState) -> Bidding:
    """Return the auction under way."""
    assert state.bidding is not None
    return state.bidding


def name_of(state: GermanState) -> str | None:
    """Name the auction under way by its railroad and the number of the share, or return None if there is none."""
    if state.bidding is None:
        return None
    railroad = state.bidding.railroad
    return f"{railroad} {len(state.railroads[railroad].owners) + 1}"


def least_bid(state: GermanState) -> int:
    """Return the least that can be bid now."""
    return max(printed_facts().figures.least_bid, under_way(state).price + 1)


def check_bid(state: GermanState, bid: Bid) -> None:
    """Refuse a bid that is too low or that its owner could not pay. Raises IllegalMove."""
    cash, bidding = state.cash[bid.seat], under_way(state)
    if bid.price < least_bid(state):
        raise IllegalMove("german.auction.too_low", rule=RULE, price=bid.price, least=least_bid(state), cash=cash)
    if max(bid.price, bid.up_to) > cash:
        price = max(bid.price, bid.up_to)
        raise IllegalMove(
            "german.auction.too_much", rule=RULE, price=price, cash=cash, railroad=railroad_name(bidding.railroad)
        )


def bid(draft: GermanState, move: Bid) -> Iterator[Event]:
    """Bid, and remember how far to raise; ahead of the turn, remember the whole bid. Raises IllegalMove."""
    check_bid(draft, move)
    bidding, order = under_way(draft), ProxyBid(move.price, max(move.price, move.up_to), move.beyond)
    bidding.orders[move.seat] = order
    if move.seat == bidding.turn:
        bidding.price, bidding.bidder = move.price, move.seat
        bidding.turn = _after(draft, move.seat)
        yield Event(
            text("german.auction.bid", player=Player(move.seat), price=move.price), reveals=_tells_of_orders(draft)
        )
        if order.up_to == order.price and order.beyond == "ask":
            del bidding.orders[move.seat]
        else:
            yield _noted(move.seat, order, "german.auction.maximum")
    else:
        yield Event(text("german.auction.decided", player=Player(move.seat)))
        yield _noted(move.seat, order, "german.auction.ordered")
    yield from go_on(draft)


def pass_bid(draft: GermanState, seat: Seat) -> Iterator[Event]:
    """Drop out of the auction; ahead of the turn, do so as soon as it comes."""
    bidding = under_way(draft)
    if seat == bidding.turn:
        passed = _pass(draft, seat)
        yield msgspec.structs.replace(passed, reveals=_tells_of_orders(draft))
    else:
        bidding.orders[seat] = ProxyBid(0, 0, "pass")
        yield Event(text("german.auction.decided", player=Player(seat)))
        yield Event(text("german.auction.will_pass"), audience=seat)
    yield from go_on(draft)


def go_on(draft: GermanState) -> Iterator[Event]:
    """Carry out the orders, turn by turn, until somebody must decide or the auction is over."""
    bidding, raises = under_way(draft), list[tuple[Seat, int]]()
    while not _is_over(draft):
        seat = bidding.turn
        if seat not in bidding.begun:
            bidding.begun.append(seat)
        if seat in bidding.passed:
            bidding.turn = _after(draft, seat)
        elif draft.cash[seat] < least_bid(draft):
            yield from _raises_as_event(raises)
            yield _pass(draft, seat, "german.auction.cannot")
        elif (order := bidding.orders.get(seat)) is None:
            break
        elif order.up_to >= least_bid(draft):
            bidding.price, bidding.bidder = max(order.price, least_bid(draft)), seat
            bidding.turn = _after(draft, seat)
            raises.append((seat, bidding.price))
        else:
            del bidding.orders[seat]
            if order.beyond == "pass":
                yield from _raises_as_event(raises)
                yield _pass(draft, seat, reveals=True)
    yield from _raises_as_event(raises)
    draft.ask(deciders(draft))


def close(draft: GermanState) -> Iterator[Event]:
    """Hand over the share, and go on with what the auction interrupted.

    If nobody bids, the first bidder gets a share of the opening for nothing; later, the share stays unsold.
    """
    bidding = under_way(draft)
    draft.resume()
    draft.bidding = None
    railroad, who = draft.railroads[bidding.railroad], railroad_name(bidding.railroad)
    opening = not railroad.owners
    if bidding.bidder is None and not opening:
        yield Event(text("german.auction.unsold", railroad=who))
        return
    buyer = draft.first if bidding.bidder is None else bidding.bidder
    draft.cash[buyer] -= bidding.price
    railroad.treasury += bidding.price
    railroad.owners.append(buyer)
    draft.first = buyer
    key = "german.auction.free" if bidding.bidder is None else "german.auction.sold"
    income = BoardAnalysis(draft).player_income(buyer)
    yield Event(text(key, player=Player(buyer), railroad=who, price=bidding.price, income=income))
    yield from expire(draft)


def _is_over(state: GermanState) -> bool:
    """Return whether all players have passed, or all but the highest bidder."""
    bidding = under_way(state)
    return len(bidding.passed) + (bidding.bidder is not None) == len(state.cash)


def _after(state: GermanState, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(state.cash))


def deciders(state: GermanState) -> list[Actor]:
    """Return who may decide: the seat on turn, then all whose first turn is still to come and who have no order."""
    bidding = under_way(state)
    if _is_over(state):
        return []
    clockwise = (Seat((bidding.turn + step) % len(state.cash)) for step in range(1, len(state.cash)))
    return [
        bidding.turn,
        *(
            seat
            for seat in clockwise
            if seat not in bidding.begun and seat not in bidding.orders and state.cash[seat] >= least_bid(state)
        ),
    ]


def _pass(draft: GermanState, seat: Seat, key: str = "german.auction.passes", *, reveals: bool = False) -> Event:
    bidding = under_way(draft)
    bidding.passed.append(seat)
    bidding.orders.pop(seat, None)
    bidding.turn = _after(draft, seat)
    return Event(text(key, player=Player(seat), least=least_bid(draft)), reveals=reveals)


def _tells_of_orders(state: GermanState) -> bool:
    """Return whether what follows shows if somebody has left an order, so that nobody may try it out and take it back.

    Only players who have had a turn already can have left one that the others do not know of.
    """
    bidding = under_way(state)
    return not _is_over(state) and any(seat not in bidding.passed and seat != bidding.bidder for seat in bidding.begun)


def _noted(seat: Seat, order: ProxyBid, key: str) -> Event:
    """Say what will be done for a seat, to that seat alone."""
    # ``german.auction.maximum_ask``, ``maximum_pass``, ``ordered_ask`` and ``ordered_pass``.
    return Event(text(f"{key}_{order.beyond}", price=order.price, up_to=order.up_to), audience=seat)


def _raises_as_event(raises: list[tuple[Seat, int]]) -> Iterator[Event]:
    """Yield one event for all consecutive bids made by order. It reveals them, so that nobody can take back a probe."""
    if raises:
        seat, price = raises[-1]
        seats = tuple(Player(each) for each in dict.fromkeys(seat for seat, _ in raises))
        if len(raises) == 1:
            yield Event(text("german.auction.bid", player=Player(seat), price=price), reveals=True)
        else:
            yield Event(text("german.auction.raised", players=seats, player=Player(seat), price=price), reveals=True)
        raises.clear()
