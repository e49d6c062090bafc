"""Answering an offer (18CZ rules, locals, OR 9 and OR 10: both sides must agree)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import EngineError, IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Slot
from engine.core.steps import Actor, Step
from engine.core.text import Player, text
from engine.eighteenxx.g18cz.deals import carry_out
from engine.eighteenxx.g18cz.moves import Accept, Refuse, Withdraw
from engine.eighteenxx.g18cz.refusals import remember_refusal
from engine.eighteenxx.g18cz.state import G18czState


class AnswerOffer(Step[G18czState]):
    """One side answers, while the other may take the offer back."""

    name = "offer"
    moves = (Accept, Refuse, Withdraw)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait while the offer stands."""
        return state.offer is not None

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Tell which side a seat is on."""
        if state.offer is None:
            return ()
        return (Accept, Refuse) if actor == state.offer.asked else (Withdraw,)

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer nothing: an answer has no fields."""
        raise EngineError(f"{kind.__name__} has no field {field}")

    def play(self, draft: G18czState, move: Move) -> Iterator[Event]:
        """Carry the deal out, or let it go."""
        offer = draft.offer
        assert offer is not None
        proposer, asked = Player(offer.proposer), Player(offer.asked)
        if (move.seat == offer.asked) == isinstance(move, Withdraw):
            raise IllegalMove("18cz.offer.other_side", proposer=proposer, asked=asked)
        draft.offer = None
        draft.frames.pop()
        match move:
            case Accept():
                yield Event(text("18cz.offer.accepted", asked=asked, proposer=proposer))
                yield from carry_out(draft, offer)
            case Refuse():
                remember_refusal(draft, offer)
                yield Event(text("18cz.offer.refused", asked=asked, proposer=proposer))
            case _:
                yield Event(text("18cz.offer.withdrawn", asked=asked, proposer=proposer))
