"""What is true of every position of German Railways: a position from outside of which it is not true is unsound.

The name of each condition is a sentence. A condition may rely on those before it, so that nothing is computed from what
has not been checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.core.errors import UnsoundPosition
from engine.core.game import Setup
from engine.core.soundness import check_conditions
from engine.core.steps import Frame
from engine.german_railways import bag, bidding, rounds
from engine.german_railways.board_analysis import BoardAnalysis, locomotives_left
from engine.german_railways.ending import linked_enough
from engine.german_railways.facts import printed_facts
from engine.german_railways.state import GermanState, ProxyBid
from engine.german_railways.steps import TakeAction
from engine.german_railways.switches import switches_of
from engine.hexes import HexName

MOST_ROUNDS = 1_000_000
"""The most rounds of a game: it may go on without anybody building, but not for ever."""


def check_position(state: GermanState, setup: Setup) -> None:
    """Check that a position can have come about in a game with this setup. Raises UnsoundPosition if it cannot."""
    if len(state.cash) != setup.players or state.switches != switches_of(setup.variants):
        raise UnsoundPosition("it is no position of a game with such a set-up")
    check_conditions(CONDITIONS, state)


def _seats(state: GermanState) -> range:
    return range(len(state.cash))


def _in_opening(state: GermanState) -> bool:
    return bool(state.frames) and state.main_frame.round == rounds.OPENING


def _differ(things: Sequence[object]) -> bool:
    return len(set(things)) == len(things)


def the_railroads_are_the_printed_ones(state: GermanState) -> bool:
    """Return whether the railroads are the printed ones, in the order of the opening auctions."""
    return list(state.railroads) == list(printed_facts().railroads)


def every_network_is_on_the_board(state: GermanState) -> bool:
    """Return whether the hexes of each network exist, and it begins on the start hex of its railroad."""
    printed = printed_facts()
    return all(
        railroad.hexes[:1] == [printed.railroads[id_].start] and printed.hexes.keys() >= set(railroad.hexes)
        for id_, railroad in state.railroads.items()
    )


def every_hex_was_built_next_to_the_network(state: GermanState) -> bool:
    """Return whether each hex of a network but the first touches an earlier one, and none is in it twice."""
    near = printed_facts().neighbours
    return all(
        _differ(railroad.hexes)
        and all(not set(railroad.hexes[:at]).isdisjoint(near[hex_]) for at, hex_ in enumerate(railroad.hexes) if at)
        for railroad in state.railroads.values()
    )


def no_railroad_has_built_more_locomotives_than_it_has(state: GermanState) -> bool:
    """Return whether this holds, counting the locomotive on the start hex as reading 11 says."""
    return all(locomotives_left(state, id_) >= 0 for id_ in state.railroads)


def no_two_railroads_are_in_the_country(state: GermanState) -> bool:
    """Return whether no two railroads share a hex without a city: they meet only in cities."""
    hexes = [hex_ for railroad in state.railroads.values() for hex_ in railroad.hexes]
    return _differ([hex_ for hex_ in hexes if printed_facts().hexes[hex_].city is None])


def every_railroad_is_in_berlin_once(state: GermanState) -> bool:
    """Return whether each has at most one access hex, and one hex of the city unless reading 4 says otherwise."""
    return all(_is_in_berlin_once(state, railroad.hexes) for railroad in state.railroads.values())


def _is_in_berlin_once(state: GermanState, hexes: Iterable[HexName]) -> bool:
    printed, facts = [printed_facts().hexes[hex_] for hex_ in hexes], printed_facts()
    cities = [one.city for one in printed if one.city is not None]
    entered = sum(one.at in facts.access for one in printed)
    return entered <= 1 and (state.switches.metro == "each_hex" or _differ(cities))


def every_share_belongs_to_a_seat(state: GermanState) -> bool:
    """Return whether there are at most three of each railroad, and no third one before all have sold two."""
    figures, seats = printed_facts().figures, _seats(state)
    sold = [len(railroad.owners) for railroad in state.railroads.values()]
    thirds = max(sold) > figures.third_share_after
    return (
        all(owner in seats for railroad in state.railroads.values() for owner in railroad.owners)
        and max(sold) <= figures.shares
        and not (thirds and min(sold) < figures.third_share_after)
    )


def the_money_can_have_been_paid(state: GermanState) -> bool:
    """Return whether nobody owes money, and all of it was there at first or can have been paid as dividends.

    Each hex that was built counts for the most that one build can have brought.
    """
    figures, built = printed_facts().figures, sum(len(railroad.hexes) - 1 for railroad in state.railroads.values())
    money = [*state.cash, *(railroad.treasury for railroad in state.railroads.values())]
    return min(money) >= 0 and sum(money) <= figures.cash[len(state.cash)] * len(state.cash) + built * _dividend(state)


def _dividend(state: GermanState) -> int:
    """Return at least what one build can have brought: all shares, doubled, for each railroad that can be linked."""
    incomes, figures = BoardAnalysis(state).incomes, printed_facts().figures
    shares = sum(len(railroad.owners) * incomes[id_] for id_, railroad in state.railroads.items())
    return shares * figures.builders_dividend * (len(state.railroads) - 1)


def the_rounds_are_those_of_a_game(state: GermanState) -> bool:
    """Return whether the rounds are such as there are: at most an auction interrupts one."""
    return tuple(frame.round for frame in state.frames) in {
        (),
        (rounds.OPENING, bidding.ROUND),
        (bag.ROUND,),
        (bag.ROUND, bidding.ROUND),
        (rounds.AGREEMENT,),
    }


def everybody_in_a_round_sits_at_the_table(state: GermanState) -> bool:
    """Return whether all actors are seats at the table, and it is the turn of one of them."""
    return all(
        set(frame.actors) <= set(_seats(state)) and frame.at in range(len(frame.actors)) for frame in state.frames
    )


def the_opening_shares_are_sold_in_their_order(state: GermanState) -> bool:
    """Return whether one share of each railroad is sold, in order, before anything else is done."""
    sold = [len(railroad.owners) for railroad in state.railroads.values()]
    if not _in_opening(state):
        return min(sold) > 0 and 1 <= state.round <= MOST_ROUNDS
    number, built = sum(sold), any(len(railroad.hexes) > 1 for railroad in state.railroads.values())
    (frame, _) = state.frames
    return (
        sold == [1] * number + [0] * (len(sold) - number)
        and not (built or state.built or state.agreed or state.round)
        and state.decliner is None
        and frame == Frame(rounds.OPENING, frame.actors[:1])
    )


def the_turn_order_has_as_many_places_as_the_track(state: GermanState) -> bool:
    """Return whether it has no more places, and the action under an auction is marked as done."""
    return all(
        len(frame.actors) <= bag.places(state) and frame.done == ([TakeAction.name] if state.interrupted else [])
        for frame in state.frames
        if frame.round == bag.ROUND
    )


def a_share_is_auctioned_in_an_auction_and_at_no_other_time(state: GermanState) -> bool:
    """Return whether this holds, and the share is on offer, or in the opening that of the next railroad."""
    if (state.bidding is None) != (not state.in_round(bidding.ROUND)):
        return False
    if state.bidding is None:
        return True
    unsold = [id_ for id_, railroad in state.railroads.items() if not railroad.owners]
    return state.bidding.railroad in (unsold[:1] if _in_opening(state) else [*bidding.on_offer(state)])


def whoever_bids_or_has_passed_sits_at_the_table(state: GermanState) -> bool:
    """Return whether they are at the table and have had a turn, and nobody who has passed leads or is on turn."""
    if (open_ := state.bidding) is None:
        return True
    leads = [] if open_.bidder is None else [open_.bidder]
    had_a_turn = [*open_.passed, *leads]
    return (
        _differ(had_a_turn)
        and _differ(open_.begun)
        and {open_.turn, *had_a_turn} <= {*open_.begun} <= {*_seats(state)}
        and open_.turn not in had_a_turn
    )


def whoever_has_bid_can_pay(state: GermanState) -> bool:
    """Return whether the highest bidder can pay the price, and without a bidder there is none."""
    if (open_ := state.bidding) is None:
        return True
    if open_.bidder is None:
        return open_.price == 0
    return printed_facts().figures.least_bid <= open_.price <= state.cash[open_.bidder]


def whoever_is_to_bid_can_raise(state: GermanState) -> bool:
    """Return whether the seat on turn can raise, and has no order left, which would have been carried out."""
    open_ = state.bidding
    return open_ is None or (open_.turn not in open_.orders and state.cash[open_.turn] >= bidding.least_bid(state))


def every_order_can_be_carried_out(state: GermanState) -> bool:
    """Return whether orders are of seats still in the auction, and to pass, or with a price and a payable maximum."""
    if (open_ := state.bidding) is None:
        return True
    least = printed_facts().figures.least_bid
    return all(
        seat in _seats(state)
        and seat not in open_.passed
        and (order == ProxyBid(0, 0, "pass") or least <= order.price <= order.up_to <= state.cash[seat])
        for seat, order in open_.orders.items()
    )


def all_who_can_decide_in_an_auction_do(state: GermanState) -> bool:
    """Return whether exactly those who can decide in an auction are its actors."""
    return state.bidding is None or state.frame == Frame(bidding.ROUND, bidding.deciders(state))


def whoever_agrees_to_the_end_sits_at_the_table(state: GermanState) -> bool:
    """Return whether they do, all others decide in the round of agreement, and nobody agrees after a refusal."""
    agreed, seats = state.agreed, _seats(state)
    others: list[int | str] = [seat for seat in seats if seat not in agreed]
    return (
        _differ(agreed)
        and set(agreed) <= set(seats)
        and (state.decliner is None or (state.decliner in seats and not agreed))
        and (not state.in_round(rounds.AGREEMENT) or (bool(agreed) and set(state.frame.actors) == set(others)))
    )


def the_latest_build_is_on_the_board(state: GermanState) -> bool:
    """Return whether it is the end of its railroad's network, and its cost and dividends are possible for a build."""
    if (built := state.built) is None:
        return True
    others = {*state.railroads} - {built.railroad}
    return (
        built.railroad in state.railroads
        and len(built.hexes) > 0
        and (*state.railroads[built.railroad].hexes[1:],)[-len(built.hexes) :] == built.hexes
        and built.seat in state.railroads[built.railroad].owners
        and _differ(built.linked)
        and set(built.linked) <= others
        and 0 <= built.cost <= len(built.hexes) * _dearest(state)
        and len(built.paid) == len(state.cash)
        and min(built.paid) >= 0
        and sum(built.paid) <= _dividend(state)
    )


