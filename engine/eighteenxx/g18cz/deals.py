"""Deals that need somebody else's word: trains, local railways and whole companies (rules, locals, OR 9, OR 10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.core.steps import Frame
from engine.core.text import Player, text
from engine.eighteenxx.g18cz.state import G18czState, Offer


def propose(draft: G18czState, offer: Offer) -> Iterator[Event]:
    """Lay a deal, checked by the step it belongs to, before whoever must agree to it.

    Pushes the frame ``offer``. Where nobody else must agree (one person on both sides, or a table that plays on trust)
    nothing waits for it: the kernel carries the deal out before the same move is over (``steps.offer.conclude``).
    """
    draft.offer = offer
    draft.frames.append(Frame("offer", [offer.proposer, offer.asked]))
    if needs_answer(draft):
        yield Event(
            text(
                f"18cz.offer.{offer.kind}",
                proposer=Player(offer.proposer),
                asked=Player(offer.asked),
                company=offer.company,
                what=offer.what,
                price=offer.price,
            )
        )


def needs_answer(state: G18czState) -> bool:
    """Tell whether the open offer waits for somebody's word."""
    offer = state.offer
    return offer is not None and state.switches.offers and offer.proposer != offer.asked


def remember_refusal(draft: G18czState, offer: Offer) -> None:
    """Keep in mind that an offer was refused in this turn."""
    if draft.turn is not None:
        draft.turn.refused.append(f"{offer.kind} {offer.what} {offer.price}")


def lowest_price(state: G18czState, kind: str, what: str) -> int:
    """Return the least price at which something may be asked for: above all that were refused in this turn, or 1."""
    asked = (entry.split() for entry in (state.turn.refused if state.turn else ()))
    return 1 + max((int(price) for kind_, what_, price in asked if (kind_, what_) == (kind, what)), default=0)
