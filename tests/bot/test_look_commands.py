"""Commands that only look."""

from __future__ import annotations

import re

import pytest

from bot.interactions.log import log_page
from bot.service import TITLE_LENGTH, TableOptions
from bot.texts import Texts, languages, texts_for
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import GAMES, find
from engine.core.rng import Rng
from rendering import api
from tests.bot.positions import LIVE, look_at, positions
from tests.bot.stage import labels, private, raw, text
from tests.thorough import a_few

LONGEST_MESSAGE = 4000
"""Characters that Discord takes in the texts of a message."""

SAID = re.compile("your last turn|The latest moves")
"""How what happened since one's last turn is told."""


def pictures(result):
    return [
        part for answer in (result.response, *result.followups) if answer for part in raw(answer) if part["type"] == 12
    ]


def test_every_part_of_the_board_has_a_name():
    match, seat = next(iter(positions("zoom")))
    texts = Texts("en", strict=True)
    for zoom in api.zooms(look_at(match, seat).view):
        assert texts.say(f"{LIVE.game}.zoom.{zoom}")[0].isupper()


@pytest.mark.parametrize("zoom", ["zurich", "Z\u00fcrich", "north-WEST", None])
async def test_the_board_is_shown_whole_or_a_part_of_it_by_any_of_its_names(stage, zoom):
    await stage.begin(stage.bob)
    result = await stage.cara.slash(stage.channel, "game board", **({"zoom": zoom} if zoom else {}))
    assert "Waiting for" in private(result)
    (gallery,) = pictures(result)
    assert gallery["items"][0]["description"]


async def test_a_part_that_the_board_has_not_is_refused_in_words(stage):
    await stage.begin(stage.bob)
    assert "no part called" in private(await stage.alice.slash(stage.channel, "game board", zoom="Atlantis"))


async def test_parts_are_offered_by_what_is_typed(stage):
    await stage.begin(stage.bob)
    offered = await stage.alice.autocomplete(stage.channel, "game board", "zoom", "z\u00fcr")
    assert [choice["value"] for choice in offered] == ["zurich", "erzurum"]


async def test_help_without_a_table_says_how_to_open_one(stage):
    assert "/game new" in private(await stage.alice.slash(stage.channel, "game help"))


async def test_the_log_and_ones_tables_are_listed(stage):
    await stage.begin(stage.bob, title="Night train")
    await stage.act(stage.alice, "keep")
    assert "has chosen tickets" in private(await stage.bob.slash(stage.channel, "game log"))
    assert "Night train" in private(await stage.alice.slash(stage.channel, "mygames"))
    assert "Nobody is waiting" in private(await stage.alice.slash(stage.channel, "turn"))
    assert "Night train" in private(await stage.bob.slash(stage.channel, "turn"))


@pytest.mark.long
async def test_the_log_is_turned_by_buttons_in_place(stage):
    table = await stage.begin(stage.bob, title="Night train")
    holders = {who.id: who for who in (stage.alice, stage.bob)}
    for _ in range(24):
        table = await stage.table()
        await stage.act(holders[table.seats[min(table.actors)].user_id])
    answered = await stage.alice.slash(stage.channel, "game log")
    said = next(m for m in (*answered.followups, answered.response) if m is not None and m.ephemeral)
    assert "page 3 of 3" in text(said)
    assert labels(said) == ["⏮ Beginning", "← Earlier"]
    await stage.alice.click(said, label="← Earlier")
    assert "page 2 of 3" in text(said)
    assert labels(said) == ["← Earlier", "Later →"]
    await stage.alice.click(said, label="← Earlier")
    assert "page 1 of 3" in text(said)
    assert "has chosen tickets" in text(said)
    assert labels(said) == ["Later →", "Latest ⏭"]
    await stage.alice.click(said, label="Latest ⏭")
    assert "page 3 of 3" in text(said)
    await stage.alice.click(said, label="⏮ Beginning")
    assert "page 1 of 3" in text(said)
    assert "has chosen tickets" in private(await stage.alice.slash(stage.channel, "game log", page=1))


