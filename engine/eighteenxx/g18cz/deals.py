"""Deals that need somebody else's word: trains, local railways and whole companies (rules, locals, OR 9, OR 10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.assistance import Question
from engine.core.events import Event
from engine.core.steps import Frame
from engine.core.text import Player, Text, text
from engine.eighteenxx.g18cz.acquiring import acquire
from engine.eighteenxx.g18cz.local_railways import buy_local
from engine.eighteenxx.g18cz.moves import Accept, Refuse, Withdraw
from engine.eighteenxx.g18cz.purchases import buy_from_company
from engine.eighteenxx.g18cz.state import G18czState, Offer
from engine.eighteenxx.trains import owner_of


def propose(draft: G18czState, offer: Offer) -> Iterator[Event]:
    """Lay a deal, checked by the step it belongs to, before whoever must agree to it: pushes the frame ``offer``.

    Where nobody else must agree it is carried out at once: one person decides for both sides, or the table plays on
    trust. What may be asked for, and at which price, after a refusal: see ``refusals``.
    """
    if offer.proposer == offer.asked or not draft.switches.offers:
        yield from carry_out(draft, offer)
        return
    draft.offer = offer
    draft.frames.append(Frame("offer", [offer.asked, offer.proposer]))
    yield Event(offer_text(draft, offer))


def carry_out(draft: G18czState, offer: Offer) -> Iterator[Event]:
    """Carry out a deal that all sides agree to."""
    match offer.kind:
        case "train":
            seller = owner_of(draft, offer.what)
            assert seller is not None
            yield from buy_from_company(draft, offer.company, seller, offer.what, offer.price)
        case "company":
            yield from buy_local(draft, offer.company, offer.what, offer.price)
        case "acquire":
            yield from acquire(draft, offer.company, offer.what, offer.price)


def offer_text(state: G18czState, offer: Offer) -> Text:
    """Say what is offered, in a sentence that names both sides."""
    seller = owner_of(state, offer.what) or ""
    card = next((train for train in state.charters[seller].trains if train.id == offer.what), None) if seller else None
    return text(
        f"18cz.offer.{offer.kind}",
        proposer=Player(offer.proposer),
        asked=Player(offer.asked),
        company=offer.company,
        what=card.face if card else offer.what,
        price=offer.price,
        seller=seller,
    )


def question(state: G18czState) -> Question | None:
    """Tell what is asked just now, and of whom; None: nothing is."""
    offer = state.offer
    if offer is None:
        return None
    return Question(
        by=offer.proposer,
        to=offer.asked,
        text=offer_text(state, offer),
        answers=(Accept.kind(), Refuse.kind()),
        lapse=Withdraw(offer.proposer),
    )
