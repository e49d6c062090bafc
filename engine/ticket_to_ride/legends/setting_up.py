"""Laying out a game of the campaign (L B)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from engine.core import codec
from engine.core.game import Setup
from engine.core.moves import Choice, Option, Slot
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.legends.campaign import Campaign, carried_by
from engine.ticket_to_ride.legends.effects import place_cars
from engine.ticket_to_ride.legends.moves import EngageSpecialist, Stake
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.powers_in_play import own_sources
from engine.ticket_to_ride.legends.questions import Question
from engine.ticket_to_ride.legends.standing_orders import SPECIALIST, carried_out, let_wait, take_order
from engine.ticket_to_ride.legends.state import AGENDA, Company, LegendsState
from engine.ticket_to_ride.legends.tasks import Bourse, Engage, FillRow, KeepSome, Moment, Stage
from engine.ticket_to_ride.legends.texts import (
    city,
    notice,
    player,
    refusal,
    rule_of,
    source_text,
    sources_text,
    ticket_text,
    tickets_text,
)
from engine.ticket_to_ride.legends.train_cards import top_card
from engine.ticket_to_ride.state import Supply

TURNS = "turns"
NONE = "none"
BOND = "bond"


def lay_out(setup: Setup, seed: str) -> LegendsState:
    """Lay the table up to the first decision; what follows lies on the agenda."""
    carried = carried_by(setup)
    campaign = msgspec.convert(msgspec.to_builtins(carried.campaign), codec.learn(Campaign))
    figures = pack().figures
    trains = figures.campaign.trains[campaign.game - 1]
    coins = figures.money.opening
    empty = pack().cards.empty_hand
    seats = [
        Company(hand=empty(), trains=trains, tickets=[], offered=[], company=one, coins=coins)
        for one in carried.playing
    ]
    state = LegendsState(
        rng=Rng(seed),
        frames=[],
        seats=seats,
        start=Seat(0),
        supply=Supply([], [], []),
        ticket_deck=[],
        claims={},
        campaign=campaign,
        number=campaign.game,
        sealed=setup.variants.get("vault") != "open",
    )
    for seat, held in enumerate(seats):
        held.orders = dict(state.record(seat).orders)
    _start_player(state, carried.playing)
    _deal_cards(state)
    state.push(FillRow(), *_deal_tickets(state), Stage(name="story"), Stage(name="event_deck"), *_choices(state))
    state.begin(TURNS, state.from_start())
    state.interrupt(AGENDA, ())
    return state


def _start_player(state: LegendsState, playing: tuple[str, ...]) -> None:
    """Find who begins: the holder of the card, or a company drawn by lot if the holder is not playing (L A14, B14)."""
    if state.campaign.start_player not in playing:
        state.campaign.start_player = playing[state.rng.below(len(playing))]
    state.start = Seat(playing.index(state.campaign.start_player))


def _deal_cards(state: LegendsState) -> None:
    """Shuffle the cards, with newspapers according to the number of companies, and deal (L B4, B5)."""
    cards, figures = state.pack.cards, state.pack.figures.deck
    newspapers = figures.newspapers_by_players[len(state.seats)]
    counts = [newspapers if card in cards.never_held else kind.count for card, kind in enumerate(cards.kinds)]
    state.supply.deck = [card for card, number in enumerate(counts) for _ in range(number)]
    state.rng.shuffle(state.supply.deck)
    for held in state.seats:
        for _ in range(figures.opening_cards):
            card = top_card(state)
            assert card is not None
            held.hand[card] += 1


def _deal_tickets(state: LegendsState) -> list[KeepSome]:
    """Deal the opening tickets: the same number for all (L B6)."""
    figures, players = state.pack.figures.tickets, len(state.seats)
    state.ticket_deck = [*state.campaign.tickets()]
    state.rng.shuffle(state.ticket_deck)
    return [deal_opening(state, figures.opening, players)]


def deal_opening(state: LegendsState, number: int, players: int) -> KeepSome:
    """Deal this many tickets to each, or fewer to all if there are too few; return the choice among them."""
    figures = state.pack.figures.tickets
    each = min(number, len(state.ticket_deck) // players)
    for held in state.seats:
        held.offered = [state.ticket_deck.pop() for _ in range(each)]
    must = figures.opening_keep if each == number else min(each, figures.opening_keep_when_short)
    return KeepSome(seats=list(range(players)), must=must, opening=True)


def _choices(state: LegendsState) -> list[Any]:
    """Return the tasks after the event deck is shuffled; each does nothing if its rule is not on (L B9 to B14)."""
    return [
        Engage(seats=_engaging(state)),
        Stage(name="herds"),
        Stage(name="combine"),
        Stage(name="coal"),
        Bourse(seats=list(range(len(state.seats)))),
        Stage(name="setup_powers"),
        Stage(name="begin"),
    ]


def _engaging(state: LegendsState) -> list[int]:
    """Return the seats in the order they engage: those that missed the last game, then from last to winner."""
    games = state.campaign.games
    last = games[-1].ranking[::-1] if games else []
    company = {seat: state.company(seat).company for seat in state.from_start()}
    missed = [seat for seat in company if company[seat] not in last]
    return missed + [seat for one in last for seat in company if company[seat] == one]


def shuffle_events(draft: LegendsState) -> Iterator[Event]:
    """Shuffle the event deck; no event is current (L B8)."""
    draft.event_deck = list(draft.campaign.events)
    draft.rng.shuffle(draft.event_deck)
    yield from ()


def place_herds(draft: LegendsState) -> Iterator[Event]:
    """Set the herds out (L I4.2), and fill the pouch (L I9.2)."""
    facts = draft.pack
    if draft.rule("dig"):
        draft.pouch = list(facts.figures.rule.dig.nuggets)
    if not draft.rule("herds"):
        return
    figures = facts.figures.rule.herds
    trail, prairie = ([str(t) for t in facts.board.cities if facts.town(t).piece == b] for b in ("trail", "prairie"))
    others = prairie if "prairie" in draft.campaign.opened else list(figures.closed)
    draft.rng.shuffle(others)
    draft.herds = [*trail, *others[: figures.tokens[len(draft.seats)] - len(trail)]]
    yield notice("legends.herds.placed", cities=tuple(city(draft, name) for name in draft.herds))


def place_combine(draft: LegendsState) -> Iterator[Event]:
    """Set Combine cars out (L J4.1)."""
    if draft.rule("combine"):
        yield from place_cars(draft, draft.pack.figures.rule.combine.opening[len(draft.seats)])


def give_coal(draft: LegendsState) -> Iterator[Event]:
    """Give everybody coal (L I5.2)."""
    figures = draft.pack.figures.rule.coal
    for seat in range(len(draft.seats)):
        if draft.rule("coal"):
            draft.company(seat).coal, draft.company(seat).coal_most = figures.opening, figures.most
    yield from ()


def setup_powers(draft: LegendsState) -> Iterator[Event]:
    """Apply the powers of the set-up, in turn order from the start player (L B13)."""
    draft.push(*(Moment(seat=s, moment="setup", queue=own_sources(draft, s, "setup")) for s in draft.from_start()))
    yield from ()


def begin(draft: LegendsState) -> Iterator[Event]:
    """Begin the first turn."""
    draft.begun = True
    year = draft.pack.figures.table.years[draft.number - 1]
    yield notice("legends.begin", player=player(int(draft.start)), year=str(year), number=draft.number)


class Engaging(Question[Engage, EngageSpecialist]):
    """Engaging specialists, one company after the other (L K1)."""

    moves = (EngageSpecialist,)
    ahead_of = frozenset({"story", "event_deck"})

    def concerns(self, state: LegendsState, task: Engage, seat: int) -> bool:
        """Return whether there are specialists, and the company has left no order."""
        return state.rule("specialists") and SPECIALIST not in state.company(seat).orders

    def prepare(self, draft: LegendsState, task: Engage) -> Iterator[Event]:
        """Drop the question while there are no specialists; a company with an order gets no prompt (L L2)."""
        if not draft.rule("specialists"):
            task.seats.clear()
        while task.seats and task.seats[0] not in task.early:
            wish = take_order(draft, task.seats[0], SPECIALIST, free_specialists(draft))
            if wish is None:
                break
            yield from carried_out(self.answer(draft, task, EngageSpecialist(Seat(task.seats[0]), wish)))
        let_wait(draft, task, SPECIALIST)

    def slot(self, state: LegendsState, task: Engage, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the specialists who are free."""
        return Choice(tuple(Option(one, source_text(f"specialist:{one}")) for one in free_specialists(state)))

    def default(self, state: LegendsState, task: Engage, seat: Seat) -> EngageSpecialist:
        """Engage the first who is free, leaving one for each company that chooses before."""
        before = task.seats.index(int(seat)) if int(seat) in task.seats else 0
        return EngageSpecialist(seat, free_specialists(state)[before])

    def prompt(self, state: LegendsState, task: Engage, players: tuple[Player, ...]) -> Text:
        """Say that a specialist is engaged."""
        return text("legends.decides.engage", players=players)

    def answer(self, draft: LegendsState, task: Engage, move: EngageSpecialist) -> Iterator[Event]:
        """Engage one, openly."""
        if move.specialist not in free_specialists(draft):
            free = sources_text(f"specialist:{one}" for one in free_specialists(draft))
            raise refusal("legends.engage.not_free", "K1", possible=free)
        task.seats.remove(int(move.seat))
        draft.company(move.seat).specialist = move.specialist
        source = f"specialist:{move.specialist}"
        yield notice(
            "legends.engaged", player=player(move.seat), specialist=source_text(source), rule=rule_of(draft, source)
        )


