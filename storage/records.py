"""What the database holds, as values: tables with their seats, proposals, reminders, orders, preferences.

Every moment (a ``float`` such as ``created``, ``since`` or ``due``) is in UTC unix seconds.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engine.core.seat import Seat
from engine.core.text import Text

TableId = str
"""Short lower-case base32, such as ``k3vq7m``; fits in buttons and commands."""

Phase = Literal["lobby", "live", "over", "ended"]
"""``over``: played to the end of the rules; ``ended``: closed before that."""

Ending = Literal["finished", "closed", "agreed", "alone", "admin", "abandoned", "imported"]
"""Why a table is no longer alive. ``closed``: in the lobby; ``alone``: by the only person at it, who needed nobody's
consent; ``abandoned``: no person is left at it; ``imported``: it never was alive, its game was read from a file."""

ProposalKind = Literal["undo", "redo", "replace", "opponent", "end", "vote"]
"""``vote``: to make the move that the game provides for a seat that does not act."""

ProposalState = Literal["open", "agreed", "refused", "cancelled"]
"""``cancelled``: withdrawn, or a move made it pointless."""

Delivery = Literal["dm", "channel"]
"""How a person is reminded: by direct message, or in the channel of the table."""

CampaignId = str
"""Of the same form as a ``TableId``."""

Answer = Literal["ready", "absent"]
"""What a president has said about the next game."""


class QuietHours(msgspec.Struct, frozen=True):
    """A daily span of local time in which nobody is reminded; it may run over midnight."""

    start: int
    """Minutes after midnight, 0-1439; included."""
    end: int
    """Minutes after midnight, 0-1439; excluded."""
    zone: str = "UTC"
    """IANA name, such as ``Europe/Prague``."""


class ActiveHours(msgspec.Struct, frozen=True):
    """When a person usually plays, by their own clock."""

    start: int
    """Minutes after midnight, 0-1439; included."""
    end: int
    """Minutes after midnight, 0-1439; excluded. Where it is not after ``start``, it is on the next day."""
    zone: str
    """IANA name."""
    weekends: bool
    """Whether this holds on Saturdays and Sundays as well."""


class Absence(msgspec.Struct, frozen=True):
    """A holiday of a person, at all tables. Moments are in UTC unix seconds."""

    start: float
    end: float
    """When the person is back: this moment is no longer part of the holiday."""
    since: float
    """When it began, or the first of several holidays with short breaks between them: waiting is counted from then."""
    stand_in: bool = False
    """Whether a built-in opponent decides for the person whatever would expire meanwhile."""

    def covers(self, moment: float) -> bool:
        """Return whether the person is away at a moment."""
        return self.start <= moment < self.end


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat: a person, a built-in opponent, or (both None) a person who had their data deleted."""

    seat: Seat
    user_id: int | None = None
    policy: str | None = None
    """Name of the built-in opponent in ``Game.policies``."""
    to_move: bool = False
    """Whether the table waits for this seat."""
    name: int | None = None
    """Which of the names of built-in opponents the seat goes by, from 1; it is kept when a person takes the seat."""
    company: str | None = None
    """In a campaign, the company that plays on the seat."""
    answer: Answer | None = None
    """Between two games of a campaign, what the president on this seat has said about the next one."""
    called: str | None = None
    """In a private copy of a table, what the seat is called, or None if like its holder; it is not stored."""

    @property
    def human(self) -> bool:
        """Whether a known person holds it."""
        return self.user_id is not None


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One table: a lobby, a game being played, or one that is done. Holds no secret."""

    id: TableId
    guild_id: int
    channel_id: int
    """The channel or thread it lives in."""
    title: str
    """As typed: show it with mentions and markup escaped."""
    game: str
    """Key in the registry of games."""
    wanted: int
    """How many seats the lobby offers."""
    variants: dict[str, str]
    host_id: int | None
    """None after the host's data were deleted and nobody could take over."""
    phase: Phase
    seats: tuple[Holder, ...]
    """In order of play; in the lobby, in order of joining."""
    pace: str
    """A key of ``PACES``."""
    interval: int | None
    """Seconds between reminders, or None if nobody is reminded."""
    quiet: QuietHours | None
    commitment: str | None
    """SHA-256 of the seed, or None before the start."""
    rules: int | None
    """Rules version of the game at its start."""
    seq: int
    """How many log entries there are; every button and autocompletion may carry it."""
    created: float
    started: float | None
    ended: float | None
    ending: Ending | None
    campaign: CampaignId | None = None
    """The campaign of which this is one game."""
    number: int = 0
    """Which game of the campaign it is, from 1."""
    practice: bool = False
    """Whether it plays on from a position of another game, for practice, or its game was read from a file."""
    hints: bool = True
    """Whether people at it may ask what a built-in opponent would do in their place."""
    language: str | None = None
    """The language of its channel, or None if it is the server's."""
    sound: bool | None = None
    """Whether its position can be computed, or None if nobody has found out; if not, the table is suspended."""

    @property
    def alive(self) -> bool:
        """Whether it occupies its channel."""
        return self.phase in ("lobby", "live")

    @property
    def imported(self) -> bool:
        """Whether its game was read from a file: nobody here has played it, and nobody knows when it was played."""
        return self.ending == "imported"

    @property
    def between_games(self) -> bool:
        """Whether it is a later game of a campaign and waits for the presidents to say whether they play."""
        return self.phase == "lobby" and self.number > 1

    @property
    def unfilled(self) -> bool:
        """Whether it is a lobby with free seats; a later game of a campaign never is."""
        return self.phase == "lobby" and not self.between_games and len(self.seats) < self.wanted

    @property
    def people(self) -> tuple[int, ...]:
        """User ids of all persons seated, in order of seats."""
        return tuple(holder.user_id for holder in self.seats if holder.user_id is not None)

    def seat_of(self, user_id: int | None) -> Seat | None:
        """Return which seat a person holds, or None."""
        return next((h.seat for h in self.seats if user_id is not None and h.user_id == user_id), None)

    @property
    def actors(self) -> frozenset[Seat]:
        """The seats that the table waits for."""
        return frozenset(holder.seat for holder in self.seats if holder.to_move)

    def holder(self, seat: Seat) -> Holder:
        """Return who holds a seat. Raises IndexError."""
        return self.seats[seat]


