"""Cases 1-5: the deal and the opening tickets."""

from collections import Counter

import pytest

from engine.core.errors import IllegalMove, NotYourTurn
from engine.core.game import Setup
from engine.core.match import Match
from engine.ticket_to_ride.europe.game import EUROPE
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.moves import DrawCard, DrawTickets, KeepTickets
from engine.ticket_to_ride.supply import fill_row
from tests.engine.ticket_to_ride.positions import census, keys, position, told

BOARD, RULES = PRINTED.board, PRINTED.rules


def dealt(players=3, seed="aachen"):
    return Match(EUROPE, Setup("europe", players), seed)


def offered(match, seat):
    return match.state.seats[seat].offered


def keep(match, seat, number=2):
    return match.play(KeepTickets(seat, tuple(offered(match, seat)[:number])))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_01_everybody_gets_four_train_cards_and_five_lie_face_up(players):
    match = dealt(players)
    assert [sum(held.hand) for held in match.state.seats] == [4] * players
    assert len(match.state.supply.row) == 5
    assert len(match.state.supply.deck) + len(match.state.supply.discards) == 110 - 4 * players - 5
    assert sum(census(match.state).values()) == 110


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_01_everybody_begins_with_45_trains_three_stations_and_no_points(players):
    for seat in dealt(players).view(None).seats:
        assert (seat.trains, seat.stations, seat.score) == (45, 3, 0)


def test_01_three_locomotives_in_the_first_row_are_laid_out_anew():
    table = position(row="", deck="locomotive locomotive locomotive blue red green blue red green blue red")
    events = list(fill_row(table.state))
    assert table.row == "green blue red green blue"
    assert table.discards == "locomotive locomotive locomotive blue red"
    assert keys(events) == ["ttr.row.filled", "ttr.row.reset"]


def test_01_no_game_begins_with_three_locomotives_face_up():
    rows = [dealt(2, f"seed {number}") for number in range(150)]
    assert all(match.state.supply.row.count(PRINTED.cards.wild) < 3 for match in rows)
    assert any(match.state.supply.discards for match in rows), "none of the seeds had to lay its first row out anew"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_02_everybody_is_dealt_one_long_ticket_and_three_short_ones(players):
    match = dealt(players)
    for seat in range(players):
        assert Counter(BOARD.tickets[ticket].long for ticket in offered(match, seat)) == {True: 1, False: 3}


@pytest.mark.parametrize("number", [0, 1])
def test_02_fewer_than_two_opening_tickets_cannot_be_kept(number):
    match = dealt()
    with pytest.raises(IllegalMove) as refusal:
        keep(match, 0, number)
    assert (refusal.value.text.key, refusal.value.rule.key) == ("ttr.keep.too_few", "europe.rule.tickets")
    assert refusal.value.text.params == {"must": 2, "kept": number}
    assert len(offered(match, 0)) == 4


@pytest.mark.parametrize("number", [2, 3, 4])
def test_02_two_three_or_all_four_opening_tickets_can_be_kept(number):
    match = dealt()
    kept = offered(match, 0)[:number]
    keep(match, 0, number)
    assert match.state.seats[0].tickets == kept
    assert not offered(match, 0)


def test_02_the_long_ticket_may_be_thrown_away():
    match = dealt()
    short = [ticket for ticket in offered(match, 0) if not BOARD.tickets[ticket].long]
    match.play(KeepTickets(0, tuple(short[:2])))
    assert match.state.seats[0].tickets == short[:2]


def test_02_what_was_not_dealt_cannot_be_kept():
    match = dealt()
    with pytest.raises(IllegalMove) as refusal:
        match.play(KeepTickets(0, (offered(match, 0)[0], offered(match, 1)[0])))
    assert refusal.value.text.key == "ttr.keep.not_offered"
    assert not refusal.value.text.params


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_03_opening_tickets_thrown_away_go_to_the_box_and_no_long_one_comes_later(players):
    match = dealt(players)
    deck = list(match.state.ticket_deck)
    for seat in range(players):
        keep(match, seat)
    assert match.state.ticket_deck == deck
    assert len(deck) == 40 - 3 * players
    assert not any(BOARD.tickets[ticket].long for ticket in deck)


def test_03_with_five_players_25_tickets_remain():
    assert dealt(5).view(None).ticket_deck == 25


def test_04_all_choose_before_the_first_turn_in_any_order():
    match = dealt(3)
    assert match.view(None).to_move == (0, 1, 2)
    keep(match, 2)
    assert match.view(None).to_move == (0, 1)
    with pytest.raises(IllegalMove):
        match.play(DrawCard(0, "deck"))
    with pytest.raises(NotYourTurn):
        keep(match, 2, 0)
    keep(match, 0)
    keep(match, 1)
    assert match.view(None).to_move == (match.state.start,)


def test_04_how_many_tickets_somebody_kept_is_told_only_when_everybody_has_chosen():
    match = dealt(2)
    first = keep(match, 1, 4)
    assert keys(first) == ["ttr.keep.yours", "ttr.keep.chosen"]
    assert first[0].audience == 1
    assert "tickets" not in told(first, "ttr.keep.chosen")
    assert match.view(0).seats[1].tickets == 0
    last = keep(match, 0, 2)
    kept = [(one.params["player"].seat, one.params["tickets"]) for one in told(last, "ttr.keep.opening")["kept"]]
    assert kept == [(0, 2), (1, 4)]
    assert match.view(0).seats[1].tickets == 4


def test_04_choice_may_be_taken_back_for_free_until_the_numbers_are_told():
    match = dealt(2)
    keep(match, 1, 4)
    assert match.undo_offer(1).free
    keep(match, 0, 2)
    assert not match.undo_offer(0).free


def test_04_the_start_player_is_drawn_by_the_games_own_luck():
    starts = Counter(dealt(4, f"seed {number}").state.start for number in range(80))
    assert set(starts) == {0, 1, 2, 3}
    assert dealt(4, "seed 1").state.start == dealt(4, "seed 1").state.start


def test_04_turns_go_round_the_table_from_the_start_player():
    match = dealt(4)
    for seat in range(4):
        keep(match, seat)
    for turn in range(5):
        (seat,) = match.view(None).to_move
        assert seat == (match.state.start + turn) % 4
        match.play(DrawTickets(seat))
        keep(match, seat, 1)


@pytest.mark.parametrize("picked", [(0, 1), (0, 3), (1, 2), (2, 3), (0, 1, 3), (1, 2, 3)])
def test_05_the_kept_tickets_may_be_any_mix(picked):
    match = dealt(2)
    kept = [offered(match, 0)[number] for number in picked]
    match.play(KeepTickets(0, tuple(kept)))
    assert match.state.seats[0].tickets == kept


def test_05_the_long_ticket_alone_is_too_few():
    match = dealt(2)
    (long,) = (ticket for ticket in offered(match, 0) if BOARD.tickets[ticket].long)
    with pytest.raises(IllegalMove) as refusal:
        match.play(KeepTickets(0, (long,)))
    assert refusal.value.text.key == "ttr.keep.too_few"
