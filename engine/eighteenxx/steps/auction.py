"""A player's turn in the auction before the first stock round, and in outbidding others for one company there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.moves import Choice, Move, NumberRange, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.eighteenxx import auction
from engine.eighteenxx.moves import BidOn, BuyFirst, Pass
from engine.eighteenxx.state import EighteenxxState


class TakePartInAuction(Step[EighteenxxState]):
    """Buy the first company, bid on another, or pass."""

    name = auction.AUCTION
    moves: tuple[type[Move], ...] = (BuyFirst, BidOn, Pass)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait for a player who can do more than pass."""
        return len(self.kinds(state, actor)) > 1

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the moves for which the player has the money."""
        seat = Seat(int(actor))
        take = (BuyFirst,) if BuyFirst in self.moves and auction.can_take(state, seat) else ()
        return (*take, *((BidOn,) if auction.open_to_bids(state, seat) else ()), Pass)

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the companies that can be bid on, and then the bids."""
        seat, lots = Seat(int(actor)), auction.open_to_bids(state, Seat(int(actor)))
        if field == "lot":
            return Choice(tuple(Option(lot, _label(state, lot)) for lot in lots))
        if field == "price":
            wanted = [chosen["lot"]] if chosen.get("lot") in lots else lots
            bids = [auction.possible_bids(state, seat, lot) for lot in wanted]
            if not bids:
                return Choice(())
            step, least = state.printed.figures.bid_step, min(made[0] for made in bids)
            return NumberRange(least, max(made[-1] for made in bids), step, likely=(least + step, least + 2 * step))
        raise AssertionError(f"{kind.__name__} has no field {field}")

    def play(self, draft: EighteenxxState, move: Move) -> Iterator[Event]:
        """Buy, bid or pass; each ends the turn."""
        match move:
            case BuyFirst(seat=seat):
                yield from auction.take(draft, seat)
            case BidOn(seat=seat, lot=lot, price=price):
                yield from auction.bid(draft, seat, lot, price)
            case Pass(seat=seat):
                yield from self.pass_by(draft, seat)
            case _:
                raise AssertionError(f"no move of an auction: {move!r}")
        draft.finish(self.name)

    def pass_by(self, draft: EighteenxxState, seat: Seat) -> Iterator[Event]:
        """Do nothing; the player may act again in the next turn."""
        yield Event(text("18xx.auction.passes", player=Player(seat)))

    def skip(self, draft: EighteenxxState, actor: Actor) -> Iterator[Event]:
        """Pass for a player who has no money for anything."""
        yield Event(text("18xx.auction.idle", player=Player(Seat(int(actor)))))


class Outbid(TakePartInAuction):
    """Raise the lowest bid on the first company above the highest, or leave it to the others."""

    name = auction.CONTEST
    moves = (BidOn, Pass)

    def pass_by(self, draft: EighteenxxState, seat: Seat) -> Iterator[Event]:
        """Drop out of the bidding."""
        return auction.drop_out(draft, seat)

    def skip(self, draft: EighteenxxState, actor: Actor) -> Iterator[Event]:
        """Drop out for a player who has no money to go on."""
        return auction.drop_out(draft, Seat(int(actor)))


def _label(state: EighteenxxState, lot: auction.Lot) -> Text:
    """Say what a company is, and what is bid on it."""
    bids, name = auction.bids_on(state, lot), auction.name_of(state, lot)
    highest, least = bids[-1].price if bids else 0, auction.least_bid(state, lot)
    return text("18xx.option.bid_on", lot=lot, name=name, highest=highest, least=least)
