"""A move being filled in step by step, written so short that it fits in the id of a button.

``claim.12.0`` is the move ``claim`` with the 13th option of its first field and the first of its second; of a list the
places are joined, ``keep.0+2``, and one chosen entry by entry is written as ``bot.forms.list_codes`` tells. What the
places mean follows from the position, so the table's sequence number beside it tells whether they still mean the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, TypeGuard

import msgspec

from bot.forms.list_codes import Path, follow
from bot.service import Position, Refusal, Table
from engine.core import forms
from engine.core.forms import END, Slots, only_answer
from engine.core.moves import Move, defaults, fields
from engine.core.options import Chain, Choice, NumberRange, Option, Slot
from engine.core.registry import find
from engine.core.text import Text

NONE_CHOSEN = "-"
"""Stands for an empty list."""

LEFT_OUT = "d"
"""Stands for a field that is left out."""

MOST_PAIRS = 9
"""As many pairs of what may stand in two fields are offered together: they fit in one picture."""

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
        return cls(kind, tuple(picks), place_in_id(page or "0"))

    def __str__(self) -> str:
        return ".".join((self.kind, *self.picks)) + (f",{self.page}" if self.page else "")

    def then(self, pick: str) -> Code:
        """Return it with one more pick."""
        return Code(self.kind, (*self.picks, pick))

    def turned_to(self, page: int) -> Code:
        """Return it with another page of the next field's options open."""
        return Code(self.kind, self.picks, page)


class Pair(msgspec.Struct, frozen=True):
    """What may stand in the last two fields of a form together."""

    code: Code
    options: tuple[Option, Option]

    @property
    def value(self) -> str:
        """Both values, as a picture names them."""
        return "/".join(option.value for option in self.options)

    def labels(self, words: Callable[[Text], str]) -> list[str]:
        """Return the words of both options beside their values, the second first: most pairs differ in it alone.

        The first does not say its own value once more.
        """
        first, second = (words(option.label) for option in self.options)
        return [second, first.removeprefix(f"{self.options[0].value} ")]


class OpenForm(msgspec.Struct, frozen=True, kw_only=True):
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
    plays: bool = False
    """Nothing has to be picked after this: whoever picks, plays, unless there is a choice all the same."""
    pairs: tuple[Pair, ...] = ()
    """Where what is to be filled in are the last two fields, all that may stand in both; none where they are many."""
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
    def empty(self) -> bool:
        """Whether it is a list into which nothing was written yet."""
        return self.path is not None and not self.path.picks

    @property
    def exhausted(self) -> bool:
        """Whether it is a list, the last thing to be filled in, to which nothing more can be added."""
        slot, begun = self.slot, self.path is not None and bool(self.path.picks)
        return self.last and begun and isinstance(slot, Chain) and slot.may_end and not slot.options

    @property
    def ended(self) -> Code:
        """The form with its list complete as it stands."""
        assert self.path is not None
        return self._along(self.path.written(ended=True))

    def _along(self, written: str) -> Code:
        return Code(self.code.kind, (*self.code.picks[:-1], written))


def open_form(slots: Slots, code: Code, kind: type[Move], *, confirmed: bool = False, eager: bool = False) -> OpenForm:
    """Fill in a form from its code.

    A field with one possible value is filled by itself, unless it is the last and the form not ``eager``: nothing is
    played unasked. A list in the last field is only marked until it is ``confirmed``.

    Raises:
        Refusal: a pick means nothing in the present position.
        IllegalMove: the move is not possible now.

    """
    return Filling(slots, code, kind, eager=eager).form(confirmed=confirmed)


def open_in(position: Position, code: Code, *, confirmed: bool = False) -> OpenForm:
    """Fill in a form of the person who acts in a position. Raises as ``open_form`` and ``Position.slots``."""
    kind, eager = kind_of(position.table, code), find(position.table.game).info.open_information
    return open_form(position.slots(kind), code, kind, confirmed=confirmed, eager=eager)


def kind_of(table: Table, code: Code) -> type[Move]:
    """Return the kind of move that a code names. Raises Refusal: the game has none such."""
    for kind in find(table.game).moves:
        if kind.kind() == code.kind:
            return kind
    raise Refusal("form.out_of_date")


