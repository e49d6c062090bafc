"""What players of 18xx games order in advance, and what ends it; ``engine/core/orders.py`` says what an order is.

All that an order looks at is public, and it acts by a move like one made by hand. So nobody can tell a bid under a
private maximum from one that was made by hand: no state, log, event or view holds a maximum.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

from engine.core.errors import IllegalMove
from engine.core.game import Game
from engine.core.moves import Choice, Move, NumberRange, Option, Slot
from engine.core.orders import Happened, Order
from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.eighteenxx import auction, buying, selling
from engine.eighteenxx.certificates import holding, price_of
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import BidOn, Buy, BuyFirst, BuyFrom, Par, Pass, PayOption, Sell, TakeOption
from engine.eighteenxx.rounds import OPERATING, STOCK
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.share_options import held_option
from engine.eighteenxx.state import EighteenxxState

MOST_FALLS = 12
"""A sale may wait for any price that up to this many sales, or turns without a dividend, lead to."""
LIKELY = (2, 4, 6, 10, 20)
"""Maxima that people often choose, in steps of a bid above the least one."""
AT_ONCE = "at_once"
"""In place of the condition of a sale that has been met: the shares are sold in the next turn."""


def is_turn(state: EighteenxxState, seat: Seat, *rounds: str) -> bool:
    """Return whether it is a player's turn in one of these rounds, in which players take turns."""
    return state.in_round(*rounds) and state.frame.actor == seat


def _stock_comes(state: EighteenxxState) -> bool:
    """Return whether a stock round is under way, or one comes before the game ends as things stand."""
    if state.over:
        return False
    # Whatever comes before the first stock round belongs to no set of operating rounds yet.
    if state.main_frame.round == STOCK or not state.calendar.operating:
        return True
    return not (rules_of(state).is_last_set(state) or rules_of(state).is_last_round(state))


