import pytest

from engine.core.errors import EngineError, GameOver, NotNow, NotYourTurn
from engine.core.game import State
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame, FramedState, Round, Rounds, Step, resume, turn_of
from tests.toy.engine.game import TOY, Choose, Draw, Score, Swap

ADA, BO = Seat(0), Seat(1)


class Foreign(Move, frozen=True, tag="foreign"):
    """A move of another game."""


def opened(match):
    for seat in (BO, ADA):
        match.play(Choose(seat, match.state.hands[seat][0]))
    return match


def test_all_actors_of_a_common_round_decide_in_any_order(match):
    assert TOY.actors(match.state) == {ADA, BO}
    match.play(Choose(BO, match.state.hands[BO][0]))
    assert TOY.actors(match.state) == {ADA}
    match.play(Choose(ADA, match.state.hands[ADA][0]))
    assert TOY.actors(match.state) == {ADA}
    assert TOY.kinds(match.state, ADA) == (Score, Draw)


def test_a_seat_that_has_decided_is_told_for_whom_all_wait(match):
    match.play(Choose(BO, match.state.hands[BO][0]))
    with pytest.raises(NotYourTurn) as refusal:
        match.play(Choose(BO, match.state.hands[BO][0]))
    assert [player.seat for player in refusal.value.text.params["waiting"]] == [ADA]


def test_a_move_of_another_moment_is_told_what_is_wanted_instead(match):
    with pytest.raises(NotNow) as refusal:
        match.play(Score(ADA))
    assert refusal.value.text.params["move"].key == "core.move.score"
    assert [kind.key for kind in refusal.value.text.params["instead"]] == ["core.move.choose"]


def test_an_interrupt_takes_the_turn_until_it_is_answered(match):
    opened(match)
    match.play(Draw(ADA))
    assert TOY.kinds(match.state, ADA) == (Swap,)
    with pytest.raises(NotNow):
        match.play(Score(ADA))
    match.play(Swap(ADA, ("yes",)))
    assert TOY.actors(match.state) == {BO}


def test_a_finished_game_accepts_nothing(match):
    opened(match)
    match.play(Score(ADA))
    match.play(Score(BO))
    assert match.over
    with pytest.raises(GameOver):
        list(TOY.play(match.state, Score(ADA)))
    assert (TOY.kinds(match.state, ADA), TOY.accepted(match.state)) == ((), frozenset())


def test_a_game_that_no_rounds_drive_tells_no_turn(match):
    assert turn_of(match.state) is not None
    assert turn_of(State(Rng("any"))) is None


def test_a_game_that_brings_nothing_of_its_own_suggests_plays_and_prints_nothing(match):
    assert TOY.advice.suggest(match.state, ADA, Choose, lambda: False) is None
    assert TOY.orders.voted(match.state, ADA) is None
    assert TOY.learning.printed_texts() == {}
    with pytest.raises(LookupError, match="no question is called prices"):
        TOY.orders.answer_text("prices")


def test_a_move_of_another_game_is_the_programs_fault_not_the_players(match):
    with pytest.raises(EngineError):
        list(TOY.play(match.state, Foreign(ADA)))


def test_a_round_names_every_kind_of_move_once():
    assert set(TOY.moves) == {Choose, Score, Draw, Swap}
    assert len(TOY.moves) == 4


class Stored(FramedState):
    """A position that was stored once."""


class AsksNothingNow(Step[Stored]):
    name = "scoring"
    moves = (Score,)

    def waits(self, state, actor):
        return False

    def kinds(self, state, actor):
        return ()

    def slot(self, state, actor, kind, field, chosen):
        raise AssertionError

    def play(self, draft, move):
        raise AssertionError


class AsksStill(AsksNothingNow):
    name = "drawing"
    moves = (Draw,)

    def waits(self, state, actor):
        return True

    def kinds(self, state, actor):
        return self.moves

    def play(self, draft, move):
        draft.end_game()
        return ()


def test_a_stored_turn_that_has_come_to_a_step_which_asks_nothing_any_more_goes_on_with_the_next():
    rounds = Rounds(turn=Round(AsksNothingNow(), AsksStill(), then=resume))
    state = Stored(Rng("stored"), [Frame("turn", [ADA])])
    assert rounds.kinds(state, ADA) == (Draw,)
    assert list(rounds.play(state, Draw(ADA))) == []
    assert state.over
