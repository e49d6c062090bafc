"""Legends of the West by button and by command: what is asked, what gives nothing away, what is confirmed."""

from __future__ import annotations

from random import Random

import discord
import pytest
from discord import app_commands
from msgspec.structs import replace

from bot.forms import Code, open_form, read
from bot.interactions import commands
from bot.interactions.guide import guide
from bot.interactions.moves import chained, spread
from bot.messages.announcement import openings
from bot.messages.private_panel import layout
from bot.messages.wording import PanelContext
from bot.service import Position, Snapshot
from bot.service.snapshots import direct_options, turn_prompt_of
from bot.texts import Texts, in_messages
from engine.core.forms import Form
from engine.core.match import Match
from engine.ticket_to_ride.legends.campaign import new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Answer, Build, Draw, OpenFrontier, Stake, Travel, UsePower
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.tasks import Bourse, BuildOne, Choose, OpenOne
from engine.ticket_to_ride.moves import KeepTickets
from tests.bot.positions import LIVE
from tests.bot.stage import walk
from tests.engine.ticket_to_ride.legends.positions import position
from tests.engine.ticket_to_ride.legends.table import COLOURS
from tests.engine.ticket_to_ride.legends.world import scramble, world
from tests.thorough import long_but

LOOKS = ("My hand", "Since my last turn", "Help")
"""The last row of every panel."""

TEXTS = Texts("en", strict=True).of("legends")
NAMES = ("Ada", "Ben", "Cleo", "Dora")
SECRETS = [
    "specialist",
    "bond",
    "flagship",
    "depot",
    "frontier",
    "stamp",
    "express",
    "exhibition",
    "steamer",
    "herd",
    "coal",
    "well",
    "trestle",
    "charter",
]


def look_at(table, company):
    """Show a position to the president of a company; None: to everybody."""
    match, state = table.match, table.state
    seat = None if company is None else table.seat(company)
    waited = LEGENDS.awaited(state)
    seats = tuple(replace(LIVE.seats[0], seat=seat, user_id=100 + seat) for seat in range(len(state.seats)))
    seats = tuple(replace(holder, to_move=holder.seat in waited, policy=None) for holder in seats)
    live = replace(LIVE, game="legends", seats=seats)
    return Snapshot(
        table=live,
        seat=seat,
        view=match.view(seat),
        position=Position(live, match, None if seat is None else 100 + seat),
        actors=waited,
        kinds=() if seat is None else LEGENDS.kinds(state, seat),
        hinted=seat is not None and LEGENDS.advice.is_hinted(state, seat),
        undo=None,
        result=match.result,
        seed=None,
        direct=direct_options(match),
        turn_prompt=turn_prompt_of(live, match, seat),
        accepted=match.game.accepted(match.state),
    )


def asking(task, **more):
    """A position in which a task waits for the company that is black's."""
    table = position(**more)
    table.state.agenda = [task]
    return table.run()


def panel(table, company, code):
    """The parts of an open form."""
    snapshot = look_at(table, company)
    context = PanelContext(snapshot, TEXTS, NAMES)
    return list(walk(layout(context, [], open_form(snapshot.position, code), "").to_components()))


def buttons(table, company, code):
    """The controls of an open form: the label of each with what it does."""
    return {part["label"]: part["custom_id"] for part in panel(table, company, code) if part.get("label")}


def legends_commands():
    client = discord.Client(intents=discord.Intents.none())
    client.tree = app_commands.CommandTree(client)
    commands.register(client.tree)
    return client.tree.get_command("legends").commands


def typed_payment(table, track, written, powers=""):
    """Read a journey of black's that is typed up to its payment, where something is to be paid besides."""
    slots = look_at(table, "black").position.slots(Travel)
    given = {"track": track, "payment": written, "powers": powers}
    return read(slots, Travel, given, lambda text: TEXTS.sentence(text, NAMES, plain=True))


