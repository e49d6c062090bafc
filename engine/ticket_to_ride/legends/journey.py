"""A journey under way: payment, then what follows step 12 (L C4.0, C4.4). The numbered steps are in ``steps``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.events import Event
from engine.core.seat import Seat
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.legends.effects import gain
from engine.ticket_to_ride.legends.events import count_use, event_acts, lasting, retire, worn_out
from engine.ticket_to_ride.legends.facts import Track
from engine.ticket_to_ride.legends.hands import from_longest, named_cards
from engine.ticket_to_ride.legends.powers import Again
from engine.ticket_to_ride.legends.predicates import Trip, holds, trip_under_way
from engine.ticket_to_ride.legends.sources import (
    can_use,
    event_source,
    has_source,
    own_sources,
    power_of,
    uses_left,
)
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.supply import discard, spend
from engine.ticket_to_ride.legends.tasks import (
    AfterSteps,
    Effects,
    EndJourney,
    Moment,
    Pay,
    SecondJourney,
    TurnUp,
)
from engine.ticket_to_ride.legends.travel import can_travel, is_again
from engine.ticket_to_ride.legends.using import use
from engine.ticket_to_ride.legends.words import counted_text, player, source_text, told, track_text

EXHIBITION = "exhibition"


def pay(draft: LegendsState, _task: Pay) -> Iterator[Event]:
    """Place the trains; pay the set, then the surcharge, then the Combine."""
    journey, printed = draft.trip, draft.printed
    seat, track = journey.seat, printed.track(journey.track)
    company = draft.company(seat)
    yield from _waivers(draft, track)
    spend(draft, seat, journey.laid)
    draft.claims[RouteId(track.id)] = Seat(seat)
    company.trains -= track.length
    draft.last_route = RouteId(track.id)
    cards = counted_text(draft, journey.laid)
    yield told("travel", player=player(seat), track=track_text(draft, track), cards=cards)
    paid = journey.laid + pay_extra(draft, seat, journey.surcharge)
    company.coins -= journey.toll
    if track.id in draft.combine:
        draft.combine.remove(track.id)
        yield told("combine.left", player=player(seat), dollars=journey.toll)
    discard(draft, paid)


def pay_extra(draft: LegendsState, seat: int, extra: Iterable[str]) -> list[int]:
    """Pay a surcharge or trestle marks as said, or with what is there; return the cards for the discards."""
    company, paid = draft.company(seat), []
    for one in extra:
        if one.startswith("$"):
            company.coins -= min(company.coins, int(one[1:]))
            continue
        cards = named_cards(draft, company.hand, [one])
        if cards is None:  # an event turned up on the way has taken it: another one goes (L C4.2)
            cards = named_cards(draft, company.hand, from_longest(draft, company.hand, 1)) or []
        spend(draft, seat, cards)
        paid += cards
    return paid


def _waivers(draft: LegendsState, track: Track) -> Iterator[Event]:
    """Let the current event and the powers act that change a price by themselves (L C4.0)."""
    journey, seat = draft.trip, draft.trip.seat
    trip = Trip(track, journey.plain, draft.colour_of(track), journey.combine, journey.laid)
    event = lasting(draft, "pay")
    if event and event_acts(draft, seat, event) and all(holds(draft, seat, c, trip) for c in event.conditions):
        count_use(draft, seat)
        journey.waived += [rule for rule in ("well", "trestle", "coal", "combine") if event.waives(rule)]
        yield told("event.acts", player=player(seat), event=source_text(event_source(event.id)))
        if worn_out(draft, event):
            journey.worn.append(event.id)
    for source in own_sources(draft, seat, "pay", may=False):
        if can_use(draft, seat, source, trip):
            power = power_of(source)
            journey.waived += [rule for rule in ("well", "trestle", "coal", "combine") if power.waives(rule)]
            yield from use(draft, seat, source)


def after_steps(draft: LegendsState, _task: AfterSteps) -> Iterable[Event]:
    """Line up what may act after step 12, in its order (L C4.4)."""
    journey = draft.trip
    event = lasting(draft, "travel")
    queue = [event_source(event.id)] if event else []
    queue += [EXHIBITION] if draft.rule(EXHIBITION) else []
    queue += own_sources(draft, journey.seat, "travel", may=False)
    draft.push(Moment(seat=journey.seat, moment="travel", queue=[*queue, *journey.powers]))
    return ()


def moment(draft: LegendsState, task: Moment) -> Iterator[Event]:
    """Let the next of some powers act, if it can; the others follow when all that comes of it is done."""
    if not task.queue:
        return
    source = task.queue.pop(0)
    draft.push(task)
    if source == EXHIBITION:
        yield from _first_at_the_fair(draft, task.seat)
    elif source.startswith("event:"):
        yield from _event_acts(draft, task, source)
    elif has_source(draft, task.seat, source) and uses_left(draft, task.seat, source):
        trip = trip_under_way(draft)
        if can_use(draft, task.seat, source, trip) and _may_follow(draft, task.seat, source):
            yield from use(draft, task.seat, source)
        elif power_of(source).may:
            yield told("power.idle", to=task.seat, power=source_text(source))


def _may_follow(state: LegendsState, seat: int, source: str) -> bool:
    """Tell whether a power that brings a second journey can bring one."""
    if not is_again(source):
        return True
    journey = state.trip
    if journey.second or journey.again:
        return False
    most = next(effect.max for effect in power_of(source).effects if isinstance(effect, Again))
    return can_travel(state, seat, most)


def _event_acts(draft: LegendsState, task: Moment, source: str) -> Iterator[Event]:
    event = lasting(draft, task.moment)
    if event is None or event_source(event.id) != source or not event_acts(draft, task.seat, event):
        return
    trip = trip_under_way(draft)
    if not all(holds(draft, task.seat, condition, trip) for condition in event.conditions):
        return
    count_use(draft, task.seat)
    if worn_out(draft, event) and draft.journey:
        draft.journey.worn.append(event.id)
    yield told("event.acts", player=player(task.seat), event=source_text(source))
    draft.push(Effects(seat=task.seat, source=source))


def _first_at_the_fair(draft: LegendsState, seat: int) -> Iterator[Event]:
    """Pay the first company that ends a track in the Exhibition city (L J11)."""
    track = draft.printed.track(draft.trip.track)
    # The city draws crowds in the year of the Exhibition alone.
    if draft.fair_opened or draft.campaign.exhibition not in track.ends or not exhibition_year(draft):
        return
    draft.fair_opened = True
    yield from gain(draft, seat, draft.pack.figures.rule.exhibition.first, "rule:exhibition")


def exhibition_year(state: LegendsState) -> bool:
    """Tell whether this is the game in which the Exhibition pays."""
    cards = state.pack.story_of(state.number)
    return any(card.adds.now == "draw_exhibition" for card in cards)


def end_journey(draft: LegendsState, _task: EndJourney) -> Iterator[Event]:
    """Retire what was worn out in this journey (L D3), then let a second one follow."""
    journey = draft.trip
    draft.journey, draft.replacement = None, False
    if journey.again:
        draft.push(SecondJourney(seats=[journey.seat], most=journey.again))
    for event in dict.fromkeys(journey.worn):
        on_top = draft.current and draft.event_pile[-1:] == [event]
        yield from retire(draft, event)
        if on_top:
            draft.push(TurnUp(replacement=True))
