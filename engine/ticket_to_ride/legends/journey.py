"""A journey under way: its payment, the twelve steps by their numbers, and what follows them (L C4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.seat import Seat
from engine.core.views import Event
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.legends.conditions import Trip, conditions_hold, marks_laid, trip_under_way
from engine.ticket_to_ride.legends.effects import gain, take_bonus
from engine.ticket_to_ride.legends.events import count_use, event_acts, lasting, retire, worn_out
from engine.ticket_to_ride.legends.facts import SKULL, Track
from engine.ticket_to_ride.legends.network import can_moor, moor
from engine.ticket_to_ride.legends.payment import crossing
from engine.ticket_to_ride.legends.powers import Again, Money
from engine.ticket_to_ride.legends.powers_in_play import (
    can_use,
    event_source,
    has_source,
    own_sources,
    power_of,
    use,
    uses_left,
)
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import (
    AfterSteps,
    Choose,
    DrawBlind,
    Effects,
    EndJourney,
    Moment,
    Pay,
    SecondJourney,
    Steps,
    TurnUp,
    TurnWell,
)
from engine.ticket_to_ride.legends.texts import (
    card_text,
    city,
    counted_text,
    named_card,
    notice,
    player,
    source_text,
    track_text,
)
from engine.ticket_to_ride.legends.train_cards import (
    discard,
    from_longest,
    is_newspaper,
    named_cards,
    newspaper,
    spend,
    top_card,
)
from engine.ticket_to_ride.legends.travel import can_travel, is_again

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
    yield notice("legends.travel", player=player(seat), track=track_text(draft, track), cards=cards)
    paid = journey.laid + pay_extra(draft, seat, journey.surcharge)
    company.coins -= journey.toll
    if track.id in draft.combine:
        draft.combine.remove(track.id)
        yield notice("legends.combine.left", player=player(seat), dollars=journey.toll)
    discard(draft, paid)


def pay_extra(draft: LegendsState, seat: int, extra: Iterable[str]) -> list[int]:
    """Pay a surcharge or trestle marks as chosen, or with what is left; return the cards to discard."""
    company, paid = draft.company(seat), []
    for one in extra:
        if one.startswith("$"):
            company.coins -= min(company.coins, int(one[1:]))
            continue
        cards = named_cards(draft, company.hand, [one])
        if cards is None:  # an event turned up on the way has taken it: another card is paid (L C4.2)
            cards = named_cards(draft, company.hand, from_longest(draft, company.hand, 1)) or []
        spend(draft, seat, cards)
        paid += cards
    return paid


def _waivers(draft: LegendsState, track: Track) -> Iterator[Event]:
    """Apply the current event and the powers that change a price by themselves (L C4.0)."""
    journey, seat = draft.trip, draft.trip.seat
    trip = Trip(track, journey.plain, draft.colour_of(track), journey.combine, journey.laid)
    event = lasting(draft, "pay")
    if event and event_acts(draft, seat, event) and conditions_hold(draft, seat, event, trip):
        count_use(draft, seat)
        journey.waived += [rule for rule in ("well", "trestle", "coal", "combine") if event.waives(rule)]
        yield notice("legends.event.acts", player=player(seat), event=source_text(event_source(event.id)))
        if worn_out(draft, event):
            journey.worn.append(event.id)
    for source in own_sources(draft, seat, "pay", may=False):
        if can_use(draft, seat, source, trip):
            power = power_of(source)
            journey.waived += [rule for rule in ("well", "trestle", "coal", "combine") if power.waives(rule)]
            yield from use(draft, seat, source)


def take_steps(draft: LegendsState, task: Steps) -> Iterator[Event]:
    """Take one step after the other; if one leads to something else, the next follows when that is done."""
    draft.push(task)
    while task.at <= _LAST:
        step = _STEPS.get(task.at)
        task.at += 1
        if step is None:
            continue
        yield from step(draft)
        if draft.agenda[-1] is not task:
            return
    draft.agenda.pop()


def _survey(draft: LegendsState) -> Iterator[Event]:
    """Step 1: an uncoloured track takes the colour of the set (L I3)."""
    journey = draft.trip
    if not journey.survey:
        return
    figures = draft.pack.figures.rule.survey
    track = draft.printed.track(journey.track)
    colour = draft.pack.cards.names[journey.colour]
    draft.campaign.stickers[track.id] = colour
    a, b = (city(draft, end) for end in track.ends)
    yield notice("legends.survey", a=a, b=b, colour=named_card(colour))
    yield from gain(draft, journey.seat, min(figures.most, figures.a_space * track.length), "rule:survey")


def _trestles(draft: LegendsState) -> Iterator[Event]:
    """Step 2: pay for trestle marks, and receive dollars for every third (L I7)."""
    journey = draft.trip
    marks = draft.printed.track(journey.track).trestles
    if not draft.rule("trestle") or not marks:
        return
    paid = pay_extra(draft, journey.seat, journey.extra)
    dollars = crossing(draft, journey.seat, marks)
    draft.company(journey.seat).crossed += marks
    yield notice("legends.trestles", player=player(journey.seat), marks=marks)
    yield from gain(draft, journey.seat, dollars, "rule:trestle")
    if paid:
        discard(draft, paid)


def _bonus(draft: LegendsState) -> Iterator[Event]:
    """Step 3: the company bonus (L E6)."""
    journey = draft.trip
    if draft.colour_of(draft.printed.track(journey.track)) == draft.company(journey.seat).company:
        yield from take_bonus(draft, journey.seat)


def _depots(draft: LegendsState) -> Iterator[Event]:
    """Step 5: draw a card for an own depot, and pay the owner of another's depot a dollar from the bank (L J3)."""
    journey, figures = draft.trip, draft.pack.figures.rule.depot
    if not draft.rule("depots"):
        return
    visitor, depots = draft.company(journey.seat), draft.campaign.depots
    ends = draft.printed.track(journey.track).ends
    if any(depots.get(end) == visitor.company for end in ends):
        draft.push(DrawBlind(seat=journey.seat, number=figures.own_cards))
    for end in ends:
        owner = draft.seat_of(depots.get(end, ""))
        if owner is None or owner == journey.seat or end in visitor.visited:
            continue
        visitor.visited.append(end)
        yield from gain(draft, owner, figures.foreign, "rule:depot")


