"""In a language of longer words and in one of wider signs nothing is cut on any picture that is whole in English."""

from __future__ import annotations

from functools import cache
from unittest.mock import patch

import pytest

from bot.messages.pictures import LONGEST_ALT
from bot.texts import ENGLISH, Texts
from engine.core.registry import every_key, find
from rendering import api, canvas, fonts
from tests.pseudo_languages import LONG, WIDE, long, spoken, wide
from tests.rendering.measuring import _forget, blank_ground
from tests.rendering.tables import positions
from tests.thorough import long_but

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
LARGE = ("plan", "everything")
"""What these kinds show is on smaller pictures too."""


@pytest.fixture(scope="module", autouse=True)
def _spoken():
    with spoken(), blank_ground():
        yield
    fonts.speak(ENGLISH)


def views_of(game):
    """Return a view of each kind of picture of a game: late ones, and where there is none, the first."""
    seen = positions(game, find(game).info.players[0], "pseudo", "normal", 40)
    late = [seen[len(seen) // 2][0], seen[-1][0], *(at[0] for at in seen)]
    kinds = dict.fromkeys(kind for view in late for kind in api.kinds(view) if not kind.endswith(LARGE))
    return {kind: next(view for view in late if kind in api.kinds(view)) for kind in kinds}


def words_of(game, language):
    texts = Texts(language, strict=True).of(game)
    return lambda text: texts.sentence(text, NAMES, plain=True)


@cache
def cut_in(game, language, kinds=None):
    """Return how often something is cut on each kind of picture, and what is written beyond the edge of a sheet."""
    found, beyond = {}, []
    cut, set_line = canvas._cut, canvas.set_line

    def noting_cut(words, *rest):
        found.setdefault(kind, []).append(words)
        return cut(words, *rest)

    def noting_line(pen, place, signs, *looks):
        face, size, _, anchor, *_ = looks
        left, _, right, _ = fonts.font(face, size).getbbox(signs, anchor=anchor)
        if place[0] + left < -2 or place[0] + right > pen.im.size[0] + 2:
            beyond.append((kind, signs))
        set_line(pen, place, signs, *looks)

    fonts.speak(language)
    _forget()
    with patch.object(canvas, "_cut", noting_cut), patch.object(canvas, "set_line", noting_line):
        for kind, view in views_of(game).items():
            if kinds is None or kind in kinds:
                api.draw(view, kind, words=words_of(game, language))
    return found, beyond


def check(game, language, kinds=None):
    (english, outside), (other, beyond) = (cut_in(game, code, kinds) for code in (ENGLISH, language))
    assert {kind: words for kind, words in other.items() if len(words) > len(english.get(kind, ()))} == {}
    assert [one for one in beyond if one[0] not in {kind for kind, _ in outside}] == []


@pytest.mark.parametrize("language", long_but([LONG, WIDE], LONG))
def test_nothing_is_cut_on_a_hand(language):
    check("europe", language, ("hand",))


@pytest.mark.long
@pytest.mark.parametrize("language", [LONG, WIDE])
@pytest.mark.parametrize("game", every_key())
def test_nothing_is_cut_on_any_kind_of_picture_that_is_whole_in_english(game, language):
    check(game, language)


@pytest.mark.parametrize("language", [LONG, WIDE])
@pytest.mark.parametrize("game", long_but(every_key(), "europe"))
def test_every_picture_is_said_whole_in_what_discord_takes(game, language):
    words = words_of(game, language)
    for kind, view in views_of(game).items():
        said = words(api.alt(view, kind, words=words))
        assert len(said) <= LONGEST_ALT, kind
        assert "\u2026" not in said, kind


def test_the_languages_are_longer_and_wider():
    said = "**Ada** claims the longest of all routes with `/europe claim`."
    assert 1.25 < len(long("the longest of all routes")) / len("the longest of all routes") < 1.4
    assert "`/europe claim`" in long(said)
    assert long(said) != said
    assert len(wide(said)) < len(said)
    assert "`/europe claim`" in wide(said)
