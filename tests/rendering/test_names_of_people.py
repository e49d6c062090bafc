"""What people are called is read whole on every picture that names them, however many play."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image

from bot.texts import Texts
from engine.core.registry import every_key, find
from rendering import api, canvas
from rendering.canvas import INLINE, SMALLEST_NAME
from tests.rendering.tables import positions
from tests.thorough import times

pytestmark = pytest.mark.long
NAMES = (
    "xXDragonSlayerXxX", "Bartholomäusberger", "xX_Dragon_Slayer_Xx", "小明羅志強齋藤玥璟", "محمد بن عبد الله",
    "MaximilianSchwarz",
)  # fmt: skip
CLOSELY = ("plan", "everything")
"""How the kinds end that show in double size what is looked at closely."""


@pytest.fixture
def written(monkeypatch):
    """Return what is written, each with its size in pixels."""
    found, set_ = [], canvas._set

    def noting(pen, place, shown, looks, *rest):
        found.append((shown, looks[1]))
        set_(pen, place, shown, looks, *rest)

    monkeypatch.setattr(canvas, "_set", noting)
    return found


def views_of(game):
    """Return views of the most players: at the end, and where many trials are wanted late and early too."""
    seen = [at[0] for at in positions(game, find(game).info.players[1], "named", "normal")]
    return [seen[-1], seen[3 * len(seen) // 4], seen[len(seen) // 4]][: times(1, 3)]


def part_of_a_name(shown):
    """Tell whether something that is written is a name, or as much of one as stands on a line."""
    letters = shown.strip("… ")
    return len(letters) > 2 and any(letters in name or name in letters for name in NAMES)


@pytest.mark.parametrize("game", every_key())
def test_names_are_neither_cut_nor_too_small_where_a_channel_shows_them(game, written):
    english, bad, good = Texts("en", strict=True).of(game), set(), set()
    for view in views_of(game):
        for names in (NAMES, NAMES[::-1])[: times(1, 2)]:
            for kind in api.kinds(view):
                if kind.endswith(CLOSELY):
                    continue
                written.clear()
                picture = api.draw(
                    view, kind, words=lambda text, names=names: english.sentence(text, names, plain=True)
                )
                with Image.open(io.BytesIO(picture.png)) as opened:
                    wide = opened.width
                for shown, size in written:
                    if part_of_a_name(shown):
                        whole = not shown.endswith("…") or shown.endswith(" …")
                        (good if whole and size * INLINE / wide >= SMALLEST_NAME else bad).add((kind, shown, size))
    assert sorted(bad) == []
    assert good


def test_names_of_six_are_whole_beside_columns_for_all_places_in_which_shares_lie(written):
    english, view = Texts("en", strict=True).of("1854"), views_of("1854")[0]
    first = next(company.id for company in view.companies_held)
    shares = {"ipo": 20, "pool": 10, "holders": {first: 50}}
    everywhere = {**view.companies, first: msgspec.structs.replace(view.companies[first], **shares)}
    view = msgspec.structs.replace(view, companies=everywhere)
    api.draw(view, "players", words=lambda text: english.sentence(text, NAMES, plain=True))
    shown = [name for name, _ in written if part_of_a_name(name)]
    assert len(shown) >= len(NAMES)
    assert not [name for name in shown if name.endswith("…")]
