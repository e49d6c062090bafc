"""What a president alone reads: the office, its favours and the word left for them."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import codec
from engine.core.registry import find
from engine.ticket_to_ride.legends.campaign import Office
from storage import archive, games, snapshots
from tests.bot.campaigns.playing import answer
from tests.bot.stage import labels, private, text
from tests.stored import read, transact


@pytest.fixture
async def favour(stage, between):
    """Put a favour into bob's office, as the game before has left it."""
    with stage.env._bot_scope():
        database = stage.service.database
        (first, _) = await read(database, lambda tx: games.of_campaign(tx, between.campaign))
        kept = await read(database, lambda tx: snapshots.latest(tx, first.id))
        state = codec.decode_state(find("legends"), kept.state)
        state.campaign.companies[between.holder(between.seat_of(stage.bob.id)).company].office = [Office(29, 2)]
        changed = msgspec.structs.replace(kept, state=codec.encode_state(state))
        await transact(database, lambda tx: snapshots.put(tx, first.id, changed))


def shown(said):
    """Return the names of the pictures of an answer."""
    answers = [one for one in (said.response, *said.followups) if one is not None and one.ephemeral]
    return [picture.filename for one in answers for picture in one.attachments]


@pytest.mark.long
async def test_the_office_and_the_standing_of_a_campaign(stage, between):
    told = private(await stage.alice.slash(stage.channel, "campaign status"))
    assert "Game 2, 1868" in told
    assert "Hudson & Lakes" in told
    assert "The fingerprint of the seed" in told
    office = private(await stage.bob.slash(stage.channel, "campaign office"))
    assert "only you can see it" in office
    assert "wins this game" in private(await stage.bob.slash(stage.channel, "campaign log"))
    for who in (stage.alice, stage.bob, stage.cara):
        await who.slash(stage.channel, "campaign miss")
    told = private(await stage.alice.slash(stage.channel, "campaign status"))
    assert "It takes 2 companies to play, so it waits until somebody else is ready." in told


async def test_the_office_is_shown_in_a_picture_between_games_and_in_one(stage, between):
    people = (stage.alice, stage.bob, stage.cara)
    seen = [shown(await who.slash(stage.channel, "campaign office")) for who in people]
    assert ["office.png"] in seen
    assert [] in seen  # an office without a postcard needs no picture
    for who in people:
        await answer(stage, who, "I play")
    assert [shown(await who.slash(stage.channel, "campaign office")) for who in people] == seen
    assert "between two games" in private(
        await stage.bob.slash(stage.channel, "campaign office", power="29", order="next")
    )


@pytest.mark.long
async def test_word_for_a_favour_is_left_between_games_taken_back_and_counts_in_the_next(stage, between, favour):
    assert await stage.alice.autocomplete(stage.channel, "campaign office", "power", "") == []
    offered = await stage.bob.autocomplete(stage.channel, "campaign office", "power", "")
    assert [one["name"] for one in offered] == ["The Telegraph Boy"]
    when = await stage.bob.autocomplete(stage.channel, "campaign office", "order", "", power=offered[0]["value"])
    assert "lightning (One-time event, the next one)" in [one["name"] for one in when]
    before = [(m.id, text(m), labels(m)) for m in stage.channel.history()]

    async def leave(order, **more):
        return private(await stage.bob.slash(stage.channel, "campaign office", power="29", order=order, **more))

    assert "No such order can be left" in await leave("use")
    assert "Your order for The Telegraph Boy: One-time event, the next one." in await leave("lightning")
    back = private(await stage.bob.slash(stage.channel, "campaign office", power="29", take_back=True))
    assert "Your order" not in back
    again = private(await stage.bob.slash(stage.channel, "campaign office", power="29", take_back=True))
    assert "You have left no order for that" in again
    assert "Your order for The Telegraph Boy: Hold it back." in await leave("hold")
    assert "Your order for The Telegraph Boy: Any event, whatever comes next." in await leave("next")
    assert "Telegraph" not in private(await stage.alice.slash(stage.channel, "campaign office"))
    assert [(m.id, text(m), labels(m)) for m in stage.channel.history()] == before
    for who in (stage.alice, stage.bob, stage.cara):
        await answer(stage, who, "I play")
    assert "Your order for The Telegraph Boy" in private(await stage.bob.slash(stage.channel, "campaign office"))
    with stage.env._bot_scope():
        table = await stage.table()
        stored = await read(stage.service.database, lambda tx: archive.stored_of(tx, table.id))
        seat = table.seat_of(stage.bob.id)
    assert archive.rebuild(stored).state.company(seat).orders == {"card:29": "next"}


async def test_the_log_of_one_game_shows_no_hidden_side_before_the_campaign_is_over(stage, between):
    said = await stage.alice.slash(stage.channel, "game export")
    assert "as much of it as you may know" in private(said)
    with stage.env._bot_scope():
        (first, _) = await read(stage.service.database, lambda tx: games.of_campaign(tx, between.campaign))
        written = await stage.service.export.export(first.id, stage.alice.id)
        carried = await read(stage.service.database, lambda tx: archive.carried_into(tx, between))
    assert b"carried" not in written
    assert b'"office"' not in written
    assert any(company["office"] for company in carried["companies"].values())
