"""What was collected outside the project lies beside it, in ``../shared``: facts, recorded games, Discord's description.

A test that needs what is not there is skipped; after the tests one line says how many were, where and why.
"""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from engine.core.registry import find

SHARED = Path(__file__).parents[2] / "shared"


def shared(*path: str) -> Path:
    """Return a file or folder of ``../shared``, or skip the test that needs it where there is none."""
    found = SHARED.joinpath(*path)
    if not found.exists():
        pytest.skip(missing(*path))
    return found


def missing(*path: str) -> str:
    """Tell why a test is skipped that needs a file or folder which is not there."""
    return f"{'/'.join(('../shared', *path)) if SHARED.exists() else '../shared'} is not beside this checkout"


def told_of_skipped(skipped: Iterable[tuple[str, str]]) -> str:
    """Tell in one line of tests that were skipped, each given by the folder it lies in and the reason."""
    folders: dict[str, Counter[str]] = {}
    for folder, reason in skipped:
        folders.setdefault(reason, Counter())[folder] += 1
    return "; ".join(
        f"{reason}: " + ", ".join(f"{number} of {folder}" for folder, number in sorted(found.items()))
        for reason, found in sorted(folders.items())
    )


def hostile(name: str) -> bytes:
    """Return a log that is made to harm, as if it were written under the rules of today, which refuse others."""
    data = shared("cases", "hostile", f"{name}.json").read_bytes()
    rules = find(msgspec.json.decode(data)["setup"]["game"]).info.rules
    return re.sub(rb'"rules":\s*\d+', b'"rules": %d' % rules, data, count=1)
