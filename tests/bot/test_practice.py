"""A game that is over is played on from any of its moves at a table for practice, with other luck to come."""

from __future__ import annotations

import pytest

from bot.interactions.here import MOST_CHOICES, SECONDS
from bot.service import NoSuchTable, Refusal
from bot.service.practice import MOST_ENTRIES, read_file
from bot.service.values import MOST_IMPORTED
from engine.core import log
from engine.core.codec import encode_state
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.text import Text
from storage import moves
from storage.check import check
from tests.bot.campaigns.playing import play_on
from tests.bot.stage import labels, private, raw, text
from tests.playthroughs.open_table import OpenTable
from tests.shared import shared
from tests.thorough import long_but

PACE = 24 * 3600


async def finished(stage, game="german"):
    """Play a table to its end by chance, and return it: the bot tells of all its moves together."""
    await stage.begin(stage.bob, stage.cara, game=game, players=3)
    return await play_on(stage)


@pytest.mark.parametrize("game", ["german", "europe"])
async def test_a_finished_game_is_played_on_from_a_move_with_other_luck(stage, game):
    before = await finished(stage, game)
    said = await stage.bob.slash(stage.channel, "game clone", entry="10")
    table = await stage.table()
    assert table.id != before.id, private(said)
    assert table.practice
    lobby = stage.lobby()
    assert "For practice" in text(lobby)
    assert table.seat_of(stage.bob.id) == before.seat_of(stage.bob.id)
    assert "Add opponent" not in labels(lobby)
    await stage.bob.slash(stage.channel, "game start")
    table = await stage.table()
    assert table.phase == "live"
    with stage.env._bot_scope():
        old, new = [(await stage.service.live.get(one.id)).match for one in (before, table)]
        assert new.seed != old.seed
        there, here = old.at(10), new.state
        assert new.game.view(here, 1) == new.game.view(there, 1)
        assert here.rng.seed == new.seed
        if game == "europe":
            assert here.supply.deck != there.supply.deck
        again = log.read(log.write(new))
        assert encode_state(again.state) == encode_state(here)


async def test_the_beginnings_of_rounds_are_offered_to_play_on_from(stage):
    before = await finished(stage)
    offered = await stage.cara.autocomplete(stage.channel, "game clone", "entry", "")
    assert offered[0] == {"name": "The beginning", "value": "0"}
    assert len(offered) <= MOST_CHOICES
    assert [int(one["value"]) for one in offered] == sorted(int(one["value"]) for one in offered)
    with stage.env._bot_scope():
        match = (await stage.service.live.get(before.id)).match
        begun = {number: event.text for number, _, events in match.history() for event in events if is_round(event)}
        left = match.at(int(offered[-1]["value"]))
    assert {int(one["value"]) for one in offered[1:]} <= set(begun)
    assert all(one["name"].endswith(f": after {one['value']} moves") for one in offered[1:])
    assert match.game.result(left) is None
    name, value = offered[-1]["name"], offered[-1]["value"]
    for typed in (value, name.partition(":")[0]):
        assert value in [
            one["value"] for one in await stage.cara.autocomplete(stage.channel, "game clone", "entry", typed)
        ]
    await stage.cara.slash(stage.channel, "game clone", entry=value)
    assert (await stage.table()).practice


@pytest.mark.long
async def test_a_game_without_rounds_offers_moves_here_and_there(stage):
    before = await finished(stage, "europe")
    offered = await stage.cara.autocomplete(stage.channel, "game clone", "entry", "")
    with stage.env._bot_scope():
        moves = len((await stage.service.live.get(before.id)).match.line)
    assert offered[0]["name"] == "The beginning"
    assert 4 < len(offered) <= MOST_CHOICES
    assert int(offered[-1]["value"]) > moves // 2
    assert {one["name"] for one in offered[1:]} == {f"after {one['value']} moves" for one in offered[1:]}


async def test_nothing_is_offered_of_a_game_that_goes_on_or_where_there_is_none(stage):
    assert await stage.alice.autocomplete(stage.channel, "game clone", "entry", "") == []
    await stage.begin(stage.bob, stage.cara, game="german", players=3)
    assert await stage.alice.autocomplete(stage.channel, "game clone", "entry", "1") == []


def is_round(event):
    return event.text.key in find("german").info.rounds


async def test_opponents_play_on_under_their_names_and_as_well_as_they_did(stage):
    await stage.open(game="german", players=4)
    await stage.bob.click(stage.lobby(), label="Join")
    for policy in ("hard", "easy"):
        await stage.alice.slash(stage.channel, "game opponent", policy=policy)
    await stage.alice.slash(stage.channel, "game start")
    before = await play_on(stage)
    assert [holder.policy for holder in before.seats] == [None, None, "hard", "easy"]
    await stage.alice.slash(stage.channel, "game clone", entry="10")
    table = await stage.table()
    # Bob plays on as the usual opponent.
    assert [holder.policy for holder in table.seats] == [None, "normal", "hard", "easy"]
    assert [holder.name for holder in table.seats[2:]] == [holder.name for holder in before.seats[2:]]
    assert len({holder.name for holder in table.seats}) == 4


