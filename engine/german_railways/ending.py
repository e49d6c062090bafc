"""Both ends of the game, and who has won (rulebook, "End of the game and winner")."""

from __future__ import annotations

from engine.core.game import Result
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.building import BuildPlan
from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.state import Ending, GermanState


def linked_enough(analysis: BoardAnalysis) -> tuple[RailroadId, ...]:
    """Return the railroads that are directly linked to at least two others."""
    return tuple(id_ for id_, links in analysis.links.items() if len(links) >= printed_facts().figures.links_to_end)


def reason_to_end(state: GermanState) -> Ending | None:
    """Return why the game is over, if it is, when turn order is determined (decision 4)."""
    analysis = BoardAnalysis(state)
    if len(linked_enough(analysis)) == len(state.railroads):
        return "linked"
    if len(state.agreed) == len(state.cash):
        return "agreed"
    if state.switches.stalemate == "ends" and not can_any_ever_build(analysis):
        return "stalemate"
    return None


def can_any_ever_build(analysis: BoardAnalysis) -> bool:
    """Return whether any railroad can ever build again; the richest are tried first, as they usually can."""
    railroads = analysis.state.railroads
    richest = sorted(railroads, key=lambda id_: railroads[id_].treasury, reverse=True)
    return any(can_ever_build(analysis, id_) for id_ in richest)


def can_ever_build(analysis: BoardAnalysis, railroad: RailroadId) -> bool:
    """Return whether a railroad can build now, or could with all the money that its unsold shares may still bring.

    A hex never grows cheaper, and what others build only closes hexes, so what cannot be paid for now never can be.
    Dividends bring players new cash, but only after somebody has built.
    """
    return BuildPlan(analysis, railroad, money_to_come(analysis.state, railroad)).can_go_on()


def money_to_come(state: GermanState, railroad: RailroadId) -> int:
    """Return the most that a railroad can still be paid for its unsold shares with the players' present cash.

    Before a third share is sold, the second shares of all must have been, for at least one Taler each.
    """
    rules = printed_facts().figures
    sold = len(state.railroads[railroad].owners)
    cash = sorted(state.cash, reverse=True)
    others = sum(
        max(0, rules.third_share_after - len(other.owners)) for id_, other in state.railroads.items() if id_ != railroad
    )
    early = max(0, rules.third_share_after - sold)
    every = sum(cash[: rules.shares - sold])
    return max(sum(cash[:early]), min(every, sum(cash) - rules.least_bid * others))


def result(state: GermanState) -> Result | None:
    """Rank the players by cash alone, as shares and treasuries do not count; None while the game goes on."""
    return None if state.ending is None else Result.by_score(state.cash)
