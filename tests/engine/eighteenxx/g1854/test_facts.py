"""Every printed count of 1854, and every fact against what was collected (1854 A2, D1, D2, D4, D5, T1-T4, F, R6.3, R6.5)."""

import json
from collections import Counter

import pytest

from engine.eighteenxx.g1854.printed import everything
from engine.hexes import hex_at, name_of, opposite
from tests.engine.eighteenxx.shared import facts

PRINTED = everything()
MAP, COMPANIES, FIGURES = PRINTED.hexes, PRINTED.companies, PRINTED.figures
LOCAL_MAP = [name for name in MAP if name >= "I29"]
COLOURS = ("yellow", "green", "brown", "gray")


def collected(name):
    return json.loads(facts(f"1854/1854_{name}.json"))


def corrections():
    return json.loads(facts("1854/corrections.json"))


def worth(name, stop=0):
    """What a stop of the printed map pays in each colour of phase."""
    return tuple(MAP[name].tile.stops[stop].revenue_in(colour) for colour in COLOURS)


def test_two_maps_lie_on_one_ground_of_100_hexes_and_do_not_touch():
    """1854 D1, R12."""
    assert len(MAP) == 100
    assert len(LOCAL_MAP) == 25
    assert {name_of(hex_at(name), odd_top=True) for name in MAP} == set(MAP)
    for (here, _), crossing in PRINTED.ground.crossings.items():
        assert (here in LOCAL_MAP) == (crossing.to in LOCAL_MAP)


def test_every_hex_of_the_maps_is_as_it_was_collected():
    """1854 D1."""
    fixed = corrections()["map"]
    hexes = {place["coord"]: place for place in collected("map")["hexes"]}
    assert set(hexes) == set(MAP)
    for name, place in hexes.items():
        printed, tile = MAP[name], place["tile"]
        assert printed.colour == place["source_color"]
        assert printed.name == fixed["names"].get(name, place["location_name"]) or name == "E27"
        through = fixed.get(name, {}).get("node_kind", {}).get("to")
        assert [(stop.kind, list(stop.exits)) for stop in printed.tile.stops] == [
            (through or node["kind"], sorted(node["exits"])) for node in tile["nodes"]
        ]
        assert set(tile["exits"]) == printed.tile.exits
        assert printed.tile.label == ("W" if "label=W" in tile["source"] else None)
        upgrades = {upgrade["cost"]: upgrade["terrain"] for upgrade in tile.get("upgrades", ())}
        terrain = ["water"] if name == "K33" else next(iter(upgrades.values()), [])
        assert (printed.cost, printed.terrain) == (
            next(iter(upgrades), None),
            {"water": "river"}.get(terrain[0], terrain[0]) if terrain else None,
        )


def test_every_stop_of_the_maps_pays_what_was_collected():
    """1854 D1, D4: F28 pays 70; what has no gray figure pays its brown one."""
    fixed = corrections()["map"]
    for place in collected("map")["hexes"]:
        for number, node in enumerate(place["tile"]["nodes"]):
            told = fixed.get(place["coord"], {}).get("revenue", {}).get("to", node["revenue"])
            told = told if isinstance(told, dict) else dict.fromkeys(COLOURS, told)
            assert worth(place["coord"], number) == tuple(told.get(colour, told["brown"]) for colour in COLOURS)


@pytest.mark.parametrize(
    ("name", "pays"),
    [
        ("A19", (20, 30, 50, 50)),
        ("A25", (20, 30, 40, 40)),
        ("C27", (20, 30, 40, 50)),
        ("D28", (30, 40, 50, 60)),
        ("E27", (30, 40, 50, 60)),
        ("I19", (20, 30, 30, 40)),
        ("I15", (20, 30, 40, 50)),
        ("H10", (30, 40, 50, 60)),
        ("G1", (20, 20, 20, 20)),
        ("E1", (20, 30, 40, 50)),
        ("D4", (0, 20, 30, 40)),
        ("D12", (20, 30, 40, 50)),
        ("D0", (90, 90, 90, 90)),
        ("F28", (70, 70, 70, 70)),
        ("I29", (10, 20, 30, 30)),
        ("M39", (10, 20, 30, 30)),
        ("J28", (10, 20, 30, 30)),
        ("M35", (10, 20, 30, 30)),
        ("L28", (20, 20, 20, 20)),
        ("M31", (10, 10, 10, 10)),
        ("M37", (10, 10, 10, 10)),
        ("C13", (10, 10, 10, 10)),
        ("H12", (10, 10, 10, 10)),
        ("F14", (10, 10, 10, 10)),
        ("C23", (40, 40, 40, 40)),
        ("J38", (20, 20, 20, 20)),
    ],
)
def test_printed_stops_pay_by_the_colour_of_the_phase(name, pays):
    """1854 D4."""
    assert worth(name) == pays


