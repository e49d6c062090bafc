from __future__ import annotations

import json

from tests.bot.stage import labels, private, text


async def test_a_move_that_told_nobody_anything_is_taken_back_at_once(stage):
    await stage.begin(stage.bob)
    table = await stage.act(stage.alice)
    said = await stage.alice.slash(stage.channel, "game undo")
    assert private(said).startswith("↩ Taken back: You keep")
    after = await stage.table()
    assert after.seq == table.seq + 1
    assert (await stage.service.queries.snapshot(table.id)).actors == {0, 1}


async def opened(stage):
    """Let both keep tickets and the first draw a card from the deck, which reveals it; return who moved and the other."""
    table = await stage.begin(stage.bob)
    await stage.act(stage.alice)
    await stage.act(stage.bob)
    (seat,) = (await stage.service.queries.snapshot(table.id)).actors
    mover, other = (stage.alice, stage.bob) if table.seats[seat].user_id == stage.alice.id else (stage.bob, stage.alice)
    await stage.act(mover, "draw")
    return mover, other


async def test_a_move_that_revealed_something_is_taken_back_when_the_others_agree(stage):
    mover, other = await opened(stage)
    before = await stage.table()
    said = await mover.slash(stage.channel, "game undo")
    assert other.mention in private(said)
    question = stage.question()
    assert stage.pinged(question) == [other.id]
    assert f"Still to agree: {other.mention}" in text(question)
    await other.click(question, label="Agree")
    assert (await stage.table()).seq == before.seq + 1
    assert "Everybody agrees" in text(stage.said("Everybody agrees"))
    assert "Agree" not in labels(stage.said("Everybody agrees"))


async def test_the_others_read_what_is_to_be_taken_back_before_and_after_they_agree(stage):
    mover, other = await opened(stage)
    await mover.slash(stage.channel, "game undo")
    lost = f"This would be taken back:\n> **{mover.name}** draws a card from the deck."
    assert lost in text(stage.question())
    await other.click(stage.question(), label="Agree")
    assert lost in text(stage.said("Everybody agrees"))


async def test_who_agrees_to_an_undo_reads_nothing_that_was_told_to_one_alone(stage):
    await stage.begin(stage.bob)
    await stage.act(stage.alice)
    await stage.act(stage.bob)
    await stage.alice.slash(stage.channel, "game undo")
    said = text(stage.question())
    assert "This would be taken back:" in said
    assert "\u2013" not in said, "no ticket is named"


async def test_the_others_are_told_that_who_drew_a_card_will_know_it_after_it_is_taken_back(stage):
    mover, other = await opened(stage)
    await mover.slash(stage.channel, "game undo")
    question = stage.question()
    assert f"{mover.mention} has seen what these moves drew, and will still know it" in text(question)
    assert stage.pinged(question) == [other.id]
    await other.click(question, label="Agree")
    assert f"{mover.mention} has seen" in text(stage.said("Everybody agrees"))


async def test_taking_back_what_everybody_could_see_warns_of_nothing(stage):
    await stage.begin(stage.bob)
    await stage.act(stage.alice)
    await stage.act(stage.bob)
    await stage.alice.slash(stage.channel, "game undo")
    assert "has seen" not in text(stage.question())


async def test_one_refusal_leaves_everything_as_it_is(stage):
    mover, other = await opened(stage)
    before = await stage.table()
    await mover.slash(stage.channel, "game undo")
    await other.click(stage.question(), label="Refuse")
    assert (await stage.table()).seq == before.seq
    assert stage.said("Not everybody agrees")


async def test_who_is_not_asked_cannot_agree(stage):
    mover, other = await opened(stage)
    before = await stage.table()
    await mover.slash(stage.channel, "game undo")
    assert private(await mover.click(stage.question(), label="Agree"))
    assert private(await stage.cara.click(stage.question(), label="Agree"))
    assert (await stage.table()).seq == before.seq
    await other.click(stage.question(), label="Agree")
    assert (await stage.table()).seq == before.seq + 1


async def test_a_question_can_be_withdrawn_by_who_asked(stage):
    mover, _ = await opened(stage)
    await mover.slash(stage.channel, "game undo")
    question = stage.question()
    await mover.click(question, label="Withdraw")
    assert labels(stage.said("withdrawn")) == []