def _coal(draft: LegendsState) -> Iterator[Event]:
    """Step 6: a long track burns coal (L I5.2)."""
    journey, figures = draft.trip, draft.pack.figures.rule.coal
    company = draft.company(journey.seat)
    long = draft.printed.track(journey.track).length >= figures.from_length
    if not draft.rule("coal") or not long or "coal" in journey.waived:
        return
    if company.coal:
        company.coal -= 1
        yield notice("legends.coal.burnt", player=player(journey.seat), left=company.coal)
    else:
        yield from gain(draft, journey.seat, -figures.dollars, "rule:coal")


def _herd(draft: LegendsState) -> Iterator[Event]:
    """Step 7: take a herd (L I4.3)."""
    there = herds_at(draft)
    if len(there) == 1:
        yield from take_herd(draft, there[0])
    elif there:
        draft.push(Choose(seats=[draft.trip.seat], about="herd"))


def herds_at(state: LegendsState) -> list[str]:
    """Return the cities at the ends of the journey whose herd the company may take."""
    journey = state.trip
    if len(state.company(journey.seat).herds) >= state.pack.figures.rule.herds.most:
        return []
    return [end for end in state.printed.track(journey.track).ends if end in state.herds]


def take_herd(draft: LegendsState, where: str) -> Iterator[Event]:
    """Give the travelling company a herd; which city it came from is kept."""
    draft.herds.remove(where)
    draft.company(draft.trip.seat).herds.append(where)
    yield notice("legends.herd", player=player(draft.trip.seat), city=city(draft, where))


def _steamer(draft: LegendsState) -> Iterator[Event]:
    """Step 8: set a steamer if that was chosen and is still possible (L I1.2, H5)."""
    journey = draft.trip
    port = journey.steamer
    if port in draft.printed.track(journey.track).ends and can_moor(draft, journey.seat, port):
        yield from moor(draft, journey.seat, port)
    elif port:
        yield notice("legends.steamer.idle", to=journey.seat, city=city(draft, port))


def _dig(draft: LegendsState) -> Iterator[Event]:
    """Step 9: dig for silver (L I9.3)."""
    there = claims_at(draft)
    if len(there) == 1:
        yield from dig(draft, there[0])
    elif there:
        draft.push(Choose(seats=[draft.trip.seat], about="dig"))


def claims_at(state: LegendsState) -> list[str]:
    """Return the claim cities at the ends of the journey where the company has not dug."""
    if not state.rule("dig") or not state.pouch:
        return []
    company, town = state.company(state.trip.seat), state.pack.town
    ends = state.printed.track(state.trip.track).ends
    return [end for end in ends if town(end).claim and end not in company.digs]


def dig(draft: LegendsState, where: str) -> Iterator[Event]:
    """Draw nuggets, keep the best and put the others back."""
    journey, figures = draft.trip, draft.pack.figures.rule.dig
    company = draft.company(journey.seat)
    picks, _, _ = marks_laid(draft, journey.laid)
    number = min(figures.base + picks, figures.most, len(draft.pouch))
    draft.rng.shuffle(draft.pouch)
    drawn = sorted(draft.pouch.pop() for _ in range(number))
    best = drawn.pop()
    draft.pouch += drawn
    company.digs.append(where)
    company.nuggets.append(best)
    yield notice(
        "legends.dig", reveals=True, player=player(journey.seat), city=city(draft, where), nugget=best, drawn=number
    )
    yield from gain(draft, journey.seat, best, "rule:dig")


def _wells(draft: LegendsState) -> Iterator[Event]:
    """Step 10: skulls in the set try the wells (L I6)."""
    if draft.rule("well") and _skulls(draft):
        if "well" in draft.trip.waived:
            yield from _well_gives(draft)
        else:
            draft.push(TurnWell())


