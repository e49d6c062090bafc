"""What trains a company may buy, from whom and for how much, and who pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx.chart import Role
from engine.eighteenxx.companies import BANK, CompanyId, Owner, Train, is_neutral
from engine.eighteenxx.forced_purchase import RAISING, can_help, is_short, missing_money, most_help, pay_missing_money
from engine.eighteenxx.printed import Face, Printed
from engine.eighteenxx.routes import can_run
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, cash_of, pay, turn_under_way
from engine.eighteenxx.token_moves import move_token
from engine.eighteenxx.trains import (
    counted,
    faces_left,
    find_train,
    give_back,
    has_begun,
    is_above_limit,
    is_full,
    limit,
    put_away,
    runnable,
    runs,
    sell,
    take,
    tops,
)
from engine.eighteenxx.turns import Wanted

BUYING = "trains"
"""Name of the step of a company's turn in which it buys trains."""


OF_BANK = ("deck", "pool", "retired")
"""The stocks of the bank."""


class TrainForSale(msgspec.Struct, frozen=True):
    """A train on offer, as one of its faces."""

    source: Literal["deck", "pool", "retired"] | CompanyId
    train: Train
    face: Face
    """The face, with the price that this source charges."""
    given: Train | None = None
    """The train of the buyer that the bank takes in part payment, if any."""

    @property
    def name(self) -> str:
        """Its name in a purchase: ``deck 3+3``, ``deck D for d1``, ``pool d1 3+3``, ``retired d1 3+3`` or ``Sx d1``."""
        match self.source:
            case "deck":
                return f"deck {self.face.name}" if self.given is None else f"deck {self.face.name} for {self.given.id}"
            case "pool" | "retired":
                return f"{self.source} {self.train.id} {self.face.name}"
        return f"{self.source} {self.train.id}"

    @property
    def seller(self) -> Owner:
        """Who is paid."""
        return BANK if self.source in OF_BANK else self.source


