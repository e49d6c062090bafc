"""The opponent that thinks ahead: what it plays on is a game of Europe, and it takes the plan that does better."""

import pytest

from bot.texts import Texts
from engine import league
from engine.core import codec
from engine.core.game import Setup
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.text import text
from engine.ticket_to_ride import moves
from engine.ticket_to_ride.europe.ahead import player
from engine.ticket_to_ride.europe.ahead.courses import Aim, Course
from engine.ticket_to_ride.europe.ahead.others import likely_tickets
from engine.ticket_to_ride.europe.ahead.play_outs import Claim, Draw, DrawTickets, Ending, act, chance, play_out
from engine.ticket_to_ride.europe.ahead.player import Choice, choose_ahead, weigh
from engine.ticket_to_ride.europe.ahead.table import Table, root
from engine.ticket_to_ride.europe.ahead.words import with_comparison
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.sampling import sample
from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, KeepTickets
from engine.ticket_to_ride.tickets import Network
from tests.engine.ticket_to_ride.positions import position
from tests.thorough import long_but

GAME = find("europe")


@pytest.fixture
def few(monkeypatch):
    """Play few games on, where their number does not matter."""
    monkeypatch.setattr(player, "GAMES", 24)
    monkeypatch.setattr(player, "AT_A_TIME", 3)


def positions(players, seed, every):
    """Some positions of a game between planners, with who is to move."""
    state, number = GAME.setup(Setup("europe", players), seed), 0
    while actors := GAME.awaited(state):
        seat = min(actors)
        if number % every == 0:
            yield codec.clone(state), seat
        for _ in GAME.play(state, GAME.policies["normal"](GAME, state, seat, Rng(f"{number}"))):
            pass
        number += 1


def no_beginning(table):
    """Begin with nothing."""
    raise AssertionError("nothing is played on")


def all_cards(table):
    return sum(map(len, (table.deck, table.row, table.discards))) + sum(sum(seat.counts) for seat in table.seats)


@pytest.mark.parametrize("players", long_but([2, 5], 2))
def test_a_game_that_is_played_on_keeps_all_cards_and_trains_and_ends(players):
    for state, seat in positions(players, "played on", 25):
        table = Table(sample(state, seat, Rng("hidden")))
        cards, trains = all_cards(table), [there.trains for there in table.seats]
        before = [there.score for there in table.seats]
        ending = play_out(table, Rng("5"))
        assert len(ending.scores) == players
        assert table.left == 0
        assert all_cards(table) == cards
        for number, there in enumerate(table.seats):
            own = [route for route, owner in enumerate(table.owner) if owner == number]
            placed = sum(table.board.length[route] for route in own)
            assert there.trains == PRINTED.rules.trains - placed >= 0
            assert there.trains <= trains[number]
            assert there.score == sum(table.board.points[route] for route in own) >= before[number]
            parent = table.parts(number, there)
            assert ending.missed[number] == sum(root(parent, a) != root(parent, b) for a, b, _ in there.tickets)


def test_nobody_claims_both_tracks_of_a_double_route_nor_two_players_one_of_few():
    table = Table(sample(GAME.setup(Setup("europe", 2), "doubles"), 0, Rng("hidden")))
    play_out(table, Rng("1"))
    for route, owner in enumerate(table.owner):
        assert owner < 0 or all(table.owner[other] < 0 for other in table.board.parallel[route])


def test_a_copy_is_played_on_by_itself():
    table = Table(sample(GAME.setup(Setup("europe", 3), "copied"), 0, Rng("hidden")))
    first, second = table.copy(), table.copy()
    assert play_out(first, Rng("2")) == play_out(second, Rng("2"))
    assert set(table.owner) == {-1}
    assert all_cards(table) == 110


