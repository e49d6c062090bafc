"""Rules of drawing cards and tickets, and of passing, by number (L C1, C2, C5, L3, L5, L6)."""

from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Answer, Draw, Travel
from engine.ticket_to_ride.legends.tasks import DrawBlind, FillRow
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets, Pass
from tests.engine.ticket_to_ride.legends.positions import PAPERS, position
from tests.engine.ticket_to_ride.legends.table import CARDS


def stuck(**changes):
    """Nobody has a card, there is none to draw, and no ticket either."""
    return position(row="", deck="", ticket_deck=(), **changes)


def test_c1_who_can_do_nothing_passes_and_when_all_do_in_a_row_the_game_ends():
    table = stuck()
    assert [kind.kind() for kind in LEGENDS.kinds(table.state, 0)] == ["pass"]
    for company in ("black", "blue", "green", "red"):
        assert not table.state.slips
        table.play(Pass(table.seat(company)))
    assert table.state.slips
    busy = position()
    busy.refuses(Pass(busy.seat("black")), "pass.can_move", "C1")


def test_c2_1_a_face_up_card_is_replaced_where_it_lay():
    table = position(deck="white, " * 12).draw("black", "green")
    assert table.row == "black, blue, white, red, yellow"


def test_c2_2_a_face_up_wild_is_the_only_card():
    table = position(row="wild, red, red, blue, blue").draw("black", "wild")
    assert table.awaited == {"blue"}


def test_c2_3_a_newspaper_never_enters_a_hand_or_the_row():
    table = position(deck=PAPERS, event_deck="mail-contract").draw("black")
    assert (table.hand("black"), table.current) == ("1 red", "mail-contract")
    assert table.state.supply.discards == [CARDS.numbers["newspaper"]]


def test_c2_4_three_face_up_wilds_are_dealt_anew():
    table = position(row="wild, wild, red, blue, blue", deck="wild, " + "green, " * 12).draw("black", "red")
    assert table.row == "green, green, green, green, green"
    assert sorted(CARDS.names[card] for card in table.state.supply.discards) == ["blue", "blue", "wild", "wild", "wild"]


def test_c2_5_the_discards_become_the_deck_the_moment_the_last_card_leaves():
    table = position(deck="red", discards="blue, green, blue, green, blue, green, newspaper, white").draw("black")
    assert len(table.state.supply.deck) == 8
    assert table.state.supply.discards == []
    empty = position(deck="", row="red, red, red, red", hands={"black": "1 white"})
    empty.travel("black", "boston--new-york-a", "1 white")
    # The card laid down filled the row at once, and nothing was left for the large city.
    assert empty.row == "red, red, red, red, white"
    assert empty.cards("black") == 0


def test_c2_8_no_second_card_is_taken_where_only_a_face_up_wild_is_left():
    papers = ", ".join(["newspaper"] * 9)
    table = position(deck=papers, row="red, wild").draw("black", "red")
    assert (table.hand("black"), table.awaited) == ("1 red", {"blue"})


def test_c2_6_a_row_of_wilds_stays_where_no_other_row_is_to_be_had():
    table = position(row="wild, wild, wild, red", deck="wild", discards="")
    table.state.push(FillRow())
    table.run()
    assert table.row == "wild, wild, wild, red, wild"


def test_c2_6_a_row_is_dealt_anew_ten_times_at_most():
    table = position(row="wild, wild, wild, red, red", deck="wild, wild, wild, red", discards="")
    table.state.push(FillRow())
    table.run()
    assert len(table.told("row.reset")) <= 10


def test_c2_7_a_deck_of_nothing_but_newspapers_gives_nothing():
    table = position(deck="newspaper, newspaper", event_deck="mail-contract")
    table.state.push(DrawBlind(seat=0, number=2))
    table.run()
    assert table.cards("black") == 0
    assert not table.current


