"""What is written on pictures, and what is said of them, is in the language of whoever sees them."""

from __future__ import annotations

import pytest

from bot.texts import ENGLISH, Texts, languages
from engine.core.campaigns import in_campaigns
from engine.core.registry import every_key, find
from rendering import api, fonts
from tests.left_in_english import left_in_english, names
from tests.rendering.fullest import fullest
from tests.rendering.measuring import measuring
from tests.rendering.tables import positions
from tests.thorough import in_turn

pytestmark = pytest.mark.long
NAMES = ("Ada", "Ben", "Cleo", "Dora", "\u00c9mile", "Fay")
LARGE = ("plan", "everything")
"""How the kinds end that show once more what others do."""
pairs = pytest.mark.parametrize(
    ("game", "language"), in_turn(every_key(), (each for each in languages() if each != ENGLISH))
)


@pytest.fixture(autouse=True)
def as_before():
    yield
    fonts.speak(ENGLISH)


def played(game):
    """Views of the first seat: at the end, in the middle and at the beginning."""
    seen = positions(game, find(game).info.players[1], "languages")
    return [seen[number][0] for number in (-1, len(seen) // 2, 0)]


def drawings(game):
    """Each kind of picture once, of the fullest view there is of it; of a campaign also what comes after many games."""
    views = [*(fullest(game)[:1] if in_campaigns(find(game)) is not None else ()), *played(game)]
    kinds = {kind: view for view in reversed(views) for kind in api.kinds(view) if not kind.endswith(LARGE)}
    return [(view, kind) for kind, view in kinds.items()]


def broken(written):
    """The names that are written in two parts: Bre- and men."""
    return [first.removesuffix("-") + rest for first in written for rest in written if first.endswith("-")]


@pairs
def test_nothing_that_is_written_on_a_picture_is_english(game, language):
    fonts.speak(language)
    texts, english = Texts(language, strict=True).of(game), []

    def words(text):
        return texts.sentence(text, NAMES, plain=True)

    with measuring() as measure:
        for view, kind in drawings(game):
            _, written = measure(lambda view=view, kind=kind: api.draw(view, kind, words=words))
            said = {one.words for one in written}
            whole = names() & {*broken(said)}
            english += [
                (kind, one, found)
                for one in said
                if not any(name.endswith(one) for name in whole) and (found := left_in_english(language, one, NAMES))
            ]
    assert english == []


@pairs
def test_nothing_that_is_said_of_a_picture_is_english(game, language):
    texts, said = Texts(language, strict=True).of(game), set()

    def words(text):
        return texts.sentence(text, NAMES, plain=True)

    for view in (*fullest(game), *played(game)):
        said |= {words(api.alt(view, kind, words=words)) for kind in api.kinds(view)}
        said |= {*map(words, api.details(view))}
        for one in api.subjects(view):
            subject, lines = api.look(view, one.id)
            said |= {words(subject.name), *map(words, lines)}
    assert len(said) > 10
    assert [(found, one) for one in said if (found := left_in_english(language, one, NAMES))] == []
