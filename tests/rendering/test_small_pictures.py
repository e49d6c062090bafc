"""Beside some sections of a rulebook stands a small picture: a part of a position, drawn for that and said in words."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.texts import Texts
from engine.core.match import Match
from engine.core.registry import every_key, find
from engine.ticket_to_ride.legends.campaign import new_campaign
from engine.ticket_to_ride.legends.lessons import EXAMPLES
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.teaching import SECTIONS, rulebook
from rendering import api
from rendering.canvas import INLINE
from rendering.small import HEIGHT
from tests.thorough import long_but

OF_RULES = {
    "stickers": "survey",
    "herds": "herds",
    "depots": "depots",
    "combine": "combine",
    "large": "growth",
    "seconds": "survey",
    "exhibition": "exhibition",
    "stamps": "stamps",
    "express": "express",
}
"""The rule with which each list of what lies on the map of Legends comes to be."""


def sections(key):
    """Return every section with an example, of a campaign those of all its games."""
    if key != "legends":
        return [one for one in find(key).learning.rulebook(None) if one.example is not None]
    campaign = new_campaign(tuple(pack().companies)[:2])
    campaign.rules = [part.after for part in SECTIONS if part.after]
    last = pack().figures.table.games
    return [one for one in rulebook(campaign, last, 2) if one.example is not None]


EVERY = [pytest.param(key, one, id=f"{key}-{one.name}") for key in every_key() for one in sections(key)]
SOME = [one for one in EVERY[::7] if not one.id.startswith("europe")]
"""The board of Europe takes four seconds to draw as large as it is ever shown."""


def views(key, example):
    match = Match.laid_out(find(key), example)
    seen = [match.view(None)] if example.compared else []
    for move in example.then:
        match.play(move)
    return [*seen, match.view(None)]


@pytest.mark.parametrize(("key", "section"), long_but(EVERY, *SOME))
def test_each_is_drawn_as_large_as_a_channel_shows_it_and_is_said_in_words(key, section):
    example, texts = section.example, Texts("en", strict=True).of(key)

    def words(text):
        return texts.sentence(text, ("Ada", "Ben", "Cleo"), plain=True)

    drawn = Image.open(io.BytesIO(api.example(views(key, example), example.picture, example.part, words=words)))
    assert drawn.width <= INLINE
    assert drawn.height <= HEIGHT
    assert drawn.width > 0.7 * INLINE
    assert len(drawn.convert("RGB").resize((60, 40)).getcolors(2400)) > 20
    assert 60 < len(words(section.shows)) < 330


@pytest.mark.parametrize("key", every_key())
def test_each_title_has_a_few(key):
    assert 4 <= len(sections(key)) <= 8


def test_every_example_of_legends_stands_beside_a_section():
    assert {one.name for one in sections("legends")} == EXAMPLES.keys()


@pytest.mark.parametrize("part", [part for part in SECTIONS if part.name in EXAMPLES], ids=lambda part: part.name)
def test_an_example_of_legends_shows_nothing_that_is_not_in_force_with_its_section(part):
    (view,) = views("legends", EXAMPLES[part.name])
    assert {pack().frontiers[board].rule for board in view.opened} <= {part.after}
    assert {rule for field, rule in OF_RULES.items() if getattr(view, field)} <= {part.after}
    assert not any(seat.steamers for seat in view.seats) or part.after == "steamer"
    assert not any(seat.herds for seat in view.seats)
    assert view.game == 1
    assert set(view.rules) <= {part.after}
