"""A player's turn in the draft: buy one local railway at its printed price, or pass ("Preliminary stock round")."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.eighteenxx.companies import BANK
from engine.eighteenxx.g18cz.moves import DraftPurchase
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.moves import Pass
from engine.eighteenxx.printed import PrivateCompany
from engine.eighteenxx.state import cash_of, pay


class Draft(Step[G18czState]):
    """Buy a local railway, or pass and perhaps buy at the next turn."""

    name = "draft"
    moves = (DraftPurchase, Pass)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait for a player who can pay for at least one local railway."""
        return can_buy(state, Seat(int(actor)))

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Return buying, if the player can pay for a local railway, and passing."""
        return (DraftPurchase, Pass) if self.waits(state, actor) else (Pass,)

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the local railways that the player can pay for."""
        found = _affordable(state, Seat(int(actor)))
        return Choice(tuple(Option(local.id, _label(local)) for local in found))

    def play(self, draft: G18czState, move: Move) -> Iterator[Event]:
        """Buy, or pass; either ends the turn."""
        match move:
            case DraftPurchase(seat=seat, local=name):
                local = _checked(draft, seat, name)
                pay(draft, seat, BANK, local.price)
                draft.private_companies[name].owner = seat
                draft.trading.acted = True
                yield Event(text("18cz.draft.bought", player=Player(seat), local=name, price=local.price))
            case Pass(seat=seat):
                yield Event(text("18cz.draft.passes", player=Player(seat)))
            case _:
                raise AssertionError(f"no move of the draft: {move!r}")
        draft.finish(self.name)

    def skip(self, draft: G18czState, actor: Actor) -> Iterator[Event]:
        """Pass for a player who cannot pay for any local railway."""
        yield Event(text("18cz.draft.idle", player=Player(Seat(int(actor)))))


def on_offer(state: G18czState) -> Iterator[PrivateCompany]:
    """Enumerate the local railways that nobody has bought in the draft so far."""
    return (
        state.printed.private_companies[name] for name, local in state.private_companies.items() if local.owner is None
    )


def can_buy(state: G18czState, seat: Seat) -> bool:
    """Return whether a player can pay for any local railway that is left."""
    return next(_affordable(state, seat), None) is not None


def _affordable(state: G18czState, seat: Seat) -> Iterator[PrivateCompany]:
    return (local for local in on_offer(state) if local.price <= state.players[seat].cash)


def _checked(state: G18czState, seat: Seat, name: str) -> PrivateCompany:
    """Return a local railway that a player may buy. Raises IllegalMove."""
    local = state.private_companies.get(name)
    if local is None:
        raise IllegalMove("18cz.draft.no_such_local", rule="18cz.rule.draft", local=name)
    if local.owner is not None:
        raise IllegalMove("18cz.draft.taken", rule="18cz.rule.draft", local=name)
    price, cash = state.printed.private_companies[name].price, cash_of(state, seat)
    if cash < price:
        raise IllegalMove("18cz.draft.too_costly", rule="18cz.rule.draft", local=name, price=price, cash=cash)
    return state.printed.private_companies[name]


def _label(local: PrivateCompany) -> Text:
    return text("18cz.option.local", local=local.id, name=local.name, price=local.price, income=local.income)
