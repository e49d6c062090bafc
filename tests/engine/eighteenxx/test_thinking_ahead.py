"""The opponent that thinks ahead: of late stock rounds it plays several ways on, and early track it lays for later."""

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.core.game import Setup
from engine.core.registry import find
from engine.core.rng import Rng
from engine.eighteenxx import buying, certificates, selling
from engine.eighteenxx.ahead import building, player, room, track
from engine.eighteenxx.ahead.play_outs import MOST_MOVES, PlayOuts
from engine.eighteenxx.ahead.player import Choice
from engine.eighteenxx.ahead.styles import Styles, Turn, is_floating, is_free
from engine.eighteenxx.ahead.words import with_comparison
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.g18cz.sensible import (
    AHEAD,
    COMPANIES,
    EARLY,
    FORESEEN,
    LATE,
    choose_sensibly,
    choose_with_foresight,
)
from engine.eighteenxx.g18cz.taking_over import takeovers
from engine.eighteenxx.moves import Buy, BuyTrain, Dividend, LayTile, Par, Pass, Sell
from engine.eighteenxx.rounds import OPERATING
from engine.eighteenxx.scoring import worth
from engine.eighteenxx.sensible.growth import gain_of_share
from tests.engine.played_before import played_before
from tests.thorough import long_but


def stock_turns(*, late=True):
    """The positions of a game among planners in which a seat may trade as it likes."""
    return [
        (state, Turn(seat, kinds, usual))
        for state, seat, usual in played_before("18cz", 3)
        if is_free(state, kinds := G18CZ.kinds(state, seat)) and (state.calendar.set >= LATE) == late
    ]


def compared():
    """Those late ones in which the ways to trade begin with different moves."""
    return [
        (state, turn)
        for state, turn in stock_turns()
        if {style(state, turn) for style in Styles(FORESEEN)} != {turn.usual}
    ]


def played(state, move):
    after = codec.clone(state)
    for _ in G18CZ.play(after, move):
        pass
    return after


@pytest.mark.parametrize(("every", "samples"), long_but([(20, player.SAMPLES), (35, 1)], (35, 1)))
def test_equal_luck_gives_equal_moves_whatever_the_seed_and_the_position_stays_as_it_was(monkeypatch, every, samples):
    monkeypatch.setattr(player, "SAMPLES", samples)
    for state, turn in compared()[::-every]:
        before, other = codec.encode_state(state), codec.clone(state)
        other.rng = Rng("another seed")
        choice = AHEAD.weigh(G18CZ, state, turn.seat, Rng("luck"))
        assert codec.encode_state(state) == before
        assert AHEAD.weigh(G18CZ, other, turn.seat, Rng("luck")) == choice
        played(state, choice.move)


@pytest.mark.parametrize("every", long_but([12, 50], 50))
def test_so_many_moves_are_played_on_and_no_more(monkeypatch, every):
    made = []

    class Counted(PlayOuts):
        def play_on(self, *given):
            before = self.moves
            expected = super().play_on(*given)
            made.append(self.moves - before)
            return expected

    monkeypatch.setattr(player, "PlayOuts", Counted)
    ways = 1 + len(list(Styles(FORESEEN)))
    for state, turn in compared()[::-every]:
        made.clear()
        AHEAD.weigh(G18CZ, state, turn.seat, Rng("luck"))
        assert 0 < len(made) <= player.SAMPLES * ways
        assert max(made) <= MOST_MOVES
        # The games of one more round are about as long as those before.
        assert sum(made) <= max(1.2 * player.MOST_MOVES, ways * MOST_MOVES)


def operating():
    """The positions of a game among planners in operating rounds, with the kinds of moves there are."""
    return [
        (state, seat, G18CZ.kinds(state, seat))
        for state, seat, _ in played_before("18cz", 3)
        if state.in_round(OPERATING)
    ]