class President(msgspec.Struct, frozen=True, kw_only=True):
    """Who presides over a company of a campaign: a person, a built-in opponent, or (both None) nobody any more."""

    company: str
    called: str
    """The name that its president has given it; empty if it goes by its own."""
    since: int
    """Number of the first game that it can play."""
    user_id: int | None = None
    policy: str | None = None
    name: int | None = None
    """Which of the names of built-in opponents it goes by, from 1."""


class CampaignRow(msgspec.Struct, frozen=True, kw_only=True):
    """One campaign. Holds no secret; its games say in which channel it is and what it is called."""

    id: CampaignId
    game: str
    timeout: int
    """Seconds for which the next game waits for presidents who do not say whether they play."""
    commitment: str | None
    """SHA-256 of the seed from which the seeds of all games follow; None before the first game."""
    ended: float | None
    ending: Ending | None
    presidents: tuple[President, ...]
    """In seating order."""

    @property
    def people(self) -> tuple[int, ...]:
        """User ids of all persons, in seating order."""
        return tuple(one.user_id for one in self.presidents if one.user_id is not None)

    def company_of(self, user_id: int | None) -> str | None:
        """Return the company over which a person presides, or None."""
        return next((p.company for p in self.presidents if user_id is not None and p.user_id == user_id), None)


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the others at a table must agree to."""

    id: int
    table_id: TableId
    kind: ProposalKind
    by: int | None
    """User id of the person who made the proposal."""
    seat: Seat | None
    """For undo and redo, the seat of that person; for replace, opponent and vote, the seat in question."""
    user_id: int | None
    """For replace, the new person."""
    policy: str | None
    """For opponent, the name of the built-in opponent."""
    to: int | None
    """For undo, how many moves would remain."""
    seq: int
    """The table's sequence number when it was made."""
    state: ProposalState
    agreed: tuple[int, ...]
    """User ids of those who have agreed."""
    waiting: tuple[int, ...]
    """User ids of those who have yet to answer; empty once it is decided."""
    created: float
    refused: tuple[int, ...] = ()
    """User ids of those who are against it, if one refusal alone does not decide it."""


class ReminderRow(msgspec.Struct, frozen=True, kw_only=True):
    """One person's pending reminder at one table."""

    table_id: TableId
    seat: Seat
    since: float
    """When the seat's turn began."""
    due: float | None
    """When the next one is to be sent, or None once all were sent and a replacement was offered."""
    sent: int


