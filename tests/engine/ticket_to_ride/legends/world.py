"""What conformance must be told of Legends: which games there are, what is hidden, what never changes in sum."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache

import msgspec

from engine.core import codec
from engine.core.campaigns import seed_of_game
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.campaign import Campaign, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Stake
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.tasks import Choose, KeepSome
from engine.ticket_to_ride.moves import KeepTickets
from tests.conformance.worlds import World


@cache
def campaign_before(game: int, players: int) -> bytes:
    """Play a campaign by chance up to a game."""
    campaign = new_campaign(tuple(pack().companies)[:players])
    rng = Rng(f"campaign-{players}")
    while campaign.game < game:
        state = LEGENDS.setup(next_setup(campaign), seed_of_game(f"campaign-{players}", campaign.game))
        while awaited := LEGENDS.awaited(state):
            move = LEGENDS.policies["random"](LEGENDS, state, min(awaited), rng)
            for _ in LEGENDS.play(state, move):
                pass
        campaign = msgspec.convert(LEGENDS.carry(state), Campaign)
    return msgspec.json.encode(campaign)


@dataclass(frozen=True)
class LegendsWorld(World):
    """One game of the campaign, by its number."""

    number: int = field(default=1, kw_only=True)

    def setup(self, players):
        return next_setup(msgspec.json.decode(campaign_before(self.number, players), type=Campaign))


def scramble(state, viewer, chance):
    """Change whatever the viewer may not see: decks, hands, tickets, orders, stakes, vaults."""
    other = codec.clone(state)
    other.rng.seed = f"another-{chance.random()}"
    strangers = [held for seat, held in enumerate(other.seats) if seat != viewer]
    cards = [card for held in strangers for card, number in enumerate(held.hand) for _ in range(number)]
    cards += other.supply.deck
    papers = [card for card in cards if card in other.printed.cards.never_held]
    cards = [card for card in cards if card not in other.printed.cards.never_held]
    chance.shuffle(cards)
    for held in strangers:
        size = sum(held.hand)
        dealt, cards = cards[:size], cards[size:]
        held.hand = [dealt.count(card) for card in range(len(held.hand))]
    other.supply.deck = [*cards, *papers]
    chance.shuffle(other.supply.deck)
    tickets = [ticket for held in strangers for ticket in held.tickets + held.offered] + other.ticket_deck
    chance.shuffle(tickets)
    for held in strangers:
        held.tickets = [tickets.pop() for _ in held.tickets]
        held.offered = [tickets.pop() for _ in held.offered]
        if not state.recorded:  # then all tickets are shown
            held.flagship = chance.choice(["", *held.tickets])
        held.orders = {source: chance.choice(["next", "hold"]) for source in held.orders}
    other.ticket_deck = tickets
    if not _peeking(state, viewer):
        chance.shuffle(other.event_deck)
    chance.shuffle(other.pouch)
    for record in other.campaign.companies.values():
        record.vault = ["ribbon"] * chance.randrange(3)
    return other


def _peeking(state, viewer):
    task = state.agenda[-1] if state.agenda else None
    return isinstance(task, Choose) and task.about == "peek" and viewer in task.seats


def census(state):
    cards = Counter(state.supply.deck + state.supply.discards + state.supply.row)
    for held in state.seats:
        cards.update(dict(enumerate(held.hand)))
    counted = {("card", card): number for card, number in cards.items() if number}
    for seat, held in enumerate(state.seats):
        laid = sum(state.printed.track(track).length for track, owner in state.claims.items() if owner == seat)
        counted["trains", seat] = held.trains + laid
    held_tickets = sum(len(held.tickets + held.offered) for held in state.seats)
    back = sum(map(len, state.rejected.values()))
    counted["tickets"] = len(state.ticket_deck) + held_tickets + back
    in_use = len(state.event_deck) + len(state.event_pile) + len(state.waiting)
    counted["events"] = len(state.campaign.retired_events) + (
        in_use if state.begun and not state.recorded else len(state.campaign.events)
    )
    campaign = state.campaign
    postcards = [*campaign.dead_letters, *(card.no for record in campaign.companies.values() for card in record.office)]
    items = [item.partition(":") for record in campaign.companies.values() for item in record.vault]
    postcards += [int(number) for _, _, number in items if number]
    counted.update(Counter(("postcard", number) for number in postcards))
    for seat, held in enumerate(state.seats):
        counted["coal", seat] = held.coal
        counted["dollars", seat] = held.coins
    for company, record in campaign.companies.items():
        counted["vault", company] = len(record.vault)
    counted["depot"] = len(campaign.depots)
    if state.begun:
        counted["herd"] = len(state.herds) + sum(len(held.herds) for held in state.seats)
        counted["nugget"] = len(state.pouch) + sum(len(held.nuggets) for held in state.seats)
    counted["steamer"] = sum(len(held.steamers) for held in state.seats)
    return counted


def hidden_moves(state, other, seat):
    """Keeping opening tickets, and staking, tell the others nothing."""
    task = state.agenda[-1] if state.agenda else None
    if isinstance(task, KeepSome) and task.opening and len(task.seats) > 1:
        here, there = state.seats[seat].offered, other.seats[seat].offered
        yield KeepTickets(seat, tuple(here[:2])), KeepTickets(seat, tuple(there[:2]))
    elif Stake in LEGENDS.kinds(state, seat) and len(task.seats) > 1:
        here, there = state.seats[seat].tickets, other.seats[seat].tickets
        flagships = [tickets[0] if state.rule("flagship") else "none" for tickets in (here, there)]
        yield tuple(Stake(seat, "none", flagship) for flagship in flagships)


LONGEST = 3000
LEAVES = {
    "coal": frozenset({"legends.coal.burnt"}),
    "dollars": frozenset({"legends.money.paid", "legends.bond.bought", "legends.travel", "legends.power.used"}),
}
"""What is paid goes to the box."""
COMES = {
    "coal": frozenset({"legends.coal.gained", "legends.herds.placed"}),
    "depot": frozenset({"legends.build.depot"}),
    "dollars": frozenset({"legends.money.gained"}),
    "events": frozenset({"legends.frontier.opened", "legends.story.read"}),
    "herd": frozenset({"legends.begin"}),
    "nugget": frozenset({"legends.begin"}),
    "postcard": frozenset({"legends.postcard.drawn"}),
    "steamer": frozenset({"legends.steamer.moored"}),
    "vault": frozenset({"legends.vault.item", "legends.game.over", "legends.story.turned"}),
}


def internal(state):
    """Ids that nobody should have to read."""
    box = state.printed.pack
    yield from (name for name in (*box.board.cities, *box.board.routes, *box.board.tickets, *box.events) if "-" in name)
    yield from (f"card:{number}" for number in box.postcards)
    yield from (f"specialist:{name}" for name in box.specialists)


def world(number: int) -> LegendsWorld:
    """Return the games of a number."""
    return LegendsWorld(LEGENDS, LONGEST, scramble, census, LEAVES, COMES, hidden_moves, internal, number=number)
