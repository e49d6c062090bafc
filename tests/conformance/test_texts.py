"""Every sentence that a game can make is in the catalogue, with every variable it names."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

import engine
from bot.texts import ENGLISH, Texts, languages
from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.moves import NumberRange, fields
from engine.core.rng import Rng
from engine.core.text import Text
from tests.conformance.worlds import SEED, WORLDS, played, walk
from tests.engine.ticket_to_ride.legends.world import world as games_of_legends
from tests.left_in_english import left_in_english
from tests.thorough import a_few, in_turn, times

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Émile", "Fay")
ENGINE = Path(engine.__file__).parent
POSITIONS = times(40, 120)
"""Positions of a game whose every sentence is read, besides two of each kind of move."""
every_language = pytest.mark.parametrize("language", languages())
every_world = pytest.mark.parametrize("world", WORLDS.values(), ids=WORLDS)
READ = {**WORLDS, **{f"legends {number}": games_of_legends(number) for number in (1, 12)}}
"""The games whose sentences are read: of a campaign the first and the last."""


def written_keys():
    """Every key that the engine's code writes out as it is."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "id", "")
            if called in {"text", "Text", "IllegalMove", "NotNow", "NotYourTurn", "GameOver", "notice", "refusal"}:
                either = [(a.body, a.orelse) if isinstance(a, ast.IfExp) else (a,) for a in node.args]
                written = [[a.value for a in some if isinstance(a, ast.Constant)] for some in either]
                # Whoever refuses may say in which context before.
                yield from (
                    next(some for some in written if some) if called == "refusal" else written[0] if written else ()
                )
                yield from (
                    k.value.value for k in node.keywords if k.arg == "rule" and isinstance(k.value, ast.Constant)
                )


@pytest.mark.parametrize("language", a_few(languages(), 2))
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


@pytest.mark.parametrize(
    ("key", "language"),
    [*((key, ENGLISH) for key in READ), *in_turn(READ, (each for each in languages() if each != ENGLISH))],
)
@pytest.mark.long
def test_every_event_label_and_refusal_of_random_games_makes_a_sentence(key, language):
    world = READ[key]
    texts = Texts(language, strict=True).of(world.game.info.key)
    chance, rng = Random(language), Rng(language)
    low, high = world.game.info.players

    def read(text, *, plain=False):
        said = texts.sentence(text, NAMES, plain=plain)
        assert said
        assert not left_in_english(language, said, NAMES), said
        return said

    for players in (high, low)[: times(1, 2)]:
        moves = [move for _, _, move in played(world, "texts", players)]
        state = world.game.setup(world.setup(players), "texts")
        for move in moves:
            for event in world.game.play(state, move):
                read(event.text)
        for state, seat, _ in world.some("texts", players, POSITIONS):
            for said in _labels(world, state, seat, rng):
                assert len(read(said, plain=True)) <= 100
            for said in (*_guidance(world.game, state, seat), *_refusals(world, state, seat, chance.choice(moves))):
                read(said)


@every_world
def test_what_everybody_reads_of_a_turn_speaks_to_nobody(world):
    """The channel is told what whoever is to move has to decide: there "you" would be everybody."""
    if not world.game.info.open_information:
        pytest.skip("the channel is told of no decision")
    texts = Texts("en", strict=True).of(world.game.info.key)
    for state, _, _ in world.some(SEED, world.game.info.players[0], 4 * POSITIONS):
        waited = world.game.awaited(state)
        if len(waited) == 1:
            (seat,) = waited
            prompt = world.game.guidance.prompt(state, seat)
            said = [] if prompt is None else [texts.sentence(prompt, NAMES)]
            assert [one for one in said if re.search(r"\byour?\b", one, re.IGNORECASE)] == []


@every_world
@pytest.mark.long
def test_nobody_reads_an_internal_name_in_any_sentence_or_in_what_is_written_for_an_entry(world):
    chance, rng, read = Random("names"), Rng("names"), set()
    low, high = world.game.info.players
    for players in range(low, high + 1):
        moves = [move for _, _, move in played(world, "texts", players)]
        for state, seat, move in world.some("texts", players, POSITIONS):
            internal = {*world.internal(state), *(kind.kind() for kind in world.game.moves)}
            options = list(_options(world, state, seat, rng))
            said = [event.text for event in world.game.play(codec.clone(state), move)]
            said += [*(option.label for option in options), *_guidance(world.game, state, seat)]
            said += _refusals(world, state, seat, chance.choice(moves))
            named = {(text.key, name, value) for text in said for name, value in _words_of(text)}
            read |= {each for each in named if internal & set(each[-1].split())}
            read |= {(option.value, option.written) for option in options if option.written in internal}
    assert sorted(read) == []


def _words_of(text):
    """Every word that a sentence is made with, with the name of the value it belongs to."""
    for name, value in text.params.items():
        for each in _flat(value):
            if isinstance(each, Text):
                yield from _words_of(each)
            elif isinstance(each, str):
                yield name, each


def _flat(value):
    return [one for each in value for one in _flat(each)] if isinstance(value, tuple) else [value]


def _options(world, state, seat, rng):
    for _, _, slot in walk(world.game, state, seat, rng)[1]:
        if not isinstance(slot, NumberRange):
            yield from slot.options


def _labels(world, state, seat, rng):
    yield from (option.label for option in _options(world, state, seat, rng))


def _guidance(game, state, seat):
    if (question := game.question(state)) is not None:
        yield question.text
    said = [
        game.guidance.prompt(state, seat),
        *(game.guidance.meaning(state, seat, kind) for kind in game.kinds(state, seat)),
    ]
    yield from (text for text in said if text is not None)


def _refusals(world, state, seat, move) -> list[Text]:
    mine = codec.fill(type(move), {"seat": seat, **{field: getattr(move, field) for field in fields(type(move))}})
    said = []
    for attempt in (mine, move):
        try:
            list(world.game.play(codec.clone(state), attempt))
        except IllegalMove as refusal:
            said += [text for text in (refusal.text, refusal.rule) if text]
    return said
