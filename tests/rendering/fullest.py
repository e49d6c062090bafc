"""For every game a position in which there is as much to tell as there can ever be, and more.

A game gives it in ``fullest.py`` beside the tests of its pictures: ``fullest()`` returns its fullest positions, when it
is over and while it goes on; ``CHOICES``, where some fields are chosen by the eye, has for each of them what is chosen
before it, and all that could ever stand there.
"""

from __future__ import annotations

from tests.beside import beside


def fullest(game):
    """Return the fullest positions of a game: when it is over, and while it goes on."""
    return beside(game, "rendering", "fullest").fullest()


def all_choices(game, field):
    """Return for a field chosen by the eye what is chosen before it, and all that could ever stand there."""
    return beside(game, "rendering", "fullest").CHOICES[field]
