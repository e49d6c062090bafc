"""Forms of moves: kept within the id of a button, filled in field by field, and read as people type them."""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple, Self, TypeGuard, get_origin

import msgspec

from bot.collation import compared, same
from bot.service import Position, Refusal, Table
from engine.core.forms import END, Form, Slots, only_answer, place_of
from engine.core.moves import Chain, Choice, Move, NumberRange, Option, Slot, defaults, fields
from engine.core.registry import find
from engine.core.text import Text

MOST_ENTRIES = 500
"""The most entries of a list that are followed: no list of any game is as long."""
MOST_PAIRS = 9
"""The most pairs of values for two fields that are offered together: as many fit in one picture."""
MOST_WHOLE = 50
"""The most options that are tried to find those that complete a move."""
MOST_WORDS = 4
"""The most words of one entry of a list."""
LONGEST_PLACE = 9
"""The most digits of the place of an option."""
NONE_CHOSEN = "-"
"""Stands for an empty list."""
LEFT_OUT = "d"
"""Stands for a field that is left out."""
ENDED = "_"
"""Follows a list that is complete."""

_DIGITS = string.digits + string.ascii_letters
_LIST = re.compile(rf"(?P<count>\d{{1,3}})-(?P<number>[0-9A-Za-z]{{1,60}})(?P<ended>{ENDED}?)")
_ITEMS = re.compile(r"[,+\u3001\uff0c]")
"""Separates the items of an option that has several, in any language."""
_NOTE = re.compile(r"\([^()]*\)?|\uff08[^\uff08\uff09]*\uff09?")
"""A remark in brackets about an entry or option of a suggestion, which has no meaning when it is read back."""
_ENDS = re.compile(r"([^\d\u2013]+)\u2013([^\d\u2013]+)")
"""The name of what leads from one place to another: two names with a dash between them."""
_DETAILS = re.compile(r"\s*[:\uff1a].*", re.DOTALL)
"""What follows the name in the words of an option: how long a route is, and what it costs."""
_BETWEEN_THOUSANDS = re.compile(r"[,\s]")
_IN_THOUSANDS = re.compile(r"\d{1,3}(?:[,\s]\d{3})+")
"""A number with separated thousands, as some languages write it: "1 2" is not one."""
_COMMA = re.compile("[,\uff0c\u3001]")
"""Separates the entries of a list: Chinese keyboards have commas of their own."""


@cache
def is_written(kind: type[Move]) -> bool:
    """Return whether all fields of a kind of move are typed into one form."""
    names = fields(kind)
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    return bool(names) and types[names[0]] is int and defaults(kind).keys() >= set(names[1:])


class Code(msgspec.Struct, frozen=True):
    """A kind of move and what was picked so far, as in the id of a button; without a kind, the choice between kinds."""

    kind: str = ""
    picks: tuple[str, ...] = ()
    page: int = 0

    @classmethod
    def read(cls, written: str) -> Self:
        """Read a code that was written. Raises Refusal: it is not a code."""
        path, _, page = written.partition(",")
        kind, *picks = path.split(".")
        return cls(kind, tuple(picks), place_in_id(page or "0"))

    def __str__(self) -> str:
        return ".".join((self.kind, *self.picks)) + (f",{self.page}" if self.page else "")

    def then(self, pick: str) -> Code:
        """Return it with one more pick."""
        return Code(self.kind, (*self.picks, pick))

    def turned_to(self, page: int) -> Code:
        """Return it with another page of the next field's options opened."""
        return Code(self.kind, self.picks, page)


BLANK = Code()
"""The choice between kinds of move."""


def place_in_id(pick: str) -> int:
    """Read the place of an option as it was written into a control. Raises Refusal: it is not one."""
    if not pick.isdecimal() or len(pick) > LONGEST_PLACE or str(int(pick)) != pick:
        raise Refusal("form.out_of_date")
    return int(pick)


def kind_of(table: Table, code: Code) -> type[Move]:
    """Return the kind of move, or of order, that a code names. Raises Refusal: the game has no such kind."""
    game = find(table.game)
    for kind in (*game.moves, *game.orders.kinds):
        if kind.kind() == code.kind:
            return kind
    raise Refusal("form.out_of_date")


