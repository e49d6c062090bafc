"""Positions of Legends laid out by hand, in words, and what a test asks of them.

>>> table = position(hands={"black": "2 red, 1 wild"}, event_deck="freight-boom", deck="newspaper, red")
>>> table.travel("black", "buffalo--montreal-a", "2 red")
>>> table.coins("black")
5
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec
import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.forms import offered
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.core.text import Player
from engine.ticket_to_ride.legends.campaign import Campaign, GameRecord, Office, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS, ROUNDS
from engine.ticket_to_ride.legends.moves import Answer, Build, Draw, Travel, UsePower
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets, Pass

COLOURS = ("black", "blue", "green", "red", "yellow")
BOX = pack()
CARDS = BOX.cards
ROW = "black, blue, green, red, yellow"
DECK = ", ".join(["white", "green", "blue", "black", "yellow", "red"] * 4)
SEED = "a position of Legends laid out by hand"


def indexes(written: str) -> list[int]:
    return [CARDS.numbers[name.strip()] for name in written.split(",") if name.strip()]


def hand_of(written: str) -> list[int]:
    hand = CARDS.empty_hand()
    for part in filter(None, (one.strip() for one in written.split(","))):
        number, _, name = part.partition(" ")
        hand[CARDS.numbers[name]] += int(number)
    return hand


def campaign_of(companies: Sequence[str], game: int, **changes: object) -> Campaign:
    """Return a campaign before a game, with empty records of the games before, and what a test changes."""
    campaign = new_campaign(companies)
    campaign.games = [GameRecord(list(companies), dict.fromkeys(companies, 20)) for _ in range(game - 1)]
    for field, value in changes.items():
        assert hasattr(campaign, field), field
        setattr(campaign, field, value)
    return campaign


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


def position(
    players: int = 4,
    *,
    companies: Sequence[str] | None = None,
    game: int = 1,
    active: str = "black",
    start: str = "black",
    hands: Mapping[str, str] | None = None,
    coins: Mapping[str, int] | None = None,
    tickets: Mapping[str, Sequence[str]] | None = None,
    claims: Mapping[str, str] | None = None,
    trains: Mapping[str, int] | None = None,
    row: str = ROW,
    deck: str = DECK,
    discards: str = "",
    ticket_deck: Sequence[str] = (),
    event_deck: str = "",
    pile: str = "",
    current: bool = True,
    office: Mapping[str, Sequence[int]] | None = None,
    orders: Mapping[str, Mapping[str, str]] | None = None,
    specialists: Mapping[str, str] | None = None,
    opened: Sequence[str] = (),
    rules: Sequence[str] = (),
    campaign: Mapping[str, object] | None = None,
    own: Mapping[str, Mapping[str, object]] | None = None,
    **state_fields: object,
) -> Table:
    """Lay out a position at the beginning of a turn, all rules off but those named.

    Args:
        players: how many companies play: black, blue, green, red, yellow in this order.
        companies: which they are, if others.
        game: the number of the game in the campaign.
        active: whose turn it is.
        start: who began.
        hands: by company, written as ``3 red, 1 red pick, 1 wild``.
        coins: by company; $5 unless told otherwise.
        tickets: those held, by company.
        claims: by track the company.
        trains: those left; what the claims leave unless told otherwise.
        row: face-up cards, written as ``red, red pick, wild``.
        deck: the face-down deck, beginning with the card to be drawn next.
        discards: written in the same way.
        ticket_deck: beginning with the ticket to be drawn next.
        event_deck: event ids, beginning with the one to be turned up next, separated by blanks.
        pile: discarded events, the last on top.
        current: whether the one on top is current.
        office: postcards by company, all of which count.
        orders: standing orders by company and power.
        specialists: engaged in this game, by company.
        opened: frontier boards, whose rules are switched on.
        rules: further rules switched on.
        campaign: what else the campaign holds, by field.
        own: what else lies in front of a company, by field of ``Company``.
        state_fields: what else the state holds, by field.

    """
    playing = tuple(companies or COLOURS[:players])
    before = campaign_of(playing, game, opened=list(opened), **(campaign or {}))
    switched = [BOX.frontiers[board].rule for board in opened] + list(rules)
    before.rules = []
    # A game that begins by itself up to its first turn would switch on its year's rules: it is laid out by hand instead.
    table = LEGENDS.setup(next_setup(new_campaign(playing)), SEED)
    table.campaign = msgspec.convert(msgspec.to_builtins(before), Campaign)
    table.campaign.rules, table.number = switched, game
    table.campaign.start_player = start
    for company, numbers in (office or {}).items():
        table.campaign.companies[company].office = [Office(number, 1) for number in numbers]
    table.rng = Rng(SEED)
    table.agenda, table.begun, table.rejected = [], True, {}
    table.start = Seat(playing.index(start))
    table.claims = {track: Seat(playing.index(company)) for track, company in (claims or {}).items()}
    table.supply.row, table.supply.discards = indexes(row), indexes(discards)
    table.supply.deck = indexes(deck)[::-1]
    table.ticket_deck = [*reversed(ticket_deck)]
    table.event_deck, table.event_pile = event_deck.split()[::-1], pile.split()
    table.current = current and bool(table.event_pile)
    for event in (*table.event_deck, *table.event_pile):
        table.campaign.events.setdefault(event, 1)
    for seat, company in enumerate(playing):
        held = table.company(seat)
        held.hand = hand_of((hands or {}).get(company, ""))
        built = sum(BOX.board.routes[t.removesuffix("-s")].length for t, o in table.claims.items() if o == seat)
        held.trains = (trains or {}).get(company, BOX.figures.campaign.trains[game - 1] - built)
        held.tickets, held.offered = [*(tickets or {}).get(company, ())], []
        held.coins = (coins or {}).get(company, BOX.figures.money.opening)
        held.orders = dict((orders or {}).get(company, {}))
        held.specialist = (specialists or {}).get(company, "")
        if "coal" in switched:
            held.coal, held.coal_most = 2, 3
        for field, value in (own or {}).get(company, {}).items():
            assert hasattr(held, field), field
            setattr(held, field, value)
    for field, value in state_fields.items():
        assert hasattr(table, field), field
        setattr(table, field, value)
    order = [*table.from_start()]
    table.frames = [Frame("turns", order, at=order.index(playing.index(active)))]
    return Table(table)


def last_turn(table: Table) -> Table:
    """Let the game end with the turn under way, which passes."""
    table.state.turns_left = 1
    table.state.supply.deck, table.state.supply.discards = table.state.supply.deck[-1:], []
    table._cards = census(table.state)
    company = table.state.company(table.state.active).company
    table.state.ticket_deck.clear()
    table.company(company).hand = CARDS.empty_hand()
    table._cards = census(table.state)
    return table.play(Pass(table.seat(company)))


def census(state: LegendsState) -> Counter[str]:
    """Count the cards, wherever they are."""
    cards = [*state.supply.deck, *state.supply.discards, *state.supply.row]
    cards += [card for held in state.seats for card, number in enumerate(held.hand) for _ in range(number)]
    return Counter(CARDS.names[card] for card in cards)
