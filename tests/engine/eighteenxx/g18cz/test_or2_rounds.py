"""18CZ rules, operating round 1, 2 and 13, and "End of the game": the draft, rounds, income, exports, winning."""

from collections import Counter

import pytest

from engine.core.errors import GameOver
from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.eighteenxx.companies import Train
from engine.eighteenxx.g18cz.game import G18CZ, ROUNDS
from engine.eighteenxx.g18cz.moves import DraftPurchase
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.moves import BuyTrain, Discard, LayTile, Pass
from engine.eighteenxx.scoring import private_worth, result, shares_worth, worth
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, GAME, Table

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


VALUES = (40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120)


def passed_over(players=3, ruleset="rulebook"):
    """A game in which nobody ever does anything but draft one local railway; every position on the way."""
    table = Table(players, ruleset).private_companies(L1=ADA).stock(ADA, number=0)
    while table.state.frames:
        table.play(Pass(table.to_move))
    return table


def last_turn(number, round_=1, *, ruleset="rulebook", phase="a", top=None, trains="d1:3", others=None):
    """The end of EKJ's turn, the last of an operating round."""
    table = Table(3, ruleset, phase=phase)
    if top:
        table.deck(top)
    table.company("EKJ", {ADA: 75}, price=60, trains=trains, at="D4", cash=0)
    for company, cards in (others or {}).items():
        table.company(
            company, {BO: 75 if everything().companies[company].kind == "small" else 60}, price=100, trains=cards
        )
    return table.operating("EKJ", "track", number=number, round_=round_)


def test_thirteen_operating_rounds_follow_eight_stock_rounds():
    # Rules left to the components: sets of 1, 1, 1, 1, 2, 2, 2, 3.
    assert everything().figures.operating_rounds == (1, 1, 1, 1, 2, 2, 2, 3)
    table = passed_over()
    assert table.state.finished
    assert (table.state.calendar.set, table.state.calendar.round, table.state.calendar.operating) == (7, 3, 13)


def test_local_railways_pay_thirteen_times():
    # OR 2: at the beginning of every operating round.
    assert passed_over().player_cash(ADA) == 1000 + 13 * 20


@pytest.mark.parametrize(
    ("number", "round_", "round_after"),
    [(0, 1, "stock"), (3, 1, "stock"), (4, 1, "operating"), (4, 2, "stock"), (7, 1, "operating"), (7, 2, "operating")],
)
def test_a_set_has_its_number_of_operating_rounds(number, round_, round_after):
    table = last_turn(number, round_)
    table.play(Pass(ADA))
    assert table.round == round_after


def test_the_game_ends_after_the_last_operating_round():
    # End 1: when the local railways have come to 120 K.
    table = last_turn(7, 3)
    assert GAME.result(table.state) is None
    table.play(Pass(ADA))
    assert GAME.result(table.state) is not None
    assert GAME.actors(table.state) == set()
    with pytest.raises(GameOver):
        table.match.play(Pass(ADA))


def test_income_is_paid_before_the_companies_operate():
    # OR 2: 5, 10 and 20 K to the owner, be it a player or a company, also of used local railways.
    table = (
        Table(3, phase="b")
        .private_companies(S1=ADA, M1=BO, L1="EKJ", L2="EKJ")
        .company("EKJ", {ADA: 75}, cash=3, at="D4")
    )
    table.state.private_companies["L2"].used = True
    table.cash(100, 100, 100).operate()
    assert [table.player_cash(seat) for seat in (ADA, BO, CY)] == [105, 110, 100]
    assert table.state.charters["EKJ"].cash == 43


def test_only_companies_that_float_operate():
    # OR 2: those that have been taken over by players.
    table = Table(3, phase="b").company("EKJ", {ADA: 75}, at="D4").company("BN", {BO: 40}, floated=False).operate()
    assert table.state.frames[-1].actors == ["EKJ"]


