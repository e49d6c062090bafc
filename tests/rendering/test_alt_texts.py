"""Every kind of picture of every game is said whole in what Discord takes, however full the position is."""

from __future__ import annotations

import pytest

from bot.messages.people import LONGEST
from bot.messages.pictures import LONGEST_ALT
from bot.texts import Texts
from engine.core.moves import fields
from engine.core.registry import every_key, find
from rendering import api
from tests.rendering.fullest import all_choices, fullest
from tests.rendering.tables import positions
from tests.thorough import long_but, times

ENGLISH = Texts("en", strict=True)
NAMES = [f"{'M' * LONGEST} ({seat + 1})" for seat in range(6)]
"""The longest names there are: cut to what is shown, and told apart by their seats."""
SHORT = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


def named(names):
    def words(text):
        return ENGLISH.sentence(text, names, plain=True)

    return words


def check(said):
    assert len(said) <= LONGEST_ALT
    assert "\u2026" not in said, "a list was cut"
    assert said[-1] in ".)"


def spread(found, most):
    """Of a whole game as many positions as are wanted, from the first to the last."""
    return [*found[: -1 : -(-len(found) // most)], found[-1]]


@pytest.mark.parametrize("names", [NAMES, SHORT], ids=["long names", "short names"])
@pytest.mark.parametrize("game", long_but(every_key(), "europe", "18cz"))
def test_every_picture_of_the_fullest_position_is_said_whole(game, names):
    words, seen = named(names), set()
    for view in fullest(game):
        for kind in api.kinds(view):
            seen.add(kind)
            check(words(api.alt(view, kind, words=words)))
    whole = positions(game, find(game).info.players[0], "pictures")
    assert seen >= {kind for at in whole for view in at.values() for kind in api.kinds(view)}


@pytest.mark.parametrize("policy", ["normal", "random"][: times(1, 2)])
@pytest.mark.parametrize("game", every_key())
@pytest.mark.long
def test_every_picture_of_whole_games_is_said_whole(game, policy):
    words, players = named(NAMES), find(game).info.players[1]
    for at in spread(positions(game, players, "shown", policy, every=40), times(12, 25)):
        for view in (at[None], at[0]):
            for kind in api.kinds(view):
                check(words(api.alt(view, kind, words=words)))


@pytest.mark.parametrize("game", long_but(every_key(), "europe", "german"))
def test_with_names_as_people_have_them_nothing_is_left_out_of_an_opening(game):
    for view in (positions(game, 3, "pictures")[0][viewer] for viewer in (None, 0)):
        for kind in api.kinds(view):
            full = api._pictures(view).alt(view, kind)[0]
            assert api.alt(view, kind, words=named(SHORT)) == full


@pytest.mark.parametrize("game", every_key())
def test_whoever_is_to_move_is_named_at_the_beginning_of_the_chief_picture(game):
    view = fullest(game)[1]
    chief = api.kinds(view)[0]
    assert "Ann" in named(SHORT)(api.alt(view, chief, words=named(SHORT)))[:150]


LAST = {"europe": "Last claimed", "legends": "Travelled last", "german": "Latest build"}
"""How the words for the chief picture call what changed last; of a map of 18xx, "Changed last"."""


@pytest.mark.parametrize("game", every_key())
def test_what_changed_last_is_said_before_anything_else(game):
    seen = positions(game, 3, "pictures")
    said = named(SHORT)(api.alt(seen[len(seen) // 2][None], api.kinds(seen[0][None])[0], words=named(SHORT)))
    begins, before_it = LAST.get(game, "Changed last"), 40
    assert begins in said[: before_it + len(begins)]
    assert said.index(begins) < said.index("o move")


CHOSEN = [(game, move, field) for game in every_key() for move in find(game).moves for field in fields(move)]


@pytest.mark.parametrize(
    ("game", "move", "field"),
    [
        pytest.param(*one, id=f"{one[0]}-{one[1].kind()}-{one[2]}", marks=pytest.mark.long if number % 9 else ())
        for number, one in enumerate(CHOSEN)
    ],
)
def test_every_choice_that_is_drawn_is_said_whole(game, move, field):
    view, words = positions(game, 3, "pictures")[-1][0], named(NAMES)
    if api.chooses(view, move.kind(), field):
        chosen, values = all_choices(game, field)
        picture = api.choice(view, move.kind(), field, chosen=chosen, values=values, words=words)
        check(words(picture.alt))
