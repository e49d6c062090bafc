"""A database that a former version of the program wrote: its running games, its campaigns and its buttons go on.

It is the program of commit ``eb6bbef``, the last before tables had versions and rules were moved and renamed. A test of
that commit played the tables on the stage, by built-in policies and with moves taken back on the way, and dumped the file as
SQL (``tests/stored_before``). It recorded each last position, what each seat saw, the public and one private panel, and of
each control what a press on a new copy of the file led to: what was logged, which tables of the file changed, and the ids of
the controls and forms that were sent. Further positions are of random games, one for each kind of round, question and task.
None of it is ever made anew: where the present program does not read it, the program is wrong.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from simcord.results import ResponseMessage

from bot.client import Stationmaster
from bot.service import Refusal, Service
from engine.core import codec
from engine.core.moves import Redo, Undo, fields
from engine.core.registry import find
from engine.core.rng import Rng
from storage import archive, campaigns
from storage.check import check
from storage.database import Database
from storage.migrate import shipped
from storage.rows import fetch
from tests.bot.campaigns.playing import play_on
from tests.stored import load, read
from tests.thorough import a_few

FOLDER = Path(__file__).parents[1] / "stored_before"
RECORDED = json.loads(gzip.decompress((FOLDER / "recorded.json.gz").read_bytes()))
TABLES = RECORDED["tables"]
"""What was recorded of each table, by its name: that of its channel."""
RUNNING = [name for name, table in TABLES.items() if table["phase"] == "live"]
STARTED = [name for name, table in TABLES.items() if "state" in table]
POSITIONS = RECORDED["positions"]
GUILD = 501
PEOPLE = {"alice": 701, "bob": 702, "cara": 703}
THEN = 1_790_000_000.0
"""When those tables were played: no reminder of theirs is due."""
COMPONENTS_ALONE = 1 << 15

MUST_OCCUR = {
    "europe": {
        "done turn",
        "done turn_over",
        "round claim",
        "round new_tickets",
        "round opening",
        "round second_card",
        "round turns",
    },
    "18cz": {
        "done acquire",
        "done dividend",
        "done home_tile",
        "done run",
        "done station",
        "done track",
        "done trains",
        "kind acquire",
        "kind company",
        "kind train",
        "round discard",
        "round draft",
        "round fleet",
        "round home_city",
        "round offer",
        "round operating",
        "round stock",
    },
    "1854": {
        "done dividend",
        "done lokalbahn_home",
        "done mail",
        "done run",
        "done station",
        "done track",
        "done trains",
        "kind merge",
        "kind train",
        "round auction",
        "round contest",
        "round discard",
        "round mergers_after",
        "round mergers_before",
        "round naming",
        "round offer",
        "round operating",
        "round raising",
        "round stock",
    },
    "german": {
        "done action",
        "round actions",
        "round agreement",
        "round auction",
        "round opening",
    },
    "legends": {
        "done turn",
        "round agenda",
        "round turns",
        "task after_draw",
        "task after_steps",
        "task bourse",
        "task build_one",
        "task choose",
        "task draw_blind",
        "task each_company",
        "task effects",
        "task end_journey",
        "task engage",
        "task event_finished",
        "task fill_row",
        "task gift",
        "task keep_some",
        "task moment",
        "task open_one",
        "task retire_one",
        "task second_card",
        "task second_journey",
        "task stage",
        "task stamping",
        "task steps",
        "task turn_well",
    },
}
"""Names by which stored states tell what their rounds, steps, questions and tasks are: the file has at least these."""


@pytest.fixture(scope="module")
def former(tmp_path_factory):
    """Return the file as that version left it."""
    path = tmp_path_factory.mktemp("former") / "former.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.executescript(gzip.decompress((FOLDER / "tables.sql.gz").read_bytes()).decode())
    return path


@pytest.fixture
def path(former, tmp_path):
    return Path(shutil.copy(former, tmp_path / "tables.sqlite3"))


@pytest.fixture
async def database(path):
    opened = await Database.open(path)
    yield opened
    await opened.close()


@pytest.fixture
async def service(path):
    async with await Service.open(path, lambda: THEN) as opened:
        yield opened


@pytest.fixture
async def anew(former, tmp_path):
    """Return what opens the file once more as that version left it."""
    opened = []

    async def anew():
        path = shutil.copy(former, tmp_path / f"tables-{len(opened)}.sqlite3")
        opened.append(await Service.open(Path(path), lambda: THEN))
        return opened[-1]

    yield anew
    for one in opened:
        await one.close()


@pytest.fixture
def pace():
    """Seconds between two moves of built-in opponents: longer than any test lasts."""
    return 24 * 3600


@pytest.fixture
async def club(stage):
    """Return a stage that is the server of those tables, with its people and channels."""
    env = stage.env
    env.backend.advance_clock(2 * 86400)
    stage.guild = env.create_guild("Club", id=GUILD)
    users = [with_id(env, number, lambda name=name: env.create_user(name)) for name, number in PEOPLE.items()]
    stage.alice, stage.bob, stage.cara = map(stage.guild.add_member, users)
    numbers = {table["channel"] for table in TABLES.values()}
    stage.channels = {
        number: with_id(env, number, lambda: stage.guild.create_text_channel("games")) for number in sorted(numbers)
    }
    await env.settle()
    return stage


def with_id(env, number, make):
    """Make something on the imitation of Discord that has a certain id."""
    before = env.backend.snowflake
    env.backend.snowflake = lambda: env.backend.reserve_id(number)
    try:
        return make()
    finally:
        env.backend.snowflake = before


def dump(path, tables=None):
    """Return the rows of a file by table, or of some columns of some tables."""
    with closing(sqlite3.connect(path)) as file:
        if tables is None:
            tables = columns(path)
        return {
            name: file.execute(f"SELECT {', '.join(these)} FROM {name}").fetchall() for name, these in tables.items()
        }


def kept_columns(path):
    """Return the same but for what the ledger has by now, of what was announced, and for answers, which are orders."""
    gone = {"messages", "deliveries", "standing_answers"}
    there = {name: these for name, these in columns(path).items() if name not in gone}
    return there | {"games": [each for each in there["games"] if each not in {'"announced"', '"end_announced"'}]}


def columns(path):
    """Return the names of the columns of each table of a file, as they are written in SQL."""
    with closing(sqlite3.connect(path)) as file:
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: [f'"{row[1]}"' for row in file.execute(f"PRAGMA table_info({name})")] for name in tables}


GIVEN_UP = {"dearest_acquisition_rounded_up"}
"""Switches that there are no more: nothing is played otherwise by either setting."""


def holds(present, recorded):
    """Tell whether a value has everything that was recorded: objects may have gained fields, and lost switches."""
    if isinstance(recorded, dict) and isinstance(present, dict):
        kept = {key: value for key, value in recorded.items() if key not in GIVEN_UP}
        return all(key in present and holds(present[key], value) for key, value in kept.items())
    if isinstance(recorded, list) and isinstance(present, list):
        return len(present) == len(recorded) and all(map(holds, present, recorded))
    return present == recorded


def plain(state):
    """Return a packed state as plain values."""
    return msgspec.msgpack.decode(state)


def tags(game, stored):
    """Return the names by which a stored state tells what its rounds, steps, questions and tasks are."""
    state, found = codec.decode_state(game, stored), set()
    for frame in state.frames:
        found |= {f"round {frame.round}", *(f"done {step}" for step in frame.done)}
    values = [plain(stored)]
    while values:
        value = values.pop()
        if isinstance(value, dict):
            found |= {f"{name} {value[name]}" for name in ("task", "kind") if isinstance(value.get(name), str)}
            values += value.values()
        elif isinstance(value, list):
            values += value
    return found


async def test_it_is_migrated_in_place_and_nothing_that_was_stored_changes(path, former):
    await (await Database.open(path)).close()
    once, recorded = dump(path), kept_columns(former)
    # What was ordered is to keep passing, and its fields stand in one column now.
    orders = recorded.pop("orders")
    assert sorted(orders) == ['"ended"', '"game_id"', '"kind"', '"scope"', '"seat"', '"until"']
    kept = ["game_id", "seat", "fields ->> 'scope'", "fields -> 'until'", "ended"]
    was = dump(former, {"orders": ["game_id", "seat", "scope", "until", "ended"]})
    answers = ["game_id", "seat", "fields ->> 'question'"]
    given = dump(former, {"standing_answers": ["game_id", "seat", "name"]})["standing_answers"]
    assert [row for row in dump(path, {"orders": answers})["orders"] if row[2]] == given != []
    assert [row for row in dump(path, {"orders": kept})["orders"] if row[2]] == was["orders"] != []
    assert dump(path, recorded) == dump(former, recorded)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (shipped()[-1].version,)
    await (await Database.open(path)).close()
    assert dump(path) == once


async def test_a_check_finds_nothing_wrong_with_it(path):
    report = await check(path)
    assert (report.problems, report.games) == ((), RECORDED["games"])


@pytest.mark.parametrize("name", a_few(STARTED, 8))
async def test_a_log_leads_to_the_very_position_and_everybody_sees_what_they_saw(database, name):
    recorded = TABLES[name]
    match = await load(database, recorded["id"])
    state = base64.b64decode(recorded["state"])
    assert match.state == codec.decode_state(match.game, state)
    assert holds(plain(codec.encode_state(match.state)), plain(state))
    for seat, view in recorded["views"].items():
        seen = msgspec.to_builtins(match.view(None if seat == "None" else int(seat)), str_keys=True)
        assert holds(json.loads(json.dumps(seen)), view), seat


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_a_stored_position_is_read_and_played_on(number):
    recorded, game = POSITIONS[number], find(POSITIONS[number]["game"])
    stored = base64.b64decode(recorded["state"])
    state = codec.decode_state(game, stored)
    assert holds(plain(codec.encode_state(state)), plain(stored))
    rng = Rng("on")
    for _ in range(20):
        if waited := game.awaited(state):
            for _ in game.play(state, game.policies["random"](game, state, min(waited), rng)):
                pass


@pytest.mark.parametrize("key", MUST_OCCUR)
def test_what_classes_with_other_names_stored_is_among_it(key):
    found = set()
    for recorded in [*POSITIONS, *(TABLES[name] for name in STARTED)]:
        if recorded["game"] == key:
            found |= tags(find(key), base64.b64decode(recorded["state"]))
    assert MUST_OCCUR[key] - found == set()


@pytest.mark.parametrize("name", a_few(RUNNING, 3))
async def test_play_goes_on(service, database, name):
    recorded = TABLES[name]
    match = await load(database, recorded["id"])
    seat = min(match.game.awaited(match.state))
    move = match.game.policies["random"](match.game, match.state, seat, Rng("on"))
    table = await service.tables.get(recorded["id"])
    given = {field: getattr(move, field) for field in fields(type(move))}
    outcome = await service.play.move(table.id, table.holder(seat).user_id, type(move), given)
    after = await load(database, table.id)
    if outcome.events.private:
        assert len(after.private) == len(match.private) + 1
    else:
        assert (outcome.table.seq, after.entries[table.seq]) == (len(after.entries), move)


OF_OLDER_RULES = [name for name in RUNNING if TABLES[name]["game"] not in {"europe", "german"}]
"""Running tables whose rules have changed since: each goes on from the position it has."""
NOW_OPENED = ["late"]
"""Tables at which something is asked that stands there at once now, without a button that leads to it and one back."""


@pytest.mark.parametrize("name", a_few(OF_OLDER_RULES, 2))
async def test_a_game_of_older_rules_goes_on_from_where_it_stands_and_is_taken_back_no_further(service, database, name):
    match = await load(database, TABLES[name]["id"])
    table = await service.tables.get(TABLES[name]["id"])
    assert codec.encode_state(match.state) == codec.encode_state(decoded(TABLES[name]))
    with pytest.raises(Refusal):
        await service.consent.undo(table.id, table.holder(match.line[-1].seat).user_id)
    for number in range(12):  # moves that are numbered, whatever is left in private meanwhile
        seat = min(match.game.awaited(match.state))
        move = match.game.policies["normal"](match.game, match.state, seat, Rng(f"on {number}"))
        given = {field: getattr(move, field) for field in fields(type(move))}
        await service.play.move(table.id, table.holder(seat).user_id, type(move), given)
        match = await load(database, table.id)
    assert len(match.entries) > TABLES[name]["entries"]


def decoded(recorded):
    """Return the position that was recorded of a table."""
    return codec.decode_state(find(recorded["game"]), base64.b64decode(recorded["state"]))


@pytest.mark.parametrize("name", a_few([name for name in RUNNING if name not in OF_OLDER_RULES], 2))
async def test_what_was_played_before_is_taken_back_and_played_again(service, database, name):
    recorded = TABLES[name]
    before = await load(database, recorded["id"])
    table = await service.tables.get(recorded["id"])
    mover = table.holder(before.line[-1].seat).user_id
    assert mover is not None
    await agreed(service, await service.consent.undo(table.id, mover))
    back = await load(database, table.id)
    assert isinstance(back.entries[-1], Undo)
    assert back.line == before.line[: len(back.line)] != before.line
    await agreed(service, await service.consent.redo(table.id, mover))
    again = await load(database, table.id)
    assert isinstance(again.entries[-1], Redo)
    assert again.state == before.state


async def agreed(service, asked):
    """Let everybody agree who is asked."""
    if asked.done:
        return
    for who in asked.proposal.waiting:
        asked = await service.consent.answer(asked.table.id, asked.proposal.id, who, agree=True)
    assert asked.done


async def test_old_logs_hold_what_was_taken_back_and_played_again(database):
    kinds = set()
    for name in STARTED:
        kinds |= {type(entry) for entry in (await load(database, TABLES[name]["id"])).entries}
    assert {Undo, Redo} <= kinds


@pytest.mark.parametrize("name", a_few((name for name, table in TABLES.items() if table["public"]), 1))
async def test_every_control_of_before_leads_to_what_it_led_to(club, former, anew, name):
    recorded = TABLES[name]
    people = {one.id: one for one in (club.alice, club.bob, club.cara)}
    number = recorded["message"]
    for press in recorded["pressed"]:
        who, at = people[press["by"]], recorded["channel"]
        if press["on"] == "private":
            who, at = who.user, club.env.backend.get_dm_channel(who.id).id
        sent = await press_control(club.env, who, at, recorded[press["on"]], press["id"], number)
        number = None
        with club.env._bot_scope():
            entries = await entries_of(club.service.database, recorded) if "state" in recorded else []
        assert entries == press["entries"], press["id"]
        if not entries:
            expected = {of_new(one) for one in press["ids"]}
            if name in {"lobby", "between"} and not press["changes"]:  # the message says so already
                expected = set()
            if name in NOW_OPENED:
                expected = {one for one in expected if not one.endswith((":go", ":go:choose"))}
            if name in OF_OLDER_RULES:  # nobody takes back what lies before the change
                expected = {one for one in expected if not one.endswith(":undo")}
            assert expected <= {of_new(one) for one in sent}, press["id"]
        changes = {"orders" if one == "standing_answers" else one for one in press["changes"]}
        assert changes <= await changed(club.service.database, former), press["id"]
        if press["changes"]:
            await club.env.restart_bot(Stationmaster(await anew(), pace=24 * 3600, shard_count=1))


async def press_control(env, who, channel, components, control, number):
    """Post a message of before, press one of its controls, and return the ids of all controls and forms sent then."""
    backend = env.backend

    def post():
        return backend.create_message(channel, backend.bot_user.id, components=components, flags=COMPONENTS_ALONE)

    posted = ResponseMessage(env, with_id(env, number, post) if number else post())
    before = len(backend.http_requests)
    part = next(one for one in parts_of(components) if one.get("custom_id") == control)
    if "options" in part:
        values = [one["value"] for one in part["options"][: part.get("min_values") or 1]]
        await who.select(posted, values, custom_id=control)
    else:
        await who.click(posted, custom_id=control)
    return {
        one["custom_id"]
        for request in backend.http_requests[before:]
        for one in parts_of(request.json)
        if isinstance(one.get("custom_id"), str)
    }


PART_OF_PAGE = re.compile(r"(:log_page:\d+)\.\d+$")


def of_new(control):
    """Return the id of a control without the name of its table, where it belongs to none that was recorded.

    The last entry of a list plays it at once now, without a button of its own. A button that turns to a page of the log
    names a part of it as well.
    """
    control = PART_OF_PAGE.sub(r"\1", control.replace(":go:choose.", ":take:choose."))
    scheme, _, rest = control.partition(":")
    control = f"{scheme}:{rest}" if rest else scheme
    table, _, verb = rest.partition(":")
    return control if not rest or table in {one["id"] for one in TABLES.values()} else f"{scheme}:new:{verb}"


def parts_of(body):
    """Yield every object within what was sent."""
    if isinstance(body, dict):
        yield body
        body = list(body.values())
    if isinstance(body, list):
        for one in body:
            yield from parts_of(one)


async def changed(database, former):
    """Return the tables of a file in which something else is stored now than that version left there."""
    names = kept_columns(former)
    async with database.reading() as tx:
        now = {name: [tuple(row) for row in await fetch(tx, f"SELECT {', '.join(these)} FROM {name}")]
               for name, these in names.items()}  # fmt: skip
    before = dump(former, names)
    return {name for name in names if sorted(map(repr, now[name])) != sorted(map(repr, before[name]))}


async def entries_of(database, recorded):
    """Return what was stored of a table after it was recorded."""
    stored = await read(database, lambda tx: archive.stored_of(tx, recorded["id"]))
    return [json.loads(entry) for entry in stored.entries[recorded["entries"] :]]


@pytest.mark.parametrize(("name", "number"), a_few([("west", 3), ("late", 9)], 1))
async def test_a_campaign_goes_on_to_its_next_game(club, name, number):
    club.channel = club.channels[TABLES[name]["channel"]]
    table = await club.table()
    assert (table.number, table.phase) == (number, "live")
    table = await play_on(club)
    assert (table.number, table.between_games) == (number + 1, True)
    with club.env._bot_scope():
        for person in table.people:
            table = await club.service.campaigns.answer(table.id, person, "ready")
    assert (table.number, table.phase) == (number + 1, "live")
    assert table.actors


async def test_a_game_between_two_of_a_campaign_begins_with_the_words_that_were_left_before_it(service):
    table = await service.tables.get(TABLES["between"]["id"])
    assert set(await read(service.database, lambda tx: campaigns.orders_left(tx, table))) == {
        ("black", "word:specialist", ("adjuster",)),
        ("blue", "word:specialist", ("adjuster",)),
        ("blue", "card:43", ("mobile--tampa",)),
        ("green", "word:specialist", ("adjuster",)),
    }
    said = {holder.user_id: holder.answer for holder in table.seats}
    assert said == {PEOPLE["alice"]: None, PEOPLE["bob"]: "ready", PEOPLE["cara"]: None}
    for person in ("alice", "cara"):
        table = await service.campaigns.answer(table.id, PEOPLE[person], "ready")
    assert (table.number, table.phase) == (3, "live")


async def test_what_people_have_chosen_stands(service):
    bob = await service.people.preferences(PEOPLE["bob"])
    assert (bob.zone, bob.quiet_start, bob.quiet_end, bob.interval, bob.where) == (
        "Europe/Berlin", 23 * 60, 7 * 60, 7200, "channel",
    )  # fmt: skip
    assert [await service.people.dm_closed(PEOPLE[name]) for name in ("alice", "cara")] == [False, True]
    assert (await service.admin.settings(GUILD)).max_tables == 30


async def test_an_open_proposal_is_agreed_to(service):
    table = await service.tables.get(TABLES["german"]["id"])
    (proposal,) = await service.consent.open(table.id)
    assert (proposal.kind, proposal.by) == ("end", PEOPLE["bob"])
    for who in proposal.waiting:
        asked = await service.consent.answer(table.id, proposal.id, who, agree=True)
    assert (asked.done, asked.table.phase) == (True, "ended")


async def test_an_order_is_carried_out(service, database):
    table = await service.tables.get(TABLES["stock"]["id"])
    looks = [await service.queries.snapshot(table.id, holder.user_id) for holder in table.seats]
    (ordered,) = (look.seat for look in looks if look.orders)
    for number in range(20):
        match = await load(database, table.id)
        (seat,) = match.game.awaited(match.state)
        if any(entry.seat == ordered for entry in match.entries[table.seq :]):
            break
        move = match.game.policies["normal"](match.game, match.state, seat, Rng(str(number)))
        given = {field: getattr(move, field) for field in fields(type(move))}
        await service.play.move(table.id, table.holder(seat).user_id, type(move), given)
    assert next(entry.kind() for entry in match.entries[table.seq :] if entry.seat == ordered) == "pass"


async def test_what_is_answered_once_for_all_and_what_was_added_to_a_question_stand(service):
    table = await service.tables.get(TABLES["18cz"]["id"])
    looks = [await service.queries.snapshot(table.id, holder.user_id) for holder in table.seats]
    (answered,) = (look for look in looks if look.answered)
    assert {look.note for look in looks} == {"as agreed on Friday"}
    person = table.holder(answered.seat).user_id
    await service.orders.take_back(table.id, person, preferences=True)
    assert (await service.queries.snapshot(table.id, person)).answered == ()


async def test_a_lobby_is_joined_and_started(service):
    table = await service.lobby.join(TABLES["lobby"]["id"], PEOPLE["cara"])
    table = await service.lobby.start(table.id, PEOPLE["alice"])
    assert (table.phase, [holder.policy is None for holder in table.seats].count(True)) == ("live", 3)


async def test_a_finished_game_is_read_from_its_first_entry_on(service):
    recorded = TABLES["finished"]
    look = await service.queries.snapshot(recorded["id"])
    assert (look.table.phase, look.result is not None, look.seed is not None) == ("over", True, True)
    first = await service.log.page(recorded["id"], PEOPLE["cara"], page=1)
    pages = [await service.log.page(recorded["id"], PEOPLE["cara"], page=page + 1) for page in range(first.pages)]
    match = await load(service.database, recorded["id"])
    assert [line.seat for page in pages for line in page.lines] == [move.seat for move in match.line]
