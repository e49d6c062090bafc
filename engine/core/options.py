"""What may stand in the next field of a move."""

from __future__ import annotations

import msgspec

from engine.core.text import Text


class Option(msgspec.Struct, frozen=True):
    """One value a field may take, and the words that explain its cost and effect."""

    value: str
    """For a field that holds a number, the number in digits."""
    label: Text
    written: str = ""
    """How people write it as an entry of a list, if the value is a name that nobody should have to read."""
    whole: bool = False
    """Whether its label also covers all later fields, which fill themselves in: its reader knows the whole move."""

    alike: bool = False
    """Whether it is equivalent to an earlier option, so that nobody has to choose between them."""

    deliberate: bool = False
    """Whether it uses up something of value, so that it never fills itself in, even as the only option."""

    unlikely: bool = False
    """It is allowed and brings nothing: among the others its button does not stand out."""

    @property
    def typed(self) -> str:
        """What people write for it."""
        return self.written or self.value


class Choice(msgspec.Struct, frozen=True):
    """A choice of one option, or of ``at_least`` to ``at_most`` different ones if ``many`` (the field is a list)."""

    options: tuple[Option, ...]
    many: bool = False
    at_least: int = 1
    at_most: int = 1

    @property
    def distinct(self) -> Choice:
        """The same choice with only the first of equivalent options; for a list, all of them are kept."""
        if self.many or not any(option.alike for option in self.options):
            return self
        return msgspec.structs.replace(self, options=tuple(option for option in self.options if not option.alike))


class NumberRange(msgspec.Struct, frozen=True):
    """A whole number from ``low`` to ``high``, both included, in steps of ``step`` from the lowest."""

    low: int
    high: int
    step: int = 1
    """``high`` is a whole number of steps above ``low``."""
    likely: tuple[int, ...] = ()
    """Numbers that people often choose; those that are within the range get buttons."""

    @property
    def numbers(self) -> range:
        """All numbers of the range in ascending order."""
        return range(self.low, self.high + 1, self.step)

    @property
    def marked(self) -> tuple[int, ...]:
        """The lowest number, the likely ones and the highest, in ascending order without duplicates."""
        between = (number for number in self.likely if number in self.numbers)
        return tuple(sorted({self.low, *between, self.numbers[-1]}))


class Chain(msgspec.Struct, frozen=True):
    """The next entry of a list whose entries depend on those before, such as the stops of a route.

    The entries so far are in ``chosen`` under the name of the field.
    """

    options: tuple[Option, ...]
    """What may come next; empty if the list can only end."""
    may_end: bool
    """Whether the list is complete as it is."""


Slot = Choice | NumberRange | Chain
