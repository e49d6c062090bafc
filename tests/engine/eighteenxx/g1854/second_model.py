"""A second, plain account of 1854's stock rounds, written from the rules alone: chart, certificates, options, splits.

Everything is counted in tenths of a company. Nothing of the engine is used but the kinds of its moves.
"""

from __future__ import annotations

from itertools import combinations

from engine.eighteenxx.moves import BuyFrom, Par, Pass, PayOption, Sell, TakeOption

MAJORS = ("KE", "FJ", "SD", "KR", "KT", "SB", "NT", "VB")
PARS = {67: 2, 72: 3, 77: 4, 82: 5, 87: 6, 93: 7}
PRICES = {
    7: (0, 86, 89, 93, 97, 101, 106, 112, 119, 127, 136, 146, 158, 170, 185, 210, 230, 250, 275, 300),
    6: (0, 81, 84, 87, 91, 95, 99, 104, 110, 117, 125, 134, 143, 153, 165, 180, 200),
    5: (0, 76, 79, 82, 85, 89, 93, 97, 102, 108, 115, 123),
    4: (0, 71, 74, 77, 80, 83, 87, 91, 95, 100),
    3: (0, 66, 69, 72, 75, 78, 81, 85, 89),
    2: (0, 61, 64, 67, 70, 73, 76, 79),
    1: (0, 56, 59, 62, 65, 68, 71),
    0: (1, 54, 57, 60, 63),
}
"""Of each row: the number of its first field, then its prices."""
CHART = {(first + i, y): price for y, (first, *row) in PRICES.items() for i, price in enumerate(row)}
YELLOW = {61, 76, 79, 56, 59, 68, 71, 54, 57, 60, 63}
LOW = {cell for cell, price in CHART.items() if cell[1] <= 2 and price in YELLOW}


def step(cell, *ways):
    """The first of some neighbours that there is, each given by its distance; the cell itself where there is none."""
    x, y = cell
    return next(((x + dx, y + dy) for dx, dy in ways if (x + dx, y + dy) in CHART), cell)


class Share:
    """A certificate: how many tenths are printed on it, whose it is, and of an option what is still due."""

    def __init__(self, size, owner):
        self.size, self.owner, self.due, self.taken = size, owner, None, None

    @property
    def counts(self):
        return self.size if self.due is None else 1


