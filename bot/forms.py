"""Forms of moves within the id of a button, and moves as people type them."""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Self, TypeGuard

import msgspec

from bot.collation import same
from bot.service import Position, Refusal, Table
from engine.core import forms
from engine.core.forms import END, Form, Slots, only_answer, place_of
from engine.core.moves import Move, defaults, fields
from engine.core.options import Chain, Choice, NumberRange, Option, Slot
from engine.core.registry import find
from engine.core.text import Text


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


_NOTE = re.compile(r"\([^()]*\)?")
"""What a suggestion says of an entry in brackets, for the eye only."""

MOST_WORDS = 4
"""Of an entry of a list."""
Label = Callable[[Text], str]
"""Makes the words of an option as its person reads them."""


class TypedMove(NamedTuple):
    """A move as far as it was written."""

    values: dict[str, Any]
    code: Code
    """The same as a form, as far as it can stand."""
    missing: str | None
    """The first field that was left out although there is a choice; None: the move is whole."""
    strange: str | None
    """What cannot stand where it was written; None: everything can."""
    unseen: bool = False
    """A choice that was not written had one option, and filled itself in."""


def read(slots: Slots, kind: type[Move], given: Mapping[str, Any], label: Label) -> TypedMove:
    """Make the fields of a move of what was written. Raises IllegalMove, Refusal as ``slots`` does."""
    form = Form(slots, kind)
    picks: list[str] = []
    strange, unseen = None, False
    while form.field is not None and form.slot is not None:
        field, slot = form.field, form.slot
        if isinstance(slot, Chain):
            walked = _walk(form, entries_of(str(given.get(field, ""))), written=field in given)
            after, pick, short = walked.form, walked.pick, walked.short
        elif field in given:
            value, pick = _meant(slot, given[field], label)
            after, short = form.put(value), False
        else:
            after, pick = _by_itself(form, slot)
            short = pick is None
            unseen = unseen or (isinstance(slot, Choice) and pick not in {None, LEFT_OUT})
        if pick is None and not short:
            strange = strange or str(given[field])
        if pick is not None and strange is None:
            picks.append(pick)
        form = after
        if short:
            return TypedMove(form.values, Code(kind.kind(), tuple(picks)), field, strange, unseen)
    return TypedMove(form.values, Code(kind.kind(), tuple(picks)), None, strange, unseen)


def code_of(position: Position, move: Move) -> Code:
    """Write a whole move as a form. Raises IllegalMove, Refusal: it can no longer be made."""
    kind = type(move)
    values = {field: getattr(move, field) for field in fields(kind)}
    given = {field: " ".join(value) if isinstance(value, tuple) else value for field, value in values.items()}
    typed = read(position.slots(kind), kind, given, lambda text: text.key)
    if typed.values != values or typed.missing or typed.strange:
        raise Refusal("form.out_of_date")
    return typed.code


def entries_of(written: str) -> list[str]:
    """Return the entries of a list that is written with spaces."""
    return _NOTE.sub(" ", written).replace(",", " ").split()


def items_of(written: str) -> list[str]:
    """Return the items of a list that is written with commas."""
    return [part.strip() for part in written.split(",") if part.strip()]


def with_entries(form: Form, words: Sequence[str]) -> Form:
    """Return a form with the entries of its list that are meant by words, none being left out; the rest is kept."""
    left = list(words)
    while left and isinstance(form.slot, Chain):
        place, length = begun(form.slot.options, left)
        form = form.then(left[0] if place is None else form.slot.options[place].value)
        left = left[length:]
    return form


def begun(options: Sequence[Option], words: Sequence[str]) -> tuple[int | None, int]:
    """Return the place of the option that is written with the first of some words, and with how many of them.

    An option may be written with several words. None: no option begins so; one word is passed over.
    """
    for length in range(min(MOST_WORDS, len(words)), 0, -1):
        place = place_of(options, " ".join(words[:length]))
        if place is not None:
            return place, length
    return None, 1


class _Walked(NamedTuple):
    form: Form
    """With the list as it was written; beyond it, unless it is ``short``."""
    pick: str | None
    """None: an entry cannot stand where it does."""
    short: bool
    """The list cannot end there."""


def _walk(form: Form, tokens: Sequence[str], *, written: bool) -> _Walked:
    """Fill in a list; one that is not written at all is not meant to be empty, where anything can stand in it."""
    path, left = Path(), list(tokens)
    meant: dict[str, str] = {}
    while isinstance(slot := form.slot, Chain) and len(form.entries) < LONGEST:
        meant |= {option.typed: option.value for option in slot.options}
        place, length = begun(slot.options, left)
        if (only := only_answer(slot)) is not None:
            form = form.then(only)
            left = left if place is None else left[length:]
        elif not left:
            ends = slot.may_end and (written or not slot.options)
            return _Walked(form.then(END) if ends else form, path.written(ended=ends), short=not ends)
        elif place is None:
            return _Walked(form.put((*form.entries, *(meant.get(token, token) for token in left))), None, short=False)
        else:
            path = path.then(place, len(slot.options))
            form, left = form.then(slot.options[place].value), left[length:]
    return _Walked(form.put((*form.entries, *left)), None, short=False)


def _meant(slot: Choice | NumberRange, given: Any, label: Label) -> tuple[Any, str | None]:  # noqa: ANN401 - of any field
    if isinstance(slot, NumberRange):
        number = int(given) if str(given).strip().isdecimal() else None
        fits = number is not None and number in slot.numbers
        return given, str(slot.numbers.index(number)) if number is not None and fits else None
    if not slot.many:
        place = _named(slot.options, str(given), label)
        return (given, None) if place is None else (slot.options[place].value, str(place))
    items = items_of(str(given))
    places = [_named(slot.options, item, label) for item in items]
    values = tuple(
        item if place is None else slot.options[place].value for item, place in zip(items, places, strict=True)
    )
    pick = "+".join(map(str, places)) or NONE_CHOSEN
    return values, None if None in places else pick


def _named(options: Sequence[Option], written: str, label: Label) -> int | None:
    """Return the place of what is meant by a value or by its words."""
    place = place_of(options, written.strip())
    if place is None:
        # Where signs that do not count set two options apart, neither is meant for sure.
        alike = [at for at, each in enumerate(options) if same(written, each.value, label(each.label))]
        alike = alike or [at for at, each in enumerate(options) if _in_any_order(written, each)]
        place = alike[0] if len(alike) == 1 else None
    return place


def _in_any_order(written: str, option: Option) -> bool:
    """Tell whether the items of an option are written, with commas, in another order."""
    items, words = sorted(items_of(written.casefold())), (option.value.casefold(), option.typed.casefold())
    return any(items == sorted(items_of(word)) for word in words)


def _by_itself(form: Form, slot: Choice | NumberRange) -> tuple[Form, str | None]:
    """Return a form with what fills itself in where nothing was written; with no pick, the form as it was."""
    if (only := only_answer(slot)) is not None:
        return form.then(only), "0"
    return (form.left_out(), LEFT_OUT) if form.may_be_left_out else (form, None)
