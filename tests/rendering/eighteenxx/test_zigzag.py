"""Arrows on the stock chart of 18CZ say by the printed prices where a token goes, and cover nothing."""

import math
from itertools import combinations, product

import pytest
from msgspec.structs import replace

from rendering.__main__ import plain
from rendering.eighteenxx import chart as drawn
from rendering.eighteenxx.chart_layout import ARROW, RIM
from rendering.eighteenxx.g18cz.edition import edition
from rendering.eighteenxx.zigzag import MARK
from rendering.fonts import FIGURE, text_width
from rendering.page import MARGIN, WIDTH
from rendering.palette import LOST, WON

CHART = edition().printed.chart
BOXES = dict(edition().chart.cells(WIDTH - 2 * MARGIN))
BAND = range(-(-len(CHART.prices) // 2))
"""The cells of the upper band."""


def cell(price):
    return CHART.prices.index(price)


def position(game, stage, prices, **changes):
    """A position in which each of some companies stands on a price, all of them floated and none had its turn."""
    view = game[-1]
    companies = {name: replace(company, floated=True, had_turn=False) for name, company in view.companies.items()}
    companies |= {name: replace(companies[name], **changes) for name in prices}
    on = {}
    for name, price in prices.items():
        on.setdefault(cell(price), []).append(name)
    calendar = replace(view.calendar, stage=stage)
    return replace(view, calendar=calendar, companies=companies, chart={at: tuple(stack) for at, stack in on.items()})


def arrows(view):
    """The arrows of a position: prices from and to, and whether it is green."""
    return sorted((CHART.price(a.start), CHART.price(a.end), a.colour == WON) for a in edition().chart_arrows(view))


def test_before_its_turn_a_company_may_pay_or_withhold(game):
    small, large = position(game, "operating", {"BN": 68}), position(game, "operating", {"Sx": 110})
    assert arrows(small) == [(68, 63, False), (68, 75, True)]
    assert arrows(large) == [(110, 100, False), (110, 132, True)], "a large company rises by two steps"


def test_who_has_had_its_turn_or_has_not_floated_goes_nowhere_in_an_operating_round(game):
    assert arrows(position(game, "operating", {"BN": 68}, had_turn=True)) == []
    assert arrows(position(game, "operating", {"BN": 68}, floated=False)) == []


def test_in_a_stock_round_a_sale_lowers_by_half_a_step_and_who_is_sold_out_will_rise_by_half_a_step(game):
    assert arrows(position(game, "stock", {"BN": 68}, ipo=10, pool=0)) == [(68, 65, False)]
    assert arrows(position(game, "stock", {"BN": 68}, ipo=0, pool=10)) == [(68, 65, False)]
    assert arrows(position(game, "stock", {"BN": 68}, ipo=0, pool=0)) == [(68, 65, False), (68, 70, True)]


def test_no_arrow_leads_off_the_chart(game):
    assert arrows(position(game, "operating", {"BN": 40})) == [(40, 50, True)]
    assert arrows(position(game, "stock", {"BN": 40}, ipo=10)) == []
    assert arrows(position(game, "operating", {"BN": 370})) == [(370, 335, False)]


def test_what_is_painted_are_these_arrows_in_their_colours(game, monkeypatch):
    painted = []
    monkeypatch.setattr(drawn, "_draw_arrow", lambda _, spot, colour: painted.append((spot, colour)))
    drawn.draw_page(edition(), position(game, "operating", {"BN": 68}), plain, None)
    assert len(painted) == 2
    for spot, colour in painted:
        left, _, width, _ = BOXES[cell(68)]
        right = colour == WON
        assert abs(spot.at[0] - MARGIN - left - (width if right else 0)) < ARROW, "at the side it leads to"
        assert (spot.along[0] > 0.9) == right
        assert (spot.along[0] < -0.9) == (colour == LOST)


ENDS = sorted(
    {
        (start, end)
        for start in BOXES
        for end in (
            CHART.after_sale(start, 1),
            CHART.after_sold_out(start),
            CHART.after_withholding(start),
            CHART.after_payout(start, 1),
            CHART.after_payout(start, 2),
        )
        if end != start
    }
)


def spot(start, end):
    return edition().chart.arrow((start, BOXES[start]), (end, BOXES[end]))


def test_an_arrow_points_to_where_the_token_goes():
    for start, end in ENDS:
        along = spot(start, end).along
        assert math.hypot(*along) == pytest.approx(1)
        assert (along[0] > 0) == (end > start), (start, end)
        if (start in BAND) == (end in BAND):
            (x, y, *_), (a, b, *_) = BOXES[start], BOXES[end]
            assert along[0] * (b - y) == pytest.approx(along[1] * (a - x)), "straight at the cell"


def meets(box, at, reach):
    """Whether a box, by its edges, and a disc have a point in common."""
    left, top, right, bottom = box
    return math.hypot(max(left - at[0], 0, at[0] - right), max(top - at[1], 0, at[1] - bottom)) < reach


def test_no_arrow_covers_a_price_a_mark_or_the_place_of_a_token():
    least = ARROW - 1
    for (start, end), (number, (left, top, width, height)) in product(ENDS, BOXES.items()):
        at = spot(start, end).at
        if math.dist(at, (left + width / 2, top + height / 2)) > width + height:
            continue
        price = left + 9 + text_width(str(CHART.price(number)), FIGURE, 31)
        assert not meets((left + 9, top + 11, price, top + 37), at, least), "a price"
        assert not meets((left + width - 8 - 2 * MARK, top + 11, left + width - 6, top + 37), at, least), "a mark"
        for count in (1, 2):
            spots = edition().chart.spots((left, top, width, height), count)
            assert all(math.dist(place, at) > spots.radius + least - 6 for place in spots.places), "a token"
            assert all(math.dist(place, at) > least + 4 for place in spots.numbers), "its number"


def test_two_arrows_that_stand_on_the_chart_at_once_never_meet():
    rises = {start: spot(start, CHART.after_payout(start, 1)).at for start in BOXES if start < max(BOXES) - 1}
    falls = {start: spot(start, CHART.after_withholding(start)).at for start in BOXES if start > 1}
    for some in (rises, falls):
        assert all(math.dist(a, b) > 2 * (ARROW + RIM) for a, b in combinations(some.values(), 2))
    assert all(math.dist(a, b) > 2 * ARROW for a, b in product(rises.values(), falls.values()))


def test_a_price_and_the_marks_of_two_kinds_have_room_beside_each_other():
    marks = {
        price: [k for k in edition().companies if price in edition().printed.figures.kinds[k.kind].par]
        for price in CHART.prices
    }
    assert any(len(kinds) == 2 for kinds in marks.values())
    for price, kinds in marks.items():
        _, _, width, _ = BOXES[cell(price)]
        assert 9 + text_width(str(price), FIGURE, 31) <= width - 6 - len(kinds) * (MARK + 2) + 2
