import re
import time

import pytest

from engine.core import codec
from engine.core.errors import CorruptLog, EngineError, IllegalMove
from engine.core.game import Setup
from engine.core.match import Match, corrupt
from engine.core.moves import Redo, Undo
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.legends.campaign import new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from tests.toy.engine.game import TOY, Choose, Draw, Score, Swap, Toy

ADA, BO = Seat(0), Seat(1)


@pytest.fixture
def opened(match):
    for seat in (ADA, BO):
        match.play(Choose(seat, match.state.hands[seat][0]))
    return match


def test_an_attempt_changes_nothing_until_it_is_accepted(opened):
    before = codec.encode_state(opened.state)
    attempt = opened.attempt(Score(ADA))
    assert codec.encode_state(opened.state) == before
    assert len(opened.entries) == 2
    opened.accept(attempt)
    assert opened.entries[-1] == Score(ADA)
    assert opened.state.scored


def test_a_refused_move_leaves_no_trace(opened):
    before = codec.encode_state(opened.state)
    with pytest.raises(IllegalMove):
        opened.play(Swap(ADA, ("perhaps",)))
    assert codec.encode_state(opened.state) == before
    assert len(opened.entries) == 2


def test_the_last_move_that_revealed_nothing_is_free_to_take_back(opened):
    opened.play(Score(ADA))
    assert opened.undo_offer(ADA).free
    assert opened.undo_offer(ADA).to == 2


def test_a_move_that_revealed_something_needs_consent(opened):
    opened.play(Draw(ADA))
    assert not opened.undo_offer(ADA).free


def test_a_move_after_which_another_moved_needs_consent(opened):
    opened.play(Score(ADA))
    offer = opened.undo_offer(BO)
    assert (offer.to, offer.free) == (1, False)


def test_undo_is_an_entry_and_deletes_nothing(opened):
    opened.play(Score(ADA))
    opened.accept(opened.attempt(Undo(ADA, to=2)))
    assert len(opened.entries) == 4
    assert len(opened.line) == 2
    assert not opened.state.scored


def test_redo_plays_again_what_undo_took_back_step_by_step(opened):
    opened.play(Score(ADA))
    after = codec.encode_state(opened.state)
    opened.accept(opened.attempt(Undo(ADA, to=2)))
    opened.accept(opened.attempt(Undo(ADA, to=0)))
    opened.accept(opened.attempt(Redo(ADA)))
    assert len(opened.line) == 2
    opened.accept(opened.attempt(Redo(ADA)))
    assert codec.encode_state(opened.state) == after
    assert not opened.can_redo


def test_a_new_move_ends_the_chance_to_redo(opened):
    opened.play(Score(ADA))
    opened.accept(opened.attempt(Undo(ADA, to=2)))
    assert opened.can_redo
    opened.play(Draw(ADA))
    assert not opened.can_redo
    with pytest.raises(IllegalMove):
        opened.attempt(Redo(ADA))


@pytest.mark.parametrize("to", [2, 3, -1])
def test_undo_to_where_the_game_stands_or_has_never_been_is_refused(opened, to):
    with pytest.raises(IllegalMove):
        opened.attempt(Undo(ADA, to=to))


def test_a_draw_taken_back_and_made_again_is_the_same_draw(opened):
    opened.play(Draw(ADA))
    drawn = opened.state.drawn
    opened.accept(opened.attempt(Undo(ADA, to=2)))
    opened.play(Draw(ADA))
    assert opened.state.drawn == drawn


def test_every_earlier_position_can_be_visited(opened):
    opened.play(Score(ADA))
    assert len(opened.at(0).hands[ADA]) == 2
    assert len(opened.at(2).hands[ADA]) == 1
    assert opened.at(3) == opened.state
    with pytest.raises(IllegalMove):
        opened.at(4)


def test_history_tells_every_move_of_the_present_line_with_its_events(opened):
    opened.play(Draw(ADA))
    opened.accept(opened.attempt(Undo(ADA, to=2)))
    opened.play(Score(ADA))
    told = list(opened.history())
    assert [number for number, _, _ in told] == [1, 2, 3]
    assert told[-1][2][0].text.key == "toy.scored"


def test_a_log_with_an_illegal_entry_is_corrupt(opened):
    with pytest.raises(CorruptLog, match="entry 3"):
        Match.replay(TOY, opened.setup, opened.seed, [*opened.entries, Swap(ADA, ())])


class CountingToy(Toy):
    """The toy, counting how many moves it is asked to play."""

    def __init__(self):
        super().__init__()
        self.played = 0

    def play(self, draft, move):
        self.played += 1
        return super().play(draft, move)


@pytest.fixture
def wavering(opened):
    """A match whose draw was taken back and played again many times, then taken back for good for another move."""
    for _ in range(20):
        opened.play(Draw(ADA))
        opened.accept(opened.attempt(Undo(ADA, to=2)))
        opened.accept(opened.attempt(Redo(ADA)))
        opened.play(Swap(ADA, ()))
        opened.accept(opened.attempt(Undo(ADA, to=3)))
        opened.accept(opened.attempt(Undo(ADA, to=2)))
    opened.play(Score(ADA))
    opened.play(Draw(BO))
    opened.accept(opened.attempt(Undo(BO, to=3)))
    return opened


def same(one, other):
    return (one.state, one.line, one.entries, one.can_redo, one.undo_offer(ADA), one.undo_offer(BO)) == (
        other.state,
        other.line,
        other.entries,
        other.can_redo,
        other.undo_offer(ADA),
        other.undo_offer(BO),
    )


