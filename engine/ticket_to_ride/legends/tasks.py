"""What is still to be done, one thing after the other: the agenda of a game.

A newspaper may come up with any card that is drawn, and its event may need somebody's decision. So everything that goes
on lies on a stack of tasks: the last is done next; it may put others on top of itself, or wait for an answer. Tasks are
plain values of the state; ``agenda`` says which function does each, and which question waits for an answer.

The frames of ``core.steps`` say who acts in which round and hold no values of their own. So all tasks together are one
frame, an interrupt over the turn or the only round at the end of the game, and the state stores the tasks separately.
"""

from __future__ import annotations

import msgspec

WAIT = ("wait",)
"""The answer of a seat that decides only when its answer counts, and not before."""


class Task(msgspec.Struct, tag_field="task", kw_only=True):
    """One thing to do."""


class Decision(Task, kw_only=True):
    """A task that waits for the answers of some seats."""

    seats: list[int]
    """The seats that still decide, all at the same time."""
    in_turn: bool = False
    """Whether answers count one after the other in this order, as they may concern those who come later."""
    early: dict[int, tuple[str, ...]] = {}
    """Answers that some have given before they count, or ``WAIT`` from those who answer only then."""

    @property
    def deciding(self) -> list[int]:
        """The seats that decide now."""
        return [seat for seat in self.seats if seat not in self.early]


class Stage(Task, tag="stage", kw_only=True):
    """A step of the set-up or of the end of the game that needs no decision."""

    name: str


class DrawBlind(Task, tag="draw_blind", kw_only=True):
    """Draw cards from the deck into a hand."""

    seat: int
    number: int
    of_action: bool = False
    """Whether they are the cards of the draw-cards action."""


class FillRow(Task, tag="fill_row", kw_only=True):
    """Turn up cards until the row is full."""

    at: int = 99
    """The place in the row where each card is put; a number beyond the row means its end."""
    resets: int = 0
    """How often the row has been dealt anew because of too many wilds."""


class TurnUp(Task, tag="turn_up", kw_only=True):
    """Turn up the next event."""

    replacement: bool = False
    """Whether it replaces a current event that was retired (L D3)."""
    instead: bool = False
    """Whether it takes the place of an event that is finished, so that it does not wait."""
    acted: list[str] = msgspec.field(default_factory=list, name="asked")
    """Powers that have already acted on the newspaper, with their seats (L H8 event)."""


class BeginEvent(Task, tag="begin_event", kw_only=True):
    """Make an event current and let it act."""

    event: str
    replacement: bool = False
    acted: list[str] = msgspec.field(default_factory=list, name="asked")


class EventOrders(Task, tag="event_orders", kw_only=True):
    """Carry out the standing orders for an event that was turned up."""

    event: str
    acted: list[str] = msgspec.field(name="asked")


class ActEvent(Task, tag="act_event", kw_only=True):
    """Apply a lightning event."""

    event: str
    first_done: bool = False
    acted: list[str] = msgspec.field(default_factory=list, name="asked")
    """Powers that have already acted on the newspaper, with their seats."""


class EachCompany(Task, tag="each_company", kw_only=True):
    """Ask the companies whether they use an event that each may use."""

    event: str
    seats: list[int]


class EventFinished(Task, tag="event_finished", kw_only=True):
    """End an event: retire it if it is worn out, and let an event that waits act."""

    event: str


class Effects(Task, tag="effects", kw_only=True):
    """Carry out the effects of a power, one after the other."""

    seat: int
    source: str
    at: int = 0
    choice: tuple[str, ...] = ()
    """What the owner chose with the power."""


class Moment(Task, tag="moment", kw_only=True):
    """Apply powers at a moment, one after the other, each if it can act."""

    seat: int
    moment: str
    queue: list[str]


class Pay(Task, tag="pay", kw_only=True):
    """Pay for a journey and place the trains (L C4.0)."""


class Steps(Task, tag="steps", kw_only=True):
    """Go through the numbered steps of a journey."""

    at: int = 1


class AfterSteps(Task, tag="after_steps", kw_only=True):
    """What follows step 12 (L C4.4)."""


class EndJourney(Task, tag="end_journey", kw_only=True):
    """Retire events that wore out in the journey, and begin a second journey if one may follow."""


class TurnWell(Task, tag="turn_well", kw_only=True):
    """Turn the top card of the deck for a well."""


class AfterDraw(Task, tag="after_draw", kw_only=True):
    """What follows a draw-cards action."""

    seat: int


class Choose(Decision, tag="choose", kw_only=True):
    """Answer what a rule asks; ``about`` says which question it is."""

    about: str
    number: int = 0
    source: str = ""
    made: dict[int, tuple[str, ...]] = {}
    """Answers given while others still decide."""


class KeepSome(Decision, tag="keep_some", kw_only=True):
    """Keep some of the tickets drawn."""

    must: int
    opening: bool = False


class Engage(Decision, tag="engage", kw_only=True):
    """Engage specialists (L K1)."""

    in_turn: bool = True


class Bourse(Decision, tag="bourse", kw_only=True):
    """Buy bonds and mark flagships, all together and in secret (L B13)."""

    made: dict[int, tuple[bool, str]] = {}


class SecondCard(Decision, tag="second_card", kw_only=True):
    """Draw the second card of a draw-cards action."""


class SecondJourney(Decision, tag="second_journey", kw_only=True):
    """Travel once more on a short track, or decline."""

    most: int


class RetireOne(Decision, tag="retire_one", kw_only=True):
    """Retire an event from the discards (L F2)."""


class Gift(Decision, tag="gift", kw_only=True):
    """Give the year's postcard to another company (L F3.2)."""

    no: int


class OpenOne(Decision, tag="open_one", kw_only=True):
    """Open a frontier board (L F5)."""


class BuildOne(Decision, tag="build_one", kw_only=True):
    """Make a city large, build a depot or carry out a survey (L F7)."""

    what: str
    """``large``, ``depot`` or the source of a survey."""


class Stamping(Task, tag="stamping", kw_only=True):
    """Stamp or retire completed tickets, company by company (L F4)."""

    left: list[tuple[int, str]]


AnyTask = (
    Stage
    | DrawBlind
    | FillRow
    | TurnUp
    | BeginEvent
    | EventOrders
    | ActEvent
    | EachCompany
    | EventFinished
    | Effects
    | Moment
    | Pay
    | Steps
    | AfterSteps
    | EndJourney
    | TurnWell
    | AfterDraw
    | Choose
    | KeepSome
    | Engage
    | Bourse
    | SecondCard
    | SecondJourney
    | RetireOne
    | Gift
    | OpenOne
    | BuildOne
    | Stamping
)
