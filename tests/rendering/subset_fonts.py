"""Make the Chinese fonts: ``python -m tests.rendering.subset_fonts FOLDER`` (needs fonttools).

FOLDER holds Noto Sans CJK and Noto Serif CJK as collections (https://github.com/notofonts/noto-cjk), such as
``/usr/share/fonts/opentype/noto`` of Debian's fonts-noto-cjk. What is kept are the signs that every reader of a language
learns (the first level of GB 2312, of Big5) and those that the catalogue of the language has beside them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection

from bot.texts import LOCALES
from rendering.fonts import FOLDER

LATIN = 0x2E80
"""Below this stand the letters of Europe."""
LANGUAGES = {"SC": ("zh-CN", "gb2312", range(0xB0, 0xD8)), "TC": ("zh-TW", "big5", range(0xA4, 0xC7))}
"""By the shapes of the signs: the language, and the encoding with the rows of its first level."""
FACES = {"Sans": ("Regular", "Bold"), "Serif": ("Bold",)}
THERE = "NotoSansSC-Bold"
"""NotoSansCJK-Bold, which has more signs, is the same."""
MARKS = " \u3000\u3001\u3002\u3008\u3009\u300a\u300b\u300c\u300d\u300e\u300f\u3010\u3011\uff01\uff08\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff05\uff5e\u2014\u2018\u2019\u201c\u201d\u2026\u203b\u27bc"


def of_level(encoding: str, rows: range) -> Iterator[str]:
    """Yield the signs of some rows of an encoding of two bytes."""
    for first in rows:
        for second in range(0x40, 0xFF):
            try:
                yield bytes((first, second)).decode(encoding)
            except UnicodeDecodeError:
                continue


def signs_of(language: str) -> set[str]:
    """Return what no Latin font draws of all that a language says."""
    said = "".join(path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl"))
    return {sign for sign in said if ord(sign) > LATIN}


def main(folder: Path) -> None:
    """Write every font."""
    for kind, weights in FACES.items():
        for weight in weights:
            fonts = {
                font["name"].getDebugName(1): font
                for font in TTCollection(folder / f"Noto{kind}CJK-{weight}.ttc").fonts
            }
            for shapes, (language, encoding, rows) in LANGUAGES.items():
                if f"Noto{kind}{shapes}-{weight}" == THERE:
                    continue
                font = fonts[f"Noto {kind} CJK {shapes}"]
                options = Options(layout_features=[], name_IDs=[0, 1, 2, 13, 14], desubroutinize=True, hinting=False)
                subsetter = Subsetter(options)
                subsetter.populate(text="".join({*MARKS, *of_level(encoding, rows), *signs_of(language)}))
                subsetter.subset(font)
                font.save(FOLDER / f"Noto{kind}{shapes}-{weight}.otf")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
