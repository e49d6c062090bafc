"""Deals that need somebody else's word: an offer interrupts the turn until it is answered or taken back.

What may be offered, and what an accepted offer does, is for each game to say. Nobody is asked for the same thing again
in one turn but at a higher price.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from engine.core.assistance import Question
from engine.core.errors import EngineError, IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Slot
from engine.core.steps import Actor, Step
from engine.core.text import Param, Player, Text, text
from engine.eighteenxx.state import EighteenxxState, Offer

S = TypeVar("S", bound=EighteenxxState)
OFFER = "offer"
"""The interrupt in which an offer is answered; its actors are the seat that is asked and the one that asks."""


class Accept(Move, frozen=True, tag="accept"):
    """Agree to the deal that is offered."""


class Refuse(Move, frozen=True, tag="refuse"):
    """Turn down the deal that is offered."""


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Take back the own offer."""


def propose(draft: EighteenxxState, offer: Offer, words: Text) -> Iterator[Event]:
    """Lay an offer, checked before, before whoever is asked; ``words`` tell it. Pushes the frame ``offer``."""
    draft.offer = offer
    draft.interrupt(OFFER, [offer.asked, offer.proposer])
    yield Event(words)


def question(state: EighteenxxState, words: Callable[[Offer], Text]) -> Question | None:
    """Tell what is asked just now, and of whom; None: nothing is."""
    offer = state.offer
    if offer is None:
        return None
    return Question(
        by=offer.proposer,
        to=offer.asked,
        text=words(offer),
        answers=(Accept.kind(), Refuse.kind()),
        expiry=Withdraw(offer.proposer),
        binding=(Accept.kind(),),
    )


def least_price(state: EighteenxxState, kind: str, what: str) -> int:
    """Return the least price at which something may be asked for: above all that were refused in this turn, or 1."""
    if not state.refused:
        return 1
    refused = (offer.price for offer in state.refused if (offer.kind, offer.what) == (kind, what))
    return 1 + max(refused, default=0)


def check_not_refused(state: EighteenxxState, offer: Offer, rule: str) -> None:
    """Check that an offer is better than those that were refused in this turn. Raises IllegalMove."""
    least = least_price(state, offer.kind, offer.what)
    if offer.price < least:
        raise IllegalMove("18xx.offer.refused_before", rule=rule, asked=Player(offer.asked), price=least - 1)


class AnswerOffer(Step[S], Generic[S]):
    """The only step of the interrupt: one side answers, while the other may take the offer back."""

    name = OFFER
    moves = (Accept, Refuse, Withdraw)

    def __init__(self, carry_out: Callable[[S, Offer], Iterable[Event]], words: Callable[[S, Offer], Text]) -> None:
        """``words`` tell what was to be had, for whom and at which price."""
        self._carry_out = carry_out
        self._words = words

    def waits(self, state: S, actor: Actor) -> bool:
        """Wait while the offer stands."""
        return state.offer is not None

    def kinds(self, state: S, actor: Actor) -> tuple[type[Move], ...]:
        """Tell which side a seat is on."""
        if state.offer is None:
            return ()
        return (Accept, Refuse) if actor == state.offer.asked else (Withdraw,)

    def slot(self, state: S, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer nothing: an answer has no fields."""
        raise EngineError(f"{kind.__name__} has no field {field}")

    def play(self, draft: S, move: Move) -> Iterator[Event]:
        """Carry the deal out, or let it go."""
        offer = draft.offer
        assert offer is not None
        proposer, asked = Player(offer.proposer), Player(offer.asked)
        if (move.seat == offer.asked) == isinstance(move, Withdraw):
            raise IllegalMove("18xx.offer.other_side", proposer=proposer, asked=asked)
        sides: dict[str, Param] = {"proposer": proposer, "asked": asked}
        draft.offer = None
        draft.resume()
        match move:
            case Accept():
                yield Event(text("18xx.offer.accepted", **sides))
                yield from self._carry_out(draft, offer)
            case Refuse():
                draft.refused.append(offer)
                yield Event(text("18xx.offer.refused", **sides, deal=self._words(draft, offer)))
            case _:
                yield Event(text("18xx.offer.withdrawn", **sides, deal=self._words(draft, offer)))