class Path(NamedTuple):
    """What was picked for a list, entry by entry: each time the place of the option, and how many there were."""

    picks: tuple[tuple[int, int], ...] = ()

    def then(self, place: int, options: int) -> Path:
        """Return it with one more pick."""
        return Path((*self.picks, (place, options)))

    def back(self) -> Path:
        """Return it without its last pick."""
        return Path(self.picks[:-1])

    def written(self, *, ended: bool = False) -> str:
        """Write it as a pick of a code: the number of picks, and all of them as one number."""
        number, digits = 0, ""
        for place, options in reversed(self.picks):
            number = number * options + place
        while number or not digits:
            number, digit = divmod(number, len(_DIGITS))
            digits = _DIGITS[digit] + digits
        return f"{len(self.picks)}-{digits}{ENDED if ended else ''}"


class Followed(NamedTuple):
    """How far a list leads."""

    path: Path
    form: Form
    """The form with the list as far as it was followed; its ``slot`` is what may come next."""
    said: tuple[Option, ...]
    """The options of the entries that were followed."""
    ended: bool
    """Whether the list is complete."""


def follow(written: str, form: Form, path: Path = Path()) -> Followed:  # noqa: B008 - it never changes
    """Follow what was picked for a list, from where a form asks for its next entry.

    An entry without alternative is filled in automatically.

    Args:
        written: the picks as ``Path`` writes them; empty for no entry yet.
        form: the form, which asks for the first entry, or for the one after ``path``.
        path: what was picked before.

    Raises:
        Refusal: what is written has no meaning there.

    """
    found = _LIST.fullmatch(written or "0-0")
    if found is None:
        raise Refusal("form.out_of_date")
    left, number, said = int(found["count"]), 0, list[Option]()
    for digit in found["number"]:
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    for _ in range(MOST_ENTRIES):
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


class Pair(msgspec.Struct, frozen=True):
    """One combination of values for the last two fields of a form."""

    code: Code
    options: tuple[Option, Option]

    @property
    def value(self) -> str:
        """Both values, as a picture names them."""
        return "/".join(option.value for option in self.options)

    def labels(self, words: Callable[[Text], str]) -> list[str]:
        """Return the words of both options with their values, the second first, as most pairs differ only in it.

        The first is given without its own value, which it would repeat.
        """
        first, second = (words(option.label) for option in self.options)
        return [second, first.removeprefix(f"{self.options[0].value} ")]


