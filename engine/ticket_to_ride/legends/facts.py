"""The printed facts of Legends: map, tickets, events, postcards, specialists, frontiers, story (L L10)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

import msgspec

from engine.ticket_to_ride.board import Board, City, Route, RouteId, Ticket
from engine.ticket_to_ride.cards import CardName, CardSet
from engine.ticket_to_ride.legends.figures import Figures
from engine.ticket_to_ride.legends.powers import AnyEffect, Power
from engine.ticket_to_ride.printed import Printed

START = "start"
"""The box that is open from the beginning."""
START_BOARDS = ("northeast", "appalachia", "south", "atlantic")
UNCOLOURED = "uncoloured"
NEWSPAPER = CardName("newspaper")
WILD = CardName("wild")
PICK, SKULL = "pick", "skull"
SECOND = "-s"
"""Ends the id of a track that a survey laid beside another."""


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
    """The number printed on it; 0: none."""


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
    """Once, before the companies."""
    may: bool = False
    once_each: int | None = None
    retires_after: int | None = None


class GameUses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many times in each game."""

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
    """None: once in the campaign."""


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
        """All tracks on the map with what is asked for at every turn: id, length, and colour as printed."""
        return tuple((track.id, track.length, track.colour, track) for track in self.tracks)

    @cached_property
    def opened(self) -> frozenset[str]:
        """The boards on the table."""
        return frozenset(self.board.pieces)

    def boards_of(self, track: Track) -> set[str]:
        """Return the boards on which a track ends."""
        return {self.board.cities[city].piece for city in (track.a, track.b)}
