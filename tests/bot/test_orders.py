"""Orders in advance on Discord: given by buttons and by command, taken back, told of, and known to nobody else."""

from __future__ import annotations

import asyncio
import json
import re
from types import SimpleNamespace

import pytest

from bot.messages.private_panel import PanelComposer
from bot.service import StaleTurn
from bot.service.entries import MOST_ORDERS
from engine.core.seat import Seat
from engine.ticket_to_ride.europe.orders import ClaimWhenPaid
from engine.ticket_to_ride.moves import ClaimRoute
from storage import table_records
from tests.bot.presses import Presser
from tests.bot.stage import labels, private, raw, text
from tests.bot.test_reminders import dm
from tests.playthroughs.driving import Panel, answer

LONGEST_MESSAGE = 4000
"""Characters that Discord takes in the texts of a message."""
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""
STANDS = "Your order, which nobody else knows"
CLAIMED = "has been carried out: the route is yours"
"""By this its owner knows that the order has ended."""
ROUNDS = 200
"""Of the event loop, in which a message is sent."""
FAR = "palermo-smyrna"
"""A tunnel of six: nobody can pay for it at the start."""


@pytest.fixture(autouse=True)
def _always_the_same(seeds):
    seeds.always = "an order"


async def opened(stage, channel=None, title="Friday", others=()):
    """Return the table of a game in which all have chosen their tickets, and its people as they sit from the first."""
    where = channel or stage.channel
    sitting = (stage.alice, stage.bob, *others)
    await stage.open(channel=where, title=title, players=len(sitting))
    for who in sitting[1:]:
        await who.slash(where, "game join")
    await stage.alice.slash(where, "game start")
    table = await stage.table(where)
    with stage.env._bot_scope():
        for who in sitting:
            offered = (await stage.service.queries.snapshot(table.id, who.id)).view.own.offered
            await stage.service.play.move(table.id, who.id, "keep", {"tickets": offered})
        await stage.bot.reconciler.reconcile(table.id)
    await stage.env.settle()
    table = await stage.table(where)
    (seat,) = table.actors
    people = {who.id: who for who in sitting}
    seats = (Seat((seat + after) % len(sitting)) for after in range(len(sitting)))
    return table, *(people[table.holder(each).user_id] for each in seats)


async def draw(stage, table, who, times=2):
    with stage.env._bot_scope():
        for _ in range(times):
            await stage.service.play.move(table.id, who.id, "draw", {"card": "deck"})
        await stage.bot.reconciler.reconcile(table.id)
    await stage.env.settle()


async def hand(stage, who):
    presser = Presser(stage, who)
    said = await who.slash(stage.channel, "hand")
    return Panel(stage, presser, answer(said))


async def test_an_order_is_given_in_three_presses_and_shown_in_the_hand_with_what_takes_it_back(stage):
    _, _, waiting = await opened(stage)
    before = [text(message) for message in stage.channel.history()]
    panel = await hand(stage, waiting)
    with panel.presser.needs(presses=3):
        await panel.press("Claim when I can pay")
        route = next(label for label in panel.menu if "Palermo" in label and "Smyrna" in label)
        await panel.choose(route)
        await panel.press("Order it")
    assert "Your order stands" in panel.words
    assert re.search("Claim Palermo.* as soon as you can pay for it.* when the route is yours", panel.words)
    assert "Take back" in panel.buttons
    assert [text(message) for message in stage.channel.history()] == before
    await panel.press("Take back")
    assert "Claim Palermo" not in panel.words
    assert "Take back" not in panel.buttons


async def test_whoever_is_to_move_finds_orders_behind_one_button(stage):
    _, first, _ = await opened(stage)
    panel = await hand(stage, first)
    await panel.press("In advance")
    assert "What shall I do for you in advance?" in panel.words
    # One question at a time.
    assert "What do you want to do?" not in panel.words
    assert {"Claim when I can pay", "Draw a colour", "Back"} <= set(panel.buttons)
    await panel.press("Back")
    assert "In advance" in panel.buttons


async def test_whoever_orders_two_cards_at_their_turn_reads_at_once_what_both_are(stage):
    _, first, _ = await opened(stage)
    said = private(await first.slash(stage.channel, "order give", what="order_draw", choice="deck, 2"))
    assert said.count("You drew") == 2


async def test_an_order_that_is_typed_acts_at_its_turn_and_its_owner_is_told_alone(stage):
    table, first, waiting = await opened(stage)
    said = await waiting.slash(stage.channel, "order give", what="order_draw", choice="deck, 2")
    assert "Draw 2 cards" in private(said)
    assert "Draw 2 cards" in private(await waiting.slash(stage.channel, "order list"))
    assert "Draw 2 cards" not in private(await first.slash(stage.channel, "order list"))
    await draw(stage, table, first)
    assert (await stage.table()).actors == table.actors
    assert [
        message for message in dm(waiting).history() if "has been carried out: all the cards are drawn" in text(message)
    ]
    assert not [message for message in dm(first).history() if "order" in text(message)]


