"""What a game may do for a table beyond its rules, in five parts, each of which does nothing unless overridden.

``guidance``, ``advice``, ``orders``, ``looking_back`` and ``learning`` of a ``Game`` are objects of these classes or
of its own subclasses. None of them decides anything: what is answered, suggested or ordered becomes a move, which
``play`` checks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from engine.core.graphs import Graph, GraphKind, Moment, Reckoned
from engine.core.lessons import Example, Lesson
from engine.core.moves import Move
from engine.core.orders import Order
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.core.views import Event, View

if TYPE_CHECKING:
    from engine.core.game import Game, Setup, State

S = TypeVar("S", bound="State")


class Question(msgspec.Struct, frozen=True):
    """What one seat asks another in the middle of a turn; the game waits for the answer."""

    by: Seat
    """Who asks, and may take it back."""
    to: Seat
    """Who has to answer."""
    text: Text
    """The question, in a sentence that names both."""
    answers: tuple[str, ...]
    """The kinds of move, without fields, by which it is answered, in the order of their buttons."""
    expiry: Move
    """The move made for the asking seat if no answer comes in time."""
    binding: tuple[str, ...] = ()
    """The answers that grant the request: they are given only after their consequences were shown."""
    counter: str | None = None
    """The kind of move, with one number, that proposes other terms, or None if there are none."""
    sheet: tuple[Text, ...] = ()
    """What both sides may want to know before it is answered, line by line; everybody may read it."""


class Suggestion(msgspec.Struct, frozen=True):
    """A move that was computed, and what is known about it."""

    move: Move
    label: Text
    """What it brings and whether it is proved optimal, for a button: at most 80 characters."""


class Hint(msgspec.Struct, frozen=True):
    """What a built-in opponent would do, and why."""

    move: Move
    reason: Text
    """Why, as a clause after a colon; it names nothing that the seat cannot see."""
    spelled_out: tuple[Text, ...] = ()
    """What the move does, if its fields do not make that clear; else empty."""


class ListedMove(msgspec.Struct, frozen=True):
    """A complete move that somebody may want, in words."""

    move: Move
    label: Text
    """What it is and what it costs: at most 100 characters."""
    brings: Text
    """What it leads to: at most 100 characters."""


class Worth(msgspec.Struct, frozen=True):
    """What an option of a field is worth to the seat that chooses."""

    points: int = 0
    """Its immediate value, for comparison with other options."""
    helps: Text | None = None
    """Which of the seat's own aims it helps, and how, in at most 100 characters; None if it helps none."""
    reaches: int = 0
    """The value of the aims that it achieves on its own; such options come before those that only help."""


class RecurringQuestion(msgspec.Struct, frozen=True):
    """A question that comes again and again, and to which a seat may order the same answer every time."""

    name: str
    """The question, and for whom it is ("acquire.ATE"), in letters, digits and points: at most 40."""
    text: Text
    """What the order means, in words for a button ("Never ask ATE about acquisitions"): at most 80 characters."""
    move: Move
    """The answer, a move without fields."""


class AwaitedTurn(msgspec.Struct, frozen=True):
    """Whose turn it is while others may decide before theirs has come."""

    seat: Seat
    """The only seat that the game waits for."""
    expiry: Move | None = None
    """The move made for the seat if it does not move in time; None if the game waits without limit."""
    turn: str = ""
    """Distinguishes a turn of several moves from the seat's next turn; empty if each move is a turn."""


