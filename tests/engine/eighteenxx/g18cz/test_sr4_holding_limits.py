"""18CZ rules, stock round 4: limits of certificates and of shares of one company."""

import pytest

from engine.eighteenxx.moves import Buy, Par, Pass, Sell
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table

LARGE = ("Sx", "Pr", "By", "kk", "Ug")


def with_certificates(number, players=4, ruleset="rulebook", holder=BO):
    """Ada presides over large companies of which somebody has one ordinary certificate each, and more of the first."""
    table = Table(players, ruleset, phase="d", cash=5000)
    left = number
    for company in LARGE:
        mine = min(left, 4)
        left -= mine
        table.company(company, {ADA: 50, holder: 10 * mine}, par=90)
    assert left == 0
    return table


def count(table, seat):
    return sum(charter.holders.count(seat) for charter in table.state.charters.values())


@pytest.mark.parametrize(("players", "most"), [(2, 14), (3, 14), (4, 12), (5, 10), (6, 9)])
def test_nobody_buys_a_certificate_above_the_limit(players, most):
    # SR 4 and appendix 8: 14, 12, 10, 9 certificates with 3, 4, 5, 6 players.
    table = Table(players, phase="b", cash=5000)
    locals_ = list(table.state.private_companies)[: min(most - 2, 9)]
    table.private_companies(**dict.fromkeys(locals_, BO))
    for company in ("BN", "NWB", "ATE", "BTE")[: most - 1 - len(locals_)]:
        table.company(company, {ADA: 40, BO: 20})
    table.company("BCB", {ADA: 50}).company("VBW", {ADA: 50}).stock(BO)
    table.play(Buy(BO, "BCB"))
    table.pass_to(BO)
    assert table.refuses(Buy(BO, "VBW"), "sr4")["most"] == most
    table.refuses(Par(BO, "EKJ", 50), "sr4")
    assert {"buy", "par"}.isdisjoint(table.kinds())


def test_the_presidents_certificate_is_one_certificate():
    # SR 4: certificates are counted, not shares.
    table = Table(6, phase="b").private_companies(S1=BO, S2=BO, S3=BO, S4=BO, S5=BO, S6=BO, M1=BO, M2=BO).stock(BO)
    table.play(Par(BO, "BCB", 50))
    assert table.held("BCB", BO) == 50


def test_local_railways_count_for_the_certificate_limit():
    # SR 4 and companies 1.
    table = Table(6, phase="b").company("BCB", {ADA: 50})
    table.private_companies(S1=BO, S2=BO, S3=BO, S4=BO, S5=BO, S6=BO, M1=BO, M2=BO).company(
        "BN", {ADA: 40, BO: 20}
    ).stock(BO)
    table.refuses(Buy(BO, "BCB"), "sr4")
    table.play(Sell(BO, "BN", 20), Buy(BO, "BCB"))


def test_local_railways_of_his_companies_do_not_count_for_a_player():
    table = Table(6, phase="b").company("BCB", {ADA: 50}).company("EKJ", {BO: 50})
    table.private_companies(S1="EKJ", S2="EKJ", S3=BO, S4=BO, S5=BO, S6=BO, M1=BO, M2=BO, M3=BO).stock(BO)
    table.play(Buy(BO, "BCB"))


def test_certificates_of_acquired_companies_do_not_count():
    # OR 9: all its certificates are void.
    table = Table(6, phase="b").company("BCB", {ADA: 50}).company("EKJ", {BO: 50}).company("MW", {BO: 75})
    table.private_companies(S3=BO, S4=BO, S5=BO, S6=BO, M1=BO, M2=BO, M3=BO)
    table.closed("MW").stock(BO)
    table.play(Buy(BO, "BCB"))


def test_who_sells_first_may_buy_within_the_limit():
    table = with_certificates(12).stock(BO)
    table.refuses(Buy(BO, "Ug"), "sr4")
    table.play(Sell(BO, "Sx", 10), Buy(BO, "Ug"))
    assert count(table, BO) == 12


