"""What may be seen of a game of 18CZ: everything but the seed, worked out as far as a table wants to read it."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.seat import Seat
from engine.core.views import View
from engine.eighteenxx.board import LaidTile
from engine.eighteenxx.company import Owner
from engine.eighteenxx.g18cz.facts import Size
from engine.eighteenxx.g18cz.state import LocalId, Offer, TrainRun
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
    step: str | None
    """Name of the step it waits at; None while an interrupt is decided."""
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