async def test_a_person_takes_the_seat_of_their_choice_and_leaves_it_to_an_opponent(stage):
    await finished(stage)
    await stage.alice.slash(stage.channel, "game clone", entry="5")
    menu = next(part for part in raw(stage.lobby()) if part.get("custom_id", "").endswith(":sit"))
    assert [one["label"] for one in menu["options"]] == ["Seat 2", "Seat 3"]
    await stage.cara.select(stage.lobby(), ["1"], custom_id=menu["custom_id"])
    assert (await stage.table()).seat_of(stage.cara.id) == 1
    await stage.alice.select(stage.lobby(), ["2"], custom_id=menu["custom_id"])
    table = await stage.table()
    assert (table.seat_of(stage.alice.id), table.holder(0).policy) == (2, "normal")
    with stage.env._bot_scope(), pytest.raises(Refusal):
        await stage.service.lobby.sit(table.id, stage.alice.id, 1)
    assert (await stage.table()).seat_of(stage.cara.id) == 1
    await stage.cara.slash(stage.channel, "game leave")
    table = await stage.table()
    assert (len(table.seats), table.holder(1).policy) == (3, "normal")


async def test_a_table_for_practice_goes_on_after_a_restart_and_is_taken_back_to_its_beginning(stage):
    await finished(stage)
    await stage.alice.slash(stage.channel, "game clone", entry="5")
    await stage.alice.slash(stage.channel, "game start")
    made = OpenTable(stage, await stage.table())
    with stage.env._bot_scope():
        service, table = stage.service, await stage.table()
        live = await service.live.get(table.id)
        first = encode_state(live.match.state)
        seat = table.seat_of(stage.alice.id)
        while seat not in live.match.game.awaited(live.match.state):
            await service.play.opponent(table.id)
        before = encode_state(live.match.state)
        await service.play.move(table.id, stage.alice.id, "pass", {})
        await live.load()
        assert encode_state(live.match.state) != before
        assert (await service.consent.undo(table.id, stage.alice.id)).done
        assert encode_state(live.match.state) == before
        assert encode_state(live.match.at(0)) == first
    assert made


async def test_a_game_that_goes_on_and_a_move_that_there_is_not_are_refused_with_a_sentence(stage):
    await stage.begin(stage.bob, stage.cara, game="german", players=3)
    assert "still going on" in private(await stage.alice.slash(stage.channel, "game clone", entry="0"))
    await stage.alice.slash(stage.channel, "game end")


async def test_a_move_beyond_the_log_or_at_its_end_is_refused_with_a_sentence(stage):
    table = await finished(stage)
    with stage.env._bot_scope():
        moves = len((await stage.service.live.get(table.id)).match.line)
    assert "over by then" in private(await stage.alice.slash(stage.channel, "game clone", entry=str(moves)))
    said = private(await stage.alice.slash(stage.channel, "game clone", entry="9999"))
    assert "no_such_position" not in said
    assert (await stage.table()).id == table.id


async def imported(stage, name, data, entry="10", title=""):
    await stage.env.advance_time(SECONDS)  # so that it is the latest table, and nobody has opened very many
    shown = await stage.alice.slash(stage.channel, "game import")
    return await stage.alice.submit_modal(shown, {"file": (name, data), "entry": entry, "title": title})


async def exported(stage, table):
    with stage.env._bot_scope():
        return await stage.service.export.export(table.id, stage.alice.id)


def answered(result):
    """Return the first message that was answered with something in it."""
    return next(answer for answer in (*result.followups, result.response) if answer is not None and raw(answer))


def test_a_game_with_more_moves_than_any_needs_is_not_taken_out_of_a_file():
    game = find("german")
    kinds = {kind.kind(): kind for kind in game.moves}
    match = Match(game, Setup("german", 3), "on and on")
    while not match.over:
        seat = min(game.awaited(match.state))
        offered = {kind.kind() for kind in game.kinds(match.state, seat)}
        ends = "agree_end" in offered and len(match.line) >= MOST_ENTRIES
        match.play(kinds["agree_end" if ends else "pass"](seat=seat))
    assert read_file(log.write(match)).refused.text == Text("import.too_long", {"moves": MOST_ENTRIES})


