"""A list chosen entry by entry, written short: the stops of a long run must fit in the id of a button.

What was picked is one number, each pick being a digit whose base is how many options there were: where there was no
choice it takes no room. ``3-1Zk`` are three picks, ``3-1Zk_`` the same with nothing more to come.
"""

from __future__ import annotations

import re
import string
from typing import NamedTuple

from bot.service import Refusal
from engine.core.forms import Form, only_answer
from engine.core.options import Chain, Option

_DIGITS = string.digits + string.ascii_letters
_CODE = re.compile(r"(?P<count>\d{1,3})-(?P<number>[0-9A-Za-z]{1,60})(?P<ended>_?)")
ENDED = "_"
LONGEST = 500
"""Entries that are followed: no list of any game is as long."""


class Path(NamedTuple):
    """What was picked, with how many options there were each time."""

    picks: tuple[tuple[int, int], ...] = ()

    def then(self, place: int, options: int) -> Path:
        """Return it with one more pick."""
        return Path((*self.picks, (place, options)))

    def back(self) -> Path:
        """Return it without its last pick."""
        return Path(self.picks[:-1])

    def written(self, *, ended: bool = False) -> str:
        """Write it as a code."""
        number = 0
        for place, options in reversed(self.picks):
            number = number * options + place
        return f"{len(self.picks)}-{_short(number)}{ENDED if ended else ''}"


class Followed(NamedTuple):
    """How far a code leads."""

    path: Path
    form: Form
    """Where the list stands; its ``slot`` is what may come next."""
    said: tuple[Option, ...]
    """The options of the entries."""
    ended: bool


def follow(code: str, form: Form) -> Followed:
    """Follow a code (nothing: from the beginning) from where a form asks for the first entry of a list.

    An entry without alternative comes by itself. Raises Refusal: the code means nothing there.
    """
    found = _CODE.fullmatch(code or "0-0")
    if found is None:
        raise Refusal("form.out_of_date")
    left, number = int(found["count"]), _long(found["number"])
    path, said = Path(), list[Option]()
    for _ in range(LONGEST):
        slot = form.slot
        if not isinstance(slot, Chain):
            break
        options = len(slot.options)
        if only_answer(slot) is not None:
            place = 0
        elif left and options:
            number, place = divmod(number, options)
            path, left = path.then(place, options), left - 1
        elif left or (found["ended"] and not slot.may_end):
            break
        else:
            return Followed(path, form, tuple(said), bool(found["ended"]))
        said.append(slot.options[place])
        form = form.then(slot.options[place].value)
    raise Refusal("form.out_of_date")


def _short(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
        if not number:
            return digits


def _long(digits: str) -> int:
    number = 0
    for digit in digits:
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    return number
