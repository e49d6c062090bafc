"""Which tracks a company sets out for: the cheapest ways of its tickets, as many as trains and time allow."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import combinations

import msgspec

from engine.core.seat import Seat
from engine.ticket_to_ride.board import CityId
from engine.ticket_to_ride.claiming import may_claim_parallel
from engine.ticket_to_ride.legends.conditions import inside
from engine.ticket_to_ride.legends.effects import bonus_dollars
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Destination, Track
from engine.ticket_to_ride.legends.network import PACIFIC, Parts, berth_free, can_moor, with_link
from engine.ticket_to_ride.legends.powers import Joined, Money, This, ToVault, places
from engine.ticket_to_ride.legends.state import LegendsState

FREE_CARD = 1.4
"""Dollars that a card is worth that comes without an action."""
HERD, DIG, _CURIO = 1.5, 2.6, 4.0
"""Dollars that a herd, a dig and a delivered parcel are worth."""
_RACE = 0.6
"""The share of the charter's dollars that is reckoned with: another company may be quicker."""
_AT_HAND = 0.4
"""How much less a card costs that is in hand."""
_LEAST = 0.3
"""The least that a track costs on a way, in cards: none is gone for what it brings alone."""
_CARD = 2.0
"""Dollars that a card, and the turns for it, are worth."""
_SURE = 0.8
"""The share of trains and time that is reckoned with when tickets are chosen."""
_AT_ONCE = 7
"""Tickets planned together at most."""
_BERTH = 3.5
"""What a steamer costs: a wild, in cards; the dollars that a link takes off a ticket are shared by its two steamers."""
_NO_WATER = ("",)
"""In place of ports: no way goes by steamer."""
_LONG = 6
"""Dollars of a ticket for which a steamer is set in advance."""
_PACE = 3.0
"""Trains that a company places in a turn in which it travels."""
_DRAWN = 2.0
"""Cards that come of a turn of drawing."""
URGENT = 3.0
"""Turns left from which nothing is saved up any more."""


class Income:
    """What tracks bring a seat."""

    def __init__(self, state: LegendsState, seat: int, card: float = FREE_CARD) -> None:
        """``card``: dollars that a card is worth which comes without an action."""
        company, campaign = state.company(seat), state.campaign
        facts = state.pack
        figures = facts.figures.rule
        self.figures, self.stickers, self.own = figures, campaign.stickers, company.company
        self.bonus = bonus_dollars(state, seat) + card * (state.record(seat).raised == "cards")
        self.survey, self.coal, self.trestle = (state.rule(rule) for rule in ("survey", "coal", "trestle"))
        self.at: dict[str, float] = dict.fromkeys((*facts.large, *campaign.large), card)
        self._add({city: card for city, owner in campaign.depots.items() if owner == company.company})
        if len(company.herds) < figures.herds.most:
            self._add(dict.fromkeys(state.herds, HERD))
        if state.rule("dig"):
            self._add({city: DIG for city in facts.claims if city not in company.digs})
        self._add(_parcels(state, seat))

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


def _parcels(state: LegendsState, seat: int) -> dict[str, float]:
    """Return the cities to which a company may deliver its parcels (L H4)."""
    cards, at = state.pack.postcards, state.printed.board.cities
    held = [cards[card.no] for card in state.record(seat).office if card.since <= state.number]
    curios = [card for card in held if any(isinstance(effect, ToVault) for effect in card.effects)]
    conditions = [c for card in curios for c in card.conditions if isinstance(c, This)]
    return {place: _CURIO for c in conditions for place in places(c.place) if place in at}


class Goal(msgspec.Struct, frozen=True):
    """Two places to be joined, and the dollars for it."""

    starts: frozenset[str]
    ends: frozenset[str]
    dollars: float


