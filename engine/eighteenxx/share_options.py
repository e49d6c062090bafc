"""Options on certificates: one half of a certificate is paid now, the other later; until then it counts as one half.

A player who has one buys nothing else until it is paid, so that nobody has more than one.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx import certificates
from engine.eighteenxx.buying import check_buy, check_cash, come_to_hold
from engine.eighteenxx.companies import BANK, POOL, Charter, CompanyId, Owner, ShareOption
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.selling import check_need_not_sell
from engine.eighteenxx.state import EighteenxxState, pay


def held_option(state: EighteenxxState, seat: Seat) -> tuple[Charter, ShareOption] | None:
    """Return a player's open option and the company that it is on, or None if there is none."""
    for charter in state.charters.values():
        option = certificates.option_of(charter, seat)
        if option is not None:
            return charter, option
    return None


def refusal_of_holder(state: EighteenxxState, seat: Seat) -> IllegalMove | None:
    """Return what keeps a player with an open option from buying, or None if there is no option."""
    held = held_option(state, seat)
    if held is None:
        return None
    return IllegalMove(
        "18xx.share_option.open", rule=state.printed.rule("options"), company=held[0].id, price=held[1].price
    )


def take(draft: EighteenxxState, seat: Seat, company: CompanyId, source: Owner) -> Iterator[Event]:
    """Sell a player an option on a certificate. Raises IllegalMove."""
    lot, charter = check_buy(draft, seat, company, source, half=True), draft.charters[company]
    pay(draft, seat, lot.payee, lot.cost)
    cell = draft.market.cell(company) if source == POOL else None
    option = ShareOption(lot.cost, cell)
    presides = certificates.take_option(charter, seat, lot.percent, source, option)
    yield Event(
        text("18xx.share_option.taken", player=Player(seat), company=company, percent=2 * lot.percent, price=lot.cost)
    )
    yield from come_to_hold(draft, charter, seat, presides=presides)


def check_pay(state: EighteenxxState, seat: Seat) -> tuple[Charter, ShareOption]:
    """Check that a player may pay the second half of an option, and return which. Raises IllegalMove."""
    rule, held = state.printed.rule("options"), held_option(state, seat)
    if held is None:
        raise IllegalMove("18xx.share_option.no_option", rule=rule)
    check_need_not_sell(state, seat)
    if not held[1].salable and not rules_of(state).option_paid_same_round(state):
        raise IllegalMove("18xx.share_option.too_early", rule=rule)
    if state.trading.acted:
        raise IllegalMove("18xx.share_option.only_action", rule=rule)
    check_cash(state, seat, held[1].price, "options", alone=True)
    return held


def pay_rest(draft: EighteenxxState, seat: Seat) -> Iterator[Event]:
    """Pay the second half of a player's option. Raises IllegalMove."""
    charter, option = check_pay(draft, seat)
    pay(draft, seat, BANK, option.price)
    presides = certificates.complete(charter, seat)
    yield Event(text("18xx.share_option.paid", player=Player(seat), company=charter.id, price=option.price))
    yield from come_to_hold(draft, charter, seat, presides=presides)


def let_options_be_sold(draft: EighteenxxState) -> None:
    """Allow every option to be sold from now on: the stock round in which it was taken is over."""
    for charter in draft.charters.values():
        for certificate in charter.certificates:
            if certificate.option is not None:
                certificate.option = msgspec.structs.replace(certificate.option, salable=True)