def _dearest(state: GermanState) -> int:
    """Return the most that a hex can cost."""
    figures = printed_facts().figures
    return max(figures.terrain.values()) + figures.surcharge * (len(state.railroads) - 1)


def a_game_that_is_over_has_a_reason_to_be(state: GermanState) -> bool:
    """Return whether the game is over exactly if it has a reason to be, which must be true."""
    match state.ending:
        case None:
            return not state.over
        case "linked":
            return state.over and len(linked_enough(BoardAnalysis(state))) == len(state.railroads)
        case "agreed":
            return state.over and len(state.agreed) == len(state.cash)
        case "stalemate":
            return state.over and state.switches.stalemate == "ends"


def the_first_bidder_sits_at_the_table(state: GermanState) -> bool:
    """Return whether the one who bids first in the next opening auction is at the table."""
    return state.first in _seats(state)


CONDITIONS: tuple[Callable[[GermanState], bool], ...] = (
    the_railroads_are_the_printed_ones,
    every_network_is_on_the_board,
    every_hex_was_built_next_to_the_network,
    no_railroad_has_built_more_locomotives_than_it_has,
    no_two_railroads_are_in_the_country,
    every_railroad_is_in_berlin_once,
    every_share_belongs_to_a_seat,
    the_money_can_have_been_paid,
    the_first_bidder_sits_at_the_table,
    the_rounds_are_those_of_a_game,
    everybody_in_a_round_sits_at_the_table,
    the_opening_shares_are_sold_in_their_order,
    the_turn_order_has_as_many_places_as_the_track,
    a_share_is_auctioned_in_an_auction_and_at_no_other_time,
    whoever_bids_or_has_passed_sits_at_the_table,
    whoever_has_bid_can_pay,
    whoever_is_to_bid_can_raise,
    every_order_can_be_carried_out,
    all_who_can_decide_in_an_auction_do,
    whoever_agrees_to_the_end_sits_at_the_table,
    the_latest_build_is_on_the_board,
    a_game_that_is_over_has_a_reason_to_be,
)
"""All conditions in the order in which they are checked."""
