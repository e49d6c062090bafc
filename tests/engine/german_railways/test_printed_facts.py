"""The components and the board, counted, and against the facts it was carried over from."""

import json
from collections import Counter

import pytest

from engine.core.game import Setup
from engine.german_railways.board_analysis import BoardAnalysis, locomotives_left
from engine.german_railways.facts import printed_facts
from engine.german_railways.rounds import lay_out
from tests.shared import shared


def test_the_board_has_251_hexes_of_four_kinds():
    kinds = Counter(
        "metro" if h.berlin == "metro" else "access" if h.berlin else "city" if h.city else "rural"
        for h in printed_facts().hexes.values()
    )
    assert kinds == {"rural": 176, "city": 63, "access": 9, "metro": 3}
    assert len({h.at[0] for h in printed_facts().hexes.values()}) == 19


def test_the_board_hangs_together_and_neighbours_are_mutual():
    near = printed_facts().neighbours
    assert all(hex_ in near[other] for hex_, beside in near.items() for other in beside)
    seen, open_ = set(), ["A20"]
    while open_:
        hex_ = open_.pop()
        if hex_ not in seen:
            seen.add(hex_)
            open_ += near[hex_]
    assert len(seen) == 251


def test_cities_worth_more_than_one_are_eight():
    values = {city: printed_facts().hexes[hexes[0]].value for city, hexes in printed_facts().cities.items()}
    assert {city: value for city, value in values.items() if value != 1} == {
        "Königsberg": 3,
        "Hamburg": 3,
        "München": 3,
        "Berlin": 3,
        "Breslau": 2,
        "Köln": 2,
        "Dresden": 2,
        "Frankfurt am Main": 2,
    }
    assert len(values) == 64


def test_118_locomotives_in_eight_colours():
    assert [(r.colour, r.locomotives) for r in printed_facts().railroads.values()] == [
        ("black", 20),
        ("brown", 17),
        ("orange", 11),
        ("blue", 16),
        ("yellow", 14),
        ("red", 15),
        ("purple", 12),
        ("green", 13),
    ]
    assert sum(r.locomotives for r in printed_facts().railroads.values()) == 118


def test_24_shares_and_25_turn_order_markers():
    assert printed_facts().figures.shares * len(printed_facts().railroads) == 24
    assert printed_facts().figures.order_markers * max(printed_facts().figures.cash) == 25


def test_start_cities_and_their_terrain_are_as_the_rulebook_lists_them():
    starts = {
        r.id: (printed_facts().hexes[r.start].city, printed_facts().hexes[r.start].terrain)
        for r in printed_facts().railroads.values()
    }
    assert starts == {
        "PO": ("Königsberg", "plain"),
        "NME": ("Breslau", "plain"),
        "KSS": ("Leipzig", "plain"),
        "KBS": ("München", "mountain"),
        "MWB": ("Kassel", "mountain"),
        "GBS": ("Mannheim", "hill"),
        "CME": ("Essen", "plain"),
        "BHE": ("Wittenberge", "plain"),
    }


@pytest.mark.parametrize(("players", "cash"), [(3, 40), (4, 30), (5, 24)])
def test_120_taler_are_shared_out_and_one_locomotive_stands_on_each_start(players, cash):
    state = lay_out(Setup("german", players), "any")
    assert state.cash == [cash] * players
    assert {id_: railroad.hexes for id_, railroad in state.railroads.items()} == {
        id_: [printed.start] for id_, printed in printed_facts().railroads.items()
    }
    assert all(not railroad.owners and not railroad.treasury for railroad in state.railroads.values())
    assert list(BoardAnalysis(state).incomes.values()) == [3, 2, 1, 3, 2, 1, 1, 1]
    # Reading 11: the game has 118, and eight are placed now.
    assert sum(locomotives_left(state, id_) for id_ in state.railroads) == 110


@pytest.fixture(scope="module")
def facts():
    return json.loads(shared("data", "german_railways", "map.json").read_text("utf-8"))


def test_hexes_are_the_same_fact_by_fact(facts):
    assert [cell["id"] for cell in facts["cells"]] == list(printed_facts().hexes)
    for cell in facts["cells"]:
        printed = printed_facts().hexes[cell["id"]]
        kind = {"city": None, "rural": None, "berlin_metro": "metro", "berlin_access": "access"}[cell["kind"]]
        assert (printed.terrain, printed.berlin) == (cell["terrain"], kind)
        assert (printed.city, printed.value) == (cell["name"] if cell["value"] else None, cell["value"])
        assert printed.place == (cell["q"], cell["r"])
        assert sorted(printed_facts().neighbours[printed.at]) == sorted(cell["neighbours"])
        assert printed_facts().figures.terrain[printed.terrain] == cell["base_cost"]


def test_railroads_are_the_same_fact_by_fact(facts):
    specials = {
        "PO": {"max_track_per_build": printed_facts().railroads["PO"].most_hexes},
        "NME": {"no_city_surcharge": not printed_facts().railroads["NME"].surcharge},
        "KSS": {"max_track_per_build": printed_facts().railroads["KSS"].most_hexes},
        "KBS": {"discount_per_hex": printed_facts().railroads["KBS"].discount},
        "MWB": {"double_best_city": printed_facts().railroads["MWB"].best_city_twice},
        "GBS": {"first_rural_or_access_hex_free_per_build": printed_facts().railroads["GBS"].first_hex_free},
        "CME": {"max_spend_per_build": printed_facts().railroads["CME"].most_spent},
        "BHE": {"no_dividend_until_connected": list(printed_facts().railroads["BHE"].pays_once_joined)},
    }
    for given, printed in zip(facts["railroads"], printed_facts().railroads.values(), strict=True):
        assert (given["id"], given["name"], given["colour"]) == (printed.id, printed.name, printed.colour)
        assert (given["locomotives"], given["start_hex"]) == (printed.locomotives, printed.start)
        assert given["special"] == specials[printed.id]


def test_figures_are_the_same(facts):
    rules = printed_facts().figures
    assert {int(players): given["cash"] for players, given in facts["players"].items()} == rules.cash
    assert facts["shares_per_railroad"] == rules.shares
    assert facts["turn_markers_per_player"] == rules.order_markers
    assert facts["base_max_track_per_build"] == rules.most_hexes
    assert {terrain: facts["costs"][terrain] for terrain in rules.terrain} == rules.terrain
