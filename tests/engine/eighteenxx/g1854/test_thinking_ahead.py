"""The opponent of 1854 that thinks ahead: it plays late stock rounds on after each of several trades."""

import pytest

from bot.texts import Texts, languages
from engine.core import codec
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.core.text import text
from engine.eighteenxx.ahead.play_outs import Outcome
from engine.eighteenxx.ahead.player import Choice, Effort
from engine.eighteenxx.ahead.styles import Turn, is_free
from engine.eighteenxx.ahead.trades import Trades
from engine.eighteenxx.ahead.words import with_comparison
from engine.eighteenxx.auction import asking_price, free_cash
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.g1854.sensible import (
    AHEAD,
    EXPECTATIONS,
    FORESEEN,
    LATE,
    PART_PAID,
    SPENT,
    TO_FLOAT,
    choose_sensibly,
    worth_of,
)
from engine.eighteenxx.moves import (
    BidOn,
    BuildTunnel,
    BuyFirst,
    BuyFrom,
    BuyTrain,
    Dividend,
    LayTile,
    Par,
    Pass,
    PayOption,
    Sell,
    TakeOption,
)
from engine.eighteenxx.rounds import OPERATING, STOCK
from engine.eighteenxx.sensible.building import laid, nearness
from engine.eighteenxx.tile_lays import legal_lays, ordinary_right
from engine.eighteenxx.trains import has_begun
from tests.engine.eighteenxx.g1854.positions import ADA, Table
from tests.engine.played_before import played_before
from tests.thorough import times


def stock_turns(*, late):
    """The positions of a game among planners in which a seat may trade as it likes."""
    return [
        (state, Turn(seat, kinds, usual))
        for state, seat, usual in played_before("1854", 3)
        if is_free(state, kinds := GAME_1854.kinds(state, seat)) and has_begun(state, LATE) == late
    ]


def played(state, move):
    after = codec.clone(state)
    for _ in GAME_1854.play(after, move):
        pass
    return after


def test_trades_are_legal_and_few_and_of_every_kind():
    kinds = set()
    for late in (False, True):
        for state, turn in stock_turns(late=late)[::3]:
            before, ways = codec.encode_state(state), list(Trades(EXPECTATIONS)(state, turn))
            assert (Pass(turn.seat), None) in ways
            for move, style in ways:
                assert style is None
                played(state, move)
                kinds.add(type(move))
            assert codec.encode_state(state) == before
    assert kinds == {BuyFrom, TakeOption, Par, Sell, Pass}


def trains_moved(trades, state, turn):
    """The trains of other companies that are compared with what the seat would usually do."""
    moves = (move for move, _ in trades(state, turn) if isinstance(move, BuyTrain))
    return {move.train for move in moves if move.train.split()[0] in state.charters}


def test_trains_go_from_one_own_company_to_another_only_where_one_must_be_bought_or_they_earn_more():
    table = Table(phase="5").rusted("2 1+ 2+").lay("E3 57 1")
    table.company("KT", {ADA: 60}, par=67, cash=100, trains="42:4 51:5", at="H18")
    table.company("VB", {ADA: 60}, par=67, cash=100, at="E3").operating("VB", "trains")
    turn = Turn(ADA, GAME_1854.kinds(table.state, ADA), Pass(ADA))
    stay = Trades(EXPECTATIONS, trains_stay=True)
    assert trains_moved(stay, table.state, turn) == {"KT 42", "KT 51"}, "it has none"
    table.trains("VB", "31:3")
    assert trains_moved(stay, table.state, turn) == set(), "there is no track for another"
    assert trains_moved(Trades(EXPECTATIONS), table.state, turn) == {"KT 42", "KT 51"}
    few, many = 0, 0
    for state, seat, usual in played_before("1854", 3, 3):
        if state.in_round(OPERATING) and BuyTrain in (kinds := GAME_1854.kinds(state, seat)):
            turn = Turn(seat, kinds, usual)
            some, every = trains_moved(stay, state, turn), trains_moved(Trades(EXPECTATIONS), state, turn)
            assert some <= every
            few, many = few + len(some), many + len(every)
    assert 0 < few < many / 4