async def test_a_panel_says_no_longer_that_an_order_stands_once_it_has_been_carried_out(stage):
    table, first, waiting = await opened(stage)
    panel = await hand(stage, waiting)
    for label in ("Draw a colour", "🎴 From the deck", "Order it"):
        await panel.press(label)
    assert "Your order stands" in panel.words
    await draw(stage, table, first)
    assert "You drew" in panel.words
    assert "order" not in panel.words
    assert "Take back" not in panel.buttons
    await draw(stage, table, first)
    assert "It is your turn." in panel.words
    assert "order" not in panel.words


async def test_orders_are_completed_while_they_are_typed_and_taken_back_by_their_words(stage):
    _, first, waiting = await opened(stage)
    kinds = await waiting.autocomplete(stage.channel, "order give", "what", "")
    assert [kind["value"] for kind in kinds] == ["order_claim", "order_draw"]
    found = await waiting.autocomplete(stage.channel, "order give", "choice", "paler", what="order_claim")
    assert FAR in [choice["value"] for choice in found]
    await waiting.slash(stage.channel, "order give", what="Draw cards of a colour, otherwise blind", choice="red, 4")
    await waiting.slash(stage.channel, "order give", what="Claim a route as soon as I can pay for it", choice=FAR)
    one, _ = await waiting.autocomplete(stage.channel, "order take-back", "order", "")
    assert "red" in one["name"]
    assert await first.autocomplete(stage.channel, "order take-back", "order", "") == []
    await waiting.slash(stage.channel, "order take-back", order=one["value"])
    left = private(await waiting.slash(stage.channel, "order list"))
    assert "Claim Palermo" in left
    assert "red" not in left
    await waiting.slash(stage.channel, "order take-back")
    assert "I am not doing anything" in private(await waiting.slash(stage.channel, "order take-back"))


async def test_what_cannot_be_ordered_is_answered_in_one_private_sentence(stage):
    _, _, waiting = await opened(stage)
    for given in ({"what": "fly"}, {"what": "order_claim", "choice": "oz-wien, any, any"}):
        said = private(await waiting.slash(stage.channel, "order give", **given))
        assert "advance" in said or "cannot" in said
    assert "seat" in private(await stage.cara.slash(stage.channel, "order give"))
    assert "seat" in private(await stage.cara.slash(stage.channel, "order list"))


async def test_nobody_else_learns_anything_of_an_order_that_has_not_acted(stage):
    """Two tables that differ only in orders which have not acted give everybody else the same, byte for byte."""
    other = stage.guild.create_text_channel("other")
    seen = []
    for channel, orders in ((stage.channel, True), (other, False)):
        table, first, waiting = await opened(stage, channel)
        for choice in (FAR, "petrograd-stockholm, red, 3"):
            given = ("order give", {"what": "order_claim", "choice": choice}) if orders else ("order list", {})
            await waiting.slash(channel, given[0], **given[1])
        await draw(stage, table, first)
        await draw(stage, table, waiting)
        seen.append(await everything(stage, await stage.table(channel), channel, first))
    assert seen[0] == seen[1]
    mine = await stage.service.queries.snapshot((await stage.table()).id, waiting.id)
    assert len(mine.orders) == 2


async def everything(stage, table, channel, who):
    """Return all that somebody at a table is shown of it, without what tells one table from another."""
    service = stage.service
    with stage.env._bot_scope():
        looks = [await service.queries.snapshot(table.id, user) for user in (who.id, stage.cara.id, None)]
        # What one may do in the position and the position itself are behind methods, which the engine's tests compare.
        told = [
            repr([getattr(look, field) for field in look.__struct_fields__ if field not in {"position", "table"}])
            for look in looks
        ]
        exports = [await service.export.export(table.id, user) for user in (who.id, None)]
        log = repr(await service.log.page(table.id, who.id))
        due = await service.expiries.next_due()
    typed = [
        await who.autocomplete(channel, "order take-back", "order", ""),
        await who.autocomplete(channel, "order give", "what", ""),
        await who.autocomplete(channel, "order give", "choice", "", what="order_claim"),
    ]
    said = [private(await who.slash(channel, command)) for command in ("hand", "order list", "game log", "game help")]
    # When pictures are drawn, and former messages tidied up, depends on what else the bot is doing.
    latest = channel.history()[-1]
    posted = text(latest), [part.get("custom_id") for part in raw(latest)], len(channel.history())
    words = json.dumps([told, [each.decode() for each in exports], log, due, typed, said, posted], default=str)
    return re.sub(rf"{table.id}|\d{{15,}}", "…", words)


