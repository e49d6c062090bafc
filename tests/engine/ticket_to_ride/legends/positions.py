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
from engine.ticket_to_ride.legends.moves import (
    Answer,
    Build,
    Draw,
    EngageSpecialist,
    Give,
    OpenFrontier,
    RetireEvent,
    Stake,
    StandingOrder,
    Travel,
    UsePower,
)
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import Stage
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets, Pass

COLOURS = ("black", "blue", "green", "red", "yellow")
BOX = pack()
CARDS = BOX.cards
EVERYTHING = ("trail", "prairie", "cape", "winter", "desert", "silver", "timber", "shore")
ROW = "black, blue, green, red, yellow"
DECK = ", ".join(["white", "green", "blue", "black", "yellow", "red"] * 4)
PAPERS = "newspaper, " + "red, " * 20
THREE = ("black", "blue", "green")
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
        return self.play(StandingOrder(self.seat(company), power, order))

    def engage(self, company: str, specialist: str) -> Table:
        return self.play(EngageSpecialist(self.seat(company), specialist))

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
    absent: Sequence[str] = (),
    game: int = 1,
    active: str = "black",
    start: str = "black",
    row: str = ROW,
    deck: str = DECK,
    discards: str = "",
    ticket_deck: Sequence[str] = (),
    event_deck: str = "",
    pile: str = "",
    current: bool = True,
    claims: Mapping[str, str] | None = None,
    opened: Sequence[str] = (),
    rules: Sequence[str] = (),
    campaign: Mapping[str, object] | None = None,
    seed: str = SEED,
    **further: object,
) -> Table:
    """Lay out a position at the beginning of a turn, all rules off but those named.

    Args:
        players: how many companies play: black, blue, green, red, yellow in this order.
        companies: which they are, if others.
        absent: companies of the campaign that miss this game, after the others in seating order.
        game: the number of the game in the campaign.
        active: whose turn it is.
        start: who began.
        row: face-up cards, written as ``red, red pick, wild``.
        deck: the face-down deck, beginning with the card to be drawn next.
        discards: written in the same way.
        ticket_deck: beginning with the ticket to be drawn next.
        event_deck: event ids, beginning with the one to be turned up next, separated by blanks.
        pile: discarded events, the last on top.
        current: whether the one on top is current.
        claims: by track the company.
        opened: frontier boards, whose rules are switched on.
        rules: further rules switched on.
        campaign: what else the campaign holds, by field: stickers, depots, stamps, games before, ...
        seed: of all that is left to luck.
        further: what lies in front of companies, each by company, as ``Company`` has it (``hands`` written as
            ``3 red, 1 red pick, 1 wild``; ``coins``, ``tickets``, ``trains``, ``orders``, ``specialists``; ``own``: any
            other field), and what they keep between games (``office``: postcards that count; ``records``: any other
            field of ``CompanyRecord``); then what else the state holds, by field.

    """
    playing = tuple(companies or COLOURS[:players])
    # A game that begins by itself up to its first turn would switch on its year's rules: it is laid out by hand instead.
    state = LEGENDS.setup(next_setup(new_campaign(playing)), SEED)
    by_company = {name: further.pop(name, None) or {} for name in _BY_COMPANY}
    state.campaign = _campaign(playing, absent, game, by_company, opened=list(opened), **(campaign or {}))
    state.campaign.rules = [BOX.frontiers[board].rule for board in opened] + list(rules)
    state.number, state.campaign.start_player, state.rng = game, start, Rng(seed)
    state.agenda, state.begun, state.rejected = [], True, {}
    state.start = Seat(playing.index(start))
    state.claims = {track: Seat(playing.index(company)) for track, company in (claims or {}).items()}
    state.supply.row, state.supply.discards = indexes(row), indexes(discards)
    state.supply.deck = indexes(deck)[::-1]
    state.ticket_deck = [*reversed(ticket_deck)]
    state.event_deck, state.event_pile = event_deck.split()[::-1], pile.split()
    state.current = current and bool(state.event_pile)
    for event in (*state.event_deck, *state.event_pile):
        state.campaign.events.setdefault(event, 1)
    for seat in range(len(playing)):
        _lay_before(state, seat, by_company)
    _set(state, further)
    order = [*state.from_start()]
    state.frames = [Frame("turns", order, at=order.index(playing.index(active)))]
    return Table(state)


_BY_COMPANY = ("hands", "coins", "tickets", "trains", "orders", "specialists", "own", "office", "records")


def _set(thing: object, fields: Mapping[str, object]) -> None:
    for field, value in fields.items():
        assert hasattr(thing, field), field
        setattr(thing, field, value)


def _campaign(playing, absent, game, by_company, **changes: object) -> Campaign:
    before = campaign_of((*playing, *absent), game, **changes)
    before = msgspec.convert(msgspec.to_builtins(before), Campaign)
    for company, numbers in by_company["office"].items():
        before.companies[company].office = [Office(number, 1) for number in numbers]
    for company, fields in by_company["records"].items():
        _set(before.companies[company], fields)
    return before


def _lay_before(state: LegendsState, seat: int, by_company: Mapping[str, Mapping[str, object]]) -> None:
    """Lay in front of a company what a test says, and otherwise what it would have by its claims."""
    held, number = state.company(seat), state.number
    told = {name: each[held.company] for name, each in by_company.items() if held.company in each}
    built = sum(BOX.board.routes[t.removesuffix("-s")].length for t, o in state.claims.items() if o == seat)
    held.hand = hand_of(told.get("hands", ""))
    held.trains = told.get("trains", BOX.figures.campaign.trains[number - 1] - built)
    held.tickets, held.offered = [*told.get("tickets", ())], []
    held.coins = told.get("coins", BOX.figures.money.opening)
    held.orders = dict(told.get("orders", {}))
    held.specialist = told.get("specialists", "")
    if state.rule("coal"):
        held.coal, held.coal_most = BOX.figures.rule.coal.opening, BOX.figures.rule.coal.most
    _set(held, told.get("own", {}))


def at_set_up(table: Table, *tasks: object) -> Table:
    """Take a position back to the set-up, before the first turn, with what is still to be done there, and do it."""
    table.state.begun = False
    table.state.push(*tasks, Stage(name="begin"))
    return table.run()


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


def opening(campaign, playing=None, seed="opening"):
    """Lay out a game and let everybody keep the first tickets that must be kept."""
    state = LEGENDS.setup(next_setup(campaign, playing), seed)
    for seat in range(len(state.seats)):
        offered = state.company(seat).offered
        play(state, KeepTickets(seat, tuple(offered[:2])))
    return state


def play(state, move):
    return list(LEGENDS.play(state, move))
