"""What is private is said in a person's language, what a channel shows in its table's or its server's."""

from __future__ import annotations

import pytest

from bot.interactions.here import language_of
from bot.service import Refusal
from storage import languages
from tests.bot.stage import private, text
from tests.bot.test_reminders import dm
from tests.stored import transact

MINUTE = 60
POLISH = set("ąćęłńóśźż")


def is_polish(said):
    return bool(POLISH & set(said.lower()))


@pytest.fixture
def pace():
    """Let built-in opponents sleep, so that hours pass quickly."""
    return 24 * 60 * MINUTE


async def test_whoever_chooses_a_language_is_answered_in_it_and_the_channel_stays_as_it_was(stage):
    said = private(await stage.alice.slash(stage.channel, "me settings", language="pl"))
    assert "**Język:** polski" in said
    await stage.begin(stage.bob)
    assert is_polish(private(await stage.alice.slash(stage.channel, "hand")))
    assert not is_polish(private(await stage.bob.slash(stage.channel, "hand")))
    assert not any(is_polish(text(message)) for message in stage.channel.history())
    await stage.alice.slash(stage.channel, "me settings", language="discord")
    assert "as in your Discord" in private(await stage.alice.slash(stage.channel, "me settings"))


async def test_a_direct_message_is_in_the_language_of_its_reader(stage):
    await stage.bob.slash(stage.channel, "me settings", language="pl")
    await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    assert is_polish(text(dm(stage.bob).history()[-1]))
    await stage.env.advance_time(11 * MINUTE)
    reminder = text(dm(stage.bob).history()[-1])
    assert is_polish(reminder)
    assert "Friday" in reminder
    assert not any(is_polish(text(message)) for message in dm(stage.alice).history())


async def test_a_server_speaks_the_language_that_was_chosen_for_it_and_a_table_its_own(stage):
    await stage.begin(stage.bob)
    await stage.service.languages.choose_for_server(stage.guild.id, "pl")
    for person in (stage.alice, stage.bob):  # both keep tickets, and the first turn begins
        await stage.act(person)
    assert "Teraz gra:" in text(stage.channel.history()[-1])
    changed = await stage.alice.slash(stage.channel, "game options", language="zh-CN")
    assert changed is not None
    table = await stage.table()
    (turn,) = [person for person in (stage.alice, stage.bob) if table.seat_of(person.id) in table.actors]
    await stage.act(turn, "draw")
    await stage.act(turn, "draw")
    announced = text(stage.channel.history()[-1])
    assert not is_polish(announced)
    assert any(0x4E00 <= ord(sign) <= 0x9FFF for sign in announced)
    assert not is_polish(private(await stage.bob.slash(stage.channel, "hand")))


async def test_a_language_that_another_process_was_told_is_known_after_a_look_at_all_tables(stage):
    await transact(stage.service.database, lambda tx: languages.put(tx, stage.bob.id, languages.Reading("pl", True)))  # noqa: FBT003
    assert stage.service.languages.people == {}
    with stage.env._bot_scope():
        await stage.bot.reconciler.look_at_all()
    assert is_polish(private(await stage.bob.slash(stage.channel, "me settings")))


def test_a_language_that_there_is_not_is_refused():
    with pytest.raises(Refusal):
        language_of("xx")
