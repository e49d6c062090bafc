"""Everything printed of an 18xx game: tiles, hexes, companies, trains, phases, figures of its rulebook; and its names.

It is read from the TOML files of the package of the game. A game subclasses ``Printed`` and ``Figures`` where more is
printed; a state hands it out as ``state.printed``. Sentences name what is printed by the functions here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal, TypeVar

import msgspec

from engine.core import codec
from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.eighteenxx.board import ALL_ALIKE, Colour, Ground, Tile, TileName, Traffic, read_tile
from engine.eighteenxx.chart import Chart
from engine.eighteenxx.companies import CompanyId, Kind, Owner, PrivateId, Terrain
from engine.hexes import Edge, HexName


class PrintedTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A kind of tile as the box holds it."""

    name: TileName
    count: int
    colour: Colour
    text: str
    special: bool = False
    """Laid only by the ability of a private company."""
    becomes: tuple[TileName, ...] | None = None
    """The only tiles that may replace it, as where two towns become a city, or None if all that suit its stops may."""

    @cached_property
    def tile(self) -> Tile:
        """What is printed on it."""
        return read_tile(self.name, self.colour, self.text, self.becomes)


class PrintedTunnel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of tunnel as the box holds it: track under a hex, from one side to another, that is never replaced."""

    name: TileName
    count: int
    ends: tuple[Edge, Edge]


class PrintedHex(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A hex of the map."""

    at: HexName
    name: str | None = None
    colour: Colour = "white"
    text: str = ""
    terrain: Terrain | None = None
    cost: int | None = None
    """Of its first tile, or None if it is what its terrain costs everywhere."""
    becomes: tuple[TileName, ...] | None = None
    """The only tiles that may replace what is printed, or None if all that suit its stops may."""
    stub: Edge | None = None
    """An edge that the first tile must lead to."""
    area: CompanyId | None = None
    """The company that it is reserved for."""
    only: tuple[Kind, ...] = ()
    """The kinds of train that run here; none named: all."""
    through: tuple[Kind, ...] = ()
    """The kinds of train that run on beyond its stops, where others end."""
    toll: int = 0
    """What a train earns less that passes on track without a stop."""
    tunnels: bool = True
    """Whether a tunnel may lead under it."""

    @property
    def traffic(self) -> Traffic:
        """Which trains run here, where not all do alike."""
        return Traffic(frozenset(self.only), frozenset(self.through), self.toll)

    @cached_property
    def tile(self) -> Tile:
        """What is printed on it, as a tile named after the hex."""
        return read_tile(self.at, self.colour, self.text, self.becomes)


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A company that runs trains."""

    id: CompanyId
    name: str
    kind: Kind
    home: tuple[HexName, ...]
    """Where its first station goes; of several it chooses one."""
    colour: str
    city: int | None = None
    """Which of the cities printed on its home hex is meant."""
    stations: int | None = None
    """How many it has, or None if it has as many as its kind."""


Stock = Literal["deck", "pool", "retired", "companies"]
"""Where trains are bought: of the bank's decks, of those given back, of those that went out of use, of companies."""


class CompanyKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What companies of one kind have in common."""

    shares: tuple[int, ...]
    """Percent of each certificate, the president's first."""
    most_held: int
    """Percent that one player may hold."""
    unit: int
    """Percent that a price buys."""
    capital: int
    """How many times its starting price a company begins with."""
    stations: int
    station_prices: tuple[int, ...]
    """Of the home station, the next, and so on; the last figure is that of all further ones."""
    runs: tuple[Kind, ...]
    """The kinds of train it runs."""
    owns: tuple[Kind, ...]
    """The kinds of train it may buy and hold."""
    private_companies: tuple[Kind, ...]
    """The kinds of private companies it may own."""
    par: tuple[int, ...]
    """Prices at which a company may start, the lowest first; none: it has no price, and stands on no chart."""
    rise: int = 1
    """Steps on the chart after a payout."""
    payout: Literal["choice", "half"] = "choice"
    """Whether its president chooses to pay all of the revenue out or to keep it, or it always keeps one half."""
    train_duty: Literal["always", "with_route", "never"] = "always"
    """When it must own a train that it can run as its turn ends."""
    idle_trains_count: bool = True
    """For the limit of trains count also those that it cannot run."""
    stocks: tuple[Stock, ...] = ("deck", "pool", "companies")
    """Where it may buy trains."""
    trades_with: tuple[Kind, ...] = ()
    """The kinds of companies of which it may buy trains; none named: all."""
    trains_age: bool = True
    """Its trains go when others of their kind do."""
    certificates_count: bool = True
    """For the certificate limit."""
    tunnels: int = 0
    """How many it may build in a turn."""


