"""18CZ rules, operating round 10: buying trains, also where one must (OR 11)."""

import msgspec
import pytest

from engine.eighteenxx.moves import BuyTrain, Discard, Pass, Scrap
from engine.eighteenxx.offers import Accept, Refuse, Withdraw
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table


def buying(company="EKJ", trains="", *, phase="d", cash=1000, ruleset="rulebook", deck=None, other="", rusted=""):
    """A company at its purchase of trains; BTE, over which Bo presides, operates after it."""
    table = Table(3, ruleset, phase=phase, cash=500).rusted(rusted)
    if deck:
        table.deck(deck)
    size = {"EKJ": 75, "KFN": 60, "kk": 60, "ATE": 60}[company]
    table.company(company, {ADA: size}, price=100, cash=cash, trains=trains)
    table.company("BTE", {BO: 60}, price=60, cash=100, trains=other)
    return table.operating(company, "trains")


def test_a_company_without_a_train_it_can_run_must_buy_one():
    # OR 10: at the end of its turn it owns a train that can run, though it has no route.
    table = buying()
    assert table.kinds() == {"train"}
    table.refuses(Pass(ADA), "or10")
    table.play(BuyTrain(ADA, "deck 3", 120), Pass(ADA))
    assert table.on_turn == "BTE"


def test_a_train_of_another_size_does_not_do():
    # OR 10: a train that can be run in the next round.
    table = buying("KFN", "d1:3")
    assert "pass" not in table.kinds()
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert "pass" in table.kinds()


def test_a_company_with_a_train_need_not_buy():
    # OR 3: optional.
    table = buying(trains="d1:3")
    table.play(Pass(ADA))
    assert table.on_turn == "BTE"


@pytest.mark.parametrize("ruleset", ["rulebook", "18xx.games"])
def test_the_last_free_place_is_kept_for_a_train_that_can_run(ruleset):
    # Easy to misread, OR 10: with one free slot and none runnable only the own size is offered.
    table = buying("KFN", "d1:3 c1:3", ruleset=ruleset)
    assert table.offers(BuyTrain, "train") == {"deck 3+3"}
    table.refuses(BuyTrain(ADA, "deck 3", 120), "or10")
    table = buying("KFN", "d1:3", ruleset=ruleset)
    assert table.offers(BuyTrain, "train") == {"deck 3", "deck 3+3"}


def test_the_price_on_the_card_is_paid_to_the_bank():
    # OR 10.
    table = buying()
    before = table.state.bank
    table.refuses(BuyTrain(ADA, "deck 3", 119), "or10")
    table.refuses(BuyTrain(ADA, "deck 3", 121), "or10")
    table.play(BuyTrain(ADA, "deck 3", 120))
    assert table.state.charters["EKJ"].cash == 880
    assert table.state.bank == before + 120
    assert table.owned("EKJ") == "d2:3"


def test_only_the_top_card_of_the_deck_is_for_sale():
    # OR 10.
    table = buying(deck="d4")
    table.refuses(BuyTrain(ADA, "deck 4", 250), "or10")
    table.play(BuyTrain(ADA, "deck 3", 120), BuyTrain(ADA, "deck 4", 250))
    assert table.owned("EKJ") == "d4:3 e1:4"


@pytest.mark.parametrize(
    ("company", "faces"),
    [("EKJ", {"deck 3"}), ("KFN", {"deck 3", "deck 3+3"}), ("kk", {"deck 3", "deck 3+3", "deck 3E"})],
)
def test_a_company_buys_trains_of_its_own_size_and_smaller(company, faces):
    # OR 10 and companies 2.2-2.4.
    own = {"EKJ": "d1:3", "KFN": "d1:3+3", "kk": "d1:3E"}[company]
    table = buying(company, own)
    assert table.offers(BuyTrain, "train") == faces
    for face, price in (("3", 120), ("3+3", 180), ("3E", 250)):
        if f"deck {face}" not in faces:
            table.refuses(BuyTrain(ADA, f"deck {face}", price), "or10")


def test_a_company_buys_several_trains_in_a_turn():
    # OR 10 knows no limit but that of trains held.
    table = buying()
    table.play(BuyTrain(ADA, "deck 3", 120), BuyTrain(ADA, "deck 3", 120), BuyTrain(ADA, "deck 3", 120))
    assert table.owned("EKJ") == "d2:3 d3:3 d4:3"


