"""Deals that need somebody else's word: an offer interrupts the turn until it is answered or taken back.

What may be offered, and what an accepted offer does, is for each game to say. Nobody is asked for the same thing again
in one turn but at a higher price.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from engine.core.assistance import Question
from engine.core.errors import EngineError, IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import NumberRange, Slot
from engine.core.steps import Actor, Step
from engine.core.text import Param, Player, Text, text
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.turns import Offer

S = TypeVar("S", bound=EighteenxxState)
S_contra = TypeVar("S_contra", bound=EighteenxxState, contravariant=True)
OFFER = "offer"
"""The interrupt in which an offer is answered; its actors are the seat that is asked and the one that asks."""


class Accept(Move, frozen=True, tag="accept"):
    """Agree to the deal that is offered."""


class Refuse(Move, frozen=True, tag="refuse"):
    """Turn down the deal that is offered."""


class Counter(Move, frozen=True, tag="counter"):
    """Name the price at which the deal that is offered would suit."""

    price: int


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Take back the own offer."""


def propose(draft: EighteenxxState, offer: Offer, words: Text) -> Iterator[Event]:
    """Lay an offer, checked before, before whoever is asked; ``words`` tell it. Pushes the frame ``offer``."""
    draft.offer = offer
    draft.interrupt(OFFER, [offer.asked, offer.proposer])
    yield Event(words)


def question(
    state: EighteenxxState, words: Callable[[Offer], Text], sheet: Callable[[Offer], Iterable[Text]], *, counter: bool
) -> Question | None:
    """Tell what is asked just now, and of whom, and what both sides may want to know; None: nothing is.

    ``counter``: another price may be named.
    """
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
        counter=Counter.kind() if counter else None,
        sheet=tuple(sheet(offer)),
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


class Trade(Protocol[S_contra]):
    """What may be offered in a game."""

    def carry_out(self, draft: S_contra, offer: Offer) -> Iterable[Event]:
        """Carry out a deal that all sides agree to."""

    def words(self, state: S_contra, offer: Offer) -> Text:
        """Say what was to be had, for whom and at which price, in a few words."""

    def asking(self, state: S_contra, offer: Offer) -> Text:
        """Say what is offered, in a sentence that names both sides."""

    def prices(self, state: S_contra, offer: Offer) -> tuple[int, int]:
        """Return the lowest and the highest price that the deal could have; the lower above: there is no choice."""


STEPS = (5, 10)
"""By how much people often ask for more."""


def likely_prices(low: int, usual: int = 0) -> tuple[int, ...]:
    """Return the prices above the lowest that people often name: some round steps above, and a usual one."""
    return (*(low - 1 + step for step in STEPS), usual)


def counter_prices(state: S, offer: Offer, deals: Trade[S]) -> NumberRange:
    """Tell which prices whoever is asked may name: higher ones that the buyer could pay; once, so that it ends."""
    low, high = (1, 0) if offer.countered else deals.prices(state, offer)
    least = max(low, offer.price + 1)
    return NumberRange(least, high, likely=likely_prices(least))


class AnswerOffer(Step[S], Generic[S]):
    """The only step of the interrupt: one side answers, while the other may take the offer back."""

    name = OFFER
    moves = (Accept, Refuse, Counter, Withdraw)

    def __init__(self, deals: Trade[S]) -> None:
        self._deals = deals

    def waits(self, state: S, actor: Actor) -> bool:
        """Wait while the offer stands."""
        return state.offer is not None

    def kinds(self, state: S, actor: Actor) -> tuple[type[Move], ...]:
        """Tell which side a seat is on."""
        if state.offer is None:
            return ()
        if actor != state.offer.asked:
            return (Withdraw,)
        return (
            (Accept, Refuse, Counter) if counter_prices(state, state.offer, self._deals).numbers else (Accept, Refuse)
        )

    def slot(self, state: S, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the prices that may be named; an answer has no fields."""
        if kind is Counter and field == "price" and state.offer is not None:
            return counter_prices(state, state.offer, self._deals)
        raise EngineError(f"{kind.__name__} has no field {field}")

    def play(self, draft: S, move: Move) -> Iterator[Event]:
        """Carry the deal out, or let it go."""
        offer = draft.offer
        assert offer is not None
        proposer, asked = Player(offer.proposer), Player(offer.asked)
        if (move.seat == offer.asked) == isinstance(move, Withdraw):
            raise IllegalMove("18xx.offer.other_side", proposer=proposer, asked=asked)
        if isinstance(move, Counter):
            self._check_counter(draft, offer, move)
        sides: dict[str, Param] = {"proposer": proposer, "asked": asked}
        draft.offer = None
        draft.resume()
        match move:
            case Accept():
                yield Event(text("18xx.offer.accepted", **sides))
                yield from self._deals.carry_out(draft, offer)
            case Refuse():
                if not offer.countered:
                    draft.refused.append(offer)
                yield Event(text("18xx.offer.refused", **sides, deal=self._deals.words(draft, offer)))
            case Counter(price=price):
                draft.refused.append(offer)
                named = msgspec.structs.replace(
                    offer, price=price, proposer=offer.asked, asked=offer.proposer, countered=True
                )
                yield from propose(draft, named, self._deals.asking(draft, named))
            case _:
                yield Event(text("18xx.offer.withdrawn", **sides, deal=self._deals.words(draft, offer)))

    def _check_counter(self, state: S, offer: Offer, move: Counter) -> None:
        """Check that another price may be named, and this one. Raises IllegalMove."""
        allowed = counter_prices(state, offer, self._deals)
        if not allowed.numbers:
            raise IllegalMove("18xx.offer.no_counter")
        if move.price not in allowed.numbers:
            raise IllegalMove("18xx.offer.counter_price", low=allowed.low, high=allowed.high, price=move.price)