def goals(state: LegendsState, seat: int) -> Iterator[Goal]:
    """Enumerate what a company could join, and has not yet."""
    cards = state.pack.postcards
    for held in state.record(seat).office:
        card = cards[held.no]
        joined = [one for one in card.conditions if isinstance(one, Joined)]
        dollars = sum(effect.n for effect in card.effects if isinstance(effect, Money))
        if card.kind == "order" and held.since <= state.number and len(joined) == len(card.conditions) == 1:
            yield from _goal(state, seat, joined[0], dollars)
    figures = state.pack.figures
    done = len(state.charters)
    if state.rule("charter") and seat not in state.charters and done < len(figures.rule.charter.pays):
        first = not done and figures.rule.charter.ribbon_to_first
        ribbon = figures.vault.ribbon[len(state.campaign.companies)] * first
        oceans = Joined(a="atlantic-coast", b="pacific-coast")
        yield from _goal(state, seat, oceans, _RACE * (figures.rule.charter.pays[done] + ribbon))


def _goal(state: LegendsState, seat: int, joined: Joined, dollars: float) -> Iterator[Goal]:
    cities = state.printed.board.cities
    starts = frozenset(city for city in cities if inside(state, seat, city, joined.a))
    ends = frozenset(city for city in cities if inside(state, seat, city, joined.b)) - starts
    parts = Parts(state.own_tracks(seat)).all()
    if starts and ends and not any(part & starts and part & ends for part in parts):
        yield Goal(starts, ends, dollars)


class Plan(msgspec.Struct, frozen=True):
    """Tracks to travel, and the tickets that they complete."""

    tickets: tuple[Destination, ...]
    tracks: tuple[Track, ...]
    ports: tuple[str, ...] = ()
    """Where steamers are to be set."""
    extras: tuple[Track, ...] = ()
    """Tracks for goals other than tickets."""

    @property
    def trains(self) -> int:
        """How many trains it takes."""
        return sum(track.length for track in (*self.tracks, *self.extras))


Edge = tuple[str, float, Track | None]
"""To where, at what cost, and by which track; without one by water."""
Way = tuple[list[Track], tuple[str, ...]]
"""Tracks still to travel, and the two ports between which it goes by water."""


