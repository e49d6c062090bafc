"""Everything on one picture: the columns around the map end at about the same height, and nothing is left out."""

import io

import pytest
from PIL import Image

from rendering import api
from rendering.__main__ import plain
from rendering.palette import FELT
from tests.conformance.worlds import WORLDS
from tests.thorough import long_but

LEVEL = 0.75
"""Of the picture's height, down to which each column reaches at least."""


@pytest.mark.long
@pytest.mark.parametrize("key", long_but(["18cz", "1854"], "18cz"))
def test_the_columns_around_the_map_are_filled_to_about_the_same_height(key):
    *_, (state, _, _) = WORLDS[key].some("everything", 3, 120)
    drawn = api.draw(WORLDS[key].game.view(state, None), "everything", words=plain)
    picture = Image.open(io.BytesIO(drawn.png)).convert("RGB")
    third = picture.width // 3
    for column in range(3):
        part = picture.crop((column * third, 0, (column + 1) * third, picture.height)).resize((third // 8, 400))
        rows = [y for y in range(400) if len({part.getpixel((x, y)) for x in range(part.width)} - {FELT}) > 2]
        assert max(rows) >= LEVEL * 400, f"column {column} of {key} is empty below"