def test_but_for_late_decisions_on_money_nothing_is_played_on(monkeypatch):
    monkeypatch.setattr(player, "PlayOuts", None)
    early = [(state, turn.seat) for state, turn in stock_turns(late=False)]
    others = [
        (state, seat)
        for state, seat, kinds in operating()
        if state.calendar.set < (LATE if Acquire in kinds else COMPANIES)
        or not {Acquire, Dividend, BuyTrain} & set(kinds)
    ]
    for state, seat in (*early[::9], *others[::60]):
        usual = choose_with_foresight(G18CZ, state, seat, Rng("luck").fork())
        assert AHEAD.weigh(G18CZ, state, seat, Rng("luck")) == Choice(usual)


def test_in_the_last_sets_dividends_and_trains_are_compared():
    compared = set()
    for state, seat, kinds in operating():
        if state.calendar.set >= COMPANIES and {Dividend, BuyTrain} & set(kinds) - compared:
            before = codec.encode_state(state)
            choice = AHEAD.weigh(G18CZ, state, seat, Rng("luck"))
            assert codec.encode_state(state) == before
            assert AHEAD.weigh(G18CZ, state, seat, Rng("luck")) == choice
            if choice.worth is not None:
                compared |= {Dividend, BuyTrain} & set(kinds)
                played(state, choice.move)
                played(state, choice.other)
    assert compared == {Dividend, BuyTrain}


def takeovers_compared():
    """The late positions in which a company may take over another of its president's."""
    return [
        (state, seat)
        for state, seat, kinds in operating()
        if state.calendar.set >= LATE
        and Acquire in kinds
        and any(isinstance(move, Acquire) for move in takeovers(state, seat))
    ]


def test_late_takeovers_are_compared_with_cheaper_ones_and_with_none():
    found = takeovers_compared()
    assert found
    for state, seat in found:
        before, prices = codec.encode_state(state), {}
        *bought, last = takeovers(state, seat)
        assert last == Pass(seat)
        for move in bought:
            prices.setdefault(move.company, []).append(move.price)
            played(state, move)
        for company, some in prices.items():
            assert state.charters[company].president == seat
            assert some in ([high := max(some), min(some)], [high])
        assert codec.encode_state(state) == before
    state, seat = found[0]
    choice = AHEAD.weigh(G18CZ, state, seat, Rng("luck"))
    assert choice.worth is not None
    assert {choice.move, choice.other} <= {
        *takeovers(state, seat),
        choose_with_foresight(G18CZ, state, seat, Rng("luck")),
    }


def test_how_a_takeover_compares_is_not_said_where_no_words_are_for_it():
    state = stock_turns()[0][0]
    why = G18CZ.advice.reason(state, 0, Pass(0))
    assert with_comparison(state, why, Choice(Pass(0), 5100, Acquire(0, "BN", 100), 4900)) == why


def brings(state, company):
    """What the next certificate of a company brings beyond its price."""
    return gain_of_share(FORESEEN, state, company) * buying.first_lot(state, company).cost


def test_where_there_is_room_for_one_more_certificate_it_buys_what_brings_most(monkeypatch):
    bought = 0
    for state, turn in stock_turns()[::3]:
        held = certificates.certificates_of(state, turn.seat)
        monkeypatch.setitem(state.printed.figures.certificate_limit, 3, held + 1)
        move = room.trade(FORESEEN, state, turn.seat, G18CZ.kinds(state, turn.seat))
        if isinstance(move, Buy) and not is_floating(state, turn.seat):
            bought += 1
            others = buying.companies(state, turn.seat)
            assert brings(state, move.company) == max(brings(state, company) for company in others) > 0
            played(state, move)
    assert bought


def test_where_there_is_no_more_room_it_sells_only_what_brings_less_than_what_it_then_buys(monkeypatch):
    sold = 0
    for state, turn in stock_turns():
        held = certificates.certificates_of(state, turn.seat)
        monkeypatch.setitem(state.printed.figures.certificate_limit, 3, held)
        kinds = G18CZ.kinds(state, turn.seat)
        move = room.trade(FORESEEN, state, turn.seat, kinds)
        if is_floating(state, turn.seat) or state.players[turn.seat].debt:
            continue
        assert isinstance(move, Sell | Pass)
        if isinstance(move, Sell):
            sold += 1
            gained = gain_of_share(FORESEEN, state, move.company) * selling.sale_price(state, move.company)
            after = played(state, move)
            following = room.trade(FORESEEN, after, turn.seat, G18CZ.kinds(after, turn.seat))
            assert isinstance(following, Buy)
            assert brings(after, following.company) > gained
    assert sold


