"""Everything printed of an 18xx game: tiles, hexes, companies, trains, phases, figures of its rulebook; and its names.

It is read from the TOML files of the package of the game. A game that has more than this subclasses ``Printed`` and
``Figures``; states have it as ``state.printed``. Sentences name what is printed by the functions here.
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
    """The only tiles that may replace it, as when two towns become a city, or None if all that suit its stops may."""

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
    """What its first tile costs, or None if that is what its terrain costs everywhere."""
    becomes: tuple[TileName, ...] | None = None
    """The only tiles that may replace what is printed, or None if all that suit its stops may."""
    stub: Edge | None = None
    """An edge that the first tile must lead to."""
    area: CompanyId | None = None
    """The company that it is reserved for."""
    only: tuple[Kind, ...] = ()
    """The kinds of train that run here; empty if all do."""
    through: tuple[Kind, ...] = ()
    """The kinds of train that run on beyond its stops, where others end."""
    toll: int = 0
    """How much less a train earns when it passes on track without a stop."""
    tunnels: bool = True
    """Whether a tunnel may lead under it."""

    @property
    def traffic(self) -> Traffic:
        """Which kinds of train run here, and how, if there are differences."""
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
    """Where its first station goes; if there are several hexes, it chooses one."""
    colour: str
    city: int | None = None
    """Which of the cities printed on its home hex is its home."""
    stations: int | None = None
    """How many stations it has, or None if it has as many as its kind."""


Stock = Literal["deck", "pool", "retired", "companies"]
"""Where trains are bought: from the bank's decks, its trains given back, its trains out of use, or from companies."""


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
    """The prices of the home station, the next, and so on; the last figure also holds for all further ones."""
    runs: tuple[Kind, ...]
    """The kinds of train it runs."""
    owns: tuple[Kind, ...]
    """The kinds of train it may buy and hold."""
    private_companies: tuple[Kind, ...]
    """The kinds of private companies it may own."""
    par: tuple[int, ...]
    """The prices at which a company may start, the lowest first; empty if it has no price and stands on no chart."""
    rise: int = 1
    """Steps on the chart after a payout."""
    payout: Literal["choice", "half"] = "choice"
    """Whether its president chooses to pay all of the revenue out or to keep it, or it always keeps one half."""
    train_duty: Literal["always", "with_route", "never"] = "always"
    """When it must own a train that it can run as its turn ends."""
    idle_trains_count: bool = True
    """Whether trains that it cannot run count for its train limit, too."""
    stocks: tuple[Stock, ...] = ("deck", "pool", "companies")
    """Where it may buy trains."""
    trades_with: tuple[Kind, ...] = ()
    """The kinds of companies from which it may buy trains; empty: all."""
    trains_age: bool = True
    """Whether its trains rust."""
    certificates_count: bool = True
    """Whether its certificates count for the certificate limit."""
    tunnels: int = 0
    """How many tunnels it may build in a turn."""


