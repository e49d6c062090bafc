"""A position of Legends as it may be, given what a seat can see: hands, decks, tickets, orders, offices and vaults."""

from __future__ import annotations

from engine.core import codec
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Bourse, Choose, Decision, KeepSome
from engine.ticket_to_ride.legends.texts import read_text
from engine.ticket_to_ride.sampling import deal_cards_anew, shuffled


def sample(state: LegendsState, seat: Seat, rng: Rng) -> LegendsState | None:
    """Deal anew what a company cannot see, with different luck to come.

    Return None if others have decided something in secret that is carried out later, or if the game has ended.
    """
    if state.recorded or _waits_for_secrets(state, seat):
        return None
    draft = codec.clone(state)
    draft.rng = rng.fork()
    deal_cards_anew(draft, seat, rng)
    _deal_tickets_anew(draft, seat, rng)
    _exchange_decisions(draft, seat, rng)
    _exchange_records(draft, seat, rng)
    return draft


def _waits_for_secrets(state: LegendsState, seat: Seat) -> bool:
    """Return whether a task, or another seat's journey or drawing, holds a secret choice of somebody else."""
    made = [set(task.made) for task in state.agenda if isinstance(task, Choose | Bourse)]
    made += [set(task.early) for task in state.agenda if isinstance(task, Decision)]
    journey = state.journey is not None and state.journey.seat != seat
    drawing = state.drawing is not None and state.drawing.seat != seat
    return journey or drawing or any(other != seat for answers in made for other in answers)


def _deal_tickets_anew(draft: LegendsState, seat: Seat, rng: Rng) -> None:
    """Deal anew the tickets of the deck and of the others.

    As long as some still choose their opening tickets, nobody knows how many those before them have kept.
    """
    others = [other for other in draft.seats_range() if other != seat]
    hidden = [one for other in others for one in draft.company(other).tickets + draft.company(other).offered]
    hidden += [one for back in draft.rejected.values() for one in back]
    tickets = shuffled([*hidden, *draft.ticket_deck], rng)
    opening = next((task for task in draft.agenda if isinstance(task, KeepSome) and task.opening), None)
    draft.ticket_deck = [tickets.pop() for _ in draft.ticket_deck]
    draft.rejected = {
        back: [tickets.pop() for _ in tickets_back]
        for back, tickets_back in draft.rejected.items()
        if back == seat or opening is None
    }
    number = sum(len(held) for held in (draft.company(seat).tickets, draft.company(seat).offered))
    number += len(draft.rejected.get(seat, []))
    for other in others:
        held = draft.company(other)
        held.offered = [tickets.pop() for _ in held.offered]
        if opening is None or held.offered:
            held.tickets = [tickets.pop() for _ in held.tickets]
        else:
            dealt = [tickets.pop() for _ in range(number)]
            kept = opening.must + rng.below(len(dealt) - opening.must + 1)
            held.tickets, draft.rejected[other] = dealt[:kept], dealt[kept:]


def _exchange_decisions(draft: LegendsState, seat: Seat, rng: Rng) -> None:
    """Replace what the others have decided in secret: any ticket may be a flagship, and no orders are assumed."""
    for other in draft.seats_range():
        if other != seat:
            held = draft.company(other)
            held.orders = {}
            marks = draft.rule("flagship") and draft.begun and bool(held.tickets)
            held.flagship = held.tickets[rng.below(len(held.tickets))] if marks else ""
    peeked = [draft.event_deck.pop()] if _peeks(draft, seat) else []
    draft.event_deck = [*shuffled(draft.event_deck, rng), *peeked]
    draft.pouch = sorted(draft.pouch)
    rng.shuffle(draft.pouch)


def _peeks(state: LegendsState, seat: Seat) -> bool:
    task = state.agenda[-1] if state.agenda else None
    return isinstance(task, Choose) and task.about == "peek" and seat in task.seats


def _exchange_records(draft: LegendsState, seat: Seat, rng: Rng) -> None:
    """Replace the hidden postcards in the offices of the others, and assume that sealed vaults and sums are empty."""
    own, cards = draft.company(seat).company, draft.pack.postcards
    known = {card.no for card in draft.record(seat).office}
    known |= {
        card.no
        for record in draft.campaign.companies.values()
        for card in record.office
        if cards[card.no].hides == "none"
    }
    for company, record in draft.campaign.companies.items():
        if draft.sealed:
            record.vault = []
        if company == own:
            continue
        record.orders = {}
        for card in record.office:
            printed = cards[card.no]
            if printed.hides == "none":
                continue
            alike = [
                no
                for no, other in sorted(cards.items())
                if no not in known
                and (other.kind, other.hides) == (printed.kind, printed.hides)
                and read_text(other) == read_text(printed)
            ]
            card.no = alike[rng.below(len(alike))]
            known.add(card.no)
    if draft.sealed:
        for game in draft.campaign.games:
            game.slips = dict.fromkeys(game.slips, 0)
