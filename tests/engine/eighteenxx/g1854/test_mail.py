"""Mail contracts and what else pays as turns begin (1854 R1, R3, R8.4, R10, T1, N68, N76, N77)."""

from engine.eighteenxx.g1854 import mail, rounds
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.g1854.mail import mail_income
from engine.eighteenxx.g1854.moves import BuyContract
from engine.eighteenxx.moves import BuyTrain, Pass, Run
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, Table


def test_n76_r10_1_a_contract_pays_at_the_beginning_of_the_next_turn():
    table = Table(phase="3").company("KE", {ADA: 60}, par=67, cash=400, trains="31:3", at="C23.1")
    table.operating("KE", "contract").set_of(2)
    table.play(BuyContract(ADA, "large"))
    # The next turn has begun.
    assert (table.on_turn, table.state.calendar.round) == ("KE", 2)
    assert (table.state.charters["KE"].cash, table.state.contracts) == (200 + 40, {"KE": "large"})


def test_n76_r3_1_what_contracts_pay_by_phase():
    table = Table().contracts(KE="small", FJ="large")
    paid = {}
    for phase in ("2", "3", "4", "5", "6", "8"):
        table.state.depot.phase = phase
        paid[phase] = [mail_income(table.state, company) for company in ("KE", "FJ", "SD")]
    assert paid == {
        "2": [10, 30, 0],
        "3": [20, 40, 0],
        "4": [20, 40, 0],
        "5": [30, 50, 0],
        "6": [30, 50, 0],
        "8": [40, 60, 0],
    }


def test_n76_one_contract_from_the_own_cash_and_not_for_a_local():
    table = Table(phase="3").company("KE", {ADA: 60}, par=67, cash=199, at="C23.1").local("2", BO, cash=500)
    table.operating("KE", "contract")
    table.refuses(BuyContract(ADA, "large"), "r10")
    assert table.offers(BuyContract, "size") == {"small"}
    table.contracts(KE="small")
    table.cannot(BuyContract(ADA, "small"))
    table.state.contracts.clear()
    table.operating("2", "contract")
    table.cannot(BuyContract(BO, "small"))


def test_r10_1_there_are_six_of_each():
    table = Table().contracts(**dict.fromkeys(("FJ", "SD", "KR", "KT", "SB", "NT"), "small"))
    table.company("KE", {ADA: 60}, par=67, cash=500, at="C23.1").operating("KE", "contract")
    assert table.offers(BuyContract, "size") == {"large"}
    table.refuses(BuyContract(ADA, "small"), "r10")


def test_n77_a_phase_that_began_in_the_round_counts_at_once():
    table = Table(phase="6").sold("4", "5", "6").rusted("2 1+ 2+ 3 3+").contracts(KE="large")
    table.company("SD", {ADA: 60}, par=72, cash=900, at="C23.0")
    table.company("KE", {BO: 60}, par=67, cash=0, at="C23.1").operating("SD", "trains")
    table.play(BuyTrain(ADA, "deck 8", 900))
    assert (table.on_turn, table.state.charters["KE"].cash) == ("KE", 60)


def test_n68_r8_4_the_first_run_closes_the_railway_that_brought_a_certificate():
    table = Table().company("VB", {ADA: 60}, par=82, trains="21:2", at="E3").lay("E3 57 1")
    table.private_companies(P4=BO, P5=CY).operating("VB", "run")
    table.play(Run(ADA, ()))
    assert table.state.private_companies["P4"].owner == BO
    cash = table.cash_of(BO)
    table.operating("VB", "run").play(Run(ADA, ("21", "E3", "E1.0")))
    owners = {name: private.owner for name, private in table.state.private_companies.items() if private.owner}
    assert (owners, table.cash_of(BO)) == ({"P5": CY}, cash)


def test_t1_mountain_railways_close_with_the_first_5():
    table = Table(phase="4").sold("4").company("VB", {ADA: 60}, par=82, cash=600, at="E3")
    table.private_companies(P1=ADA, P3=BO, P5=CY).operating("VB", "trains")
    table.play(BuyTrain(ADA, "deck 5", 530))
    assert not [private for private in table.state.private_companies.values() if private.owner is not None]


def test_r1_mountain_railways_pay_their_owners_before_anybody_operates():
    table = Table().company("VB", {ADA: 60}, par=82, at="E3").private_companies(P1=ADA, P4=BO, P5=BO)
    table.stock(ADA).operate()
    assert (table.cash_of(ADA, BO), table.on_turn) == ((1005, 1045), "VB")


def test_r1_locals_operate_first_in_the_order_of_their_numbers():
    table = Table().company("VB", {ADA: 60}, par=67, at="E3").company("KT", {BO: 60}, par=82, at="H18")
    table.local("4", CY, at="J32").local("2", ADA, at="J38.1").stock(ADA).operate()
    assert table.state.frame.actors == ["2", "4", "KT", "VB"]


def test_r1_the_order_is_made_anew_as_markers_move():
    table = Table(phase="3").company("KT", {ADA: 60}, par=82, cell=(2, 5), at="H18", cash=200)
    table.company("SB", {BO: 60}, par=67, cell=(3, 4), at="E13", trains="31:3 32:3")
    table.company("VB", {CY: 60}, par=67, cell=(2, 4), at="E3").operating("KT", "trains")
    assert table.state.frame.actors == ["KT", "SB", "VB"]
    # SB falls from 80 by way of 78 to 75 and below VB at 77, which has its turn before it.
    table.agree(BuyTrain(ADA, "SB 31", 1), BuyTrain(ADA, "SB 32", 1))
    assert table.price("SB") < table.price("VB")
    while table.on_turn == "KT":
        table.play(Pass(ADA))
    assert table.state.frame.actors == ["KT", "VB", "SB"]


def test_n77_open_39_contracts_may_pay_as_the_round_begins_instead(monkeypatch):
    for module in (mail, rounds):
        monkeypatch.setattr(module, "MAIL_PAID_AT", "round")
    table = Table(phase="6").sold("4", "5", "6").rusted("2 1+ 2+ 3 3+").contracts(KE="large")
    table.company("KE", {BO: 60}, par=67, cash=0, at="C23.1").company("SD", {ADA: 60}, par=72, cash=900, at="C23.0")
    table.stock(ADA).operate()
    assert (table.on_turn, table.state.charters["KE"].cash) == ("SD", 50)
    table.operating("KE", "mail")
    assert table.state.charters["KE"].cash == 50


def test_r10_1_open_38_contracts_may_be_kept_until_phase_3(monkeypatch):
    monkeypatch.setattr(mail, "MAIL_FROM_PHASE", "3")
    table = Table().company("KE", {ADA: 60}, par=67, cash=500, at="C23.1").operating("KE", "contract")
    table.cannot(BuyContract(ADA, "small"))
    table.phase("3").operating("KE", "contract")
    table.play(BuyContract(ADA, "small"))


def test_contracts_are_seen():
    view = GAME_1854.view(Table().contracts(KE="large").state, None)
    assert (view.contracts, view.contracts_left) == ({"KE": "large"}, {"small": 6, "large": 5})
