"""Commands, autocompletion, buttons, menus, forms: what people do and what the bot answers."""

import asyncio

import discord
import pytest

from bot.demo.discord_api.interactions import DEFER, MODAL, UPDATE
from tests.discord_server import NoAnswerError, alt_texts_of
from tests.discord_server.tiny_bot import panel


async def test_a_command_is_answered_for_one_person_only(server, channel, alice, bot):
    answer = await alice.slash(channel, "tiny echo", word="tic", times=3)
    assert answer.text == "tic tic tic"
    assert answer.ephemeral
    assert answer.answered_after < 3
    bob = server.person("Bob")
    assert alice.sees(channel) == answer.replies
    assert bob.sees(channel) == channel.posts == []


async def test_autocompletion_knows_the_options_filled_in_already(channel, alice, bot):
    offered = await alice.autocomplete(channel, "tiny echo", "word", "t", times=2)
    assert [choice["name"] for choice in offered] == ["tic x2", "tac x2", "toe x2"]
    assert await alice.autocomplete(channel, "tiny echo", "word", "x") == []


@pytest.mark.parametrize(
    ("command", "options", "complaint"),
    [
        ("nothing", {}, "no command"),
        ("tiny nothing", {}, "no /tiny nothing"),
        ("tiny", {}, "needs a subcommand"),
        ("tiny echo", {}, "needs \\['word'\\]"),
        ("tiny echo", {"word": "x", "loud": True}, "no option loud"),
        ("tiny echo", {"word": "x", "times": 6}, "above 5"),
        ("tiny echo", {"word": 5}, "not of type 3"),
    ],
)
async def test_people_cannot_type_what_the_client_would_not_let_pass(channel, alice, bot, command, options, complaint):
    with pytest.raises(LookupError, match=complaint):
        await alice.slash(channel, command, **options)


async def test_a_deferred_answer_becomes_the_first_follow_up_with_its_file(channel, alice, bot):
    answer = await alice.slash(channel, "tiny slow")
    assert answer.answer_type == DEFER
    assert answer.answered_after < answer.finished_after
    assert answer.message.text == "Done"
    assert [(f.name, f.data, f.description) for f in answer.message.pictures] == [("map.png", b"PNG", "a map")]
    more = await answer.followup(1)
    assert more.text == "One more"
    assert more.ephemeral
    assert channel.posts == [answer.message]


async def test_the_deferral_settles_who_sees_the_first_follow_up(channel, alice, bot):
    answer = await alice.slash(channel, "tiny slow", ephemeral=True)
    assert answer.message.text == "Done"
    assert answer.ephemeral
    assert channel.posts == []


async def test_uploaded_files_are_served(channel, alice, bot):
    answer = await alice.slash(channel, "tiny slow")
    (attachment,) = answer.message.body["attachments"]
    assert await bot.http.get_from_cdn(attachment["url"]) == b"PNG"


async def test_a_first_answer_after_three_seconds_comes_too_late(server, channel, alice, bot):
    asking = asyncio.create_task(alice.slash(channel, "tiny late"))
    await bot.asked.wait()
    server.world.clock.skipped += 3
    bot.may_answer.set()
    with pytest.raises(NoAnswerError, match="after 3"):
        await asking
    await bot.failing.wait()
    assert bot.failed[0].code == 10062
    assert channel.posts == []


async def test_a_first_answer_just_before_three_seconds_is_in_time(server, channel, alice, bot):
    asking = asyncio.create_task(alice.slash(channel, "tiny late"))
    await bot.asked.wait()
    server.world.clock.skipped += 2
    bot.may_answer.set()
    assert (await asking).answered_after > 2


async def test_an_answer_is_late_by_what_the_bot_computes_and_not_by_a_processor_that_others_keep(
    server, channel, alice, bot
):
    server.answer_within = 1
    assert (await alice.slash(channel, "tiny busy", wait=1.2)).answered_after < 1
    with pytest.raises(NoAnswerError):
        await alice.slash(channel, "tiny busy", work=1.0)


