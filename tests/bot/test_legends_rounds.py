"""What a round of a campaign costs: messages in the channel, and presses from there or from a direct message."""

from __future__ import annotations

import re

import pytest

from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Draw, Travel
from engine.ticket_to_ride.legends.state import AGENDA
from engine.ticket_to_ride.legends.tasks import Choose
from tests.bot.presses import Presser
from tests.bot.stage import text
from tests.bot.test_messages_of_a_round import ROUNDS, Round, standing
from tests.engine.ticket_to_ride.legends.positions import EVERYTHING, position
from tests.playthroughs.driving import Panel
from tests.playthroughs.open_table import OpenTable
from tests.stored import opponent_to_move
from tests.thorough import a_few, long_but, times

DECK = "🎴 From the deck"
SEED = "an evening in Buffalo"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""


@pytest.fixture
async def west(stage):
    """Begin a campaign of a person and two opponents, in the person's first turn."""
    await stage.alice.slash(stage.channel, "campaign new", title="The West", players=3)
    for _ in range(2):
        await stage.alice.slash(stage.channel, "game opponent")
    await stage.alice.slash(stage.channel, "game start")
    table = Round(stage, await stage.table())
    await table.until_the_person_moves()
    await table.person()
    await table.until_the_person_moves()
    return table


@pytest.fixture
def who(stage):
    return Presser(stage, stage.alice)


async def kinds_since(table, before):
    return [move.kind() for move in (await table.match()).line[before:]]


async def moves_made(table):
    return len((await table.match()).line)


async def test_a_round_against_two_opponents_is_one_message(west, stage):
    for _ in range(ROUNDS):
        before = len(standing(stage))
        await west.until_opponents_move()
        await west.until_the_person_moves()
        assert len(standing(stage)) - before <= 1
        if len(standing(stage)) > before:
            assert stage.pinged(standing(stage)[-1]) == [stage.alice.id]


async def test_opening_tickets_of_all_are_told_in_one_line(west, stage):
    words = text(standing(stage)[1])
    assert words.count("Tickets kept: ") == 1
    assert words.count("has chosen tickets") == 0


async def test_two_cards_are_drawn_by_two_presses_the_first_under_the_board(west, stage, who):
    before = await moves_made(west)
    with who.needs(presses=2):
        answer = who.answered(await who.click(standing(stage)[-1], label=DECK))
        await answer.press(DECK)
    assert await kinds_since(west, before) == ["draw", "draw"]


async def test_tickets_are_drawn_and_kept_by_four_presses_as_drawing_them_is_confirmed(west, stage, who):
    before = await moves_made(west)
    with who.needs(presses=4):
        answer = who.answered(await who.click(standing(stage)[-1], label="Draw tickets"))
        await answer.press("Draw tickets")
        await answer.choose(next(iter(answer.menu)))
        await answer.press("Keep these")
    assert await kinds_since(west, before) == ["tickets", "keep"]


@pytest.mark.long
async def test_it_is_so_where_orders_can_be_left_too(laid):
    await laid.lay(rules=["depots"], ticket_deck=["albany--bangor", "new-york--boston", "montreal--quebec"])
    before = await moves_made(laid)
    with laid.mover.needs(presses=4):
        panel = laid.mover.answered(await laid.mover.click(laid.panel(), label="Draw tickets"))
        await panel.press("Draw tickets")
        await panel.choose(next(iter(panel.menu)))
        await panel.press("Keep these")
    assert await kinds_since(laid, before) == ["tickets", "keep"]


async def test_a_track_that_helps_a_ticket_is_travelled_by_three_presses(west, stage, who):
    await helped(west)
    before = await moves_made(west)
    with who.needs(presses=3):
        answer = who.answered(await who.click(standing(stage)[-1], label="Travel"))
        shown = [*answer.menu, *answer.buttons]
        helpful = [label for label in shown if label.startswith("★")]
        assert helpful == shown[: len(helpful)]
        await answer.pick(helpful[0])
        await answer.press(answer.buttons[0])
    assert (await kinds_since(west, before))[:1] == ["travel"]


