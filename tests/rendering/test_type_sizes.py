"""No figure a player needs is too small where a channel shows a picture, measured from what is drawn."""

import pytest

from bot.texts import texts_for
from engine.core.registry import GAMES, find
from rendering import api
from tests.rendering.tables import positions
from tests.rendering.type_sizes import measuring, pictures, small_figures

NAMES = ("xX_Dragon_Slayer_Xx", "Benedikt von und zu", "Cleo", "Dan", "Eve", "Fay")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_figure_on_any_picture_is_too_small_inline(game):
    texts = texts_for("en").of(game)

    def words(text):
        return texts.sentence(text, NAMES, plain=True)

    info, small = find(game).info, {}
    with measuring() as measure:
        for players in (info.players[0], info.players[-1]):
            seen = positions(game, players, "sizes", every=40)
            for at in (seen[1], seen[-2], seen[-1]):
                for kind in pictures(at[0]):
                    view = at[0] if kind in api.private(at[0]) else at[None]
                    if kind in api.kinds(view):
                        found = small_figures(measure(lambda: api.draw(view, kind, words=words)))  # noqa: B023
                        small.setdefault(kind, set()).update(found)
    assert not {kind: sorted(found) for kind, found in small.items() if found}
