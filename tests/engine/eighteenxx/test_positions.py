"""The position builder does what its docstring shows."""

import textwrap

from engine.eighteenxx.moves import Run
from tests.engine.eighteenxx import positions
from tests.engine.eighteenxx.g18cz.rulebook.positions import ADA, BO, Table


def test_the_example_of_the_position_builder_sets_up_a_position_and_plays_from_it():
    example = positions.__doc__.split("::", 1)[1].split("\n\n")[1]
    names = {"Table18cz": Table, "ADA": ADA, "BO": BO, "Run": Run}
    exec(textwrap.dedent(example), names)
    table = names["table"]
    assert table.state.turn.revenue == 40
    assert (table.tile("D2"), table.stations("EKJ")) == ("57", "D4.0")
    assert (table.held("EKJ", ADA), table.held("EKJ", BO), table.held("EKJ", "ipo")) == (50, 25, 25)
    assert (table.owned("EKJ"), table.price("EKJ"), table.state.depot.phase) == ("a1:2", 70, "d")
    assert table.state.charters["EKJ"].cash == 120
    assert table.state.private_companies["S1"].owner == "EKJ"