@dataclass(frozen=True, kw_only=True)
class OpenForm:
    """A move that is filled in as far as was picked. It never changes: filling in more makes a new one."""

    form: Form
    """The move, with what its next field may hold."""
    code: Code
    eager: bool = False
    """Whether a value without alternative is filled in automatically even in the last field."""
    said: tuple[Option, ...] = ()
    """The options picked so far."""
    back: Code = BLANK
    """The form before the latest pick that was a real choice."""
    filled: bool = False
    """Whether it was filled in for somebody who had opened no form yet."""
    marked: tuple[str, ...] = ()
    """For a list, the picks that are marked but not yet confirmed."""
    path: Path | None = None
    """For a list chosen entry by entry, how far it has come; None if the next field is no such list."""
    unseen: bool = False
    """Whether it is complete with a choice filled in automatically after the last pick, which nobody has read."""

    @property
    def kind(self) -> type[Move]:
        """The kind of move."""
        return self.form.kind

    @property
    def values(self) -> dict[str, Any]:
        """The fields filled in so far."""
        return self.form.values

    @property
    def field(self) -> str | None:
        """The field to fill in next, or None if the form is complete."""
        return self.form.field

    @property
    def slot(self) -> Slot | None:
        """What the next field may hold."""
        return self.form.slot

    @property
    def way_back(self) -> Code:
        """The form before the latest pick that was a real choice, or what was shown before it was filled in."""
        return BLANK if self.filled else self.back

    @property
    def last(self) -> bool:
        """Whether the next field is the last one, so that picking makes the move."""
        return self.form.last

    @property
    def plays(self) -> bool:
        """Whether nothing has to be picked after the next field, so that picking makes the move unless more can be."""
        return self.field is not None and _may_be_left_out(self.kind, fields(self.kind).index(self.field) + 1)

    @property
    def short(self) -> Code | None:
        """The complete form if all further fields are left out, or None if one of them has to be filled in."""
        place = len(self.code.picks)
        if self.field is None or self.path is not None or self.marked or not _may_be_left_out(self.kind, place):
            return None
        return Code(self.code.kind, (*self.code.picks, *(LEFT_OUT for _ in fields(self.kind)[place:])))

    @cached_property
    def beyond(self) -> OpenForm | None:
        """The form after a list that may be left out ends as it is now: what follows is offered together with the list.

        None if the form asks for no such list, or it cannot end there, or another list follows.
        """
        if self.last or not isinstance(self.slot, Chain) or not self.slot.may_end or not self.form.may_be_left_out:
            return None
        ended = self.end()
        return ended if ended.field is None or _is_single(ended.slot) else None

    @cached_property
    def lists(self) -> tuple[OpenForm, ...]:
        """If the last field is a list, the form with each list that it may hold, to be picked as a whole.

        Empty if there are very many of them, or if no list has more than one further entry.
        """
        if self.path is None or not self.last or self.eager:
            return ()
        found, left = list[OpenForm](), [self]
        while left:
            form = left.pop()
            begun = form is not self
            if len(found) + len(left) > MOST_WHOLE or not isinstance(form.slot, Chain):
                return ()
            if form.exhausted and begun:
                found.append(form)
            elif form.slot.may_end and begun:  # the list may end there, but could also go on
                return ()
            else:
                left += [form.then(place) for place in reversed(range(len(form.slot.options)))]
        entries = len(self.path.picks) + 1
        return tuple(found) if any(form.path is not None and len(form.path.picks) > entries for form in found) else ()

    @cached_property
    def completions(self) -> dict[int, OpenForm]:
        """The complete forms that one more pick makes, by the place of that option, or of that list.

        Empty if there are very many, if something else has to be picked first, or if the game hides nothing: then a
        complete form is shown with its effects.
        """
        slot = self.slot
        if self.eager or self.field is None or slot is None or isinstance(slot, NumberRange):
            return {}
        if isinstance(slot, Chain):
            forms = self.lists or (tuple(map(self.then, range(len(slot.options)))) if self.last else ())
            return {place: form.end() for place, form in enumerate(forms) if form.exhausted}
        if slot.many or not self.plays or len(slot.options) > MOST_WHOLE:
            return {}
        forms = tuple(map(self.then, range(len(slot.options))))
        return {place: form for place, form in enumerate(forms) if form.field is None}

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """If only the last two fields are left, all combinations of their values; empty if there are many."""
        slot, left = self.slot, len(fields(self.kind)) - len(self.code.picks)
        if not self.eager or left != 2 or not _is_single(slot) or len(slot.options) > MOST_PAIRS:  # noqa: PLR2004
            return ()
        pairs: list[Pair] = []
        for first, option in enumerate(slot.options):
            after = self.form.then(option.value).slot
            if not _is_single(after):
                return ()
            one = self.code.then(str(first))
            pairs += (Pair(one.then(str(second)), (option, other)) for second, other in enumerate(after.options))
        return tuple(pairs) if len(pairs) <= MOST_PAIRS else ()

    @property
    def ways(self) -> tuple[tuple[str, dict[str, Any]], ...]:
        """The complete moves that one more pick makes: each with its name in a picture, and its fields.

        Empty if there are many. A complete form is the only one, and has no name.
        """
        if self.field is None:
            return (("", self.values),)
        if self.pairs:
            first, second = fields(self.kind)[-2:]
            return tuple(
                (pair.value, {**self.values, first: pair.options[0].value, second: pair.options[1].value})
                for pair in self.pairs
            )
        if not self.last or not _is_single(self.slot) or len(self.slot.options) > MOST_PAIRS:
            return ()
        return tuple((option.value, {**self.values, self.field: option.value}) for option in self.slot.options)

    @property
    def empty(self) -> bool:
        """Whether it is at a list for which nothing was picked yet."""
        return self.path is not None and not self.path.picks

    @property
    def exhausted(self) -> bool:
        """Whether it is at a list in its last field to which nothing more can be added."""
        slot, begun = self.slot, self.path is not None and bool(self.path.picks)
        return self.last and begun and isinstance(slot, Chain) and slot.may_end and not slot.options

    def picked(self, place: int) -> Code:
        """Return the code of the form with one of the slot's options picked, by its place."""
        if self.path is None or not isinstance(self.slot, Chain):
            return self.code.then(str(place))
        return Code(self.code.kind, (*self.code.picks[:-1], self.path.then(place, len(self.slot.options)).written()))

    @property
    def ended(self) -> Code:
        """The code of the form with its list complete as it is now."""
        assert self.path is not None
        return Code(self.code.kind, (*self.code.picks[:-1], self.path.written(ended=True)))

    def then(self, *places: int) -> OpenForm:
        """Return the form with one of the slot's options picked, by its place, or with all that are chosen for a list.

        Raises:
            Refusal: there is no such option.
            IllegalMove: the move is not possible now.

        """
        if not isinstance(self.slot, Chain):
            return _go_on(self, ["+".join(map(str, places)) or NONE_CHOSEN], confirmed=True)
        (place,) = places
        if place >= len(self.slot.options):
            raise Refusal("form.out_of_date")
        return _go_on(self, [Path().then(place, len(self.slot.options)).written()])

    def end(self) -> OpenForm:
        """Return the form with its list complete as it is now. Raises as ``then``, if it cannot end there."""
        return _go_on(self, [Path().written(ended=True)])

    def confirmed(self) -> OpenForm:
        """Return the form with the marked picks as its list; without marks, the form itself."""
        return _go_on(self, ["+".join(self.marked)], confirmed=True) if self.marked else self


