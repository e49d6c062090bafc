"""Rules of pairs of tracks and of postcards, by number (L E, H)."""

import pytest

from engine.core.text import text
from engine.ticket_to_ride.legends.campaign import Office
from engine.ticket_to_ride.legends.conditions import holds, inside
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import LeaveOrder, Travel
from engine.ticket_to_ride.legends.powers import Tracks
from tests.engine.ticket_to_ride.legends.fulfilled import EVERYTHING, members
from tests.engine.ticket_to_ride.legends.positions import PACK, PAPERS, position
from tests.engine.ticket_to_ride.legends.test_cases_of_ends import ended


def test_e4_a_second_track_makes_a_single_one_a_double():
    seconds = {"seconds": ["buffalo--new-york-s"]}
    hands = {"blue": "3 red"}
    three = position(3, campaign=seconds, claims={"buffalo--new-york": "black"}, active="blue", hands=hands)
    three.refuses(three.journey("blue", "buffalo--new-york-s", "3 red"), "travel.closed", "E2")
    four = position(4, campaign=seconds, claims={"buffalo--new-york": "black"}, active="blue", hands=hands)
    four.travel("blue", "buffalo--new-york-s", "3 red")
    assert four.company("blue").trains == 17


def test_h4_what_is_drawn_at_the_end_of_a_game_counts_from_the_next_on():
    claims = {next(t.id for t in PACK.board.routes.values() if {t.a, t.b} == {"tampa", "miami"}): "black"}
    table = ended([9, 1], players=2, game=3, stages=("building",), opened=["cape"], claims=claims)
    assert table.state.over
    later = position(hands={"black": "1 white"}, office={"black": [6]})
    later.record("black").office = [Office(6, 2)]
    later.travel("black", "boston--new-york-a", "1 white")
    assert later.cards("black") == 1


def test_h5_who_holds_a_favour_may_leave_word_in_anybodys_turn_and_nobody_waits_for_it():
    table = position(office={"red": [29], "green": [1]})
    assert LEGENDS.actors(table.state) == {0, 3}
    assert LEGENDS.awaited(table.state) == {0}
    assert LEGENDS.orders.turn(table.state).seat == 0
    assert table.view().to_move == (0,)
    table.play(LeaveOrder(table.seat("red"), "card:29", ("next",)))
    assert table.view("red").own.orders == {"card:29": (text("legends.option.order.next"),)}
    assert table.events[0].audience == table.seat("red")
    # An order that never acts on events is as good as any: whether a favour is such a one is secret.
    quiet = position(office={"red": [3]})
    assert LEGENDS.actors(quiet.state) == {0, 3}
    assert [kind.kind() for kind in LEGENDS.kinds(quiet.state, 3)] == ["standing"]


def test_h5_an_order_that_names_events_says_so_once_all_of_them_are_retired_and_none_of_them_is_offered():
    table = position(office={"red": [29]})
    table.play(LeaveOrder(table.seat("red"), "card:29", ("coal-strike", "rate-war")))
    both = (text("legends.event.coal-strike"), text("legends.event.rate-war"))
    table.state.campaign.events.pop("rate-war")
    assert table.view("red").own.orders == {"card:29": both}, "the other may still be turned up"
    table.state.campaign.events.pop("coal-strike")
    over = (text("legends.standing.over", events=both),)
    assert table.view("red").own.orders == {"card:29": over}
    assert text("legends.campaign.order", power=text("legends.postcard.29"), order=over) in LEGENDS.private_of_game(
        table.state, 3
    )
    offered = LEGENDS.slot(table.state, 3, LeaveOrder, "order", {"power": "card:29"})
    assert {"rate-war", "coal-strike"}.isdisjoint(option.value for option in offered.options)


def test_h5_a_power_that_cannot_act_by_its_moment_is_not_used_up():
    table = position(office={"black": [8]}, hands={"black": "3 yellow"})
    table.travel("black", "buffalo--new-york", "3 yellow", "card:8")
    assert table.company("black").used == {}
    table.refuses(table.journey("blue", "buffalo--philadelphia", "3 black", "card:8"), "power.not_yours", "H5")


def test_h8_powers_of_payment_add_up_and_a_set_has_a_card_at_least():
    table = position(office={"black": [7, 25]}, hands={"black": "1 yellow"}, opened=EVERYTHING, game=12)
    table.state.campaign.rules = []
    four = next(t for t in PACK.board.routes.values() if t.length == 4 and t.colour == "yellow" and not t.trestles)
    table.travel("black", four.id, "1 yellow", "card:7", "card:25")
    assert table.record("black").office == []
    mixed = position(
        office={"black": [7]},
        specialists={"black": "engineer"},
        hands={"black": "1 blue, 1 red"},
        opened=EVERYTHING,
        game=12,
    )
    mixed.state.campaign.rules = []
    three = mixed.journey("black", "cincinnati--pittsburgh-b", "1 red", "card:7", "specialist:engineer")
    assert not mixed.offers(three), "where one card is laid down, a second colour changes nothing"
    assert mixed.play(three).company("black").used["specialist:engineer"] == 1


def offered_on(table, track):
    """Return the powers that black is offered on a track, before any is named."""
    return [one.value for one in LEGENDS.slot(table.state, 0, Travel, "powers", {"track": track}).options]


def test_l3_a_power_is_offered_where_it_changes_something_and_not_where_it_would_be_used_for_nothing():
    held = {"hands": {"black": "3 yellow, 2 red"}, "specialists": {"black": "engineer"}, "office": {"black": [26]}}
    assert offered_on(position(**held), "buffalo--new-york") == ["specialist:engineer"], "the track is open by itself"
    alike = {**held, "hands": {"black": "5 yellow"}}
    assert offered_on(position(**alike), "buffalo--new-york") == [], "there is no second colour"
    closed = position(3, claims={"buffalo--montreal-a": "blue"}, **held)
    assert "card:26" in offered_on(closed, "buffalo--montreal-b")


