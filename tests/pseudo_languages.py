"""Languages made of the English catalogue, which show what a translation would meet before there is one.

*Long* is a third longer and has all letters of Polish; *wide* has Chinese signs and marks alone, without spaces.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize, visitor

LONG, WIDE = "pl", "zh-CN"
"""Their folders bear names that Discord sends."""
_LETTERS = str.maketrans("acelnosxzACELNOSXZ", "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ")
_SIGNS = "铁路车票站桥隧轮渡城市股份公司总裁回合运营"
_WORD = re.compile(r"[A-Za-z]+")
_KEPT = re.compile(r"`[^`]*`|</[^>]*>|<[^>]*>|https?://\S+|/[a-z][a-z -]*[a-z]")
"""What is no word of a language: code, mentions, addresses and the names of commands."""


def _long(words: str) -> str:
    return _WORD.sub(lambda word: word[0].translate(_LETTERS) + "ż" * (len(word[0]) // 3), words)


def _wide(words: str) -> str:
    signs = _WORD.sub(lambda word: "".join(_SIGNS[ord(letter) % len(_SIGNS)] for letter in word[0][::2]), words)
    return re.sub(r"(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])", "", signs).translate(
        str.maketrans(",.:;?!()", "，。：；？！（）")  # noqa: RUF001 - full width
    )


_SPOKEN: dict[str, Callable[[str], str]] = {LONG: _long, WIDE: _wide}


class _Spoken(visitor.Transformer):
    """Says what stands in a catalogue in another way, but for its variables."""

    def __init__(self, say: Callable[[str], str]) -> None:
        self._say = say

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor looks for it
        kept = _KEPT.findall(node.value)
        between = _KEPT.split(node.value)
        said = [self._say(between[0])]
        for code, words in zip(kept, between[1:], strict=True):
            said += [code, self._say(words)]
        return ast.TextElement("".join(said))


def written(english: Path, folder: Path, language: str) -> None:
    """Write the catalogue of a language, of that in ``english``, into a folder that there is not yet."""
    folder.mkdir()
    for path in english.glob("*.ftl"):
        catalogue = FluentParser(with_spans=False).parse(path.read_text("utf-8"))
        kept = [entry for entry in catalogue.body if isinstance(entry, ast.Message) and entry.id.name == "alphabet"]
        catalogue.body = [entry for entry in catalogue.body if entry not in kept]
        spoken = _Spoken(_SPOKEN[language]).visit(catalogue)
        spoken.body = [*spoken.body, *kept]
        (folder / path.name).write_text(serialize(spoken), "utf-8")
