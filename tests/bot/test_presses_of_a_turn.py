"""How many presses the usual turns take, from the message under the board to the end of the turn."""

from __future__ import annotations

import re

import pytest

from bot.drawing_pool import DrawingPool
from bot.messages.controls import MOST_OPTIONS
from bot.messages.panel_controls import BUTTONS
from engine.german_railways.moves import Bid, Build
from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard
from tests.bot.presses import Presser
from tests.bot.stage import labels, raw, text
from tests.playthroughs.open_table import OpenTable

DECK = "🎴 From the deck"
TO = "\N{EN DASH}"
SEED = "a night in Brno"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""


@pytest.fixture
async def europe(stage):
    """Begin a table of Europe after the opening tickets, in the turn of a person, who is returned with it."""
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="europe", players=3))
    for who in (stage.alice, stage.bob, stage.cara):
        await stage.act(who)
    return table, Presser(stage, await table.holder(await table.next()))


async def line(table):
    return [move.kind() for move in (await table.match()).line[3:]]


async def test_two_cards_are_drawn_by_two_presses_the_first_under_the_board(europe):
    table, who = europe
    with who.needs(presses=2):
        answer = who.answered(await who.click(table.panel(), label=DECK))
        await answer.press(DECK)
    assert await line(table) == ["draw", "draw"]


async def test_the_face_up_cards_are_buttons_under_the_board(europe):
    table, who = europe
    view = (await table.match()).view(None)
    assert len(labels(table.panel())) >= len(set(view.face_up)) + 4
    market = [label for label in labels(table.panel()) if label[0] in "🟪🟦🟧⬜🟩🟨⬛🟥🚂"]
    assert len(market) == len(set(view.face_up))
    await who.click(table.panel(), label=next(label for label in market if "🚂" not in label))
    assert await line(table) == ["draw"]


async def test_tickets_are_drawn_and_kept_by_four_presses_as_drawing_them_is_confirmed(europe):
    table, who = europe
    with who.needs(presses=4):
        answer = who.answered(await who.click(table.panel(), label="Draw tickets"))
        assert "cannot take it back on your own" in answer.words
        await answer.press("Draw three tickets")
        await answer.choose(next(iter(answer.menu)))
        await answer.press("Keep these")
    assert await line(table) == ["tickets", "keep"]


async def test_a_route_that_helps_a_ticket_is_claimed_by_three_presses(europe):
    table, who = europe
    await _until_a_ticket_can_be_helped(table)
    who.who = await table.holder(await table.next())
    before = len(await line(table))
    with who.needs(presses=3):
        answer = who.answered(await who.click(table.panel(), label="Claim a route"))
        shown = [*answer.menu, *answer.buttons]
        helpful = [label for label in shown if label.startswith("★")]
        assert helpful == shown[: len(helpful)]
        await answer.pick(helpful[0])
        await answer.press(answer.buttons[0])
    assert (await line(table))[before:][:1] == ["claim"]


@pytest.mark.long
async def test_any_route_of_very_many_is_claimed_by_three_presses(europe):
    table, who = europe
    await table.hurry(lambda match: len(_payable(match)) > 2 * MOST_OPTIONS)
    who.who = await table.holder(await table.next())
    with who.needs(presses=3):
        answer = who.answered(await who.click(table.panel(), label="Claim a route"))
        assert len(answer.menu) == len(_payable(await table.match()))
        await answer.choose(list(answer.menu)[-1])
        await answer.press(answer.buttons[0])
    assert (await table.match()).line[-1].kind() == "claim"


def _payable(match):
    (seat,) = match.game.actors(match.state)
    if ClaimRoute not in match.game.kinds(match.state, seat):
        return ()
    return match.game.slot(match.state, seat, ClaimRoute, "route", {}).options


async def test_a_route_that_helps_a_ticket_is_suggested_first_to_its_owner_alone(europe):
    table, _ = europe
    await _until_a_ticket_can_be_helped(table)
    seat = await table.next()
    who, others = await table.holder(seat), [await table.holder(other) for other in range(3) if other != seat]
    offered = await who.autocomplete(table.channel, "europe claim", "route", "")
    assert offered[0]["name"].startswith("★")
    for other in others:
        assert await other.autocomplete(table.channel, "europe claim", "route", "") == []
        assert "★" not in text(table.panel())


