"""A move as a form that is filled in field by field: its next field, what may stand there, whether it is complete.

Built-in players, the check of what slots offer, buttons and menus, and typed commands all fill in moves through
``Form``; they differ only in where the answers come from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import combinations
from typing import Any, Final

from engine.core import codec
from engine.core.game import Game, State
from engine.core.moves import Chain, Choice, Move, NumberRange, Option, Slot, defaults, fields
from engine.core.seat import Seat

Slots = Callable[[str, Mapping[str, Any]], Slot]
"""Returns what may stand in a field of one kind of move, given the fields filled in so far."""


class _End(Enum):
    END = "end"


END: Final = _End.END
"""The answer to a ``Chain`` that completes the list as it is."""


class Form:
    """A move that is partly filled in. It never changes: each answer makes a new form."""

    __slots__ = ("_place", "_slots", "field", "kind", "slot", "values")

    def __init__(self, slots: Slots, kind: type[Move], values: Mapping[str, Any] | None = None, place: int = 0) -> None:
        """Open a form: a blank one, or one whose fields before number ``place`` have these ``values``.

        Raises:
            IllegalMove: such a move is not possible now (raised by ``slots``).

        """
        names = fields(kind)
        self._slots = slots
        self._place = place
        self.kind = kind
        self.values: dict[str, Any] = dict(values or {})
        """The fields filled in so far; of a list chosen entry by entry, its entries so far."""
        self.field = names[place] if place < len(names) else None
        """The next field, or None if the form is complete."""
        self.slot = None if self.field is None else slots(self.field, self.values)
        """What may stand in the next field, or be the next entry of a list chosen entry by entry."""
        if self.field is not None and isinstance(self.slot, Chain):
            self.values.setdefault(self.field, ())

    @classmethod
    def of(cls, game: Game[Any], state: State, seat: Seat, kind: type[Move]) -> Form:
        """Open a blank form for a seat's move in a position."""
        return cls(lambda field, chosen: game.slot(state, seat, kind, field, chosen), kind)

    @classmethod
    def at(cls, slots: Slots, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Form:
        """Open a form at a field, whichever fields before it are filled in."""
        return cls(slots, kind, chosen, fields(kind).index(field))

    @property
    def entries(self) -> tuple[str, ...]:
        """The entries so far of the list that is being chosen entry by entry."""
        assert self.field is not None
        entries: tuple[str, ...] = self.values[self.field]
        return entries

    @property
    def last(self) -> bool:
        """Whether the next field is the last one."""
        return self._place == len(fields(self.kind)) - 1

    @property
    def may_be_left_out(self) -> bool:
        """Whether the next field has a default."""
        return self.field in defaults(self.kind)

    def then(self, answer: Any) -> Form:  # noqa: ANN401 - a field may hold anything
        """Return the form with an answer to the slot: the next field's value, the next entry of a list, or END."""
        if not isinstance(self.slot, Chain):
            return self.put(answer)
        if answer is END:
            return self.put(self.entries)
        assert self.field is not None
        return Form(self._slots, self.kind, self.values | {self.field: (*self.entries, answer)}, self._place)

    def put(self, value: Any) -> Form:  # noqa: ANN401 - a field may hold anything
        """Return the form with the whole next field filled in, even with a value that is not allowed there."""
        assert self.field is not None
        return Form(self._slots, self.kind, self.values | {self.field: value}, self._place + 1)

    def left_out(self) -> Form:
        """Return the form with the default of the next field, which must have one."""
        assert self.field is not None
        return self.put(defaults(self.kind)[self.field])

    def move(self, seat: Seat) -> Move:
        """Make the move of a complete form."""
        return codec.fill(self.kind, {**self.values, "seat": seat})


def answers(slot: Slot) -> Sequence[Any]:
    """Return every answer to a slot; for a list, each allowed subset in the order of its options."""
    if isinstance(slot, NumberRange):
        return slot.numbers
    if isinstance(slot, Chain):
        return (*(option.value for option in slot.options), *((END,) if slot.may_end else ()))
    if not slot.many:
        return tuple(option.value for option in slot.options)
    sizes = range(slot.at_least, slot.at_most + 1)
    return tuple(tuple(o.value for o in some) for size in sizes for some in combinations(slot.options, size))


def accepts(slot: Slot, answer: Any) -> bool:  # noqa: ANN401 - a field may hold anything
    """Return whether an answer fits a slot, whatever the order within a list."""
    if isinstance(slot, NumberRange):
        return answer in slot.numbers
    if isinstance(slot, Chain) and answer is END:
        return slot.may_end
    allowed = {option.value for option in slot.options}
    if not (isinstance(slot, Choice) and slot.many):
        return str(answer) in allowed
    given = {str(entry) for entry in answer}
    return slot.at_least <= len(answer) <= slot.at_most and len(given) == len(answer) and given <= allowed


def only_answer(slot: Slot) -> Any:  # noqa: ANN401 - a field may hold anything
    """Return the only answer that fits a slot.

    Return None if there is a choice, if only whether a list ends here, or if the answer must be given deliberately.
    """
    if isinstance(slot, NumberRange):
        return slot.low if slot.low == slot.high else None
    chosen = (isinstance(slot, Chain) and slot.may_end) or (isinstance(slot, Choice) and slot.many)
    alone = len(slot.options) == 1 and not chosen and not slot.options[0].deliberate
    return slot.options[0].value if alone else None


def place_of(options: Sequence[Option], typed: str) -> int | None:
    """Return the index of the option typed as its value or as people write it, preferring one with the same case."""
    exact = [place for place, option in enumerate(options) if typed in {option.value, option.typed}]
    sought = typed.casefold()
    alike = [
        place for place, option in enumerate(options) if sought in {option.value.casefold(), option.typed.casefold()}
    ]
    return next(iter(exact or alike), None)


def offered(game: Game[Any], state: State, move: Move) -> bool:
    """Return whether the slots offer a move, field by field, whatever the order within a list."""
    if type(move) not in game.kinds(state, move.seat):
        return False
    return leads_to(Form.of(game, state, move.seat, type(move)), move)


def leads_to(form: Form, move: Move) -> bool:
    """Return whether a blank form can be filled in to give a move."""
    while form.field is not None and form.slot is not None:
        value = getattr(move, form.field)
        for answer in (*value, END) if isinstance(form.slot, Chain) else (value,):
            if form.slot is None or not accepts(form.slot, answer):
                return False
            form = form.then(answer)
    return True


def legal(game: Game[Any], state: State, seat: Seat) -> Iterator[Move]:
    """Yield every legal move of a seat, slot by slot. Only for games with few legal moves."""
    return (form.move(seat) for form in complete_forms(game, state, seat))


def complete_forms(game: Game[Any], state: State, seat: Seat) -> Iterator[Form]:
    """Yield the form of every legal move of a seat, for callers that make only one of the moves."""
    for kind in game.kinds(state, seat):
        yield from _completed(Form.of(game, state, seat, kind))


def _completed(form: Form) -> Iterator[Form]:
    if form.slot is None:
        yield form
        return
    if isinstance(form.slot, Chain) and form.slot.may_end:
        yield from _completed(form.then(END))
    for answer in answers(form.slot):
        if answer is not END:
            yield from _completed(form.then(answer))
