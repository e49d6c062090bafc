"""What leads players through a turn of 18CZ alone."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.steps import WaitingStep
from engine.core.text import Player, Text, text
from engine.eighteenxx import guidance
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.steps.draft import on_offer
from engine.eighteenxx.moves import Exchange

SPENDING = guidance.SPENDING | {Exchange}
OMISSIONS = guidance.OMISSIONS | {"18cz.acquire.passed"}


def prompt(state: G18czState, seat: Seat, awaited: WaitingStep) -> Text | None:
    """Tell what a seat is to decide at the step that waits for it."""
    return guidance.prompt(state, seat, awaited, {"draft": _draft, "stock": _stock})


def meaning(state: G18czState, kind: type[Move], awaited: WaitingStep) -> Text | None:
    """Tell what a kind of move means at the step that is waited for; None: what it always means."""
    return None if awaited.round == "draft" else guidance.meaning(state, kind, awaited)


def _draft(state: G18czState, seat: Seat) -> Text:
    left = sum(1 for _ in on_offer(state))
    return text("18cz.prompt.draft", player=Player(seat), cash=state.players[seat].cash, left=left)


def _stock(state: G18czState, seat: Seat) -> Text:
    return guidance.stock_prompt(state, seat, debt=state.players[seat].debt)
