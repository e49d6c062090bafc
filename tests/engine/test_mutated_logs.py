"""A log that somebody has changed is replayed or refused in one line, whatever was changed in it."""

import copy
import json
from functools import cache
from random import Random

import msgspec
import pytest

from engine.__main__ import main
from engine.core import log
from engine.core.campaigns import seed_of_game
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import GAMES, find
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.campaign import Campaign, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from tests.thorough import long_but

SEED = "mutated"
ODD = [None, True, -1, 0, 7, 10**18, 10**30, 1.5, "", "x", "red", "1,2", "a\nb", "é" * 2000, [], {}, ["red"], {"x": "y"}, [[]],
       {"kind": "undo", "seat": 0, "to": 0}, {"kind": "redo", "seat": 1}]  # fmt: skip
DEEP = {
    "lists": "[" * 100_000,
    "closed lists": "[" * 100_000 + "]" * 100_000,
    "objects": '{"a":' * 100_000 + "1" + "}" * 100_000,
    "objects in a log": '{"format":' + '{"a":' * 100_000 + "1" + "}" * 100_001,
}


def played(setup, moves, seed=SEED):
    game, rng = find(setup.game), Rng(SEED)
    match = Match(game, setup, seed)
    while not match.over and len(match.entries) < moves:
        match.play(game.policies["random"](game, match.state, min(game.awaited(match.state)), rng))
    return match


@cache
def documents():
    """Logs by name: of the beginning of each game, of a game late in a campaign, and of a whole campaign."""
    found = {game: log.write(played(Setup(game, 3), 40)) for game in GAMES}
    campaign, games = new_campaign(tuple(LEGENDS.campaign.companies)[:2]), []
    for number in range(1, 5):
        games.append(played(next_setup(campaign), 100_000, seed_of_game(SEED, number)))
        campaign = msgspec.convert(LEGENDS.carry(games[-1].state), Campaign)
    found["legends"] = log.write(played(next_setup(campaign), 20))
    found["campaign"] = log.write_campaign("legends", SEED, [log.log_of(game) for game in games[:1]])
    return {name: json.loads(data) for name, data in found.items()}


def places(part, path=()):
    """Every place in a document but its root."""
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in inside:
        yield (*path, key)
        yield from places(value, (*path, key))


def at(document, path):
    for key in path:
        document = document[key]
    return document


def mutated(document, rng):
    """The same document with one to three places changed."""
    document = copy.deepcopy(document)
    for _ in range(rng.randint(1, 3)):
        there = list(places(document))
        part = rng.choice(["setup", "entries"])
        path = rng.choice([path for path in there if path[0] == part] or there)
        holder, key, other = at(document, path[:-1]), path[-1], at(document, rng.choice(there))
        odd = copy.deepcopy(rng.choice([*ODD, other]))
        match rng.choice(["change", "change", "keep the type", "remove", "add"]):
            case "remove":
                del holder[key]
            case "add" if isinstance(holder, list):
                holder.insert(key, odd)
            case "add":
                holder[rng.choice(["x", "seat", "kind"])] = odd
            case "keep the type":
                alike = [one for one in [*ODD, other] if type(one) is type(holder[key])]
                holder[key] = copy.deepcopy(rng.choice(alike or [odd]))
            case _:
                holder[key] = odd
    return document


def replayed_or_refused(capsys, file, data):
    file.write_bytes(data)
    code = main(["replay", str(file), "--json"])
    told = capsys.readouterr()
    assert (code, told.out.count("\n"), told.err.count("\n")) in {(0, 1, 0), (1, 0, 1)}, told.err
    return told.err


FEW = (("europe", 40), ("german", 40), ("campaign", 5))
MANY = (*((game, 150) for game in (*GAMES, "legends")), ("campaign", 20))


@pytest.mark.parametrize(("name", "changes"), long_but([*FEW, *MANY], *FEW))
def test_a_log_may_be_changed_in_any_place(capsys, tmp_path, name, changes):
    for number in range(changes):
        document = mutated(documents()[name], Random(f"{name} {number}"))
        replayed_or_refused(capsys, tmp_path / f"{number}.json", json.dumps(document).encode())


def test_any_bytes_of_a_log_may_be_overwritten(capsys, tmp_path):
    for number in range(150):
        rng, written = Random(number), bytearray(json.dumps(documents()["europe"]).encode())
        for _ in range(rng.randint(1, 4)):
            written[rng.randrange(len(written))] = rng.randrange(256)
        replayed_or_refused(capsys, tmp_path / f"{number}.json", bytes(written))


@pytest.mark.parametrize("shape", DEEP)
def test_a_log_in_which_things_lie_a_hundred_thousand_deep_is_refused(capsys, tmp_path, shape):
    assert "not a log" in replayed_or_refused(capsys, tmp_path / "log.json", DEEP[shape].encode())


@pytest.mark.parametrize("part", ["setup", "entries"])
def test_so_is_one_that_is_deep_in_its_setup_or_in_an_entry(capsys, tmp_path, part):
    document = copy.deepcopy(documents()["europe"])
    document[part] = "HERE" if part == "setup" else [*document[part], "HERE"]
    nested = '{"game":"europe","players":3,"carried":{"x":' + "[" * 100_000 + "]" * 100_000 + "}}"
    assert replayed_or_refused(capsys, tmp_path / "log.json", json.dumps(document).replace('"HERE"', nested).encode())


def test_a_broken_entry_is_named_by_its_number(capsys, tmp_path):
    document = copy.deepcopy(documents()["europe"])
    document["entries"][4] = {"kind": "fly"}
    assert "entry 5" in replayed_or_refused(capsys, tmp_path / "log.json", json.dumps(document).encode())
