"""A position of Legends in numbers, so that it can be played on in a millisecond or two.

Cities, tracks and colours are numbered by their order, the wild colour last. What a mark, a nugget or a parcel brings
is a mean. Left out, as they decide little or cannot be foreseen: events, specialists and the powers of postcards,
orders, steamers that are yet to be set, bonds, express stickers, and the dollars of depots.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.core.rng import Rng
from engine.ticket_to_ride.ahead.numbers import Piles, root
from engine.ticket_to_ride.legends.effects import bonus_dollars
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Figures, LegendsPrinted, Track
from engine.ticket_to_ride.legends.journey import exhibition_year
from engine.ticket_to_ride.legends.network import PACIFIC
from engine.ticket_to_ride.legends.sensible.plan import Income, price
from engine.ticket_to_ride.legends.state import Company, LegendsState

Pair = tuple[int, int, int, int]
"""A ticket: two cities, the dollars for completing it, and those that it costs otherwise."""

ATLANTIC_PORT, PACIFIC_PORT, LARGE_CITY, FAIR = 1 << 20, 1 << 21, 1 << 22, 1 << 23
BOARDS = (1 << 20) - 1
"""Signs of a city, and of a joined part that has such a one: a bit for each board, and for what else is asked for."""
_SKULLS, _SKULLS_IN_THE_DESERT = 0.25, 0.5
"""Dollars that a card brings by the wells: one coloured card in four bears a skull, and one well in five is dry."""
_TRAIN = 1.2
"""Dollars of a train where tracks are put in the order in which they are looked at."""
_GUESSES = 6
"""Tickets of which somebody else is taken to hold the one that fits best to its tracks."""
_BOTH_ENDS, _ONE_END, _NO_END = 0.7, 0.5, 0.2
"""How well a ticket fits whose cities are touched by a company's tracks, and are not joined."""
_REST = 0.6
"""The share of a ticket's trains that is left to place where one of its cities is touched."""


class NumberedBoard(NamedTuple):
    """What is printed, by track where nothing else is said."""

    cities: dict[str, int]
    tracks: dict[str, int]
    ends: list[tuple[int, int]]
    length: list[int]
    trestles: list[int]
    parallel: list[list[int]]
    at: list[list[tuple[int, int]]]
    """By city its tracks, each with the city at the other end."""
    board_sign: list[int]
    """By city the bit of its board."""


@lru_cache(maxsize=16)
def numbered(printed: LegendsPrinted) -> NumberedBoard:
    """Return the boards on the table in numbers."""
    cities = {str(city): number for number, city in enumerate(printed.board.cities)}
    tracks = {str(track.id): number for number, track in enumerate(printed.tracks)}
    at: list[list[tuple[int, int]]] = [[] for _ in cities]
    ends = [(cities[track.a], cities[track.b]) for track in printed.tracks]
    for number, (a, b) in enumerate(ends):
        at[a].append((number, b))
        at[b].append((number, a))
    towns = printed.board.cities.values()
    signs = {piece: 1 << bit for bit, piece in enumerate(dict.fromkeys(town.piece for town in towns))}
    return NumberedBoard(
        cities=cities,
        tracks=tracks,
        ends=ends,
        length=[track.length for track in printed.tracks],
        trestles=[track.trestles for track in printed.tracks],
        parallel=[[tracks[other] for other in track.parallel] for track in printed.tracks],
        at=at,
        board_sign=[signs[town.piece] for town in towns],
    )


class Prospect:
    """What tracks bring a company, and cost it, for as long as its network and its hand are not looked at."""

    def __init__(self, state: LegendsState, seat: int, colours: list[int]) -> None:
        income, printed = Income(state, seat), state.printed
        self.dollars = [_dollars(state, seat, track) for track in printed.tracks]
        """What a journey brings for certain."""
        own = state.pack.cards.numbers[state.company(seat).company]
        raised = state.record(seat).raised == "cards"
        self.cards = [
            _free_cards(state, seat, track) + (raised and colour == own)
            for track, colour in zip(printed.tracks, colours, strict=True)
        ]
        """Cards that a journey brings."""
        self.value = [income.of(track) for track in printed.tracks]
        """Everything that it brings, in dollars."""
        self.cost = [price(state, track) - value / 2 for track, value in zip(printed.tracks, self.value, strict=True)]
        """Its price in cards, less what it brings."""
        rates = [
            (value + _TRAIN * track.length) / (1 + track.length / 2)
            for track, value in zip(printed.tracks, self.value, strict=True)
        ]
        self.by_rate = sorted(range(len(rates)), key=lambda track: -rates[track])
        """The tracks in the order of what they bring a turn."""


