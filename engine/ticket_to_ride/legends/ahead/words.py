"""What playing on has shown, in words."""

from __future__ import annotations

from engine.core.text import Text, text
from engine.ticket_to_ride.legends.ahead.player import Choice, Tickets
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.texts import tickets_text


def with_comparison(state: LegendsState, why: Text, choice: Choice) -> Text:
    """Add to the reason for keeping some tickets how they compare with the next best, where something was compared."""
    if choice.kept is None:
        return why
    aim, other = _kept(state, choice.kept), _kept(state, choice.other)
    won, other_won = round(100 * choice.won), round(100 * choice.other_won)
    if won <= other_won:  # what is usual is chosen unless something else does surely better
        return text("ttr.hint.compared_even", why=why, aim=aim, won=won, other=other)
    return text("ttr.hint.compared", why=why, aim=aim, won=won, other=other, other_won=other_won)


def _kept(state: LegendsState, tickets: Tickets) -> Text:
    if not tickets:
        return text("legends.aim.none")
    return text("legends.aim.keep", tickets=tickets_text(state, tickets))
