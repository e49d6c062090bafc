"""The worked examples of the rulebook, one by one."""

from engine.core.rng import Rng
from engine.german_railways import bag
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Auction, Bid, Build, Pass
from tests.engine.german_railways.positions import income_of, network_worth, play, player_income, position, said

SUSAN, JEFF, TINA, DAVID, HARRY = range(5)


class Drawing(Rng):
    """Luck that is told what to draw: places in the bag, which holds the markers seat by seat."""

    places: list[int] = []

    def below(self, limit):
        place = self.places.pop(0)
        assert place < limit
        return place


def five_players():
    """Susan has 8, Jeff and Tina 6, David 4, Harry 3."""
    return position(
        players=5,
        networks={
            "PO": network_worth("PO", 5),
            "NME": network_worth("NME", 3),
            "KSS": network_worth("KSS", 6),
            "BHE": network_worth("BHE", 4),
            "GBS": network_worth("GBS", 3),
        },
        owners={
            "PO": (SUSAN,),
            "NME": (SUSAN,),
            "KBS": (JEFF, JEFF),
            "KSS": (TINA,),
            "BHE": (DAVID,),
            "GBS": (HARRY,),
            "MWB": (),
            "CME": (),
        },
    )


def test_susan_has_an_income_of_8():
    state = five_players()
    assert (income_of(state, "PO"), income_of(state, "NME")) == (5, 3)
    assert player_income(state, SUSAN) == 8


def test_the_bag_is_filled_with_1_2_2_3_and_4_markers():
    state = five_players()
    assert [player_income(state, seat) for seat in range(5)] == [8, 6, 6, 4, 3]
    assert bag.markers(state) == (1, 2, 2, 3, 4)


def test_tina_susan_harry_tina_and_jeff_are_drawn_and_david_is_out_of_luck():
    state = five_players()
    # S J J T T D D D H H H H: Tina, Susan, Harry, Tina again, Jeff.
    state.rng = Drawing("told", places=[3, 0, 6, 2, 0])
    filled, drawn = bag.draw(state)
    assert state.frames[-1].actors == [TINA, SUSAN, HARRY, TINA, JEFF]
    assert drawn.reveals
    assert not filled.reveals
    seats = []
    while state.round == 2 and len(seats) < 5:
        seats += GERMAN.actors(state)
        if len(seats) < 5:
            play(state, Pass(seats[-1]))
    assert seats == [TINA, SUSAN, HARRY, TINA, JEFF]


def test_tina_buys_a_share_of_the_ostbahn_and_her_income_goes_from_31_to_39():
    state = position(
        players=3,
        networks={id_: network_worth(id_, worth) for id_, worth in {"PO": 8, "KSS": 10, "KBS": 12, "NME": 9}.items()},
        owners={"KSS": (TINA,), "KBS": (TINA,), "NME": (TINA,)},
        order=(TINA, SUSAN, JEFF),
    )
    assert (income_of(state, "PO"), player_income(state, TINA)) == (8, 31)
    play(state, Auction(TINA, "PO"))
    play(state, Bid(TINA, 3))
    play(state, Pass(SUSAN))
    events = play(state, Pass(JEFF))
    assert player_income(state, TINA) == 39
    assert next(e.text.params["income"] for e in events if e.text.key == "german.auction.sold") == 39
    assert state.railroads["PO"].treasury == 3


def test_susan_builds_across_the_mountain_into_halle_for_7():
    state = position(networks={"MWB": ("J4", "J5", "J6"), "KSS": ("J8",)}, treasuries={"MWB": 10})
    play(state, Build(SUSAN, "MWB", ("J7", "J8")))
    # 4 for the mountain, 2 for Halle and 1 more, as an orange locomotive is there.
    assert state.built.cost == 7
    assert state.railroads["MWB"].treasury == 3
    assert state.cash[SUSAN] == 20 + sum(state.built.paid[:1])


def test_bamberg_adds_1_koeln_2_and_hamburg_3():
    for railroad, network, city, more in (
        ("KBS", ("N8",), "N7", 1),
        ("CME", ("K1",), "L1", 2),
        ("BHE", ("D6",), "D5", 3),
    ):
        state = position(networks={railroad: network}, treasuries={railroad: 9})
        before, own = income_of(state, railroad), player_income(state, SUSAN)
        play(state, Build(SUSAN, railroad, (city,)))
        assert income_of(state, railroad) == before + more
        assert player_income(state, SUSAN) == own + more


def posen(switches=None):
    """The Ostbahn stands before Posen, where Niederschlesien is; both it and Berlin-Hamburg will have 9."""
    # Königsberg 3 and five cities that nobody else has; with Posen they make 9.
    ostbahn = ("B15", "B18", "E15", "E16", "F14", "H16")
    berlin_hamburg = ("D5", "G9", "C6", "C8")
    owners = dict.fromkeys(("KSS", "KBS", "MWB", "GBS", "CME"), ())
    return position(
        networks={"PO": ostbahn, "NME": ("H15",), "BHE": berlin_hamburg},
        treasuries={"PO": 5},
        owners={**owners, "PO": (JEFF,), "NME": (TINA,), "BHE": (SUSAN, SUSAN)},
        order=(JEFF, SUSAN, TINA),
        switches=switches,
    )


def test_the_link_at_posen_pays_susan_18_on_two_shares_of_berlin_hamburg():
    state = posen()
    assert income_of(state, "BHE") == 9
    events = play(state, Build(JEFF, "PO", ("H15",)))
    assert income_of(state, "PO") == 9
    assert state.built.linked == ("NME",)
    assert state.cash[SUSAN] == 20 + 18
    assert "german.build.dividends" in said(events)


def test_two_shares_of_the_builder_would_bring_36():
    state = posen()
    state.railroads["PO"].owners = [JEFF, JEFF]
    play(state, Build(JEFF, "PO", ("H15",)))
    assert state.cash[JEFF] == 20 + 36


def test_main_weser_rises_from_2_to_5_at_frankfurt_am_main():
    state = position(networks={"MWB": ("L4", "M3")}, treasuries={"MWB": 3})
    assert income_of(state, "MWB") == 2
    events = play(state, Build(SUSAN, "MWB", ("N3",)))
    assert income_of(state, "MWB") == 5
    assert next(e.text.params for e in events if e.text.key == "german.build.income") == {
        "railroad": "Main-Weser",
        "before": 2,
        "after": 5,
    }
