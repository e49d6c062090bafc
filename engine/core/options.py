"""What may stand in the next field of a move."""

from __future__ import annotations

import msgspec

from engine.core.text import Text


class Option(msgspec.Struct, frozen=True):
    """One value a field may take, and the words that explain its cost and effect."""

    value: str
    """Of a field that holds a number, the number in digits."""
    label: Text
    written: str = ""
    """How people write it as an entry of a list, where the value is a name that nobody should have to read."""
    whole: bool = False
    """Its words also say what comes after it by itself: whoever has picked it has read the whole move."""

    alike: bool = False
    """It comes to the same as one before it: the choice between them needs no question."""

    deliberate: bool = False
    """It spends something of worth: even where nothing else can stand there, it does not fill itself in."""

    unlikely: bool = False
    """It is allowed and brings nothing: among the others its button does not stand out."""

    @property
    def typed(self) -> str:
        """What people write for it."""
        return self.written or self.value


class Choice(msgspec.Struct, frozen=True):
    """Pick one option, or where ``many`` says that the field is a list, ``at_least`` to ``at_most`` different ones."""

    options: tuple[Option, ...]
    many: bool = False
    at_least: int = 1
    at_most: int = 1

    @property
    def distinct(self) -> Choice:
        """The same with one option of those that come to the same; of a list each counts."""
        if self.many or not any(option.alike for option in self.options):
            return self
        return msgspec.structs.replace(self, options=tuple(option for option in self.options if not option.alike))


class NumberRange(msgspec.Struct, frozen=True):
    """A whole number from ``low`` to ``high``, both included, in steps of ``step`` from the lowest."""

    low: int
    high: int
    step: int = 1
    """``high`` is so many whole steps above ``low``."""
    likely: tuple[int, ...] = ()
    """Numbers that people often choose, some of them perhaps out of the range: those within it have buttons."""

    @property
    def numbers(self) -> range:
        """All of them, the lowest first."""
        return range(self.low, self.high + 1, self.step)

    @property
    def marked(self) -> tuple[int, ...]:
        """The lowest, those between that people often choose, and the highest: in order, each once."""
        between = (number for number in self.likely if number in self.numbers)
        return tuple(sorted({self.low, *between, self.numbers[-1]}))


class Chain(msgspec.Struct, frozen=True):
    """One more entry of a list in which each depends on those before, as the stops of a route do.

    The entries so far stand in ``chosen``, under the name of the field itself.
    """

    options: tuple[Option, ...]
    """What may come next; none where the list can only end."""
    may_end: bool
    """The list is complete as it stands."""


Slot = Choice | NumberRange | Chain
