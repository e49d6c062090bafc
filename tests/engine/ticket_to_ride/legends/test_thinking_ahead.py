"""The opponent of Legends that thinks ahead: what it plays on is a game of Legends, and it keeps what does better."""

from random import Random

import msgspec
import pytest

from bot.texts import Texts
from engine import league
from engine.core import codec
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.ahead import player
from engine.ticket_to_ride.legends.ahead.play_outs import play_out
from engine.ticket_to_ride.legends.ahead.player import choose_ahead, weigh
from engine.ticket_to_ride.legends.ahead.table import Table
from engine.ticket_to_ride.legends.ahead.words import with_comparison
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.sampling import sample
from engine.ticket_to_ride.legends.sensible.player import choose_sensibly
from engine.ticket_to_ride.legends.sensible.reasons import reason
from engine.ticket_to_ride.legends.tasks import KeepSome
from engine.ticket_to_ride.moves import KeepTickets
from tests.engine.ticket_to_ride.legends.positions import position
from tests.engine.ticket_to_ride.legends.world import scramble, world
from tests.thorough import long_but

GAMES = long_but([(1, 2), (1, 5), (6, 3), (11, 3), (12, 4)], (1, 2), (6, 3))


@pytest.fixture
def few(monkeypatch):
    """Play few games on, where their number does not matter."""
    monkeypatch.setattr(player, "SAMPLES", (2, 2, 3))


def positions(number, players, seed, every):
    """Some positions of a game between planners that can be drawn, with who is to move."""
    state, count, rng = LEGENDS.setup(world(number).setup(players), seed), 0, Rng(seed)
    while awaited := LEGENDS.awaited(state):
        seat = min(awaited)
        if count % every == 0 and sample(state, seat, Rng("drawn")) is not None:
            yield codec.clone(state), seat
        for _ in LEGENDS.play(state, choose_sensibly(LEGENDS, state, seat, rng)):
            pass
        count += 1


def choices(number, players, seed):
    """The first positions of a game between planners in which tickets are chosen, with who chooses."""
    found = 0
    for state, seat in positions(number, players, seed, 1):
        if KeepTickets in LEGENDS.kinds(state, seat):
            yield state, seat
            found += 1
            if found > players:
                return


def all_cards(table):
    return sum(map(len, (table.deck, table.row, table.discards))) + sum(sum(seat.counts) for seat in table.seats)


@pytest.mark.parametrize(("number", "players"), GAMES)
def test_a_game_that_is_played_on_keeps_all_cards_and_trains_and_ends(number, players):
    for state, seat in positions(number, players, "played on", 30):
        table = Table(sample(state, seat, Rng("hidden")))
        cards, trains = all_cards(table), [there.trains for there in table.seats]
        before = [table.owner.count(each) for each in range(players)]
        totals = play_out(table, Rng("5"))
        assert len(totals) == players
        assert table.left == 0
        assert all_cards(table) == cards
        for each, there in enumerate(table.seats):
            assert there.trains >= 0
            assert totals[each] >= 0
            assert table.owner.count(each) >= before[each]
            own = sum(table.board.length[track] for track, owner in enumerate(table.owner) if owner == each)
            was = sum(state.printed.track(one).length for one, owner in state.claims.items() if owner == each)
            assert own - was == trains[each] - there.trains


def test_nobody_travels_both_tracks_of_a_pair_nor_two_companies_one_of_few():
    table = Table(sample(LEGENDS.setup(world(1).setup(2), "pairs"), 0, Rng("hidden")))
    play_out(table, Rng("1"))
    for track, owner in enumerate(table.owner):
        parallel = table.board.parallel[track]
        if owner >= 0:
            assert owner not in [table.owner[other] for other in parallel]
            assert len(parallel) != 1 or table.owner[parallel[0]] < 0


def test_a_copy_is_played_on_by_itself():
    table = Table(sample(LEGENDS.setup(world(6).setup(3), "copied"), 0, Rng("hidden")))
    cards = all_cards(table)
    first, second = table.copy(), table.copy()
    assert play_out(first, Rng("2")) == play_out(second, Rng("2"))
    assert set(table.owner) == {-1}
    assert all_cards(table) == cards


@pytest.mark.parametrize(("number", "players"), GAMES)
def test_what_is_dealt_anew_keeps_every_number_and_the_own_hand(number, players):
    for state, seat in positions(number, players, "dealt", 40):
        table = Table(sample(state, seat, Rng("hidden")))
        before, other = table.copy(), table.copy()
        table.deal_anew(seat, Rng("one"))
        other.deal_anew(seat, Rng("two"))
        assert all_cards(table) == all_cards(before)
        assert table.seats[seat].counts == before.seats[seat].counts
        assert table.seats[seat].tickets == before.seats[seat].tickets
        for each, was in zip(table.seats, before.seats, strict=True):
            assert sum(each.counts) == sum(was.counts)
            assert len(each.tickets) == len(was.tickets)
        assert len(table.ticket_deck) == len(before.ticket_deck)
        assert table.deck != other.deck


