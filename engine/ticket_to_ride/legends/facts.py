"""The printed facts of Legends: figures, map, tickets, events, postcards, specialists, frontiers, story (L L10)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

import msgspec

from engine.ticket_to_ride.board import Board, City, Route, RouteId, Ticket
from engine.ticket_to_ride.cards import CardName, CardSet
from engine.ticket_to_ride.legends.powers import AnyEffect, Power
from engine.ticket_to_ride.printed import Printed

ByPlayers = dict[int, int]


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    min_players: int
    max_players: int
    games: int
    years: tuple[int, ...]
    pieces: int


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fraction."""

    numerator: int
    denominator: int


class _Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    trains: tuple[int, ...]
    missed_share: Share
    missed_least: int
    frontier_last_game: int
    patents_in_office: int


class _Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colours: tuple[CardName, ...]
    cards_per_colour: int
    wilds: int
    newspapers: int
    newspapers_by_players: ByPlayers
    picks_per_colour: int
    skulls_per_colour: int
    opening_cards: int
    face_up: int
    wilds_that_reset: int
    resets_in_a_row: int
    no_drawing_at: int


class _Tickets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    opening: int
    opening_keep: int
    opening_keep_when_short: int
    drawn: int
    drawn_keep: int
    stamps_to_retire: int
    rival_stamp: int
    least_left: ByPlayers


