import functools

import pytest

from engine.core.game import Setup
from engine.core.registry import find
from engine.core.rng import Rng
from rendering.__main__ import plain
from rendering.ticket_to_ride.europe.pictures import edition

EUROPE = find("europe")


@functools.cache
def _positions(players, seed):
    """Every position of a game between built-in players, from the deal to the end."""
    state, rng = EUROPE.setup(Setup("europe", players), seed), Rng("luck")
    seen = [_views(state, players)]
    while actors := EUROPE.actors(state):
        seat = min(actors)
        for _ in EUROPE.play(state, EUROPE.policies["normal"](EUROPE, state, seat, rng)):
            pass
        seen.append(_views(state, players))
    return tuple(seen)


def _views(state, players):
    return {viewer: EUROPE.view(state, viewer) for viewer in (None, *range(players))}


@pytest.fixture
def game():
    """Every position of a four-player game, each a view by viewer."""
    return _positions(4, "rendering")


@pytest.fixture
def middle(game):
    """A position with some routes claimed, the last of them just now, as everybody sees it."""
    return next(at[None] for at in game if at[None].last_route and len(at[None].claims) >= 20)


@pytest.fixture
def positions():
    return _positions


@pytest.fixture
def words():
    return plain


@pytest.fixture
def europe():
    return edition()
