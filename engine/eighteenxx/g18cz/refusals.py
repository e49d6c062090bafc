"""What was offered in a company's turn and refused, so that nobody is asked the same again and again."""

from __future__ import annotations

from engine.eighteenxx.g18cz.state import G18czState, Offer


def remember_refusal(draft: G18czState, offer: Offer) -> None:
    """Keep in mind that an offer was refused in this turn."""
    if draft.turn is not None:
        draft.turn.refused.append(f"{offer.kind} {offer.what} {offer.price}")


def lowest_price(state: G18czState, kind: str, what: str) -> int:
    """Return the least price at which something may be asked for: above all that were refused in this turn, or 1."""
    asked = (entry.split() for entry in (state.turn.refused if state.turn else ()))
    return 1 + max((int(price) for kind_, what_, price in asked if (kind_, what_) == (kind, what)), default=0)
