"""The fonts: Vollkorn for names on the map and on tickets, Lato for figures and small print (see ``assets/fonts``).

Lato draws Latin, Greek and Cyrillic. What it lacks is taken from Noto Sans, character by character, so that names in
other scripts can be drawn too. Scripts whose letters change places or shapes in ways of their own (those of India,
Thai) are drawn by none of these fonts.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Literal, NamedTuple

from arabic_reshaper import reshape
from bidi import get_display
from PIL import ImageFont

Face = Literal[
    "Vollkorn-Bold",
    "Vollkorn-SemiBoldItalic",
    "Lato-Regular",
    "Lato-Bold",
    "Lato-Black",
    "NotoSansCJK-Bold",
    "NotoSansSC-Regular",
    "NotoSansTC-Regular",
    "NotoSansTC-Bold",
    "NotoSerifSC-Bold",
    "NotoSerifTC-Bold",
    "NotoSansArabic-Bold",
    "NotoSansHebrew-Bold",
    "NotoSansArmenian-Bold",
    "NotoSansGeorgian-Bold",
]

CITY: Face = "Vollkorn-Bold"
SEA: Face = "Vollkorn-SemiBoldItalic"
TEXT: Face = "Lato-Regular"
BOLD: Face = "Lato-Bold"
FIGURE: Face = "Lato-Black"
FALLBACKS: tuple[Face, ...] = (
    BOLD,
    "NotoSansCJK-Bold",
    "NotoSansArabic-Bold",
    "NotoSansHebrew-Bold",
    "NotoSansArmenian-Bold",
    "NotoSansGeorgian-Bold",
)
"""The faces that are searched, in this order, for a character that a face lacks."""
CHINESE: dict[str, tuple[Face, Face, Face]] = {
    "zh-CN": ("NotoSansSC-Regular", "NotoSansCJK-Bold", "NotoSerifSC-Bold"),
    "zh-TW": ("NotoSansTC-Regular", "NotoSansTC-Bold", "NotoSerifTC-Bold"),
}
"""The faces for Chinese characters in the shapes that readers of a language know: small print, bold, names."""
_chinese: list[tuple[Face, Face, Face]] = []
"""The faces that Chinese characters are drawn with at present; if empty, the fallbacks, as for names among others."""

_OPEN_TYPE = {"NotoSansCJK-Bold", *(face for faces in CHINESE.values() for face in faces)}
FOLDER = Path(__file__).parent / "assets" / "fonts"
_NOWHERE = "\U000f0000"
"""A private character that no font has: it looks like any missing character."""
_RIGHT_TO_LEFT = frozenset({"R", "AL"})


def speak(language: str) -> None:
    """From now on draw Chinese characters in the shapes of a language: the shapes of China and Taiwan differ."""
    chosen = [CHINESE[language]] if language in CHINESE else []
    if chosen != _chinese:
        _chinese[:] = chosen
        for known in (drawable, draws, runs, text_width):
            known.cache_clear()


class Run(NamedTuple):
    """Signs drawn by the same face, from left to right."""

    face: Face
    signs: str


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a face at a size in pixels."""
    # Basic layout needs no system library, so a picture has the same bytes everywhere.
    path = FOLDER / f"{face}.{'otf' if face in _OPEN_TYPE else 'ttf'}"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def drawable(written: str, face: Face = BOLD) -> str:
    """Return a text without what no font can draw: accents are dropped, other characters left out."""
    kept = []
    for sign in unicodedata.normalize("NFC", " ".join(written.split())):
        if _face_of(sign, face):
            kept.append(sign)
        else:
            kept += [part for part in unicodedata.normalize("NFKD", sign) if _face_of(part, face)]
    return " ".join("".join(kept).split())


@lru_cache(maxsize=4096)
def draws(written: str, face: Face = BOLD) -> bool:
    """Return whether a text can be drawn as it is: no letter or digit is lost, and something is left."""
    signs = [sign for sign in unicodedata.normalize("NFC", written) if unicodedata.category(sign)[0] in "LN"]
    return bool(drawable(written, face)) and all(drawable(sign, face) for sign in signs)


@lru_cache(maxsize=4096)
def runs(shown: str, face: Face) -> tuple[Run, ...]:
    """Split a ``drawable`` text by the faces that draw it; Hebrew and Arabic are put into the order they stand in."""
    if any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in shown):
        shown = get_display(reshape(shown))
    faces: list[Face] = []
    for sign in shown:
        # A space belongs to the word before it.
        faces.append(faces[-1] if sign == " " and faces else _face_of(sign, face) or face)
    return tuple(
        Run(drawing, "".join(sign for _, sign in signs))
        for drawing, signs in groupby(zip(faces, shown, strict=True), key=lambda pair: pair[0])
    )


@lru_cache(maxsize=4096)
def text_width(shown: str, face: Face, size: int) -> float:
    """Return how wide a ``drawable`` text will be, in pixels."""
    return sum(font(run.face, size).getlength(run.signs) for run in runs(shown, face))


def _face_of(sign: str, face: Face) -> Face | None:
    """Return the first face that draws a sign, or None if no face does."""
    chinese = (one[0 if face == TEXT else 2 if face in {CITY, SEA} else 1] for one in _chinese)
    return next((one for one in (face, BOLD, *chinese, *FALLBACKS) if _has(sign, one)), None)


@lru_cache(maxsize=8192)
def _has(sign: str, face: Face) -> bool:
    if unicodedata.category(sign) in {"Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me"}:
        return False
    return sign == " " or _probed(sign, face) != _missing(face)


@lru_cache(maxsize=64)
def _missing(face: Face) -> bytes:
    """Return what a face draws in place of a character that it lacks."""
    return _probed(_NOWHERE, face)


def _probed(sign: str, face: Face) -> bytes:
    return bytes(font(face, 24).getmask(sign))
