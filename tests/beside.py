"""What a game brings to the tests that hold for all games: it lies where the tests of that game are."""

import importlib

from engine.core.registry import module_of


def beside(key, room, module):
    """Return a module of a game's own tests: ``tests/engine/<family>/<game>/world.py`` for the room ``engine``."""
    name = module_of(key, room, module)
    return importlib.import_module(name if name.startswith("tests.") else f"tests.{name}")
