"""What is drawn once per process and kept in memory: bases, which never change on a board, and the pieces laid on them.

How much is kept is counted in bytes, not in pictures: a few hundred tiles at every scale take more than all boards.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar, cast
from weakref import WeakValueDictionary

from isal import isal_zlib
from PIL import Image

from rendering.canvas import Viewport, in_256_colours
from rendering.palette import Rgb

P = ParamSpec("P")
AnyPiece = Image.Image | tuple[Image.Image, ...] | None
Drawn = TypeVar("Drawn", bound=AnyPiece)

PIECES = 16_000_000
"""The most bytes taken by the pieces that a process keeps ready."""
PACKED = 24_000_000
"""The most bytes taken by the pieces that it keeps packed: these are dozens of times as many pieces."""
_BYTES = {"1": 1, "L": 1, "P": 1}
"""The bytes that a pixel takes in Pillow's memory, by mode; in every other mode it takes four."""
_OBJECT = 600
"""Bytes that a picture takes in addition to its pixels."""
_MOST_EXTENTS = 20_000
"""The most pieces whose sizes are remembered, whether the pieces are kept or not."""


def size_of(piece: AnyPiece) -> int:
    """Return how many bytes a piece takes."""
    if isinstance(piece, Image.Image):
        return piece.width * piece.height * _BYTES.get(piece.mode, 4) + _OBJECT
    return sum(map(size_of, piece or ()))


class _Packed(NamedTuple):
    """A compressed piece that is not needed just now: unpacking it takes a tenth of the time of drawing it."""

    pictures: tuple[tuple[str, tuple[int, int], bytes, bytes], ...]
    """The mode, the size, the compressed pixels and the palette of each; without a palette the last is empty."""
    alone: bool
    """Whether the piece is one picture, and not a tuple of them."""

    @classmethod
    def of(cls, piece: Image.Image | tuple[Image.Image, ...]) -> _Packed:
        alone = isinstance(piece, Image.Image)
        pictures = (piece,) if isinstance(piece, Image.Image) else piece
        return cls(
            tuple(
                (one.mode, one.size, isal_zlib.compress(one.tobytes(), 1), bytes(one.getpalette() or ()))
                for one in pictures
            ),
            alone,
        )

    def unpacked(self) -> Image.Image | tuple[Image.Image, ...]:
        pictures = tuple(map(_unpacked, *zip(*self.pictures, strict=True)))
        return pictures[0] if self.alone else pictures

    @property
    def size(self) -> int:
        return sum(len(pixels) + _OBJECT for _, _, pixels, _ in self.pictures)


def _unpacked(mode: str, size: tuple[int, int], pixels: bytes, palette: bytes) -> Image.Image:
    # Pillow takes the bytes as they are and copies nothing, as nobody draws on a piece.
    picture = Image.frombuffer(mode, size, isal_zlib.decompress(pixels), "raw", mode, 0, 1)
    if palette:
        picture.putpalette(palette)
    return picture


