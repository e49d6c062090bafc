"""Václav, the neutral player at a table of two: which companies he gets, and who decides for them.

The variant for two players is not in the rulebook; it is played as on 18xx.games. Václav has no money: what his shares
earn stays with the bank, and the bank pays for what his companies lay.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from engine.core.errors import UnsoundPosition
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx import certificates
from engine.eighteenxx.companies import CompanyId, Kind
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.trains import faces_left, runs, sell, take

VACLAV: Literal["Václav"] = "Václav"
"""His name, as an owner of certificates."""
TWO = 2
"""How many players there are at tables where he plays."""
MULTIPLIER, INCREMENT, MODULUS = 1103515245, 12345, 1 << 31
"""The constants of the generator that draws his companies."""


class Neutral(msgspec.Struct):
    """The state of the neutral player."""

    draw: int
    """The state of his generator."""
    companies: list[CompanyId] = []
    """His companies, in the order in which they were drawn."""


def neutral_of(seed: str, rng: Rng) -> Neutral:
    """Return Václav as a game begins. Logs of 18xx.games have numbers as seeds, which start his generator."""
    return Neutral(draw=int(seed) % MODULUS if seed.isdecimal() else rng.below(MODULUS))


def check_neutral(neutral: Neutral | None, players: int) -> None:
    """Check that he is at a table exactly if it has two players, with a generator in range. Raises UnsoundPosition."""
    UnsoundPosition.unless((neutral is not None) == (players == TWO), f"Václav is, or is not, at a table of {players}")
    drawn = 0 if neutral is None else neutral.draw
    UnsoundPosition.unless(0 <= drawn < MODULUS, f"{drawn} was never drawn for Václav")


def check_companies_of_neutral(state: EighteenxxState, neutral: Neutral | None) -> None:
    """Check that his companies are those over which he presides. Raises UnsoundPosition."""
    his = [] if neutral is None else neutral.companies
    led = {company for company, charter in state.charters.items() if charter.president == VACLAV}
    UnsoundPosition.unless(sorted(his) == sorted(led), "Václav's companies are not his")


def join(draft: EighteenxxState, neutral: Neutral, size: Kind) -> Iterator[Event]:
    """Give him a company when its size opens, with its first train."""
    company, said = found(draft, neutral, size)
    yield said
    yield from supply(draft, company)


def found(draft: EighteenxxState, neutral: Neutral, size: Kind) -> tuple[CompanyId, Event]:
    """Start a company of a size for Václav: drawn at random, at its lowest price, with just enough shares to float.

    Its treasury is empty, and stays empty.
    """
    printed = draft.printed
    neutral.draw = (MULTIPLIER * neutral.draw + INCREMENT) % MODULUS
    drawn = [name for name, it in draft.charters.items() if not it.closed and printed.companies[name].kind == size]
    company = drawn[neutral.draw % len(drawn)]
    neutral.companies.append(company)
    charter, price = draft.charters[company], printed.kind(company).par[0]
    certificates.start(charter, VACLAV, price)
    while certificates.with_players(charter) < printed.figures.floats_at:
        certificates.buy(charter, VACLAV, certificates.on_sale(charter)[0])
    charter.floated = True
    draft.market.put(company, printed.chart.cell_of(price))
    percent = certificates.held(charter, VACLAV)
    return company, Event(text("18cz.vaclav.founds", owner=VACLAV, company=company, price=price, percent=percent))


def supply(draft: EighteenxxState, company: CompanyId) -> Iterator[Event]:
    """Give one of his companies the next train of its size, which counts as sold."""
    for train in draft.depot.deck:
        for face in faces_left(draft, train):
            if runs(draft.printed, company, face.name):
                take(draft.depot, train, draft.printed.endless).face = face.name
                yield Event(text("18cz.train.supplied", company=company, train=face.name))
                yield from sell(draft, train.rank, (face,))
                draft.charters[company].trains = [train]
                return


def decider(state: EighteenxxState, company: CompanyId) -> Seat:
    """Return who decides for a company of Václav at this moment of its turn.

    The first player in the turn order lays the track of his small and large companies, and the second builds their
    stations; for the medium one it is the other way round. The player who lays the track also runs the trains.
    """
    first, second = state.order
    if state.printed.companies[company].kind == "medium":
        first, second = second, first
    frame = state.main_frame
    building = frame.actor == company and "track" in frame.done and "station" not in frame.done
    return second if building else first