def test_who_has_much_money_and_little_room_starts_a_company_and_dearer_than_the_planner(monkeypatch):
    dearer = 0
    for state, turn in stock_turns()[::3]:
        state.players[turn.seat].cash += 1000
        held = certificates.certificates_of(state, turn.seat)
        monkeypatch.setitem(state.printed.figures.certificate_limit, 3, held + 5)
        kinds = G18CZ.kinds(state, turn.seat)
        move = room.trade(FORESEEN, state, turn.seat, kinds)
        if isinstance(move, Par):
            planned = choose_sensibly(G18CZ, state, turn.seat, Rng("luck"))
            dearer += isinstance(planned, Par) and move.price > planned.price
            played(state, move)
    assert dearer


def test_it_keeps_no_dividend_for_a_train_before_games_are_played_on_for_it():
    kept = 0
    for state, seat, kinds in operating():
        if Dividend in kinds and state.calendar.set < COMPANIES:
            kept += choose_sensibly(G18CZ, state, seat, Rng("luck")).decision == "withhold"
            assert choose_with_foresight(G18CZ, state, seat, Rng("luck")).decision == "payout"
    assert kept, "as the planner does"


def test_it_would_rather_hold_shares_of_running_companies_than_start_one_that_is_little_better():
    started = {"the planner": 0, "it": 0}
    for state, turn in stock_turns(late=False):
        for name, choose in (("the planner", choose_sensibly), ("it", choose_with_foresight)):
            started[name] += isinstance(choose(G18CZ, state, turn.seat, Rng("luck")), Par)
    assert 0 < started["it"] < started["the planner"]


def first_turns():
    """The positions among planners in which a company lays the first of its first tiles, and may choose which."""
    return [
        (state, seat)
        for state, seat, move in played_before("18cz", 3)
        if isinstance(move, LayTile)
        and state.turn.first
        and state.calendar.set < EARLY
        and not state.turn.yellow
        and "track" not in state.frame.done
        and "home_tile" in state.frame.done
    ]


def first_run(state, seat, policy):
    """Return what a company earns by its first run, if it lays its tiles by a policy, all else being as planned."""
    company, luck = state.turn.company, Rng("luck")
    while not (state.turn and state.turn.company == company and state.last_run and state.last_run.company == company):
        (awaited,) = G18CZ.awaited(state)
        mine = awaited == seat and state.turn and state.turn.company == company
        state = played(state, (policy if mine else choose_sensibly)(G18CZ, state, awaited, luck))
    return sum(run.revenue for run in state.last_run.runs)


def test_it_lays_first_tiles_for_the_first_run_and_leaves_the_position_as_it_is():
    before, after, found = 0, 0, first_turns()
    for state, seat in found[:3]:
        kept = codec.encode_state(state)
        before += first_run(state, seat, choose_sensibly)
        after += first_run(state, seat, choose_with_foresight)
        assert codec.encode_state(state) == kept
    assert after > before > 0


def test_it_lays_nothing_where_that_is_not_worth_its_price(monkeypatch):
    state, _ = first_turns()[0]
    assert building.best_lay(FORESEEN, state, may_pass=True)
    monkeypatch.setattr("engine.eighteenxx.sensible.building.PART", 1000)
    monkeypatch.setattr(building, "cost_of", lambda *_: 10)
    assert building.best_lay(FORESEEN, state, may_pass=True) is None
    assert building.best_lay(FORESEEN, state, may_pass=False), "its home must be built on"