def test_tickets_that_are_drawn_first_come_from_the_deck():
    table = Table(sample(GAME.setup(Setup("europe", 2), "drawn first"), 0, Rng("hidden")))
    mine, held, left = table.seats[table.turn], len(table.seats[table.turn].tickets), len(table.ticket_deck)
    act(table, table.turn, DrawTickets(), Rng("6"))
    assert len(mine.tickets) == held + 1
    assert len(table.ticket_deck) == left - 1
    there = table.copy()
    play_out(there, Rng("6"), DrawTickets())
    assert len(there.seats[table.turn].tickets) >= held + 2
    assert len(table.ticket_deck) == left - 1


def test_a_row_of_three_locomotives_is_laid_out_anew():
    table = Table(sample(GAME.setup(Setup("europe", 2), "laid out"), 0, Rng("hidden")))
    wild = table.colours
    table.row[:] = [wild, wild, 0, 1, 2]
    table.deck = [*range(wild), *range(wild), wild]
    act(table, table.turn, Draw([], 0), Rng("7"))
    assert len(table.row) == 5
    assert table.row.count(wild) == 0
    assert table.discards.count(wild) == 3


def test_most_tickets_are_completed_in_games_that_are_played_on():
    completed = held = 0
    for number in range(10):
        table = Table(sample(GAME.setup(Setup("europe", 2), f"tickets {number}"), 0, Rng("hidden")))
        play_out(table, Rng(f"{number}"))
        for seat, there in enumerate(table.seats):
            parent = table.parts(seat, there)
            completed += sum(root(parent, a) == root(parent, b) for a, b, _ in there.tickets)
            held += len(there.tickets)
    assert completed > held * 2 / 3


@pytest.mark.usefixtures("few")
def test_it_gives_up_a_ticket_for_which_no_trains_are_left():
    table = position(
        2, tickets={0: ["danzig-lisboa"]}, hands={0: "4 blue, 2 locomotive"}, trains={0: 8, 1: 20}, ticket_deck=()
    )
    choice = weigh(GAME, table.state, 0, Rng("luck"))
    assert choice.aim is None or choice.aim.tickets == ()


@pytest.mark.usefixtures("few")
def test_it_claims_the_missing_route_of_a_ticket_when_it_holds_the_cards():
    table = position(
        2, tickets={0: ["budapest-sofia"]}, hands={0: "8 locomotive"}, trains={0: 20, 1: 12}, ticket_deck=()
    )
    move = choose_ahead(GAME, table.state, 0, Rng("luck"))
    assert isinstance(move, ClaimRoute)


LAST = {
    "claims": {"barcelona-marseille": 0, "marseille-zurich": 0},
    "tickets": {0: ["barcelona-munchen"]},
    "trains": {0: 8, 1: 2},
    "ticket_deck": (),
}
"""The ticket of the first player lacks the tunnel between Zürich and München."""


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("turns_left", [1, 2])
def test_the_last_turn_takes_a_tunnel_for_a_ticket_with_cards_in_reserve_before_a_longer_route(turns_left):
    table = position(2, hands={0: "4 yellow, 4 white, 2 locomotive"}, turns_left=turns_left, **LAST)
    move = choose_ahead(GAME, table.state, 0, Rng("luck"))
    assert isinstance(move, ClaimRoute)
    assert move.route == "munchen-zurich"


@pytest.mark.usefixtures("few")
def test_the_last_turn_builds_a_station_for_a_ticket_whose_way_another_has_taken():
    claims = {**LAST["claims"], "munchen-zurich": 1}
    table = position(2, hands={0: "2 yellow"}, turns_left=1, **{**LAST, "claims": claims})
    assert isinstance(choose_ahead(GAME, table.state, 0, Rng("luck")), BuildStation)


@pytest.mark.usefixtures("few")
def test_the_last_turn_takes_what_makes_the_longest_trail_before_a_longer_route():
    claims = {"barcelona-marseille": 0, "berlin-danzig": 1, "danzig-warszawa": 1}
    table = position(2, claims=claims, hands={0: "2 yellow, 3 black"}, trains={0: 5, 1: 2}, turns_left=1)
    move = choose_ahead(GAME, table.state, 0, Rng("luck"))
    assert isinstance(move, ClaimRoute)
    assert {"barcelona", "marseille"} & set(move.route.split("-"))


