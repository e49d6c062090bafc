"""Orders in advance: claim a route as soon as it can be paid for, and draw a colour, else blind."""

import pytest

from engine.core.moves import Undo
from engine.core.orders import Happened
from engine.ticket_to_ride.europe.orders import ClaimWhenPaid
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard
from engine.ticket_to_ride.orders import DrawInColour
from tests.engine.ticket_to_ride.positions import position


def after(table, move, order):
    """Play a move, and return what becomes of an order by it."""
    before = table.match.state
    events = table.play(move)
    return order.review(table.game, Happened(move, before, table.state, events[0].text, ordered=False))


def acts(table, order):
    return order.move(table.game, table.state)


def offered(table, kind, field, **chosen):
    return [option.value for option in kind.slot(table.game, table.state, 0, field, chosen).options]


def test_a_route_is_claimed_as_soon_as_the_hand_pays_for_it_and_not_before():
    order = ClaimWhenPaid(0, "amsterdam-essen")
    assert acts(position(hands={0: "2 yellow"}), order) is None
    assert acts(position(hands={0: "3 yellow"}), order) == ClaimRoute(0, "amsterdam-essen", "3 yellow")


def test_as_few_locomotives_are_laid_down_as_it_takes_in_the_colour_of_which_most_are_held():
    order = ClaimWhenPaid(0, "wien-zagrab")
    table = position(hands={0: "2 white, 4 red, 1 blue, 3 locomotive"})
    assert acts(table, order) == ClaimRoute(0, "wien-zagrab", "2 red")
    assert acts(position(hands={0: "1 blue, 3 locomotive"}), order).payment == "1 blue, 1 locomotive"


def test_what_is_not_to_be_spent_is_kept():
    rich = position(hands={0: "2 white, 1 red, 4 locomotive"})
    assert acts(rich, ClaimWhenPaid(0, "wien-zagrab", "red")).payment == "1 red, 1 locomotive"
    assert acts(rich, ClaimWhenPaid(0, "wien-zagrab", "red", "0")) is None
    assert acts(rich, ClaimWhenPaid(0, "wien-zagrab", locomotives="0")).payment == "2 white"


def test_of_a_route_in_a_colour_no_other_colour_can_be_chosen():
    table = position()
    (only,) = ClaimWhenPaid.slot(table.game, table.state, 0, "colour", {"route": "amsterdam-essen"}).options
    assert (only.value, only.label.key) == ("any", "ttr.order.own_colour")
    first, *others = ClaimWhenPaid.slot(table.game, table.state, 0, "colour", {"route": "wien-zagrab"}).options
    assert (first.label.key, len(others)) == ("ttr.order.any_colour", 8)


def test_it_does_not_act_where_something_else_is_decided():
    table = position(hands={0: "3 yellow"}, second_card=True)
    assert acts(table, ClaimWhenPaid(0, "amsterdam-essen")) is None


def test_it_ends_when_the_route_is_claimed_by_its_owner_or_by_somebody_else():
    order, table = ClaimWhenPaid(0, "amsterdam-essen"), position(hands={0: "3 yellow"})
    assert after(table, ClaimRoute(0, "amsterdam-essen", "3 yellow"), order).key == "ttr.order.claim_done"
    table = position(to_move=1, hands={1: "3 yellow"})
    ended = after(table, ClaimRoute(1, "amsterdam-essen", "3 yellow"), order)
    assert (ended.key, ended.params["why"].key) == ("ttr.order.claim_lost", "ttr.claim.taken")


def test_it_ends_when_the_trains_no_longer_suffice_and_goes_on_otherwise():
    order, table = ClaimWhenPaid(0, "amsterdam-essen"), position(hands={0: "3 white"}, trains={0: 4})
    assert after(table, DrawCard(0, "deck"), order) is order
    table = position(hands={0: "2 white"}, trains={0: 4})
    ended = after(table, ClaimRoute(0, "wien-zagrab", "2 white"), order)
    assert ended.params["why"].key == "ttr.claim.too_few_trains"


