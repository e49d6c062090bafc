"""Cases 15, 16, 18 and 19: what pays for a route, trains, ferries, points."""

import pytest

from bot.texts import Texts
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.steps.claim import route_option
from engine.ticket_to_ride.moves import ClaimRoute
from tests.engine.ticket_to_ride.positions import keys, position

BOARD, RULES = PRINTED.board, PRINTED.rules

CLAIMING, FERRIES = "europe.rule.claiming", "europe.rule.ferries"
RICH = "6 red, 6 yellow, 6 green, 6 blue, 9 locomotive"


@pytest.mark.parametrize("payment", ["3 yellow", "2 yellow, 1 locomotive", "1 yellow, 2 locomotive", "3 locomotive"])
def test_15_yellow_route_of_three_is_paid_in_yellow_and_locomotives_in_any_mix(payment):
    table = position(hands={0: "3 yellow, 3 locomotive"})
    table.play(ClaimRoute(0, "amsterdam-essen", payment))
    assert table.state.claims == {"amsterdam-essen": 0}
    assert table.to_move == {1}


def test_15_those_four_ways_are_all_that_is_offered():
    table = position(hands={0: RICH})
    assert table.offers(0, ClaimRoute, "payment", route="amsterdam-essen") == {
        "3 yellow",
        "2 yellow, 1 locomotive",
        "1 yellow, 2 locomotive",
        "3 locomotive",
    }


def test_15_coloured_route_is_not_paid_in_another_colour():
    table = position(hands={0: RICH})
    params = table.refuses(ClaimRoute(0, "amsterdam-essen", "3 red"), "ttr.claim.wrong_colour", CLAIMING)
    assert params["colour"].key == "ttr.card.yellow"


@pytest.mark.parametrize("payment", ["2 red", "1 yellow, 1 locomotive", "2 locomotive"])
def test_15_grey_route_of_two_is_paid_in_any_one_colour_and_locomotives(payment):
    table = position(hands={0: RICH})
    table.play(ClaimRoute(0, "wien-zagrab", payment))
    assert table.state.claims == {"wien-zagrab": 0}


def test_15_two_colours_never_pay_for_a_grey_route():
    table = position(hands={0: RICH})
    table.refuses(ClaimRoute(0, "wien-zagrab", "1 red, 1 yellow"), "ttr.pay.unreadable", CLAIMING)


@pytest.mark.parametrize(("payment", "given"), [("1 red", 1), ("3 red", 3), ("2 red, 1 locomotive", 3)])
def test_15_neither_more_nor_fewer_cards_than_spaces_are_paid(payment, given):
    table = position(hands={0: RICH})
    params = table.refuses(ClaimRoute(0, "wien-zagrab", payment), "ttr.pay.wrong_number", CLAIMING)
    assert (params["cost"], params["given"]) == (2, given)


@pytest.mark.parametrize("payment", ["2 white", "1 white, 1 locomotive", "2 locomotive"])
def test_15_cards_not_in_hand_pay_nothing(payment):
    table = position(hands={0: "1 white"})
    table.refuses(ClaimRoute(0, "wien-zagrab", payment), "ttr.pay.not_held", CLAIMING)


def test_15_the_paid_cards_are_discarded():
    table = position(hands={0: "3 yellow, 1 locomotive"})
    table.play(ClaimRoute(0, "amsterdam-essen", "2 yellow, 1 locomotive"))
    assert table.hand(0) == "1 yellow"
    assert table.discards == "yellow yellow locomotive"


def test_16_route_longer_than_the_trains_left_cannot_be_claimed():
    table = position(hands={0: RICH}, trains={0: 2})
    params = table.refuses(ClaimRoute(0, "amsterdam-essen", "3 yellow"), "ttr.claim.too_few_trains", CLAIMING)
    assert (params["length"], params["trains"]) == (3, 2)
    assert all(BOARD.routes[route].length <= 2 for route in table.offers(0, ClaimRoute, "route"))


def test_16_the_last_trains_may_be_used_up_exactly():
    table = position(hands={0: "3 yellow"}, trains={0: 3})
    table.play(ClaimRoute(0, "amsterdam-essen", "3 yellow"))
    assert table.view().seats[0].trains == 0


def test_16_route_need_not_touch_ones_own():
    table = position(hands={0: "2 blue"}, claims={"wien-zagrab": 0})
    table.play(ClaimRoute(0, "cadiz-lisboa", "2 blue"))
    assert table.state.claims == {"wien-zagrab": 0, "cadiz-lisboa": 0}
    assert table.view().seats[0].trains == 41


def test_16_one_route_is_claimed_in_a_turn():
    table = position(hands={0: RICH})
    table.play(ClaimRoute(0, "wien-zagrab", "2 red"))
    table.refuses(ClaimRoute(0, "essen-frankfurt", "2 green"), "core.not_your_turn")