@pytest.mark.parametrize(
    ("company", "phase", "most"),
    [
        *(("EKJ", phase, most) for phase, most in zip("abcdefghij", (3, 3, 3, 3, 2, 2, 2, 1, 1, 1), strict=True)),
        *(("KFN", phase, most) for phase, most in zip("bcdefghij", (3, 3, 3, 3, 2, 2, 2, 1, 1), strict=True)),
        *(("kk", phase, most) for phase, most in zip("defghij", (3, 3, 3, 3, 3, 3, 2), strict=True)),
    ],
)
def test_nobody_buys_above_the_limit_of_trains(company, phase, most):
    # OR 12 and appendix 9.
    face = {"EKJ": "5", "KFN": "5+5", "kk": "8E"}[company]
    cards = [f"j{number}:{face}" for number in range(90, 90 + most)]
    table = buying(company, " ".join(cards), phase=phase, cash=5000)
    assert table.on_turn == "BTE"
    table = buying(company, " ".join(cards[1:]), phase=phase, cash=5000)
    assert table.on_turn == company
    table.play(BuyTrain(ADA, *first_on_offer(table)))
    assert len(table.state.charters[company].trains) == most


def first_on_offer(table):
    train = min(table.offers(BuyTrain, "train"))
    return train, min(map(int, table.offers(BuyTrain, "price", train=train)))


def test_a_full_company_does_not_buy_to_turn_the_phase():
    # OR 10: not even where the purchase would rust its old trains.
    table = buying(trains="a1:2 a2:2 a3:2", deck="e1", cash=1000)
    assert table.on_turn == "BTE"
    assert table.state.depot.phase == "d"


def test_a_full_company_without_a_train_it_can_run_buys_one_and_drops_another():
    # OR 10: the one exception; the old train goes to the pool without compensation.
    table = buying("KFN", "d1:3 c1:3 c2:3")
    assert table.offers(BuyTrain, "train") == {"deck 3+3"}
    table.refuses(BuyTrain(ADA, "deck 3", 120), "or10")
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert table.kinds() == {"discard"}
    assert table.offers(Discard, "train") == {"d1", "c1", "c2"}
    table.play(Discard(ADA, "c1"))
    assert table.owned("KFN") == "d1:3 c2:3 d2:3+3"
    assert [train.id for train in table.state.depot.pool] == ["c1"]
    assert table.state.charters["KFN"].cash == 820


def test_the_new_train_is_not_dropped():
    # OR 10: an old one.
    table = buying("KFN", "d1:3 c1:3 c2:3")
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    table.refuses(Discard(ADA, "d2"), "or10")


def test_on_18xx_games_a_full_company_may_buy_any_train_and_drop_any():
    # Switches: limit full, no train it can run.
    table = buying("KFN", "d1:3 c1:3 c2:3", ruleset="18xx.games")
    assert {"deck 3", "deck 3+3"} <= table.offers(BuyTrain, "train")
    table.play(BuyTrain(ADA, "deck 3", 120))
    assert "d2" in table.offers(Discard, "train")
    table.play(Discard(ADA, "d2"))
    assert table.owned("KFN") == "d1:3 c1:3 c2:3"


def test_trains_in_the_pool_are_for_sale():
    # OR 11 and 12.
    table = buying("KFN", "d1:3+3").pool("c1:2+2")
    table.operating("KFN", "trains")
    assert table.offers(BuyTrain, "train") >= {"deck 3+3", "deck 3", "pool c1 2+2"}
    table.play(BuyTrain(ADA, "pool c1 2+2", 80))
    assert table.owned("KFN") == "d1:3+3 c1:2+2"
    assert not table.state.depot.pool


def test_companies_buy_trains_of_each_other_from_phase_b():
    # OR 10 and 12: from the first b train.
    table = buying(phase="b", other="b1:2", deck="b3")
    assert "BTE b1" in table.offers(BuyTrain, "train")
    table = buying(phase="a", other="a1:2", deck="a3")
    assert "BTE a1" not in table.offers(BuyTrain, "train")
    table.refuses(BuyTrain(ADA, "BTE a1", 10), "or10")


def test_on_18xx_games_companies_buy_trains_of_each_other_in_any_phase():
    # Switches.
    table = buying(phase="a", other="a1:2", deck="a3", ruleset="18xx.games")
    table.play(BuyTrain(ADA, "BTE a1", 10), Accept(BO))
    assert table.owned("EKJ") == "a1:2"


