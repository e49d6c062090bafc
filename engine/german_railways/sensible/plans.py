"""Where to build: the ways to cities, what they cost, and what they bring the planning player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.german_railways.board_analysis import income, joined
from engine.german_railways.building import BuildPlan
from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.sensible.estimates import RICH, UNJOINED, Estimates, imagined
from engine.german_railways.state import Railroad
from engine.german_railways.ways import Way, builds, way_to_link, ways
from engine.hexes import HexName

SPARED = 0.1
"""What a Taler left in a treasury is worth to a shareholder."""
LATER = 0.8
"""The part of a gain that counts for each further build that it takes."""
IN_DOUBT = 0.6
"""The part of a link's worth that counts if it has yet to be paid for: others may spend the money elsewhere."""
LINKED = 0.2
"""The least that a future link is worth to a seat, as a part of a mean dividend, even if others gain more by it."""
WIDEST = 6
"""How many ways to cities are considered for one railroad, the most promising first."""


class Plan(NamedTuple):
    """A build, and what it is worth."""

    worth: float
    railroad: RailroadId
    hexes: tuple[HexName, ...]


def best_build(estimates: Estimates) -> Plan | None:
    """Return the build that is worth most, even if that is less than 0, or None if no build is possible."""
    mine = (id_ for id_, railroad in estimates.state.railroads.items() if estimates.seat in railroad.owners)
    plans = [plan for railroad in mine for plan in plans_of(estimates, railroad)]
    return max(plans, key=lambda plan: plan.worth, default=None)


def plans_of(estimates: Estimates, railroad: RailroadId) -> Iterator[Plan]:
    """Enumerate builds of a railroad that lead to cities and, if none of them is worth anything, the cheapest build."""
    build_plan = BuildPlan(estimates.analysis, railroad)
    if not build_plan.can_go_on():
        return
    promising = sorted(ways(build_plan), key=lambda way: -_promise(estimates, build_plan, way))[:WIDEST]
    found = [plan for way in promising if (plan := _towards(estimates, railroad, way)).hexes]
    yield from found
    if not any(plan.worth > 0 for plan in found):
        yield _anywhere(estimates, railroad)


def _promise(estimates: Estimates, build_plan: BuildPlan, way: Way) -> float:
    """Evaluate a way quickly: what its cities add, and whether it links or joins, per build that it takes."""
    printed = printed_facts().hexes
    reached = dict.fromkeys(
        [*build_plan.reached, *(city for hex_ in way.hexes if (city := printed[hex_].city) is not None)]
    )
    gain = income(build_plan.id, reached, build_plan.state.switches) - estimates.analysis.incomes[build_plan.id]
    wanted = set(build_plan.printed.pays_once_joined) - set(build_plan.reached)
    links = estimates.analysis.linked(build_plan.id, way.hexes) - estimates.analysis.links[build_plan.id]
    return (gain + 3 * bool(links) + 3 * len(wanted & set(reached))) / builds(build_plan, way) - way.cost / 20


def _towards(estimates: Estimates, railroad: RailroadId, way: Way) -> Plan:
    """Plan to build as far along a way as one build goes and, if that completes it, on to what adds most."""
    build_plan = BuildPlan(estimates.analysis, railroad)
    for hex_ in way.hexes:
        if hex_ not in build_plan.options():
            break
        build_plan.lay(hex_)
    if len(build_plan.hexes) < len(way.hexes):
        worth = _later(estimates, build_plan, way) + _prospects(estimates, build_plan)
        return Plan(worth, railroad, tuple(build_plan.hexes))
    worth = _worth(estimates, build_plan)
    found = [(worth + _prospects(estimates, build_plan), tuple(build_plan.hexes))]
    while True:
        better = [
            (value, hex_) for hex_ in build_plan.options() if (value := _worth(estimates, build_plan, hex_)) > worth
        ]
        if not better:
            break
        worth, hex_ = max(better)
        build_plan.lay(hex_)
        found.append((worth + _prospects(estimates, build_plan), tuple(build_plan.hexes)))
    worth, hexes = max(found, key=lambda each: each[0])
    return Plan(worth, railroad, hexes)


