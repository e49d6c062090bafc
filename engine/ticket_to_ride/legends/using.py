"""Using a power: its cost, how often, what becomes of its card (L H4, H6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.ticket_to_ride.legends.campaign import Office
from engine.ticket_to_ride.legends.facts import Postcard
from engine.ticket_to_ride.legends.hands import named_cards
from engine.ticket_to_ride.legends.sources import number_of, power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.supply import discard, spend
from engine.ticket_to_ride.legends.tasks import Choose, Effects
from engine.ticket_to_ride.legends.words import player, read_text, rule_of, say, source_text, told


def use(draft: LegendsState, seat: int, source: str, choice: tuple[str, ...] = ()) -> Iterator[Event]:
    """Let a power that can act do so: count it, show its card, pay for it; its effects come next."""
    power, company = power_of(source), draft.company(seat)
    company.used[source] = company.used.get(source, 0) + 1
    kind = power.kind if isinstance(power, Postcard) else "specialist"
    # L L7: a card of which a side was hidden is shown to all now; that cannot be unlearned.
    shown = isinstance(power, Postcard) and power.hides != "none"
    rule = rule_of(draft, source)
    yield told("power.used", reveals=shown, player=player(seat), power=source_text(source), kind=kind, rule=rule)
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
    """Let a company draw a postcard (L H2, H4). A third patent must be decided on at once."""
    card = draft.pack.postcards[number]
    record, since = draft.record(seat), draft.number + bool(draft.slips)
    record.office.append(Office(number, since))
    record.drawn += 1
    # Where anything is hidden the title belongs to the owner: it would give the task away (L H3).
    source, shown = f"card:{number}", card.hides == "none"
    title = source_text(source) if shown else say("postcard.hidden")
    yield told("postcard.drawn", reveals=True, player=player(seat), kind=card.kind, read=read_text(card), card=title)
    if not shown:
        yield told(
            "postcard.yours",
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
    yield told("vault.item", reveals=shown, player=player(seat), item=say(f"item.{item}"), card=source_text(source))
