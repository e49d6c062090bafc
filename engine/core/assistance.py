"""What a game may do for a table beyond its rules. Each protocol is a part of its own that a game has or has not.

None of it decides anything: what is asked, suggested or ordered in advance becomes a move, which ``play`` checks.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Protocol, TypeVar, cast, runtime_checkable

import msgspec

from engine.core.events import Event
from engine.core.game import Game, State
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Text

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@runtime_checkable
class Guiding(Protocol[S_contra]):
    """Leads through a turn in words."""

    @property
    def warnings(self) -> frozenset[str]:
        """The keys of what may happen by a move that nobody may have meant: it is said before the move is made."""

    @property
    def inevitable(self) -> frozenset[str]:
        """The keys of what comes whoever made the last move before it: nobody is warned of it, or what follows it."""

    @property
    def spending(self) -> frozenset[type[Move]]:
        """The kinds of move that use something up, which a field that filled itself in might do unseen.

        What such a move does is shown before it is made, if a choice in it was left to nobody.
        """

    @property
    def declining(self) -> type[Move] | None:
        """The kind of move, without fields, by which a step of a turn is declined; None: turns have no such steps."""

    def prompt(self, state: S_contra, seat: Seat) -> Text | None:
        """Tell a seat that is to move what it is to decide now, in a sentence; None: the game has no words for it."""

    def meaning(self, state: S_contra, seat: Seat, kind: type[Move]) -> Text | None:
        """Tell in a few words what a kind of move means at this moment ("Done with track" for a pass).

        None: what it always means. The words stand on a button: at most 80 characters with everything filled in.
        """


class Question(msgspec.Struct, frozen=True):
    """What one seat asks another in the middle of a turn; the game waits for the answer."""

    by: Seat
    """Who asks, and may take it back."""
    to: Seat
    """Who is to answer."""
    text: Text
    """The question, in a sentence that names both."""
    answers: tuple[str, ...]
    """The kinds of move, without fields, by which it is answered, in the order of their buttons."""
    expiry: Move
    """What is played for whoever asks where no answer comes in time."""
    binding: tuple[str, ...] = ()
    """The answers that carry out what is asked: whoever gives one is shown first what comes of it."""
    counter: str | None = None
    """The kind of move, of one number, by which whoever is asked names other terms; None: there are no others."""
    sheet: tuple[Text, ...] = ()
    """What both sides may want to know before it is answered, a line each; everybody may read it."""


@runtime_checkable
class Asking(Protocol[S_contra]):
    """Has questions that another player answers in the middle of a turn."""

    def question(self, state: S_contra) -> Question | None:
        """Tell what is asked just now."""


class Suggestion(msgspec.Struct, frozen=True):
    """A move that was worked out, and what is known of it."""

    move: Move
    label: Text
    """What it brings and whether it is proved the best, in words for a button: at most 80 characters."""


@runtime_checkable
class Suggesting(Protocol[S_contra]):
    """Works out good moves of some kinds. It may take long: it is asked in a process of its own."""

    @property
    def suggested(self) -> tuple[type[Move], ...]:
        """The kinds of move it can work out."""

    def suggest(self, state: S_contra, seat: Seat, kind: type[Move], stop: Callable[[], bool]) -> Suggestion | None:
        """Work out a move of a kind for a seat that can make one; None: it found none.

        ``stop`` turns true when the time is up: then the best so far is returned, and its label says so.
        """


class ListedMove(msgspec.Struct, frozen=True):
    """A whole move that somebody may want, and what it is in words."""

    move: Move
    label: Text
    """What it is and what it costs: at most 100 characters."""
    brings: Text
    """What comes of it: at most 100 characters."""


@runtime_checkable
class Listing(Protocol[S_contra]):
    """Lists whole moves that somebody is likely to want, so that they need not be put together piece by piece."""

    def listed(self, state: S_contra, seat: Seat, kind: type[Move]) -> tuple[ListedMove, ...]:
        """Tell them of a kind of move that a seat can make, best first; quickly, as it is asked with every such form.

        Everybody may know of them.
        """


class Worth(msgspec.Struct, frozen=True):
    """What an option of a field is worth to the seat that chooses."""

    points: int = 0
    """What it brings at once, for comparison with the others."""
    helps: Text | None = None
    """What of the seat's own aims it helps with, in a few words: at most 100 characters. None: with none of them."""