class PieceStore:
    """Pieces up to a number of bytes in all, and further ones packed, up to another number of bytes.

    A piece that is not used while half of the room is filled anew is packed, and a packed one is forgotten likewise.
    Looking a piece up is as fast as in a dict, as a board has hundreds of them.
    """

    def __init__(self, room: int, packed: int) -> None:
        self._half, self._half_packed = room // 2, packed // 2
        self._recent: dict[Hashable, AnyPiece] = {}
        self._before: dict[Hashable, AnyPiece] = {}
        self._size = 0
        """Bytes of the recent pieces."""
        self._packed: dict[Hashable, _Packed] = {}
        self._packed_before: dict[Hashable, _Packed] = {}
        self._packed_size = 0
        """Bytes of the pieces packed recently."""
        self._extents: dict[Hashable, tuple[int, int]] = {}

    def get(self, key: Hashable, draw: Callable[[], Drawn]) -> Drawn:
        """Return a piece, unpacking it if it is not ready, and drawing it if it is not there."""
        kept: Any = self._recent.get(key, self)
        if kept is not self:
            return cast("Drawn", kept)
        kept = self._before.get(key, self)
        if kept is self:
            packed = self._packed.get(key) or self._packed_before.get(key)
            kept = draw() if packed is None else packed.unpacked()
        self._keep(key, kept)
        return cast("Drawn", kept)

    def extent(self, key: Hashable, draw: Callable[[], Image.Image]) -> tuple[int, int]:
        """Return how wide and high a piece of one picture is, in pixels."""
        known = self._extents.get(key)
        if known is None:
            if len(self._extents) > _MOST_EXTENTS:
                self._extents.clear()
            known = self._extents[key] = self.get(key, draw).size
        return known

    def _keep(self, key: Hashable, piece: AnyPiece) -> None:
        size = size_of(piece)
        if self._size + size > self._half:
            old, self._before, self._recent, self._size = self._before, self._recent, {}, 0
            for each, one in old.items():
                if each not in self._before:
                    self._pack(each, one)
        self._recent[key] = piece
        self._size += size

    def _pack(self, key: Hashable, piece: AnyPiece) -> None:
        if piece is None or key in self._packed:
            return
        packed = self._packed_before.get(key) or _Packed.of(piece)
        if self._packed_size + packed.size > self._half_packed:
            self._packed_before, self._packed, self._packed_size = self._packed, {}, 0
        self._packed[key] = packed
        self._packed_size += packed.size

    @property
    def size(self) -> int:
        """How many bytes all pieces take, ready or packed."""
        ready = sum(map(size_of, {**self._before, **self._recent}.values()))
        return ready + sum(packed.size for packed in {**self._packed_before, **self._packed}.values())

    def clear(self) -> None:
        """Forget everything."""
        self._recent, self._before, self._size = {}, {}, 0
        self._packed, self._packed_before, self._packed_size = {}, {}, 0


PIECES_KEPT = PieceStore(PIECES, PACKED)


