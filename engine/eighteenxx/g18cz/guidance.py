"""The prompts that only 18CZ has."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.eighteenxx.assistance import Kinds, OwnPrompts, stock_prompt
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.steps.draft import on_offer


def _draft(state: G18czState, seat: Seat, _kinds: Kinds) -> Text:
    left = sum(1 for _ in on_offer(state))
    return text("18cz.prompt.draft", player=Player(seat), cash=state.players[seat].cash, left=left)


def _stock(state: G18czState, seat: Seat, kinds: Kinds) -> Text:
    return stock_prompt(state, seat, kinds, debt=state.players[seat].debt)


PROMPTS: OwnPrompts = {"draft": _draft, "stock": _stock}
