"""What the pictures and the channel are shown of a position."""

from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Auction, Bid, Build, Pass
from tests.engine.german_railways.positions import play, position


def test_railroads_show_their_networks_money_shares_and_links():
    state = position(
        networks={"PO": ("H15",), "NME": ("H15", "J14")},
        treasuries={"NME": 7},
        owners={"NME": (2, 0, 2), "PO": (1,)},
    )
    views = {there.id: there for there in GERMAN.view(state, None).railroads}
    there = views["NME"]
    assert (there.treasury, there.income, there.hexes) == (7, 4, ("K15", "H15", "J14"))
    assert there.cities == ("Breslau", "Posen", "Liegnitz")
    assert there.locomotives == 17 - 3
    assert there.holders == {0: 1, 2: 2}
    assert (there.unsold, there.on_offer) == (0, False)
    assert there.links == ("PO",)
    assert views["PO"].links == ("NME",)
    assert views["PO"].on_offer
    assert [id_ for id_, each in views.items() if not each.pays] == ["BHE"]


def test_players_show_cash_income_and_shares_in_the_order_of_the_auctions():
    state = position(owners={"BHE": (1,), "PO": (1, 1)}, cash=(5, 6, 7))
    ada, ben, cleo = GERMAN.view(state, None).seats
    assert (ben.cash, ben.income, list(ben.shares.items())) == (6, 3 + 3 + 1, [("PO", 2), ("BHE", 1)])
    assert list(ada.shares) == ["NME", "KSS", "KBS", "MWB", "GBS", "CME"]
    assert cleo.shares == {}


def test_the_turn_order_track_shows_who_has_had_an_action():
    state = position(order=(2, 0, 2))
    view = GERMAN.view(state, None)
    assert (view.stage, view.order, view.at, view.to_move) == ("actions", (2, 0, 2), 0, (2,))
    play(state, Pass(2))
    view = GERMAN.view(state, None)
    assert (view.at, view.to_move) == (1, (0,))


def test_an_auction_in_play_lies_over_the_track():
    state = position(order=(2, 0, 1))
    play(state, Auction(2, "PO"))
    play(state, Bid(2, 4))
    view = GERMAN.view(state, None)
    assert (view.stage, view.order, view.at) == ("actions", (2, 0, 1), 0)
    assert (view.auction.railroad, view.auction.opening, view.auction.price) == ("PO", False, 4)
    assert view.auction.standings == ("asked", "asked", "leads")
    assert (view.auction.bidder, view.auction.turn) == (2, 0)


def test_the_latest_build_is_kept_to_be_shown():
    state = position(networks={"MWB": ("J8",)}, treasuries={"KSS": 9})
    assert GERMAN.view(state, None).built is None
    play(state, Build(0, "KSS", ("J8",)))
    built = GERMAN.view(state, None).built
    assert (built.seat, built.railroad, built.hexes, built.cost, built.linked) == (0, "KSS", ("J8",), 3, ("MWB",))
    assert built.paid[0] > 0


def test_railroads_that_are_linked_enough_are_told():
    state = position(networks={"PO": ("G9",), "NME": ("G10",), "KSS": ("H10",), "KBS": ("K10",), "MWB": ("K10",)})
    assert GERMAN.view(state, None).linked_enough == ("PO", "NME", "KSS")


def test_places_are_shown_when_the_game_is_over():
    state = position(owners=dict.fromkeys(("PO", "NME", "KSS", "KBS", "MWB", "GBS", "CME", "BHE"), (0, 0, 0)))
    state.cash = [1, 5, 5]
    state.railroads["GBS"].hexes += ["P2", "P4", "Q2", "Q3", "O2", "O3", "P5", "P6", "Q4", "Q5", "Q6", "O4", "O5", "N4"]
    for seat in range(3):
        play(state, Pass(seat))
    view = GERMAN.view(state, None)
    assert (view.stage, view.ending, view.places, view.to_move) == ("over", "stalemate", ((1, 2), (0,)), ())
