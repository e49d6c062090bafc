"""What a position of an 18xx game from outside must not be, and what every real one is."""

from __future__ import annotations

import gzip
import resource

import msgspec
import pytest

from engine.core import codec, log
from engine.core.errors import UnsoundPosition
from engine.core.game import Setup
from engine.core.lessons import Lesson
from engine.core.match import Match
from engine.core.registry import GAMES, find
from engine.core.soundness import examine
from engine.eighteenxx.interchange.dialects import dialect_for
from engine.eighteenxx.interchange.importing import import_game
from engine.eighteenxx.interchange.read import read_game
from tests.engine.played_before import played_before
from tests.shared import hostile, shared
from tests.thorough import a_few, long_but

TITLES = ("18cz", "1854")


@pytest.fixture(scope="module", params=long_but(TITLES, "18cz"))
def late(request):
    """Return a game of three near its end, with the position in plain values."""
    positions = list(played_before(request.param, 3))
    state, _, _ = positions[len(positions) * 4 // 5]
    return find(request.param), Setup(request.param, 3), codec.encode_state(state)


def first_tile(plain):
    return next(iter(plain["board"]["laid"].values()))


def first_owner(plain):
    return next(charter for charter in plain["charters"].values() if charter["trains"])


def place(plain):
    return next(iter(plain["board"]["stations"].values()))


CHANGES = {
    "a tile that does not exist": lambda p: first_tile(p).update(tile="<@1>"),
    "another tile of the box": lambda p: first_tile(p).update(tile="9"),
    "a rotation beyond six": lambda p: first_tile(p).update(rotation=2**36),
    "another copy": lambda p: first_tile(p).update(copy=7),
    "a tile off the map": lambda p: p["board"]["laid"].update({"Z99": dict(first_tile(p))}),
    "a kind of tile less in the box": lambda p: p["board"]["supply"].popitem(),
    "a copy twice in the box": lambda p: next(filter(None, p["board"]["supply"].values())).append(0),
    "a slot more in a city": lambda p: place(p)[0].append(None),
    "a station of nobody known": lambda p: place(p)[0].__setitem__(0, "<@1>"),
    "a card twice": lambda p: first_owner(p)["trains"].append(dict(first_owner(p)["trains"][0])),
    "a train that does not exist": lambda p: first_owner(p)["trains"][0].update(rank="<@1>"),
    "a face of another card": lambda p: first_owner(p)["trains"][0].update(face="<@1>"),
    "a certificate less": lambda p: first_owner(p)["certificates"].pop(),
    "a certificate of somebody who is not there": lambda p: first_owner(p)["certificates"][1].update(holder=3),
    "a certificate of more percent": lambda p: first_owner(p)["certificates"][1].update(percent=90),
    "a president without a certificate": lambda p: first_owner(p).update(president="<@1>"),
    "a charter by another name": lambda p: first_owner(p).update(id="<@1>"),
    "negative cash": lambda p: p["players"][0].update(cash=-1),
    "cash without end": lambda p: p["players"][0].update(cash=2**31 - 1),
    "a player less": lambda p: p["players"].pop(),
    "a place less in the turn order": lambda p: p["order"].pop(),
    "a place twice in the turn order": lambda p: p["order"].__setitem__(0, p["order"][1]),
    "a token off the chart": lambda p: p["market"]["stacks"].update({-1: ["<@1>"]}),
    "a stack less": lambda p: p["market"]["stacks"].popitem(),
    "a phase that never was": lambda p: p["depot"].update(phase="<@1>"),
    "a deck less": lambda p: p["depot"]["decks"].pop(),
    "trains tolerated of nobody": lambda p: p["depot"].update(tolerated={"<@1>": []}),
    "a train gone that never was": lambda p: p["depot"]["rusted"].append("<@1>"),
    "a private company more": lambda p: p["private_companies"].update({"<@1>": {"owner": 0}}),
    "a round that never was": lambda p: p["frames"][0].update(round="<@1>"),
    "a turn of nobody": lambda p: p["frames"][0].update(at=2**31 - 1),
    "a turn of somebody else": lambda p: p["frames"][0].update(actors=["<@1>"], at=0),
    "a step done that never was": lambda p: p["frames"][0]["done"].append("<@1>"),
    "a game that is over and goes on": lambda p: p.update(finished=True),
    "a game that goes on without a round": lambda p: p.update(frames=[]),
    "a set of rounds beyond all": lambda p: p["calendar"].update(set=2**20),
    "a bid in an auction of nothing": lambda p: p.update(auction={"unsold": []}),
    "an offer of a kind that never was": lambda p: p["refused"].append(
        {"kind": "<@1>", "company": "C", "what": "x", "price": 1, "proposer": 0, "asked": 1}
    ),
    "a switch for a phase that never was": lambda p: p["switches"].update(cross_purchase_from="<@1>"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_position_that_cannot_have_come_about_is_refused_by_what_the_game_declares(late, change):
    game, setup, packed = late
    game.check_position(codec.decode_state(game, packed), setup)
    plain = msgspec.msgpack.decode(packed)
    change(plain)
    state = msgspec.convert(plain, game.state_type)
    with pytest.raises(UnsoundPosition):
        game.check_position(state, setup)


def test_no_company_has_started_of_a_kind_that_is_not_in_the_game_yet(late):
    """Nothing says how many trains it may hold."""
    game, setup, packed = late
    state = codec.decode_state(game, packed)
    kinds = {
        state.printed.companies[name].kind for name, charter in state.charters.items() if charter.president is not None
    }
    for rank, phase in state.printed.phases.items():
        state.depot.phase = rank
        if kinds <= set(phase.limit):
            game.check_position(state, setup)
        else:
            with pytest.raises(UnsoundPosition):
                game.check_position(state, setup)
    assert kinds - set(next(iter(state.printed.phases.values())).limit)


def test_the_end_of_a_tunnel_is_looked_at_before_anything_is_computed_of_it():
    data = hostile("1854-tunnel-end")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for number in (2**32, 2**31 - 1, 6, -1):
        with pytest.raises(UnsoundPosition):
            log.read(data.replace(b"4294967296", str(number).encode()))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000


@pytest.mark.parametrize("title", TITLES)
def test_every_position_of_a_lesson_or_an_example_is_sound(title):
    game = find(title)
    examples = [one.example for one in game.learning.sections if one.example is not None]
    assert len(examples) > 3
    for position in (*game.learning.lessons, *examples):
        match = Match.laid_out(game, position)
        examine(game, match.state, match.setup)
        moves = position.then if not isinstance(position, Lesson) else [g.solution for g in position.goals]
        for move in moves:
            match.play(move)
            game.check_position(match.state, match.setup)


@pytest.mark.parametrize("name", a_few(["18CZ_f5_90016", "18CZ_f6_90050"], 1))
def test_every_position_of_a_game_recorded_elsewhere_is_sound(name):
    data = gzip.decompress(shared("cases", "18cz", f"{name}.json.gz").read_bytes())
    dialect = dialect_for(data, map(find, GAMES))
    match = import_game(dialect, read_game(data, dialect.printed), None).match
    for number, _, state, _ in match.course():
        match.game.check_position(state, match.setup)
        if number % 97 == 0:
            examine(match.game, codec.clone(state), match.setup)
    assert match.over
