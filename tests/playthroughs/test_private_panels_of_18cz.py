"""What the private panel of 18CZ says while a move is put together, and what is shown before it is made."""

from __future__ import annotations

import pytest

from engine.core.assistance import awaited
from engine.eighteenxx.g18cz.moves import Pass
from tests.playthroughs.offices import Office, sketched

SEED = "an evening in Brno"


@pytest.fixture(autouse=True)
def luck(monkeypatch):
    """Deal the same game each time."""
    monkeypatch.setattr("bot.service.lobby.secrets.token_hex", lambda _: SEED)


@pytest.fixture
def pace():
    """Let built-in opponents take their time."""
    return 600


@pytest.fixture
def drawn():
    """Leave every picture blank, and count them."""
    with sketched() as counted:
        yield counted


@pytest.fixture
async def office(stage, drawn):
    """Seat all three at a table of 18CZ."""
    return Office(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))


def effects(match, move):
    return [event.text.key for event in match.attempt(move).events]


async def test_the_page_is_called_as_the_button_that_opened_it(office):
    def done_with_track(match):
        seat = min(awaited(match.game, match.state), default=None)
        if seat is None or Pass not in match.game.kinds(match.state, seat):
            return False
        meaning = match.game.meaning(match.state, seat, Pass)
        return (
            meaning and meaning.key == "18cz.pass.track_done" and "18cz.dividend.nothing" in effects(match, Pass(seat))
        )

    await office.hurry(done_with_track)
    who = await office.holder(await office.next())
    desk = office.desk(who, await who.click(office.panel(), label="Done with track"))
    assert "**Done with track**" in desk.words
    assert "**Pass**" not in desk.words
    assert desk.buttons == ["Done with track", "Back"]
    await desk.press("Done with track")
    assert (await office.match()).line[-1] == Pass((await office.table()).seat_of(who.id))
    assert "earns nothing" in desk.words