def test_what_trains_do_on_single_hexes():
    """1854 R7.4, R7.5: where only the Orient Express runs, what it passes, and the shortcut."""
    assert {name for name, place in MAP.items() if place.only} == {"D0", "F28"}
    assert {name for name, place in MAP.items() if place.through} == {"E1", "D28", "E27"}
    assert {name: place.toll for name, place in MAP.items() if place.toll} == {"D12": 10}
    assert MAP["D12"].tile.tracks == ((0, 4),)
    assert {PRINTED.ground.beyond("D12", edge) for edge in (0, 4)} == {"E11", "D14"}


def test_places_that_count_once():
    """1854 R7.2."""
    groups = {}
    for name, place in MAP.items():
        for stop in place.tile.stops:
            if stop.group:
                groups.setdefault(stop.group, set()).add(name)
    assert groups == {"Wien": {"C23"}, "Zürich": {"E1"}, "Budapest": {"D28", "E27"}, "Pölten": {"J38"}}
    wien = [PRINTED.tiles[name].tile for name in ("433", "451", "456")]
    assert {stop.group for tile in wien for stop in tile.stops} == {"Wien"}


def test_printed_track_without_a_stop():
    """1854 D4."""
    through = {name: place.tile.tracks for name, place in MAP.items() if place.tile.tracks}
    assert through == {"A21": ((0, 5),), "D12": ((0, 4),), "E27": ((3, 5),), "I31": ((0, 5),), "I37": ((0, 5),)}


def test_the_massif_and_the_hexes_without_tunnels():
    """1854 R5.2."""
    massif = sorted(name for name, place in MAP.items() if place.colour == "brown")
    assert massif == ["F12", "F14", "F18", "G11", "G13", "G17", "G5", "G7"]
    assert {name for name, place in MAP.items() if not place.tunnels} == {"D18", "D20"}


def test_the_approach_of_wien_is_a_stub_on_three_hexes():
    """1854 R4.8."""
    stubs = {name: place.stub for name, place in MAP.items() if place.stub is not None}
    assert {name: PRINTED.ground.beyond(name, edge) for name, edge in stubs.items()} == dict.fromkeys(
        ("B22", "C21", "D22"), "C23"
    )
    assert {opposite(edge) for edge in stubs.values()} == MAP["C23"].tile.exits


def test_companies_are_as_they_were_collected():
    """1854 T2-T4, R6.3."""
    told = collected("corporations")["corporations"]
    assert Counter(company.kind for company in COMPANIES.values()) == {"major": 8, "local": 6, "lag": 3}
    for company in told:
        printed, kind = COMPANIES[company["sym"]], PRINTED.kind(company["sym"])
        stations = printed.stations or kind.stations
        prices = [kind.station_prices[min(number, len(kind.station_prices) - 1)] for number in range(stations)]
        assert prices == company["token_prices"]
        assert list(kind.shares) == company["shares_percent"]
        if company["type"] == "major":
            assert printed.name == company["name"]
            assert printed.home == (company["home"],)
    for local in collected("companies")["minors"]:
        printed = COMPANIES[local["sym"]]
        assert (printed.name, printed.home) == (local["name"], (local["coordinates"],))
        assert PRINTED.kind(printed.id).station_prices == tuple(local["tokens"])


def test_homes():
    """1854 R6.5, D2, M5."""
    ways = {}
    for company in ("KE", "FJ", "SD", "1", "2"):
        home = COMPANIES[company]
        (edge,) = MAP[home.home[0]].tile.stops[home.city].exits
        ways[company] = PRINTED.ground.beyond(home.home[0], edge)
    assert ways == {"KE": "C21", "FJ": "B22", "SD": "D22", "1": "J36", "2": "K39"}
    homes = {company: COMPANIES[company].home for company in ("KR", "KT", "SB", "NT", "VB", "3", "4", "5", "6")}
    assert homes == {
        "KR": ("C17",),
        "KT": ("H18",),
        "SB": ("E13",),
        "NT": ("F8",),
        "VB": ("E3",),
        "3": ("M35",),
        "4": ("J32",),
        "5": ("J28",),
        "6": ("L28",),
    }
    assert {COMPANIES[lag].home for lag in "ABC"} == {("D18", "D20")}


