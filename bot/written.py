"""What somebody writes into a command, made into the fields of a move: capitals, labels and notes in brackets aside.

What cannot stand where it was written is kept as it is: the rules say best what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.chains import LONGEST, Ask, Path
from bot.collation import same
from bot.forms import LEFT_OUT, NONE_CHOSEN, Code
from bot.service.looks import Slots
from engine.core.moves import Move, defaults, fields
from engine.core.options import Chain, Choice, NumberRange, Option, Slot
from engine.core.text import Text

_NOTE = re.compile(r"\([^()]*\)?")
"""What a suggestion says of an entry in brackets, for the eye only."""

Label = Callable[[Text], str]
"""Makes the words of an option as its person reads them."""


class Written(NamedTuple):
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


def read(slots: Slots, kind: type[Move], given: Mapping[str, Any], label: Label) -> Written:
    """Make the fields of a move of what was written. Raises IllegalMove, Refusal as ``slots`` does."""
    values: dict[str, Any] = {}
    picks: list[str] = []
    missing, strange, unseen = None, None, False
    for field in fields(kind):
        slot = slots(field, values)
        if isinstance(slot, Chain):
            before = dict(values)
            tokens = entries_of(str(given.get(field, "")))
            walked = _walk(lambda entries, f=field, b=before: slots(f, {**b, f: entries}), tokens)  # type: ignore[misc]
            values[field], pick, missing = walked.entries, walked.pick, field if walked.short else None
        elif field in given:
            values[field], pick = _meant(slot, given[field], label)
        else:
            values[field], pick = _alone(slot)
            if pick is None and field in defaults(kind):
                values[field], pick = defaults(kind)[field], LEFT_OUT
            missing = None if pick else field
            unseen = unseen or (isinstance(slot, Choice) and pick not in {None, LEFT_OUT})
        if pick is None and missing is None:
            strange = strange or str(given[field])
        if pick is not None and strange is None:
            picks.append(pick)
        if missing is not None:
            break
    return Written(values, Code(kind.kind(), tuple(picks)), missing, strange, unseen)


def entries_of(written: str) -> list[str]:
    """Return the entries of a list that is written with spaces."""
    return _NOTE.sub(" ", written).replace(",", " ").split()


def items_of(written: str) -> list[str]:
    """Return the items of a list that is written with commas."""
    return [part.strip() for part in written.split(",") if part.strip()]


def values_of(ask: Ask, words: Sequence[str]) -> tuple[str, ...]:
    """Return the entries of a list that are meant by words, none being left out; what means nothing is kept."""
    entries: tuple[str, ...] = ()
    for word in words:
        slot = ask(entries)
        place = _place(slot.options, word) if isinstance(slot, Chain) else None
        entries = (*entries, word if place is None or not isinstance(slot, Chain) else slot.options[place].value)
    return entries


class _Walked(NamedTuple):
    entries: tuple[str, ...]
    pick: str | None
    """None: an entry cannot stand where it does."""
    short: bool
    """The list cannot end there."""


def _walk(ask: Ask, tokens: Sequence[str]) -> _Walked:
    entries: tuple[str, ...] = ()
    path, left = Path(), list(tokens)
    meant: dict[str, str] = {}
    while isinstance(slot := ask(entries), Chain) and len(entries) < LONGEST:
        meant |= {option.word: option.value for option in slot.options}
        forced = len(slot.options) == 1 and not slot.may_end
        place = _place(slot.options, left[0]) if left else None
        if forced:
            entries = (*entries, slot.options[0].value)
            left = left if place is None else left[1:]
        elif not left:
            return _Walked(entries, path.written(ended=slot.may_end), short=not slot.may_end)
        elif place is None:
            return _Walked((*entries, *(meant.get(token, token) for token in left)), None, short=False)
        else:
            path = path.then(place, len(slot.options))
            entries, left = (*entries, slot.options[place].value), left[1:]
    return _Walked((*entries, *left), None, short=False)


def _place(options: Sequence[Option], token: str) -> int | None:
    exact = [place for place, option in enumerate(options) if token in {option.value, option.word}]
    sought = token.casefold()
    alike = [
        place for place, option in enumerate(options) if sought in {option.value.casefold(), option.word.casefold()}
    ]
    return next(iter(exact or alike), None)


def _meant(slot: Choice | NumberRange, given: Any, label: Label) -> tuple[Any, str | None]:  # noqa: ANN401 - of any field
    if isinstance(slot, NumberRange):
        number = int(given) if str(given).strip().isdecimal() else None
        fits = number is not None and slot.low <= number <= slot.high
        return given, str(number - slot.low) if number is not None and fits else None
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
    place = _place(options, written.strip())
    if place is None:
        # Where signs that do not count set two options apart, neither is meant for sure.
        alike = [at for at, each in enumerate(options) if same(written, each.value, label(each.label))]
        place = alike[0] if len(alike) == 1 else None
    return place


def _alone(slot: Slot) -> tuple[Any, str | None]:
    """Return the one value that can stand somewhere."""
    if isinstance(slot, NumberRange) and slot.low == slot.high:
        return slot.low, "0"
    if isinstance(slot, Choice) and not slot.many and len(slot.options) == 1:
        return slot.options[0].value, "0"
    return None, None