@pytest.mark.parametrize(
    ("claimed", "hand", "journey", "payment"),
    [
        ("bangor--montreal", "1 red", "Albany\u2013Montreal: 1 🟥 red", "1 🟥 red"),
        ("albany--boston", "2 green", "Bangor\u2013Boston: 2 🟩 green, to a large city", "2 🟩 green"),
    ],
)
async def test_a_payment_just_like_the_price_is_said_once(laid, claimed, hand, journey, payment):
    await laid.lay(tickets={"black": ["albany--bangor"]}, claims={claimed: "black"}, hands={"black": hand})
    panel = await laid.hand("channel")
    await panel.press("💡 Hint")
    assert f"*Travel · {journey}*:" in panel.words
    assert panel.words.count(payment) == 2, "in the hint, and in the form that it opens"


async def test_which_track_helps_is_told_to_its_owner_alone(west, stage):
    await helped(west)
    offered = await stage.alice.autocomplete(stage.channel, "legends travel", "track", "")
    assert offered[0]["name"].startswith("★")
    assert await stage.bob.autocomplete(stage.channel, "legends travel", "track", "") == []
    assert "★" not in text(standing(stage)[-1])


async def helped(table):
    """Go on to a turn of the person in which a track can be travelled that helps a ticket."""
    while True:
        match = await table.match()
        state, (seat,) = match.state, LEGENDS.awaited(match.state)
        if not state.in_round(AGENDA) and any(
            w.helps for w in LEGENDS.advice.worth(state, seat, Travel, "track", {}).values()
        ):
            return
        (kind,) = {Draw} & set(LEGENDS.kinds(state, seat))
        while await table.in_the_bot(opponent_to_move(table.stage.service, table.id)) is None:
            await table.silently(kind(seat, "deck"))
        await table.in_the_bot(table.stage.bot.reconciler.reconcile(table.id))
        await table.until_the_person_moves()


class Laid(OpenTable):
    """A game of three people at a position that is laid out by hand: whoever is to move is black."""

    async def lay(self, **laid):
        """Lay the position out; ``mover`` is whose turn it is then, with every press counted."""
        seat = await self.next()
        others = iter(["blue", "green"])
        companies = ["black" if one == seat else next(others) for one in range(3)]
        live = await self.stage.service.live.get(self.id)
        live.match.state = position(companies=companies, **laid).state
        self.mover = Presser(self.stage, await self.holder(seat))

    def direct_message(self, who):
        """Return the latest direct message of somebody as they press in it, each press counted."""
        return Panel(self.stage, Presser(self.stage, who.user), who.user.dm_channel.last_message)

    async def made(self, before):
        """Return the moves since there were so many."""
        return (await self.match()).line[before:]

    async def president(self, company):
        """Return who presides over a company."""
        return await self.holder((await self.match()).state.seat_of(company))

    async def hand(self, where):
        """Return the hand of black, open in the channel or by direct message, and count no press before."""
        if where == "direct message":
            return Panel(self.stage, self.mover, self.mover.user.dm_channel.last_message)
        panel = self.mover.answered(await self.mover.click(self.panel(), label="My hand"))
        self.mover.presses = 0
        return panel

    async def travel(self, track, *labels, hand=None):
        """Let black pick a track and press whatever follows; return the panel.

        ``hand``: where the journey begins, if not below the board in the channel.
        """
        panel = hand or self.mover.answered(await self.mover.click(self.panel(), label="Travel"))
        if hand:
            await hand.press(shown(hand, "Travel"))
        for label in (track, *labels):
            for page in [one for one in panel.buttons if PAGE.match(one)]:
                if not any(label in one.replace("\u2013", "-") for one in (*panel.menu, *panel.buttons)):
                    await panel.press(page)
            await panel.pick(shown(panel, label))
        return panel

    async def asked(self, event, **laid):
        """Let black turn an event up and decline what it offers; return the president of blue, who is asked then."""
        deck, tickets = "newspaper, red, red, blue, green, " + "red, " * 9, ["albany--bangor", "boston--miami"]
        coins = dict.fromkeys(("black", "blue", "green"), 5)
        await self.lay(deck=deck, ticket_deck=tickets, coins=coins, event_deck=event, **laid)
        panel = self.mover.answered(await self.mover.click(self.panel(), label=DECK))
        await panel.press("No, thank you")
        return await self.president("blue")


PAGE = re.compile("\\d+\u2013\\d+")
"""How the buttons begin that lead to more than a message holds."""