def test_a_hex_with_no_more_than_a_tunnel_is_none_from_which_track_leads_on():
    found = False
    for state, _, move in played_before("1854", 3):
        if not isinstance(move, BuildTunnel) or LayTile not in GAME_1854.kinds(state, move.seat):
            continue
        company, after = state.turn.company, played(state, move)
        for lay in legal_lays(state, company, ordinary_right(state)):
            lying = state.printed.ground.rotated(lay.tile, lay.rotation)
            if lay.hex == move.hex and lying.exits == after.board.tunnel_sides(move.hex):
                found, tile = True, laid(state, lay)
                assert nearness(FORESEEN, after, company) == nearness(FORESEEN, tile, company)
                assert nearness(EXPECTATIONS, after, company) > nearness(EXPECTATIONS, tile, company)
    assert found


class KnownPlayOuts:
    """Games played on whose outcome is known beforehand: what the seats come to be worth after each move."""

    moves = 0

    def __init__(self, outcomes):
        self.outcomes = outcomes

    def play_on(self, move, style, luck):
        return Outcome(self.outcomes[move])


class SometimesBankrupt:
    """Games played on in which, after some moves, somebody goes bankrupt in the first game, or in all of them."""

    moves = 0

    def __init__(self, worths, bankrupt):
        self.worths, self.bankrupt, self.games = worths, bankrupt, dict.fromkeys(worths, 0)

    def play_on(self, move, style, luck):
        self.games[move] += 1
        if self.games[move] <= self.bankrupt[move]:
            return Outcome((900.0, 800.0), bankrupt=True)
        return Outcome((self.worths[move], 4000.0))


@pytest.mark.parametrize(
    ("bankrupt", "worth", "other", "ending"),
    [
        ((0, 0), 5000, 4900, "passing to about 4,900 G."),
        (
            (0, 1),
            5000,
            4900,
            "in 0 of 3 games after this, and in 1 of 3 after the other; the amounts leave out those games.",
        ),
        (
            (3, 3),
            900,
            900,
            "in 3 of 3 games after this, and in 3 of 3 after the other; the amounts include those games.",
        ),
    ],
)
def test_a_game_that_a_bankruptcy_ends_early_is_told_and_not_counted_in_what_a_hint_compares(
    bankrupt, worth, other, ending
):
    bought, passed = BuyFrom(ADA, "SD", "pool"), Pass(ADA)
    play_outs = SometimesBankrupt({bought: 5000.0, passed: 4900.0}, dict(zip((bought, passed), bankrupt, strict=True)))
    choice = AHEAD._best(play_outs, dict.fromkeys((bought, passed)), Rng("luck"))
    assert (choice.move, choice.worth, choice.other_worth) == (bought, worth, other)
    state, _ = stock_turns(late=True)[0]
    said = with_comparison(state, text("18xx.hint.buy"), choice)
    for language in languages():
        sentence = Texts(language, strict=True).of("1854").sentence(said, ("Ada", "Bo", "Cy"))
        if language == "en":
            assert sentence.endswith(ending)


@pytest.mark.parametrize(
    ("after_sale", "best"),
    [((1000, 900), "usual"), ((995, 800), "usual"), ((1030, 900), "sold"), ((1030, 1040), "bought")],
)
def test_it_sells_for_what_that_brings_itself_and_not_for_what_others_lose_by_it(after_sale, best):
    moves = {"usual": Pass(ADA), "bought": BuyFrom(ADA, "SD", "pool"), "sold": Sell(ADA, "KR", 10)}
    bought = (1010, 1000) if best == "bought" else (1000, 1000)
    play_outs = KnownPlayOuts(dict(zip(moves.values(), ((1000, 1000), bought, after_sale), strict=True)))
    choice = AHEAD._best(play_outs, dict.fromkeys(play_outs.outcomes), Rng("luck"))
    assert choice.move == moves[best]
    play_outs = KnownPlayOuts({moves["sold"]: (1000, 1000), moves["usual"]: (1000, 1000)})
    choice = AHEAD._best(play_outs, dict.fromkeys(play_outs.outcomes), Rng("luck"))
    assert choice.move == moves["sold"], "it is what would be done anyway"