class Model:
    def __init__(self, order, cash, brought):
        self.order, self.cash, self.players = list(order), list(cash), len(order)
        self.shares = {name: [Share(4, "ipo"), *(Share(2, "ipo") for _ in range(3))] for name in MAJORS}
        for name, owner in brought.items():
            self.shares[name][1].owner = owner
        self.par, self.cells, self.stacks = {}, {}, {}
        self.treasury = dict.fromkeys(MAJORS, 0)
        self.floated, self.split = set(), set()
        self.round = 0
        self.begin()

    # What holds now.

    def begin(self):
        self.turn, self.passes, self.acted, self.last = 0, 0, False, None
        self.sold, self.sold_from = set(), {}

    @property
    def seat(self):
        return self.order[self.turn]

    def price(self, name):
        return CHART[self.cells[name]]

    def holding(self, name, owner):
        return sum(share.counts for share in self.shares[name] if share.owner == owner)

    @property
    def limit(self):
        return (32 + 5 * len(self.split)) // self.players

    def counted(self, seat):
        return sum(
            share.owner == seat
            for name, shares in self.shares.items()
            if self.cells.get(name) not in LOW
            for share in shares
        )

    def option(self, seat):
        return next(((n, s) for n, some in self.shares.items() for s in some if s.owner == seat and s.due), None)

    def lying(self, name, source):
        return [share for share in self.shares[name][1:] if share.owner == source]

    def left_of(self, seat):
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]

    # What is allowed.

    def allowed(self, move):
        if move.seat != self.seat:
            return False
        if isinstance(move, Sell):
            return self.sale(move) is not None
        if self.above():
            return False
        if isinstance(move, Pass):
            return True
        if isinstance(move, PayOption):
            held = self.option(move.seat)
            return held is not None and not self.acted and self.cash[move.seat] >= held[1].due
        if self.option(move.seat):
            return False
        # One that lies in the yellow zone does not count, and so may be bought at the limit; above it nothing may.
        free = not isinstance(move, Par) and self.cells.get(move.company) in LOW
        if self.counted(move.seat) + (not free) > self.limit:
            return False
        if isinstance(move, Par):
            enough = self.cash[move.seat] >= 4 * move.price
            return move.company in MAJORS and move.company not in self.par and move.price in PARS and enough
        return self.purchase(move) is not None

    def above(self):
        """Whether the player on turn must sell before anything else."""
        return self.counted(self.seat) > self.limit and any(
            self.sale(Sell(self.seat, name, 10 * tenths))
            for name in MAJORS
            for tenths in range(1, 11)
            if self.cells.get(name) not in LOW
        )

    def purchase(self, move):
        """The certificate that is bought and what is paid for it now."""
        name, half = move.company, isinstance(move, TakeOption)
        if name not in self.par or (move.seat, name) in self.sold or move.source not in {"ipo", "pool", name}:
            return None
        lying = self.lying(name, move.source)
        if not lying or (half and lying[0].size != 2):
            return None
        share = lying[0]
        tenths = 1 if half else share.size
        cost = tenths * (self.par[name] if move.source == "ipo" else self.price(name))
        if self.holding(name, move.seat) + tenths > (6 if name in self.split else 10) or cost > self.cash[move.seat]:
            return None
        return share, cost

    def sale(self, move):
        """The certificates that go to the pool and who presides then; None: such a sale is not allowed."""
        name, seat, tenths = move.company, move.seat, move.percent // 10
        if self.round == 0 or name not in self.par or not 1 <= tenths <= self.holding(name, seat):
            return None
        own = [s for s in self.shares[name][1:] if s.owner == seat and (s.due is None or s.taken < self.round)]
        president, successor = self.shares[name][0], None
        if president.owner == seat:
            kept = self.holding(name, seat) - tenths
            best = max(self.left_of(seat), key=lambda other: self.holding(name, other))  # the first of equals
            if self.holding(name, best) > kept:
                successor, given = best, self.exchanged(name, best)
                if given is None:
                    return None
                own = own + given
        for number in range(1, len(own) + 1):
            for some in combinations(own, number):
                if sum(share.counts for share in some) == tenths:
                    return some, successor
        return None

    def exchanged(self, name, successor):
        """The full certificates that somebody gives for the president's."""
        full = [s for s in self.shares[name][1:] if s.owner == successor and s.due is None]
        size = self.shares[name][0].size
        for number in range(1, len(full) + 1):
            for some in combinations(full, number):
                if sum(share.size for share in some) == size:
                    return list(some)
        return None

    def can_do_something(self):
        return any(self.allowed(move) for move in self.candidates() if not isinstance(move, Pass))

    def candidates(self):
        seat = self.seat
        yield Pass(seat)
        yield PayOption(seat)
        for name in MAJORS:
            for par in (67, 93):
                yield Par(seat, name, par)
            for source in ("ipo", "pool", name):
                yield BuyFrom(seat, name, source)
                yield TakeOption(seat, name, source)
            for percent in range(10, 101, 10):
                yield Sell(seat, name, percent)

    # What happens.

    def play(self, move):
        seat = move.seat
        if isinstance(move, Sell):
            self.sell(move)
        elif isinstance(move, Par):
            self.cash[seat] -= 4 * move.price
            self.par[move.company], self.shares[move.company][0].owner = move.price, seat
            self.put(move.company, (2, PARS[move.price]))
            self.float(move.company)
        elif isinstance(move, PayOption):
            name, share = self.option(seat)
            self.cash[seat] -= share.due
            share.due = None
            self.settle(name, seat)
        elif not isinstance(move, Pass):
            self.buy(move)
        self.acted = self.acted or not isinstance(move, Pass)
        if not isinstance(move, Sell) or not self.can_do_something():
            return self.end_turn()
        return False

    def buy(self, move):
        name, seat = move.company, move.seat
        share, cost = self.purchase(move)
        self.cash[seat] -= cost
        if move.source == name:
            self.treasury[name] += cost
        share.owner = seat
        if isinstance(move, TakeOption):
            share.due, share.taken = cost, self.round
        self.settle(name, seat)

    def settle(self, name, seat):
        """See who presides and whether the company floats."""
        president = self.shares[name][0]
        if self.holding(name, seat) > self.holding(name, president.owner):
            self.hand_over(name, seat)
        self.float(name)

    def hand_over(self, name, successor):
        given, president = self.exchanged(name, successor), self.shares[name][0]
        for share in given:
            share.owner = president.owner
        president.owner = successor

    def float(self, name):
        sold = sum(share.counts for share in self.shares[name] if isinstance(share.owner, int))
        if sold >= 5 and name not in self.floated:
            self.floated.add(name)
            self.treasury[name] += 10 * self.par[name]

    def sell(self, move):
        name, seat = move.company, move.seat
        some, successor = self.sale(move)
        if successor is not None:
            self.hand_over(name, successor)
        start = self.sold_from.setdefault(name, self.price(name))
        self.cash[seat] += start * sum(share.counts for share in some)
        for share in some:
            share.owner, share.due, share.taken = "pool", None, None
        cell = self.cells[name]
        for _ in some:
            cell = step(cell, (0, -1))
        self.move(name, cell)
        self.sold.add((seat, name))

    def put(self, name, cell):
        self.cells[name] = cell
        self.stacks.setdefault(cell, []).append(name)

    def move(self, name, cell):
        before = self.cells[name]
        if cell == before:
            return
        self.stacks[before].remove(name)
        self.put(name, cell)
        if sum(before) < 10 <= sum(cell) and name not in self.split:
            self.halve(name)

    def halve(self, name):
        self.split.add(name)
        for share in self.shares[name]:
            if share.due is None:
                share.size //= 2
                if isinstance(share.owner, int):
                    self.cash[share.owner] += share.size * self.price(name)
            else:
                share.size, share.due, share.taken = 1, None, None
        self.shares[name] += [Share(1, name) for _ in range(5)]

    def operating_order(self):
        """Companies by price, then the one further right, then the upper of the stack."""
        cells = sorted((cell for cell in self.stacks), key=lambda c: (CHART[c], c[0] + c[1] / 2), reverse=True)
        return [name for cell in cells for name in self.stacks[cell]]

    def end_turn(self):
        """Go on to the next who can do something; return whether the round is over."""
        while True:
            if self.acted:
                self.last = self.seat
            self.passes = 0 if self.acted else self.passes + 1
            self.acted, self.sold_from = False, {}
            self.turn = (self.turn + 1) % self.players
            if self.passes == self.players:
                self.end_round()
                return True
            if self.can_do_something():
                return False

    def end_round(self):
        for name in self.operating_order():
            if all(isinstance(share.owner, int) for share in self.shares[name]):
                self.move(name, step(self.cells[name], (0, 1)))
        if self.last is not None:
            self.order = [*self.left_of(self.last), self.last]

    def operate(self, name, what, amount):
        """What happens to a company between two stock rounds."""
        cell = self.cells[name]
        if what == "pay":
            for share in self.shares[name]:
                if isinstance(share.owner, int):
                    self.cash[share.owner] += share.counts * amount
            self.move(name, step(cell, (1, 0), (0, 1)))
        elif what == "keep":
            self.treasury[name] += 10 * amount
            self.move(name, step(cell, (-1, 0), (0, -1)))
        else:
            self.move(name, step(cell, (-1, 1) if what == "buyer" else (1, -1)))

    def next_round(self):
        self.round += 1
        self.begin()
        if not self.can_do_something():
            return self.end_turn()
        return False
