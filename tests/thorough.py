"""How much is tried whenever the tests run, and how much where somebody asks for it.

What takes long is tried of a few games and positions each time, and of the others by ``-m long``. What is left to chance
is tried a few times in either, and many times where somebody asks for that:
``STATIONMASTER_TEST_THOROUGH=1 python -m pytest -m long`` tries everything many times, which takes most of an hour.
"""

import os
from collections.abc import Iterable

import pytest

THOROUGH = os.environ.get("STATIONMASTER_TEST_THOROUGH") == "1"


def times(briefly: int, thoroughly: int) -> int:
    """Return one of two numbers of trials."""
    return thoroughly if THOROUGH else briefly


def in_turn(games: Iterable[object], languages: Iterable[object]) -> list[tuple[object, object]]:
    """Return pairs of a game and a language: each game with one of the languages, in turn, or each with all of them.

    What a game never translates is English in every language; that each language says all that English does, the tests of
    the catalogue show.
    """
    listed = list(languages)
    return [
        (game, listed[(first + more) % len(listed)])
        for first, game in enumerate(games)
        for more in range(times(1, len(listed)))
    ]


def a_few(values: Iterable[object], number: int) -> list[pytest.ParameterSet]:
    """Return values for a parameter of a test: as many of them, evenly spread, are tried each time, all others by ``-m long``."""
    listed = list(values)
    kept = {round(place * (len(listed) - 1) / max(1, number - 1)) for place in range(number)}
    return [each if place in kept else _long(each) for place, each in enumerate(map(_parameters, listed))]


def long_but(values: Iterable[object], *always: object) -> list[pytest.ParameterSet]:
    """Return values for a parameter of a test: those in ``always`` are tried each time, all others by ``-m long``."""
    listed = list(values)
    assert all(each in listed for each in always)
    return [_parameters(each) if each in always else _long(_parameters(each)) for each in listed]


def _parameters(value: object) -> pytest.ParameterSet:
    if isinstance(value, pytest.ParameterSet):
        return value
    return pytest.param(*value) if isinstance(value, tuple) else pytest.param(value)


def _long(value: pytest.ParameterSet) -> pytest.ParameterSet:
    return pytest.param(*value.values, id=value.id, marks=[*value.marks, pytest.mark.long])
