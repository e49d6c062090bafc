"""What a game does for a table besides its rules is asked for, and tells nothing to whom it is not for."""

from __future__ import annotations

from typing import get_type_hints

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.core.assistance import Orders, Part
from engine.core.campaigns import InCampaigns
from engine.core.match import Match
from engine.core.registry import every_key, find
from engine.core.steps import FramedGame
from tests.conformance.worlds import SEED, WORLDS, overrides, played
from tests.thorough import long_but


@pytest.mark.parametrize("key", every_key())
def test_a_game_has_no_method_that_nobody_asks_for(key):
    """What a game does otherwise than others has the name by which it is asked for: another one is misspelt."""
    game = find(key)
    check_names(
        type(game), {name for kind in (FramedGame, InCampaigns) for name in (*dir(kind), *get_type_hints(kind))}
    )
    for part in (game.guidance, game.advice, game.orders, game.looking_back, game.learning):
        default = next(kind for kind in type(part).__mro__ if kind.__module__ == Part.__module__)
        check_names(type(part), {"game", *dir(default)})


def check_names(type_, asked_for):
    """Check that a class, and those between it and the core's, have no public names but those that are asked for."""
    own = [
        kind
        for kind in reversed(type_.__mro__)
        if kind.__module__.startswith("engine.") and ".core." not in kind.__module__
    ]
    for kind in own[:-1]:
        methods = {name for name, part in vars(kind).items() if callable(part) or isinstance(part, property)}
        assert {name for name in methods if not name.startswith("_")} <= asked_for, kind
        asked_for = asked_for | {*vars(kind), *vars(kind).get("__annotations__", {})}
    for leaf in own[-1:]:
        assert {name for name in vars(leaf) if not name.startswith("_")} <= asked_for, leaf


@pytest.mark.parametrize(
    "key", long_but([key for key, world in WORLDS.items() if overrides(world.game.orders, Orders.answer)], "18cz")
)
def test_what_can_be_answered_once_for_all_is_asked_of_a_seat_that_alone_may_move(key):
    world, asked = WORLDS[key], 0
    game, players = world.game, world.game.info.players[0]
    for state, _, _ in world.some(SEED, players, 400):
        for seat in range(players):
            answer = game.orders.answer(state, seat)
            if answer is not None:
                asked += 1
                assert game.actors(state) == {answer.move.seat} == {seat}
                assert game.orders.answer_text(answer.name)
    assert asked


@pytest.mark.parametrize("key", [key for key, world in WORLDS.items() if world.game.looking_back.is_tracking])
def test_what_is_told_of_secret_aims_is_told_to_one_seat_apart_from_all_that_others_see(key):
    world, english = WORLDS[key], Texts("en", strict=True).of(WORLDS[key].game.info.key)
    players = world.game.info.players[0]
    match, news = Match(world.game, world.setup(players), "aims"), []
    for _, _, move in played(world, "aims", players):
        before = match.state
        events, plain = match.play(move), tuple(world.game.play(codec.clone(before), move))
        news += events[len(plain) :]
        assert events[: len(plain)] == plain
    assert news
    for event in news:
        assert (event.apart, event.reveals, event.audience in range(players)) == (True, False, True)
        assert english.sentence(event.text, ("Ada", "Ben", "Cleo", "Dora", "Émile", "Fay"))
