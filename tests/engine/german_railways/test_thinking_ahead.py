"""The opponent that thinks ahead: what it plays on is a game of German Railways, and it takes the move that does best."""

from itertools import islice

import pytest

from bot.texts import Texts
from engine import league
from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.core.text import text
from engine.german_railways.ahead import player
from engine.german_railways.ahead.board import around, numbered
from engine.german_railways.ahead.play_outs import Luck, play_out
from engine.german_railways.ahead.player import Choice, choose_ahead, weigh
from engine.german_railways.ahead.table import Table
from engine.german_railways.ahead.ways import ways_of
from engine.german_railways.ahead.words import with_comparison
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.building import BuildPlan
from engine.german_railways.facts import printed_facts
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Auction, Bid, Build, Pass
from engine.german_railways.rounds import lay_out
from tests.engine.german_railways.planned import planned_game
from tests.engine.german_railways.positions import play, position
from tests.thorough import long_but


@pytest.fixture
def few(monkeypatch):
    """Play few games on, where their number does not matter."""
    monkeypatch.setattr(player, "SAMPLES", (1, 1))
    monkeypatch.setattr(player, "BIDS", 1)


def positions(every):
    """Some positions of a game between planners, with who is to move."""
    return [(state, seat) for state, seat, _ in islice(planned_game(), 0, None, every)]


def laid_out(state):
    return Table(GERMAN.view(state, None))


def test_hexes_that_are_bits_have_the_neighbours_that_are_printed():
    board = numbered()
    for name, near in printed_facts().neighbours.items():
        places = around(board.bits[name]) & (board.all_country | board.all_cities)
        assert places == board.neighbours[board.bits[name]] == sum(board.bits[other] for other in near)


def same(table, state):
    """Whether a position in numbers is the same as that of the rules."""
    analysis = BoardAnalysis(state)
    numbers = {id_: number for number, id_ in enumerate(state.railroads)}
    assert table.cash == state.cash
    for (id_, railroad), line in zip(state.railroads.items(), table.lines, strict=True):
        assert line.treasury == railroad.treasury
        assert line.income == analysis.incomes[id_]
        assert line.pays == analysis.pays(id_)
        assert line.links == sum(1 << numbers[other] for other in analysis.links[id_])
        assert line.sold == len(railroad.owners)
        assert line.network == sum(table.board.bits[hex_] for hex_ in railroad.hexes)
    assert table.incomes() == [analysis.player_income(seat) for seat in range(len(state.cash))]
    return True


@pytest.mark.parametrize(
    "variants", long_but([{}, {"city_cost": "flat"}, {"baden": "first"}, {"bavaria": "not_in_cities"}], {})
)
def test_a_build_in_numbers_costs_and_pays_what_it_does_by_the_rules(variants):
    builds = 0
    for state, _, move in planned_game(**variants):
        if isinstance(move, Build):
            table = laid_out(state)
            table.build(table.board.numbers[move.railroad], [table.board.bits[hex_] for hex_ in move.hexes])
            play(state, move)
            assert same(table, state)
            builds += 1
    assert builds > 20


def test_ways_are_open_by_the_rules_and_cost_what_they_say():
    checked = 0
    for state, _ in positions(12):
        table, analysis = laid_out(state), BoardAnalysis(state)
        for number, railroad in enumerate(state.railroads):
            for way in ways_of(table, number):
                if way.builds > 1 or way.cost > state.railroads[railroad].treasury:
                    continue
                build_plan = BuildPlan(analysis, railroad)
                for bit in way.bits:
                    build_plan.lay(build_plan.check(table.board.names[bit]))
                assert build_plan.spent == way.cost
                outcome = build_plan.outcome()
                assert (outcome.income - analysis.incomes[railroad], bool(outcome.linked)) == (way.gain, way.links)
                checked += 1
    assert checked > 30


def test_a_game_that_is_played_on_ends_within_what_is_there():
    beginnings = [(lay_out(Setup("german", players), "played on"), 0) for players in (3, 5)]
    for state, _ in (*beginnings, *positions(25)):
        table = laid_out(state)
        cash = play_out(table, Luck(Rng("luck")))
        assert len(cash) == len(state.cash)
        assert min(cash) >= 0
        for line in table.lines:
            assert line.treasury >= 0
            assert line.locomotives >= 0
            assert 1 <= line.sold == sum(line.shares) <= 3


def test_most_games_that_are_played_on_sell_all_shares_and_many_end_by_links():
    linked = sold = 0
    for number in range(10):
        table = laid_out(lay_out(Setup("german", 4), f"{number}"))
        play_out(table, Luck(Rng(f"{number}")))
        linked += table.linked()
        sold += all(line.sold == 3 for line in table.lines)
    assert sold >= 7
    assert linked >= 2


def test_a_copy_is_played_on_by_itself():
    table = laid_out(lay_out(Setup("german", 3), "copied"))
    first, second = table.copy(), table.copy()
    assert play_out(first, Luck(Rng("2"))) == play_out(second, Luck(Rng("2")))
    assert table.cash == [40, 40, 40]
    assert not any(line.sold for line in table.lines)


def test_equal_luck_is_met_with_whatever_was_played_before():
    first, second = Luck(Rng("same")), Luck(Rng("same"))
    first.bids(3, 1)
    assert first.order(5) == second.order(5)
    assert first.order(5) != first.order(6)