@pytest.mark.long
async def test_a_file_of_a_finished_game_is_played_on_from_a_move(stage):
    before = await finished(stage)
    read = answered(await imported(stage, "german.json", await exported(stage, before), title="Once more"))
    assert labels(read) == ["Review", "Play on"]
    said = await stage.alice.click(read, label="Play on")
    table = await stage.table()
    assert table.phase == "lobby", private(said)
    assert (table.title, table.practice, table.game, len(table.seats)) == ("Once more: practice", True, "german", 3)
    assert "For practice" in text(stage.lobby())
    await stage.alice.slash(stage.channel, "game start")
    with stage.env._bot_scope():
        old, new = [(await stage.service.live.get(one.id)).match for one in (before, await stage.table())]
        assert new.game.view(new.state, None) == new.game.view(old.at(10), None)


async def test_a_game_out_of_a_file_is_reviewed_from_a_move_and_each_step_is_as_in_the_game(stage):
    before = await finished(stage)
    read = answered(await imported(stage, "german.json", await exported(stage, before)))
    await stage.alice.click(read, label="Review")
    assert "move 10 of" in text(read)
    assert "<t:" not in text(read), "nobody knows when it was played"
    await stage.alice.click(read, label="Later \u2192")
    with stage.env._bot_scope():
        table = await stage.table()
        for number in (0, 11, 40):
            there, here = [await stage.service.log.past(one.id, stage.bob.id, number) for one in (before, table)]
            assert (here.snapshot.view, here.line, here.at) == (there.snapshot.view, there.line, None)
    await stage.alice.click(read, label="Play on from here")
    assert (await stage.table()).phase == "lobby"


async def test_a_game_out_of_a_file_is_a_finished_one_at_which_nobody_sits_and_that_counts_nowhere(stage):
    before = await finished(stage)
    data = await exported(stage, before)
    messages = len(stage.channel.history())
    await imported(stage, "german.json", data, title="Once more")
    table = await stage.table()
    assert (table.phase, table.imported, table.practice, table.people) == ("over", True, True, ())
    assert await exported(stage, table) == data
    assert "move 20 of" in private(await stage.cara.slash(stage.channel, "game board", at="20"))
    log_ = private(await stage.cara.slash(stage.channel, "game log"))
    assert "page" in log_
    assert "<t:" not in log_
    assert "Player 1" in log_
    assert stage.alice.name not in log_
    offered = await stage.cara.autocomplete(stage.channel, "game clone", "entry", "round 2")
    assert offered
    assert offered == await stage.cara.autocomplete(stage.channel, "game board", "at", "round 2")
    for command in ("game undo", "game end", "game leave"):
        private(await stage.alice.slash(stage.channel, command))
    assert await stage.table() == table
    with stage.env._bot_scope():
        assert await stage.service.tables.count_alive() == {}
        assert table.id not in [one.id for one in await stage.service.tables.of_person(stage.alice.id)]
        await stage.bot.reconciler.reconcile(table.id)
    assert len(stage.channel.history()) == messages


async def test_a_game_out_of_a_file_is_there_after_a_restart_and_its_database_is_sound(stage, tmp_path):
    before = await finished(stage)
    read = answered(await imported(stage, "german.json", await exported(stage, before)))
    with stage.env._bot_scope():
        report = await check(tmp_path / "tables.sqlite3")
        stage.service.live.forget((await stage.table()).id)
    assert report.problems == ()
    await stage.env.restart_bot(type(stage.bot)(stage.service, pace=PACE, shard_count=1))
    await stage.alice.click(read, label="Review")
    assert "move 10 of" in text(read)


@pytest.mark.long
async def test_a_game_out_of_a_file_goes_with_its_table(stage):
    before = await finished(stage)
    await imported(stage, "german.json", await exported(stage, before))
    table = await stage.table()
    with stage.env._bot_scope():
        await stage.service.admin.delete(stage.guild.id, table.id)
        async with stage.service.database.query() as tx:
            assert await moves.of(tx, table.id) == ()
    assert (await stage.table()).id == before.id


@pytest.mark.long
async def test_of_very_many_games_out_of_files_the_oldest_is_deleted(stage):
    data = await exported(stage, await finished(stage))

    async def reading(data, _):
        return read_file(data)

    made = []
    for channel in range(900, 900 + MOST_IMPORTED + 1):
        await stage.env.advance_time(1)
        with stage.env._bot_scope():
            place = (stage.bob.id, stage.guild.id, channel)
            made.append(await stage.service.practice.store_file(data, 0, reading, *place, title="One more"))
    with stage.env._bot_scope():
        with pytest.raises(NoSuchTable):
            await stage.service.tables.get(made[0].table.id)
        assert await stage.service.tables.get(made[1].table.id)


async def test_where_a_table_is_being_played_no_file_is_read(stage):
    await stage.begin(stage.bob, stage.cara, game="german", players=3)
    before = await stage.table()
    said = private(await imported(stage, "german.json", b"{}"))
    assert "\n" not in said
    assert (await stage.table()) == before