def free_specialists(state: LegendsState) -> list[str]:
    """Return the specialists who are neither on leave nor engaged, in file order."""
    taken = {*state.campaign.leave, *(state.company(seat).specialist for seat in range(len(state.seats)))}
    return [one for one in state.pack.specialists if one not in taken]


class AtTheBourse(Question[Bourse, Stake]):
    """Bonds and flagships, chosen by all together and in secret (L B13, J7, J12)."""

    moves = (Stake,)
    ahead_of = frozenset({"story", "event_deck", "herds", "combine", "coal"})

    def concerns(self, state: LegendsState, task: Bourse, seat: int) -> bool:
        """Return whether the company has something to choose."""
        return bonds(state, seat) != [NONE] or state.rule("flagship")

    def prepare(self, draft: LegendsState, task: Bourse) -> Iterator[Event]:
        """Skip companies that have nothing to choose: all of them while there are neither (L L3)."""
        for seat in [*task.seats]:
            if not self.concerns(draft, task, seat):
                task.seats.remove(seat)
        if not task.seats:
            yield from self._settle(draft, task)

    def slot(self, state: LegendsState, task: Bourse, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer a bond, or a ticket as flagship."""
        if field == "bond":
            # ``bond`` and ``none``.
            return Choice(tuple(Option(one, text(f"legends.option.bond.{one}")) for one in bonds(state, seat)))
        tickets = state.company(seat).tickets if state.rule("flagship") else []
        options = [Option(ticket, ticket_text(state, ticket)) for ticket in tickets]
        none = text("legends.option.flagship.none" if state.rule("flagship") else "legends.option.nothing")
        return Choice((Option(NONE, none), *options))

    def default(self, state: LegendsState, task: Bourse, seat: Seat) -> Stake:
        """Buy no bond and mark no flagship."""
        return Stake(seat, NONE)

    def prompt(self, state: LegendsState, task: Bourse, players: tuple[Player, ...]) -> Text:
        """Return what there is to choose, and what a bond costs."""
        bond, flagship, price = state.rule("bonds"), state.rule("flagship"), state.pack.figures.rule.bond.price
        return text("legends.decides.stake", bond=int(bond), flagship=int(flagship), price=price, players=players)

    def answer(self, draft: LegendsState, task: Bourse, move: Stake) -> Iterator[Event]:
        """Note the choice; when all have decided, bonds are paid and shown."""
        seat = int(move.seat)
        if move.bond not in bonds(draft, seat):
            raise refusal("legends.stake.bond", "J7", price=draft.pack.figures.rule.bond.price)
        if move.flagship != NONE and not draft.rule("flagship"):
            # The year has not brought flagships yet: nothing speaks of them (L A12).
            raise refusal("legends.answer.not_offered", "J7", possible=(text("legends.option.nothing"),))
        tickets = draft.company(seat).tickets
        if move.flagship not in {NONE, *tickets}:
            raise refusal("legends.stake.flagship", "J12", possible=tickets_text(draft, tickets))
        task.seats.remove(seat)
        task.made[seat] = (move.bond == BOND, "" if move.flagship == NONE else move.flagship)
        # With the last answer everybody learns who bought a bond and who did not.
        yield notice("legends.answered", reveals=not task.seats and len(task.made) > 1, player=player(seat))
        if not task.seats:
            yield from self._settle(draft, task)

    def _settle(self, draft: LegendsState, task: Bourse) -> Iterator[Event]:
        for one, (bond, flagship) in sorted(task.made.items()):
            company = draft.company(one)
            company.bond, company.flagship = bond, flagship
            if bond:
                company.coins -= draft.pack.figures.rule.bond.price
                yield notice("legends.bond.bought", reveals=True, player=player(one))


def bonds(state: LegendsState, seat: int) -> list[str]:
    """Return what a company may choose about a bond."""
    price = state.pack.figures.rule.bond.price
    return [NONE, BOND] if state.rule("bonds") and state.company(seat).coins >= price else [NONE]