def _dollars(state: LegendsState, seat: int, track: Track) -> float:
    """Return the dollars of a journey but for those that come once only, or are taken by another."""
    rule, colour = state.pack.figures.rule, state.colour_of(track)
    dollars = 0.0
    if colour == state.company(seat).company:
        dollars += bonus_dollars(state, seat)
    elif colour == UNCOLOURED and state.rule("survey"):
        dollars += min(rule.survey.most, rule.survey.a_space * track.length)
    if state.rule("well"):
        there = "desert" in state.printed.boards_of(track)
        dollars += track.length * (_SKULLS_IN_THE_DESERT if there else _SKULLS)
    if track.id in state.combine:
        dollars -= rule.combine.a_space * track.length
    return dollars


def _free_cards(state: LegendsState, seat: int, track: Track) -> int:
    own, depots = state.company(seat).company, state.campaign.depots
    at_depot = state.rule("depots") and any(depots.get(end) == own for end in track.ends)
    return any(map(state.large, track.ends)) + at_depot


class Seat:
    """What lies in front of a company, and what it is about."""

    __slots__ = (
        "chartered", "claims", "coal", "counts", "crossed", "dirty", "goals", "herds", "parent", "pursued", "score",
        "signs", "size", "tickets", "trains",
    )  # fmt: skip

    def __init__(self, company: Company, counts: list[int], signs: list[int]) -> None:
        self.counts, self.trains, self.coal, self.crossed = counts, company.trains, company.coal, company.crossed
        self.score = float(company.coins)
        self.chartered = False
        self.herds: list[int] = []
        self.claims: set[int] = set()
        """The claim cities where it may dig."""
        self.tickets: list[Pair] = []
        self.pursued: list[Pair] = []
        """The tickets that are planned."""
        self.goals: list[int] = []
        """Tracks to travel, the first one first."""
        self.dirty = True
        """Has to plan anew."""
        self.parent, self.signs, self.size = list(range(len(signs))), signs[:], [1] * len(signs)
        """A union-find of the cities: what stands for which, and the signs and the number of those joined."""

    def copy(self) -> Seat:
        """Return another one alike, without a plan."""
        seat = object.__new__(Seat)
        seat.counts, seat.trains, seat.score, seat.coal = self.counts[:], self.trains, self.score, self.coal
        seat.crossed, seat.chartered = self.crossed, self.chartered
        seat.herds, seat.claims = self.herds[:], self.claims.copy()
        seat.tickets, seat.pursued = self.tickets, self.pursued
        seat.goals, seat.dirty = [], True
        seat.parent, seat.signs, seat.size = self.parent[:], self.signs[:], self.size[:]
        return seat

    def join(self, a: int, b: int) -> bool:
        """Join two cities; return whether they were not joined before."""
        parent = self.parent
        a, b = root(parent, a), root(parent, b)
        if a == b:
            return False
        parent[a] = b
        self.signs[b] |= self.signs[a]
        self.size[b] += self.size[a]
        return True

    def completes(self, ticket: Pair) -> bool:
        """Return whether the two cities of a ticket are joined."""
        return root(self.parent, ticket[0]) == root(self.parent, ticket[1])