def test_equal_luck_gives_equal_moves_whatever_the_seed_and_the_position_stays_as_it_was(monkeypatch):
    monkeypatch.setattr(AHEAD, "_effort", Effort(first=500, most=1200))
    for state, turn in stock_turns(late=True)[:: -times(40, 20)]:
        before, other = codec.encode_state(state), codec.clone(state)
        other.rng = Rng("another seed")
        choice = AHEAD.weigh(GAME_1854, state, turn.seat, Rng("luck"))
        assert codec.encode_state(state) == before
        assert AHEAD.weigh(GAME_1854, other, turn.seat, Rng("luck")) == choice
        assert choice.worth is not None
        played(state, choice.move)


def test_early_in_a_game_it_plays_as_the_planner():
    for state, turn in stock_turns(late=False)[::5]:
        usual = choose_sensibly(GAME_1854, state, turn.seat, Rng("luck").fork())
        assert AHEAD.weigh(GAME_1854, state, turn.seat, Rng("luck")) == Choice(usual)


@pytest.mark.parametrize("players", range(3, 7))
def test_in_the_auction_it_keeps_money_for_a_company_and_yet_all_is_sold(players):
    state, moves = GAME_1854.setup(Setup("1854", players), "thrift"), 0
    while not state.in_round(STOCK):
        seat = min(GAME_1854.awaited(state))
        move = AHEAD(GAME_1854, state, seat, Rng("luck"))
        state, moves = played(state, move), moves + 1
        if isinstance(move, BidOn | BuyFirst) and not state.in_round(STOCK):
            assert free_cash(state, seat) >= min(TO_FLOAT, state.printed.figures.cash[players] - SPENT)
    assert moves < 250


def test_whoever_spends_little_would_still_buy_each_mountain_railway_at_its_price():
    state = GAME_1854.setup(Setup("1854", 4), "thrift")
    for railway in state.private_companies:
        assert asking_price(state, railway) <= PART_PAID * worth_of(state, railway)


def test_it_says_that_it_has_tried_a_trade_out_and_how_the_next_best_compares(monkeypatch):
    state, turn = stock_turns(late=True)[0]
    english = Texts("en", strict=True).of("1854")
    bought = BuyFrom(turn.seat, "SD", "pool")
    seller, owned = next((charter.id, train) for charter in state.charters.values() for train in charter.trains)
    for other, words in (
        (bought, "buying a share of SD"),
        (TakeOption(turn.seat, "KR", "ipo"), "taking an option on a share of KR"),
        (PayOption(turn.seat), "paying the second half of the option"),
        (Sell(turn.seat, "SD", 10), "selling 10 % of SD"),
        (Par(turn.seat, "NT", 93), "starting NT at 93 G"),
        (Dividend(turn.seat, "payout"), "paying dividends"),
        (Dividend(turn.seat, "withhold"), "withholding"),
        (BuyTrain(turn.seat, "deck 5", 530), "buying a 5"),
        (BuyTrain(turn.seat, "retired 21 2", 130), "buying a 2"),
        (BuyTrain(turn.seat, f"{seller} {owned.id}", 17), f"buying a {owned.face} of {seller} for 17 G"),
        (Pass(turn.seat), "passing"),
    ):
        said = english.sentence(
            with_comparison(
                state, GAME_1854.advice.reason(state, turn.seat, bought), Choice(bought, 5100, other, 4900)
            ),
            ("Ada", "Bo", "Cy"),
        )
        assert said.endswith(f"this brings you to about 5,100 G, {words} to about 4,900 G.")
    for tried_out, why in ((True, "18xx.hint.played_on"), (False, "18xx.hint.pass_stock")):
        choice = Choice(Pass(turn.seat), 5100, bought, 4900, tried_out)
        monkeypatch.setattr(AHEAD, "weigh", lambda *_, choice=choice: choice)
        hint = GAME_1854.advice.hint(state, turn.seat, Rng("luck"))
        assert (hint.move, hint.reason.params["why"].key) == (choice.move, why)
