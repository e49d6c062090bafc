"""Splits of shares: all certificates of a company are halved, and it offers new ones at the price just reached."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx.certificates import price_of, unit_of
from engine.eighteenxx.companies import BANK, Certificate, CompanyId
from engine.eighteenxx.state import EighteenxxState, pay


def split(draft: EighteenxxState, company: CompanyId, issued: int) -> Iterator[Event]:
    """Halve a company's certificates, for which the bank pays the players; the company offers ``issued`` new shares.

    An option was half of a certificate already: it becomes a whole one of that size, without a payment to anybody.
    """
    charter, price, unit = draft.charters[company], price_of(draft, company), unit_of(draft, company)
    paid: dict[Seat, int] = {}
    for certificate in charter.certificates:
        if certificate.option is not None:
            certificate.option = None
            continue
        certificate.percent //= 2
        if isinstance(certificate.holder, int):
            paid[certificate.holder] = paid.get(certificate.holder, 0) + certificate.percent // unit * price
    charter.certificates += (Certificate(unit, company) for _ in range(issued))
    charter.split = True
    for seat, money in paid.items():
        pay(draft, BANK, seat, money)
    parts = tuple(text("18xx.dividend.part", player=Player(seat), amount=money) for seat, money in paid.items())
    yield Event(text("18xx.stock.split", company=company, price=price, number=issued, percent=unit, parts=parts))
