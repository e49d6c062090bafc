"""Powers, who owns them and how they are used: the top event, postcards in offices, specialists (L H4 to H6).

A power is named by its source: ``event:coal-strike``, ``card:31`` for a postcard, ``specialist:porter``.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import text
from engine.core.views import Event
from engine.ticket_to_ride.legends.bank_slips import TicketRow
from engine.ticket_to_ride.legends.campaign import Office
from engine.ticket_to_ride.legends.conditions import Trip, conditions_hold
from engine.ticket_to_ride.legends.facts import EventCard, GameUses, Postcard, Specialist
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.powers import (
    AnyEffect,
    Bottom,
    Cards,
    Cost,
    EventEffect,
    Forgive,
    MoreTickets,
    Pick,
    Raise,
)
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Choose, Effects
from engine.ticket_to_ride.legends.texts import item_text, notice, player, read_text, rule_of, source_text
from engine.ticket_to_ride.legends.train_cards import discard, named_cards, spend
from engine.ticket_to_ride.supply import can_draw


def card_source(no: int) -> str:
    """Name a postcard's power."""
    return f"card:{no}"


def event_source(event: str) -> str:
    """Name an event's power."""
    return f"event:{event}"


def power_of(source: str) -> EventCard | Postcard | Specialist:
    """Return a power by its source. Raises KeyError."""
    kind, _, name = source.partition(":")
    facts = pack()
    if kind == "card":
        return facts.postcards[int(name)]
    return facts.specialists[name] if kind == "specialist" else facts.events[name]


def is_power(source: str) -> bool:
    """Return whether a source names an existing power, whoever may own it."""
    try:
        power_of(source)
    except (KeyError, ValueError):
        return False
    return True


def effects_of(state: LegendsState, source: str) -> tuple[AnyEffect, ...]:
    """Return the effects of a power, or for ``first:…`` those that an event has before its effects on companies."""
    if source.startswith("first:"):
        return state.pack.events[source.removeprefix("first:")].first
    return power_of(source).effects


def number_of(source: str) -> int:
    """Return the number of the postcard that a source names."""
    return int(source.partition(":")[2])


def own_sources(state: LegendsState, seat: int, moment: str, *, may: bool | None = None) -> list[str]:
    """List the powers that a company has at a moment: postcards by number, then the specialist."""
    company, facts = state.seats[seat], state.pack
    office, specialist = state.campaign.companies[company.company].office, company.specialist
    found: list[str] = []
    if office:
        # Few cards act at the moment in question, so it is checked first.
        of_moment, number = facts.postcards_when.get(moment, ()), state.number
        held = [card.no for card in office if card.no in of_moment and card.since <= number]
        found = [card_source(no) for no in sorted(held) if may is None or may == facts.postcards[no].may]
    if specialist:
        power = facts.specialists[specialist]
        if power.when == moment and (may is None or may == power.may):
            found.append(f"specialist:{specialist}")
    return [source for source in found if uses_left(state, seat, source)] if found else found


def uses_left(state: LegendsState, seat: int, source: str) -> bool:
    """Return whether a power has not been used up in this game."""
    power, used = power_of(source), state.company(seat).used.get(source, 0)
    if isinstance(power, Specialist):
        return used < power.uses
    if isinstance(power, Postcard) and isinstance(power.uses, GameUses):
        return used < power.uses.game
    return True


def has_source(state: LegendsState, seat: int, source: str) -> bool:
    """Return whether a company holds a postcard or engaged a specialist."""
    if source.startswith("card:"):
        return any(card_source(card.no) == source for card in state.record(seat).office)
    return source == f"specialist:{state.company(seat).specialist}"


def can_use(state: LegendsState, seat: int, source: str, trip: Trip | None = None) -> bool:
    """Return whether a power can act for a seat now: its conditions hold, and it can be paid and done."""
    power = power_of(source)
    possible = conditions_hold(state, seat, power, trip) and can_pay(state, seat, power.cost)
    return possible and all(_can_do(state, seat, effect) for effect in power.effects)


def can_pay(state: LegendsState, seat: int, cost: Cost) -> bool:
    """Return whether a company can pay what a power asks for."""
    company = state.company(seat)
    wilds = company.hand[state.pack.cards.wild]
    return company.coins >= cost.money and wilds >= cost.wilds and sum(company.hand) >= cost.cards + cost.wilds


def _can_do(state: LegendsState, seat: int, effect: AnyEffect) -> bool:
    if isinstance(effect, Pick):
        return bool(pickable(state, wild=effect.wild))
    if isinstance(effect, MoreTickets):
        return bool(state.ticket_deck)
    if isinstance(effect, Bottom):
        return len(droppable(state, seat, effect.max)) >= effect.n
    if isinstance(effect, Cards) and effect.n > 0:
        return can_draw(state)
    if isinstance(effect, Forgive):
        return bool(forgivable(state, seat, effect.max))
    if isinstance(effect, Raise):
        return bool(raisable(state, seat, effect.min))
    if isinstance(effect, EventEffect) and effect.do == "peek":
        return bool(state.event_deck)
    return True


