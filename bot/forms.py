"""A move being filled in step by step, written so short that it fits in the id of a button.

``claim.12.0`` is the move ``claim`` with the 13th option of its first field and the first of its second; of a list the
places are joined, ``keep.0+2``, and one chosen entry by entry is written as ``bot.chains`` tells. What the places mean
follows from the position, so the table's sequence number beside it tells whether they still mean the same.
"""

from __future__ import annotations

from typing import Any, Self

import msgspec

from bot.chains import Path, follow
from bot.service import Refusal, Service
from bot.service.looks import Slots
from engine.core.moves import Move, defaults, fields
from engine.core.options import Chain, Choice, NumberRange, Option, Slot

NONE_CHOSEN = "-"
"""Stands for an empty list."""

LEFT_OUT = "d"
"""Stands for a field that is left out."""

LONGEST_PLACE = 9
"""Digits of the place of an option."""


class Code(msgspec.Struct, frozen=True):
    """A kind of move and what was picked so far; without a kind, the choice between kinds."""

    kind: str = ""
    picks: tuple[str, ...] = ()
    page: int = 0

    @classmethod
    def read(cls, written: str) -> Self:
        """Read a code back. Raises Refusal: it is none."""
        path, _, page = written.partition(",")
        kind, *picks = path.split(".")
        return cls(kind, tuple(picks), place_of(page or "0"))

    def __str__(self) -> str:
        return ".".join((self.kind, *self.picks)) + (f",{self.page}" if self.page else "")

    def then(self, pick: str) -> Code:
        """Return it with one more pick."""
        return Code(self.kind, (*self.picks, pick))

    def turned_to(self, page: int) -> Code:
        """Return it with another page of the next field's options open."""
        return Code(self.kind, self.picks, page)


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """A move filled in as far as it goes."""

    code: Code
    kind: type[Move]
    values: dict[str, Any]
    said: tuple[Option, ...]
    """The options picked so far."""
    back: Code = Code()
    """The form before the last thing that was a choice."""
    field: str | None = None
    """The field to fill in next; None: the form is complete."""
    slot: Slot | None = None
    """What may stand there."""
    last: bool = False
    """It is the last field: whoever picks, plays."""
    marked: tuple[str, ...] = ()
    """Of a list, the picks that are marked but not yet confirmed."""
    path: Path | None = None
    """Of a list chosen entry by entry, how far it has come."""
    unseen: bool = False
    """It is complete, and a choice after the last pick filled itself in: nobody has read what was chosen."""
    short: Code | None = None
    """The form complete as it stands, all that follows being left out; None: something has to be filled in."""

    def picked(self, place: int) -> Code:
        """Return the form with one of the slot's options picked, by its place. Raises Refusal: there is none such."""
        if self.path is None or not isinstance(self.slot, Chain):
            return self.code.then(str(place))
        if place >= len(self.slot.options):
            raise Refusal("form.out_of_date")
        return self._along(self.path.then(place, len(self.slot.options)).written())

    @property
    def ended(self) -> Code:
        """The form with its list complete as it stands."""
        assert self.path is not None
        return self._along(self.path.written(ended=True))

    def _along(self, written: str) -> Code:
        return Code(self.code.kind, (*self.code.picks[:-1], written))


async def fill(  # noqa: PLR0913 - who fills in what, and how far by itself
    service: Service,
    table_id: str,
    user_id: int,
    code: Code,
    kind: type[Move],
    *,
    confirmed: bool = False,
    eager: bool = False,
) -> Form:
    """Fill in a form from its code.

    A field with one possible value is filled by itself, unless it is the last and the form not ``eager``: nothing is
    played unasked. A list in the last field is only marked until it is ``confirmed``.

    Raises:
        Refusal: a pick means nothing in the present position.
        IllegalMove: the move is not possible now.

    """
    slots = await service.looks.slots(table_id, user_id, kind)
    return Filling(slots, code, kind, eager=eager).form(confirmed=confirmed)


