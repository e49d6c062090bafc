"""Collecting what is wrong with a payload, each with the path to it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Json = Mapping[str, Any]


class Problems(list[str]):
    """Sentences such as ``components[0].label: 81 characters, at most 80``."""

    def add(self, path: str, what: str) -> None:
        """Note one fault at a path."""
        self.append(f"{path}: {what}")

    def text(self, path: str, value: object, most: int, *, least: int = 1) -> None:
        """A text of ``least`` to ``most`` characters; with ``least=0`` it may be absent."""
        if value is None and least == 0:
            return
        if not isinstance(value, str):
            self.add(path, f"a text is required, not {value!r}")
        elif len(value) > most:
            self.add(path, f"{len(value)} characters, at most {most}")
        elif len(value) < least:
            self.add(path, f"{len(value)} characters, at least {least}")

    def number(self, path: str, things: Sequence[object], most: int, *, least: int = 1) -> None:
        """A list of ``least`` to ``most`` things."""
        if not least <= len(things) <= most:
            self.add(path, f"{len(things)} entries, {least} to {most} allowed")

    def whole(self, path: str, value: object, low: int, high: int) -> None:
        """A whole number between two bounds; it may be absent."""
        if value is not None and not (isinstance(value, int) and low <= value <= high):
            self.add(path, f"{value!r} is not between {low} and {high}")

    def once(self, path: str, values: Iterable[object]) -> None:
        """No value twice."""
        for value, times in Counter(values).items():
            if times > 1:
                self.add(path, f"{value!r} is there {times} times, must be unique")