async def test_a_question_that_the_game_has_overtaken_says_so_when_pressed(stage):
    mover, other = await opened(stage)
    await mover.slash(stage.channel, "game undo")
    question = stage.question()
    await stage.act(mover)
    assert private(await other.click(question, label="Agree"))
    assert "the game has gone on" in text(stage.said("the game has gone on"))


async def test_consent_outlives_a_restart(stage):
    mover, other = await opened(stage)
    before = await stage.table()
    await mover.slash(stage.channel, "game undo")
    question = stage.question()
    await stage.env.restart_bot(type(stage.bot)(stage.service, shard_count=1))
    await other.click(question, label="Agree")
    assert (await stage.table()).seq == before.seq + 1


async def test_what_was_taken_back_is_played_again(stage):
    await stage.begin(stage.bob)
    await stage.act(stage.alice)
    await stage.alice.slash(stage.channel, "game undo")
    assert private(await stage.alice.slash(stage.channel, "game redo")) == "↪ **alice** redoes what was taken back."
    assert (await stage.service.queries.snapshot((await stage.table()).id)).actors == {1}


async def test_a_game_ends_early_when_all_agree(stage):
    await stage.begin(stage.bob, stage.cara)
    await stage.alice.slash(stage.channel, "game end")
    await stage.bob.click(stage.question(), label="Agree")
    assert (await stage.table()).alive
    assert f"Still to agree: {stage.cara.mention}" in text(stage.question())
    await stage.cara.click(stage.question(), label="Agree")
    assert (await stage.table()).ending == "agreed"


async def test_before_the_first_move_the_host_gives_a_seat_to_somebody_who_agrees(stage):
    table = await stage.begin(stage.bob)
    seat = table.seat_of(stage.bob.id)
    await stage.alice.slash(stage.channel, "game replace", seat=str(seat + 1), player=stage.cara)
    await stage.cara.click(stage.question(), label="Agree")
    after = await stage.table()
    assert after.holder(seat).user_id == stage.cara.id
    assert stage.pinged(stage.said(f"{stage.cara.mention} plays on")) == [stage.cara.id]
    welcome = stage.cara.user.dm_channel.last_message
    assert "what comes with it" in text(welcome)
    await stage.act(stage.alice)
    await stage.act(stage.cara)
    (hand,) = stage.cara.user.dm_channel.history()
    assert hand.id == welcome.id
    assert "what comes with it" not in text(hand), "it holds the hand from then on"


async def test_a_seat_is_offered_by_the_name_of_who_holds_it(stage):
    await stage.begin(stage.bob)
    offered = await stage.alice.autocomplete(stage.channel, "game replace", "seat", "bo", player=stage.cara)
    assert [(choice["name"].partition(". ")[2], choice["value"]) for choice in offered] == [("bob", "2")]


async def test_one_hands_ones_own_seat_to_a_built_in_opponent_without_asking(stage):
    table = await stage.begin(stage.bob, stage.cara)
    seat = table.seat_of(stage.bob.id)
    said = private(await stage.bob.slash(stage.channel, "game opponent", seat=str(seat + 1)))
    assert "plays on at" in said
    assert (await stage.table()).holder(seat).policy is not None
    assert stage.said("Conductor (built-in opponent, normal) plays on at")


async def test_of_an_opponent_whose_level_is_changed_it_says_so_rather_than_that_somebody_was_replaced(stage):
    table = await stage.begin(stage.bob)
    seat = str(table.seat_of(stage.bob.id) + 1)
    await stage.alice.slash(stage.channel, "game opponent", seat=seat)
    said = private(await stage.alice.slash(stage.channel, "game opponent", seat=seat, policy="easy"))
    expected = f"{table.title}: Conductor now plays at the level *easy* (it was *normal*)."
    assert said == text(stage.said("level *easy*")) == expected


async def test_while_a_game_runs_the_export_leaves_out_the_seed(stage):
    await stage.begin(stage.bob)
    said = await stage.alice.slash(stage.channel, "game export")
    assert "as much of it as you may know" in private(said)
    (file,) = next(f for f in (said.response, *said.followups) if f and f.attachments).attachments
    assert "seed" not in {key for key, value in json.loads(await file.read()).items() if value}