class GivenOrder(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has ordered in advance. Nobody but its owner may know of it."""

    table_id: TableId
    seat: Seat
    number: int
    """Distinguishes the orders of a seat: the lowest is tried first."""
    kind: str
    """The kind of order, as the game names it."""
    fields: dict[str, Any]
    """The values of its fields without the seat, as they are written in JSON."""
    ended: Text | None = None
    """Why it has ended, kept until its owner is notified, or None as long as the order stands."""
    ended_at: float | None = None
    """When it ended, UTC unix seconds, or None if it still stands or the time was not recorded."""


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has chosen for all tables."""

    user_id: int
    zone: str = "UTC"
    """IANA name of the time zone."""
    quiet_start: int | None = None
    """Minutes after midnight in ``zone``, or None if they have no quiet hours of their own."""
    quiet_end: int | None = None
    interval: int | None = None
    """Seconds between reminders, or None to use the table's interval."""
    where: Delivery = "dm"
    reminders: bool = True
    """Whether reminders are sent; if not, they are still counted, so that nobody waits for ever."""
    pictures: bool = True
    """Whether pictures are drawn for what this person alone is shown; otherwise it is described in words."""
    active_start: int | None = None
    """Minutes after midnight in ``zone`` from which they usually play, or None if they have not said so."""
    active_end: int | None = None
    weekends: bool = True
    """Whether they play on Saturdays and Sundays."""
    daily: int | None = None
    """Minutes after midnight in ``zone`` at which one message a day comes in place of reminders and calls, or None."""
    absence: Absence | None = None
    """The latest holiday: it may be over, or yet to come."""

    @property
    def quiet(self) -> QuietHours | None:
        """The person's quiet hours."""
        if self.quiet_start is None or self.quiet_end is None:
            return None
        return QuietHours(self.quiet_start, self.quiet_end, self.zone)

    @property
    def active(self) -> ActiveHours | None:
        """When the person usually plays, or None if they have set no limits."""
        if self.active_start is None or self.active_end is None:
            return None if self.weekends else ActiveHours(0, 0, self.zone, weekends=False)
        return ActiveHours(self.active_start, self.active_end, self.zone, self.weekends)


class GuildSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What the people who manage a server have decided."""

    guild_id: int
    channels: tuple[int, ...] = ()
    """Channels in which tables may be opened, including their threads; empty if everywhere."""
    max_tables: int | None = None
    """How many tables may be alive at the same time, or None for the bot's default."""
    language: str | None = None
    """The language of its channels, or None for the one that Discord reports."""


class BoardPage(msgspec.Struct, frozen=True, kw_only=True):
    """A message that lists tables of a server."""

    guild_id: int
    page: int
    """From 0."""
    channel_id: int
    nonce: str
    """The nonce by which Discord recognises the message if it is sent twice."""
    message_id: int | None = None
    """None if it was not sent, as far as is known."""


class PanelContent(msgspec.Struct, frozen=True, kw_only=True):
    """What a message of a channel says. Holds no secret."""

    story: str
    """What happened, already in words."""
    pictures: tuple[tuple[str, str | None], ...]
    """Its files, each with its alt text."""
    added: str
    """What has happened since the pictures were drawn, already in words; the next message repeats it."""
    next_up: str
    """Who is to move, already in words."""
    rows: tuple[tuple[tuple[str, str, int], ...], ...]
    """Its buttons row by row: id, label, and Discord's number of the style."""
    called: tuple[int, ...]
    """User ids of those whom it pinged."""
    people: tuple[int, ...] = ()
    """User ids of those whom it may name: whoever held a seat when it was composed."""


class LedgerRow(msgspec.Struct, frozen=True):
    """What was shown of a table at one target, and up to which entry of its log."""

    table_id: TableId
    target: str
    """Such as ``panel``, ``lobby`` or ``hand``: at most 40 characters, see ``storage.ledger``."""
    shown_up_to: int
    """The last entry of the log that is shown, -1 if not even the start; for a lobby, the version of its table."""
    channel_id: int | None = None
    """Where the message is, or None if there is none or its place is not known."""
    message_id: int | None = None
    content: PanelContent | None = None
    """What it says, if it may have to be edited, or None if that is not known."""
    user_id: int = 0
    """Whose private message it is, or 0 if it is in the channel."""


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """All that is stored of a table except its log and what was shown of it, at one moment."""

    table: Table
    version: int
    """Raised by each change of what is stored."""
    orders: tuple[GivenOrder, ...] = ()
    """The orders given in advance, as seats try them, and those that have ended until their owner has read of it.

    Noting that somebody has read of it raises no version: ``storage.orders.unread`` returns those still unread."""
    reminders: tuple[ReminderRow, ...] = ()
    """Whom it waits for, in order of seats."""
    chosen: dict[int, Preferences] = {}
    """By user id, what its people have chosen for all tables; those who never chose anything are left out."""
    asks: bool = False
    """Whether proposals are open."""
    due: float | None = None
    """When the open question or turn expires, or None if none does."""
    expired: int | None = None
    """Number of the log entry by which the latest one expired, or None."""
    note: str | None = None
    """What its author has added to the open question."""
