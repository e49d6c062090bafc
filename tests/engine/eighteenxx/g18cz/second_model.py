"""A second, plain account of 18CZ's stock rounds, written from the rulebook alone: who may trade what, and what follows.

It counts shares: a president's certificate is two of them, and all others are one each.
"""

from __future__ import annotations

from collections.abc import Iterator

CHART = (
    *(40, 45, 50, 53, 55, 58, 60, 63, 65, 68, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 126, 132, 138, 144),
    *(151, 158, 165, 172, 180, 188, 196, 204, 213, 222, 231, 240, 250, 260, 275, 290, 305, 320, 335, 350, 370),
)
SMALL, MEDIUM, LARGE = (
    ["EKJ", "OFE", "BCB", "MW", "VBW"],
    ["BN", "NWB", "ATE", "BTE", "KFN"],
    ["Sx", "Pr", "By", "kk", "Ug"],
)
SHARES = {"small": 4, "medium": 5, "large": 10}
MOST_HELD = {"small": 3, "medium": 3, "large": 6}
STARTS = {"small": (50, 55, 60, 65, 70), "medium": (60, 70, 80, 90, 100), "large": (90, 100, 110, 120)}
OPENS = {"small": "a", "medium": "b", "large": "d"}
LIMITS = {3: 14, 4: 12, 5: 10, 6: 9}


def size(company: str) -> str:
    return "small" if company in SMALL else "medium" if company in MEDIUM else "large"


class Model:
    """A stock round under way."""

    def __init__(self, players: int, phase: str, *, first: bool, cash: list[int]) -> None:
        self.players, self.phase, self.first, self.cash = range(players), phase, first, cash
        self.debts = [0] * players
        self.locals = [0] * players
        self.held: dict[str, list[int]] = {}
        """Shares of each company that is started, by seat."""
        self.president: dict[str, int] = {}
        self.floated: dict[str, int] = {}
        """The companies afloat, each with what it got when it floated in this round."""
        self.starts: dict[str, int] = {}
        self.tokens: list[list[str]] = [[] for _ in CHART]
        self.turn, self.passes, self.acted, self.over = 0, 0, False, False
        self.barred: set[tuple[int, str]] = set()
        self.sold: dict[str, int] = {}

    # What may be done.

    def certificates(self, seat: int) -> int:
        shares = sum(held[seat] for held in self.held.values())
        return self.locals[seat] + shares - list(self.president.values()).count(seat)

    def cell(self, company: str) -> int:
        return next(cell for cell, stack in enumerate(self.tokens) if company in stack)

    def price(self, company: str) -> int:
        return CHART[self.cell(company)]

    def sales(self, seat: int) -> Iterator[tuple[str, str, int]]:
        # SR 6: not in the first round. SR 5b: below two shares a president comes only if another has two.
        for company, held in self.held.items() if not self.first else ():
            follower = max(held[other] for other in self.players if other != seat)
            for shares in range(1, held[seat] + 1):
                if self.president[company] != seat or held[seat] - shares >= 2 or follower >= 2:
                    yield "sell", company, shares

    def purchases(self, seat: int) -> Iterator[tuple[str, str, int]]:
        # SR 3 and OR 11: no debts, no buying back, the money, and SR 4: both limits.
        if self.debts[seat] or self.certificates(seat) + 1 > LIMITS[len(self.players)]:
            return
        for company, held in self.held.items():
            left = SHARES[size(company)] - sum(held)
            allowed = (seat, company) not in self.barred and held[seat] < MOST_HELD[size(company)]
            if left and allowed and self.price(company) <= self.cash[seat]:
                yield "buy", company, 0
        for company in (*SMALL, *MEDIUM, *LARGE):
            if company not in self.held and OPENS[size(company)] <= self.phase:
                for price in STARTS[size(company)]:
                    if 2 * price <= self.cash[seat]:
                        yield "par", company, price

    def legal(self) -> set[tuple[str, str, int]]:
        seat = self.turn
        sales = set(self.sales(seat))
        repayment = {("repay", "", 0)} if 0 < self.debts[seat] <= self.cash[seat] else set()
        if self.certificates(seat) > LIMITS[len(self.players)] and sales:
            return sales | repayment
        return sales | repayment | set(self.purchases(seat)) | {("pass", "", 0)}

    # What follows.

    def play(self, kind: str, company: str, number: int) -> None:
        seat = self.turn
        match kind:
            case "sell":
                self._sell(seat, company, number)
            case "buy":
                self.cash[seat] -= self.price(company)
                self.held[company][seat] += 1
                if self.held[company][seat] > self.held[company][self.president[company]]:
                    self.president[company] = seat
            case "par":
                self.cash[seat] -= 2 * number
                self.held[company] = [2 * (other == seat) for other in self.players]
                self.president[company], self.starts[company] = seat, number
                self.tokens[CHART.index(number)].append(company)
            case "repay":
                self.cash[seat] -= self.debts[seat]
                self.debts[seat] = 0
        if company:
            self.acted = True
            self._float(company)
        if kind in {"buy", "par", "pass"}:
            self._end_turn()
        while not self.over and self.legal() == {("pass", "", 0)}:
            self._end_turn()

    def _sell(self, seat: int, company: str, number: int) -> None:
        held = self.held[company]
        # SR 6: all that is sold of a company in a turn is one sale, at the price before it.
        if company not in self.sold:
            self.sold[company] = self.price(company)
            self._move(company, -1)
        self.cash[seat] += number * self.sold[company]
        held[seat] -= number
        self.barred.add((seat, company))
        if self.president[company] == seat and max(held) > held[seat]:
            # SR 5b: of equals the earlier in the turn order, which here is that of the seats.
            self.president[company] = held.index(max(held))

    def _float(self, company: str) -> None:
        total = SHARES[size(company)]
        if company not in self.floated and 2 * sum(self.held[company]) >= total:
            self.floated[company] = total * self.starts[company]

    def _move(self, company: str, by: int) -> None:
        cell = self.cell(company)
        to = min(max(cell + by, 0), len(CHART) - 1)
        if to != cell:
            self.tokens[cell].remove(company)
            self.tokens[to].append(company)

    def _end_turn(self) -> None:
        self.passes = 0 if self.acted else self.passes + 1
        self.turn = (self.turn + 1) % len(self.players)
        self.acted, self.sold = False, {}
        if self.passes == len(self.players):
            self.over = True
            for company in [company for stack in reversed(self.tokens) for company in stack]:
                if sum(self.held[company]) == SHARES[size(company)]:
                    self._move(company, 1)

    def order(self) -> list[int]:
        """Return the turn order after the round (SR 2)."""
        return sorted(self.players, key=lambda seat: -self.cash[seat])