def open_form(position: Position, code: Code) -> OpenForm:
    """Fill in a form of the person who acts in a position. Raises as ``fill_in`` and ``Position.slots``."""
    kind = kind_of(position.table, code)
    eager = find(position.table.game).info.open_information
    return fill_in(Form(position.slots(kind), kind), code, eager=eager)


def fill_in(blank: Form, code: Code, *, eager: bool) -> OpenForm:
    """Fill in a form from its code.

    A field with one possible value is filled in automatically, unless it is the last one and the form is not ``eager``,
    so that no move is made that nobody requested. A list in the last field is only marked until it is confirmed.

    Raises:
        Refusal: a pick has no meaning in the present position.
        IllegalMove: the move is not possible now.

    """
    begun = OpenForm(form=blank, code=Code(code.kind), eager=eager)
    return _go_on(begun, code.picks, page=code.page)


def form_of(position: Position, move: Move, *, open_ended: bool = False) -> OpenForm:
    """Open the form of a complete move; ``open_ended``: leave a last list open to which more can be added.

    Raises:
        Refusal, IllegalMove, NotSeated: it can no longer be made.

    """
    opened = open_form(position, Code(move.kind()))
    while opened.field is not None:
        wanted, slot = getattr(move, opened.field), opened.slot
        if isinstance(slot, NumberRange):
            opened = opened.then(slot.numbers.index(wanted) if wanted in slot.numbers else len(slot.numbers))
            continue
        assert slot is not None
        places = {option.value: place for place, option in enumerate(slot.options)}
        nowhere = len(places)
        if isinstance(slot, Choice):
            chosen = wanted if slot.many else (str(wanted),)
            opened = opened.then(*(places.get(value, nowhere) for value in chosen))
        elif (entries := opened.form.entries) != wanted:
            opened = opened.then(places.get(wanted[len(entries)], nowhere) if len(entries) < len(wanted) else nowhere)
        elif open_ended and opened.last and slot.options:
            return opened
        else:
            opened = opened.end()
    meant = {field: getattr(move, field) for field in fields(opened.kind)}
    # A number that was one of some options is still written as an option.
    if any(opened.values.get(field) not in (value, str(value)) for field, value in meant.items()):
        raise Refusal("form.out_of_date")
    return opened


