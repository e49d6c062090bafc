"""Suggestions of every command: what was chosen is offered again when it is typed, whichever of its names is typed."""

from __future__ import annotations

import pytest

from engine.core.moves import fields
from engine.core.registry import GAMES, find
from rendering import api
from tests.thorough import a_few, long_but

PARTS = {
    "europe": {"northwest": "northwest", "NORTH-WEST": "northwest", "kobenhavn": "kobenhavn", "zágráb": "zagrab"},
    "18cz": {"northwest": "northwest", "usti": "B8", "e11": "E11", "brno": "G19"},
    "german": {"northwest": "northwest", "konigsberg": "Königsberg", "neu brandenburg": "Neu Brandenburg"},
}
"""What may be typed to see a part of some boards, and the part."""
TURNS = 8


async def test_of_the_parts_of_a_board_those_that_begin_as_typed_are_offered_first(stage):
    await stage.begin(stage.bob)
    names = [choice["name"] for choice in await stage.alice.autocomplete(stage.channel, "game board", "zoom", "e")]
    assert names[:4] == ["East", "Edinburgh", "Erzurum", "Essen"]
    assert "Berlin" in names


@pytest.mark.parametrize("game", PARTS)
async def test_a_part_of_a_board_is_found_without_its_accents_and_by_either_of_its_names(stage, game):
    await stage.begin(stage.bob, stage.cara, game=game)
    for typed, part in PARTS[game].items():
        offered = await stage.alice.autocomplete(stage.channel, "game board", "zoom", typed)
        assert offered[0]["value"] == part


@pytest.mark.parametrize("game", a_few(GAMES, 2))
async def test_every_part_of_a_board_is_found_as_it_is_called(stage, game):
    table = await stage.begin(stage.bob, stage.cara, game=game)
    with stage.env._bot_scope():
        zooms = api.zooms((await stage.service.queries.snapshot(table.id)).view)
    for choice in await stage.alice.autocomplete(stage.channel, "game board", "zoom", ""):
        assert choice["value"] in zooms
        again = await stage.alice.autocomplete(stage.channel, "game board", "zoom", choice["name"])
        assert choice["value"] in [each["value"] for each in again]


@pytest.mark.parametrize("game", long_but(GAMES, "german"))
async def test_what_was_chosen_is_offered_again_by_its_value_and_by_its_name(stage, game):
    table, tried = await stage.begin(stage.bob, stage.cara, game=game), 0
    for _ in range(TURNS):
        if not table.actors:
            break
        mover = next(who for who in (stage.alice, stage.bob, stage.cara) if table.seat_of(who.id) in table.actors)
        for kind in filter(fields, find(game).moves):
            command, field = f"{game} {kind.kind().replace('_', '-')}", fields(kind)[0]
            for choice in (await mover.autocomplete(stage.channel, command, field, ""))[:3]:
                for typed in (str(choice["value"]), choice["name"]):
                    again = await mover.autocomplete(stage.channel, command, field, typed)
                    assert choice["value"] in [each["value"] for each in again], (command, typed)
                    tried += 1
        table = await stage.act(mover)
    assert tried
