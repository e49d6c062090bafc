"""The types by which events, postcards and specialists are written down: moments, predicates and effects (L H5 to H8).

A power happens at a moment, if all its conditions hold; its cost is paid first, and its effects follow in order.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Moment = Literal["setup", "turn", "draw", "pay", "travel", "event", "end", "after"]
Where = str | tuple[str, ...]
"""A city, a board, or a word for several (L H9); a list means any of its places."""
Counter = Literal["herds", "digs", "trestles", "coal", "bonds"]
MANY = 99
"""More than any length, value or number on the table."""


def places(place: Where) -> tuple[str, ...]:
    """Return the names in a place."""
    return (place,) if isinstance(place, str) else place


class Condition(msgspec.Struct, frozen=True, tag_field="p", forbid_unknown_fields=True, kw_only=True):
    """Something that must hold for the owner of a power (L H7). Numbers are "at least" unless they say "most"."""


class This(Condition, frozen=True, tag="this", kw_only=True):
    """The track of this journey meets the conditions given."""

    colour: str = ""
    """A colour, ``own`` (the company's, after step 1) or ``plain`` (grey or uncoloured before step 1)."""
    min: int = 1
    max: int = MANY
    place: Where = ()
    """Where one of its ends must lie."""
    crosses: bool = False
    """Whether its ends must lie on two boards."""
    trestles: int = 0
    combine: bool = False
    """Whether Combine cars must lie on it."""


class Tracks(Condition, frozen=True, tag="tracks", kw_only=True):
    """The company owns this many tracks that meet the conditions given."""

    n: int
    colour: str = ""
    min: int = 1
    max: int = MANY
    place: Where = ()


class Cities(Condition, frozen=True, tag="cities", kw_only=True):
    """Its tracks end in this many different cities of a place."""

    n: int
    place: Where


class Boards(Condition, frozen=True, tag="boards", kw_only=True):
    """Its tracks end on this many different boards."""

    n: int


class Joined(Condition, frozen=True, tag="joined", kw_only=True):
    """Its trains join a city of one place with a different city of another."""

    a: Where
    b: Where


class LargestPart(Condition, frozen=True, tag="network", kw_only=True):
    """Its largest joined part has this many cities."""

    n: int


class Completed(Condition, frozen=True, tag="completed", kw_only=True):
    """It has completed this many tickets of these printed values."""

    n: int
    min: int = 0
    max: int = MANY


class Failed(Condition, frozen=True, tag="failed", kw_only=True):
    """The number of its unfinished tickets is in a range."""

    at_least: int = 0
    at_most: int = MANY


class Counted(Condition, frozen=True, tag="counter", kw_only=True):
    """A counter of this game has reached this number."""

    name: Counter
    n: int


class Drew(Condition, frozen=True, tag="drew", kw_only=True):
    """The number of cards drawn blind in this draw action is in a range."""

    blind: int = 0
    blind_at_most: int = MANY


class PaidWith(Condition, frozen=True, tag="paid", kw_only=True):
    """The set of this journey holds this many marks or wilds."""

    picks: int = 0
    skulls: int = 0
    wilds: int = 0


class Coins(Condition, frozen=True, tag="money", kw_only=True):
    """The owner has this many coins; ``of`` says whether it must have the most or fewest of all, ties included."""

    at_least: int = 0
    at_most: int = 10_000
    of: Literal["", "most", "fewest"] = msgspec.field(default="", name="is")


class InHand(Condition, frozen=True, tag="hand", kw_only=True):
    """The owner has this many train cards in hand."""

    at_least: int = 0
    at_most: int = 1000


class Effect(msgspec.Struct, frozen=True, tag_field="e", forbid_unknown_fields=True, kw_only=True):
    """Something that a power does (L H8)."""


class Money(Effect, frozen=True, tag="money", kw_only=True):
    """Gain dollars, or pay them, though no more than there are coins."""

    n: int
    per: str = ""
    """What ``n`` is multiplied by: a counter, ``tracks:PLACE`` or ``coins:NUMBER``; empty for once."""
    max: int = 10_000
    """The most dollars in all, gained or paid."""


class Cards(Effect, frozen=True, tag="cards", kw_only=True):
    """Draw cards blind, or if the number is negative discard cards of the company's choice."""

    n: int


class Pick(Effect, frozen=True, tag="pick", kw_only=True):
    """Take face-up cards."""

    n: int
    wild: bool
    """Whether it may be a wild card, too."""


class PriceChange(Effect, frozen=True, tag="price", kw_only=True):
    """Change what this journey costs."""

    cards: int = 0
    """How many fewer cards, as a negative number; at least one is always laid down."""
    colours: int = 1
    """How many colours the set may hold; 6 for any cards."""
    either: int = 0
    """A surcharge: how many times $1 or a card must be paid (L D8)."""


class Bonus(Effect, frozen=True, tag="bonus", kw_only=True):
    """Take the company bonus additional times."""

    times: int


class Again(Effect, frozen=True, tag="again", kw_only=True):
    """Travel once more, on a short track."""

    action: Literal["travel"]
    max: int


class MoreTickets(Effect, frozen=True, tag="tickets", kw_only=True):
    """Draw tickets and keep at least this many."""

    draw: int
    keep: int


class Bottom(Effect, frozen=True, tag="bottom", kw_only=True):
    """Put some of the company's tickets, up to a printed value, under the deck."""

    n: int
    max: int


class Raise(Effect, frozen=True, tag="raise", kw_only=True):
    """The best completed tickets pay more."""

    n: int
    count: int
    min: int


class Forgive(Effect, frozen=True, tag="forgive", kw_only=True):
    """Unfinished tickets cost nothing."""

    n: int
    max: int


class Waive(Effect, frozen=True, tag="waive", kw_only=True):
    """A rule costs this journey nothing."""

    rule: Literal["trestle", "coal", "well", "combine"]


class Twin(Effect, frozen=True, tag="twin", kw_only=True):
    """A track closed by its parallel one is open."""


class Raised(Effect, frozen=True, tag="counter", kw_only=True):
    """Raise a counter."""

    name: Counter
    n: int


class EventEffect(Effect, frozen=True, tag="event", kw_only=True):
    """Put the event turned up under the deck before it acts, or look at the next one."""

    do: Literal["bottom", "peek"]


class Survey(Effect, frozen=True, tag="survey", kw_only=True):
    """Make a small city of a board large, or lay a second track there."""

    board: str


class ToVault(Effect, frozen=True, tag="vault", kw_only=True):
    """The card goes into the vault as an item."""

    item: str


class DrawPostcard(Effect, frozen=True, tag="postcard", kw_only=True):
    """Draw the next postcard of the mailbag."""

    source: Literal["mailbag"] = msgspec.field(name="from")


class NewRow(Effect, frozen=True, tag="row", kw_only=True):
    """Discard the face-up cards and deal new ones."""


class Combine(Effect, frozen=True, tag="combine", kw_only=True):
    """Set Combine cars on tracks drawn by lot, or clear them all away."""

    do: Literal["place", "clear"]
    n: int = 0


AnyCondition = (
    This | Tracks | Cities | Boards | Joined | LargestPart | Completed | Failed | Counted | Drew | PaidWith | Coins
    | InHand
)  # fmt: skip
AnyEffect = (
    Money | Cards | Pick | PriceChange | Bonus | Again | MoreTickets | Bottom | Raise | Forgive | Waive | Twin | Raised
    | EventEffect | Survey | ToVault | DrawPostcard | NewRow | Combine
)  # fmt: skip


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be paid to use a power; a company that cannot pay cannot use it."""

    money: int = 0
    cards: int = 0
    """How many cards of the owner's choice."""
    wilds: int = 0


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an event, a postcard or a specialist does, and when."""

    when: Moment | None = None
    """The moment at which it acts; None for a lightning event, which acts as soon as it is turned up."""
    conditions: tuple[AnyCondition, ...] = msgspec.field(default=(), name="if")
    cost: Cost = Cost()
    effects: tuple[AnyEffect, ...] = msgspec.field(default=(), name="do")
    may: bool = True
    """Whether the owner decides to use it; False if it happens automatically."""

    def price(self) -> PriceChange:
        """Return how it changes the price of a journey."""
        return next((effect for effect in self.effects if isinstance(effect, PriceChange)), PriceChange())

    def waives(self, rule: str) -> bool:
        """Return whether a rule costs nothing on the journey on which the power is used."""
        return any(isinstance(effect, Waive) and effect.rule == rule for effect in self.effects)
