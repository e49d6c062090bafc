"""Positions of the toy in which there is as much to tell as there can ever be."""

from msgspec.structs import replace

from tests.rendering.tables import positions


def fullest():
    """Four players who have all scored, and four of whom the first is to move."""
    at = positions("toy", 4, "a")
    scored = dict.fromkeys(range(4), 39)
    return replace(at[-1][0], scored=scored), replace(at[0][0], scored=scored, to_move=(0,))
