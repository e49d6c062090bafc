"""The mountain railways pay and the locals operate when all pass in the auction (1854 A8, A9, N7)."""

from engine.eighteenxx.moves import BuyTrain, LayTile, Pass
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table

SOLD = {"P1": ADA, "P2": BO, "P3": CY, "1": DI, "2": ADA}


def all_pass(turn=BO):
    table = Table(cash=500).auction(turn, sold=SOLD)
    table.play(*(Pass((turn + at) % 4) for at in range(4)))
    return table


def test_n7_a8_all_pass_the_railways_pay_and_the_locals_have_whole_turns():
    table = all_pass()
    assert table.cash_of() == (505, 510, 515, 500)
    assert (table.round, table.on_turn, table.state.frame.actors) == ("operating", "1", ["1", "2"])
    assert (table.stations("1"), table.stations("2")) == ("J38.0", "")
    assert table.kinds() == {"tile", "pass"}
    hex_ = next(iter(table.offers(LayTile, "hex")))
    tile = next(iter(table.offers(LayTile, "tile", hex=hex_)))
    table.play(LayTile(DI, hex_, tile, int(next(iter(table.offers(LayTile, "rotation", hex=hex_, tile=tile))))))
    while "train" not in table.kinds():
        table.play(Pass(DI))
    table.play(BuyTrain(DI, "deck 1+", 100))
    assert table.owned("1") == "1+1:1+"


def test_n7_a9_then_it_is_left_of_the_last_buyer_and_it_may_happen_again():
    table = all_pass()
    while table.round == "operating":
        table.pass_company()
    # A was the last buyer. No operating round has been counted, and phase 2 stays.
    assert (table.round, table.to_move, table.state.calendar.operating, table.state.depot.phase) == (
        "auction",
        BO,
        0,
        "2",
    )
    table.play(Pass(BO), Pass(CY), Pass(DI), Pass(ADA))
    assert (table.round, table.cash_of(ADA)) == ("operating", (510,))
    assert not table.state.turn.first


def test_a8_no_local_is_sold_yet():
    table = Table(cash=500).auction(BO, sold={"P1": ADA})
    table.play(Pass(BO), Pass(CY), Pass(DI), Pass(ADA))
    assert (table.round, table.to_move, table.cash_of(ADA)) == ("auction", BO, (505,))
