"""What a campaign carries from game to game (L A7), and the setup of its next game (L L1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from engine.core import codec
from engine.core.errors import EngineError
from engine.core.game import Setup
from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.legends.facts import START
from engine.ticket_to_ride.legends.pack_files import pack

KEY = "legends"
VERSION = 1
"""The version of the campaign's state."""
PACK = 1
"""The version of the pack that a campaign begins with and keeps (L L1.6)."""
SEALED = "sealed"
"""The variant that hides vaults and sums until the campaign's end (L A11)."""
LONGEST_NAME = 40
"""The most characters in a company's name."""
LAST_TO_FOUND = 6
"""The last game before which an unused company may be founded (L A6)."""


class Office(msgspec.Struct):
    """A postcard in an office."""

    no: int
    since: int
    """The first game in which it counts (L H4)."""


class CompanyRecord(msgspec.Struct):
    """A company between games."""

    name: str
    office: list[Office] = []
    vault: list[str] = []
    """Ribbons, bonds, deeds and curios, in the order they came."""
    drawn: int = 0
    """Postcards drawn in the campaign so far."""
    raised: Literal["", "money", "cards"] = ""
    """How its bonus was raised (L J6)."""
    orders: dict[str, str] = {}
    """Standing orders for its postcards between games (L A5, H5)."""


class GameRecord(msgspec.Struct):
    """How a game ended."""

    ranking: list[str]
    """The companies that played, from winner to last."""
    slips: dict[str, int]


class Campaign(msgspec.Struct):
    """Everything that persists."""

    companies: dict[str, CompanyRecord]
    """The companies in seating order."""
    events: dict[str, int]
    """The event deck without retired events: each with the game in which it came, or 0 if it was there from the start.

    Events of the story come when a game is set up, those of a box at a game's end.
    """
    version: int = VERSION
    pack: int = PACK
    games: list[GameRecord] = []
    opened: list[str] = []
    """Frontier boards, in the order of their opening."""
    stickers: dict[str, str] = {}
    """The colours that uncoloured tracks took."""
    large: list[str] = []
    """Cities that became large."""
    seconds: list[str] = []
    """Tracks that surveys laid parallel to single ones."""
    depots: dict[str, str] = {}
    """The company that owns the depot in each city."""
    retired_tickets: list[str] = []
    stamps: dict[str, list[str]] = {}
    """The companies whose stamp each ticket bears."""
    express: list[str] = []
    """Tickets with an express sticker."""
    retired_events: list[str] = []
    dead_letters: list[int] = []
    """Postcards that are retired."""
    rules: list[str] = []
    """Rules switched on."""
    start_player: str = ""
    """Who holds the start-player card; none before the first game."""
    leave: list[str] = []
    """Specialists who served in the last game."""
    exhibition: str = ""

    @property
    def game(self) -> int:
        """The number of the game that is played or comes next."""
        return len(self.games) + 1

    @property
    def over(self) -> bool:
        """Whether all games have been played."""
        return len(self.games) == pack().figures.table.games

    @property
    def boxes(self) -> set[str]:
        """The boxes that are open."""
        return {START, *self.opened}

    def tickets(self) -> list[TicketId]:
        """Return the tickets that are in the deck and in hands, in file order."""
        boxes, retired = self.boxes, set(self.retired_tickets)
        return [
            ticket.id for ticket in pack().board.tickets.values() if ticket.piece in boxes and ticket.id not in retired
        ]

    def mailbag(self) -> int | None:
        """Return the number of the next postcard of the mailbag, or None if it is empty."""
        used = {*self.dead_letters, *(card.no for record in self.companies.values() for card in record.office)}
        used |= {int(item.partition(":")[2]) for record in self.companies.values() for item in record.vault
                 if ":" in item}  # fmt: skip
        bag = (card.no for card in pack().postcards.values() if card.source == "mailbag")
        return next((no for no in bag if no not in used), None)


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's setup carries: the campaign before it, and who plays."""

    campaign: Campaign
    playing: tuple[str, ...]
    """The companies that take part, in seating order: the seats of the game."""


def new_campaign(companies: Sequence[str], names: Sequence[str] = ()) -> Campaign:
    """Found a campaign. Raises EngineError where the companies are not 2 to 5 different ones."""
    facts = pack()
    table = facts.figures.table
    if len(set(companies)) != len(companies) or not table.min_players <= len(companies) <= table.max_players:
        raise EngineError(f"a campaign takes {table.min_players} to {table.max_players} different companies")
    if not set(companies) <= set(facts.companies):
        raise EngineError(f"the companies are: {', '.join(facts.companies)}")
    named = dict(zip(companies, names, strict=False))
    records = {one: CompanyRecord(named.get(one, facts.companies[one].name)) for one in companies}
    return Campaign(records, {event.id: 0 for event in facts.events.values() if event.box == START})


def found(campaign: Campaign, company: str, name: str = "") -> None:
    """Found an unused company for a newcomer (L A6). Raises EngineError where that is impossible."""
    facts = pack()
    if company in campaign.companies or company not in facts.companies or campaign.game > LAST_TO_FOUND:
        raise EngineError(f"{company} cannot be founded before game {campaign.game}")
    campaign.companies[company] = CompanyRecord(name or facts.companies[company].name)


def carried_by(setup: Setup) -> Carried:
    """Return what a setup carries; if that is nothing, the first game of a new campaign.

    Raises EngineError if it carries something else, a finished campaign or one of another version, or if the companies
    that play are not those of the setup.
    """
    if setup.carried is msgspec.UNSET:
        companies = tuple(pack().companies)[: setup.players]
        return Carried(new_campaign(companies), companies)
    try:
        carried = msgspec.convert(setup.carried, codec.learn(Carried))
    except msgspec.ValidationError as error:
        raise EngineError(f"what the setup carries: {error}") from error
    known = [company for company in carried.campaign.companies if company in carried.playing]
    if len(carried.playing) != setup.players or list(carried.playing) != known:
        raise EngineError("the companies that play are not those of the setup")
    if (carried.campaign.version, carried.campaign.pack) != (VERSION, PACK):
        raise EngineError(f"the campaign is of version {carried.campaign.version}, pack {carried.campaign.pack}")
    if carried.campaign.over:
        raise EngineError("all games of the campaign have been played")
    return carried


def next_setup(campaign: Campaign, playing: Sequence[str] | None = None, vault: str = SEALED) -> Setup:
    """Return the setup of a campaign's next game. ``playing``: the companies that take part; all by default.

    Raises EngineError if they are too few.
    """
    seats = tuple(one for one in campaign.companies if playing is None or one in playing)
    if len(seats) < pack().figures.table.min_players:
        raise EngineError("a game needs two companies that play")  # L A6
    carried: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(Carried(campaign, seats)))
    return Setup(KEY, len(seats), {} if vault == SEALED else {"vault": vault}, carried)
