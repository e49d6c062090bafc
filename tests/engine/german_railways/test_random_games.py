"""Random games to their ends: money, shares, locomotives and incomes always come out."""

import os
from itertools import pairwise

import msgspec
import pytest

from engine.core import codec
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.facts import printed_facts
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import AgreeEnd, Bid, Build
from engine.german_railways.switches import Switches

GAMES = int(os.environ.get("GERMAN_GAMES", "24"))
"""500 of them take half a minute; these are the first."""


def moves_of(seed, players, variants=None):
    """Every (state, move, events) of one random game, the state being the one after the move."""
    state, rng = GERMAN.setup(Setup("german", players, variants or {}), f"random {seed}"), Rng(f"luck {seed}")
    yield state, None, ()
    while actors := sorted(GERMAN.actors(state)):
        seat = actors[rng.below(len(actors))]
        move = GERMAN.policies["random"](GERMAN, state, seat, rng)
        events = tuple(GERMAN.play(state, move))
        yield state, move, events


def incomes_by_hand(state):
    """Add up the cities of each network, Berlin once, and Main-Weser's best city once more."""
    found = {}
    for id_, railroad in state.railroads.items():
        values = {}
        for hex_ in railroad.hexes:
            if printed_facts().hexes[hex_].city:
                values[printed_facts().hexes[hex_].city] = printed_facts().hexes[hex_].value
        found[id_] = sum(values.values()) + (max(values.values()) if id_ == "MWB" else 0)
    return found


def connected(railroad):
    """Tell whether a network hangs together from its start hex."""
    reached, open_ = set(), [railroad.hexes[0]]
    while open_:
        hex_ = open_.pop()
        if hex_ in railroad.hexes and hex_ not in reached:
            reached.add(hex_)
            open_ += printed_facts().neighbours[hex_]
    return reached == set(railroad.hexes)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_keeps_to_the_rules_and_ends(seed):
    players, before = 3 + seed % 3, None
    for number, (state, move, _) in enumerate(moves_of(seed, players)):
        assert number < 4000
        placed = sum(len(railroad.hexes) for railroad in state.railroads.values())
        assert incomes_by_hand(state) == BoardAnalysis(state).incomes
        if move is None:
            assert sum(state.cash) == 120
            before = (placed, sum(state.cash), sum(r.treasury for r in state.railroads.values()), state.built)
            continue
        money = (sum(state.cash), sum(r.treasury for r in state.railroads.values()))
        assert placed == before[0] + (len(move.hexes) if isinstance(move, Build) else 0)
        if isinstance(move, Build):
            assert money[1] == before[2] - state.built.cost
            assert money[0] == before[1] + sum(state.built.paid)
            assert connected(state.railroads[move.railroad])
        else:
            assert sum(money) == before[1] + before[2], "money only moves from players to treasuries"
        before = (placed, *money, state.built)
    result = GERMAN.result(state)
    assert result.scores == tuple(state.cash)
    assert sorted(seat for place in result.places for seat in place) == list(range(players))
    assert all(result.scores[a[0]] > result.scores[b[0]] for a, b in pairwise(result.places))


def test_the_built_in_opponents_never_speak_of_the_end_while_anything_can_be_built():
    moves = [move for seed in range(4) for _, move, _ in moves_of(seed, 3)]
    assert not any(isinstance(move, AgreeEnd) for move in moves)


@pytest.mark.parametrize("seed", range(3))
def test_where_the_game_does_not_end_by_itself_they_agree_to_end_it(seed):
    *_, (state, move, _) = moves_of(seed, 3, {"stalemate": "goes_on"})
    assert state.ending == "agreed"
    assert isinstance(move, AgreeEnd)


@pytest.mark.parametrize("field", Switches.__struct_fields__)
def test_every_switch_can_be_set_the_other_way_and_the_game_still_ends(field):
    kind = next(f for f in msgspec.structs.fields(Switches) if f.name == field).type
    other = kind.__args__[1]
    *_, (state, _, _) = moves_of(1, 3, {field: other})
    assert getattr(state.switches, field) == other
    assert state.ending


def test_what_an_offer_says_of_a_build_is_what_the_build_does():
    checked = 0
    for seed in range(6):
        last = None
        for state, move, _ in moves_of(seed, 3 + seed % 3):
            if isinstance(move, Build):
                chosen = {"railroad": move.railroad, "hexes": move.hexes[:-1]}
                slot = GERMAN.slot(last, move.seat, Build, "hexes", chosen)
                params = next(o.label.params for o in slot.options if o.value == move.hexes[-1])
                assert params["total"] == state.built.cost
                paid = {each.params["player"].seat: each.params["money"] for each in params.get("paid", ())}
                assert paid == {seat: money for seat, money in enumerate(state.built.paid) if money}
                checked += 1
            last = codec.clone(state)
    assert checked > 100


def test_a_bid_never_costs_its_owner_more_than_the_maximum():
    for seed in range(8):
        wills, last = {}, None
        for state, move, _ in moves_of(seed, 4):
            open_ = last.bidding if last else None
            if isinstance(move, Bid):
                wills[move.seat] = max(move.price, move.up_to)
            if open_ is not None and (state.bidding is None or state.bidding.railroad != open_.railroad):
                buyer = state.first
                paid = last.cash[buyer] - state.cash[buyer]
                if paid > 0 and len(state.railroads[open_.railroad].owners) > len(
                    last.railroads[open_.railroad].owners
                ):
                    assert paid <= wills[buyer]
                wills = {}
            last = codec.clone(state)
