"""The opponent that plans: from its own view alone, to the end, and better than chance."""

from collections import Counter
from random import Random

import pytest

from bot.texts import Texts, languages
from engine.core.forms import offered
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.core.text import text
from engine.german_railways.bidding import on_offer
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import AgreeEnd, Auction, Bid, Build, Pass, PlayOn
from engine.german_railways.rounds import lay_out
from engine.german_railways.sensible.estimates import seen
from tests.engine.german_railways.positions import play, position
from tests.engine.german_railways.world import scramble
from tests.engine.played_before import played_before
from tests.thorough import long_but

SENSIBLE = GERMAN.policies["normal"]


def game_of(policies, seed):
    """Every (state, seat, move) of a game, the state being the one before the move; then the state at its end."""
    state, rng = GERMAN.setup(Setup("german", len(policies)), f"sensible {seed}"), Rng(f"luck {seed}")
    while actors := sorted(GERMAN.actors(state)):
        seat = actors[rng.below(len(actors))]
        move = GERMAN.policies[policies[seat]](GERMAN, state, seat, rng)
        yield state, seat, move
        list(GERMAN.play(state, move))
    yield state, None, None


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.long
def test_a_table_of_planners_comes_to_an_end_and_makes_money(players):
    for number, (state, _, move) in enumerate(game_of(["normal"] * players, players)):
        assert number < 1000
        if move is not None and number % 7 == 0:
            assert offered(GERMAN, state, move)
            assert not isinstance(move, AgreeEnd)
    assert state.ending
    assert sum(state.cash) > 300


@pytest.mark.parametrize("every", long_but([7, 1], 7))
def test_wherever_a_game_of_planners_stands_it_does_what_is_offered_and_does_not_end_it(every):
    for state, seat, _ in played_before("german", 4, every):
        move = SENSIBLE(GERMAN, state, seat, Rng("luck"))
        assert offered(GERMAN, state, move)
        assert not isinstance(move, AgreeEnd)


@pytest.mark.parametrize("every", long_but([5, 1], 5))
def test_it_judges_by_its_own_view_alone(every):
    chance, compared = Random(5), 0
    for number, (state, seat, _) in enumerate(game_of(["normal", "random", "random", "random"], "view")):
        if seat is None or number % every:
            continue
        other = scramble(state, seat, chance)
        choices = [SENSIBLE(GERMAN, one, seat, Rng("same")) for one in (state, other)]
        assert choices[0] == choices[1]
        compared += 1
    assert compared > 100 / every


def test_it_builds_the_link_that_pays_itself():
    owners = {"KSS": (0, 0), "MWB": (0,), "PO": (1,), "NME": (1,), "KBS": (1,), "GBS": (2,), "CME": (2,), "BHE": (2,)}
    state = position(networks={"MWB": ("J8",)}, treasuries={"KSS": 3}, owners=owners)
    assert SENSIBLE(GERMAN, state, 0, Rng("any")) == Build(0, "KSS", ("J8",))


def test_it_leaves_a_link_alone_that_only_pays_the_others():
    owners = {"KSS": (0, 1, 1), "MWB": (1, 2, 2), "PO": (1, 2), "NME": (1, 2), "KBS": (1, 2), "GBS": (1, 2)}
    state = position(
        networks={"MWB": ("J8",)},
        treasuries={"KSS": 3},
        owners={**owners, "CME": (1, 2), "BHE": (1, 2)},
        cash=(0, 0, 0),
    )
    move = SENSIBLE(GERMAN, state, 0, Rng("any"))
    assert not (isinstance(move, Build) and "J8" in move.hexes)


def test_its_maximum_cannot_be_worked_out_and_is_not_above_its_cash():
    state = lay_out(Setup("german", 3), "any")
    moves = {SENSIBLE(GERMAN, state, 0, Rng(f"{number}")) for number in range(40)}
    assert all(isinstance(move, Bid) and move.price <= move.up_to <= 40 for move in moves)
    assert len(moves) > 3


def test_it_puts_up_a_share_and_bids_for_it():
    state = position(cash=(40, 20, 20), owners={"GBS": (1,)})
    move = SENSIBLE(GERMAN, state, 0, Rng("any"))
    assert isinstance(move, Auction)
    play(state, move)
    assert isinstance(SENSIBLE(GERMAN, state, 0, Rng("any")), Bid)


def test_asked_about_the_end_it_plays_on_while_anything_can_be_built():
    state = position(treasuries={"PO": 9})
    play(state, AgreeEnd(0))
    for seat in range(3):
        play(state, Pass(seat))
    assert SENSIBLE(GERMAN, state, 1, Rng("any")) == PlayOn(1)


@pytest.mark.long
def test_one_planner_mostly_beats_two_that_play_by_chance():
    wins = 0
    for number in range(4):
        policies = ["random"] * 3
        policies[number % 3] = "normal"
        *_, (state, _, _) = game_of(policies, number)
        wins += GERMAN.result(state).winners == (number % 3,)
    assert wins >= 3


def test_a_share_is_said_to_be_put_up_for_gain_only_where_it_would_gain_by_what_the_opponent_estimates():
    reasons = Counter()
    for state, seat, _ in played_before("german", 4, 5):
        if Auction not in GERMAN.kinds(state, seat):
            continue
        view = GERMAN.view(state, seat)
        chosen = SENSIBLE(GERMAN, state, seat, Rng("luck"))
        for railroad in on_offer(seen(view)):
            move = Auction(seat, railroad)
            reason = GERMAN.advice.reason(state, seat, move)
            reasons[reason.key] += 1
            assert move != chosen or reason.key != "german.hint.auction_tried"
    assert {*reasons} == {f"german.hint.{key}" for key in ("auction", "auction_link", "auction_tried")}
    for language in languages():
        texts = Texts(language, strict=True).of("german")
        assert all(texts.sentence(text(key, railroad="BY"), ("Ada",)) for key in reasons)
