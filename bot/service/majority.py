"""Who must agree: everybody who is asked, or, about somebody who is silent, a majority."""

from __future__ import annotations

from storage.records import Proposal, ProposalState, Table


def with_answer(table: Table, proposal: Proposal, user_id: int, *, agree: bool) -> ProposalState:
    """Tell what becomes of an open proposal with one more answer."""
    agreed = {*proposal.agreed, user_id} if agree else set(proposal.agreed)
    waiting = set(proposal.waiting) - {user_id}
    if not by_majority(table, proposal) or user_id == proposal.user_id:
        if not agree:
            return "refused"
        if not by_majority(table, proposal):
            return "open" if waiting else "agreed"
    # Whoever is to take the company over must agree, and is not one of those who vote about it.
    voters = {*proposal.agreed, *proposal.waiting, *proposal.refused, proposal.by} - {proposal.user_id}
    votes = len((agreed | {proposal.by}) & voters)
    if 2 * (votes + len(waiting & voters)) <= len(voters):
        return "refused"
    willing = proposal.user_id is None or proposal.user_id in agreed
    return "agreed" if willing and 2 * votes > len(voters) else "open"


def by_majority(table: Table, proposal: Proposal) -> bool:
    """Tell whether a majority of those who vote about a proposal is enough."""
    return proposal.kind == "vote" or (table.campaign is not None and proposal.kind in ("replace", "opponent"))
