"""What a power does, effect by effect (L H8). Effects of the moment ``pay`` are read by ``payment`` instead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch

from engine.core.seat import Seat
from engine.core.views import Event
from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.claiming import may_claim_parallel
from engine.ticket_to_ride.legends.conditions import counter, ends_in
from engine.ticket_to_ride.legends.events import bottom as put_event_under
from engine.ticket_to_ride.legends.facts import Track
from engine.ticket_to_ride.legends.powers import (
    Again,
    Bonus,
    Bottom,
    Cards,
    Combine,
    DrawPostcard,
    Effect,
    EventEffect,
    Forgive,
    Money,
    MoreTickets,
    NewRow,
    Pick,
    PriceChange,
    Raise,
    Raised,
    Survey,
    ToVault,
    Twin,
    Waive,
)
from engine.ticket_to_ride.legends.powers_in_play import draw_postcard, effects_of, forgivable, raisable, vault_postcard
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Choose, DrawBlind, Effects, FillRow
from engine.ticket_to_ride.legends.texts import (
    card_text,
    notice,
    player,
    source_text,
    ticket_text,
    track_text,
)
from engine.ticket_to_ride.legends.tickets import offer_tickets
from engine.ticket_to_ride.legends.train_cards import clear_row, row_card

_SHORTEST = 2
"""Spaces of the shortest track on which the Combine's cars are set (L J4)."""


def run_effects(draft: LegendsState, task: Effects) -> Iterator[Event]:
    """Carry out the next effect of a power; the rest follows once everything that it leads to is done."""
    effects = effects_of(draft, task.source)
    if task.at >= len(effects):
        return
    effect = effects[task.at]
    task.at += 1
    draft.push(task)
    yield from apply(effect, draft, task)


@singledispatch
def apply(effect: Effect, draft: LegendsState, task: Effects) -> Iterable[Event]:  # noqa: ARG001 - for its kinds
    """Carry out an effect for the owner of a power; what takes longer is put on the agenda."""
    raise AssertionError(f"nothing brings about {effect}")


def gain(draft: LegendsState, seat: int, dollars: int, why: str) -> Iterator[Event]:
    """Give a company money, or take it, though no more than it has."""
    company = draft.company(seat)
    dollars = max(dollars, -company.coins)
    company.coins += dollars
    if dollars:
        yield notice(
            "legends.money.gained" if dollars > 0 else "legends.money.paid",
            player=player(seat),
            dollars=abs(dollars),
            why=source_text(why),
        )


def take_bonus(draft: LegendsState, seat: int) -> Iterator[Event]:
    """Give a company its bonus, in its own form (L E6)."""
    figures, raised = draft.pack.figures.bonus, draft.record(seat).raised
    if raised == "cards":
        draft.push(DrawBlind(seat=seat, number=figures.raised_cards))
    yield from gain(draft, seat, bonus_dollars(draft, seat), "rule:bonus")


def bonus_dollars(state: LegendsState, seat: int) -> int:
    """Return the dollars of a company's bonus."""
    figures = state.pack.figures.bonus
    return figures.raised_money if state.record(seat).raised == "money" else figures.company


def amount(state: LegendsState, seat: int, effect: Money) -> int:
    """Return how many dollars an effect brings, or takes."""
    times = 1
    if effect.per:
        what, _, argument = effect.per.partition(":")
        if what == "tracks":
            times = sum(ends_in(state, seat, track, argument) for track in state.own_tracks(seat))
        elif what == "coins":
            times = state.company(seat).coins // int(argument)
        else:
            times = counter(state, seat, what)
    return max(-effect.max, min(effect.max, effect.n * times))


@apply.register
def _money(effect: Money, draft: LegendsState, task: Effects) -> Iterator[Event]:
    dollars = amount(draft, task.seat, effect)
    if draft.slips:
        draft.slips[task.seat].powers.append((task.source, dollars))
        return
    yield from gain(draft, task.seat, dollars, task.source)


@apply.register
def _cards(effect: Cards, draft: LegendsState, task: Effects) -> Iterable[Event]:
    assert effect.n > 0  # an event that makes companies discard cards puts the question to all of them together
    draft.push(DrawBlind(seat=task.seat, number=effect.n))
    return ()


@apply.register
def _pick(_effect: Pick, draft: LegendsState, task: Effects) -> Iterator[Event]:
    supply, card = draft.supply, row_card(draft, task.choice[0])
    assert card is not None
    at = supply.row.index(card)
    del supply.row[at]
    draft.seats[task.seat].hand[card] += 1
    yield notice("legends.draw.face_up", player=player(task.seat), card=card_text(draft, card))
    draft.push(FillRow(at=at))


