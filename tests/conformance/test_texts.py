"""Every sentence that a game can make is in the catalogue, with every variable it names."""

import ast
from pathlib import Path
from random import Random

import pytest

import engine
from bot.texts import Texts, languages
from engine.core import codec
from engine.core.assistance import Guiding
from engine.core.errors import IllegalMove
from engine.core.moves import fields
from engine.core.options import NumberRange
from engine.core.rng import Rng
from engine.core.text import Text
from tests.conformance.worlds import WORLDS, walk

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Émile", "Fay")
ENGINE = Path(engine.__file__).parent
every_language = pytest.mark.parametrize("language", languages())
every_world = pytest.mark.parametrize("world", WORLDS.values(), ids=WORLDS)


def written_keys():
    """Every key that the engine's code writes out as it is."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "id", "")
            if called in {"text", "Text", "IllegalMove", "NotNow", "NotYourTurn", "GameOver"} and node.args:
                yield from (a.value for a in node.args[:1] if isinstance(a, ast.Constant))
                yield from (
                    k.value.value for k in node.keywords if k.arg == "rule" and isinstance(k.value, ast.Constant)
                )


@every_language
def test_the_catalogue_has_every_key_that_the_engine_writes_out(language):
    texts = Texts(language)
    keys = set(written_keys())
    assert len(keys) > 40
    assert sorted(key for key in keys if not texts.has(key)) == []


@every_language
@every_world
def test_every_kind_of_move_has_its_words(language, world):
    texts = Texts(language)
    key = world.game.info.key
    for kind in world.game.moves:
        assert texts.has(f"core.move.{kind.kind()}")
        assert texts.has(f"command.{key}.{kind.kind()}")
        for field in fields(kind):
            assert texts.has(f"command.{key}.{kind.kind()}.{field}")


@every_language
@every_world
def test_every_event_label_and_refusal_of_random_games_makes_a_sentence(language, world):
    texts = Texts(language, strict=True)
    chance, luck = Random(language), Rng(language)
    low, high = world.game.info.players
    for players in (low, high):
        positions = list(world.positions(f"texts-{players}", players))
        for state, seat, move in positions:
            for event in world.game.play(codec.clone(state), move):
                assert texts.sentence(event.text, NAMES)
            for said in _labels(world, state, seat, luck):
                assert 0 < len(texts.sentence(said, NAMES, plain=True)) <= 100
            if isinstance(world.game, Guiding):
                for said in _guidance(world.game, state, seat):
                    assert texts.sentence(said, NAMES)
            for said in _refusals(world, state, seat, chance.choice(positions)[2]):
                assert texts.sentence(said, NAMES)


def _labels(world, state, seat, luck):
    for _, _, slot in walk(world.game, state, seat, luck)[1]:
        if not isinstance(slot, NumberRange):
            yield from (option.label for option in slot.options)


def _guidance(game, state, seat):
    said = [game.prompt(state, seat), *(game.meaning(state, seat, kind) for kind in game.kinds(state, seat))]
    return [text for text in said if text is not None]


def _refusals(world, state, seat, move) -> list[Text]:
    mine = codec.fill(type(move), {"seat": seat, **{field: getattr(move, field) for field in fields(type(move))}})
    said = []
    for attempt in (mine, move):
        try:
            list(world.game.play(codec.clone(state), attempt))
        except IllegalMove as refusal:
            said += [text for text in (refusal.text, refusal.rule) if text]
    return said