def test_loading_plays_each_move_that_counts_once_however_often_it_was_taken_back(wavering):
    toy = CountingToy()
    loaded = Match.replay(toy, wavering.setup, wavering.seed, wavering.entries)
    assert len(loaded.entries) > 100
    assert toy.played == len(wavering.line) == 3
    assert same(loaded, wavering)
    for match in (loaded, wavering):
        match.accept(match.attempt(Redo(BO)))
    assert same(loaded, wavering)


def test_loading_from_a_snapshot_plays_each_later_move_that_counts_once(wavering):
    toy = CountingToy()
    snapshot = codec.encode_state(wavering.at(2))
    loaded = Match.resume(toy, wavering.setup, wavering.seed, wavering.entries[:2], snapshot)
    loaded.follow(wavering.entries[2:])
    assert toy.played == 1
    assert (loaded.state, loaded.line, loaded.can_redo) == (wavering.state, wavering.line, True)


def test_what_can_be_played_again_after_many_undos_is_as_if_each_had_been_made_one_by_one(opened):
    for to in (None, None, None, 3, 2, "redo", None, 3, 2, 0, "redo", "redo"):
        if to is None:
            seat = min(opened.game.actors(opened.state))
            opened.play(opened.game.policies["random"](opened.game, opened.state, seat, Rng("undone")))
        else:
            opened.accept(opened.attempt(Redo(ADA) if to == "redo" else Undo(ADA, to=to)))
        loaded = Match.replay(TOY, opened.setup, opened.seed, opened.entries)
        assert same(loaded, opened)
        assert loaded._undone == opened._undone


def test_two_hundred_thousand_entries_of_which_half_take_one_back_are_read_in_seconds(opened):
    entries = [*opened.entries, *[Score(ADA)] * 100_000, *(Undo(ADA, to=to) for to in range(100_001, 1, -1))]
    began = time.process_time()
    loaded = Match.replay(TOY, opened.setup, opened.seed, entries)
    assert time.process_time() - began < 10  # 40 s where each of them copies the line
    assert loaded.line == opened.line


@pytest.mark.parametrize(
    ("setup", "line"),
    [
        (Setup("german", 3, {"pack": "x"}), "setup: Object contains unknown field `pack`"),
        (Setup("legends", 2, carried={"campaign": 7}), "what the setup carries: "),
    ],
)
def test_a_log_with_a_setup_that_no_table_has_is_refused_with_what_is_wrong(setup, line):
    with pytest.raises(EngineError, match=re.escape(line)):
        Match.replay(find(setup.game), setup, "seed", [])


def test_a_log_of_a_campaign_that_names_what_there_is_not_is_refused_with_the_name():
    campaign = new_campaign(tuple(LEGENDS.campaign.companies)[:2])
    campaign.seconds = ["red"]
    with pytest.raises(CorruptLog, match="setup names what the game does not have: 'red'"):
        Match.replay(LEGENDS, next_setup(campaign), "seed", [])


def test_each_move_that_counts_is_known_by_its_entry_however_often_it_was_taken_back(wavering):
    assert tuple(wavering.entries[number - 1] for number in wavering.entry_numbers()) == wavering.line
    wavering.accept(wavering.attempt(Redo(BO)))
    assert tuple(wavering.entries[number - 1] for number in wavering.entry_numbers()) == wavering.line


def test_a_log_that_goes_back_behind_its_snapshot_is_corrupt(opened):
    loaded = Match.resume(TOY, opened.setup, opened.seed, opened.entries, codec.encode_state(opened.state))
    with pytest.raises(CorruptLog, match=r"entry 4: core\.undo\.too_far"):
        loaded.follow([Score(ADA), Undo(ADA, to=1)])


@pytest.mark.parametrize("entry", [Undo(ADA, to=2), Redo(ADA)])
def test_a_log_that_takes_back_or_repeats_what_is_not_there_is_corrupt(opened, entry):
    with pytest.raises(CorruptLog, match="entry 3"):
        Match.replay(TOY, opened.setup, opened.seed, [*opened.entries, entry])


def test_an_illegal_move_is_named_by_its_number_in_the_whole_log(wavering):
    with pytest.raises(CorruptLog, match=f"entry {len(wavering.entries) + 1}:"):
        Match.replay(TOY, wavering.setup, wavering.seed, [*wavering.entries, Swap(ADA, ())])


def test_a_match_resumed_from_a_snapshot_goes_on_but_cannot_go_behind_it(opened):
    snapshot = codec.encode_state(opened.state)
    again = Match.resume(TOY, opened.setup, opened.seed, opened.entries, snapshot)
    assert again.state == opened.state
    assert again.undo_offer(ADA) is None
    again.play(Score(ADA))
    assert again.undo_offer(ADA).free
    again.accept(again.attempt(Undo(ADA, to=2)))
    assert again.state == opened.state
    with pytest.raises(IllegalMove):
        again.attempt(Undo(ADA, to=1))


def test_a_snapshot_that_is_none_is_corrupt(opened):
    with pytest.raises(CorruptLog):
        codec.decode_state(TOY, b"\x93nothing")


def test_a_table_has_as_many_seats_as_the_game_allows():
    for players in (1, 5):
        with pytest.raises(EngineError):
            Match(TOY, Setup("toy", players), "seed")


def test_a_variant_reaches_the_setup():
    assert len(Match(TOY, Setup("toy", 2, {"deck": "long"}), "seed").state.deck) == 36


@pytest.mark.parametrize("fault", [TypeError("no number"), ZeroDivisionError("by 0"), AssertionError("unreachable")])
def test_a_log_with_which_no_game_can_be_played_is_corrupt_and_says_where(fault):
    with (
        pytest.raises(CorruptLog, match=f"entry 3 cannot be played: {type(fault).__name__}: {fault}"),
        corrupt("entry 3"),
    ):
        raise fault
