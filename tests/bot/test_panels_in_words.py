"""A panel that says its picture in words is never longer than Discord takes, however late the game and long the names.

And what is said in words only, or shown in pictures only.
"""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.forms import Code
from bot.messages.pictures import Pictures
from bot.messages.private_panel import PanelComposer
from bot.messages.wording import PanelTopic
from bot.metrics import Metrics
from bot.service import Position, Snapshot
from bot.service.snapshots import direct_options
from bot.texts import Texts
from engine.core import codec
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.moves import fields
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.text import Text
from engine.ticket_to_ride.legends.moves import Build, EngageSpecialist
from engine.ticket_to_ride.legends.pack_files import pack
from storage.records import Holder
from tests.bot.positions import ALICE, LIVE
from tests.bot.stage import walk
from tests.engine.ticket_to_ride.legends.world import world
from tests.thorough import long_but, times

MOST = 4000
"""Characters that Discord takes in all texts of one message."""
NAMES = tuple(f"{'*_' * 15}{letter}" for letter in "abcdef")
"""Names of the most letters, each of which is written with a stroke before it."""


async def called(table, texts):
    return NAMES


def late(key):
    """Play a game of the most players between built-in opponents; return some positions of its second half."""
    game, rng, found = find(key), Rng("in words"), []
    match = Match(game, Setup(key, game.info.players[-1]), "in words")
    while not match.over:
        seat = min(game.actors(match.state))
        if len(match.entries) % times(60, 11) == 0:
            found.append((codec.clone(match.state), seat))
        match.play(game.policies["normal"](game, match.state, seat, rng))
    return found[len(found) // 2 :]


def seen_in_words(key, state, seat, setup=None):
    game = find(key)
    setup = setup or Setup(key, game.info.players[-1])
    match = Match.resume(game, setup, "in words", (), codec.encode_state(state))
    actors = game.awaited(state)
    seats = tuple(Holder(n, ALICE if n == seat else None, to_move=n in actors) for n in range(setup.players))
    table = replace(LIVE, game=key, title="_" * 60, seats=seats, seq=0)
    return Snapshot(
        table=table,
        seat=seat,
        view=match.view(seat),
        position=Position(table, match, ALICE),
        actors=actors,
        kinds=game.kinds(state, seat),
        undo=None,
        result=None,
        seed=None,
        direct=direct_options(match),
        pictured=False,
    )


def length(view):
    return sum(len(part["content"]) for part in walk(view.to_components()) if "content" in part)


@pytest.mark.parametrize("key", long_but(["18cz", "1854", "europe", "german"], "europe"))
async def test_a_panel_in_words_is_never_longer_than_discord_takes(key):
    composer = PanelComposer(SimpleNamespace(at=called), Pictures(Metrics()), None)
    texts, longest = Texts("en"), 0
    for state, seat in late(key):
        snapshot = seen_in_words(key, state, seat)
        notice = "What has happened. " * 200
        panels = [await composer.panel(snapshot, texts, notice=notice), await composer.panel(snapshot, texts)]
        for kind in filter(fields, snapshot.kinds):
            begun, whole = await composer.begun(snapshot, texts, PanelTopic(Code(kind.kind()), notice))
            panels.append(begun if whole is None else await whole)
        longest = max(longest, *(length(panel.view) for panel in panels))
    assert 1000 < longest <= MOST


def chosen_between_games():
    """Every position of a game of Legends in which somebody engages a specialist or builds, with its setup."""
    game, rng, setup = find("legends"), Rng("chosen in words"), world(10).setup(5)
    state = game.setup(setup, "chosen in words")
    while waited := game.awaited(state):
        seat = min(waited)
        if {EngageSpecialist, Build} & {*game.kinds(state, seat)}:
            yield setup, codec.clone(state), seat
        for _ in game.play(state, game.policies["normal"](game, state, seat, rng)):
            pass


async def test_specialists_and_cities_are_chosen_in_words_by_what_they_do_and_are_worth():
    composer = PanelComposer(SimpleNamespace(at=called), Pictures(Metrics()), None)
    texts, engaged, built = Texts("en"), 0, 0
    for setup, state, seat in chosen_between_games():
        snapshot = seen_in_words("legends", state, seat, setup)
        opened = [Code("engage")] if EngageSpecialist in snapshot.kinds else []
        if Build in snapshot.kinds:
            offered = find("legends").slot(state, seat, Build, "what", {}).options
            opened = [
                Code("build", (str(place),)) for place, one in enumerate(offered) if one.value in {"depot", "large"}
            ]
        for code in opened:
            begun, whole = await composer.begun(snapshot, texts, PanelTopic(code, "What has happened. " * 200))
            view = (begun if whole is None else await whole).view
            said = "\n".join(part["content"] for part in walk(view.to_components()) if "content" in part)
            assert len(said) <= MOST
            if code.kind == "engage":
                engaged += 1
                free = [
                    option.value
                    for option in find("legends").slot(state, seat, EngageSpecialist, "specialist", {}).options
                    if option.value in pack().specialists
                ]
                assert all(words_of(f"legends.specialist.{one}.text") in said for one in free)
                assert "on leave for the next" in said
            else:
                built += 1
                assert "track" in said
                assert offered[int(code.picks[0])].value != "depot" or "Depots in its district" in said
    assert (engaged >= 5, built > 3) == (True, True)


def words_of(key):
    return Texts("en").of("legends").sentence(Text(key, {}), NAMES)


def about_to_build():
    """Return a position of German Railways in which a seat may build, with that seat and the game's setup."""
    game, rng, setup = find("german"), Rng("built"), Setup("german", 3)
    state = game.setup(setup, "built")
    seat = min(game.awaited(state))
    while "build" not in {kind.kind() for kind in game.kinds(state, seat)}:
        list(game.play(state, game.policies["normal"](game, state, seat, rng)))
        seat = min(game.awaited(state))
    return state, seat, setup


async def test_a_build_is_said_to_lead_to_a_city_only_where_there_is_one_to_choose(monkeypatch):
    composer = PanelComposer(SimpleNamespace(at=called), Pictures(Metrics()), None)
    state, seat, setup = about_to_build()
    snapshot = seen_in_words("german", state, seat, setup)
    for none in (False, True):
        if none:
            monkeypatch.setattr(Position, "listed", lambda *_: ())
        begun, whole = await composer.begun(snapshot, Texts("en"), PanelTopic(Code("build")))
        panel = begun if whole is None else await whole
        said = "\n".join(part["content"] for part in walk(panel.view.to_components()) if "content" in part)
        assert ("no build leads to a city now" in said) == none
        assert ("a whole build to a city" in said) != none


async def test_a_page_of_one_build_has_one_number(monkeypatch):
    composer = PanelComposer(SimpleNamespace(at=called), Pictures(Metrics()), None)
    state, seat, setup = about_to_build()
    snapshot = seen_in_words("german", state, seat, setup)
    found = snapshot.position.listed(next(kind for kind in snapshot.kinds if kind.kind() == "build"))
    monkeypatch.setattr(Position, "listed", lambda *_: (found * 26)[:26])
    begun, whole = await composer.begun(snapshot, Texts("en"), PanelTopic(Code("build")))
    panel = begun if whole is None else await whole
    labels = [part.get("label") for part in walk(panel.view.to_components())]
    assert "26" in labels
    assert "1\N{EN DASH}25" in labels


@pytest.mark.long
async def test_next_to_the_hand_stands_the_part_of_a_large_map_around_what_can_be_travelled():
    composer = PanelComposer(SimpleNamespace(at=called), Pictures(Metrics()), None)
    setup = world(10).setup(4)
    state, rng = find("legends").setup(setup, "a turn"), Rng("a turn")
    while not state.begun:
        seat = min(find("legends").awaited(state))
        list(find("legends").play(state, find("legends").policies["normal"](find("legends"), state, seat, rng)))
    for seat in range(4):
        snapshot = seen_in_words("legends", state, seat, setup)
        mine = seat in snapshot.actors
        for pictured, names in ((True, ["hand.png", "choice.png"][: 1 + mine]), (False, [])):
            panel = await composer.panel(replace(snapshot, pictured=pictured), Texts("en"))
            assert [file.filename for file in panel.view.files] == names
        if mine:
            begun, whole = await composer.begun(
                replace(snapshot, pictured=True), Texts("en"), PanelTopic(Code("travel"))
            )
            assert [file.filename for file in (begun if whole is None else await whole).view.files] == [
                "hand.png",
                "choice.png",
            ]
