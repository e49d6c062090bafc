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
from engine.ticket_to_ride.legends.moves import Stake, Travel
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.payment import likeness, open_track
from engine.ticket_to_ride.legends.powers_in_play import power_of
from engine.ticket_to_ride.legends.tasks import Choose
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
    campaign = state.campaign
    cards = Counter(state.supply.deck + state.supply.discards + state.supply.row)
    counted = Counter()
    for seat, held in enumerate(state.seats):
        cards.update(dict(enumerate(held.hand)))
        laid = sum(state.printed.track(track).length for track, owner in state.claims.items() if owner == seat)
        counted["trains", seat] = held.trains + laid
        counted["coal", seat] = held.coal
        counted["dollars", seat] = held.coins
        counted["steamer", seat] = len(held.steamers)
    counted.update(("card", card) for card in cards.elements())
    tickets = state.ticket_deck + [ticket for back in state.rejected.values() for ticket in back]
    tickets += [ticket for held in state.seats for ticket in held.tickets + held.offered]
    counted.update(("ticket", ticket) for ticket in tickets)
    in_use = state.event_deck + state.event_pile + state.waiting
    events = in_use if state.begun and not state.recorded else list(campaign.events)
    counted.update(("event", event) for event in events + campaign.retired_events)
    items = [(company, *item.split(":")) for company, record in campaign.companies.items() for item in record.vault]
    postcards = [*campaign.dead_letters, *(card.no for record in campaign.companies.values() for card in record.office)]
    postcards += [int(number) for _, _, *numbers in items for number in numbers]
    assert len(postcards) == len(set(postcards))
    counted.update(("postcard", number) for number in postcards)
    counted.update(("vault", company, item) for company, item, *_ in items)
    counted.update(("depot", *depot) for depot in campaign.depots.items())
    counted.update(("large city", name) for name in campaign.large)
    counted.update(("second track", track) for track in campaign.seconds)
    counted.update(("sticker", *sticker) for sticker in campaign.stickers.items())
    counted.update(("car", track) for track in state.combine)
    if state.begun:
        counted.update(("herd", name) for name in state.herds + [name for held in state.seats for name in held.herds])
        counted.update(
            ("nugget", value) for value in state.pouch + [one for held in state.seats for one in held.nuggets]
        )
    return counted


ONE_MORE = {
    "build.depot": "depot",
    "build.large": "large city",
    "build.track": "second track",
    "combine.placed": "car",
    "postcard.drawn": "postcard",
    "survey": "sticker",
}
"""Of which kind there is one more, by what tells of it."""


def explained(before, move, texts):
    """The box takes what is paid and gives what is gained; what is laid, drawn or filed for good comes out of it."""
    if isinstance(move, Travel):
        yield ("dollars", move.seat), -sum(int(paid[1:]) for paid in move.extra if paid.startswith("$"))
    for text in texts:
        kind, told = text.key.removeprefix("legends."), text.params
        seat = told["player"].seat if "player" in told else None
        if kind in ONE_MORE:
            yield ONE_MORE[kind], 1
        yield from _of_seats(before, move, kind, told, seat)
        yield from _of_the_table(before, move, kind, told)
        if seat is not None:
            vault = ("vault", before.company(seat).company)
            yield from (((*vault, item), 1) for item in _filed(before, kind, told))


def _of_seats(before, move, kind, told, seat):
    figures = before.pack.figures.rule
    match kind:
        case "money.gained":
            yield ("dollars", seat), told["dollars"]
        case "money.paid":
            yield ("dollars", seat), -told["dollars"]
        case "power.used":
            yield ("dollars", seat), -power_of(source_named(told["power"])).cost.money
        case "bond.bought":
            yield ("dollars", seat), -figures.bond.price
        case "combine.left":
            yield ("dollars", move.seat), -told["dollars"]
        case "coal.gained":
            yield ("coal", seat), told["coal"]
        case "coal.burnt":
            yield ("coal", seat), -1
        case "herds.placed" if before.rule("coal"):  # the coal of the set-up comes with the herds
            yield from ((("coal", one), figures.coal.opening) for one in range(len(before.seats)))
        case "steamer.moored":
            yield ("steamer", seat), 1


def _of_the_table(before, move, kind, told):
    facts, figures = before.pack, before.pack.figures.rule
    match kind:
        case "combine.left":
            yield ("car", move.track), -1
        case "combine.cleared":
            yield "car", -len(before.combine)
        case "begin":
            yield "herd", figures.herds.tokens[len(before.seats)] if before.rule("herds") else 0
            yield "nugget", len(figures.dig.nuggets) if before.rule("dig") else 0
        case "exhibition":
            drawn = next(one for one in figures.exhibition.cities if facts.town(one).name == told["city"])
            yield ("large city", drawn), int(not before.large(drawn))
        case "story.read" | "story.turned":
            card = next(one for one in facts.story if told["card"].key == f"legends.story.{one.id}")
            yield from ((("event", event), 1) for event in card.adds.events)
        case "frontier.opened":
            yield from ((("event", source_named(event).partition(":")[2]), 1) for event in told["events"])


def _filed(before, kind, told):
    """Enumerate what comes into the vault of the company that an event tells of."""
    match kind:
        case "vault.item":
            yield told["item"].key.removeprefix("legends.item.")
        case "vault.bond":
            yield "bond"
        case "charter" if told["place"] == 1 and before.pack.figures.rule.charter.ribbon_to_first:
            yield "ribbon"


def source_named(name):
    """Return the source of a power, from its name as it is told: the other way round than ``source_text``."""
    kind, _, one = name.key.removeprefix("legends.").partition(".")
    return f"{'card' if kind == 'postcard' else kind}:{one}"


def hidden_moves(state, other, seat):
    """Keeping opening tickets, and staking, tell the others nothing."""
    task = state.agenda[-1] if state.agenda else None
    if KeepTickets in LEGENDS.kinds(state, seat) and task.opening and len(task.seats) > 1:
        here, there = state.seats[seat].offered, other.seats[seat].offered
        yield KeepTickets(seat, tuple(here[:2])), KeepTickets(seat, tuple(there[:2]))
    elif Stake in LEGENDS.kinds(state, seat) and len(task.seats) > 1:
        here, there = state.seats[seat].tickets, other.seats[seat].tickets
        flagships = [tickets[0] if state.rule("flagship") else "none" for tickets in (here, there)]
        yield tuple(Stake(seat, "none", flagship) for flagship in flagships)


LONGEST = 3000


def internal(state):
    """Ids that nobody should have to read."""
    box = state.printed.pack
    yield from (name for name in (*box.board.cities, *box.board.routes, *box.board.tickets, *box.events) if "-" in name)
    yield from (f"card:{number}" for number in box.postcards)
    yield from (f"specialist:{name}" for name in box.specialists)


def as_offered(state, move):
    """Travel the first of parallel tracks that are alike."""
    track = state.printed.board.routes.get(getattr(move, "track", ""))
    if not isinstance(move, Travel) or track is None:
        return move
    twins = [
        state.printed.track(other)
        for other in track.parallel
        if open_track(state, move.seat, state.printed.track(other))
    ]
    alike = [twin.id for twin in twins if likeness(state, twin) == likeness(state, track)]
    return msgspec.structs.replace(move, track=min([track.id, *alike]))


def world(number: int) -> LegendsWorld:
    """Return the games of a number."""
    return LegendsWorld(
        LEGENDS, LONGEST, scramble, census, explained, hidden_moves, internal, as_offered, number=number
    )
