"""What may be seen of a game of 18CZ: everything but the seed, worked out as far as a table wants to read it."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.core.views import View
from engine.eighteenxx.board import LaidTile
from engine.eighteenxx.company import BANK, Charter, Owner, Train
from engine.eighteenxx.g18cz.box import box
from engine.eighteenxx.g18cz.facts import Size
from engine.eighteenxx.g18cz.phases import is_open, phase_of
from engine.eighteenxx.g18cz.state import G18czState, LocalId, Offer, TrainRun
from engine.eighteenxx.g18cz.switches import ON_18XX_GAMES
from engine.eighteenxx.hexes import HexName
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.tiles import Colour, TileName

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
    """None: sold out of the game, or not taken in the draft; ``bank``: still to be drafted."""
    used: bool
    """Its ability is spent."""


class HomeView(msgspec.Struct, frozen=True):
    """A place kept for a company that has not operated yet."""

    company: CompanyId
    hex: HexName
    city: int | None
    """Which city on the hex; None: the only one, or any."""


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
    built: bool
    """A station was bought."""
    runs: tuple[TrainRun, ...]
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
    asks: str | None
    """The interrupt that must be decided first, by the name of its round: offer, discard, fleet, reclaim."""
    offer: Offer | None
    """The deal on the table."""
    reckonings: tuple[Reckoning, ...] | None
    """By seat, when the game is over."""


def look(state: G18czState, viewer: Seat | None, actors: frozenset[Seat]) -> G18czView:
    """Show a position; everybody sees the same (18CZ rules, "General")."""
    charters = {name: charter for name, charter in state.charters.items() if _takes_part(charter)}
    frame = _round(state)
    going = list(map(str, frame.actors)) if frame and frame.round == "operating" else []
    floated = [name for name, charter in charters.items() if charter.floated and not charter.closed]
    return G18czView(
        viewer=viewer,
        to_move=tuple(sorted(actors)),
        ruleset="18xx.games" if state.switches == ON_18XX_GAMES else "rulebook",
        players=tuple(_seat_view(state, Seat(seat)) for seat in range(len(state.players))),
        order=tuple(state.order),
        certificate_limit=box().rules.certificate_limit[len(state.players)],
        companies={name: _company_view(state, charter, frame) for name, charter in charters.items()},
        operating=tuple(going or state.market.operating_order(floated)),
        chart={place: tuple(stack) for place, stack in sorted(state.market.stacks.items())},
        locals={name: LocalView(name, local.owner, local.used) for name, local in state.locals.items()},
        map=_map_view(state),
        depot=_depot_view(state),
        calendar=_calendar_view(state, frame),
        turn=_turn_view(state, frame),
        asks=state.frames[-1].round if frame and state.frames[-1] is not frame else None,
        offer=state.offer,
        reckonings=_reckonings(state) if state.finished else None,
    )


def _round(state: G18czState) -> Frame | None:
    """Return the draft, stock round or operating round under way, beneath whatever interrupts it."""
    return state.frames[0] if state.frames else None


def _takes_part(charter: Charter) -> bool:
    """Tell whether a company belongs to this game: one closed without ever starting does not."""
    return charter.par is not None or not charter.closed


def _seat_view(state: G18czState, seat: Seat) -> SeatView:
    investor = state.players[seat]
    held = {name: _percent(charter, seat) for name, charter in state.charters.items() if not charter.closed}
    locals_ = tuple(name for name, local in state.locals.items() if local.owner == seat)
    return SeatView(
        seat=seat,
        cash=investor.cash,
        debt=investor.debt,
        interest=investor.interest,
        worth=_reckoning(state, seat).total,
        certificates=len(locals_)
        + sum(charter.certificates.count(seat) for charter in state.charters.values() if not charter.closed),
        shares={name: percent for name, percent in held.items() if percent},
        locals=locals_,
    )


def _percent(charter: Charter, owner: Owner) -> int:
    shares = zip(charter.certificates, box().percents(charter.id), strict=True)
    return sum(percent for holder, percent in shares if holder == owner)


def _company_view(state: G18czState, charter: Charter, frame: Frame | None) -> CompanyView:
    going = frame is not None and frame.round == "operating" and charter.id in frame.actors
    running = state.turn is not None and state.turn.company == charter.id
    owners = [*dict.fromkeys([charter.certificates[0], *range(len(state.players)), *charter.certificates])]
    return CompanyView(
        id=charter.id,
        opened=is_open(state, box().size(charter.id)),
        par=charter.par,
        price=_price(state, charter),
        president=charter.president,
        floated=charter.floated,
        closed=charter.closed,
        operated=charter.operated,
        had_turn=going and frame is not None and frame.actors.index(charter.id) < frame.at,
        cash=charter.cash,
        trains=tuple(map(_train_view, charter.trains)),
        stations=charter.stations,
        station_price=_station_price(charter),
        holders={owner: held for owner in owners if owner != BANK and (held := _percent(charter, owner))},
        bank=_percent(charter, BANK),
        locals=tuple(name for name, local in state.locals.items() if local.owner == charter.id),
        revenue=state.turn.revenue if running and state.turn and state.turn.runs else None,
    )


def _price(state: G18czState, charter: Charter) -> int | None:
    if charter.par is None or charter.closed:
        return None
    return box().chart.prices[state.market.place(charter.id)]


def _station_price(charter: Charter) -> int | None:
    if not charter.stations:
        return None
    if not charter.operated:
        return 0
    return 40 if charter.stations == box().size_rules(charter.id).stations - 1 and not charter.taken_over else 100


def _train_view(train: Train) -> TrainView:
    return TrainView(train.id, train.rank, train.face)


def _map_view(state: G18czState) -> MapView:
    board = state.board
    return MapView(
        laid=dict(board.laid),
        stations={hex_: tuple(map(tuple, stops)) for hex_, stops in board.stations.items()},
        supply={name: len(copies) for name, copies in board.supply.items()},
        changed=tuple(state.changed),
        homes=tuple(home for charter in state.charters.values() for home in _homes(state, charter)),
        out=(),
    )


def _homes(state: G18czState, charter: Charter) -> list[HomeView]:
    """Return where a company that has not operated yet keeps a place (OR 6)."""
    if charter.operated or charter.closed or state.board.stations_of(charter.id):
        return []
    company = box().companies[charter.id]
    hexes = (HexName(state.switches.bcb_home),) if charter.id == "BCB" else company.home
    return [HomeView(charter.id, hex_, company.city) for hex_ in hexes]


def _depot_view(state: G18czState) -> DepotView:
    depot, phase, rules = state.depot, phase_of(state), box().rules
    return DepotView(
        deck=tuple(map(_train_view, depot.deck)),
        pool=tuple(map(_train_view, depot.pool)),
        rusted=tuple(depot.rusted),
        phase=depot.phase,
        limits=phase.limit,
        tiles=phase.tiles,
        deals=phase.deals,
        exports=len(rules.operating_rounds) - 1 - state.calendar.set,
    )


def _calendar_view(state: G18czState, frame: Frame | None) -> CalendarView:
    calendar, rules = state.calendar, box().rules
    stages: dict[str, Stage] = {"draft": "draft", "stock": "stock", "operating": "operating"}
    return CalendarView(
        stage=stages[frame.round] if frame else "over",
        set=calendar.set + 1,
        round=calendar.round,
        rounds=rules.operating_rounds[calendar.set],
        operating=calendar.operating,
        local_price=rules.local_prices[max(0, calendar.operating - 1)],
    )


def _turn_view(state: G18czState, frame: Frame | None) -> TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    return TurnView(
        company=turn.company,
        first=turn.first,
        done=tuple(frame.done) if frame else (),
        yellow=turn.yellow,
        yellow_most=2 if turn.first else 1,
        upgraded=turn.upgraded,
        built=turn.built,
        runs=tuple(turn.runs),
        revenue=turn.revenue,
    )


def _reckonings(state: G18czState) -> tuple[Reckoning, ...]:
    return tuple(_reckoning(state, Seat(seat)) for seat in range(len(state.players)))


def _reckoning(state: G18czState, seat: Seat) -> Reckoning:
    """Reckon what a player would score now ("End of the game")."""
    investor = state.players[seat]
    shares = sum(_value(state, charter, seat) for charter in state.charters.values())
    locals_ = box().rules.local_prices[-1] * sum(local.owner == seat for local in state.locals.values())
    total = investor.cash + shares + locals_ - investor.debt - investor.interest
    return Reckoning(seat, 0, investor.cash, shares, locals_, investor.debt, investor.interest, total)


def _value(state: G18czState, charter: Charter, seat: Seat) -> int:
    held, price = _percent(charter, seat), _price(state, charter)
    return held // box().percents(charter.id)[-1] * price if held and price else 0
