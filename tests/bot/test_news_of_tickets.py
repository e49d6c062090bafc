"""What becomes of a ticket is told to its owner at once and alone, and a tunnel says what it costs and what may go wrong."""

from __future__ import annotations

import aiohttp
import pytest

from bot.delivery.private_panels import DirectMessages
from engine.core import codec
from engine.core.match import Match
from engine.ticket_to_ride.moves import ClaimRoute
from tests.bot.presses import Presser
from tests.bot.stage import labels, private, raw, text, unheard
from tests.engine.ticket_to_ride.positions import position
from tests.thorough import a_few

PACE = 60.0
"""Nobody waits here for an opponent, who would look for a turn as often."""

WAY = {"pamplona-paris-a": 0, "barcelona-pamplona": 0}
DONE, IMPOSSIBLE = "You have completed **Barcelona \u2013 Bruxelles**: 8 points", "can no longer be completed"


@pytest.fixture
def at(stage):
    """Lay out a position at a table of alice and bob, and return who sits in each of its seats."""

    async def lay(laid_out):
        table = await stage.begin(stage.bob)
        await stage.act(stage.alice)
        await stage.act(stage.bob)
        live = await stage.service.live.get(table.id)
        match, state = live.match, codec.encode_state(laid_out.state)
        live._match = Match.resume(match.game, match.setup, match.seed, match.entries, state)
        people = {who.id: who for who in (stage.alice, stage.bob)}
        return [people[holder.user_id] for holder in (await stage.table()).seats]

    return lay


def mail(who):
    return [text(message) for message in who.user.dm_channel.history()]


async def test_whoever_completes_a_ticket_reads_it_in_the_answer_to_the_claim_and_nobody_else_does(stage, at):
    laid_out = position(2, hands={0: "2 red", 1: "1 blue"}, tickets={0: ["barcelona-bruxelles"]}, claims=WAY)
    mover, other = await at(laid_out)
    said = await mover.slash(stage.channel, "europe claim", route="bruxelles-paris-b", payment="2 red")
    await stage.env.settle()
    assert DONE in private(said)
    assert not any("completed" in text(message) for message in stage.channel.history())
    assert not any("completed" in one for one in mail(other))


async def test_whoever_can_no_longer_complete_a_ticket_is_told_by_a_new_direct_message(stage, at):
    laid_out = position(
        2, hands={1: "3 purple", 0: "1 red"}, tickets={0: ["danzig-lisboa"]}, claims={"cadiz-lisboa": 1}, to_move=1
    )
    laid_out.state.seats[0].stations = 0
    owner, mover = await at(laid_out)
    before = len(mail(owner))
    said = await mover.slash(stage.channel, "europe claim", route="lisboa-madrid", payment="3 purple")
    await stage.env.settle()
    assert len(mail(owner)) == before + 1
    assert IMPOSSIBLE in mail(owner)[-1]
    assert "20 points" in mail(owner)[-1]
    assert IMPOSSIBLE not in private(said)
    assert not any(IMPOSSIBLE in text(message) for message in stage.channel.history())
    assert not any(IMPOSSIBLE in one for one in mail(mover))


async def test_nothing_that_others_see_waits_for_the_news_of_a_ticket(stage, at, monkeypatch):
    laid_out = position(
        2, hands={1: "3 purple", 0: "1 red"}, tickets={0: ["danzig-lisboa"]}, claims={"cadiz-lisboa": 1}, to_move=1
    )
    laid_out.state.seats[0].stations = 0
    owner, mover = await at(laid_out)
    sent, direct, table = [], stage.bot.parts.direct_messages, await stage.table()
    begin = direct._routes.begin

    def recorded(route, work):
        busy = stage.bot.reconciler._lock(table.id).locked()
        *before, latest = stage.channel.history()
        sent.append((route, work, busy, any(map(labels, before)), labels(latest), labels(newest(owner))))

    monkeypatch.setattr(direct._routes, "begin", recorded)
    await mover.slash(stage.channel, "europe claim", route="lisboa-madrid", payment="3 purple")
    await stage.env.settle()
    ((route, work, busy, old_controls, controls, own_controls),) = sent
    # All is said that is public, and what stands in private is up to date, before the news begins to be sent.
    assert "\u2019s turn." in text(stage.channel.history()[-1])
    assert controls
    assert not old_controls
    assert "Claim a route" in own_controls
    assert not busy
    begin(route, work)
    await stage.env.settle()


MINUTE = 60