def test_what_companies_of_a_kind_have_in_common():
    """1854 T2-T5, S5.2, S5.4, R9.1, R9.2, R5 (open 15)."""
    major, local, lag = (FIGURES.kinds[kind] for kind in ("major", "local", "lag"))
    assert major.par == (67, 72, 77, 82, 87, 93)
    assert (major.capital, FIGURES.floats_at, major.most_held) == (10, 50, 100)
    assert (major.runs, set(major.owns)) == (("normal", "orient"), {"normal", "plus", "orient"})
    assert (local.runs, local.owns, lag.runs, lag.owns) == (("plus",), ("plus",), ("normal",), ("normal",))
    assert (major.train_duty, local.train_duty, lag.train_duty) == ("with_route", "never", "with_route")
    assert (FIGURES.local_price, FIGURES.local_capital, FIGURES.merger_price) == (150, 150, 67)
    assert (major.tunnels, local.tunnels, lag.tunnels, FIGURES.tunnel_price) == (1, 0, 1, 100)
    assert (FIGURES.most_held_after_split, FIGURES.issued_by_split, FIGURES.retired_surcharge) == (60, 5, 30)
    assert set(FIGURES.yellow_lays) == {1}


def test_mountain_railways():
    """1854 T1, R4.9, R4.10, R7.6, A10."""
    told = {private.id: private for private in PRINTED.private_companies.values()}
    assert {name: (private.price, private.income) for name, private in told.items()} == {
        "P1": (20, 5),
        "P2": (50, 10),
        "P3": (70, 15),
        "P4": (170, 20),
        "P5": (190, 25),
    }
    costs = {private.free: MAP[private.free].cost for private in told.values()}
    assert costs == {"E5": 100, "F16": 100, "F20": 90, "F4": 120, "E23": 70}
    assert (told["P1"].discount, told["P2"].discount) == ({"mountain": 20}, {"tunnel": 40})
    assert told["P3"].bonus == {"F22": 10}
    assert (told["P4"].brings, told["P5"].brings) == ("VB", "SD")
    assert not FIGURES.private_companies_count
    for company in collected("companies")["companies"]:
        if company["sym"] in told:
            printed = told[company["sym"]]
            assert (printed.name, printed.price, printed.income) == (
                company["name"],
                company["value"],
                company["revenue"],
            )


def test_the_order_of_the_auction():
    """1854 A4."""
    order = [company["sym"] for company in collected("companies")["companies"]]
    assert [name.removeprefix("L") for name in order] == list(FIGURES.offer)


def test_trains():
    """1854 D5, F: counts, prices, reach, and what rusts what."""
    trains = {
        (face.name, card.count, face.price, face.reach, face.kind, face.rusts, face.retires)
        for card in PRINTED.cards.values()
        for face in card.faces
    }
    assert trains == {
        ("2", 6, 100, 2, "normal", (), True),
        ("3", 5, 200, 3, "normal", (), True),
        ("4", 4, 320, 4, "normal", ("2", "1+"), True),
        ("5", 3, 530, 5, "normal", ("2+",), False),
        ("6", 2, 670, 6, "normal", ("3", "3+"), False),
        ("8", None, 900, 8, "normal", ("4",), False),
        ("80x", None, 1200, 8, "orient", ("4",), False),
        ("1+", 6, 100, 1, "plus", (), False),
        ("2+", 4, 120, 2, "plus", (), False),
        ("3+", 3, 160, 3, "plus", (), False),
    }
    assert PRINTED.cards["2+"].from_phase == "3"
    for train in collected("trains")["trains"]:
        face = PRINTED.faces[train["name"]]
        assert (face.price, face.reach) == (train["price"], int(train["name"].rstrip("+")))


def test_phases():
    """1854 F (open 14): operating rounds, tiles, limits, deals."""
    assert [
        (phase.rank, phase.operating_rounds, phase.tiles, phase.deals, *phase.limit.values())
        for phase in PRINTED.phases.values()
    ] == [
        ("2", 1, "yellow", False, 4, 2),
        ("3", 2, "green", True, 4, 2),
        ("4", 2, "green", True, 3, 1),
        ("5", 3, "brown", True, 2, 2, 2),
        ("6", 3, "brown", True, 2, 2, 2),
        ("8", 3, "gray", True, 2, 2, 2),
    ]


def test_figures_by_number_of_players():
    """1854 A2, S5.5."""
    told = collected("setup")
    assert {str(number): cash for number, cash in FIGURES.cash.items()} == told["starting_cash"]
    assert FIGURES.bank == told["bank_cash"]
    assert (FIGURES.certificates, FIGURES.certificates_per_split) == (32, 5)
    assert FIGURES.certificate_limit == {number: 32 // number for number in (3, 4, 5, 6)}


def test_mail_contracts():
    """1854 R3.1, R10.1, A12."""
    for size, told in corrections()["mail_contracts"].items():
        if size != "source":
            contract = FIGURES.mail[size]
            assert (contract.count, contract.price) == (told["count"], told["price"])
            assert contract.income == tuple(told["income"][colour] for colour in COLOURS)


def test_rules_are_cited_by_their_numbers():
    assert PRINTED.rule("track") == "1854.rule.r4"
    assert {PRINTED.rule(subject) for subject in ("tunnels", "stations", "running")} == {
        "1854.rule.r5",
        "1854.rule.r6",
        "1854.rule.r7",
    }
