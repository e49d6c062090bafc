"""How large what is written on a picture really is: measured from what is drawn, through every sheet it is laid on."""

from __future__ import annotations

import io
import sys
from contextlib import ExitStack, contextmanager
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image, ImageDraw

from rendering.base_cache import PIECES_KEPT, BaseCache, LargeBases
from rendering.canvas import INLINE
from rendering.parts import PRINTED


class Written(NamedTuple):
    """Some words on a picture."""

    words: str
    size: float
    """In pixels, where a channel shows the picture."""
    face: str
    """The font that writes them."""

    def scaled(self, times):
        return self._replace(size=self.size * times)


def _named():
    """Everything that a module of the room of pictures, or a class of one, has a name for."""
    for name, module in list(sys.modules.items()):
        if name.startswith("rendering."):
            for one in list(vars(module).values()):
                yield one
                yield from vars(one).values() if isinstance(one, type) else ()


def _forget():
    """Let everything be drawn anew: what was kept does not know what is written on it."""
    PIECES_KEPT.clear()
    for found in _named():
        if isinstance(found, _lru_cache_wrapper) and (found.__module__ or "").startswith("rendering."):
            if "Image" in str(found.__wrapped__.__annotations__.get("return", "")):
                found.cache_clear()
        elif isinstance(found, BaseCache):
            found._bases.clear()
        elif isinstance(found, LargeBases):
            found._bases._bases.clear()


def _written(picture):
    return picture.info.get("written", ())


def _note(picture, written):
    if written:
        picture.info["written"] = (*_written(picture), *written)
    return picture


def _noting_text(draw):
    def noting(pen, xy, words, *rest, **more):
        font = more.get("font") or next(each for each in rest if hasattr(each, "size") and hasattr(each, "path"))
        _note(pen._image, (Written(words, float(font.size), Path(font.path).stem),))
        return draw(pen, xy, words, *rest, **more)

    return noting


def _noting_letters(draw):
    """Note on a picture what is written on a mask that is laid on it."""

    def noting(pen, xy, bitmap, fill=None):
        _note(pen._image, _written(bitmap))
        return draw(pen, xy, bitmap, fill)

    return noting


def _noting_scale(change, times):
    """Note on what a picture is scaled to what is written on that picture; ``times`` tells by how much."""

    def noting(picture, size, *rest, **more):
        found = change(picture, size, *rest, **more)
        found.info["written"] = tuple(one.scaled(times(picture, size, *rest, **more)) for one in _written(picture))
        return found

    return noting


def _reduced(picture, factor, box=None):
    return 1 / (factor[0] if isinstance(factor, tuple) else factor)


def _resized(picture, size, *rest, **more):
    box = more.get("box") or (rest[1] if len(rest) > 1 else None) or (0, 0, *picture.size)
    return size[0] / (box[2] - box[0])


def _noting_laid(lay):
    """Note on a picture what is written on another that is laid on it."""

    def noting(picture, im, *rest, **more):
        if isinstance(im, Image.Image):
            _note(picture, _written(im))
        return lay(picture, im, *rest, **more)

    return noting


def _noting_blend(blend):
    def noting(a, b, share):
        return _note(blend(a, b, share), (*_written(a), *_written(b)))

    return noting


@contextmanager
def _noting():
    """Note on every image what is written on it, and hand it on with whatever is cut or laid down of it."""
    picture = Image.Image
    with (
        patch.object(ImageDraw.ImageDraw, "text", _noting_text(ImageDraw.ImageDraw.text)),
        patch.object(ImageDraw.ImageDraw, "bitmap", _noting_letters(ImageDraw.ImageDraw.bitmap)),
        patch.object(picture, "reduce", _noting_scale(picture.reduce, _reduced)),
        patch.object(picture, "resize", _noting_scale(picture.resize, _resized)),
        patch.object(picture, "paste", _noting_laid(picture.paste)),
        patch.object(picture, "alpha_composite", _noting_laid(picture.alpha_composite)),
        patch.object(Image, "blend", _noting_blend(Image.blend)),
    ):
        yield


@contextmanager
def drawing_anew():
    """Let everything be drawn anew for a while; what was kept before comes back, as grounds take seconds to draw."""
    bases = [one for one in _named() if isinstance(one, BaseCache)]
    bases += [one._bases for one in _named() if isinstance(one, LargeBases)]
    kept, pieces = [dict(one._bases) for one in bases], dict(vars(PIECES_KEPT))
    _forget()
    try:
        yield
    finally:
        _forget()
        vars(PIECES_KEPT).update(pieces)
        for one, before in zip(bases, kept, strict=True):
            one._bases.update(before)


@contextmanager
def measuring():
    """Give what measures pictures: a function from a drawing to the picture and what is written on it."""
    finished = []
    quantize = Image.Image.quantize

    def noting_quantize(picture, *rest, **more):
        finished.append(picture)
        return quantize(picture, *rest, **more)

    def measure(draw):
        finished.clear()
        picture = draw()
        wide = Image.open(io.BytesIO(picture.png)).width
        whole = next(each for each in reversed(finished) if each.width == wide)
        return picture, {one.scaled(INLINE / wide) for one in _written(whole)}

    with (
        drawing_anew(),
        _noting(),
        patch.object(Image.Image, "quantize", noting_quantize),
        # Each is drawn as a whole.
        patch.object(PRINTED, "nearest", lambda *_: None),
    ):
        yield measure


@contextmanager
def blank_ground():
    """Draw no land, sea and mountains on maps of Ticket to Ride, which takes seconds: nothing is written on them."""

    def blank(_shapes, _shade, viewport):
        return Image.new("RGB", viewport.size)

    with ExitStack() as stack:
        for module in ("board", "legends.map"):
            stack.enter_context(patch(f"rendering.ticket_to_ride.{module}.draw_terrain", blank))
        stack.enter_context(drawing_anew())
        yield
