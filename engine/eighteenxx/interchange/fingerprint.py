"""What matters of a position when two games are compared, whatever their rules record and their seats' numbers are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.seat import Seat
from engine.core.steps import FramedGame, WaitingStep
from engine.eighteenxx.companies import Owner
from engine.eighteenxx.interchange.names import site_names
from engine.eighteenxx.state import EighteenxxState


def waiting_step_of(
    game: FramedGame[Any], state: EighteenxxState, seats: Mapping[Seat, Seat] | None = None
) -> WaitingStep | None:
    """Return what a game waits for, with seats renumbered, or None if it is over."""
    seat = min(game.rounds.actors(state), default=None)
    found = None if seat is None else game.rounds.waiting_step(state, seat)
    if found is None or seats is None or isinstance(found.actor, str):
        return found
    return found._replace(actor=seats[Seat(found.actor)])


def fingerprint(state: EighteenxxState, seats: Mapping[Seat, Seat] | None = None) -> dict[str, Any]:
    """Return everything that determines how a game goes on, each under a name, with seats renumbered."""

    def owner(one: Owner | None) -> Owner | None:
        return seats[Seat(one)] if seats is not None and isinstance(one, int) else one

    trading = state.trading
    return {
        "players": {owner(Seat(seat)): player for seat, player in enumerate(state.players)},
        "turn order": [owner(seat) for seat in state.order],
        "companies": {
            company: (
                [(one.percent, owner(one.holder)) for one in charter.certificates],
                owner(charter.president),
                (charter.stations, charter.cash, charter.trains),
                (charter.par, charter.floated, charter.operated, charter.closed),
            )
            for company, charter in state.charters.items()
        },
        "tiles": state.board.laid,
        "stations": state.board.stations,
        "prices": state.market.stacks,
        "trains": (state.depot.decks, state.depot.pool, set(state.depot.rusted), state.depot.phase),
        f"{site_names(state.printed).private_company}s": {
            name: (owner(private.owner), private.used) for name, private in state.private_companies.items()
        },
        "rounds": state.calendar,
        "trades": (trading.passes, trading.acted, {(owner(seat), company) for seat, company in trading.barred}),
    }