def _go_on(opened: OpenForm, picks: Iterable[str], *, page: int = 0, confirmed: bool = False) -> OpenForm:
    """Return a form with what is picked for its next fields, and with what has no alternative, filled in."""
    form, kind, path, left = opened.form, opened.code.kind, opened.path or Path(), list(picks)
    done = list(opened.code.picks if opened.path is None else opened.code.picks[:-1])
    said, back, unseen = list(opened.said), opened.back, False

    def stopped(*more: str, page: int = 0, **state: Any) -> OpenForm:  # noqa: ANN401 - of the form
        code = Code(kind, (*done, *more), page)
        return OpenForm(form=form, code=code, eager=opened.eager, said=tuple(said), back=back, **state)

    while (slot := form.slot) is not None:
        pick = left.pop(0) if left else None
        if isinstance(slot, Chain):
            if not pick and not path.picks and not slot.options and slot.may_end and form.may_be_left_out:
                # There is nothing to choose.
                form = form.then(END)
                done.append(Path().written(ended=True))
                continue
            followed = follow(pick or "", form, path)
            form, path, here = followed.form, followed.path, followed.path.written()
            said += followed.said
            if not followed.ended:
                back = Code(kind, (*done, path.back().written())) if path.picks else back
                return stopped(here, page=page, path=path)
            back = Code(kind, (*done, here))
            form = form.then(END)
            done.append(path.written(ended=True))
            path = Path()
            continue
        only = only_answer(slot)
        if pick is None:
            itself = form.may_be_left_out and only == defaults(form.kind)[form.field or ""]
            if only is None or (form.last and not opened.eager and not itself):
                return stopped(page=page)
            pick = "0"
            # A number without alternative follows from what was picked before it, as a printed price does.
            unseen = unseen or (isinstance(slot, Choice) and not (said and said[-1].whole))
        if pick == LEFT_OUT and form.may_be_left_out:
            form = form.left_out()
        else:
            value, options = read_pick(slot, pick)
            if form.last and not confirmed and isinstance(slot, Choice) and slot.many:
                return stopped(marked=tuple(pick.split("+")))
            form = form.then(value)
            said += options
            back = back if only is not None else Code(kind, tuple(done))
        done.append(pick)
    return stopped(unseen=unseen)


def read_pick(slot: Choice | NumberRange, pick: str) -> tuple[Any, tuple[Option, ...]]:
    """Return the value of a pick and its options. Raises Refusal: it has no meaning."""
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


def _is_single(slot: Slot | None) -> TypeGuard[Choice]:
    """Return whether exactly one of some options is to be picked."""
    return isinstance(slot, Choice) and not slot.many


def _may_be_left_out(kind: type[Move], place: int) -> bool:
    """Return whether all fields from a place on may be left out."""
    return defaults(kind).keys() >= set(fields(kind)[place:])


Label = Callable[[Text], str]
"""Makes the words of an option as its person reads them."""


def type_of(kind: type[Move], field: str) -> Any:  # noqa: ANN401 - types are values here
    """Return the type of a field of a kind of move."""
    return next(each.type for each in msgspec.structs.fields(kind) if each.name == field)


def is_list(held: Any) -> bool:  # noqa: ANN401 - types are values here
    """Return whether a field of a type holds a list."""
    return get_origin(held) in {tuple, list}


class TypedMove(NamedTuple):
    """A move as far as it was typed."""

    kind: type[Move]
    values: dict[str, Any]
    code: Code
    """The same as the code of a form, up to the first value that is not possible."""
    missing: str | None
    """The first field that was left out although there is a choice, or None if the move is complete."""
    strange: str | None
    """The first value typed that its field cannot hold, or None if there is none."""
    unseen: bool = False
    """Whether a choice that was not typed had only one option, and was filled in automatically."""
    slot: Slot | None = None
    """What the field of ``strange`` may hold."""
    numbered: bool = False
    """Whether that field holds a number."""

    @property
    def filled(self) -> dict[str, Any]:
        """All fields, empty where nothing was typed: the rules can best say what is wrong with them."""
        types = {field.name: field.type for field in msgspec.structs.fields(self.kind)}
        empty = {name: 0 if types[name] is int else () if is_list(types[name]) else "" for name in fields(self.kind)}
        return empty | defaults(self.kind) | self.values

    @property
    def unreadable(self) -> bool:
        """Whether words were typed for a field that takes a number: no rule can say what is wrong with them."""
        numbers = (field.name for field in msgspec.structs.fields(self.kind) if field.type is int)
        return any(not str(self.values.get(name, 0)).isdecimal() for name in numbers)


Named = Callable[[str], Sequence[Option]]
"""Returns everything that a field can name, whether or not it is possible now."""


def read(
    slots: Slots, kind: type[Move], given: Mapping[str, Any], label: Label, named: Named = lambda _: ()
) -> TypedMove:
    """Read the fields of a move from what was typed; names of what is impossible now are left for the rules to refuse.

    Raises IllegalMove, Refusal as ``slots`` does.
    """
    form, picks = Form(slots, kind), list[str]()
    missing, strange, unseen, expected, numbered = None, None, False, None, False
    while form.field is not None and form.slot is not None and missing is None:
        field, slot = form.field, form.slot
        if isinstance(slot, Chain):
            entries = entries_of(str(given.get(field, "")))
            form, pick, short = _written_list(form, entries, named(field), written=field in given)
        elif field in given:
            value, pick, several = _meant(slot, given[field], label, named(field))
            form, short = (form, True) if several else (form.put(value), False)
        else:
            form, pick = _by_itself(form, slot)
            short = pick is None
            unseen = unseen or (isinstance(slot, Choice) and pick not in {None, LEFT_OUT})
        missing = field if short else None
        if pick is None and not short and strange is None:
            strange, expected, numbered = str(given[field]), slot, type_of(kind, field) is int
        if pick is not None and strange is None:
            picks.append(pick)
    return TypedMove(kind, form.values, Code(kind.kind(), tuple(picks)), missing, strange, unseen, expected, numbered)


