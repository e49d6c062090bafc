"""The bot's own stage, for games that are played from the first message to the last."""

import pytest
from PIL import Image

from bot import easel
from tests.bot.conftest import nothing_unexpected, pace, service, simcord_bot, stage

__all__ = ["nothing_unexpected", "pace", "service", "simcord_bot", "stage"]


@pytest.fixture
def sketches(monkeypatch):
    """Leave every picture blank, which saves most of the time; its name and its description in words stay."""

    async def draw(_, order):
        return easel._drawn(order)

    blank = Image.new("RGB", (8, 8))
    for picture in ("draw_board", "draw_hand", "draw_offer", "draw_report"):
        monkeypatch.setattr(f"rendering.ticket_to_ride.europe.{picture}", lambda *_: blank)
    monkeypatch.setattr(easel.Easel, "draw", draw)
