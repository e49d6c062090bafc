"""Games kept as text: a change of the rules shows as a difference here.

Where the difference is meant, ``python -m tests.playthroughs.telling`` writes games anew, and
``python -m tests.playthroughs.telling_campaigns`` whole campaigns.
"""

import pytest

from tests.playthroughs import telling_campaigns
from tests.playthroughs.telling import FOLDER, KEPT, tell
from tests.thorough import long_but


@pytest.mark.parametrize("name", long_but(KEPT, "europe-2p"))
def test_game_goes_as_it_was_told(name):
    compare(name, tell(*KEPT[name]).splitlines())


@pytest.mark.long
@pytest.mark.parametrize("name", telling_campaigns.KEPT)
def test_a_whole_campaign_goes_as_it_was_told(name):
    compare(name, telling_campaigns.tell(*telling_campaigns.KEPT[name]).splitlines())


def compare(name, told):
    kept = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    for number, (before, now) in enumerate(zip(kept, told, strict=False), start=1):
        assert now == before, f"{name}.txt line {number}"
    assert len(told) == len(kept)


def test_every_kept_game_is_told_again():
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*KEPT, *telling_campaigns.KEPT}
