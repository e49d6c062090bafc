"""The planning opponent of Legends: it plays to the end by its own view alone (L L8, M)."""

from random import Random

import pytest

from engine.core import codec
from engine.core.forms import offered
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.campaign import new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Travel
from engine.ticket_to_ride.legends.sensible.plan import Outlook
from engine.ticket_to_ride.legends.simulation import play_campaign, summary
from tests.engine.ticket_to_ride.legends.positions import BOX, position
from tests.engine.ticket_to_ride.legends.world import scramble, world

choose = LEGENDS.policies["sensible"]


def game(number, players, seed):
    """Every (state, seat, move) of a game of planning companies."""
    state, rng = LEGENDS.setup(world(number).setup(players), seed), Rng(seed)
    while awaited := LEGENDS.awaited(state):
        seat = min(awaited)
        move = choose(LEGENDS, state, seat, rng)
        yield state, seat, move
        for _ in LEGENDS.play(state, move):
            pass


@pytest.mark.parametrize(("number", "players"), [(1, 2), (1, 5), (6, 3), (12, 4)])
def test_it_plays_only_what_is_offered_to_the_end(number, players):
    moves = 0
    for state, _, move in game(number, players, "offered"):
        moves += 1
        if moves % 7 == 0:
            assert offered(LEGENDS, state, move)
        assert moves < 1500
    assert moves > 20 * players


@pytest.mark.parametrize(("number", "players"), [(1, 3), (12, 4)])
def test_it_chooses_alike_whatever_is_hidden_from_it(number, players):
    chance = Random("hidden")
    for count, (state, seat, _) in enumerate(game(number, players, "hidden")):
        if count % 5 == 0:
            other = scramble(codec.clone(state), seat, chance)
            assert choose(LEGENDS, other, seat, Rng("same")) == choose(LEGENDS, codec.clone(state), seat, Rng("same"))


def test_it_completes_more_tickets_than_chance_does():
    done = {}
    for policy in ("random", "sensible"):
        state, rng = LEGENDS.setup(next_setup(new_campaign(("black", "blue", "green"))), "tickets"), Rng(policy)
        while awaited := LEGENDS.awaited(state):
            list(LEGENDS.play(state, LEGENDS.policies[policy](LEGENDS, state, min(awaited), rng)))
        rows = [row for slip in state.slips for row in slip.tickets]
        done[policy] = sum(row.completed for row in rows) / len(rows)
    assert done["sensible"] > 2 * done["random"]


def test_it_plans_the_cheapest_way_of_a_ticket_over_what_it_owns():
    table = position(tickets={"black": ["albany--bangor"]}, claims={"albany--boston": "black"})
    plan = Outlook(table.state, 0).plan()
    assert {track.id for track in plan.tracks} <= {"bangor--boston-a", "bangor--boston-b"}
    assert len(plan.tracks) == 1


def test_it_travels_what_its_ticket_needs_once_it_can():
    table = position(
        tickets={"black": ["albany--bangor"]}, claims={"albany--boston": "black"}, hands={"black": "2 green, 2 red"}
    )
    move = choose(LEGENDS, table.state, 0, Rng("now"))
    assert isinstance(move, Travel)
    assert (move.track, move.payment) == ("bangor--boston-a", "2 green")


def test_a_whole_campaign_is_played_and_counted():
    told = play_campaign(2, "whole")
    assert len(told.games) == 12
    assert all(len(game.totals) == 2 for game in told.games)
    figures = summary([told])
    assert figures["campaigns"] == 1
    assert set(figures["specialists"]) <= set(BOX.specialists)
    assert 0 <= figures["margin"] <= 1
