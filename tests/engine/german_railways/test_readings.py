"""The readings of the rules by their numbers, the one that tables play by and the other, which is a switch."""

import pytest

from engine.core.seat import Seat
from engine.german_railways import bag
from engine.german_railways.board_analysis import BoardAnalysis, locomotives_left
from engine.german_railways.building import BuildPlan
from engine.german_railways.moves import Build
from engine.german_railways.switches import Switches
from tests.engine.german_railways.positions import income_of, play, player_income, position, refusal


def price(state, railroad, *hexes):
    """Return what a build costs on paper."""
    build_plan = BuildPlan(BoardAnalysis(state), railroad)
    for hex_ in hexes:
        build_plan.lay(build_plan.check(hex_))
    return build_plan.spent


@pytest.mark.parametrize(("city_cost", "dresden", "halle"), [("terrain", 3, 2), ("flat", 2, 2)])
def test_reading_1_a_city_costs_its_terrain_and_1_for_each_railroad_there(city_cost, dresden, halle):
    switches = Switches(city_cost=city_cost)
    state = position(networks={"KSS": ("K9",)}, treasuries={"KSS": 20}, switches=switches)
    assert price(state, "KSS", "K10") == dresden
    assert price(state, "KSS", "J8") == halle
    state = position(
        networks={"KSS": ("K9",), "PO": ("K10",), "MWB": ("K10",)}, treasuries={"KSS": 9}, switches=switches
    )
    assert price(state, "KSS", "K10") == dresden + 2


def test_reading_1_the_example_of_halle_fits_both():
    for city_cost in ("terrain", "flat"):
        state = position(
            networks={"MWB": ("J4", "J5", "J6"), "KSS": ("J8",)},
            treasuries={"MWB": 7},
            switches=Switches(city_cost=city_cost),
        )
        assert price(state, "MWB", "J7", "J8") == 7


def test_reading_2_railroads_are_linked_in_the_same_city():
    state = position(networks={"PO": ("H15",), "NME": ("H15",)})
    links = BoardAnalysis(state).links
    assert links["PO"] == {"NME"}
    assert links["NME"] == {"PO"}


@pytest.mark.parametrize(("links", "linked"), [("city", frozenset()), ("adjacent", {"NME"})])
def test_reading_2_hexes_side_by_side_do_not_link(links, linked):
    state = position(networks={"PO": ("H14",), "NME": ("H15",)}, switches=Switches(links=links))
    assert BoardAnalysis(state).links["PO"] == linked


def test_reading_2_berlin_is_one_city():
    state = position(networks={"PO": ("G9",), "BHE": ("H10",), "KSS": ("G11",)})
    assert BoardAnalysis(state).links["PO"] == {"BHE"}
    assert BoardAnalysis(state).links["KSS"] == frozenset()


def test_reading_2_links_through_a_third_railroad_do_not_count():
    state = position(networks={"PO": ("H15",), "NME": ("H15", "K10"), "KSS": ("K10",)})
    links = BoardAnalysis(state).links
    assert links["PO"] == {"NME"}
    assert links["NME"] == {"PO", "KSS"}
    assert links["KSS"] == {"NME"}


def before_two_links(**switches):
    """Saxony stands before Halle, where Main-Weser and the Ostbahn are; seat 0 has it, seat 1 Main-Weser."""
    return position(
        networks={"MWB": ("J8",), "PO": ("J8",)},
        treasuries={"KSS": 9},
        owners={"KSS": (0,), "MWB": (1,), "PO": (2,), "NME": (), "KBS": (), "GBS": (), "CME": (), "BHE": ()},
        switches=Switches(**switches),
    )


@pytest.mark.parametrize(("dividends", "times"), [("once", 1), ("each_link", 2)])
def test_reading_3_one_dividend_a_build_however_many_new_links(dividends, times):
    state = before_two_links(dividends=dividends)
    play(state, Build(0, "KSS", ("J8",)))
    assert state.built.linked == ("PO", "MWB")
    # On the raised incomes, and twice for the builder: 2 x 2; Main-Weser 1 + 1 + 1; the Ostbahn 3 + 1.
    assert state.built.paid == (4 * times, 3 * times, 4 * times)
    assert state.cash == [20 + 4 * times, 20 + 3 * times, 20 + 4 * times]


def test_reading_3_all_railroads_pay_the_linked_and_the_others():
    state = before_two_links()
    state.railroads["KBS"].owners = [Seat(1), Seat(1), Seat(2)]
    play(state, Build(0, "KSS", ("J8",)))
    assert state.built.paid == (4, 3 + 6, 4 + 3)