@runtime_checkable
class Weighing(Protocol[S_contra]):
    """Tells which options serve a seat best, so that a long list can begin with them."""

    def worth(
        self, state: S_contra, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Mapping[str, Worth]:
        """Tell by value what the options of a field are worth to a seat; nothing where that is no matter of worth.

        It may rest on what only the seat knows: nobody else may be shown it, nor an order of options that follows it.
        """


class StandingOrder(msgspec.Struct, frozen=True):
    """A move without fields that a seat may have made for it whenever it is to move, until something happens."""

    move: Move
    scope: str
    """Names the round that it is good for ("stock 3"): where another one is named, it has ended."""
    until: tuple[str, ...]
    """Kinds of move that end it when somebody else makes one."""


@runtime_checkable
class Ordering(Protocol[S_contra]):
    """Has rounds in which a seat may order its moves in advance."""

    def standing_order(self, state: S_contra, seat: Seat) -> StandingOrder | None:
        """Tell what a seat may order in the present round, whether or not it is to move; None: nothing."""


class StandingAnswer(msgspec.Struct, frozen=True):
    """An answer without fields that a seat may give once for all to what it is asked again and again."""

    name: str
    """What is asked, and for whom ("acquire.ATE"), in letters, digits and points: at most 40."""
    text: Text
    """What is asked no longer, in words for a button ("Never ask ATE about acquisitions"): at most 80 characters."""
    move: Move
    """What is played instead."""


@runtime_checkable
class AskingAgain(Protocol[S_contra]):
    """Asks the same at many turns."""

    def asked_again(self, state: S_contra, seat: Seat) -> StandingAnswer | None:
        """Tell what a seat is asked just now that it may answer once for all; None: nothing."""

    def answered(self, name: str) -> Text:
        """Say in a few words what a seat is not asked any longer, by the name of its standing answer."""


@runtime_checkable
class Printing(Protocol):
    """Has sentences printed on its cards, beside those that the catalogue makes of its keys."""

    def printed_texts(self) -> Mapping[str, str]:
        """Return them in English by their keys; a catalogue that has a message for a key says it in its own words."""


def only_declines(game: Game[Any], state: State, seat: Seat) -> Move | None:
    """Return the move by which a step is declined, where a seat that alone is to move can do nothing else."""
    if not game.info.open_information or not isinstance(game, Guiding) or game.declining is None:
        return None
    if game.actors(state) != {seat} or turn_of_queue(game, state) is not None:
        return None
    return game.declining(seat) if tuple(game.kinds(state, seat)) == (game.declining,) else None


@runtime_checkable
class Deciding(Protocol[S_contra]):
    """Has decisions besides the turns of its players, of which everybody may know."""

    @property
    def lasting(self) -> frozenset[type[Move]]:
        """The kinds of move of which something stays for good: whoever makes one is asked first."""

    def decision(self, state: S_contra) -> Text | None:
        """Tell everybody what is decided now, naming who decides; None: an ordinary turn."""


@runtime_checkable
class Teaching(Protocol[S_contra]):
    """Has rules that are not always in force."""

    def teaching(self, state: S_contra) -> tuple[Text, ...]:
        """Teach those in force, in a sentence or two each: what everybody may know."""


@runtime_checkable
class Reopening(Protocol[S_contra]):
    """Can go on when the last move of a finished game is taken back, though its seed is known then."""

    def may_reopen(self, state: S_contra) -> bool:
        """Tell whether nothing would be drawn any more, so that whoever knows the seed knows nothing by it."""


@runtime_checkable
class Seating(Protocol[S_contra]):
    """Has turns in an order that is not that of the seats, because it is drawn or changes."""

    def turn_order(self, state: S_contra) -> tuple[Seat, ...]:
        """Tell in which order the seats have their turns round the table, whoever goes first at its head."""


class QueueTurn(msgspec.Struct, frozen=True):
    """Whose turn it is while others may decide before theirs has come."""

    seat: Seat
    """The only one that the game waits for."""
    expiry: Move | None = None
    """What is played for the seat where it does not move in time; None: it is waited for without end."""
    turn: str = ""
    """What tells a turn of several moves from the next one of the same seat; empty: each move ends one."""


@runtime_checkable
class Queueing(Protocol[S_contra]):
    """Has turns before which other seats may already order what is to be done in theirs; nobody waits for them.

    What they order is hidden: while there is such a turn, nobody is told beforehand what a move would set off.
    """

    def turn(self, state: S_contra) -> QueueTurn | None:
        """Tell whose turn it is where others may decide before theirs; None: all who may move are waited for."""

    def pending_order(self, state: S_contra, seat: Seat) -> Text | None:
        """Tell a seat what it has ordered to be done in its turn; nobody else may read it."""


def caused(game: Guiding[Any], told: Iterable[Text]) -> tuple[Text, ...]:
    """Return what a move brings by itself, of all that happens by it: what would have come anyhow is left out."""
    return tuple(itertools.takewhile(lambda each: each.key not in game.inevitable, told))


def stays(game: Game[Any], kind: type[Move]) -> bool:
    """Tell whether something of a kind of move stays for good, so that whoever makes one is asked first."""
    return isinstance(game, Deciding) and kind in game.lasting


@runtime_checkable
class Stepping(Protocol[S_contra]):
    """Has turns of several steps, of which everybody may know which one is on."""

    def accepted(self, state: S_contra) -> frozenset[type[Move]]:
        """Tell which kinds of move the steps that are open may take, whatever anybody holds."""


@runtime_checkable
class Postponing(Protocol[S_contra]):
    """Has moves that the rules allow long before anybody would want to make them."""

    def too_soon(self, state: S_contra) -> frozenset[type[Move]]:
        """Tell for which kinds of move it is too soon to have a button; their commands are there all the same."""


@runtime_checkable
class Auctioning(Protocol[S_contra]):
    """Has auctions, in which turns are short and many: what is bid in one of them is told together."""

    def auction(self, state: S_contra) -> str | None:
        """Name the auction under way, differently from the one before and the one after it; None: there is none."""


@runtime_checkable
class Tracking(Protocol[S_contra]):
    """Knows what seats aim at in secret, and tells each alone when a move brings that about or makes it impossible."""

    def progress(self, before: S_contra, after: S_contra) -> Iterable[Event]:
        """Tell it: every event has an audience, is sent apart, and reveals nothing that its audience cannot see.

        Playing does not need it, so it is told only of moves that are made or told again.
        """


@runtime_checkable
class Cautioning(Protocol[S_contra]):
    """Has moves whose outcome is in doubt when they are made."""

    def caution(self, state: S_contra, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> Text | None:
        """Tell a seat what may go wrong with a move as far as it is filled in; None: nothing.

        Nobody else may read it.
        """


@runtime_checkable
class Revealing(Protocol[S_contra]):
    """Hides something, and knows of a move before it is made whether it could be undone freely."""

    def needs_others(self, state: S_contra, move: Move) -> bool:
        """Tell whether a move turns something up, or ends the game, so that the others are needed to take it back.

        It rests on what everybody knows, or the seat that moves. What any turn may have, and its button says wholly,
        is left out, such as drawing a card: it is not confirmed.
        """


@runtime_checkable
class Voting(Protocol[S_contra]):
    """Has turns that are waited for without end, but that the others may settle by vote."""

    def voted(self, state: S_contra, seat: Seat) -> Move | None:
        """Tell what is played for a seat that does not move where the others vote for it; None: nothing."""


@runtime_checkable
class Defaulting(Protocol[S_contra]):
    """Has decisions that several make at once, and that are settled for whoever does not make them in time."""

    def default(self, state: S_contra, seat: Seat) -> Move | None:
        """Tell what is played for a seat then; None: it is waited for without end."""


def asked_again(game: Game[Any], state: State, seat: Seat) -> StandingAnswer | None:
    """Tell what a seat is asked just now that it may answer once for all; None: no game of that sort, or not now."""
    if not _is_asking_again(type(game)) or game.actors(state) != {seat}:
        return None
    return cast("AskingAgain[Any]", game).asked_again(state, seat)


def progress(game: Game[Any], before: State, after: State) -> tuple[Event, ...]:
    """Tell seats what a move has done to what they aim at in secret; nothing where the game does not track it."""
    return tuple(cast("Tracking[Any]", game).progress(before, after)) if is_tracking(type(game)) else ()


@cache
def is_tracking(kind: type) -> bool:
    """Tell of the class of a game whether it tracks what seats aim at."""
    return issubclass(kind, Tracking)


@cache
def _is_asking_again(kind: type) -> bool:
    """Tell it of a class once, as below."""
    return issubclass(kind, AskingAgain)


def turn_of_queue(game: Game[Any], state: State) -> QueueTurn | None:
    """Tell whose turn it is where others may decide before theirs; None: no game of that sort, or not now."""
    return cast("Queueing[Any]", game).turn(state) if _is_queueing(type(game)) else None


@cache
def _is_queueing(kind: type) -> bool:
    """Tell it of a class once: it is asked before every move, and asking a protocol takes long."""
    return issubclass(kind, Queueing)


def awaited(game: Game[Any], state: State) -> frozenset[Seat]:
    """Tell whom a game waits for: all who may move, but for those who would only decide before their turn."""
    if not _is_queueing(type(game)):
        return game.actors(state)
    turn = turn_of_queue(game, state)
    return game.actors(state) if turn is None else frozenset({turn.seat})


def auction_of(game: Game[Any], state: State) -> str | None:
    """Name the auction under way; None: there is none, or never one in this game."""
    return cast("Auctioning[Any]", game).auction(state) if _is_auctioning(type(game)) else None


@cache
def _is_auctioning(kind: type) -> bool:
    """Tell it of a class once, as above."""
    return issubclass(kind, Auctioning)