async def claim(stage, table, who):
    """Claim a route by hand, which is open to nobody then; return it."""
    with stage.env._bot_scope():
        position = await stage.service.queries.position(await stage.service.tables.get(table.id), who.id)
        slot = position.slots("claim")
        route = slot("route", {}).options[0].value
        payment = slot("payment", {"route": route}).options[0].value
        await stage.service.play.move(table.id, who.id, "claim", {"route": route, "payment": payment})
        await stage.bot.reconciler.reconcile(table.id)
    await stage.env.settle()
    return route


async def test_an_order_that_is_half_given_while_somebody_moves_goes_on_as_it_was_meant(stage):
    table, first, waiting = await opened(stage)
    for who in (first, waiting) * 3:
        await draw(stage, table, who)
    panel = await hand(stage, waiting)
    await panel.press("Claim when I can pay")
    wanted = next(label for label in panel.menu if "Petrograd" in label and "Stockholm" in label)
    await draw(stage, table, first, times=1)
    await panel.choose(wanted)
    assert "The game has gone on" not in panel.words
    assert wanted in panel.words
    assert "Order it" in panel.buttons


@pytest.mark.long
async def test_an_order_means_what_was_chosen_where_the_list_is_shorter_by_then(stage):
    table, first, waiting, third = await opened(stage, others=(stage.cara,))
    for who in (first, waiting, third) * 3:
        await draw(stage, table, who)
    panel = await hand(stage, third)
    await panel.press("Claim when I can pay")
    wanted = next(label for label in panel.menu if "Petrograd" in label and "Stockholm" in label)
    claimed = await claim(stage, table, first)
    assert claimed < "petrograd"  # the places of all that come after it in the list are others now
    await panel.choose(wanted)
    assert wanted in panel.words
    await panel.press("Order it")
    assert "Your order stands" in panel.words
    assert "Petrograd" in private(await third.slash(stage.channel, "order list"))


async def test_what_was_chosen_before_something_was_taken_back_means_nothing_any_more(stage):
    _, first, waiting = await opened(stage)
    table = await stage.table()
    await draw(stage, table, first, times=1)
    queries = stage.service.queries
    with stage.env._bot_scope():
        then = await queries.position_then(await stage.table(), waiting.id, table.seq)
        assert then == await queries.position_then(await stage.table(), waiting.id, table.seq)
        assert then != await queries.position(await stage.table(), waiting.id)
        asked = await stage.service.consent.undo(table.id, first.id)
        await stage.service.consent.answer(table.id, asked.proposal.id, waiting.id, agree=True)
        with pytest.raises(StaleTurn):
            await queries.position_then(await stage.table(), waiting.id, table.seq)


async def test_an_order_that_is_half_given_when_ones_turn_begins_is_given_anew(stage):
    table, first, waiting = await opened(stage)
    gone_on = "The game has gone on since that button was made."
    panel = await hand(stage, waiting)
    await draw(stage, table, first)
    assert "It is your turn." in panel.words
    await panel.press("In advance")
    await panel.press("Claim when I can pay")
    wanted = next(label for label in panel.menu if "Palermo" in label and "Smyrna" in label)
    await panel.choose(wanted)
    await draw(stage, table, waiting, times=1)
    await panel.press("Order it")
    assert gone_on in panel.words
    assert "not doing anything" in private(await waiting.slash(stage.channel, "order take-back"))


async def test_whoever_waits_begins_an_order_at_once_however_long_ago_the_panel_was_opened(stage):
    table, first, waiting = await opened(stage)
    panel = await hand(stage, waiting)
    await draw(stage, table, first, times=1)
    await panel.press("Claim when I can pay")
    assert any("Palermo" in label and "Smyrna" in label for label in panel.menu)
    assert "The game has gone on" not in panel.words


async def test_as_many_orders_as_may_stand_are_all_named_in_the_list(stage):
    table, _, waiting = await opened(stage)
    with stage.env._bot_scope():
        match = (await stage.service.live.get(table.id)).match
        seat = table.seat_of(waiting.id)
        offered = ClaimWhenPaid.slot(match.game, match.state, seat, "route", {}).options
        for route in offered[:MOST_ORDERS]:
            values = {"route": route.value, "colour": "any", "locomotives": "any"}
            await stage.service.orders.give(table.id, waiting.id, "order_claim", values)
    await waiting.slash(stage.channel, "me settings", pictures="off")  # what a picture tells takes room too then
    said = answer(await waiting.slash(stage.channel, "order list"))
    lines = [line for line in text(said).splitlines() if "**Claim " in line]
    assert len(lines) == MOST_ORDERS
    assert all(line.count("**") == 2 for line in lines)
    assert len(text(said)) <= LONGEST_MESSAGE
    assert len([label for label in labels(said) if label.startswith("Take back")]) == MOST_ORDERS