async def _until_a_ticket_can_be_helped(table):
    def helpful(match):
        (seat,) = match.game.actors(match.state)
        routes = match.game.advice.worth(match.state, seat, ClaimRoute, "route", {})
        return DrawCard in match.game.kinds(match.state, seat) and any(one.helps for one in routes.values())

    await table.hurry(helpful)


async def test_a_bid_with_a_private_maximum_takes_two_presses_and_one_pop_up(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))
    who = Presser(stage, await table.holder(await table.next()))
    with who.needs(presses=2, pop_ups=1):
        form = await who.click(table.panel(), label="Bid")
        assert form.modal["title"] == "Bid for a share of Ostbahn"
        said = await who.submit_modal(form, {"price": "5", "up_to": "12", "beyond": ["pass"]})
    assert (await table.match()).line[-1] == Bid(0, 5, 12, "pass")
    assert "I bid for you up to 12. If that is not enough, I pass for you." in who.answered(said).words
    assert "12" not in text(table.panel())


async def test_a_bid_is_written_from_the_private_panel_too_and_answered_there(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))
    who = Presser(stage, await table.holder(await table.next()))
    panel = who.answered(await who.click(table.panel(), label="My holdings"))
    await who.submit_modal(await panel.press("Bid"), {"price": "99"})
    assert "“99” is not possible there: it must be a number from 1 to 40." in panel.words
    with who.needs(presses=2, pop_ups=1):
        await who.submit_modal(await panel.press("Bid"), {"price": "7"})
    assert (await table.match()).line[-1] == Bid(0, 7)
    assert "bids **7**" in panel.words


async def test_a_build_that_leads_to_a_city_takes_three_presses(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))
    await table.hurry(lambda match: match.state.round > 1 and _builds_to_a_city(match))
    match = await table.match()
    (seat,) = match.game.actors(match.state)
    wanted = match.game.advice.listed(match.state, seat, Build)[0]
    who = Presser(stage, await table.holder(seat))
    with who.needs(presses=3):
        assert "Taler and an income of" in text(table.panel())
        panel = who.answered(await who.click(table.panel(), label="Build track"))
        assert "Taler and an income of" not in panel.words, "that was read before the form was opened"
        await panel.choose(next(iter(panel.menu)))
        assert "The income of" in panel.words
        assert panel.now.attachments, "what would be built is shown before it is"
        await panel.press("Build it")
    assert (await table.match()).line[-1] == wanted.move


@pytest.mark.long
async def test_a_listed_build_can_go_on_hex_by_hex(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))
    await table.hurry(lambda match: match.state.round > 1 and _builds_to_a_city(match) and _goes_on(match))
    match = await table.match()
    (seat,) = match.game.actors(match.state)
    wanted = match.game.advice.listed(match.state, seat, Build)[0].move
    who = Presser(stage, await table.holder(seat))
    with who.needs(presses=4):
        panel = who.answered(await who.click(table.panel(), label="Build track"))
        await panel.choose(next(iter(panel.menu)))
        await panel.press(panel.buttons[0])
        await panel.press("Build it")
    built = (await table.match()).line[-1]
    assert (built.railroad, built.hexes[:-1]) == (wanted.railroad, wanted.hexes)


async def test_what_a_build_has_so_far_is_drawn_where_it_may_go_on(stage, monkeypatch):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))
    await table.hurry(lambda match: match.state.round > 1 and _builds_to_a_city(match) and _goes_on(match))
    match = await table.match()
    (seat,) = match.game.actors(match.state)
    wanted = match.game.advice.listed(match.state, seat, Build)[0].move
    who, drawn, draw = Presser(stage, await table.holder(seat)), [], DrawingPool.draw

    async def noted(pool, order):
        drawn.append(order.choosing)
        return await draw(pool, order)

    monkeypatch.setattr(DrawingPool, "draw", noted)
    panel = who.answered(await who.click(table.panel(), label="Build track"))
    await panel.choose(next(iter(panel.menu)))
    assert drawn[-1].chosen == {"railroad": wanted.railroad, "hexes": wanted.hexes}
    await panel.press("Start over")
    assert len(panel.menu) == len(match.game.advice.listed(match.state, seat, Build))
    assert "Start over" not in panel.buttons


@pytest.mark.long
async def test_a_listed_build_that_cannot_go_on_is_shown_whole(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))
    await table.hurry(lambda match: match.state.round > 1 and _builds_to_a_city(match) and _hexes_after(match) == 0)
    who = Presser(stage, await table.holder(await table.next()))
    with who.needs(presses=3):
        panel = who.answered(await who.click(table.panel(), label="Build track"))
        await panel.choose(next(iter(panel.menu)))
        assert "Which hex comes next?" not in panel.words
        assert panel.now.attachments
        await panel.press("Build it")
    assert (await table.match()).line[-1].kind() == "build"


