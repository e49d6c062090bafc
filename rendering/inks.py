"""The 256 colours that all pictures of a game are printed in, so that a colour never changes between two."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from PIL import Image


@cache
def inks_of(game: str) -> Image.Image:
    """Return a picture whose palette is that of all pictures of a game.

    The colours were chosen by many of its pictures. To choose them for each picture anew takes longer than to print it,
    and so does it to find the nearest of colours that were never looked up before.
    """
    data = bytes.fromhex((files("rendering") / "assets" / game / "inks.txt").read_text("ascii"))
    sample = Image.new("P", (1, 1))
    # An ink that is not needed is the first once more.
    sample.putpalette(data + data[:3] * (256 - len(data) // 3))
    return sample
