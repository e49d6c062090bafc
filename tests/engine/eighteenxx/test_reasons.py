"""Why a planner of an 18xx game does what it does: of several motives the one that the position shows, and no other."""

import pytest

from bot.texts import Texts, languages
from engine.core import codec
from engine.core.game import Setup
from engine.core.registry import find
from engine.core.rng import Rng
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.g1854.sensible import AHEAD
from engine.eighteenxx.moves import (
    Buy,
    BuyFirst,
    BuyFrom,
    BuyPrivate,
    BuyTrain,
    Discard,
    Exchange,
    LaySpecial,
    Pass,
    PayOption,
    Run,
    Scrap,
    Sell,
)
from engine.eighteenxx.offers import Accept, Counter, Refuse
from engine.eighteenxx.steps.run import suggest_run
from tests.engine.eighteenxx.g18cz.positions import Table
from tests.engine.eighteenxx.g18cz.test_or11_emergency_financing import needy
from tests.engine.eighteenxx.g18cz.test_sr4_holding_limits import above_the_limit
from tests.engine.eighteenxx.g1854.positions import ADA, BO, DI
from tests.engine.eighteenxx.g1854.positions import Table as Table1854
from tests.engine.played_before import played_before
from tests.thorough import long_but

NAMES = ("Ada", "Bo", "Cy", "Di")
UNPLANNED = {"token", "reclaim", "withdraw"}
"""What it does by chance: between cities of a home, or between two own stations, and taking back what it has offered."""


def said(table, move):
    """Return the reason for a move in words."""
    game = table.game
    return Texts("en", strict=True).of(game.info.key).sentence(game.advice.reason(table.state, move.seat, move), NAMES)


@pytest.mark.parametrize("key", long_but(["18cz", "1854"], "18cz"))
def test_every_kind_of_decision_that_is_planned_has_a_reason_in_every_language(key):
    game, unplanned, reasons = find(key), set(), {}
    for state, seat, move in played_before(key, 3, 7):
        reason = game.advice.reason(state, seat, move)
        if reason is None:
            unplanned.add(move.kind())
        else:
            reasons[reason.key] = reason
    assert unplanned <= UNPLANNED
    for language in languages():
        for reason in reasons.values():
            assert Texts(language, strict=True).of(key).sentence(reason, NAMES)


def test_what_only_18cz_decides_has_a_true_reason():
    table = Table(3, phase="d").company("KFN", {ADA: 60}, cash=900, price=100, trains="d1:3+3 d2:3E")
    table.company("MW", {ADA: 50}, price=100).private_companies(L1=ADA).operating("KFN", "acquire")
    assert said(table, Acquire(ADA, "MW", 150)) == "you get more for its shares now than they would still bring you."
    assert said(table, BuyPrivate(ADA, "L1", 60)) == (
        "the money comes to you, and the company does not need it for a train."
    )
    assert said(table, Exchange(ADA, "d1", "3+3")) == "turned over, it is a train that the company can run."
    assert said(table, LaySpecial(ADA, "L1", "E15", "8", 0)) == (
        "the tile improves the company\u2019s routes enough to be worth using up the ability."
    )
    assert said(table, Scrap(ADA, "d1")) == "it has the shortest reach of all its trains."
    assert said(table, Scrap(ADA, "d2")) == "the company cannot run it."


def test_of_a_pass_in_the_auction_of_1854_it_says_what_is_too_dear_or_what_the_money_is_kept_for():
    table = Table1854(cash=600).auction(ADA, sold={"P1": ADA, "P2": BO, "P3": DI})
    assert AHEAD(table.game, table.state, ADA, Rng("")) == Pass(ADA)
    assert said(table, Pass(ADA)) == (
        "at 150 G, Mariazellerbahn (1) is worth its price, but would leave you less than 465 G, "
        "and you keep that much for your first company."
    )
    table = Table1854(cash=1000).auction(ADA, sold={"P1": ADA, "P2": BO}, **{"1": {BO: 160, DI: 170}})
    table.state.frames[-1].actors = [BO]
    table.play(BuyFirst(BO))
    assert table.round == "contest"
    assert AHEAD(table.game, table.state, BO, Rng("")) == Pass(BO)
    assert said(table, Pass(BO)) == (
        "at 175 G, Mariazellerbahn (1) is too dear: no more than about 170 G should be paid for it."
    )


