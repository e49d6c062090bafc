"""What a game may do for a table besides its rules, it does whole."""

from __future__ import annotations

import pytest

from engine.core import assistance
from engine.core.registry import every_key, find


@pytest.mark.parametrize("key", every_key())
def test_what_a_game_does_beyond_its_rules_it_does_whole(key):
    """A game that lacks one part of what it may do would be passed over in silence."""
    game = find(key)
    every = [one for one in vars(assistance).values() if getattr(one, "_is_runtime_protocol", False)]
    for protocol in (one for one in every if one.__module__ == assistance.__name__):
        parts = {name for name in vars(protocol) if not name.startswith("_")}
        lacking = {name for name in parts if not hasattr(game, name)}
        assert lacking in (set(), parts), protocol
