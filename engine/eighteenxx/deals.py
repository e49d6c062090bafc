"""Deals: trains and private companies change hands, and whatever else a game adds; and the step that answers an offer.

An offer of the kind ``train`` names the card and its price, ``company`` a private company and its price.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from engine.core.assistance import Question
from engine.core.errors import IllegalMove
from engine.core.moves import Move, NumberRange, Slot
from engine.core.steps import Actor, Step
from engine.core.text import Param, Player, Text, text
from engine.core.views import Event
from engine.eighteenxx import deal_sheets, offers
from engine.eighteenxx.offers import Accept, Counter, Refuse, Withdraw
from engine.eighteenxx.private_companies import buy_private, price_range
from engine.eighteenxx.purchases import buy_from_company, prices, trains_for_sale
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.trains import find_train, owner_of
from engine.eighteenxx.turns import Offer

S = TypeVar("S", bound=EighteenxxState)


class Deal(NamedTuple):
    """A kind of thing that may be offered."""

    carry_out: Callable[[Any, Offer], Iterator[Event]]
    """Carries out a deal that was checked before and that all sides agree to."""
    said: Callable[[Any, Offer], Mapping[str, Param]] = lambda _, __: {}
    """Returns what the sentence of the offer names besides both sides, the price and the thing offered."""
    sheet: Callable[[Any, Offer], Iterator[Text]] = lambda _, __: iter(())
    """Yields what both sides may want to know before they agree, line by line."""
    prices: Callable[[Any, Offer], tuple[int, int]] = lambda _, __: (1, 0)
    """Returns the lowest and the highest possible price now; if the first is higher, there is no other price."""


class Deals:
    """What may be offered in a game, by the kind that an offer names."""

    def __init__(self, **more: Deal) -> None:
        train = Deal(_buy_train, sheet=deal_sheets.of_train, prices=_prices_of_train)
        private = Deal(_buy_private, sheet=deal_sheets.of_private, prices=_prices_of_private)
        self._kinds = {"train": train, "company": private, **more}

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of things that may be offered."""
        return frozenset(self._kinds)

    def propose(self, draft: EighteenxxState, offer: Offer, subject: str) -> Iterator[Event]:
        """Propose a deal, checked by the step it belongs to, to the player who must agree to it.

        If one player decides for both sides nobody else must agree, and it is carried out immediately. Raises
        IllegalMove, citing the rule on ``subject``, if this price, or a higher one, was refused in this turn.
        """
        offers.check_not_refused(draft, offer, draft.printed.rule(subject))
        if offer.proposer == offer.responder:
            yield from self.carry_out(draft, offer)
        else:
            yield from offers.propose(draft, offer, self.asking(draft, offer))

    def carry_out(self, draft: EighteenxxState, offer: Offer) -> Iterator[Event]:
        """Carry out a deal that all sides agree to."""
        if offer.kind not in self._kinds:
            raise AssertionError(f"no deal of this game: {offer!r}")
        return self._kinds[offer.kind].carry_out(draft, offer)

    def question(self, state: EighteenxxState) -> Question | None:
        """Return the question of the pending offer, or None if there is none."""
        if state.offer is None:
            return None
        return offers.question(
            state.offer,
            self.asking(state, state.offer),
            self._kinds[state.offer.kind].sheet(state, state.offer),
            counter=bool(self.counter_prices(state, state.offer).numbers),
        )

    def prices(self, state: EighteenxxState, offer: Offer) -> tuple[int, int]:
        """Return the lowest and the highest price that a deal could have; if the first is higher, there is none."""
        return self._kinds[offer.kind].prices(state, offer)

    def counter_prices(self, state: EighteenxxState, offer: Offer) -> NumberRange:
        """Return the prices that the responder may name: higher ones that the buyer could pay, and only once."""
        low, high = (1, 0) if offer.countered else self.prices(state, offer)
        least = max(low, offer.price + 1)
        return NumberRange(least, high, likely=offers.likely_prices(least))

    def description(self, state: EighteenxxState, offer: Offer) -> Text:
        """Say what is offered, for which company and at which price, in a few words."""
        # One for each kind of deal of the game.
        return text(f"18xx.deal.{offer.kind}", **_named(state, offer), **self._kinds[offer.kind].said(state, offer))

    def asking(self, state: EighteenxxState, offer: Offer) -> Text:
        """Say what is offered and who would be paid how much, in a sentence that names both sides."""
        sides: dict[str, Param] = {"proposer": Player(offer.proposer), "asked": Player(offer.responder)}
        return text(
            # One for each kind of deal of the game, and one for each that was countered.
            f"18xx.counter.{offer.kind}" if offer.countered else f"18xx.offer.{offer.kind}",
            **sides,
            **_named(state, offer),
            **self._kinds[offer.kind].said(state, offer),
        )


