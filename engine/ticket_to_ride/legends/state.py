"""A position of Legends: a game under way, and the campaign it belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.core.seat import Seat
from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.cards import Card
from engine.ticket_to_ride.legends.bank_slips import Slip
from engine.ticket_to_ride.legends.campaign import Campaign, CompanyRecord
from engine.ticket_to_ride.legends.facts import LegendsPrinted, Pack, Track
from engine.ticket_to_ride.legends.pack_files import pack, printed_of
from engine.ticket_to_ride.legends.tasks import AnyTask, Task
from engine.ticket_to_ride.state import Holdings, TicketToRideState

AGENDA = "agenda"
"""The round for doing tasks; see ``tasks``."""


class Company(Holdings):
    """Everything in front of one company in a game."""

    company: str = ""
    """Its colour."""
    coins: int = 0
    coal: int = 0
    coal_most: int = 0
    herds: list[str] = msgspec.field(default_factory=list)
    """The cities where its herds were taken."""
    digs: list[str] = msgspec.field(default_factory=list)
    """The claim cities where it dug."""
    nuggets: list[int] = msgspec.field(default_factory=list)
    crossed: int = 0
    """Trestle marks crossed."""
    steamers: list[str] = msgspec.field(default_factory=list)
    """The ports where it has a steamer."""
    bond: bool = False
    flagship: str = ""
    specialist: str = ""
    used: dict[str, int] = msgspec.field(default_factory=dict)
    """How often each power was used in this game."""
    orders: dict[str, str] = msgspec.field(default_factory=dict)
    """Standing orders by power; without one a power is held (L H5)."""
    visited: list[str] = msgspec.field(default_factory=list)
    """Foreign depots that were paid for in this game."""


class Journey(msgspec.Struct):
    """A journey under way, paid for."""

    seat: int
    track: str
    laid: list[Card]
    """The kinds of the cards in the set."""
    plain: bool
    """Whether the track was grey or uncoloured before step 1."""
    colour: int = -1
    """The colour that the set gives an uncoloured track, or -1 if there is none."""
    survey: bool = False
    """Whether the track takes that colour for good."""
    surcharge: list[str] = []
    """What pays the surcharge: a card or dollars."""
    extra: list[str] = []
    """What pays the trestles: cards or dollars."""
    toll: int = 0
    """Dollars for the Combine."""
    powers: list[str] = []
    """The sources of powers chosen for the time after step 12."""
    steamer: str = ""
    """The port where a steamer will be placed, if any."""
    waived: list[str] = []
    combine: bool = False
    """Whether Combine cars lay on the track."""
    worn: list[str] = []
    """Events to retire when the journey is over (L D3)."""
    second: bool = False
    """Whether it follows another journey in the same turn."""
    again: int = 0
    """The most spaces of the track of a second journey that may follow, or 0 if none may."""


class Drawing(msgspec.Struct):
    """A draw-cards action under way."""

    seat: int
    blind: int = 0
    powers: list[str] = []


class LegendsState(TicketToRideState, kw_only=True, dict=True):
    """The state of a game of Legends, with the campaign that it belongs to."""

    seats: Sequence[Company]
    campaign: Campaign
    """The campaign as it is now, including what this game has changed for good."""
    number: int
    """The number of the game in the campaign, from 1."""
    agenda: list[AnyTask] = msgspec.field(default_factory=list)
    """What is still to be done; the last is done next."""
    begun: bool = False
    """Whether the first turn has begun."""
    sealed: bool = True
    """Whether vaults and sums are hidden until the end (L A11)."""
    event_deck: list[str] = msgspec.field(default_factory=list)
    """Face down; the last is turned up next."""
    event_pile: list[str] = msgspec.field(default_factory=list)
    """Discarded events; the last is on top."""
    current: bool = False
    """Whether the top event is current."""
    acting: bool = False
    """Whether an event has been turned up and is not finished."""
    waiting: list[str] = msgspec.field(default_factory=list)
    """Events turned up while another one acts (L D5)."""
    event_uses: dict[int, int] = msgspec.field(default_factory=dict)
    """How often each seat used the current event."""
    replacement: bool = False
    """Whether the current event replaced another in this action, so that it acts only from the next one on (L D3)."""
    journey: Journey | None = None
    drawing: Drawing | None = None
    combine: list[str] = msgspec.field(default_factory=list)
    """Tracks with Combine cars."""
    herds: list[str] = msgspec.field(default_factory=list)
    """Cities with a herd."""
    pouch: list[int] = msgspec.field(default_factory=list)
    """The nuggets that are not dug yet, in dollars."""
    charters: list[int] = msgspec.field(default_factory=list)
    """Seats that gained the charter, in order."""
    fair_opened: bool = False
    """Whether somebody ended a track in the Exhibition city."""
    rejected: dict[int, list[TicketId]] = msgspec.field(default_factory=dict)
    """Opening tickets that each seat has put back, until all have chosen."""
    slips: list[Slip] = msgspec.field(default_factory=list)
    """The bank slips by seat, once the game has ended."""
    recorded: bool = False
    """Whether the game stands in the campaign's records already."""
    ranking: list[int] = msgspec.field(default_factory=list)
    """Seats from winner to last, once the game has ended."""
    vaults: dict[str, int] = msgspec.field(default_factory=dict)
    """The sum of each company's vault, after the last game."""

    @property
    def pack(self) -> Pack:
        """Everything printed, whether it is on the table or not: the same for every game."""
        return pack()

    @property
    def printed(self) -> LegendsPrinted:
        """The boards on the table and all figures."""
        campaign, known = self.campaign, self.__dict__.get("known")
        opened, seconds = campaign.opened, campaign.seconds
        found: LegendsPrinted
        # Boards are opened and tracks laid one by one, so the map is the same while the lists are the same and as long.
        if known:
            of_opened, of_seconds, boards, tracks, number, found = known
            if (
                of_opened is opened
                and of_seconds is seconds
                and boards == len(opened)
                and tracks == len(seconds)
                and number == self.number
            ):
                return found
        found = printed_of(self.number, len(self.seats), tuple(opened), tuple(seconds))
        self.__dict__["known"] = (opened, seconds, len(opened), len(seconds), self.number, found)
        return found

    def company(self, seat: int) -> Company:
        """Return what lies in front of a seat."""
        return self.seats[seat]

    def record(self, seat: int) -> CompanyRecord:
        """Return what a seat's company keeps between games."""
        return self.campaign.companies[self.company(seat).company]

    def seat_of(self, company: str) -> int | None:
        """Return the seat of a company, or None if it is not playing."""
        return next((seat for seat in range(len(self.seats)) if self.company(seat).company == company), None)

    def rule(self, name: str) -> bool:
        """Return whether a rule is switched on."""
        return name in self.campaign.rules

    @property
    def active(self) -> int:
        """The seat whose turn it is; outside turns the start player."""
        return int(self.main_frame.actor) if self.begun and self.main_frame.round != AGENDA else int(self.start)

    def from_active(self) -> list[int]:
        """Return all seats in turn order from the active one."""
        players = len(self.seats)
        return [(self.active + turn) % players for turn in range(players)]

    @property
    def turns_are_taken(self) -> bool:
        """Whether the first turn has begun, and the last has not ended."""
        return self.begun and bool(self.frames) and self.main_frame.round != AGENDA

    def turn_comes(self, seat: Seat) -> bool:
        """Return whether another turn of a seat will begin; False until the first turn of the game has begun."""
        return self.turns_are_taken and super().turn_comes(seat)

    def from_start(self) -> list[int]:
        """Return all seats in turn order from the start player."""
        players = len(self.seats)
        return [(int(self.start) + turn) % players for turn in range(players)]

    def push(self, *tasks: Task) -> None:
        """Put tasks on the agenda, so that the first of them is done next."""
        self.agenda.extend(reversed(tasks))  # type: ignore[arg-type]

    @property
    def task(self) -> AnyTask:
        """The task that is done next, while there is one."""
        if not self.agenda:
            raise AssertionError("nothing is to be done")
        return self.agenda[-1]

    def own_tracks(self, seat: int) -> Iterator[Track]:
        """Enumerate the tracks of a seat."""
        printed = self.printed
        return (printed.track(track) for track, owner in self.claims.items() if owner == seat)

    @property
    def marks_matter(self) -> bool:
        """Whether picks and skulls mean anything yet (L L6)."""
        return "silver" in self.campaign.opened or "desert" in self.campaign.opened

    @property
    def trip(self) -> Journey:
        """The journey under way, while somebody travels."""
        if self.journey is None:
            raise AssertionError("nobody travels")
        return self.journey

    def large(self, city: str) -> bool:
        """Return whether a city is large."""
        return self.pack.town(city).large or city in self.campaign.large

    def colour_of(self, track: Track) -> str:
        """Return the colour of a track as it now is."""
        return self.campaign.stickers.get(track.id, track.colour)

    def seats_range(self) -> list[Seat]:
        """Return all seats."""
        return [Seat(seat) for seat in range(len(self.seats))]
