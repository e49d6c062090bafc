"""Random stock rounds beside a second account of the rules: what is allowed, and everything after each move."""

from random import Random

import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.forms import offered
from engine.core.game import Setup
from engine.core.seat import Seat
from engine.eighteenxx.certificates import certificates_of, held
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.g1854.rounds import SCHEDULE, Timetable
from engine.eighteenxx.moves import Pass
from engine.eighteenxx.revenue import pay_out, withhold
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.token_moves import move_token
from tests.engine.eighteenxx.g1854.second_model import MAJORS, Model
from tests.engine.eighteenxx.invariants import check_shares, money

ROUNDS = 9
"""Stock rounds of a game; after each, companies earn something and trade trains."""


def happenings(seed, number, floated):
    """What happens to companies after a stock round: it is the same for both accounts."""
    chance = Random(f"{seed} {number}")
    for name in sorted(floated):
        yield (
            name,
            chance.choice((*["pay"] * 8, "keep", "buyer", "seller")),
            chance.randrange(1, 12),
        )


def carry_out(state, name, what, amount):
    if what == "pay":
        return pay_out(state, name, 10 * amount)
    if what == "keep":
        return withhold(state, name, 10 * amount)
    return move_token(state, name, state.printed.chart.after_train_trade(state.market.cell(name), what))


@pytest.fixture
def no_operating(monkeypatch):
    """Let every set be over at once but for what happens to companies in it."""
    seeds = []

    def between(self, draft):
        floated = [name for name in MAJORS if draft.charters[name].floated]
        for name, what, amount in happenings(seeds[0], draft.calendar.set, floated):
            yield from carry_out(draft, name, what, amount)
        draft.calendar.set += 1
        yield from SCHEDULE.begin_stock(draft)

    monkeypatch.setattr(Timetable, "_begin_operating", between)
    return seeds


def both(seed, players):
    chance = Random(seed)
    state = GAME_1854.setup(Setup("1854", players), seed)
    state.auction = None
    for player in state.players:
        player.cash = chance.randrange(300, 1600)
    brought = {name: Seat(chance.randrange(players)) for name in ("VB", "SD")}
    for name, owner in brought.items():
        state.charters[name].certificates[1].holder = owner
    list(SCHEDULE.begin_stock(state))
    list(GAME_1854.rounds.settle(state))
    model = Model(state.order, [player.cash for player in state.players], brought)
    return state, model, chance


def compare(state, model):
    assert [player.cash for player in state.players] == model.cash
    assert (state.frame.actor, state.order) == (model.seat, model.order)
    assert rules_of(state).certificate_limit(state) == model.limit
    for seat in range(model.players):
        assert certificates_of(state, seat) == model.counted(seat)
    stacks = {(place % 100, place // 100): stack for place, stack in state.market.stacks.items()}
    assert stacks == {cell: stack for cell, stack in model.stacks.items() if stack}
    for name in MAJORS:
        charter = state.charters[name]
        assert (charter.par, charter.split, charter.floated) == (
            model.par.get(name),
            name in model.split,
            name in model.floated,
        )
        assert charter.cash == model.treasury[name]
        if name in model.par:
            assert charter.president == model.shares[name][0].owner
        for owner in (*range(model.players), "ipo", "pool", name):
            assert held(charter, owner) == 10 * model.holding(name, owner)
            here = sorted((c.percent, c.option and c.option.price) for c in charter.certificates if c.holder == owner)
            assert here == sorted((10 * s.counts, s.due) for s in model.shares[name] if s.owner == owner)
    check_shares(state)


def is_accepted(state, move):
    draft = codec.clone(state)
    try:
        list(GAME_1854.play(draft, move))
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.long
def test_random_stock_rounds_go_as_a_second_account_of_the_rules_has_it(seed, no_operating):
    no_operating.append(seed)
    state, model, chance = both(str(seed), 3 + seed % 4)
    total, looked_at, played = money(state), 0, {}
    if not model.can_do_something():
        model.end_turn()
    while state.calendar.set < ROUNDS:
        compare(state, model)
        candidates = list(model.candidates())
        allowed = [move for move in candidates if model.allowed(move)]
        for move in chance.sample(candidates, 4):
            assert is_accepted(state, move) == (move in allowed), move
            assert offered(GAME_1854, state, move) == (move in allowed), move
            looked_at += 1
        some = [move for move in allowed if not isinstance(move, Pass)]
        kinds = sorted({type(move).kind() for move in some})
        passes = Pass(model.seat) in allowed and (not some or chance.random() < 0.4)
        kind = "pass" if passes else chance.choice(kinds)
        move = chance.choice([move for move in allowed if type(move).kind() == kind])
        number = state.calendar.set
        list(GAME_1854.play(state, move))
        over = model.play(move)
        while over:
            for name, what, amount in happenings(seed, number, model.floated):
                model.operate(name, what, amount)
            number += 1
            over = model.next_round()
        assert number == state.calendar.set
        assert money(state) == total
        played[kind] = played.get(kind, 0) + 1
    assert looked_at > 100
    assert played.keys() >= {"par", "buy", "sell", "option", "pay_option", "pass"}
    assert model.split
