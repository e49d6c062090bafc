"""The opponent of Legends that thinks ahead: what it plays on is a game of Legends, and it takes the move that does better."""

from random import Random

import pytest

from engine.core import codec
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.ahead import player
from engine.ticket_to_ride.legends.ahead.chart import OCEANS, Chart
from engine.ticket_to_ride.legends.ahead.others import LikelyTickets
from engine.ticket_to_ride.legends.ahead.play_outs import Claim, Draw, DrawTickets, act, payable, play_out, totals
from engine.ticket_to_ride.legends.ahead.player import choose_ahead
from engine.ticket_to_ride.legends.ahead.table import Table
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Travel
from engine.ticket_to_ride.legends.sampling import sample
from engine.ticket_to_ride.legends.state import AGENDA
from tests.engine.ticket_to_ride.legends.positions import PACK, position
from tests.engine.ticket_to_ride.legends.world import scramble, world
from tests.thorough import long_but

MOVES = 6
"""The planned one, three journeys, drawing cards and drawing tickets."""


def turns(number, players, seed, every):
    """Some positions of a game between planners that wait for a turn, with who takes it."""
    choose, count = LEGENDS.policies["normal"], 0
    state, rng = LEGENDS.setup(world(number).setup(players), seed), Rng(seed)
    while awaited := LEGENDS.awaited(state):
        seat = min(awaited)
        if not state.in_round(AGENDA):
            if count % every == 0:
                yield codec.clone(state), seat
            count += 1
        for _ in LEGENDS.play(state, choose(LEGENDS, state, seat, rng)):
            pass


def light(state, seat=0):
    return Table(Chart(state), state, seat)


def all_cards(table):
    return sum(map(len, (table.deck, table.row, table.discards))) + sum(sum(seat.counts) for seat in table.seats)


@pytest.mark.parametrize(("number", "players"), long_but([(1, 2), (6, 4), (12, 3), (12, 5)], (6, 4)))
def test_a_game_that_is_played_on_keeps_all_cards_and_trains_and_ends(number, players):
    for state, seat in turns(number, players, "played on", 20):
        table = light(sample(state, seat, Rng("hidden")), seat)
        cards, trains = all_cards(table), [there.trains for there in table.seats]
        dollars = play_out(table, Rng("5"))
        assert len(dollars) == players
        assert all_cards(table) == cards
        assert table.left == 0
        for each, there in enumerate(table.seats):
            placed = [track for track, owner in enumerate(table.owner) if owner == each]
            before = [track for track, owner in state.claims.items() if owner == each]
            spaces = sum(table.chart.length[track] for track in placed)
            spaces -= sum(state.printed.track(track).length for track in before)
            assert there.trains == trains[each] - spaces >= 0
            assert all(number >= 0 for number in there.counts)


def test_a_copy_is_played_on_by_itself():
    (state, seat), *_ = turns(6, 4, "copied", 60)
    table = light(sample(state, seat, Rng("hidden")), seat)
    before = (table.owner[:], table.herds, [there.dollars for there in table.seats], all_cards(table))
    assert play_out(table.copy(), Rng("2")) == play_out(table.copy(), Rng("2"))
    assert before == (table.owner[:], table.herds, [there.dollars for there in table.seats], all_cards(table))


@pytest.mark.parametrize("players", [3, 4])
def test_nobody_travels_both_tracks_of_a_pair_nor_two_companies_one_of_few(players):
    ((state, seat),) = turns(1, players, "pairs", 1000)
    table = light(sample(state, seat, Rng("hidden")), seat)
    play_out(table, Rng("1"))
    pairs = [
        (track, other) for track, others in enumerate(table.chart.parallel) for other in others if len(others) == 1
    ]
    owners = [(table.owner[track], table.owner[other]) for track, other in pairs]
    assert all(one != other or one < 0 for one, other in owners)
    assert players == 4 or all(min(both) < 0 for both in owners)