def test_the_presidents_agree_on_a_price_from_1_up():
    # OR 10: agreed, at least 1.
    table = buying(trains="d1:3", other="d3:3 d4:3+3")
    table.refuses(BuyTrain(ADA, "BTE d3", 0), "or10")
    table.refuses(BuyTrain(ADA, "BTE d3", -5), "or10")
    table.refuses(BuyTrain(ADA, "BTE d3", 1001), "or11")
    table.play(BuyTrain(ADA, "BTE d3", 77))
    assert table.round == "offer"
    assert table.owned("EKJ") == "d1:3"
    table.play(Accept(BO))
    assert table.owned("EKJ") == "d1:3 d3:3"
    assert table.owned("BTE") == "d4:3+3"
    assert (table.state.charters["EKJ"].cash, table.state.charters["BTE"].cash) == (923, 177)


def test_the_other_president_may_refuse():
    # Switches: deals between two owners.
    table = buying(trains="d1:3", other="d3:3 d4:3+3")
    table.play(BuyTrain(ADA, "BTE d3", 77), Refuse(BO))
    assert table.owned("EKJ") == "d1:3"
    assert (table.on_turn, table.to_move) == ("EKJ", ADA)
    table.refuses(BuyTrain(ADA, "BTE d3", 77), "or10")
    table.play(BuyTrain(ADA, "BTE d3", 78), Accept(BO))


def test_an_offer_can_be_taken_back():
    table = buying(trains="d1:3", other="d3:3 d4:3+3")
    table.play(BuyTrain(ADA, "BTE d3", 77), Withdraw(ADA))
    assert table.owned("EKJ") == "d1:3"
    table.play(Pass(ADA))


def test_only_the_one_who_is_asked_answers():
    table = buying(trains="d1:3", other="d3:3 d4:3+3")
    table.play(BuyTrain(ADA, "BTE d3", 77))
    assert "accept" not in table.kinds(ADA)
    assert "withdraw" not in table.kinds(BO)
    for move in (Accept(ADA), Refuse(ADA), Withdraw(BO)):
        table.refuses(move, None)


def test_a_president_of_both_companies_asks_nobody():
    table = buying(trains="d1:3")
    table.company("OFE", {ADA: 50}, price=50, trains="d3:3 d4:3").operating("EKJ", "trains")
    table.play(BuyTrain(ADA, "OFE d3", 1000))
    assert table.owned("EKJ") == "d1:3 d3:3"


def test_only_the_company_on_turn_buys_and_nobody_sells_to_it():
    # OR 10: the operating company buys; it cannot sell in its turn.
    table = buying(trains="d1:3", other="d3:3 d4:3+3")
    table.refuses(BuyTrain(ADA, "EKJ d1", 10), None)
    assert "train" not in table.kinds(BO)
    assert "sell" not in table.kinds()


def test_a_train_that_is_too_large_is_not_bought_of_another_company_either():
    # Companies 2.2: small companies hold small trains only.
    table = buying(trains="d1:3", other="d3:3 d4:3+3")
    table.refuses(BuyTrain(ADA, "BTE d4", 10), "or10")


def test_the_limit_holds_for_trains_of_other_companies():
    table = buying(trains="d1:3 d2:3 c1:3", other="d3:3 d4:3+3")
    assert table.on_turn == "BTE"


def test_trains_are_neither_sold_to_the_bank_nor_scrapped():
    # OR 10.
    table = buying(trains="d1:3 d2:3")
    for move in (Discard(ADA, "d1"), Scrap(ADA, "d1")):
        table.not_now(move)


@pytest.mark.parametrize(
    ("other", "pool", "cash"),
    [
        ("f1:4E", "", 1),  # another company's train, which EKJ may not own
        ("", "", 250),  # the first face of the top card
        ("", "e2:3+3", 180),  # what a train of the pool was last, whatever its size
    ],
)
def test_on_18xx_games_a_company_with_room_is_asked_when_it_has_cash_for_the_cheapest_train_of_all(other, pool, cash):
    # Switches.
    for money in (cash - 1, cash):
        table = Table(3, "18xx.games", phase="f", cash=500).pool(pool)
        table.company("EKJ", {ADA: 75}, price=100, cash=money, trains="d1:3")
        table.company("BTE", {BO: 60}, price=60, cash=100, trains=other).operating("EKJ", "trains")
        assert (table.on_turn == "EKJ") == (money >= cash)


def test_on_18xx_games_who_is_asked_for_trains_in_vain_can_only_pass():
    table = buying(trains="d1:3", phase="f", cash=1, other="f1:4E", ruleset="18xx.games")
    assert table.kinds() == {"pass"}
    table.refuses(BuyTrain(ADA, "BTE f1", 1), "or10")
    table.play(Pass(ADA))
    assert table.on_turn == "BTE"


