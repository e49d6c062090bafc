"""Blank pictures, where a story is not about pictures: drawing them takes most of the time."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
from PIL import Image

from bot import drawing_pool


@contextmanager
def blank_pictures():
    """Leave every picture blank; its name and its description in words stay."""

    async def draw(_, order):
        return drawing_pool._drawn(order)

    blank = Image.new("RGB", (8, 8))
    with pytest.MonkeyPatch.context() as patch:
        for picture in ("draw_board", "draw_hand", "draw_offer", "draw_report"):
            patch.setattr(f"rendering.ticket_to_ride.europe.pictures.{picture}", lambda *_: blank)
        patch.setattr(drawing_pool.DrawingPool, "draw", draw)
        yield
