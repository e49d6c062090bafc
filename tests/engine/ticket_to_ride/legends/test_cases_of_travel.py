"""Cases 19 to 42 of the rules: travel, pairs, frontier rules. Each test bears its number (L N)."""

from itertools import pairwise

import networkx as nx
import pytest

from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Travel
from engine.ticket_to_ride.legends.network import Parts, with_link
from engine.ticket_to_ride.legends.slips import slip_of
from tests.engine.ticket_to_ride.legends.positions import PACK, position
from tests.engine.ticket_to_ride.legends.table import CARDS

ALL = ("prairie", "trail", "cape", "winter", "desert", "silver", "timber", "shore")


def test_case_19_with_3_playing_the_second_track_of_a_double_is_closed_with_4_open_to_all_but_its_owner():
    hands = dict.fromkeys(("black", "red"), "2 blue, 2 red")
    three = position(3, companies=("black", "blue", "red"), hands=hands, claims={"buffalo--montreal-a": "red"})
    three.refuses(three.journey("black", "buffalo--montreal-b", "2 blue"), "travel.closed", "E2")
    four = position(4, hands=hands, claims={"buffalo--montreal-a": "red"})
    assert four.offers(four.journey("black", "buffalo--montreal-b", "2 blue"))
    four = position(4, hands=hands, claims={"buffalo--montreal-a": "red"}, active="red")
    four.refuses(four.journey("red", "buffalo--montreal-b", "2 blue"), "travel.own_beside", "E1")


def test_case_20_all_tracks_of_a_triple_are_open_but_to_an_owner_of_one():
    hands = dict.fromkeys(("blue", "yellow"), "1 white, 1 red, 1 blue")
    table = position(companies=("blue", "yellow"), active="yellow", start="blue", hands=hands,
                     claims={"baltimore--philadelphia-b": "blue"})  # fmt: skip
    for track, card in (("a", "white"), ("c", "red")):
        assert table.offers(table.journey("yellow", f"baltimore--philadelphia-{track}", f"1 {card}"))
    table = position(companies=("blue", "yellow"), active="blue", start="blue", hands=hands,
                     claims={"baltimore--philadelphia-b": "blue"})  # fmt: skip
    table.refuses(table.journey("blue", "baltimore--philadelphia-a", "1 white"), "travel.own_beside")


@pytest.mark.parametrize(
    ("paid", "allowed"), [("2 yellow, 1 wild", True), ("2 yellow, 1 red", False), ("3 wild", True)]
)
def test_case_21_a_grey_track_takes_one_colour_and_wilds(paid, allowed):
    table = position(hands={"black": "2 yellow, 1 red, 3 wild"})
    move = table.journey("black", "buffalo--new-york", paid)
    if allowed:
        table.play(move)
    else:
        table.refuses(move, "travel.set", "C3.2")


def test_case_22_a_journey_to_large_cities_draws_one_card_every_time():
    table = position(2, companies=("black", "blue"), hands={"black": "1 white, 3 green"})
    table.travel("black", "boston--new-york-a", "1 white")
    assert table.cards("black") == 4
    track = next(t for t in PACK.board.routes.values() if {t.a, t.b} == {"new-york", "philadelphia"})
    table.skip("blue")
    before = table.cards("black")
    table.company("black").hand[track.colours[0]] += track.length
    table._cards[CARDS.names[track.colours[0]]] += track.length
    table.travel("black", track.id, f"{track.length} {CARDS.names[track.colours[0]]}")
    assert table.cards("black") == before + 1


def test_case_23_two_trains_travel_a_track_of_2_not_of_3():
    table = position(companies=("black", "yellow"), active="yellow", start="black", trains={"yellow": 2},
                     hands={"yellow": "3 wild"})  # fmt: skip
    assert table.offers(table.journey("yellow", "detroit--pittsburgh", "2 wild"))
    table.refuses(table.journey("yellow", "buffalo--new-york", "3 wild"), "travel.too_long", "C3.1")


