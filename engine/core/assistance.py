"""What a game may do for a table beyond its rules: it overrides the methods of ``Assistance`` that concern it.

None of it decides anything: what is answered, suggested or ordered in advance becomes a move, which ``play`` checks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.core.events import Event
from engine.core.graphs import Graph, GraphKind, Moment, Reckoned
from engine.core.lessons import Example, Lesson
from engine.core.moves import Move
from engine.core.orders import Order
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import View

S = TypeVar("S")


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
    """The answers by which the question is granted: whoever gives one is shown first what comes of it."""
    counter: str | None = None
    """The kind of move, of one number, by which the other side names other terms, or None if there are no others."""
    sheet: tuple[Text, ...] = ()
    """What both sides may want to know before it is answered, a line each; everybody may read it."""


class Suggestion(msgspec.Struct, frozen=True):
    """A move that was worked out, and what is known of it."""

    move: Move
    label: Text
    """What it brings and whether it is proved the best, in words for a button: at most 80 characters."""


class Hint(msgspec.Struct, frozen=True):
    """What a built-in opponent would do, and why."""

    move: Move
    reason: Text
    """Why, in a clause that goes on after a colon: it names nothing that the seat cannot see."""


class ListedMove(msgspec.Struct, frozen=True):
    """A whole move that somebody may want, and what it is in words."""

    move: Move
    label: Text
    """What it is and what it costs: at most 100 characters."""
    brings: Text
    """What comes of it: at most 100 characters."""


class Worth(msgspec.Struct, frozen=True):
    """What an option of a field is worth to the seat that chooses."""

    points: int = 0
    """What it brings at once, for comparison with the others."""
    helps: Text | None = None
    """What of the seat's own aims it helps with, and how, in a few words: at most 100 characters. None: with none."""
    reaches: int = 0
    """What the aims count that it reaches by itself: such an option comes before what only helps."""


class AnswerOrder(msgspec.Struct, frozen=True):
    """An order to answer a question, which comes again and again, always by the same move without fields."""

    name: str
    """The question, and for whom it is ("acquire.ATE"), in letters, digits and points: at most 40."""
    text: Text
    """The question that is answered so, in words for a button ("Never ask ATE about acquisitions").

    It has at most 80 characters.
    """
    move: Move
    """What is played instead."""


class AwaitedTurn(msgspec.Struct, frozen=True):
    """Whose turn it is while others may decide before theirs has come."""

    seat: Seat
    """The only one that the game waits for."""
    expiry: Move | None = None
    """What is played for the seat where it does not move in time; None: it is waited for without end."""
    turn: str = ""
    """What tells a turn of several moves from the next one of the same seat; empty: each move ends one."""


class Section(msgspec.Struct, frozen=True):
    """A section of a game's rulebook, as players look it up."""

    name: str
    """By which a button names it, in letters, digits and hyphens: at most 20."""
    title: Text
    """What the rulebook calls it, with its number where it has one."""
    texts: tuple[Text, ...]
    """What it says, in a few sentences of our own."""
    cites: tuple[str, ...] = ()
    """The sections of ``RULES.md`` that it tells, each with all its parts."""
    refusals: frozenset[str] = frozenset()
    """The keys of the rules that it tells, as refusals cite them."""
    example: Example | None = None
    """What a small picture beside it shows: nothing that is not in force where the section is."""

    @property
    def shows(self) -> Text:
        """What there is to be seen in that picture, in a sentence or two."""
        return Text(f"{self.title.key.replace('.rule.', '.rulebook.')}.shows")

    @property
    def sought(self) -> str:
        """The key of other words by which people look for it, where the catalogue has some."""
        return self.title.key.replace(".rule.", ".sought.")


def section(game: str, name: str, *cites: str, example: Example | None = None) -> Section:
    """Make a section whose texts stand in the catalogue under its name, and which refusals cite by that."""
    title = Text(f"{game}.rule.{name}")
    return Section(name, title, (Text(f"{game}.rulebook.{name}"),), cites, frozenset({title.key}), example)


