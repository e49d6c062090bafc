"""What every registered game must do, whatever its rules (one battery for all of them)."""

import copy
from contextlib import suppress
from functools import lru_cache
from random import Random

import msgspec
import pytest

from bot.texts import Texts
from engine.core import codec, log
from engine.core.errors import CorruptLog, GameOver, IllegalMove, NotYourTurn
from engine.core.forms import offered
from engine.core.match import Match
from engine.core.moves import NumberRange, Redo, Undo, fields
from engine.core.players import random_move_of
from engine.core.rng import Rng, commitment
from engine.core.seat import Seat
from engine.core.views import visible
from tests.conformance.worlds import SEED, WORLDS, played, walk
from tests.thorough import long_but, times

SEEDS = (SEED, "brno", "fano")
SAMPLES = times(4, 8)
"""Moves that are looked at in one position: of each kind, or of all."""
POSITIONS = times(15, 40)
"""Positions of a game that are looked at closely, besides two of each kind of move."""
BACK = 4
"""Places of a game at which a move is taken back: each time it is played again from its start."""
FURTHER = times(1, 4)
"""Games of each table of which only the pieces are counted: much comes up in one game of several alone."""
TEXTS = Texts("en", strict=True)


def tables():
    for key, world in WORLDS.items():
        low, high = world.game.info.players
        for players, seed in zip((low, high, (low + high + 1) // 2), SEEDS, strict=True):
            yield pytest.param(world, players, seed, id=f"{key}-{players}p-{seed}")


every_table = pytest.mark.parametrize(
    ("world", "players", "seed"), long_but(tables(), *list(tables())[:: len(SEEDS)]), scope="module"
)
"""Those of the fewest players are tried each time, all others by ``-m long``.

The scope keeps the tests of one table together, so that its game is played once for all of them.
"""
some_tables = pytest.mark.parametrize(("world", "players", "seed"), list(tables())[:: times(3, 1)], scope="module")
"""Those of the fewest players; all where many trials are wanted."""


@lru_cache(maxsize=4)
def random_match(world, players, seed):
    """A whole random game, which no test may change."""
    match = Match(world.game, world.setup(players), seed)
    for _, _, move in played(world, seed, players):
        match.play(move)
    return match


@every_table
def test_a_random_game_ends_and_only_then_has_a_result(world, players, seed):
    for number, (state, _, _) in enumerate(world.positions(seed, players)):
        assert world.game.result(state) is None
        assert number < world.longest
    match = random_match(world, players, seed)
    assert sorted(seat for place in match.result.places for seat in place) == list(range(players))
    assert len(match.result.scores) == players
    assert not world.game.actors(match.state)


@every_table
@pytest.mark.long
def test_playing_and_refusing_leave_the_state_before_untouched(world, players, seed):
    moves_elsewhere = [move for _, _, move in played(world, seed + "-elsewhere", players)][::7]
    match = Match(world.game, world.setup(players), seed)
    for match.state, _, move in world.some(seed, players, 3 * POSITIONS):
        before = codec.encode_state(match.state)
        match.attempt(move)
        for other in moves_elsewhere[:3]:
            with suppress(IllegalMove):
                match.attempt(other)
        moves_elsewhere.append(moves_elsewhere.pop(0))
        assert codec.encode_state(match.state) == before


@every_table
@pytest.mark.long
def test_every_offered_move_is_accepted(world, players, seed):
    rng = Rng(f"{seed}:offered")
    for state, seat, _ in world.some(seed, players, POSITIONS):
        kinds = world.game.kinds(state, seat)
        assert kinds
        for kind in kinds:
            for move in {random_move_of(world.game, state, seat, kind, rng) for _ in range(SAMPLES)}:
                assert offered(world.game, state, move)
                for _ in world.game.play(codec.clone(state), move):
                    pass


@every_table
@pytest.mark.long
def test_what_is_not_offered_is_refused_with_a_sentence(world, players, seed):
    moves = [move for _, _, move in played(world, seed, players)]
    chance = Random(seed)
    refused = 0
    for state, seat, _ in world.some(seed, players, POSITIONS):
        for move in chance.sample(moves, min(12, len(moves))):
            mine = of_seat(move, seat)
            if not offered(world.game, state, world.as_offered(state, mine)):
                with pytest.raises(IllegalMove) as refusal:
                    list(world.game.play(codec.clone(state), mine))
                assert TEXTS.of(world.game.info.key).sentence(refusal.value.text)
                refused += 1
    assert refused


@every_table
def test_a_field_whose_forerunners_are_missing_or_nonsense_offers_all_that_could_stand_there(world, players, seed):
    rng = Rng(f"{seed}:at all")
    for state, seat, _ in world.some(seed, players, POSITIONS):
        for kind in world.game.kinds(state, seat):
            move, names = random_move_of(world.game, state, seat, kind, rng), fields(kind)
            for number, field in enumerate(names[1:], start=1):
                before = {name: getattr(move, name) for name in names[:number]}
                after_them = world.game.slot(state, seat, kind, field, before)
                for chosen in ({}, dict.fromkeys(before, "nonsense")):
                    at_all = world.game.slot(state, seat, kind, field, chosen)
                    assert possible(after_them) <= possible(at_all), (move, field, chosen)


@every_table
def test_what_there_is_but_cannot_stand_in_a_field_is_refused_by_a_rule(world, players, seed):
    game, rng, faults = world.game, Rng(f"{seed}:named"), set()
    for state, seat, _ in world.some(seed, players, POSITIONS):
        for kind in game.kinds(state, seat):
            move = random_move_of(game, state, seat, kind, rng)
            for field in fields(kind):
                before = {name: getattr(move, name) for name in fields(kind)[: fields(kind).index(field)]}
                allowed = possible(game.slot(state, seat, kind, field, before))
                known = [each.value for each in game.named(state, field) if each.value not in allowed]
                many = isinstance(getattr(move, field), tuple)
                for value in Random(seed).sample(known, min(len(known), SAMPLES)):
                    tried = msgspec.structs.replace(move, **{field: (value,) if many else value})
                    if offered(game, state, world.as_offered(state, tried)):
                        continue
                    with pytest.raises(IllegalMove) as refusal:
                        list(game.play(codec.clone(state), tried))
                    said = refusal.value
                    if (said.rule or game.rule_on(state, kind)) is None or ".no_such" in said.text.key:
                        faults.add((kind.kind(), field, said.text.key))
    assert not faults


@every_table
def test_what_a_field_can_hold_is_among_what_it_can_name(world, players, seed):
    for state, seat, _ in world.some(seed, players, POSITIONS):
        for kind in world.game.kinds(state, seat):
            for field in fields(kind):
                if known := {each.value for each in world.game.named(state, field)}:
                    assert possible(world.game.slot(state, seat, kind, field, {})) <= known, (kind, field)


def possible(slot):
    """Return what may stand in a field, or come next in a list."""
    return set(slot.numbers if isinstance(slot, NumberRange) else (option.value for option in slot.options))


def of_seat(move, seat):
    """Return the same move, made by another seat."""
    return codec.fill(type(move), {"seat": seat, **{field: getattr(move, field) for field in fields(type(move))}})


@every_table
@pytest.mark.long
def test_a_seat_that_is_not_to_move_is_refused(world, players, seed):
    for state, _, move in world.some(seed, players, POSITIONS):
        for other in set(range(players)) - world.game.actors(state):
            with pytest.raises(NotYourTurn):
                list(world.game.play(codec.clone(state), of_seat(move, other)))
            assert world.game.kinds(state, other) == ()


@every_table
def test_moves_and_states_survive_the_codec(world, players, seed):
    for _, _, move in played(world, seed, players):
        assert codec.decode_entry(world.game, codec.encode_entry(move)) == move
    for state, _, _ in world.some(seed, players, 3 * POSITIONS):
        assert codec.decode_state(world.game, codec.encode_state(state)) == state


@every_table
def test_replaying_the_log_gives_the_same_state_and_result(world, players, seed):
    live = random_match(world, players, seed)
    again = log.read(log.write(live))
    assert again.state == live.state
    assert again.result == live.result
    assert again.line == live.line


@every_table
@pytest.mark.long
def test_undo_and_redo_restore_positions_exactly(world, players, seed):
    match = Match(world.game, world.setup(players), seed)
    line = random_match(world, players, seed).line
    places = {(len(line) - 2) * number // (BACK - 1) for number in range(BACK)}
    for before, seat, move in played(world, seed, players):
        number = len(match.line)
        match.play(move)
        if len(match.line) == number or number not in places:
            continue
        after = codec.encode_state(match.state)
        match.accept(match.attempt(Undo(seat, to=number)))
        assert codec.encode_state(match.state) == before
        match.accept(match.attempt(Redo(seat)))
        assert codec.encode_state(match.state) == after
    assert Match.replay(match.game, match.setup, match.seed, match.entries, match.private).state == match.state


@every_table
def test_a_tampered_log_is_refused(world, players, seed):
    written = log.write(random_match(world, players, seed))
    with pytest.raises(CorruptLog):
        log.read(written.replace(commitment(seed).encode(), commitment("other").encode()))
    with pytest.raises(CorruptLog):
        log.read(written.replace(f'"seed": "{seed}"'.encode(), b'"seed": "swapped"'))
    with pytest.raises(CorruptLog):
        log.read(written[: len(written) // 2])


@every_table
def test_after_the_end_nothing_can_be_played_or_taken_back(world, players, seed):
    match = copy.copy(random_match(world, players, seed))
    for entry in (match.line[-1], Undo(match.line[-1].seat, to=0), Redo(match.line[-1].seat)):
        with pytest.raises(GameOver):
            match.attempt(entry)


@every_table
def test_the_end_is_taken_back_by_its_maker_alone_where_nothing_is_drawn_any_more(world, players, seed):
    match = copy.copy(random_match(world, players, seed))
    match.entries = list(match.entries)
    game, last, ended = match.game, match.line[-1], match.state
    reopens = game.looking_back.may_reopen(match.state)
    offers = {seat for seat in range(players) if match.undo_offer(Seat(seat)) is not None}
    assert offers == ({last.seat} if reopens else set())
    if reopens:
        match.accept(match.attempt(Undo(last.seat, to=len(match.line) - 1)))
        assert match.result is None
        match.play(last)
        assert codec.encode_state(match.state) == codec.encode_state(ended)
        again = Match.replay(game, match.setup, match.seed, match.entries)
        assert codec.encode_state(again.state) == codec.encode_state(ended)


@every_table
def test_nothing_is_lost_or_made(world, players, seed):
    for found in world.unexplained(seed, players):
        assert not found


@some_tables
@pytest.mark.long
def test_nothing_is_lost_or_made_in_further_games(world, players, seed):
    for number in range(FURTHER):
        for found in world.unexplained(f"{seed} {number}", players):
            assert not found


@some_tables
@pytest.mark.long
def test_nothing_is_lost_or_made_where_nobody_plays_at_random(world, players, seed):
    for policy in world.game.policies.keys() - {"random"}:
        for found in world.unexplained(seed, players, policy):
            assert not found


@every_table
@pytest.mark.long
def test_a_view_tells_nothing_that_is_hidden_from_it(world, players, seed):
    chance = Random(seed)
    for state, _, _ in world.some(seed, players, POSITIONS):
        for viewer in (None, *range(players)):
            other = world.scramble(state, viewer, chance)
            assert world.game.view(other, viewer) == world.game.view(state, viewer)
            assert world.game.actors(other) == world.game.actors(state)


@every_table
def test_what_is_offered_to_everybody_at_once_depends_on_nothing_hidden(world, players, seed):
    chance, direct = Random(seed), world.game.info.direct
    for state, seat, _ in world.positions(seed, players, every=9 if direct else 10**6):
        other = world.scramble(state, None, chance)
        for kind in world.game.moves:
            if kind.kind() in direct and len(world.game.awaited(state)) == 1:
                there = [kind in world.game.kinds(one, seat) for one in (state, other)]
                assert there[0] == there[1]
                if all(there):
                    assert world.game.slot(other, seat, kind, fields(kind)[0], {}) == world.game.slot(
                        state, seat, kind, fields(kind)[0], {}
                    )


@every_table
@pytest.mark.long
def test_offers_tell_a_seat_nothing_that_is_hidden_from_it(world, players, seed):
    chance = Random(seed)
    for state, seat, _ in world.some(seed, players, POSITIONS):
        other = world.scramble(state, seat, chance)
        assert world.game.kinds(other, seat) == world.game.kinds(state, seat)
        for number in range(SAMPLES):
            here, there = (walk(world.game, one, seat, Rng(f"{seed}:{number}")) for one in (state, other))
            assert here == there


@every_table
@pytest.mark.long
def test_events_tell_the_others_nothing_that_is_hidden_from_it(world, players, seed):
    """Where a move can be made in both worlds and turns nothing up, whoever does not make it reads the same of it."""
    chance = Random(seed)
    compared = 0
    for state, seat, _ in list(world.some(seed, players, POSITIONS))[:-1]:  # the last move turns everything up
        for viewer in (None, *range(players)):
            if viewer == seat:
                continue
            other = world.scramble(state, viewer, chance)
            for here, there in _alike(world, state, other, seat):
                assert visible(here, viewer) == visible(there, viewer)
                compared += 1
    assert compared


def _alike(world, state, other, seat):
    """Pairs of events of hidden moves: the same move in both worlds, or the same choice among other hidden things."""
    for first, second in world.hidden_moves(state, other, seat):
        yield tuple(world.game.play(codec.clone(state), first)), tuple(world.game.play(codec.clone(other), second))