@pytest.mark.parametrize(("players", "traveller", "planned"), [(4, 0, False), (4, 1, True), (3, 1, False)])
def test_a_plan_is_made_anew_when_one_of_its_tracks_is_closed(players, traveller, planned):
    table = light(position(players, hands={"black": "2 green", "blue": "2 green"}).state)
    one, other = (table.chart.number[f"bangor--boston-{each}"] for each in "ab")
    table.seats[0].goals, table.seats[0].planned = [other], True
    act(table, traveller, Claim(one), Rng("pair"))
    assert table.seats[0].planned == planned
    assert (other in table.open_tracks(table.seats[0], 20)) == planned


def test_what_a_game_came_to_is_what_the_slips_say():
    """Of games without what is left out the last position comes to the dollars of the slips."""
    choose, rng = LEGENDS.policies["normal"], Rng("slips")
    state = LEGENDS.setup(world(1).setup(4), "slips")
    while awaited := LEGENDS.awaited(state):
        if not state.in_round(AGENDA):
            last = codec.clone(state)
        seat = min(awaited)
        for _ in LEGENDS.play(state, choose(LEGENDS, state, seat, rng)):
            pass
    dollars = totals(light(last))
    mover = int(last.main_frame.actor)
    said = [float(slip.total) for slip in state.slips]
    assert [dollars[seat] for seat in range(4) if seat != mover] == [said[seat] for seat in range(4) if seat != mover]


def test_a_journey_pays_its_survey_the_bonus_and_the_card_of_a_large_city():
    table = position(opened=("prairie",), rules=("survey",), hands={"black": "6 black"}, deck="red, red, red")
    track = next(track for track in table.state.printed.tracks if track.colour == "uncoloured" and track.length == 3)
    there = light(table.state)
    number, before = there.chart.number[track.id], there.seats[0].dollars
    act(there, 0, Claim(number), Rng("journey"))
    assert there.seats[0].dollars == before + 3 + 1, "it takes the company's colour"
    assert sum(there.seats[0].counts) == 3 + there.chart.gives[number]
    assert there.owner[number] == 0


def test_the_first_to_join_the_oceans_gains_most():
    state = position(opened=tuple(PACK.frontiers), game=12, rules=("charter",)).state
    table = light(state)
    atlantic, pacific = (
        next(c for c, marks in enumerate(table.chart.marks) if marks & OCEANS == bit) for bit in (1, 2)
    )
    gained = []
    for seat in (0, 1):
        there = table.seats[seat]
        ends = table.chart.ends[0]
        there.join(atlantic, ends[0])
        there.join(pacific, ends[1])
        there.counts, before = [9] * len(there.counts), there.dollars
        table.owner[0] = -1
        act(table, seat, Claim(0), Rng("oceans"))
        gained.append(there.dollars - before)
    assert gained[0] - gained[1] >= 5


def test_tickets_that_are_drawn_first_come_from_the_deck():
    ((state, seat),) = turns(1, 4, "drawn first", 1000)
    table = light(sample(state, seat, Rng("hidden")), seat)
    held, left = len(table.seats[seat].tickets), len(table.tickets)
    act(table, seat, DrawTickets(), Rng("6"))
    assert len(table.seats[seat].tickets) == held + 1
    assert len(table.tickets) == left - 1


def test_a_row_of_three_wilds_is_laid_out_anew():
    table = light(position().state)
    wild = table.chart.wild
    table.row, table.deck = [wild, wild, 0, 1, 2], [*range(wild), *range(wild), wild]
    act(table, 0, Draw([], 0), Rng("7"))
    assert len(table.row) == 5
    assert wild not in table.row


def test_the_others_are_taken_to_hold_the_tickets_that_their_tracks_serve():
    claims = dict.fromkeys(("albany--boston", "bangor--boston-a"), "blue")
    state = position(claims=claims, tickets={"blue": ["new-orleans--new-york"]}).state
    drawn = [one for one in PACK.board.tickets if one in state.printed.board.tickets]
    state.ticket_deck = [one for one in drawn if one != "new-orleans--new-york"]
    table = light(state)
    served = table._pair(state, "albany--bangor")
    likely, rng, found = LikelyTickets(table, 0), Rng("likely"), 0
    for _ in range(100):
        there = table.copy()
        likely.deal(there, rng)
        assert len(there.seats[1].tickets) == 1
        found += there.seats[1].tickets == [served]
    assert found > 3 * 100 / len(drawn)


