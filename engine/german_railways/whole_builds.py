"""Whole builds that lead to a city, so that they can be chosen in one go instead of hex by hex."""

from __future__ import annotations

from engine.core.assistance import ListedMove
from engine.core.seat import Seat
from engine.core.text import text
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.building import BuildPlan, Outcome
from engine.german_railways.labels import buildable, paid_texts
from engine.german_railways.moves import Build
from engine.german_railways.state import GermanState
from engine.german_railways.texts import hex_text, railroad_name
from engine.german_railways.ways import builds_to_cities


def whole_builds(state: GermanState, seat: Seat) -> tuple[ListedMove, ...]:
    """List the cheapest build of each railroad of a player to each city that one build can reach.

    First come those that make a link, ranked by what they pay the player and then by how little any other gets; then
    those that raise the player's income most.
    """
    analysis = BoardAnalysis(state)
    found = [
        (_rank(state, seat, build_plan, outcome), _listed(seat, build_plan, outcome))
        for railroad in buildable(analysis, seat)
        for build_plan in builds_to_cities(BuildPlan(analysis, railroad))
        for outcome in (build_plan.outcome(),)
    ]
    return tuple(listed for _, listed in sorted(found, key=lambda each: each[0]))


def _rank(state: GermanState, seat: Seat, build_plan: BuildPlan, outcome: Outcome) -> tuple[int, ...]:
    others = max(money for other, money in enumerate(outcome.paid) if other != seat)
    gain = outcome.income - build_plan.analysis.incomes[build_plan.id]
    own = gain * state.railroads[build_plan.id].owners.count(seat)
    return int(not outcome.linked), -outcome.paid[seat], others, -own, build_plan.spent


def _listed(seat: Seat, build_plan: BuildPlan, outcome: Outcome) -> ListedMove:
    """Return a build with where it leads and what it costs, and what it brings."""
    gain = outcome.income - build_plan.analysis.incomes[build_plan.id]
    label = text(
        "german.listed.build",
        railroad=railroad_name(build_plan.id),
        place=hex_text(build_plan.hexes[-1]),
        price=build_plan.spent,
        hexes=len(build_plan.hexes),
    )
    if outcome.linked:
        brings = text("german.listed.link", gain=gain, links=len(outcome.linked), paid=paid_texts(outcome))
    else:
        brings = text("german.listed.income", gain=gain, income=outcome.income)
    return ListedMove(Build(seat, build_plan.id, tuple(build_plan.hexes)), label, brings)
