"""All pictures of a game are printed in the same colours, and look as they would in colours chosen for each."""

import math
from unittest.mock import patch

import pytest
from PIL import ImageChops

from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.registry import find
from engine.core.rng import Rng
from rendering import api, canvas, parts
from rendering.__main__ import plain
from rendering.badges import SEATS
from rendering.inks import inks_of
from rendering.palette import FELT, GOLD, INK, PAPER
from tests.rendering.choose_inks import ASSETS

GAMES = sorted(path.parent.name for path in ASSETS.glob("*/inks.txt"))
FAR = 40
"""What can be seen where two colours differ by more in one of their three parts."""


@pytest.mark.parametrize("game", GAMES)
def test_what_all_pictures_of_a_game_have_is_printed_as_it_is(game):
    palette = inks_of(game).getpalette("RGB")
    inks = {tuple(palette[at : at + 3]) for at in range(0, 3 * 256, 3)}
    assert len(inks) > 240
    for colour in (FELT, PAPER, INK, GOLD, *SEATS[: find(game).info.players[-1]]):
        assert min(math.dist(colour, ink) for ink in inks) < 8, colour


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_has_colours_as_near_to_what_was_drawn_as_if_they_were_chosen_for_it(game):
    """If this fails, pictures have got colours that the game's inks lack: ``python -m tests.rendering.choose_inks``."""
    rules, rng = find(game), Rng("inks")
    state, printed = rules.setup(Setup(game, rules.info.players[-1]), "inks"), []
    for _ in range(40):
        for _ in rules.play(state, random_move(rules, state, min(rules.actors(state)), rng)):
            pass
    view, print_in = rules.view(state, None), canvas.in_256_colours

    def noting(picture, inks=None):
        printed.append((picture.convert("RGB"), print_in(picture, inks)))
        return printed[-1][1]

    parts.PRINTED.clear()  # each is printed as a whole
    with patch.object(canvas, "in_256_colours", noting), patch.object(parts, "in_256_colours", noting):
        for kind in api.kinds(view)[:6]:
            api.draw(view, kind, words=plain)
    palettes = {tuple(flat.getpalette("RGB")) for _, flat in printed}
    assert len(palettes) == 1, "a colour never changes between two pictures"
    for full, flat in printed:
        off = ImageChops.difference(full, flat.convert("RGB"))
        levels = [sum(off.getchannel(part).histogram()[FAR:]) for part in range(3)]
        assert max(levels) < full.width * full.height / 1000
        mean = [sum(n * count for n, count in enumerate(off.getchannel(part).histogram())) for part in range(3)]
        assert max(mean) / (full.width * full.height) < 2.5