def test_a_flagship_counts_twice_the_own_one_for_sure_and_one_of_each_of_the_others():
    mine, theirs = "albany--bangor", "buffalo--baltimore"
    tickets, own = {"black": [mine], "blue": [theirs]}, {"black": {"flagship": mine}, "blue": {"flagship": theirs}}
    values = [PACK.board.tickets[one].points for one in (mine, theirs)]
    table = light(position(game=12, rules=("flagship",), tickets=tickets, own=own, ticket_deck=()).state)
    assert [there.tickets[0].loss for there in table.seats[:2]] == [2 * values[0], values[1]], (
        "whose it is, is a secret"
    )
    LikelyTickets(table, 0).deal(table, Rng("likely"))
    assert [there.tickets[0].loss for there in table.seats[:2]] == [2 * value for value in values]


def test_stamps_of_others_pay_more_on_a_ticket_that_bears_none_of_the_companys():
    one, other = "albany--bangor", "buffalo--baltimore"
    stamps = {one: ["blue", "green"], other: ["black", "blue"]}
    table = light(position(tickets={"black": [one, other]}, campaign={"stamps": stamps}).state)
    assert [ticket.gain - ticket.loss for ticket in table.seats[0].tickets] == [2, 0]


@pytest.mark.parametrize(("number", "every"), long_but([(1, 9), (6, 20), (12, 30)], (6, 20)))
def test_it_chooses_alike_whatever_is_hidden_from_it_and_what_can_be_played(number, every):
    chance = Random("hidden")
    for state, seat in turns(number, 4, "alike", every):
        before = codec.encode_state(state)
        move = choose_ahead(LEGENDS, state, seat, Rng("luck"))
        assert codec.encode_state(state) == before
        other = scramble(codec.clone(state), seat, chance)
        assert choose_ahead(LEGENDS, other, seat, Rng("luck")) == move
        for _ in LEGENDS.play(codec.clone(state), move):
            pass


def test_so_many_games_are_played_on_and_no_more(monkeypatch):
    played = []

    def counted(table, luck, first):
        played.append(sum(there.trains for there in table.seats))
        return play_out(table, luck, first)

    monkeypatch.setattr(player, "play_out", counted)
    for state, seat in turns(6, 4, "counted", 12):
        played.clear()
        choose_ahead(LEGENDS, state, seat, Rng("luck"))
        trains = sum(there.trains for there in state.seats)
        assert len(played) <= max(player.WORK / max(trains, 8), MOVES * player.LEAST_DRAWS)


def test_of_tracks_that_lie_beside_each_other_it_thinks_of_one(monkeypatch):
    thought = []

    def first_of(state, seat, table, courses, rng):
        thought.append(
            (table.chart.parallel, [each.action.track for each in courses if isinstance(each.action, Claim)])
        )
        return courses[0]

    monkeypatch.setattr(player, "_best", first_of)
    for state, seat in turns(6, 4, "pairs", 6):
        choose_ahead(LEGENDS, state, seat, Rng("luck"))
    assert any(len(tracks) == MOVES - 2 for _, tracks in thought)
    assert all(not {*parallel[track]} & {*tracks} for parallel, tracks in thought for track in tracks)


def test_in_the_last_turn_it_completes_a_ticket_rather_than_place_more_trains():
    claims = {"albany--boston": "black"}
    table = position(tickets={"black": ["albany--bangor"]}, claims=claims, hands={"black": "2 green, 2 red, 3 yellow"})
    table.state.turns_left = 4
    move = choose_ahead(LEGENDS, table.state, 0, Rng("luck"))
    assert isinstance(move, Travel)
    assert "bangor" in move.track
    number = light(table.state).chart.number[move.track]
    assert number in payable(light(table.state), light(table.state).seats[0], [number])
