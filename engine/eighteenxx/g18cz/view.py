"""What may be seen of a game of 18CZ: everything but the seed, worked out as far as a table wants to read it."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.core.views import View
from engine.eighteenxx.board import LaidTile
from engine.eighteenxx.company import BANK, Charter, Owner, Train
from engine.eighteenxx.g18cz import scoring
from engine.eighteenxx.g18cz.box import box, box_of
from engine.eighteenxx.g18cz.facts import Size
from engine.eighteenxx.g18cz.homes import awaited, home_hexes, home_place
from engine.eighteenxx.g18cz.local_railways import local_value, locals_of
from engine.eighteenxx.g18cz.phases import is_open, phase_of
from engine.eighteenxx.g18cz.rights import yellow_lays
from engine.eighteenxx.g18cz.state import G18czState, LastRun, LocalId, TrainRun
from engine.eighteenxx.g18cz.stations import station_price
from engine.eighteenxx.g18cz.switches import ON_18XX_GAMES
from engine.eighteenxx.g18cz.trading import certificate_limit, certificates_of, holding, price_of
from engine.eighteenxx.g18cz.trains import faces_left
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import Offer
from engine.eighteenxx.tiles import Colour, TileName
from engine.hexes import HexName

Run = TrainRun
"""One train's run: its card, its stops and the hex sides it crosses, what it earned and what it ran as."""
Runs = LastRun
"""The runs of a company."""
Stage = Literal["draft", "stock", "operating", "over"]


class SeatView(msgspec.Struct, frozen=True):
    """One player."""

    seat: Seat
    cash: int
    debt: int
    """Borrowed and not yet paid back."""
    interest: int
    """Due at the end, whether the debt is paid back or not."""
    worth: int
    """What the final reckoning would give now: cash, shares and local railways, less debt and interest."""
    certificates: int
    """Shares' certificates and local railways, as they count for the limit."""
    shares: dict[CompanyId, int]
    """Percent of each company, where there are any, in the order of the rulebook."""
    locals: tuple[LocalId, ...]


class TrainView(msgspec.Struct, frozen=True):
    """One train card."""

    id: str
    rank: str
    face: str
    """What it runs as; of a card not yet bought, the first of its faces."""


class CompanyView(msgspec.Struct, frozen=True, kw_only=True):
    """One company of this game, whether it has started or not."""

    id: CompanyId
    opened: bool
    """Companies of its size may be started."""
    par: int | None
    """What it started at; None: not started."""
    price: int | None
    """Of a share on the chart; None: it is not there."""
    president: Owner | None
    floated: bool
    closed: bool
    """It was acquired."""
    operated: bool
    """Its first turn is over."""
    had_turn: bool
    """It has had its turn in the operating round under way."""
    cash: int
    trains: tuple[TrainView, ...]
    stations: int
    """Left on the charter, the one for its home included."""
    station_price: int | None
    """What the next station costs, 0: the home; None: none is left."""
    holders: dict[Owner, int]
    """Percent of each who has shares, the president first, then seats; what the bank sold back is in ``bank``."""
    bank: int
    """Percent to be bought from the bank."""
    locals: tuple[LocalId, ...]
    revenue: int | None
    """Of its run in this turn; None where it has not run."""


class LocalView(msgspec.Struct, frozen=True):
    """A local railway of this game."""

    id: LocalId
    owner: Owner | None
    """None: nobody yet, in the draft; after it: out of the game."""
    used: bool
    """Its ability is spent."""


class HomeView(msgspec.Struct, frozen=True):
    """A place kept for a company that has not operated yet."""

    company: CompanyId
    hex: HexName
    city: int | None
    """Which city of the tile that lies there; None: to be chosen, or an area without a tile."""


class MapView(msgspec.Struct, frozen=True):
    """What lies on the map, and the tiles left."""

    laid: dict[HexName, LaidTile]
    stations: dict[HexName, tuple[tuple[CompanyId | None, ...], ...]]
    """For each hex with stations: for each stop of its tile, who stands in each slot."""
    supply: dict[TileName, int]
    """Copies left of every kind of tile, in the order of the tile list."""
    changed: tuple[HexName, ...]
    """Touched in the present company's turn, or the last one."""
    homes: tuple[HomeView, ...]
    out: tuple[HexName, ...]
    """Hexes that are not in this game: the eastern half for two players."""


