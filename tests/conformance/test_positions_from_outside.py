"""A position from anybody is refused in a sentence, or everything works in it: of every registered game.

Real positions are changed in one place each: a key is missing, an item stands twice, an id is of another kind, a number
is beyond all ranges. What is accepted is looked at by everybody, drawn, and played on from.
"""

from __future__ import annotations

import gzip
import json
import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.service import Service
from bot.texts import Texts
from engine.core import codec, log
from engine.core.campaigns import in_campaigns
from engine.core.errors import EngineError, IllegalMove
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import every_key, find
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.soundness import examine
from rendering import api
from storage import games
from tests.shared import SHARED
from tests.stored import load, read
from tests.thorough import THOROUGH, long_but, times

LATE = SHARED / "cases" / "late"
CHANGES = times(60, 1_500)
"""Changes of the positions of one game."""
MOVES = times(12, 60)
"""Moves that are made from a position that is accepted."""
PLACES = (0.05, 0.3, 0.6, 0.95, 1)
"""Where in a game positions are taken from; the last one is its end."""
SECONDS = 20
"""Of the processor, after which a position is held to stall whoever looks at it."""
MEGABYTES = 200
"""So much more memory all positions of a game may take to be judged."""
NUMBERS = (-1, 7, 99, (1 << 31) - 1, 1 << 32, 1 << 36, 1 << 62, 1 << 70)
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Émile", "Fay")
BEFORE = [*sorted((Path(__file__).parents[1] / "stored_before").glob("*.sql.gz")), *sorted(LATE.glob("*.sqlite3.gz"))]
"""Databases of former releases, and of tables near their end."""
THEN = 1_790_000_000.0
"""When they are opened: nothing of the newer ones is due for long."""
every_game = pytest.mark.parametrize("key", every_key())


class Stalled(BaseException):
    """Raised where something takes longer than anybody should wait; nothing that is tested catches it."""


