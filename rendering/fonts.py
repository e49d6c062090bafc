"""The fonts: Vollkorn for names on the map and on tickets, Lato for figures and small print (see ``assets/fonts``)."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import ImageFont

Face = Literal["Vollkorn-Bold", "Vollkorn-SemiBoldItalic", "Lato-Regular", "Lato-Bold", "Lato-Black"]

CITY: Face = "Vollkorn-Bold"
SEA: Face = "Vollkorn-SemiBoldItalic"
TEXT: Face = "Lato-Regular"
BOLD: Face = "Lato-Bold"
FIGURE: Face = "Lato-Black"

FOLDER = Path(__file__).parent / "assets" / "fonts"
_NOWHERE = "\U000f0000"
"""A private character that no font draws: what it looks like is what a missing character looks like."""


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a face at a size in pixels."""
    # Basic layout needs no system library, so a picture has the same bytes everywhere.
    return ImageFont.truetype(FOLDER / f"{face}.ttf", size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def drawable(written: str, face: Face = BOLD) -> str:
    """Return a text without what a face cannot draw: accents it lacks are dropped, other signs left out."""
    kept = []
    for sign in unicodedata.normalize("NFC", " ".join(written.split())):
        if _has(sign, face):
            kept.append(sign)
        else:
            kept += [part for part in unicodedata.normalize("NFKD", sign) if _has(part, face)]
    return " ".join("".join(kept).split())


@lru_cache(maxsize=4096)
def _has(sign: str, face: Face) -> bool:
    if unicodedata.category(sign) in {"Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me"}:
        return False
    probe = font(face, 24)
    return sign == " " or bytes(probe.getmask(sign)) != bytes(probe.getmask(_NOWHERE))