def test_of_a_pass_it_says_whether_anything_can_be_bought_at_all():
    table = Table(3, phase="d").company("KFN", {ADA: 60}, cash=900, price=100)
    table.company("MW", {BO: 50}, price=100).stock(ADA)
    assert Buy in table.game.kinds(table.state, ADA)
    assert said(table, Pass(ADA)) == "no share on offer now promises more than the money itself."
    table.cash(0, 0, 0)
    assert said(table, Pass(ADA)) == "nothing can be bought now."


def test_of_a_sale_it_says_what_for():
    limit = above_the_limit().stock(BO)
    assert said(limit, Sell(BO, "Pr", 10)) == "you have to sell, and these shares promise the least."
    table = Table(3, phase="d").company("KFN", {ADA: 60}, cash=900, price=100)
    table.company("Pr", {BO: 20, ADA: 10}, price=100).stock(ADA)
    sale = Sell(ADA, "Pr", 10)
    assert said(table, sale) == "the money lets you start a company, which promises more than these shares."
    table.state.charters["KFN"].floated = False
    assert said(table, sale) == "the company that you have started needs the money to float."


def test_of_a_share_it_says_whether_it_promises_most_or_helps_the_own_company_to_float():
    table = Table(3, phase="d").company("KFN", {ADA: 60}, cash=900, price=100).stock(ADA)
    assert said(table, Buy(ADA, "KFN")) == "of all the shares on offer it promises the most for its price."
    table.state.charters["KFN"].floated = False
    assert said(table, Buy(ADA, "KFN")) == "it helps the company that you have started to float."


def test_in_1854_it_sells_only_what_will_fall_and_for_a_train():
    table = Table1854(phase="3").lay("E3 57 1").sold("2", "3")
    table.company("VB", {BO: 60, ADA: 20}, par=67, cell=(4, 4), cash=20, trains="21:2", at="E3").stock(ADA)
    one = "the sale of the next train from the deck may leave the company without a train and without the money for one"
    assert said(table, Sell(ADA, "VB", 20)) == f"{one}: its price would fall."
    # Its 3 rusts with the first 6, but its 4 only with the 8 after the second 6.
    table = Table1854(phase="5").rusted("2 1+ 2+").sold("5")
    table.company("KE", {BO: 60, ADA: 20}, par=67, cell=(4, 4), cash=20, trains="31:3 41:4").stock(ADA)
    assert said(table, Sell(ADA, "KE", 20)).startswith("the sale of the next 3 trains from the deck may leave")
    table = Table1854(phase="4").rusted("2 1+").cash(60, 1000, 1000, 1000).lay("E3 57 1")
    table.company("VB", {ADA: 60, BO: 20}, par=67, cell=(4, 4), cash=100, at="E3").operating("VB", "trains")
    table.play(BuyTrain(ADA, "deck 4", 320))
    assert said(table, Sell(ADA, "VB", 20)) == "the train has to be paid for, and these shares promise the least."


def test_an_option_is_paid_off_for_its_own_reason():
    table = Table1854().company("KT", {BO: 40}, par=67, cash=600).option("KT", ADA, 67).cash(67, 0, 0, 0).stock(ADA)
    assert said(table, PayOption(ADA)) == (
        "once the rest is paid the certificate counts in full, and you may buy others again."
    )
    assert said(table, BuyFrom(ADA, "KT", "ipo")) == "of all the shares on offer it promises the most for its price."


def test_of_a_train_it_says_why_the_company_gets_it():
    table = Table1854(phase="5").rusted("2 1+ 2+").lay("E3 57 1")
    table.company("KT", {ADA: 60}, par=67, cash=100, trains="42:4 51:5", at="H18")
    table.company("VB", {ADA: 60}, par=67, cash=900, at="E3").operating("VB", "trains")
    assert said(table, BuyTrain(ADA, "KT 42", 1)) == "another company of yours can do without it."
    assert said(table, BuyTrain(ADA, "deck 5", 530)) == "the company has no train that it can run."
    table.trains("VB", "31:3")
    assert said(table, BuyTrain(ADA, "deck 5", 530)) == "the company\u2019s trains may rust before long."
    table.trains("VB", "52:5")
    assert said(table, BuyTrain(ADA, "deck 5", 530)) == "it will earn the company more than it costs."
    table.trains("VB", "31:3 52:5")
    assert said(table, Discard(ADA, "31")) == "it has the shortest reach of all its trains."