async def lisboa_cut_off(at, **more):
    """Let a station-less owner of tickets to Lisboa be one claim away from losing them; the owner, and who may claim."""
    tickets, hand = more.get("tickets", ["danzig-lisboa"]), more.get("hand", "3 purple")
    laid_out = position(2, hands={1: hand, 0: "2 red"}, tickets={0: tickets}, claims={"cadiz-lisboa": 1}, to_move=1)
    laid_out.state.seats[0].stations = 0
    return await at(laid_out)


async def cut_off(stage, mover):
    await mover.slash(stage.channel, "europe claim", route="lisboa-madrid", payment="3 purple")
    await stage.env.settle()


@pytest.mark.parametrize("tries", a_few([1, 2, 3], 1))
async def test_of_two_pieces_of_news_the_first_is_told_too_where_discord_took_it_only_later(
    stage, at, monkeypatch, tries
):
    both = {"tickets": ["danzig-lisboa", "cadiz-stockholm"], "hand": "3 purple, 3 orange"}
    owner, mover = await lisboa_cut_off(at, **both)
    direct, left, sent = stage.bot.parts.direct_messages, [tries], []
    opening, changing = direct._open, direct._changed

    async def opened(user_id, shown, **given):
        if user_id == owner.id and left[0]:
            left[0] -= 1
            raise aiohttp.ClientConnectionError
        message = await opening(user_id, shown, **given)
        sent.append((user_id, text(message)))
        return message

    async def changed(posted, shown):
        if posted.user_id == owner.id and left[0]:
            raise aiohttp.ClientConnectionError
        return await changing(posted, shown)

    monkeypatch.setattr(direct, "_open", opened)
    monkeypatch.setattr(direct, "_changed", changed)
    await cut_off(stage, mover)
    await owner.slash(stage.channel, "europe claim", route="bruxelles-paris-b", payment="2 red")
    await stage.env.settle()
    await mover.slash(stage.channel, "europe claim", route="cadiz-madrid", payment="3 orange")
    await stage.env.settle()
    await stage.env.advance_time(3 * MINUTE)
    told = "\n".join(said for user_id, said in sent if user_id == owner.id)
    assert [
        told.count(f"**{way}** can no longer") for way in ("Danzig \u2013 Lisboa", "C\xe1diz \u2013 Stockholm")
    ] == [1, 1]
    assert await stage.service.ledger.pending() == ()


async def test_news_that_waits_is_sent_to_whoever_has_the_seat_by_then(stage, at, monkeypatch):
    owner, mover = await lisboa_cut_off(at)
    routes, waiting, before = stage.bot.parts.direct_messages._routes, [], len(mail(owner))
    with monkeypatch.context() as held_up:
        held_up.setattr(routes, "begin", lambda *given: waiting.append(given))
        await cut_off(stage, mover)
    table, consent = await stage.table(), stage.service.consent
    with unheard(stage.bot):
        ask = await consent.replace(table.id, owner.id, 0, stage.cara.id)
        for who in (mover, stage.cara):
            await consent.answer(table.id, ask.proposal.id, who.id, agree=True)
    assert (await stage.table()).seats[0].user_id == stage.cara.id
    ((_, work),) = waiting
    with stage.env._bot_scope():
        await work()
    assert not any(IMPOSSIBLE in one for one in mail(owner)[before:])
    assert IMPOSSIBLE in mail(stage.cara)[-1]
    assert await stage.service.ledger.pending() == ()


async def test_news_that_was_sent_while_the_channel_was_closed_is_not_sent_again_after_a_restart(
    stage, at, monkeypatch
):
    owner, mover = await lisboa_cut_off(at)
    before = len(mail(owner))
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=50013, times=None)
    stage.env.inject_error("PATCH", f"/channels/{stage.channel.id}/messages/*", status=403, code=50013, times=None)
    await cut_off(stage, mover)
    assert sum(IMPOSSIBLE in one for one in mail(owner)[before:]) == 1
    direct = stage.bot.parts.direct_messages
    anew = DirectMessages(
        *(direct._service, direct._names, direct._channels, direct._composer, direct._showing, direct._temporary_panels)
    )
    monkeypatch.setattr(stage.bot.reconciler, "_direct_messages", anew)
    await stage.env.advance_time(2 * MINUTE)
    stage.env.backend.faults.clear()
    await stage.env.advance_time(2 * MINUTE)
    assert "\u2019s turn." in text(stage.channel.history()[-1])
    assert sum(IMPOSSIBLE in one for one in mail(owner)[before:]) == 1
    assert await stage.service.ledger.pending() == ()


LENT = {**WAY, "amsterdam-bruxelles": 0}