def pickable(state: LegendsState, *, wild: bool) -> list[int]:
    """Return the different face-up cards that may be taken."""
    return sorted(card for card in set(state.supply.row) if wild or card != state.pack.cards.wild)


def droppable(state: LegendsState, seat: int, most: int) -> list[str]:
    """Return the tickets that a company may put under the deck: never the flagship (L H8)."""
    company, value = state.company(seat), state.pack.ticket
    return [ticket for ticket in company.tickets if value(ticket).points <= most and ticket != company.flagship]


def forgivable(state: LegendsState, seat: int, most: int) -> list[TicketRow]:
    """Return the rows of unfinished tickets that may be forgiven, the highest printed value first (L F1.3)."""
    rows = [row for row in state.slips[seat].tickets if not row.completed and not row.forgiven]
    return _best_first(state, [row for row in rows if state.pack.ticket(row.ticket).points <= most])


def raisable(state: LegendsState, seat: int, least: int) -> list[TicketRow]:
    """Return the rows of completed tickets that may pay more, the highest printed value first."""
    rows = state.slips[seat].completed
    return _best_first(state, [row for row in rows if state.pack.ticket(row.ticket).points >= least])


def _best_first(state: LegendsState, rows: list[TicketRow]) -> list[TicketRow]:
    # Of two alike the flagship, unfinished, costs more.
    return sorted(rows, key=lambda row: (-state.pack.ticket(row.ticket).points, row.dollars))


def use(draft: LegendsState, seat: int, source: str, choice: tuple[str, ...] = ()) -> Iterator[Event]:
    """Use a power that can act: count it, show its card, pay for it; its effects come next."""
    power, company = power_of(source), draft.company(seat)
    company.used[source] = company.used.get(source, 0) + 1
    kind = power.kind if isinstance(power, Postcard) else "specialist"
    # L L7: a card with a hidden side is now shown to all, which cannot be undone.
    shown = isinstance(power, Postcard) and power.hides != "none"
    rule = rule_of(draft, source)
    yield notice(
        "legends.power.used", reveals=shown, player=player(seat), power=source_text(source), kind=kind, rule=rule
    )
    if isinstance(power, Postcard) and power.kind in {"order", "favour"}:
        retire_postcard(draft, seat, power.no)
    draft.push(Effects(seat=seat, source=source, choice=choice[power.cost.cards :]))
    company.coins -= power.cost.money
    paid = named_cards(draft, company.hand, choice[: power.cost.cards]) or []
    paid += [draft.pack.cards.wild] * power.cost.wilds
    if paid:
        spend(draft, seat, paid)
        discard(draft, paid)


def retire_postcard(draft: LegendsState, seat: int, number: int) -> None:
    """Put a postcard into the dead-letter office."""
    take_postcard(draft, seat, number)
    draft.campaign.dead_letters.append(number)


def take_postcard(draft: LegendsState, seat: int, number: int) -> None:
    """Take a postcard out of an office, with the order that was left for it."""
    office = draft.record(seat).office
    office[:] = [card for card in office if card.no != number]
    draft.company(seat).orders.pop(f"card:{number}", None)


def draw_postcard(draft: LegendsState, seat: int, number: int) -> Iterator[Event]:
    """Draw a postcard for a company (L H2, H4). With a third patent it must decide right away which one to retire."""
    card = draft.pack.postcards[number]
    record, since = draft.record(seat), draft.number + bool(draft.slips)
    record.office.append(Office(number, since))
    record.drawn += 1
    # If anything is hidden, only the owner learns the title, which would give the task away (L H3).
    source, shown = f"card:{number}", card.hides == "none"
    title = source_text(source) if shown else text("legends.postcard.hidden")
    yield notice(
        "legends.postcard.drawn", reveals=True, player=player(seat), kind=card.kind, read=read_text(card), card=title
    )
    if not shown:
        yield notice(
            "legends.postcard.yours",
            to=seat,
            reveals=True,
            card=source_text(source),
            kind=card.kind,
            rule=rule_of(draft, source),
        )
    if len(patents(draft, seat)) > draft.pack.figures.campaign.patents_in_office:
        draft.push(Choose(seats=[seat], about="drop"))


def patents(state: LegendsState, seat: int) -> list[str]:
    """Return the patents in an office, the oldest first."""
    cards = state.pack.postcards
    return [f"card:{card.no}" for card in state.record(seat).office if cards[card.no].kind == "patent"]


def vault_postcard(draft: LegendsState, seat: int, source: str, item: str) -> Iterator[Event]:
    """File a postcard in the vault as an item."""
    number = number_of(source)
    take_postcard(draft, seat, number)
    draft.record(seat).vault.append(f"{item}:{number}")
    shown = draft.pack.postcards[number].hides != "none"
    yield notice(
        "legends.vault.item",
        reveals=shown,
        player=player(seat),
        item=item_text(item),
        card=source_text(source),
    )
