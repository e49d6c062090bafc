"""Percentages and lists on pictures are written as each language writes them."""

from itertools import islice

import pytest

from bot.texts import Texts
from engine.core.registry import find
from rendering import api
from tests.engine.played_before import played_before
from tests.rendering.measuring import measuring

NAMES = ("Ada", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("language", "percent", "several"),
    [("en", "50 %", ", L"), ("pl", "50%", ", L"), ("zh-CN", "50%", "\u3001")],
)
def test_shares_and_private_companies_of_players(language, percent, several):
    texts = Texts(language, strict=True).of("18cz")
    view = find("18cz").view(next(islice(played_before("18cz", 3), 30, None))[0], None)
    with measuring() as measure:
        _, written = measure(
            lambda: api.draw(view, "players", words=lambda text: texts.sentence(text, NAMES, plain=True))
        )
    said = {one.words for one in written}
    assert percent in said
    assert any(several in one for one in said)
