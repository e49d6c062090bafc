"""A place at the table, numbered from 0 in order of play."""

from typing import NewType

Seat = NewType("Seat", int)
