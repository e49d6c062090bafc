"""Registers a toy as any game is: by its line in the registry, and its texts among the others."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bot import drawing_pool, texts
from bot.messages import pictures
from engine.core.registry import GAMES

LINE = "tests.toy.engine.game:TOY"
LOCALES = Path(__file__).parent / "locales"


def register(monkeypatch, folder, *, key="toy", line=LINE, locales=LOCALES):
    """Register a toy for one test, with a catalogue in an empty folder that holds its texts beside all others."""
    monkeypatch.setitem(GAMES, key, line)
    for language in texts.languages():
        (folder / language).mkdir()
        for path in [*(texts.LOCALES / language).glob("*.ftl"), *(locales / language).glob("*.ftl")]:
            (folder / language / path.name).symlink_to(path)
    monkeypatch.setattr(texts, "LOCALES", folder)
    # Another process would not know what one test has registered.
    monkeypatch.setattr(drawing_pool, "processes", lambda count, **_: ThreadPoolExecutor(count))
    monkeypatch.setattr(pictures, "_pool", drawing_pool.DrawingPool())
    forget()


def forget():
    """Forget all texts that were read."""
    for kept in (texts._file, texts._catalogue, texts._printed, texts._texts_of, texts.texts_for):
        kept.cache_clear()