def must_buy(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company has no train that it could run, and so must buy one before its turn ends."""
    duty = state.printed.kind(company).train_duty
    if duty == "never" or runnable(state, company) or rules_of(state).needs_no_train(state, company):
        return False
    return duty == "always" or can_run(state.printed.ground, state.board, company)


def trains_for_sale(state: EighteenxxState, company: CompanyId) -> Iterator[TrainForSale]:
    """Enumerate the trains a company may buy, whatever its cash: first the deck's, then the pool's, then others'.

    If the limit is reached and no train must be bought, only trains that do not count for it are on offer. If a train
    that can run must be bought, others are on offer only if they count for the limit and there is room for more than
    one (or, by a switch, if the limit is reached). A train that is taken in part payment makes room itself.
    """
    printed, must = state.printed, must_buy(state, company)
    if printed.traded_in:
        yield from _for_another(state, company)
    kind, room = printed.kind(company), _room(state, company)
    if room <= 0 and not must and kind.idle_trains_count:
        return
    idle_too = not must or may_buy_idle_first(state, company)
    for item in _everything(state, company, must=must):
        if item.face.kind not in kind.owns:
            continue
        if runs(printed, company, item.face.name):
            if must or room > 0:
                yield item
        elif idle_too:
            yield item


def may_buy_idle_first(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company that must buy a train that it can run may buy another before that one."""
    room = _room(state, company)
    roomy = room > 1 or (room <= 0 and state.switches.any_train_when_full)
    return state.printed.kind(company).idle_trains_count and roomy


def _room(state: EighteenxxState, company: CompanyId) -> int:
    return limit(state, company) - len(counted(state, company))


def _everything(state: EighteenxxState, company: CompanyId, *, must: bool) -> Iterator[TrainForSale]:
    yield from _of_bank(state, company, must=must)
    printed, kind = state.printed, state.printed.kind(company)
    if "companies" in kind.stocks and has_begun(state, state.switches.cross_purchase_from):
        for other, charter in state.charters.items():
            trades = not kind.trades_with or printed.companies[other].kind in kind.trades_with
            if other != company and charter.trains and trades and not is_neutral(charter):
                yield from (TrainForSale(other, train, printed.faces[train.face]) for train in charter.trains)


def _of_bank(state: EighteenxxState, company: CompanyId, *, must: bool) -> Iterator[TrainForSale]:
    printed, stocks = state.printed, state.printed.kind(company).stocks
    if "deck" in stocks:
        yield from _from_deck(state, company, must=must)
    if "pool" in stocks:
        for train in state.depot.pool:
            yield from (TrainForSale("pool", train, face) for face in faces_left(state, train))
    if "retired" in stocks:
        yield from (TrainForSale("retired", train, _as_retired(printed, train)) for train in state.depot.retired)


def _as_retired(printed: Printed, train: Train) -> Face:
    face = printed.faces[train.face]
    return msgspec.structs.replace(face, price=face.price + printed.figures.retired_surcharge)


def _from_deck(state: EighteenxxState, company: CompanyId, *, must: bool) -> Iterator[TrainForSale]:
    """Enumerate the faces of the top card of each deck.

    A company that must buy and can run none of them is offered the first card below that has one it can run (our
    reading: cards given back may have lost faces).
    """
    printed = state.printed
    faces = [(top, face) for top in tops(state) for face in faces_left(state, top)]
    yield from (TrainForSale("deck", top, face) for top, face in faces)
    if not must or any(runs(printed, company, face.name) for _, face in faces):
        return
    below = (train for deck in state.depot.decks for train in deck[1:])
    for train in below:
        for face in faces_left(state, train):
            if runs(printed, company, face.name):
                yield TrainForSale("deck", train, face)
                return


def _for_another(state: EighteenxxState, company: CompanyId) -> Iterator[TrainForSale]:
    """Enumerate the trains of the decks that a company may buy for less by trading in one of its own."""
    kind = state.printed.kind(company)
    if "deck" not in kind.stocks:
        return
    for top in tops(state):
        for face in faces_left(state, top):
            for train in state.charters[company].trains if face.kind in kind.owns else ():
                if train.face in face.trade_in:
                    price = face.price - face.trade_in[train.face]
                    yield TrainForSale("deck", top, msgspec.structs.replace(face, price=price), train)


def prices(state: EighteenxxState, company: CompanyId, item: TrainForSale) -> tuple[int, int]:
    """Return the lowest and the highest price at which a company can buy a train now; if the first is higher, none.

    The bank sells at the printed price. The president adds money for a train that can run and must be bought, as far as
    the game allows. Companies agree on any price from 1.
    """
    cash, price = max(cash_of(state, company), 0), item.face.price
    if item.seller == BANK:
        helped = price > cash and _is_helped(state, company, item)
        return price, price if helped and _is_possible(state, company, price) else min(price, cash)
    low = state.least_price("train", item.train.id)
    if price > cash and state.printed.figures.forced.of_companies and _is_helped(state, company, item):
        return low, min(price, cash + most_help(state, company))
    return low, cash


def _is_helped(state: EighteenxxState, company: CompanyId, item: TrainForSale) -> bool:
    """Return whether the president adds what a company lacks for a train."""
    if not must_buy(state, company) or not runs(state.printed, company, item.face.name):
        return False
    if not state.printed.figures.forced.only_in_need:
        return True
    return all(price > cash_of(state, company) for price in _prices_of_bank(state, company))


def _is_possible(state: EighteenxxState, company: CompanyId, price: int) -> bool:
    """Return whether a price may be named with the president's help.

    If sales of certificates do not suffice for any train, any may be chosen: that is how the game ends. A game may let
    the president choose an unpayable train even though another one could be paid for.
    """
    return (
        can_help(state, company, price)
        or rules_of(state).unpayable_train_chosen(state)
        or leads_to_bankruptcy(state, company)
    )


def leads_to_bankruptcy(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company must buy a train and nobody can pay for any that the bank sells it."""
    if not state.printed.figures.forced.by_sales or not must_buy(state, company):
        return False
    prices_there = list(_prices_of_bank(state, company))
    return bool(prices_there) and not any(can_help(state, company, price) for price in prices_there)


def _prices_of_bank(state: EighteenxxState, company: CompanyId) -> Iterator[int]:
    """Enumerate the prices of those trains of the bank that a company could run."""
    wanted = _of_bank(state, company, must=True)
    return (item.face.price for item in wanted if runs(state.printed, company, item.face.name))


def affordable(state: EighteenxxState, company: CompanyId) -> Iterator[TrainForSale]:
    """Enumerate the trains a company can buy at some price."""
    if cash_of(state, company) <= 0 and not must_buy(state, company):
        return
    for item in trains_for_sale(state, company):
        low, high = prices(state, company, item)
        if low <= high:
            yield item


def buy_from_bank(draft: EighteenxxState, company: CompanyId, item: TrainForSale) -> Iterator[Event]:
    """Carry out a purchase from the bank that was checked before; the money may have to be raised first."""
    if is_short(draft, company, item.face.price):
        yield from _raise_money(draft, company, Wanted(item.name, item.face.price))
        return
    if item.given is not None:
        put_away(draft, company, item.given, to_pool=True)
        yield Event(text("18xx.train.traded_in", company=company, train=item.given.face))
    full = is_full(draft, company)
    yield from pay_missing_money(draft, company, item.face.price)
    pay(draft, company, BANK, item.face.price)
    train = take(draft.depot, item.train, draft.printed.endless)
    train.face = item.face.name
    draft.charters[company].trains.append(train)
    # One for each source of trains.
    yield Event(text(f"18xx.train.from_{item.source}", company=company, train=train.face, price=item.face.price))
    yield from _say_if_idle(draft, company, train.face)
    yield from sell(draft, train.rank, (item.face,))
    yield from rules_of(draft).train_bought(draft, company, train, item.source)
    yield from _make_room(draft, company, full=full)


def buy_from_company(
    draft: EighteenxxState, company: CompanyId, seller: CompanyId, train: str, price: int
) -> Iterator[Event]:
    """Carry out a purchase from another company, checked and agreed upon before; the money may have to be raised."""
    if is_short(draft, company, price):
        yield from _raise_money(draft, company, Wanted(f"{seller} {train}", price))
        return
    full = is_full(draft, company)
    card = find_train(draft.charters[seller], train)
    assert card is not None
    yield from pay_missing_money(draft, company, price)
    pay(draft, company, seller, price)
    draft.charters[seller].trains.remove(card)
    draft.charters[company].trains.append(card)
    yield Event(text("18xx.train.from_company", company=company, seller=seller, train=card.face, price=price))
    yield from _say_if_idle(draft, company, card.face)
    yield from _move_for_trade(draft, company, "buyer")
    yield from _move_for_trade(draft, seller, "seller")
    yield from _make_room(draft, company, full=full)


def _say_if_idle(draft: EighteenxxState, company: CompanyId, face: str) -> Iterator[Event]:
    """Say so if a company has bought a train that it cannot run."""
    if not runs(draft.printed, company, face):
        yield Event(text("18xx.train.idle", company=company, train=face))


def _raise_money(draft: EighteenxxState, company: CompanyId, wanted: Wanted) -> Iterator[Event]:
    """Have the president sell certificates before a train is paid. Pushes the frame ``raising``."""
    turn_under_way(draft).wanted = wanted
    # What is sold of one company for one train is one sale.
    draft.trading.sold, draft.trading.sold_certificates = {}, {}
    draft.interrupt(RAISING, [company])
    president, missing = draft.charters[company].president, missing_money(draft, company, wanted.price)
    assert isinstance(president, int)
    # If all that may be sold does not suffice, this is said before anything is sold.
    too_little = 0 if can_help(draft, company, wanted.price) else 1
    raised = most_help(draft, company)
    sums = {"amount": missing, "raised": raised, "short": too_little}
    yield Event(text("18xx.forced.raises", player=Player(Seat(president)), company=company, **sums))


def buy_wanted(draft: EighteenxxState, company: CompanyId, wanted: Wanted) -> Iterator[Event]:
    """Carry out the purchase for which money was raised."""
    source, _, rest = wanted.item.partition(" ")
    if source in draft.charters:
        yield from buy_from_company(draft, company, CompanyId(source), rest, wanted.price)
        return
    item = next(item for item in trains_for_sale(draft, company) if item.name == wanted.item)
    yield from buy_from_bank(draft, company, item)


def _move_for_trade(draft: EighteenxxState, company: CompanyId, role: Role) -> Iterator[Event]:
    if draft.market.holds(company):
        cell = draft.market.cell(company)
        yield from move_token(draft, company, draft.printed.chart.after_train_trade(cell, role))


def _make_room(draft: EighteenxxState, company: CompanyId, *, full: bool) -> Iterator[Event]:
    """Have a full company drop a train for the new one, and others give back what the phase forbids."""
    turn_under_way(draft).drops_a_train = full and is_above_limit(draft, company)
    yield from give_back(draft)
    if draft.switches.last_money_ends_buying and not is_in_funds(draft, company):
        draft.finish(BUYING, of="operating")


def is_in_funds(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company has room for a train and the cash for the cheapest of all, as 18xx.games calculates.

    Whether it may buy that train does not matter. A train of any other company, even the neutral player's, counts as
    costing 1, the top card of the deck as its first face, and a card in the pool as what it was last.
    """
    if is_full(state, company):
        return False
    if any(charter.trains for other, charter in state.charters.items() if other != company):
        least = 1
    else:
        faces = state.printed.faces
        least = min(faces[train.face].price for train in (*tops(state), *state.depot.pool))
    return cash_of(state, company) >= least
