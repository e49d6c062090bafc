"""`/game graph` shows how players and companies have fared: as a picture, in words, as a table, and to everybody."""

import csv
import io

import discord
import pytest

from bot.interactions.here import LOOKS
from bot.interactions.looking_back import REPLAYS, as_csv
from bot.texts import Texts
from engine.core.graphs import Column, Graph, Line
from engine.core.seat import Seat
from engine.core.text import Player
from engine.core.text import text as words
from tests.bot.stage import labels, private, raw, text
from tests.bot.test_board_as_it_was import answered, menus
from tests.bot.test_practice import finished

EVERYBODY = "Show everybody"


async def graph(stage, **options):
    return answered(await stage.alice.slash(stage.channel, "game graph", **options))


def alt(message):
    (gallery,) = (part for part in raw(message) if part["type"] == 12)
    return gallery["items"][0]["description"]


async def test_a_running_game_shows_its_chief_graph_and_turns_to_others(stage):
    await stage.begin(stage.bob, stage.cara, game="german")
    for _ in range(4):
        await stage.act(await to_move(stage))
    shown = await graph(stage)
    assert "Player money (Taler)" in text(shown)
    assert "alice: " in alt(shown)
    assert [option["label"] for option in menus(shown)[0]["options"]] == [
        "Player money (Taler)",
        "Player income (Taler)",
        "Dividends to the players, by new link (Taler)",
        "Dividends of the railroads\N{RIGHT SINGLE QUOTATION MARK} shares, by new link (Taler)",
        "Railroad income (Taler)",
        "Railroad networks (hexes)",
    ]
    await stage.alice.select(shown, ["routes"])
    assert "Railroad networks (hexes)" in text(shown)


async def to_move(stage):
    table = await stage.table()
    people = {who.id: who for who in (stage.alice, stage.bob, stage.cara)}
    return people[table.seats[min(table.actors)].user_id]


async def test_a_graph_is_read_in_words_and_shown_as_a_picture_again(stage):
    await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    shown = await graph(stage, which="Player worth (K)")
    await stage.alice.click(shown, label="In words")
    assert "alice: 350" in text(shown)
    assert not [part for part in raw(shown) if part["type"] == 12]
    await stage.alice.click(shown, label="As a picture")
    assert "alice: 350" in alt(shown)


async def test_who_wants_no_pictures_has_graphs_in_words(stage):
    await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    await stage.alice.slash(stage.channel, "me settings", pictures="off")
    shown = await graph(stage)
    assert "alice: 350" in text(shown)
    assert "As a picture" in labels(shown)


async def test_a_graph_is_shown_to_everybody_without_controls(stage):
    await stage.begin(stage.bob, stage.cara, game="german")
    shown = await graph(stage)
    await stage.alice.click(shown, label=EVERYBODY)
    posted = stage.said("Player money")
    assert not labels(posted)
    assert "alice: " in alt(posted)


@pytest.mark.parametrize("command", ["game graph", "game replay"])
async def test_only_who_plays_there_or_manages_the_server_shows_it_to_everybody(stage, command):
    await stage.begin(stage.bob)
    shown = answered(await stage.cara.slash(stage.channel, command))
    before = len(stage.channel.history())
    for _ in range(3):
        said = private(await stage.cara.click(shown, label=EVERYBODY))
        assert "Only those who play at this table" in said
    assert len(stage.channel.history()) == before
    role = stage.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    boss = stage.guild.add_member(stage.env.create_user("boss"), roles=[role])
    await boss.click(answered(await boss.slash(stage.channel, command)), label=EVERYBODY)
    assert len(stage.channel.history()) == before + 1


@pytest.mark.parametrize(("command", "most"), [("game graph", LOOKS), ("game replay", REPLAYS)])
async def test_it_is_shown_to_everybody_as_often_as_by_the_command_and_both_count(stage, command, most):
    await stage.begin(stage.bob)
    shown = answered(await stage.alice.slash(stage.channel, command))
    before = len(stage.channel.history())
    answers = [await stage.alice.click(shown, label=EVERYBODY) for _ in range(most + 2)]
    assert len(stage.channel.history()) == before + most - 1  # the command itself was the first
    assert "too fast" in private(answers[-1])
    assert "too fast" in private(await stage.alice.slash(stage.channel, command))


async def test_a_graph_is_handed_out_as_a_table(stage):
    table = await finished(stage)
    shown = await graph(stage, which="income")
    said = await stage.alice.click(shown, label="As a table (CSV)")
    assert f"german-{table.id}-income.csv" in private(said)


def test_a_table_has_a_row_for_each_column_and_no_cell_that_would_be_worked_out():
    seats = [Line(f"seat/{seat}", words("player", player=Player(Seat(seat))), (seat, None, 7)) for seat in (0, 1)]
    begins = words("german.order.bag", round=2)
    made = Graph("cash", (Column(0), Column(3, begins), Column(5)), tuple(seats), by_moves=True)
    written = as_csv(made, Texts("en", strict=True), ["=SUM(A1)", 'Ben, the "Great"']).decode("utf-8-sig")
    assert list(csv.reader(io.StringIO(written))) == [
        ["Move", "Begins", "'=SUM(A1)", 'Ben, the "Great"'],
        ["0", "", "0", "1"],
        ["3", "R 2", "", ""],
        ["5", "", "7", "7"],
    ]


async def test_hidden_graphs_are_there_after_the_end_alone(stage):
    await stage.begin(stage.bob, stage.cara, game="europe")
    said = await stage.alice.slash(stage.channel, "game graph", which="tickets")
    assert "Hidden figures are drawn after the end" in private(said)
    assert await suggested(stage) == ["points", "trains", "trails"]
    await stage.alice.slash(stage.channel, "game end")
    for who in (stage.bob, stage.cara):
        await who.click(stage.question(), label="Agree")
    assert await suggested(stage) == ["points", "trains", "trails", "tickets"]


async def suggested(stage):
    offered = await stage.alice.autocomplete(stage.channel, "game graph", "which", "")
    return [choice["value"] for choice in offered]


@pytest.mark.drawn
async def test_the_picture_of_a_graph_is_sent(stage):
    await stage.begin(stage.bob, stage.cara, game="german")
    shown = await graph(stage, which="railroads")
    assert "PO: " in alt(shown)
