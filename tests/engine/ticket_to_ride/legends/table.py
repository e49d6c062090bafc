"""A match of Legends at a position: what a test plays at it, and what it asks of it. ``positions.py`` lays one out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.forms import offered
from engine.core.match import Match
from engine.core.seat import Seat
from engine.core.text import Player
from engine.core.views import Event
from engine.ticket_to_ride.legends.campaign import new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS, ROUNDS
from engine.ticket_to_ride.legends.moves import (
    Answer,
    Build,
    Draw,
    Give,
    LeaveOrder,
    OpenFrontier,
    RetireEvent,
    Stake,
    Travel,
    UsePower,
)
from engine.ticket_to_ride.legends.network import Parts, with_link
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.slips import ticket_row
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets, Pass

COLOURS = ("black", "blue", "green", "red", "yellow")
CARDS = pack().cards
SEED = "a position of Legends laid out by hand"


class Table:
    """A match at a position, which counts its cards and checks its codec after every move."""

    def __init__(self, state: LegendsState) -> None:
        self.match = Match(LEGENDS, next_setup(new_campaign(COLOURS[: len(state.seats)])), SEED)
        self.match.state = state
        self.events: list[Event] = []
        self._cards = census(state)

    @property
    def state(self) -> LegendsState:
        return self.match.state

    def seat(self, company: str) -> Seat:
        return Seat(self.state.seat_of(company))

    def company(self, company: str):
        return self.state.company(self.seat(company))

    def record(self, company: str):
        return self.state.campaign.companies[company]

    def play(self, move) -> Table:
        self.events = list(self.match.play(move))
        assert census(self.state) == self._cards
        assert codec.decode_state(LEGENDS, codec.encode_state(self.state)) == self.state
        return self

    def kinds(self, company: str):
        return LEGENDS.kinds(self.state, self.seat(company))

    def offers(self, move) -> bool:
        return offered(LEGENDS, self.state, move)

    def draw(self, company: str, card: str = "deck", *powers: str) -> Table:
        return self.play(Draw(self.seat(company), card, powers))

    def travel(self, company: str, track: str, payment: str, *powers: str, extra: str = "") -> Table:
        return self.play(self.journey(company, track, payment, *powers, extra=extra))

    def journey(self, company: str, track: str, payment: str, *powers: str, extra: str = "") -> Travel:
        paid = tuple(one.strip() for one in extra.split(",") if one.strip())
        return Travel(self.seat(company), track=track, powers=powers, payment=payment, extra=paid)

    def tickets(self, company: str) -> Table:
        return self.play(DrawTickets(self.seat(company)))

    def keep(self, company: str, *tickets: str) -> Table:
        return self.play(KeepTickets(self.seat(company), tickets))

    def answer(self, company: str, *choice: str) -> Table:
        return self.play(Answer(self.seat(company), choice))

    def use(self, company: str, power: str, *choice: str) -> Table:
        return self.play(UsePower(self.seat(company), power, choice))

    def build(self, company: str, what: str, place: str = "none") -> Table:
        return self.play(Build(self.seat(company), what, place))

    def order(self, company: str, power: str, *order: str) -> Table:
        return self.play(LeaveOrder(self.seat(company), power, order))

    def stake(self, company: str, bond: str = "none", flagship: str = "none") -> Table:
        return self.play(Stake(self.seat(company), bond, flagship))

    def retire(self, company: str, event: str) -> Table:
        return self.play(RetireEvent(self.seat(company), event))

    def give(self, company: str, to: str) -> Table:
        return self.play(Give(self.seat(company), to))

    def open(self, company: str, frontier: str) -> Table:
        return self.play(OpenFrontier(self.seat(company), frontier))

    def skip(self, company: str) -> Table:
        """Let a company do nothing that matters: draw two cards, or pass."""
        if Pass in LEGENDS.kinds(self.state, self.seat(company)):
            return self.play(Pass(self.seat(company)))
        self.draw(company)
        return self.draw(company) if Draw in LEGENDS.kinds(self.state, self.seat(company)) else self

    def refuses(self, move, key: str, rule: str | None = None) -> None:
        before = codec.encode_state(self.state)
        with pytest.raises(IllegalMove) as refusal:
            self.match.play(move)
        assert refusal.value.text.key == f"legends.{key}"
        assert rule is None or refusal.value.rule.key == f"legends.rule.{rule.replace('.', '-')}"
        assert codec.encode_state(self.state) == before
        assert not self.offers(move)

    @property
    def awaited(self) -> set[str]:
        return {self.state.company(seat).company for seat in LEGENDS.awaited(self.state)}

    def coins(self, company: str) -> int:
        return self.company(company).coins

    def hand(self, company: str) -> str:
        held = zip(self.company(company).hand, CARDS.held, strict=True)
        return ", ".join(f"{number} {name}" for number, name in held if number)

    def cards(self, company: str) -> int:
        return sum(self.company(company).hand)

    @property
    def current(self) -> str:
        return self.state.event_pile[-1] if self.state.current else ""

    @property
    def row(self) -> str:
        return ", ".join(CARDS.names[card] for card in self.state.supply.row)

    @property
    def keys(self) -> list[str]:
        return [event.text.key.removeprefix("legends.") for event in self.events]

    def told(self, key: str) -> list[dict[str, object]]:
        return [event.text.params for event in self.events if event.text.key == f"legends.{key}"]

    def who(self, key: str) -> list[str]:
        """Return the companies that events of a key name."""
        return [self.state.company(each["player"].seat).company for each in self.told(key) if _names(each)]

    def ticket_row(self, company: str, ticket: str):
        """What a ticket comes to at the end."""
        seat = self.seat(company)
        return ticket_row(self.state, seat, ticket, Parts(self.state.own_tracks(seat)), with_link(self.state, seat))

    def view(self, company: str | None = None):
        return LEGENDS.view(self.state, None if company is None else self.seat(company))

    def run(self) -> Table:
        """Do what lies on the agenda until somebody must decide."""
        if self.state.agenda and not self.state.in_round(AGENDA):
            self.state.interrupt(AGENDA, [])
        self.events = list(ROUNDS.settle(self.state))
        return self


def _names(params: Mapping[str, object]) -> bool:
    return isinstance(params.get("player"), Player)


def census(state: LegendsState) -> Counter[str]:
    """Count the cards, wherever they are."""
    cards = [*state.supply.deck, *state.supply.discards, *state.supply.row]
    cards += [card for held in state.seats for card, number in enumerate(held.hand) for _ in range(number)]
    return Counter(CARDS.names[card] for card in cards)
