"""What trains a company of 18CZ may buy, from whom and for how much, and who pays (rules, OR 10 and 11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.eighteenxx.company import BANK, Owner, Train
from engine.eighteenxx.facts import Face
from engine.eighteenxx.g18cz.phases import has_begun
from engine.eighteenxx.g18cz.printed import everything, is_larger
from engine.eighteenxx.g18cz.rights import turn_under_way
from engine.eighteenxx.g18cz.state import G18czState, is_neutral
from engine.eighteenxx.g18cz.trains import (
    ENDLESS,
    faces_left,
    give_back,
    is_above_limit,
    is_full,
    limit,
    runnable,
    runs,
    sell,
)
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.offers import least_price
from engine.eighteenxx.state import borrow, cash_of, pay
from engine.eighteenxx.trains import find_train, take

BUYING = "trains"
"""Name of the step of a company's turn in which it buys trains."""


class Ware(msgspec.Struct, frozen=True):
    """A train on offer, as one of its faces."""

    source: Literal["deck", "pool"] | CompanyId
    train: Train
    face: Face

    @property
    def name(self) -> str:
        """How a purchase names it: ``deck 3+3``, ``pool d1 3+3`` or ``Sx d1``."""
        match self.source:
            case "deck":
                return f"deck {self.face.name}"
            case "pool":
                return f"pool {self.train.id} {self.face.name}"
        return f"{self.source} {self.train.id}"

    @property
    def seller(self) -> Owner:
        """Who is paid."""
        return BANK if self.source in {"deck", "pool"} else self.source


def must_buy(state: G18czState, company: CompanyId) -> bool:
    """Tell whether a company has no train that it could run, and so must buy one before its turn ends (OR 10)."""
    return not runnable(state, company)


def suits(company: CompanyId, face: Face) -> bool:
    """Tell whether a company may own trains of a face: those of its own size and of smaller ones (OR 10)."""
    return not is_larger(face.kind, everything().companies[company].kind)


def wares(state: G18czState, company: CompanyId) -> Iterator[Ware]:
    """Enumerate the trains a company may buy, whatever its cash: first the deck's, then the pool's, then others'.

    18CZ rules, OR 10: nothing where the limit is full of trains of which some can run. Where one that can run must be
    bought and there is room for only one more, or for none, only such trains are on offer.
    """
    must, room = must_buy(state, company), limit(state, company) - len(state.charters[company].trains)
    if room <= 0 and not must:
        return
    any_will_do = not must or room > 1 or (room <= 0 and state.switches.any_train_when_full)
    for ware in _everything(state, company, must=must):
        if suits(company, ware.face) and (any_will_do or runs(company, ware.face.name)):
            yield ware


def _everything(state: G18czState, company: CompanyId, *, must: bool) -> Iterator[Ware]:
    yield from _from_deck(state, company, must=must)
    for train in state.depot.pool:
        yield from (Ware("pool", train, face) for face in faces_left(state, train))
    if has_begun(state, state.switches.cross_purchase_from):
        for other, charter in state.charters.items():
            if other != company and charter.trains and not is_neutral(charter):
                yield from (Ware(other, train, everything().faces[train.face]) for train in charter.trains)


def _from_deck(state: G18czState, company: CompanyId, *, must: bool) -> Iterator[Ware]:
    """Enumerate the faces of the top card.

    Whoever must buy and can run none of them takes the first card below that has one (our reading: cards given back
    may have lost their faces).
    """
    top, *below = state.depot.deck
    faces = faces_left(state, top)
    yield from (Ware("deck", top, face) for face in faces)
    if not must or any(runs(company, face.name) for face in faces):
        return
    for train in below:
        for face in faces_left(state, train):
            if runs(company, face.name):
                yield Ware("deck", train, face)
                return