class Piece(NamedTuple):
    """A piece that is drawn, or unpacked, when it is looked at."""

    key: Hashable
    """What it shows."""
    draw: Callable[[], Image.Image]

    @property
    def image(self) -> Image.Image:
        """The piece itself."""
        return PIECES_KEPT.get(self.key, self.draw)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels; the piece is drawn for them only if they are not known."""
        return PIECES_KEPT.extent(self.key, self.draw)


class Kept(Generic[P, Drawn]):
    """A function whose pieces are kept."""

    def __init__(self, draw: Callable[P, Drawn]) -> None:
        self._draw = draw
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Drawn:
        """Return a piece, drawing it if it is not there."""
        return PIECES_KEPT.get(self._key(args, kwargs), lambda: self._draw(*args, **kwargs))

    def later(self, *args: P.args, **kwargs: P.kwargs) -> Piece:
        """Return a piece of one picture that need not be there yet."""
        return Piece(self._key(args, kwargs), cast("Callable[[], Image.Image]", lambda: self._draw(*args, **kwargs)))

    def _key(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Hashable:
        return (self._draw, args, *kwargs.items()) if kwargs else (self._draw, args)


def kept(draw: Callable[P, Drawn]) -> Kept[P, Drawn]:
    """Keep the pieces that a function draws, like ``lru_cache``, but within one limit in bytes for all pieces."""
    return Kept(draw)


class BaseCache:
    """The most recently used bases, safe to share between threads. Hands out copies to draw on."""

    def __init__(self, size: int, *, flat: bool = False, packed: bool = False) -> None:
        """Keep at most ``size`` bases: each about 8 MB, or 2 MB if they are kept ``flat``, in 256 colours.

        ``packed``: they are seldom needed and kept compressed; unpacking one takes some milliseconds.
        """
        self._size = size
        self._flat = flat
        self._packed = packed
        self._bases: OrderedDict[Hashable, Image.Image | _Packed] = OrderedDict()
        self._lock = threading.Lock()
        self._in_hand: WeakValueDictionary[Hashable, threading.Lock] = WeakValueDictionary()
        """For each base in use, a lock for the one thread at a time that looks it up or draws it."""

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """Return a copy of a base, drawing it if it is not there."""
        base = self.look_up(key, draw)
        return base.convert("RGB") if self._flat else base.copy()

    def look_up(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """Return a base itself, on which nothing may be drawn."""
        with self._lock:
            in_hand = self._in_hand.setdefault(key, threading.Lock())
        with in_hand:  # so that a base is drawn once for however many threads, and nobody waits for another base
            kept = self._bases.get(key) or (in_256_colours(draw()) if self._flat else draw())
            base = kept.unpacked() if isinstance(kept, _Packed) else kept
            assert isinstance(base, Image.Image)
            if self._packed and base is kept:
                kept = _Packed.of(base)
            with self._lock:
                self._bases[key] = kept
                self._bases.move_to_end(key)
                if len(self._bases) > self._size:
                    self._bases.popitem(last=False)
        return base


_SMALL_PART = 400_000
"""Pixels up to which a part is kept: the surroundings of a hex, drawn once for each tile that could be laid there."""
_SEAM = 96
"""Margin drawn around each quarter of a board, in pixels."""
_HALVED = 0.6
"""Below this scale a pixel of a part is made from two of the board, whose mean is as good as any other filter."""


class LargeBases:
    """Boards drawn once as large as they are ever shown, from which every part is then cut.

    They are kept in 256 colours, as pictures are sent, and packed.
    """

    def __init__(self, size: int) -> None:
        """Keep at most ``size`` boards (each about 2 MB)."""
        self._bases = BaseCache(size, packed=True)

    def part(
        self, key: Hashable, board: Viewport, wanted: Viewport, draw: Callable[[Viewport], Image.Image], beyond: Rgb
    ) -> Image.Image:
        """Return a part of a board, which is drawn if it is not there.

        Args:
            key: which board.
            board: the whole board as large as it is kept.
            wanted: the part, drawn no larger than the board is kept.
            draw: draws a part of the board.
            beyond: the colour of what lies outside of the board.

        """

        def taken() -> Image.Image:
            return cut(self._bases.look_up(key, lambda: _flat(board, draw)), board, wanted, beyond)

        width, height = wanted.size
        if width * height > _SMALL_PART:
            return taken()
        return PIECES_KEPT.get((self, key, board, wanted), taken).copy()


def _flat(board: Viewport, draw: Callable[[Viewport], Image.Image]) -> Image.Image:
    """Draw a board in four quarters, which takes a quarter of the memory, and return it in 256 colours."""
    whole = Image.new("RGB", board.size)
    rows, columns = _halves(board.size[1]), _halves(board.size[0])
    for top, high in rows:
        for left, wide in columns:
            # Each quarter is drawn with a margin, so that things with soft edges show no seam.
            at = (board.left + (left - _SEAM) / board.scale, board.top + (top - _SEAM) / board.scale)
            size = ((wide + 2 * _SEAM) / board.scale, (high + 2 * _SEAM) / board.scale)
            drawn = draw(Viewport(*at, *size, board.scale))
            whole.paste(drawn.crop((_SEAM, _SEAM, _SEAM + wide, _SEAM + high)), (left, top))
    return whole.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _halves(length: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where each half of a length begins and how long it is."""
    return (0, length // 2), (length // 2, length - length // 2)


def cut(large: Image.Image, board: Viewport, wanted: Viewport, beyond: Rgb) -> Image.Image:
    """Return a part of a finished board, as large as it is wanted."""
    picture = Image.new("RGB", wanted.size, beyond)
    left, top = board.at(wanted.left, wanted.top)
    right, bottom = board.at(wanted.left + wanted.width, wanted.top + wanted.height)
    box = (max(0.0, left), max(0.0, top), min(float(large.width), right), min(float(large.height), bottom))
    shrunk = wanted.scale / board.scale
    corner = (round((box[0] - left) * shrunk), round((box[1] - top) * shrunk))
    size = (round((box[2] - box[0]) * shrunk), round((box[3] - box[1]) * shrunk))
    assert min(size) > 0, "what is wanted of a board lies on it"
    around = (int(box[0]), int(box[1]), min(large.width, int(box[2]) + 1), min(large.height, int(box[3]) + 1))
    part = large.crop(around).convert("RGB")
    if size == (around[2] - around[0], around[3] - around[1]) or shrunk == 1:
        picture.paste(part, corner)
        return picture
    inner = (box[0] - around[0], box[1] - around[1], box[2] - around[0], box[3] - around[1])
    picture.paste(
        part.resize(size, Image.Resampling.BOX if shrunk < _HALVED else Image.Resampling.HAMMING, inner), corner
    )
    return picture