class Filling:
    """Goes from field to field of a move with a code in hand."""

    def __init__(self, slots: Slots, code: Code, kind: type[Move], *, eager: bool) -> None:
        self._slots = slots
        self._code = code
        self._kind = kind
        self._eager = eager
        self._picks = list(code.picks)
        self._values: dict[str, Any] = {}
        self._said: list[Option] = []
        self._back = Code()
        self._unseen = False

    def form(self, *, confirmed: bool) -> Form:
        """Fill in as much as the code says, and what has no alternative."""
        names = fields(self._kind)
        for place, field in enumerate(names):
            last = place == len(names) - 1
            slot = self._slots(field, self._values)
            if isinstance(slot, Chain):
                stopped = self._chain(place, field, last=last)
            else:
                stopped = self._one(place, field, slot, last=last, confirmed=confirmed)
            if stopped is not None:
                return stopped
        return self._form(len(names), unseen=self._unseen)

    def _form(self, place: int, *, turned: bool = False, **more: Any) -> Form:  # noqa: ANN401 - fields of a form
        return Form(
            code=Code(self._code.kind, tuple(self._picks[:place]), self._code.page if turned else 0),
            kind=self._kind,
            values=self._values,
            said=tuple(self._said),
            **({"back": self._back} | more),
        )

    def _one(self, place: int, field: str, slot: Choice | NumberRange, *, last: bool, confirmed: bool) -> Form | None:
        alone = _only_one(slot)
        if place == len(self._picks):
            if not alone or (last and not self._eager):
                return self._form(place, turned=True, field=field, slot=slot, last=last, short=self._short(place))
            self._picks.append("0")
            # A number without alternative was told by what was picked before it, as a printed price is.
            self._unseen = self._unseen or isinstance(slot, Choice)
        pick = self._picks[place]
        if pick == LEFT_OUT and field in defaults(self._kind):
            self._values[field] = defaults(self._kind)[field]
            return None
        if last and not confirmed and isinstance(slot, Choice) and slot.many:
            read_pick(slot, pick)
            return self._form(place, field=field, slot=slot, last=last, marked=tuple(pick.split("+")))
        self._values[field], options = read_pick(slot, pick)
        self._said += options
        if not alone:
            self._back = Code(self._code.kind, tuple(self._picks[:place]))
        return None

    def _short(self, place: int) -> Code | None:
        """Return the form with a field and all after it left out, where they may be."""
        rest = fields(self._kind)[place:]
        if not defaults(self._kind).keys() >= set(rest):
            return None
        return Code(self._code.kind, (*self._picks[:place], *(LEFT_OUT for _ in rest)))

    def _chain(self, place: int, field: str, *, last: bool) -> Form | None:
        given = self._picks[place] if place < len(self._picks) else ""
        before = dict(self._values)
        way = follow(given, lambda entries: self._slots(field, {**before, field: entries}))
        self._values[field] = way.entries
        self._said += way.said
        self._picks[place:] = [way.path.written(), *self._picks[place + 1 :]]
        here = Code(self._code.kind, tuple(self._picks[: place + 1]))
        if way.ended:
            self._picks[place], self._back = given, here
            return None
        if way.path.picks:
            self._back = Code(here.kind, (*here.picks[:-1], way.path.back().written()))
        return self._form(place + 1, turned=True, field=field, slot=way.slot, last=last, path=way.path)


def read_pick(slot: Choice | NumberRange, pick: str) -> tuple[Any, tuple[Option, ...]]:
    """Return what a pick means. Raises Refusal where it means nothing."""
    try:
        if isinstance(slot, NumberRange):
            return range(slot.low, slot.high + 1)[place_of(pick)], ()
        if slot.many:
            chosen = tuple(slot.options[place_of(place)] for place in pick.split("+") if place != NONE_CHOSEN)
            return tuple(option.value for option in chosen), chosen
        option = slot.options[place_of(pick)]
    except IndexError:
        raise Refusal("form.out_of_date") from None
    return option.value, (option,)


def place_of(pick: str) -> int:
    """Read the place of an option as it was written into a control. Raises Refusal: it is none."""
    if not pick.isdecimal() or len(pick) > LONGEST_PLACE or str(int(pick)) != pick:
        raise Refusal("form.out_of_date")
    return int(pick)


def _only_one(slot: Choice | NumberRange) -> bool:
    if isinstance(slot, NumberRange):
        return slot.low == slot.high
    return not slot.many and len(slot.options) == 1