def test_a_payment_may_be_typed_without_marks_in_any_order_and_without_the_only_colour():
    marked = position(hands={"black": "1 yellow, 1 yellow skull, 1 red"}, opened=["trail", "desert"], pile="hurricane")
    typed = typed_payment(marked, "baltimore--pittsburgh-b", "2 yellow")
    assert (typed.strange, typed.missing) == (None, "extra")
    assert typed.values["payment"] == "1 yellow, 1 yellow skull"
    coloured = position(
        opened=["trail", "prairie"],
        hands={"black": "1 red, 1 blue"},
        specialists={"black": "engineer"},
        campaign={"stickers": {"dallas--oklahoma-city-a": "red"}},
    )
    for written in ("1 red, 1 blue", "1 blue, 1 red", "1 Blue,1 red as blue", "1 red\uff0c1 blue", "1 red\u30011 blue"):
        typed = typed_payment(coloured, "dallas--oklahoma-city-b", written, "specialist:engineer")
        assert (typed.strange, typed.missing) == (None, None), written
        assert typed.values["payment"] == "1 blue, 1 red as blue"


def test_the_list_of_commands_gives_nothing_away():
    group = legends_commands()
    assert {one.name for one in group} == {"draw", "travel", "tickets", "keep", "pass", "use", "choose", "standing"}
    words = [one.name for one in group] + [one.description for one in group]
    words += [part for one in group for field in one.parameters for part in (field.name, str(field.description))]
    assert [secret for secret in SECRETS if any(secret in each.lower() for each in words)] == []


@pytest.mark.parametrize(
    ("kind", "written", "given"),
    [
        (OpenFrontier, "cape", {"frontier": "cape"}),
        (Build, "large, chicago", {"what": "large", "place": "chicago"}),
        (Stake, "bond", {"bond": "bond"}),
        (Answer, "red, red pick", {"choice": "red, red pick"}),
        (Answer, "", {}),
    ],
)
def test_an_answer_is_typed_as_its_fields_one_after_the_other(kind, written, given):
    assert spread(kind, written) == given


def test_a_turn_has_the_same_buttons_for_everybody_to_see_whatever_the_hand():
    """What lies face up is drawn at one press; the rest is asked in private."""
    seen = {
        tuple(one.label for one in openings(TEXTS, look_at(position(hands={"black": hand}), None), NAMES))
        for hand in ("", "3 red", "4 wild")
    }
    (shown,) = seen
    assert shown[0] == "🎴 From the deck"
    assert [label.split()[-1] for label in shown[1:6]] == ["black", "blue", "green", "red", "yellow"]
    assert shown[6:] == ("Travel", "Draw tickets")


def test_a_decision_besides_a_turn_is_told_and_has_no_button_of_a_turn():
    table = asking(OpenOne(seats=[0]), game=1)
    snapshot = look_at(table, None)
    assert openings(TEXTS, snapshot, NAMES) == []
    asked, *lids = TEXTS.sentence(snapshot.position.decision, NAMES).splitlines()
    assert asked == "**Ada** came last and opens a new board. What the lids say:"
    assert [lid[: lid.index(",")] for lid in lids] == ["📦 **The Cape**", "📦 **The Prairie**", "📦 **The Trail**"]


def test_a_panel_says_what_is_asked_and_how_it_is_declined():
    table = asking(Choose(seats=[0], about="each", source="event:fire-sale"), hands={"black": "3 red"})
    shown = panel(table, "black", Code("choose"))
    said = "\n".join(part["content"] for part in shown if part.get("content"))
    assert f"**Ada** may use Fire Sale: {pack().events['fire-sale'].text}" in said
    assert [part["label"] for part in shown if part.get("label")][-5:] == ["No, thank you", "💡 Hint", *LOOKS]


def test_an_answer_to_which_nothing_can_be_added_needs_no_further_press():
    table = asking(Choose(seats=[0], about="each", source="event:ticket-rush"), ticket_deck=["albany--bangor"])
    position = look_at(table, "black").position
    begun = open_form(position, Code("choose"))
    assert not begun.exhausted
    assert begun.then(0).exhausted
    assert open_form(position, begun.picked(0)).exhausted


