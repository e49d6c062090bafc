"""Certificates of any percentage: who holds how much, who presides, what may be sold, what counts for a limit.

A charter lists a company's certificates, the president's first. No function here moves money or tokens.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache

from engine.eighteenxx.companies import IPO, POOL, Certificate, Charter, Owner

BANKS: tuple[Owner, ...] = (IPO, POOL)
"""Where certificates lie that nobody holds, those first that are sold first where both cost the same."""


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
    """Return what the president's certificate stands for."""
    return charter.certificates[0].percent


def with_players(charter: Charter) -> int:
    """Return how many percent are in the hands of anybody: neither with the bank nor in the company's own treasury."""
    return sum(one.percent for one in charter.certificates if one.holder not in BANKS and one.holder != charter.id)


def sold_out(charter: Charter) -> bool:
    """Tell whether no certificate is left with the bank or in the company's own treasury."""
    for one in charter.certificates:  # noqa: SIM110 - asked most often of all
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


def on_sale(charter: Charter, sources: Collection[Owner] = BANKS) -> tuple[int, ...]:
    """Return the different percentages of the ordinary certificates that lie somewhere, the largest first."""
    return tuple(dict.fromkeys(_sizes(charter, sources)))


def start(charter: Charter, president: Owner, par: int) -> None:
    """Let somebody take the president's certificate, at the price the company starts at."""
    charter.certificates[0].holder = charter.president = president
    charter.par = par


def buy(charter: Charter, buyer: Owner, percent: int, sources: Sequence[Owner] = BANKS) -> bool:
    """Let an ordinary certificate change hands, out of the first source that has one.

    Returns:
        Whether the buyer becomes president by it: whoever comes to hold more than the president takes over; holding
        as much is not enough.

    Raises:
        ValueError: there is no such certificate.

    """
    source = next((one for one in sources if percent in _sizes(charter, (one,))), None)
    if source is None:
        raise ValueError(f"no certificate of {percent} % of {charter.id} is for sale")
    _hand_over(charter, source, buyer, (percent,))
    president = charter.certificates[0].holder
    if buyer == president or held(charter, buyer) <= held(charter, president):
        return False
    _preside(charter, buyer)
    return True


def successor(charter: Charter, seller: Owner, percent: int, others: Sequence[Owner]) -> Owner | None:
    """Return who takes over when somebody sells some percent; None: nobody does.

    It is the largest holder, with more than a selling president keeps and at least the president's certificate; of
    equals the first among ``others``.
    """
    if charter.certificates[0].holder != seller:
        return None
    holdings = [held(charter, other) for other in others]
    most = max(holdings, default=0)
    kept = held(charter, seller) - percent
    return others[holdings.index(most)] if most > kept and most >= president_percent(charter) else None


def portions(charter: Charter, seller: Owner, others: Sequence[Owner]) -> tuple[int, ...]:
    """Return which percentages somebody can sell, the smallest first.

    A president's certificate is never sold, only exchanged: what it stands for can be sold if somebody takes over.
    """
    smallest = min(one.percent for one in charter.certificates)
    return tuple(
        percent
        for percent in range(smallest, held(charter, seller) + 1, smallest)
        if _pieces(charter, seller, percent, others) is not None
    )


def sell(charter: Charter, seller: Owner, percent: int, others: Sequence[Owner]) -> Owner | None:
    """Move a percentage to the pool and return the new president, if somebody takes over.

    Raises:
        ValueError: it is not among the ``portions``.

    """
    pieces = _pieces(charter, seller, percent, others)
    if pieces is None:
        raise ValueError(f"{seller} cannot sell {percent} % of {charter.id}")
    new_president = successor(charter, seller, percent, others)
    if new_president is not None:
        _preside(charter, new_president)
    _hand_over(charter, seller, POOL, pieces)
    return new_president


def _pieces(charter: Charter, seller: Owner, percent: int, others: Sequence[Owner]) -> tuple[int, ...] | None:
    """Return which certificates make up a sale, after the exchange with a successor; None: it cannot be made up."""
    owned = _sizes(charter, (seller,))
    new_president = successor(charter, seller, percent, others)
    if new_president is not None:
        exchanged = _part(_sizes(charter, (new_president,)), president_percent(charter))
        if exchanged is None:
            return None
        owned = tuple(sorted((*owned, *exchanged), reverse=True))
    return _part(owned, percent)


def _preside(charter: Charter, new_president: Owner) -> None:
    """Exchange the president's certificate for as many percent of the new one's ordinary certificates."""
    certificate = charter.certificates[0]
    exchanged = _part(_sizes(charter, (new_president,)), certificate.percent)
    if exchanged is None:
        raise ValueError(f"{new_president} cannot exchange {certificate.percent} % of {charter.id}")
    _hand_over(charter, new_president, certificate.holder, exchanged)
    certificate.holder = charter.president = new_president


def _hand_over(charter: Charter, giver: Owner, taker: Owner, percents: Iterable[int]) -> None:
    """Let ordinary certificates of the given sizes change hands. Raises ValueError where one is not there."""
    for percent in percents:
        found = charter.certificates.index(Certificate(percent, giver), 1)
        charter.certificates[found].holder = taker


def _sizes(charter: Charter, owners: Collection[Owner]) -> tuple[int, ...]:
    """Return the percentages of some owners' ordinary certificates, the largest first."""
    return tuple(sorted((one.percent for one in charter.certificates[1:] if one.holder in owners), reverse=True))


@cache
def _part(sizes: tuple[int, ...], total: int) -> tuple[int, ...] | None:
    """Choose certificates that together are exactly ``total``, large ones first; None: there are no such."""
    if total == 0:
        return ()
    for number, size in enumerate(sizes):
        if size <= total and (rest := _part(sizes[number + 1 :], total - size)) is not None:
            return (size, *rest)
    return None
