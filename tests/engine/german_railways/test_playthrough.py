"""A whole game kept as text: a change of the rules, or of how opponents plan, shows as a difference here.

Where the difference is meant, ``python -m tests.engine.german_railways.telling`` writes it anew.
"""

from tests.engine.german_railways.telling import KEPT, tell


def test_the_game_goes_as_it_was_told():
    kept, told = KEPT.read_text("utf-8").splitlines(), tell().splitlines()
    for number, (before, now) in enumerate(zip(kept, told, strict=False), start=1):
        assert now == before, f"{KEPT.name} line {number}"
    assert len(told) == len(kept)