def test_what_stays_for_good_is_confirmed():
    table = asking(OpenOne(seats=[0]), game=1)
    first = buttons(table, "black", Code("open"))
    assert set(first) == {"The Cape", "The Prairie", "The Trail", "💡 Hint", *LOOKS}
    assert all("go" in first[board] for board in ("The Cape", "The Prairie", "The Trail"))
    second = buttons(table, "black", Code("open", ("0",)))
    assert "Open it for good" in second


def test_no_more_than_its_name_is_known_of_a_board_before_it_is_opened():
    table = asking(OpenOne(seats=[0]), game=1)
    labels = [
        TEXTS.sentence(option.label) for option in LEGENDS.slot(table.state, 0, OpenFrontier, "frontier", {}).options
    ]
    assert labels == ["The Cape", "The Prairie", "The Trail"]
    assert all(board not in str(LEGENDS.view(table.state, 0)) for board in ("winter", "desert", "shore"))


def test_nobody_is_asked_for_a_flagship_before_there_are_flagships():
    table = asking(Bourse(seats=[0]), rules=["bonds"])
    position = look_at(table, "black").position
    assert open_form(position, Code("stake")).field == "bond"
    done = open_form(position, Code("stake", ("1",)))
    assert (done.field, done.values) == (None, {"bond": "bond", "flagship": "none"})
    late = asking(Bourse(seats=[0]), rules=["bonds", "flagship"], tickets={"black": ["albany--bangor"]})
    assert open_form(look_at(late, "black").position, Code("stake", ("1",))).field == "flagship"


def test_a_card_is_drawn_by_one_press_where_nothing_acts_with_it():
    table = position(hands={"black": "1 red"})
    pressed = buttons(table, "black", Code("draw"))
    assert "take" in pressed["🎴 From the deck"]
    form = open_form(look_at(table, "black").position, Code("draw", ("0",)))
    assert (form.field, form.values) == (None, {"card": "deck", "powers": ()})


@pytest.mark.parametrize(("office", "field"), [([], "payment"), ([8], "powers")])
def test_a_journey_asks_for_powers_only_where_one_can_act(office, field):
    table = position(hands={"black": "3 yellow, 2 wild"}, office={"black": office})
    tracks = [option.value for option in LEGENDS.slot(table.state, 0, Travel, "track", {}).options]
    code = Code("travel", (str(tracks.index("buffalo--new-york")),))
    assert open_form(look_at(table, "black").position, code).field == field


def test_a_power_is_used_only_when_that_is_confirmed():
    table = position(hands={"black": "3 red"}, office={"black": [3]})
    assert UsePower in LEGENDS.kinds(table.state, 0)
    first = buttons(table, "black", Code("use"))
    assert all("take" not in custom_id for custom_id in first.values())


@pytest.mark.parametrize(
    ("written", "powers"),
    [
        ("steamer Boston", ("steamer boston",)),
        ("8, steamer New York", ("card:8", "steamer new-york")),
        ("steamer new-york 8", ("steamer new-york", "card:8")),
    ],
)
def test_an_entry_of_several_words_is_typed_as_it_is_said(written, powers):
    table = position(hands={"black": "3 yellow, 3 wild"}, office={"black": [8]}, opened=["cape"])
    slots = look_at(table, "black").position.slots(Travel)
    track = "boston--new-york-a" if "Boston" in written else "buffalo--new-york"
    given = {"track": track, "powers": written, "payment": "3 yellow"}
    typed = read(slots, Travel, given, lambda text: TEXTS.sentence(text, plain=True))
    assert typed.values["powers"] == powers
    assert typed.strange is None or track.startswith("boston")


def test_an_entry_of_several_words_is_completed_from_its_beginning():
    table = position(hands={"black": "3 yellow, 3 wild"}, office={"black": [8]}, opened=["cape"])
    slots = look_at(table, "black").position.slots(Travel)

    def offered(written):
        form = Form.at(slots, Travel, "powers", {"track": "buffalo--new-york"})
        return [one.value for one in chained(form, written, lambda text: TEXTS.sentence(text, plain=True))]

    assert offered("stea") == ["steamer New York"]
    assert offered("steamer N") == ["steamer New York"]
    assert "8 steamer New York" in offered("8 steamer Ne")


