"""What the table service answers with."""

from __future__ import annotations

import msgspec

from engine.core.assistance import Question, StandingOrder
from engine.core.events import Event, visible
from engine.core.game import Result
from engine.core.match import UndoOffer
from engine.core.moves import Entry, Move
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import View
from storage.records import Place, Preferences, Proposal, Table


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """One log entry and what happened by it. Holds secrets: show only ``visible(events, viewer)``."""

    seq: int
    """Its number in the log, from 1."""
    entry: Entry
    """A move, an Undo or a Redo. A move may hold secrets (which tickets were kept): never show a foreign one."""
    events: tuple[Event, ...]
    """Empty for undo and redo."""
    before: frozenset[Seat]
    """Who was waited for before it."""
    after: frozenset[Seat]
    """Who is waited for after it."""
    moves: int
    """How many moves stand after it (undo lowers it)."""
    turned: bool = False
    """Another turn begins by it, even of the same seat: the last to choose its tickets may be the first to play."""

    def visible(self, viewer: Seat | None) -> tuple[Event, ...]:
        """Return the events a seat may read (None: what the whole channel may)."""
        return visible(self.events, viewer)


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What a move, an undo or a redo did."""

    table: Table
    """As it stands now; ``table.phase`` is ``over`` when that was the last move."""
    told: Told
    result: Result | None


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a request that others may have to agree to: either done at once, or a proposal is open."""

    table: Table
    proposal: Proposal
    """Its ``state`` says whether it is still ``open``."""
    outcome: Outcome | None = None
    """Of an undo or redo that was carried out."""

    @property
    def done(self) -> bool:
        """Whether it has been carried out."""
        return self.proposal.state == "agreed"


class News(msgspec.Struct, frozen=True, kw_only=True):
    """What the channel has not been told yet. The outbox: it outlives a crash."""

    table: Table
    since: int
    """The last announced entry; -1: not even the start."""
    told: tuple[Told, ...]
    """Every entry after it, oldest first."""
    started: bool
    """The start itself is news."""
    ended: bool
    """The end (of either sort) is news."""
    actors: frozenset[Seat]
    """Who is to move now; these are to be pinged when ``due``."""
    due: bool
    """A turn is over: somebody else is to move, or the game started, ended, or was taken back.

    While it is False the turn goes on (a second card is to be drawn) and announcing can wait.
    """

    @property
    def empty(self) -> bool:
        """Whether there is nothing to tell."""
        return not (self.told or self.started or self.ended)

    @property
    def taken_back(self) -> bool:
        """Whether moves were taken back, or played again: what people were shown before no longer holds."""
        return any(not isinstance(told.entry, Move) for told in self.told)


class Lapse(msgspec.Struct, frozen=True):
    """What becomes of a table where somebody says nothing in time."""

    seat: Seat
    """Who is to answer or to move."""
    move: Move
    """What is played then."""


class Lead(msgspec.Struct, frozen=True, kw_only=True):
    """What the game says to lead a seat through its turn."""

    seat: Seat
    kinds: tuple[type[Move], ...]
    """The moves it can make now."""
    prompt: Text | None
    """What it is to decide."""
    meanings: dict[str, Text]
    """What a kind of move means at this moment, by its name, where that is more than it always means."""


class Effects(msgspec.Struct, frozen=True, kw_only=True):
    """What a move would do."""

    told: tuple[Text, ...]
    """In the words in which everybody would be told."""
    weighty: bool
    """Something of it may not be meant: whoever makes the move is to be asked first."""
    lasting: bool
    """It uses something up, or could not be taken back freely once it is made."""
    view: View | None
    """The position after it, as the person would see it; None where it would turn something up."""


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """A live or finished table as one person may see it now."""

    table: Table
    seat: Seat | None
    """The person's own; None: an onlooker, or the channel."""
    view: View
    actors: frozenset[Seat]
    """Who is to move."""
    kinds: tuple[type[Move], ...]
    """The moves the person can make now."""
    undo: UndoOffer | None
    """How the person's last move could be taken back."""
    can_redo: bool
    result: Result | None
    seed: str | None
    """Only when the game is done."""
    lead: Lead | None = None
    """For the person who is to move; in a game of open information for all, whoever is to move alone."""
    question: Question | None = None
    """What one player asks another just now, and everybody may read."""
    possible: StandingOrder | None = None
    """What the person may order in advance; for an onlooker, what whoever is to move may."""
    lapse: Lapse | None = None
    """What is played where nobody says a word in time."""
    word: Text | None = None
    """What the person has left to be done in a turn to come; nobody else may read it."""


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """One move of the present line as a viewer may read it."""

    number: int
    """From 1; undone moves are not counted."""
    seat: Seat
    kind: str | None
    """The move's tag; its fields may be secret and are not here. None: it could be secret too."""
    events: tuple[Event, ...]
    """Only those the viewer may read."""


class LogPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the log, oldest line first."""

    lines: tuple[LogLine, ...]
    page: int
    """From 0: the newest."""
    pages: int


class Reminder(msgspec.Struct, frozen=True, kw_only=True):
    """One reminder to send now. It is claimed: whoever got it is the only one, and it will not come again."""

    table: Table
    seat: Seat
    user_id: int
    number: int
    """From 1 to ``MOST_REMINDERS``; one more for the last notice."""
    since: float
    """When the turn began, UTC unix seconds."""
    where: Place
    """Where the person wants it. The last notice belongs in the channel in any case."""
    last: bool
    """No reminder any more: tell the channel that the seat may be replaced."""


class Privacy(msgspec.Struct, frozen=True, kw_only=True):
    """All that is stored about a person."""

    user_id: int
    preferences: Preferences | None
    """None: nothing was ever set."""
    closed_dm: bool
    """It is remembered that direct messages were refused."""
    seats: tuple[Table, ...]
    """Tables at which the person has a seat, newest first."""
    hosted: int
    """Tables that name the person as host."""
    reminders: int
    messages: int
    """Private messages whose ids are remembered."""
    proposals: int
    """Proposals made, answered, or naming the person."""


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """What was removed. The tables are as they stand afterwards, so that their messages can be refreshed."""

    left: tuple[Table, ...]
    """Lobbies that were left (or closed)."""
    handed_over: tuple[Table, ...]
    """Live games in which a built-in opponent took the seat (or that ended, nobody being left)."""
    anonymous: int
    """Past games in which the seat is nobody's now."""