def _goes_on(match):
    return 1 < _hexes_after(match) < BUTTONS


def _hexes_after(match):
    (seat,) = match.game.actors(match.state)
    first = match.game.advice.listed(match.state, seat, Build)[0].move
    chosen = {"railroad": first.railroad, "hexes": first.hexes}
    return len(match.game.slot(match.state, seat, Build, "hexes", chosen).options)


def _builds_to_a_city(match):
    (seat, *others) = match.game.actors(match.state) or (None,)
    return (
        not others
        and Build in match.game.kinds(match.state, seat)
        and match.game.advice.listed(match.state, seat, Build)
    )


async def test_a_station_that_completes_a_ticket_stands_first_says_so_and_is_built_by_three_presses(europe):
    table, who = europe

    def completing(match):
        (seat,) = match.game.actors(match.state)
        cities = match.game.advice.worth(match.state, seat, BuildStation, "city", {})
        return BuildStation in match.game.kinds(match.state, seat) and any(one.reaches for one in cities.values())

    await table.hurry(completing)
    who.who = await table.holder(await table.next())
    before = len(await line(table))
    with who.needs(presses=3):
        answer = who.answered(await who.click(table.panel(), label="Build a station"))
        (menu, *_) = [part for part in raw(answer.now) if part.get("options")]
        first = menu["options"][0]
        assert first["label"].startswith("★ ")
        assert re.fullmatch(r"completes .+\u2013.+: \+\d+( and \d+ more)?", first["description"])
        await answer.choose(first["label"])
        assert "As things stand, this completes " in answer.words
        await answer.press(answer.buttons[0])
    assert (await line(table))[before:] == ["station"]
    offered = await who.who.autocomplete(table.channel, "europe station", "city", "")
    assert all("★" not in one["name"] or " · " in one["name"] for one in offered)


@pytest.mark.long
async def test_builds_that_one_menu_cannot_hold_are_counted_and_leafed_through(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))
    await table.hurry(lambda match: _builds_to_a_city(match) and len(_listed(match)) > MOST_OPTIONS)
    listed = _listed(await table.match())
    who = Presser(stage, await table.holder(await table.next()))
    panel = who.answered(await who.click(table.panel(), label="Build track"))
    first = list(panel.menu)
    assert f"(1{TO}{MOST_OPTIONS} of {len(listed)})" in str(raw(panel.now))
    await panel.press(f"{MOST_OPTIONS + 1}{TO}{min(2 * MOST_OPTIONS, len(listed))}")
    second = list(panel.menu)
    assert (len(first), len(second)) == (MOST_OPTIONS, min(MOST_OPTIONS, len(listed) - MOST_OPTIONS))
    assert not {*first} & {*second}
    await panel.choose(second[0])
    wanted = listed[MOST_OPTIONS].move
    await panel.press("Build it")
    assert (await table.match()).line[-1] == wanted


async def test_the_last_build_of_a_round_is_shown_before_it_is_made_and_no_marker_is_drawn(stage):
    def last_of_a_round(match):
        actions = match.state.frames[0]
        last = match.state.round > 1 and actions.at == len(actions.actors) - 1
        return last and _builds_to_a_city(match) and _hexes_after(match) == 0

    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))
    await table.hurry(last_of_a_round)
    before, wanted = (await table.match()).state, _listed(await table.match())[0].move
    who = Presser(stage, await table.holder(await table.next()))
    panel = who.answered(await who.click(table.panel(), label="Build track"))
    await panel.choose(next(iter(panel.menu)))
    (shown,) = panel.now.attachments
    assert "Latest build:" in shown.description
    view = (await stage.service.queries.snapshot(table.id, who.who.id)).position.effects(
        Build, {"railroad": wanted.railroad, "hexes": wanted.hexes}
    )
    assert (view.view.built.hexes, view.view.round, view.view.order) == (
        wanted.hexes,
        before.round,
        tuple(before.frames[0].actors),
    )
    await panel.press("Build it")
    assert (await table.match()).line[-1] == wanted


def _listed(match):
    (seat,) = match.game.actors(match.state)
    return match.game.advice.listed(match.state, seat, Build)