class PricedMap:
    """The map as a seat sees it: its own tracks for nothing, open ones at a price, the others not at all."""

    turn = 0.8
    """What the turn of a journey costs in addition to its cards, in cards."""

    def __init__(self, state: LegendsState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.company = state.company(seat)
        self.printed = state.printed
        self.income = Income(state, seat)
        self.costs: dict[str, float] = {}
        self.around: dict[str, list[Edge]] = {}
        self.open: list[Track] = []
        self._held = state.pack.cards.counts(self.company.hand)
        self._most = max(self._held[colour] for colour in state.pack.cards.any_colour)
        rules, players = self.printed.rules, len(state.seats)
        for track in self.printed.tracks:
            owner = state.claims.get(track.id)
            if owner is None and (
                not track.parallel or may_claim_parallel(rules, track, state.claims, Seat(seat), players)
            ):
                self.open.append(track)
                self._add(track, self.cost(track))
            elif owner == seat:
                self._add(track, 0.0)
        self._add_water()
        self.parts = with_link(state, seat)

    def _add(self, track: Track, cost: float) -> None:
        self.around.setdefault(track.a, []).append((track.b, cost, track))
        self.around.setdefault(track.b, []).append((track.a, cost, track))

    def _add_water(self) -> None:
        """Add ways by steamer, from a port where there is one to where another may be set."""
        state, own = self.state, self.company.steamers
        if not state.rule("steamer"):
            return
        if len(own) > 1:
            if _water(state, own[0]) == _water(state, own[1]):
                self._join(own[0], own[1], 0.0)
            return
        for port in self.printed.board.cities if own else ():
            if _water(state, port) == _water(state, own[0]) and berth_free(state, self.seat, port):
                self._join(own[0], port, _BERTH)

    def _join(self, one: str, other: str, cost: float) -> None:
        self.around.setdefault(one, []).append((other, cost, None))
        self.around.setdefault(other, []).append((one, cost, None))

    def cost(self, track: Track) -> float:
        """Return what a track costs, in cards, less what it brings by itself."""
        cost = self.costs.get(track.id)
        if cost is None:
            cost = self.costs[track.id] = self._cost(track)
        return cost

    def _cost(self, track: Track) -> float:
        colour = self.state.pack.cards.numbers.get(self.state.colour_of(track), -1)
        held = min(track.length, self._most if colour < 0 else self._held[colour])
        own = (self.company.company == track.colour) * 0.2
        price = _price(self.state, track) + self.turn
        return max(_LEAST, price - _AT_HAND * held - self.income.of(track) / _CARD - own)

    @property
    def time(self) -> float:
        """How many turns the seat can expect to have."""
        if self.state.turns_left is not None:
            return 1
        others = [self.state.company(one) for one in range(len(self.state.seats))]
        return min(one.trains / _PACE + max(0.0, one.trains - 0.8 * sum(one.hand)) / _DRAWN for one in others)

    def way(
        self, starts: Collection[str], ends: Collection[str], free: Collection[str], ports: Collection[str] | None
    ) -> Way | None:
        """Return the tracks still to travel on the cheapest way from some cities to others, and its ports.

        ``free`` are tracks that are travelled anyhow, ``ports`` those between which there will be a link; None: none is
        planned, and the way may have one. Without a way the answer is None.
        """
        best = dict.fromkeys(starts, 0.0)
        came: dict[str, tuple[str, Track | None, float]] = {}
        heap = sorted((0.0, city) for city in best)  # of ways at one price it is the same one in every process
        there = ""
        while heap:
            spent, city = heappop(heap)
            if city in ends:
                there = city
                break
            if spent > best[city]:
                continue
            for other, cost, track in self.around.get(city, ()):
                reached = spent + cost
                if track is None:
                    if ports is not None:
                        if city not in ports or other not in ports:
                            continue
                        reached = spent
                elif track.id in free:
                    reached = spent
                if reached < best.get(other, 1e9):
                    best[other] = reached
                    came[other] = (city, track, cost)
                    heappush(heap, (reached, other))
        return self._traced(there, came, free) if there else None

    def _traced(self, city: str, came: Mapping[str, tuple[str, Track | None, float]], free: Collection[str]) -> Way:
        tracks: list[Track] = []
        ports: list[str] = []
        while city in came:
            before, track, cost = came[city]
            if track is None:
                ports += [before, city]
            elif cost and track.id not in free:
                tracks.append(track)
            city = before
        return tracks, tuple(ports)

    def union(self, tickets: Iterable[Destination]) -> tuple[Plan, float] | None:
        """Join the ways of some tickets, each making use of those before it; with what it costs."""
        free: set[str] = set()
        tracks: list[Track] = []
        link: tuple[str, ...] | None = None
        for ticket in tickets:
            found = self.way((ticket.a,), (ticket.b,), free, link)
            if found and found[1] and link is None:
                found = self._by_water_or_land(ticket, found, free, tracks)
            if found is None:
                return None
            tracks += found[0]
            link = link or found[1] or None
            free.update(track.id for track in found[0])
        ports = tuple(port for port in link or () if port not in self.company.steamers)
        return Plan(tuple(tickets), tuple(tracks), ports), sum(map(self.cost, tracks)) + _BERTH * len(ports)

    def _by_water_or_land(
        self, ticket: Destination, found: Way, free: Collection[str], tracks: Sequence[Track]
    ) -> Way | None:
        """Return a way by steamer with the journeys that moor it, or the way by land if that costs less."""
        way, ports = found
        for port in ports:
            if port not in self.company.steamers and not any(port in track.ends for track in (*tracks, *way)):
                there = [track for track in self.open if port in track.ends]
                if not there:
                    return self.way((ticket.a,), (ticket.b,), free, _NO_WATER)
                way = [*way, min(there, key=self.cost)]
        land = self.way((ticket.a,), (ticket.b,), free, _NO_WATER)
        if land and sum(map(self.cost, land[0])) <= sum(map(self.cost, way)) + _BERTH:
            return land
        return way, ports

    def port_at(self, track: Track, plan: Plan) -> str:
        """Return the end of a track where a steamer is of use: it makes a link, or leads to a ticket's other end."""
        own = self.company.steamers
        there = [end for end in track.ends if can_moor(self.state, self.seat, end)]
        for end in there:
            if end in plan.ports or (own and self._links(own[0], end)):
                return end
        return next((end for end in there if not own and self._begins(end)), "")

    def _links(self, port: str, other: str) -> bool:
        """Return whether steamers in two ports complete a ticket."""
        if _water(self.state, port) != _water(self.state, other):
            return False
        ends = {self.parts.root(CityId(port)), self.parts.root(CityId(other))}
        tickets = map(self.state.pack.ticket, self.company.tickets)
        return any({self.parts.root(one.a), self.parts.root(one.b)} == ends for one in tickets)

    def _begins(self, port: str) -> bool:
        """Return whether a port hangs on one end of a long ticket whose other end is a port of the same water."""
        state, root, here = self.state, self.parts.root, self.parts.root(CityId(port))
        long = [one for one in map(state.pack.ticket, self.company.tickets) if one.points >= _LONG]
        others = [far for one in long for near, far in ((one.a, one.b), (one.b, one.a)) if root(near) == here]
        ports = [far for far in others if root(far) != here and _water(state, far) == _water(state, port)]
        return any(berth_free(state, self.seat, far) for far in ports)

    def turns(self, plan: Plan) -> float:
        """Estimate how many turns a plan takes: missing cards two a turn, and the journeys."""
        missing = max(0, plan.trains + len(plan.ports) - 0.8 * sum(self.company.hand))
        return missing / _DRAWN + len(plan.tracks) + len(plan.extras)

    def feasible(self, plan: Plan, share: float = 1.0) -> bool:
        """Return whether trains and time suffice, or a share of them: others get in the way."""
        return plan.trains <= self.company.trains * share and self.turns(plan) <= (self.time + 1) * share

    def saves_for(self, plan: Plan) -> bool:
        """Return whether cards are still saved up for a plan: there is time enough."""
        return self.time > URGENT

    def worth(self, ticket: Destination) -> int:
        """Return the dollars between completing a ticket and not."""
        company, figures = self.company, self.state.pack.figures
        value = ticket.points * (figures.rule.flagship.times if company.flagship == ticket.id else 1)
        stamps = self.state.campaign.stamps.get(ticket.id, [])
        return 2 * value + len(stamps) * (company.company not in stamps)

    def plan(self) -> Plan:
        """Plan the tickets not completed, giving up those that cost too much or cannot be done."""
        facts = self.state.pack
        tickets = [facts.ticket(one) for one in self.company.tickets]
        return self.plan_of([one for one in tickets if not self.parts.joined(one.a, one.b)])

    def with_goals(self, plan: Plan) -> Plan:
        """Add to a plan what pays besides tickets."""
        for goal in goals(self.state, self.seat):
            plan = self._with_goal(plan, goal)
        return plan

    def _with_goal(self, plan: Plan, goal: Goal) -> Plan:
        """Add the way to a goal to a plan, if it pays and can be done besides."""
        taken = {track.id for track in (*plan.tracks, *plan.extras)}
        # Steamers join nothing but tickets.
        found = self.way(goal.starts, goal.ends, taken, _NO_WATER)
        if found is None or not found[0]:
            return plan
        with_it = msgspec.structs.replace(plan, extras=(*plan.extras, *found[0]))
        pays = goal.dollars > _CARD * sum(map(self.cost, found[0]))
        return with_it if pays and self.feasible(with_it, _SURE) else plan

    def plan_of(self, tickets: Sequence[Destination], share: float = 1.0) -> Plan:
        """Plan some tickets, giving up those that cost too much or cannot be done."""
        left = sorted(tickets, key=lambda one: -self.worth(one))[:_AT_ONCE]
        left = [one for one in left if self.way((one.a,), (one.b,), (), None) is not None]
        while left:
            found = self.union(left)
            if found is None:  # a ticket's only way was by a link that another one takes elsewhere
                left.pop()
                continue
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
        facts = self.state.pack
        held = list(self.plan().tickets)
        best: tuple[float, tuple[str, ...]] | None = None
        for number in range(must, len(offered) + 1):
            for some in combinations(offered, number):
                score = self._score(held, [facts.ticket(one) for one in some])
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


def _price(state: LegendsState, track: Track) -> float:
    """Return what a track costs in cards, all that is paid besides among them."""
    trestles = track.trestles if track.trestles and state.rule("trestle") else 0
    combine = track.length if track.id in state.combine else 0
    return track.length + trestles + combine


def _water(state: LegendsState, city: str) -> str:
    """Return the water of a port, its own name for any other city."""
    coast = state.pack.town(city).coast
    return city if not coast else PACIFIC if coast == PACIFIC else "east"
