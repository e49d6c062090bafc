"""The contract between the kernel and a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from engine.core.assistance import Advice, Guidance, Learning, LookingBack, Orders, Question
from engine.core.moves import Move, Option, Slot
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.views import Event, View


class Variant(msgspec.Struct, frozen=True):
    """An option of the rules that a table may set before it starts."""

    key: str
    values: tuple[str, ...]
    """The first is the default."""


class GameInfo(msgspec.Struct, frozen=True):
    """What a lobby has to know about a game."""

    key: str
    """Name in the registry, in logs, and of the group of slash commands."""
    players: tuple[int, int]
    """Fewest and most."""
    rules: int
    """Version of the rules as coded; increased when a change makes a log replay differently."""
    variants: tuple[Variant, ...] = ()
    openings: tuple[str, ...] = ()
    """Kinds of move that a turn may begin with in any position, so that offering them gives nothing away."""
    direct: tuple[str, ...] = ()
    """Kinds of move that have a button for each option of their first field.

    These options depend on nothing hidden, so everybody may see them whoever is to move. Later fields are asked for in
    private if they leave a choice.
    """
    opened: tuple[str, ...] = ()
    """Kinds of move whose form opens on its own if the only alternative in a step is to decline it."""
    unprompted: frozenset[str] = frozenset()
    """Kinds of move that may be made in addition to what has to be done: no prompt leads to them."""
    private: frozenset[str] = frozenset()
    """Kinds of move that change only what their own seat knows: nobody else may learn that one was made.

    They are kept apart from the log and not numbered with its entries, so undo and redo neither drop them nor need
    consent because of them.
    """
    omissions: frozenset[str] = frozenset()
    """Keys of texts that are not worth a line among others: what somebody did not do, or what a later text sums up."""
    essentials: frozenset[str] = frozenset()
    """Keys of texts that take precedence when the last message of a game cannot hold everything that happened."""
    rounds: frozenset[str] = frozenset()
    """Keys of texts that announce a round, by which people find their way in a long log.

    For each the catalogue has a name under the key followed by ``_name``, and one of at most eight letters for the axis
    of a graph under the key followed by ``_short``.
    """
    family: str = ""
    """The prefix of the keys of texts shared with other games; empty if there are none."""
    codes: dict[str, str] = {}
    """Parameters of texts that hold codes, each with the key under which the catalogue may have names for such codes.

    If ``seller`` maps to ``company``, seller ``4`` is called by the text ``<game>.company.4``, if there is one.
    """
    open_information: bool = False
    """Whether nothing is hidden except future draws: everybody may see what a seat can do and what that leads to."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the first card is dealt."""

    game: str
    players: int
    variants: dict[str, str] = {}
    carried: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """What the previous game of a campaign hands on to this one; as secret as a hand of cards."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    """The final scores by seat."""
    places: tuple[tuple[Seat, ...], ...]
    """Seats from first place to last; those who share a place stand together."""

    @classmethod
    def by_score(cls, scores: Sequence[int]) -> Result:
        """Rank the seats by score alone, the highest first; equal scores share a place."""
        ranked = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        places = (tuple(map(Seat, equals)) for _, equals in groupby(ranked, key=lambda seat: scores[seat]))
        return cls(tuple(scores), tuple(places))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return self.places[0]


class State(msgspec.Struct):
    """Base of every game's state: plain values only, so that it can be cloned and stored."""

    rng: Rng


S = TypeVar("S", bound=State)


