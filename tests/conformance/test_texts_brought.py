"""Every key that the bot makes of a game's name, its moves, its variants and its pictures is in the catalogue."""

from __future__ import annotations

import pytest

from bot.forms import is_written
from bot.texts import Texts, languages
from engine.core.assistance import Advice
from engine.core.moves import fields
from engine.core.registry import GAMES, every_key, find
from rendering import api
from tests.conformance.worlds import SEED, WORLDS, overrides
from tests.rendering.fullest import fullest
from tests.rendering.tables import positions

AUTO_PASS = ("auto_pass", "auto_pass.until", "auto_pass.stop")
"""The command by which moves are ordered in advance, and its parameters."""


def of_the_game(key):
    """The keys by which a game is called and offered."""
    info = find(key).info
    yield from (f"game.name.{key}", f"command.{key}", f"{key}.guide")
    yield from (f"demo.about.{key}" for _ in range(key in GAMES))
    yield from (f"{key}.variant.{variant.key}.{value}" for variant in info.variants for value in variant.values)
    yield from (f"policy.{policy}" for policy in find(key).policies)
    yield from info.omissions | info.essentials
    yield from (name for key in info.rounds for name in (key, f"{key}_name", f"{key}_short"))
    yield from (graph.title.key for graph in find(key).looking_back.graphs)


def of_its_moves(key):
    """The keys of every kind of move: as a command, as a button, as a form, in the help, and within a sentence."""
    game = find(key)
    for move in game.moves:
        kind = move.kind()
        common = f"{game.info.family}.purpose.{kind}"
        yield common if Texts("en").has(common) else f"{key}.purpose.{kind}"
        yield from (f"{key}.button.{kind}", f"{key}.move.{kind}", f"core.move.{kind}")
        # A command of which nothing was typed is shown before it is played, also where every field fills itself in.
        yield f"{key}.confirm.{kind}"
        yield from (f"{key}.ask.{kind}.{field}" for field in fields(move))
        if move.command() == kind:
            yield from (f"command.{key}.{kind}", *(f"command.{key}.{kind}.{field}" for field in fields(move)))
        if is_written(move):
            yield f"{key}.write.{kind}"
            yield from (f"{key}.write.{kind}.{field}" for field in fields(move))
    for order in game.orders.kinds:
        kind = order.kind()
        yield from (f"{key}.{part}.{kind}" for part in ("button", "move", "confirm"))
        yield from (f"{key}.ask.{kind}.{field}" for field in fields(order))
    yield from game.guidance.warnings
    if overrides(game.advice, Advice.worth):
        yield f"{game.info.family or key}.worth.mark"
    if game.orders.has_any_at_once:
        yield from (f"command.{key}.{part}" for part in AUTO_PASS)


def of_its_pictures(key):
    """The keys of every kind of picture at the opening, in the middle and at the fullest: of private ones /game words names too."""
    low, high = find(key).info.players
    views = [view for players in {low, high} for at in positions(key, players, "texts") for view in at.values()]
    views += fullest(key)
    for kind in {kind for view in views for kind in api.kinds(view)}:
        yield f"{key}.look.{kind}"
    # Of the places those are called by their ids that are names, and so do not begin in small letters.
    yield from {f"{key}.zoom.{zoom}" for view in views for zoom in api.zooms(view) if zoom[0].islower()}


@pytest.mark.parametrize("keys", [of_the_game, of_its_moves])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", every_key())
def test_a_game_brings_every_text_that_the_bot_asks_for(game, language, keys):
    texts = Texts(language).of(game)
    assert sorted(key for key in keys(game) if not texts.has(key)) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", every_key())
def test_a_game_brings_every_text_of_its_pictures(game, language):
    texts = Texts(language)
    assert sorted(key for key in of_its_pictures(game) if not texts.has(key)) == []


@pytest.mark.parametrize("game", [key for key in GAMES if find(key).orders.has_any_at_once])
def test_a_game_with_orders_in_advance_has_a_button_for_each(game):
    texts, rules = Texts("en"), find(game)
    kinds = {kind.kind() for kind in rules.orders.kinds if texts.has(f"{game}.order.{kind.kind()}")}
    ordered = set()
    for state, seat in standing(game):
        order = rules.orders.at_once(state, seat)
        if order is not None:
            ordered.add(order.kind())
            assert all(texts.has(f"core.move.{kind}") for kind in order.until)
    assert ordered
    assert ordered <= kinds


def standing(game):
    """Every seat at every position of a random game."""
    players = find(game).info.players[0]
    for state, _, _ in WORLDS[game].some(SEED, players, 150):
        yield from ((state, seat) for seat in range(players))