async def test_a_button_counts_on_in_its_panel_even_for_a_bot_that_was_restarted(channel, alice, bot):
    shown = (await alice.slash(channel, "tiny show")).message
    assert shown.labels == ["Pressed 0", "Colours"]
    assert alt_texts_of(shown) == ["a map"]
    for n in range(1, 4):
        pressed = await alice.press(shown, f"Pressed {n - 1}")
        assert pressed.answer_type == UPDATE
        assert shown.text == f"# Count {n}"
    assert [v["components"][0]["components"][0]["content"] for v in shown.versions] == [
        f"# Count {n}" for n in range(4)
    ]
    assert [f.data for f in shown.pictures] == [b"MAP"]


async def test_a_menu_takes_values_or_labels(channel, alice, bot):
    shown = (await alice.slash(channel, "tiny show")).message
    answer = await alice.choose(shown, "tiny:pick", "red", "Blue")
    assert answer.text == "red, blue"
    with pytest.raises(LookupError, match="pink"):
        await alice.choose(shown, "tiny:pick", "pink")
    with pytest.raises(LookupError, match="3 values"):
        await alice.choose(shown, "tiny:pick", "red", "green", "blue")


async def test_people_press_only_what_they_see(server, channel, alice, bot):
    answer = await alice.slash(channel, "tiny echo", word="psst")
    bob = server.person("Bob")
    with pytest.raises(LookupError, match="does not see"):
        await bob.press(answer.message, "anything")
    with pytest.raises(LookupError, match="no control"):
        await alice.press(answer.message, "anything")


async def test_a_form_is_filled_in_by_label(channel, alice, bot):
    opened = await alice.slash(channel, "tiny form")
    assert opened.answer_type == MODAL
    assert opened.modal["title"] == "A name"
    answer = await alice.submit_modal(opened, {"Name": "Ada"})
    assert answer.text == "Hello Ada"
    with pytest.raises(LookupError, match="21 characters"):
        await alice.submit_modal(opened, {"Name": "A" * 21})


async def test_a_second_answer_is_refused(server, channel, alice, bot):
    seen: list[discord.Interaction] = []
    bot.add_listener(listener_for(seen), "on_interaction")
    await alice.slash(channel, "tiny echo", word="once")
    (interaction,) = seen
    interaction.response._response_type = None
    with pytest.raises(discord.HTTPException) as refusal:
        await interaction.response.send_message("twice")
    assert refusal.value.code == 40060


def listener_for(seen):
    async def listen(interaction):
        seen.append(interaction)

    return listen


async def test_after_fifteen_minutes_the_token_is_worth_nothing(server, channel, alice, bot):
    seen: list[discord.Interaction] = []
    bot.add_listener(listener_for(seen), "on_interaction")
    await alice.slash(channel, "tiny echo", word="once")
    server.world.clock.skipped += 15 * 60
    with pytest.raises(discord.HTTPException) as refusal:
        await discord.Webhook.send(seen[0].followup, "too late")
    assert refusal.value.code == 50027


async def test_a_follow_up_before_the_first_answer_is_refused(server, channel, alice, bot):
    bot.tree.remove_command("tiny")
    bot.tree.interaction_check = never
    begun = alice.begin(channel, 2, {"id": "1", "name": "tiny", "type": 1, "options": []})
    seen = discord.Interaction(data=begun.body, state=bot._connection)
    with pytest.raises(discord.NotFound) as refusal:
        await seen.followup.send("early")
    assert refusal.value.code == 10015


async def never(interaction) -> bool:
    return False


async def test_interactions_work_in_direct_messages(alice, bot):
    answer = await alice.slash(alice.dm, "tiny show")
    await alice.press(answer.message, "Pressed 0")
    assert alice.dm.posts[0].text == "# Count 1"


async def test_a_panel_update_that_breaks_a_rule_leaves_the_old_panel(server, channel, alice, bot):
    sent = await bot.get_channel(int(channel.id)).send("classic")
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.edit(view=panel(1))
    assert refusal.value.code == 50035
    assert channel.posts[0].text == "classic"
    assert any("attachment://map.png" in problem for problem in server.refused[-1].problems)


async def test_many_people_at_once_get_their_own_answers(server, channel, bot):
    people = [server.person(f"P{n}") for n in range(20)]
    answers = await asyncio.gather(*(p.slash(channel, "tiny echo", word=p.id) for p in people))
    assert [a.text for a in answers] == [p.id for p in people]
