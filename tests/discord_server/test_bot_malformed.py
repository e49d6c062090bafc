"""What a modified client may send gets an answer all the same, and is no incident. Its structure is Discord's own."""

import copy
import logging

import pytest

from bot.demo.discord_api.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from bot.messages import pictures
from tests.discord_server.club import announcements, club_at, plain, private_panel_of, quiet
from tests.thorough import a_few, times

ALONE = "\ud800"
"""Half of a pair of surrogates: JSON can carry it, UTF-8 cannot."""
TEXTS = [ALONE, "x" * 100, "12 monkeys", "-1", "9" * 40, "\u202e\x00"]
STRANGE = [ALONE, "x" * 6001, "12 monkeys", "", 5, -1, 10**40, 1.5, float("inf"), True, None, [], {}, ["a"]]


def some(values, number):
    """Return a part of some values, another one for the next number; all where many trials are wanted."""
    step = times(8, 1)
    return values[number % step :: step]


@pytest.fixture
async def club(server, tmp_path, monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
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
    await done.answered_first()
    await person.server.world.changes.until(lambda: not done.thinking, what=f"more than thinking about {data!r:.300}")
    return done


def named(server, name):
    return next(one for one in server.commands if one["name"] == name)


def command(server, path, *options):
    """The data of a command with options as they are given."""
    name, _, part = path.partition(" ")
    inside = [{"type": 1, "name": part, "options": list(options)}] if part else list(options)
    return {"id": named(server, name)["id"], "name": name, "type": 1, "options": inside}


def parameters(server):
    """Every parameter of every command, with the path of its command."""
    for one in server.commands:
        parts = [part for part in one.get("options", []) if part["type"] == 1]
        for part in parts or [None]:
            path = f"{one['name']} {part['name']}" if part else one["name"]
            for parameter in (part or one).get("options", []):
                yield path, parameter


async def test_a_text_given_to_any_command_may_say_anything(server, channel, alice, table):
    written = [one for one in parameters(server) if one[1]["type"] == 3 and not one[1].get("choices")]
    for number, (path, parameter) in enumerate(written):
        for value in some(TEXTS, number):
            option = {"type": 3, "name": parameter["name"], "value": value[: parameter.get("max_length", 6000)]}
            await answered(alice, channel, COMMAND, command(server, path, option))


async def test_a_suggestion_may_be_asked_for_with_anything(server, channel, alice, table):
    suggesting = [one for one in parameters(server) if one[1].get("autocomplete")]
    for number, (path, parameter) in enumerate(suggesting):
        for value in some(TEXTS, number):
            option = {"type": parameter["type"], "name": parameter["name"], "value": value, "focused": True}
            done = await answered(alice, channel, AUTOCOMPLETE, command(server, path, option))
            assert done.choices is not None


async def test_a_command_that_there_is_no_longer_is_answered(channel, alice, table):
    await answered(alice, channel, COMMAND, {"id": "1", "name": "nothing", "type": 1})


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
         "since", "next", "restart", "span", "nudge", "help", "agree", "refuse", "withdraw", "takeover", "snooze", "join", "start", "erase", "nothing"]  # fmt: skip
ARGUMENTS = ["", "pass", "keep", "keep.0", "keep.-", "keep.0+0+0", "keep.99+1", "claim", "claim.0.0", "claim.x", "tunnel", "x", "7", "99",
             "99.99", "0.x", "1.-5", ".", "+", "-", ",", "claim,99", "claim,-1", "99999999999999999999"]  # fmt: skip


@pytest.mark.long
async def test_the_id_of_a_button_may_say_anything(club, channel, alice, table):
    board = announcements(channel)[-1]
    for number, verb in enumerate(VERBS):
        for argument in some(ARGUMENTS, number):
            seq = "999999" if argument == "x" else "0"
            message, data = forged(board, f"sm1:{table}:{seq}:{verb}" + f":{argument}" * bool(argument))
            await answered(alice, channel, COMPONENT, data, message=message)


MENUS = [("pick", 3), ("many", 3), ("look", 3), ("show", 3), ("giveto", 5)]
CHOSEN = [{}, *({"values": value} for value in (*STRANGE, ["board"], [ALONE], [5], ["0"] * 30, [None]))]


@pytest.mark.long
async def test_a_menu_may_say_anything(club, channel, alice, table):
    board = announcements(channel)[-1]
    for verb, kind in MENUS:
        for number, argument in enumerate(("", "keep", "x", "1")):
            message, data = forged(board, f"sm1:{table}:0:{verb}" + f":{argument}" * bool(argument), kind)
            for values in some(CHOSEN, number):
                await answered(alice, channel, COMPONENT, data | values, message=message)
            await answered(alice, channel, COMPONENT, data | {"values": ["a"], "resolved": {}}, message=message)


async def test_a_control_may_pass_itself_off_as_something_else(club, channel, alice, table):
    private_panel = await private_panel_of(alice, announcements(channel)[-1])
    for control in (*private_panel.controls, *announcements(channel)[-1].controls):
        holder = private_panel if control in private_panel.controls else announcements(channel)[-1]
        for kind in (2, 3, 5, 99, "2", None):
            data = {"custom_id": control["custom_id"], "component_type": kind, "id": control["id"], "values": ["0"]}
            await answered(alice, channel, COMPONENT, data, message=holder)


