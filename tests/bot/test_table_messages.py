"""The messages around a table, drawn from values alone and held to Discord's limits."""

from __future__ import annotations

import msgspec
import pytest

from bot.delivery import reminders as message
from bot.demo.discord_api.limits import check_message
from bot.messages import consent, lobby
from bot.service import MOST_REMINDERS, TITLE_LENGTH, Reminder, RequestOutcome
from bot.texts import Texts
from storage.records import Holder, Proposal, Table
from tests.bot.stage import walk

TEXTS = Texts("en", strict=True)
ALICE, BOB, CARA, DAVE = (10**18 + number for number in range(1, 5))
TABLE = Table(
    id="k3vq7m2a",
    guild_id=1,
    channel_id=2,
    title="*" * TITLE_LENGTH,
    game="europe",
    wanted=5,
    variants={},
    host_id=ALICE,
    phase="lobby",
    seats=(Holder(0, ALICE), Holder(1, BOB), Holder(2, None, "sensible", name=1), Holder(3, None, "random", name=2)),
    pace="day",
    interval=12 * 3600,
    quiet=None,
    commitment=None,
    rules=None,
    seq=0,
    created=0.0,
    started=None,
    ended=None,
    ending=None,
)
PROPOSAL = Proposal(
    id=987654,
    table_id=TABLE.id,
    kind="undo",
    by=ALICE,
    seat=0,
    user_id=CARA,
    policy="normal",
    to=41,
    seq=999_999,
    state="open",
    agreed=(ALICE,),
    waiting=(BOB, CARA),
    created=0.0,
)
REMINDER = Reminder(table=TABLE, seat=1, user_id=BOB, number=MOST_REMINDERS, since=0.0, where="channel", last=False)


def payload(view, content=""):
    layout = {"flags": 1 << 15} if view.has_components_v2() else {"content": content}
    return {"components": view.to_components(), "allowed_mentions": {"parse": []}, **layout}


def shown(view):
    return "\n".join(part["content"] for part in walk(view.to_components()) if "content" in part)


@pytest.mark.parametrize("phase", ["lobby", "live", "ended"])
def test_discord_takes_a_lobby_in_every_phase(phase):
    table = msgspec.structs.replace(TABLE, phase=phase, ending="closed" if phase == "ended" else None)
    assert check_message(payload(lobby.lobby_view(TEXTS, table, {}))) == []


def test_a_lobby_tells_who_is_a_built_in_opponent_and_of_which_sort():
    said = shown(lobby.lobby_view(TEXTS, TABLE, {}))
    assert "built-in opponent, normal" in said
    assert "built-in opponent, carefree" in said
    assert "5. *free*" in said


@pytest.mark.parametrize("pace", ["live", "day", "slow"])
@pytest.mark.parametrize("interval", [None, 600, 7 * 86400])
def test_a_lobby_says_what_every_pace_asks_of_people(pace, interval):
    said = lobby.pace(TEXTS, msgspec.structs.replace(TABLE, pace=pace, interval=interval))
    assert said.endswith("Nobody is reminded." if interval is None else ".")


@pytest.mark.parametrize("kind", ["undo", "redo", "replace", "opponent", "end"])
@pytest.mark.parametrize("state", ["open", "agreed", "refused", "cancelled"])
def test_discord_takes_a_question_of_every_kind_in_every_state(kind, state):
    proposal = msgspec.structs.replace(PROPOSAL, kind=kind, state=state, waiting=(BOB,) if state == "open" else ())
    assert check_message(payload(consent.question(TEXTS, TABLE, proposal))) == []


def test_a_question_names_who_has_agreed_and_who_has_yet_to():
    said = shown(consent.question(TEXTS, TABLE, PROPOSAL))
    assert f"Agreed: <@{ALICE}>" in said
    assert f"Still to agree: <@{BOB}> and <@{CARA}>" in said


@pytest.mark.parametrize("kind", ["replace", "opponent"])
def test_what_was_agreed_is_said_in_the_channel(kind):
    agreed = msgspec.structs.replace(PROPOSAL, kind=kind, state="agreed")
    said = consent.done(TEXTS, RequestOutcome(table=TABLE, proposal=agreed))
    assert "Seat 1" in said


def test_whoever_gave_their_own_seat_away_is_named_by_it_and_not_by_its_number():
    given = msgspec.structs.replace(PROPOSAL, kind="replace", state="agreed", by=DAVE, user_id=BOB)
    outcome = RequestOutcome(table=TABLE, proposal=given)
    for said in (consent.done(TEXTS, outcome), shown(consent.question(TEXTS, TABLE, given))):
        assert f"place of <@{DAVE}>" in said
        assert "Seat" not in said


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("private", [False, True])
def test_discord_takes_a_reminder_of_every_sort(last, private):
    reminder = msgspec.structs.replace(REMINDER, last=last)
    said = message.wording(TEXTS, reminder, "https://discord.com/channels/1/2/3", private=private)
    assert check_message(payload(message.controls(TEXTS, reminder), said)) == []
    assert "https://discord.com/channels/1/2/3" in said


def test_whoever_is_nudged_between_two_games_is_not_told_of_a_turn():
    waiting = msgspec.structs.replace(TABLE, phase="lobby", campaign="c", number=2)
    said = message.wording(TEXTS, msgspec.structs.replace(REMINDER, table=waiting, by=BOB), "there", private=True)
    assert "whether you will play the next game" in said
    assert "turn" not in said


def test_a_title_of_markup_marks_nothing_up():
    assert "**" not in shown(lobby.lobby_view(TEXTS, TABLE, {})).partition("\n")[0].replace("\\*", "")
