"""Positions of Legends laid out by hand, in words, and what a test asks of them.

>>> table = position(hands={"black": "2 red, 1 wild"}, event_deck="freight-boom", deck="newspaper, red")
>>> travelled = table.travel("black", "buffalo--montreal-a", "2 red")
>>> table.coins("black")
5
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.ticket_to_ride.legends.campaign import Campaign, GameRecord, Office, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Stage
from engine.ticket_to_ride.moves import KeepTickets, Pass
from tests.engine.ticket_to_ride.legends.table import CARDS, COLOURS, SEED, Table, census

PACK = pack()
EVERYTHING = ("trail", "prairie", "cape", "winter", "desert", "silver", "timber", "shore")
ROW = "black, blue, green, red, yellow"
DECK = ", ".join(["white", "green", "blue", "black", "yellow", "red"] * 4)
PAPERS = "newspaper, " + "red, " * 20
THREE = ("black", "blue", "green")


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
            field of ``CompanyRecord``); then what else the state holds, by field. What is to be decided just now
            stands in ``agenda``; ``run()`` of the table begins it.

    """
    assert "frames" not in further, "whoever is asked something stands in the agenda, which run() begins"
    playing = tuple(companies or COLOURS[:players])
    # A game that begins by itself up to its first turn would switch on its year's rules: it is laid out by hand instead.
    state = LEGENDS.setup(next_setup(new_campaign(playing)), SEED)
    by_company = {name: further.pop(name, None) or {} for name in _BY_COMPANY}
    state.campaign = _campaign(playing, absent, game, by_company, opened=list(opened), **(campaign or {}))
    state.campaign.rules = [PACK.frontiers[board].rule for board in opened] + list(rules)
    state.number, state.campaign.start_player, state.rng = game, start, Rng(seed)
    state.agenda, state.begun, state.rejected = [], True, {}
    state.start = Seat(playing.index(start))
    state.claims = {track: Seat(playing.index(company)) for track, company in (claims or {}).items()}
    state.supply.row, state.supply.discards = indexes(row), indexes(discards)
    state.supply.deck, state.ticket_deck = indexes(deck)[::-1], [*reversed(ticket_deck)]
    _lay_events(state, event_deck, pile, current=current)
    for seat in range(len(playing)):
        _lay_before(state, seat, by_company)
    _set(state, further)
    order = [*state.from_start()]
    state.frames = [Frame("turns", order, at=order.index(playing.index(active)))]
    return Table(state)


def _lay_events(state: LegendsState, deck: str, pile: str, *, current: bool) -> None:
    state.event_deck, state.event_pile = deck.split()[::-1], pile.split()
    state.current = current and bool(state.event_pile)
    for event in (*state.event_deck, *state.event_pile):
        state.campaign.events.setdefault(event, 1)


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
    built = sum(PACK.board.routes[t.removesuffix("-s")].length for t, o in state.claims.items() if o == seat)
    held.hand = hand_of(told.get("hands", ""))
    held.trains = told.get("trains", PACK.figures.campaign.trains[number - 1] - built)
    held.tickets, held.offered = [*told.get("tickets", ())], []
    held.coins = told.get("coins", PACK.figures.money.opening)
    held.orders = dict(told.get("orders", {}))
    held.specialist = told.get("specialists", "")
    if state.rule("coal"):
        held.coal, held.coal_most = PACK.figures.rule.coal.opening, PACK.figures.rule.coal.most
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


def opening(campaign, playing=None, seed="opening"):
    """Lay out a game and let everybody keep the first tickets that must be kept."""
    state = LEGENDS.setup(next_setup(campaign, playing), seed)
    for seat in range(len(state.seats)):
        offered = state.company(seat).offered
        play(state, KeepTickets(seat, tuple(offered[:2])))
    return state


def play(state, move):
    return list(LEGENDS.play(state, move))
