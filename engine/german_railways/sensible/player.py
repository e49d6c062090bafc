"""The opponent that plans: what it bids, what it builds, and when it puts up a share.

It judges by its own view alone; beyond that it asks only what is legal for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.german_railways.bidding import on_offer
from engine.german_railways.facts import RailroadId, box
from engine.german_railways.moves import Auction, Bid, Build, Pass
from engine.german_railways.players import speak_of_end
from engine.german_railways.sensible.outlook import Outlook, seen
from engine.german_railways.sensible.plans import best_build, funded_link
from engine.german_railways.state import GermanState
from engine.german_railways.view import AuctionView, GermanView

KEPT = 0.4
"""Of what a share is worth, so much is left to gain by it."""
OPENING = 0.45
"""Of its cash, so much at most is bid for one of the opening shares."""
SPREAD = 0.7
"""Of its cash, so much at most is bid later."""
WHIM = 15
"""Percent by which a maximum is raised or lowered at the most."""
LONG = 40
"""So many rounds no game takes in which something can still be gained."""


def choose_sensibly(game: Game[GermanState], state: GermanState, seat: Seat, rng: Rng) -> Move:
    """Choose a move that a person who knows the rules might choose, in some milliseconds."""
    kinds, view = game.kinds(state, seat), game.view(state, seat)
    assert isinstance(view, GermanView)
    outlook = Outlook(seen(view), seat)
    if view.auction is not None:
        return _bid(outlook, view.auction, rng)
    return speak_of_end(outlook.survey, seat, kinds) or _action(outlook, kinds)


def _action(outlook: Outlook, kinds: tuple[type[Move], ...]) -> Move:
    """Build or put up a share, whichever gains more."""
    plan = best_build(outlook) if Build in kinds else None
    gain, railroad = max(_auctions(outlook), default=(0.0, ""))
    if plan and plan.worth > max(gain, 0):
        return Build(outlook.seat, plan.railroad, plan.hexes)
    if gain > 0:
        return Auction(outlook.seat, railroad)
    if plan and (plan.worth > -1 or outlook.state.round > LONG):
        return Build(outlook.seat, plan.railroad, plan.hexes)
    if railroad and outlook.state.round > LONG:
        # Somebody must use up the money, or the game would never end.
        return Auction(outlook.seat, railroad)
    return Pass(outlook.seat)


def _auctions(outlook: Outlook) -> Iterator[tuple[float, RailroadId]]:
    """Enumerate what putting up a share of each railroad may bring."""
    if outlook.cash >= box().rules.least_bid:
        yield from ((_auction_gain(outlook, railroad), railroad) for railroad in on_offer(outlook.state))


def _auction_gain(outlook: Outlook, railroad: RailroadId) -> float:
    """Return what a share would bring if the others bid as this seat would in their place."""
    limit = _limit(outlook, railroad, outlook.cash)
    others = (_limit(outlook, railroad, cash) for seat, cash in enumerate(outlook.state.cash) if seat != outlook.seat)
    price = max(box().rules.least_bid, *others)
    bought = outlook.share_worth(railroad, price) - price if price <= limit else -float(price)
    funded, needed = funded_link(outlook, railroad)
    return max(bought, funded if needed >= price else 0)


def _limit(outlook: Outlook, railroad: RailroadId, cash: int) -> int:
    """Return up to what a seat with so much cash should bid for a share."""
    worth = (1 - KEPT) * outlook.share_worth(railroad, box().rules.least_bid)
    part = SPREAD if outlook.state.round else OPENING
    return int(min(worth, part * cash, outlook.spare(cash)))


def _bid(outlook: Outlook, auction: AuctionView, rng: Rng) -> Move:
    """Bid up to a maximum that nobody can work out, as it is left to luck in part."""
    least = max(box().rules.least_bid, auction.price + 1)
    whim = 1 + (rng.below(2 * WHIM + 1) - WHIM) / 100
    limit = min(outlook.cash, int(_limit(outlook, auction.railroad, outlook.cash) * whim))
    gain, needed = funded_link(outlook, auction.railroad)
    if gain > 0 and needed >= least:
        # What is bid goes to the railroad, which can then pay for a link.
        return Bid(outlook.seat, needed, max(needed, limit), "pass")
    # Who has put up a share wants it at the least.
    if auction.price == 0 and auction.turn == outlook.seat:
        limit = max(limit, least)
    return Bid(outlook.seat, least, limit, "pass") if limit >= least else Pass(outlook.seat)
