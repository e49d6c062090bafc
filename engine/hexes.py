"""The hex grid: axial coordinates within, printed names at the edge.

Hexes are pointy-topped. Edges are numbered clockwise from the lower left: 0 south-west, 1 west, 2 north-west,
3 north-east, 4 east, 5 south-east. A printed name is a letter for the row and a number that grows by two along it.
"""

from __future__ import annotations

from typing import NamedTuple, NewType

HexName = NewType("HexName", str)
Edge = int
"""0 to 5, clockwise from the south-west."""

EDGES: tuple[Edge, ...] = (0, 1, 2, 3, 4, 5)


class Hex(NamedTuple):
    """A place on the grid: ``q`` grows to the east along a row, ``r`` to the south-east from row to row."""

    q: int
    r: int

    def beyond(self, edge: Edge) -> Hex:
        """Return the neighbour across an edge."""
        step = _STEPS[edge]
        return Hex(self.q + step.q, self.r + step.r)


_STEPS = (Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1))


def opposite(edge: Edge) -> Edge:
    """Return the number that a neighbour gives the same edge."""
    return (edge + 3) % 6


def turned(edge: Edge, rotation: int) -> Edge:
    """Return the number that an edge has after some clockwise turns by a sixth."""
    return (edge + rotation) % 6


def hex_at(name: str) -> Hex:
    """Read a printed name such as ``E11``. Raises ValueError if it is not one."""
    letter, number = name[:1], name[1:]
    if not ("A" <= letter <= "Z" and number.isascii() and number.isdecimal()):
        raise ValueError(f"{name!r} names no hex")
    row, column = ord(letter) - ord("A"), int(number)
    # Within a row the numbers are all odd or all even; which it is changes from row to row and from map to map.
    return Hex((column - row) // 2, row)


def name_of(place: Hex, *, odd_top: bool) -> HexName:
    """Write a printed name; ``odd_top``: whether the numbers of row A are odd."""
    column = 2 * place.q + place.r + odd_top
    return HexName(f"{chr(ord('A') + place.r)}{column}")
