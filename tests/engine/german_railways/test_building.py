"""Building track: what is refused, what is offered, and what each offer says (rulebook, "Building track")."""

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.core.moves import Chain
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.building import BuildPlan
from engine.german_railways.facts import printed_facts
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Build
from tests.engine.german_railways.positions import play, position, refusal, said

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Émile")
TEXTS = Texts("en", strict=True)


def labels(state, railroad, *hexes):
    slot = GERMAN.slot(state, 0, Build, "hexes", {"railroad": railroad, "hexes": hexes})
    assert isinstance(slot, Chain)
    return {option.value: TEXTS.sentence(option.label, NAMES, plain=True) for option in slot.options}


@pytest.mark.parametrize(
    ("railroad", "hexes", "key"),
    [
        ("PO", ("Z9",), "no_such_hex"),
        ("PO", ("A20",), "already_there"),
        ("PO", ("B20", "B20"), "already_there"),
        ("PO", ("C19",), "not_touching"),
        ("PO", ("B20", "C19", "B19", "B18", "C18"), "too_many"),
        ("KSS", ("K9", "J9", "L9"), "too_many"),
        ("KSS", ("K7",), "taken"),
        ("NME", ("L15", "L14", "L13"), "too_costly"),
    ],
)
def test_refusals_say_what_is_wrong_and_which_section(railroad, hexes, key):
    state = position(networks={"MWB": ("K7",)}, treasuries={"PO": 50, "KSS": 50, "NME": 7})
    before = codec.encode_state(state)
    draft = codec.clone(state)
    refused = refusal(draft, Build(0, railroad, hexes))
    assert refused.text.key == f"german.build.{key}"
    assert TEXTS.sentence(refused.text, NAMES)
    assert TEXTS.sentence(refused.rule)
    assert codec.encode_state(state) == before


def test_a_railroad_that_there_is_not_builds_nothing():
    assert refusal(position(), Build(0, "XY", ("B20",))).text.key == "german.auction.no_such_railroad"


def test_rural_hexes_block_and_cities_are_shared():
    state = position(networks={"MWB": ("K7", "J8")}, treasuries={"KSS": 50})
    open_ = BuildPlan(BoardAnalysis(state), "KSS").options()
    assert "K7" not in open_
    assert "J8" in open_


def test_a_network_does_not_build_on_from_another_railroads():
    state = position(networks={"NME": ("B20", "B19")}, treasuries={"PO": 50})
    assert BuildPlan(BoardAnalysis(state), "PO").options() == []


def test_niederschlesien_pays_no_surcharge_in_cities():
    networks = {"PO": ("L15",), "KSS": ("L15",)}
    state = position(networks=networks, treasuries={"NME": 9})
    play(state, Build(0, "NME", ("L15",)))
    assert state.built.cost == 2
    assert state.built.linked == ("PO", "KSS")


def test_the_first_hex_must_be_payable_by_itself():
    state = position(treasuries={"PO": 1, "KBS": 1})
    assert [option.value for option in GERMAN.slot(state, 0, Build, "railroad", {}).options] == ["GBS"]


def test_offers_are_only_for_own_railroads():
    state = position(owners={"PO": (1,)}, treasuries={"PO": 9})
    assert "PO" not in {option.value for option in GERMAN.slot(state, 0, Build, "railroad", {}).options}
    assert labels(state, "PO") == {}


def test_what_is_offered_says_cost_income_links_and_dividends():
    state = position(
        networks={"MWB": ("J8",), "PO": ("K10",)},
        treasuries={"KSS": 20},
        owners={"KSS": (0,), "MWB": (1, 1), "PO": (2,), "NME": (), "KBS": (), "GBS": (), "CME": (), "BHE": ()},
    )
    first = labels(state, "KSS")
    assert first["K9"] == "K9 (hill): 3 T (3)"
    assert first["J8"] == "J8 Halle: 3 T (3), +1, link: Ada 4, Ben 6 and Cleo 5"
    assert "link" not in first["K7"]
    second = labels(state, "KSS", "J8")
    assert second["K9"] == "K9 (hill): 3 T (6), +1, link: Ada 4, Ben 6 and Cleo 5"
    assert labels(state, "KSS", "K9")["K10"] == "K10 Dresden: 4 T (7), +2, link: Ada 6, Ben 6 and Cleo 5"


def test_a_city_without_a_link_says_how_the_income_rises():
    state = position(treasuries={"NME": 9})
    assert labels(state, "NME")["L15"] == "L15 Waldenburg: 2 T (2), income +1 (then 3)"


def test_the_longest_offers_fit_in_a_menu():
    networks = dict.fromkeys(("PO", "NME"), ("P2", "N3", "S7", "A20", "G9", "D5", "L1", "K10", "K15", "N5", "N7"))
    networks["MWB"] = ("L4", "M3")
    owners = dict.fromkeys(("PO", "NME", "KSS"), (0, 1, 2)) | dict.fromkeys(("KBS", "MWB", "GBS"), (3, 4, 4))
    state = position(players=5, networks=networks, owners=owners, treasuries={"MWB": 50}, order=(3, 0, 1, 2, 4))
    slot = GERMAN.slot(state, 3, Build, "hexes", {"railroad": "MWB", "hexes": ()})
    said_of = {option.value: TEXTS.sentence(option.label, NAMES, plain=True) for option in slot.options}
    assert "Émile" in said_of["N3"]
    assert max(map(len, said_of.values())) <= 100


def test_nonsense_in_a_form_is_answered():
    state = position(treasuries={"KSS": 9})
    for chosen in (
        {},
        {"railroad": "XY"},
        {"railroad": 7, "hexes": "J8"},
        {"railroad": "KSS", "hexes": ["Z9"]},
        {"railroad": "KSS", "hexes": [None, 4]},
        {"railroad": "KSS", "hexes": ("K9", "Z9")},
    ):
        assert isinstance(GERMAN.slot(state, 0, Build, "hexes", chosen), Chain)
        assert GERMAN.slot(state, 0, Build, "railroad", chosen).options


def test_a_list_may_end_after_its_first_hex_and_not_before():
    state = position(treasuries={"KSS": 9})
    assert not GERMAN.slot(state, 0, Build, "hexes", {"railroad": "KSS", "hexes": ()}).may_end
    assert GERMAN.slot(state, 0, Build, "hexes", {"railroad": "KSS", "hexes": ("K9",)}).may_end
    full = GERMAN.slot(state, 0, Build, "hexes", {"railroad": "KSS", "hexes": ("K9", "J8")})
    assert full.may_end
    assert full.options == ()


def test_a_build_is_told_with_its_income_links_and_dividends():
    state = position(networks={"MWB": ("J8",)}, treasuries={"KSS": 9})
    events = play(state, Build(0, "KSS", ("J8",)))
    assert said(events) == [
        "german.build.built",
        "german.build.income",
        "german.build.linked",
        "german.build.dividends",
    ]


def test_every_start_city_is_shared_too():
    for printed in printed_facts().railroads.values():
        assert printed_facts().hexes[printed.start].city is not None