@pytest.mark.parametrize("seat", [0, 1])
def test_16_claimed_route_cannot_be_claimed_again_by_anybody(seat):
    table = position(to_move=seat, hands={seat: RICH}, claims={"wien-zagrab": 1})
    params = table.refuses(ClaimRoute(seat, "wien-zagrab", "2 red"), "ttr.claim.taken", CLAIMING)
    assert params["owner"].seat == 1
    assert "wien-zagrab" not in table.offers(seat, ClaimRoute, "route")


def test_16_what_is_no_route_cannot_be_claimed():
    table = position(hands={0: RICH})
    table.refuses(ClaimRoute(0, "paris-moskva", "2 red"), "ttr.claim.no_such_route")


def test_18_ferry_of_two_with_two_locomotives_takes_nothing_else():
    table = position(hands={0: RICH})
    assert table.offers(0, ClaimRoute, "payment", route="amsterdam-london") == {"2 locomotive"}
    table.refuses(ClaimRoute(0, "amsterdam-london", "1 red, 1 locomotive"), "ttr.claim.ferry", FERRIES)
    table.play(ClaimRoute(0, "amsterdam-london", "2 locomotive"))


def test_18_ferry_asks_for_its_locomotives_and_one_colour_for_the_rest():
    table = position(hands={0: RICH})
    params = table.refuses(ClaimRoute(0, "palermo-smyrna", "5 red, 1 locomotive"), "ttr.claim.ferry", FERRIES)
    assert params["locomotives"] == 2
    table.play(ClaimRoute(0, "palermo-smyrna", "4 red, 2 locomotive"))
    assert table.view().seats[0].score == 15


@pytest.mark.parametrize("payment", ["3 red, 3 locomotive", "1 red, 5 locomotive", "6 locomotive"])
def test_18_further_locomotives_may_stand_for_the_colour_of_a_ferry(payment):
    table = position(hands={0: RICH})
    table.play(ClaimRoute(0, "palermo-smyrna", payment))
    assert table.state.claims["palermo-smyrna"] == 0


def test_18_one_locomotive_and_two_colours_do_not_pay_for_a_ferry():
    table = position(hands={0: RICH})
    table.refuses(ClaimRoute(0, "brindisi-palermo", "1 red, 1 yellow, 1 locomotive"), "ttr.pay.unreadable", CLAIMING)


def test_18_ferry_is_not_offered_without_the_locomotives():
    table = position(hands={0: "6 red, 1 locomotive"})
    offered = table.offers(0, ClaimRoute, "route")
    assert "athina-smyrna" in offered
    assert "palermo-smyrna" not in offered
    assert "amsterdam-london" not in offered


def test_18_ferry_pays_no_risk_of_a_tunnel():
    table = position(hands={0: RICH}, deck="red red red red")
    assert keys(table.play(ClaimRoute(0, "athina-smyrna", "1 red, 1 locomotive"))) == ["ttr.claim.claimed"]
    assert table.deck == "red red red red"


@pytest.mark.parametrize(
    ("route", "payment", "points"),
    [
        ("amsterdam-bruxelles", "1 black", 1),
        ("essen-frankfurt", "2 green", 2),
        ("amsterdam-essen", "3 yellow", 4),
        ("palermo-roma", "3 red, 1 locomotive", 7),
        ("palermo-smyrna", "4 red, 2 locomotive", 15),
        ("petrograd-stockholm", "8 white", 21),
    ],
)
def test_19_route_scores_at_once_by_its_length(route, payment, points):
    table = position(
        hands={0: "1 black, 2 green, 3 yellow, 4 red, 2 locomotive, 8 white"}, deck="blue blue blue blue blue"
    )
    events = table.play(ClaimRoute(0, route, payment))
    assert table.view().seats[0].score == points
    assert next(e for e in events if e.text.key == "ttr.claim.claimed").text.params["points"] == points


def test_19_points_add_up_over_the_game():
    table = position(claims={"amsterdam-bruxelles": 0, "palermo-smyrna": 0, "essen-frankfurt": 1})
    assert [seat.score for seat in table.view().seats] == [16, 2, 0]


def test_19_there_is_no_route_of_five_or_seven():
    assert set(RULES.route_points) == {route.length for route in BOARD.routes.values()} == {1, 2, 3, 4, 6, 8}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ": 3 of any one colour, tunnel, 4 points"),
        ("pl", ": 3 w jednym dowolnym kolorze, tunel, 4 punkty"),
        ("zh-CN", "3 格任意一种颜色"),
        ("zh-TW", "3 格任意一種顏色"),
    ],
)
def test_15_menu_says_of_a_grey_route_that_any_one_colour_pays_for_it(language, said):
    option = route_option(PRINTED, "paris-zurich")
    assert said in Texts(language, strict=True).of("europe").sentence(option.label)
