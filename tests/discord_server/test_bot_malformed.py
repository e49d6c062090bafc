"""What Discord's own clients never send gets an answer all the same, and is no incident."""

import asyncio
import copy

import pytest

from bot.shown import pictures
from tests.discord_server.club import announcements, club_at, plain, private_panel_of, quiet
from tests.discord_server.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from tests.discord_server.people import SLACK

ALONE = "\ud800"
"""Half of a pair of surrogates: JSON can carry it, UTF-8 cannot."""
STRANGE = [ALONE, "x" * 6001, "12 monkeys", "", 5, -1, 10**40, 1.5, float("inf"), True, None, [], {}, ["a"]]
TYPES = range(1, 12)


@pytest.fixture
async def club(server, tmp_path, monkeypatch):
    monkeypatch.setattr(pictures, "_draw", plain())
    async with club_at(server, tmp_path / "tables.sqlite3") as running:
        yield running
        await quiet()


@pytest.fixture
async def table(club, channel, alice, bob):
    return await club.table(channel, alice, bob)


pytestmark = pytest.mark.usefixtures("nothing_unexpected")


async def answered(person, channel, kind, data, *, message=None):
    """Send something, whatever it is, and wait for the answer."""
    done = person.begin(channel, kind, data, source=message)
    changes, limit = person.server.world.changes, person.server.answer_within + SLACK
    await changes.until(lambda: done.answer_type is not None, within=limit, what=f"an answer to {data!r:.300}")
    await changes.until(lambda: not done.thinking, within=limit, what=f"more than thinking about {data!r:.300}")
    return done


def named(server, name):
    return next(one for one in server.commands[None] if one["name"] == name)


def command(server, path, *options):
    """The data of a command with options as they are given."""
    name, _, part = path.partition(" ")
    inside = [{"type": 1, "name": part, "options": list(options)}] if part else list(options)
    return {"id": named(server, name)["id"], "name": name, "type": 1, "options": inside}


def parameters(server):
    """Every parameter of every command, with the path of its command."""
    for one in server.commands[None]:
        parts = [part for part in one.get("options", []) if part["type"] == 1]
        for part in parts or [None]:
            path = f"{one['name']} {part['name']}" if part else one["name"]
            for parameter in (part or one).get("options", []):
                yield path, parameter


async def test_a_parameter_of_any_command_may_hold_anything(server, channel, alice, table):
    for path, parameter in parameters(server):
        for value in STRANGE:
            option = {"type": parameter["type"], "name": parameter["name"], "value": value}
            await answered(alice, channel, COMMAND, command(server, path, option))


async def test_a_parameter_of_any_command_may_be_of_any_type(server, channel, alice, table):
    for path, parameter in parameters(server):
        for kind in TYPES:
            option = {"type": kind, "name": parameter["name"], "value": 7 if kind in {4, 10} else "7"}
            await answered(alice, channel, COMMAND, command(server, path, option))


async def test_a_suggestion_may_be_asked_for_with_anything(server, channel, alice, table):
    for path, parameter in parameters(server):
        if not parameter.get("autocomplete"):
            continue
        for value in STRANGE:
            option = {"type": parameter["type"], "name": parameter["name"], "value": value, "focused": True}
            done = await answered(alice, channel, AUTOCOMPLETE, command(server, path, option))
            assert done.choices is not None


SHAPES = [
    {},
    {"name": "game"},
    {"id": "1", "name": "game", "type": 1},
    {"id": "1", "name": "game", "type": 1, "options": None},
    {"id": "1", "name": "game", "type": 1, "options": [{}]},
    {"id": "1", "name": "game", "type": 1, "options": [{"type": 1, "name": "board", "options": [{"name": "zoom"}]}]},
    {"id": "1", "name": "game", "type": 1, "options": "board"},
    {"id": "1", "name": "nothing", "type": 1},
    {"id": "1", "name": ALONE, "type": 1},
    {"id": "1", "name": "game", "type": 2, "target_id": "1"},
    {"id": "1", "name": "game", "type": "1", "resolved": 7},
    {"id": "1", "name": "hand", "type": 1, "resolved": {"users": {"x": {}}}},
]


async def test_a_command_may_have_any_shape(channel, alice, table):
    for data in SHAPES:
        await answered(alice, channel, COMMAND, data)
        await answered(alice, channel, AUTOCOMPLETE, data)


async def test_a_table_that_is_named_with_half_a_character_is_not_found(server, channel, alice, table):
    option = {"type": 3, "name": "table", "value": ALONE}
    done = await answered(alice, channel, COMMAND, command(server, "hand", option))
    assert "cannot be read" in done.text
    assert done.ephemeral


def forged(message, custom_id, kind=2):
    """The same message with one more control in it."""
    other = copy.copy(message)
    made = {"type": kind, "custom_id": custom_id, "id": 999}
    made |= {"style": 2, "label": "forged"} if kind == 2 else {"options": [{"label": "a", "value": "a"}]}
    other.body = copy.deepcopy(message.body)
    other.body["components"].append({"type": 1, "id": 998, "components": [made]})
    return other, {"custom_id": custom_id, "component_type": kind, "id": 999}


VERBS = ["go", "take", "play", "sure", "best", "think", "order", "unorder", "number", "turn", "open", "do", "ahead", "hand",
         "since", "help", "agree", "refuse", "withdraw", "takeover", "snooze", "join", "start", "erase", "nothing"]  # fmt: skip
