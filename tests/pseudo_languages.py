"""Two languages that nobody speaks, made of the English one: what is said in them shows where words have no room.

``LONG``, in place of Polish, says everything a third longer and in its letters; ``WIDE``, in place of Chinese, says it in
few signs, each as wide as it is high, and without spaces. Values, commands and marks of Discord stay as they are.
"""

from __future__ import annotations

import functools
import re
from contextlib import contextmanager
from unittest.mock import patch

from fluent.syntax.visitor import Transformer

from bot import texts
from bot.texts import ENGLISH

LONG = "pl"
WIDE = "zh-CN"
_POLISH = str.maketrans("acelnoszACELNOSZ", "ąćęłńóśżĄĆĘŁŃÓŚŻ")
_LENGTHENED = "żółwie"
"""What words are lengthened by, for as many letters as are wanted."""
_SIGNS = "\u8f66\u7ad9\u8f68\u9053\u80a1\u4efd\u94f6\u884c\u516c\u53f8\u57ce\u5e02"
_MARKS = str.maketrans({",": "\uff0c", ".": "\u3002", ":": "\uff1a", ";": "\uff1b", "?": "\uff1f", "!": "\uff01"})
_KEPT = re.compile(r"(`[^`]*`|<[^>]*>|https?://\S+|/\w[\w-]*|\b\w*\d\w*\b|%s)")
"""What is the same in every language."""
_WORD = re.compile(r"[^\W\d_]+")


def _longer(word):
    """Return a word with letters of Polish, a third longer."""
    more = round(len(word) * 0.3)
    return word.translate(_POLISH) + (_LENGTHENED * more)[:more]


def long(said):
    """Return an English text as the long language says it."""
    parts = _KEPT.split(said)
    return "".join(
        part if number % 2 else _WORD.sub(lambda word: _longer(word[0]), part) for number, part in enumerate(parts)
    )


def wide(said):
    """Return an English text as the wide language says it: a sign for three letters, and no spaces between words."""

    def signs(word):
        number = -(-len(word[0]) // 3)
        return "".join(_SIGNS[(len(word[0]) + each) % len(_SIGNS)] for each in range(number))

    parts = _KEPT.split(said)
    made = "".join(part if number % 2 else _WORD.sub(signs, part) for number, part in enumerate(parts))
    made = re.sub(
        r"(?<=[\u4e00-\u9fff])([,.:;?!])(?: |$)", lambda mark: mark[1].translate(_MARKS), made, flags=re.MULTILINE
    )
    return re.sub(r"(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])", "", made)


KEPT = ("alphabet", "language-name", "list-", "log-date", "game-name-")
"""How the messages begin that say in which order letters stand, and what titles are called."""
SAID = {LONG: long, WIDE: wide}


class _Said(Transformer):
    """Says what stands in a message in another way."""

    def __init__(self, say):
        self._say = say

    def visit_TextElement(self, node):  # noqa: N802 - named by fluent.syntax
        node.value = self._say(node.value)
        return node


class _Entry(texts._Entry):
    """A message of the English catalogue, which is said in another way when it is first wanted."""

    def __init__(self, source, say):
        super().__init__(source)
        self._say = say

    @property
    def plain(self):
        return self._say(super().plain)

    @functools.cached_property
    def parsed(self):
        return _Said(self._say).visit(super().parsed)


def forget_catalogues():
    """Let catalogues be read anew."""
    for known in (texts.texts_for, texts._texts_of, texts._catalogue, texts._file):
        known.cache_clear()


@contextmanager
def spoken():
    """Let the bot speak these two in place of Polish and of Chinese."""
    entries = texts._entries

    def said(language, game):
        english = entries(ENGLISH, game)
        if language not in SAID:
            return english
        return {
            name: entry if name.startswith(KEPT) else _Entry(entry._source, SAID[language])
            for name, entry in english.items()
        }

    with patch.object(texts, "_entries", said), patch("bot.client.plain_words", lambda *_: {}):
        forget_catalogues()
        try:
            yield
        finally:
            forget_catalogues()