class _Money(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    opening: int
    last_round_trains: int
    least_slip: int
    leftover: tuple[tuple[int, int], ...]
    both_twins_open_from: int

    def for_trains(self, trains: int) -> int:
        """Return the dollars for trains left over."""
        return next(dollars for most, dollars in self.leftover if trains <= most)


class _Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    company: int
    raised_money: int
    raised_cards: int


class _SurveyRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    a_space: int
    most: int
    stickers: int


class _Trestle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dollars: int
    every: int
    pays: int


class _Depot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    own_cards: int
    foreign: int
    most: ByPlayers


class _Coal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    opening: int
    most: int
    from_length: int
    dollars: int


class _Herds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    closed: tuple[str, ...]
    """The cities where the further herds graze while the Prairie is closed."""
    tokens: ByPlayers
    most: int
    pays: tuple[int, ...]


class _Steamer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wilds: int
    most: int
    less: int
    berths: ByPlayers


class _Dig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    base: int
    most: int
    nuggets: tuple[int, ...]


class _Well(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gain: int
    gain_on_board: int
    loss: int
    cards: int


class _Charter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pays: tuple[int, ...]
    ribbon_to_first: bool


class _Combine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    a_space: int
    opening: ByPlayers


class _Growth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    games: tuple[int, ...]


class _Bond(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    price: int
    from_value: int
    a_ticket: int
    most: int


class _Express(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tickets: int
    pays: int


class _Through(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    free_boards: int
    a_board: int
    most: int


class _Exhibition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    boards: int
    pays: int
    first: int
    cities: tuple[str, ...]
    """The cities among which one is drawn by lot."""


class _Flagship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    times: int


class _Panic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    retires: int


class _Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    survey: _SurveyRule
    trestle: _Trestle
    depot: _Depot
    coal: _Coal
    herds: _Herds
    steamer: _Steamer
    dig: _Dig
    well: _Well
    charter: _Charter
    combine: _Combine
    growth: _Growth
    bond: _Bond
    express: _Express
    through: _Through
    exhibition: _Exhibition
    flagship: _Flagship
    panic: _Panic


class _Vault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ribbon: ByPlayers
    """Dollars by the number of companies in the campaign, as for deeds."""
    bond: int
    deed: ByPlayers
    curios: tuple[int, ...]
    district: int


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every figure of the rules, by chapter."""

    table: _Table
    campaign: _Campaign
    deck: _Deck
    tickets: _Tickets
    money: _Money
    bonus: _Bonus
    rule: _Rule
    vault: _Vault


START = "start"
"""The box that is open from the beginning."""
START_BOARDS = ("northeast", "appalachia", "south", "atlantic")
UNCOLOURED = "uncoloured"
NEWSPAPER = CardName("newspaper")
WILD = CardName("wild")
PICK, SKULL = "pick", "skull"
SECOND = "-s"
"""The ending of the id of a track that a survey laid parallel to another."""


class Town(City, frozen=True, kw_only=True):
    """A city of Legends."""

    piece: str = msgspec.field(name="board")
    coast: Literal["", "atlantic", "gulf", "pacific"] = ""
    large: bool = False
    claim: bool = False
    """A claim city of the Silver Country."""
    lat: float
    lon: float


class Track(Route, frozen=True, kw_only=True):
    """A track of Legends; ``colour`` may be ``uncoloured``."""

    trestles: int = 0

    @property
    def ends(self) -> tuple[str, str]:
        """The cities at its two ends."""
        return (self.a, self.b)


class Destination(Ticket, frozen=True, kw_only=True):
    """A ticket of Legends; ``points`` is its printed value in dollars."""

    points: int = msgspec.field(name="value")
    piece: str = msgspec.field(name="box")
    postcard: int = 0
    """The number printed on it, or 0 if it has none."""


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the five companies."""

    id: str
    name: str
    seat: str


class EventCard(Power, frozen=True, kw_only=True):
    """An event (L D)."""

    id: str
    title: str
    box: str
    """``start``, a frontier or the year whose story adds it."""
    kind: Literal["lasting", "lightning"]
    text: str
    who: Literal["", "active", "each", "all", "fewest"] = ""
    first: tuple[AnyEffect, ...] = ()
    """Effects that happen once, before those for companies."""
    may: bool = False
    once_each: int | None = None
    retires_after: int | None = None


class GameUses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many times a postcard may be used in each game."""

    game: int


class Postcard(Power, frozen=True, kw_only=True):
    """A postcard (L H)."""

    no: int
    kind: Literal["order", "favour", "curio", "patent", "survey"]
    source: str = msgspec.field(name="from")
    title: str
    read: str
    secret: str
    hides: Literal["condition", "all", "none"]
    uses: Literal["each"] | GameUses | None = None
    """When it may be used again; None if it acts once in the campaign."""


class Specialist(Power, frozen=True, kw_only=True):
    """A specialist (L K)."""

    id: str
    name: str
    text: str
    uses: int


class Frontier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A frontier board and its box (L I)."""

    id: str
    name: str
    joins: tuple[str, ...]
    after: int = msgspec.field(name="from")
    """The first game after which it may be opened."""
    cities: int
    tickets: int
    rule: str
    step: int
    setup: int = 0
    survey: int
    order: int
    events: tuple[str, ...]
    text: str


class Adds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a story card changes."""

    rules: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    now: Literal["", "raise_bonus", "mark_express", "panic", "draw_exhibition", "open_vaults"] = ""


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The postcard of a year, and who draws it."""

    no: int
    to: Literal["gift", "fewest", "most_tickets", "last"]
    at: Literal["setup", "end"]


class StoryCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of the story deck (L J)."""

    id: str
    year: int
    pause: bool = False
    title: str
    a: str
    b: str
    adds: Adds = Adds()
    postcard: Given | None = None


class Express(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An express sticker (L J8)."""

    ticket: str
    via: str
    extra: int


class Pack(msgspec.Struct, frozen=True, eq=False, dict=True):
    """Everything in the boxes, opened or not, each in file order."""

    figures: Figures
    cards: CardSet
    board: Board
    companies: Mapping[str, Company]
    events: Mapping[str, EventCard]
    postcards: Mapping[int, Postcard]
    specialists: Mapping[str, Specialist]
    frontiers: Mapping[str, Frontier]
    story: tuple[StoryCard, ...]
    express: tuple[Express, ...]

    def story_of(self, game: int) -> tuple[StoryCard, ...]:
        """Return the story cards of a game, numbered from 1; the last is its pause card."""
        year = self.figures.table.years[game - 1]
        return tuple(card for card in self.story if card.year == year)

    def town(self, city: str) -> Town:
        """Return a city. Raises KeyError."""
        return self._towns[city]

    def ticket(self, ticket: str) -> Destination:
        """Return a ticket. Raises KeyError."""
        return self._tickets[ticket]

    @cached_property
    def _towns(self) -> Mapping[str, Town]:
        return {city: town for city, town in self.board.cities.items() if isinstance(town, Town)}

    @cached_property
    def _tickets(self) -> Mapping[str, Destination]:
        return {name: ticket for name, ticket in self.board.tickets.items() if isinstance(ticket, Destination)}

    @cached_property
    def coasts(self) -> Mapping[str, frozenset[str]]:
        """The cities on each coast."""
        names = {town.coast for town in self._towns.values()}
        return {name: frozenset(one for one, town in self._towns.items() if town.coast == name) for name in names}

    @cached_property
    def large(self) -> tuple[str, ...]:
        """The cities that are large from the beginning."""
        return tuple(city for city in self.board.cities if self.town(city).large)

    @cached_property
    def claims(self) -> tuple[str, ...]:
        """The claim cities of the Silver Country."""
        return tuple(city for city in self.board.cities if self.town(city).claim)

    @cached_property
    def postcards_when(self) -> Mapping[str, frozenset[int]]:
        """The numbers of the postcards that act at each moment."""
        moments = {card.when for card in self.postcards.values() if card.when}
        return {one: frozenset(no for no, card in self.postcards.items() if card.when == one) for one in moments}

    @cached_property
    def ticket_order(self) -> Mapping[str, int]:
        """The place of each ticket in the file."""
        return {ticket: place for place, ticket in enumerate(self.board.tickets)}


class LegendsPrinted(Printed, frozen=True, eq=False, dict=True):
    """What lies on the table in one game: the boards opened so far, and all figures."""

    pack: Pack
    players: int

    def track(self, track: str) -> Track:
        """Return a track on the map. Raises KeyError."""
        return self._tracks[track]

    @cached_property
    def _tracks(self) -> Mapping[str, Track]:
        return {name: track for name, track in self.board.routes.items() if isinstance(track, Track)}

    @cached_property
    def tracks(self) -> tuple[Track, ...]:
        """All tracks on the map, in file order."""
        return tuple(self._tracks.values())

    @cached_property
    def tracks_to_pay(self) -> tuple[tuple[RouteId, int, str, Track], ...]:
        """All tracks on the map with what is needed at every turn: id, length, and colour as printed."""
        return tuple((track.id, track.length, track.colour, track) for track in self.tracks)

    @cached_property
    def opened(self) -> frozenset[str]:
        """The boards on the table."""
        return frozenset(self.board.pieces)

    def boards_of(self, track: Track) -> set[str]:
        """Return the boards on which a track ends."""
        return {self.board.cities[city].piece for city in (track.a, track.b)}
