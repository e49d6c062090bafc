"""What a campaign hands out: its seed, its logs, its story and what lay in the vaults."""

import msgspec
import pytest

from bot.service import Refusal
from engine.__main__ import main as engine
from engine.core import log
from engine.core.campaigns import seed_of_game
from engine.core.rng import commitment
from storage.check import check
from tests.bot.service.campaigns.playing import carried, carried_out, chain, play_out, say
from tests.bot.service.conftest import GUEST, HOST, OUTSIDER
from tests.stored import read, transact


async def test_the_seeds_of_all_games_follow_from_the_campaigns_which_is_opened_at_its_end(service, between):
    table = await say(service, await between(HOST, GUEST), HOST, GUEST)
    first = (await chain(service, table))[0]
    assert (await service.campaigns.status(table)).seed is None
    table = await say(service, await play_out(service, table), HOST, GUEST)
    last = await play_out(service, table)
    status = await service.campaigns.status(last)
    assert (last.number, last.phase, status.row.ending) == (3, "over", "finished")
    assert commitment(status.seed) == status.row.commitment
    assert commitment(seed_of_game(status.seed, 1)) == first.commitment
    assert status.places
    kept = await read(service.database, lambda tx: tx.execute_fetchall("SELECT seed FROM games"))
    assert [row["seed"] for row in kept] == [None] * 3


async def test_a_single_games_log_is_handed_out_whole_only_when_the_campaign_is_over(service, between):
    table = await between(HOST, GUEST)
    first = (await chain(service, table))[0]
    part = msgspec.json.decode(await service.export.export(first.id, HOST))
    assert "seed" not in part
    assert "setup" not in part
    for _ in range(2):
        table = await play_out(service, await say(service, table, HOST, GUEST))
    for game in await chain(service, table):
        match = log.read(await service.export.export(game.id, OUTSIDER))
        assert match.over
    assert match.setup.carried["campaign"]["games"]


async def test_a_campaign_is_handed_out_as_one_file_when_it_is_over_and_its_games_follow_from_its_seed(
    service, between, tmp_path, capsys
):
    table = await between(HOST, GUEST)
    assert await service.export.campaign(table) is None
    for _ in range(2):
        table = await play_out(service, await say(service, table, HOST, GUEST))
    written = await service.export.campaign(table)
    played = log.read_campaign(written)
    assert [match.over for match in played.games] == [True] * 3
    assert played.commitment == (await service.campaigns.row(table)).commitment
    assert played.carried == await carried_out(service, table)
    file = tmp_path / "campaign.json"
    file.write_bytes(written)
    assert engine(["replay", str(file), "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert (told["over"], len(told["games"]), len(told["places"])) == (True, 3, 2)
    swapped = msgspec.json.decode(written)
    swapped["logs"].reverse()
    file.write_bytes(msgspec.json.encode(swapped))
    assert engine(["replay", str(file)]) == 1


async def test_a_campaign_that_was_ended_in_a_game_is_handed_out_with_that_game_as_it_is(service, between):
    table = await say(service, await between(HOST, GUEST), HOST, GUEST)
    asked = (await service.consent.end(table.id, HOST)).proposal
    await service.consent.answer(table.id, asked.id, GUEST, agree=True)
    played = log.read_campaign(await service.export.campaign(await service.tables.get(table.id)))
    assert [match.over for match in played.games] == [True, False]


async def test_every_game_of_a_campaign_loads_again_from_its_log_alone(service, between, path):
    table = await say(service, await between(HOST, GUEST), HOST, GUEST)
    table = await play_out(service, table)
    before = await carried(service, table)
    await transact(service.database, lambda tx: tx.execute("DELETE FROM snapshots"))
    assert await carried(service, table) == before
    assert len(before["games"]) == 2
    report = await check(path)
    assert report.problems == ()


async def test_the_story_is_told_game_by_game_as_everybody_saw_it(service, between):
    table = await between(HOST, GUEST)
    book = await service.campaigns.book(table)
    (game,) = book.games
    assert not book.over
    (passage,) = (await service.campaigns.chapter(game)).passages
    assert [text.key for text in passage.lines] == ["toy.scored", "toy.scored"]


async def test_what_was_kept_secret_and_the_boards_are_told_at_the_end_alone(service, between):
    table = await between(HOST, GUEST)
    for reading in (service.campaigns.behind, service.campaigns.boards):
        with pytest.raises(Refusal, match="not_over"):
            await reading(table)
    asked = (await service.consent.end(table.id, HOST)).proposal
    done = (await service.consent.answer(table.id, asked.id, GUEST, agree=True)).table
    (chapter,) = await service.campaigns.behind(done)
    assert [text.key for text in chapter.passages[0].lines] == ["toy.you_drew"]
    (board,) = await service.campaigns.boards(done)
    (first,) = (await service.campaigns.book(done)).games
    assert board == (await service.queries.snapshot(first)).view


async def test_what_lies_in_the_vaults_is_told_at_the_end_alone(service, between):
    table = await between(HOST, GUEST)
    sealed = await service.campaigns.status(table)
    assert [text.key for text in sealed.lines] == ["toy.chosen"] * 2
    assert sealed.places == ()
    asked = (await service.consent.end(table.id, HOST)).proposal
    done = await service.consent.answer(table.id, asked.id, GUEST, agree=True)
    assert "toy.you_drew" in [text.key for text in (await service.campaigns.status(done.table)).lines]