class PrivateCompany(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A company that runs no trains: it pays an income and has abilities."""

    id: PrivateId
    name: str
    kind: Kind
    price: int
    income: int
    """What it pays in each operating round."""
    blocks: tuple[HexName, ...] = ()
    """Where nobody lays a tile while a player owns it."""
    free: HexName | None = None
    """The hex whose terrain the companies of its owner do not pay for."""
    discount: dict[Terrain, int] = {}
    """How much less one tile on such terrain, or one ``tunnel``, costs, once."""
    bonus: dict[HexName, int] = {}
    """How much more each train of its owner's companies earns when it visits a hex."""
    brings: CompanyId | None = None
    """The company of which it brings a certificate, and whose first run closes it."""


class PrivateKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The abilities of private companies of one kind; each company can use only one of them, once."""

    waives: tuple[Terrain, ...] = ()
    """The terrain that need not be paid for when a tile is laid."""
    special: tuple[Colour, ...] = ()
    """The colours of special tiles that may be laid in addition to the ordinary lays."""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the trains that a card can be bought as; the same on every card that shows it."""

    name: str
    kind: Kind
    reach: int
    """The figure in its name."""
    price: int
    rusts: tuple[str, ...] = ()
    """The faces that rust when the first train of this one is sold."""
    trade_in: dict[str, int] = {}
    """How much less it costs a company that gives the bank one of its trains for it, by the face of that train."""
    retires: bool = False
    """Whether the bank keeps it when it rusts, for companies of kinds that may buy trains out of use."""


class TrainCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one rank of a deck."""

    rank: str
    faces: tuple[Face, ...]
    count: int | None = None
    """How many there are, or None if they never run out."""
    deck: int = 0
    """Which of the decks they lie in."""
    from_phase: str = ""
    """The phase from which they are sold; empty: from the first."""
    after: str = ""
    """The rank of which no card may be left in its deck before these are sold, or empty if there is none."""


class Phase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds from the first sale of a rank on."""

    rank: str
    """The rank of trains that begins it, and after which it is named."""
    limit: dict[Kind, int]
    """How many trains companies may hold, by kind; kinds that are not in the game yet are missing."""
    tiles: Colour
    """The highest colour that may be laid."""
    deals: bool
    """Whether companies may buy private companies, and trains from each other."""
    operating_rounds: int | None = None
    """How many follow a stock round, or None if that does not depend on the phase."""
    begins_with: tuple[str, ...] = ()
    """Other ranks whose first sale begins it as well."""


class ForcedPurchase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a president goes for a train that a company must buy."""

    only_in_need: bool = False
    """Whether he helps only if the company can pay for none of the trains that it could use, or with any of these."""
    of_companies: bool = False
    """Whether he also helps to buy trains of other companies, up to the printed price."""
    by_sales: bool = False
    """Whether a president who is short of cash sells certificates, as many as are needed; if these are not enough, the
    game ends."""


class SiteNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names that 18xx.games uses and we do not."""

    title: str
    companies: dict[CompanyId, str]
    private_company: str = "private company"
    """What messages about faults in a log call a private company."""
    columns: int = 0
    """What to add to the number of our name of a hex to get theirs."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of the rulebook that all 18xx games have."""

    cash: dict[int, int]
    """What each player has at the start, by number of players."""
    certificate_limit: dict[int, int]
    terrain: dict[Terrain, int]
    yellow_lays: tuple[int, int]
    """How many yellow tiles a company may lay in its first turn, and in each later one, if it upgrades nothing."""
    offered_at: Literal["market", "par"] = "market"
    """What a certificate costs in the initial offer once its company has started."""
    floats_at: int
    """The percentage of a company that must be sold for it to float."""
    most_held_after_split: int = 100
    """Percent of a company that one player may hold once its shares are split."""
    forced: ForcedPurchase = ForcedPurchase()
    retired_surcharge: int = 0
    """How much more than its printed price a train costs that went out of use."""
    private_companies_count: bool
    """Whether private companies count for the certificate limit."""
    offer: tuple[PrivateId | CompanyId, ...] = ()
    """What is sold in the auction before the first stock round, in this order."""
    bid_step: int = 5
    """By how much a bid must at least be higher; every bid is a multiple of it."""
    price_fall: int = 5
    """By how much the first company of the auction becomes cheaper when all pass."""
    closed_sides: tuple[Colour, ...] = ("gray",)
    """No tile leads to a blank side of a hex printed in these colours."""
    tunnel_price: int = 0
    upgrades_gain: bool = False
    """Whether an upgrade must bring its company track that it can use, or change what a stop in its reach pays."""
    train_kinds: dict[Kind, Literal["plain", "plus", "express", "all towns", "skipping"]]
    """How trains of a kind run."""
    kinds: dict[Kind, CompanyKind]
    private_kinds: dict[Kind, PrivateKind]
    citations: dict[str, str]
    """For each subject, the section of the rulebook that refusals cite."""
    site_names: SiteNames | None = None
    """The names on 18xx.games, or None if games are not exchanged with it."""


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
        """The hexes that a private company blocks while a player owns it, each with that company."""
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
        """Return the numbers of the copies of every tile and tunnel at the start of a game."""
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
    """Return an owner as a parameter of a text: a player, or the id of an owner who is no player."""
    return Player(Seat(owner)) if isinstance(owner, int) else str(owner)
