"""Rules of the set-up of a game, by number (L B)."""

import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.ticket_to_ride.legends.campaign import (
    next_setup,
)
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.tasks import Bourse, Stage
from engine.ticket_to_ride.moves import KeepTickets
from tests.engine.ticket_to_ride.legends.positions import PACK, THREE, at_set_up, campaign_of, opening, play, position


def test_b1_a_track_is_on_the_map_when_all_boards_it_needs_are_open():
    table = position(opened=["prairie"])
    here = {track.id for track in table.state.printed.tracks}
    for track in PACK.board.routes.values():
        assert (track.id in here) == (set(track.needs) <= {"prairie"})


def test_b3_to_b9_a_game_is_laid_out_for_its_number_and_its_companies():
    for players, papers in ((2, 6), (3, 4), (4, 3), (5, 3)):
        companies = tuple(PACK.companies)[:players]
        state = LEGENDS.setup(next_setup(campaign_of(companies, 1)), "laid out")
        paper = PACK.cards.numbers["newspaper"]
        assert state.supply.deck.count(paper) == papers
        assert [(held.coins, held.trains, sum(held.hand), len(held.offered)) for held in state.seats] == [
            (5, 20, 4, 4)
        ] * players
        assert len(state.supply.row) == 5
        assert len(state.ticket_deck) == 33 - 4 * players
    state = opening(campaign_of(THREE, 1))
    assert len(state.event_deck) == 7
    assert not state.current


def test_b6_all_choose_tickets_at_once_and_what_they_reject_goes_under_in_turn_order():
    state = LEGENDS.setup(next_setup(campaign_of(THREE, 1, start_player="blue")), "tickets")
    offered = [list(held.offered) for held in state.seats]
    assert LEGENDS.awaited(state) == {0, 1, 2}
    for wrong in (offered[0][:1], [offered[0][0], offered[1][0]]):
        with pytest.raises(IllegalMove) as refusal:
            play(codec.clone(state), KeepTickets(0, tuple(wrong)))
        assert refusal.value.rule.key == "legends.rule.B6"
    for seat in (2, 0, 1):
        play(state, KeepTickets(seat, tuple(offered[seat][:2])))
    under = [ticket for seat in (1, 2, 0) for ticket in offered[seat][2:]]
    assert state.ticket_deck[:6] == list(reversed(under))
    assert [held.tickets for held in state.seats] == [each[:2] for each in offered]


def test_b14_the_holder_of_the_start_player_card_begins():
    state = opening(campaign_of(THREE, 1, start_player="green"))
    assert LEGENDS.awaited(state) == {2}
    assert state.frames[0].actors == [2, 0, 1]


def test_b5_and_b13_a_deck_of_newspapers_gives_what_the_discards_hold_at_set_up():
    table = position(specialists={"black": "stoker"}, deck="newspaper", discards="red, blue, green, white")
    at_set_up(table, Stage(name="setup_powers"))
    assert table.cards("black") == 3
    assert not table.current


def test_b13_and_l3_who_can_buy_no_bond_is_not_asked():
    table = position(3, rules=["bonds"], coins={"blue": 4})
    at_set_up(table, Bourse(seats=[0, 1, 2]))
    assert table.awaited == {"black", "green"}
    table.stake("green", "bond").stake("black")
    assert [table.company(one).bond for one in ("black", "blue", "green")] == [False, False, True]
    assert table.coins("green") == 0
