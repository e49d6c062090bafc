"""Every language keeps to the words of the glossary (`bot/locales/GLOSSARY.md`)."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from fnmatch import fnmatchcase

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.texts import ENGLISH, LOCALES, languages
from tests.thorough import a_few

GLOSSARY = (LOCALES / "GLOSSARY.md").read_text("utf-8")
HEADING = "| language | not this | but this | why | if English says | keys |"
TERMS = re.compile(r"^\| [^|]+ \|(?: meaning \|)? zh-CN \| zh-TW \|")
"""The head of a table with one term a row, by its English words."""
TRANSLATED = ("zh-CN", "zh-TW", "pl")
SEARCHED = "-sought-"
"""What people type to find something is said in any words."""
HALF_WIDTH = re.compile(r"[\u4e00-\u9fff][,;:!?]|[,;:!?](?=[\u4e00-\u9fff])")


def cells(line: str) -> list[str]:
    """Return the cells of a row of a table."""
    return [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]


def table(heading: str) -> list[list[str]]:
    """Return the rows of the table below a heading."""
    rows: list[list[str]] = []
    for line in GLOSSARY.split(heading, 1)[1].splitlines()[2:]:
        if not line.startswith("|"):
            break
        rows.append(cells(line))
    return rows


@dataclass(frozen=True)
class Ban:
    """Words that a language does not use, where English says something, in some keys."""

    language: str
    words: tuple[str, ...]
    instead: str
    english: tuple[str, ...]
    keys: tuple[str, ...]

    def applies(self, key: str, english: str) -> bool:
        """Return whether a key with that English is looked at."""
        forbidden = [pattern[1:] for pattern in self.keys if pattern.startswith("!")]
        only = [pattern for pattern in self.keys if not pattern.startswith("!")]
        if SEARCHED in key or any(fnmatchcase(key, pattern) for pattern in forbidden):
            return False
        if only and not any(fnmatchcase(key, pattern) for pattern in only):
            return False
        return all(
            (beginning(word.removeprefix("!")).search(english) is None) == word.startswith("!") for word in self.english
        )

    def found(self, said: str) -> list[str]:
        """Return the words that a text has and should not have."""
        return [word for word in self.words if pattern(self.language, word).search(said)]


@functools.cache
def beginning(word: str) -> re.Pattern[str]:
    """Return what finds the words that begin so."""
    return re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)


@functools.cache
def pattern(language: str, word: str) -> re.Pattern[str]:
    """Return what finds a word of a language: Chinese signs anywhere, other words whole."""
    if not word[0].isascii() and language != "pl":
        return re.compile(re.escape(word))
    ending = r"\w*" if word.endswith("*") else ""
    return re.compile(rf"\b{re.escape(word.removesuffix('*'))}{ending}\b", re.IGNORECASE)


BANS = [
    Ban(language, tuple(words.split(" / ")), instead, tuple(english.split()), tuple(keys.split()))
    for language, words, instead, _, english, keys in table(HEADING)
]


class Words(Visitor):
    """Collects what a message says, in its value, its variants and its attributes."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.said: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 - named by fluent.syntax
        """Take plain text."""
        self.said.append(node.value)

    def visit_StringLiteral(self, node: fluent.StringLiteral) -> None:  # noqa: N802 - named by fluent.syntax
        """Take text in quotes within a placeable."""
        self.said.append(node.value)


@functools.cache
def said(language: str) -> dict[str, str]:
    """Return what each key of a language says, its parts on lines of their own."""
    found = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, (fluent.Message, fluent.Term)):
                words = Words()
                words.visit(entry)
                found[entry.id.name] = "\n".join(words.said)
    return found


def variants(language: str, sentences: dict[str, str], english: dict[str, str]) -> list[str]:
    """Return every banned word of a language, with its key and what should stand there."""
    return [
        f"{language} {key}: {word} → {ban.instead}"
        for key, sentence in sentences.items()
        for ban in BANS
        if ban.language == language and ban.applies(key, english.get(key, ""))
        for word in ban.found(sentence)
    ]


def terms() -> list[tuple[str, str, str]]:
    """Return the language, the English and the words of each cell of the glossary's tables of terms."""
    found = []
    columns: list[str] = []
    for line in GLOSSARY.splitlines():
        if TERMS.match(line):
            columns = cells(line)
        elif not line.startswith("|"):
            columns = []
        elif columns and not line.startswith("|---"):
            row = dict(zip(columns, cells(line), strict=True))
            english = f"{cells(line)[0]} {row.get('meaning', '')}"
            found += [(language, english, row[language]) for language in TRANSLATED if language in row]
    return found


def test_a_row_of_the_list_is_whole():
    assert {ban.language for ban in BANS} == set(TRANSLATED)
    assert [ban for ban in BANS if not all(ban.words) or not ban.instead] == []


def test_keys_of_the_list_exist():
    known = said(ENGLISH)
    patterns = {pattern.removeprefix("!") for ban in BANS for pattern in ban.keys}
    assert sorted(pattern for pattern in patterns if not any(fnmatchcase(key, pattern) for key in known)) == []


def test_no_word_of_the_glossary_is_one_not_to_use():
    everywhere = [ban for ban in BANS if not ban.english and not ban.keys]
    assert terms()
    assert [
        (language, english, word)
        for language, english, words in terms()
        for ban in everywhere
        if ban.language == language
        for word in ban.found(words)
    ] == []


@pytest.mark.parametrize(
    ("language", "key", "english", "sentence", "word"),
    [
        ("zh-CN", "europe-move-tickets", "Draw tickets", "抽三张车票", "车票"),
        ("zh-TW", "ttr-card-locomotive", "locomotive", "機車", "機車"),
        ("pl", "german-action-passes", "{ } passes this action.", "pasuje w tej akcji", "akcj*"),
        ("pl", "g18xx-stock-sold", "{ } sells shares", "Ada sprzedała akcje", "sprzedała"),
    ],
)
def test_a_word_not_to_use_is_found(language, key, english, sentence, word):
    assert [line for line in variants(language, {key: sentence}, {key: english}) if f": {word} " in line]


@pytest.mark.parametrize(
    ("language", "key", "english", "sentence"),
    [
        ("zh-CN", "europe-move-draw", "Draw a card", "抽一张车票"),
        ("zh-CN", "europe-sought-tickets", "ticket, goal", "车票\uff0c目标"),
        ("pl", "g18xx-stock-sold", "{ } sells shares", "{ } sprzedaje akcje"),
        ("pl", "legends-narration-1865-opening", "She bought it.", "Kupiła, co było."),
    ],
)
def test_a_word_that_is_allowed_is_not(language, key, english, sentence):
    assert variants(language, {key: sentence}, {key: english}) == []


@pytest.mark.parametrize("language", a_few([each for each in languages() if each != ENGLISH], 1))
def test_no_language_uses_a_word_not_to_use(language):
    assert list(variants(language, said(language), said(ENGLISH))) == []


@pytest.mark.long
def test_chinese_has_its_own_punctuation():
    assert HALF_WIDTH.search("抽一张车票,然后")
    assert not HALF_WIDTH.search("抽一张车票\uff0c`/game new`")
    assert [
        (language, key)
        for language in languages()
        if language.startswith("zh")
        for key, sentence in said(language).items()
        if HALF_WIDTH.search(sentence)
    ] == []