ARGUMENTS = ["", "pass", "keep", "keep.0", "keep.-", "keep.0+0+0", "keep.99+1", "claim", "claim.0.0", "claim.x", "tunnel", "x", "7", "99",
             "99.99", "0.x", "1.-5", ".", "+", "-", ",", "claim,99", "claim,-1", "99999999999999999999"]  # fmt: skip


async def test_the_id_of_a_button_may_say_anything(club, channel, alice, table):
    board = announcements(channel)[-1]
    for verb in VERBS:
        for argument in ARGUMENTS:
            seq = "999999" if argument == "x" else "0"
            message, data = forged(board, f"sm1:{table}:{seq}:{verb}" + f":{argument}" * bool(argument))
            await answered(alice, channel, COMPONENT, data, message=message)


MENUS = [("pick", 3), ("many", 3), ("look", 3), ("show", 3), ("giveto", 5)]
CHOSEN = [{}, *({"values": value} for value in (*STRANGE, ["board"], [ALONE], [5], ["0"] * 30, [None]))]


async def test_a_menu_may_say_anything(club, channel, alice, table):
    board = announcements(channel)[-1]
    for verb, kind in MENUS:
        for argument in ("", "keep", "x", "1"):
            message, data = forged(board, f"sm1:{table}:0:{verb}" + f":{argument}" * bool(argument), kind)
            for values in CHOSEN:
                await answered(alice, channel, COMPONENT, data | values, message=message)
            await answered(alice, channel, COMPONENT, data | {"values": ["a"], "resolved": {}}, message=message)


async def test_a_control_may_pass_itself_off_as_something_else(club, channel, alice, table):
    private_panel = await private_panel_of(alice, announcements(channel)[-1])
    for control in (*private_panel.controls, *announcements(channel)[-1].controls):
        holder = private_panel if control in private_panel.controls else announcements(channel)[-1]
        for kind in (2, 3, 5, 99, "2", None):
            data = {"custom_id": control["custom_id"], "component_type": kind, "id": control["id"], "values": ["0"]}
            await answered(alice, channel, COMPONENT, data, message=holder)


async def test_a_press_may_have_any_shape(club, channel, alice, table):
    board = announcements(channel)[-1]
    for data in ({}, *({"custom_id": value} for value in (7, ALONE, None, "x" * 200)), {"component_type": 2}):
        await answered(alice, channel, COMPONENT, data, message=board)
        await answered(alice, channel, COMPONENT, {"component_type": 2} | data, message=board)
        await answered(alice, channel, MODAL_SUBMIT, data, message=board)
        await answered(alice, channel, MODAL_SUBMIT, {"components": []} | data, message=board)


FIELD = {"type": 4, "custom_id": "number"}
FORMS = [
    {},
    {"components": None},
    {"components": []},
    {"components": [{}]},
    {"components": [{"type": 18}]},
    {"components": [{"type": 18, "component": None}]},
    {"components": [{"type": 1, "components": []}]},
    {"components": "number"},
    *({"components": [{"type": 18, "component": FIELD | {"value": value}}]} for value in (*STRANGE, "9" * 5000)),
]


async def test_a_form_may_hold_anything(club, channel, alice, table):
    for argument in ("claim", "x", "claim.0.0", ""):
        data = {"custom_id": f"sm1:{table}:0:typed" + f":{argument}" * bool(argument)}
        for sent in FORMS:
            await answered(alice, channel, MODAL_SUBMIT, data | sent, message=announcements(channel)[-1])


async def test_after_all_that_the_table_can_still_be_played(club, channel, alice, table):
    await answered(alice, channel, MODAL_SUBMIT, {}, message=announcements(channel)[-1])
    await answered(alice, channel, COMMAND, {})
    await asyncio.sleep(0.05)
    done = await alice.slash(channel, "game status")
    assert "It is your turn." in done.text


async def test_an_error_is_answered_even_where_its_names_cannot_be_found(club, channel, alice, table, monkeypatch):
    async def broken(*_):
        raise RuntimeError("the database is gone")

    monkeypatch.setattr(club.bot.parts.names, "at", broken)
    done = await alice.slash(channel, "hand", table="none")
    assert "no table" in done.text.casefold()


@pytest.mark.parametrize("part", ["list", "limit", "channels", "delete", "force-end"])
async def test_who_may_not_manage_the_server_can_do_nothing_with_admin(server, club, channel, alice, table, part):
    # A server may show the group to anybody: its own settings of a command go before what the bot asked for.
    given = {
        "limit": [{"type": 4, "name": "tables", "value": 0}],
        "channels": [{"type": 3, "name": "action", "value": "allow"}],
        "delete": [{"type": 3, "name": "table", "value": table}],
        "force-end": [{"type": 3, "name": "table", "value": table}],
    }.get(part, [])
    before = await club.service.admin.settings(int(server.world.guild_id))
    done = await answered(alice, channel, COMMAND, command(server, f"admin {part}", *given))
    assert "not allowed" in done.text
    assert done.ephemeral
    assert await club.service.admin.settings(int(server.world.guild_id)) == before
    assert (await club.service.tables.get(table)).phase == "live"


async def test_who_may_not_manage_the_server_is_offered_no_tables(server, club, channel, alice, table):
    option = {"type": 3, "name": "table", "value": "", "focused": True}
    for part in ("delete", "force-end"):
        done = await answered(alice, channel, AUTOCOMPLETE, command(server, f"admin {part}", option))
        assert done.choices == []