def _prospects(estimates: Estimates, build_plan: BuildPlan) -> float:
    """Return how a build changes what the railroad's next link may bring, from which it takes money and locomotives.

    For a build that makes a link itself, nothing is subtracted for the link expected before it.
    """
    state, there = estimates.state, estimates.state.railroads[build_plan.id]
    grown = Railroad([*there.hexes, *build_plan.hexes], there.treasury - build_plan.spent, there.owners)
    then = Estimates(imagined(state, {**state.railroads, build_plan.id: grown}, state.cash), estimates.seat)
    then.a_share = estimates.a_share
    chance = then.link_chance(build_plan.id, way_to_link(BuildPlan(then.analysis, build_plan.id, RICH)))
    if not build_plan.outcome().linked:
        chance -= estimates.link_chance(build_plan.id, estimates.links[build_plan.id])
    paid = list(estimates.dividend)
    for owner in there.owners:
        paid[owner] += estimates.analysis.incomes[build_plan.id]
    return chance * max(LINKED * sum(paid) / len(paid), estimates.balance(paid))


def _worth(estimates: Estimates, build_plan: BuildPlan, then: HexName | None = None) -> float:
    """Return what a build is worth: its dividends and what the income will bring, less the worth of its cost."""
    outcome = build_plan.outcome(then)
    spent = build_plan.spent + (0 if then is None else build_plan.price(then))
    before, after = float(estimates.analysis.incomes[build_plan.id]), float(outcome.income)
    if build_plan.printed.pays_once_joined and not estimates.analysis.pays(build_plan.id):
        before *= UNJOINED
        after *= 1 if joined(build_plan.id, outcome.cities) else UNJOINED
    later = max(0.0, estimates.dividends - bool(outcome.linked))
    return estimates.balance(outcome.paid) + estimates.shares(build_plan.id) * (
        (after - before) * later - SPARED * spent
    )


def _later(estimates: Estimates, build_plan: BuildPlan, way: Way) -> float:
    """Return what the first of several builds towards a city is worth: its share of what they bring together."""
    whole = BuildPlan(estimates.analysis, build_plan.id)
    for hex_ in way.hexes:
        whole.lay(hex_)
    number = builds(build_plan, way)
    return _worth(estimates, whole) * LATER ** (number - 1) / number


def _anywhere(estimates: Estimates, railroad: RailroadId) -> Plan:
    """Plan to build the cheapest hex."""
    build_plan = BuildPlan(estimates.analysis, railroad)
    build_plan.lay(min(build_plan.options(), key=build_plan.price))
    return Plan(_worth(estimates, build_plan) + _prospects(estimates, build_plan), railroad, tuple(build_plan.hexes))


def build_to_link(estimates: Estimates) -> Plan | None:
    """Return the best build towards a new link that can be paid for, even if others gain more by it, or None."""
    mine = {id_: railroad for id_, railroad in estimates.state.railroads.items() if estimates.seat in railroad.owners}
    plans = [
        plan
        for id_, railroad in mine.items()
        if (way := estimates.links[id_]) is not None and way.cost <= railroad.treasury
        if (plan := _towards(estimates, id_, way)).hexes
    ]
    return max(plans, key=lambda plan: plan.worth, default=None)


def funded_link(estimates: Estimates, railroad: RailroadId) -> tuple[float, int]:
    """Return the worth of buying a share of a railroad so that it can pay for a link, and the price needed for that."""
    way = estimates.links[railroad]
    if way is None:
        return 0.0, 0
    price = way.cost - estimates.state.railroads[railroad].treasury
    if not 0 < price <= min(estimates.cash, estimates.spare(estimates.cash)):
        return 0.0, 0
    then = estimates.with_share(railroad, price)
    best = max((plan.worth for plan in plans_of(then, railroad)), default=0.0)
    return IN_DOUBT * best - price, price
