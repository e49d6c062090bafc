"""How a campaign is founded and joined."""

from __future__ import annotations

from tests.bot.campaigns.playing import choose_company, found, lobby
from tests.bot.stage import labels, private, text


async def test_a_campaign_is_founded_joined_and_shows_who_presides_over_what(stage):
    await found(stage, stage.bob)
    shown = text(lobby(stage))
    assert "Game 1, 1865" in shown
    assert "**Length:** twelve games, about two to three weeks each at a turn a day." in shown
    assert f"{stage.alice.mention} · Hudson & Lakes (black)" in shown
    assert f"{stage.bob.mention} · Chesapeake Western (blue)" in shown
    assert "*Free: New England & Sound (green), Keystone Central (red) and Susquehanna & Gulf (yellow)*" in shown
    assert labels(lobby(stage)) == ["Join", "Leave", "Add opponent", "Start"]


async def test_a_company_is_chosen_by_menu_or_command_and_named_once(stage):
    await found(stage, stage.bob)
    await choose_company(stage.bob, stage, "red")
    assert f"{stage.bob.mention} · Keystone Central (red)" in text(lobby(stage))
    said = await stage.bob.slash(stage.channel, "campaign company", company="green", name="Prairie **Sons**")
    assert "Sons" in private(said)
    assert "Prairie \\*\\*Sons\\*\\* (green)" in text(lobby(stage))
    (offered,) = await stage.alice.autocomplete(stage.channel, "campaign hand-over", "company", "Prairie")
    assert offered["name"] == "Prairie **Sons** (green)", "nothing is marked up there"
    assert "named once" in private(await stage.bob.slash(stage.channel, "campaign company", name="Another"))
    assert "not free" in private(await stage.bob.slash(stage.channel, "campaign company", company="black"))


async def test_a_company_cannot_be_called_by_letters_that_no_font_of_the_boards_has(stage):
    await found(stage, stage.bob)
    said = private(await stage.bob.slash(stage.channel, "campaign company", name="\u0e23\u0e16\u0e44\u0e1f 1"))
    assert "letters that I cannot draw" in said
    assert "\u0e23" not in text(lobby(stage))
    await stage.bob.slash(stage.channel, "campaign company", name="\u9244\u9053 1")
    assert "\u9244\u9053 1" in text(lobby(stage))


async def test_whoever_has_no_seat_yet_takes_one_by_choosing_a_company(stage):
    await found(stage)
    await choose_company(stage.bob, stage, "yellow")
    assert f"2. {stage.bob.mention} · Susquehanna & Gulf (yellow)" in text(lobby(stage))


async def test_how_a_campaign_stands_is_told_from_its_founding_on(stage):
    await found(stage)
    alone = private(await stage.alice.slash(stage.channel, "campaign status"))
    assert "**The West** has not begun." in alone
    assert f"1. {stage.alice.mention} · Hudson & Lakes (black)" in alone
    assert "One more player and the host can start." in alone
    await stage.bob.click(lobby(stage), label="Join")
    told = private(await stage.cara.slash(stage.channel, "campaign status"))
    assert f"2. {stage.bob.mention} · Chesapeake Western (blue)" in told
    assert "The host can start; others may still join." in told
    assert "game won" not in told
    assert "Boards opened" not in told


async def test_a_campaign_that_was_closed_before_it_began_is_over_and_has_nothing_to_tell(stage):
    await found(stage)
    await stage.alice.slash(stage.channel, "campaign end")
    told = private(await stage.alice.slash(stage.channel, "campaign status"))
    assert "**The West** was closed before it began." in told
    assert "There is nothing to tell yet." in private(await stage.alice.slash(stage.channel, "campaign log"))
    assert "gets its office with the first game" in private(await stage.alice.slash(stage.channel, "campaign office"))


async def test_a_channel_with_a_campaign_holds_no_other_table(stage):
    await found(stage)
    said = await stage.bob.slash(stage.channel, "game new", game="europe", title="Another")
    assert "There is a table in this channel already" in private(said)


async def test_single_tables_are_not_offered_of_a_game_that_is_played_in_campaigns(stage):
    group = stage.bot.tree.get_command("game")
    (choices,) = (p.choices for p in group.get_command("new").parameters if p.name == "game")
    assert "legends" not in [choice.value for choice in choices]


async def test_a_campaign_may_have_a_thread_of_its_own(stage):
    await stage.alice.slash(stage.channel, "campaign new", title="The West", thread=True)
    (thread,) = stage.channel.threads
    assert (await stage.table(thread)).number == 1


async def test_where_no_campaign_is_played_that_is_said(stage):
    await stage.begin(stage.bob)
    for command in ("campaign next", "campaign status", "campaign log", "campaign office", "campaign end"):
        assert "No campaign is played here" in private(await stage.alice.slash(stage.channel, command))


async def test_a_lobby_that_its_founder_has_closed_names_no_host_and_nobody_who_misses_it(stage):
    await found(stage)
    message = lobby(stage)
    await stage.alice.click(message, label="Leave and close")
    shown = next(text(m) for m in stage.channel.history() if m.id == message.id)
    assert "This table was closed before it started." in shown
    assert "misses this game" not in shown
    assert stage.alice.mention not in shown
    assert "somebody" not in shown


async def test_who_wants_no_pictures_reads_how_a_campaign_stands_without_one(stage):
    await found(stage, stage.bob)
    await stage.alice.click(lobby(stage), label="Start")
    await stage.alice.slash(stage.channel, "me settings", pictures="off")
    told = await stage.alice.slash(stage.channel, "campaign status")
    assert "is being played" in private(told)
    assert not [file for answer in told.followups for file in answer.attachments]


async def test_a_company_is_taken_by_the_label_of_its_suggestion(stage):
    await found(stage, stage.bob)
    (offered,) = await stage.alice.autocomplete(stage.channel, "campaign company", "company", "yellow")
    await stage.alice.slash(stage.channel, "campaign company", company=offered["name"])
    assert f"{stage.alice.mention} · {offered['name']}" in text(lobby(stage))
    await stage.alice.click(lobby(stage), label="Start")
    (offered,) = await stage.alice.autocomplete(stage.channel, "campaign hand-over", "company", "yellow")
    await stage.alice.slash(stage.channel, "campaign hand-over", player=stage.cara, company=offered["name"])
    assert stage.pinged(stage.question()) == [stage.cara.id]
