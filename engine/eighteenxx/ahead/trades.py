"""Single moves that are compared by playing on: trades (also of options), dividends, and purchases of trains.

Late in a game, the effect of a single one of these stands out from that of chance, as nearly all else stays the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import buying, selling
from engine.eighteenxx.ahead.styles import Style, Turn, is_free
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import BuyFrom, BuyTrain, Dividend, Par, Pass, Sell, TakeOption
from engine.eighteenxx.purchases import TrainForSale, affordable, must_buy, prices
from engine.eighteenxx.sensible import portfolio
from engine.eighteenxx.sensible.estimates import Expectations, earnings, faces_of, is_sold_by_bank
from engine.eighteenxx.sensible.forecast import first_revenue
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.trains import runs


class Trades:
    """The moves that are compared with the usual one, by the expectations of a game."""

    def __init__(self, expectations: Expectations, *, trains_stay: bool = False) -> None:
        """``trains_stay``: trains of the president's other companies are compared only if they would earn more here."""
        self._expectations = expectations
        self._trains_stay = trains_stay

    def __call__(self, state: EighteenxxState, turn: Turn) -> Iterator[tuple[Move, Style | None]]:
        """Enumerate these moves; after each, the seat goes on as usual."""
        if is_free(state, turn.kinds):
            ways = self._trades(state, turn)
        elif Dividend in turn.kinds:
            ways = iter((Dividend(turn.seat, "payout"), Dividend(turn.seat, "withhold")))
        elif BuyTrain in turn.kinds:
            ways = self._train_purchases(state, turn)
        else:
            return
        for move in ways:
            yield move, None

    def _trades(self, state: EighteenxxState, turn: Turn) -> Iterator[Move]:
        """Yield the most promising first: a purchase, a sale and a start in turn, and once a pass."""
        kinds = (
            self._purchases(state, turn),
            self._sales(state, turn),
            self._starts(state, turn),
            iter((Pass(turn.seat),)),
        )
        yield from (move for some in zip_longest(*kinds) for move in some if move is not None)

    def _purchases(self, state: EighteenxxState, turn: Turn) -> Iterator[Move]:
        """Yield what can be bought, or options on what costs too much as a whole, the best per coin first."""
        seat = turn.seat
        found: list[tuple[float, Move]] = []
        if BuyFrom in turn.kinds:
            for company, lot in buying.purchasable(state, seat):
                pays = portfolio.yield_of_lot(self._expectations, state, company, lot)
                found.append((pays, BuyFrom(seat, company, str(lot.source))))
        if TakeOption in turn.kinds:
            whole = {company for company, _ in buying.purchasable(state, seat)}
            for company, lot in buying.purchasable(state, seat, half=True):
                if company not in whole:
                    pays = portfolio.yield_of_lot(self._expectations, state, company, lot)
                    found.append((pays, TakeOption(seat, company, str(lot.source))))
        found.sort(key=lambda way: way[0], reverse=True)
        yield from (move for _, move in found)

    def _starts(self, state: EighteenxxState, turn: Turn) -> Iterator[Move]:
        """Yield companies at the highest price at which they float, those that would earn most in a first run first."""
        if Par not in turn.kinds:
            return
        highest = {company: price for price, _, company in sorted(portfolio.floated_alone(state, turn.seat))}
        for company in sorted(highest, key=lambda company: -first_revenue(self._expectations, state, company)):
            yield Par(turn.seat, company, highest[company])

    def _sales(self, state: EighteenxxState, turn: Turn) -> Iterator[Move]:
        """Yield sales of all that may be sold of a company, and of as little as possible, of what pays least first."""
        if Sell not in turn.kinds:
            return
        pays = {
            company: portfolio.yield_at_market(self._expectations, state, company)
            for company in selling.companies(state, turn.seat)
        }
        for company in sorted(pays, key=pays.__getitem__):
            portions = selling.check_sell(state, turn.seat, company)
            for percent in dict.fromkeys((max(portions), min(portions))):
                yield Sell(turn.seat, company, percent)

    def _train_purchases(self, state: EighteenxxState, turn: Turn) -> Iterator[Move]:
        """Yield purchases of trains that a company could run, at the least price, and last a pass.

        Only one train of each kind and seller is included; sellers are the bank and the president's other companies.
        """
        company, seen = turn_under_way(state).company, set[tuple[object, str]]()
        for item in affordable(state, company):
            if not runs(state.printed, company, item.face.name) or (item.source, item.face.name) in seen:
                continue
            if is_sold_by_bank(item) or self._is_moved(state, turn.seat, company, item):
                seen.add((item.source, item.face.name))
                yield BuyTrain(turn.seat, item.name, prices(state, company, item)[0])
        if Pass in turn.kinds:
            yield Pass(turn.seat)

    def _is_moved(self, state: EighteenxxState, seat: Seat, company: CompanyId, item: TrainForSale) -> bool:
        """Return whether to compare moving a train from one of a president's companies to another.

        Without this condition, trains went to and fro because of chance differences in the games played on.
        """
        seller = CompanyId(item.source)
        if state.charters[seller].president != seat:
            return False
        if not self._trains_stay or must_buy(state, company):
            return True
        face, ran = item.face.name, list(faces_of(state, seller))
        if face in ran:
            ran.remove(face)
        lost = self._earned(state, seller, faces_of(state, seller)) - self._earned(state, seller, ran)
        faces = faces_of(state, company)
        return self._earned(state, company, (*faces, face)) - self._earned(state, company, faces) > lost

    def _earned(self, state: EighteenxxState, company: CompanyId, faces: Iterable[str]) -> int:
        return earnings(state, company, tuple(sorted(faces)), self._expectations.most_checks)
