"""What may be seen of a game of 18CZ: everything but the seed."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.views import (
    EighteenxxView,
    PlayerView,
    Reckoning,
    player_fields,
    reckoning_fields,
    shared_fields,
)


class G18czPlayerView(PlayerView, frozen=True, kw_only=True):
    """One player."""

    debt: int
    """What was borrowed and not yet paid back."""
    interest: int
    """What is due at the end, whether the debt is paid back or not."""


class G18czReckoning(Reckoning, frozen=True, kw_only=True):
    """The final score of one player, item by item."""

    debt: int
    interest: int


class G18czView(EighteenxxView, frozen=True, kw_only=True, tag="18cz"):
    """A position as everybody sees it."""

    players: tuple[G18czPlayerView, ...]
    """By seat."""
    local_price: int
    """What the bank pays for a local railway now, and the most that a company may pay."""
    reckonings: tuple[G18czReckoning, ...] | None
    """By seat, when the game is over."""


def view_of(state: G18czState, viewer: Seat | None, actors: frozenset[Seat]) -> G18czView:
    """Show a position; everybody sees the same (18CZ rules, "General")."""
    # One card leaves after each set but the last (OR 13).
    exports = 0 if state.finished else len(state.printed.figures.operating_rounds) - 1 - state.calendar.set
    reckonings = reckoning_fields(state)
    return G18czView(
        **shared_fields(state, viewer, actors, everything(), exports=exports),
        players=tuple(
            G18czPlayerView(**player_fields(state, Seat(seat)), debt=player.debt, interest=player.interest)
            for seat, player in enumerate(state.players)
        ),
        local_price=rules_of(state).private_value(state),
        reckonings=None
        if reckonings is None
        else tuple(
            G18czReckoning(**fields, debt=player.debt, interest=player.interest)
            for fields, player in zip(reckonings, state.players, strict=True)
        ),
    )