def test_after_the_first_card_a_turn_offers_a_second_one_and_nothing_else():
    table = position(row="red, red, blue, wild, green", deck="white, " * 20)
    before = [one.label for one in openings(TEXTS, look_at(table, None), NAMES)]
    assert {"Travel", "Draw tickets"} <= set(before)
    table.draw("black", "blue")
    after = [one.label for one in openings(TEXTS, look_at(table, None), NAMES)]
    assert after == ["🎴 From the deck", "🟩 green", "🟥 red", "⬜ white"]


def test_help_teaches_the_rules_in_force_in_messages_that_discord_takes():
    early = guide(look_at(position(), "black"), TEXTS, NAMES)
    assert "- Company bonus: " in early
    assert not [secret for secret in SECRETS if secret in early.lower()]
    everything = ["survey", "herds", "coal", "well", "trestle", "charter", "dig", "steamer"]
    late = position(game=11, rules=["stamps", "specialists", "depots", "combine", "bonds", "express", "through", "exhibition"],
                    opened=["cape", "prairie", "trail", "winter", "desert", "silver", "timber", "shore"])  # fmt: skip
    said = guide(look_at(late, "black"), TEXTS, NAMES)
    assert all(TEXTS.say(f"legends.rule.{rule}").lower().split()[-1] in said.lower() for rule in everything)
    assert "flagship" not in said.lower()
    messages = in_messages(said)
    assert len(messages) > 1
    assert all(0 < len(message) <= 2000 for message in messages)
    assert "\n".join(messages) == said


def test_help_writes_down_the_one_command_for_whatever_is_asked():
    said = guide(
        look_at(asking(BuildOne(seats=[0], what="large"), claims={"buffalo--montreal-a": "black"}), "black"),
        TEXTS,
        NAMES,
    )
    assert "**Make a city large**: it stays on the map for the rest of the campaign. `/legends choose choice:…`" in said
    assert "**Ada** may turn one small city" in said
    assert said.count("may turn one small city") == 1


def test_tickets_are_kept_as_in_every_game():
    table = position(ticket_deck=["albany--bangor", "montreal--quebec", "new-york--boston"]).tickets("black")
    assert LEGENDS.kinds(table.state, 0)[0] is KeepTickets
    assert Draw not in LEGENDS.kinds(table.state, 0)


@pytest.mark.parametrize(("number", "players"), long_but([(1, 2), (6, 3), (12, 4)], (6, 3)))
def test_what_a_channel_reads_is_the_same_whatever_is_hidden(number, players):
    games, chance, decisions = world(number), Random(number), 0
    for state, _, _ in list(games.positions("what a channel reads", players))[::7]:
        other = scramble(state, None, chance)
        here, there = (look_at(FixedTable(one, players), None) for one in (state, other))
        assert here.position.decision == there.position.decision
        assert openings(TEXTS, here, NAMES) == openings(TEXTS, there, NAMES)
        assert guide(here, TEXTS, NAMES) == guide(there, TEXTS, NAMES)
        decisions += here.position.decision is not None
    assert decisions


class FixedTable:
    """A table at a position that is only looked at."""

    def __init__(self, state, players):
        self.match = Match(LEGENDS, next_setup(new_campaign(COLOURS[:players])), "looked at")
        self.match.state = self.state = state


@pytest.mark.parametrize(("hand", "seen"), [("1 wild", True), ("1 white", False)])
def test_a_wild_that_is_the_only_payment_is_seen_before_it_is_spent(hand, seen):
    table = position(hands={"black": hand})
    snapshot = look_at(table, "black")
    tracks = [option.value for option in snapshot.position.slots(Travel)("track", {}).options]
    form = open_form(snapshot.position, Code("travel", (str(tracks.index("boston--new-york-a")),)))
    assert form.field == ("payment" if seen else None)
    assert not seen or form.plays, "one press more, and it is made"
    typed = read(snapshot.position.slots(Travel), Travel, {"track": "boston--new-york-a", "powers": ""}, str)
    assert typed.missing == ("payment" if seen else None)
