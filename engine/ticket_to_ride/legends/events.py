"""Newspapers and events (L D)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.views import Event
from engine.ticket_to_ride.legends.conditions import conditions_hold
from engine.ticket_to_ride.legends.facts import EventCard
from engine.ticket_to_ride.legends.powers import Cards, DrawPostcard, MoreTickets, Pick
from engine.ticket_to_ride.legends.powers_in_play import can_use, event_source, own_sources, power_of, use
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import (
    ActEvent,
    BeginEvent,
    Choose,
    EachCompany,
    Effects,
    EventFinished,
    EventOrders,
    TurnUp,
)
from engine.ticket_to_ride.legends.texts import event_rule, event_text, notice
from engine.ticket_to_ride.supply import left_to_draw

NEXT, NEXT_LIGHTNING, NEXT_LASTING, HOLD, USE = "next", "lightning", "lasting", "hold", "use"
"""What a standing order may say, other than a list of events (L H5)."""


def current_event(state: LegendsState) -> EventCard | None:
    """Return the current event."""
    return state.pack.events[state.event_pile[-1]] if state.current and state.event_pile else None


def lasting(state: LegendsState, moment: str) -> EventCard | None:
    """Return the current event if it acts at a moment: never one that replaced another in this action (L D3)."""
    event = current_event(state)
    return event if event and event.when == moment and not state.replacement else None


def event_acts(state: LegendsState, seat: int, event: EventCard) -> bool:
    """Return whether a lasting event still acts on a company (L D7)."""
    uses = state.event_uses
    if event.once_each is not None and uses.get(seat, 0) >= event.once_each:
        return False
    return event.retires_after is None or sum(uses.values()) < event.retires_after


def count_use(draft: LegendsState, seat: int) -> None:
    """Count a use of the current event."""
    draft.event_uses[seat] = draft.event_uses.get(seat, 0) + 1


def worn_out(state: LegendsState, event: EventCard) -> bool:
    """Return whether the current event has been used so often that it is retired."""
    return event.retires_after is not None and sum(state.event_uses.values()) >= event.retires_after


def turn_up(draft: LegendsState, task: TurnUp) -> Iterator[Event]:
    """Turn up the next event; while another one acts it waits (L D5)."""
    event = _next_event(draft)
    if event is None:
        draft.acting = draft.acting and not task.instead
        yield notice("legends.event.none")
        return
    if draft.acting and not task.instead:
        draft.waiting.append(event)
        yield notice("legends.event.waits", reveals=True, event=event_text(event))
        return
    draft.push(BeginEvent(event=event, replacement=task.replacement, acted=task.acted))


def _next_event(draft: LegendsState) -> str | None:
    # L D4: the discards are shuffled, except for the current event.
    if not draft.event_deck:
        kept = draft.event_pile[-1:] if draft.current else []
        draft.event_deck = draft.event_pile[: len(draft.event_pile) - len(kept)]
        draft.rng.shuffle(draft.event_deck)
        draft.event_pile = kept
    return draft.event_deck.pop() if draft.event_deck else None


def begin_event(draft: LegendsState, task: BeginEvent) -> Iterator[Event]:
    """Put the event on top of the discards: it is current; standing orders, then the event itself act."""
    event = task.event
    draft.event_pile.append(event)
    draft.current, draft.acting = True, True
    draft.event_uses = {}
    # Once the journey or the action in which it replaced another event is over, it acts like any other.
    draft.replacement = task.replacement and (draft.journey is not None or draft.drawing is not None)
    kind = draft.pack.events[event].kind
    yield notice("legends.event.turned_up", reveals=True, event=event_text(event), rule=event_rule(event), kind=kind)
    draft.push(EventOrders(event=event, acted=task.acted), ActEvent(event=event), EventFinished(event=event))


def event_orders(draft: LegendsState, task: EventOrders) -> Iterator[Event]:
    """Use the first power in turn order whose standing order fits (L H5): there is no question."""
    for seat in draft.from_active():
        for source in own_sources(draft, seat, "event"):
            name = f"{seat} {source}"
            order = draft.company(seat).orders.get(source, HOLD)
            if name in task.acted or not _fits(draft, order, task.event) or not can_use(draft, seat, source):
                continue
            draft.company(seat).orders.pop(source)
            act = draft.task
            assert isinstance(act, ActEvent)
            act.acted = [*task.acted, name]
            yield from use(draft, seat, source)
            return


def _fits(state: LegendsState, order: str, event: str) -> bool:
    kind = state.pack.events[event].kind
    return order in {NEXT, kind} or event in order.split(",")


def bottom(draft: LegendsState) -> Iterator[Event]:
    """Put the event turned up under the deck before it acts; another one takes its place (L H8 event)."""
    event = draft.event_pile.pop()
    if not draft.event_deck:
        if not draft.event_pile:
            draft.event_pile.append(event)
            yield notice("legends.event.acts_after_all", event=event_text(event))
            return
        draft.event_deck, draft.event_pile = draft.event_pile, []
        draft.rng.shuffle(draft.event_deck)
    draft.event_deck.insert(0, event)
    draft.current = False
    yield notice("legends.event.bottom", event=event_text(event))
    place = next(
        at for at in range(len(draft.agenda) - 1, -1, -1) if isinstance(draft.agenda[at], ActEvent)
    )  # right below it lies the task that finishes it
    act = draft.agenda[place]
    assert isinstance(act, ActEvent)
    if draft.waiting:
        draft.agenda[place - 1 : place + 1] = [BeginEvent(event=draft.waiting.pop(0), acted=act.acted)]
    else:
        # What comes instead of a replacement replaces the same event (L D3).
        again = TurnUp(replacement=draft.replacement, instead=True, acted=act.acted)
        draft.agenda[place - 1 : place + 1] = [again]


def act_event(draft: LegendsState, task: ActEvent) -> Iterator[Event]:
    """Apply a lightning event to the companies that it names (L D6); a lasting one only lies there."""
    event = draft.pack.events[task.event]
    if event.kind == "lasting":
        return
    if event.first and not task.first_done:
        task.first_done = True
        draft.push(Effects(seat=draft.active, source=f"first:{event.id}"), task)
        return
    if event.who == "each":
        draft.push(EachCompany(event=event.id, seats=draft.from_active()))
        return
    seats = [seat for seat in affected(draft, event) if conditions_hold(draft, seat, event)]
    for seat in seats:
        count_use(draft, seat)
    discards = [effect for effect in event.effects if isinstance(effect, Cards) and effect.n < 0]
    if discards and seats:
        draft.push(Choose(seats=seats, about="discard", number=-discards[0].n, source=event_source(event.id)))
        return
    draft.push(*(Effects(seat=seat, source=event_source(event.id)) for seat in seats))
    yield from ()


def affected(state: LegendsState, event: EventCard) -> list[int]:
    """Return the seats that an event names, in turn order from the active one."""
    order = state.from_active()
    if event.who == "active":
        return order[:1]
    if event.who == "all":
        return order
    fewest = min(state.company(seat).coins for seat in order)
    poorest = [seat for seat in order if state.company(seat).coins == fewest]
    if any(isinstance(effect, DrawPostcard) for effect in event.effects):
        # A postcard goes to one company only: the one whose next turn is last. The active one has had its turn.
        return [max(poorest, key=lambda seat: (order.index(seat) - 1) % len(order))]
    return poorest


def each_company(draft: LegendsState, task: EachCompany) -> Iterator[Event]:
    """Ask all companies that can use an event, at the same time, whether they will (L D6); the others are passed over.

    Their answers count as they come: what is drawn is hidden, so the order makes no difference. If one company may take
    what another wants, face-up cards or the last tickets or cards, answers count in turn order.
    """
    source = event_source(task.event)
    seats, effects = [seat for seat in task.seats if can_use(draft, seat, source)], power_of(source).effects
    tickets = sum(effect.draw for effect in effects if isinstance(effect, MoreTickets))
    cards = sum(effect.n for effect in effects if isinstance(effect, Cards))
    scarce = tickets * len(seats) > len(draft.ticket_deck) or cards * len(seats) > left_to_draw(draft)
    contended = any(isinstance(effect, Pick) for effect in effects) or scarce
    if seats:
        draft.push(Choose(seats=seats, about="each", source=source, in_turn=contended))
    yield from ()


def event_finished(draft: LegendsState, task: EventFinished) -> Iterator[Event]:
    """Retire a lightning event that is worn out, and let an event that has waited act."""
    event = draft.pack.events[task.event]
    if event.kind == "lightning" and worn_out(draft, event) and draft.event_pile[-1:] == [event.id]:
        yield from retire(draft, event.id)
        if not draft.waiting:
            draft.push(TurnUp(replacement=True, instead=True))
            return
    if draft.waiting:
        draft.push(BeginEvent(event=draft.waiting.pop(0)))
    else:
        draft.acting = False


def retire(draft: LegendsState, event: str) -> Iterator[Event]:
    """Take an event out of the campaign for good."""
    if draft.event_pile[-1:] == [event]:
        draft.current = False
    # It may have been shuffled into the deck in the journey that wore it out.
    (draft.event_pile if event in draft.event_pile else draft.event_deck).remove(event)
    draft.campaign.events.pop(event)
    draft.campaign.retired_events.append(event)
    yield notice("legends.event.retired", event=event_text(event))