def _operates_again(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company is in its turn, or may have one before the game ends as things stand."""
    if _stock_comes(state):
        return True
    if state.over or not state.charters[company].floated:
        return False
    frame = state.main_frame
    comes = company in frame.actors[frame.at :] if frame.round == OPERATING else False
    return comes or not rules_of(state).is_last_round(state)


class BidUpTo(Order, frozen=True, tag="bid_up_to"):
    """A private maximum for one lot of the auction before the first stock round."""

    lot: str
    """The id of a company or a private company."""
    up_to: int
    """The most that is paid, in the game's money."""
    beyond: Literal["ask", "pass"] = "ask"
    """What is done if more would be needed while bidders outbid each other."""

    @property
    def matter(self) -> str:
        """One maximum for each lot."""
        return self.lot

    @classmethod
    def possible(cls, rules: Game[Any], state: EighteenxxState, seat: Seat) -> bool:
        """Return whether there is a lot for which the player has the money."""
        return state.auction is not None and next(_lots(state, seat), None) is not None

    @classmethod
    def slot(cls, rules: Game[Any], state: EighteenxxState, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the lots, then the maxima that the player's money allows, then what to do beyond."""
        lots = dict(_lots(state, seat)) if state.auction is not None else {}
        if field == "lot":
            return Choice(tuple(Option(lot, _lot_label(state, lot)) for lot in lots))
        if field == "up_to":
            wanted = chosen.get("lot")
            ranges = [lots[wanted]] if isinstance(wanted, str) and wanted in lots else list(lots.values())
            if not ranges:
                return Choice(())
            low, high = min(each[0] for each in ranges), max(each[-1] for each in ranges)
            step = state.printed.figures.bid_step
            return NumberRange(low, high, step, likely=tuple(low + number * step for number in LIKELY))
        params = {"up_to": chosen["up_to"] if isinstance(chosen.get("up_to"), int) else 0}
        ask, pass_ = text("18xx.order.beyond_ask", **params), text("18xx.order.beyond_pass", **params)
        return Choice((Option("ask", ask), Option("pass", pass_)))

    def text(self, rules: Game[Any], state: EighteenxxState) -> Text:
        """Say for which lot it bids how far, and what ends it."""
        return text(
            "18xx.order.bid_up_to",
            lot=self.lot,
            name=auction.name_of(state, self.lot),
            price=self.up_to,
            beyond=self.beyond,
        )

    def move(self, rules: Game[Any], state: EighteenxxState) -> Move | None:
        """Bid the least that is allowed if another player leads, or buy the lot if it is for sale at its price.

        The order drops out for its owner only while bidders outbid each other, when all others wait for nothing else.
        """
        if state.auction is None or self.lot not in state.auction.unsold:
            return None
        lot, seat, kinds = self.lot, self.seat, rules.kinds(state, self.seat)
        if is_turn(state, seat, auction.AUCTION) and lot == auction.first(state):
            affordable = BuyFirst in kinds and auction.asking_price(state, lot) <= self.up_to
            return BuyFirst(seat) if affordable else None
        if not is_turn(state, seat, auction.AUCTION, auction.CONTEST) or not self._is_outbid(state):
            return None
        least = auction.least_bid(state, lot)
        if lot in auction.open_to_bids(state, seat) and least <= self.up_to:
            return BidOn(seat, lot, least)
        drops_out = self.beyond == "pass" and state.in_round(auction.CONTEST) and lot == auction.first(state)
        return Pass(seat) if drops_out else None

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """Go on until the lot is sold, its owner is out of the bidding, or a bid beyond the maximum would be needed."""
        state: EighteenxxState = happened.after
        entry, lot = happened.entry, self.lot
        if state.auction is None or lot not in state.auction.unsold:
            return self._sold(state)
        bidders = [made.seat for made in auction.bids_on(state, lot)]
        if state.in_round(auction.CONTEST) and lot == auction.first(state) and self.seat not in bidders:
            by_hand = entry.seat == self.seat and isinstance(entry, Pass) and not happened.ordered
            return None if by_hand else self._ended(state, "18xx.order.bid_out")
        is_beyond = self._is_outbid(state) and auction.least_bid(state, lot) > self.up_to
        if is_beyond and (self.beyond == "ask" or self.seat not in bidders):
            return self._ended(state, "18xx.order.bid_beyond", least=auction.least_bid(state, lot))
        return self

    def _is_outbid(self, state: EighteenxxState) -> bool:
        """Return whether somebody else has the highest bid."""
        bids = auction.bids_on(state, self.lot)
        return bool(bids) and bids[-1].seat != self.seat

    def _sold(self, state: EighteenxxState) -> Text:
        charter = state.charters.get(CompanyId(self.lot))
        owner = state.private_companies[self.lot].owner if charter is None else charter.president
        if owner == self.seat or not isinstance(owner, int):
            return self._ended(state, "18xx.order.bid_bought")
        return self._ended(state, "18xx.order.bid_sold", player=Player(owner))

    def _ended(self, state: EighteenxxState, key: str, **more: int | Player) -> Text:
        name = auction.name_of(state, self.lot)
        return text(key, lot=self.lot, name=name, price=self.up_to, **more)


def _lots(state: EighteenxxState, seat: Seat) -> Iterator[tuple[str, range]]:
    """Enumerate the lots with the maxima that a player may name; money bound in other bids counts: it may be freed."""
    step, cash = state.printed.figures.bid_step, state.players[seat].cash
    for lot in auction.under_way(state).unsold:
        is_first, contested = lot == auction.first(state), state.in_round(auction.CONTEST)
        if is_first and contested and seat not in [made.seat for made in auction.bids_on(state, lot)]:
            continue
        if auction.bids_on(state, lot):
            least = auction.least_bid(state, lot)
        elif lot == state.printed.figures.offer[0]:
            least = min(step, auction.asking_price(state, lot))  # it becomes cheaper while nobody buys it
        else:
            least = auction.asking_price(state, lot)
        maxima = range(least, cash + 1, step)
        if maxima:
            yield lot, range(least, maxima[-1] + 1, step)


def _lot_label(state: EighteenxxState, lot: str) -> Text:
    bids = auction.bids_on(state, lot)
    is_sold_now = lot == auction.first(state) and not bids
    price = auction.asking_price(state, lot) if is_sold_now else auction.least_bid(state, lot)
    return text(
        "18xx.order.lot",
        lot=lot,
        name=auction.name_of(state, lot),
        highest=bids[-1].price if bids else 0,
        player=Player(bids[-1].seat) if bids else "",
        asking=auction.asking_price(state, lot),
        price=price,
        first=int(is_sold_now),
    )


class BuyUntilFloat(Order, frozen=True, tag="buy_until_float"):
    """Buy certificates of a company, one a turn, until it floats, whatever others do."""

    company: str
    up_to: int
    """The most that one certificate may cost, in the game's money."""

    @property
    def matter(self) -> str:
        """One for each company."""
        return self.company

    @classmethod
    def possible(cls, rules: Game[Any], state: EighteenxxState, seat: Seat) -> bool:
        """Return whether a company has started and not floated, and there is a stock round to buy in."""
        return _stock_comes(state) and next(_to_float(state), None) is not None

    @classmethod
    def slot(cls, rules: Game[Any], state: EighteenxxState, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the companies, then the most that a certificate may cost."""
        found = dict(_to_float(state))
        if field == "company":
            return Choice(tuple(Option(company, _float_label(state, company, lot)) for company, lot in found.items()))
        wanted = chosen.get("company")
        meant = [company for company in found if company == wanted] or list(found)
        costs = [lot.cost for company in meant for lot in buying.lots(state, company)]
        if not costs:
            return Choice(())
        return NumberRange(min(costs), max(*costs, state.players[seat].cash), likely=tuple(sorted(set(costs))))

    def text(self, rules: Game[Any], state: EighteenxxState) -> Text:
        """Say what it buys, and what ends it."""
        return text("18xx.order.buy_until_float", company=self.company, price=self.up_to)

    def move(self, rules: Game[Any], state: EighteenxxState) -> Move | None:
        """Buy the cheapest certificate, if it may be bought now and is not too dear."""
        if not is_turn(state, self.seat, STOCK):
            return None
        found = self._purchase(rules, state)
        return None if isinstance(found, Text) else found

    def failed(self, rules: Game[Any], state: EighteenxxState) -> Text | None:
        """Say why it cannot buy in its owner's turn; orders to sell have been tried before."""
        found = self._purchase(rules, state) if is_turn(state, self.seat, STOCK) else None
        return found if isinstance(found, Text) else None

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """Go on until the company floats."""
        state: EighteenxxState = happened.after
        charter = state.charters[CompanyId(self.company)]
        if charter.closed or charter.par is None:
            return text("18xx.order.gone", company=self.company)
        if charter.floated:
            return text("18xx.order.floated", company=self.company)
        return self

    def _purchase(self, rules: Game[Any], state: EighteenxxState) -> Move | Text:
        """Return the move by which the cheapest certificate is bought, or say why none can be."""
        company, lots, refusals = CompanyId(self.company), list[buying.Lot](), list[IllegalMove]()
        for source in rules_of(state).sources(state, company):
            if buying.first_lot(state, company, source) is None:
                continue
            try:
                selling.check_need_not_sell(state, self.seat)
                lots.append(buying.check_buy(state, self.seat, company, source))
            except IllegalMove as refusal:
                refusals.append(refusal)
        if not lots:
            why = refusals[-1].text if refusals else Text("18xx.order.nothing_left")
            return text("18xx.order.cannot_buy", company=company, why=why)
        lot = min(lots, key=lambda each: each.cost)
        if lot.cost > self.up_to:
            return text("18xx.order.too_dear", company=company, price=lot.cost, up_to=self.up_to)
        if BuyFrom in rules.kinds(state, self.seat):
            return BuyFrom(self.seat, company, str(lot.source))
        return Buy(self.seat, company)


def _to_float(state: EighteenxxState) -> Iterator[tuple[CompanyId, buying.Lot]]:
    """Enumerate the companies that have started and not floated, each with the certificate that is bought first."""
    for company, charter in state.charters.items():
        if charter.par is not None and not charter.floated and not charter.closed:
            lot = buying.first_lot(state, company)
            if lot is not None:
                yield company, lot


def _float_label(state: EighteenxxState, company: CompanyId, lot: buying.Lot) -> Text:
    return text(
        "18xx.order.to_float",
        company=company,
        sold=rules_of(state).sold_to_float(state, company),
        floats=state.printed.figures.floats_at,
        percent=lot.percent,
        price=lot.cost,
    )


class SellWhen(Order, frozen=True, tag="sell_when"):
    """Sell all that can be sold of a company in one's next turn once something has happened."""

    rank: ClassVar[int] = -1
    """A player who has sold may still buy in the same turn; one who has bought may not sell."""
    company: str
    when: str
    """A price, in digits: once the share is worth less; ``president``: once the president sells; or ``AT_ONCE``."""

    @property
    def matter(self) -> str:
        """One for each company and condition."""
        return f"{self.company} {'price' if self.when.isdecimal() else 'president'}"

    @classmethod
    def possible(cls, rules: Game[Any], state: EighteenxxState, seat: Seat) -> bool:
        """Return whether the player has shares of a company with a price, and there is a stock round to sell in."""
        return _stock_comes(state) and next(_salable(state, seat), None) is not None

    @classmethod
    def slot(cls, rules: Game[Any], state: EighteenxxState, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the companies, and then what is waited for."""
        held = tuple(_salable(state, seat))
        if field == "company":
            return Choice(tuple(Option(company, _held_label(state, seat, company)) for company in held))
        wanted = [company for company in held if company == chosen.get("company")] or held
        found = {option.value: option for company in wanted for option in _conditions(state, seat, company)}
        return Choice(tuple(found.values()))

    def text(self, rules: Game[Any], state: EighteenxxState) -> Text:
        """Say what it waits for, and what ends it."""
        if self.when.isdecimal():
            return text("18xx.order.sell_below", company=self.company, price=int(self.when))
        # One for each moment in ``when``.
        return text(f"18xx.order.sell_{self.when}", company=self.company)

    def move(self, rules: Game[Any], state: EighteenxxState) -> Move | None:
        """Sell as much as can be sold, if what is waited for has happened.

        A player who sells a part by hand has thereby decided about the rest for that turn.
        """
        company = CompanyId(self.company)
        if not is_turn(state, self.seat, STOCK) or company in state.trading.sold or not self._has_come(state):
            return None
        if Sell not in rules.kinds(state, self.seat) or not selling.is_salable(state, self.seat, company):
            return None
        return Sell(self.seat, company, max(selling.check_sell(state, self.seat, company)))

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """Go on until it has sold, or there is nothing left to be sold."""
        state, entry = happened.after, happened.entry
        charter = state.charters[CompanyId(self.company)]
        sold = isinstance(entry, Sell) and entry.company == self.company
        if charter.closed or charter.par is None:
            return text("18xx.order.gone", company=self.company)
        if sold and entry.seat == self.seat and happened.ordered:
            assert isinstance(entry, Sell)
            return text("18xx.order.sold", company=self.company, percent=entry.percent)
        if not holding(state, charter.id, self.seat):
            return None if entry.seat == self.seat else text("18xx.order.holds_none", company=self.company)
        president = happened.before.charters[charter.id].president
        if self.when == "president" and sold and entry.seat == president and entry.seat != self.seat:
            return SellWhen(self.seat, self.company, AT_ONCE)
        return self

    def _has_come(self, state: EighteenxxState) -> bool:
        if self.when.isdecimal():
            return price_of(state, CompanyId(self.company)) < int(self.when)
        return self.when == AT_ONCE


def _held(state: EighteenxxState, seat: Seat) -> Iterator[CompanyId]:
    """Enumerate the companies with a price of which a player holds shares."""
    for company, charter in state.charters.items():
        if charter.par is not None and not charter.closed and holding(state, company, seat):
            yield company


def _salable(state: EighteenxxState, seat: Seat) -> Iterator[CompanyId]:
    """Enumerate those for which there is a condition to wait for: a price at the bottom of the chart cannot fall."""
    return (company for company in _held(state, seat) if next(_conditions(state, seat, company), None))


def _held_label(state: EighteenxxState, seat: Seat, company: CompanyId) -> Text:
    held, price = holding(state, company, seat), price_of(state, company)
    return text("18xx.order.held", company=company, held=held, price=price)


def _conditions(state: EighteenxxState, seat: Seat, company: CompanyId) -> Iterator[Option]:
    """Enumerate what a sale may wait for: prices that a fall would lead to, and a sale by the president."""
    chart, prices = state.printed.chart, {price_of(state, company)}
    for fall in (lambda cell: chart.after_sale(cell, 1), chart.after_withholding):
        cell = state.market.cell(company)
        for _ in range(MOST_FALLS):
            cell = fall(cell)
            prices.add(chart.price(cell))
    yield from (Option(str(price), text("18xx.order.below", price=price)) for price in sorted(prices)[:0:-1])
    if state.charters[company].president != seat:
        yield Option("president", text("18xx.order.president"))


class PassUntouched(Order, frozen=True, tag="pass_untouched"):
    """Pass for the rest of a stock round, until somebody else trades in companies that are the owner's concern."""

    rank: ClassVar[int] = 1
    scope: str
    """The name of the round that it is valid for ("stock 3")."""
    whose: Literal["held", "presided"]
    """Which companies are meant: those of which its owner holds shares, or those over which its owner presides."""

    @classmethod
    def possible(cls, rules: Game[Any], state: EighteenxxState, seat: Seat) -> bool:
        """Return whether there is a stock round, and the player holds shares."""
        return _scope(state) is not None and next(_held(state, seat), None) is not None

    @classmethod
    def slot(cls, rules: Game[Any], state: EighteenxxState, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the present round, and then which companies are meant."""
        scope = _scope(state)
        if scope is None:
            return Choice(())
        if field == "scope":
            return Choice((Option(scope, text("order.this_round")),))
        held = tuple(_held(state, seat))
        presided = tuple(name for name in held if state.charters[name].president == seat)
        found = {
            "held": text("18xx.order.held_ones", companies=held),
            "presided": text("18xx.order.presided_ones", companies=presided),
        }
        return Choice(tuple(Option(whose, label) for whose, label in found.items() if label.params["companies"]))

    def text(self, rules: Game[Any], state: EighteenxxState) -> Text:
        """Say what ends the passing."""
        return text("18xx.order.pass_untouched", whose=self.whose)

    def move(self, rules: Game[Any], state: EighteenxxState) -> Move | None:
        """Pass, if that is possible."""
        if not is_turn(state, self.seat, STOCK) or _scope(state) != self.scope:
            return None
        return Pass(self.seat) if Pass in rules.kinds(state, self.seat) else None

    def failed(self, rules: Game[Any], state: EighteenxxState) -> Text | None:
        """Return that its owner has to decide: passing is no longer what was meant."""
        return text("18xx.order.pass_must")

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """Go on in the same round, unless somebody trades in such a company, or its owner does anything by hand."""
        entry = happened.entry
        if not isinstance(entry, Move):
            return text("18xx.order.pass_undo")
        if entry.seat == self.seat and not isinstance(entry, Pass) and not happened.ordered:
            return None
        company = _traded(happened.before, entry)
        if entry.seat != self.seat and company is not None and self._is_meant(happened.before, company):
            traded = text("18xx.order.traded", company=company, player=Player(entry.seat))
            return text("18xx.order.pass_touched", what=happened.text or traded)
        return self if _scope(happened.after) == self.scope else text("18xx.order.pass_round")

    def _is_meant(self, state: EighteenxxState, company: CompanyId) -> bool:
        if self.whose == "presided":
            return state.charters[company].president == self.seat
        return bool(holding(state, company, self.seat))


def _traded(state: EighteenxxState, entry: Move) -> CompanyId | None:
    """Return the company that a move in a stock round starts, or whose shares it buys, sells or pays for, or None."""
    if isinstance(entry, PayOption):
        held = held_option(state, entry.seat)
        return None if held is None else held[0].id
    return entry.company if isinstance(entry, Par | Buy | BuyFrom | TakeOption | Sell) else None


def _scope(state: EighteenxxState) -> str | None:
    """Name the stock round under way, or return None if there is none."""
    return f"stock {state.calendar.set}" if not state.over and state.main_frame.round == STOCK else None


class PassForCompany(Order, frozen=True, tag="pass_company"):
    """Pass whatever can be passed in the turns of a company, until trains change or a move affects the owner."""

    rank: ClassVar[int] = 1
    company: str

    @property
    def matter(self) -> str:
        """One for each company."""
        return self.company

    @classmethod
    def possible(cls, rules: Game[Any], state: EighteenxxState, seat: Seat) -> bool:
        """Return whether the player presides over a company that is in its turn or has one ahead."""
        return next(_presided(state, seat), None) is not None

    @classmethod
    def slot(cls, rules: Game[Any], state: EighteenxxState, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the companies."""
        found = _presided(state, seat)
        return Choice(tuple(Option(company, text("18xx.order.presided", company=company)) for company in found))

    def text(self, rules: Game[Any], state: EighteenxxState) -> Text:
        """Say what it passes, and what ends it."""
        return text("18xx.order.pass_company", company=self.company)

    def move(self, rules: Game[Any], state: EighteenxxState) -> Move | None:
        """Pass, if the company has its turn and may pass: the question whether it merges comes between turns."""
        if state.over or state.main_frame.round != OPERATING or state.frame.actor != self.company:
            return None
        return Pass(self.seat) if Pass in rules.kinds(state, self.seat) else None

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """Go on until a train is bought or rusts, somebody's move affects its owner, or another player presides."""
        before, after, company = happened.before, happened.after, CompanyId(self.company)
        if after.charters[company].closed:
            return text("18xx.order.gone", company=company)
        if after.charters[company].president != self.seat:
            return text("18xx.order.presides_no_more", company=company)
        if not isinstance(happened.entry, Move):
            return self
        if _trains(before) != _trains(after):
            return text("18xx.order.trains_changed", company=company, what=happened.text or Text("18xx.order.a_train"))
        if happened.entry.seat != self.seat:
            views = (rules.view(state, self.seat) for state in (before, after))
            for what in rules.looking_back.effects_on_seat(*views):
                return text("18xx.order.touched", company=company, what=what)
        return self


def _presided(state: EighteenxxState, seat: Seat) -> Iterator[CompanyId]:
    """Enumerate the companies that a player presides over and that are in their turn, or have one ahead."""
    for name, charter in state.charters.items():
        if charter.president == seat and not charter.closed and _operates_again(state, name):
            yield name


def _trains(state: EighteenxxState) -> tuple[object, ...]:
    """Return what changes when a train is bought, sold, exported or rusts."""
    companies = tuple(tuple((card.id, card.face) for card in charter.trains) for charter in state.charters.values())
    return companies, tuple(state.depot.rusted), tuple(map(len, state.depot.decks)), len(state.depot.pool)


SHARED = (BuyUntilFloat, SellWhen, PassUntouched, PassForCompany)
"""What may be ordered in every game of the family."""
