"""The moves of Legends in addition to those of the family (L L5)."""

from __future__ import annotations

from engine.core.moves import Move


class Draw(Move, frozen=True, tag="draw"):
    """Draw a card."""

    card: str
    """``deck`` for the face-down deck, or which face-up card."""
    powers: tuple[str, ...] = ()
    """Powers that act after drawing; only given with the second card."""


class Travel(Move, frozen=True, tag="travel", kw_only=True):
    """Travel a track."""

    track: str
    powers: tuple[str, ...] = ()
    """The sources of the company's powers to use on the journey, and ``steamer CITY``."""
    payment: str
    """The set, such as ``2 red, 1 red pick, 1 wild``, or ``3 wild as green`` if it decides the colour of the track."""
    extra: tuple[str, ...] = ()
    """What pays the surcharge and then each trestle mark: a card, or dollars such as ``$2``."""


class UsePower(Move, frozen=True, tag="use"):
    """Use a power at the start of a turn."""

    power: str
    """The source of the power."""
    choice: tuple[str, ...] = ()
    """The cards, or the ticket, that it takes."""


class SkipTurn(Move, frozen=True, tag="skip"):
    """Pass over a company that does not answer and can draw no cards: only by vote of the others."""

    @classmethod
    def command(cls) -> str:
        """Return an empty name: no president makes this move."""
        return ""


class Answer(Move, frozen=True, tag="choose"):
    """Answer what a rule or a card asks."""

    choice: tuple[str, ...]
    """The words of the answer; empty to decline, where that is possible."""


class Decided(Move, frozen=True):
    """A decision that nobody may know of before its time comes: it is typed like any other answer (L A12)."""

    @classmethod
    def command(cls) -> str:
        """Return the name of the command for answers."""
        return Answer.kind()


class EngageSpecialist(Decided, frozen=True, tag="engage"):
    """Engage a specialist for this game."""

    specialist: str


class Stake(Decided, frozen=True, tag="stake"):
    """Buy a bond or not, and mark a flagship or not."""

    bond: str
    """``bond`` or ``none``."""
    flagship: str = "none"
    """A ticket, or ``none``."""


class LeaveOrder(Move, frozen=True, tag="standing"):
    """Leave an order that says when a power is to act automatically, or how a question is to be answered."""

    power: str
    order: tuple[str, ...]
    """``hold``, ``use``, ``next``, ``lightning`` or ``lasting``, or the names of events, places or specialists."""


class RetireEvent(Decided, frozen=True, tag="retire"):
    """Retire an event from the discards."""

    event: str


class Give(Decided, frozen=True, tag="give"):
    """Give the year's postcard to another company."""

    company: str


class OpenFrontier(Decided, frozen=True, tag="open"):
    """Open a frontier board."""

    frontier: str


class Build(Decided, frozen=True, tag="build"):
    """Build on the board for good."""

    what: str
    """``large``, ``track``, ``depot`` or ``none``."""
    place: str
    """A city, a track, or ``none``."""
