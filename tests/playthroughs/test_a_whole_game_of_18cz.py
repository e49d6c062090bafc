"""Three people play 18CZ from the draft to the last operating round, each kind of move typed, half typed and pressed."""

from __future__ import annotations

import pytest

from engine.core.players import random_move_of
from engine.core.rng import Rng
from tests.bot.stage import labels, text
from tests.playthroughs.open_table import HALF, PRESSED, TYPED

GAME, SEED = "18cz", "an evening in Brno"
KINDS = (
    "acquire",
    "company",
    "sell_company",
    "token",
    "withdraw",
    "refuse",
    "accept",
    "par",
    "sell",
    "train",
    "run",
    "dividend",
    "tile",
    "buy",
    "bid",
    "pass",
)
"""What must have been done in every way, the rare ones first."""
WAYS = (TYPED, HALF, PRESSED)


@pytest.mark.long
async def test_three_people_play_a_whole_game_of_18cz(open_table, drawn):
    left = await every_kind_in_every_way(open_table)
    assert left == set()
    assert {"map", "chart", "tile.rotation"} <= set(drawn)
    await open_table.hurry(lambda match: match.over)
    await final_reckoning(open_table)


async def every_kind_in_every_way(open_table):
    left, number = {(kind, way) for kind in KINDS for way in WAYS}, 0
    while left and not (match := await open_table.match()).over:
        seat, rng = await chooser(match, left), Rng(f"{SEED} {number}")
        kinds = {kind.kind(): kind for kind in match.game.kinds(match.state, seat)}
        wanted = [(kind, way) for kind in KINDS for way in WAYS if kind in kinds and (kind, way) in left]
        number += 1
        if not wanted:
            await open_table.silently(match.game.policies["random"](match.game, match.state, seat, rng))
            continue
        await open_table.hurry(lambda _: True)
        kind, way = wanted[0]
        await open_table.play(random_move_of(match.game, match.state, seat, kinds[kind], rng), way)
        left.discard((kind, way))
    return left


async def chooser(match, left):
    """Return the seat whose move comes next: of two whichever has something left to do."""
    question = match.game.question(match.state)
    if question is None:
        return min(match.game.actors(match.state))
    return question.by if any(kind == "withdraw" for kind, _ in left) else question.to


async def final_reckoning(open_table):
    ended = open_table.channel.history()[-1]
    assert open_table.stage.pinged(ended) == []
    assert SEED in text(ended)
    assert labels(ended) == ["My desk", "Since my last turn"]
    match = await open_table.match()
    names = ("alice", "bob", "cara")
    assert f"**{names[match.result.winners[0]]}** wins" in text(ended)
    for name, score in zip(names, match.result.scores, strict=True):
        assert f"{name} {score:,} K" in text(ended)