async def test_an_order_that_ends_by_a_move_of_its_owner_is_told_in_the_answer_and_not_once_more(stage, monkeypatch):
    _, first, _ = await opened(stage)
    await first.slash(stage.channel, "order give", what="order_claim", choice="wien-zagrab, red, any")
    compose = PanelComposer.begun

    async def composed_late(*args, **kwargs):
        # Whatever is sent by itself is sent before the answer, unless it waits for it.
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
        return await compose(*args, **kwargs)

    monkeypatch.setattr(PanelComposer, "begun", composed_late)
    said = private(await first.slash(stage.channel, "europe claim", route="wien-zagrab", payment="2 green"))
    await stage.env.settle()
    assert CLAIMED in said
    assert not [message for message in dm(first).history() if CLAIMED in text(message)]
    assert CLAIMED not in private(await first.slash(stage.channel, "hand"))
    assert (await stage.service.live.get((await stage.table()).id)).record.orders == ()


async def test_where_another_process_announces_it_alone_tells_by_direct_message_that_an_order_has_ended(
    stage, monkeypatch
):
    table, first, _ = await opened(stage)
    await first.slash(stage.channel, "order give", what="order_claim", choice="wien-zagrab, red, any")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(type(stage.service.live), "owns", lambda *_: False)
        said = private(await first.slash(stage.channel, "europe claim", route="wien-zagrab", payment="2 green"))
        await stage.env.settle()
    assert CLAIMED not in said
    with stage.env._bot_scope():
        await stage.bot.reconciler.reconcile(table.id)
    await stage.env.settle()
    assert len([message for message in dm(first).history() if CLAIMED in text(message)]) == 1


async def test_where_another_process_announces_it_is_to_know_what_a_person_without_direct_messages_has_read(
    stage, monkeypatch
):
    table, first, _ = await opened(stage)
    await first.slash(stage.channel, "order give", what="order_claim", choice="wien-zagrab, red, any")
    monkeypatch.setattr(type(stage.service.live), "owns", lambda *_: False)
    with stage.env._bot_scope():
        await stage.service.people.set_dm_closed(first.id, closed=True)
    said = private(await first.slash(stage.channel, "europe claim", route="wien-zagrab", payment="2 green"))
    assert CLAIMED in said
    with stage.env._bot_scope():
        async with stage.service.database.reading() as tx:
            assert (await table_records.get(tx, table.id)).orders == ()


async def test_what_a_person_was_shown_says_no_longer_that_an_order_stands_which_somebody_else_has_ended(stage):
    table, first, _, last = await opened(stage, others=(stage.cara,))
    panel = await hand(stage, last)
    with stage.env._bot_scope():
        slots = (await stage.service.queries.snapshot(table.id, first.id)).position.slots(ClaimRoute)
    route = slots("route", {}).options[0].value
    payment = slots("payment", {"route": route}).options[0].value
    await last.slash(stage.channel, "order give", what="order_claim", choice=f"{route}, any, any")
    panel = await hand(stage, last)
    (mail,) = [message for message in dm(last).history() if "My hand" in labels(message)]
    assert STANDS in panel.words
    await first.slash(stage.channel, "europe claim", route=route, payment=payment)
    await stage.env.settle()
    (told,) = [message for message in dm(last).history() if "has ended" in text(message)]
    assert told.id > mail.id
    (mail,) = [message for message in dm(last).history() if message.id == mail.id]
    assert (STANDS in panel.words, STANDS in text(mail)) == (False, False)
    assert last.id not in (await stage.table()).actors


async def test_the_channel_does_not_wait_for_the_message_that_an_order_has_ended(stage):
    table, first, waiting = await opened(stage)
    await waiting.slash(stage.channel, "order give", what="order_draw", choice="deck, 2")
    await draw(stage, table, first)
    (told,) = [message for message in dm(waiting).history() if "all the cards are drawn" in text(message)]
    assert stage.channel.history()[-1].id < told.id


async def test_why_very_many_orders_have_ended_is_said_of_each_of_them(stage, monkeypatch):
    table, first, _ = await opened(stage)
    why = [f"Order {number} has ended: {'so it is ' * 30}" for number in range(MOST_ORDERS)]
    monkeypatch.setattr("bot.delivery.private_panels.order_endings", lambda *_: why)
    with stage.env._bot_scope():
        last = SimpleNamespace(seat=table.seat_of(first.id), number=MOST_ORDERS)
        assert await stage.bot.parts.direct_messages._send_order_ends(table, [last], first.id)
    told = [text(message) for message in dm(first).history() if "has ended" in text(message)]
    assert all(line.strip() in "".join(told) for line in why)
    assert all(len(each) <= 2000 for each in told)
