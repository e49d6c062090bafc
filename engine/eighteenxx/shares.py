"""Certificates of any percentage: who holds how much, who presides, what may be sold, what counts for a limit.

A charter lists the owners of a company's certificates, the president's first; an ``Issue`` says what each stands for.
No function here moves money or tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from engine.eighteenxx.company import BANK, Charter, Owner


class Issue(msgspec.Struct, frozen=True):
    """How the stock of a company is cut into certificates."""

    sizes: tuple[int, ...]
    """Percent of each certificate, the president's first, in the order of the charter."""
    share: int
    """Percent that a price buys."""

    def cost(self, percent: int, price: int) -> int:
        """Return what a percentage is worth at a price a share."""
        return percent // self.share * price


def held(charter: Charter, issue: Issue, owner: Owner) -> int:
    """Return how many percent somebody holds."""
    return sum(size for holder, size in zip(charter.certificates, issue.sizes, strict=True) if holder == owner)


def with_players(charter: Charter, issue: Issue) -> int:
    """Return how many percent are in the hands of anybody but the bank."""
    return sum(issue.sizes) - held(charter, issue, BANK)


def sold_out(charter: Charter) -> bool:
    """Tell whether the bank has no certificate left."""
    return BANK not in charter.certificates


def count(charters: Iterable[Charter], owner: Owner) -> int:
    """Return how many certificates somebody holds, whatever they stand for; those of closed companies are void."""
    return sum(charter.certificates.count(owner) for charter in charters if not charter.closed)


def on_sale(charter: Charter, issue: Issue) -> tuple[int, ...]:
    """Return the different sizes of the ordinary certificates that the bank has, the largest first."""
    return tuple(dict.fromkeys(_sizes(charter, issue, BANK)))


def start(charter: Charter, president: Owner, par: int) -> None:
    """Let somebody take the president's certificate, at the price the company starts at."""
    charter.certificates[0] = charter.president = president
    charter.par = par


def buy(charter: Charter, issue: Issue, buyer: Owner, size: int) -> bool:
    """Let an ordinary certificate of the bank change hands; return whether the buyer becomes president by it.

    Whoever comes to hold more than the president takes over; holding as much is not enough.

    Raises:
        ValueError: the bank has no such certificate.

    """
    _hand_over(charter, issue, BANK, buyer, (size,))
    president = charter.certificates[0]
    if buyer == president or held(charter, issue, buyer) <= held(charter, issue, president):
        return False
    _preside(charter, issue, buyer)
    return True


def successor(charter: Charter, issue: Issue, seller: Owner, percent: int, others: Sequence[Owner]) -> Owner | None:
    """Return who takes over when somebody sells some percent; None: nobody does.

    It is the largest holder, with more than a selling president keeps and at least the president's certificate; of
    equals the first among ``others``.
    """
    if charter.certificates[0] != seller:
        return None
    holdings = [held(charter, issue, other) for other in others]
    most = max(holdings, default=0)
    kept = held(charter, issue, seller) - percent
    return others[holdings.index(most)] if most > kept and most >= issue.sizes[0] else None


def portions(charter: Charter, issue: Issue, seller: Owner, others: Sequence[Owner]) -> tuple[int, ...]:
    """Return which percentages somebody can sell, the smallest first.

    A president's certificate is never sold, only exchanged: what it stands for can be sold if somebody takes over.
    """
    smallest = min(issue.sizes)
    return tuple(
        percent
        for percent in range(smallest, held(charter, issue, seller) + 1, smallest)
        if _pieces(charter, issue, seller, percent, others) is not None
    )


def sell(charter: Charter, issue: Issue, seller: Owner, percent: int, others: Sequence[Owner]) -> Owner | None:
    """Move a percentage to the bank and return the new president, if somebody takes over.

    Raises:
        ValueError: it is not among the ``portions``.

    """
    pieces = _pieces(charter, issue, seller, percent, others)
    if pieces is None:
        raise ValueError(f"{seller} cannot sell {percent} % of {charter.id}")
    heir = successor(charter, issue, seller, percent, others)
    if heir is not None:
        _preside(charter, issue, heir)
    _hand_over(charter, issue, seller, BANK, pieces)
    return heir


def _pieces(
    charter: Charter, issue: Issue, seller: Owner, percent: int, others: Sequence[Owner]
) -> tuple[int, ...] | None:
    """Return which certificates make up a sale, after the exchange with a successor; None: it cannot be made up."""
    owned = _sizes(charter, issue, seller)
    heir = successor(charter, issue, seller, percent, others)
    if heir is not None:
        exchanged = _part(_sizes(charter, issue, heir), issue.sizes[0])
        if exchanged is None:
            return None
        owned = tuple(sorted((*owned, *exchanged), reverse=True))
    return _part(owned, percent)


def _preside(charter: Charter, issue: Issue, heir: Owner) -> None:
    """Exchange the president's certificate for as many percent of the heir's ordinary ones."""
    exchanged = _part(_sizes(charter, issue, heir), issue.sizes[0])
    if exchanged is None:
        raise ValueError(f"{heir} cannot exchange {issue.sizes[0]} % of {charter.id}")
    _hand_over(charter, issue, heir, charter.certificates[0], exchanged)
    charter.certificates[0] = charter.president = heir


def _hand_over(charter: Charter, issue: Issue, giver: Owner, taker: Owner, sizes: Iterable[int]) -> None:
    """Let ordinary certificates of the given sizes change hands. Raises ValueError where one is not there."""
    for size in sizes:
        found = list(zip(charter.certificates, issue.sizes, strict=True)).index((giver, size), 1)
        charter.certificates[found] = taker


def _sizes(charter: Charter, issue: Issue, owner: Owner) -> tuple[int, ...]:
    """Return the sizes of somebody's ordinary certificates, the largest first."""
    ordinary = zip(charter.certificates[1:], issue.sizes[1:], strict=True)
    return tuple(sorted((size for holder, size in ordinary if holder == owner), reverse=True))


@cache
def _part(sizes: tuple[int, ...], total: int) -> tuple[int, ...] | None:
    """Choose certificates that together are exactly ``total``, large ones first; None: there are no such."""
    if total == 0:
        return ()
    for number, size in enumerate(sizes):
        if size <= total and (rest := _part(sizes[number + 1 :], total - size)) is not None:
            return (size, *rest)
    return None
