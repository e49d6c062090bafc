"""Which trains the sensible opponent buys for a company, from the bank and from its other companies.

A train is worth what it adds to earnings in each operating round until it rusts or the game ends, less a part of its
price: a company's money counts for nothing in the end, but buys the next train.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx.certificates import holding
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import BuyTrain, Discard, Pass
from engine.eighteenxx.printed import Face
from engine.eighteenxx.purchases import TrainForSale, affordable, must_buy, prices
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.sensible import solvency
from engine.eighteenxx.sensible.estimates import (
    Expectations,
    earnings,
    faces_of,
    is_sold_by_bank,
    is_threatened,
    rounds_until_rusted,
)
from engine.eighteenxx.sensible.growth import given_away
from engine.eighteenxx.sensible.operating import next_price
from engine.eighteenxx.state import EighteenxxState, cash_of, turn_under_way
from engine.eighteenxx.trains import counted, is_full, runnable, runs

IDLE = 0.35
"""What a coin in a company's treasury is worth, which might buy a later train."""
GROWTH = 0.6
"""The part of its earnings alone that a second train may earn once there is more track; a third earns less again."""
HELP = 2
"""How much each coin counts that a president adds to a purchase: he may have to borrow it."""
SOON = 2
"""Operating rounds after which more track is expected."""
LAST_ROUNDS = 4
"""The number of operating rounds before the end over which a company's money loses its worth."""


def buy_train(expectations: Expectations, state: EighteenxxState, seat: Seat, *, may_pass: bool) -> Move:
    """Buy what is worth most above its price; if one must be bought, money that the president adds counts double."""
    company = turn_under_way(state).company
    items = [item for item in affordable(state, company) if runs(state.printed, company, item.face.name)]
    own = [item for item in items if _leads(state, seat, item) and _is_spare(state, item)]
    bank = [item for item in items if is_sold_by_bank(item)]
    must, cash = must_buy(state, company), cash_of(state, company)
    ways = [
        (
            worth_of_train(expectations, state, company, item.face, _price(state, company, item))
            - _damage(state, seat, company, item),
            item,
        )
        for item in (*own, *bank)
    ]
    paid = [way for way in ways if must or _price(state, company, way[1]) <= cash]
    if must and ways:
        # What the president adds counts in full.
        return _take(
            state, seat, max(ways, key=lambda way: way[0] - HELP * max(_price(state, company, way[1]) - cash, 0))[1]
        )
    worth, best = max(paid, key=lambda way: way[0], default=(0.0, None))
    if best is not None and worth > 0:
        return _take(state, seat, best)
    if may_pass:
        return _for_others(expectations, state, seat, company) or Pass(seat)
    return _take(state, seat, next(iter(affordable(state, company))))


def buy_in_time(expectations: Expectations, state: EighteenxxState, seat: Seat, *, may_pass: bool) -> Move:
    """Buy a train that stays as soon as its company can pay for it; any other if it earns its price or must be bought.

    This is for games in which no money of a company gets to its president, who lacks it when the last trains are due:
    in 1854, ``buy_train`` cost a seat 250 ± 125 of 4,900. A train that another own company can spare costs next to
    nothing.
    """
    company = turn_under_way(state).company
    fitting = [item for item in affordable(state, company) if runs(state.printed, company, item.face.name)]
    bank = [item for item in fitting if is_sold_by_bank(item)]
    must = must_buy(state, company)
    if spare := _spare_of_own(expectations, state, seat, company, fitting):
        return _take(state, seat, spare)
    staying = _that_stays(expectations, state, company, bank)
    if staying and (must or not solvency.harm(state, seat, company, staying.face)):
        return _take(state, seat, staying)
    if must and bank:
        return _take(state, seat, min(bank, key=_cheapness))
    if wanted := _worth_its_price(expectations, state, company, bank):
        return _take(state, seat, max(wanted, key=lambda item: item.face.reach))
    return Pass(seat) if may_pass else _take(state, seat, next(iter(affordable(state, company))))


def _cheapness(item: TrainForSale) -> tuple[int, int]:
    return item.face.price, -item.face.reach


def _spare_of_own(
    expectations: Expectations, state: EighteenxxState, seat: Seat, company: CompanyId, fitting: list[TrainForSale]
) -> TrainForSale | None:
    """Return a train that another own company can spare, if this one soon has none that runs, or has none already."""
    lasts = solvency.rounds_with_trains(state, company)
    if lasts >= min(expectations.rounds_left(state) - 1, solvency.SOON):
        return None
    must = must_buy(state, company)
    offered = [item for item in fitting if _leads(state, seat, item)]
    own = [item for item in offered if _has_another(state, item, for_long=True)]
    if must and not own:
        own = [item for item in offered if _has_another(state, item, for_long=False)]
    best = max(own, key=lambda item: (rounds_until_rusted(state, item.face.name), item.face.reach), default=None)
    if best and (must or rounds_until_rusted(state, best.face.name) > lasts):
        return best
    return None


def _has_another(state: EighteenxxState, item: TrainForSale, *, for_long: bool) -> bool:
    """Return whether a seller keeps another train that it can run; ``for_long``: one that does not rust soon."""
    others = (train for train in runnable(state, CompanyId(item.source)) if train.id != item.train.id)
    return any(not for_long or rounds_until_rusted(state, train.face) > solvency.SOON for train in others)


