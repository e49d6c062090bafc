"""What guides players through German Railways: what they have to decide, and what a pass or a bid means then."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.assistance import AwaitedTurn, RecurringQuestion
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.german_railways import agreement, bag, bidding, labels
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.facts import printed_facts
from engine.german_railways.moves import AgreeEnd, Auction, Bid, Pass, PlayOn
from engine.german_railways.state import GermanState
from engine.german_railways.texts import railroad_name

ONLY_PASSES = "only_passes"
"""The name of the order to pass whenever nothing else can be done."""
IDLE = 2
"""The number of rounds in which everybody passed, after which players are shown how to end the game."""


def prompt(state: GermanState, seat: Seat) -> Text | None:
    """Return what a seat that is to move has to decide."""
    if state.bidding is not None:
        return _auction(state, seat)
    if state.in_round("agreement"):
        agreed = tuple(Player(agreed) for agreed in state.agreed)
        return text("german.prompt.agreement", player=Player(seat), players=agreed)
    analysis = BoardAnalysis(state)
    return text(
        "german.prompt.action",
        player=Player(seat),
        cash=state.cash[seat],
        income=analysis.player_income(seat),
        builds=int(any(True for _ in labels.buildable(analysis, seat))),
        shares=int(any(True for _ in bidding.on_offer(state))),
    )


def _auction(state: GermanState, seat: Seat) -> Text:
    open_ = bidding.under_way(state)
    on_turn = seat == open_.turn
    railroad, cash = railroad_name(open_.railroad), state.cash[seat]
    params: dict[str, Param] = {"player": Player(seat), "railroad": railroad, "cash": cash}
    if open_.bidder is None:
        return text("german.prompt.first_bid" if on_turn else "german.prompt.ahead", **params)
    key = "german.prompt.raise" if on_turn else "german.prompt.raise_ahead"
    return text(key, **params, bidder=Player(open_.bidder), price=open_.price)


def meaning(state: GermanState, seat: Seat, kind: type[Move]) -> Text | None:
    """Return what a kind of move means at this moment, or None if it means what it always does."""
    if state.bidding is None:
        return None
    ahead = seat != state.bidding.turn
    if kind is Pass:
        unbid = state.bidding.bidder is None
        return text("german.pass.ahead" if ahead else "german.pass.unbid" if unbid else "german.pass.auction")
    return text("german.bid.ahead") if kind is Bid and ahead else None


def turn(state: GermanState) -> AwaitedTurn | None:
    """Return whose turn it is in an auction, and whether it expires with a pass."""
    if state.bidding is None:
        return None
    seat = state.bidding.turn
    return AwaitedTurn(seat, Pass(seat) if state.switches.absent == "passes" else None)


def pending_order(state: GermanState, seat: Seat) -> Text | None:
    """Return what a seat has ordered for its coming turn, a bid or a pass, or None if it has ordered nothing."""
    order = state.bidding.orders.get(seat) if state.bidding is not None else None
    if order is None:
        return None
    if not order.up_to:
        return text("german.pending_order.will_pass")
    # ``german.pending_order.ask`` and ``.pass``.
    return text(f"german.pending_order.{order.beyond}", price=order.price, up_to=order.up_to)


def idle_rounds(state: GermanState, line: Sequence[Move]) -> int:
    """Return for at least how many whole rounds everybody has passed, before the round under way."""
    said = (move for move in reversed(line) if not isinstance(move, AgreeEnd | PlayOn))
    passed, before = 0, None
    for move in said:
        if not isinstance(move, Pass):
            before = move
            break
        passed += 1
    if isinstance(before, Auction | Bid):
        # Some of these passes were made in that auction, at most by all but its highest bidder.
        passed -= len(state.cash) - isinstance(before, Bid)
    rounds = (passed - state.main_frame.at) // bag.places(state)
    return max(0, min(rounds, state.round - 1))


def standstill(state: GermanState, line: Sequence[Move]) -> Text | None:
    """Say that everybody only passes, and how the game may be ended (rulebook, "End of the game and winner")."""
    rounds = idle_rounds(state, line) if state.in_round(bag.ROUND) else 0
    if rounds < IDLE:
        return None
    if state.agreed:
        return text("german.standstill.agreed", rounds=rounds, players=tuple(map(Player, state.agreed)))
    if state.decliner is not None:
        return text("german.standstill.declined", rounds=rounds, player=Player(state.decliner))
    return text("german.standstill", rounds=rounds)


def nobody_can_bid(state: GermanState) -> bool:
    """Return whether no player has the money for the least bid: a share that is put up then stays unsold."""
    return max(state.cash) < printed_facts().figures.least_bid


def only_passes(state: GermanState, seat: Seat) -> bool:
    """Return whether a player on turn can do nothing useful: no build, and no auction of a share that anybody can buy.

    If no railroad can ever build again, the game ends when turn order is next determined.
    """
    if not state.in_round(bag.ROUND) or state.frame.actor != seat or state.switches.stalemate != "ends":
        return False
    if any(bidding.on_offer(state)) and not nobody_can_bid(state):
        return False
    return not any(labels.buildable(BoardAnalysis(state), seat))


def only_declines(state: GermanState, seat: Seat) -> Move | None:
    """Return a pass for a seat that can only pass, and has nothing to say about the end; otherwise None."""
    may_speak = seat not in state.agreed and agreement.may_speak(state, seat) and agreement.is_in_sight(state)
    return Pass(seat) if only_passes(state, seat) and not may_speak else None


def answer_order(state: GermanState, seat: Seat) -> RecurringQuestion | None:
    """Offer to skip turns in which a seat can only pass or bring up the end; whether to end is never skipped."""
    if not only_passes(state, seat):
        return None
    return RecurringQuestion(ONLY_PASSES, text("german.never.only_passes"), Pass(seat))
