"""Whole campaigns by chance: no fault, no game without end, nothing lost, nothing below zero (L M)."""

import msgspec
import pytest

from engine.core.campaigns import seed_of_game
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.campaign import Campaign, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.vaults import legends, opened
from tests.engine.ticket_to_ride.legends.positions import PACK
from tests.engine.ticket_to_ride.legends.table import census
from tests.thorough import long_but

ENDLESS = 1500
"""Three times the moves of the longest of 5,000 games."""


def check(state, cards):
    assert census(state) == cards
    for held in state.seats:
        assert min(held.hand) >= 0
        assert min(held.coins, held.trains, held.coal) >= 0
    claimed = sum(state.printed.board.routes[track].length for track in state.claims)
    trains = PACK.figures.campaign.trains[state.number - 1] * len(state.seats)
    assert sum(held.trains for held in state.seats) + claimed == trains


@pytest.mark.parametrize("players", long_but([2, 5], 2))
def test_a_campaign_by_chance_ends_and_loses_nothing_whoever_misses_a_game(players):
    campaign, rng, seed = new_campaign(tuple(PACK.companies)[:players]), Rng("sample"), f"sample-{players}"
    while not campaign.over:
        playing = [company for company in campaign.companies if rng.below(8)]
        state = LEGENDS.setup(
            next_setup(campaign, playing if len(playing) > 1 else None), seed_of_game(seed, campaign.game)
        )
        cards, moves = census(state), 0
        while awaited := sorted(LEGENDS.awaited(state)):
            move = LEGENDS.policies["random"](LEGENDS, state, awaited[rng.below(len(awaited))], rng)
            for _ in LEGENDS.play(state, move):
                pass
            moves += 1
            if moves % 25 == 0:
                check(state, cards)
        check(state, cards)
        assert moves < ENDLESS
        campaign = msgspec.convert(LEGENDS.carry(state), Campaign)
    assert sorted(company for place in legends(campaign) for company in place) == sorted(campaign.companies)
    assert all(vault.total >= 0 for vault in opened(campaign).values())