def entries_of(written: str) -> list[str]:
    """Return the entries of a list that is typed with spaces."""
    return _COMMA.sub(" ", _NOTE.sub(" ", written)).split()


def between_commas(written: str) -> list[str]:
    """Return the parts of a text between its commas, including empty ones."""
    return _COMMA.split(written)


def items_of(written: str) -> list[str]:
    """Return the items of a list that is typed with commas."""
    return [part.strip() for part in between_commas(written) if part.strip()]


def begun(options: Sequence[Option], words: Sequence[str]) -> tuple[int | None, int]:
    """Return the place of the option that the first of some words name, and how many words name it.

    An option may be typed with several words. If no option begins like this, return None, and 1 for one word skipped.
    """
    for length in range(min(MOST_WORDS, len(words)), 0, -1):
        place = place_of(options, " ".join(words[:length]))
        if place is not None:
            return place, length
    return None, 1


def _written_list(
    form: Form, tokens: Sequence[str], known: Sequence[Option], *, written: bool
) -> tuple[Form, str | None, bool]:
    """Fill in a list; one that was not typed at all does not count as empty if it can have entries.

    Returns:
        The form with the list; its pick, or None if an entry is not possible at its place; whether the list cannot end
        there, so that the form still asks for its next entry.

    """
    first = form.slot.options if isinstance(form.slot, Chain) else ()
    path, left, meant = Path(), _one_by_one(first, known, tokens), dict[str, str]()
    while isinstance(slot := form.slot, Chain) and len(form.entries) < MOST_ENTRIES:
        meant |= {option.typed: option.value for option in slot.options}
        place, at, length = _next_entry(slot, left)
        if (only := only_answer(slot)) is not None:
            form = form.then(only)
            left = left if place is None else left[:at] + left[at + length :]
        elif not left:
            ends = slot.may_end and (written or not slot.options)
            return form.then(END) if ends else form, path.written(ended=ends), not ends
        elif place is None:
            values = (_known(known, meant.get(token, token)) for token in left)
            return form.put((*form.entries, *values)), None, False
        else:
            path = path.then(place, len(slot.options))
            form, left = form.then(slot.options[place].value), left[:at] + left[at + length :]
    return form.put((*form.entries, *left)), None, False


def _next_entry(slot: Chain, words: Sequence[str]) -> tuple[int | None, int, int]:
    """Return the place of the option that is meant next, and which of some words name it: the first of these, how many.

    Where the order makes no difference, words further on may name it.
    """
    starts = range(len(words) if slot.any_order else min(1, len(words)))
    named = ((*begun(slot.options, words[at:]), at) for at in starts)
    found = sorted((place, at, length) for place, length, at in named if place is not None)
    return found[0] if found else (None, 0, 1)


_FEW = {str(number): number for number in range(1, MOST_ENTRIES + 1)}
"""The numbers that can tell how often an entry is meant, as they are written."""


def _one_by_one(options: Sequence[Option], known: Sequence[Option], words: Sequence[str]) -> list[str]:
    """Return words with each entry as often as the number before it tells: for `2 red, blue`, `red red blue`.

    A number that is the name of anything, or stands before another number, as trains do, tells nothing of the kind.
    """
    listed, left = list[str](), list(words)
    while left:
        number, following = _FEW.get(left[0], 0), left[1:]
        counts = number and following and not following[0][0].isdecimal() and len(listed) + number <= MOST_ENTRIES
        place, length = None, 0
        if counts and begun((*options, *known), left)[0] is None:
            place, length = begun(options, following)
        if place is None:
            listed.append(left.pop(0))
        else:
            listed += following[:length] * number
            left = following[length:]
    return listed


def _known(known: Sequence[Option], written: str) -> str:
    """Return the value of the option that was typed by its name, or else what was typed."""
    place = place_of(known, written)
    return written if place is None else known[place].value


