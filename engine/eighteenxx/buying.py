"""Buying certificates: where they lie, who may buy them, and what follows from a purchase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx import certificates, selling
from engine.eighteenxx.certificates import certificates_of, cost, counts, started, unit_of
from engine.eighteenxx.companies import BANK, Charter, CompanyId, Owner
from engine.eighteenxx.printed import owner_param
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, cash_of, pay


def companies(state: EighteenxxState, seat: Seat) -> Iterator[CompanyId]:
    """Enumerate the companies of which a player can buy a certificate."""
    if is_free_to_buy(state, seat):
        yield from buyable(state, seat)


def is_free_to_buy(state: EighteenxxState, seat: Seat) -> bool:
    """Return whether nothing forbids a player all purchases; above the certificate limit nobody is free to buy."""
    return not _refuses(check_free_to_buy, state, seat)


def buyable(state: EighteenxxState, seat: Seat) -> Iterator[CompanyId]:
    """Enumerate the companies of which a player who is free to buy can buy a certificate."""
    cash, room = cash_of(state, seat), has_room(state, seat)
    for company, charter in state.charters.items():
        if charter.par is None or charter.closed:
            continue
        lot = first_lot(state, company)
        # What most players lack is checked first, and so fewer refusals are made that nobody reads.
        if lot is None or lot.cost > cash or not (room or not counts(state, company)):
            continue
        if not _refuses(_check_lot, state, seat, company, lot):
            yield company


class Lot(NamedTuple):
    """A certificate that may be bought."""

    source: Owner
    """Where it lies: the initial offer, the pool, or its company's treasury."""
    percent: int
    cost: int
    payee: Owner


def lots_of(state: EighteenxxState, company: CompanyId, source: Owner) -> Iterator[Lot]:
    """Enumerate the different certificates of a company that lie in one place, the largest first."""
    return (_lot(state, company, source, it) for it in certificates.on_sale(state.charters[company], (source,)))


def _lot(state: EighteenxxState, company: CompanyId, source: Owner, percent: int) -> Lot:
    price, payee = rules_of(state).terms(state, company, source)
    return Lot(source, percent, cost(state, company, percent, price), payee)


def lots(state: EighteenxxState, company: CompanyId) -> Iterator[Lot]:
    """Enumerate the different certificates of a company that are on sale, by source and then the largest first.

    Certificates of one size that cost the same, paid to the same owner, are one lot, of the first source that has one.
    """
    seen = set[tuple[int, int, Owner]]()
    for source in rules_of(state).sources(state, company):
        for lot in lots_of(state, company, source):
            if (lot.percent, lot.cost, lot.payee) not in seen:
                seen.add((lot.percent, lot.cost, lot.payee))
                yield lot


def first_lot(state: EighteenxxState, company: CompanyId, source: Owner | None = None) -> Lot | None:
    """Return what is bought if only the company is named, or a source as well, or None if nothing is left."""
    charter = state.charters[company]
    for place in rules_of(state).sources(state, company):
        if source is None or place == source:
            percent = certificates.largest_on_sale(charter, place)
            if percent is not None:
                return _lot(state, company, place, percent)
    return None


