"""Finished bases: what never changes on a board is drawn once a process and kept in memory."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PIL import Image


class BaseCache:
    """The most recently used bases, safe to share between threads. Hands out copies to draw on."""

    def __init__(self, size: int) -> None:
        """Keep at most ``size`` bases (each about 5 MB)."""
        self._size = size
        self._bases: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = threading.Lock()
        self._drawing: dict[Hashable, threading.Lock] = {}

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """Return a copy of a base, drawing it if it is not there."""
        with self._lock:
            drawing = self._drawing.setdefault(key, threading.Lock())
        with drawing:  # so that a base is drawn once however many ask, and nobody waits for another base
            base = self._bases.get(key) or draw()
            with self._lock:
                self._bases[key] = base
                self._bases.move_to_end(key)
                if len(self._bases) > self._size:
                    self._bases.popitem(last=False)
        return base.copy()
