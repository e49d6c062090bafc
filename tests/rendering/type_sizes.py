"""How large what is written on a picture really is: measured from what is drawn, through every sheet it is laid on."""

from __future__ import annotations

import gc
import io
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from unittest.mock import patch

from PIL import Image, ImageDraw

from rendering import api
from rendering.base_cache import BaseCache

INLINE = 550
"""Width in pixels at which a channel shows a picture."""


def _forget():
    """Let everything be drawn anew: what was kept does not know what is written on it."""
    for found in gc.get_objects():
        if isinstance(found, _lru_cache_wrapper) and (found.__module__ or "").startswith("rendering."):
            if "Image" in str(found.__wrapped__.__annotations__.get("return", "")):
                found.cache_clear()
        elif isinstance(found, BaseCache):
            found._bases.clear()


def _written(picture):
    return picture.info.get("written", ())


@contextmanager
def _noting():
    """Note on every image what is written on it, and hand it on with whatever is cut or laid down of it."""
    text, reduce, paste, resize = ImageDraw.ImageDraw.text, Image.Image.reduce, Image.Image.paste, Image.Image.resize
    alpha, blend = Image.Image.alpha_composite, Image.blend

    def noting_text(pen, xy, words, *rest, **more):
        font = more.get("font") or next(each for each in rest if hasattr(each, "size") and hasattr(each, "path"))
        pen._image.info["written"] = (*_written(pen._image), (words, float(font.size)))
        return text(pen, xy, words, *rest, **more)

    def smaller(picture, times):
        return tuple((words, size * times) for words, size in _written(picture))

    def noting_reduce(picture, factor, box=None):
        found = reduce(picture, factor, box)
        found.info["written"] = smaller(picture, 1 / (factor[0] if isinstance(factor, tuple) else factor))
        return found

    def noting_resize(picture, size, *rest, **more):
        found = resize(picture, size, *rest, **more)
        box = more.get("box") or (rest[1] if len(rest) > 1 else None) or (0, 0, *picture.size)
        found.info["written"] = smaller(picture, size[0] / (box[2] - box[0]))
        return found

    def lay(under, piece):
        if isinstance(piece, Image.Image) and _written(piece):
            under.info["written"] = (*_written(under), *_written(piece))

    def noting_paste(picture, im, *rest, **more):
        lay(picture, im)
        return paste(picture, im, *rest, **more)

    def noting_alpha(picture, im, *rest, **more):
        lay(picture, im)
        return alpha(picture, im, *rest, **more)

    def noting_blend(a, b, share):
        found = blend(a, b, share)
        found.info["written"] = (*_written(a), *_written(b))
        return found

    with (
        patch.object(ImageDraw.ImageDraw, "text", noting_text),
        patch.object(Image.Image, "reduce", noting_reduce),
        patch.object(Image.Image, "resize", noting_resize),
        patch.object(Image.Image, "paste", noting_paste),
        patch.object(Image.Image, "alpha_composite", noting_alpha),
        patch.object(Image, "blend", noting_blend),
    ):
        yield


@contextmanager
def measuring():
    """Give what measures pictures: a function from a drawing to what is written on it, each with its size inline."""
    _forget()
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
        return {(words, round(size * INLINE / wide, 2)) for words, size in _written(whole)}

    try:
        with _noting(), patch.object(Image.Image, "quantize", noting_quantize):
            yield measure
    finally:
        _forget()


def small_figures(written, least=9.0):
    """Which of what is written has a figure in it and is too small."""
    return sorted((size, words) for words, size in written if size < least and any(sign.isdigit() for sign in words))


def pictures(view):
    """The kinds of picture of a view that a channel shows as they are: those in double size are looked at closely."""
    return [kind for kind in api.kinds(view) if not kind.endswith("plan")]
