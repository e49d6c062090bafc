"""Sorting words as a dictionary does, and finding them without accents, capitals or hyphens.

A language's own order of letters is in its catalogue: ``alphabet``, its letters with spaces between them. No package
does this without a compiler: PyICU comes as source, and pyuca knows the letters of no language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

_WHOLE = {"æ": "ae", "œ": "oe", "þ": "th"}
"""Letters that Unicode does not derive from others."""
_WITH = re.compile(r"(?P<letter>.+ LETTER \w+) WITH .+")
"""The name of a letter with a stroke or the like, which Unicode does not decompose either."""
_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Invisible characters: Unicode's default-ignorable ones (DerivedCoreProperties.txt), and the blank Braille pattern."""
_SPACE_IN_CHINESE = re.compile("(?<=[\u3400-\u9fff]) | (?=[\u3400-\u9fff])")
"""A space between Chinese characters or next to one, which only some people type."""
_BELOW_ZERO = re.compile("[-\u2010-\u2015\u2212]\\s*\\d+")
"""A negative number: its sign counts, although hyphens do not elsewhere."""


def sort_key(words: str, alphabet: str) -> tuple[tuple[int, ...], str, str]:
    """Return the key by which words are sorted: their letters by an alphabet, then accents, then capitals.

    Args:
        words: the words to be sorted.
        alphabet: the letters of a language in order, with spaces between them; some consist of two (``ch``). A letter
            that is not among them counts as the one it is derived from.

    """
    low = unicodedata.normalize("NFC", " ".join(words.split()).casefold())
    return tuple(_ranks(low, alphabet)), unicodedata.normalize("NFD", low), words.swapcase()


def _ranks(low: str, alphabet: str) -> list[int]:
    places, pattern = _alphabet(alphabet)
    ranks: list[int] = []
    for found in pattern.finditer(low):
        letter = found[0]
        if letter in places:
            ranks.append(places[letter])
        else:
            ranks += [places.get(base, _other(base, len(places))) for base in folded(letter) or " "]
    return ranks


def _other(sign: str, letters: int) -> int:
    """Return the rank of a character in no alphabet: spaces and signs first, then digits, foreign letters last."""
    if sign.isalpha():
        return letters + ord(sign)
    return ord(sign) - 10**7 if sign.isdigit() else -(10**8)


@lru_cache(maxsize=64)
def _alphabet(letters: str) -> tuple[dict[str, int], re.Pattern[str]]:
    listed = letters.split()
    longest_first = sorted(listed, key=len, reverse=True)
    return {letter: place for place, letter in enumerate(listed)}, re.compile(
        "|".join([*map(re.escape, longest_first), "."])
    )


@lru_cache(maxsize=4096)
def alike(words: str) -> str:
    """Return a form that is equal for words that look alike, or differ only in capitals."""
    return " ".join(
        unicodedata.normalize("NFKC", _UNSEEN.sub("", unicodedata.normalize("NFKC", words)).casefold()).split()
    )


@lru_cache(maxsize=4096)
def folded(words: str) -> str:
    """Return words in small letters without accents, with spaces for everything that is neither letter nor digit.

    The vowels that some scripts write as marks on their letters count as letters. A plus right after a digit is kept:
    a 3+ is another train than a 3.
    """
    bases = "".join(_base(sign) for sign in unicodedata.normalize("NFKD", _UNSEEN.sub("", words).casefold()))
    kept = (
        sign if _is_letter(sign) or (sign == "+" and before.isdecimal()) else " "
        for before, sign in zip(f" {bases}", bases, strict=False)
    )
    return " ".join("".join(kept).split())


def compared(words: str) -> str:
    """Return words in the form in which they are compared as a whole: folded, and without spaces in Chinese."""
    return _SPACE_IN_CHINESE.sub("", folded(words))


def _is_letter(sign: str) -> bool:
    return sign.isalnum() or unicodedata.category(sign)[0] == "M"


def _base(sign: str) -> str:
    """Return the letters that a letter is derived from; empty for an accent."""
    if sign.isascii():
        return sign
    if unicodedata.combining(sign):
        return ""
    derived = _WITH.fullmatch(unicodedata.name(sign, ""))
    return unicodedata.lookup(derived["letter"]) if derived else _WHOLE.get(sign, sign)


def same(written: str, *names: str) -> bool:
    """Return whether typed words mean one of some names; with ``…`` at the end, one that was shown shortened."""
    if written.strip() in names or _BELOW_ZERO.fullmatch(written.strip()):
        return written.strip() in names
    sought, cut = compared(written), written.rstrip().endswith("…")
    return bool(sought) and any(name == sought or (cut and name.startswith(sought)) for name in map(compared, names))


def fit(written: str, *names: str) -> int | None:
    """Return how well these names fit what was typed so far, lower being better, or None if they do not fit.

    0: a name begins with it. 1: a later word of a name does. 2: it is somewhere within a name. 3: several words were
    typed, and each begins another word of a name, in any order.
    """
    sought = folded(written)
    # Spaces may be left out.
    close = sought.replace(" ", "")
    words = [folded(name).split(" ") for name in names]
    if any("".join(name).startswith(close) for name in words):
        return 0
    if any("".join(name[start:]).startswith(close) for name in words for start in range(1, len(name))):
        return 1
    if any(sought in " ".join(name) for name in words):
        return 2
    several = sought.split(" ")
    return 3 if len(several) > 1 and any(_in_any_order(several, name) for name in words) else None


def _in_any_order(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Return whether each of the words that were typed begins another one of some words."""
    left = list(words)
    for each in sorted(typed, key=len, reverse=True):
        found = next((word for word in left if word.startswith(each)), None)
        if found is None:
            return False
        left.remove(found)
    return True