def test_a_merger_is_agreed_to_for_what_the_two_will_run_for_together():
    table = (
        Table1854(phase="5").rusted("2 1+ 2+").local("2", ADA, at="J38.1").local("6", DI, at="L28").stock(ADA).operate()
    )
    assert said(table, Pass(ADA)) == (
        "you have no local railway to merge with, and it asks other owners only now and then."
    )
    table.play(next(move for seed in range(9) if not isinstance(move := chosen(table, seed), Pass)))
    # Their plus trains and stations leave the game.
    assert said(table, Accept(DI)) == (
        "as one company with the money of both, they run on the main map, where more can be earned."
    )


def chosen(table, seed):
    return table.game.policies["normal"](table.game, table.state, table.to_move, Rng(f"luck {seed}"))


def test_another_price_is_refused_by_whoever_has_named_the_right_one():
    table = Table(3, phase="d").company("KFN", {ADA: 60}, cash=900, price=100)
    table.company("MW", {BO: 50}, price=100).operating("KFN", "acquire").play(Acquire(ADA, "MW", 100))
    assert said(table, Refuse(BO)) == "what would be given up is worth more than the price."
    table.play(Counter(BO, 140))
    assert said(table, Refuse(ADA)) == "the first offer was already what it is worth."
    assert G18CZ.advice.reason(table.state, ADA, Refuse(ADA)) is not None


@pytest.mark.parametrize(("cash", "debt"), [(100, True), (180, False)])
def test_whoever_must_borrow_for_a_train_is_shown_the_debt(cash, debt):
    table = needy(cash=cash, president=30)
    reason = "the company has no train that it can run."
    if debt:
        reason += (
            " You add 80 K, and borrow 50 K of it. The same amount again is due as interest at the end of the game."
        )
    assert said(table, BuyTrain(ADA, "deck 3+3", 180)) == reason


def test_why_it_passes_in_the_draft_names_what_it_keeps():
    state = G18CZ.setup(Setup("18cz", 3, {}), "draft")
    seat = min(G18CZ.awaited(state))
    state.players[seat].cash = 175
    assert G18CZ.policies["normal"](G18CZ, state, seat, Rng("luck")) == Pass(seat)
    reason = Texts("en", strict=True).of("18cz").sentence(G18CZ.advice.reason(state, seat, Pass(seat)), NAMES)
    assert reason == (
        "after any purchase now you would have less than 170 K left, and that much gives your first company a good start."
    )


@pytest.mark.parametrize("key", long_but(["18cz", "1854"], "18cz"))
def test_a_hint_tells_the_stops_of_each_train_by_name_and_the_sum(key):
    game, trains = find(key), 0
    texts = Texts("en", strict=True).of(key)
    for state, _, move in played_before(key, 3, 7):
        if not isinstance(move, Run):
            continue
        said = [texts.sentence(one, NAMES) for one in game.advice.spell_out(state, move)]
        after = codec.clone(state)
        events = [event.text for event in game.play(after, move) if event.text.key == "18xx.run.train"]
        revenues = [event.params["revenue"] for event in events]
        runs = list(
            dict.fromkeys((event.params["train"], event.params["stops"], event.params["revenue"]) for event in events)
        )
        assert len(said) == len(runs) + (len(events) > 1)
        for line, (train, stops, _) in zip(said, runs, strict=False):
            assert f"{train}" in line.partition(": ")[0]
            assert line.partition(": ")[2].startswith(f"{stops[0]}")
            assert stops[-1] in line
        if len(events) > 1:
            assert said[-1].startswith(f"together {sum(revenues):,} ")
        trains += len(events)
    assert trains


def test_a_hint_tells_together_of_trains_that_run_alike():
    # Two ways lead from Opava to Ostrava.
    table = Table(3, phase="b").lay("C25 201 0; C23 5 4; D24 7 2")
    table.company("OFE", {ADA: 50}, cash=0, trains="a1:2 a2:2", at="C25").operating("OFE", "run")
    best = suggest_run(table.state, ADA, "OFE", lambda: False)
    english = Texts("en", strict=True).of("18cz")
    told = [english.sentence(one, NAMES) for one in G18CZ.advice.spell_out(table.state, best.move)]
    assert told == ["two 2-trains: Opava and Ostrava for 50 K each", "together 100 K"]
