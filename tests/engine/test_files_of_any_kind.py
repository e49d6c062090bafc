"""Whatever file a command line is given to read, it ends in one line on stderr and a failing exit, or reads it."""

from __future__ import annotations

import gzip
import json
from random import Random

import pytest

from engine.__main__ import main as engine
from engine.core import codec, log
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from rendering.__main__ import main as rendering
from tests.shared import shared
from tests.thorough import times

FOREIGN = {
    "title": "18CZ",
    "id": 7,
    "players": [{"name": "A", "id": 1}, {"name": "B", "id": 2}],
    "settings": {"seed": 5},
    "status": "finished",
    "result": {"1": 5, "2": 6},
    "actions": [{"type": "pass", "entity": 1, "entity_type": "player", "id": 1}],
}
DAMAGE = times(20, 400)
"""Files damaged at random for each command."""


@pytest.fixture(scope="module")
def good():
    """Return a log of some moves, that goes on from a position."""
    game, rng = find("18cz"), Rng("luck")
    match = Match(game, Setup("18cz", 3), "any kind")
    for _ in range(40):
        match.play(game.policies["random"](game, match.state, min(game.actors(match.state)), rng))
    document = json.loads(log.write(match))
    on = json.loads(log.write(Match.resume(game, match.setup, match.seed, (), codec.encode_state(match.state))))
    return {**document, "origin": on["origin"], "entries": []}


def as_json(value):
    return json.dumps(value).encode()


def kinds_of_input(document):
    """Return files of many bad kinds, by what is wrong with them; each is made of a good one."""
    data = as_json(document)
    first = next(iter(document))
    return {
        "empty": b"",
        "blank": b" \n",
        "null": b"null",
        "a number": b"7",
        "a number without end": b"9" * 5_000,
        "NaN": b"NaN",
        "a list": b"[]",
        "an object": b"{}",
        "no UTF-8": b"\xff\xfe{}",
        "no UTF-8 within": data.replace(b'": "', b'": "\xff', 1),
        "no UTF-8 further on": data[: data.rindex(b'": "') + 4] + b"\xff" + data[data.rindex(b'": "') + 4 :],
        "a mark of UTF-8": b"\xef\xbb\xbf" + data[:-1],
        "UTF-16": data.decode().encode("utf-16"),
        "cut off": data[: len(data) // 2],
        "twice": data + data,
        "deep lists": b"[" * 100_000,
        "deep lists that end": b"[" * 100_000 + b"]" * 100_000,
        "deep objects": b'{"a":' * 100_000,
        "deep within": data[:-1] + b', "origin": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        "a key twice": data[:-1] + f', "{first}": 7}}'.encode(),
        "a lone surrogate": data.replace(b'": "', b'": "\\ud800', 1),
        "an integer beyond 64 bits": data[:-1] + b', "rules": 1180591620717411303424, "id": 1e999999}',
        "NaN within": data[:-1] + b', "rules": NaN, "players": NaN}',
        "a huge exponent": data[:-1] + b', "rules": 1e999999, "result": {"1": 1e999999, "2": 2}, "players": 1e99}',
        "control letters": as_json({**document, first: "\x1b[31m\r\n\u2028\u202e<@1>" * 90}),
        "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        "zip": b"PK\x03\x04" + bytes(99),
        "gzip": gzip.compress(data),
        "gzip that is cut off": gzip.compress(data)[:40],
    }


NAMES = sorted(kinds_of_input({"a": "b"}))


def commands(path, tmp_path):
    """Return every command that reads a file, with what it is run by and the file that it reads."""
    out = str(tmp_path / "out")
    foreign = tmp_path / "foreign.json"
    foreign.write_bytes(as_json(FOREIGN))
    return {
        "replay": (engine, ["replay", path]),
        "import-18xx": (engine, ["import-18xx", path]),
        "import-18xx --trace": (engine, ["import-18xx", str(foreign), "--trace", path]),
        "export-18xx": (engine, ["export-18xx", path, out]),
        "rendering": (rendering, [path, "--out", out]),
    }


COMMANDS = ("replay", "import-18xx", "import-18xx --trace", "export-18xx", "rendering")


def says_one_line(capsys, command, path, tmp_path):
    """Run a command on a file, hold that a failure is one line that can be read, and return whether it failed."""
    run, arguments = commands(str(path), tmp_path)[command]
    code = run(arguments)
    said = capsys.readouterr()
    if code:
        assert said.out == ""
        assert said.err.endswith("\n")
        assert said.err[:-1].isprintable()
        assert len(said.err) < 700
    return bool(code)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_bad_file_ends_in_one_line(capsys, tmp_path, good, command, name):
    document = FOREIGN if command.startswith("import") else good
    path = tmp_path / "file.json"
    path.write_bytes(kinds_of_input(document)[name])
    assert says_one_line(capsys, command, path, tmp_path) or name == "a key twice"


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_is_none_ends_in_one_line(capsys, tmp_path, command):
    assert says_one_line(capsys, command, tmp_path, tmp_path)
    assert says_one_line(capsys, command, tmp_path / "nothing", tmp_path)
    assert says_one_line(capsys, command, "x" * 5_000, tmp_path)


@pytest.mark.parametrize("command", COMMANDS)
def test_files_that_were_found_to_end_in_a_traceback_end_in_one_line(capsys, tmp_path, command):
    for path in sorted(shared("cases", "hostile").iterdir()):
        assert says_one_line(capsys, command, path, tmp_path)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_damaged_at_random_is_read_or_ends_in_one_line(capsys, tmp_path, good, command):
    chance = Random(command)
    data = as_json(FOREIGN if command.startswith("import") else good)
    path = tmp_path / "file.json"
    for _ in range(DAMAGE):
        at, length = chance.randrange(len(data)), chance.choice([0, 1, 1, 9])
        put = chance.choice([b"", b"0", b"9" * 20, b"\xff", b"null", b'"', b"{", b"-", b'"<@1>"', b"\x00", b"1e999"])
        path.write_bytes(data[:at] + put + data[at + length :])
        says_one_line(capsys, command, path, tmp_path)
