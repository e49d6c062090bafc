"""What each player of an 18xx game can expect to be worth in the end."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.seat import Seat
from engine.eighteenxx.certificates import cost, holding, price_of, unit_of
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.rounds import OPERATING
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.scoring import worth
from engine.eighteenxx.sensible.estimates import Expectations, earnings, faces_of, rounds_until_rusted
from engine.eighteenxx.sensible.growth import gain_of_share, gain_of_start, rounds_ahead
from engine.eighteenxx.sensible.operating import next_train
from engine.eighteenxx.state import EighteenxxState

_PRIVATE_ROUNDS = 4
"""The most operating rounds in which a private company is expected to pay: then it closes, or is sold."""
_SHARED = 0.5
"""The part of the revenue of a company without shares that its owner gets."""
_LACKING = 0.5
"""How likely a company without money is not to replace its trains: it may withhold, or its president may help."""


def outlook(expectations: Expectations, state: EighteenxxState) -> tuple[float, ...]:
    """Return the worth by seat, including what shares and private companies are likely to gain until the end."""
    seats = [Seat(seat) for seat in range(len(state.players))]
    if state.finished:
        return tuple(float(worth(state, seat)) for seat in seats)
    expected = [float(state.players[seat].cash - rules_of(state).owed(state, seat)) for seat in seats]
    for seat, value in _values(expectations, state, seats):
        expected[seat] += value
    return tuple(expected)


def _values(expectations: Expectations, state: EighteenxxState, seats: list[Seat]) -> Iterator[tuple[Seat, float]]:
    """Yield what each player can expect from each thing that he holds."""
    rounds = expectations.rounds_left(state)
    for name, private in state.private_companies.items():
        income = state.printed.private_companies[name].income * min(rounds, _PRIVATE_ROUNDS)
        if isinstance(private.owner, int):
            yield Seat(private.owner), income + rules_of(state).private_worth_at_end(state, name)
    for company, charter in state.charters.items():
        if charter.closed:
            continue
        if state.market.holds(company):
            gain = _gain(expectations, state, company)
            for seat in seats:
                percent = holding(state, company, seat)
                yield seat, cost(state, company, percent, price_of(state, company)) * (1 + gain)
        elif isinstance(charter.president, int):
            revenue = earnings(state, company, faces_of(state, company))
            yield Seat(charter.president), charter.cash + _SHARED * revenue * rounds_ahead(expectations, state)


def _gain(expectations: Expectations, state: EighteenxxState, company: CompanyId) -> float:
    """Return how much a share is likely to gain per coin of its price, also in a company that has yet to float.

    Its present trains pay until they rust; how likely others are to replace them depends on its money.
    """
    charter = state.charters[company]
    if not charter.floated:
        return 0.0 if charter.par is None else gain_of_start(expectations, state, company, charter.par)
    faces, operates = faces_of(state, company), _operates(state, company)
    if not charter.operated and not faces:
        return gain_of_share(expectations, state, company, operates=operates)
    face, rounds = next_train(state, company), rounds_ahead(expectations, state) + operates
    if faces:
        revenue = earnings(state, company, faces)
        lasting = min(rounds, max(rounds_until_rusted(state, each) for each in faces))
        money = charter.cash + revenue
    else:
        revenue = earnings(state, company, (face.name,)) if face else 0
        lasting, money = 0.0, charter.cash
    replaced = 1.0 if face is None else 1 - _LACKING * (1 - min(1.0, money / face.price))
    paid = lasting + replaced * max(0.0, rounds - lasting - (not faces))
    price = price_of(state, company)
    dividends = revenue * paid * unit_of(state, company) / 100
    return (dividends + _price_after(state, company, rounds, round(paid) if revenue else 0) - price) / price


def _price_after(state: EighteenxxState, company: CompanyId, rounds: int, paid: int) -> int:
    """Return the price of a company after some rounds, if it pays in the first ``paid`` of them."""
    chart, cell = state.printed.chart, state.market.cell(company)
    for number in range(rounds):
        if number < paid:
            cell = chart.after_payout(cell, state.printed.kind(company).rise)
        else:
            cell = chart.after_withholding(cell)
    return chart.price(cell)


def _operates(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company has yet to pay or withhold in the operating round under way."""
    frame = state.main_frame
    if frame.round != OPERATING or company not in frame.actors[frame.at :]:
        return False
    return company != frame.actors[frame.at] or "dividend" not in frame.done