def purchasable(state: EighteenxxState, seat: Seat, *, half: bool = False) -> Iterator[tuple[CompanyId, Lot]]:
    """Enumerate what a player may buy and can pay for (with ``half``, one half of it): companies and their lots."""
    if not is_free_to_buy(state, seat):
        return
    cash, room = cash_of(state, seat), has_room(state, seat)
    for company, charter in state.charters.items():
        if charter.par is None or charter.closed or certificates.sold_out(charter):
            continue
        if not room and counts(state, company):
            continue
        for source in rules_of(state).sources(state, company):
            lot = first_lot(state, company, source)
            if lot is None or (lot.cost // 2 if half else lot.cost) > cash:
                continue
            try:
                yield company, _check_lot(state, seat, company, lot, half=half)
            except IllegalMove:
                continue


def check_buy(
    state: EighteenxxState, seat: Seat, company: CompanyId, source: Owner | None = None, *, half: bool = False
) -> Lot:
    """Check that a player may buy a certificate, or one half of it, and return what it is. Raises IllegalMove."""
    started(state, company, "buying")
    check_free_to_buy(state, seat)
    lot = first_lot(state, company, source)
    if lot is None and first_lot(state, company) is not None and (seat, company) not in state.trading.barred:
        raise IllegalMove("18xx.stock.none_there", rule=state.printed.rule("buying"), company=company)
    return _check_lot(state, seat, company, lot, half=half)


def _check_lot(state: EighteenxxState, seat: Seat, company: CompanyId, lot: Lot | None, *, half: bool = False) -> Lot:
    """Check what else may keep a player, who is free to buy, from a lot of a company that has started.

    Raises IllegalMove, also if nothing is left.
    """
    charter, printed = state.charters[company], state.printed
    if (seat, company) in state.trading.barred:
        raise IllegalMove("18xx.stock.sold_before", rule=printed.rule("buying"), company=company)
    if lot is None:
        raise IllegalMove("18xx.stock.none_left", rule=printed.rule("buying"), company=company)
    if half:
        if lot.percent != 2 * unit_of(state, company):
            raise IllegalMove(
                "18xx.share_option.none", rule=printed.rule("options"), company=company, percent=lot.percent
            )
        lot = lot._replace(percent=lot.percent // 2, cost=lot.cost // 2)
    most = printed.figures.most_held_after_split if charter.split else printed.kind(company).most_held
    if certificates.held(charter, seat) + lot.percent > most:
        raise IllegalMove("18xx.stock.holding_limit", rule=printed.rule("limits"), company=company, most=most)
    check_cash(state, seat, lot.cost, "buying")
    if counts(state, company):
        check_room(state, seat)
    return lot


def buy(draft: EighteenxxState, seat: Seat, company: CompanyId, source: Owner | None = None) -> Iterator[Event]:
    """Buy a certificate for a player, from a source or the first that has one. Raises IllegalMove."""
    lot = check_buy(draft, seat, company, source)
    pay(draft, seat, lot.payee, lot.cost)
    charter = draft.charters[company]
    presides = certificates.buy(charter, seat, lot.percent, (lot.source,))
    yield Event(text("18xx.stock.bought", player=Player(seat), company=company, percent=lot.percent, price=lot.cost))
    yield from come_to_hold(draft, charter, seat, presides=presides)


def come_to_hold(draft: EighteenxxState, charter: Charter, seat: Seat, *, presides: bool) -> Iterator[Event]:
    """Announce a buyer who presides now, and float the company once enough of it is sold."""
    if presides:
        yield Event(text("18xx.stock.presides", player=Player(seat), company=charter.id))
    yield from float_company(draft, charter)


def float_company(draft: EighteenxxState, charter: Charter) -> Iterator[Event]:
    """Give a company its capital once enough of it is sold; it stays floated whatever is sold back later."""
    printed = draft.printed
    if (
        charter.floated
        or charter.par is None
        or rules_of(draft).sold_to_float(draft, charter.id) < printed.figures.floats_at
    ):
        return
    charter.floated = True
    capital = printed.kind(charter.id).capital * charter.par
    pay(draft, BANK, charter.id, capital)
    president = owner_param(charter.president)
    yield Event(text("18xx.stock.floats", company=charter.id, capital=capital, player=president))


def check_free_to_buy(state: EighteenxxState, seat: Seat) -> None:
    """Check what holds for every purchase. Raises IllegalMove.

    A player who has as many certificates as allowed may still buy one that does not count; one who has more may not.
    """
    refusal = rules_of(state).may_not_buy(state, seat)
    if refusal is not None:
        raise refusal
    if certificates_of(state, seat) > rules_of(state).certificate_limit(state):
        check_room(state, seat)


def has_room(state: EighteenxxState, seat: Seat) -> bool:
    """Return whether a player may have one more certificate that counts."""
    return certificates_of(state, seat) < rules_of(state).certificate_limit(state)


def check_room(state: EighteenxxState, seat: Seat) -> None:
    """Check that a player may have one more certificate that counts. Raises IllegalMove."""
    if not has_room(state, seat):
        most = rules_of(state).certificate_limit(state)
        sells = any(counts(state, company) for company in selling.companies(state, seat))
        raise IllegalMove(
            "18xx.stock.certificate_limit", rule=state.printed.rule("limits"), most=most, sells=int(sells)
        )


def check_cash(state: EighteenxxState, seat: Seat, due: int, subject: str, *, alone: bool = False) -> None:
    """Check that a player can pay. Raises IllegalMove, which says whether shares could be sold first.

    ``alone``: nothing else may be done in the same turn.
    """
    if cash_of(state, seat) < due:
        sells = not alone and next(selling.companies(state, seat), None) is not None
        raise IllegalMove(
            "18xx.stock.too_costly",
            rule=state.printed.rule(subject),
            due=due,
            cash=cash_of(state, seat),
            sells=int(sells),
        )


def _refuses(check: Callable[..., object], *given: object) -> bool:
    try:
        check(*given)
    except IllegalMove:
        return True
    return False