def prices(state: G18czState, company: CompanyId, ware: Ware) -> tuple[int, int]:
    """Return the lowest and the highest price at which a company can buy a train now; the lower above: not at all.

    The bank sells at the printed price; towards a train that can run and must be bought the president helps, with
    loans if need be (OR 11). Companies agree on any price from 1 (OR 10).
    """
    cash = max(cash_of(state, company), 0)
    if ware.seller == BANK:
        helped = must_buy(state, company) and runs(company, ware.face.name)
        return ware.face.price, ware.face.price if helped else min(ware.face.price, cash)
    return least_price(state, "train", ware.train.id), cash


def affordable(state: G18czState, company: CompanyId) -> Iterator[Ware]:
    """Enumerate the trains a company can buy at some price."""
    for ware in wares(state, company):
        low, high = prices(state, company, ware)
        if low <= high:
            yield ware


def shortfall(state: G18czState, company: CompanyId, price: int) -> tuple[int, int]:
    """Return what the president adds to a company's cash for a price, and how much of that has to be borrowed."""
    missing = max(price - cash_of(state, company), 0)
    president = state.charters[company].president
    own = state.players[president].cash if isinstance(president, int) else 0
    return missing, max(missing - own, 0)


def buy_from_bank(draft: G18czState, company: CompanyId, ware: Ware) -> Iterator[Event]:
    """Carry out a purchase from the deck or the pool, checked before."""
    full = is_full(draft, company)
    yield from _help(draft, company, ware.face.price)
    pay(draft, company, BANK, ware.face.price)
    train = take(draft.depot, ware.train, ENDLESS)
    train.face = ware.face.name
    draft.charters[company].trains.append(train)
    yield Event(text(f"18cz.train.from_{ware.source}", company=company, train=train.face, price=ware.face.price))
    yield from sell(draft, train.rank, (ware.face,))
    yield from _make_room(draft, company, full=full)


def buy_from_company(
    draft: G18czState, company: CompanyId, seller: CompanyId, train: str, price: int
) -> Iterator[Event]:
    """Carry out a purchase from another company, checked before and agreed upon."""
    full = is_full(draft, company)
    card = find_train(draft.charters[seller], train)
    assert card is not None
    pay(draft, company, seller, price)
    draft.charters[seller].trains.remove(card)
    draft.charters[company].trains.append(card)
    yield Event(text("18cz.train.from_company", company=company, seller=seller, train=card.face, price=price))
    yield from _make_room(draft, company, full=full)


def _help(draft: G18czState, company: CompanyId, price: int) -> Iterator[Event]:
    """Let the president add what a forced purchase lacks, borrowing where there is no cash left (OR 11)."""
    missing, borrowed = shortfall(draft, company, price)
    if not missing:
        return
    president = Seat(int(draft.charters[company].president or 0))
    if borrowed:
        # 18CZ rules, OR 11: the interest is due once, at the end, even where the debt is paid back before.
        borrow(draft, president, borrowed, interest=borrowed * everything().figures.interest_percent // 100)
    pay(draft, president, company, missing)
    key = "18cz.train.borrowed" if borrowed else "18cz.train.helped"
    yield Event(text(key, player=Player(president), company=company, amount=missing, borrowed=borrowed))


def _make_room(draft: G18czState, company: CompanyId, *, full: bool) -> Iterator[Event]:
    """Let a company that was full drop a train for the new one, and others give back what the phase forbids."""
    turn_under_way(draft).drops_a_train = full and is_above_limit(draft, company)
    yield from give_back(draft)
    if draft.switches.last_money_ends_buying and not is_in_funds(draft, company):
        draft.finish(BUYING, of="operating")


def is_in_funds(state: G18czState, company: CompanyId) -> bool:
    """Tell whether a company has room for a train and the cash for the cheapest of all, as 18xx.games reckons.

    Whether it may buy that train is not asked: one of any other company, the neutral player's too, may cost 1, the top
    card of the deck is the first of its faces, and one in the pool what it was last.
    """
    if is_full(state, company):
        return False
    if any(charter.trains for other, charter in state.charters.items() if other != company):
        least = 1
    else:
        least = min(everything().faces[train.face].price for train in (state.depot.deck[0], *state.depot.pool))
    return cash_of(state, company) >= least