def test_by_the_rulebook_nobody_is_asked_for_trains_in_vain():
    table = buying(trains="d1:3", phase="f", cash=1, other="f1:4E")
    assert table.on_turn == "BTE"


def test_on_18xx_games_the_neutral_players_train_is_one_that_is_waited_for_though_it_is_not_for_sale():
    # Two players.
    for money in (0, 1):
        table = Table(2, "18xx.games", phase="b", cash=100)
        (neutral,) = table.state.neutral.companies
        company = next(name for name in ("EKJ", "BCB") if name != neutral)
        table.company(company, {ADA: 75}, price=60, cash=money, trains="a1:2").operating(company, "trains")
        assert table.state.charters[neutral].trains
        assert (table.on_turn == company) == bool(money)
        assert "train" not in table.kinds()


SMALL = {ADA: 50, BO: 25}
MEDIUM = {ADA: 40, BO: 20}
LARGE = {ADA: 20, BO: 30}


def switched(table, **settings):
    table.state.switches = msgspec.structs.replace(table.state.switches, **settings)
    return table


def test_the_top_card_is_sold_as_any_face_of_the_own_size_or_a_smaller_one():
    table = (
        Table(phase="d")
        .company("MW", SMALL, cash=900)
        .company("KFN", MEDIUM, cash=900)
        .company("Pr", {BO: 60}, cash=900)
    )
    for company, faces in {
        "MW": {"deck 3"},
        "KFN": {"deck 3", "deck 3+3"},
        "Pr": {"deck 3", "deck 3+3", "deck 3E"},
    }.items():
        table.operating(company, "trains")
        assert table.offers(BuyTrain, "train") == faces
        assert table.offers(BuyTrain, "price", train="deck 3") == {120}
    table.operating("KFN", "trains")
    # What keeps it from them is not that it must have one that it can run: there is room for three.
    for train in ("deck 3E", "deck 4+4"):
        assert table.refuses(BuyTrain(ADA, train, 250), "or10")["key"] == "18xx.train.not_on_offer"
    assert table.refuses(BuyTrain(ADA, "deck 3+3", 179), "or10")["price"] == 180
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert (table.owned("KFN"), table.top, table.state.charters["KFN"].cash) == ("d2:3+3", "d3", 720)


def test_a_turn_ends_only_with_a_train_that_the_company_can_run():
    table = Table(phase="b").company("KFN", MEDIUM, cash=500, trains="a1:2").operating("KFN", "trains")
    assert table.kinds() == {"train"}
    assert table.refuses(Pass(ADA), "or10")["key"] == "18xx.train.must_buy"
    table.play(BuyTrain(ADA, "deck 2", 70))
    assert table.kinds() == {"train"}
    assert table.offers(BuyTrain, "train") == {"deck 2+2"}, "there is room for one more, which must be one that runs"
    table.play(BuyTrain(ADA, "deck 2+2", 80))
    assert table.on_turn != "KFN" or "train" not in table.kinds()


def test_nothing_is_bought_above_the_limit():
    table = Table(phase="f").company("KFN", MEDIUM, cash=900, trains="e1:3+3").private_companies(S1=BO)
    table.operating("KFN", "trains").play(BuyTrain(ADA, "deck 4", 250))
    assert table.kinds() == {"company", "pass"}
    table.not_now(BuyTrain(ADA, "deck 4", 250))


def test_with_its_last_money_spent_on_a_train_it_cannot_run_a_company_still_must_buy_one_that_it_can():
    for goes_on in (True, False):
        table = Table(phase="b", cash=10).company("KFN", MEDIUM, cash=70)
        switched(table, last_money_ends_buying=not goes_on).operating("KFN", "trains").play(BuyTrain(ADA, "deck 2", 70))
        assert (table.round == "operating" and table.kinds() == {"train"}) == goes_on


def full_of_others(**settings):
    """A medium company whose limit is full of trains it cannot run, beside one with a train to sell."""
    table = Table(phase="f", cash=100)
    table.company("KFN", MEDIUM, cash=450, trains="d3:3 e1:4").company("MW", {BO: 50}, trains="e2:4", price=60)
    return switched(table, **settings).operating("KFN", "trains")