def test_the_order_of_an_operating_round_is_fixed_at_its_beginning():
    # OR 2: by the prices then; EKJ falls below OFE in its turn and OFE still follows it.
    table = Table(3, phase="d").company("EKJ", {ADA: 75}, price=65, trains="d1:3", at="D4")
    table.company("OFE", {BO: 75}, price=63, trains="d2:3", at="C25").operate()
    assert table.state.frames[-1].actors == ["EKJ", "OFE"]
    table.play(Pass(ADA))
    assert (table.price("EKJ"), table.on_turn) == (60, "OFE")


def test_a_company_acts_in_the_printed_order():
    # OR 3: not to be changed.
    table = Table(3, phase="d").lay("D2 57 1; D4 57 1").company("EKJ", {ADA: 75}, cash=500, trains="d1:3", at="D4")
    table.company("BN", {BO: 60}, price=58).operating("EKJ")
    table.not_now(BuyTrain(ADA, "deck 3", 120))
    table.play(Pass(ADA))
    table.not_now(LayTile(ADA, "D6", "9", 1))
    assert table.kinds() == {"run"}


@pytest.mark.parametrize(("number", "exported"), [(number, number < 7) for number in range(8)])
def test_after_each_set_but_the_last_the_next_train_is_exported(number, exported):
    # OR 13.
    table = last_turn(number, everything().figures.operating_rounds[number])
    top = table.top
    table.play(Pass(ADA))
    assert (table.top != top) == exported
    cards = [card.id for card in table.state.depot.deck]
    assert (top in cards) == (not exported)


def test_nothing_is_exported_between_the_rounds_of_a_set():
    # OR 13.
    table = last_turn(4, 1)
    top = table.top
    table.play(Pass(ADA))
    assert table.top == top


def test_an_exported_train_begins_its_phase():
    # OR 12: as if a train of every kind of its rank had been sold.
    table = last_turn(3, phase="c", top="d1", trains="c1:3")
    table.play(Pass(ADA))
    assert table.state.depot.phase == "d"


@pytest.mark.parametrize(
    ("top", "gone"),
    [
        ("e1", {"2"}),
        ("f1", {"2", "2+2"}),
        ("g1", {"2", "3", "2+2"}),
        ("h1", {"2", "3", "2+2", "3+3"}),
        ("i1", {"2", "3", "2+2", "3+3", "3E"}),
        ("j1", {"2", "3", "2+2", "3+3", "3E", "4E"}),
        ("d1", set()),
    ],
)
def test_an_exported_train_rusts_by_all_its_faces(top, gone):
    # OR 12: export of an h train: a 5, a 5+5 and a 5E are sold.
    others = {"OFE": "a1:2", "BN": "b1:2+2", "MW": "c1:3", "KFN": "d2:3+3", "Sx": "d3:3E", "Pr": "f2:4E"}
    if top == "d1":
        others = {"OFE": "a1:2", "BN": "b1:2+2", "MW": "c1:3"}
    table = last_turn(3, phase=chr(ord(top[0]) - 1), top=top, trains="j9:5", others=others)
    everything = {cards.split(":")[1] for cards in others.values()}
    table.play(Pass(ADA))
    left = {train.face for charter in table.state.charters.values() for train in charter.trains}
    assert left - {"5"} == everything - gone


def test_a_limit_that_falls_by_an_export_takes_trains_before_the_stock_round():
    table = last_turn(3, phase="d", top="e1", trains="c1:3 c2:3 c3:3")
    table.play(Pass(ADA))
    assert (table.round, table.to_move) == ("discard", ADA)
    table.play(Discard(ADA, "c3"))
    assert table.round == "stock"
    assert table.top == "c3"


def test_a_train_that_was_given_back_is_the_next_to_be_exported():
    # Switches: excess trains lie on the deck, and the next export takes them.
    table = last_turn(3, phase="d", top="e1", trains="c1:3 c2:3 c3:3")
    table.play(Pass(ADA), Discard(ADA, "c3"))
    table.operating("EKJ", number=4, round_=2).play(Pass(ADA))
    assert table.round == "stock"
    assert "c3" not in {card.id for card in table.state.depot.deck}
    assert table.top == "e2"
    assert table.state.depot.phase == "e"


