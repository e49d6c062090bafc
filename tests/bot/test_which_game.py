"""Which game a table is of: whoever opens one without naming it is asked, and until the start it can be another."""

from __future__ import annotations

from bot.texts import texts_for
from engine.core.registry import GAMES
from tests.bot.stage import private, raw, text


def offered(message):
    """Return the labels and values of the one menu of a message."""
    (menu,) = (c for c in raw(message) if c.get("options"))
    return {option["label"]: option["value"] for option in menu["options"]}


async def asked(stage, **options):
    said = await stage.alice.slash(stage.channel, "game new", title="Friday | night", **options)
    assert await stage.table() is None
    assert "Which game" in private(said)
    return said.response


async def test_whoever_opens_a_table_without_a_game_is_asked_which_one(stage):
    question = await asked(stage)
    assert "Which game will be played at Friday \\| night?" in text(question)
    assert list(offered(question)) == [texts_for("en").say(f"game.name.{game}") for game in GAMES]
    assert "18CZ" in offered(question)
    # What is played as a campaign is no game of a single table.
    assert "Legends of the West, begins with `/campaign new`" in text(question)


async def test_the_table_is_opened_with_the_game_that_is_chosen_and_all_else_that_was_typed(stage):
    question = await asked(stage, players=3, pace="live", thread=False)
    await stage.alice.select(question, [offered(question)["18CZ"]])
    table = await stage.table()
    assert (table.game, table.title, table.wanted, table.pace) == ("18cz", "Friday | night", 3, "live")
    assert "18CZ" in text(stage.lobby())
    assert "is open" in text(question)


async def test_a_variant_belongs_to_a_game_so_that_is_to_be_named_with_it(stage):
    said = await stage.alice.slash(stage.channel, "game new", title="Friday", variant="ruleset=rulebook")
    assert "choose the game as well" in private(said)
    assert await stage.table() is None


async def test_before_the_start_the_host_can_change_the_game(stage):
    await stage.open(game="europe", players=2)
    await stage.bob.slash(stage.channel, "game join")
    said = await stage.alice.slash(stage.channel, "game options", game="german", variant="baden=first")
    assert "has been changed" in private(said)
    table = await stage.table()
    assert (table.game, table.wanted, len(table.seats)) == ("german", 3, 2)
    assert table.variants["baden"] == "first"
    assert "German Railways" in text(stage.lobby())
    await stage.alice.slash(stage.channel, "game opponent")
    await stage.alice.slash(stage.channel, "game start")
    assert (await stage.table()).phase == "live"


async def test_a_game_that_takes_fewer_than_sit_there_already_is_refused(stage):
    await stage.open(game="18cz", players=6)
    for _ in range(5):
        await stage.alice.slash(stage.channel, "game opponent")
    said = await stage.alice.slash(stage.channel, "game options", game="german")
    assert "6 seats are taken already" in private(said)
    assert (await stage.table()).game == "18cz"


async def test_a_campaign_stays_with_its_game(stage):
    await stage.alice.slash(stage.channel, "campaign new", title="West")
    said = await stage.alice.slash(stage.channel, "game options", game="german")
    assert "campaign" in private(said)
    assert (await stage.table()).game == "legends"
