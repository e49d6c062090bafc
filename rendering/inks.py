"""The 256 colours that all pictures of a game are printed in, so that a colour never changes between two."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from PIL import Image


@cache
def inks_of(game: str) -> Image.Image:
    """Return a picture with the palette shared by all pictures of a game.

    The colours were chosen from many of its pictures. Choosing them anew for each picture takes longer than printing
    it, and so does finding the nearest colour in a palette that has never been used before.
    """
    data = bytes.fromhex((files("rendering") / "assets" / game / "inks.txt").read_text("ascii"))
    sample = Image.new("P", (1, 1))
    # Unused places of the palette repeat the first ink.
    sample.putpalette(data + data[:3] * (256 - len(data) // 3))
    return sample
