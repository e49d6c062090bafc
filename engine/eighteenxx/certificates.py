"""Certificates of any percentage: who holds how much, what that is worth, who presides, what counts for a limit.

A charter lists a company's certificates, the president's first. No function here moves money or tokens.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.eighteenxx.companies import IPO, POOL, Certificate, Charter, CompanyId, Owner, ShareOption
from engine.eighteenxx.state import EighteenxxState

BANKS: tuple[Owner, ...] = (IPO, POOL)
"""Where certificates lie that nobody holds; where both cost the same, those of the first are sold first."""


def issued(percents: Iterable[int]) -> list[Certificate]:
    """Return the certificates of a company that nobody has started, all in the initial offer."""
    return [Certificate(percent, IPO) for percent in percents]


def held(charter: Charter, *owners: Owner) -> int:
    """Return how many percent some owners hold together."""
    percent = 0
    for one in charter.certificates:
        if one.holder in owners:
            percent += one.percent
    return percent


def president_percent(charter: Charter) -> int:
    """Return how many percent the president's certificate stands for."""
    return charter.certificates[0].percent


def with_players(charter: Charter) -> int:
    """Return how many percent are in the hands of anybody: neither with the bank nor in the company's own treasury."""
    return sum(one.percent for one in charter.certificates if one.holder not in BANKS and one.holder != charter.id)


def sold_out(charter: Charter) -> bool:
    """Return whether no certificate is left with the bank or in the company's own treasury."""
    for one in charter.certificates:  # noqa: SIM110 - called most often of all
        if one.holder in BANKS or one.holder == charter.id:
            return False
    return True


def count(charter: Charter, owner: Owner) -> int:
    """Return how many certificates somebody holds, whatever they stand for; those of closed companies are void."""
    number = 0
    if not charter.closed:
        for one in charter.certificates:
            if one.holder == owner:
                number += 1
    return number


def has_any(charter: Charter, owner: Owner) -> bool:
    """Return whether somebody holds a certificate, whatever it stands for."""
    for one in charter.certificates:  # noqa: SIM110 - called most often of all
        if one.holder == owner:
            return True
    return False


def on_sale(charter: Charter, sources: Collection[Owner] = BANKS) -> tuple[int, ...]:
    """Return the different percentages of the ordinary certificates that lie somewhere, the largest first."""
    return tuple(dict.fromkeys(_sizes(charter, sources)))


def largest_on_sale(charter: Charter, source: Owner) -> int | None:
    """Return the largest percentage of an ordinary certificate that lies somewhere, or None if none lies there."""
    largest = None
    for one in charter.certificates[1:]:
        if one.holder == source and one.option is None and (largest is None or one.percent > largest):
            largest = one.percent
    return largest


def start(charter: Charter, president: Owner, par: int) -> None:
    """Transfer the president's certificate, at the price the company starts at."""
    charter.certificates[0].holder = charter.president = president
    charter.par = par


def buy(charter: Charter, buyer: Owner, percent: int, sources: Sequence[Owner] = BANKS) -> bool:
    """Transfer an ordinary certificate, out of the first source that has one.

    Returns:
        Whether the buyer becomes president by it: a buyer who now holds more than the president takes over; holding
        as much is not enough.

    Raises:
        ValueError: there is no such certificate.

    """
    source = next((one for one in sources if percent in _sizes(charter, (one,))), None)
    if source is None:
        raise ValueError(f"no certificate of {percent} % of {charter.id} is for sale")
    _hand_over(charter, source, buyer, (percent,))
    return _overtakes(charter, buyer)


def take_option(charter: Charter, buyer: Owner, percent: int, source: Owner, option: ShareOption) -> bool:
    """Transfer an ordinary certificate as an option, which then counts as ``percent``, one half of it.

    Returns:
        Whether the buyer becomes president by it.

    """
    certificate = charter.certificates[charter.certificates.index(Certificate(2 * percent, source), 1)]
    certificate.holder, certificate.percent, certificate.option = buyer, percent, option
    return _overtakes(charter, buyer)


def option_of(charter: Charter, owner: Owner) -> ShareOption | None:
    """Return somebody's option on a certificate of a company, or None if there is none."""
    for one in charter.certificates:
        if one.option is not None and one.holder == owner:
            return one.option
    return None


