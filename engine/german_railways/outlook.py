"""What each player of German Railways can expect to end with."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.german_railways.sensible.estimates import UNJOINED, Estimates
from engine.german_railways.state import GermanState


def outlook(state: GermanState) -> tuple[float, ...]:
    """Return, by seat, its Taler plus what its shares are likely to pay until the end (nothing once it is over)."""
    cash = [float(money) for money in state.cash]
    if state.ending is not None:
        return tuple(cash)
    estimates = Estimates(state, Seat(0))
    for id_, railroad in state.railroads.items():
        times = estimates.dividends * (1.0 if estimates.analysis.pays(id_) else UNJOINED)
        for owner in railroad.owners:
            cash[owner] += times * estimates.analysis.incomes[id_]
    return tuple(cash)