def number_of(written: str | int) -> int | None:
    """Return the number that somebody has typed, with or without separated thousands, or None if it is not one."""
    figures = str(written).strip()
    if _IN_THOUSANDS.fullmatch(figures):
        figures = "".join(_BETWEEN_THOUSANDS.split(figures))
    return int(figures) if figures.isdecimal() else None


def _meant(
    slot: Choice | NumberRange, given: str | int, label: Label, known: Sequence[Option]
) -> tuple[Any, str | None, bool]:
    """Return the value that was typed, its pick, and whether it could be several options that are possible there.

    The pick is None if the value is not possible there.
    """
    if isinstance(slot, NumberRange):
        number = number_of(given)
        if number is None or number not in slot.numbers:
            return given if number is None else number, None, False
        return number, str(slot.numbers.index(number)), False
    if not slot.many:
        place = _named(slot.options, str(given), label)
        if place is not None:
            return slot.options[place].value, str(place), False
        called = [each.value for each in known if _is_meant(each, str(given), label(each.label))]
        possible = [at for at, option in enumerate(slot.options) if option.value in called]
        if len(possible) == 1:
            return slot.options[possible[0]].value, str(possible[0]), False
        if not called:  # it may be the words with which it was offered once, with details that may have changed
            name = _DETAILS.sub("", str(given))
            called = [each.value for each in known if _is_meant(each, name, label(each.label))]
        return next(iter(called), given), None, bool(possible)
    items = items_of(str(given))
    places = [_named(slot.options, item, label) for item in items]
    values = tuple(
        item if place is None else slot.options[place].value for item, place in zip(items, places, strict=True)
    )
    return values, None if None in places else "+".join(map(str, places)) or NONE_CHOSEN, False


def _named(options: Sequence[Option], written: str, label: Label) -> int | None:
    """Return the place of the option that was typed by its value, its words, or both; None if that is not clear."""
    place = place_of(options, written.strip())
    if place is None:
        # If two options differ only in characters that are ignored, neither is meant for certain.
        alike = [at for at, each in enumerate(options) if _is_called(each, written, label(each.label))]
        alike = alike or [at for at, each in enumerate(options) if same(written, _NOTE.sub("", label(each.label)))]
        alike = alike or [at for at, each in enumerate(options) if _in_any_order(written, each, label(each.label))]
        alike = alike or [at for at, each in enumerate(options) if _other_way_round(written, label(each.label))]
        place = alike[0] if len(alike) == 1 else None
    return place


def _is_called(option: Option, written: str, words: str) -> bool:
    return same(written, option.value, words, f"{option.value} {words}")


def _is_meant(option: Option, written: str, words: str) -> bool:
    if _is_called(option, written, words):
        return True
    return _in_any_order(written, option, words) or _other_way_round(written, words)


def _in_any_order(written: str, option: Option, words: str) -> bool:
    """Return whether the items of an option were typed, in any order."""
    items = _items(written)
    return len(items) > 1 and any(items == _items(each) for each in (option.value, option.typed, words))


def _other_way_round(written: str, words: str) -> bool:
    """Return whether the two places that an option connects were typed, the second one first."""
    ends = _ENDS.fullmatch(_DETAILS.sub("", words))
    return ends is not None and same(written, f"{ends[2]}\u2013{ends[1]}")


@lru_cache(maxsize=4096)
def _items(written: str) -> tuple[str, ...]:
    """Return the items of an option in the form in which they are compared, sorted."""
    return tuple(sorted(item for part in _ITEMS.split(written) if (item := compared(part))))


def _by_itself(form: Form, slot: Choice | NumberRange) -> tuple[Form, str | None]:
    """Return a form with the value that is filled in automatically if nothing was typed, and its pick.

    If there is no such value, return the form as it was, and None.
    """
    if (only := only_answer(slot)) is not None:
        return form.then(only), "0"
    return (form.left_out(), LEFT_OUT) if form.may_be_left_out else (form, None)


def bounds(slot: Slot | None) -> dict[str, int]:
    """Return what sentences say about the numbers that may be chosen, or about how many options may be."""
    if isinstance(slot, NumberRange):
        return {"least": slot.low, "most": slot.high, "step": slot.step}
    return {"least": slot.at_least, "most": slot.at_most} if isinstance(slot, Choice) else {}
