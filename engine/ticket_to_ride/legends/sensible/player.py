"""A planning company's moves: its turns, and its answers to all questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from engine.core.game import Game
from engine.core.moves import Chain, Choice, Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.legends import drawing, travel, turn
from engine.ticket_to_ride.legends.agenda import next_question
from engine.ticket_to_ride.legends.choices import LEAVE, UNDER, YES
from engine.ticket_to_ride.legends.conditions import ends_in
from engine.ticket_to_ride.legends.effects import amount, bonus_dollars
from engine.ticket_to_ride.legends.ending import DEPOT, LARGE, NONE, may_open, sites
from engine.ticket_to_ride.legends.events import HOLD, NEXT, USE
from engine.ticket_to_ride.legends.facts import Specialist, Track
from engine.ticket_to_ride.legends.moves import (
    Answer,
    Build,
    Draw,
    EngageSpecialist,
    Give,
    LeaveOrder,
    OpenFrontier,
    RetireEvent,
    Stake,
    Travel,
    UsePower,
)
from engine.ticket_to_ride.legends.payment import Means
from engine.ticket_to_ride.legends.powers import (
    Again,
    Bonus,
    Bottom,
    Cards,
    EventEffect,
    Forgive,
    Money,
    MoreTickets,
    Pick,
    PriceChange,
    Raised,
    This,
    places,
)
from engine.ticket_to_ride.legends.powers_in_play import droppable, own_sources, power_of
from engine.ticket_to_ride.legends.sensible.paying import best_income, best_rate, colours_wanted, journey
from engine.ticket_to_ride.legends.sensible.plan import FREE_CARD, URGENT, Plan, PricedMap
from engine.ticket_to_ride.legends.setting_up import BOND, free_specialists
from engine.ticket_to_ride.legends.standing_orders import MOST_WISHES, SPECIALIST, is_decision, orderable
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import WAIT, BuildOne, Choose, Engage, KeepSome, SecondJourney
from engine.ticket_to_ride.legends.train_cards import from_longest
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets, Pass

_TRAINS_FOR_TICKETS = 5
"""Trains that must be left to ask for more tickets."""
_TURNS_FOR_TICKETS = 8.0
"""Turns that must be left for it: others get in the way of whoever begins anew, and end the game early."""
_SPARE_CARDS = 2
"""Cards left in hand when some are exchanged."""
_AHEAD = 2
"""Tracks for dollars that are worked for at a time."""
_PLENTY = 8
"""Cards in hand from which some can be spared."""
_SPARE = 5
"""Coins from which some can be spared."""
_RISK = 0.6
"""How often a ticket stays unfinished, or is better put back."""
_SAVED, _JOURNEY, _TICKETS, _COLOURS, _EVENT, _COAL = 1.7, 4.5, 4.2, 2.2, 0.5, 1.0
"""Dollars of a card saved, a second journey, a choice of tickets, a set of two colours, an event put away, a coal."""
_OTHER_TRACKS = 2.0
"""Fitting tracks that a company travels besides those it plans."""
_DOUBT = 40
"""Quarters of a dollar by which it may misjudge one."""


class Planner:
    """A company that plans, on a map on which each track has its price."""

    maps = PricedMap
    """What makes the map."""

    def __call__(self, game: Game[LegendsState], state: LegendsState, seat: Seat, rng: Rng) -> Move:
        """Choose by plan."""
        left = _word_to_leave(state, seat)
        kinds = game.kinds(state, seat)
        if left and LeaveOrder in kinds:
            return left
        if kinds == (LeaveOrder,):
            return _any_order(game, state, seat)
        if not state.in_round(AGENDA):
            return self._turn(state, seat)
        return self._decide(game, state, seat, rng)

    def _decide(self, game: Game[LegendsState], state: LegendsState, seat: Seat, rng: Rng) -> Move:
        task, kinds = next_question(state, seat), game.kinds(state, seat)
        if isinstance(task, KeepSome) and KeepTickets in kinds:
            must = min(task.must, len(state.company(seat).offered))
            return KeepTickets(seat, tuple(self.maps(state, seat).keep(state.company(seat).offered, must)))  # type: ignore[arg-type]
        if isinstance(task, Engage):
            return self._engage(state, seat, task, rng)
        if Stake in kinds:
            return self._stake(state, seat)
        if RetireEvent in kinds:
            return _retire(game, state, seat)
        if Give in kinds:
            return _give(game, state, seat)
        if OpenFrontier in kinds:
            return _open_frontier(state, seat, rng)
        if isinstance(task, BuildOne):
            return _build(state, seat, task)
        if isinstance(task, SecondJourney):
            priced = self.maps(state, seat)
            plan = priced.plan()
            return travel_one(priced, plan.tracks, plan, task.most) or Answer(seat, ())
        if isinstance(task, Choose):
            return self._answer(game, state, seat, task)
        return self._draw(state, seat, self.maps(state, seat).plan(), first=False)

    def _turn(self, state: LegendsState, seat: Seat) -> Move:
        priced = self.maps(state, seat)
        plan = priced.with_goals(priced.plan())
        power = _power(state, seat, priced, plan)
        if power:
            return power
        move = self._travel_planned(priced, plan)
        if move:
            return move
        move = None if plan.tracks else travel_one(priced, plan.extras, plan)
        if move:
            return move
        if not plan.tracks and _wants_tickets(state, seat, priced):
            return DrawTickets(seat)
        spare = priced.company.trains - plan.trains
        fitting = [track for track in priced.open if track.length <= spare]
        if not priced.saves_for(plan):
            move = travel_one(priced, self.by_income(state, seat, fitting), plan)
        elif not (plan.tracks or plan.extras):
            best = best_rate(state, seat, fitting)[:_AHEAD]
            plan = msgspec.structs.replace(plan, extras=tuple(best))
            move = travel_one(priced, best[:1], plan)
        if move:
            return move
        if drawing.may_draw(state):
            return self._draw(state, seat, plan, first=True)
        move = travel_one(priced, self.by_income(state, seat, priced.open), plan)
        if move:
            return move
        return DrawTickets(seat) if state.ticket_deck else Pass(seat)

    def by_income(self, state: LegendsState, seat: Seat, tracks: Sequence[Track]) -> list[Track]:
        """Return tracks that no ticket needs, those first that bring most."""
        return best_income(state, seat, tracks)

    def _travel_planned(self, priced: PricedMap, plan: Plan) -> Travel | None:
        """Travel a track for the tickets of a plan, or return None to wait."""
        return travel_one(priced, pressing(priced, plan), plan)

    def _draw(self, state: LegendsState, seat: Seat, plan: Plan, *, first: bool) -> Move:
        """Draw a card that the plan wants, else a blind one."""
        cards, names = state.pack.cards, drawing.drawable(state, first=first)
        wanted = colours_wanted(state, seat, plan.tracks or plan.extras)
        face_up = [name for name in names if name not in {drawing.DECK, cards.wild_kind.name}]
        useful = [name for name in face_up if wanted.get(cards.colour_of[cards.numbers[name]])]
        powers = () if first else tuple(own_sources(state, seat, "draw", may=True))
        waits = bool(plan.ports) and not state.company(seat).hand[cards.wild]
        if cards.wild_kind.name in names and waits:
            return Draw(seat, cards.wild_kind.name)
        if useful:
            return Draw(seat, max(useful, key=lambda name: wanted[cards.colour_of[cards.numbers[name]]]), ())
        if cards.wild_kind.name in names and self._prefers_wild(state, seat, plan, wanted):
            return Draw(seat, cards.wild_kind.name)
        if drawing.DECK in names:
            blind = (state.drawing.blind if state.drawing else 0) + 1
            return Draw(seat, drawing.DECK, powers if blind == drawing.CARDS else ())
        return Draw(seat, names[0])

    def _prefers_wild(self, state: LegendsState, seat: Seat, plan: Plan, wanted: Mapping[int, int]) -> bool:
        """Return whether a wild is worth more than cards from the deck, where no card lies open that is wanted."""
        return len(wanted) > 1

    def _stake(self, state: LegendsState, seat: Seat) -> Move:
        """Buy a bond for many long tickets that can be done; mark the best of them."""
        plan = self.maps(state, seat).plan()
        bond = state.pack.figures.rule.bond
        long = sum(ticket.points >= bond.from_value for ticket in plan.tickets)
        buys = (
            state.rule("bonds")
            and state.company(seat).coins >= bond.price
            and long * bond.a_ticket > bond.price / 2 + 1
        )
        best = max(plan.tickets, key=lambda ticket: ticket.points, default=None)
        flagship = best.id if best and state.rule("flagship") else NONE
        return Stake(seat, BOND if buys else NONE, flagship)

    def _answer(self, game: Game[LegendsState], state: LegendsState, seat: Seat, task: Choose) -> Move:
        """Answer what a rule or a card asks."""
        return Answer(seat, tuple(self._entries(game, state, seat, task)))

    def _entries(self, game: Game[LegendsState], state: LegendsState, seat: Seat, task: Choose) -> list[str]:
        if task.about == "discard":
            return _in_order(game, state, seat, from_longest(state, state.seats[seat].hand, task.number))
        if task.about == "each":
            return self._offer(game, state, seat, task)
        if task.about == "peek":
            return [UNDER if _takes_something(state, seat, state.event_deck[-1]) else LEAVE]
        if task.about == "well":
            figures = state.pack.figures.rule.well
            if state.company(seat).coins < figures.loss or sum(state.seats[seat].hand) > 2 * _PLENTY:
                return _in_order(game, state, seat, from_longest(state, state.seats[seat].hand, figures.cards))
        if task.about == "raise":
            return ["cards" if len(state.seats) > 3 else "money"]  # noqa: PLR2004 - many compete for cards
        slot = game.slot(state, seat, Answer, "choice", {})
        assert isinstance(slot, Chain)
        return [slot.options[0].value]

    def _offer(self, game: Game[LegendsState], state: LegendsState, seat: Seat, task: Choose) -> list[str]:
        """Take an offer that is of use: cards that are wanted, money for cards to spare, tickets when there is time."""
        power, company = power_of(task.source), state.company(seat)
        if power.cost.cards:
            if sum(company.hand) < _PLENTY:
                return []
            return _in_order(game, state, seat, from_longest(state, company.hand, power.cost.cards))
        priced = self.maps(state, seat)
        plan = priced.plan()
        if any(isinstance(effect, Pick) for effect in power.effects):
            return _bought(game, state, seat, plan) if company.coins >= _SPARE else []
        if any(isinstance(effect, MoreTickets) for effect in power.effects):
            return [YES]
        return [YES] if company.coins >= _SPARE and plan.tracks else []

    def _engage(self, state: LegendsState, seat: Seat, task: Engage, rng: Rng) -> Move:
        """Engage the best specialist; as long as others choose before it, leave the best few in an order."""
        ranked = self.best_specialists(state, seat, rng)
        if task.seats[0] == seat:
            return EngageSpecialist(seat, ranked[0])
        if SPECIALIST not in state.company(seat).orders:
            return LeaveOrder(seat, SPECIALIST, tuple(ranked[:MOST_WISHES]))
        return EngageSpecialist(seat, *WAIT)

    def best_specialists(self, state: LegendsState, seat: Seat, rng: Rng) -> list[str]:
        """Return those who are free, the best first."""
        plan, facts = self.maps(state, seat).plan(), state.pack
        judged = {
            one: _worth(state, seat, facts.specialists[one], plan) + rng.below(_DOUBT) / 4
            for one in free_specialists(state)
        }
        return sorted(judged, key=lambda one: -judged[one])


choose_sensibly = Planner()
"""Chooses by plan."""


def _word_to_leave(state: LegendsState, seat: Seat) -> Move | None:
    """Leave orders for powers that act by them, as soon as they are there."""
    orders = state.company(seat).orders
    for source in orderable(state, seat):
        if source in orders or is_decision(source):
            continue
        when = power_of(source).when
        if when in {"event", "end"}:
            return LeaveOrder(seat, source, (NEXT if when == "event" else USE,))
    return None


def _any_order(game: Game[LegendsState], state: LegendsState, seat: Seat) -> Move:
    """Leave an order anew where nothing else can be done."""
    source = orderable(state, seat)[0]
    if not is_decision(source):
        when = power_of(source).when
        return LeaveOrder(seat, source, (NEXT if when == "event" else USE if when == "end" else HOLD,))
    slot = game.slot(state, seat, LeaveOrder, "order", {"power": source})
    assert isinstance(slot, Chain)
    return LeaveOrder(seat, source, (slot.options[-1].value,))


def pressing(priced: PricedMap, plan: Plan) -> list[Track]:
    """Return the tracks of a plan, those first that others may take and that are long."""
    state = priced.state
    near = {
        end for track, owner in state.claims.items() if owner != priced.seat for end in state.printed.track(track).ends
    }
    return sorted(plan.tracks, key=lambda track: (-len(near & set(track.ends)), -track.length, track.id))


def travel_one(
    priced: PricedMap, tracks: Sequence[Track], plan: Plan, most: int = travel.ANY, *, wilds: bool = True
) -> Travel | None:
    """Travel the first of some tracks that can be paid for; ``wilds``: whether with wilds too."""
    state, seat = priced.state, priced.seat
    means = Means(state, seat)
    there = {track.id for track in means.candidates(most)}
    for track in tracks:
        if track.id in there and means.pay(track):
            others = [other for other in tracks[:6] if other is not track]
            move = journey(state, seat, track, others, most=most, port=priced.port_at(track, plan))
            if wilds or move is None or state.pack.cards.wild_kind.name not in move.payment:
                return move
    return None


def _wants_tickets(state: LegendsState, seat: Seat, priced: PricedMap) -> bool:
    trains = state.company(seat).trains
    return bool(state.ticket_deck) and trains >= _TRAINS_FOR_TICKETS and priced.time >= _TURNS_FOR_TICKETS


def _power(state: LegendsState, seat: Seat, priced: PricedMap, plan: Plan) -> Move | None:
    """Use a power of the start of a turn where it is of use."""
    for source in turn.usable(state, seat):
        choice = _choice(state, seat, source, priced, plan)
        if choice is not None:
            return UsePower(seat, source, choice)
    return None


def _choice(state: LegendsState, seat: Seat, source: str, priced: PricedMap, plan: Plan) -> tuple[str, ...] | None:
    """Return what a company chooses for a power of the start of a turn, or None if it does not use it now."""
    power = power_of(source)
    effect = power.effects[0]
    if power.cost.cards:
        spare = sum(state.company(seat).hand) >= power.cost.cards + _SPARE_CARDS and priced.time > URGENT
        return _least_wanted(state, seat, source, plan, power.cost.cards) if spare else None
    if isinstance(effect, Money | EventEffect):
        return ()
    if isinstance(effect, MoreTickets):
        return () if _wants_tickets(state, seat, priced) and not plan.tracks else None
    if isinstance(effect, Pick):
        wild = state.pack.cards.wild
        return (state.pack.cards.wild_kind.name,) if wild in state.supply.row else None
    if isinstance(effect, Bottom):
        done = {ticket.id for ticket in plan.tickets}
        given_up = [one for one in droppable(state, seat, effect.max) if one not in done]
        hopeless = [one for one in given_up if not _complete(priced, one)]
        return (max(hopeless, key=lambda ticket: state.pack.ticket(ticket).points),) if hopeless else None
    return None


def _least_wanted(state: LegendsState, seat: Seat, source: str, plan: Plan, number: int) -> tuple[str, ...]:
    """Choose cards of colours that no track of the plan asks for, as far as there are any."""
    cards, wanted = state.pack.cards, {state.colour_of(track) for track in plan.tracks}
    chosen: list[str] = []
    while len(chosen) < number:
        slot = turn.power_slot(state, seat, "choice", {"power": source, "choice": tuple(chosen)})
        assert isinstance(slot, Chain)
        colours = {one.value: cards.names[cards.colour_of[cards.numbers[one.value]]] for one in slot.options}
        wild = cards.wild_kind.name
        chosen.append(min(colours, key=lambda one: (colours[one] == wild, colours[one] in wanted)))
    return tuple(chosen)


def _complete(priced: PricedMap, ticket: str) -> bool:
    printed = priced.printed.pack.ticket(ticket)
    return priced.parts.joined(printed.a, printed.b)


def _first_of(game: Game[LegendsState], state: LegendsState, seat: Seat, kind: type[Move], field: str) -> str:
    """Return what stands first in a field."""
    slot = game.slot(state, seat, kind, field, {})
    assert isinstance(slot, Choice)
    return slot.options[0].value


def _retire(game: Game[LegendsState], state: LegendsState, seat: Seat) -> Move:
    """Retire an event that costs something, else the top one."""
    pile = state.event_pile
    costly = [event for event in pile if power_of(f"event:{event}").price().either]
    return RetireEvent(seat, costly[-1] if costly else _first_of(game, state, seat, RetireEvent, "event"))


def _give(game: Game[LegendsState], state: LegendsState, seat: Seat) -> Move:
    """Give it to the last."""
    return Give(seat, _first_of(game, state, seat, Give, "company"))


def _open_frontier(state: LegendsState, seat: Seat, rng: Rng) -> Move:
    """Open the board where most of the own postcards have their place; among equals any."""
    boards = may_open(state)
    wanted = Counter(board for card in state.record(seat).office for board in _boards_looked_at(state, card.no))
    best = [board for board in boards if wanted[board] == max(wanted[one] for one in boards)]
    return OpenFrontier(seat, best[rng.below(len(best))])


def _boards_looked_at(state: LegendsState, number: int) -> set[str]:
    """Return the boards at which the conditions of a postcard look."""
    names: set[str] = set()
    for condition in state.pack.postcards[number].conditions:
        for field in ("place", "a", "b"):
            names.update(places(getattr(condition, field, ())))
    towns = state.pack.board.cities
    return {state.pack.town(name).piece if name in towns else name for name in names}


def _build(state: LegendsState, seat: Seat, task: BuildOne) -> Move:
    """Build where most tracks meet."""
    found = sites(state, seat, task.what)
    what = DEPOT if DEPOT in found else LARGE if LARGE in found else next(iter(found))
    at = state.printed.board.routes_at
    place = max(found[what], key=lambda city: (len(at.get(city, ())), city))  # type: ignore[call-overload]
    return Build(seat, what, place)


def _takes_something(state: LegendsState, seat: Seat, event: str) -> bool:
    """Return whether an event takes something from a company: dollars that it would pay now, or a surcharge."""
    power = state.pack.events[event]
    dollars = sum(amount(state, seat, effect) for effect in power.effects if isinstance(effect, Money))
    return dollars < 0 or power.price().either > 0


def _in_order(game: Game[LegendsState], state: LegendsState, seat: Seat, wanted: list[str]) -> list[str]:
    """Return some cards in the order in which they are offered."""
    chosen: list[str] = []
    while len(chosen) < len(wanted):
        slot = game.slot(state, seat, Answer, "choice", {"choice": tuple(chosen)})
        assert isinstance(slot, Chain)
        offered = [option.value for option in slot.options]
        left = [name for name in wanted if wanted.count(name) > chosen.count(name)]
        chosen.append(next((name for name in offered if name in left), offered[0]))
    return chosen


def _bought(game: Game[LegendsState], state: LegendsState, seat: Seat, plan: Plan) -> list[str]:
    wanted = colours_wanted(state, seat, plan.tracks[:2])
    slot = game.slot(state, seat, Answer, "choice", {})
    assert isinstance(slot, Chain)
    cards = state.pack.cards
    useful = [
        one.value
        for one in slot.options
        if one.value in cards.numbers and cards.colour_of[cards.numbers[one.value]] in wanted
    ]
    return useful[:1]


def _worth(state: LegendsState, seat: Seat, specialist: Specialist, plan: Plan) -> float:
    """Return the dollars that a specialist may bring: what each use does, as often as there will be occasion."""
    times = float(specialist.uses)
    for condition in specialist.conditions:
        if isinstance(condition, This):
            fitting = sum(_fits(state, seat, track, condition) for track in plan.tracks)
            times = min(times, fitting + _OTHER_TRACKS * bool(plan.tracks))
    return times * sum(_dollars_of(state, seat, effect) for effect in specialist.effects)


def _fits(state: LegendsState, seat: Seat, track: Track, condition: This) -> bool:
    colour = state.colour_of(track)
    own = state.company(seat).company
    coloured = {"": True, "own": colour == own, "plain": colour in {"grey", "uncoloured"}}
    return (
        condition.min <= track.length <= condition.max
        and coloured.get(condition.colour, colour == condition.colour)
        and (condition.place == () or ends_in(state, seat, track, condition.place))
    )


def _dollars_of(state: LegendsState, seat: Seat, effect: object) -> float:
    """Return what an effect is worth once."""
    tickets = [state.pack.ticket(one).points for one in state.company(seat).tickets]
    match effect:
        case Money(n=n):
            return n
        case Bonus(times=times):
            return times * (bonus_dollars(state, seat) + FREE_CARD * (state.record(seat).raised == "cards"))
        case Cards(n=n):
            return FREE_CARD * n
        case PriceChange(cards=cards, colours=colours):
            return -_SAVED * cards + _COLOURS * (colours - 1)
        case Again():
            return _JOURNEY
        case MoreTickets():
            return _TICKETS
        case Bottom(max=most) | Forgive(max=most):
            return _RISK * max((value for value in tickets if value <= most), default=0)
        case Raised(name="coal"):
            return _COAL * state.rule("coal")
        case EventEffect():
            return _EVENT
    return 0.0