class DepotView(msgspec.Struct, frozen=True):
    """Trains that nobody owns, and the phase."""

    deck: tuple[TrainView, ...]
    """The top first; the last card stands for any number of its rank."""
    on_offer: tuple[str, ...]
    """What the top card can be bought as: its faces that have not rusted."""
    pool: tuple[TrainView, ...]
    """Open beside the deck."""
    rusted: tuple[str, ...]
    """Faces that are gone from the game."""
    phase: str
    limits: dict[Size, int]
    """Trains a company may hold; sizes that are not in the game yet have none."""
    tiles: Colour
    """The highest colour that may be laid."""
    deals: bool
    """Companies may buy local railways, and trains of each other."""
    exports: int
    """How many cards will yet be exported."""


class CalendarView(msgspec.Struct, frozen=True):
    """How far the game has come."""

    stage: Stage
    set: int
    """Of a stock round and the operating rounds after it, from 1 to 8."""
    round: int
    """Operating round of this set that is under way or was the last, from 1; 0: none yet."""
    rounds: int
    """Operating rounds of this set."""
    operating: int
    """Operating rounds of the game that are over or under way, up to 13."""
    local_price: int
    """What a local railway is worth to the bank now, and at most to a company."""


class TurnView(msgspec.Struct, frozen=True):
    """Where the operating company stands in its turn."""

    company: CompanyId
    first: bool
    done: tuple[str, ...]
    """Names of the steps that are finished or were passed over."""
    yellow: int
    """Ordinary yellow tiles laid."""
    yellow_most: int
    """How many it may lay in this turn."""
    upgraded: bool
    ran: bool
    revenue: int


class Reckoning(msgspec.Struct, frozen=True):
    """The final reckoning of one player."""

    seat: Seat
    place: int
    """From 1; those who share a place have the same."""
    cash: int
    shares: int
    locals: int
    debt: int
    interest: int
    total: int


class G18czView(View, frozen=True, kw_only=True, tag="18cz"):
    """A position as everybody sees it."""

    ruleset: str
    """``rulebook`` or ``18xx.games``."""
    players: tuple[SeatView, ...]
    """By seat."""
    order: tuple[Seat, ...]
    """The turn order of stock rounds, priority first."""
    certificate_limit: int
    companies: dict[CompanyId, CompanyView]
    """Those of this game, in the order of the rulebook."""
    operating: tuple[CompanyId, ...]
    """Companies in operating order: of the round under way, else by their prices now."""
    chart: dict[int, tuple[CompanyId, ...]]
    """At each place with tokens, the stack, the topmost first."""
    locals: dict[LocalId, LocalView]
    """Those of this game, in the order of the draft."""
    map: MapView
    depot: DepotView
    calendar: CalendarView
    turn: TurnView | None
    """Of the operating company."""
    last_run: Runs | None
    """The latest run of all; to show another one, put it here."""
    asks: str | None
    """The interrupt that must be decided first, by the name of its round: offer, discard, fleet, reclaim."""
    offer: Offer | None
    """The deal on the table."""
    reckonings: tuple[Reckoning, ...] | None
    """By seat, when the game is over."""


def look(state: G18czState, viewer: Seat | None, actors: frozenset[Seat]) -> G18czView:
    """Show a position; everybody sees the same (18CZ rules, "General")."""
    frame = None if state.over else state.main_frame
    turn = frame.actors if frame and frame.round == "operating" else None
    playing = {name: charter for name, charter in state.charters.items() if name in box_of(state).companies}
    floated = [name for name, charter in playing.items() if charter.floated and not charter.closed]
    return G18czView(
        viewer=viewer,
        to_move=tuple(sorted(actors)),
        ruleset="18xx.games" if state.switches == ON_18XX_GAMES else "rulebook",
        players=tuple(_seat_view(state, Seat(seat)) for seat in range(len(state.players))),
        order=tuple(state.order),
        certificate_limit=certificate_limit(state),
        companies={name: _company_view(state, charter, frame) for name, charter in playing.items()},
        operating=tuple(state.market.operating_order(floated) if turn is None else map(str, turn)),
        chart={place: tuple(stack) for place, stack in sorted(state.market.stacks.items())},
        locals={name: LocalView(name, local.owner, local.used) for name, local in state.locals.items()},
        map=_map_view(state),
        depot=_depot_view(state),
        calendar=_calendar_view(state, frame),
        turn=_turn_view(state, frame),
        last_run=state.last_run,
        asks=state.frame.round if state.interrupted else None,
        offer=state.offer,
        reckonings=_reckonings(state),
    )


def _seat_view(state: G18czState, seat: Seat) -> SeatView:
    investor = state.players[seat]
    return SeatView(
        seat=seat,
        cash=investor.cash,
        debt=investor.debt,
        interest=investor.interest,
        worth=scoring.worth(state, seat),
        certificates=certificates_of(state, seat),
        shares={name: held for name in state.charters if (held := holding(state, name, seat))},
        locals=tuple(locals_of(state, seat)),
    )


