"""Words as a dictionary orders them, and as somebody finds them who types no accents, capitals or hyphens.

What a language orders in its own way stands in its catalogue: ``alphabet``, its letters with spaces between them.
Nothing on PyPI does this without a compiler: PyICU comes as source, pyuca knows no language's letters.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_WHOLE = {"æ": "ae", "œ": "oe", "þ": "th"}
"""Letters that Unicode does not derive from others."""
_WITH = re.compile(r"(?P<letter>.+ LETTER \w+) WITH .+")
"""The name of a letter with a stroke or the like, which Unicode does not take apart either."""
_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What shows nothing: what Unicode calls default-ignorable (DerivedCoreProperties.txt), and a pattern without dots."""
_SPACE_IN_CHINESE = re.compile("(?<=[\u3400-\u9fff]) | (?=[\u3400-\u9fff])")
"""A space between Chinese signs or beside one, which only some people type."""
_BELOW_ZERO = re.compile("[-\u2010-\u2015\u2212]\\s*\\d+")
"""A number whose sign counts, where else a hyphen does not."""


def sort_key(words: str, alphabet: str) -> tuple[tuple[int, ...], str, str]:
    """Return what orders words: their letters by an alphabet, then the accents, then the capitals.

    Args:
        words: what is to be ordered.
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
    """Return the rank of what is in no alphabet: spaces and signs first, digits, and foreign letters last."""
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
    """Return what is the same for words that nobody can tell apart by their looks, and small and capital letters."""
    return " ".join(
        unicodedata.normalize("NFKC", _UNSEEN.sub("", unicodedata.normalize("NFKC", words)).casefold()).split()
    )


@lru_cache(maxsize=4096)
def folded(words: str) -> str:
    """Return words in small letters without accents, and a space for whatever is neither letter nor digit.

    The vowels that some scripts write as marks at their letters are letters too. A plus right after a digit counts: a
    3+ is another train than a 3.
    """
    bases = "".join(_base(sign) for sign in unicodedata.normalize("NFKD", _UNSEEN.sub("", words).casefold()))
    kept = (
        sign if _is_letter(sign) or (sign == "+" and before.isdecimal()) else " "
        for before, sign in zip(f" {bases}", bases, strict=False)
    )
    return " ".join("".join(kept).split())


def compared(words: str) -> str:
    """Return words as they are compared whole: folded, and without the spaces that Chinese does without."""
    return _SPACE_IN_CHINESE.sub("", folded(words))


def _is_letter(sign: str) -> bool:
    return sign.isalnum() or unicodedata.category(sign)[0] == "M"


def _base(sign: str) -> str:
    """Return the letters that a letter is derived from; nothing for an accent."""
    if sign.isascii():
        return sign
    if unicodedata.combining(sign):
        return ""
    derived = _WITH.fullmatch(unicodedata.name(sign, ""))
    return unicodedata.lookup(derived["letter"]) if derived else _WHOLE.get(sign, sign)


def same(written: str, *names: str) -> bool:
    """Return whether something that was typed means one of some names; with ``…`` at its end one that was shown cut."""
    if written.strip() in names or _BELOW_ZERO.fullmatch(written.strip()):
        return written.strip() in names
    sought, cut = compared(written), written.rstrip().endswith("…")
    return bool(sought) and any(name == sought or (cut and name.startswith(sought)) for name in map(compared, names))


def fit(written: str, *names: str) -> int | None:
    """Return how well these names fit what is typed so far, the less the better, or None if not at all.

    0: a name begins so. 1: a later word of it does. 2: it is somewhere within.
    """
    sought = folded(written)
    # Whoever types no spaces means them all the same.
    close = sought.replace(" ", "")
    words = [folded(name).split(" ") for name in names]
    if any("".join(name).startswith(close) for name in words):
        return 0
    if any("".join(name[start:]).startswith(close) for name in words for start in range(1, len(name))):
        return 1
    return 2 if any(sought in " ".join(name) for name in words) else None