def above_the_limit(ruleset="rulebook"):
    """Bo has one certificate too many, 13 with four players, as a president who was outbid has."""
    return with_certificates(13, ruleset=ruleset)


def test_whoever_is_above_the_limit_must_sell_in_his_next_turn():
    # SR 4: he must sell so many that he is within the limit.
    table = above_the_limit().stock(BO)
    table.refuses(Pass(BO), "sr4")
    table.refuses(Buy(BO, "Ug"), "sr4")
    table.play(Sell(BO, "Sx", 10), Pass(BO))
    assert count(table, BO) == 12


def test_on_18xx_games_whoever_is_above_the_limit_may_pass():
    # Switches: over the certificate limit.
    table = above_the_limit("18xx.games").stock(BO)
    table.refuses(Buy(BO, "Ug"), "sr4")
    table.play(Pass(BO))
    assert count(table, BO) == 13


def test_whoever_is_above_the_limit_sells_only_as_far_as_he_can():
    # Switches: as far as he can. What he has cannot be sold: president's certificates without a successor and locals.
    table = Table(6, phase="b")
    table.private_companies(S1=BO, S2=BO, S3=BO, S4=BO, S5=BO, S6=BO, M1=BO, M2=BO, M3=BO).company(
        "BCB", {BO: 50}
    ).stock(ADA)
    table.play(Pass(ADA))
    assert table.to_move == CY


def test_losing_the_presidency_can_lead_above_the_limit():
    # SR 4: "usually because he lost the presidency": one certificate becomes two.
    table = Table(6, phase="d").company("Sx", {ADA: 20, BO: 20}, par=90)
    table.private_companies(S1=ADA, S2=ADA, S3=ADA, S4=ADA, S5=ADA, S6=ADA, M1=ADA, M2=ADA).stock(BO)
    table.play(Buy(BO, "Sx"))
    assert (count(table, ADA), count(table, BO)) == (2, 2)
    for seat in range(2, 6):
        table.play(Pass(seat))
    table.refuses(Pass(ADA), "sr4")
    table.play(Sell(ADA, "Sx", 10), Pass(ADA))
    assert count(table, ADA) == 1


@pytest.mark.parametrize(("company", "shares", "most"), [("BCB", 75, 75), ("BN", 60, 60), ("Sx", 60, 60)])
def test_nobody_holds_more_than_the_limit_of_one_company(company, shares, most):
    # SR 4: 75 % of a small company, 60 % of a medium or large one.
    table = Table(3, phase="d").company(company, {ADA: shares}, par=90 if company == "Sx" else 60).stock(ADA)
    assert table.refuses(Buy(ADA, company), "sr4")["most"] == most
    table.play(Pass(ADA), Buy(BO, company))


@pytest.mark.parametrize(("company", "shares", "then"), [("BCB", 50, 75), ("BN", 40, 60), ("Sx", 50, 60)])
def test_everybody_may_hold_up_to_the_limit_of_one_company(company, shares, then):
    table = Table(3, phase="d").company(company, {ADA: shares}, par=90 if company == "Sx" else 60).stock(ADA)
    table.play(Buy(ADA, company))
    assert table.held(company, ADA) == then


def test_two_players_may_hold_seven_tenths_of_a_large_company():
    # The two-player variant: large companies may be held to 70 %.
    table = Table(2, phase="d").company("Sx", {ADA: 60}, par=90).stock(ADA)
    table.play(Buy(ADA, "Sx"), Pass(BO))
    assert table.held("Sx", ADA) == 70
    table.refuses(Buy(ADA, "Sx"), "sr4")


def test_nothing_limits_what_the_bank_holds():
    # Easy to misread, SR 6: no ceiling on what the bank holds.
    table = Table(3, phase="d").company("Sx", {ADA: 30, BO: 30, CY: 20}, par=90).stock(BO)
    table.play(Sell(BO, "Sx", 30), Pass(BO), Sell(CY, "Sx", 20))
    assert table.held("Sx", "bank") == 70
