"""The position builder of Legends does what its docstring shows, and can state whatever a rule may ask about."""

import doctest

from engine.ticket_to_ride.legends.campaign import Office
from engine.ticket_to_ride.legends.tasks import KeepSome
from engine.ticket_to_ride.moves import KeepTickets
from tests.engine.ticket_to_ride.legends import positions
from tests.engine.ticket_to_ride.legends.positions import position


def test_the_example_of_the_position_builder_sets_up_a_position_and_plays_from_it():
    assert doctest.testmod(positions) == (0, 3)


def test_the_campaign_s_marks_on_the_map_and_companies_that_miss_a_game_are_stated():
    table = position(
        3, absent=("red",), game=5, opened=["prairie"], rules=["trestle"], claims={"albany--boston": "blue"},
        campaign={
            "stickers": {"albany--boston": "blue"}, "depots": {"nashville": "red"}, "large": ["albany"],
            "seconds": ["albany--new-york"], "stamps": {"albany--bangor": ["black"]}, "retired_events": ["bank-run"],
            "retired_tickets": ["montreal--quebec"], "dead_letters": [7], "express": ["new-york--boston"],
        },
    )  # fmt: skip
    view, campaign = table.view(), table.state.campaign
    assert [seat.company for seat in view.seats] == ["black", "blue", "green"]
    assert (list(campaign.companies), table.state.number) == (["black", "blue", "green", "red"], 5)
    assert (view.opened, dict(view.claims)) == (("prairie",), {"albany--boston": 1})
    assert (dict(view.stickers), dict(view.depots)) == ({"albany--boston": "blue"}, {"nashville": "red"})
    assert table.state.large("albany")
    assert (campaign.stamps, campaign.retired_events) == ({"albany--bangor": ["black"]}, ["bank-run"])
    assert (campaign.retired_tickets, campaign.dead_letters) == (["montreal--quebec"], [7])
    assert {campaign.rules[0], campaign.rules[-1]} == set(campaign.rules), "the prairie's own, and trestles"


def test_what_lies_before_a_company_and_in_its_office_and_vault_is_stated():
    table = position(
        hands={"black": "2 red, 1 red pick"}, coins={"black": 12}, trains={"black": 3}, office={"black": [42]},
        tickets={"black": ["albany--bangor"]}, specialists={"black": "broker"}, orders={"black": {"card:42": "hold"}},
        own={"black": {"herds": ["dallas"], "digs": ["denver"], "nuggets": [2], "bond": True}},
        records={"black": {"vault": ["ribbon"], "raised": "cards"}}, herds=["albany"], turns_left=3,
    )  # fmt: skip
    black, record = table.company("black"), table.record("black")
    assert (table.hand("black"), table.coins("black"), black.trains) == ("2 red, 1 red pick", 12, 3)
    assert (black.tickets, black.specialist, black.orders) == (["albany--bangor"], "broker", {"card:42": "hold"})
    assert (black.herds, black.digs, black.nuggets, black.bond) == (["dallas"], ["denver"], [2], True)
    assert (record.office, record.vault, record.raised) == ([Office(42, 1)], ["ribbon"], "cards")
    assert (table.state.herds, table.state.turns_left) == (["albany"], 3)
    assert "ribbon" not in repr(table.view("blue")), "a vault is sealed"


def test_decks_events_and_newspapers_are_drawn_in_the_order_stated():
    table = position(
        active="blue", start="green", row="newspaper, red, red, blue, wild", deck="white, newspaper, " + "green, " * 20,
        ticket_deck=["albany--bangor", "montreal--quebec"], event_deck="bank-run mail-contract", pile="coal-strike",
    )  # fmt: skip
    assert (table.awaited, table.state.start, table.row) == ({"blue"}, 2, "newspaper, red, red, blue, wild")
    assert table.current == "coal-strike"
    table.draw("blue")
    assert table.hand("blue") == "1 white"
    table.draw("blue")
    assert table.current == "bank-run", "the newspaper that was drawn turned up the next event"
    assert "mail-contract" in table.state.event_deck


def test_what_somebody_is_asked_just_now_is_stated_by_the_agenda():
    offered = ["albany--bangor", "montreal--quebec"]
    table = position(own={"black": {"offered": offered}}, agenda=[KeepSome(seats=[0], must=1)]).run()
    assert table.awaited == {"black"}
    table.refuses(KeepTickets(table.seat("black"), ()), "keep.too_few")
    table.keep("black", "albany--bangor")
    assert table.company("black").tickets == ["albany--bangor"]
