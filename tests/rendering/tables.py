"""Positions of every registered game, as everybody and as the first seat see them."""

from __future__ import annotations

import functools

from engine.core.game import Setup
from engine.core.registry import find
from engine.core.rng import Rng


@functools.cache
def positions(game, players, seed, policy="random", every=10):
    """Return one position in ``every`` of a game between built-in players, and the last: views by viewer."""
    rules, rng = find(game), Rng(f"{seed} pictures")
    state, number = rules.setup(Setup(game, players), seed), 0
    seen = [_views(rules, state)]
    while actors := rules.awaited(state):
        for _ in rules.play(state, rules.policies[policy](rules, state, min(actors), rng)):
            pass
        number += 1
        if number % every == 0 or not rules.actors(state):
            seen.append(_views(rules, state))
    return tuple(seen)


def _views(rules, state):
    return {viewer: rules.view(state, viewer) for viewer in (None, 0)}