class PrivateCompany(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A company that runs no trains: it pays an income and has abilities."""

    id: PrivateId
    name: str
    kind: Kind
    price: int
    income: int
    """In each operating round."""
    blocks: tuple[HexName, ...] = ()
    """Where nobody lays a tile while a player owns it."""
    free: HexName | None = None
    """The hex whose terrain the companies of its owner do not pay for."""
    discount: dict[Terrain, int] = {}
    """What one tile on such terrain, or one ``tunnel``, costs less, once."""
    bonus: dict[HexName, int] = {}
    """What each train of its owner's companies earns more that visits a hex."""
    brings: CompanyId | None = None
    """The company of which a certificate comes with it, and whose first run closes it."""


class PrivateKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The abilities of private companies of one kind, of which one is used once."""

    waives: tuple[Terrain, ...] = ()
    """The terrain that need not be paid for when a tile is laid."""
    special: tuple[Colour, ...] = ()
    """The colours of special tiles that may be laid besides the ordinary ones."""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the trains that a card can be bought as; the same on every card that shows it."""

    name: str
    kind: Kind
    reach: int
    """The figure in its name."""
    price: int
    rusts: tuple[str, ...] = ()
    """The faces that go when the first of it is sold."""
    trade_in: dict[str, int] = {}
    """What it costs less for a company that gives the bank one of its trains for it, by the face of that train."""
    retires: bool = False
    """When it goes the bank keeps it, for companies of kinds that may buy of what went out of use."""


class TrainCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one rank of a deck."""

    rank: str
    faces: tuple[Face, ...]
    count: int | None = None
    """It is None if there is no end."""
    deck: int = 0
    """Which of the decks they lie in."""
    from_phase: str = ""
    """The phase from which they are sold; empty: from the first."""
    after: str = ""
    """The rank of which no card may be left in its deck before these are sold, or empty if there is none."""


class Phase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds from the first sale of a rank on."""

    rank: str
    """What it is called after, and the rank of trains that begins it."""
    limit: dict[Kind, int]
    """Trains a company may hold; kinds that are not in the game yet have none."""
    tiles: Colour
    """The highest colour that may be laid."""
    deals: bool
    """Companies may buy private companies, and trains of each other."""
    operating_rounds: int | None = None
    """How many follow a stock round, or None if that does not depend on the phase."""
    begins_with: tuple[str, ...] = ()
    """Ranks whose first sale begins it as well."""


class ForcedPurchase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a president goes for a train that a company must buy."""

    only_in_need: bool = False
    """Only where the company can pay by itself for none that it could use; otherwise for any that it could use."""
    of_companies: bool = False
    """Also for trains of other companies, up to the printed price."""
    by_sales: bool = False
    """Where the cash is short the president sells certificates, as many as are needed; if these are not enough, the
    game ends."""


class SiteNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What 18xx.games calls things otherwise."""

    title: str
    companies: dict[CompanyId, str]
    private_company: str = "private company"
    """What faults of a log call one."""
    columns: int = 0
    """What is to be added to the number of a hex."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of the rulebook that all 18xx games have."""

    cash: dict[int, int]
    """Each player's at the start, by number of players."""
    certificate_limit: dict[int, int]
    terrain: dict[Terrain, int]
    yellow_lays: tuple[int, int]
    """Yellow tiles that a company may lay in its first turn, and in each later one, if it upgrades nothing."""
    offered_at: Literal["market", "par"] = "market"
    """What a certificate costs in the initial offer once its company has started."""
    floats_at: int
    """Percent with players that start a company's operations."""
    most_held_after_split: int = 100
    """Percent of a company that one player may hold once its shares are split."""
    forced: ForcedPurchase = ForcedPurchase()
    retired_surcharge: int = 0
    """What a train that went out of use costs more than is printed on it."""
    private_companies_count: bool
    """For the certificate limit."""
    offer: tuple[PrivateId | CompanyId, ...] = ()
    """What is sold in the auction before the first stock round, in this order."""
    bid_step: int = 5
    """By how much a bid must be higher at least, and a multiple of which it must be."""
    price_fall: int = 5
    """By how much the first in the auction becomes cheaper when all pass."""
    closed_sides: tuple[Colour, ...] = ("gray",)
    """No tile leads to a blank side of a hex printed in these colours."""
    tunnel_price: int = 0
    upgrades_gain: bool = False
    """An upgrade must bring its company track that it can use, or change what a stop pays that it reaches."""
    train_kinds: dict[Kind, Literal["plain", "plus", "express", "all towns", "skipping"]]
    """How trains of a kind run."""
    kinds: dict[Kind, CompanyKind]
    private_kinds: dict[Kind, PrivateKind]
    citations: dict[str, str]
    """The section of the rulebook on each subject, by which refusals cite it."""
    site_names: SiteNames | None = None
    """It is None if the game is not exchanged with 18xx.games."""


T = TypeVar("T")


class Reader:
    """Reads the TOML files of a game's package, decoded straight into what they list."""

    def __init__(self, package: str) -> None:
        self._package = package

    def listed(self, file: str, entry: str, kind: type[T]) -> list[T]:
        """Read a list, which may be missing. Raises msgspec.ValidationError where it does not fit the type."""
        return msgspec.convert(self._toml(file).get(entry, []), codec.learn(list[kind]))  # type: ignore[valid-type]  # given as a value

    def whole(self, file: str, kind: type[T]) -> T:
        """Read a file as one record; its keys may stand for numbers. Raises msgspec.ValidationError."""
        return msgspec.convert(self._toml(file), codec.learn(kind), strict=False)

    def _toml(self, name: str) -> dict[str, Any]:
        return tomllib.loads((files(self._package) / f"{name}.toml").read_text("utf-8"))


class Printed:
    """Everything printed of one game, by id or name, in the order of the rulebook."""

    figures: Figures
    chart: Chart

    def __init__(self, game: str, package: str, figures: type[Figures], chart: type[Chart], *, odd_top: bool) -> None:
        """``game`` is its key, ``package`` holds its TOML files; ``odd_top``: the numbers of row A are odd."""
        read = Reader(package)
        self.game = game
        self.figures = read.whole("figures", figures)
        self.chart = read.whole("chart", chart)
        self.hexes: Mapping[HexName, PrintedHex] = {hex_.at: hex_ for hex_ in read.listed("map", "hex", PrintedHex)}
        self.tiles: Mapping[TileName, PrintedTile] = {
            tile.name: tile for tile in read.listed("tiles", "tile", PrintedTile)
        }
        self.tunnels: Mapping[TileName, PrintedTunnel] = {
            tunnel.name: tunnel for tunnel in read.listed("tiles", "tunnel", PrintedTunnel)
        }
        self.companies: Mapping[CompanyId, Company] = {
            company.id: company for company in read.listed("companies", "company", Company)
        }
        self.private_companies: Mapping[PrivateId, PrivateCompany] = {
            private.id: private for private in read.listed("private_companies", "private", PrivateCompany)
        }
        self.cards: Mapping[str, TrainCard] = {card.rank: card for card in read.listed("trains", "train", TrainCard)}
        self.phases: Mapping[str, Phase] = {phase.rank: phase for phase in read.listed("phases", "phase", Phase)}
        self.faces: Mapping[str, Face] = {face.name: face for card in self.cards.values() for face in card.faces}
        """The trains by name."""
        self._odd_top = odd_top

    @cached_property
    def ground(self) -> Ground:
        """The map with every kind of tile that may lie on it."""
        return Ground(
            {name: place.tile for name, place in self.hexes.items()},
            {name: tile.tile for name, tile in self.tiles.items()},
            odd_top=self._odd_top,
            traffic={name: traffic for name, place in self.hexes.items() if (traffic := place.traffic) != ALL_ALIKE},
            closed=self.figures.closed_sides,
        )

    @cached_property
    def blocked(self) -> Mapping[HexName, PrivateId]:
        """The hexes that a private company blocks while a player owns it, and which does."""
        return {hex_: name for name, private in self.private_companies.items() for hex_ in private.blocks}

    @cached_property
    def endless(self) -> frozenset[str]:
        """The ranks of train cards that never run out."""
        return frozenset(rank for rank, card in self.cards.items() if card.count is None)

    @cached_property
    def traded_in(self) -> frozenset[str]:
        """The faces of trains that the bank takes in part payment for others."""
        return frozenset(given for face in self.faces.values() for given in face.trade_in)

    @cached_property
    def phase_of_rank(self) -> Mapping[str, str]:
        """The phase that the first sale of a rank begins; ranks that begin none are missing."""
        return {rank: phase.rank for phase in self.phases.values() for rank in (phase.rank, *phase.begins_with)}

    def full_supply(self) -> dict[TileName, list[int]]:
        """Return the copies of every tile and tunnel as a game begins."""
        counts = {
            **{name: tile.count for name, tile in self.tiles.items()},
            **{name: tunnel.count for name, tunnel in self.tunnels.items()},
        }
        return {name: list(range(count)) for name, count in counts.items()}

    def terrain_cost(self, hex_: HexName) -> int:
        """Return what the first tile on a hex costs, where it must be paid for."""
        place = self.hexes[hex_]
        if place.cost is not None:
            return place.cost
        return 0 if place.terrain is None else self.figures.terrain[place.terrain]

    def kind(self, company: CompanyId) -> CompanyKind:
        """Return what companies of a company's kind have in common."""
        return self.figures.kinds[self.companies[company].kind]

    def abilities(self, private: PrivateId) -> PrivateKind:
        """Return what a private company can be used for."""
        return self.figures.private_kinds[self.private_companies[private].kind]

    def rule(self, subject: str) -> str:
        """Return the key of the section of the game's rulebook on a subject."""
        return f"{self.game}.rule.{self.figures.citations[subject]}"


@cache
def hex_text(printed: Printed, hex_: HexName) -> Text:
    """Return a hex by its printed coordinates, with the name of what lies there if it has one."""
    name = printed.hexes[hex_].name
    return text("18xx.hex.named", hex=hex_, name=name) if name else text("18xx.hex.plain", hex=hex_)


def kind_text(printed: Printed, kind: Kind) -> Text:
    """Return the game's name of a kind of companies, trains and private companies."""
    # One for each kind of each game.
    return text(f"{printed.game}.kind.{kind}")


def colour_text(colour: Colour) -> Text:
    """Return the name of a colour of tiles."""
    # One for each colour.
    return text(f"18xx.colour.{colour}")


def owner_param(owner: Owner | None) -> Player | str:
    """Return a player, or the name of who is none."""
    return Player(Seat(owner)) if isinstance(owner, int) else str(owner)