def _skulls(state: LegendsState) -> int:
    return marks_laid(state, state.trip.laid)[1]


def _well_gives(draft: LegendsState) -> Iterator[Event]:
    journey, figures = draft.trip, draft.pack.figures.rule.well
    there = "desert" in draft.printed.boards_of(draft.printed.track(journey.track))
    dollars = figures.gain_on_board if there else figures.gain
    yield from gain(draft, journey.seat, dollars * _skulls(draft), "rule:well")


def turn_well(draft: LegendsState, task: TurnWell) -> Iterator[Event]:
    """Turn the top card: with a skull the well is dry."""
    card = top_card(draft)
    if card is None:
        yield from _well_gives(draft)
        return
    if is_newspaper(draft, card):
        draft.push(task)
        yield from newspaper(draft, card)
        return
    dry = draft.pack.cards.names[card].endswith(f" {SKULL}")
    yield notice("legends.well.dry" if dry else "legends.well.wet", reveals=True, card=card_text(draft, card))
    if dry:
        draft.push(Choose(seats=[draft.trip.seat], about="well"))
    else:
        yield from _well_gives(draft)
    discard(draft, [card])


def pay_dry_well(draft: LegendsState, seat: int, cards: list[int] | None) -> Iterator[Event]:
    """Pay for a dry well: some cards, or dollars as far as there are any (L C4.3)."""
    if cards:
        spend(draft, seat, cards)
        yield notice("legends.well.cards", player=player(seat), cards=len(cards))
        discard(draft, cards)
    else:
        yield from gain(draft, seat, -draft.pack.figures.rule.well.loss, "rule:well")


def _charter(draft: LegendsState) -> Iterator[Event]:
    """Step 11: the first companies to join the oceans (L I8.2)."""
    journey, figures = draft.trip, draft.pack.figures.rule.charter
    done = len(draft.charters)
    if not draft.rule("charter") or journey.seat in draft.charters or done >= len(figures.pays):
        return
    if not _joins_the_oceans(draft, journey.seat):
        return
    draft.charters.append(journey.seat)
    yield notice("legends.charter", player=player(journey.seat), place=done + 1)
    yield from gain(draft, journey.seat, figures.pays[done], "rule:charter")
    if not done and figures.ribbon_to_first:
        draft.record(journey.seat).vault.append("ribbon")


def _joins_the_oceans(state: LegendsState, seat: int) -> bool:
    beyond: dict[str, list[str]] = {}
    for track in state.own_tracks(seat):
        beyond.setdefault(track.a, []).append(track.b)
        beyond.setdefault(track.b, []).append(track.a)
    atlantic, pacific = (state.pack.coasts[coast].intersection(beyond) for coast in ("atlantic", "pacific"))
    if not pacific:
        return False
    reached, ahead = set(atlantic), list(atlantic)
    while ahead:
        for name in beyond[ahead.pop()]:
            if name not in reached:
                reached.add(name)
                ahead.append(name)
    return not reached.isdisjoint(pacific)


def _large_city(draft: LegendsState) -> Iterator[Event]:
    """Step 12: a large city gives a card (L E5)."""
    journey = draft.trip
    if any(draft.large(end) for end in draft.printed.track(journey.track).ends):
        draft.push(DrawBlind(seat=journey.seat, number=1))
    yield from ()


_STEPS: dict[int, Callable[[LegendsState], Iterator[Event]]] = {
    1: _survey,
    2: _trestles,
    3: _bonus,
    5: _depots,
    6: _coal,
    7: _herd,
    8: _steamer,
    9: _dig,
    10: _wells,
    11: _charter,
    12: _large_city,
}
"""The steps by their numbers. There is no step 4."""
_LAST = max(_STEPS)


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
    """Apply the next of some powers, if it can act; the others follow when all its effects are done."""
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
            yield notice("legends.power.idle", to=task.seat, power=source_text(source))


def _may_follow(state: LegendsState, seat: int, source: str) -> bool:
    """Return whether a power that brings a second journey can bring one."""
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
    if not conditions_hold(draft, task.seat, event, trip):
        return
    count_use(draft, task.seat)
    if worn_out(draft, event) and draft.journey:
        draft.journey.worn.append(event.id)
    # Money is announced with its reason, except at the end, where it stands on the slips.
    if draft.slips or not all(isinstance(effect, Money) for effect in event.effects):
        yield notice("legends.event.acts", player=player(task.seat), event=source_text(source))
    draft.push(Effects(seat=task.seat, source=source))


def _first_at_the_fair(draft: LegendsState, seat: int) -> Iterator[Event]:
    """Pay the first company that ends a track in the Exhibition city (L J11)."""
    track = draft.printed.track(draft.trip.track)
    # The city pays in the year of the Exhibition alone.
    if draft.fair_opened or draft.campaign.exhibition not in track.ends or not exhibition_year(draft):
        return
    draft.fair_opened = True
    yield from gain(draft, seat, draft.pack.figures.rule.exhibition.first, "rule:exhibition")


def exhibition_year(state: LegendsState) -> bool:
    """Return whether the Exhibition pays in this game."""
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
