"""What may be seen of an 18xx game, worked out as far as a table wants to read it. A game adds what only it has."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import View
from engine.eighteenxx.board import LaidTile, LaidTunnel
from engine.eighteenxx.companies import Owner
from engine.eighteenxx.ids import CompanyId, Kind, PrivateId
from engine.eighteenxx.tiles import Colour, TileName
from engine.eighteenxx.turns import Bid, Offer
from engine.eighteenxx.turns import LastRun as LastRun  # noqa: PLC0414 - part of what is seen
from engine.eighteenxx.turns import TrainRun as TrainRun  # noqa: PLC0414 - part of what is seen
from engine.hexes import HexName


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player."""

    seat: Seat
    cash: int
    worth: int
    """What the final reckoning would give now."""
    certificates: int
    """As they count for the limit."""
    shares: dict[CompanyId, int]
    """Percent of each company, where there are any, in the order of the rulebook."""
    private_companies: tuple[PrivateId, ...]


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
    """Companies of its kind may be started."""
    par: int | None
    """What it started at; None: not started."""
    price: int | None
    """Of a share on the chart; None: it is not there."""
    president: Owner | None
    floated: bool
    closed: bool
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
    """Percent of each who has shares, the president first, then seats; not of the initial offer nor of the pool."""
    ipo: int
    """Percent never sold."""
    pool: int
    """Percent sold back."""
    private_companies: tuple[PrivateId, ...]
    revenue: int | None
    """Of its run in this turn; None where it has not run."""

    @property
    def for_sale(self) -> int:
        """Percent that may be bought from the bank, never sold or sold back."""
        return self.ipo + self.pool


class PrivateView(msgspec.Struct, frozen=True):
    """A private company of this game."""

    id: PrivateId
    owner: Owner | None
    """None: nobody yet; once they have been sold: out of the game."""
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
    """Copies left of every kind of tile and tunnel, in the order of the tile list."""
    changed: tuple[HexName, ...]
    """Touched in the present company's turn, or the last one."""
    homes: tuple[HomeView, ...]
    out: tuple[HexName, ...]
    """Hexes of the printed map that are not in this game."""
    tunnels: dict[HexName, tuple[LaidTunnel, ...]] = {}
    """Those under each hex that has any."""


class DepotView(msgspec.Struct, frozen=True):
    """Trains that nobody owns, and the phase."""

    decks: tuple[tuple[TrainView, ...], ...]
    """Each with the top first; the last card of a rank without end stands for any number of it."""
    on_offer: tuple[str, ...]
    """What the top cards can be bought as: their faces that have not rusted."""
    pool: tuple[TrainView, ...]
    """Open beside the decks."""
    retired: tuple[TrainView, ...]
    """Cards that went out of use and may yet be bought."""
    rusted: tuple[str, ...]
    """Faces that are gone from the game."""
    phase: str
    limits: dict[Kind, int]
    """Trains a company may hold; kinds that are not in the game yet have none."""
    tiles: Colour
    """The highest colour that may be laid."""
    deals: bool
    """Companies may buy private companies, and trains of each other."""
    exports: int
    """How many cards will yet be exported."""

    @property
    def deck(self) -> tuple[TrainView, ...]:
        """The first deck."""
        return self.decks[0]


class CalendarView(msgspec.Struct, frozen=True):
    """How far the game has come."""

    stage: str
    """Name of the round under way, or ``over``."""
    set: int
    """Of a stock round and the operating rounds after it, from 1."""
    round: int
    """Operating round of this set that is under way or was the last, from 1; 0: none yet."""
    rounds: int
    """Operating rounds of this set."""
    operating: int
    """Operating rounds of the game that are over or under way."""


class TurnView(msgspec.Struct, frozen=True):
    """Where the operating company stands in its turn."""

    company: CompanyId
    first: bool
    done: tuple[str, ...]
    """Names of the steps that are finished or were passed over."""
    yellow: int
    """Ordinary yellow tiles laid."""
    upgraded: bool
    ran: bool
    revenue: int


class LotView(msgspec.Struct, frozen=True):
    """What is still to be sold in the auction."""

    id: CompanyId | PrivateId
    price: int
    """While nobody bids."""
    bids: tuple[Bid, ...]
    """The lowest first."""
    least_bid: int


class OptionView(msgspec.Struct, frozen=True):
    """A certificate of which one half is not paid."""

    company: CompanyId
    price: int
    """Of the second half."""
    cell: int | None
    """On the chart, where its marker lies; None: it lies on the initial offer."""


class CertificateView(msgspec.Struct, frozen=True):
    """One certificate of a company, wherever it lies."""

    percent: int
    """What it counts as."""
    holder: Owner
    option: bool
    """One half of it is not paid."""


class Reckoning(msgspec.Struct, frozen=True, kw_only=True):
    """The final reckoning of one player."""

    seat: Seat
    place: int
    """From 1; those who share a place have the same."""
    cash: int
    shares: int
    by_company: dict[CompanyId, int]
    """What the shares of each company are worth, in the order of the rulebook."""
    private_companies: int
    total: int


class EighteenxxView(View, frozen=True, kw_only=True):
    """A position of an 18xx game as a seat, or the whole channel, sees it."""

    players: tuple[PlayerView, ...]
    """By seat."""
    order: tuple[Seat, ...]
    """The turn order of stock rounds, priority first."""
    certificate_limit: int
    companies: dict[CompanyId, CompanyView]
    """Those of this game, in the order of the rulebook."""
    operating: tuple[CompanyId, ...]
    """Companies in operating order: of the round under way, else by their prices now."""
    chart: dict[int, tuple[CompanyId, ...]]
    """At each cell with tokens, the stack, the topmost first."""
    came_from: dict[CompanyId, int]
    """The cell that each token stood on before its last step, of those that have moved."""
    private_companies: dict[PrivateId, PrivateView]
    """Those of this game, in the order of the rulebook."""
    map: MapView
    depot: DepotView
    calendar: CalendarView
    turn: TurnView | None
    """Of the operating company."""
    last_run: LastRun | None
    """The latest run of all; to show another one, put it here."""
    asks: str | None
    """The interrupt that must be decided first, by the name of its round; None: none."""
    offer: Offer | None
    """The deal on the table."""
    reckonings: tuple[Reckoning, ...] | None
    """By seat, when the game is over."""
    end_reason: Text | None
    """Why it is over."""
