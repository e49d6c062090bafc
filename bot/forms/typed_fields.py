"""What somebody writes into a command, made into the fields of a move: capitals, labels and notes in brackets aside.

What cannot stand where it was written is kept as it is: the rules say best what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.collation import same
from bot.forms.coded_forms import LEFT_OUT, NONE_CHOSEN, Code
from bot.forms.list_codes import LONGEST, Path
from bot.service import Position, Refusal
from engine.core.forms import END, Form, Slots, only_answer, place_of
from engine.core.moves import Move, fields
from engine.core.options import Chain, Choice, NumberRange, Option
from engine.core.text import Text

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
        meant |= {option.word: option.value for option in slot.options}
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
    items, words = sorted(items_of(written.casefold())), (option.value.casefold(), option.word.casefold())
    return any(items == sorted(items_of(word)) for word in words)


def _by_itself(form: Form, slot: Choice | NumberRange) -> tuple[Form, str | None]:
    """Return a form with what fills itself in where nothing was written; with no pick, the form as it was."""
    if (only := only_answer(slot)) is not None:
        return form.then(only), "0"
    return (form.left_out(), LEFT_OUT) if form.may_be_left_out else (form, None)