@pytest.mark.usefixtures("few")
def test_the_last_turn_draws_a_card_where_nothing_can_be_claimed():
    table = position(2, hands={0: "1 red"}, trains={0: 0, 1: 2}, turns_left=1)
    assert not isinstance(choose_ahead(GAME, table.state, 0, Rng("luck")), ClaimRoute)


def test_a_tunnel_is_the_likelier_to_be_paid_the_more_is_left_in_hand():
    hands = ("2 yellow", "3 yellow", "4 yellow", "5 yellow")
    tables = [Table(position(2, hands={0: hand}).state) for hand in hands]
    board = tables[0].board
    tunnel, other = board.routes["munchen-zurich"], board.routes["barcelona-madrid"]
    chances = [chance(table, table.seats[0], Claim(tunnel, board.colour[tunnel], 0)) for table in tables]
    assert chances == sorted(set(chances))
    assert chances[-1] == 1
    assert chance(tables[0], tables[0].seats[0], Claim(other, board.colour[other], 0)) == 1


def test_the_others_are_taken_to_hold_the_tickets_that_their_routes_serve():
    claims = dict.fromkeys(("berlin-essen", "berlin-warszawa-a", "warszawa-wilno", "smolensk-wilno"), 1)
    held_in_truth = {1: ["athina-edinburgh", "erzurum-rostov"]}
    table = position(2, claims=claims, tickets=held_in_truth, hands={0: "1 blue"}, ticket_deck=())
    likely, rng = likely_tickets(table.state, 0), Rng("hidden")
    held = [set(sample(table.state, 0, rng.fork(), likely).seats[1].tickets) for _ in range(40)]
    some = {"berlin-moskva", "essen-kyiv", "smolensk-warszawa", "frankfurt-smolensk", "erzurum-kobenhavn"}
    assert all(len(tickets) == 2 for tickets in held)
    assert sum(bool(tickets & some) for tickets in held) > 30
    assert sum("athina-edinburgh" in tickets for tickets in held) < 10


def test_the_fewer_trains_another_has_left_the_more_of_its_tickets_are_taken_to_be_completed():
    claims = dict.fromkeys(("berlin-warszawa-a", "warszawa-wilno", "smolensk-wilno", "moskva-smolensk"), 1)
    held_in_truth = {1: ["athina-edinburgh", "erzurum-rostov", "berlin-moskva"]}
    shares = []
    for trains in (40, 12, 3):
        there = {"claims": claims, "tickets": held_in_truth, "trains": {1: trains}, "ticket_deck": ()}
        table = position(2, hands={0: "1 blue"}, **there)
        likely, rng, board = likely_tickets(table.state, 0), Rng("trains left"), PRINTED.board
        drawn = [sample(table.state, 0, rng.fork(), likely).seats[1].tickets for _ in range(60)]
        network = Network(board, claims)
        shares.append(sum(network.completes(board.tickets[one]) for tickets in drawn for one in tickets) / 180)
    assert shares == sorted(shares)
    assert shares[0] + 0.1 < shares[-1]


def test_which_tickets_the_others_are_taken_to_hold_follows_from_no_secret():
    for state, seat in positions(3, "taken to hold", 40):
        before = likely_tickets(state, seat)
        for other, held in enumerate(state.seats):
            if other != seat:
                held.tickets, held.hand = [], [0 for _ in held.hand]
        assert likely_tickets(state, seat) == before


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("every", long_but([30, 70], 70))
def test_equal_luck_gives_equal_moves_and_the_position_stays_as_it_was(every):
    for state, seat in positions(2, "equal luck", every):
        before = codec.encode_state(state)
        assert choose_ahead(GAME, state, seat, Rng("luck")) == choose_ahead(GAME, state, seat, Rng("luck"))
        assert codec.encode_state(state) == before


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("every", long_but([9, 45], 45))
def test_so_many_games_are_played_on_and_no_more(monkeypatch, every):
    played = []

    def counted(table, luck, first):
        played.append(table)
        return play_out(table, luck, first)

    monkeypatch.setattr(player, "play_out", counted)
    for state, seat in positions(3, "counted", every):
        played.clear()
        move = choose_ahead(GAME, state, seat, Rng("luck"))
        compared = 11 if isinstance(move, KeepTickets) else player.MOST
        assert len(played) <= max(player.most_games(state), compared * player.AT_A_TIME)


