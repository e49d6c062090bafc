"""Václav, the neutral player of a table of two: which companies he gets, and who decides for them.

The variant for two players is not in the rulebook; it is played as on 18xx.games. Václav has no purse: what his shares
earn stays with the bank, and the bank pays for what his companies lay.
"""

from __future__ import annotations

from engine.core.events import Event
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import text
from engine.eighteenxx import shares
from engine.eighteenxx.facts import Kind
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import VACLAV, G18czState, Neutral
from engine.eighteenxx.g18cz.trading import issue_of, par_prices
from engine.eighteenxx.market import CompanyId

MULTIPLIER, INCREMENT, MODULUS = 1103515245, 12345, 1 << 31
"""Of the generator that draws his companies."""


def neutral_of(seed: str, rng: Rng) -> Neutral:
    """Return Václav as a game begins. Logs of 18xx.games have numbers for seeds, which start his generator."""
    return Neutral(draw=int(seed) % MODULUS if seed.isdecimal() else rng.below(MODULUS))


def found(draft: G18czState, size: Kind) -> tuple[CompanyId, Event]:
    """Start a company of a size for Václav as the size opens: drawn by lot, at its lowest price, just afloat.

    Its treasury is empty, and stays so.
    """
    assert draft.neutral is not None
    neutral = draft.neutral
    neutral.draw = (MULTIPLIER * neutral.draw + INCREMENT) % MODULUS
    drawn = [
        name
        for name, charter in draft.charters.items()
        if everything().companies[name].kind == size and not charter.closed
    ]
    company = drawn[neutral.draw % len(drawn)]
    neutral.companies.append(company)
    charter, issue, price = draft.charters[company], issue_of(company), par_prices(company)[0]
    shares.start(charter, VACLAV, price)
    while shares.with_players(charter, issue) < everything().figures.floats_at:
        shares.buy(charter, issue, VACLAV, issue.share)
    charter.floated = True
    draft.market.put(company, everything().chart.place_of(price))
    percent = shares.held(charter, issue, VACLAV)
    return company, Event(text("18cz.vaclav.founds", owner=VACLAV, company=company, price=price, percent=percent))


def decider(state: G18czState, company: CompanyId) -> Seat:
    """Return who decides for a company of Václav at this moment of its turn.

    The first in the turn order lays the track of his small and large company and the second builds their stations; for
    the medium one it is the other way round. Whoever lays the track also runs the trains.
    """
    first, second = state.order
    if everything().companies[company].kind == "medium":
        first, second = second, first
    frame = state.main_frame
    building = frame.actor == company and "track" in frame.done and "station" not in frame.done
    return second if building else first