def test_on_18xx_games_the_export_takes_from_the_deck_not_from_the_pool():
    # Switches: excess trains lie in an open pool.
    table = last_turn(3, phase="d", top="e1", trains="c1:3", ruleset="18xx.games")
    table.state.depot.pool = [Train("c", 2, "3")]
    table.play(Pass(ADA))
    assert [card.id for card in table.state.depot.pool] == ["c3"]
    assert table.top == "e2"


CROWDED = {"phase": "d", "top": "e1", "trains": "c1:3 c2:3 c3:3"}


def test_a_limit_that_falls_by_an_export_binds_at_once():
    # OR 12 and 13: phase e leaves a small company two trains.
    table = last_turn(3, **CROWDED)
    table.play(Pass(ADA))
    assert table.round == "discard"
    assert table.kinds(ADA) == {"discard"}


def test_on_18xx_games_it_binds_only_when_trains_change_hands_where_the_export_rusts_none():
    # Switches: exported_limit_at_once. Their list of companies above the limit is made anew when trains change.
    table = last_turn(3, **CROWDED, ruleset="18xx.games", others={"KFN": "d1:3+3", "BTE": "d2:3+3"})
    table.play(Pass(ADA))
    while table.round == "operating":
        table.play(Pass(BO))
    assert table.round == "stock"
    assert table.owned("EKJ") == "c1:3 c2:3 c3:3"
    table.company("kk", {CY: 60}, price=120, cash=900).operating("kk", "trains", number=4)
    table.play(BuyTrain(CY, "deck 3E", 250))
    assert table.round == "discard"
    assert table.to_move == ADA


def test_on_18xx_games_it_binds_at_once_where_the_export_rusts_a_companys_train():
    # Phase e ends the trains 2.
    table = last_turn(3, **CROWDED, ruleset="18xx.games", others={"OFE": "b1:2"})
    table.play(Pass(ADA))
    while table.round == "operating":
        table.play(Pass(BO))
    assert table.round == "discard"
    assert table.to_move == ADA


# The end.


def ended(ruleset="rulebook", **positions):
    table = last_turn(7, 3, ruleset=ruleset, phase="d")
    for lay_out in positions.values():
        lay_out(table)
    table.operating("EKJ", "track", number=7, round_=3)
    while table.state.frames:
        table.play(Pass(ADA))
    return GAME.result(table.state), table


def test_the_last_value_of_local_railways_is_120():
    assert everything().figures.local_prices == VALUES


def test_players_count_cash_shares_and_local_railways():
    # End 2: 120 K for each local railway whatever its size, shares at their price.
    def position(table):
        table.cash(100, 200, 50).private_companies(S1=BO, L1=BO, M1=CY)
        table.company(
            "Sx",
            {BO: 20, CY: 10},
            price=150 if 150 in everything().chart.prices else 151,
            trains="j8:8E",
            floated=False,
        )

    result, table = ended(position=position)
    ekj = table.price("EKJ")
    assert result.scores == (100 + 3 * ekj, 200 + 2 * 120 + 2 * 151, 50 + 120 + 151)


def test_debts_and_interest_are_taken_off():
    # End 2 and OR 11.
    result, table = ended(position=lambda table: table.cash(100, 200, 300).debt(BO, 80, 150).debt(CY, 0, 40))
    assert result.scores == (100 + 3 * table.price("EKJ"), 200 - 80 - 150, 300 - 40)


def test_what_companies_own_counts_for_nobody():
    # End 2: cash, trains and local railways of companies.
    def position(table):
        table.cash(0, 0, 0).private_companies(L1="EKJ")
        table.state.charters["EKJ"].cash = 900

    result, table = ended(position=position)
    assert result.scores == (3 * table.price("EKJ"), 0, 0)


def test_shares_of_a_company_that_was_bought_are_worth_nothing():
    # OR 9: void.
    def position(table):
        table.cash(0, 0, 0).company("OFE", {BO: 75}, price=100).closed("OFE")

    result, _ = ended(position=position)
    assert result.scores[BO] == 0


def test_whoever_is_worth_most_wins_and_equals_share_a_place():
    # End 2.
    result, _ = ended(position=lambda table: table.cash(0, 700, 700))
    assert result.places == ((BO, CY), (ADA,))
    assert result.winners == (BO, CY)
