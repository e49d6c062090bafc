"""Certificates of any percentage: 18CZ's three sizes, and 1854's, which are split and of two sizes at once."""

import pytest

from engine.core.seat import Seat
from engine.eighteenxx import certificates as shares
from engine.eighteenxx.companies import IPO, POOL, Certificate, Charter, ShareOption

ADA, BO, CY = Seat(0), Seat(1), Seat(2)
SMALL = (50, 25, 25)
MEDIUM = (40, 20, 20, 20)
LARGE = (20, 10, 10, 10, 10, 10, 10, 10, 10)
MAJOR = (40, 20, 20, 20)
"""1854, D: a major before its split."""
SPLIT = (20, 10, 10, 10, 20, 10, 10, 10)
"""No game's: ordinary certificates of two sizes."""


def charter(issue, *owners):
    """A company with these owners of its first certificates; the rest was never sold."""
    holders = [*owners, *[IPO] * (len(issue) - len(owners))]
    certificates = [Certificate(percent, holder) for percent, holder in zip(issue, holders, strict=True)]
    return Charter(id="A", certificates=certificates, stations=0, par=100, president=holders[0])


def test_the_bank_sells_each_size_of_ordinary_certificate_that_it_has():
    assert shares.on_sale(charter(LARGE, ADA)) == (10,)
    assert shares.on_sale(charter(SPLIT, ADA)) == (20, 10)
    assert shares.on_sale(charter(SMALL, ADA, BO, BO)) == ()
    with pytest.raises(ValueError, match="for sale"):
        shares.buy(charter(SMALL, ADA, BO, BO), CY, 25)


def test_what_is_with_players_is_all_but_what_the_bank_has():
    company = charter(MEDIUM, ADA, BO)
    assert shares.with_players(company) == 60
    assert shares.held(company, ADA) == 40
    assert not shares.sold_out(company)
    assert shares.sold_out(charter(MEDIUM, ADA, BO, CY, "Václav"))


def test_certificates_of_closed_companies_are_void():
    open_, closed = charter(SMALL, ADA, ADA), charter(LARGE, ADA, ADA, ADA)
    closed.closed = True
    assert [shares.count(open_, ADA), shares.count(closed, ADA)] == [2, 0]


def test_who_buys_more_than_the_president_holds_exchanges_certificates_with_him():
    company = charter(LARGE, ADA, BO, BO)
    assert shares.buy(company, BO, 10)
    assert company.president == company.holders[0] == BO
    assert (shares.held(company, ADA), shares.held(company, BO)) == (20, 30)
    assert not shares.buy(company, ADA, 10), "as much is not more"
    assert company.president == BO


def test_an_exchange_is_made_of_certificates_of_the_same_value():
    company = charter(SPLIT, ADA, IPO, IPO, IPO, BO)
    assert shares.buy(company, BO, 10)
    assert company.holders[4] == ADA, "the 20 % certificate, not two of 10 %"
    assert shares.held(company, BO) == 30


@pytest.mark.parametrize(
    ("issue", "owners", "can_sell"),
    [
        (SMALL, (ADA, BO), ()),
        (SMALL, (ADA, ADA, BO), (25,)),
        (SMALL, (ADA, BO, BO), (25, 50)),
        (MEDIUM, (ADA, ADA, BO), (20,)),
        (MEDIUM, (ADA, ADA, BO, BO), (20, 40, 60)),
        (LARGE, (ADA, ADA, BO), (10,)),
        (LARGE, (ADA, ADA, BO, BO), (10, 20, 30)),
        (LARGE, (ADA, ADA, ADA, ADA, ADA, BO, CY), (10, 20, 30, 40)),
        (MAJOR, (ADA, ADA, BO, BO), (20, 40, 60)),
        (SPLIT, (ADA, BO, BO, BO, ADA), (20, 30, 40)),
    ],
)
def test_a_president_sells_his_certificate_only_to_a_successor(issue, owners, can_sell):
    company = charter(issue, *owners)
    assert shares.portions(company, ADA, [BO, CY]) == can_sell
    for percent in can_sell:
        after = charter(issue, *owners)
        before = shares.held(after, ADA)
        successor = shares.sell(after, ADA, percent, [BO, CY])
        assert shares.held(after, ADA) == before - percent
        assert (successor is None) == (after.holders[0] == ADA)
        assert after.president == after.holders[0] not in (IPO, POOL)
        assert shares.held(after, POOL) == percent


def test_what_cannot_be_sold_is_refused_and_nothing_changes():
    company = charter(MEDIUM, ADA, BO)
    for seller, percent in ((ADA, 20), (ADA, 40), (BO, 40), (CY, 20)):
        with pytest.raises(ValueError, match="cannot sell"):
            shares.sell(company, seller, percent, [CY])
    assert company == charter(MEDIUM, ADA, BO)


def test_of_equal_successors_the_first_that_is_named_takes_over():
    owners = (ADA, ADA, BO, BO, CY, CY)
    for others in ([BO, CY], [CY, BO]):
        company = charter(LARGE, *owners)
        assert shares.successor(company, ADA, 20, others) == others[0]
        assert shares.sell(company, ADA, 20, others) == others[0]
        assert shares.held(company, others[0]) == 20
    assert shares.successor(charter(LARGE, *owners), ADA, 10, [BO, CY]) is None


def test_who_is_no_president_leaves_no_successor():
    company = charter(LARGE, ADA, BO, BO, CY)
    assert shares.sell(company, BO, 20, [ADA, CY]) is None
    assert shares.held(company, BO) == 0


def test_an_option_counts_one_half_until_it_is_complete():
    company = charter(MAJOR, ADA, BO)
    assert not shares.take_option(company, BO, 10, IPO, ShareOption(67, None))
    assert (shares.held(company, BO), shares.count(company, BO), shares.with_players(company)) == (30, 2, 70)
    assert shares.option_of(company, BO) == ShareOption(67, None)
    assert shares.option_of(company, ADA) is None
    assert not shares.complete(company, BO), "as much as the president is not more"
    assert (shares.held(company, BO), shares.option_of(company, BO)) == (40, None)


def test_an_option_makes_president_but_is_not_exchanged():
    company = charter(MAJOR, ADA, BO, BO)
    assert shares.take_option(company, BO, 10, IPO, ShareOption(67, None))
    assert [one.percent for one in company.certificates if one.holder == BO] == [40, 10]
    assert [one.percent for one in company.certificates if one.holder == ADA] == [20, 20]


@pytest.mark.parametrize(("salable", "can_sell"), [(False, (20,)), (True, (10, 20, 30))])
def test_an_option_is_sold_once_it_is_ripe_and_lies_whole_in_the_pool(salable, can_sell):
    company = charter(MAJOR, ADA, BO)
    shares.take_option(company, BO, 10, IPO, ShareOption(67, 202, salable))
    assert shares.portions(company, BO, (ADA, CY)) == can_sell
    if salable:
        assert shares.pieces(company, BO, 30, (ADA, CY)) == (20, 10)
        shares.sell(company, BO, 10, (ADA, CY))
        assert shares.held(company, POOL) == 20
        assert all(one.option is None for one in company.certificates)
