"""The deals of 18CZ: trains, local railways and whole companies change hands (rules, locals, OR 9, OR 10).

An offer of the kind ``train`` names the card and its price, ``company`` a local railway and its price, ``acquire`` the
company to be acquired and the price a share, all in K.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.assistance import Question
from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.text import Param, Player, Text, text
from engine.eighteenxx import offers
from engine.eighteenxx.g18cz.acquiring import acquire, shares_of_players
from engine.eighteenxx.g18cz.local_railways import buy_local
from engine.eighteenxx.g18cz.purchases import buy_from_company
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.state import Offer
from engine.eighteenxx.trains import face_of, owner_of


def propose(draft: G18czState, offer: Offer, rule: str) -> Iterator[Event]:
    """Lay a deal, checked by the step it belongs to, before whoever must agree to it.

    Where one person decides for both sides nobody else must agree, and it is carried out at once. Raises IllegalMove
    where as much was refused in this turn.
    """
    offers.check_not_refused(draft, offer, rule)
    if offer.proposer == offer.asked:
        yield from carry_out(draft, offer)
    else:
        yield from offers.propose(draft, offer, _words(draft, offer))


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
        case _:
            raise EngineError(f"no deal of 18CZ: {offer!r}")


def question(state: G18czState) -> Question | None:
    """Tell what is asked just now, and of whom; None: nothing is."""
    return offers.question(state, lambda offer: _words(state, offer))


def deal_words(state: G18czState, offer: Offer) -> Text:
    """Say what is to be had, for which company and at which price, in a few words."""
    return text(f"18cz.deal.{offer.kind}", **_named(state, offer))


def _words(state: G18czState, offer: Offer) -> Text:
    """Say what is offered and who would be paid how much, in a sentence that names both sides."""
    said: dict[str, Param] = {"proposer": Player(offer.proposer), "asked": Player(offer.asked), **_named(state, offer)}
    if offer.kind == "acquire":
        paid = {seat: number * offer.price for seat, number in shares_of_players(state, offer.what).items()}
        parts = tuple(text("18cz.offer.part", player=Player(seat), amount=paid[seat]) for seat in paid)
        said |= {"total": sum(paid.values()), "parts": parts}
    return text(f"18cz.offer.{offer.kind}", **said)


def _named(state: G18czState, offer: Offer) -> dict[str, Param]:
    """Name a deal as people do: a train by what it runs as and by whose it is."""
    seller = owner_of(state, offer.what)
    return {
        "company": offer.company,
        "what": face_of(state, offer.what),
        "price": offer.price,
        "seller": seller or "",
    }
