"""The calendar: draft, stock rounds, sets of operating rounds, exports, the end (OR 2, OR 13, "End of the game")."""

from collections import Counter

import pytest

from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.eighteenxx.g18cz.game import G18CZ, ROUNDS
from engine.eighteenxx.g18cz.moves import DraftPurchase
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.moves import Pass
from engine.eighteenxx.scoring import private_worth, result, shares_worth, worth
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table

RULESETS = ("rulebook", "18xx.games")


def whole_game(players, ruleset, seed):
    """A game played by chance: its last position and everything that was told."""
    state = G18CZ.setup(Setup("18cz", players, {"ruleset": ruleset}), seed)
    rng, events = Rng(f"chance {seed}"), []
    while state.frames:
        seats = sorted(G18CZ.actors(state))
        move = random_move(G18CZ, state, seats[rng.below(len(seats))], rng)
        events += [event.text for event in G18CZ.play(state, move)]
    return state, events


@pytest.fixture(scope="module", params=RULESETS)
def played(request):
    return whole_game(3, request.param, "calendar")


def told(events, key):
    return [event.params for event in events if event.key == key]


def test_eight_stock_rounds_and_thirteen_operating_rounds_are_played(played):
    # Companies 1: the prices of the local railways count the operating rounds, from 40 to 120.
    _, events = played
    rounds = told(events, "18xx.round.operating")
    assert [(it["number"], it["round"]) for it in rounds] == [
        (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (5, 2), (6, 1), (6, 2), (7, 1), (7, 2), (8, 1), (8, 2), (8, 3),
    ]  # fmt: skip
    assert [it["value"] for it in rounds] == [40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120]
    assert [it["number"] for it in told(events, "18xx.round.stock")] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [it["rounds"] for it in rounds] == [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3]


def test_a_train_is_exported_after_each_set_but_the_last(played):
    # OR 13: the crossed trains of the game's track, seven of them.
    _, events = played
    keys = [event.key for event in events if event.key.startswith(("18xx.round.", "18xx.train.exported"))]
    assert keys.count("18xx.train.exported") == 7
    for at, key in enumerate(keys):
        if key == "18xx.train.exported":
            assert keys[at + 1] == "18xx.round.stock"
    assert keys[-1] == "18xx.round.over"


def test_the_game_is_over_after_the_last_operating_round(played):
    state, _ = played
    assert state.finished
    assert state.frames == []
    assert (state.calendar.set, state.calendar.round, state.calendar.operating) == (7, 3, 13)
    assert G18CZ.actors(state) == frozenset()
    outcome = G18CZ.result(state)
    assert outcome is not None
    assert outcome.scores == tuple(worth(state, Seat(seat)) for seat in range(3))


def test_no_money_comes_from_nowhere(played):
    state, _ = played
    assert state.bank + sum(p.cash for p in state.players) + sum(c.cash for c in state.charters.values()) == 0


def test_an_operating_round_begins_with_the_income_of_the_local_railways():
    # OR 2: paid to players and companies, whether its ability is used or not.
    table = Table(phase="b").cash(100, 200, 300)
    table.company("BCB", {ADA: 50}, trains="a1:2", at="D16.0", cash=10).private_companies(
        S1=ADA, M1=ADA, L1=BO, S2="BCB", L6=CY
    )
    table.state.private_companies["L1"].used = True
    table.operate()
    assert [table.player_cash(seat) for seat in (ADA, BO, CY)] == [115, 220, 320]
    assert table.state.charters["BCB"].cash == 15


def test_an_operating_round_without_companies_is_only_income():
    # OR 2: nobody operates; the set ends, a train is exported, and the next stock round begins.
    table = Table(cash=300).private_companies(L1=ADA)
    table.state.frames = [Frame("draft", list(table.state.order))]
    table.counted()
    for name in [name for name, local in table.state.private_companies.items() if local.owner is None]:
        table.play(DraftPurchase(table.to_move, name)) if everything().private_companies[
            name
        ].price <= 25 else table.play(Pass(table.to_move))
        if table.round == "stock":
            break
    assert table.round == "stock"
    deck = len(table.state.depot.deck)
    while table.state.calendar.set == 0:
        table.play(Pass(table.to_move))
    assert table.round == "stock"
    assert table.state.calendar.operating == 1
    assert len(table.state.depot.deck) == deck - 1


def test_the_order_of_the_companies_is_set_when_the_round_begins():
    # OR 2: by price, and on one price from the top.
    table = Table(phase="b", cash=1000)
    table.company("VBW", {ADA: 50}, price=60, at="I9.0", trains="a1:2", cash=500)
    table.company("BCB", {BO: 50}, price=70, at="D16.0", trains="a2:2", cash=500)
    table.company("EKJ", {CY: 50}, price=60, at="D4.0", trains="a3:2", cash=500).operate()
    assert table.state.frames[0].actors == ["BCB", "VBW", "EKJ"]


def test_a_company_acquired_before_its_turn_has_none():
    # OR 9: the acquired company leaves the game at once.
    table = Table(phase="b", cash=1000)
    table.company("BN", {ADA: 60}, price=90, cash=500, at="E11.1", trains="b1:2+2")
    table.company("VBW", {BO: 50}, price=60, at="I9.0", trains="a1:2", cash=500)
    table.company("BCB", {CY: 50}, price=50, at="D16.0", trains="a2:2", cash=500).operate()
    table.closed("VBW")
    while table.on_turn == "BN":
        kinds = G18CZ.kinds(table.state, table.to_move)
        table.play(Pass(table.to_move) if Pass in kinds else random_move(G18CZ, table.state, table.to_move, Rng("x")))
    assert table.on_turn == "BCB"


def test_a_company_has_operated_when_its_turn_is_over():
    table = Table(cash=1000).company("BCB", {ADA: 50}, trains="a1:2", operated=False).operate()
    assert not table.state.charters["BCB"].operated
    while table.round == "operating":
        kinds = G18CZ.kinds(table.state, table.to_move)
        table.play(Pass(table.to_move) if Pass in kinds else random_move(G18CZ, table.state, table.to_move, Rng("x")))
    assert table.state.charters["BCB"].operated


def test_liquidation_counts_cash_shares_and_local_railways_less_debts_and_interest():
    # End 2: every local railway is worth 120; what companies own counts for nothing.
    table = Table(phase="d").cash(100, 0, 0).debt(ADA, 50, 80).private_companies(S1=ADA, L6=ADA, M1="Sx")
    table.company("Sx", {ADA: 30}, price=105, cash=999, floated=False).company("BCB", {BO: 50, ADA: 25}, price=63)
    assert shares_worth(table.state, ADA) == 3 * 105 + 63
    assert private_worth(table.state, ADA) == 240
    assert worth(table.state, ADA) == 100 + 3 * 105 + 63 + 240 - 50 - 80
    assert worth(table.state, BO) == 2 * 63
    assert result(table.state) is None


def test_those_who_are_worth_the_same_share_their_place():
    table = Table().cash(100, 200, 100)
    table.state.frames, table.state.finished = [], True
    outcome = result(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((100, 200, 100), ((BO,), (ADA, CY)))


def test_every_company_of_an_operating_round_has_one_turn(played):
    _, events = played
    turns, counted = [], Counter()
    for event in events:
        if event.key == "18xx.round.operating":
            turns.append(counted := Counter())
        elif event.key in {"18xx.dividend.nothing", "18xx.dividend.paid", "18xx.dividend.kept"}:
            counted[event.params["company"]] += 1
    assert len(turns) == 13
    assert max(max(round_.values(), default=0) for round_ in turns) == 1


def test_the_rounds_have_the_steps_of_the_rulebook_in_their_order():
    # OR 3: track, stations, running, income, acquiring, trains.
    steps = [step.name for step in ROUNDS._rounds["operating"].steps if not step.standing]
    assert steps[:-1] == ["home_tile", "track", "station", "run", "dividend", "acquire", "trains"]
