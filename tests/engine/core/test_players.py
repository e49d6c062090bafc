from collections import Counter

import msgspec
import pytest

from engine.core import codec
from engine.core.forms import answers, legal
from engine.core.moves import Choice, NumberRange, Option
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import text
from tests.toy.engine.game import TOY, Choose, Draw, Score, Swap

ADA = Seat(0)
THREE = tuple(Option(value, text("toy.yes")) for value in "abc")


def test_a_choice_gives_its_values_and_a_list_every_allowed_subset():
    assert list(answers(Choice(THREE))) == ["a", "b", "c"]
    subsets = list(answers(Choice(THREE, many=True, at_least=2, at_most=3)))
    assert subsets == [("a", "b"), ("a", "c"), ("b", "c"), ("a", "b", "c")]
    assert list(answers(NumberRange(3, 5))) == [3, 4, 5]
    assert list(answers(NumberRange(55, 70, 5))) == [55, 60, 65, 70]


def test_every_legal_move_is_enumerated(match):
    low, high = sorted(match.state.hands[ADA])
    assert list(legal(TOY, match.state, ADA)) == [Choose(ADA, number) for number in range(low, high + 1)]


def test_moves_without_fields_and_empty_lists_are_moves_too(match):
    for seat in (0, 1):
        match.play(Choose(Seat(seat), match.state.hands[seat][0]))
    assert list(legal(TOY, match.state, ADA)) == [Score(ADA), Draw(ADA)]
    match.play(Draw(ADA))
    assert list(legal(TOY, match.state, ADA)) == [Swap(ADA, ()), Swap(ADA, ("yes",))]


def test_a_match_enumerates_the_legal_moves_of_a_seat(match):
    assert list(match.legal(ADA)) == list(legal(TOY, match.state, ADA))


def test_random_moves_are_all_legal_and_all_of_them_come_up(match):
    rng = Rng("luck")
    seen = Counter(random_move(TOY, match.state, ADA, rng) for _ in range(400))
    assert set(seen) == set(legal(TOY, match.state, ADA))


def test_a_form_is_filled_from_text():
    assert codec.fill(Choose, {"seat": 0, "number": "7"}) == Choose(ADA, 7)
    with pytest.raises(msgspec.ValidationError):
        codec.fill(Choose, {"seat": 0})
    with pytest.raises(msgspec.ValidationError):
        codec.fill(Choose, {"seat": 0, "number": "seven"})
