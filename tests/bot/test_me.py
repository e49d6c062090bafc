from __future__ import annotations

from tests.bot.presses import Presser
from tests.bot.stage import labels, private, raw, text
from tests.bot.test_reminders import dm

GALLERY = 12


async def test_settings_are_shown_as_they_are_when_nothing_is_changed(stage):
    said = private(await stage.alice.slash(stage.channel, "me settings"))
    assert "Time zone:** UTC" in said
    assert "Quiet hours:** none" in said
    assert "by direct message" in said


async def test_settings_are_kept_and_said_back_with_the_time_it_is_there(stage):
    said = await stage.alice.slash(
        stage.channel, "me settings", zone="Asia/Tokyo", quiet="22-7", interval=3600, reminders="channel"
    )
    shown = private(said)
    assert "Asia/Tokyo, where it is 09:" in shown  # the clock of these tests starts at midnight, UTC
    assert "22:00\u201307:00" in shown
    kept = await stage.service.people.preferences(stage.alice.id)
    assert (kept.zone, kept.quiet_start, kept.interval, kept.where) == ("Asia/Tokyo", 22 * 60, 3600, "channel")


async def test_a_setting_left_out_stays_as_it_was(stage):
    await stage.alice.slash(stage.channel, "me settings", zone="Asia/Tokyo", quiet="22-7")
    await stage.alice.slash(stage.channel, "me settings", reminders="off")
    kept = await stage.service.people.preferences(stage.alice.id)
    assert (kept.zone, kept.quiet_end, kept.reminders) == ("Asia/Tokyo", 7 * 60, False)


async def test_time_zones_are_offered_by_what_is_typed_of_a_city(stage):
    offered = await stage.alice.autocomplete(stage.channel, "me settings", "zone", "new y")
    assert offered[0]["value"] == "America/New_York"
    assert len(await stage.alice.autocomplete(stage.channel, "me settings", "zone", "a")) == 25


async def test_a_time_zone_is_taken_by_its_suggestion_in_whichever_way_a_device_sends_that(stage):
    offered = await stage.alice.autocomplete(stage.channel, "me settings", "zone", "new y")
    for sent in (offered[0]["name"], "america/new york"):
        await stage.alice.slash(stage.channel, "me settings", zone="Asia/Tokyo")
        assert "America/New York" in private(await stage.alice.slash(stage.channel, "me settings", zone=sent))


async def test_a_time_zone_that_there_is_not_is_refused_in_words(stage):
    assert "Atlantis" in private(await stage.alice.slash(stage.channel, "me settings", zone="Atlantis"))


async def test_settings_work_in_a_direct_message(stage):
    assert "22:00" in private(await stage.alice.user.slash("me settings", quiet="22-7"))


async def test_privacy_counts_what_is_stored(stage):
    await stage.open()
    said = private(await stage.alice.slash(stage.channel, "privacy"))
    assert "one seat at a table (1 still in play)" in said
    assert "settings: none" in said


async def test_forgetting_asks_first_and_can_be_declined(stage):
    await stage.alice.slash(stage.channel, "me settings", zone="Asia/Tokyo")
    asked = await stage.alice.slash(stage.channel, "forget-me")
    question = next(m for m in (asked.response, *asked.followups) if m and labels(m))
    await stage.alice.click(question, label="Keep it")
    assert (await stage.service.people.preferences(stage.alice.id)).zone == "Asia/Tokyo"


async def test_whoever_asks_to_be_forgotten_leaves_lobbies_and_settings_behind(stage):
    await stage.open(host=stage.bob)
    await stage.alice.slash(stage.channel, "game join")
    await stage.alice.slash(stage.channel, "me settings", zone="Asia/Tokyo")
    asked = await stage.alice.slash(stage.channel, "forget-me")
    question = next(m for m in (asked.response, *asked.followups) if m and labels(m))
    assert "one table that is still open" in text(question)
    await stage.alice.click(question, label="Remove everything")
    assert (await stage.table()).people == (stage.bob.id,)
    assert stage.alice.mention not in text(stage.lobby())
    stored = await stage.service.people.privacy(stage.alice.id)
    assert (stored.preferences, stored.seats, stored.hosted) == (None, (), 0)