class Section(msgspec.Struct, frozen=True):
    """A section of a game's rulebook, as players look it up."""

    name: str
    """Its name in ids of buttons: at most 20 letters, digits and hyphens."""
    title: Text
    """What the rulebook calls it, with its number where it has one."""
    texts: tuple[Text, ...]
    """Its content in a few sentences of our own."""
    cites: tuple[str, ...] = ()
    """The sections of ``RULES.md`` that it covers, each with all its parts."""
    refusals: frozenset[str] = frozenset()
    """The keys of the rules that it covers, as refusals cite them."""
    example: Example | None = None
    """What a small picture beside it shows; it must not go beyond the rules in force with the section."""

    @property
    def shows(self) -> Text:
        """What can be seen in that picture, in a sentence or two."""
        # The catalogue has this next to the content of the section.
        return Text(f"{self.title.key.replace('.rule.', '.rulebook.')}.shows")

    @property
    def sought(self) -> str:
        """The key of other words that people may search for, if the catalogue has some."""
        return self.title.key.replace(".rule.", ".sought.")


def section(game: str, name: str, *cites: str, example: Example | None = None) -> Section:
    """Make a section whose texts the catalogue has under its name, by which refusals cite it."""
    # The catalogue has a title and some sentences for each section of each game.
    title, said = Text(f"{game}.rule.{name}"), Text(f"{game}.rulebook.{name}")
    return Section(name, title, (said,), cites, frozenset({title.key}), example)