def test_a_ticket_whose_cities_are_joined_brings_its_dollars_and_any_other_costs_them():
    state = LEGENDS.setup(world(1).setup(2), "tickets")
    table = Table(sample(state, 0, Rng("hidden")))
    ticket = state.pack.ticket(state.company(0).offered[0])
    mine = table.seats[0]
    mine.tickets, mine.score, table.left = table.pairs(0, [ticket.id]), 100.0, 0
    assert play_out(table, Rng("1"))[0] == 100 - ticket.points
    mine.join(table.board.cities[ticket.a], table.board.cities[ticket.b])
    assert play_out(table, Rng("1"))[0] == 100 + ticket.points


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(("number", "players"), GAMES)
def test_it_keeps_as_many_as_it_must_and_leaves_the_position_as_it_was(number, players):
    found = 0
    for state, seat in choices(number, players, "kept"):
        found += 1
        before = codec.encode_state(state)
        choice = weigh(LEGENDS, state, seat, Rng("luck"))
        assert codec.encode_state(state) == before
        assert choice.move == choose_ahead(LEGENDS, state, seat, Rng("luck"))
        for _ in LEGENDS.play(codec.clone(state), choice.move):
            pass
    assert found >= players


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(("number", "players"), GAMES)
def test_what_is_hidden_from_it_does_not_bear_on_what_it_keeps(number, players):
    chance = Random("hidden")
    for state, seat in choices(number, players, "hidden"):
        other = scramble(codec.clone(state), seat, chance)
        assert weigh(LEGENDS, other, seat, Rng("same")) == weigh(LEGENDS, state, seat, Rng("same"))


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(("number", "players"), GAMES)
def test_a_hint_is_what_it_would_do_and_rests_on_nothing_hidden(number, players):
    chance, given = Random("hinted"), 0
    for state, seat in positions(number, players, "hinted", 17):
        other = scramble(codec.clone(state), seat, chance)
        hint = LEGENDS.advice.hint(state, seat, Rng("hint"))
        assert LEGENDS.advice.hint(other, seat, Rng("hint")) == hint
        rng = Rng("hint")
        sampled = LEGENDS.advice.sample(state, seat, rng)
        assert hint.move == choose_ahead(LEGENDS, sampled, seat, rng)
        given += 1
    assert given


@pytest.mark.usefixtures("few")
def test_so_many_games_are_played_on_and_no_more(monkeypatch):
    played = []

    def counted(table, luck):
        played.append(table)
        return play_out(table, luck)

    monkeypatch.setattr(player, "play_out", counted)
    for state, seat in choices(1, 3, "counted"):
        played.clear()
        choose_ahead(LEGENDS, state, seat, Rng("luck"))
        assert len(played) <= sum(
            of * max(2, -(-(2 ** len(state.company(seat).offered)) // 2**step))
            for step, of in enumerate(player.SAMPLES)
        )


@pytest.mark.usefixtures("few")
def test_everything_else_it_does_as_the_opponent_that_plans():
    for state, seat in positions(1, 3, "else", 7):
        if KeepTickets not in LEGENDS.kinds(state, seat):
            assert choose_ahead(LEGENDS, state, seat, Rng("luck")) == choose_sensibly(LEGENDS, state, seat, Rng("luck"))


@pytest.mark.usefixtures("few")
def test_of_two_tickets_it_keeps_the_one_that_is_completed_and_says_how_that_compares():
    table = position(
        players=2,
        trains={"black": 3, "blue": 4},
        claims={"montreal--quebec-a": "black"},
        own={"black": {"offered": ["montreal--quebec", "nashville--montreal"]}},
        ticket_deck=("chicago--montreal", "montreal--philadelphia"),
        agenda=[KeepSome(seats=[0], must=1)],
    )
    table.run()
    choice = weigh(LEGENDS, table.state, 0, Rng("luck"))
    assert choice.kept == ("montreal--quebec",)
    assert choice.won > choice.other_won
    why, english = reason(table.state, 0, choice.move), Texts("en", strict=True).of("legends")
    said = english.sentence(with_comparison(table.state, why, choice), ("Ada", "Ben"))
    assert "keeping Montreal \N{EN DASH} Quebec ($1) wins" in said
    alike = msgspec.structs.replace(choice, other_won=choice.won)
    said = english.sentence(with_comparison(table.state, why, alike), ("Ada", "Ben"))
    assert said.endswith("about as many.")


@pytest.mark.long
@pytest.mark.usefixtures("few")
def test_it_beats_whoever_plays_by_chance():
    (game,) = league.play(league.Pairing("legends", "ahead", (("hard", "random"),)))
    assert game.places[0] == (0,)


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ((), "none of these tickets is worth the turns it would take."),
        (("a",), "this ticket can be completed, and brings the most for the turns it takes."),
        (("a", "b"), "these tickets can be completed together, and bring the most for the turns they take."),
    ],
)
def test_the_reason_to_keep_tickets_speaks_of_none_of_one_or_of_several(kept, said):
    table = position()
    assert Texts("en", strict=True).of("legends").sentence(reason(table.state, 0, KeepTickets(0, kept))) == said