def test_l3_a_second_journey_is_offered_where_trains_are_left_for_one():
    held = {"hands": {"black": "3 yellow"}, "specialists": {"black": "dispatcher"}}
    assert offered_on(position(**held, trains={"black": 4}), "buffalo--new-york") == ["specialist:dispatcher"]
    assert offered_on(position(**held, trains={"black": 3}), "buffalo--new-york") == []


@pytest.mark.parametrize("place", ["large", "small", "port", "atlantic-coast", "gulf-coast", "pacific-coast", "salt-east",
                                   "deep-south", "north", "claim", "own-depot", "fair", "cape", "boston", "any"])  # fmt: skip
def test_h9_places_hold_the_cities_they_say(place):
    table = position(opened=EVERYTHING, game=12, campaign={"depots": {"nashville": "black"}, "exhibition": "chicago"})
    assert {city for city in PACK.board.cities if inside(table.state, 0, city, place)} == members(place)


def test_h1_the_mailbag_is_drawn_in_the_order_of_its_numbers():
    table = position(deck=PAPERS, event_deck="drovers-letter regatta", campaign={"dead_letters": [71, 72]}).draw(
        "black"
    )
    assert [card.no for card in table.record("black").office] == [73]
    filed = position(deck=PAPERS, event_deck="drovers-letter regatta")
    filed.record("blue").vault = ["watch:71", "ribbon"]
    filed.draw("black")
    assert [card.no for card in filed.record("black").office] == [72]


def test_h10_an_order_is_paid_after_a_journey_of_its_owner_and_not_before():
    claims = {"baltimore--pittsburgh-a": "black", "boston--new-york-a": "black", "baltimore--philadelphia-a": "black"}
    table = position(claims=claims, office={"black": [4]}, hands={"black": "1 white", "red": "1 red"}, active="red")
    table.travel("red", "albany--montreal", "1 red")
    assert table.coins("black") == 5
    table.travel("black", "charleston--charlotte", "1 white")
    assert table.coins("black") == 5 + 7


def test_h8_where_an_event_goes_under_the_deck_the_one_that_waits_acts_in_its_place():
    table = position(office={"blue": [67]}, orders={"blue": {"card:67": "next"}}, coins={"red": 9},
                     event_deck="coal-strike bank-run mail-contract", deck="newspaper, newspaper, " + "red, " * 20)  # fmt: skip
    table.draw("black")
    assert table.hand("blue") == "2 red"
    assert table.current == "bank-run"
    assert table.state.event_deck == ["coal-strike", "mail-contract"]
    assert table.coins("red") == 8
    assert not table.state.acting


def test_h8_an_event_acts_after_all_where_no_other_is_to_be_had():
    table = position(
        office={"blue": [29]},
        orders={"blue": {"card:29": "next"}},
        event_deck="bank-run",
        coins={"red": 9},
        deck=PAPERS,
    )
    table.draw("black")
    assert (table.coins("blue"), table.coins("red"), table.current) == (7, 8, "bank-run")
    assert 29 in table.state.campaign.dead_letters
    shuffled = position(
        office={"blue": [29]},
        orders={"blue": {"card:29": "next"}},
        event_deck="bank-run",
        pile="mail-contract",
        deck=PAPERS,
    )
    shuffled.draw("black")
    assert (shuffled.current, shuffled.state.event_deck, shuffled.state.event_pile) == (
        "mail-contract",
        ["bank-run"],
        ["mail-contract"],
    )


def test_h5_a_power_of_payment_that_is_of_no_use_to_a_journey_does_nothing_after_it():
    table = position(office={"black": [62]}, hands={"black": "2 red"})
    table.travel("black", "buffalo--montreal-a", "2 red", "card:62")
    assert [card.no for card in table.record("black").office] == [62]
    assert [event.audience for event in table.events if event.text.key == "legends.power.idle"] == [table.seat("black")]


def test_h7_tracks_are_counted_by_their_colour_as_it_now_is():
    claims = dict.fromkeys(["buffalo--new-york", "chicago--st-paul-a", "chicago--st-louis-b"], "black")
    table = position(opened=["prairie"], claims=claims, campaign={"stickers": {"chicago--st-louis-b": "black"}})
    counted = {
        colour: next(n for n in (3, 2, 1, 0) if holds(Tracks(n=n, colour=colour), table.state, 0, None))
        for colour in ("", "own", "black", "plain", "grey", "uncoloured", "red")
    }
    assert counted == {"": 3, "own": 1, "black": 1, "plain": 2, "grey": 2, "uncoloured": 0, "red": 0}


def test_h8_a_set_of_any_colours_needs_no_card_of_the_tracks_own():
    crew = {"office": {"black": [38]}, "hands": {"black": "2 blue, 1 green"}}
    red = next(t for t in PACK.board.routes.values() if t.length == 3 and t.colour == "red" and not t.needs)
    table = position(**crew)
    journey = table.journey("black", red.id, "2 blue, 1 green", "card:38")
    assert table.offers(journey)
    table.refuses(table.journey("black", red.id, "2 blue, 1 green"), "travel.set", "C3.2")
    assert table.play(journey).state.claims[red.id] == table.seat("black")
    two = position(specialists={"black": "engineer"}, hands=crew["hands"])
    two.refuses(two.journey("black", red.id, "2 blue, 1 green", "specialist:engineer"), "travel.set", "C3.2")