def complete(charter: Charter, owner: Owner) -> bool:
    """Turn an option into its certificate; return whether its owner becomes president by it."""
    certificate = next(one for one in charter.certificates if one.option and one.holder == owner)
    _make_whole(certificate)
    return _overtakes(charter, owner)


def _make_whole(certificate: Certificate) -> None:
    certificate.percent, certificate.option = 2 * certificate.percent, None


def _overtakes(charter: Charter, buyer: Owner) -> bool:
    """Make a buyer president if he holds more than the president; return whether he does."""
    president = charter.certificates[0].holder
    if buyer == president or held(charter, buyer) <= held(charter, president):
        return False
    _preside(charter, buyer)
    return True


def successor(charter: Charter, seller: Owner, percent: int, others: Sequence[Owner]) -> Owner | None:
    """Return who takes over when somebody sells some percent, or None if nobody does.

    It is the largest holder, who must have more than the selling president keeps, and at least as much as the
    president's certificate; among equals, the first of ``others``.
    """
    if charter.certificates[0].holder != seller:
        return None
    rival, most = _rival(charter, others)
    return rival if most > held(charter, seller) - percent else None


def _rival(charter: Charter, others: Sequence[Owner]) -> tuple[Owner | None, int]:
    """Return who could take over, or None if nobody has as much as the president's certificate, and what he holds."""
    rival, most = None, president_percent(charter) - 1
    for other in others:
        percent = held(charter, other)
        if percent > most:
            rival, most = other, percent
    return rival, most