@pytest.mark.usefixtures("few")
def test_equal_luck_gives_equal_moves_and_the_position_stays_as_it_was():
    for state, seat in positions(40):
        before = codec.encode_state(state)
        assert choose_ahead(GERMAN, state, seat, Rng("luck")) == choose_ahead(GERMAN, state, seat, Rng("luck"))
        assert codec.encode_state(state) == before


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("every", long_but([19, 50], 50))
def test_every_move_is_legal(every):
    for state, seat in positions(every):
        move = choose_ahead(GERMAN, state, seat, Rng("luck"))
        try:
            play(codec.clone(state), move)
        except IllegalMove as refused:
            pytest.fail(f"{move}: {refused}")


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("every", long_but([17, 45], 45))
def test_so_many_games_are_played_on_and_no_more(monkeypatch, every):
    played = []

    def counted(table, luck):
        played.append(table)
        return play_out(table, luck)

    monkeypatch.setattr(player, "play_out", counted)
    most = 1 + player.BUILDS + len(printed_facts().railroads) + 1
    for state, seat in positions(every):
        played.clear()
        choose_ahead(GERMAN, state, seat, Rng("luck"))
        compared = most + -(-most // 2) if state.bidding is None else 2 * player.PRICES * player.BIDS
        assert len(played) <= compared


def test_it_builds_the_link_that_pays_itself():
    others = dict.fromkeys(("PO", "NME", "KBS", "GBS", "CME", "BHE"), (1, 2, 2))
    owners = {**others, "KSS": (0, 0, 0), "MWB": (0, 0, 0)}
    state = position(networks={"MWB": ("J8",)}, treasuries={"KSS": 3}, owners=owners)
    choice = weigh(GERMAN, state, 0, Rng("any"))
    assert choice.move == Build(0, "KSS", ("J8",))
    assert choice.won >= choice.other_won


def test_it_bids_within_its_cash_and_up_to_what_it_takes_the_share_to_be_worth():
    state = position(cash=(6, 20, 20), treasuries={"KSS": 9}, owners={"GBS": (1,)})
    play(state, Auction(0, "KSS"))
    choice = weigh(GERMAN, state, 0, Rng("any"))
    assert isinstance(choice.move, Bid)
    assert 1 == choice.move.price <= choice.move.up_to <= 6
    assert choice.worth == choice.move.up_to


def test_what_it_says_a_share_is_worth_agrees_with_whether_it_bids(monkeypatch):
    state = position(cash=(6, 20, 20), treasuries={"KSS": 9}, owners={"GBS": (1,)})
    play(state, Auction(0, "KSS"))
    monkeypatch.setattr(player, "_worth", lambda *_: (2, 6))
    bid = weigh(GERMAN, state, 0, Rng("any"))
    assert (bid.move.up_to, bid.worth) == (4, 4)
    play(state, Bid(0, 5))
    assert weigh(GERMAN, state, 1, Rng("any")) == Choice(Pass(1), worth=4)


def test_who_leaves_a_share_at_a_price_expects_the_others_to_pay_no_more(monkeypatch):
    beginnings = []

    def begun(table, luck):
        beginnings.append(list(table.cash))
        return play_out(table, luck)

    monkeypatch.setattr(player, "play_out", begun)
    state = position(cash=(20, 20, 20), treasuries={"KSS": 9}, owners={"GBS": (1,)}, networks={"KSS": ("J8",)})
    play(state, Auction(0, "KSS"))
    weigh(GERMAN, state, 0, Rng("any"))
    assert len(beginnings) == 2 * player.PRICES * player.BIDS
    for won, lost in zip(beginnings[::2], beginnings[1::2], strict=True):
        assert 20 == lost[0] > won[0]
        assert sum(lost) >= sum(won)


def test_who_cannot_pay_passes_without_playing_on(monkeypatch):
    state = position(cash=(6, 20, 3), owners={"GBS": (1,)}, order=(0, 1, 2))
    play(state, Auction(0, "KSS"))
    play(state, Bid(0, 2))
    play(state, Pass(1))
    state.cash[2] = 2
    monkeypatch.setattr(player, "play_out", None)
    assert choose_ahead(GERMAN, state, 2, Rng("any")) == Pass(2)


@pytest.mark.usefixtures("few")
def test_late_in_a_game_it_plays_as_the_planner_so_that_the_game_ends():
    state = position(treasuries={"PO": 9}, owners={"PO": (0, 1)})
    state.round = 23
    usual = GERMAN.policies["normal"](GERMAN, state, 0, Rng("any").fork())
    assert weigh(GERMAN, state, 0, Rng("any")).won is None
    assert choose_ahead(GERMAN, state, 0, Rng("any")) == usual


@pytest.mark.usefixtures("few")
@pytest.mark.long
def test_it_beats_those_who_play_by_chance():
    (game,) = league.play(league.Pairing("german", "ahead", (("hard", "random", "random"),)))
    assert game.places[0] == (0,)


@pytest.mark.parametrize(
    ("other_won", "said"),
    [
        (0.61, "this wins 72 in 100, passing 61."),
        (0.718, "this wins 72 in 100, and passing about as many."),
        # What is usual is chosen, as the other does not surely better.
        (0.75, "this wins 72 in 100, and passing about as many."),
    ],
)
def test_it_says_of_moves_that_win_as_often_that_they_do(other_won, said):
    choice = Choice(Auction(0, "BY"), 0.723, Pass(0), other_won)
    sentence = with_comparison(text("german.hint.play_on"), choice)
    assert Texts("en", strict=True).of("german").sentence(sentence).endswith(said)