@pytest.mark.long
async def test_a_practice_game_that_was_played_to_its_end_is_read_with_the_position_it_began_from(stage):
    await finished(stage)
    await stage.alice.slash(stage.channel, "game clone", entry="10")
    await stage.alice.slash(stage.channel, "game start")
    with stage.env._bot_scope():
        live = await stage.service.live.get((await stage.table()).id)
        match = live.match.as_it_is()
        rng = Rng("to the end")
        while not match.over:
            seat = min(match.game.awaited(match.state))
            match.play(match.game.policies["random"](match.game, match.state, seat, rng))
    channel = stage.guild.create_text_channel("files")
    shown = await stage.alice.slash(channel, "game import")
    await stage.alice.submit_modal(shown, {"file": ("practice.json", log.write(match)), "entry": "0", "title": ""})
    with stage.env._bot_scope():
        table = await stage.table(channel)
        again = (await stage.service.live.get(table.id)).match
        assert encode_state(again.state) == encode_state(match.state)
        assert encode_state(again.at(0)) == encode_state(match.at(0))
        assert await stage.service.export.export(table.id) == log.write(match)


def broken(data):
    yield b""
    yield b"\xff\x00 no text"
    yield b"[" * 20000
    yield b"[]"
    yield b'{"title": "18CZ"}'
    yield b'{"title": "18CZ", "players": [{"name": "a"}], "actions": [{"type": "pass", "entity": 7}]}'
    yield data.replace(b'"pass"', b'"fly"')
    yield data.replace(b'"seed":', b'"sead":')


async def test_a_bad_file_is_refused_in_one_sentence_and_opens_nothing(stage):
    before = await finished(stage)
    data = await exported(stage, before)
    for number, bad in enumerate(broken(data)):
        assert read_file(bad).refused.text.key == "import.unreadable", number
    assert "over by then" in private(await imported(stage, "german.json", data, entry="9999"))
    unfinished = Match(find("german"), Setup("german", 3), "a seed")
    assert read_file(log.write(unfinished)).refused.text.key == "import.not_over"
    said = private(await imported(stage, "bad.json", b"{}"))
    assert "cannot read this file" in said
    assert "\n" not in said
    assert "as a number" in private(await imported(stage, "word.json", data, entry="ten"))
    assert (await stage.table()).id == before.id


async def test_a_file_that_is_too_large_is_not_read(stage):
    assert "too large" in private(await imported(stage, "large.json", b" " * ((1 << 20) + 1)))


@pytest.mark.parametrize("known", ["not any more", "as soon as it was sent in"])
async def test_a_form_is_taken_that_discord_py_does_not_know_when_it_is_sent_in(stage, monkeypatch, known):
    """It is shown before Discord has confirmed that to the bot, and it outlasts a restart of the bot."""
    shown = await stage.alice.slash(stage.channel, "game import")
    controls = stage.bot._connection._view_store
    forms, dispatch = dict(controls._modals), controls.dispatch_modal
    controls._modals.clear()

    def dispatched(*given):
        dispatch(*given)
        if known != "not any more":
            controls._modals.update(forms)

    monkeypatch.setattr(controls, "dispatch_modal", dispatched)
    read = await stage.alice.submit_modal(shown, {"file": ("bad.json", b"{}"), "entry": "ten", "title": ""})
    assert "as a number" in private(read)


@pytest.mark.parametrize(
    ("name", "entry"), long_but([("18CZ_3p_s2.json", "40"), ("29247.json", "500")], ("18CZ_3p_s2.json", "40"))
)
async def test_a_game_of_18xx_games_is_reviewed_and_played_on_from_a_move(stage, name, entry):
    # In 29247 a train runs through Praha twice, as games of its time have it and no table offers.
    data = shared("oracle", "18cz", "games", name).read_bytes()
    read = answered(await imported(stage, name, data, entry=entry))
    assert "18CZ, 3 players" in text(read)
    table = await stage.table()
    with stage.env._bot_scope():
        match = (await stage.service.live.get(table.id)).match
        for number in (0, int(entry), len(match.line)):
            there = await stage.service.log.past(table.id, stage.bob.id, number)
            assert there.snapshot.view == match.game.view(match.at(number), None)
        exported_again = log.read(await stage.service.export.export(table.id))
        assert encode_state(exported_again.state) == encode_state(match.state)
    await stage.alice.click(read, label="Review")
    assert f"move {entry} of {len(match.line)}" in text(read)
    await stage.alice.click(read, label="Play on from here")
    table = await stage.table()
    assert (table.game, len(table.seats), table.variants["ruleset"]) == ("18cz", 3, "18xx.games")
    await stage.alice.slash(stage.channel, "game start")
    assert (await stage.table()).phase == "live"
