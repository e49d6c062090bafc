"""What a game may do for a table besides its rules, it does whole."""

from __future__ import annotations

import pytest

from bot.texts import Texts
from engine.core import assistance, codec
from engine.core.match import Match
from engine.core.registry import every_key, find
from tests.conformance.worlds import WORLDS, played


@pytest.mark.parametrize("key", every_key())
def test_what_a_game_does_beyond_its_rules_it_does_whole(key):
    """A game that lacks one part of what it may do would be passed over in silence."""
    game = find(key)
    every = [one for one in vars(assistance).values() if getattr(one, "_is_runtime_protocol", False)]
    for protocol in (one for one in every if one.__module__ == assistance.__name__):
        parts = {name for name in vars(protocol) if not name.startswith("_")}
        lacking = {name for name in parts if not hasattr(game, name)}
        assert lacking in (set(), parts), protocol


@pytest.mark.parametrize("key", [key for key, world in WORLDS.items() if assistance.is_tracking(type(world.game))])
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
