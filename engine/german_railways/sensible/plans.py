"""Where to build: the ways to cities, what they cost, and what they bring to the one who plans."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.german_railways.building import Works
from engine.german_railways.facts import RailroadId, box
from engine.german_railways.sensible.outlook import UNJOINED, Outlook
from engine.german_railways.sensible.ways import Way, builds, ways
from engine.german_railways.survey import income, joined
from engine.hexes import HexName

SPARED = 0.1
"""What a Taler left in a treasury is worth to whoever has a share."""
LATER = 0.8
"""What a gain is worth that takes another build."""
IN_DOUBT = 0.45
"""What a link is worth that is yet to be paid for: others may spend the money on something else."""
WIDEST = 6
"""Ways to cities that are looked at for one railroad, the most promising first."""


class Plan(NamedTuple):
    """A build, and what it is worth."""

    worth: float
    railroad: RailroadId
    hexes: tuple[HexName, ...]


def best_build(outlook: Outlook) -> Plan | None:
    """Return the build that is worth most, even where that is less than nothing; None: none is possible."""
    mine = (id_ for id_, railroad in outlook.state.railroads.items() if outlook.seat in railroad.owners)
    plans = [plan for railroad in mine for plan in plans_of(outlook, railroad)]
    return max(plans, key=lambda plan: plan.worth, default=None)


def plans_of(outlook: Outlook, railroad: RailroadId) -> Iterator[Plan]:
    """Enumerate builds of a railroad that lead somewhere; where nothing does, the cheapest one."""
    works = Works(outlook.survey, railroad)
    if not works.can_go_on():
        return
    promising = sorted(ways(works), key=lambda way: -_promise(outlook, works, way))[:WIDEST]
    found = [plan for way in promising if (plan := _towards(outlook, railroad, way)).hexes]
    yield from found
    if not any(plan.worth > 0 for plan in found):
        yield _anywhere(outlook, railroad)


def _promise(outlook: Outlook, works: Works, way: Way) -> float:
    """Weigh a way quickly: what its cities add, and whether it links or joins, for each build that it takes."""
    printed = box().hexes
    reached = dict.fromkeys([*works.reached, *(city for hex_ in way.hexes if (city := printed[hex_].city) is not None)])
    gain = income(works.id, reached, works.state.switches) - outlook.survey.incomes[works.id]
    wanted = set(works.printed.pays_once_joined) - set(works.reached)
    links = outlook.survey.linked(works.id, way.hexes) - outlook.survey.links[works.id]
    return (gain + 3 * bool(links) + 3 * len(wanted & set(reached))) / builds(works, way) - way.cost / 20


def _towards(outlook: Outlook, railroad: RailroadId, way: Way) -> Plan:
    """Build as far along a way as one build goes, and on from there to what lies near."""
    works = Works(outlook.survey, railroad)
    for hex_ in way.hexes:
        if hex_ not in works.options():
            break
        works.lay(hex_)
    if len(works.hexes) < len(way.hexes):
        return Plan(_later(outlook, works, way), railroad, tuple(works.hexes))
    worth = _worth(outlook, works)
    while True:
        better = [(value, hex_) for hex_ in works.options() if (value := _worth(outlook, works, hex_)) > worth]
        if not better:
            return Plan(worth, railroad, tuple(works.hexes))
        worth, hex_ = max(better)
        works.lay(hex_)


def _worth(outlook: Outlook, works: Works, then: HexName | None = None) -> float:
    """Return what a build is worth: its dividends, what the income will bring, less what it takes from the treasury."""
    outcome = works.outcome(then)
    spent = works.spent + (0 if then is None else works.price(then))
    before, after = float(outlook.survey.incomes[works.id]), float(outcome.income)
    if works.printed.pays_once_joined and not outlook.survey.pays(works.id):
        before *= UNJOINED
        after *= 1 if joined(works.id, outcome.cities) else UNJOINED
    later = max(0.0, outlook.dividends - bool(outcome.linked))
    return outlook.balance(outcome.paid) + outlook.shares(works.id) * ((after - before) * later - SPARED * spent)


def _later(outlook: Outlook, works: Works, way: Way) -> float:
    """Return what the first of several builds towards a city is worth: its part of what they bring together."""
    whole = Works(outlook.survey, works.id)
    for hex_ in way.hexes:
        whole.lay(hex_)
    number = builds(works, way)
    return _worth(outlook, whole) * LATER ** (number - 1) / number


def _anywhere(outlook: Outlook, railroad: RailroadId) -> Plan:
    """Build the cheapest hex."""
    works = Works(outlook.survey, railroad)
    works.lay(min(works.options(), key=works.price))
    return Plan(_worth(outlook, works), railroad, tuple(works.hexes))


def funded_link(outlook: Outlook, railroad: RailroadId) -> tuple[float, int]:
    """Return what it is worth to buy a share of a railroad so that it can pay for a link, and the price needed."""
    way = outlook.links[railroad]
    if way is None:
        return 0.0, 0
    price = way.cost - outlook.state.railroads[railroad].treasury
    if not 0 < price <= min(outlook.cash, outlook.spare(outlook.cash)):
        return 0.0, 0
    then = outlook.with_share(railroad, price)
    best = max((plan.worth for plan in plans_of(then, railroad)), default=0.0)
    return IN_DOUBT * best - price, price