def test_case_24_the_combine_is_paid_a_dollar_a_space_and_closes_nothing_beside_it():
    white, yellow = "nashville--new-orleans-a", "nashville--new-orleans-b"
    if PACK.board.routes[white].colour != "white":
        white, yellow = yellow, white
    hands = {"black": "4 white, 4 yellow", "blue": "4 yellow"}
    poor = position(3, hands=hands, coins={"black": 3}, combine=[white])
    poor.refuses(poor.journey("black", white, "4 white"), "travel.unaffordable", "C4.2")
    assert poor.offers(poor.journey("black", yellow, "4 yellow"))
    table = position(3, hands=hands, coins={"black": 4}, combine=[white])
    table.travel("black", white, "4 white")
    assert table.coins("black") == 0
    assert table.state.combine == []
    table.refuses(table.journey("blue", yellow, "4 yellow"), "travel.closed")


@pytest.mark.parametrize("owner", ["blue", "black"])
def test_case_25_trappers_thanks_opens_the_second_track_of_a_double(owner):
    table = position(2, hands={"black": "2 blue"}, claims={"buffalo--montreal-a": owner}, office={"black": [26]})
    refused = "travel.own_beside" if owner == "black" else "travel.closed"
    table.refuses(table.journey("black", "buffalo--montreal-b", "2 blue"), refused)
    table.travel("black", "buffalo--montreal-b", "2 blue", "card:26")
    assert table.state.claims["buffalo--montreal-b"] == table.seat("black")
    assert table.record("black").office == []


def chicago_st_louis():
    return next(
        t.id for t in PACK.board.routes.values() if t.id.startswith("chicago--st-louis") and t.colour == "uncoloured"
    )


@pytest.mark.parametrize("paid", ["2 green", "2 wild as green"])
def test_cases_26_and_27_an_uncoloured_track_takes_the_colour_of_the_set_for_good(paid):
    table = position(opened=["prairie"], active="green", hands={"green": "2 green, 2 wild"})
    track = chicago_st_louis()
    table.refuses(table.journey("green", track, "2 wild"), "travel.set", "C3.2")
    table.travel("green", track, paid)
    assert table.state.campaign.stickers == {track: "green"}
    assert table.coins("green") == 5 + 2 + 1


def test_case_28_two_uncoloured_tracks_of_a_pair_take_different_colours():
    table = position(opened=["trail", "prairie"], hands={"black": "2 red, 2 wild"},
                     campaign={"stickers": {"dallas--oklahoma-city-a": "red"}})  # fmt: skip
    table.refuses(table.journey("black", "dallas--oklahoma-city-b", "2 red"), "travel.set")
    table.refuses(table.journey("black", "dallas--oklahoma-city-b", "2 wild as red"), "travel.set")
    table.travel("black", "dallas--oklahoma-city-b", "2 wild as blue")
    assert table.state.campaign.stickers["dallas--oklahoma-city-b"] == "blue"


def test_case_29_without_a_sticker_left_nothing_uncoloured_is_paid_in_that_colour():
    tracks = [t.id for t in PACK.board.routes.values() if t.colour == "uncoloured"]
    track = chicago_st_louis()
    used = [one for one in tracks if one != track and not one.startswith("chicago--st-louis")][:18]
    table = position(opened=["prairie"], hands={"black": "2 blue, 2 red, 2 wild"},
                     campaign={"stickers": dict.fromkeys(used, "blue")})  # fmt: skip
    table.refuses(table.journey("black", track, "2 blue"), "travel.set")
    table.refuses(table.journey("black", track, "2 wild as blue"), "travel.set")
    assert table.offers(table.journey("black", track, "2 red"))


