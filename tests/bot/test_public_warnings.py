"""What a button will set off stands in the channel as it does on the private panel: both have the same buttons."""

from itertools import takewhile

import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.eighteenxx.moves import BuyTrain, Pass
from tests.playthroughs.driving import Panel
from tests.playthroughs.open_table import OpenTable
from tests.thorough import a_few


def begins_phase(match):
    """Tell whether a train that can be bought from the deck begins a phase, where a company may do otherwise."""
    game, state = match.game, match.state
    for seat in game.awaited(state):
        if not {BuyTrain, Pass} <= set(game.kinds(state, seat)):
            continue
        for train in game.slot(state, seat, BuyTrain, "train", {}).options:
            low = game.slot(state, seat, BuyTrain, "price", {"train": train.value}).low
            try:
                events = list(game.play(codec.clone(state), BuyTrain(seat, train.value, low)))
            except IllegalMove:
                continue
            # What would have come anyhow, as an export after the last turn of a set, nobody is warned of.
            caused = takewhile(lambda event: event.text.key not in game.guidance.inevitable, events)
            if any(event.text.key == "18xx.phase.begins" for event in caused):
                return True
    return False


def warned(words):
    return [line for line in words.splitlines() if "⚠" in line]


@pytest.mark.parametrize("game", a_few(["18cz", "1854"], 1))
async def test_what_buttons_set_off_is_the_same_in_the_channel_and_on_the_private_panel(stage, game):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=game, players=3))
    await table.hurry(begins_phase)
    public = Panel(stage, None, table.panel())
    who = await table.holder(await table.next())
    private = table.private_panel(who, await who.click(table.panel(), label="My holdings"))
    assert warned(private.words)
    assert warned(public.words) == warned(private.words)
