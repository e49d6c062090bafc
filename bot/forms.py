"""A move being filled in step by step, written so short that it fits in the id of a button.

``claim.12.0`` is the move ``claim`` with the 13th option of its first field and the first of its second; of a list the
places are joined, ``keep.0+2``. What the places mean follows from the position, so the table's sequence number beside
it tells whether they still mean the same.
"""

from __future__ import annotations

from typing import Any, Self

import msgspec

from bot.service import Refusal, Service
from engine.core.moves import Move, fields
from engine.core.options import Choice, NumberRange, Option, Slot

NONE_CHOSEN = "-"
"""Stands for an empty list."""


class Code(msgspec.Struct, frozen=True):
    """A kind of move and what was picked so far; without a kind, the choice between kinds."""

    kind: str = ""
    picks: tuple[str, ...] = ()
    page: int = 0

    @classmethod
    def read(cls, written: str) -> Self:
        """Read a code back."""
        path, _, page = written.partition(",")
        kind, *picks = path.split(".")
        return cls(kind, tuple(picks), int(page or 0))

    def __str__(self) -> str:
        return ".".join((self.kind, *self.picks)) + (f",{self.page}" if self.page else "")

    def then(self, pick: str) -> Code:
        """Return it with one more pick."""
        return Code(self.kind, (*self.picks, pick))

    def back(self) -> Code:
        """Return it without its last pick, or without its kind."""
        return Code(self.kind, self.picks[:-1]) if self.picks else Code()

    def turned_to(self, page: int) -> Code:
        """Return it with another page of the next field's options open."""
        return Code(self.kind, self.picks, page)


class Form(msgspec.Struct, frozen=True):
    """A move filled in as far as it goes."""

    code: Code
    kind: type[Move]
    values: dict[str, Any]
    said: tuple[Option, ...]
    """The options picked so far."""
    field: str | None
    """The field to fill in next; None: the form is complete."""
    slot: Slot | None
    """What may stand there."""
    last: bool = False
    """It is the last field: whoever picks, plays."""
    marked: tuple[str, ...] = ()
    """Of a list, the picks that are marked but not yet confirmed."""


async def fill(
    service: Service, table_id: str, user_id: int, code: Code, kind: type[Move], *, confirmed: bool = False
) -> Form:
    """Fill in a form from its code.

    A field with one possible value is filled by itself, unless it is the last: nothing is played unasked. A list in
    the last field is only marked until it is ``confirmed``.

    Raises:
        Refusal: a pick means nothing in the present position.
        IllegalMove: the move is not possible now.

    """
    names, picks = fields(kind), list(code.picks)
    values: dict[str, Any] = {}
    said: list[Option] = []
    for place, field in enumerate(names):
        slot = await service.looks.slot(table_id, user_id, kind, field, values)
        last = place == len(names) - 1
        if place == len(picks):
            if last or not _only_one(slot):
                at = Code(code.kind, tuple(picks), code.page)
                return Form(at, kind, values, tuple(said), field, slot, last)
            picks.append("0")
        if last and not confirmed and isinstance(slot, Choice) and slot.many:
            read_pick(slot, picks[-1])
            at, marked = Code(code.kind, tuple(picks[:-1])), tuple(picks[-1].split("+"))
            return Form(at, kind, values, tuple(said), field, slot, last, marked)
        values[field], options = read_pick(slot, picks[place])
        said += options
    return Form(Code(code.kind, tuple(picks)), kind, values, tuple(said), None, None)


def read_pick(slot: Slot, pick: str) -> tuple[Any, tuple[Option, ...]]:
    """Return what a pick means. Raises Refusal where it means nothing."""
    try:
        if isinstance(slot, NumberRange):
            return range(slot.low, slot.high + 1)[_place(pick)], ()
        if slot.many:
            chosen = tuple(slot.options[_place(place)] for place in pick.split("+") if place != NONE_CHOSEN)
            return tuple(option.value for option in chosen), chosen
        option = slot.options[_place(pick)]
    except (ValueError, IndexError):
        raise Refusal("form.out_of_date") from None
    return option.value, (option,)


def _place(pick: str) -> int:
    """Read the place of an option as it was written into a control. Raises ValueError: it is none."""
    if str(place := int(pick)) != pick or place < 0:
        raise ValueError(pick)
    return place


def _only_one(slot: Slot) -> bool:
    return isinstance(slot, Choice) and not slot.many and len(slot.options) == 1