class Filling:
    """Goes from field to field of a move with a code in hand."""

    def __init__(self, slots: Slots, code: Code, kind: type[Move], *, eager: bool) -> None:
        self._form = forms.Form(slots, kind)
        self._code = code
        self._eager = eager
        self._picks = list(code.picks)
        self._said: list[Option] = []
        self._back = Code()
        self._unseen = False

    def form(self, *, confirmed: bool) -> OpenForm:
        """Fill in as much as the code says, and what has no alternative."""
        place = 0
        while (slot := self._form.slot) is not None:
            stopped = self._chain(place) if isinstance(slot, Chain) else self._one(place, slot, confirmed=confirmed)
            if stopped is not None:
                return stopped
            place += 1
        return self._made(place, unseen=self._unseen)

    def _made(self, place: int, *, turned: bool = False, **more: Any) -> OpenForm:  # noqa: ANN401 - fields of a form
        form = self._form
        return OpenForm(
            code=Code(self._code.kind, tuple(self._picks[:place]), self._code.page if turned else 0),
            kind=form.kind,
            values=form.values,
            said=tuple(self._said),
            field=form.field,
            slot=form.slot,
            last=form.last,
            plays=self._rest_may_be_left_out(),
            **({"back": self._back} | more),
        )

    def _one(self, place: int, slot: Choice | NumberRange, *, confirmed: bool) -> OpenForm | None:
        form, alone = self._form, only_answer(slot) is not None
        if place == len(self._picks):
            itself = form.may_be_left_out and only_answer(slot) == defaults(form.kind)[form.field or ""]
            if not alone or (form.last and not self._eager and not itself):
                return self._made(place, turned=True, short=self._short(place), pairs=self._pairs(place))
            self._picks.append("0")
            # A number without alternative was told by what was picked before it, as a printed price is.
            told = bool(self._said) and self._said[-1].whole
            self._unseen = self._unseen or (isinstance(slot, Choice) and not told)
        pick = self._picks[place]
        if pick == LEFT_OUT and form.may_be_left_out:
            self._form = form.left_out()
            return None
        value, options = read_pick(slot, pick)
        if form.last and not confirmed and isinstance(slot, Choice) and slot.many:
            return self._made(place, marked=tuple(pick.split("+")))
        self._form = form.then(value)
        self._said += options
        if not alone:
            self._back = Code(self._code.kind, tuple(self._picks[:place]))
        return None

    def _rest_may_be_left_out(self) -> bool:
        """Tell whether all fields after the next one may be left out."""
        names, field = fields(self._form.kind), self._form.field
        return field is not None and defaults(self._form.kind).keys() >= set(names[names.index(field) + 1 :])

    def _pairs(self, place: int) -> tuple[Pair, ...]:
        """Return what may stand in the field and the last one after it, if they are two and their pairs are few."""
        form = self._form
        slot, left = form.slot, len(fields(form.kind)) - place
        if not self._eager or left != 2 or not _is_single(slot) or len(slot.options) > MOST_PAIRS:  # noqa: PLR2004
            return ()
        pairs: list[Pair] = []
        for first, option in enumerate(slot.options):
            after = form.then(option.value).slot
            if not _is_single(after):
                return ()
            picks = (*self._picks[:place], str(first))
            pairs += (
                Pair(Code(form.kind.kind(), (*picks, str(second))), (option, other))
                for second, other in enumerate(after.options)
            )
        return tuple(pairs) if len(pairs) <= MOST_PAIRS else ()

    def _short(self, place: int) -> Code | None:
        """Return the form with a field and all after it left out, where they may be."""
        kind = self._form.kind
        rest = fields(kind)[place:]
        if not defaults(kind).keys() >= set(rest):
            return None
        return Code(self._code.kind, (*self._picks[:place], *(LEFT_OUT for _ in rest)))

    def _chain(self, place: int) -> OpenForm | None:
        given = self._picks[place] if place < len(self._picks) else ""
        slot = self._form.slot
        empty = isinstance(slot, Chain) and slot.may_end and not slot.options
        if not given and empty and self._form.may_be_left_out:
            # There is nothing to choose.
            self._picks.append(Path().written(ended=True))
            self._form = self._form.then(END)
            return None
        way = follow(given, self._form)
        self._form = way.form
        self._said += way.said
        self._picks[place:] = [way.path.written(), *self._picks[place + 1 :]]
        here = Code(self._code.kind, tuple(self._picks[: place + 1]))
        if way.ended:
            self._form = way.form.then(END)
            self._picks[place], self._back = given, here
            return None
        if way.path.picks:
            self._back = Code(here.kind, (*here.picks[:-1], way.path.back().written()))
        return self._made(place + 1, turned=True, path=way.path)


def _is_single(slot: Slot | None) -> TypeGuard[Choice]:
    """Tell whether one of some options is to be picked."""
    return isinstance(slot, Choice) and not slot.many


def read_pick(slot: Choice | NumberRange, pick: str) -> tuple[Any, tuple[Option, ...]]:
    """Return what a pick means. Raises Refusal where it means nothing."""
    try:
        if isinstance(slot, NumberRange):
            return slot.numbers[place_in_id(pick)], ()
        if slot.many:
            chosen = tuple(slot.options[place_in_id(place)] for place in pick.split("+") if place != NONE_CHOSEN)
            return tuple(option.value for option in chosen), chosen
        option = slot.options[place_in_id(pick)]
    except IndexError:
        raise Refusal("form.out_of_date") from None
    return option.value, (option,)


def place_in_id(pick: str) -> int:
    """Read the place of an option as it was written into a control. Raises Refusal: it is none."""
    if not pick.isdecimal() or len(pick) > LONGEST_PLACE or str(int(pick)) != pick:
        raise Refusal("form.out_of_date")
    return int(pick)
