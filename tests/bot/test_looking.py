"""Looking at one thing in words: what is there, what leads away, whose it is, and what can be done with it now."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.interactions.look import looked_at, named_subjects
from bot.service import Position, Refusal, Snapshot
from bot.texts import Texts
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import GAMES, find
from engine.core.rng import Rng
from rendering import api
from tests.bot.positions import LIVE, look_at, positions
from tests.bot.stage import labels, private, text
from tests.bot.test_look_commands import answered
from tests.thorough import long_but

TEXTS = Texts("en", strict=True)
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")


def seen_by(match, seat):
    """Show a position of any game to whoever holds a seat."""
    table = replace(LIVE, game=match.setup.game)
    actors = match.game.actors(match.state)
    return Snapshot(
        table=table,
        seat=seat,
        view=match.view(seat),
        position=Position(table, match, table.seats[seat].user_id),
        actors=actors,
        kinds=match.game.kinds(match.state, seat) if seat in actors else (),
        undo=None,
        result=match.result,
        seed=None,
    )


def some_positions(game, most=90, every=15):
    """Play a game between the better built-in opponents and return some of its positions, with whoever is to move."""
    match, rng = Match(find(game), Setup(game, find(game).info.players[0]), "looked at"), Rng("looked at")
    for number in range(most):
        if match.over:
            return
        seat = min(match.game.actors(match.state))
        if number % every == 0:
            yield match, seat
        match.play(match.game.policies["normal"](match.game, match.state, seat, rng))


def looked_at_things(game, every):
    """Say what is to be said of every third thing in some positions of a game."""
    for match, seat in some_positions(game, every=every):
        seen = seen_by(match, seat)
        for _, id_ in named_subjects(seen, TEXTS, NAMES)[::3]:
            yield looked_at(seen, TEXTS, NAMES, id_)


@pytest.mark.parametrize("game", long_but(GAMES, "europe"))
def test_of_every_game_something_can_be_done_with_some_thing_and_is_said(game):
    assert not [each for each in looked_at_things(game, every=15) if len(each) > 4000]
    assert any("**What you can do**" in each for each in looked_at_things(game, every=1))


def test_a_city_says_what_leads_away_whose_it_is_and_what_can_be_claimed():
    match, seat = list(positions("looked at", most=40))[-1]
    route, owner = next(iter(match.view(None).claims))
    board = match.state.printed.board
    there = board.routes[route]
    said = looked_at(look_at(match, seat), TEXTS, NAMES, f"city/{there.a}")
    far = board.cities[there.b].name
    assert re.search(rf"- to {far} \({there.length} [a-z ,0-9]+\): {NAMES[owner]}\u2019s", said)
    assert f"**{board.cities[there.a].name}**" in said


@pytest.mark.parametrize("game", long_but(["18cz", "1854"], "1854"))
def test_of_a_company_that_has_its_turn_every_move_is_said_and_of_no_other_one(game):
    turns = [
        (seen_by(match, seat), match.state.turn.company)
        for match, seat in some_positions(game, most=120, every=3)
        if match.state.turn is not None and match.game.question(match.state) is None
    ]
    assert turns
    for seen, company in turns:
        said = looked_at(seen, TEXTS, NAMES, f"company/{company}")
        moves = said.partition("**What you can do**\n")[2].splitlines()
        assert len(moves) == len(seen.offered), said
        assert "You can do nothing" not in said
        for seat in {0, 1, 2} - seen.actors:
            elsewhere = looked_at(replace(seen, seat=seat), TEXTS, NAMES, f"company/{company}")
            assert "What you can do" not in elsewhere


def test_of_several_ways_to_pay_one_is_meant():
    said = "\n".join(
        looked_at(seen_by(match, seat), TEXTS, NAMES, "city/wien") for match, seat in some_positions("europe", every=5)
    )
    ways = re.findall(r"- Build a station: .+ \u2013 (.+)", said)
    assert any(" or 1 " in each for each in ways)
    assert not [each for each in ways if " and " in each]


def test_nobody_else_is_shown_what_a_hand_could_pay_nor_where_tickets_lead():
    match, seat = list(positions("looked at", most=40))[-1]
    other = (seat + 1) % 3
    for subject in api.subjects(match.view(None)):
        line = looked_at(look_at(match, other), TEXTS, NAMES, subject.id)
        assert "What you can do" not in line
    of_all = [text for one in api.subjects(match.view(None)) for text in api.look(match.view(None), one.id)[1]]
    assert not [each for each in of_all if each.key in {"rendering.look.ticket", "rendering.look.joined"}]


def test_what_there_is_not_is_refused():
    match, seat = next(iter(positions("looked at")))
    with pytest.raises(Refusal):
        looked_at(look_at(match, seat), TEXTS, NAMES, "city/atlantis")


async def test_a_city_is_looked_at_by_its_name_and_what_has_changed_is_a_press_away(stage):
    await stage.begin(stage.bob)
    said = answered(await stage.alice.slash(stage.channel, "game look", at="z\u00fcrich"))
    assert "**Z\u00fcrich**" in text(said)
    assert "- to M\u00fcnchen (2 yellow, tunnel): free" in text(said)
    assert labels(said) == ["Since my last turn"]
    assert "Nothing has happened" in private(await stage.alice.click(said, label="Since my last turn"))


async def test_a_hex_is_looked_at_by_a_part_of_its_name_that_no_other_has(stage):
    await stage.begin(stage.bob, stage.cara, game="german")
    assert "**D5 Hamburg**" in text(answered(await stage.alice.slash(stage.channel, "game look", at="d5")))
    assert "nothing called" in private(await stage.alice.slash(stage.channel, "game look", at="burg"))


async def test_without_a_thing_what_has_changed_since_ones_last_turn_is_said(stage):
    await stage.begin(stage.bob)
    await stage.act(stage.alice, "keep")
    await stage.act(stage.bob, "keep")
    assert "Tickets kept: **alice** 2 and **bob** 2" in private(await stage.alice.slash(stage.channel, "game look"))


async def test_what_can_be_looked_at_is_offered_by_what_is_typed(stage):
    await stage.begin(stage.bob)
    offered = await stage.alice.autocomplete(stage.channel, "game look", "at", "erzu")
    assert offered[0] == {"name": "Erzurum", "value": "city/erzurum"}
    assert "nothing called" in private(await stage.alice.slash(stage.channel, "game look", at="Atlantis"))