def test_case_30_before_the_prairie_is_open_an_uncoloured_track_is_as_grey():
    track = next(
        t for t in PACK.board.routes.values() if t.id.startswith("dallas--houston") and t.colour == "uncoloured"
    )
    table = position(opened=["trail"], hands={"black": f"{track.length} black"})
    table.travel("black", track.id, f"{track.length} black")
    assert table.coins("black") == 5
    assert table.state.campaign.stickers == {}


def test_case_31_trestle_marks_cost_a_card_or_2_dollars_each_and_every_third_pays_5():
    opened = [board for board in ALL if board != "prairie"]
    hands = {"black": "3 red, 2 blue, 1 green"}
    track = "los-angeles--phoenix"
    own = {"black": {"crossed": 1, "digs": ["phoenix"]}}
    for extra, left in (("blue, blue, green", 5), ("$2, $2, $2", None), ("blue, blue, $2", 3)):
        table = position(8 - 4, game=9, opened=opened, hands=hands, coins={"black": 6 if left is None else 5}, own=own)
        table.travel("black", track, "3 red", extra=extra)
        assert table.coins("black") == (0 if left is None else left) + 5
        assert table.company("black").crossed == 4
    table = position(game=9, opened=opened, hands={"black": "3 red"}, coins={"black": 5}, own=own)
    table.refuses(table.journey("black", track, "3 red", extra="$2, $2, $2"), "travel.unaffordable", "C4.2")
    table.refuses(table.journey("black", track, "3 red", extra="$1, $2, $2"), "travel.extra_dollars", "C4.2")


def test_case_32_while_the_timber_country_is_closed_marks_cost_nothing():
    table = position(game=9, opened=[board for board in ALL if board != "timber"], hands={"black": "3 red"})
    table.travel("black", "los-angeles--phoenix", "3 red")
    assert table.company("black").crossed == 0


def uncoloured(length, boards):
    return next(
        t for t in PACK.board.routes.values()
        if t.colour == "uncoloured" and t.length == length and set(t.needs) <= set(boards) and not t.trestles
        and not any(PACK.town(end).large for end in t.ends)
    )  # fmt: skip


def test_case_33_the_fee_of_step_1_may_pay_for_the_coal_of_step_6():
    boards = ("prairie", "winter")
    track = uncoloured(4, boards)
    table = position(opened=boards, hands={"black": "4 red"}, coins={"black": 1}, own={"black": {"coal": 0}})
    table.travel("black", track.id, "4 red")
    assert table.coins("black") == 2
    opened = [board for board in ALL if board != "timber"]
    table = position(game=9, opened=opened, hands={"black": "4 red"}, coins={"black": 1}, own={"black": {"coal": 0}})
    table.refuses(table.journey("black", "hermosillo--san-diego", "4 red"), "travel.unaffordable", "C4.2")
    table = position(game=9, opened=opened, hands={"black": "4 red"}, coins={"black": 2}, own={"black": {"coal": 0}})
    assert table.offers(table.journey("black", "hermosillo--san-diego", "4 red"))


def denver_santa_fe(**changes):
    return position(opened=["trail", "desert"], hands={"black": "1 red, 2 red skull"}, **changes)


def test_case_34_skulls_try_the_well():
    track = "denver--santa-fe"
    table = denver_santa_fe(deck="blue, " * 9).travel("black", track, "3 red")
    assert table.coins("black") == 5 + 4
    rest = ", " + "blue, " * 9
    table = denver_santa_fe(deck="blue skull" + rest).travel("black", track, "3 red")
    assert table.coins("black") == 3
    table = position(opened=["trail", "desert"], hands={"black": "1 red, 2 red skull, 2 blue, 1 green"},
                     deck="blue skull" + rest)  # fmt: skip
    table.travel("black", track, "1 red, 2 red skull")
    assert table.awaited == {"black"}
    table.answer("black", "blue", "green")
    assert (table.coins("black"), table.hand("black")) == (5, "1 blue")
    table = position(opened=["trail", "desert"], hands={"black": "1 red, 2 red skull, 1 green"}, coins={"black": 1},
                     deck="blue skull" + rest)  # fmt: skip
    table.travel("black", track, "1 red, 2 red skull")
    assert (table.coins("black"), table.cards("black")) == (0, 1)


