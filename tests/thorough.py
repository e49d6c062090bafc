"""How often what is left to chance is tried: a few times whenever the tests run, and many times where somebody asks for it.

``STATIONMASTER_TEST_THOROUGH=1 python -m pytest -m long`` tries everything many times, which takes most of an hour.
"""

import os

THOROUGH = os.environ.get("STATIONMASTER_TEST_THOROUGH") == "1"


def times(briefly: int, thoroughly: int) -> int:
    """Return one of two numbers of trials."""
    return thoroughly if THOROUGH else briefly
