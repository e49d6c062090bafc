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

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """Return a copy of a base, drawing it if it is not there."""
        with self._lock:
            base = self._bases.get(key)
            if base is None:
                base = self._bases[key] = draw()
                if len(self._bases) > self._size:
                    self._bases.popitem(last=False)
            self._bases.move_to_end(key)
        return base.copy()