def _that_stays(
    expectations: Expectations, state: EighteenxxState, company: CompanyId, bank: list[TrainForSale]
) -> TrainForSale | None:
    """Return the cheapest train that does not rust before the end, if a company without such a one can pay for it."""
    left, cash = expectations.rounds_left(state) - 1, cash_of(state, company)
    if solvency.rounds_with_trains(state, company) >= left:
        return None
    staying = (item for item in bank if rounds_until_rusted(state, item.face.name) >= left)
    return min((item for item in staying if item.face.price <= cash), key=_cheapness, default=None)


def _worth_its_price(
    expectations: Expectations, state: EighteenxxState, company: CompanyId, bank: list[TrainForSale]
) -> list[TrainForSale]:
    """Return the trains that outlast a company's own if those rust soon, or else those that earn all of their price."""
    left, lasts = expectations.rounds_left(state) - 1, solvency.rounds_with_trains(state, company)
    lasting = [item for item in bank if rounds_until_rusted(state, item.face.name) > lasts]
    if lasting and lasts < min(left, solvency.VERY_SOON):
        return lasting
    faces = faces_of(state, company)
    earned = earnings(state, company, faces)

    def gain(item: TrainForSale) -> float:
        more = earnings(state, company, (*faces, item.face.name)) - earned
        return more * min(left, rounds_until_rusted(state, item.face.name))

    return [item for item in bank if gain(item) > item.face.price]


def worth_of_train(
    expectations: Expectations, state: EighteenxxState, company: CompanyId, face: Face, price: int
) -> float:
    """Return what another train of a company brings its president, above what its price costs him."""
    left = expectations.rounds_left(state) - 1
    faces = faces_of(state, company)
    gain: float = earnings(state, company, (*faces, face.name)) - earnings(state, company, faces)
    runs_to_come = min(left, rounds_until_rusted(state, face.name))
    if runs_to_come > SOON and faces:
        gain = max(gain, GROWTH ** len(faces) * earnings(state, company, (face.name,)))
    president = state.charters[company].president
    assert isinstance(president, int)
    gained = gain * runs_to_come * holding(state, company, Seat(president)) / 100
    if is_threatened(state, company) and left > SOON and runs_to_come > SOON:
        # A company that waits until its trains have rusted may need its president's money.
        gained += next_price(state, company)
    return gained - cost_to_president(expectations, state, company, price)


def cost_to_president(expectations: Expectations, state: EighteenxxState, company: CompanyId, price: int) -> float:
    """Return what it is worth to a president that a company keeps an amount of money.

    It may spend some of it on his private companies; the rest is worth little, and less and less towards the end.
    """
    cash = cash_of(state, company)
    to_president = rules_of(state).private_value(state) * len(given_away(expectations, state, company))
    idle = min(price, max(cash - to_president, 0))
    left = min(1.0, (expectations.rounds_left(state) - 1) / LAST_ROUNDS)
    return IDLE * idle * left + (price - idle) * (left > 0)


def _damage(state: EighteenxxState, seat: Seat, company: CompanyId, item: TrainForSale) -> int:
    """Return the harm if a purchase rusts all trains of his other companies, for which a president must add money."""
    rusts, due = set(item.face.rusts) - set(state.depot.rusted), 0
    for other, charter in state.charters.items():
        if rusts and other != company and charter.president == seat:
            faces = set(faces_of(state, other))
            if faces and faces <= rusts:
                due += max(next_price(state, other) - charter.cash, 0)
    return HELP * due


def _price(state: EighteenxxState, company: CompanyId, item: TrainForSale) -> int:
    return prices(state, company, item)[0]


def _leads(state: EighteenxxState, seat: Seat, item: TrainForSale) -> bool:
    """Return whether a train belongs to a company of the same president."""
    return not is_sold_by_bank(item) and state.charters[CompanyId(item.source)].president == seat


def _is_spare(state: EighteenxxState, item: TrainForSale) -> bool:
    """Return whether a seller can spare a train, because it cannot run it."""
    return not runs(state.printed, CompanyId(item.source), item.face.name)


def _for_others(expectations: Expectations, state: EighteenxxState, seat: Seat, company: CompanyId) -> Move | None:
    """Buy a train that another company of the president needs and cannot pay for: that one then buys it for a coin.

    Only one at a time: while such a train waits to be sold on, no further one is bought.
    """
    if any(not runs(state.printed, company, train.face) for train in state.charters[company].trains):
        return None
    for item in affordable(state, company):
        if is_sold_by_bank(item) and not runs(state.printed, company, item.face.name):
            poor = (other for other in _in_need(state, seat, company) if cash_of(state, other) < item.face.price)
            able = (other for other in poor if runs(state.printed, other, item.face.name))
            if any(worth_of_train(expectations, state, other, item.face, item.face.price) > 0 for other in able):
                return _take(state, seat, item)
    return None


def _in_need(state: EighteenxxState, seat: Seat, company: CompanyId) -> Iterator[CompanyId]:
    """Enumerate the other companies of a president that have room for a train and a coin for it."""
    for other, charter in state.charters.items():
        if (
            other != company
            and charter.president == seat
            and charter.floated
            and charter.cash
            and not is_full(state, other)
        ):
            yield other


def _take(state: EighteenxxState, seat: Seat, item: TrainForSale) -> Move:
    return BuyTrain(seat, item.name, prices(state, turn_under_way(state).company, item)[0])


def give_back(state: EighteenxxState, seat: Seat, company: CompanyId) -> Move:
    """Give back a train that does not run, or the one that runs least far."""
    can_run = {train.id for train in runnable(state, company)}
    trains = counted(state, company)
    return Discard(seat, min(trains, key=lambda train: (train.id in can_run, state.printed.faces[train.face].reach)).id)