@pytest.mark.parametrize(
    ("verb", "kind"), a_few([("go", 3), ("take", 3), ("hand", 3), ("play", 3), ("pick", 2), ("giveto:1", 3)], 2)
)
async def test_a_menu_may_have_the_id_of_a_button_and_a_button_that_of_a_menu(channel, alice, table, verb, kind):
    message, data = forged(announcements(channel)[-1], f"sm1:{table}:0:{verb}", kind)
    done = await answered(alice, channel, COMPONENT, data | ({"values": ["a"]} if kind == 3 else {}), message=message)
    assert "I could not read that" in done.text


async def test_a_press_may_have_any_shape(club, channel, alice, table):
    board = announcements(channel)[-1]
    for data in ({}, *({"custom_id": value} for value in (7, ALONE, None, "x" * 200)), {"component_type": 2}):
        await answered(alice, channel, COMPONENT, data, message=board)
        await answered(alice, channel, COMPONENT, {"component_type": 2} | data, message=board)
        await answered(alice, channel, MODAL_SUBMIT, data, message=board)
        await answered(alice, channel, MODAL_SUBMIT, {"components": []} | data, message=board)


FIELD = {"type": 4, "custom_id": "number"}
FORMS = [{"components": [{"type": 18, "component": FIELD | {"value": value}}]} for value in (*TEXTS, "9" * 5000)]


async def test_a_form_may_hold_anything(club, channel, alice, table):
    for argument in ("claim", "x", "claim.0.0", ""):
        data = {"custom_id": f"sm1:{table}:0:typed" + f":{argument}" * bool(argument)}
        for sent in FORMS:
            await answered(alice, channel, MODAL_SUBMIT, data | sent, message=announcements(channel)[-1])


def warnings(caplog):
    return [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(
    "payload",
    a_few([None, [], "x", 7, {}, {"id": "1"}, {"id": "1", "token": "x"}, {"id": "x", "token": "x", "type": 2}], 3),
)
async def test_an_interaction_may_be_anything_at_all(server, channel, alice, table, payload, caplog):
    server.gateway.dispatch("INTERACTION_CREATE", payload)
    status = await alice.slash(channel, "turn")
    assert "games" in status.text
    await quiet()
    assert [record.getMessage().partition(":")[0] for record in warnings(caplog)][:1] == [
        "what somebody did cannot be read"
    ]


EVENTS = ["GUILD_CREATE", "GUILD_UPDATE", "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE", "THREAD_CREATE",
          "THREAD_DELETE", "GUILD_MEMBER_UPDATE", "GUILD_ROLE_CREATE", "MESSAGE_CREATE", "NO_SUCH_EVENT"]  # fmt: skip


@pytest.mark.parametrize("payload", a_few([None, [], {}, {"id": None, "guild_id": None}], 1))
@pytest.mark.usefixtures("table")
async def test_what_happens_may_be_told_in_any_way(server, channel, alice, payload, caplog):
    for event in EVENTS:
        caplog.clear()
        server.gateway.dispatch(event, payload)
        status = await alice.slash(channel, "turn")
        assert "games" in status.text, event
        assert len(warnings(caplog)) <= 1, event


async def test_what_cannot_be_read_ends_nothing_for_a_bot_in_a_process_of_its_own(server, channel, alice, process):
    async with process:
        data = command(server, "turn")
        for name in ("message", "channel", "member", "entitlements", "app_permissions", "application_id"):
            done = alice.begin(channel, COMMAND, data, changed=lambda body, name=name: body | {name: None})
            await server.world.changes.until(lambda done=done: done.answer_type, what=f"an answer without {name}")
        assert process.process.returncode is None
        lines = process.words().splitlines()
        assert sum("what somebody did cannot be read" in line for line in lines) == 6
        assert not any("Traceback" in line for line in lines)


@pytest.mark.long
async def test_an_option_without_suggestions_has_none(server, channel, alice, table, caplog):
    asked = 0
    for path, parameter in parameters(server):
        if parameter.get("autocomplete"):
            continue
        caplog.clear()
        option = {"type": parameter["type"], "name": parameter["name"], "value": "", "focused": True}
        done = await answered(alice, channel, AUTOCOMPLETE, command(server, path, option))
        assert done.choices == []
        assert len(warnings(caplog)) <= 1
        asked += 1
    assert asked > 10


async def test_suggestions_that_come_too_late_are_told_in_one_line(server, channel, alice, table, caplog):
    option = {"type": 3, "name": "table", "value": "", "focused": True}
    for path in ("hand", "europe claim"):
        name = "table" if path == "hand" else "route"
        begun = alice.begin(channel, AUTOCOMPLETE, command(server, path, option | {"name": name}))
        server.world.clock.skipped += server.answer_within
        with pytest.raises(TimeoutError, match="the answer came after"):
            await begun.answered_first()
        await quiet()
    said = warnings(caplog)
    assert [(record.name, record.exc_info) for record in said] == [("bot.interactions.errors", None)] * 2
    assert all("too late: 10062" in record.getMessage() for record in said)


async def test_after_all_that_the_table_can_still_be_played(club, channel, alice, table):
    await answered(alice, channel, MODAL_SUBMIT, {}, message=announcements(channel)[-1])
    await quiet()
    done = await alice.slash(channel, "game status")
    assert "It is your turn." in done.text


async def test_an_error_is_answered_even_where_its_names_cannot_be_found(club, channel, alice, table, monkeypatch):
    async def broken(*_):
        raise RuntimeError("the database is gone")

    monkeypatch.setattr(club.bot.parts.names, "at", broken)
    done = await alice.slash(channel, "hand", table="none")
    assert "no table" in done.text.casefold()


@pytest.mark.parametrize("part", a_few(["list", "limit", "channels", "delete", "force-end"], 2))
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
