"""One message a day, as it is read and pressed; and that neither it nor a holiday tells anything hidden."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.messages.people import absence_notice, waited_lines
from bot.messages.table_lists import digest_views
from bot.service import TITLE_LENGTH, AbsenceNotice, Preferences, TableOptions
from bot.texts import languages, texts_for
from engine.core.registry import every_key
from storage.records import Absence
from tests.bot.stage import labels, private, raw, text
from tests.bot.test_reminders import MINUTE, dm, private_reminders, public_reminders

HOUR = 60 * MINUTE
LONGEST, MOST_PARTS = 4000, 40
"""Characters and parts of a message that Discord takes."""

pytestmark = pytest.mark.usefixtures("days_pass")


@pytest.fixture
def pace():
    return 100 * 24 * HOUR


def daily(who):
    return [m for m in dm(who).history() if "for you**" in text(m)]


async def two_tables(stage, pace="live"):
    other = stage.guild.create_text_channel("others")
    await stage.begin(stage.bob, pace=pace)
    await stage.env.advance_time(MINUTE)
    await stage.open(channel=other, host=stage.bob, players=2, title="Saturday")
    await stage.alice.slash(other, "game join")
    await stage.bob.slash(other, "game start")
    return other


async def test_one_message_a_day_lists_every_table_with_a_button_to_play(stage):
    await stage.alice.slash(stage.channel, "me settings", daily="8:00")
    await two_tables(stage)
    await stage.env.advance_time(7 * HOUR)
    assert private_reminders(stage.alice) == public_reminders(stage) == []
    assert daily(stage.alice) == []
    await stage.env.advance_time(HOUR + 6 * MINUTE)
    (message,) = daily(stage.alice)
    assert "2 tables are waiting for you" in text(message)
    assert text(message).index("Friday") < text(message).index("Saturday")
    assert labels(message) == ["Play", "Play"]
    for part, title in zip((p for p in raw(message) if p.get("label") == "Play"), ("Friday", "Saturday"), strict=True):
        assert title in private(await stage.alice.user.click(message, custom_id=part["custom_id"]))
    await stage.env.advance_time(HOUR)
    assert len(daily(stage.alice)) == 1


async def test_whoever_wants_it_is_named_but_not_called_in_the_channel(stage):
    await stage.alice.slash(stage.channel, "me settings", daily="8:00")
    await stage.begin(stage.bob)
    message = stage.channel.history()[-1]
    assert stage.alice.mention in text(message)
    assert stage.pinged(message) == [stage.bob.id]


async def test_where_direct_messages_are_closed_it_gives_way_to_calls_and_reminders(stage):
    await stage.alice.slash(stage.channel, "me settings", daily="8:00")
    await two_tables(stage, pace="day")
    stage.env.inject_error("POST", f"/channels/{dm(stage.alice).id}/messages", status=403, code=50007, times=None)
    await stage.env.advance_time(8 * HOUR + 6 * MINUTE)
    assert (await stage.service.people.preferences(stage.alice.id)).daily is None
    await stage.env.advance_time(5 * HOUR)
    assert any(stage.pinged(m) == [stage.alice.id] for m in public_reminders(stage))


async def test_the_time_is_said_back_and_can_be_taken_back(stage):
    assert "no, you are pinged" in private(await stage.alice.slash(stage.channel, "me settings"))
    assert "One message a day:** 18:30, instead of reminders" in private(
        await stage.alice.slash(stage.channel, "me settings", daily="18:30")
    )
    assert "I cannot read dawn" in private(await stage.alice.slash(stage.channel, "me settings", daily="dawn"))
    assert "One message a day:** 18:30, instead of reminders" in private(
        await stage.alice.slash(stage.channel, "me settings")
    )
    assert "no, you are pinged" in private(await stage.alice.slash(stage.channel, "me settings", daily="off"))


@pytest.mark.parametrize("language", languages())
async def test_of_very_many_tables_each_message_is_within_what_discord_takes(stage, language):
    post = stage.guild.create_text_channel("_" * 100)
    with stage.env._bot_scope():
        table = await stage.service.lobby.new(1, stage.guild.id, post.id, TableOptions(game="europe", title="Friday"))
        link = await stage.bot.parts.channels.link(table)
    assert "\\_" * 50 in link
    table = replace(table, title=f"x{'*' * (TITLE_LENGTH - 1)}", game="legends")
    views = list(digest_views([(texts_for(language), table, link, 2.0e9)] * 30))
    assert sum(str(view.to_components()).count("'accessory'") for view in views) == 30
    assert all(view.content_length() <= LONGEST for view in views)
    assert all(view.total_children_count <= MOST_PARTS for view in views)


@pytest.mark.parametrize("game", every_key())
async def test_holidays_and_daily_messages_of_tables_that_differ_in_what_is_hidden_are_the_same(stage, game):
    """Both tables are dealt from seeds of their own; all that is public about them is alike."""
    service, texts, people, said = stage.service, texts_for("en"), (1, 2, 3), []
    chosen = Preferences(user_id=1, active_start=60, active_end=120, absence=Absence(0, 2**32, 0, stand_in=True))
    with stage.env._bot_scope():
        await service.people.change_preferences(1, lambda _: chosen)
        for channel in (10, 11):
            table = await service.lobby.new(1, 5, channel, TableOptions(game=game, title="Friday", players=3))
            for user in people[1:]:
                await service.lobby.join(table.id, user)
            table = await service.lobby.start(table.id, 1)
            snapshot = await service.queries.snapshot(table.id)
            notice = AbsenceNotice(table=table, user_id=1, absence=chosen.absence, waits_until=5.0)
            (view,) = digest_views([(texts, table, "here", 7.0)])
            lines = waited_lines(texts, snapshot, {0, 1, 2}, ["Ada", "Ben", "Cleo"])
            told = (str(view.to_components()), absence_notice(texts, notice), tuple(lines))
            said.append(str(told).replace(table.id, "table").encode())
    assert said[0] == said[1]
