"""The story deck: what its cards switch on and bring (L B7, J)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import text
from engine.core.views import Event
from engine.ticket_to_ride.legends.facts import START, Given, StoryCard
from engine.ticket_to_ride.legends.powers_in_play import draw_postcard
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Bourse, Choose, Gift
from engine.ticket_to_ride.legends.teaching import new_worths, vault_worths
from engine.ticket_to_ride.legends.texts import city, event_text, notice, ticket_text

STAKES = frozenset({"bonds", "flagship"})
"""The rules that give companies something to choose at the bourse."""


def read_year(draft: LegendsState) -> Iterator[Event]:
    """Read the year's cards up to the front of its pause card (L B7)."""
    cards = draft.pack.story_of(draft.number)
    for card in cards[:-1]:
        yield _card_event("legends.story.read", card)
        yield from _read(draft, card)
        if card.postcard and card.postcard.at == "setup":
            yield from give_postcard(draft, card.postcard)
    yield _card_event("legends.story.pause", cards[-1])
    yet = [seat for seat in range(len(draft.seats)) if not draft.record(seat).raised]
    if yet and _raising(draft):
        draft.push(Choose(seats=yet, about="raise"))


def _card_event(key: str, card: StoryCard) -> Event:
    """Read a card aloud: its title and both its sides; a key says which of them."""
    # One for each card, and for each of its sides.
    title, front, back = (text(f"legends.story.{card.id}{side}") for side in ("", ".a", ".b"))
    return notice(key, reveals=True, year=str(card.year), card=title, front=front, back=back)


def _raising(state: LegendsState) -> bool:
    """Return whether bonuses are raised by now; a company that was absent chooses at its next game (L J6)."""
    facts = state.pack
    return any(card.adds.now == "raise_bonus" for game in range(1, state.number + 1) for card in facts.story_of(game))


def turn_pause_card(draft: LegendsState) -> Iterator[Event]:
    """Turn the year's pause card and do what its back says (L F3)."""
    card = draft.pack.story_of(draft.number)[-1]
    yield _card_event("legends.story.turned", card)
    yield from _read(draft, card)
    if card.postcard:
        yield from give_postcard(draft, card.postcard)


def _read(draft: LegendsState, card: StoryCard) -> Iterator[Event]:
    campaign, known = draft.campaign, vault_worths(draft.campaign)
    if card.adds.now == "panic":
        yield from _panic(draft)
    campaign.rules += [rule for rule in card.adds.rules if rule not in campaign.rules]
    yield from new_worths(campaign, known)
    bourse = next((task for task in draft.agenda if isinstance(task, Bourse)), None)
    if bourse is not None and STAKES & set(card.adds.rules):
        bourse.early.clear()  # there is more to choose than there was
    for event in card.adds.events:
        campaign.events[event] = draft.number
    if card.adds.now == "mark_express":
        yield from _mark_express(draft)
    elif card.adds.now == "draw_exhibition":
        yield from _draw_exhibition(draft)


def give_postcard(draft: LegendsState, given: Given) -> Iterator[Event]:
    """Give the year's postcard to the right company (L F3.2); who receives a gift is the winner's choice."""
    order = draft.ranking or _last_ranking(draft)
    if given.to == "gift":
        draft.push(Gift(seats=[order[0]], no=given.no))
        return
    low_first = order[::-1]
    if given.to == "last":
        seat = low_first[0]
    elif given.to == "most_tickets":
        seat = max(low_first, key=lambda one: len(draft.slips[one].completed))
    else:
        seat = min(low_first, key=lambda one: draft.record(one).drawn)
    yield from draw_postcard(draft, seat, given.no)


def _last_ranking(state: LegendsState) -> list[int]:
    """Return the seats by the last game's ranking; those that missed it come after, in seating order."""
    last = state.campaign.games[-1].ranking
    seats = range(len(state.seats))
    return sorted(seats, key=lambda seat: _place(last, state.company(seat).company))


def _place(ranking: list[str], company: str) -> int:
    return ranking.index(company) if company in ranking else len(ranking)


def _panic(draft: LegendsState) -> Iterator[Event]:
    """Retire the events that have been in the deck longest (L J9)."""
    facts, campaign = draft.pack, draft.campaign
    order = list(facts.events)
    oldest = sorted(campaign.events, key=lambda event: (_lies_since(draft, event), order.index(event)))
    for event in oldest[: facts.figures.rule.panic.retires]:
        campaign.events.pop(event)
        campaign.retired_events.append(event)
        yield notice("legends.event.retired", event=event_text(event))


def _lies_since(state: LegendsState, event: str) -> int:
    """Return the first game with an event in its deck: that of its story card, or the one after its box is opened.

    A box is opened at the end of the game in which its events came, and counts from the next game on (L F5).
    """
    from_a_box = state.pack.events[event].box in state.pack.frontiers
    return state.campaign.events[event] + from_a_box


def retired_by_panic(state: LegendsState) -> tuple[str, ...]:
    """Return the events that the panic of this game has retired, in their order (L J9).

    The campaign keeps one list of what its games have retired, before the panic and after it. Those of the panic are a
    run of events that were then the oldest; nothing is returned if more than one place in the list fits.
    """
    facts, row = state.pack, state.campaign.retired_events
    if all(card.adds.now != "panic" for card in facts.story_of(state.number)):
        return ()
    ages, order, retires = _ages(state), list(facts.events), facts.figures.rule.panic.retires
    found = []
    for at in range(len(row) - retires + 1):
        later = [event for event in row[at + retires :] if facts.events[event].retires_after is None]
        if len(later) > bool(state.ranking):
            continue  # a game retires only events that wear out, and one at its end (L D3, F2)
        there = sorted((age, order.index(event)) for event, age in ages.items() if event not in row[:at])
        if row[at : at + retires] == [order[place] for _, place in there[:retires]]:
            found.append(tuple(row[at : at + retires]))
    return found[0] if len(found) == 1 else ()


def _ages(state: LegendsState) -> dict[str, int]:
    """Return the first game of each event that came before this game; each early game ends with opening a box."""
    facts, opened = state.pack, state.campaign.opened
    ages = {event.id: 0 for event in facts.events.values() if event.box == START}
    for game in range(1, state.number):
        ages |= {event: game for card in facts.story_of(game) for event in card.adds.events}
    for place, board in enumerate(opened):
        ages |= dict.fromkeys(facts.frontiers[board].events, place + 2)
    return ages


def _mark_express(draft: LegendsState) -> Iterator[Event]:
    """Give out the express stickers (L J8)."""
    facts, tickets = draft.pack, set(draft.campaign.tickets())
    there = [one for one in facts.express if one.ticket in tickets and one.via in draft.printed.board.cities]
    for one in there[: facts.figures.rule.express.tickets]:
        draft.campaign.express.append(one.ticket)
        yield notice("legends.express", ticket=ticket_text(draft, one.ticket), city=city(draft, one.via))


def _draw_exhibition(draft: LegendsState) -> Iterator[Event]:
    """Draw the Exhibition city by lot; it is large for good (L J11)."""
    cities = draft.pack.figures.rule.exhibition.cities
    drawn = cities[draft.rng.below(len(cities))]
    draft.campaign.exhibition = drawn
    if not draft.large(drawn):
        draft.campaign.large.append(drawn)
    yield notice("legends.exhibition", reveals=True, city=city(draft, drawn))
