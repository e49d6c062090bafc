"""How many presses a turn of a company of 18xx takes, and what is bought in a stock round."""

from __future__ import annotations

import pytest

from bot.forms import MOST_PAIRS
from bot.messages.modals import LONGEST_TITLE
from engine.core.rng import Rng
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.moves import BidOn, BuildStation, Buy, BuyFrom, BuyTrain, Dividend, LayTile, Par, Pass, Run
from engine.eighteenxx.routes import can_run
from tests.bot.presses import Presser, beginning
from tests.bot.stage import labels, raw
from tests.playthroughs.driving import Panel, answer
from tests.playthroughs.open_table import TEXTS, OpenTable, only_actor
from tests.thorough import a_few, long_but

ACTION_ROW = 1
SEED = "an evening in Brno"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""


@pytest.fixture(params=long_but(["18cz", "1854"], "1854"))
async def turn_of_a_company(stage, request):
    """Play a game of 18xx on to the first turn of a company in mid-game, and return the table with who decides."""
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=request.param, players=3))
    await table.hurry(lambda match: match.state.calendar.set >= 3 and _lays_freely(match))
    return table, Presser(stage, await table.holder(await table.next()))


@pytest.mark.parametrize("game", long_but(["18cz", "1854"], "1854"))
async def test_a_certificate_is_bought_by_one_press(stage, game):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=game, players=3))
    await table.hurry(_buys_in_one_place)
    who = Presser(stage, await table.holder(await table.next()))
    label = beginning(Panel(stage, who, table.panel()), "Buy ")
    with who.needs(presses=1):
        await who.click(table.panel(), label=label)
    bought = (await table.match()).line[-1]
    assert bought.kind() == "buy"
    assert bought.company in label


def _buys_in_one_place(match):
    seat = only_actor(match)
    if seat is None or not ({Buy, BuyFrom} & set(match.game.kinds(match.state, seat))):
        return False
    (kind,) = {Buy, BuyFrom} & set(match.game.kinds(match.state, seat))
    options = match.game.slot(match.state, seat, kind, "company", {}).options
    return options[0].whole or kind is Buy


async def test_before_a_train_is_chosen_to_run_its_map_is_shown_and_nothing_of_what_running_none_would_bring(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="1854", players=3))
    await table.hurry(lambda match: _only_runs(match) and match.state.turn.company == "1")
    panel = (who := Presser(stage, await table.holder(await table.next()))).answered(
        await who.click(table.panel(), label="Run the trains")
    )
    await panel.press("Another way…")  # than the best run, which is there at once
    assert "Run nothing" in panel.buttons
    assert "earns nothing" not in panel.words
    assert [picture.filename for picture in panel.now.attachments] == ["local_map.png"]


def _only_runs(match):
    seat = only_actor(match)
    return seat is not None and match.game.kinds(match.state, seat) == (Run,)


def _lays_freely(match):
    seat = only_actor(match)
    if seat is None or match.game.question(match.state) or {LayTile, Pass} - set(match.game.kinds(match.state, seat)):
        return False
    state, company = match.state, match.state.charters[match.state.turn.company]
    runs = company.trains and can_run(state.printed.ground, state.board, state.turn.company)
    return not state.turn.yellow and runs and company.president == seat and company.cash > 200


async def test_a_companys_turn_in_mid_game_takes_seven_presses(turn_of_a_company):
    table, who = turn_of_a_company
    before = len((await table.match()).line)
    with who.needs(presses=7):
        panel = who.answered(await who.click(table.panel(), label="Lay a tile"))
        while len((await table.match()).line) == before:  # where, and which tile in which rotation
            await panel.choose(next(iter(panel.menu))) if panel.menu else await panel.press(panel.buttons[0])
        while "Best run: " not in panel.words:
            await panel.press(beginning(panel, "On to:", "Done with track", "No station"))
        await panel.press("Run these routes")
        await panel.press(beginning(panel, "Pay dividends"))
        await panel.press(beginning(panel, "End the turn", "Done with trains"))
    kinds = [move.kind() for move in (await table.match()).line[before:]]
    assert (kinds[0], kinds.count("run"), kinds.count("dividend"), kinds[-1]) == ("tile", 1, 1, "pass")
    assert await table.stage.service.ledger.announced(table.id) == (await table.table()).seq