def _company_view(state: G18czState, charter: Charter, frame: Frame | None) -> CompanyView:
    name, turn = charter.id, state.turn
    order = frame.actors[: frame.at] if frame and frame.round == "operating" else []
    owners = dict.fromkeys([charter.certificates[0], *range(len(state.players)), *charter.certificates])
    return CompanyView(
        id=name,
        opened=is_open(state, box().size(name)),
        par=charter.par,
        price=None if charter.par is None or charter.closed else price_of(state, name),
        president=charter.president,
        floated=charter.floated,
        closed=charter.closed,
        operated=charter.operated,
        had_turn=name in order,
        cash=charter.cash,
        trains=tuple(map(_train_view, charter.trains)),
        stations=charter.stations,
        station_price=station_price(state, name) if charter.operated else 0 if charter.stations else None,
        holders={owner: held for owner in owners if owner != BANK and (held := holding(state, name, owner))},
        bank=holding(state, name, BANK),
        locals=tuple(locals_of(state, name)),
        revenue=turn.revenue if turn and turn.company == name and turn.runs else None,
    )


def _train_view(train: Train) -> TrainView:
    return TrainView(train.id, train.rank, train.face)


def _map_view(state: G18czState) -> MapView:
    board, there = state.board, box_of(state).hexes
    return MapView(
        laid=dict(board.laid),
        stations={hex_: tuple(map(tuple, stops)) for hex_, stops in board.stations.items()},
        supply={name: len(copies) for name, copies in board.supply.items()},
        changed=tuple(state.changed),
        homes=tuple(home for name in box_of(state).companies for home in _homes(state, name)),
        out=tuple(hex_ for hex_ in box().hexes if hex_ not in there),
    )


def _homes(state: G18czState, company: CompanyId) -> list[HomeView]:
    """Return where a company that has not operated yet keeps a place (OR 6)."""
    hexes, place = home_hexes(state, company), home_place(state, company)
    if place is not None and company in awaited(state, place.hex):
        return [HomeView(company, place.hex, place.stop)]
    return [HomeView(company, hex_, None) for hex_ in hexes if place is None and company in awaited(state, hex_)]


def _depot_view(state: G18czState) -> DepotView:
    depot, phase = state.depot, phase_of(state)
    return DepotView(
        deck=tuple(map(_train_view, depot.deck)),
        on_offer=tuple(face.name for face in faces_left(state, depot.deck[0])) if depot.deck else (),
        pool=tuple(map(_train_view, depot.pool)),
        rusted=tuple(depot.rusted),
        phase=depot.phase,
        limits=phase.limit,
        tiles=phase.tiles,
        deals=phase.deals,
        # One card leaves after each set but the last (OR 13).
        exports=0 if state.finished else len(box().rules.operating_rounds) - 1 - state.calendar.set,
    )


def _calendar_view(state: G18czState, frame: Frame | None) -> CalendarView:
    calendar = state.calendar
    stages: dict[str, Stage] = {"draft": "draft", "stock": "stock", "operating": "operating"}
    return CalendarView(
        stage=stages[frame.round] if frame else "over",
        set=calendar.set + 1,
        round=calendar.round,
        rounds=box().rules.operating_rounds[calendar.set],
        operating=calendar.operating,
        local_price=local_value(state),
    )


def _turn_view(state: G18czState, frame: Frame | None) -> TurnView | None:
    turn = state.turn
    if turn is None or frame is None:
        return None
    return TurnView(
        company=turn.company,
        first=turn.first,
        done=tuple(frame.done),
        yellow=turn.yellow,
        yellow_most=yellow_lays(turn),
        upgraded=turn.upgraded,
        ran=bool(turn.runs),
        revenue=turn.revenue,
    )


def _reckonings(state: G18czState) -> tuple[Reckoning, ...] | None:
    result = scoring.result(state)
    if result is None:
        return None
    return tuple(
        Reckoning(
            seat=Seat(seat),
            # Those who share a place come after all who are before them.
            place=1 + sum(len(equals) for equals in result.places if result.scores[equals[0]] > result.scores[seat]),
            cash=investor.cash,
            shares=scoring.shares_worth(state, Seat(seat)),
            locals=scoring.locals_worth(state, Seat(seat)),
            debt=investor.debt,
            interest=investor.interest,
            total=result.scores[seat],
        )
        for seat, investor in enumerate(state.players)
    )