def test_of_two_routes_that_are_alike_either_will_do():
    order, paid = ClaimWhenPaid(0, "dieppe-london-a"), "1 red, 1 locomotive"
    table = position(4, to_move=1, hands={0: "3 red, 3 locomotive", 1: "3 red, 3 locomotive"})
    assert after(table, ClaimRoute(1, "dieppe-london-a", paid), order) is order
    table.match.state.frames[0].at = 0
    assert acts(table, order) == ClaimRoute(0, "dieppe-london-b", paid)
    three = position(3, to_move=1, hands={1: "3 red, 3 locomotive"})
    assert after(three, ClaimRoute(1, "dieppe-london-a", paid), order).key == "ttr.order.claim_lost"


def test_the_form_offers_every_route_that_is_left_and_what_may_be_spent_on_it():
    table = position(claims={"paris-zurich": 1, "amsterdam-essen": 0}, trains={0: 2})
    routes = offered(table, ClaimWhenPaid, "route")
    board = table.state.printed.board.routes
    assert "wien-zagrab" in routes
    assert all(board[route].length <= 2 for route in routes)
    assert offered(table, ClaimWhenPaid, "colour", route="wien-zagrab")[0] == "any"
    assert len(offered(table, ClaimWhenPaid, "colour", route="wien-zagrab")) == 9
    coloured = next(route for route in routes if board[route].colour != "grey")
    assert offered(table, ClaimWhenPaid, "colour", route=coloured) == ["any"]
    assert offered(table, ClaimWhenPaid, "locomotives", route="wien-zagrab") == ["any", "0", "1"]


def test_a_colour_is_taken_where_it_lies_face_up_and_else_a_card_from_the_deck():
    table = position(row="purple blue orange white green")
    assert acts(table, DrawInColour(0, "blue")) == DrawCard(0, "blue")
    assert acts(table, DrawInColour(0, "red")) == DrawCard(0, "deck")
    assert acts(table, DrawInColour(0, "deck")) == DrawCard(0, "deck")
    assert acts(position(deck="", row="blue blue blue white green"), DrawInColour(0, "red")) is None


def test_a_locomotive_is_no_second_card():
    table = position(row="locomotive blue orange white green", second_card=True)
    assert acts(table, DrawInColour(0, "locomotive")) == DrawCard(0, "deck")
    assert acts(position(row="locomotive blue red white green"), DrawInColour(0, "locomotive")).card == "locomotive"


def test_cards_are_counted_until_all_are_drawn():
    table, order = position(), DrawInColour(0, "red", 2)
    order = after(table, DrawCard(0, "deck"), order)
    assert order == DrawInColour(0, "red", 1)
    assert after(table, DrawCard(0, "blue"), order).key == "ttr.order.drawn"


@pytest.mark.parametrize("order", [ClaimWhenPaid(0, "wien-zagrab"), DrawInColour(0, "red", 3)])
def test_what_others_draw_and_what_is_taken_back_ends_nothing(order):
    table = position(to_move=1)
    assert after(table, DrawCard(1, "deck"), order) is order
    undone = Happened(Undo(1, 0), table.state, table.state, None, ordered=False)
    assert order.review(table.game, undone) is order


def test_no_order_can_be_given_for_a_turn_that_does_not_come():
    def given(table):
        state = table.state
        return [[kind.possible(table.game, state, seat) for kind in table.game.orders.kinds] for seat in range(3)]

    none, both = [False, False], [True, True]
    table = position(to_move=2, trains={2: 3}, hands={2: "2 white"})
    assert given(table) == [both, both, both]
    table.play(ClaimRoute(2, "wien-zagrab", "2 white"))  # the last round begins with the next seat
    assert given(table) == [none, both, both]  # in its last turn all is done by hand
    table.play(DrawCard(0, "deck"))
    assert given(table) == [none, both, both]  # after the first card nothing else is done in it
    table.play(DrawCard(0, "deck"))
    assert given(table) == [none, none, both]
    table.play(DrawCard(1, "deck"), DrawCard(1, "deck"))
    assert given(table) == [none, none, none]
    table.play(DrawCard(2, "deck"), DrawCard(2, "deck"))
    assert table.state.over
    assert given(table) == [none, none, none]