@apply.register
def _bonus(effect: Bonus, draft: LegendsState, task: Effects) -> Iterator[Event]:
    for _ in range(effect.times):
        yield from take_bonus(draft, task.seat)


@apply.register
def _again(effect: Again, draft: LegendsState, _task: Effects) -> Iterable[Event]:
    draft.trip.again = effect.max
    return ()


@apply.register
def _tickets(effect: MoreTickets, draft: LegendsState, task: Effects) -> Iterable[Event]:
    return offer_tickets(draft, task.seat, effect.draw, effect.keep)


@apply.register
def _bottom(effect: Bottom, draft: LegendsState, task: Effects) -> Iterator[Event]:
    company = draft.company(task.seat)
    for ticket in task.choice[: effect.n]:
        company.tickets.remove(TicketId(ticket))
        draft.ticket_deck.insert(0, TicketId(ticket))
        yield notice("legends.tickets.bottom", player=player(task.seat))
        yield notice("legends.tickets.bottom.yours", to=task.seat, ticket=ticket_text(draft, ticket))


@apply.register
def _raise(effect: Raise, draft: LegendsState, task: Effects) -> Iterable[Event]:
    best = raisable(draft, task.seat, effect.min)[: effect.count]
    draft.slips[task.seat].powers.append((task.source, effect.n * len(best)))
    return ()


@apply.register
def _forgive(effect: Forgive, draft: LegendsState, task: Effects) -> Iterable[Event]:
    rows = forgivable(draft, task.seat, effect.max)
    for row in rows[: effect.n]:
        row.forgiven, row.dollars = True, 0
    return ()


@apply.register
def _counter(effect: Raised, draft: LegendsState, task: Effects) -> Iterable[Event]:
    company = draft.company(task.seat)
    if effect.name != "coal" or not draft.rule("coal"):
        return
    if not draft.begun:
        company.coal_most += effect.n
    added = min(effect.n, company.coal_most - company.coal)
    company.coal += added
    if added:
        yield notice("legends.coal.gained", player=player(task.seat), coal=added)


@apply.register
def _event(effect: EventEffect, draft: LegendsState, task: Effects) -> Iterable[Event]:
    if effect.do == "bottom":
        return put_event_under(draft)
    draft.push(Choose(seats=[task.seat], about="peek", source=task.source))
    return ()


@apply.register
def _vault(effect: ToVault, draft: LegendsState, task: Effects) -> Iterable[Event]:
    return vault_postcard(draft, task.seat, task.source, effect.item)


@apply.register
def _postcard(_effect: DrawPostcard, draft: LegendsState, task: Effects) -> Iterator[Event]:
    number = draft.campaign.mailbag()
    if number is None:
        yield notice("legends.postcard.none", player=player(task.seat))
        return
    yield from draw_postcard(draft, task.seat, number)


@apply.register
def _row(_effect: NewRow, draft: LegendsState, _task: Effects) -> Iterator[Event]:
    yield notice("legends.row.anew", reveals=True)
    clear_row(draft)
    draft.push(FillRow())


@apply.register
def _combine(effect: Combine, draft: LegendsState, _task: Effects) -> Iterable[Event]:
    return place_cars(draft, effect.n) if effect.do == "place" else _clear_cars(draft)


@apply.register
def _nothing(_effect: PriceChange | Waive | Twin | Survey, _draft: LegendsState, _task: Effects) -> Iterable[Event]:
    """Do nothing here: the price of a journey, and surveys, are settled where they are chosen."""
    return ()


def _free_for_cars(state: LegendsState) -> list[Track]:
    """Return the tracks on which cars may be set: of 2 spaces or more, unowned, not closed, alone on their pair."""
    printed = state.printed
    rules, players, nobody = printed.rules, len(state.seats), Seat(-1)
    return [
        track
        for track in printed.tracks
        if track.length >= _SHORTEST
        and track.id not in state.claims
        and may_claim_parallel(rules, track, state.claims, nobody, players)
        and not {track.id, *track.parallel} & set(state.combine)
    ]


def place_cars(draft: LegendsState, number: int) -> Iterator[Event]:
    """Set cars on tracks drawn by lot, one after the other; fewer if too few tracks are free."""
    for _ in range(number):
        free = _free_for_cars(draft)
        if not free:
            return
        track = free[draft.rng.below(len(free))]
        draft.combine.append(track.id)
        yield notice("legends.combine.placed", reveals=True, track=track_text(draft, track))


def _clear_cars(draft: LegendsState) -> Iterator[Event]:
    """Clear all cars away, including those placed at set-up."""
    draft.combine.clear()
    yield notice("legends.combine.cleared")