def test_case_35_digging_draws_a_nugget_more_for_every_pick_and_keeps_the_best():
    opened = ["trail", "desert", "silver"]
    track = next(t for t in PACK.board.routes.values() if {t.a, t.b} == {"el-paso", "phoenix"})
    colour = CARDS.names[track.colours[0]] if track.colour not in {"grey", "uncoloured"} else "red"
    plain = track.length - 2
    hand = f"{plain} {colour}, 2 {colour} pick" if plain else f"2 {colour} pick"
    table = position(opened=opened, hands={"black": hand}, pouch=[1, 6, 3])
    table.travel("black", track.id, hand)
    assert table.awaited == {"black"}
    table.answer("black", "phoenix")
    assert table.company("black").digs == ["phoenix"]
    assert table.company("black").nuggets == [6]
    assert sorted(table.state.pouch) == [1, 3]
    assert table.coins("black") == 11
    table = position(opened=opened, hands={"black": hand}, pouch=[4, 2], own={"black": {"digs": ["phoenix"]}})
    table.travel("black", track.id, hand)
    assert table.company("black").nuggets == [4]
    table = position(
        opened=opened, hands={"black": hand}, pouch=[4, 2], own={"black": {"digs": ["phoenix", "el-paso"]}}
    )
    table.travel("black", track.id, hand)
    assert table.company("black").nuggets == []


def test_case_36_a_herd_from_one_end_of_choice_and_none_for_who_holds_5():
    track = next(
        t for t in PACK.board.routes.values() if t.id.startswith("dallas--houston") and t.colour == "uncoloured"
    )
    paid = f"{track.length} black"
    table = position(opened=["trail"], hands={"black": paid}, herds=["dallas", "houston"])
    table.travel("black", track.id, paid).answer("black", "houston")
    assert (table.company("black").herds, table.state.herds) == (["houston"], ["dallas"])
    full = position(opened=["trail"], hands={"black": paid}, herds=["dallas", "houston"],
                    own={"black": {"herds": ["a", "b", "c", "d", "e"]}})  # fmt: skip
    full.travel("black", track.id, paid)
    assert full.awaited == {"blue"}
    assert full.state.herds == ["dallas", "houston"]


def test_case_37_herds_joined_with_a_large_city_pay():
    claims = {
        t.id: "black"
        for t in PACK.board.routes.values()
        if {t.a, t.b} in ({"dallas", "houston"}, {"houston", "new-orleans"})
    }
    table = position(opened=["trail"], claims=claims, own={"black": {"herds": ["dallas", "houston", "dodge-city"]}})
    slip = slip_of(table.state, table.seat("black"))
    assert (slip.herds_paid, slip.herds) == (2, 4)


def test_case_38_a_ticket_that_needs_a_steamer_pays_3_less():
    table = position(
        opened=["cape"], claims={"boston--new-york-a": "black"}, own={"black": {"steamers": ["boston", "miami"]}}
    )
    long, short = (table.ticket_row("black", t) for t in ("new-york--miami", "new-york--boston"))
    assert (long.completed, long.steamer, long.dollars) == (True, True, 7)
    assert (short.completed, short.steamer, short.dollars) == (True, False, 1)


def test_case_39_steamers_join_ports_of_one_water():
    apart = position(opened=ALL, own={"black": {"steamers": ["houston", "los-angeles"]}})
    assert not with_link(apart.state, 0).joined("houston", "los-angeles")
    joined = position(opened=ALL, own={"black": {"steamers": ["houston", "new-york"]}})
    assert with_link(joined.state, 0).joined("houston", "new-york")