def shown(panel, words):
    """Return the first option or button that has some words."""
    there = [*panel.menu, *panel.buttons]
    found = [one for one in there if words in one.replace("\u2013", "-")]
    assert found, "\n".join(there)
    return found[0]


@pytest.fixture
async def laid(stage):
    """Begin a campaign of three people, after the opening tickets."""
    await stage.alice.slash(stage.channel, "campaign new", title="The West", players=3)
    lobby = next(m for m in reversed(stage.channel.history()) if "## The West" in text(m))
    for one in (stage.bob, stage.cara):
        await one.click(lobby, label="Join")
    await stage.alice.click(lobby, label="Start")
    table = Laid(stage, await stage.table())
    await table.hurry(lambda match: Draw in match.game.kinds(match.state, min(match.game.awaited(match.state))))
    return table


FINAL = "you cannot take it back on your own"


async def travels(table, presses, *labels, where="channel", **held):
    """Let black travel by so many presses, from the channel or from the private hand; return the move."""
    await table.lay(**held)
    before, hand = await moves_made(table), None if where == "channel" else await table.hand(where)
    if where == "direct message":
        table.mover.who = table.mover.user
    with table.mover.needs(presses=presses):
        panel = await table.travel(*labels, hand=hand)
    made = await table.made(before)
    assert made, panel.words
    return made[0]


WHERE = ["channel", "hand", "direct message"]
"""From where somebody may travel: one is tried of each journey each time, and all of the plainest."""


@pytest.mark.parametrize("where", WHERE)
async def test_a_track_is_travelled_by_three_presses_with_an_ordinary_payment(laid, where):
    held = {"where": where, "hands": {"black": "2 red, 1 wild"}}
    made = await travels(laid, 3, "Buffalo-Montreal: 2 🟥", "2 🟥 red", **held)
    assert (made.payment, made.powers, made.extra) == ("2 red", (), ())


async def test_it_is_so_on_the_whole_map_with_all_its_tracks(laid):
    hand = "5 red, 5 blue, 5 green, 5 yellow, 5 black, 5 white, 5 wild"
    # With a hand for every track there are more of them than a message holds: the press that turns the page comes on top.
    made = await travels(laid, 4, "Sacramento", "red", opened=EVERYTHING, game=12, hands={"black": hand})
    assert "sacramento" in made.track


async def test_what_a_journey_turns_up_is_told_beside_its_payments_and_paying_is_all_that_it_takes(laid):
    await laid.lay(hands={"black": "3 yellow, 1 wild"})
    before = await moves_made(laid)
    with laid.mover.needs(presses=3):
        panel = await laid.travel("Buffalo-New York")
        assert FINAL in panel.words, "a large city brings a card from the deck"
        await panel.press("3 🟨 yellow")
    assert await kinds_since(laid, before) == ["travel"]


async def test_only_the_payments_that_turn_something_up_are_named(laid):
    await laid.lay(opened=["trail", "desert"], hands={"black": "1 yellow, 1 yellow skull, 1 wild"})
    panel = await laid.travel("Dallas-Oklahoma City: 2")
    (line,) = [line for line in panel.words.splitlines() if "you cannot take" in line]
    assert line.count("skull") == 2
    assert "1 🟨 yellow and 1 🌈 wild" not in line


POWERS = [
    ("engineer", "1 🟥 red and 2 🟨 yellow", {"specialists": {"black": "engineer"}}),
    ("A steamer in New York", "3 🟨 yellow", {"opened": ["cape"]}),
    ("Air Brake", "3 🟨 yellow", {"office": {"black": [8]}}),
]


@pytest.mark.parametrize("where", long_but(WHERE, "hand"))
@pytest.mark.parametrize(("power", "payment", "held"), a_few(POWERS, 1))
async def test_a_steamer_a_specialist_or_a_card_takes_one_press_more(laid, power, payment, held, where):
    hands = {"black": "3 yellow, 1 red, 2 wild"}
    made = await travels(laid, 4, "Buffalo-New York", power, payment, where=where, hands=hands, **held)
    paid = payment.replace("🟨 ", "").replace("🟥 ", "").replace(" and", ",")
    assert (len(made.powers), made.payment) == (1, paid)


