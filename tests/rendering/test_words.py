"""The catalogue has every text that any picture asks for by name."""

import re
from pathlib import Path

import rendering
from bot.texts import Texts
from rendering.palette import CARDS
from rendering.ticket_to_ride.alt import COLOUR_KEYS

SOURCES = sorted(Path(rendering.__file__).parent.rglob("*.py"))
KEY = re.compile(r'"((?:rendering|18cz|18xx|1854|german|legends)\.[a-z_.]+[a-z_])"')
ENGLISH = Texts("en", strict=True)


def keys():
    for path in SOURCES:
        yield from KEY.findall(path.read_text("utf-8"))
    yield from (f"rendering.card.{card}" for card in CARDS if card != "grey")
    yield from (f"rendering.player.{colour}" for colour in COLOUR_KEYS)


def test_the_catalogue_knows_every_text():
    named = {key for key in keys() if not key.endswith((".europe", ".pictures"))}
    assert len(named) > 300
    assert sorted(key for key in named if not ENGLISH.has(key)) == []
