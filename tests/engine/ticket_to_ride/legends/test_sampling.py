"""Positions of later games of a campaign are drawn of what a company can see, offices and sealed vaults included."""

from random import Random

import pytest

from engine.core.rng import Rng
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Give
from tests.engine.ticket_to_ride.legends.world import world
from tests.thorough import long_but


@pytest.mark.parametrize("number", long_but([3, 7, 12], 7))
def test_a_position_of_a_later_game_is_drawn_of_what_a_company_can_see(number):
    games, chance, drawn = world(number), Random("later"), 0
    for state, _, _ in games.some("later", 3, 12):
        for seat in range(3):
            other = games.scramble(state, seat, chance)
            here, there = (LEGENDS.advice.sample(one, seat, Rng("sample")) for one in (state, other))
            assert here == there
            if here is not None:
                drawn += 1
                assert LEGENDS.view(here, seat) == LEGENDS.view(state, seat)
                assert LEGENDS.kinds(here, seat) == LEGENDS.kinds(state, seat)
    assert drawn


def test_there_is_a_hint_also_where_no_position_can_be_drawn():
    games, chance, undrawn = world(6), Random("undrawn"), set()
    for state, seat, _ in games.some("later", 3, 60):
        if LEGENDS.advice.sample(state, seat, Rng("sample")) is None:
            hint = LEGENDS.advice.hint(state, seat, Rng("hint"))
            undrawn.add(type(hint.move))
            assert hint == LEGENDS.advice.hint(games.scramble(state, seat, chance), seat, Rng("hint"))
            assert list(LEGENDS.play(state, hint.move))
    assert Give in undrawn


def test_no_vault_and_no_sum_of_the_campaign_is_in_a_position_drawn():
    games, later = world(7), 0
    for state, _, _ in games.some("later", 3, 4):
        sampled = LEGENDS.advice.sample(state, 0, Rng("sample"))
        if sampled is not None and state.sealed:
            later += 1
            assert not any(record.vault for record in sampled.campaign.companies.values())
            assert not any(slip for game in sampled.campaign.games for slip in game.slips.values())
    assert later