async def test_a_forgotten_person_is_followed_by_a_built_in_opponent(stage):
    await stage.begin(stage.bob)
    asked = await stage.bob.slash(stage.channel, "forget-me")
    question = next(m for m in (asked.response, *asked.followups) if m and labels(m))
    await stage.bob.click(question, label="Remove everything")
    table = await stage.table()
    assert table.people == (stage.alice.id,)
    assert table.holder(1).policy is not None


def galleries(result):
    answers = [answer for answer in (result.response, *result.followups) if answer]
    return [part for answer in answers for part in raw(answer) if part["type"] == GALLERY]


async def test_whoever_wants_no_pictures_is_shown_words_in_their_place_and_nothing_is_drawn(stage, pictures):
    await stage.begin(stage.bob)
    assert "words only" in private(await stage.alice.slash(stage.channel, "me settings", pictures="off"))
    before = pictures.copy()
    hand = await stage.alice.slash(stage.channel, "hand")
    assert galleries(hand) == []
    assert "Tickets to choose from, keep at least 2" in private(hand)
    board = await stage.alice.slash(stage.channel, "game board")
    assert galleries(board) == []
    assert "No route is claimed yet" in private(board)
    assert pictures == before
    assert galleries(await stage.bob.slash(stage.channel, "hand")) != []
    await stage.alice.slash(stage.channel, "me settings", pictures="on")
    assert galleries(await stage.alice.slash(stage.channel, "hand")) != []


async def test_a_private_copy_a_comparison_a_lesson_and_the_rules_come_in_words_as_well(stage, pictures):
    people = (stage.alice, stage.bob, stage.cara)
    await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    for person in people:
        await person.slash(stage.channel, "me settings", pictures="off")
    await stage.env.settle()
    (seat,), table = (await stage.table()).actors, await stage.table()
    who = Presser(stage, next(one for one in people if one.id == table.seats[seat].user_id))
    before = pictures.copy()
    panel = who.answered(await who.who.slash(stage.channel, "hand"))
    copy = who.answered(await who.click(panel.now, label="🧪 Try it"))
    await copy.press("Pass")
    compared = await who.click(copy.now, label="Compare with before")
    assert "Map of 18CZ" in private(compared)
    lesson = who.answered(await who.who.slash(stage.channel, "learn"))
    await lesson.press("18CZ (0 of 7 done)")
    await lesson.press("4. Lay track")
    section = await who.who.slash(stage.channel, "rules", topic="or12")
    await stage.env.settle()
    said = next(answer for answer in (section.response, *section.followups) if answer is not None)
    assert "Trains. Phase a" in text(said)
    assert not said.attachments
    assert galleries(compared) == []
    assert pictures == before


async def test_what_everybody_sees_keeps_its_pictures(stage):
    await stage.alice.slash(stage.channel, "me settings", pictures="off")
    await stage.begin(stage.bob)
    assert [part for message in stage.channel.history() for part in raw(message) if part["type"] == GALLERY]


async def test_somebody_without_a_seat_wants_no_pictures_either(stage, pictures):
    await stage.begin(stage.bob)
    await stage.cara.slash(stage.channel, "me settings", pictures="off")
    before = pictures.copy()
    assert galleries(await stage.cara.slash(stage.channel, "game board")) == []
    assert pictures == before


async def test_direct_messages_to_whoever_wants_no_pictures_have_none(stage):
    await stage.alice.slash(stage.channel, "me settings", pictures="off")
    await stage.begin(stage.bob)
    mail = dm(stage.alice).history()
    assert mail
    assert not [part for message in mail for part in raw(message) if part["type"] == GALLERY]


async def test_who_asks_for_reminders_by_direct_message_is_written_to_again_where_messages_were_closed(stage):
    with stage.env._bot_scope():
        await stage.service.people.set_dm_closed(stage.alice.id, closed=True)
    await stage.alice.slash(stage.channel, "me settings", reminders="dm")
    assert not await stage.service.people.dm_closed(stage.alice.id)
