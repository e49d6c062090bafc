"""The contract between the kernel and a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from engine.core.assistance import Advice, Guidance, Learning, LookingBack, Orders, Question
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Option, Slot
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.views import View


class Variant(msgspec.Struct, frozen=True):
    """A switch of the rules that a table may set before it starts."""

    key: str
    values: tuple[str, ...]
    """The first is the default."""


class GameInfo(msgspec.Struct, frozen=True):
    """What a lobby must know of a game."""

    key: str
    """Name in the registry, in logs, and of the group of slash commands."""
    players: tuple[int, int]
    """Fewest and most."""
    rules: int
    """Version of the rules as coded; raised when a change alters how a log replays."""
    variants: tuple[Variant, ...] = ()
    openings: tuple[str, ...] = ()
    """Kinds of move that a turn may begin with, whatever the position: what a table offers without telling anything."""
    direct: tuple[str, ...] = ()
    """Kinds of move whose first field's options are buttons themselves, without one that opens them first.

    Whoever is to move, everybody may see what can stand there: it depends on nothing hidden. Fields after it are asked
    for in private, where they leave a choice.
    """
    opened: tuple[str, ...] = ()
    """Kinds of move whose form opens by itself where nothing else is to be chosen in a step than to decline it."""
    unprompted: frozenset[str] = frozenset()
    """Kinds of move that may be made in addition to whatever is to be done: no prompt leads to one by itself."""
    private: frozenset[str] = frozenset()
    """Kinds of move that change only what their seat alone knows: nobody else may learn that one was made.

    They are kept apart from the log and not numbered with its entries, so that neither taking back nor playing again
    drops them or needs consent because of them.
    """
    omissions: frozenset[str] = frozenset()
    """The keys of texts not worth a line among others: what somebody left undone, or what is summed up in the end."""
    essentials: frozenset[str] = frozenset()
    """The keys of texts that are told first where a message cannot hold all that has happened."""
    rounds: frozenset[str] = frozenset()
    """The keys of texts that tell the beginning of a round, by which people find their way in a long log.

    The catalogue has a name for each under the same key with ``_name`` behind it, and one for the axis of a graph, of
    at most eight letters, with ``_short``.
    """
    family: str = ""
    """How the keys of texts begin that it shares with other games; empty: it shares none."""
    codes: dict[str, str] = {}
    """Variables of texts that hold codes, each with the key under which the catalogue may have words for such a code.

    With ``seller`` under ``company`` a seller ``4`` is called as ``<game>.company.4`` says, where there is such a text.
    """
    open_information: bool = False
    """Nothing is hidden but what is yet to be drawn: everybody may see what a seat can do and what a move would do."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the first card is dealt."""

    game: str
    players: int
    variants: dict[str, str] = {}
    carried: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """What an earlier game hands on to this one, where a game is one of several; secret as a hand is."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    """By seat."""
    places: tuple[tuple[Seat, ...], ...]
    """Seats from first place to last; those who share a place stand together."""

    @classmethod
    def by_score(cls, scores: Sequence[int]) -> Result:
        """Rank the seats by their scores alone, the highest first; equals share their place."""
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
        """Choose a legal move, judging only by what the seat may see; ``rng`` is its own, not the game's."""


class Game(ABC, Generic[S]):
    """The rules of a game, and how it helps a table beyond them. No method but ``play`` changes the state."""

    info: GameInfo
    """Name, players, variants and rules version."""
    state_type: type[S]
    """The type of its states, for the codec."""
    policies: Mapping[str, Policy[S]]
    """The built-in opponents by name; ``random`` is always among them."""

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
        """Begin with parts that do nothing; a game of its own puts its own in their place."""
        self.guidance, self.advice, self.orders = Guidance(self), Advice(self), Orders(self)
        self.looking_back, self.learning = LookingBack(self), Learning(self)

    @property
    @abstractmethod
    def moves(self) -> tuple[type[Move], ...]:
        """Every kind of move."""

    def load(self) -> None:
        """Load what is needed at the first table and not before it, which may take some tenths of a second."""

    @abstractmethod
    def setup(self, setup: Setup, seed: str) -> S:
        """Lay out the game."""

    @abstractmethod
    def actors(self, state: S) -> frozenset[Seat]:
        """Tell who may move now: several at once while secret choices are made; nobody when it is over."""

    @abstractmethod
    def kinds(self, state: S, seat: Seat) -> tuple[type[Move], ...]:
        """Tell which kinds of move the seat can make now, each possible in at least one way."""

    @abstractmethod
    def slot(self, state: S, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell what may stand in a field, the fields in ``chosen`` being filled in so far.

        ``chosen`` may lack earlier fields or hold nonsense: then the slot tells what could stand there at all.
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
        """Return what a field of moves can name in this game, whether a rule allows it just now or not.

        The words of each are its name alone, and several may have the same. Everybody may know that there are these.
        Nothing for fields that name no things, such as prices and payments.
        """
        return ()

    def rule_on(self, state: S, kind: type[Move]) -> str | None:
        """Return the rule that a kind of move is made by, for refusals that cite none, as there is no such thing."""
        return None

    def rule_of_turn(self, state: S) -> str | None:
        """Return the rule that tells whose turn it is and what may be done in it."""
        return None

    @abstractmethod
    def play(self, draft: S, move: Move) -> Iterable[Event]:
        """Check a move and carry it out on the draft, telling what happens.

        Raises:
            IllegalMove: a rule forbids it; the draft may then be half changed and must be thrown away.

        """

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> View:
        """Tell what a seat may see (or, for None, what the whole channel may)."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Tell the outcome, or None while the game goes on."""

    def check_position(self, state: S, setup: Setup) -> None:
        """Check that a position that comes from outside can have come about in a game of this set-up.

        All numbers are within their ranges, all ids exist, what is conserved is there, each thing in one place, and
        what is decided is one of the things that games decide. It computes nothing of a number before it has looked at
        its range, so that no position is expensive to refuse. Whether everybody can go on from it is for
        ``engine.core.soundness``.

        Raises:
            UnsoundPosition: it cannot.

        """

    def accepted(self, state: S) -> frozenset[type[Move]]:
        """Tell which kinds of move may be made now, as far as everybody knows which step of a turn is on."""
        return frozenset(self.moves)

    def present_shape(self, stored: Mapping[str, Any]) -> dict[str, Any]:
        """Bring a position that was stored in a former shape into the present one, both in plain values.

        Tables of then go on from the position they have. States that always had one shape are left as they are.

        Raises:
            LookupError, TypeError, ValueError: it is in no shape that states ever had.

        """
        return dict(stored)

    def awaited(self, state: S) -> frozenset[Seat]:
        """Tell whom the game waits for: all who may move, but for those who would only decide before their turn."""
        turn = self.orders.turn(state)
        return self.actors(state) if turn is None else frozenset({turn.seat})
