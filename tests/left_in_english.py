"""What is still English in what another language says: any word of the English catalogue, but for names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from bot.texts import ENGLISH
from engine.core.registry import CAMPAIGNS, find_campaign
from tests.bot.test_glossary import GLOSSARY, SEARCHED, cells, said

WORD = re.compile(r"[^\W\d_]{2,}(?:[\u2019'][^\W\d_]+)?")
COMMAND = re.compile(r"`[^`]*`|/[a-z][\w-]*(?: [a-z][\w-]+)?|<[@#]\d+>|https?://\S+|\w+\u2026")
"""Commands and what is typed behind them are English for everybody; a word that is cut off is none."""
LOOKS_SO = "No English where they stand, though they look like it: "
NAMED = ("| Printed |", "| Railroad |", "| Company |", "| Company of Legends |")
"""How the tables of the glossary begin whose first cells are names that stand on boards as they are."""


def left_in_english(language: str, sentence: str, people: tuple[str, ...] = ()) -> list[str]:
    """Return the English words of a sentence that should be in another language."""
    if language == ENGLISH:
        return []
    fine = _own(language) | names() | set(people)
    words = WORD.findall(COMMAND.sub(" ", sentence))
    return [word for word in words if word.lower() in _english() and not {word, word.lower()} & fine]


@cache
def _english() -> frozenset[str]:
    """Return every word of English, and what is printed on cards."""
    printed = [words for key in CAMPAIGNS for words in find_campaign(key).learning.printed_texts().values()]
    return frozenset(word.lower() for word in _words([*_said(ENGLISH), *printed]))


@cache
def _own(language: str) -> frozenset[str]:
    """Return every word that a language has itself, as it is written."""
    return _words(_said(language))


def _said(language: str) -> list[str]:
    return [words for key, words in said(language).items() if SEARCHED not in key and key != "alphabet"]


def _words(sentences: Iterable[str]) -> frozenset[str]:
    return frozenset(word for one in sentences for word in WORD.findall(COMMAND.sub(" ", one)))


@cache
def names() -> frozenset[str]:
    """Return the words of the names in the glossary, as they are written, and what it says only looks like English."""
    found, naming = {GLOSSARY.split(LOOKS_SO, 1)[1].split("\n", 1)[0]}, False
    for line in GLOSSARY.splitlines():
        if naming := naming and line.startswith("|"):
            found.add(cells(line)[0])
        naming = naming or line.startswith(NAMED)
    return _words(found)