def portions(charter: Charter, seller: Owner, others: Sequence[Owner]) -> tuple[int, ...]:
    """Return which percentages somebody can sell, the smallest first.

    A president's certificate is never sold, only exchanged: what it stands for can be sold if somebody takes over. An
    option can be sold once it is salable.
    """
    step, most = min([one.percent for one in charter.certificates]), held(charter, seller)
    owned = _sizes(charter, (seller,), salable=True)
    rival, rivals_most = _rival(charter, others) if charter.certificates[0].holder == seller else (None, 0)
    if rival is None:
        return _sums(owned, step, step, most)
    # Sales that leave the president with less than the rival are made after the two have exchanged certificates.
    exchanged = _part(_sizes(charter, (rival,)), president_percent(charter))
    kept = max(most - rivals_most, 0)
    before = _sums(owned, step, step, kept)
    if exchanged is None:
        return before
    return before + _sums(_together(owned, exchanged), step, (kept // step + 1) * step, most)


def sell(charter: Charter, seller: Owner, percent: int, others: Sequence[Owner]) -> Owner | None:
    """Move a percentage to the pool and return the new president, if somebody takes over.

    Raises:
        ValueError: it is not among the ``portions``.

    """
    sold = pieces(charter, seller, percent, others)
    if sold is None:
        raise ValueError(f"{seller} cannot sell {percent} % of {charter.id}")
    new_president = successor(charter, seller, percent, others)
    if new_president is not None:
        _preside(charter, new_president)
    _hand_over(charter, seller, POOL, sold)
    return new_president


def pieces(charter: Charter, seller: Owner, percent: int, others: Sequence[Owner]) -> tuple[int, ...] | None:
    """Return which certificates make up a sale, after the exchange with a successor, or None if none can."""
    owned = _sizes(charter, (seller,), salable=True)
    new_president = successor(charter, seller, percent, others)
    if new_president is not None:
        exchanged = _part(_sizes(charter, (new_president,)), president_percent(charter))
        if exchanged is None:
            return None
        owned = _together(owned, exchanged)
    return _part(owned, percent)


def includes_option(charter: Charter, seller: Owner, sold: Sequence[int]) -> bool:
    """Return whether certificates of some sizes that somebody sells cannot be had without an option."""
    full = _sizes(charter, (seller,))
    return any(
        sold.count(one.percent) > full.count(one.percent)
        for one in charter.certificates
        if one.option is not None and one.holder == seller
    )


def _preside(charter: Charter, new_president: Owner) -> None:
    """Exchange the president's certificate for as many percent of the new one's ordinary certificates."""
    certificate = charter.certificates[0]
    exchanged = _part(_sizes(charter, (new_president,)), certificate.percent)
    if exchanged is None:
        raise AssertionError(f"{new_president} cannot exchange {certificate.percent} % of {charter.id}")
    _hand_over(charter, new_president, certificate.holder, exchanged)
    certificate.holder = charter.president = new_president


def _hand_over(charter: Charter, giver: Owner, taker: Owner, percents: Iterable[int]) -> None:
    """Transfer ordinary certificates of the given sizes, and options where nothing else has the size."""
    for percent in percents:
        fitting = [one for one in charter.certificates[1:] if (one.percent, one.holder) == (percent, giver)]
        if not fitting:
            raise AssertionError(f"{giver} has no certificate of {percent} % of {charter.id}")
        certificate = min(fitting, key=lambda one: one.option is not None)
        certificate.holder = taker
        if certificate.option is not None:
            _make_whole(certificate)


def _sizes(charter: Charter, owners: Collection[Owner], *, salable: bool = False) -> tuple[int, ...]:
    """Return the percentages of some owners' ordinary certificates, the largest first; of options only salable ones."""
    found = (
        one.percent
        for one in charter.certificates[1:]
        if one.holder in owners and (one.option is None or (salable and one.option.salable))
    )
    return tuple(sorted(found, reverse=True))


def _together(owned: tuple[int, ...], exchanged: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted((*owned, *exchanged), reverse=True))


@cache
def _sums(sizes: tuple[int, ...], step: int, least: int, most: int) -> tuple[int, ...]:
    """Return the percentages from ``least`` to ``most``, in steps, that certificates can add up to."""
    return tuple(it for it in range(least, most + 1, step) if _part(sizes, it) is not None)


@cache
def _part(sizes: tuple[int, ...], total: int) -> tuple[int, ...] | None:
    """Choose certificates that together are exactly ``total``, large ones first, or return None if none are."""
    if total == 0:
        return ()
    for number, size in enumerate(sizes):
        if size <= total and (rest := _part(sizes[number + 1 :], total - size)) is not None:
            return (size, *rest)
    return None


FREE = "free"
"""The zone of a chart in which certificates do not count for the limit."""


def existing(state: EighteenxxState, company: CompanyId) -> Charter:
    """Return the charter of a company that is in play. Raises IllegalMove: there is none, or it is closed."""
    charter = state.charters.get(company)
    if company not in state.printed.companies:
        raise IllegalMove("18xx.stock.no_such_company", company=company)
    if charter is None or charter.closed:
        raise IllegalMove("18xx.stock.not_in_play", company=company)
    return charter


def started(state: EighteenxxState, company: CompanyId, subject: str) -> Charter:
    """Return the charter of a company that has a price.

    Raises IllegalMove: as ``existing``, or it has none yet, by the rule on ``subject``.
    """
    charter = existing(state, company)
    if charter.par is None:
        raise IllegalMove("18xx.stock.not_started", rule=state.printed.rule(subject), company=company)
    return charter


def unit_of(state: EighteenxxState, company: CompanyId) -> int:
    """Return how many percent of a company its price buys."""
    return state.printed.kind(company).unit


def cost(state: EighteenxxState, company: CompanyId, percent: int, price: int) -> int:
    """Return what a percentage of a company is worth at a price."""
    return percent // unit_of(state, company) * price


def price_of(state: EighteenxxState, company: CompanyId) -> int:
    """Return a company's price. Raises KeyError if it has not started or is closed."""
    return state.printed.chart.price(state.market.cell(company))


def holding(state: EighteenxxState, company: CompanyId, *owners: Owner) -> int:
    """Return how many percent of a company some owners hold together; of a closed one nobody holds anything."""
    charter = state.charters[company]
    return 0 if charter.closed else held(charter, *owners)


def certificates_of(state: EighteenxxState, seat: Seat) -> int:
    """Return how many certificates a player holds, as they count for the limit."""
    printed, held = state.printed, 0
    for company, charter in state.charters.items():
        # Counted here and not by ``count``, because this is called most often of all.
        number = 0
        if not charter.closed:
            for one in charter.certificates:
                if one.holder == seat:
                    number += 1
        if number and counts(state, company):
            held += number
    if printed.figures.private_companies_count:
        for private in state.private_companies.values():
            if private.owner == seat:
                held += 1
    return held


def counts(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether certificates of a company count for the limit at its present price."""
    printed = state.printed
    if not printed.kind(company).certificates_count:
        return False
    return state.charters[company].par is None or printed.chart.zone_of(state.market.cell(company)) != FREE
