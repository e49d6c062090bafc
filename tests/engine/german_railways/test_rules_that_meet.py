"""Positions in which several rules of German Railways meet."""

import pytest

from engine.core import codec
from engine.core.game import Setup
from engine.german_railways.facts import printed_facts
from engine.german_railways.moves import Auction, Bid, Build, Pass
from engine.german_railways.rounds import lay_out
from tests.engine.german_railways.positions import income_of, play, player_income, position, refusal

ALL = tuple(printed_facts().railroads)


def test_who_buys_first_with_the_last_taler_of_all_takes_the_other_opening_shares_for_nothing():
    state = lay_out(Setup("german", 3), "nobody has money")
    state.cash = [0, 1, 0]
    play(state, Pass(0))
    play(state, Bid(1, 1))
    assert [railroad.owners for railroad in state.railroads.values()] == [[1]] * 8
    assert [railroad.treasury for railroad in state.railroads.values()] == [1, *[0] * 7]
    assert (state.cash, player_income(state, 1)) == ([0, 0, 0], 3 + 2 + 1 + 3 + 2 + 1 + 1 + 1)
    assert state.ending is None, "Baden can still build a hex for nothing"


@pytest.mark.parametrize(("others", "allowed"), [(("NME", "PO", "KSS"), True), (("NME", "PO", "KSS", "GBS"), False)])
def test_surcharges_count_towards_the_5_taler_of_koeln_minden(others, allowed):
    state = position(networks={**dict.fromkeys(others, ("L1",)), "CME": ("K0",)}, treasuries={"CME": 20})
    refused = refusal(state, Build(0, "CME", ("L1",)))
    assert (refused is None) == allowed
    assert allowed or refused.text.key == "german.build.spends_most"


def test_a_link_made_a_second_time_pays_nothing_beside_a_new_one():
    networks = {"PO": ("H15", "H14", "H13", "G14"), "NME": ("H15", "H12", "F14"), "BHE": ("H12",)}
    owners = {**dict.fromkeys(ALL, (1,)), "PO": (0,)}
    state = position(networks=networks, treasuries={"PO": 30}, owners=owners)
    before = {railroad: income_of(state, railroad) for railroad in ALL}
    again = codec.clone(state)
    play(again, Build(0, "PO", ("F14",)))
    assert (again.built.linked, again.built.paid) == ((), (0, 0, 0))
    play(state, Build(0, "PO", ("F14", "H12")))
    assert (state.built.linked, state.built.cost) == (("BHE",), 3 + 4)
    # The builder pays twice what it has come to; Berlin-Hamburg has not joined its two cities and pays nothing.
    others = sum(before[railroad] for railroad in ALL if railroad not in {"PO", "BHE"})
    assert state.built.paid == (2 * (before["PO"] + 2), others, 0)


def test_third_shares_are_open_to_the_next_player_of_the_round_in_which_the_last_second_one_is_sold():
    state = position(owners={**dict.fromkeys(ALL, (0, 1)), "BHE": (2,)}, cash=(5, 5, 5))
    for move in (Auction(0, "BHE"), Bid(0, 1), Pass(1), Bid(2, 2), Pass(0)):
        play(state, move)
    assert state.railroads["BHE"].owners == [2, 2]
    play(state, Auction(1, "PO"))
    assert state.bidding.turn == 1