@contextmanager
def bounded() -> Iterator[None]:
    """Let what is done within end, and not take all memory."""

    def stop(*_: object) -> None:
        raise Stalled

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def peak() -> int:
    """Return how many megabytes this process has had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def setup_of(key: str, players: int) -> Setup:
    """Return the setup of a game, or of the first of a campaign."""
    rules = in_campaigns(find(key))
    if rules is None:
        return Setup(key, players)
    companies = rules.campaign.companies[:players]
    return rules.next_setup(rules.found_campaign(dict.fromkeys(companies, "")), companies, {})


@lru_cache(maxsize=1)
def documents(key: str) -> tuple[str, ...]:
    """Return logs that begin at positions of random games, from the opening to the end."""
    game, found = find(key), []
    low, high = game.info.players
    for players in dict.fromkeys((low, min(low + 1, high))):
        setup, seed, rng = setup_of(key, players), f"outside {players}", Rng("luck outside")
        state = game.setup(setup, seed)
        packed = [codec.encode_state(state)]
        while actors := sorted(game.actors(state)):
            seat = actors[rng.below(len(actors))]
            for _ in game.play(state, game.policies["random"](game, state, seat, rng)):
                pass
            packed.append(codec.encode_state(state))
        chosen = (packed[int((len(packed) - 1) * place)] for place in PLACES)
        found += [log.write(Match.resume(game, setup, seed, (), one)).decode() for one in chosen]
    return tuple(found)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Tell the path to everything within a value."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in parts:
        yield (*path, name)
        yield from places(part, (*path, name))


def changed(document: dict[str, Any], chance: Random) -> tuple[tuple[Any, ...], str]:
    """Change one thing of a document in its place, and return where and to what."""
    root = "origin" if chance.random() < 0.93 else "setup"
    # Where lists are long, what stands beside them is met as often: first by the names on the way.
    by_kind: dict[tuple[Any, ...], list[tuple[Any, ...]]] = {}
    for path in places(document[root]):
        by_kind.setdefault(tuple("*" if isinstance(step, int) else step for step in path), []).append(path)
    path = chance.choice(by_kind[chance.choice(list(by_kind))])
    holder = document[root]
    for step in path[:-1]:
        holder = holder[step]
    name, texts = path[-1], [one for one in strings(document["origin"]) if len(one) < 40]
    value = holder[name]
    change = chance.choice(["drop", "twice", "value", "value", "value", "value"])
    if change == "drop":
        del holder[name]
    elif change == "twice" and isinstance(holder, list):
        holder[name:name] = [value] * chance.choice([1, 1, 1, 100_000])
    elif change == "twice":
        holder[chance.choice(["<@1>", "-1", "4294967296", *texts[:9]])] = value
    else:
        holder[name] = other_value(value, texts, chance)
    return (root, *path), f"{change} {str(holder.get(name) if isinstance(holder, dict) else holder)[:80]}"


def strings(value: Any) -> list[str]:
    """Return all texts within a value: the ids that its position knows."""
    if isinstance(value, str):
        return [value]
    parts = [*value.keys(), *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []
    return [text for part in parts for text in strings(part)]


def other_value(value: Any, texts: list[str], chance: Random) -> Any:
    """Return what stands in the place of a value: mostly of its type, and never the same."""
    match value:
        case bool():
            likely = [not value]
        case int():
            likely = [*NUMBERS, value + 1, value - 1, chance.choice(texts)]
        case str():
            likely = [*chance.choices(texts, k=5), "<@1>", "", "x" * 5_000, 1]
        case list():
            likely = [[], value[::-1], value[1:], [*value, *value], value[-1:] * 2, [value]]
        case dict():
            likely = [{}, dict(list(value.items())[1:]), dict(list(value.items())[::-1])]
        case _:
            likely = [0, 1, "<@1>", chance.choice(texts), [], {}]
    return chance.choice([*likely, None])


def look_at_everything(match: Match, chance: Random) -> None:
    """Look at a position as everybody does: in views, words and pictures."""
    game = match.game
    texts = Texts("en", strict=True).of(game.info.key)

    def words(said: Any) -> str:
        return texts.sentence(said, NAMES, plain=True)

    for viewer in (None, *map(Seat, range(match.setup.players))):
        view = match.view(viewer)
        msgspec.json.encode(view)
        kinds = api.kinds(view)
        for kind in kinds:
            words(api.alt(view, kind, words=words))
        for said in (*api.details(view), *api.result_lines(view)):
            words(said)
        for kind in kinds if THOROUGH and viewer is None else [chance.choice(kinds)] if viewer is None else []:
            api.draw(view, kind, words=words)
    for said in [
        game.guidance.decision(match.state),
        *(game.guidance.prompt(match.state, seat) for seat in game.actors(match.state)),
    ]:
        if said is not None:
            words(said)


def play_on(match: Match, seed: str) -> None:
    """Make random moves, undo and redo as people do: only a rule may refuse one."""
    game, rng = match.game, Rng(seed)
    for _ in range(MOVES):
        actors = sorted(game.actors(match.state))
        if not actors:
            break
        try:
            move = game.policies["random"](game, match.state, actors[rng.below(len(actors))], rng)
            match.play(move)
        except IllegalMove:
            continue
    for viewer in (None, *map(Seat, range(match.setup.players))):
        match.view(viewer)
    log.write(match)


def _accepted(document: dict[str, Any]) -> Match | None:
    """Return the match of a log, or None where it is refused in a sentence."""
    try:
        return log.read(json.dumps(document).encode())
    except EngineError:
        return None


@pytest.mark.parametrize("key", long_but(every_key(), "europe", "german", "18cz"))
def test_real_positions_are_sound(key):
    for written in documents(key):
        match = _accepted(json.loads(written))
        assert match is not None
        examine(match.game, match.state, match.setup)


@pytest.mark.parametrize(
    "file", long_but(BEFORE, *(path for path in BEFORE if path.parent != LATE)), ids=lambda path: path.name
)
async def test_positions_of_tables_that_were_stored_before_are_sound(file, tmp_path):
    path, data = tmp_path / "tables.sqlite3", gzip.decompress(file.read_bytes())
    if file.name.endswith(".sql.gz"):
        with closing(sqlite3.connect(path)) as made:
            made.executescript(data.decode())
    else:
        path.write_bytes(data)
    found = set()
    async with await Service.open(path, lambda: THEN) as service:
        for table_id in await read(service.database, games.all_ids):
            if (await service.tables.get(table_id)).phase == "lobby":
                continue
            match = await load(service.database, table_id)
            examine(match.game, match.state, match.setup)
            for _, _, state, _ in match.course():
                match.game.check_position(state, match.setup)
            found.add(match.setup.game)
    assert found


@every_game
@pytest.mark.long
def test_a_changed_position_is_refused_in_a_sentence_or_everything_works(key):
    chance, refused, faults, memory = Random(f"changes of {key}"), 0, [], 0
    documents(key)
    for number in range(CHANGES):
        document = json.loads(chance.choice(documents(key)))
        where = changed(document, chance)
        try:
            with bounded():
                before = peak()
                match = _accepted(document)
                memory += peak() - before
                refused += match is None
                if match is not None:
                    look_at_everything(match, chance)
                    play_on(match, str(number))
        except (Exception, Stalled) as fault:  # noqa: BLE001 - every one is listed
            faults.append((where, f"{type(fault).__name__}: {fault}"))
    assert faults == []
    assert CHANGES // 3 < refused < CHANGES
    assert memory < MEGABYTES
