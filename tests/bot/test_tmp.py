import pytest
from tests.bot.presses import Presser
from tests.bot.stage import labels, raw, text
from tests.playthroughs.open_table import OpenTable
from engine.eighteenxx.moves import *

SEED = "an evening in Brno"
PACE = 24 * 3600


@pytest.mark.parametrize("game", ["18cz", "1854"])
async def test_x(stage, game):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=game, players=3))

    def want(m):
        ks = {k.__name__ for s in m.game.actors(m.state) for k in m.game.kinds(m.state, s)}
        return "Dividend" in ks or "PayDividend" in ks or any("ivid" in k for k in ks)

    await table.hurry(want)
    m = await table.match()
    print("KINDS", [k.__name__ for s in m.game.actors(m.state) for k in m.game.kinds(m.state, s)])
    print("PUBLIC", text(table.panel()), labels(table.panel()))
    who = Presser(stage, await table.holder(await table.next()))
    panel = who.answered(await who.click(table.panel(), label="My holdings"))
    print("PRIVATE", panel.words, panel.buttons)

    def want(m):
        ks = {k.__name__ for s in m.game.actors(m.state) for k in m.game.kinds(m.state, s)}
        return "Run" in ks

    await table.hurry(want)
    who = Presser(stage, await table.holder(await table.next()))
    panel = who.answered(await who.click(table.panel(), label="My holdings"))
    print("RUN PRIVATE", panel.words, panel.buttons)
    print("RUN PUBLIC", text(table.panel()), labels(table.panel()))