async def test_where_it_is_ones_turn_says_since_when_and_what_is_to_do_and_opens_the_panel_by_a_button(stage):
    table = await stage.begin(stage.bob, stage.cara, game="german")
    (seat,) = table.actors
    mover, other, _ = sorted((stage.alice, stage.bob, stage.cara), key=lambda who: table.seat_of(who.id) != seat)
    for command in ("turn", "mygames"):
        said = answered(await mover.slash(stage.channel, command))
        assert "**It is your turn.** It began <t:" in text(said)
        assert "A share of **Ostbahn** is on offer" in text(said)
        assert labels(said) == ["My move", "Since my last turn"]
        assert "What do you want to do?" in private(await mover.click(said, label="My move"))
    waits = answered(await other.slash(stage.channel, "mygames"))
    assert f"Waiting for {mover.name}. The turn began <t:" in text(waits)
    assert labels(waits) == ["My holdings"]
    assert private(await other.click(waits, label="My holdings"))


async def test_what_can_be_done_is_said_of_a_game_that_has_no_words_for_a_turn(stage):
    await stage.begin(stage.bob, game="europe")
    await stage.act(stage.alice, "keep")
    await stage.act(stage.bob, "keep")
    table = await stage.table()
    (seat,) = table.actors
    mover = (stage.alice, stage.bob)[table.seats[seat].user_id == stage.bob.id]
    assert "What you can do: draw" in private(await mover.slash(stage.channel, "turn"))


async def test_a_table_that_has_not_started_says_how_many_sit_there(stage):
    await stage.open(players=3, title="Later")
    said = answered(await stage.alice.slash(stage.channel, "mygames"))
    assert "**Later**" in text(said)
    assert "one of 3 seats is taken" in text(said)
    assert not labels(said)


async def test_a_button_of_before_that_counted_from_the_latest_page_still_turns_there(stage):
    table = await stage.begin(stage.bob)
    holders = {who.id: who for who in (stage.alice, stage.bob)}
    for _ in range(12):
        table = await stage.table()
        await stage.act(holders[table.seats[min(table.actors)].user_id])
    with stage.env._bot_scope():
        view = await log_page(stage.bot.parts, table, stage.alice.id, Texts("en"), -2)
    assert "page 1 of 2" in view.children[0].content