def test_one_way_to_trade_starts_nothing_and_another_starts_what_it_can():
    styles, started = Styles(FORESEEN), 0
    for state, turn in compared():
        held = styles.holds(state, turn)
        assert isinstance(held, Buy | Pass | Sell)
        keen = styles.is_keen(state, turn)
        started += isinstance(keen, Par | Sell)
        for move in (held, keen):
            played(state, move)
    assert started


def test_a_game_is_played_on_to_its_end_by_itself():
    state, turn = stock_turns()[0]
    before = codec.encode_state(state)
    play_outs = PlayOuts(G18CZ, state, choose_sensibly)
    first = play_outs.play_on(turn.usual, None, Rng("1"))
    again = PlayOuts(G18CZ, state, choose_sensibly).play_on(turn.usual, None, Rng("1"))
    assert first == again
    assert codec.encode_state(state) == before
    assert min(first.worths) > max(worth(state, seat) for seat in range(3)), "so much is earned in three sets"
    assert not first.bankrupt


@pytest.mark.long
def test_track_that_is_laid_quickly_leads_to_revenue():
    state, luck, laid = G18CZ.setup(Setup("18cz", 3), "track"), Rng("luck"), 0
    while state.calendar.set < LATE:
        (seat,) = G18CZ.awaited(state)
        move = choose_sensibly(G18CZ, state, seat, luck)
        if isinstance(move, LayTile) and Pass in G18CZ.kinds(state, seat):
            move = track.lay(state, seat, luck)
            laid += isinstance(move, LayTile)
        state = played(state, move)
    assert laid > 30
    # Planners who work out what each tile would earn are about twice as rich then as at the beginning of a set before.
    assert max(worth(state, seat) for seat in range(3)) > 1200


def test_it_says_how_the_next_best_compares():
    state, turn = compared()[0]
    hint = G18CZ.advice.hint(state, turn.seat, Rng("luck"))
    assert hint.reason.key in {"18xx.hint.compared", "18xx.hint.compared_more"}
    english = Texts("en", strict=True).of("18cz")
    why = G18CZ.advice.reason(state, turn.seat, turn.usual)
    for other, words in (
        (Par(0, "Sx", 90), "starting Sx at 90 K"),
        (Buy(0, "By"), "buying a share of By"),
        (Sell(0, "kk", 10), "selling 10 % of kk"),
        (Pass(0), "passing"),
    ):
        said = english.sentence(with_comparison(state, why, Choice(turn.usual, 5100, other, 4900)), ("Ada", "Bo", "Cy"))
        assert said.endswith(f"this brings you to about 5,100 K, {words} to about 4,900 K.")
        said = english.sentence(with_comparison(state, why, Choice(turn.usual, 5100, other, 5100)), ("Ada", "Bo", "Cy"))
        assert said.endswith(f"this brings you to about 5,100 K, and {words} to about as much.")


def test_it_says_why_it_keeps_to_a_move_after_which_it_comes_to_be_worth_less():
    state, turn = compared()[0]
    why = G18CZ.advice.reason(state, turn.seat, turn.usual)
    english = Texts("en", strict=True).of("18cz")
    said = english.sentence(with_comparison(state, why, Choice(turn.usual, 5100, Pass(0), 5400)), ("Ada", "Bo", "Cy"))
    assert said.endswith(
        "about 5,100 K, passing to about 5,400 K; but that is too uncertain, or helps another player more."
    )


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "share", "thinking"), [("18cz", 1 / 2, 2), ("1854", 7 / 8, 0), ("1854", 7 / 8, 1), ("1854", 7 / 8, 2)]
)
def test_from_late_in_a_game_on_whoever_thinks_ahead_leaves_those_behind_who_play_by_chance(key, share, thinking):
    game, course = find(key), [state for state, _, _ in played_before(key, 3)]
    state, rng = course[round(len(course) * share)], Rng("late")
    while actors := game.actors(state):
        seat = min(actors)
        for _ in game.play(state, game.policies["hard" if seat == thinking else "random"](game, state, seat, rng)):
            pass
    assert game.result(state).places[0] == (thinking,)
