import functools
import pickle

import pytest

from engine.core.codec import clone
from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.eighteenxx.companies import BANK
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.printed import everything
from tests.thorough import long_but

TABLES = pytest.mark.parametrize("players", long_but([2, 3, 5, 6], 2, 3))


@functools.cache
def _positions(players):
    """One position in three of a random game, and the last, each with its view."""
    state, rng = G18CZ.setup(Setup("18cz", players), "view"), Rng("view")
    seen, number = [(clone(state), G18CZ.view(state, None))], 0
    while actors := G18CZ.actors(state):
        for _ in G18CZ.play(state, random_move(G18CZ, state, min(actors), rng)):
            pass
        number += 1
        if number % 3 == 0 or not G18CZ.actors(state):
            seen.append((clone(state), G18CZ.view(state, None)))
    return seen


def views(players):
    return [view for _, view in _positions(players)]


@pytest.mark.parametrize("players", long_but([2, 3, 5, 6], 3))
def test_everybody_sees_the_same(players):
    for state, view in _positions(players)[::20]:
        for seat in range(players):
            assert {**vars_of(G18CZ.view(state, seat)), "viewer": None} == vars_of(view)


def vars_of(view):
    return {field: getattr(view, field) for field in view.__struct_fields__}


def test_the_seed_and_the_luck_to_come_are_secret():
    state = G18CZ.setup(Setup("18cz", 4), "secret")
    other = clone(state)
    other.rng = Rng("something else")
    assert G18CZ.view(state, None) == G18CZ.view(other, None)


def test_a_view_can_be_handed_to_another_process():
    view = views(3)[-1]
    assert pickle.loads(pickle.dumps(view)) == view


@TABLES
def test_a_game_begins_with_cash_alone(players):
    view = views(players)[0]
    assert view.calendar.stage == "draft"
    assert {(player.worth, player.certificates) for player in view.players} == {(view.players[0].cash, 0)}
    assert view.depot.phase == "a"
    assert view.depot.exports == 7
    assert view.local_price == 40
    assert view.turn is None
    assert view.reckonings is None


def test_at_first_every_company_has_a_place_kept_at_home():
    view = views(3)[0]
    kept = {}
    for home in view.map.homes:
        kept.setdefault(home.company, []).append(home.hex)
    assert set(kept) == set(everything().companies)
    assert kept["BCB"] == ["D16"], "rules of the box; Pardubice only at a table of 18xx.games"
    assert kept["Pr"] == ["A21", "B18"]
    assert {home.city for home in view.map.homes if home.hex == "E11"} == {0, 1}


@TABLES
def test_shares_always_add_up_to_a_hundred_percent(players):
    for view in views(players):
        for company in view.companies.values():
            if not company.closed:
                assert sum(company.holders.values()) + company.for_sale == 100
                held = sum(player.shares.get(company.id, 0) for player in view.players)
                assert held == sum(percent for owner, percent in company.holders.items() if isinstance(owner, int))


@TABLES
def test_tiles_are_either_laid_or_left(players):
    for view in views(players):
        for name, tile in everything().tiles.items():
            lying = sum(laid.tile == name for laid in view.map.laid.values())
            assert view.map.supply[name] + lying == tile.count


@TABLES
def test_a_company_has_a_price_just_when_it_stands_on_the_chart(players):
    for view in views(players):
        on_chart = {name for stack in view.chart.values() for name in stack}
        assert on_chart == {company.id for company in view.companies.values() if company.price is not None}
        for place, stack in view.chart.items():
            assert {view.companies[name].price for name in stack} == {everything().chart.prices[place]}


@TABLES
def test_those_who_had_their_turn_come_first_in_operating_order(players):
    for view in views(players):
        had = [view.companies[name].had_turn for name in view.operating]
        assert had == sorted(had, reverse=True)
        if view.calendar.stage == "operating" and view.turn:
            assert not view.companies[view.turn.company].had_turn


@TABLES
def test_what_a_player_is_worth_is_what_the_end_reckons(players):
    state, view = _positions(players)[-1]
    assert view.calendar.stage == "over"
    assert view.to_move == ()
    assert tuple(line.total for line in view.reckonings) == G18CZ.result(state).scores
    for line, player in zip(view.reckonings, view.players, strict=True):
        assert line.total == player.worth
        assert line.total == line.cash + line.shares + line.private_companies - line.debt - line.interest
    places = sorted(line.place for line in view.reckonings)
    assert places[0] == 1
    assert len(G18CZ.result(state).winners) == places.count(1)


def test_two_players_see_only_what_takes_part():
    state, view = _positions(2)[0]
    assert set(view.companies) == set(state.printed.companies)
    assert len(view.map.out) == 34
    assert {home.hex for home in view.map.homes} <= set(state.printed.hexes)


@TABLES
def test_what_is_on_offer_is_the_top_card_as_far_as_it_has_not_rusted(players):
    for view in views(players):
        faces = [face.name for face in everything().cards[view.depot.deck[0].rank].faces]
        assert [name for name in faces if name not in view.depot.rusted] == list(view.depot.on_offer)


@TABLES
def test_the_next_station_costs_nothing_at_home(players):
    for view in views(players):
        for company in view.companies.values():
            if company.par is not None and not company.operated and not company.closed:
                assert company.station_price in {0, None}
            assert BANK not in company.holders


@TABLES
def test_the_latest_run_and_the_latest_changes_stay_in_sight_when_the_turn_is_over(players):
    seen = views(players)
    began = next(number for number, view in enumerate(seen) if view.last_run)
    assert all(view.last_run for view in seen[began:])
    assert all(run.face in everything().faces and run.revenue > 0 for run in seen[-1].last_run.runs)
    laid = next(number for number, view in enumerate(seen) if view.map.laid)
    assert all(view.map.changed for view in seen[laid:])
