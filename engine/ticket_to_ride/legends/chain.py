"""Checking a whole campaign once its seed is out: every game follows from the one before (L L1.1)."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from engine.core.campaigns import seed_of_game
from engine.core.errors import CorruptLog, EngineError, IllegalMove
from engine.core.match import Match
from engine.ticket_to_ride.legends.campaign import Campaign, carried_by, found, new_campaign
from engine.ticket_to_ride.legends.standing import leave_word


def check_chain(seed: str, games: Sequence[Match]) -> Campaign:
    """Check that games are those of one campaign, played one after the other; return the campaign after them.

    Between two games nothing may have changed but that companies were founded and word was left for favours. Each match
    must have been replayed. A campaign may have been ended in a game: the last one need not be over.

    Raises:
        CorruptLog: a game has another seed than the campaign's, goes on, or does not follow from the one before.

    """
    before: Campaign | None = None
    for number, match in enumerate(games, start=1):
        if match.seed != seed_of_game(seed, number):
            raise CorruptLog(f"game {number}: the seed is not the one that the campaign's gives")
        campaign = carried_by(match.setup).campaign
        try:
            follows = campaign == _follows(before, campaign)
        except (EngineError, IllegalMove):
            follows = False
        if not follows:
            raise CorruptLog(f"game {number}: it does not begin as the game before it ended")
        if not match.over and number < len(games):
            raise CorruptLog(f"game {number}: it is not over")
        before = copy.deepcopy(match.state.campaign if match.over else campaign)
    if before is None:
        raise CorruptLog("a campaign without a game")
    return before


def _follows(before: Campaign | None, campaign: Campaign) -> Campaign:
    """Return the campaign as it must be before a game, with its companies, their names, and the word they left."""
    names = {company: record.name for company, record in campaign.companies.items()}
    if before is None:
        return new_campaign(tuple(names), tuple(names.values()))
    for company, name in names.items():
        if company not in before.companies:
            found(before, company, name)
    for company, record in campaign.companies.items():
        for source, order in record.orders.items():
            if before.companies[company].orders.get(source) != order:
                leave_word(before, company, source, order.split(","))
    return before
