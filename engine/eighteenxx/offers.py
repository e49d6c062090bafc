"""Deals that need somebody else's agreement: an offer interrupts the turn until it is answered or taken back.

``deals`` has what may be offered, what an accepted offer does, and the step that answers one. What was refused may be
offered again in the same turn only at a higher price.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.assistance import Question
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.text import Player, Text
from engine.core.views import Event
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.turns import Offer

OFFER = "offer"
"""The interrupt in which an offer is answered; its actors are the responder and the proposer."""


class Accept(Move, frozen=True, tag="accept"):
    """Agree to the deal that is offered."""


class Refuse(Move, frozen=True, tag="refuse"):
    """Turn down the deal that is offered."""


class Counter(Move, frozen=True, tag="counter"):
    """Name a higher price at which one would agree to the deal that is offered."""

    price: int


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Take back one's own offer."""


def propose(draft: EighteenxxState, offer: Offer, description: Text) -> Iterator[Event]:
    """Make an offer, checked before, to its responder; ``description`` says what it is. Pushes the frame ``offer``."""
    draft.offer = offer
    draft.interrupt(OFFER, [offer.responder, offer.proposer])
    yield Event(description)


def question(offer: Offer, description: Text, sheet: Iterable[Text], *, counter: bool) -> Question:
    """Return the question of an offer, with what both sides may want to know.

    ``counter``: whether another price may be named.
    """
    return Question(
        by=offer.proposer,
        to=offer.responder,
        text=description,
        answers=(Accept.kind(), Refuse.kind()),
        expiry=Withdraw(offer.proposer),
        binding=(Accept.kind(),),
        counter=Counter.kind() if counter else None,
        sheet=tuple(sheet),
    )


def check_not_refused(state: EighteenxxState, offer: Offer, rule: str) -> None:
    """Check that an offer is better than those that were refused in this turn. Raises IllegalMove."""
    least = state.least_price(offer.kind, offer.what)
    if offer.price < least:
        raise IllegalMove("18xx.offer.refused_before", rule=rule, asked=Player(offer.responder), price=least - 1)


STEPS = (5, 10)
"""How much more people often ask for."""


def likely_prices(low: int, usual: int = 0) -> tuple[int, ...]:
    """Return the prices above the lowest that people often name: some round steps above, and a usual one."""
    return (*(low - 1 + step for step in STEPS), usual)