class AnswerOffer(Step[S], Generic[S]):
    """The only step of the interrupt: one side answers, while the other may take the offer back."""

    name = offers.OFFER
    moves = (Accept, Refuse, Counter, Withdraw)

    def __init__(self, deals: Deals) -> None:
        self._deals = deals

    def waits(self, state: S, actor: Actor) -> bool:
        """Wait while the offer stands."""
        return state.offer is not None

    def kinds(self, state: S, actor: Actor) -> tuple[type[Move], ...]:
        """Return the moves that are open to the seat's side of the deal."""
        assert state.offer is not None
        if actor != state.offer.responder:
            return (Withdraw,)
        return (Accept, Refuse, Counter) if self._deals.counter_prices(state, state.offer).numbers else (Accept, Refuse)

    def slot(self, state: S, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the prices that may be named; an answer has no fields."""
        if kind is Counter and field == "price" and state.offer is not None:
            return self._deals.counter_prices(state, state.offer)
        raise AssertionError(f"{kind.__name__} has no field {field}")

    def play(self, draft: S, move: Move) -> Iterator[Event]:
        """Carry the deal out, or let it go."""
        offer = draft.offer
        assert offer is not None
        proposer, responder = Player(offer.proposer), Player(offer.responder)
        if (move.seat == offer.responder) == isinstance(move, Withdraw):
            raise IllegalMove("18xx.offer.other_side", proposer=proposer, asked=responder)
        if isinstance(move, Counter):
            self._check_counter(draft, offer, move)
        sides: dict[str, Param] = {"proposer": proposer, "asked": responder}
        draft.offer = None
        draft.resume()
        match move:
            case Accept():
                yield Event(text("18xx.offer.accepted", **sides))
                yield from self._deals.carry_out(draft, offer)
            case Refuse():
                if not offer.countered:
                    draft.refused.append(offer)
                yield Event(text("18xx.offer.refused", **sides, deal=self._deals.description(draft, offer)))
            case Counter(price=price):
                draft.refused.append(offer)
                named = msgspec.structs.replace(
                    offer, price=price, proposer=offer.responder, responder=offer.proposer, countered=True
                )
                yield from offers.propose(draft, named, self._deals.asking(draft, named))
            case _:
                yield Event(text("18xx.offer.withdrawn", **sides, deal=self._deals.description(draft, offer)))

    def _check_counter(self, state: S, offer: Offer, move: Counter) -> None:
        """Check that another price may be named at all, and this one. Raises IllegalMove."""
        allowed = self._deals.counter_prices(state, offer)
        if not allowed.numbers:
            raise IllegalMove("18xx.offer.no_counter")
        if move.price not in allowed.numbers:
            raise IllegalMove("18xx.offer.counter_price", low=allowed.low, high=allowed.high, price=move.price)


def _buy_train(draft: EighteenxxState, offer: Offer) -> Iterator[Event]:
    seller = owner_of(draft, offer.what)
    assert seller is not None
    return buy_from_company(draft, offer.company, seller, offer.what, offer.price)


def _buy_private(draft: EighteenxxState, offer: Offer) -> Iterator[Event]:
    return buy_private(draft, offer.company, offer.what, offer.price)


def _prices_of_train(state: EighteenxxState, offer: Offer) -> tuple[int, int]:
    found = (item for item in trains_for_sale(state, offer.company) if item.train.id == offer.what)
    return next((prices(state, offer.company, item) for item in found), (1, 0))


def _prices_of_private(state: EighteenxxState, offer: Offer) -> tuple[int, int]:
    return price_range(state, offer.company, offer.what)


def _named(state: EighteenxxState, offer: Offer) -> dict[str, Param]:
    """Return what texts name of a deal, as people do: a train by what it runs as and by its owner."""
    # Other things that are offered may have the id of some card.
    seller = owner_of(state, offer.what) if offer.kind == "train" else None
    train = find_train(state.charters[seller], offer.what) if seller else None
    return {
        "company": offer.company,
        "what": train.face if train else offer.what,
        "price": offer.price,
        "seller": seller or "",
    }
