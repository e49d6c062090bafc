"""Checking a whole campaign once its seed is out: every game follows from the one before (L L1.1)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.errors import CorruptLog
from engine.core.match import Match
from engine.ticket_to_ride.legends.campaign import Campaign, carried_by, found, new_campaign, seed_of_game
from engine.ticket_to_ride.legends.game import LEGENDS


def check_chain(seed: str, games: Sequence[Match]) -> Campaign:
    """Check that games are those of one campaign, played one after the other; return the campaign after them.

    Between two games nothing may have changed but that companies were founded. Each match must have been replayed.

    Raises:
        CorruptLog: a game has another seed than the campaign's, is not over, or does not follow from the one before.

    """
    before: Campaign | None = None
    for number, match in enumerate(games, start=1):
        if match.seed != seed_of_game(seed, number):
            raise CorruptLog(f"game {number}: the seed is not the one that the campaign's gives")
        campaign = carried_by(match.setup).campaign
        if campaign != _follows(before, campaign):
            raise CorruptLog(f"game {number}: it does not begin as the game before it ended")
        after = LEGENDS.carry(match.state)
        if after is None:
            raise CorruptLog(f"game {number}: it is not over")
        before = msgspec.convert(after, Campaign)
    if before is None:
        raise CorruptLog("a campaign without a game")
    return before


def _follows(before: Campaign | None, campaign: Campaign) -> Campaign:
    """Return the campaign as it must be before a game, with the companies that it has and the names they chose."""
    names = {company: record.name for company, record in campaign.companies.items()}
    if before is None:
        return new_campaign(tuple(names), tuple(names.values()))
    for company, name in names.items():
        if company not in before.companies:
            found(before, company, name)
    return before