STEAMER, AIR_BRAKE = "A steamer in New York", "Air Brake"
PAIRS = [
    ((STEAMER, "engineer"), "1 🟥 red and 2 🟨 yellow", {"specialists": {"black": "engineer"}}),
    ((STEAMER, AIR_BRAKE), "3 🟨 yellow", {"hands": {"black": "3 yellow, 4 wild"}, "office": {"black": [8]}}),
    (
        (AIR_BRAKE, "engineer"),
        "1 🟥 red and 2 🟨 yellow",
        {"specialists": {"black": "engineer"}, "office": {"black": [8]}},
    ),
]


@pytest.mark.parametrize("where", long_but(WHERE, "direct message"))
@pytest.mark.parametrize(("powers", "payment", "held"), a_few(PAIRS, 1))
@pytest.mark.parametrize("first", [0, 1])
async def test_two_powers_on_one_journey_take_two_presses_more_in_either_order(
    laid, powers, payment, held, first, where
):
    held = {"hands": {"black": "3 yellow, 1 red, 2 wild"}, "opened": ["cape"], **held}
    made = await travels(laid, 5, "Buffalo-New York", powers[first], powers[1 - first], payment, where=where, **held)
    paid = payment.replace("🟨 ", "").replace("🟥 ", "").replace(" and", ",")
    assert (len(set(made.powers)), made.payment) == (2, paid)


@pytest.mark.parametrize("where", long_but(WHERE, "channel"))
async def test_a_power_and_trestles_take_two_presses_more(laid, where):
    held = {"hands": {"black": "3 red, 2 blue, 1 wild"}, "coins": {"black": 9}, "opened": EVERYTHING, "game": 12}
    track, pressed = "Los Angeles-Santa Barbara", ("engineer", "1 🟦 blue and 1 🟥 red", "$2 · $2")
    made = await travels(laid, 6, track, *pressed, where=where, specialists={"black": "engineer"}, **held)
    assert (len(made.powers), made.payment, made.extra) == (1, "1 blue, 1 red", ("$2", "$2"))


@pytest.mark.parametrize(("power", "_payment", "held"), a_few(POWERS, 1))
async def test_no_power_is_spoken_of_any_more_once_the_last_is_pressed(laid, power, _payment, held):
    await laid.lay(hands={"black": "3 yellow, 1 red, 2 wild"}, **held)
    panel = await laid.travel("Buffalo-New York", power)
    assert "With which cards?" in panel.words
    assert "press it first" not in panel.words


@pytest.mark.parametrize(("power", "_payment", "held"), long_but(POWERS, POWERS[-1]))
async def test_it_takes_no_press_where_it_is_not_wanted(laid, power, _payment, held):
    await laid.lay(hands={"black": "3 yellow, 1 red, 2 wild"}, **held)
    panel = await laid.travel("Buffalo-New York")
    assert "With which cards?" in panel.words
    assert shown(panel, power)
    assert "If you want to use a power on this journey, choose it first." in panel.words
    assert "Done" not in panel.buttons
    before = await moves_made(laid)
    await panel.press("3 🟨 yellow")
    assert (await laid.made(before))[0].powers == ()


@pytest.mark.parametrize(
    ("track", "payment", "extra", "turns"),
    a_few([("Calgary-Helena", "3 🟥 red", "$2", 0), ("Los Angeles-Santa Barbara", "2 🟥 red", "$2 · $2", 1)], 1),
)
@pytest.mark.parametrize("where", long_but(WHERE, "hand"))
async def test_trestles_take_one_press_more_however_many_they_are(laid, track, payment, extra, turns, where):
    held = {"hands": {"black": "3 red, 2 blue, 1 wild"}, "coins": {"black": 9}, "opened": EVERYTHING, "game": 12}
    made = await travels(laid, 4 + turns, track, payment, extra, where=where, **held)
    assert made.extra == tuple(extra.split(" · "))


NO = "No, thank you"
EVENTS = [("fire-sale", "Yes"), ("ticket-rush", "Yes"), ("card-market", "blue"), ("grain-glut", "🟦 blue · 🟦 blue")]


