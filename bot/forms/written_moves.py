"""Moves that are quicker written than pressed: a number first, and whatever follows may be left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from engine.core.moves import Move, defaults, fields


@cache
def is_written(kind: type[Move]) -> bool:
    """Tell whether all fields of a kind of move are asked for in one form that people write into."""
    names = fields(kind)
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    return bool(names) and types[names[0]] is int and defaults(kind).keys() >= set(names[1:])


def given_in(components: Sequence[Mapping[str, Any]], kind: type[Move], longest: int) -> dict[str, str | int]:
    """Return what was written into the fields of a move, and chosen there; what was left empty is left out.

    Args:
        components: what Discord tells of a form that was sent in.
        kind: the kind of move that it asked for.
        longest: characters of a field that are read.

    """
    given: dict[str, str | int] = {}
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    for part in components:
        field = part.get("component") or part
        name, values = str(field.get("custom_id", "")), field.get("values") or [field.get("value") or ""]
        written = str(values[0]).strip()[:longest]
        if name in fields(kind) and written:
            given[name] = int(written) if types[name] is int and written.isdecimal() else written
    return given
