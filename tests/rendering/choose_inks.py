"""Choose the colours that the pictures of a game are printed in: ``python -m tests.rendering.choose_inks 18cz``.

They are written into the game's assets, and stay until pictures get colours that they lack: then a test fails.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PIL import Image

from bot.texts import texts_for
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from rendering import api, canvas
from rendering.palette import Rgb

ASSETS = Path(__file__).parents[2] / "rendering" / "assets"
FLAT, MOST_FLAT = 0.004, 160
"""A colour that fills such a share of some picture is printed as it is: a ground, a panel; and so many of them at most."""
ALIKE = 1
"""By how much two of them differ at most that are printed as one."""
NEAR = 4
"""How far a colour may be from one of those, in its three parts together, without asking for one of its own."""
SAMPLES, MOST = 400_000, 400
"""Pixels that stand for all colours, and the most that stand for one."""
MOVES = (30, 90, 180)
"""After so many moves the position is drawn."""
WIDE = 1024
"""Of a picture made of those samples, in pixels."""


def drawn(match: Match) -> None:
    """Draw all pictures of a position that are not made of others, as everybody and as who is to move sees it."""
    texts = texts_for("en").of(match.game.info.key)
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")[: match.setup.players]
    for viewer in (None, min(match.game.actors(match.state), default=None)):
        view = match.view(viewer)
        for kind in api.kinds(view) if viewer is None else api.private(view):
            if kind not in api.composed(view):
                api.draw(view, kind, words=lambda text: texts.sentence(text, names, plain=True))


def colours_of(key: str) -> tuple[Counter[Rgb], dict[Rgb, float]]:
    """Play a game of the fewest and one of the most players by chance, and look at the colours of what is drawn.

    Returns:
        What they weigh: in each picture the root of its share, as what is small is looked at too; and of each the
        largest share that it has of any picture.

    """
    found, largest, game = Counter[Rgb](), dict[Rgb, float](), find(key)
    print_in_256_colours = canvas.in_256_colours

    def counting(picture: Image.Image, inks: Image.Image | None = None) -> Image.Image:
        full = picture.convert("RGB")
        colours: Any = full.getcolors(full.width * full.height)
        for count, colour in colours:
            share = count / (full.width * full.height)
            found[colour] += math.sqrt(share)
            largest[colour] = max(share, largest.get(colour, 0.0))
        return print_in_256_colours(picture, inks)

    with patch.object(canvas, "in_256_colours", counting):
        for players in (game.info.players[0], game.info.players[-1]):
            rng, match = Rng(f"inks {players}"), Match(game, Setup(key, players), f"inks {players}")
            while not match.over and len(match.line) < MOVES[-1]:
                if len(match.line) in MOVES:
                    drawn(match)
                question = game.question(match.state) if hasattr(game, "question") else None
                seat = question.to if question else min(game.actors(match.state))
                match.play(game.policies["random"](game, match.state, seat, rng))
            drawn(match)
    return found, largest


def chosen(colours: Counter[Rgb], largest: dict[Rgb, float]) -> list[Rgb]:
    """Choose 256 colours: those that fill parts of pictures as they are, and others between the rest."""
    flat: list[Rgb] = []
    for colour in sorted(largest, key=largest.__getitem__, reverse=True):
        if largest[colour] < FLAT or len(flat) == MOST_FLAT:
            break
        if all(max(abs(a - b) for a, b in zip(colour, other, strict=True)) > ALIKE for other in flat):
            flat.append(colour)
    samples: list[Rgb] = []
    for colour, weight in colours.items():
        if min(math.dist(colour, other) for other in flat) > NEAR:
            samples += [colour] * min(MOST, max(1, round(SAMPLES * weight / colours.total())))
    sheet = Image.new("RGB", (WIDE, -(-len(samples) // WIDE)), samples[0])
    sheet.putdata(samples)
    rest = sheet.quantize(256 - len(flat), Image.Quantize.MEDIANCUT, kmeans=3).getpalette("RGB") or []
    between = [(rest[at], rest[at + 1], rest[at + 2]) for at in range(0, 3 * (256 - len(flat)), 3)]
    return list(dict.fromkeys([*flat, *between]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    for key in parser.parse_args().games:
        written = "\n".join("{:02x}{:02x}{:02x}".format(*colour) for colour in chosen(*colours_of(key)))
        (ASSETS / key / "inks.txt").write_text(f"{written}\n", encoding="ascii")


if __name__ == "__main__":
    main()