async def several(stage, at):
    """Let somebody claim a route that a station of somebody else lends to two tickets."""
    laid_out = position(
        2,
        hands={1: "2 red, 2 blue", 0: "1 red"},
        tickets={0: ["barcelona-bruxelles", "amsterdam-pamplona"]},
        claims=LENT,
        stations={"bruxelles": 0},
        to_move=1,
    )
    owner, mover = await at(laid_out)
    said = await mover.slash(stage.channel, "europe claim", route="bruxelles-paris-b", payment="2 red")
    await stage.env.settle()
    return owner, mover, said


def newest(who):
    return max(who.user.dm_channel.history(), key=lambda message: message.id)


async def test_several_tickets_that_a_claim_of_somebody_else_completes_are_told_in_one_message_to_their_owner_alone(
    stage, at
):
    owner, mover, said = await several(stage, at)
    told = text(newest(owner))
    assert told.count("\U0001f3ab") == 2
    assert "Barcelona \u2013 Bruxelles" in told
    assert "Amsterdam \u2013 Pamplona" in told
    elsewhere = [private(said), *mail(mover), *map(text, stage.channel.history())]
    elsewhere += [str(raw(message)) for message in stage.channel.history()]
    for other in (mover, stage.cara):
        elsewhere.append(private(await other.slash(stage.channel, "game log")))
        elsewhere.append((await stage.service.export.export((await stage.table()).id, other.id)).decode())
    assert [one for one in elsewhere if "\U0001f3ab" in one or "progress" in one or "ompleted" in one] == []
    assert "\U0001f3ab" in private(await owner.slash(stage.channel, "game log"))


async def test_the_news_goes_when_the_claim_is_taken_back_and_comes_again_when_it_is_played_again(stage, at):
    owner, mover, _ = await several(stage, at)
    count = len(mail(owner))
    await mover.slash(stage.channel, "game undo")
    await stage.env.settle()
    assert len(mail(owner)) == count
    assert "\U0001f3ab" not in text(newest(owner))
    await mover.slash(stage.channel, "game redo")
    await stage.env.settle()
    assert len(mail(owner)) == count + 1
    assert text(newest(owner)).count("\U0001f3ab") == 2
    # Only the latest message can be played from.
    assert [labels(m) for m in owner.user.dm_channel.history() if m.id != newest(owner).id] == [[]] * count
    assert labels(newest(owner))


async def test_a_tunnel_that_cannot_be_paid_says_what_is_missing_and_what_comes_of_giving_it_up(stage, at):
    laid_out = position(2, hands={0: "3 blue"}, deck="blue locomotive blue white")
    laid_out.play(ClaimRoute(0, "munchen-venezia", "2 blue"))
    mover, _ = await at(laid_out)
    said = private(await mover.slash(stage.channel, "hand"))
    assert "needs 3 extra cards" in said
    assert "You hold only 1 of these" in said
    assert "2 cards are missing" in said
    assert "take back the cards you laid down, and your turn ends" in said


async def test_before_a_tunnel_is_claimed_its_risk_is_told_and_a_plain_route_warns_of_nothing(stage, at):
    mover, _ = await at(position(2, hands={0: "3 blue, 1 locomotive"}))
    who = Presser(stage, mover)
    answer = who.answered(await who.click(stage.channel.history()[-1], label="Claim a route"))
    offered = [*answer.buttons, *answer.menu]
    tunnel = next(label for label in offered if "München\u2013Venezia" in label)
    plain = next(label for label in offered if "Bruxelles\u2013Frankfurt" in label)
    await answer.pick(tunnel)
    assert "This is a tunnel. 3 cards are turned over" in answer.words
    await answer.press("Back")
    await answer.pick(plain)
    assert "turned over" not in answer.words


async def test_the_mark_of_what_helps_a_ticket_is_explained_where_it_stands(stage, at):
    mover, _ = await at(position(2, hands={0: "2 red, 2 blue"}, tickets={0: ["barcelona-bruxelles"]}, claims=WAY))
    who = Presser(stage, mover)
    answer = who.answered(await who.click(stage.channel.history()[-1], label="Claim a route"))
    assert any(label.startswith("\u2605") for label in (*answer.buttons, *answer.menu))
    assert answer.words.count("\u2605 marks what helps one of your tickets") == 1
    help_ = private(await mover.slash(stage.channel, "game help"))
    assert help_.count("\u2605") == 1


async def test_what_is_asked_of_a_second_card_does_not_speak_of_two(stage, at):
    mover, _ = await at(position(2, hands={0: "1 red"}))
    who = Presser(stage, mover)
    answer = who.answered(await mover.slash(stage.channel, "europe draw", card="deck"))
    assert "Draw your second card. It cannot be a face-up locomotive." in answer.words
    assert "two cards" not in answer.words
