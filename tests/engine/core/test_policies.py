"""Levels of built-in opponents: the usual one, former names, and one that errs."""

from collections import Counter

import pytest

from bot.service.play import OpponentTurn, choose
from engine.core import codec
from engine.core.game import Setup
from engine.core.policies import FORMER, USUAL, Careless, present_name, usual_policy
from engine.core.registry import every_key, find
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.moves import DrawCard, DrawTickets


@pytest.mark.parametrize("key", every_key())
def test_every_game_has_the_usual_level_and_no_former_name(key):
    game = find(key)
    assert usual_policy(game) == USUAL
    assert not FORMER.keys() & game.policies.keys()
    assert set(game.policies) <= {"easy", "normal", "hard", "random"}


def test_an_opponent_stored_under_a_former_name_plays_as_the_one_that_it_is_called_now():
    game = find("europe")
    state = game.setup(Setup("europe", 2), "former")
    turns = [
        OpponentTurn("europe", codec.encode_state(state), Seat(0), name, "luck") for name in ("sensible", "normal")
    ]
    assert choose(turns[0]) == choose(turns[1])
    assert present_name("random") == "random"


def test_whoever_errs_does_what_was_planned_with_another_card_now_and_then():
    cards = iter(["red", None, "blue"] * 1000)

    def guess(_game, _state, seat, _rng):
        card = next(cards)
        return DrawCard(seat, card) if card else DrawTickets(seat)

    careless = Careless(lambda _game, _state, seat, _rng: DrawCard(seat, "deck"), guess, 3)
    chosen = Counter(careless(None, None, Seat(0), Rng(str(number))).card for number in range(300))
    assert chosen["deck"] == pytest.approx(200, abs=30)
    assert chosen["red"] > 0 < chosen["blue"]


def test_whoever_errs_keeps_to_the_plan_where_chance_finds_nothing_of_its_kind():
    plan, guess = DrawTickets(Seat(0)), DrawCard(Seat(0), "red")
    careless = Careless(lambda *_: plan, lambda *_: guess, 1)
    assert careless(None, None, Seat(0), Rng("any")) == plan