def test_c5_1_three_tickets_are_drawn_one_kept_and_the_others_go_under():
    tickets = ["albany--bangor", "montreal--quebec", "new-york--boston", "buffalo--baltimore"]
    table = position(ticket_deck=tickets).tickets("black")
    assert table.company("black").offered == tickets[:3]
    assert table.view("blue").seats[0].deciding
    table.refuses(KeepTickets(table.seat("black"), ()), "keep.too_few", "C5.1")
    table.refuses(KeepTickets(table.seat("black"), (tickets[3],)), "keep.not_offered", "C5.1")
    table.keep("black", tickets[1])
    assert table.state.ticket_deck == ["new-york--boston", "albany--bangor", "buffalo--baltimore"]
    few = position(ticket_deck=tickets[:2]).tickets("black")
    assert few.company("black").offered == tickets[:2]
    one = position(ticket_deck=tickets[:1]).tickets("black")
    assert (one.company("black").tickets, one.awaited) == (tickets[:1], {"blue"})
    none = position()
    none.refuses(DrawTickets(none.seat("black")), "tickets.none_left", "C5.1")


def test_l3_a_choice_with_one_possible_answer_is_made():
    table = position(event_deck="dust-storm", deck=PAPERS, hands={"black": "10 blue"}).draw("black")
    assert table.awaited == {"black"}
    assert table.told("discarded")
    assert [kind.kind() for kind in LEGENDS.kinds(table.state, 0)] == ["draw"]


def test_l6_marks_are_written_once_they_mean_something_and_spent_last_before():
    track = "buffalo--montreal-a"
    table = position(hands={"black": "1 red, 1 red pick, 1 red skull"})
    table.refuses(table.journey("black", track, "1 red, 1 red skull"), "travel.set")
    assert table.view("black").own.cards == {"red": 3}
    table.travel("black", track, "2 red")
    assert table.hand("black") == "1 red skull"
    table = position(opened=["trail", "desert"], hands={"black": "1 red, 1 red pick, 1 red skull"})
    assert table.view("black").own.cards == {"red": 1, "red pick": 1, "red skull": 1}
    table.travel("black", track, "1 red, 1 red skull")
    assert table.hand("black") == "1 red pick"


def test_l6_face_up_marks_are_shown_and_drawn_once_they_mean_something():
    table = position(row="red pick, red, blue, blue, blue")
    assert table.view().face_up == ("red", "red", "blue", "blue", "blue")
    table.refuses(Draw(table.seat("black"), "red pick"), "draw.not_there", "C2")
    table.draw("black", "red")
    assert table.hand("black") == "1 red pick"
    table = position(opened=["trail", "silver"], row="red pick, red, blue, blue, blue")
    assert table.view().face_up[0] == "red pick"
    table.draw("black", "red pick")
    assert table.hand("black") == "1 red pick"


def test_l5_a_written_set_may_come_in_any_order_and_spacing():
    table = position(hands={"black": "2 red, 1 wild"})
    table.play(Travel(table.seat("black"), track="cincinnati--pittsburgh-b", payment=" 1 wild +2  red"))
    assert table.state.claims


def test_c2_7_draws_that_other_rules_give_take_what_there_is():
    table = position(deck="red", row="blue, blue, blue, blue, blue", hands={"black": "1 white"}, office={"black": [6]})
    table.travel("black", "boston--new-york-a", "1 white")
    # The last card, then the one that paid for the journey.
    assert table.cards("black") == 2


def test_l2_an_action_is_waited_for_and_every_question_has_an_answer_for_the_silent():
    table = position(event_deck="card-market", deck=PAPERS)
    assert LEGENDS.orders.turn(table.state).expiry is None
    table.draw("black")
    assert LEGENDS.orders.turn(table.state) is None, "all are asked at once"
    assert [LEGENDS.orders.default(table.state, seat) for seat in range(4)] == [Answer(seat, ()) for seat in range(4)]
