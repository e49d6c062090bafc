"""Rules of journeys and of the frontier boards, by number (L B12, C3, C4, I)."""

import pytest

from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Travel
from engine.ticket_to_ride.legends.setting_up import give_coal, place_herds
from engine.ticket_to_ride.legends.slips import slip_of
from tests.engine.ticket_to_ride.legends.fulfilled import EVERYTHING, members
from tests.engine.ticket_to_ride.legends.positions import PACK, position


def test_c3_1_one_track_wholly_and_never_one_that_is_owned():
    table = position(hands={"black": "1 white, 1 wild"}, claims={"boston--new-york-a": "blue"})
    table.refuses(table.journey("black", "boston--new-york-a", "1 white"), "travel.owned", "C3.1")
    table.refuses(table.journey("black", "no--where", "1 white"), "travel.no_such_track", "C3.1")
    table.refuses(table.journey("black", "dallas--houston-a", "1 white"), "travel.no_such_track", "C3.1")


def test_c3_3_the_set_is_discarded_before_any_step_draws():
    table = position(deck="", row="red, red, red, red, red", hands={"black": "3 yellow"})
    table.travel("black", "buffalo--new-york", "3 yellow")
    assert table.hand("black") == "1 yellow"


def test_c4_1_the_steps_come_in_their_order():
    track = next(t for t in PACK.board.routes.values() if t.colour == "uncoloured" and t.trestles and t.length >= 4)
    hand = f"{track.length} black, {track.trestles} green"
    table = position(game=12, opened=EVERYTHING, rules=["depots"], hands={"black": hand}, herds=[track.a], deck="red, " * 40,
                     campaign={"depots": {track.a: "black", track.b: "blue"}, "large": [track.b]}, own={"black": {"crossed": 2}})  # fmt: skip
    table.travel("black", track.id, f"{track.length} black", extra=", ".join(["green"] * track.trestles))
    why = [
        key if key != "money.gained" else event.text.params["why"].key
        for key, event in zip(table.keys, table.events, strict=True)
    ]
    steps = ["survey", "trestles", "legends.rule.bonus", "legends.rule.depot", "coal.burnt", "herd"]
    places = [why.index(step) for step in steps]
    assert places == sorted(places)
    draws = [place for place, key in enumerate(why) if key == "draw.blind"]
    assert len(draws) == 2
    assert places[3] < draws[0] < places[4] < places[5] < draws[1]


def test_c4_4_after_step_12_come_the_event_the_cards_by_number_and_then_those_named_in_their_order():
    table = position(pile="excursion-season", office={"black": [11, 6, 8]}, hands={"black": "3 yellow, 1 wild"},
                     specialists={"black": "porter"}, deck="red, " * 20)  # fmt: skip
    table.travel("black", "buffalo--new-york", "3 yellow", "card:8")
    order = [one["power"].key for one in table.told("power.used")]
    assert order == ["legends.postcard.6", "legends.postcard.11", "legends.specialist.porter", "legends.postcard.8"]
    assert table.keys.index("money.gained") < table.keys.index("power.used")
    assert table.coins("black") == 5 + 1 + 4
    assert table.hand("black") == "4 red"


def test_i1_2_a_company_has_two_steamers_one_in_a_port_and_so_many_berths():
    for own, others, allowed in (
        ([], [], True),
        (["boston"], [], False),
        (["miami", "tampa"], [], False),
        ([], ["boston"], False),
    ):
        table = position(
            2,
            opened=["cape"],
            hands={"black": "1 white, 1 wild"},
            own={"black": {"steamers": own}, "blue": {"steamers": others}},
        )
        table.travel("black", "boston--new-york-a", "1 white", "steamer boston")
        assert ("boston" in table.company("black").steamers[len(own) :]) == allowed
    four = position(4, opened=["cape"], hands={"black": "1 white, 1 wild"}, own={"blue": {"steamers": ["boston"]}})
    four.travel("black", "boston--new-york-a", "1 white", "steamer boston")
    assert four.company("black").steamers == ["boston"]


def test_i2_and_i6_ports_and_claim_cities_are_those_of_the_page():
    ports = {
        coast: [t.id for t in map(PACK.town, PACK.board.cities) if t.coast == coast]
        for coast in ("atlantic", "gulf", "pacific")
    }
    assert {coast: len(found) for coast, found in ports.items()} == {"atlantic": 9, "gulf": 4, "pacific": 8}


@pytest.mark.parametrize(("players", "number"), [(2, 6), (3, 6), (4, 8), (5, 8)])
def test_i4_2_herds_graze_on_the_trail_and_with_many_companies_on_two_cities_more(players, number):
    for opened, more in ((["trail"], {"atlanta", "mobile", "nashville"}), (["trail", "prairie"], members("prairie"))):
        table = position(players, opened=opened)
        list(place_herds(table.state))
        assert len(table.state.herds) == number
        assert members("trail") <= set(table.state.herds) <= members("trail") | more


