"""The 256 colours that all pictures of German Railways are printed in, so that a colour never changes between two."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engine.german_railways.facts import printed_facts
from rendering.badges import SEATS
from rendering.german_railways.atlas import COLOURS, taken
from rendering.german_railways.names import VALUABLE
from rendering.german_railways.sheet import ground, whole
from rendering.palette import FELT, FELT_LIGHT, GOLD, INK, LOST, PAPER, WON, Rgb, mix

_PURE: tuple[Rgb, ...] = (*COLOURS.values(), *SEATS[:5], GOLD, WON, LOST, VALUABLE)
_TOWARDS_PAPER = (0.0, 0.25, 0.5, 0.75)
_TOWARDS_INK = (0.3, 0.6)


@cache
def inks() -> Image.Image:
    """Return a picture with the palette shared by all pictures: colours of panels, of pieces and of the board."""
    chosen = [mix(pure, PAPER, share) for pure in _PURE for share in _TOWARDS_PAPER]
    chosen += [mix(pure, INK, share) for pure in _PURE for share in _TOWARDS_INK]
    chosen += [taken(id_) for id_ in printed_facts().railroads]
    chosen += [mix(INK, PAPER, step / 8) for step in range(9)] + [mix(FELT, PAPER, step / 6) for step in range(6)]
    chosen += [FELT_LIGHT, (255, 255, 255)]
    chosen = list(dict.fromkeys(chosen))
    printed = (
        ground(whole()).flat.convert("RGB").quantize(256 - len(chosen), Image.Quantize.MEDIANCUT).getpalette() or []
    )
    sample = Image.new("P", (1, 1))
    sample.putpalette([*(part for ink in chosen for part in ink), *printed][: 3 * 256])
    return sample
