"""Every printed count of 18CZ, and every fact against what was collected."""

import json
from collections import Counter

from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.printed import hex_text
from engine.hexes import EDGES, hex_at, name_of, opposite
from tests.engine.eighteenxx.shared import facts

MAP = everything().hexes
COMPANIES = everything().companies
LOCALS = everything().private_companies
TRAINS = tuple(everything().cards.values())
PHASES = tuple(everything().phases.values())
CHART = everything().chart
RULES = everything().figures


def collected(name):
    return json.loads(facts(f"18cz/18CZ_{name}.json"))


def printed(name):
    """The collected column numbers are one higher than the printed ones."""
    return f"{name[0]}{int(name[1:]) - 1}"


def test_the_map_has_107_hexes():
    assert len(MAP) == 107
    assert {name_of(hex_at(place.at), odd_top=True) for place in MAP.values()} == set(MAP)
    assert Counter(place.terrain for place in MAP.values() if place.terrain) == {"river": 14, "hill": 13, "mountain": 7}


def test_every_stop_of_the_map_is_there():
    stops = Counter()
    for place in MAP.values():
        stops.update(place.tile.kinds)
    assert stops["city"] == 26
    assert stops["town"] == 24
    assert Counter(place.tile.label for place in MAP.values() if place.tile.label) == {"Y": 5, "OO": 3, "P": 1}


def test_two_hexes_beside_praha_have_a_stub_that_leads_to_it():
    stubs = {name: place for name, place in MAP.items() if place.stub is not None}
    assert {name: place.stub for name, place in stubs.items()} == {"D12": 0, "F12": 2}
    for place in stubs.values():
        assert hex_at(place.at).beyond(place.stub) == hex_at("E11")
        assert opposite(place.stub) in MAP["E11"].tile.exits


def test_the_five_large_companies_have_two_red_areas_each():
    areas = Counter(place.area for place in MAP.values() if place.area)
    assert areas == {"Sx": 2, "Pr": 2, "By": 2, "kk": 2, "Ug": 2}
    for name, place in MAP.items():
        if place.area:
            assert name in COMPANIES[place.area].home


def test_there_are_five_companies_of_each_size_and_every_home_is_on_the_map():
    assert Counter(company.kind for company in COMPANIES.values()) == {"small": 5, "medium": 5, "large": 5}
    assert all(home in MAP for company in COMPANIES.values() for home in company.home)
    homes = {company.id: company.home[0] for company in COMPANIES.values() if company.kind != "large"}
    assert homes == {
        "EKJ": "D4",
        "OFE": "C25",
        "BCB": "D16",
        "MW": "F22",
        "VBW": "I9",
        "BN": "E11",
        "NWB": "E11",
        "ATE": "B8",
        "BTE": "D2",
        "KFN": "G19",
    }
    assert len({company.colour for company in COMPANIES.values()}) == 15


def test_shares_of_every_size_make_up_a_hundred_percent():
    assert all(sum(kind.shares) == 100 for kind in RULES.kinds.values())
    assert {size: kind.capital for size, kind in RULES.kinds.items()} == {"small": 4, "medium": 5, "large": 10}


def test_there_are_six_local_railways_of_each_size():
    assert Counter((local.kind, local.income) for local in LOCALS.values()) == {
        ("small", 5): 6,
        ("medium", 10): 6,
        ("large", 20): 6,
    }
    assert [local.price for local in LOCALS.values()] == [*range(25, 51, 5), *range(40, 66, 5), *range(55, 81, 5)]


def test_the_deck_has_33_cards_before_the_endless_ones():
    assert [card.rank for card in TRAINS] == list("abcdefghij")
    assert [card.count for card in TRAINS] == [5, 4, 4, 4, 4, 4, 4, 2, 2, None]
    assert [len(card.faces) for card in TRAINS] == [1, 2, 2, 3, 3, 3, 3, 3, 3, 3]


def test_what_the_first_of_a_face_rusts_was_sold_before_it():
    seen = set()
    for card in TRAINS:
        for face in card.faces:
            assert set(face.rusts) <= {(name) for name, size in seen if size == face.kind}
        seen |= {(face.name, face.kind) for face in card.faces}


def test_the_phases_follow_the_deck():
    assert [phase.rank for phase in PHASES] == [card.rank for card in TRAINS]
    assert [tuple(phase.limit.values()) for phase in PHASES] == [
        *((3,), (3, 3), (3, 3), (3, 3, 3), (2, 3, 3)),
        *((2, 2, 3), (2, 2, 3), (1, 2, 3), (1, 1, 3), (1, 1, 2)),
    ]


def test_thirteen_operating_rounds_have_a_price_of_locals_each():
    assert sum(RULES.operating_rounds) == len(RULES.local_prices) == 13
    assert RULES.local_prices[-1] == 120


def test_the_chart_has_46_prices_and_every_start_is_one_of_them():
    assert len(CHART.prices) == 46
    assert list(CHART.prices) == sorted(CHART.prices)
    assert {price for kind in RULES.kinds.values() for price in kind.par} <= set(CHART.prices)


def test_the_map_is_as_it_was_collected():
    for place in collected("map")["hexes"]:
        mine = MAP[printed(place["coord"])]
        assert mine.colour == place["source_color"]
        assert [(stop.kind, set(stop.exits)) for stop in mine.tile.stops] == [
            (node["kind"], set(node["exits"])) for node in place["tile"]["nodes"]
        ]
        for edge in EDGES:
            neighbour = place["all_neighbors"].get(str(edge))
            beyond = name_of(hex_at(mine.at).beyond(edge), odd_top=True)
            assert (beyond in MAP) == bool(neighbour)


def test_trains_and_chart_are_as_they_were_collected():
    for card, known in zip(TRAINS, collected("trains")["trains"], strict=True):
        faces = {face.name: face.price for face in card.faces}
        assert faces == {face["name"][:-1]: face["price"] for face in (known, *known["variants"])}
        assert (card.count or "unlimited") == known["count"]
    (row,) = collected("market")["rows"]
    assert [place["price"] for place in row] == list(CHART.prices)
    assert {local["sym"]: local["value"] for local in collected("companies")["companies"]} == {
        local.id: local.price for local in LOCALS.values()
    }


def test_red_areas_are_called_by_their_cities():
    # Companies 2.4.
    areas = {at: hex_text(everything(), at).params for at, one in MAP.items() if one.area is not None}
    called = {"Sx": "Dresden", "Pr": "Berlin", "By": "München", "kk": "Wien", "Ug": "Budapest"}
    assert len(areas) == 2 * len(called)
    assert areas == {at: {"hex": at, "name": called[MAP[at].area]} for at in areas}
