"""What a place pays in each phase."""

import pytest

from rendering.eighteenxx.phase_values import paying

LATE = ("green", "brown", "gray")
TWICE = ("yellow", "brown")


@pytest.mark.parametrize(
    ("phases", "tiles", "figure"),
    [
        (LATE, "yellow", None),
        (LATE, "green", 0),
        (LATE, "brown", 1),
        (LATE, "gray", 2),
        (TWICE, "yellow", 0),
        (TWICE, "green", 0),
        (TWICE, "brown", 1),
        (TWICE, "gray", 1),
    ],
)
def test_a_figure_counts_until_the_next_one_does(phases, tiles, figure):
    assert paying(phases, tiles) == figure
