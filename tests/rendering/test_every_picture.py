"""Every kind of picture of every game, drawn early and late, is looked at for all that must hold of it."""

from __future__ import annotations

import io
import re
from typing import NamedTuple

import pytest
from PIL import Image

from bot.messages.pictures import LONGEST_ALT
from bot.texts import Texts
from engine.core.campaigns import in_campaigns
from engine.core.registry import every_key, find
from engine.core.views import View
from engine.eighteenxx.g18cz.printed import everything
from rendering import api, fonts
from tests.rendering.fullest import fullest
from tests.rendering.measuring import Written, measuring
from tests.rendering.tables import positions
from tests.thorough import times

pytestmark = pytest.mark.long
NAMES = ("xX_Dragon_Slayer_Xx", "小明", "علی", "김민수", "Юрий", "דוד")
CLOSELY = ("plan", "everything")
"""How the kinds end that show in double size what is looked at closely: the last position of each table is so drawn."""
LARGEST = {"everything": 2_000_000}
"""Bytes of what is for a large screen; all else has at most a million."""
SMALLEST = 9
"""Pixels of a figure where a channel shows a picture."""
POLICIES = ("normal", "random")[: times(1, 2)]


class Shown(NamedTuple):
    """A picture, what it was drawn of, and what is written on it."""

    view: View
    kind: str
    picture: api.Picture
    written: set[Written]
    words: api.Words


def views_of(game, policy):
    """Return views of the first seat, with what is its own alone: early, at the end, and of each kind the first."""
    fewest, most = find(game).info.players
    seen = positions(game, fewest if policy == "random" else most, "shown", policy)
    chosen = [seen[len(seen) // 4], *(seen[3 * len(seen) // 4],) * times(0, 1), seen[-1]]
    views, kinds = [at[0] for at in chosen], {kind for at in chosen for kind in api.kinds(at[0])}
    for at in seen:
        if not kinds.issuperset(api.kinds(at[0])):
            kinds.update(api.kinds(at[0]))
            views.insert(0, at[0])
    return views


@pytest.fixture(scope="module")
def measure():
    """Measure what is written on all pictures of this module, so that what they have in common is drawn once."""
    with measuring() as measure:
        yield measure


@pytest.fixture(scope="module", params=[(game, policy) for game in every_key() for policy in POLICIES], ids=" ".join)
def gallery(request, measure):
    """Draw every picture of some positions of a table, once for all that is looked for."""
    game, policy = request.param
    english, views = Texts("en", strict=True).of(game), views_of(game, policy)

    def words(text):
        return english.sentence(text, NAMES, plain=True)

    def shown(view, kind):
        return Shown(view, kind, *measure(lambda: api.draw(view, kind, words=words)), words)

    # What a campaign comes to after many games alone, and as much as there can be, is drawn with one of its tables.
    full = fullest(game)[:1] if policy == POLICIES[0] and in_campaigns(find(game)) is not None else ()
    wanted = [(view, kind) for view in (*full, *views) for kind in api.kinds(view)]
    return [shown(view, kind) for view, kind in wanted if not kind.endswith(CLOSELY) or view is views[-1]]


def test_it_is_a_file_that_is_named_by_its_kind_and_light_enough_for_a_chat(gallery):
    for shown in gallery:
        assert shown.picture.name == f"{shown.kind}.png"
        assert len(shown.picture.png) <= LARGEST.get(shown.kind, 1_000_000), shown.kind
        with Image.open(io.BytesIO(shown.picture.png)) as opened:
            assert opened.format == "PNG"
            assert opened.width >= 1000, shown.kind


def test_it_is_said_in_words_the_same_when_it_is_not_drawn(gallery):
    for shown in gallery:
        said = shown.words(shown.picture.alt)
        assert said == shown.words(api.alt(shown.view, shown.kind, words=shown.words))
        assert 20 < len(said) <= LONGEST_ALT, shown.kind
        assert "  " not in said


def test_no_figure_on_it_is_too_small_where_a_channel_shows_it(gallery):
    small = {
        (shown.kind, one.words, one.size)
        for shown in gallery
        if not shown.kind.endswith(CLOSELY)
        for one in shown.written
        if round(one.size) < SMALLEST and any(sign.isdigit() for sign in one.words)
    }
    assert sorted(small) == []


def test_thousands_are_parted_in_every_number_but_years_and_those_of_tiles(gallery):
    names = {*map(str, range(1800, 1900)), *everything().tiles}
    written = {(shown.kind, one.words) for shown in gallery for one in shown.written}
    assert [(kind, words) for kind, words in written if set(re.findall(r"\b\d{4,}\b", words)) - names] == []


def test_every_sign_on_it_is_in_the_font_that_writes_it(gallery):
    for shown in gallery:
        for one in shown.written:
            assert all(fonts._has(sign, one.face) for sign in one.words if sign != "\n"), (shown.kind, one)


def test_nobody_goes_by_the_seat_who_has_a_name_that_can_be_written(gallery):
    written = {one.words.strip() for shown in gallery for one in shown.written}
    assert "小明" in written
    assert not written & {f"#{number}" for number in range(1, 7)}


@pytest.mark.parametrize("game", every_key())
def test_what_is_not_private_looks_to_whoever_plays_as_it_does_to_everybody(game):
    english, seen = Texts("en", strict=True).of(game), positions(game, find(game).info.players[0], "shown", "random")

    def words(text):
        return english.sentence(text, NAMES, plain=True)

    position = seen[len(seen) // 2]
    for kind in api.kinds(position[0]):
        if kind in api.private(position[0]) or kind.endswith(CLOSELY):
            continue
        everybody, own = (api.draw(position[viewer], kind, words=words) for viewer in (None, 0))
        assert own.png == everybody.png, kind
        assert words(own.alt) == words(everybody.alt), kind
