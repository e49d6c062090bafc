"""Every postcard and specialist that acts as a game ends, where it acts and where it must not (L H5 to H8)."""

import pytest

from engine.ticket_to_ride.legends import powers as p
from tests.engine.ticket_to_ride.legends.every_power import at, gone, power
from tests.engine.ticket_to_ride.legends.fulfilled import (
    finish,
    way,
)
from tests.engine.ticket_to_ride.legends.positions import PACK


def joined(*tickets):
    return {t for ticket in tickets for t in way(PACK.ticket(ticket).a, PACK.ticket(ticket).b, "")}


def of_value(value, *skip):
    return next(t for t in PACK.board.tickets if PACK.ticket(t).points == value and t not in skip)


@pytest.mark.parametrize("source", [s for s in at("end") if any(isinstance(e, p.Forgive) for e in power(s).effects)])
def test_an_unfinished_ticket_up_to_a_value_is_forgiven(source):
    most = power(source).effects[0].max
    low, high = of_value(most), of_value(most + 2)
    rows = {row.ticket: row.dollars for row in finish(source, tickets=[low, high]).state.slips[0].tickets}
    assert rows == {low: 0, high: -PACK.ticket(high).points}
    table = finish(source, tickets=[high])
    assert table.state.slips[0].tickets[0].dollars < 0
    assert not gone(table, source)
    if power(source).may:
        held = finish(source, tickets=[low], use=False)
        assert held.state.slips[0].tickets[0].dollars == -most
        assert not gone(held, source)


@pytest.mark.parametrize("source", [s for s in at("end") if any(isinstance(e, p.Raise) for e in power(s).effects)])
def test_completed_tickets_of_some_value_are_raised(source):
    effect = power(source).effects[0]
    good, low = of_value(effect.min), of_value(effect.min - 1)
    table = finish(source, tickets=[good, low], claims=joined(good, low))
    assert table.state.slips[0].powers == [(source, effect.n)]
    table = finish(source, tickets=[low], claims=joined(low))
    assert table.state.slips[0].powers == []
    assert not gone(table, source)


def test_nothing_left_undone_wants_a_completed_ticket_of_14_and_none_unfinished():
    good, other = of_value(14), of_value(17)
    assert finish("card:33", tickets=[good], claims=joined(good)).state.slips[0].powers == [("card:33", 10)]
    table = finish("card:33", tickets=[good, other], claims=joined(good))
    assert len(table.state.slips[0].completed) == 1
    assert table.state.slips[0].powers == []
    assert not gone(table, "card:33")


@pytest.mark.parametrize(("number", "pays"), [(4, [("card:59", 7)]), (3, [])])
def test_four_punctual_trains_are_four_completed_tickets(number, pays):
    tickets = ["albany--bangor", "montreal--quebec", "new-york--boston", "philadelphia--new-york"][:number]
    assert finish("card:59", tickets=tickets, claims=joined(*tickets)).state.slips[0].powers == pays


@pytest.mark.parametrize(("herds", "pays"), [(["boston", "albany"], 2), ([], 0)])
def test_the_double_deck_stock_car_brings_a_dollar_for_each_herd_paid(herds, pays):
    table = finish("card:20", tickets=[], claims=["albany--boston"], own={"herds": [*herds, "quebec"] if herds else []})
    assert table.state.slips[0].powers == [("card:20", pays)]


def test_all_powers_of_the_end_are_looked_at():
    effects = {s: {type(e) for e in power(s).effects} for s in at("end")}
    assert {s for s, kinds in effects.items() if not kinds & {p.Forgive, p.Raise}} == {"card:20", "card:33", "card:59"}
