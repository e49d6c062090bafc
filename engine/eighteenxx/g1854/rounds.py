"""The calendar of 1854: the auction, then stock rounds, each with its set of operating rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx.auction import Auctioneer
from engine.eighteenxx.g1854.mail import MAIL_PAID_AT, pay_mail
from engine.eighteenxx.g1854.mergers import asking_order, can_merge, merge_lowest, must_merge
from engine.eighteenxx.g1854.state import G1854State, locals_of
from engine.eighteenxx.rounds import OPERATING, Schedule, go_first, left_of, pay_income
from engine.eighteenxx.share_options import let_options_be_sold
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.trains import take

BEFORE, AFTER = "mergers_before", "mergers_after"
"""The rounds in which owners of local railways decide about mergers."""
LONE = "4"
"""The train of which the last one leaves the game if it is left alone when a set ends (R9.5)."""
AUCTION_RESUMES_AFTER: Literal["last_buyer", "own_purchase"] = "last_buyer"
"""Whose left neighbour has the turn after companies with bids were sold (A7)."""
LOCALS_OPERATE_IN_AUCTION: Literal["every_time", "once"] = "every_time"
"""Whether the locals operate every time that all pass in the auction, or only the first time (A8)."""


def left_of_last(draft: G1854State) -> None:
    """Give the priority to the left of the player who last bought, sold or paid; it stays if nobody did (S6.1)."""
    let_options_be_sold(draft)
    if draft.trading.last is not None:
        go_first(draft, left_of(draft, draft.trading.last))


class Timetable(Schedule):
    """Operating rounds, including those of the locals during the auction, and the mergers before and after them.

    Only the first round of a set has mergers before it: for all others, the mergers after the previous round suffice.
    """

    def operate_locals(self, draft: G1854State) -> Iterator[Event]:
        """Pay the income of the mountain railways and let the locals operate, when all pass in the auction (A8)."""
        yield Event(text("18xx.auction.operating"))
        yield from pay_income(draft)
        idle = LOCALS_OPERATE_IN_AUCTION == "once" and any(draft.charters[name].operated for name in locals_of(draft))
        draft.begin(OPERATING, () if idle else locals_of(draft))
        yield from self._next_company(draft, 0)

    def _begin_operating(self, draft: EighteenxxState) -> Iterator[Event]:
        """Begin an operating round; before the first of a set, begin the mergers (M1)."""
        assert isinstance(draft, G1854State)
        if draft.calendar.round == 0 and can_merge(draft):
            yield _open_mergers(draft, BEFORE)
        else:
            yield from self._operate(draft)

    def end_mergers_before(self, draft: G1854State) -> Iterator[Event]:
        """Turn to the next owner; after the last one, the operating round begins."""
        if not _ask_next(draft):
            yield from self._operate(draft)

    def _operate(self, draft: G1854State) -> Iterator[Event]:
        if MAIL_PAID_AT == "round":
            yield from pay_mail(draft, draft.contracts)
        yield from super()._begin_operating(draft)

    def _end_operating(self, draft: EighteenxxState) -> Iterator[Event]:
        """Go on with the auction if it is not over, or else with mergers if they are possible, or else the set (M1)."""
        assert isinstance(draft, G1854State)
        draft.turn = None
        if draft.auction is not None:
            AUCTIONEER.resume(draft)
        elif can_merge(draft):
            yield _open_mergers(draft, AFTER)
        else:
            yield from super()._end_operating(draft)

    def end_mergers_after(self, draft: G1854State) -> Iterator[Event]:
        """Turn to the next owner; after the last one, those that must merge do so, and the set goes on (M9)."""
        if _ask_next(draft):
            return
        while must_merge(draft):
            yield from merge_lowest(draft)
            if draft.interrupted:
                return
        yield from super()._end_operating(draft)


def _open_mergers(draft: G1854State, round_: str) -> Event:
    draft.refused = []
    draft.begin(round_, asking_order(draft))
    return Event(text("1854.merger.open"))


def _ask_next(draft: G1854State) -> bool:
    """Turn to the next local railway whose owner has to decide; return whether there is one."""
    following = draft.frame.at + 1
    if following == len(draft.frame.actors):
        return False
    draft.turn_to(following)
    return True


def remove_last_four(draft: G1854State) -> Iterator[Event]:
    """Take the last 4 out of the game if it is the only one left with the bank when a set ends (R9.5)."""
    alone = [train for deck in draft.depot.decks for train in deck if train.rank == LONE]
    if len(alone) == 1:
        take(draft.depot, alone[0], draft.printed.endless)
        yield Event(text("1854.train.removed", train=LONE))


SCHEDULE = Timetable(priority=left_of_last, between_sets=remove_last_four, order_follows_chart=True)
AUCTIONEER = Auctioneer(
    all_passed=SCHEDULE.operate_locals, over=SCHEDULE.begin_stock, resumes_after=AUCTION_RESUMES_AFTER
)
