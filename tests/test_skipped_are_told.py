"""What is skipped is told after the tests: how many of which folder, and why."""

import pytest

from tests import shared
from tests.shared import told_of_skipped

HERE, THERE = "tests/engine/eighteenxx", "tests/storage"


def test_one_line_tells_of_all_that_were_skipped_why_and_where():
    skipped = [(HERE, "there are no records"), (THERE, "only as root"), (HERE, "there are no records")]
    assert told_of_skipped(skipped) == f"only as root: 1 of {THERE}; there are no records: 2 of {HERE}"


def test_what_is_not_beside_the_project_is_named_and_nothing_more_than_is_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(shared, "SHARED", tmp_path / "shared")
    with pytest.raises(pytest.skip.Exception, match=r"^\.\./shared is not beside"):
        shared.shared("data", "map.json")
    (tmp_path / "shared").mkdir()
    with pytest.raises(pytest.skip.Exception, match=r"^\.\./shared/data/map\.json is not beside"):
        shared.shared("data", "map.json")
