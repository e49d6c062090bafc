"""What the id of a button or menu says: ``sm1:<table>:<seq>:<verb>[:<arg>]``, and nothing more is kept in memory.

``sm1`` is the version of this scheme; ``table`` names the table (``none`` where there is none); ``seq`` is how many log
entries the table had when the control was made, so that a stale press is noticed; ``verb`` says what to do and ``arg``
what with. A changed scheme takes a new version, and old controls are then answered as such.
"""

from __future__ import annotations

import re
from typing import NamedTuple

VERSION = "sm1"
LONGEST = 100
"""Characters Discord allows in an id."""
NO_TABLE = "none"
NUMBER = "[0-9]{1,9}"
"""Pattern of an argument that is a number."""
PAST = rf"{NUMBER}\.[a-z0-9_]{{0,30}}\.[a-z0-9-]{{0,30}}"
"""Pattern of an argument that names a position and a picture of it: a number of moves, the kind, and the part."""
SPAN = rf"{NUMBER}\.[tr][feo]\.[a-z0-9_]{{0,30}}"
"""Pattern of one that names what changed up to a position: a number of moves, the scale and the lines, the picture."""

GRAPH = "[a-z_]{1,20}"
"""Pattern of an argument that names a graph."""


class Press(NamedTuple):
    """What a control's id says."""

    table: str
    seq: int
    verb: str
    arg: str


def make(table: str | int, seq: int, verb: str, arg: str | int = "") -> str:
    """Return the id of a control. Raises ValueError where it could not be read back."""
    made = f"{VERSION}:{table}:{seq}:{verb}" + (f":{arg}" if arg != "" else "")
    if len(made) > LONGEST or not re.fullmatch(template(), made):
        raise ValueError(f"no id can be made of {made!r}")
    return made


def template(*verbs: str, arg: str | None = None) -> str:
    """Return the pattern of the ids with one of these verbs, for a DynamicItem; with no verb given, of any.

    Args:
        verbs: what the control may do.
        arg: the pattern of the argument, which must be there then; None: any argument, or none.

    """
    which = "|".join(re.escape(verb) for verb in verbs) or "[a-z_]{1,20}"
    table = r"(?P<table>[a-z0-9]{1,12})"
    argument = r"(?::(?P<arg>[A-Za-z0-9_.,+-]{1,70}))?" if arg is None else f":(?P<arg>{arg})"
    return rf"{VERSION}:{table}:(?P<seq>\d{{1,6}}):(?P<verb>{which}){argument}"


def read(match: re.Match[str]) -> Press:
    """Return what a matched id says."""
    return Press(match["table"], int(match["seq"]), match["verb"], match["arg"] or "")