class Part(Generic[S]):
    """Base of the parts of a game that help its table beyond the rules; a game overrides the methods it needs.

    A method that needs nothing but its arguments may be a function: ``sample = staticmethod(sample)``.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        """The game it belongs to."""


class Guidance(Part[S]):
    """The words that lead a player through a turn, and what is shown of a move before it is made."""

    warnings: frozenset[str] = frozenset()
    """Keys of texts for consequences that a player may not have intended; they are shown before the move is made."""
    inevitable: frozenset[str] = frozenset()
    """Keys of texts for what happens whoever makes the last move before it: it and what follows need no warning."""
    consuming: frozenset[type[Move]] = frozenset()
    """Kinds of move that use something up, which a field that filled itself in might do unnoticed.

    The effect of such a move is shown before it is made, unless every choice in it was the player's own.
    """
    declining: type[Move] | None = None
    """The kind of move, without fields, that declines a step of a turn; None if turns have no such steps."""
    irreversible: frozenset[type[Move]] = frozenset()
    """Kinds of move with permanent effects: the player has to confirm them."""

    def prompt(self, state: S, seat: Seat) -> Text | None:
        """Return a sentence that says what a seat to move has to decide now, or None if the game has none."""
        return None

    def meaning(self, state: S, seat: Seat, kind: type[Move]) -> Text | None:
        """Return what a kind of move means at this moment ("Done with track" for a pass), or None if as always.

        The words stand on a button: at most 80 characters with everything filled in.
        """
        return None

    def decision(self, state: S) -> Text | None:
        """Return what is decided now besides the players' turns, and by whom, for everybody; None if nothing is."""
        return None

    def turn_order(self, state: S) -> tuple[Seat, ...]:
        """Return the seats in the order in which they take turns; empty if that is the order of the seats."""
        return ()

    def premature(self, state: S) -> frozenset[type[Move]]:
        """Return the kinds of move that are allowed long before anybody would want them, as at this moment.

        They get no button yet; their commands work all the same.
        """
        return frozenset()

    def standstill(self, state: S, line: Sequence[Move]) -> Text | None:
        """Return a notice for everybody that the game has made no progress for long, and how to end it, or None.

        ``line`` holds the moves that led to the position, which itself need not remember how long ago something was
        done. During a standstill no kind of move is premature any more.
        """
        return None

    def unlikely(self, state: S, seat: Seat) -> frozenset[type[Move]]:
        """Return the kinds of move that a seat can make but will hardly want now: their buttons do not stand out."""
        return frozenset()

    def caution(self, state: S, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> Text | None:
        """Return what a seat should know about a move as filled in so far, such as what may go wrong, or None.

        Nobody else may read it.
        """
        return None

    def foretold(self, state: S, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> tuple[Text, ...]:
        """Return what a move would lead to as filled in so far, a sentence each, beyond what trying it out shows.

        It uses nothing that is hidden from the seat: it states what is certain, and says what is left to chance. Nobody
        else may read it.
        """
        return ()

    def partial_view(self, state: S, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> View | None:
        """Return a seat's view of the position with a half-filled move in it; None if nothing can be drawn yet."""
        return None

    def view_before_luck(self, state: S, seat: Seat, move: Move) -> View | None:
        """Return a seat's view after a move but before anything random that it triggers; None if it is not shown."""
        return None

    def needs_others(self, state: S, move: Move) -> bool | None:
        """Return whether a move reveals something or ends the game, so that undoing it needs the others' consent.

        It uses what everybody knows, or the seat that moves. What may happen in any turn and is clear from the button,
        such as drawing a card, does not count: it is not confirmed. None if nothing is hidden: trying it out tells.
        """
        return None

    def only_declines(self, state: S, seat: Seat) -> Move | None:
        """Return the move that declines a step if the only seat to move can do nothing else, else None."""
        if self.declining is None or not self.game.info.open_information:
            return None
        if self.game.actors(state) != {seat} or self.game.orders.turn(state) is not None:
            return None
        return self.declining(seat) if tuple(self.game.kinds(state, seat)) == (self.declining,) else None


class Advice(Part[S]):
    """What is computed for a player who is to move: suggestions, forecasts, what options are worth, hints."""

    suggested: tuple[type[Move], ...] = ()
    """Kinds of move for which good moves can be computed."""

    def suggest(self, state: S, seat: Seat, kind: type[Move], stop: Callable[[], bool]) -> Suggestion | None:
        """Compute a good move of a kind that a seat can make, or return None if none was found.

        This may take long: it runs in a process of its own. Once ``stop`` returns true the time is up: the best move so
        far is returned, and its label says so.
        """
        return None

    foreseen: tuple[type[Move], ...] = ()
    """Kinds of move whose effect later in the turn can be computed."""

    def is_foreseen(self, state: S, seat: Seat, kind: type[Move]) -> bool:
        """Return whether ``foresee`` has anything to say about a kind of move at this moment."""
        return kind in self.foreseen

    def foresee(self, state: S, seat: Seat, move: Move, stop: Callable[[], bool]) -> Text | None:
        """Return a sentence about what a move would bring later in the seat's turn, or None.

        It says nothing that not everybody may know. It may take long, as ``suggest`` may.

        Raises:
            IllegalMove: the move cannot be made.

        """
        return None

    def listed(self, state: S, seat: Seat, kind: type[Move]) -> tuple[ListedMove, ...]:
        """Return complete moves of a kind that a seat is likely to want, best first.

        It is called for every form of that kind, so it has to be quick. Everybody may know of these moves.
        """
        return ()

    def worth(
        self, state: S, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Mapping[str, Worth]:
        """Return by value what the options of a field are worth to a seat, so that a long list starts with the best.

        Empty where options have no worth. It may use what only the seat knows, so neither it nor the order of options
        that follows from it may be shown to anybody else.
        """
        return {}

    def sample(self, state: S, seat: Seat, rng: Rng) -> S | None:
        """Return a random position among those that a seat may be in, given what it can see.

        What is hidden from the seat, future luck included, is dealt anew by ``rng``; the given state is not changed.
        The result depends on nothing else that is hidden: equal views and equal generators give equal positions, and
        the seat's view of the result equals its view of the given state. None: the game draws no positions, or cannot
        now because others have just made a secret decision.
        """
        return None

    @property
    def is_sampled(self) -> bool:
        """Whether positions can be drawn at all."""
        return type(self).sample is not Advice.sample

    def reason(self, state: S, seat: Seat, move: Move) -> Text | None:
        """Return why a move is a good one that the best built-in opponent has just chosen, as in ``Hint.reason``.

        None: there is no plan for such a decision, and it was made at random.
        """
        return None

    def is_hinted(self, state: S, seat: Seat) -> bool:
        """Return whether there may be a hint for what a seat has to decide now; this draws no position."""
        return type(self).reason is not Advice.reason

    def hint(self, state: S, seat: Seat, rng: Rng) -> Hint | None:
        """Return what the best built-in opponent would do for a seat that is to move, and why.

        That is *hard*, or *normal* where the game has no other that plans. It plans for a position drawn from what the
        seat can see, so nothing hidden has any influence. None: there is no such opponent, or no position can be drawn
        now.
        """
        policies = self.game.policies
        opponent, sampled = policies.get("hard", policies.get("normal")), self.sample(state, seat, rng)
        if opponent is None or sampled is None:
            return None
        move = opponent(self.game, sampled, seat, rng)
        why = self.reason(sampled, seat, move) or text("core.hint.chance")
        return Hint(move, why, tuple(self.spell_out(sampled, move)))

    def spell_out(self, state: S, move: Move) -> Iterable[Text]:
        """Yield what a move would do if it were made now, if its fields do not make that clear."""
        return ()


class Orders(Part[S]):
    """What players may order in advance, and what is played for those who do not move."""

    kinds: tuple[type[Order], ...] = ()
    """The kinds of order that seats may give, in the order in which they are offered; see ``engine.core.orders``."""

    def at_once(self, state: S, seat: Seat) -> Order | None:
        """Return the order that a seat may give now by a single press, or None if there is none."""
        return None

    @property
    def has_any_at_once(self) -> bool:
        """Whether there are rounds in which a seat may give an order by a single press."""
        return type(self).at_once is not Orders.at_once

    def turn(self, state: S) -> AwaitedTurn | None:
        """Return whose turn it is while others may already decide for theirs; None if all who may move are awaited.

        What they decide ahead is hidden: while there is such a turn, nobody is shown the consequences of a move before
        making it.
        """
        return None

    @property
    def is_queueing(self) -> bool:
        """Whether there are turns before which others may already decide what to do in theirs."""
        return type(self).turn is not Orders.turn

    def pending(self, state: S, seat: Seat) -> Text | None:
        """Return what a seat has decided ahead for its turn, which nobody else may read, or None."""
        return None

    def answer(self, state: S, seat: Seat) -> RecurringQuestion | None:
        """Return the question to the only seat to move if the same answer may be ordered every time, else None."""
        return None

    def answer_text(self, name: str) -> Text:
        """Return a few words for a recurring question, given its name.

        Raises:
            LookupError: there is no question of that name.

        """
        raise LookupError(f"no question is called {name}")

    def default(self, state: S, seat: Seat) -> Move | None:
        """Return the move made for a seat that does not decide in time while several decide at the same time.

        None: the game waits for it without limit.
        """
        return None

    def voted(self, state: S, seat: Seat) -> Move | None:
        """Return the move made for a seat that does not move if the others vote for it, or None.

        It is asked for in turns that are waited for without limit.
        """
        return None


class LookingBack(Part[S]):
    """What a move has done to each player, and what is shown of a game that has been played."""

    def progress(self, before: S, after: S) -> Iterable[Event]:
        """Yield what a move has done to the secret aims of each seat: which are achieved, which have become impossible.

        Every event has an audience, is sent apart, and reveals nothing that its audience cannot see. Playing does not
        depend on it, so it is called only for moves that are made or shown again.
        """
        return ()

    def effects_on_seat(self, before: Any, after: Any) -> Iterable[Text]:  # noqa: ANN401 - views of the game
        """Yield how somebody else's move has affected a seat: a share that lost value, a way that was closed.

        Both are views of that seat, before and after the move, so nothing hidden from it matters. Playing does not
        depend on it, so it is called only for moves that are shown again.
        """
        return ()

    def narrate(self, setup: Setup, before: S, after: S) -> Iterable[Event]:
        """Yield the part of the game's story that a move has led to; mostly nothing.

        Everybody may read it; it reveals nothing and uses nothing hidden. Playing does not depend on it, so it is
        called only for moves that are made or shown again.
        """
        return ()

    @property
    def is_tracking(self) -> bool:
        """Whether the game has secret aims to follow."""
        return type(self).progress is not LookingBack.progress

    @property
    def has_effects(self) -> bool:
        """Whether the game says how others' moves affect a seat."""
        return type(self).effects_on_seat is not LookingBack.effects_on_seat

    @property
    def is_followed(self) -> bool:
        """Whether the position after a move is compared with the one before."""
        return self.is_tracking or type(self).narrate is not LookingBack.narrate

    def opened_at_the_end(self, state: S, move: Move) -> Iterable[Text]:
        """Yield what was secret about a move while the game went on, and is shown to everybody at the end.

        ``state`` is the position at the end, whose public view must show all of it.
        """
        return ()

    graphs: tuple[GraphKind, ...] = ()
    """The graphs of its figures. The first has one number for each seat, and shows who leads."""

    def graph(self, name: str, course: Iterable[Moment]) -> Graph | None:
        """Return one of its graphs over a course, which is iterated over once; None if there is nothing to draw."""
        return None

    replayed: frozenset[type[Move]] = frozenset()
    """Kinds of move that change the board for good and for all to see: a replay shows it after each of them.

    Empty: the game has no board to replay.
    """

    def reckoned(self, view: Any) -> Iterable[Reckoned]:  # noqa: ANN401 - a view of the game
        """Yield the steps of the final scoring as everybody may see it; nothing before the end."""
        return ()

    def recalled(self, view: Any, events: Iterable[Text]) -> View:  # noqa: ANN401 - a view of the game
        """Return a view completed by what pictures show of earlier events, given all public events in order."""
        return view  # type: ignore[no-any-return]

    def dealt_on(self, state: S, seed: str) -> S | None:
        """Return a position with all future luck drawn anew from a seed, including what lies face down in decks.

        Hands and whatever else has been drawn stay. None: the game cannot be continued from a position.
        """
        return None

    @property
    def is_dealt_on(self) -> bool:
        """Whether the game can be continued from any position with other luck."""
        return type(self).dealt_on is not LookingBack.dealt_on

    def outlook(self, state: S) -> tuple[float, ...] | None:
        """Return roughly what each seat can expect to score in the end, by seat, or None if the game cannot tell.

        It uses everything that is hidden in the game, but nothing that anybody may keep secret for the next one. So it
        is called only for games that are over. It changes nothing, and leaves nothing to chance.
        """
        return None

    @property
    def has_outlook(self) -> bool:
        """Whether expected scores are estimated, so that the turning points of a game can be found."""
        return type(self).outlook is not LookingBack.outlook

    def may_reopen(self, state: S) -> bool:
        """Return whether taking back the last move of a finished game reopens it, although its seed is known by then.

        That is so where nothing more would be drawn, so that knowing the seed is no advantage.
        """
        return False


class Learning(Part[S]):
    """What a game is learned by: its rulebook, and lessons."""

    sections: tuple[Section, ...] = ()
    """The sections of the rulebook in its order, if they are the same at all times."""

    def rulebook(self, state: S | None) -> tuple[Section, ...]:
        """Return the sections of the rulebook that are in force, in its order: everybody may know them.

        ``state`` is None for a game that has not begun, of which nothing is known yet.
        """
        return self.sections

    def special_rules(self, state: S) -> tuple[Text, ...]:
        """Return the rules in force now that are not always so, in a sentence or two each: everybody may know them."""
        return ()

    lessons: tuple[Lesson, ...] = ()
    """The lessons of the game, in their order."""

    def printed_texts(self) -> Mapping[str, str]:
        """Return the English sentences printed on the cards by their keys, in addition to those of the catalogue.

        A catalogue that has a message for a key says it in its own words.
        """
        return {}
