"""Blank pictures, where a test is not about pictures: drawing them takes most of the time."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager

import pytest

from bot import drawing_pool
from bot.texts import texts_for
from engine.core.views import game_of
from rendering import api, graphs

BLANK = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c63680000008200812bfad4"
    "0000000049454e44ae426082"
)


@contextmanager
def blank_pictures():
    """Leave every picture blank, but for its description, and count what was drawn by kind; of choices, by field."""
    drawn = Counter()

    async def draw(_, order):
        choosing = order.choosing
        drawn[f"{choosing.move}.{choosing.field}" if choosing else order.kind] += 1
        name = "choice" if choosing else "example" if order.example else order.kind
        return drawing_pool.Picture(BLANK, "A picture of the choice." if choosing else _said(order), f"{name}.png")

    async def animate(_, replay):
        drawn["replay"] += 1
        return drawing_pool.Picture(BLANK, replay.alt, "replay.gif")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawing_pool.DrawingPool, "animate", animate)
        patch.setattr(drawing_pool.DrawingPool, "draw", draw)
        yield drawn


def _said(order):
    texts = texts_for(order.language).of(game_of(order.view))

    def words(text):
        return texts.sentence(text, order.names, plain=True)

    if order.example:
        return words(order.example.shows)
    if order.graph:
        return words(api.fullest(graphs.say(*order.graph), words))
    if order.boards:
        return f"A poster of {len(order.boards)} boards."
    return words(api.alt(order.view, order.kind, words=words))
