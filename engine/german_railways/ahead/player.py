"""The opponent that thinks ahead: it plays the game on after each of some moves, and makes the one that does best.

It considers the builds and auctions that the opponent that plans would think of. To value a share, it plays on from
having won it and from not having won it, at several prices, and bids up to the price at which both do equally well. All
future luck is drawn at random, the same for all that are compared; the others are assumed to play by quick tactics.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence

import msgspec

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.german_railways.ahead.play_outs import Luck, auction, limits, play_out, sell_to_highest
from engine.german_railways.ahead.table import Table, Tactics
from engine.german_railways.facts import printed_facts
from engine.german_railways.moves import Auction, Bid, Build, Pass
from engine.german_railways.sensible.estimates import Estimates, seen
from engine.german_railways.sensible.plans import Plan, plans_of
from engine.german_railways.sensible.player import LONG, choose_sensibly
from engine.german_railways.state import GermanState
from engine.german_railways.view import AuctionView, GermanView
from engine.hexes import HexName

SAMPLES = (3, 5, 8)
"""Games played on after each move that is compared: first after all, then the better half, then half of that."""
PRICES = 3
"""How many prices are tried at which a share is won or not won."""
BIDS = 4
"""How many games are played on for each of these prices, both ways."""
BUILDS = 6
"""The number of builds that are compared, if there are more; each railroad has at least one."""
_LIKELY = 0.12
"""The lead with which a win is likely, as a part of what the winner has."""

_PATIENT = Tactics(opening=0.1, spread=0.95)
"""How it bids itself in the games that are played on: it leaves the first shares to others who pay much for them, and
then has more to spend. In 240 of these games it won 56 % against three that bid as usual (with an opening of .3: 37 %).
"""

_SURE = 1.0
"""By how many standard errors another move must do better than the usual one."""

Beginning = Callable[[Table, Luck], None]
"""Changes a position to the one after a move, from which a game is played on."""


class Choice(msgspec.Struct, frozen=True):
    """The chosen move, and how it compares with others."""

    move: Move
    won: float | None = None
    """How likely the seat is to win with it, or None if nothing was compared."""
    other: Move | None = None
    """The best of the other moves."""
    other_won: float = 0.0
    worth: int | None = None
    """In an auction, what it estimates the share to be worth, or None if it bids more than that."""


def choose_ahead(game: Game[GermanState], state: GermanState, seat: Seat, rng: Rng) -> Move:
    """Choose by playing on."""
    return weigh(game, state, seat, rng).move


def weigh(game: Game[GermanState], state: GermanState, seat: Seat, rng: Rng) -> Choice:
    """Choose by playing on, and return how the moves compare."""
    kinds, view = game.kinds(state, seat), game.view(state, seat)
    assert isinstance(view, GermanView)
    if view.auction is not None:
        return _bid(view, view.auction, seat, rng)
    usual = choose_sensibly(game, state, seat, rng.fork())
    if not isinstance(usual, Build | Auction | Pass) or view.round > LONG:
        return Choice(usual)
    moves: list[Move] = [usual]
    if Build in kinds:
        moves += _builds(Estimates(seen(view), seat))
    if Auction in kinds and view.seats[seat].cash >= printed_facts().figures.least_bid:
        moves += [Auction(seat, railroad.id) for railroad in view.railroads if railroad.on_offer]
    return _best(view, seat, list(dict.fromkeys((*moves, Pass(seat)))), rng)


def _builds(estimates: Estimates) -> list[Move]:
    """Return the builds that the opponent that plans values most, at least one for each railroad."""
    best: list[Plan] = []
    others: list[Plan] = []
    for railroad, there in estimates.state.railroads.items():
        if estimates.seat in there.owners:
            plans = sorted(plans_of(estimates, railroad), key=lambda plan: -plan.worth)
            best += plans[:1]
            others += plans[1:]
    others.sort(key=lambda plan: -plan.worth)
    chosen = best + others[: max(0, BUILDS - len(best))]
    return [Build(estimates.seat, plan.railroad, plan.hexes) for plan in chosen]


def _after(table: Table, move: Move) -> Beginning:
    """Return a function that makes a move in a position in which its seat has an action."""
    board = table.board
    match move:
        case Build():
            number, bits = board.numbers[move.railroad], [board.bits[HexName(hex_)] for hex_ in move.hexes]
            return lambda there, _: there.build(number, bits)
        case Auction():
            number = board.numbers[move.railroad]
            return lambda there, luck: auction(there, number, int(move.seat), luck)
        case _:
            return lambda _, __: None


def _laid_out(view: GermanView, seat: Seat) -> Table:
    """Return the position to play on from, in which the seat bids patiently and the others as usual."""
    table = Table(view)
    table.tactics[seat] = _PATIENT
    return table


def _best(view: GermanView, seat: Seat, moves: Sequence[Move], rng: Rng) -> Choice:
    """Play on after each move, the usual one first; return the best, and how it compares."""
    table = _laid_out(view, seat)
    table.at += 1
    beginnings = [_after(table, move) for move in moves]
    left, won = list(range(len(moves))), [list[float]() for _ in moves]
    for samples in SAMPLES if len(moves) > 1 else ():
        for _ in range(samples):
            luck = Luck(rng.fork())
            for each in left:
                there = table.copy()
                beginnings[each](there, luck)
                won[each].append(_chance(play_out(there, luck), seat))
        left.sort(key=lambda each: -statistics.fmean(won[each]))
        left = left[: max(2, (len(left) + 1) // 2)]
        if 0 not in left:
            left[-1] = 0  # the others are compared with the usual one
    if len(moves) == 1:
        return Choice(moves[0])
    best, other = left[:2]
    if best and not _surely_better(won[best], won[0]):
        best, other = 0, best
    return Choice(moves[best], statistics.fmean(won[best]), moves[other], statistics.fmean(won[other]))


def _surely_better(won: Sequence[float], usually: Sequence[float]) -> bool:
    """Return whether a move does better than the usual one by more than chance, in the same games."""
    more = [mine - other for mine, other in zip(won, usually, strict=True)]
    return statistics.fmean(more) > _SURE * statistics.stdev(more) / math.sqrt(len(more))


def _bid(view: GermanView, there: AuctionView, seat: Seat, rng: Rng) -> Choice:
    """Bid up to the price at which winning the share is as good as leaving it to the others.

    As so few games find that price only roughly, the maximum is the mean of it and what the quick tactics bid.
    """
    least, cash = max(printed_facts().figures.least_bid, there.price + 1), view.seats[seat].cash
    if cash < least:
        return Choice(Pass(seat))
    worth, usual = _worth(view, there, seat, least, rng)
    value = limit = min(cash, (worth + usual) // 2)
    if limit < least and there.turn == seat and not there.price and not there.opening:
        limit = least  # a player who has put up a share wants it for the least bid
    if limit < least:
        return Choice(Pass(seat), worth=value)
    return Choice(Bid(seat, least, limit, "pass"), worth=value if value == limit else None)


def _worth(view: GermanView, there: AuctionView, seat: Seat, least: int, rng: Rng) -> tuple[int, int]:
    """Return the price at which winning a share is as good as not winning it, and what the quick tactics bid."""
    table = _laid_out(view, seat)
    table.at += not there.opening
    number, cash = table.board.numbers[there.railroad], table.cash[seat]
    prices = sorted({least + (cash - least) * part // (PRICES - 1) for part in range(PRICES)})
    more, usual = list[tuple[int, float]](), list[int]()
    for _ in range(BIDS):
        luck = Luck(rng.fork())
        bids = limits(table, number, luck)
        usual.append(bids[seat])
        for other, standing in enumerate(there.standings):
            if standing == "passed":
                bids[other] = 0
        if there.bidder is not None:
            bids[there.bidder] = max(bids[there.bidder], there.price)
        for price in prices:
            won, lost = table.copy(), table.copy()
            won.sell(number, seat, price)
            won.first = int(seat)
            sell_to_highest(lost, number, int(there.turn), _outbid(bids, table.cash, seat, price))
            more.append((price, _chance(play_out(won, luck), seat) - _chance(play_out(lost, luck), seat)))
    return min(cash, max(0, _crossing(more))), round(statistics.fmean(usual))


def _outbid(bids: Sequence[int], cash: Sequence[int], seat: Seat, price: int) -> list[int]:
    """Return bids by which the highest of the others gets a share for which a seat would not pay ``price``.

    That one has to pay nearly as much, if it can, and no more: were the others expected to overpay, each would leave
    shares to the rest, and they would go for next to nothing.
    """
    bids = [0 if other == seat else min(bid, price) for other, bid in enumerate(bids)]
    highest = max(range(len(bids)), key=bids.__getitem__)
    if highest != seat and cash[highest] >= price - 1:
        bids[highest] = max(bids[highest], price - 1)
        bids[seat] = max(0, price - 2)
    return bids


def _crossing(more: Sequence[tuple[int, float]]) -> int:
    """Return the price at which a line through what winning gains at several prices falls to 0."""
    if len({price for price, _ in more}) == 1:
        return more[0][0] if statistics.fmean(gain for _, gain in more) > 0 else 0
    slope, at_none = statistics.linear_regression([price for price, _ in more], [gain for _, gain in more])
    if slope >= 0:
        return max(price for price, _ in more) if statistics.fmean(gain for _, gain in more) > 0 else 0
    return int(-at_none / slope)


def _chance(cash: Sequence[int], seat: Seat) -> float:
    """Return how likely a seat is to win, given cash at the end of a game played on, which is only a rough guide."""
    best = max(cash)
    ahead = cash[seat] - max(money for other, money in enumerate(cash) if other != seat)
    return 1 / (1 + math.exp(-ahead / (1 + _LIKELY * best)))