async def test_the_log_leads_to_each_round_and_says_of_each_page_from_which_day_it_is(stage):
    table = await stage.begin(stage.bob, stage.cara, game="german")
    holders = {who.id: who for who in (stage.alice, stage.bob, stage.cara)}
    while not any(mark.begins for mark in (await stage.service.log.page(table.id)).marks):
        table = await stage.table()
        await stage.act(holders[table.seats[min(table.actors)].user_id], "pass")
    for _ in range(12):
        table = await stage.table()
        await stage.act(holders[table.seats[min(table.actors)].user_id], "pass")
    said = answered(await stage.alice.slash(stage.channel, "game log", page=1))
    (menu,) = menus(said)
    assert menu["options"][0]["label"] == "Round 1"
    assert menu["options"][0]["description"][-4:].isdecimal()
    assert ":D>" in text(said)
    await stage.alice.select(said, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    assert "**Round 1.**" in text(said)


async def test_the_board_in_words_is_turned_by_buttons_and_a_menu_of_what_there_is(stage):
    await stage.begin(stage.bob, game="18cz")
    said = answered(await stage.alice.slash(stage.channel, "game words"))
    assert "page 1 of" in text(said)
    assert labels(said) == ["Next →", "End ⏭"]
    await stage.alice.click(said, label="Next →")
    assert "page 2 of" in text(said)
    (menu,) = menus(said)
    place = next(option["value"] for option in menu["options"] if option["label"] == "Trains")
    await stage.alice.select(said, [place], custom_id=menu["custom_id"])
    assert "**Trains**" in text(said)


@pytest.mark.parametrize("language", languages())
def test_all_that_a_crowded_board_shows_is_said_in_words(language):
    texts = texts_for(language).of("europe")
    game = find("europe")
    match, rng = Match(game, Setup("europe", 5), "crowded"), Rng("crowded")
    while not match.over:
        match.play(game.policies["random"](game, match.state, min(game.awaited(match.state)), rng))
    said = texts.sentence(api.full_alt(match.view(None), "board"), [f"A person of the longest {n}" for n in range(5)])
    shown = texts.say("look.words", name="Board", words=said)
    assert said in shown
    assert "\u2026" not in shown


def menus(message):
    return [part for part in raw(message) if part["type"] == 3]


def answered(result):
    """Return the first message that was answered with something in it."""
    return next(answer for answer in (*result.followups, result.response) if answer is not None and raw(answer))


async def test_every_other_picture_is_one_press_away_in_the_same_message(stage):
    await stage.begin(stage.bob, game="18cz")
    shown = answered(await stage.cara.slash(stage.channel, "game board"))
    (menu,) = menus(shown)
    kinds = [option["value"] for option in menu["options"]]
    assert {"map", "chart", "charters", "trains", "players"} <= set(kinds)
    changed = await stage.cara.select(shown, ["trains"], custom_id=menu["custom_id"])
    (gallery,) = pictures(changed)
    assert gallery["items"][0]["description"].startswith("Trains.")


async def test_a_private_panel_where_nothing_is_hidden_shows_what_everybody_has_and_leads_to_the_other_pictures(stage):
    await stage.begin(stage.bob, game="18cz")
    (panel,) = (m for m in stage.channel.history() if "My holdings" in labels(m))
    table = await stage.table()
    first, second = sorted((stage.alice, stage.bob), key=lambda who: table.seat_of(who.id) not in table.actors)
    private_panel = answered(await first.click(panel, label="My holdings"))
    (gallery,) = (part for part in raw(private_panel) if part["type"] == 12)
    assert gallery["items"][0]["description"].startswith("Players in turn order.")
    (menu,) = menus(private_panel)
    answer = await first.select(private_panel, ["chart"], custom_id=menu["custom_id"])
    assert "It is your turn." in private(answer)
    assert "Waiting for" not in private(answer)
    assert "Waiting for" in private(await second.slash(stage.channel, "game board"))
    assert pictures(answer)


async def test_a_hand_is_shown_of_a_table_by_its_title_or_the_label_of_its_suggestion(stage):
    await stage.begin(stage.bob, title="A table of friends")
    (offered,) = await stage.alice.user.autocomplete("hand", "table", "friends")
    for sent in (offered["name"], "a table of friends"):
        assert "A table of friends" in private(await stage.alice.user.slash("hand", table=sent))


async def test_a_hand_stands_alone_on_its_private_panel(stage):
    await stage.begin(stage.bob)
    private_panel = answered(await stage.alice.slash(stage.channel, "hand"))
    assert not [menu for menu in menus(private_panel) if ":show" in menu["custom_id"]]


@pytest.mark.parametrize("game", a_few(GAMES, 2))
async def test_the_buttons_to_look_with_end_the_panel_of_the_channel_the_private_one_and_the_direct_message(
    stage, game
):
    table = await stage.begin(stage.bob, stage.cara, game=game)
    panel = stage.channel.history()[-1]
    looks = labels(panel)[-3:]
    assert looks[0] in {"My hand", "My holdings"}
    assert looks[1:] == ["Since my last turn", "Help"]
    mover = next(who for who in (stage.alice, stage.bob, stage.cara) if table.seat_of(who.id) in table.actors)
    opened = await mover.click(panel, label=looks[0])
    own = answered(opened)
    assert labels(own)[-3:] == looks
    for who, mine in ((mover, own), (mover.user, mover.user.dm_channel.history()[-1])):
        assert labels(mine)[-3:] == looks
        assert SAID.search(private(await who.click(mine, label="Since my last turn")))
        assert "`/game log` what happened" in private(await who.click(mine, label="Help"))
    before = len(stage.channel.history())
    await mover.click(own, label=looks[0])
    assert len(stage.channel.history()) == before, "one's hand is shown where one looks already"


def alt(message):
    (gallery,) = (part for part in raw(message) if part["type"] == 12)
    return gallery["items"][0]["description"]


@pytest.mark.drawn
async def test_an_auction_shows_the_map_in_the_channel_and_beside_the_bid(stage):
    await stage.begin(stage.bob, stage.cara, game="german")
    panel = stage.channel.history()[-1]
    assert alt(panel).startswith("Board of German Railways")
    (seat,) = (await stage.table()).actors
    bidder = (stage.alice, stage.bob, stage.cara)[seat]
    for private_panel in (
        answered(await bidder.click(panel, label="My holdings")),
        answered(await bidder.slash(stage.channel, "german bid")),
    ):
        assert "which starts in Königsberg, is up for auction" in alt(private_panel)
    await stage.act(bidder, "bid")
    waiting = answered(await bidder.slash(stage.channel, "hand"))
    assert alt(waiting).startswith("Board of German Railways")


@pytest.mark.parametrize("game", a_few(GAMES, 2))
async def test_the_export_shows_the_fingerprint_of_the_seed_and_neither_help_nor_the_channel_does(stage, game):
    table = await stage.begin(stage.bob, stage.cara, game=game)
    for person in (stage.alice, stage.bob, stage.cara):
        assert table.commitment in private(await person.slash(stage.channel, "game export"))
        assert table.commitment not in private(await person.slash(stage.channel, "game help"))
    assert not any(table.commitment in text(message) for message in stage.channel.history())


@pytest.mark.parametrize("game", a_few(GAMES, 2))
async def test_help_begins_with_what_can_be_done_now_and_what_it_is_good_for_then_the_game_in_words(stage, game):
    table = await stage.begin(stage.bob, stage.cara, game=game)
    mover = next(who for who in (stage.alice, stage.bob, stage.cara) if table.seat_of(who.id) in table.actors)
    said = private(await mover.slash(stage.channel, "game help"))
    rules = Texts("en").of(game).say(f"{game}.guide")
    now = "What you may do now, and why"
    places = [said.index(part) for part in ("It is your turn", now, f"`/{game} ", rules, "At any time")]
    assert places == sorted(places)


async def test_where_nothing_is_played_yet_neither_pictures_nor_parts_nor_seats_are_offered(stage):
    other = stage.guild.create_text_channel("empty")
    await stage.open()
    for room in (stage.channel, other):
        assert await stage.alice.autocomplete(room, "game board", "picture", "") == []
        assert await stage.alice.autocomplete(room, "game board", "zoom", "z") == []
    assert await stage.alice.autocomplete(other, "game replace", "seat", "") == []


async def test_who_plays_nowhere_has_no_hand_to_be_shown_in_a_direct_message(stage):
    assert "do not sit at a table" in private(await stage.cara.user.slash("hand"))


async def test_of_more_tables_than_a_message_has_room_for_those_left_over_are_counted(stage):
    with stage.env._bot_scope():
        for number in range(25):
            options = TableOptions(game="europe", title="x" + "*" * (TITLE_LENGTH - 1))
            table = await stage.service.lobby.new(5000 + number, stage.guild.id, 10**18 + number, options)
            await stage.service.lobby.join(table.id, stage.alice.id)
    said = answered(await stage.alice.slash(stage.channel, "mygames"))
    assert len(text(said)) <= LONGEST_MESSAGE
    listed = text(said).count("Ticket to Ride")
    assert text(said).endswith(f"and {25 - listed} more tables")
    assert listed > 9


@pytest.mark.long
async def test_of_very_many_tables_those_that_wait_for_the_person_come_first_and_the_longest_waiting_of_all(stage):
    for number in range(12):
        channel = stage.guild.create_text_channel(f"room-{number}")
        with stage.env._bot_scope():
            options = TableOptions(game="europe", title=f"Train {number}", players=2)
            host = (stage.alice, stage.bob, stage.cara)[number % 3].id
            table = await stage.service.lobby.new(host, stage.guild.id, channel.id, options)
            if host != stage.alice.id:
                await stage.service.lobby.join(table.id, stage.alice.id)
            if number < 2:
                if host == stage.alice.id:
                    await stage.service.lobby.add_opponent(table.id, host)
                await stage.service.lobby.start(table.id, host)
        await stage.env.advance_time(60)
    said = answered(await stage.alice.slash(stage.channel, "mygames"))
    assert text(said).index("Train 0") < text(said).index("Train 1") < text(said).index("Train 11")
    assert labels(said).count("My move") == 2


async def test_of_very_many_tables_the_last_are_listed_with_where_they_are_alone(stage):
    for number in range(10):
        options = TableOptions(game="europe", title=f"Train {number}")
        with stage.env._bot_scope():
            host = (stage.alice, stage.bob)[number % 2].id
            table = await stage.service.lobby.new(host, stage.guild.id, 1000 + number, options)
            if host != stage.alice.id:
                await stage.service.lobby.join(table.id, stage.alice.id)
    said = private(await stage.alice.slash(stage.channel, "mygames"))
    lines = [next(line for line in said.splitlines() if f"Train {number}" in line) for number in range(10)]
    assert len(lines) == 10
