"""What playing on has shown, in words."""

from __future__ import annotations

from engine.core.text import Text, text
from engine.ticket_to_ride.board import Board
from engine.ticket_to_ride.europe.ahead.courses import Aim
from engine.ticket_to_ride.europe.ahead.player import Choice
from engine.ticket_to_ride.texts import ticket_text


def with_comparison(board: Board, why: Text, choice: Choice) -> Text:
    """Add to the reason for a move how what it serves compares with the next best, where something was compared."""
    if choice.aim is None or choice.other is None:
        return why
    aim, other = _aim(board, choice.aim), _aim(board, choice.other)
    won, other_won = round(100 * choice.won), round(100 * choice.other_won)
    if won <= other_won:  # what is usual is chosen unless something else does surely better
        return text("ttr.hint.compared_even", why=why, aim=aim, won=won, other=other)
    return text("ttr.hint.compared", why=why, aim=aim, won=won, other=other, other_won=other_won)


def _aim(board: Board, aim: Aim) -> Text:
    if aim.more:
        return text("ttr.aim.more")
    if not aim.tickets:
        return text("ttr.aim.points")
    return text("ttr.aim.tickets", tickets=tuple(ticket_text(board, ticket.id) for ticket in aim.tickets))