async def test_in_the_private_panel_a_tile_is_laid_and_a_station_built_by_what_stands_there(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))

    await table.hurry(lambda match: len(_cities(match)) > 1)
    match = await table.match()
    (seat,) = match.game.actors(match.state)
    who = Presser(stage, await table.holder(seat))
    panel = who.answered(await who.click(table.panel(), label="My holdings"))
    assert "On which hex?" in panel.words
    assert beginning(panel, "No station")
    hex_ = _cities(match)[0].value
    cities = match.game.slot(match.state, seat, BuildStation, "city", {"hex": hex_}).options
    with who.needs(presses=1 if len(cities) == 1 else 2):
        await panel.press(next(label for label in panel.buttons if label.startswith(hex_)))
        if len(cities) > 1:
            await panel.press(panel.buttons[0])
    assert (await table.match()).line[-1].kind() == "token"


def _cities(match):
    """Where a company with trains may build a station or not."""
    seat = only_actor(match)
    if seat is None or not {BuildStation, Pass} <= set(match.game.kinds(match.state, seat)):
        return ()
    if not match.state.charters[match.state.turn.company].trains:
        return ()
    return match.game.slot(match.state, seat, BuildStation, "hex", {}).options


@pytest.mark.long
async def test_the_last_turn_of_a_round_takes_as_many_presses_as_any_other(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))
    await table.hurry(lambda match: match.state.calendar.set >= 3 and _ends_the_round(match))
    who = Presser(stage, await table.holder(await table.next()))
    panel = who.answered(await who.click(table.panel(), label="My holdings"))
    with who.needs(presses=1):
        await panel.press(beginning(panel, "End the", "Done"))
    assert (await table.match()).state.main_frame.round == "stock"


def _ends_the_round(match):
    seat = only_actor(match)
    if seat is None or match.game.question(match.state) or Pass not in match.game.kinds(match.state, seat):
        return False
    keys = [event.text.key for event in match.attempt(Pass(seat)).events]
    return "18xx.train.exported" in keys


async def test_a_train_is_bought_by_one_press(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))
    await table.hurry(_may_buy)
    who = Presser(stage, await table.holder(await table.next()))
    before = len((await table.match()).line)
    label = next(label for label in labels(table.panel()) if label.startswith("Buy") and "from the deck" in label)
    with who.needs(presses=1):
        await who.click(table.panel(), label=label)
    assert [move.kind() for move in (await table.match()).line[before:]] == ["train"]


async def test_the_form_for_a_number_is_titled_with_the_move_and_what_was_chosen_in_it(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))
    await table.hurry(lambda match: any(Acquire in match.game.kinds(match.state, seat) for seat in range(3)))
    who = Presser(stage, await table.holder(await table.next()))
    panel = who.answered(await who.click(table.panel(), label="Acquire a company"))
    company = next(iter(panel.menu or panel.buttons))
    await panel.pick(company)
    form = await panel.press(beginning(panel, "A number from"))
    assert form.modal["title"].startswith(f"Acquire a company · {company}"[:40])
    assert len(form.modal["title"]) <= LONGEST_TITLE


@pytest.mark.long
async def test_the_form_for_a_number_waits_for_no_names(stage, monkeypatch):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))
    await table.hurry(_acquires_an_own_one)
    who = Presser(stage, await table.holder(await table.next()))
    panel = who.answered(await who.click(table.panel(), label="Acquire a company"))
    await panel.pick(next(iter(panel.menu or panel.buttons)))
    number, names = beginning(panel, "A number from"), stage.bot.parts.names
    names._known.clear()  # as after a restart
    monkeypatch.setattr(names, "_fetch", None)  # Discord takes a form at once or not at all
    # Whoever presses is known by the press; nobody else is asked after.
    assert f" of {who.who.name}" in (await panel.press(number)).modal["title"]


def _acquires_an_own_one(match):
    """Tell whether the first company that whoever is to move could acquire is led by the same seat."""
    state = match.state
    for seat in match.game.actors(state):
        if Acquire in match.game.kinds(state, seat):
            first, *_ = match.game.slot(state, seat, Acquire, "company", {}).options
            return state.charters[first.value].president == seat
    return False


def _may_buy(match):
    seat = only_actor(match)
    return seat is not None and {BuyTrain, Pass} <= set(match.game.kinds(match.state, seat))