class Policy(Protocol[S]):
    """A built-in opponent."""

    def __call__(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Choose a legal move using only what the seat may see; ``rng`` is the opponent's own, not the game's."""


class Game(ABC, Generic[S]):
    """The rules of a game, and how it helps a table beyond them. No method but ``play`` changes the state."""

    info: GameInfo
    """Name, players, variants and rules version."""
    state_type: type[S]
    """The type of its states, for the codec."""
    policies: Mapping[str, Policy[S]]
    """The built-in opponents by name, the weakest first; ``random`` is always among them."""

    guidance: Guidance[S]
    """The words that lead through a turn."""
    advice: Advice[S]
    """What is computed for a player who is to move."""
    orders: Orders[S]
    """What may be ordered in advance."""
    looking_back: LookingBack[S]
    """What moves have done to each player, and what is shown of a game afterwards."""
    learning: Learning[S]
    """The rulebook and lessons."""

    reader: ClassVar[str | None] = None
    """``module:name`` of a function that reads a finished game written by another program.

    It is given the bytes of a file and returns a Match, or None if the file is no such game; it raises CorruptLog if it
    is one but cannot be replayed.
    """
    writer: ClassVar[str | None] = None
    """``module:name`` of a function that writes a finished game as another program would have written it.

    It is given a Match and returns the bytes of a file; it raises EngineError if the other program has no way to say
    something in it.
    """
    written_under: ClassVar[Mapping[str, str]] = {}
    """The variants, by key, under which ``writer`` can write a game; under others it hardly ever can."""

    def __init__(self) -> None:
        """Begin with parts that do nothing; games replace those they need."""
        self.guidance, self.advice, self.orders = Guidance(self), Advice(self), Orders(self)
        self.looking_back, self.learning = LookingBack(self), Learning(self)

    @property
    @abstractmethod
    def moves(self) -> tuple[type[Move], ...]:
        """Every kind of move."""

    def load(self) -> None:
        """Load what the first table needs; this may take some tenths of a second."""

    @abstractmethod
    def setup(self, setup: Setup, seed: str) -> S:
        """Return the position at the start of a game."""

    @abstractmethod
    def actors(self, state: S) -> frozenset[Seat]:
        """Return who may move now: several seats while secret choices are made, and nobody after the end."""

    @abstractmethod
    def kinds(self, state: S, seat: Seat) -> tuple[type[Move], ...]:
        """Return the kinds of move that a seat can make now, each in at least one way."""

    @abstractmethod
    def slot(self, state: S, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field, given the fields filled in so far (``chosen``).

        If earlier fields are missing from ``chosen`` or hold nonsense, return what could stand in the field at all.
        """

    def question(self, state: S) -> Question | None:
        """Return the pending question of one player to another, or None if there is none."""
        return None

    def auction(self, state: S) -> str | None:
        """Return a name for the auction under way, unlike those of the auctions before and after it, or None.

        In an auction turns are short and many: the bids of one auction are announced together.
        """
        return None

    def named(self, state: S, field: str) -> tuple[Option, ...]:
        """Return everything that a field of moves can name in this game, whether a rule allows it now or not.

        The label of each is its name alone, and several may have the same. Everybody may know them. Empty for fields
        that name nothing, such as prices and payments.
        """
        return ()

    def rule_on(self, state: S, kind: type[Move]) -> str | None:
        """Return the rule that a kind of move follows, to be cited when a move names something that does not exist."""
        return None

    def rule_of_turn(self, state: S) -> str | None:
        """Return the rule that says whose turn it is and what may be done in it."""
        return None

    @abstractmethod
    def play(self, draft: S, move: Move) -> Iterable[Event]:
        """Check a move and carry it out on the draft, yielding what happens.

        Raises:
            IllegalMove: a rule forbids it; the draft may then be half changed and must be discarded.

        """

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> View:
        """Return what a seat may see, or what everybody may if ``viewer`` is None."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return the outcome, or None while the game goes on."""

    def check_position(self, state: S, setup: Setup) -> None:
        """Check that a position from outside can have come about in a game with this setup.

        All numbers must be in range, all ids must exist, each conserved thing must be there in one place, and whatever
        is being decided must be something that games decide. The range of a number is checked before anything is
        computed from it, so that no position is expensive to reject. ``engine.core.soundness`` checks whether
        everybody can go on from the position.

        Raises:
            UnsoundPosition: it cannot have come about.

        """

    def accepted(self, state: S) -> frozenset[type[Move]]:
        """Return the kinds of move that may be made now as far as everybody can know the present step."""
        return frozenset(self.moves)

    def present_shape(self, stored: Mapping[str, Any]) -> dict[str, Any]:
        """Convert a position stored in a former shape to the present one, both as plain values.

        Old tables go on from their stored position. Games whose states never changed shape need not override this.

        Raises:
            LookupError, TypeError, ValueError: states never had such a shape.

        """
        return dict(stored)

    def awaited(self, state: S) -> frozenset[Seat]:
        """Return whom the game waits for: all who may move, except those who would only decide ahead of their turn."""
        turn = self.orders.turn(state)
        return self.actors(state) if turn is None else frozenset({turn.seat})