def test_reading_3_no_dividend_without_a_new_link():
    state = before_two_links()
    state.railroads["KSS"].treasury = 20
    play(state, Build(0, "KSS", ("J8",)))
    cash = list(state.cash)
    state.frames[-1].at = 0
    # The same railroads in another city: linked before, so nothing is paid.
    state.railroads["PO"].hexes.append("K10")
    play(state, Build(0, "KSS", ("K9", "K10")))
    assert state.built.linked == ()
    assert state.built.paid == (0, 0, 0)
    assert state.cash == cash


def test_reading_4_berlin_is_entered_once_for_2_and_1_for_each_railroad_there():
    state = position(networks={"PO": ("G11",), "BHE": ("G9",), "KSS": ("H10",)}, treasuries={"PO": 9})
    assert price(state, "PO", "G10") == 2 + 2


def test_reading_4_a_second_hex_of_berlin_is_refused():
    state = position(networks={"PO": ("G11", "G10")}, treasuries={"PO": 9})
    assert refusal(state, Build(0, "PO", ("H10",))).text.key == "german.build.in_berlin"
    state = position(networks={"PO": ("G11", "G10")}, treasuries={"PO": 9}, switches=Switches(metro="each_hex"))
    before = income_of(state, "PO")
    play(state, Build(0, "PO", ("H10",)))
    assert income_of(state, "PO") == before


def test_reading_4_access_hexes_are_exclusive_and_each_railroad_has_one():
    state = position(networks={"PO": ("G11",), "KSS": ("I10",)}, treasuries={"PO": 9, "KSS": 9})
    assert refusal(state, Build(0, "PO", ("F11",))).text.key == "german.build.second_access"
    state = position(networks={"PO": ("G11",), "KSS": ("H12",)}, treasuries={"KSS": 9})
    assert refusal(state, Build(0, "KSS", ("G11",))).text.key == "german.build.taken"


def test_reading_4_berlin_is_an_end_point_and_an_access_hex_may_be_passed():
    through_berlin = position(networks={"PO": ("G11", "G10")}, treasuries={"PO": 9})
    open_ = BuildPlan(BoardAnalysis(through_berlin), "PO").options()
    assert not {"F9", "F10", "F11", "G8", "G9", "H9", "H10", "H11"} & set(open_)
    passing = position(networks={"PO": ("H12",)}, treasuries={"PO": 20})
    play(passing, Build(0, "PO", ("G11", "F12")))
    assert refusal(passing, Build(0, "PO", ("F11",))) is not None


@pytest.mark.parametrize(
    ("baden", "hexes", "cost"),
    [
        ("anywhere", ("Q2", "P2"), 3),
        ("anywhere", ("O3", "Q2"), 3),
        ("anywhere", ("O3", "O2"), 3),
        ("first", ("Q2", "P2"), 3 + 3),
        ("first", ("O3", "Q2"), 3),
    ],
)
def test_reading_5_badens_first_hex_without_a_city_is_free_wherever_it_comes(baden, hexes, cost):
    state = position(treasuries={"GBS": 9}, switches=Switches(baden=baden))
    assert price(state, "GBS", *hexes) == cost


def test_reading_5_baden_builds_a_free_hex_with_an_empty_treasury():
    state = position()
    play(state, Build(0, "GBS", ("O3",)))
    assert state.railroads["GBS"].hexes == ["P3", "O3"]
    assert refusal(position(), Build(0, "GBS", ("Q2",))).text.key == "german.build.too_costly"


def test_reading_5_an_access_hex_can_be_the_free_one():
    state = position(networks={"GBS": ("H12",)})
    assert price(state, "GBS", "G11") == 0


def test_reading_6_bavaria_pays_1_less_for_each_hex_the_surcharge_included():
    state = position(networks={"PO": ("Q8",), "KBS": ("R8",)}, treasuries={"KBS": 20})
    assert price(state, "KBS", "R7") == 2  # a hill
    assert price(state, "KBS", "S8") == 3  # a mountain
    assert price(state, "KBS", "Q8") == 3 + 1 - 1
    plain = position(networks={"KBS": ("K9",)}, treasuries={"KBS": 20})
    assert price(plain, "KBS", "J9") == 1


def test_reading_6_or_not_in_cities():
    switches = Switches(bavaria="not_in_cities")
    state = position(networks={"PO": ("Q8",), "KBS": ("R8",)}, treasuries={"KBS": 20}, switches=switches)
    assert price(state, "KBS", "R7") == 2
    assert price(state, "KBS", "Q8") == 3 + 1


def test_reading_7_koeln_minden_spends_at_most_5_on_a_build():
    state = position(treasuries={"CME": 50})
    assert price(state, "CME", "I1", "J0") == 4
    refused = refusal(state, Build(0, "CME", ("I1", "J0", "K0")))
    assert refused.text.key == "german.build.spends_most"
    assert refused.rule.key == "german.rule.characters"
    on_hexes = position(treasuries={"CME": 50}, switches=Switches(cologne="hex"))
    assert price(on_hexes, "CME", "I1", "J0", "K0") == 6
    # Kassel costs 4 for its mountains and 2 for the two that are there.
    networks = {"CME": ("K3",), "PO": ("K4",)}
    dear = position(networks=networks, treasuries={"CME": 50}, switches=Switches(cologne="hex"))
    assert refusal(dear, Build(0, "CME", ("K4",))).text.key == "german.build.spends_most_on_a_hex"


