"""Distinguishes certificates by number, and those never sold from those sold back, as 18xx.games does.

To our rules, equal certificates are alike. But actions of 18xx.games name certificates, so it must be known who has
which, to check actions, to compare positions with a trace, and to write actions.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import CorruptLog
from engine.eighteenxx.companies import IPO, POOL, Owner

Keeper = Owner
"""Who has certificates: an owner, ``IPO`` or ``POOL``."""


class Ledger:
    """The certificates of one company by number, 0 being the president's: for each keeper, in the order they came."""

    def __init__(self, percents: Sequence[int]) -> None:
        self._sizes = percents
        self._kept: dict[Keeper, list[int]] = {IPO: list(range(len(self._sizes))), POOL: []}
        self._president: Owner | None = None

    def copy(self) -> Ledger:
        """Return an equal ledger that can be changed independently of this one."""
        copied = Ledger(self._sizes)
        copied._kept = {keeper: [*numbers] for keeper, numbers in self._kept.items()}
        copied._president = self._president
        return copied

    def numbers(self, keeper: Keeper) -> tuple[int, ...]:
        """Return which certificates somebody has, in the order they came."""
        return tuple(self._kept.get(keeper, ()))

    def percent(self, numbers: Sequence[int]) -> int:
        """Return how many percent some certificates are together."""
        return sum(self._sizes[number] for number in numbers)

    def buy(self, buyer: Owner, numbers: Sequence[int], president: Owner | None) -> None:
        """Record a purchase, or the start of the company, and who is president after it. Raises CorruptLog."""
        for number in numbers:
            if number not in (*self._kept[IPO], *self._kept[POOL]):
                raise CorruptLog(f"certificate {number} is not for sale")
            self._move(number, buyer)
        if self._president is not None and president != self._president:
            self._preside(president, self._president)
        self._president = president

    def start_neutral(self, owner: Owner, count: int) -> None:
        """Record the start of a neutral player's company: on 18xx.games he takes every second certificate, from 0."""
        for number in range(0, 2 * count, 2):
            self._move(number, owner)
        self._president = owner

    def sell(self, seller: Owner, numbers: Sequence[int], percent: int, president: Owner | None) -> None:
        """Record a sale; what is sold beyond the percentage, of the president's certificate, comes back as other ones.

        Raises:
            CorruptLog: a certificate is not the seller's.

        """
        for number in numbers:
            if number not in self.numbers(seller):
                raise CorruptLog(f"certificate {number} is not the seller's")
            self._move(number, POOL)
        kept_back = self.percent(numbers) - percent
        if president != self._president:
            enough = self.percent(self.numbers(seller)) + kept_back >= self._sizes[0]
            self._preside(president, seller if enough else POOL)
        self._president = president
        while kept_back > 0:
            number = self._kept[POOL][0]
            self._move(number, seller)
            kept_back -= self._sizes[number]

    def _preside(self, successor: Owner | None, before: Keeper) -> None:
        """Exchange a successor's first certificates for the president's certificate."""
        if successor is None:
            return
        exchanged = self._sizes[0] // self._sizes[1]
        for number in self._kept[successor][:exchanged]:
            self._move(number, before)
        self._move(0, successor)

    def _move(self, number: int, keeper: Keeper) -> None:
        for numbers in self._kept.values():
            if number in numbers:
                numbers.remove(number)
        self._kept.setdefault(keeper, []).append(number)

    def for_sale(self, percent: int) -> int | None:
        """Return a certificate of the bank of some percentage, preferably one never sold, or None if there is none."""
        stock = (*self._kept[IPO], *self._kept[POOL])
        return next((number for number in stock if self._sizes[number] == percent), None)

    def making_up(self, seller: Owner, percent: int) -> tuple[int, ...]:
        """Return certificates that make up a sale, the president's last, and only if the others do not suffice."""
        chosen: list[int] = []
        for number in sorted(self.numbers(seller), key=lambda number: number == 0):
            if self.percent(chosen) < percent:
                chosen.append(number)
        return tuple(chosen)
