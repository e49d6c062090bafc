"""A position of Legends in numbers, so that it can be played on in a few milliseconds.

Cities, tracks and colours are numbered by their order, the wild colour last. It holds what most dollars come of: cards,
tracks, tickets, and what is paid on the way. Events, wells, specialists, postcards and further steamers are left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.rng import Rng
from engine.ticket_to_ride.legends.ahead.chart import Chart
from engine.ticket_to_ride.legends.network import with_link
from engine.ticket_to_ride.legends.sensible.plan import DIG, FREE_CARD, HERD
from engine.ticket_to_ride.legends.state import Company, LegendsState

_NOBODY = -1


class Pair(NamedTuple):
    """A ticket: two cities, the dollars that it brings, and those that it costs if it is not completed."""

    a: int
    b: int
    gain: int
    loss: int

    def marked(self, times: int) -> Pair:
        """Return it as a flagship, whose printed value counts so many times."""
        return self._replace(gain=self.gain + (times - 1) * self.loss, loss=times * self.loss)


class Seat:
    """What lies in front of a company, and what it is about."""

    __slots__ = (
        *("counts", "trains", "dollars", "tickets", "parent", "marks", "size", "herds", "dug", "coal", "crossed"),
        *("visited", "chartered", "goals", "planned", "income", "shut"),
    )

    def __init__(self, counts: list[int], trains: int, dollars: float) -> None:
        """Begin with a hand by colours; nothing is joined yet."""
        self.counts, self.trains, self.dollars = counts, trains, dollars
        self.tickets: list[Pair] = []
        self.parent: list[int] = []
        """Which cities are joined, as a union-find."""
        self.marks: list[int] = []
        """By city that stands for a joined part what lies in that: see ``Chart.marks``."""
        self.size: list[int] = []
        """By such a city how many cities the part has."""
        self.herds = self.coal = self.crossed = 0
        self.dug = self.visited = frozenset[int]()
        """The claim cities where it dug, and the depots of others that were paid for."""
        self.chartered = False
        self.goals: list[int] = []
        """Tracks to travel for tickets, the longest first."""
        self.planned = False
        """Whether the goals are those of a plan that holds."""
        self.income: list[float] = []
        """By track the dollars that it brings by itself."""
        self.shut: list[bool] = []
        """By track whether a parallel one that is owned closes it (L E1 to E3)."""

    def copy(self) -> Seat:
        """Return another one alike."""
        seat = Seat(self.counts[:], self.trains, self.dollars)
        seat.tickets, seat.dug, seat.visited = self.tickets, self.dug, self.visited
        seat.parent, seat.marks, seat.size = self.parent[:], self.marks[:], self.size[:]
        seat.herds, seat.coal, seat.crossed, seat.chartered = self.herds, self.coal, self.crossed, self.chartered
        seat.goals, seat.planned, seat.income, seat.shut = self.goals[:], self.planned, self.income[:], self.shut[:]
        return seat

    def root(self, city: int) -> int:
        """Return the city that stands for all that are joined with this one."""
        parent = self.parent
        while parent[city] != city:
            city = parent[city]
        return city

    def join(self, a: int, b: int) -> int:
        """Join two cities; return the one that stands for the part with both."""
        a, b = self.root(a), self.root(b)
        if a != b:
            if self.size[a] < self.size[b]:
                a, b = b, a
            self.parent[b] = a
            self.marks[a] |= self.marks[b]
            self.size[a] += self.size[b]
        return a

    def missing(self) -> list[Pair]:
        """Return the tickets that are not completed."""
        root = self.root
        return [one for one in self.tickets if root(one.a) != root(one.b)]


class Table:
    """A position, with everything that is hidden in it."""

    def __init__(self, chart: Chart, state: LegendsState, seat: int) -> None:
        """``state`` waits for the turn of a seat, with what that cannot see drawn as it may be."""
        colour_of = state.pack.cards.colour_of
        self.chart = chart
        self.owner = [_NOBODY] * len(chart.ends)
        self.herds = frozenset(chart.cities[city] for city in state.herds)
        self.seats = [self._seat(state, number, own=number == seat) for number in range(len(state.seats))]
        for track, owner in state.claims.items():
            self.take(int(owner), chart.number[track])
        # Newspapers are not held by anybody: without events they are no cards at all.
        supply = state.supply
        self.deck, self.row, self.discards = (
            [colour_of[card] for card in pile if card in colour_of]
            for pile in (supply.deck, supply.row, supply.discards)
        )
        self.turn, self.left = state.active, state.turns_left
        self.tickets = [self._pair(state, ticket) for ticket in state.ticket_deck]
        self.charters = len(state.charters)
        for number, there in enumerate(self.seats):
            there.income = [self._brings(number, track) for track in range(len(self.owner))]

    def _seat(self, state: LegendsState, number: int, *, own: bool) -> Seat:
        chart, held = self.chart, state.company(number)
        seat = Seat(list(state.pack.cards.counts(held.hand)), held.trains, float(held.coins))
        seat.tickets = [self._pair(state, ticket, held if own else None) for ticket in held.tickets]
        seat.parent, seat.marks, seat.size = list(range(len(chart.at))), chart.marks[:], [1] * len(chart.at)
        seat.shut = [False] * len(chart.ends)
        seat.herds, seat.coal, seat.crossed = len(held.herds), held.coal, held.crossed
        seat.dug = frozenset(chart.cities[city] for city in held.digs)
        seat.visited = frozenset(chart.cities[city] for city in held.visited)
        seat.chartered = number in state.charters
        if len(held.steamers) > 1 and with_link(state, number).joined(*held.steamers):
            seat.join(*(chart.cities[port] for port in held.steamers))
        return seat

    def _pair(self, state: LegendsState, ticket: str, own: Company | None = None) -> Pair:
        """Return a ticket in numbers; ``own``: who holds it, if that is known."""
        printed, cities, stamps = state.pack.ticket(ticket), self.chart.cities, state.campaign.stamps.get(ticket, ())
        more = 0 if own and own.company in stamps else state.pack.figures.tickets.rival_stamp * len(stamps)
        pair = Pair(cities[printed.a], cities[printed.b], printed.points + more, printed.points)
        return pair.marked(self.chart.flagship) if own and own.flagship == ticket else pair

    def copy(self) -> Table:
        """Return another one alike, to be played on."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.owner, table.deck, table.row = self.owner[:], self.deck[:], self.row[:]
        table.discards, table.seats = self.discards[:], [seat.copy() for seat in self.seats]
        table.tickets = self.tickets[:]
        return table

    def deal_cards_anew(self, seat: int, rng: Rng) -> None:
        """Exchange the cards of the deck and of the other hands, each of which keeps its number of cards."""
        others = [held for number, held in enumerate(self.seats) if number != seat]
        cards = self.deck + [
            colour for held in others for colour, number in enumerate(held.counts) for _ in range(number)
        ]
        cards.sort()
        rng.shuffle(cards)
        for held in others:
            dealt = [cards.pop() for _ in range(sum(held.counts))]
            held.counts = [dealt.count(colour) for colour in range(len(held.counts))]
        self.deck = cards

    def reckon(self, number: int, tracks: Iterable[int]) -> None:
        """Work out anew what some tracks bring a seat."""
        income = self.seats[number].income
        for track in tracks:
            income[track] = self._brings(number, track)

    def _brings(self, number: int, track: int) -> float:
        """Return the dollars that a track brings a seat by itself."""
        chart, seat = self.chart, self.seats[number]
        dollars = chart.survey[track] + FREE_CARD * chart.gives[track] + chart.crossing * chart.trestles[track]
        if chart.colour[track] == chart.own[number]:
            dollars += chart.bonus[number] + FREE_CARD * chart.bonus_cards[number]
        if number in chart.depots[track]:
            dollars += FREE_CARD
        if chart.to_claim[track] and not seat.dug.issuperset(chart.to_claim[track]):
            dollars += DIG
        if self.herds and seat.herds < chart.most_herds and not self.herds.isdisjoint(chart.ends[track]):
            dollars += HERD
        if chart.length[track] >= chart.coal_from and not seat.coal:
            dollars -= chart.coal_dollars
        return dollars

    def take(self, number: int, track: int) -> int:
        """Let a seat own a track; return the city that stands for the part it lies in then."""
        parallel = self.chart.parallel[track]
        self.owner[track] = number
        for other in parallel:
            self.seats[number].shut[other] = True
        if len(parallel) == 1 and not self.chart.both_open:
            for seat in self.seats:
                seat.shut[parallel[0]] = True
        return self.seats[number].join(*self.chart.ends[track])

    def open_tracks(self, seat: Seat, spaces: int) -> list[int]:
        """Return the tracks of at most so many spaces that a seat may travel if it has the cards."""
        return [
            track
            for track, (owner, length, shut) in enumerate(zip(self.owner, self.chart.length, seat.shut, strict=True))
            if owner < 0 and length <= spaces and not shut
        ]