@pytest.mark.long
async def test_whoever_can_only_decline_is_not_asked(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))

    def only_declines_next(match):
        seat = only_actor(match)
        if seat is None or match.game.question(match.state):
            return False
        move = match.game.policies["normal"](match.game, match.state, seat, Rng("next"))
        after = match.attempt(move).state
        actors = match.game.actors(after)
        return len(actors) == 1 and match.game.kinds(after, *actors) == (Pass,)

    await table.hurry(only_declines_next)
    match = await table.match()
    (seat,), before = match.game.actors(match.state), len(match.line)
    await table.silently(match.game.policies["normal"](match.game, match.state, seat, Rng("next")))
    made = (await table.match()).line[before:]
    assert len(made) > 1
    assert isinstance(made[-1], Pass)


@pytest.mark.parametrize("game", long_but(["18cz", "1854"], "1854"))
async def test_ways_of_laying_a_tile_name_the_ways_of_its_track_first_in_rows_as_in_the_picture(stage, game):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=game, players=3))
    await table.hurry(lambda match: _turnable(match) is not None)
    match = await table.match()
    hex_, tile, turns = _turnable(match)
    who = Presser(stage, await table.holder(await table.next()))
    panel = Panel(stage, who, answer(await who.who.slash(stage.channel, f"{game} tile", hex=hex_)))
    ways = [TEXTS.of(game).sentence(turn.label) for turn in turns]
    named = [label.partition(" · ")[0] for label in panel.buttons if label.startswith(f"{tile}/")]
    assert named == [f"{tile}/{turn.value}: {way}" for turn, way in zip(turns, ways, strict=True)]
    rows = [part["components"] for part in raw(panel.now) if part["type"] == ACTION_ROW]
    assert next(len(row) for row in rows if "/" in row[0].get("label", "")) <= 3


@pytest.mark.long
@pytest.mark.parametrize("game", long_but(["18cz", "1854"], "18cz"))
async def test_ways_of_turning_one_tile_stand_in_rows_as_in_the_picture(stage, game):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=game, players=3))
    await table.hurry(lambda match: _turnable(match, several=4) is not None)
    hex_, tile, turns = _turnable(await table.match(), several=4)
    who = Presser(stage, await table.holder(await table.next()))
    panel = Panel(stage, who, answer(await who.who.slash(stage.channel, f"{game} tile", hex=hex_, tile=tile)))
    rows = [[button["label"] for button in part["components"]] for part in raw(panel.now) if part["type"] == ACTION_ROW]
    named = [f"{turn.value}: {TEXTS.of(game).sentence(turn.label)}" for turn in turns]
    assert rows[0] == named[:3]
    assert rows[1] == named[3:6]


def _turnable(match, several=2):
    """A hex, a tile that may lie there in several ways, and these; where all ways of all tiles there are few."""
    seat = only_actor(match)
    if seat is None or LayTile not in match.game.kinds(match.state, seat):
        return None

    def options(field, **chosen):
        return match.game.slot(match.state, seat, LayTile, field, chosen).options

    for hex_ in options("hex"):
        ways = {
            tile.value: options("rotation", hex=hex_.value, tile=tile.value) for tile in options("tile", hex=hex_.value)
        }
        turnable = next((tile for tile, turns in ways.items() if len(turns) >= several), None)
        if turnable and sum(map(len, ways.values())) <= MOST_PAIRS:
            return hex_.value, turnable, ways[turnable]
    return None


@pytest.mark.parametrize("game", a_few(["18cz", "1854"], 1))
async def test_a_panel_asks_once_whether_dividends_are_paid(stage, game):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=game, players=3))
    await table.hurry(
        lambda match: any(Dividend in match.game.kinds(match.state, seat) for seat in match.game.actors(match.state))
    )
    who = Presser(stage, await table.holder(await table.next()))
    panel = who.answered(await who.click(table.panel(), label="My holdings"))
    assert panel.words.lower().count("withhold?") == 1
    assert "has earned" in panel.words


@pytest.mark.parametrize(("kind", "begun", "most"), [(BidOn, "Bid", 4), (Par, "Start a company", 3)])
async def test_a_bid_and_a_company_that_is_started_take_few_presses(stage, kind, begun, most):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="1854", players=3))
    await table.hurry(lambda match: any(kind in match.game.kinds(match.state, seat) for seat in range(3)))
    who = Presser(stage, await table.holder(await table.next()))
    before, presses = len((await table.match()).line), 1
    panel = who.answered(await who.click(table.panel(), label=beginning(Panel(stage, who, table.panel()), begun)))
    while len((await table.match()).line) == before:
        await panel.pick(next(iter(panel.menu or panel.buttons)))
        presses += 1
    assert (await table.match()).line[before].kind() == kind.kind()
    assert presses <= most