def test_full_of_trains_that_do_not_run_a_company_buys_one_that_does_and_gives_up_an_old_one():
    table = full_of_others()
    assert table.offers(BuyTrain, "train") == {"deck 4+4"}
    assert table.refuses(BuyTrain(ADA, "deck 4", 250), "or10")["key"] == "18xx.train.must_run"
    assert table.refuses(BuyTrain(ADA, "deck 5+5", 500), "or10")["key"] == "18xx.train.not_on_offer"
    table.play(BuyTrain(ADA, "deck 4+4", 400))
    assert (table.round, table.kinds()) == ("discard", {"discard"})
    assert table.offers(Discard, "train") == {"d3", "e1"}
    assert table.refuses(Discard(ADA, "f2"), "or10")["key"] == "18xx.train.must_keep"
    table.play(Discard(ADA, "d3"))
    assert [train.id for train in table.state.depot.pool] == ["d3"], "not on the deck, as what is above a fallen limit"
    assert table.owned("KFN") == "e1:4 f2:4+4"


def test_on_18xx_games_it_buys_any_train_on_offer_and_gives_up_any():
    table = full_of_others(any_train_when_full=True, last_money_ends_buying=True)
    assert table.offers(BuyTrain, "train") == {"deck 4", "deck 4+4", "MW e2"}
    table.play(BuyTrain(ADA, "MW e2", 1), Accept(BO))
    assert table.offers(Discard, "train") == {"d3", "e1", "e2"}
    table.play(Discard(ADA, "e2"))
    assert table.owned("KFN") == "d3:3 e1:4"
    assert table.on_turn != "KFN", "its turn ends without a train that runs"


def test_the_president_adds_what_a_forced_purchase_lacks_and_borrows_the_rest():
    table = Table(phase="d").cash(30, 500, 0).company("KFN", MEDIUM, cash=50).operating("KFN", "trains")
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    investor = table.state.players[ADA]
    assert (table.state.charters["KFN"].cash, investor.cash) == (0, 0)
    assert (investor.debt, investor.interest) == (100, 100)


def test_no_more_is_added_than_is_lacking_and_nothing_is_borrowed_while_there_is_cash():
    table = Table(phase="d").cash(200, 0, 0).company("KFN", MEDIUM, cash=50).operating("KFN", "trains")
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    investor = table.state.players[ADA]
    assert (investor.cash, investor.debt, investor.interest) == (70, 0, 0)


def test_a_president_helps_only_towards_a_train_of_the_bank_that_can_run_and_must_be_bought():
    table = Table(phase="d").company("KFN", MEDIUM, cash=50).company("MW", {BO: 50}, trains="c1:3", price=50)
    table.operating("KFN", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 3+3", "MW c1"}
    assert table.refuses(BuyTrain(ADA, "deck 3", 120), "or11")["cash"] == 50
    assert table.offers(BuyTrain, "price", train="MW c1") == set(range(1, 51))
    assert table.refuses(BuyTrain(ADA, "MW c1", 51), "or11")["cash"] == 50
    table = Table(phase="d").company("KFN", MEDIUM, cash=50, trains="b1:2+2").operating("KFN", "trains")
    assert table.on_turn != "KFN" or "train" not in table.kinds(), "it need not buy, and cannot pay"


def test_the_president_may_choose_a_dearer_train_of_the_pool():
    table = Table(phase="h", cash=0).company("KFN", MEDIUM, cash=0).pool("g1:4+4").operating("KFN", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 5+5", "pool g1 4+4"}
    table.play(BuyTrain(ADA, "pool g1 4+4", 400))
    assert table.state.players[ADA].debt == 400


@pytest.mark.parametrize(("phase", "allowed"), [("a", False), ("b", True)])
def test_companies_buy_trains_from_each_other_from_phase_b_on(phase, allowed):
    for from_the_start in (False, True):
        table = Table(phase=phase).company("MW", SMALL, cash=200, trains="a1:2").company("OFE", {BO: 50}, trains="a2:2")
        switched(table, cross_purchase_from="a" if from_the_start else "b").operating("MW", "trains")
        assert ("OFE a2" in table.offers(BuyTrain, "train")) == (allowed or from_the_start)
        if not allowed and not from_the_start:
            assert table.refuses(BuyTrain(ADA, "OFE a2", 50), "or10")["phase"] == "b"
        else:
            assert table.refuses(BuyTrain(ADA, "OFE a2", 0), "or10")["key"] == "18xx.train.at_least_one"
            table.play(BuyTrain(ADA, "OFE a2", 200), Accept(BO))
            assert table.owned("MW") == "a1:2 a2:2"
            assert table.state.charters["OFE"].cash == 200


def test_a_small_company_does_not_buy_a_larger_train_from_another():
    table = (
        Table(phase="d").company("MW", SMALL, cash=200, trains="c1:3").company("KFN", {BO: 40, CY: 20}, trains="c2:2+2")
    )
    table.operating("MW", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 3"}
    assert table.refuses(BuyTrain(ADA, "KFN c2", 1), "or10")["train"] == "2+2"