@pytest.mark.parametrize(
    ("where", "rules"), [("direct message", []), ("channel", ["depots"]), *times(0, 1) * [("channel", [])]]
)
@pytest.mark.parametrize(("event", "yes"), a_few(EVENTS, 1))
@pytest.mark.parametrize("says", ["yes", "no"])
async def test_an_event_is_answered_by_one_press_in_the_direct_message_and_by_two_from_the_channel(
    laid, event, yes, says, where, rules
):
    held = dict.fromkeys(("black", "blue", "green"), "2 blue, 1 red")
    who = await laid.asked(event, hands=held, rules=rules)
    before, label = await moves_made(laid), yes if says == "yes" else NO
    message = laid.direct_message(who)
    presser = message.presser if where == "direct message" else Presser(laid.stage, who)
    with presser.needs(presses=1 if where == "direct message" else 2):
        if where == "channel":
            message = presser.answered(await presser.click(laid.panel(), label="My move"))
        await message.press(shown(message, label))
    (made,) = await laid.made(before)
    assert bool(made.choice) is (says == "yes")


async def test_opening_tickets_are_chosen_by_three_presses_from_the_channel_and_by_two_in_the_direct_message(stage):
    await stage.alice.slash(stage.channel, "campaign new", title="The West", players=2)
    await stage.bob.click(next(m for m in stage.channel.history() if "## The West" in text(m)), label="Join")
    await stage.alice.click(next(m for m in stage.channel.history() if "## The West" in text(m)), label="Start")
    table = Laid(stage, await stage.table())
    who = Presser(stage, stage.alice)
    with who.needs(presses=3):
        panel = who.answered(await who.click(table.panel(), label="My move"))
        assert "Choose your opening tickets." in panel.words
        assert panel.words.count("at least 2") == 1, "how many are kept at least is said once"
        await panel.choose(*[*panel.menu][:2])
        await panel.press("Keep these")
    message = table.direct_message(stage.bob)
    with message.presser.needs(presses=2):
        await message.choose(*[*message.menu][:2])
        await message.press("Keep these")
    assert await kinds_since(table, 0) == ["keep", "keep"]


@pytest.mark.parametrize(
    ("kept", "rules"), a_few([(True, []), (False, ["depots"]), (True, ["depots"]), (False, [])], 2)
)
async def test_the_one_ticket_of_an_event_is_kept_or_put_back_by_one_press(laid, kept, rules):
    message = laid.direct_message(await laid.asked("ticket-rush", rules=rules))
    await message.press("Yes")
    before = await moves_made(laid)
    with message.presser.needs(presses=1):
        await message.press(shown(message, "Albany" if kept else "None of them"))
    (made,) = await laid.made(before)
    assert made.tickets == (("albany--bangor",) if kept else ())


async def ordered(table, company, **given):
    """Let the president of a company order how an event is answered."""
    who = await table.president(company)
    with table.stage.env._bot_scope():
        await table.stage.service.orders.give(table.id, who.id, "order_event", given)
    return who


async def test_nobody_is_asked_who_has_ordered_how_an_event_is_answered_and_nobody_else_reads_of_it(laid, stage):
    held = dict.fromkeys(("black", "blue", "green"), "2 blue, 1 red")
    deck, coins = "newspaper, " + "red, " * 20, dict.fromkeys(("black", "blue", "green"), 5)
    await laid.lay(deck=deck, coins=coins, event_deck="fire-sale", hands=held, game=9)
    said = [text(m) for m in stage.channel.history()]
    await ordered(laid, "blue", event="any", answer="no")
    await ordered(laid, "green", event="fire-sale", answer="yes")
    assert [text(m) for m in stage.channel.history()] == said
    panel = laid.mover.answered(await laid.mover.click(laid.panel(), label=DECK))
    state = (await laid.match()).state
    assert LEGENDS.awaited(state) == {state.seat_of("black")}
    await panel.press("No, thank you")
    state = (await laid.match()).state
    assert not any(isinstance(task, Choose) for task in state.agenda)
    assert (state.company(state.seat_of("green")).coins, state.company(state.seat_of("blue")).coins) == (3, 5)


async def test_such_an_order_is_given_by_three_presses_shown_in_the_hand_and_taken_back_by_one(laid, stage):
    await laid.lay(hands={"black": "2 red"})
    waiting = Presser(stage, await laid.president("blue"))
    panel = waiting.answered(await waiting.click(laid.panel(), label="My hand"))
    with waiting.needs(presses=3):
        await panel.press("Answer an event")
        await panel.pick("Every event that each company may use")
        await panel.pick("No")
    assert "Say no to every event that each company may use." in panel.words
    with waiting.needs(presses=1):
        await panel.press("Take back")
    assert "Say no to every event" not in panel.words
