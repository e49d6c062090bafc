"""Every postcard and specialist of turns, draws, events and set-up, where it acts and where not (L H5 to H8)."""

import pytest

from engine.ticket_to_ride.legends import powers as p
from engine.ticket_to_ride.legends.ending import sites
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import LeaveOrder, UsePower
from engine.ticket_to_ride.legends.powers_in_play import own_sources
from engine.ticket_to_ride.legends.tasks import BuildOne, Moment, Stage
from tests.engine.ticket_to_ride.legends.every_power import at, gone, power, used
from tests.engine.ticket_to_ride.legends.fulfilled import (
    holding,
)
from tests.engine.ticket_to_ride.legends.positions import PACK

PAPERS = "newspaper, " + "red, " * 20


def use_refused(table, source, *choice):
    table.refuses(UsePower(table.seat("black"), source, choice), "power.not_now", "H5")


def test_the_stationmasters_wink_takes_even_a_face_up_wild():
    table = holding("card:3", row="wild, red, red, blue, blue")
    table.use("black", "card:3", "wild")
    assert table.hand("black") == "1 wild"
    assert table.awaited == {"black"}
    use_refused(holding("card:3", row=""), "card:3", "wild")


def test_an_old_conductor_brings_three_tickets_of_which_none_need_be_kept():
    table = holding("card:9", ticket_deck=["albany--bangor", "montreal--quebec", "new-york--boston"])
    table.use("black", "card:9").keep("black")
    assert table.company("black").tickets == []
    assert table.state.ticket_deck == ["new-york--boston", "montreal--quebec", "albany--bangor"]
    use_refused(holding("card:9"), "card:9")


@pytest.mark.parametrize(("source", "most"), [("card:17", 15), ("specialist:agent", 12)])
def test_a_ticket_up_to_a_value_goes_under_the_deck(source, most):
    low, high = (next(t for t in PACK.board.tickets if PACK.ticket(t).points == v) for v in (most, most + 2))
    table = holding(source, tickets={"black": [low, high]})
    table.refuses(UsePower(table.seat("black"), source, (high,)), "power.choice")
    table.use("black", source, low)
    assert table.company("black").tickets == [high]
    assert table.state.ticket_deck[0] == low
    use_refused(holding(source, tickets={"black": [high]}), source, high)


def test_where_no_ticket_is_left_the_old_conductor_brings_none():
    use_refused(holding("card:9", ticket_deck=()), "card:9")


def test_a_gamblers_marker_turns_3_cards_into_6():
    table = holding("card:42", hands={"black": "2 blue, 2 green"})
    for too_few in ((), ("blue", "blue")):
        table.refuses(UsePower(table.seat("black"), "card:42", too_few), "power.choice", "H6")
    table.use("black", "card:42", "blue", "blue", "green")
    assert table.hand("black") == "1 green, 6 red"
    use_refused(holding("card:42", hands={"black": "2 blue"}), "card:42", "blue", "blue")


def test_the_turncoats_ledger_pays_the_poorest():
    table = holding("card:74", coins={"black": 2, "blue": 2})
    assert table.use("black", "card:74").coins("black") == 8
    use_refused(holding("card:74", coins={"black": 3, "blue": 2}), "card:74")


@pytest.mark.parametrize(("answer", "then"), [("under", "mail-contract"), ("leave", "bank-run")])
def test_the_signal_lamp_shows_the_next_event_to_its_owner_alone(answer, then):
    table = holding("card:77", event_deck="bank-run mail-contract")
    table.use("black", "card:77")
    assert table.view("black").own.peeked == "bank-run"
    assert table.view("blue").own.peeked == ""
    table.answer("black", answer)
    assert table.state.event_deck[-1] == then
    use_refused(holding("card:77"), "card:77")


@pytest.mark.parametrize("source", at("draw"))
def test_a_power_of_drawing_acts_after_two_blind_cards_only(source):
    named = [source] if power(source).may else []
    more = power(source).effects[0].n
    table = holding(source).draw("black").draw("black", "deck", *named)
    assert table.cards("black") == 2 + more
    assert used(table, source) == 1
    table = holding(source).draw("black").draw("black", "red", *named)
    assert table.cards("black") == 2
    assert used(table, source) == 0
    assert not gone(table, source)


@pytest.mark.parametrize("source", at("event"))
def test_a_power_over_events_acts_by_its_standing_order_alone(source):
    table = holding(source, deck=PAPERS, event_deck="coal-strike mail-contract")
    table.draw("black")
    assert table.current == "coal-strike"
    assert used(table, source) == 0
    for order, acts in ((("next",), True), (("lasting",), True), (("lightning",), False), (("hold",), False),
                        (("coal-strike",), True), (("mail-contract",), False)):  # fmt: skip
        table = holding(source, deck=PAPERS, event_deck="coal-strike mail-contract")
        table.play(LeaveOrder(table.seat("black"), source, order))
        before = table.coins("black"), table.cards("black")
        table.draw("black")
        assert table.current == ("mail-contract" if acts else "coal-strike")
        assert used(table, source) == acts
        effect = power(source).effects[0]
        gained = (effect.n, 1) if isinstance(effect, p.Money) else (0, 1 + effect.n)
        if acts:
            assert (table.coins("black"), table.cards("black")) == (before[0] + gained[0], before[1] + gained[1])


@pytest.mark.parametrize("source", at("setup"))
def test_a_power_of_set_up_acts_before_the_first_turn(source):
    for acts in (True, False):
        tickets = ["albany--bangor", "montreal--quebec", "new-york--boston"] if acts else []
        table = holding(
            source, deck="red, " * 9 if acts else "", row="", ticket_deck=tickets, rules=["coal"] if acts else []
        )
        table.company("black").coal, table.company("black").coal_most = 2, 3
        table.state.begun = False
        table.state.frames[0].done.append("turn")
        table.state.push(Moment(seat=0, moment="setup", queue=own_sources(table.state, 0, "setup")))
        table.state.interrupt("agenda", [])
        table.run()
        company = table.company("black")
        gained = {
            "specialist:broker": (10, 0, 2, 3, 0),
            "specialist:clerk": (5, 0, 2, 3, 3),
            "specialist:stoker": (5, 3, 3, 4, 0),
        }[source]
        now = (company.coins, sum(company.hand), company.coal, company.coal_most, len(company.offered))
        if acts or source == "specialist:broker":
            assert now == gained
        else:
            assert now == (5, 0, 2, 3, 0)


@pytest.mark.parametrize("source", at("after"))
def test_a_survey_is_offered_to_whose_track_ends_on_its_board(source):
    board = power(source).effects[0].board
    track = next(t for t in PACK.board.routes.values() if board in t.needs)
    for claims in ({track.id: "black"}, {}):
        table = holding(source, claims=claims)
        table.state.slips, table.state.recorded, table.state.ranking = [], False, [0, 1]
        assert bool(sites(table.state, 0, source)) == bool(claims)
        table.state.begin("agenda", [])
        table.state.push(BuildOne(seats=[0], what=source), Stage(name="draw_done"))
        table.run()
        assert table.awaited == ({"black"} if claims else set())


def test_nothing_is_chosen_for_a_power_that_a_company_has_not_nor_after_a_card_that_it_has_not():
    table = holding("card:42", hands={"black": "2 blue, 2 green"})
    for chosen in ({}, {"power": "card:3"}, {"power": "card:42", "choice": ("pink",)}):
        assert LEGENDS.slot(table.state, table.seat("black"), UsePower, "choice", chosen).options == ()