class Table(Piles):
    """A position, with everything that is hidden in it."""

    def __init__(self, state: LegendsState) -> None:
        """``state`` waits for a turn, or for the choice among tickets."""
        printed, cards = state.printed, state.pack.cards
        self.state = state
        self.board = board = numbered(printed)
        self.figures: Figures = state.pack.figures
        self.players = len(state.seats)
        self.colours = cards.wild
        self.colour = [cards.numbers.get(state.colour_of(track), -1) for track in printed.tracks]
        """By track; -1: any colour."""
        self.owner = [-1] * len(board.ends)
        for track, owner in state.claims.items():
            self.owner[board.tracks[track]] = int(owner)
        self.doubles = self.players >= printed.rules.doubles_open_from
        supply, held = state.supply, cards.colour_of
        self.deck, self.row, self.discards = (
            [held[card] for card in pile if card in held] for pile in (supply.deck, supply.row, supply.discards)
        )
        self.turn, self.left = state.active, state.turns_left
        self.last_trains = self.figures.money.last_round_trains
        most = max(company.trains for company in state.seats)
        self.for_trains = [self.figures.money.for_trains(left) for left in range(most + 1)]
        self.herds = {board.cities[city] for city in state.herds}
        self.has_trestles, self.has_coal, self.has_charter = map(state.rule, ("trestle", "coal", "charter"))
        self.charters = len(state.charters)
        self.has_through, self.has_fair = state.rule("through"), exhibition_year(state)
        self.ticket_deck = self.pairs(None, state.ticket_deck)
        signs = self._signs()
        self.seats = [self._seat(number, signs) for number in range(self.players)]
        self.prospects = [Prospect(state, number, self.colour) for number in range(self.players)]

    def _signs(self) -> list[int]:
        state = self.state
        signs = []
        for name, number in self.board.cities.items():
            coast = state.pack.town(name).coast
            sign = self.board.board_sign[number]
            sign |= ATLANTIC_PORT * (coast == "atlantic") | PACIFIC_PORT * (coast == PACIFIC)
            signs.append(sign | LARGE_CITY * state.large(name) | FAIR * (name == state.campaign.exhibition))
        return signs

    def _seat(self, number: int, signs: list[int]) -> Seat:
        state, cities = self.state, self.board.cities
        company = state.company(number)
        seat = Seat(company, list(state.pack.cards.counts(company.hand)), signs)
        seat.chartered = number in state.charters
        seat.herds = [cities[city] for city in company.herds]
        if state.rule("dig"):
            seat.claims = {cities[c] for c in state.pack.claims if c in cities and c not in company.digs}
        for track, owner in enumerate(self.owner):
            if owner == number:
                seat.join(*self.board.ends[track])
        ports = company.steamers
        if len(ports) > 1 and len({state.pack.town(port).coast == PACIFIC for port in ports}) == 1:
            seat.join(cities[ports[0]], cities[ports[1]])
        # Who has not chosen yet keeps as few as it may.
        kept = company.tickets or company.offered[: self.figures.tickets.opening_keep]
        seat.tickets = seat.pursued = self.pairs(number, kept)
        return seat

    def pairs(self, number: int | None, tickets: Iterable[str]) -> list[Pair]:
        """Return tickets in numbers, the most valuable first: as they are printed, or what they are to a seat."""
        state, cities = self.state, self.board.cities
        found = []
        for name in tickets:
            ticket, more = state.pack.ticket(name), 0
            value = ticket.points
            if number is not None:
                company, stamps = state.company(number), state.campaign.stamps.get(name, [])
                value *= self.figures.rule.flagship.times if company.flagship == name else 1
                more = self.figures.tickets.rival_stamp * len(stamps) * (company.company not in stamps)
            found.append((cities[ticket.a], cities[ticket.b], value + more, value))
        return sorted(found, key=lambda one: -one[2])

    def deal_anew(self, seat: int, luck: Rng) -> None:
        """Exchange what a seat cannot see: the deck, and the cards and tickets of the others.

        Each of them is taken to hold the tickets that fit best to its tracks, among some.
        """
        others = [them for number, them in enumerate(self.seats) if number != seat]
        cards = [card for them in others for card, held in enumerate(them.counts) for _ in range(held)] + self.deck
        luck.shuffle(cards)
        for them in others:
            held = sum(them.counts)
            dealt, cards = cards[:held], cards[held:]
            them.counts = [dealt.count(card) for card in range(self.colours + 1)]
        self.deck = cards
        tickets = [(a, b, value, value) for them in others for a, b, _, value in them.tickets] + self.ticket_deck
        luck.shuffle(tickets)
        for them in others:
            kept = []
            for _ in them.tickets:
                kept.append(max(tickets[:_GUESSES], key=lambda one: _fit(them, one)))
                tickets.remove(kept[-1])
            them.tickets = them.pursued = sorted(kept, key=lambda one: -one[2])
        self.ticket_deck = tickets

    def copy(self) -> Table:
        """Return another one alike, to be played on."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.owner, table.deck, table.row = self.owner[:], self.deck[:], self.row[:]
        table.discards, table.seats = self.discards[:], [seat.copy() for seat in self.seats]
        table.herds = self.herds.copy()
        return table

    def end_turn(self) -> None:
        """Let the turn pass to the next seat; with few trains left the last turns begin (L F0)."""
        if self.left is not None:
            self.left -= 1
        elif self.seats[self.turn].trains <= self.last_trains:
            self.left = self.players
        self.turn = (self.turn + 1) % self.players

    def is_open(self, number: int, track: int) -> bool:
        """Return whether nobody owns a track, and no parallel one closes it to a seat (L E1 to E3)."""
        if self.owner[track] >= 0:
            return False
        parallel = self.board.parallel[track]
        for other in parallel:
            held = self.owner[other]
            if held == number or (held >= 0 and not self.doubles and len(parallel) == 1):
                return False
        return True


def _fit(seat: Seat, ticket: Pair) -> float:
    """Return how well a ticket fits to the tracks of a company, in its dollars."""
    a, b = root(seat.parent, ticket[0]), root(seat.parent, ticket[1])
    value = ticket[2]
    if a == b:
        return value
    touched = (seat.size[a] > 1) + (seat.size[b] > 1)
    if touched < 2 and value * (_REST if touched else 1.0) > seat.trains:  # noqa: PLR2004 - both ends
        return -value
    return value * (_NO_END, _ONE_END, _BOTH_ENDS)[touched]
