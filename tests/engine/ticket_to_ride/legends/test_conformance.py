"""The battery of every game, on the first, a middle and the last game of a campaign (L A9 to A12, L1, L8)."""

from contextlib import suppress

import msgspec
import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.forms import offered
from engine.core.players import random_move_of
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Travel
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.payment import find_set, journey_cost, pay_powers
from engine.ticket_to_ride.legends.travel import wilds_kept
from tests.conformance import test_every_game as battery
from tests.engine.ticket_to_ride.legends.world import as_offered, world
from tests.thorough import long_but

TABLES = [(1, 2), (6, 3), (12, 4)]
CHECKS = [
    battery.test_a_random_game_ends_and_only_then_has_a_result,
    battery.test_playing_and_refusing_leave_the_state_before_untouched,
    battery.test_every_offered_move_is_accepted,
    battery.test_moves_and_states_survive_the_codec,
    battery.test_replaying_the_log_gives_the_same_state_and_result,
    battery.test_undo_and_redo_restore_positions_exactly,
    battery.test_a_tampered_log_is_refused,
    battery.test_after_the_end_nothing_can_be_played_or_taken_back,
    battery.test_a_seat_that_is_not_to_move_is_refused,
    battery.test_nothing_is_lost_or_made,
    battery.test_nothing_is_lost_or_made_where_nobody_plays_at_random,
    battery.test_a_view_tells_nothing_that_is_hidden_from_it,
    battery.test_offers_tell_a_seat_nothing_that_is_hidden_from_it,
    battery.test_events_tell_the_others_nothing_that_is_hidden_from_it,
]


@pytest.mark.parametrize(("number", "players"), TABLES)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("test_"))
@pytest.mark.long
def test_legends_holds_what_every_game_holds(check, number, players):
    check(world(number), players, f"legends-{number}")


@pytest.mark.parametrize("number", long_but(range(1, pack().figures.table.games + 1), 1, 6))
def test_nothing_is_lost_or_made_in_any_game_of_a_campaign(number):
    battery.test_nothing_is_lost_or_made(world(number), 4, f"campaign-{number}")


def in_other_words(state, move):
    """Say a move as it is, and a journey as it would be offered: with all marks (L6), without what cannot act (H5)."""
    yield move
    track = state.printed.board.routes.get(move.track) if isinstance(move, Travel) else None
    if track is None:
        return
    used = [one for one in move.powers if one in pay_powers(state, move.seat, track)]
    laid = find_set(state, move.seat, journey_cost(state, move.seat, track, used), move.payment)
    if laid is not None:
        acting = tuple(one for one in move.powers if not wilds_kept(state, [one]))
        for powers in (move.powers, acting):
            yield msgspec.structs.replace(move, payment=laid.written, powers=powers)


@pytest.mark.parametrize(("number", "players"), long_but(TABLES, (1, 2), (6, 3)))
def test_what_is_not_offered_is_refused(number, players):
    games = world(number)
    positions = list(games.positions("refusals", players))
    rng, refused = Rng("refusals"), 0
    for state, seat, _ in positions[::9]:
        for _ in range(12):
            _, _, move = positions[rng.below(len(positions))]
            mine = battery.of_seat(move, seat)
            if not any(offered(games.game, state, said) for said in in_other_words(state, as_offered(state, mine))):
                with pytest.raises(IllegalMove):
                    list(games.game.play(codec.clone(state), mine))
                refused += 1
    assert refused


@pytest.mark.parametrize(("number", "players"), long_but(TABLES, (1, 2), (6, 3)))
def test_nonsense_is_refused_and_never_an_error(number, players):
    games = world(number)
    rng = Rng("nonsense")
    for state, seat, _ in list(games.positions("nonsense", players))[::25]:
        for kind in games.game.kinds(state, seat):
            move = random_move_of(games.game, state, seat, kind, rng)
            for name in move.__struct_fields__[1:]:
                value = getattr(move, name)
                wrong = ("no such thing",) if isinstance(value, tuple) else "no such thing"
                broken = codec.fill(kind, {**{f: getattr(move, f) for f in move.__struct_fields__}, name: wrong})
                with suppress(IllegalMove):
                    list(games.game.play(codec.clone(state), broken))


@pytest.mark.parametrize(("number", "players"), long_but(TABLES, (1, 2), (6, 3)))
def test_what_is_done_for_who_does_not_answer_is_a_legal_move(number, players):
    games = world(number)
    asked = 0
    for state, seat, _ in games.positions("silent", players):
        move = LEGENDS.orders.default(state, seat) if seat in games.game.awaited(state) else None
        if move is not None:
            assert offered(games.game, state, move)
            list(games.game.play(codec.clone(state), move))
            asked += 1
    assert asked
