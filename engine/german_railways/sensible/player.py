"""The opponent that plans: what it bids, what it builds, and when it puts up a share.

It judges by its own view alone; besides, it uses only what is legal for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.german_railways.bidding import on_offer
from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.moves import AgreeEnd, Auction, Bid, Build, Pass, PlayOn
from engine.german_railways.players import speak_of_end
from engine.german_railways.sensible.estimates import Estimates, seen
from engine.german_railways.sensible.plans import best_build, build_to_link, funded_link
from engine.german_railways.state import GermanState
from engine.german_railways.texts import railroad_name
from engine.german_railways.view import AuctionView, GermanView

KEPT = 0.15
"""The part of a share's worth that is not bid for it."""
OPENING = 0.45
"""The most that is bid for one of the opening shares, as a part of its cash."""
SPREAD = 0.7
"""The most that is bid later, as a part of its cash."""
RANDOM_PERCENT = 15
"""By how many percent a maximum is raised or lowered at most."""
LATE = 10
"""Rounds after which a link is built even if it brings others more, because it brings the end nearer."""
LONG = 22
"""Hardly any game takes this many rounds if something can still be gained in it."""


def choose_sensibly(game: Game[GermanState], state: GermanState, seat: Seat, rng: Rng) -> Move:
    """Choose a move that a person who knows the rules might choose, in some milliseconds."""
    kinds, view = game.kinds(state, seat), game.view(state, seat)
    assert isinstance(view, GermanView)
    estimates = Estimates(seen(view), seat)
    if view.auction is not None:
        return _bid(estimates, view.auction, rng)
    return speak_of_end(estimates.analysis, seat, kinds) or _action(estimates, kinds)


def reason(state: GermanState, view: GermanView, move: Move) -> Text | None:
    """Return why the opponent has chosen a move. ``view``: of the seat that makes it."""
    match move:
        case Build():
            return text("german.hint.build", railroad=railroad_name(move.railroad))
        case Auction():
            return _of_auction(Estimates(seen(view), move.seat), move.railroad)
        case Bid():
            return text("german.hint.bid", most=max(move.price, move.up_to))
        case Pass():
            return text("german.hint.pass_bid" if state.bidding is not None else "german.hint.pass")
        case AgreeEnd():
            return text("german.hint.agree_end")
        case PlayOn():
            return text("german.hint.play_on")
    return None


def _of_auction(estimates: Estimates, railroad: RailroadId) -> Text:
    """Say why a share is put up: for what it brings by a first estimate, for a link, or for want of anything better."""
    bought, linked = _gains_of_auction(estimates, railroad)
    key = "auction" if bought >= max(linked, 0) else "auction_link" if linked > 0 else "auction_tried"
    return text(f"german.hint.{key}", railroad=railroad_name(railroad))  # auction, auction_link, auction_tried


def _action(estimates: Estimates, kinds: tuple[type[Move], ...]) -> Move:
    """Build or put up a share, whichever gains more."""
    plan = best_build(estimates) if Build in kinds else None
    gain, railroad = max(_auctions(estimates), default=(0.0, ""))
    if plan and plan.worth > max(gain, 0):
        return Build(estimates.seat, plan.railroad, plan.hexes)
    if gain > 0:
        return Auction(estimates.seat, railroad)
    link = build_to_link(estimates) if Build in kinds and estimates.state.round > LATE else None
    if link and link.worth > -max(1.0, estimates.lead):
        # It brings the end nearer, which passing would not.
        return Build(estimates.seat, link.railroad, link.hexes)
    if plan and (plan.worth > -1 or estimates.state.round > LONG):
        return Build(estimates.seat, plan.railroad, plan.hexes)
    if railroad and estimates.state.round > LONG:
        # Somebody must use up the money, or the game would never end.
        return Auction(estimates.seat, railroad)
    return Pass(estimates.seat)


def _auctions(estimates: Estimates) -> Iterator[tuple[float, RailroadId]]:
    """Enumerate what putting up a share may bring, for each railroad."""
    if estimates.cash >= printed_facts().figures.least_bid:
        yield from ((_auction_gain(estimates, railroad), railroad) for railroad in on_offer(estimates.state))


def _auction_gain(estimates: Estimates, railroad: RailroadId) -> float:
    """Return what putting up a share would bring if the others bid as this seat would in their place."""
    return max(_gains_of_auction(estimates, railroad))


def _gains_of_auction(estimates: Estimates, railroad: RailroadId) -> tuple[float, float]:
    """Return what the share itself would then bring, less its price, and what a link would bring that it pays for."""
    limit = _limit(estimates, railroad, estimates.cash)
    others = (
        _limit(estimates, railroad, cash) for seat, cash in enumerate(estimates.state.cash) if seat != estimates.seat
    )
    price = max(printed_facts().figures.least_bid, *others)
    bought = estimates.share_worth(railroad, price) - price if price <= limit else -float(price)
    funded, needed = funded_link(estimates, railroad)
    return bought, funded if needed >= price else 0.0


def _limit(estimates: Estimates, railroad: RailroadId, cash: int) -> int:
    """Return the most that a seat with some cash should bid for a share."""
    worth = (1 - KEPT) * estimates.share_worth(railroad, printed_facts().figures.least_bid)
    part = SPREAD if estimates.state.round else OPENING
    return int(min(worth, part * cash, estimates.spare(cash)))


def _bid(estimates: Estimates, auction: AuctionView, rng: Rng) -> Move:
    """Bid up to a maximum that nobody can work out, as part of it is random."""
    least = max(printed_facts().figures.least_bid, auction.price + 1)
    factor = 1 + (rng.below(2 * RANDOM_PERCENT + 1) - RANDOM_PERCENT) / 100
    limit = min(estimates.cash, int(_limit(estimates, auction.railroad, estimates.cash) * factor))
    gain, needed = funded_link(estimates, auction.railroad)
    if gain > 0 and needed >= least:
        # The bid goes to the railroad, which can then pay for a link.
        return Bid(estimates.seat, needed, max(needed, limit), "pass")
    # A player who has put up a share wants it for the least bid.
    if auction.price == 0 and auction.turn == estimates.seat:
        limit = max(limit, least)
    return Bid(estimates.seat, least, limit, "pass") if limit >= least else Pass(estimates.seat)