def test_case_40_a_steamer_link_makes_no_charter_and_joins_nothing_for_a_postcard():
    table = position(opened=["cape"], claims={"boston--montreal-a": "black"}, office={"black": [12]},
                     own={"black": {"steamers": ["boston", "miami"]}}, hands={"black": "1 white"})  # fmt: skip
    assert not Parts(table.state.own_tracks(0)).joined("miami", "montreal")
    table.travel("black", "charleston--charlotte", "1 white")
    assert [card.no for card in table.record("black").office] == [12]


def coast_to_coast(company):
    """A chain of tracks from the Pacific to the Atlantic but for the last, all for one company."""
    graph = nx.Graph()
    for track in PACK.board.routes.values():
        graph.add_edge(track.a, track.b, id=track.id)
    cities = nx.shortest_path(graph, "san-francisco", "new-york")
    return [graph[a][b]["id"] for a, b in pairwise(cities)]


def test_case_41_the_charter_pays_the_first_three_once_each():
    chain = coast_to_coast("black")
    last = PACK.board.routes[chain[-1]]
    colour = CARDS.names[last.colours[0]]
    paid = f"{last.length} {colour}"
    for before, pays in (([], 12), ([1], 6), ([1, 2], 3), ([1, 2, 3], 0), ([0], 0)):
        table = position(4, game=12, opened=[b for b in ALL if b != "prairie"], claims=dict.fromkeys(chain[:-1], "black"), trains={"black": 9},
                         hands={"black": paid}, coins={"black": 0}, charters=before)  # fmt: skip
        table.state.campaign.opened = list(ALL)
        table.state.campaign.rules = ["charter"]
        table.travel("black", last.id, paid)
        bonus = int(last.colour == "black")
        assert table.coins("black") == pays + bonus
        assert table.record("black").vault == (["ribbon"] if pays == 12 else [])


def test_case_42_a_depot_brings_its_owner_a_dollar_once_for_each_visitor_and_himself_a_card():
    tracks = {"a": ("atlanta--charlotte", "1 yellow"), "b": ("atlanta--knoxville", "1 yellow")}
    depots = {"depots": {"atlanta": "blue"}}
    hands = dict.fromkeys(("black", "blue", "green", "red"), "2 yellow")
    table = position(rules=["depots"], campaign=depots, hands=hands)
    table.travel("black", *tracks["a"])
    assert table.coins("blue") == 6
    table.travel("blue", *tracks["b"])
    assert table.hand("blue") == "1 white, 1 yellow" or table.cards("blue") == 2
    assert table.coins("blue") == 6
    own = {"black": {"visited": ["atlanta"]}}
    again = position(rules=["depots"], campaign=depots, hands=hands, own=own).travel("black", *tracks["a"])
    assert again.coins("blue") == 5
    other = position(rules=["depots"], campaign=depots, hands=hands, own=own, active="red").travel("red", *tracks["a"])
    assert other.coins("blue") == 6
    away = position(companies=("black", "red"), rules=["depots"], campaign=depots, hands={"black": "2 yellow"})
    away.travel("black", *tracks["a"])
    assert (away.coins("black"), away.coins("red"), away.cards("black")) == (5, 5, 1)


def test_while_no_track_is_chosen_all_cards_of_the_hand_and_all_powers_of_journeys_are_offered():
    table = position(office={"black": [7, 13]}, hands={"black": "2 red, 1 wild"}, specialists={"black": "dispatcher"})
    for chosen in ({}, {"track": "nowhere"}):
        offered = {
            field: {
                option.value for option in LEGENDS.slot(table.state, table.seat("black"), Travel, field, chosen).options
            }
            for field in ("powers", "payment", "extra")
        }
        assert offered == {
            "powers": {"card:7", "card:13", "specialist:dispatcher"},
            "payment": {"1 red", "2 red", "1 wild"},
            "extra": set(),
        }
