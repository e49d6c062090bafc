"""Which tracks a company sets out for: the cheapest ways of its tickets, as many as trains and time allow."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from itertools import combinations

import msgspec

from engine.core.seat import Seat
from engine.ticket_to_ride.claiming import opens_beside
from engine.ticket_to_ride.legends.effects import bonus_dollars
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Destination, Track
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.steamers import with_link

_TURN = 0.8
"""What a journey costs beside its cards, in cards."""
_CARD = 2.0
"""Dollars that a card, and the turns for it, are worth."""
_SURE = 0.65
"""The share of trains and time that is reckoned with when tickets are chosen."""
_HERD, _DIG = 1.5, 2.5
"""Dollars that a herd and a dig are worth."""
_AT_ONCE = 7
"""Tickets planned together at most."""
_PACE = 3.0
"""Trains that a company places in a turn in which it travels."""
_DRAWN = 2.0
"""Cards that come of a turn of drawing."""


class Plan(msgspec.Struct, frozen=True):
    """Tracks to travel, and the tickets that they complete."""

    tickets: tuple[Destination, ...]
    tracks: tuple[Track, ...]

    @property
    def trains(self) -> int:
        """How many trains it takes."""
        return sum(track.length for track in self.tracks)


class Income:
    """The dollars that tracks bring a seat by themselves, as far as that is plain to see."""

    def __init__(self, state: LegendsState, seat: int) -> None:
        company, campaign = state.company(seat), state.campaign
        figures, box = state.printed.pack.figures.rule, state.printed.pack
        self.figures, self.stickers, self.own = figures, campaign.stickers, company.company
        self.bonus = bonus_dollars(state, seat) + (state.record(seat).raised == "cards")
        self.survey, self.coal, self.trestle = (state.rule(rule) for rule in ("survey", "coal", "trestle"))
        self.at: dict[str, float] = dict.fromkeys(campaign.large, 1.0)
        self._add({town: 1.0 for town in box.board.cities if box.town(town).large and town not in self.at})
        self._add({city: 1.0 for city, owner in campaign.depots.items() if owner == company.company})
        if len(company.herds) < figures.herds.most:
            self._add(dict.fromkeys(state.herds, _HERD))
        if state.rule("dig"):
            claims = (town for town in box.board.cities if box.town(town).claim)
            self._add({town: _DIG for town in claims if town not in company.digs})

    def _add(self, dollars: Mapping[str, float]) -> None:
        for city, more in dollars.items():
            self.at[city] = self.at.get(city, 0.0) + more

    def of(self, track: Track) -> float:
        """Return what a track brings."""
        figures, colour = self.figures, self.stickers.get(track.id, track.colour)
        dollars = max(self.at.get(track.a, 0.0), self.at.get(track.b, 0.0))
        if colour == self.own:
            dollars += self.bonus
        elif colour == UNCOLOURED and self.survey:
            dollars += min(figures.survey.most, figures.survey.a_space * track.length)
        if self.coal and track.length >= figures.coal.from_length:
            dollars -= 1
        if self.trestle:
            dollars += track.trestles * (figures.trestle.pays / figures.trestle.every)
        return dollars


class Outlook:
    """The map as a seat sees it: its own tracks for nothing, open ones at a price, the others not at all."""

    def __init__(self, state: LegendsState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.company = state.company(seat)
        self.printed = state.printed
        self.income = Income(state, seat)
        self.costs: dict[str, float] = {}
        self.around: dict[str, list[tuple[str, float, Track]]] = {}
        self.open: list[Track] = []
        rules, players = self.printed.rules, len(state.seats)
        for track in self.printed.tracks:
            owner = state.claims.get(track.id)
            if owner is None and opens_beside(rules, track, state.claims, Seat(seat), players):
                self.open.append(track)
                self._add(track, self.cost(track))
            elif owner == seat:
                self._add(track, 0.0)
        self.parts = with_link(state, seat)

    def _add(self, track: Track, cost: float) -> None:
        self.around.setdefault(track.a, []).append((track.b, cost, track))
        self.around.setdefault(track.b, []).append((track.a, cost, track))

    def cost(self, track: Track) -> float:
        """Return what a track costs, in cards, less what it brings by itself."""
        if track.id not in self.costs:
            self.costs[track.id] = self._cost(track)
        return self.costs[track.id]

    def _cost(self, track: Track) -> float:
        state, company = self.state, self.company
        cost = track.length + _TURN
        cost += track.trestles * state.rule("trestle")
        cost += track.length * (track.id in state.combine)
        return max(0.3, cost - self.income.of(track) / _CARD - (company.company == track.colour) * 0.2)

    @property
    def time(self) -> float:
        """How many turns the seat can expect to have."""
        if self.state.turns_left is not None:
            return 1
        others = [self.state.company(one) for one in range(len(self.state.seats))]
        return min(one.trains / _PACE + max(0.0, one.trains - 0.8 * sum(one.hand)) / _DRAWN for one in others)

    def way(self, a: str, b: str, free: Collection[str]) -> list[Track] | None:
        """Return the tracks still to travel on the cheapest way between two cities; None: there is none."""
        best: dict[str, float] = {a: 0.0}
        came: dict[str, tuple[str, Track, float]] = {}
        heap = [(0.0, a)]
        while heap:
            spent, city = heappop(heap)
            if city == b:
                break
            if spent > best[city]:
                continue
            for other, cost, track in self.around.get(city, ()):
                reached = spent + (0.0 if track.id in free else cost)
                if reached < best.get(other, 1e9):
                    best[other] = reached
                    came[other] = (city, track, cost)
                    heappush(heap, (reached, other))
        if b not in came and a != b:
            return None
        tracks = []
        while b != a:
            b, track, cost = came[b]
            if cost and track.id not in free:
                tracks.append(track)
        return tracks

    def union(self, tickets: Iterable[Destination]) -> tuple[Plan, float] | None:
        """Join the ways of some tickets, each making use of those before it; with what it costs."""
        free: set[str] = set()
        tracks: list[Track] = []
        for ticket in tickets:
            found = self.way(ticket.a, ticket.b, free)
            if found is None:
                return None
            tracks += found
            free.update(track.id for track in found)
        return Plan(tuple(tickets), tuple(tracks)), sum(map(self.cost, tracks))

    def turns(self, plan: Plan) -> float:
        """Estimate how many turns a plan takes: missing cards two a turn, and the journeys."""
        missing = max(0, plan.trains - 0.8 * sum(self.company.hand))
        return missing / _DRAWN + len(plan.tracks)

    def feasible(self, plan: Plan, share: float = 1.0) -> bool:
        """Tell whether trains and time suffice, or a share of them: others get in the way."""
        return plan.trains <= self.company.trains * share and self.turns(plan) <= (self.time + 1) * share

    def worth(self, ticket: Destination) -> int:
        """Return the dollars between completing a ticket and not."""
        company, figures = self.company, self.printed.pack.figures
        value = ticket.points * (figures.rule.flagship.times if company.flagship == ticket.id else 1)
        stamps = self.state.campaign.stamps.get(ticket.id, [])
        return 2 * value + len(stamps) * (company.company not in stamps)

    def plan(self) -> Plan:
        """Plan the tickets not completed, giving up those that cost too much or cannot be done."""
        box = self.printed.pack
        tickets = [box.ticket(one) for one in self.company.tickets]
        return self.plan_of([one for one in tickets if not self.parts.joined(one.a, one.b)])

    def plan_of(self, tickets: Sequence[Destination], share: float = 1.0) -> Plan:
        """Plan some tickets, giving up those that cost too much or cannot be done."""
        left = sorted(tickets, key=lambda one: -self.worth(one))[:_AT_ONCE]
        left = [one for one in left if self.way(one.a, one.b, ()) is not None]
        while left:
            found = self.union(left)
            assert found is not None  # each ticket has a way by itself, and ways never exclude each other
            plan, cost = found
            if self.feasible(plan, share):
                return plan
            left.remove(min(left, key=lambda one: self._spared(one, left, cost)))
        return Plan((), ())

    def _spared(self, ticket: Destination, tickets: Sequence[Destination], cost: float) -> float:
        """Return the dollars that giving up a ticket loses, for each card that it spares."""
        rest = self.union([one for one in tickets if one is not ticket])
        spared = cost - rest[1] if rest else cost
        return self.worth(ticket) / (max(0.0, spared) + 0.5)

    def keep(self, offered: Sequence[str], must: int) -> tuple[str, ...]:
        """Choose which tickets to keep: the subset that is worth most together with those already held."""
        box = self.printed.pack
        held = list(self.plan().tickets)
        best: tuple[float, tuple[str, ...]] | None = None
        for number in range(must, len(offered) + 1):
            for some in combinations(offered, number):
                score = self._score(held, [box.ticket(one) for one in some])
                if best is None or score > best[0]:
                    best = score, some
        assert best is not None
        return best[1]

    def _score(self, held: Sequence[Destination], some: Sequence[Destination]) -> float:
        open_ones = [one for one in some if not self.parts.joined(one.a, one.b)]
        plan = self.plan_of([*held, *open_ones], _SURE)
        done = {one.id for one in plan.tickets}
        dollars = sum(one.points if one.id in done or one not in open_ones else -one.points for one in (*held, *some))
        return dollars - _CARD * sum(map(self.cost, plan.tracks)) * 0.9