def test_more_games_are_played_on_late_and_fewer_where_more_play():
    early, late, more = (position(players, trains={0: left}).state for players, left in ((2, 45), (2, 8), (4, 45)))
    assert player.most_games(late) > player.most_games(early) > player.most_games(more)


def test_an_ending_is_worth_more_with_a_larger_lead_more_points_or_fewer_tickets_missed():
    ending = Ending([120, 110], [1, 1])
    for better in (Ending([120, 105], [1, 1]), Ending([130, 120], [1, 1]), Ending([120, 110], [0, 1])):
        assert player.worth(better, 0) > player.worth(ending, 0)
    assert player.worth(Ending([120, 110], [1, 0]), 0) == player.worth(ending, 0)


def test_the_last_ticket_of_all_is_kept_as_there_is_nothing_to_compare():
    state = position(2, tickets={0: ["barcelona-bruxelles"]}).state
    del state.ticket_deck[1:]
    (last,) = state.ticket_deck
    for _ in GAME.play(state, moves.DrawTickets(0)):
        pass
    assert choose_ahead(GAME, state, 0, Rng("luck")) == KeepTickets(0, (last,))


def test_a_ticket_is_given_up_only_for_what_does_surely_better():
    tickets = tuple(PRINTED.board.tickets[one] for one in ("budapest-sofia", "athina-wilno"))
    usual = Course(DrawCard(0, "blue"), Aim(tickets), no_beginning)
    other, fewer = (Course(DrawCard(0, "red"), Aim(some), no_beginning) for some in (tickets, tickets[:1]))
    assert player.least_surety(fewer, usual) > player.least_surety(other, usual)
    assert player.least_surety(usual, fewer) == player.least_surety(other, usual)


def test_which_tickets_are_kept_is_weighed_alike_however_many_they_are():
    tickets = tuple(PRINTED.board.tickets[one] for one in ("budapest-sofia", "athina-wilno"))
    usual, other = (Course(KeepTickets(0, ()), Aim(some), no_beginning) for some in (tickets, tickets[:1]))
    assert player.least_surety(usual, other) == player.least_surety(other, usual)


@pytest.mark.long
@pytest.mark.usefixtures("few")
def test_it_beats_whoever_plays_by_chance():
    (game,) = league.play(league.Pairing("europe", "ahead", (("hard", "random"),)))
    assert game.places[0] == (0,)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("every", long_but([17, 51], 51))
def test_a_claim_under_a_plan_is_one_that_can_be_paid(every):
    for state, seat in positions(2, "paid", every):
        move = choose_ahead(GAME, state, seat, Rng("luck"))
        if isinstance(move, ClaimRoute):
            for _ in GAME.play(codec.clone(state), move):
                pass


@pytest.mark.parametrize(
    ("won", "other_won", "said"),
    [
        (0.72, 0.61, "wins 72 in 100, claiming routes for points alone 61."),
        (0.723, 0.718, "wins 72 in 100, and claiming routes for points alone about as many."),
        # What is usual is chosen, as the other does not surely better.
        (0.50, 0.53, "wins 50 in 100, and claiming routes for points alone about as many."),
    ],
)
def test_it_says_of_aims_that_win_as_often_that_they_do(won, other_won, said):
    ticket = PRINTED.board.tickets["budapest-sofia"]
    choice = Choice(KeepTickets(0, (ticket.id,)), Aim((ticket,)), won, Aim(()), other_won)
    sentence = with_comparison(PRINTED.board, text("ttr.hint.pass"), choice)
    assert Texts("en", strict=True).of("europe").sentence(sentence).endswith(said)
