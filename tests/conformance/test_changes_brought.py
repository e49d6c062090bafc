"""Every game shows what has changed between two positions, and tells a seat how others have touched it."""

from __future__ import annotations

import itertools

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.core.assistance import LookingBack
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import every_key, find
from engine.core.rng import Rng
from rendering import api
from tests.conformance.worlds import overrides
from tests.rendering.tables import positions
from tests.thorough import long_but

TEXTS = Texts("en", strict=True)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
MOVES = 60
every_game = pytest.mark.parametrize("game", every_key())


def seen(game, viewer):
    """Positions of a game as a viewer sees them, in order."""
    return [at[viewer] for at in positions(game, find(game).info.players[0], "pictures")]


def words(text):
    return TEXTS.sentence(text, NAMES, plain=True)


@pytest.mark.parametrize("game", long_but(every_key(), "18cz"))
def test_what_has_changed_is_marked_in_a_picture_for_everybody(game):
    views, marked = seen(game, None), 0
    middle = len(views) // 2
    for before, view in ((views[middle - 2], views[middle]), (views[0], views[middle])):
        compared = api.compared(view, before)
        kind = api.overview(compared)
        assert kind in api.kinds(compared)
        assert kind not in api.private(compared)
        marked += api.draw(compared, kind, words=words).png != api.draw(view, kind, words=words).png
    assert marked


@every_game
def test_a_position_that_is_compared_is_the_same_position_and_gives_the_same_pictures(game):
    views = seen(game, None)
    for before, view in zip(views[::4], views[2::4], strict=False):
        compared = api.compared(view, before)
        assert set(api.kinds(view)) - {"changed"} == set(api.kinds(compared)) - {"changed"}
        assert (compared.viewer, compared.to_move) == (view.viewer, view.to_move)


COMPARED = {
    "later on": lambda views: (views[len(views) // 2 - 2], views[len(views) // 2]),
    "at the beginning": lambda views: (views[0], views[1]),
    "with itself": lambda views: (views[1], views[1]),
}
"""Which two positions of a game are compared."""


@pytest.mark.parametrize("moment", long_but(COMPARED, "at the beginning"))
@pytest.mark.parametrize("game", long_but(every_key(), "europe"))
def test_a_picture_is_said_to_mark_changes_exactly_where_it_does(game, moment):
    before, view = COMPARED[moment](seen(game, None))
    alone, compared = api.compared(view, view), api.compared(view, before)
    for kind in set(api.kinds(alone)) & set(api.kinds(compared)):
        drawn = [api.draw(each, kind, words=words).png for each in (alone, compared)]
        assert api.marks(compared, kind) == (drawn[0] != drawn[1]), kind
        assert not api.marks(alone, kind)


@every_game
def test_how_others_touch_a_seat_is_told_by_what_it_sees_and_can_be_said(game):
    rules = find(game)
    assert overrides(rules.looking_back, LookingBack.effects_on_seat)
    views, said = seen(game, 0), set()
    for before, view in itertools.pairwise(views):
        for how in rules.looking_back.effects_on_seat(before, view):
            said.add(how.key)
            assert TEXTS.of(game).sentence(how, NAMES)
    assert said
    everybody = seen(game, None)
    assert not list(rules.looking_back.effects_on_seat(everybody[0], everybody[-1]))


@every_game
def test_what_is_told_of_a_part_of_the_log_is_what_is_told_of_it_in_the_whole(game):
    rules, rng = find(game), Rng("steps")
    match = Match(rules, Setup(game, rules.info.players[0]), "steps")
    while len(match.line) < MOVES and not match.over:
        seat = min(rules.awaited(match.state))
        match.play(rules.policies["random"](rules, match.state, seat, rng))
    whole = {number: events for number, _, events in match.history()}
    for since in (0, len(match.line) // 2, len(match.line)):
        steps = match.steps(since)
        number, _, state = next(steps)
        assert number == since
        assert codec.encode_state(state) == codec.encode_state(match.at(since))
        assert {number: events for number, events, _ in steps} == {
            number: events for number, events in whole.items() if number > since
        }