@pytest.mark.parametrize(("coal", "coins", "left"), [(2, 5, (1, 5)), (0, 5, (0, 3))])
def test_i5_2_a_track_of_4_burns_coal_or_costs_2(coal, coins, left):
    track = next(t for t in PACK.board.routes.values() if t.length == 4 and t.colour == "yellow" and not t.needs)
    table = position(rules=["coal"], hands={"black": "4 yellow"}, own={"black": {"coal": coal}}, coins={"black": coins})
    table.travel("black", track.id, "4 yellow")
    assert (table.company("black").coal, table.coins("black")) == left


def test_i6_3_where_nothing_is_left_to_turn_the_well_gives():
    table = position(rules=["well"], deck="", row="red, red, red, red, red", hands={"black": "1 white skull"})
    table.state.supply.discards = []
    table.travel("black", "charleston--charlotte", "1 white")
    # The skull itself is the only card there is, and it is turned: the well is dry.
    assert table.coins("black") == 3
    nothing = position(rules=["well"], deck="", row="red, red, red, red", hands={"black": "1 white skull"})
    nothing.travel("black", "charleston--charlotte", "1 white")
    assert nothing.coins("black") == 6


def test_i7_2_marks_count_on_every_board_once_the_rule_is_on():
    table = position(game=12, opened=EVERYTHING, hands={"black": "3 red"})
    assert table.state.rule("trestle")
    assert table.state.printed.track("los-angeles--phoenix").trestles == 3
    table.refuses(table.journey("black", "los-angeles--phoenix", "3 red"), "travel.extra", "C4.2")


def test_i9_3_there_is_no_digging_without_a_nugget():
    track = next(t for t in PACK.board.routes.values() if {t.a, t.b} == {"el-paso", "phoenix"})
    for pouch, digs in (([], []), ([0], ["el-paso"])):
        table = position(opened=["trail", "desert", "silver"], pouch=pouch, hands={"black": f"{track.length} red"},
                         own={"black": {"digs": ["phoenix"]}} if pouch else None)  # fmt: skip
        table.travel("black", track.id, f"{track.length} red")
        assert table.company("black").digs[bool(pouch) :] == digs


def test_b12_and_i5_2_everybody_begins_with_2_coal_of_3():
    table = position(rules=["coal"], own={c: {"coal": 0, "coal_most": 0} for c in ("black", "blue", "green", "red")})
    list(give_coal(table.state))
    assert [(held.coal, held.coal_most) for held in table.state.seats] == [(2, 3)] * 4
    off = position()
    list(give_coal(off.state))
    assert [held.coal for held in off.state.seats] == [0] * 4


def test_i1_4_a_link_pays_one_dollar_at_least_and_counts_as_completed_in_every_way():
    table = position(opened=["cape"], own={"black": {"steamers": ["new-york", "boston"], "bond": True}})
    row = table.ticket_row("black", "new-york--boston")
    assert (row.completed, row.steamer, row.dollars) == (True, True, 1)


def test_i4_4_a_herd_whose_city_is_large_itself_counts():
    table = position(opened=["trail"], campaign={"large": ["dallas"]}, own={"black": {"herds": ["dallas", "houston"]}})
    assert slip_of(table.state, 0).herds == 2


def test_c4_2_a_trestle_takes_what_is_there_if_an_event_on_the_way_took_what_was_named():
    table = position(
        opened=["desert", "shore", "timber"], row="black, blue, green, red", event_deck="dust-storm",
        deck="newspaper, " + "white, " * 20, hands={"black": "3 green, 1 blue, 9 red"},
    )  # fmt: skip
    table.travel("black", "los-angeles--phoenix", "3 green", extra="blue, red, red")
    table.answer("black", "blue", "red")
    assert table.hand("black") == "5 red"
    assert table.company("black").crossed == 3


@pytest.mark.parametrize(
    "powers", [("1 blue, 1 locomotive",), ("card:x",), ("card:9999",), ("specialist:",), ("é" * 80, "BCB")]
)
def test_what_is_no_power_at_all_changes_nothing_of_what_is_offered_for_a_journey(powers):
    table = position(hands={"black": "3 yellow, 1 wild"})
    chosen = {"track": "buffalo--new-york", "payment": "3 yellow"}
    for field in ("powers", "payment", "extra"):
        without = LEGENDS.slot(table.state, table.seat("black"), Travel, field, chosen)
        assert LEGENDS.slot(table.state, table.seat("black"), Travel, field, chosen | {"powers": powers}) == without