class Assistance(Generic[S]):
    """What every game does for a table beyond its rules, as far as it does not say otherwise: nothing."""

    # What leads through a turn in words.

    warnings: frozenset[str] = frozenset()
    """The keys of what may happen by a move that nobody may have meant: it is said before the move is made."""
    inevitable: frozenset[str] = frozenset()
    """The keys of what comes whoever made the last move before it: nobody is warned of it, or what follows it."""
    spending: frozenset[type[Move]] = frozenset()
    """The kinds of move that use something up, which a field that filled itself in might do unseen.

    What such a move does is shown before it is made, if a choice in it was left to nobody.
    """
    declining: type[Move] | None = None
    """The kind of move, without fields, by which a step of a turn is declined, or None if turns have no such steps."""
    lasting: frozenset[type[Move]] = frozenset()
    """The kinds of move of which something stays for good: whoever makes one has to confirm it."""

    def prompt(self, state: S, seat: Seat) -> Text | None:
        """Tell a seat that is to move what it is to decide now, in a sentence; None: the game has no words for it."""
        return None

    def meaning(self, state: S, seat: Seat, kind: type[Move]) -> Text | None:
        """Tell in a few words what a kind of move means at this moment ("Done with track" for a pass).

        None: what it always means. The words stand on a button: at most 80 characters with everything filled in.
        """
        return None

    def decision(self, state: S) -> Text | None:
        """Tell everybody what is decided now besides the turns of players, naming who decides; None: nothing is."""
        return None

    def teaching(self, state: S) -> tuple[Text, ...]:
        """Teach the rules that are not always in force and are now, in a sentence or two each: everybody may know."""
        return ()

    sections: tuple[Section, ...] = ()
    """The sections of the rulebook in its order, where they are the same at all times."""

    def rulebook(self, state: S | None) -> tuple[Section, ...]:
        """Return the sections of the rulebook that are in force, in its order: everybody may know them.

        None: those of a game that has not begun, of which nothing is known yet.
        """
        return self.sections

    def turn_order(self, state: S) -> tuple[Seat, ...]:
        """Tell in which order the seats have their turns round the table, whoever goes first at its head.

        Empty: in that of the seats; otherwise it is drawn, or changes.
        """
        return ()

    def too_soon(self, state: S) -> frozenset[type[Move]]:
        """Tell which kinds of move the rules allow long before anybody would want to make them, as at this moment.

        It is too soon for them to have a button; their commands are there all the same.
        """
        return frozenset()

    def standstill(self, state: S, line: Sequence[Move]) -> Text | None:
        """Tell everybody that a game has not gone on for long, and how it may be ended; None: it goes on.

        It is worked out from the moves that led to a position, which itself need not remember how long ago something
        was done. While it stands still, nothing is too soon any more.
        """
        return None

    def unlikely(self, state: S, seat: Seat) -> frozenset[type[Move]]:
        """Tell which kinds of move a seat can make, but will hardly want just now: their buttons do not stand out."""
        return frozenset()

    def caution(self, state: S, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> Text | None:
        """Tell a seat what it should know of a move as far as it is filled in, such as what may go wrong with it.

        None: nothing. Nobody else may read it.
        """
        return None

    def foretold(self, state: S, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> tuple[Text, ...]:
        """Tell a seat what a move would bring as far as it is filled in, a sentence each, besides what trying it tells.

        It rests on nothing that the seat cannot see: it tells what is certain, and says what is left to chance. Nobody
        else may read it.
        """
        return ()

    def so_far(self, state: S, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> View | None:
        """Show a seat the position with what it has filled in of a move, where that can be drawn before it is whole.

        None: nothing is to be seen of it yet.
        """
        return None

    def but_for_luck(self, state: S, seat: Seat, move: Move) -> View | None:
        """Show a seat what a move changes that also turns something up, as if it did not; None: it is not shown."""
        return None

    # Questions in the middle of a turn, and auctions.

    def question(self, state: S) -> Question | None:
        """Return the pending question of one player to another, or None if there is none."""
        return None

    def auction(self, state: S) -> str | None:
        """Name the auction under way, differently from those before and after it, or return None.

        In an auction turns are short and many: the bids of one of them are announced together.
        """
        return None

    # What is worked out for whoever is to move.

    suggested: tuple[type[Move], ...] = ()
    """The kinds of move of which good ones can be worked out."""

    def suggest(self, state: S, seat: Seat, kind: type[Move], stop: Callable[[], bool]) -> Suggestion | None:
        """Work out a move of a kind for a seat that can make one, or return None if none was found.

        It may take long: it runs in a process of its own. ``stop`` turns true when the time is up: then the best so
        far is returned, and its label says so.
        """
        return None

    foreseen: tuple[type[Move], ...] = ()
    """The kinds of move of which it can be worked out what they would bring later in the turn."""

    def is_foreseen(self, state: S, seat: Seat, kind: type[Move]) -> bool:
        """Tell whether there is anything to be worked out of a kind of move just now."""
        return kind in self.foreseen

    def foresee(self, state: S, seat: Seat, move: Move, stop: Callable[[], bool]) -> Text | None:
        """Tell what a move of a seat would bring later in its turn, in a sentence, as far as everybody may know it.

        It may take long, as ``suggest`` may. None: nothing is to be told. Raises IllegalMove: it cannot be made.
        """
        return None

    def listed(self, state: S, seat: Seat, kind: type[Move]) -> tuple[ListedMove, ...]:
        """Tell whole moves of a kind that a seat is likely to want, best first, so that they need not be put together.

        It is called for every such form, so it is quick. Everybody may know of them.
        """
        return ()

    def worth(
        self, state: S, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Mapping[str, Worth]:
        """Tell by value what the options of a field are worth to a seat, so that a long list begins with the best.

        Nothing where that is no matter of worth. It may rest on what only the seat knows: nobody else may be shown it,
        nor an order of options that follows it.
        """
        return {}

    def progress(self, before: S, after: S) -> Iterable[Event]:
        """Tell seats what a move has done to what they aim at in secret, each alone: brought it about, or ended it.

        Every event has an audience, is sent apart, and reveals nothing that its audience cannot see. Playing does not
        need it, so it is called only for moves that are made or shown again.
        """
        return ()

    def touched(self, before: Any, after: Any) -> Iterable[Text]:  # noqa: ANN401 - views of the game
        """Tell a seat how what somebody else has done touches it: a share that lost worth, a way that was closed.

        Both are views of that seat, before a move and after it, so nothing that is hidden from it bears on it. Playing
        does not need it, so it is called only for moves that are shown again.
        """
        return ()

    def sample(self, state: S, seat: Seat, rng: Rng) -> S | None:
        """Draw a position of all those that a seat may be in for what it can see; the given one stays as it is.

        What the seat cannot see is dealt anew by ``rng``, luck to come included. It depends on nothing else that is
        hidden: equal views give equal positions for equal generators, and the seat's view of the result is the one it
        has. None: what others have just decided in secret cannot be drawn, or the game draws no positions at all.
        """
        return None

    def is_hinted(self, state: S, seat: Seat) -> bool:
        """Tell whether there may be a hint for what a seat is to decide now; it draws no position to find out."""
        return self.is_hinting

    def reason(self, state: S, seat: Seat, move: Move) -> Text | None:
        """Tell why the planning opponent prefers a move that it has just chosen for a seat, as in ``Hint.reason``.

        None: it has no plan for such a decision, and takes what there is by chance.
        """
        return None

    def dealt_on(self, state: S, seed: str) -> S | None:
        """Return a position with all luck to come drawn anew from a seed, what lies face down in decks included.

        Hands and what else has been drawn stay. None: the game is not played on from positions.
        """
        return None

    # What is ordered in advance, and what is played for whoever does not move.

    orders: tuple[type[Order], ...] = ()
    """The kinds of order that seats may give in advance, as they are offered; ``engine.core.orders`` tells more."""

    def standing_order(self, state: S, seat: Seat) -> Order | None:
        """Return the order that a seat may give just now by a single press, or None: it fills in each one itself."""
        return None

    def turn(self, state: S) -> AwaitedTurn | None:
        """Return whose turn it is while others may give orders for theirs, or None if all who may move are awaited.

        What they order is hidden: while there is such a turn, nobody is shown beforehand what a move would set off.
        """
        return None

    def pending_order(self, state: S, seat: Seat) -> Text | None:
        """Tell a seat what it has ordered to be done in its turn, which nobody else may read, or return None."""
        return None

    def answer_order(self, state: S, seat: Seat) -> AnswerOrder | None:
        """Return the order that a seat, which alone may move, may give for its present question, or None."""
        return None

    def answer_order_text(self, name: str) -> Text:
        """Return a few words for the question that an order to answer is for, by the name of the order.

        Raises:
            LookupError: there is no question of that name.

        """
        raise LookupError(f"no question is called {name}")

    def default(self, state: S, seat: Seat) -> Move | None:
        """Tell what is played for a seat that does not decide in time what several decide at once.

        Return None if it is waited for without end.
        """
        return None

    def voted(self, state: S, seat: Seat) -> Move | None:
        """Tell what is played for a seat that does not move, if the others vote for it, or return None.

        It is called for turns that are waited for without end.
        """
        return None

    # What is taken back, and what is printed.

    def needs_others(self, state: S, move: Move) -> bool | None:
        """Tell whether a move turns something up, or ends the game, so that the others are needed to take it back.

        It rests on what everybody knows, or the seat that moves. What any turn may have, and its button says wholly,
        is left out, such as drawing a card: it is not confirmed. None: where nothing is hidden, trying it out tells.
        """
        return None

    def may_reopen(self, state: S) -> bool:
        """Tell whether a finished game goes on when its last move is taken back, though its seed is known then.

        It may where nothing would be drawn any more, so that whoever knows the seed knows nothing by it.
        """
        return False

    def printed_texts(self) -> Mapping[str, str]:
        """Return the sentences printed on the cards in English by their keys, in addition to those of the catalogue.

        A catalogue that has a message for a key says it in its own words.
        """
        return {}

    # What the game is learned by.

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons by which the game is learned, in their order, or nothing if it has none."""
        return ()

    def recalled(self, view: Any, events: Iterable[Text]) -> View:  # noqa: ANN401 - a view of the game
        """Return a view with what pictures show of the course besides the position, by all public events in order."""
        return view  # type: ignore[no-any-return]

    # What is looked back on.

    graphs: tuple[GraphKind, ...] = ()
    """The graphs of its figures, the chief one first: of a single number for each seat, by which one sees who leads."""

    def graph(self, name: str, course: Iterable[Moment]) -> Graph | None:
        """Return one of its graphs over a course, which is gone through once; None: there is nothing to be drawn."""
        return None

    replayed: frozenset[type[Move]] = frozenset()
    """The kinds of move that change the board for good, as everybody sees: a replay shows it after each of them.

    None: the game has no board to be shown again.
    """

    def reckoned(self, view: Any) -> Iterable[Reckoned]:  # noqa: ANN401 - a view of the game
        """Go through the final reckoning step by step, as everybody may see it; nothing as long as there is none."""
        return ()

    # What other programs have written.

    reader: ClassVar[str | None] = None
    """``module:name`` of a function that reads a finished game which another program has written.

    It is given the bytes of a file and returns a Match, or None where the file is no such game; it raises CorruptLog
    where it is one, and cannot be followed.
    """

    writer: ClassVar[str | None] = None
    """``module:name`` of a function that writes a finished game as another program would have written it.

    It is given a Match and returns the bytes of a file; it raises EngineError where something cannot be said there.
    """

    written_under: ClassVar[Mapping[str, str]] = {}
    """The switches of the rules, by key, under which ``writer`` can say a game; of others hardly any."""

    # Which of it there is at all.

    @property
    def takes_orders(self) -> bool:
        """Whether there are rounds in which a seat may order a move in advance by a single press."""
        return type(self).standing_order is not Assistance.standing_order

    @property
    def is_queueing(self) -> bool:
        """Whether there are turns before which others may already order what is to be done in theirs."""
        return type(self).turn is not Assistance.turn

    @property
    def is_sampled(self) -> bool:
        """Whether positions are drawn that a seat may be in for what it can see."""
        return type(self).sample is not Assistance.sample

    @property
    def is_dealt_on(self) -> bool:
        """Whether the game can be played on from any position with other luck."""
        return type(self).dealt_on is not Assistance.dealt_on

    @property
    def is_hinting(self) -> bool:
        """Whether the planning opponent says why it prefers a move."""
        return type(self).reason is not Assistance.reason

    @property
    def is_touching(self) -> bool:
        """Whether it is told how what others do touches a seat."""
        return type(self).touched is not Assistance.touched

    @property
    def is_tracking(self) -> bool:
        """Whether what seats aim at in secret is tracked."""
        return type(self).progress is not Assistance.progress