@pytest.mark.parametrize(("railroad", "most"), [("KSS", 2), ("PO", 4), ("NME", 3), ("KBS", 3), ("BHE", 3)])
def test_reading_7_saxony_builds_2_hexes_the_ostbahn_4_the_others_3(railroad, most):
    build_plan = BuildPlan(BoardAnalysis(position(treasuries={railroad: 99})), railroad)
    for _ in range(most):
        build_plan.lay(build_plan.options()[0])
    assert build_plan.options() == []
    assert build_plan.most == most


@pytest.mark.parametrize(("main_weser", "kassel", "both", "all_three"), [("one", 2, 3, 6), ("all_best", 2, 4, 6)])
def test_reading_8_main_wesers_highest_single_value_counts_once_more(main_weser, kassel, both, all_three):
    switches = Switches(main_weser=main_weser)
    assert income_of(position(switches=switches), "MWB") == kassel
    # Kassel and Göttingen; then Frankfurt am Main too.
    assert income_of(position(networks={"MWB": ("J5",)}, switches=switches), "MWB") == both
    assert income_of(position(networks={"MWB": ("J5", "N3")}, switches=switches), "MWB") == all_three


def berlin_hamburg(network, **switches):
    """Berlin-Hamburg will link in Berlin with Saxony, or in Hamburg with Köln-Minden."""
    return position(
        networks={"BHE": network, "KSS": ("G9",), "CME": ("D5",)},
        treasuries={"BHE": 20},
        owners={"BHE": (0, 0), "KSS": (1,), "PO": (), "NME": (), "KBS": (), "MWB": (), "GBS": (), "CME": ()},
        switches=Switches(**switches),
    )


def test_reading_9_berlin_hamburg_pays_nothing_before_its_own_network_holds_both():
    state = berlin_hamburg(("E7", "F8"))
    play(state, Build(0, "BHE", ("G8", "G9")))
    assert state.built.linked == ("KSS",)
    # Saxony pays its 4; Berlin-Hamburg nothing, though it is the builder and has 4.
    assert income_of(state, "BHE") == 4
    assert state.built.paid == (0, 4, 0)


@pytest.mark.parametrize(("when", "paid"), [("at_once", 2 * 2 * 7), ("next_time", 0)])
def test_reading_9_a_build_that_joins_the_two_pays_at_once_if_it_links(when, paid):
    state = berlin_hamburg(("E7", "F8", "G8", "G9", "D6"), berlin_hamburg=when)
    play(state, Build(0, "BHE", ("D5",)))
    assert state.built.linked == ("CME",)
    assert state.built.paid[0] == paid
    assert BoardAnalysis(state).pays("BHE")


@pytest.mark.parametrize(("unpaid", "income"), [("counts", 8), ("waits", 0)])
def test_reading_9_its_income_rises_all_the_same_and_counts_for_the_bag(unpaid, income):
    state = berlin_hamburg(("E7", "F8", "G8", "G9"), unpaid_income=unpaid)
    assert income_of(state, "BHE") == 4
    assert player_income(state, 0) == income
    assert bag.markers(state)[0] == (1 if unpaid == "counts" else 2)


@pytest.mark.parametrize(("builder", "twice"), [("twice", 36), ("once", 18)])
def test_reading_10_the_builders_shares_pay_double(builder, twice):
    state = position(
        networks={"PO": ("B15", "B18", "E15", "E16", "F14", "H16"), "NME": ("H15",)},
        treasuries={"PO": 5},
        owners={"PO": (0, 0), "NME": (1,), "KSS": (), "KBS": (), "MWB": (), "GBS": (), "CME": (), "BHE": ()},
        switches=Switches(builder=builder),
    )
    play(state, Build(0, "PO", ("H15",)))
    assert state.built.paid == (twice, 3, 0)


@pytest.mark.parametrize(("counted", "left"), [("counts", 1), ("extra", 2)])
def test_reading_11_the_locomotive_on_the_start_hex_is_one_of_the_total(counted, left):
    network = ("I8", "I7", "I6", "J9", "J8", "L8", "K9", "L9", "M9")
    state = position(networks={"KSS": network}, treasuries={"KSS": 50}, switches=Switches(start_locomotive=counted))
    assert len(network) + 1 == 10
    assert locomotives_left(state, "KSS") == left
    refused = refusal(state, Build(0, "KSS", ("K7", "J7")))
    assert (refused.text.key if refused else None) == (None if left == 2 else "german.build.no_locomotive")
