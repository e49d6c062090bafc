"""Sentences: the only place where keys become words in a language.

The catalogue is written in Fluent, with a folder of ``.ftl`` files for each language under ``locales``. A key such as
``ttr.claim.taken`` is the Fluent message ``ttr-claim-taken``; a leading digit is preceded by ``g``. What is missing in
a language is said in English. Where a game's rulebook has other words than its family's, the game has a message of its
own, which takes precedence: in 18CZ ``18cz.stock.bought`` over ``18xx.stock.bought``, even if the family has none. The
same holds for words that all games share, where two games call different moves by one name: ``1854.core.move.tunnel``
takes precedence over ``core.move.tunnel``.

Code writes out whole keys, so that a search for one finds where it is used. Only keys of what each game has of its own
are composed, from the game's key, what it is, and what the engine calls it: ``f"{game}.purpose.{kind}"`` says what a
kind of move is good for, ``f"{game}.ask.{kind}.{field}"`` what a form asks.
"""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Self

import discord
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast, visitor

from bot.spacing import closed, opened
from engine.core.registry import CAMPAIGNS, every_key, find, find_campaign
from engine.core.text import Param, Player, Text, text

log = logging.getLogger(__name__)


LOCALES = Path(__file__).parent / "locales"
ENGLISH = "en"
LATEST_SENTENCES = 4_000
"""How many of the sentences made last are kept for each catalogue."""
LONGEST_VALUE = 1000
"""The most characters of a value that Fluent is given: it makes no sentence of which one part has more than 2,500."""
STAND_IN = 0x10FF00
"""The first of the characters, which mean nothing, that stand for longer values while Fluent makes a sentence."""
LONGEST_TYPED = 1000
"""The most characters of what somebody has typed that are repeated."""
LONGEST_MESSAGE = 2000
"""The most characters that Discord accepts in a message of text alone."""
LONGEST_WORD = 20
"""The most characters of a word that is dropped rather than cut."""
KERNEL = "core-"
"""The beginning of the names of messages that all games share."""
_BEGINNING = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The beginning of a message; further lines are indented (https://projectfluent.org/fluent/guide/multiline.html)."""
_COMMENT = re.compile("^#.*$", re.MULTILINE)
_PARSER = FluentParser(with_spans=False)
SeatNames = Sequence[str]
"""Who sits at the table, by seat, as their names are shown in Discord: not yet safe for markdown."""


class PlayerName(str):
    """The name of somebody in messages, with the name for pictures."""

    __slots__ = ("drawn",)
    drawn: str
    """The name for pictures: the same, unless no font of the pictures has all of its letters."""

    def __new__(cls, shown: str, drawn: str | None = None) -> Self:
        """``drawn``: the name for pictures, or None for the same."""
        name = super().__new__(cls, shown)
        name.drawn = shown if drawn is None else drawn
        return name


def drawn_names(names: SeatNames) -> tuple[str, ...]:
    """Return the names of the people at a table as pictures show them."""
    return tuple(name.drawn if isinstance(name, PlayerName) else name for name in names)


@dataclass(frozen=True, slots=True)
class Inflected(FluentType):
    """Words within a sentence, in a language that has other forms of them.

    A catalogue lists the forms as attributes of the message, and a sentence chooses one: ``CASE($card, case: "acc")``
    is the form ``.acc``, or the words themselves if there is none; ``GENDER($card)`` is the attribute ``.gender``.
    """

    words: str
    forms: tuple[tuple[str, str], ...]

    def format(self, locale: object) -> str:
        """Return the words as a dictionary lists them."""
        return self.words


Words = str | Inflected
"""The value of a variable in a sentence, unless it is a number."""


def _case(words: Words, case: str) -> str:
    """Return the form of words for a case, such as ``acc``."""
    return dict(words.forms).get(case, words.words) if isinstance(words, Inflected) else words


def _gender(words: Words) -> str:
    """Return the gender of words, with which a sentence agrees, or an empty text if the catalogue names none."""
    return dict(words.forms).get("gender", "") if isinstance(words, Inflected) else ""


_FUNCTIONS: dict[str, Callable[..., Any]] = {"CASE": _case, "GENDER": _gender}
"""The functions that sentences of the catalogue may call."""


class MissingText(LookupError):  # noqa: N818 - named by what is wrong
    """Raised by strict ``Texts`` when a key or one of its variables is missing."""


class Texts:
    """The words of one language.

    ``strict`` raises MissingText where the catalogue lacks a key or a sentence lacks a variable; otherwise that is
    logged and the key itself, or the sentence as far as it goes, is shown.
    """

    def __init__(self, language: str, *, strict: bool = False, game: str = "") -> None:
        """``game``: the game whose words take precedence over its family's; empty to use only the family's."""
        self.language = language
        self._strict = strict
        self._game = game
        self._codes = find(game).info.codes if game in every_key() else {}

    @functools.cached_property
    def _catalogues(self) -> list[_Catalogue]:
        """The catalogues of the language, of English and of printed cards, in this order; each is read when needed."""
        return [*(_catalogue(code, self._game) for code in dict.fromkeys((self.language, ENGLISH))), _printed()]

    def of(self, game: str) -> Texts:
        """Return the words for tables of a game: its own where its rulebook's differ from its family's."""
        return self if game == self._game else _texts_of(self.language, self._strict, game)

    def read(self) -> None:
        """Read the files now; otherwise that happens when the first sentence is made."""
        for catalogue in self._catalogues:
            catalogue.read()

    def has(self, key: str) -> bool:
        """Return whether there is a sentence for a key."""
        return any(_message_id(key) in catalogue for catalogue in self._catalogues)

    def keys(self, beginning: str) -> list[str]:
        """Return all keys with a beginning; there must be no dots after it, as they would come back as hyphens."""
        own = _message_id(beginning)
        found = dict.fromkeys(
            name for catalogue in self._catalogues for name in catalogue.names() if name.startswith(own)
        )
        return [f"{beginning}{name.removeprefix(own)}" for name in found]

    def say(self, key: str, **values: int | str) -> str:
        """Make the sentence of a key whose values are already words and counts."""
        return self._format(key, values)

    def game_name(self, key: str) -> str:
        """Return what a game is called."""
        return self.say(f"game.name.{key}")  # one text for each game

    def move_name(self, kind: str) -> str:
        """Return what a kind of move is called, in any game."""
        return self.say(f"core.move.{kind}")  # one text for each kind of move

    def sentence(self, text: Text, names: SeatNames = (), *, plain: bool = False) -> str:
        """Make a sentence from a text, with players by name and lists joined.

        Names and other values are made harmless for markdown and mentions, unless ``plain`` requests them as they are,
        which is for labels, autocompletion and alt text, where nothing is marked up.
        """
        return self._format(text.key, self._values(text, names, plain=plain))

    def _values(self, text: Text, names: SeatNames, *, plain: bool) -> dict[str, int | Words]:
        """Return the variables of a text as its sentence needs them; for a list also how many items it has."""
        values: dict[str, int | Words] = {}
        for name, value in text.params.items():
            called = self._called(self._codes[name], value) if name in self._codes else value
            values[name] = self._word(called, names, plain=plain)
            if isinstance(value, tuple):
                values[f"{name}_count"] = len(value)
        return values

    def _called(self, kind: str, code: Param) -> Param:
        """Return the name in sentences of something for which the engine gives a code."""
        if isinstance(code, tuple):
            return tuple(self._called(kind, each) for each in code)
        key = f"{self._game}.{kind}.{code}"
        return Text(key) if isinstance(code, str) and self.has(key) else code

    def join(self, parts: Sequence[str], *, either: bool = False) -> str:
        """Join words into a list in words. ``either``: one of them is meant, not all."""
        if not parts:
            return self.say("list.none")
        *most, last = parts
        if not most:
            return last
        start = functools.reduce(lambda a, b: self.say("list.more", first=a, next=b), most)
        return self.say("list.either" if either else "list.last", first=start, next=last)

    def one_after_another(self, sentences: Iterable[str]) -> str:
        """Put whole sentences into one paragraph.

        What Discord shows as a block of its own, such as a heading, gets its own lines, and what follows a new one.
        """
        between = self.say("list.between_sentences")
        parts = (between.join(part) if not block else "\n".join(part) for block, part in groupby(sentences, _is_block))
        return "\n".join(parts)

    def _listed(self, parts: Sequence[Words]) -> Words:
        """Join words into a list within a sentence, in each grammatical case for which any of them has a form."""
        cases = dict.fromkeys(case for part in parts if isinstance(part, Inflected) for case, _ in part.forms)
        joined = self.join([_case(part, "") for part in parts])
        forms = tuple((case, self.join([_case(part, case) for part in parts])) for case in cases if case != "gender")
        return Inflected(joined, forms) if forms else joined

    def _word(self, value: Param, names: SeatNames, *, plain: bool) -> int | Words:
        match value:
            case bool() | int():
                return int(value)
            case str():
                return _cut(value) if plain else harmless(value)
            case Text():
                return self._inflected(value.key, self._values(value, names, plain=plain))
            case Player(seat):
                name = names[seat] if seat < len(names) else self.say("seat", number=str(seat + 1))
                return name if plain else harmless(name)
            case _:
                words = (self._word(part, names, plain=plain) for part in value)
                return self._listed([str(each) if isinstance(each, int) else each for each in words])

    def _format(self, key: str, values: Mapping[str, int | Words]) -> str:
        words = self._inflected(key, values)
        return words.words if isinstance(words, Inflected) else words

    def _inflected(self, key: str, values: Mapping[str, int | Words]) -> Words:
        """Return the sentence of a key, with its other forms if the catalogue lists any."""
        wanted = _message_id(key)
        catalogue = next((catalogue for catalogue in self._catalogues if wanted in catalogue), None)
        long = {name: one for name, one in values.items() if isinstance(one, str) and len(one) > LONGEST_VALUE}
        stand_ins = {name: chr(STAND_IN + place) for place, name in enumerate(long)}
        made = None if catalogue is None else catalogue.made(wanted, {**values, **stand_ins})
        if made is None:
            return self._lacks(f"no text {key}", key)
        said, errors = made
        if long:
            said = _case(said, "").translate({ord(stand_ins[name]): one for name, one in long.items()})
        if errors:
            return self._lacks(f"text {key}: {errors[0]}", _case(said, ""))
        return said

    def _lacks(self, problem: str, shown: str) -> str:
        if self._strict:
            raise MissingText(problem)
        log.error("%s", problem)
        return shown


def _cut(written: str) -> str:
    """Shorten what somebody has typed: whoever types a thousand characters need not read all of them again."""
    return written if len(written) <= LONGEST_TYPED else written[: LONGEST_TYPED - 1].rstrip("\\ ") + "\u2026"


_MARKUP = re.compile(r"[_\\~|*`\[]|^(?:>(?:>>)?\s|#{1,3}|\s*-)")
"""What Discord reads as markup, anywhere or at the beginning of a line."""


def harmless(written: str) -> str:
    """Return a text or a name from people without markup, mentions or line breaks; a very long one is shortened."""
    unmentioned = discord.utils.escape_mentions(" ".join(written.split()))
    # discord.py would not escape anything within a link; here no link stays one.
    escaped = _MARKUP.sub(r"\\\g<0>", unmentioned)
    # discord.py leaves channels, commands, times and emoji (all in angle brackets) and bare links as they are.
    return _cut(escaped.replace("<", "\\<").replace("://", ":\u200b//"))


BLOCK_MARKS = ("# ", "## ", "### ", "-# ", "> ", "* ", "- ")
"""The beginnings of lines that Discord shows as headings, small print, quotations or lists."""
_BLOCK = re.compile(rf"^(?:{'|'.join(map(re.escape, BLOCK_MARKS))})")


def _is_block(words: str) -> bool:
    """Return whether words have lines of their own."""
    return words.startswith(BLOCK_MARKS) or "\n" in words


def behind_label(label: str, words: str) -> str:
    """Return words after a label on its line, or on the next line if they begin with a block.

    They may be longer than a value within a sentence. With an empty label, the caller puts them after one.
    """
    if words.startswith(BLOCK_MARKS):
        return f"{label}\n{words}"
    return f"{label} {words}" if label else words


def without_blocks(words: str, between: str) -> str:
    """Return words on one line, without the markup of blocks at the beginnings of their lines."""
    return between.join(_BLOCK.sub("", line) for line in words.split("\n"))


def shorten(words: str, most: int) -> str:
    """Shorten words to ``most`` characters, between two words if that loses little, ending with an ellipsis."""
    if len(words) <= most:
        return words
    cut = words[: most - 1]
    whole = cut if words[most - 1].isspace() else cut.rpartition(" ")[0]
    return (whole if whole and len(whole) >= most - LONGEST_WORD else cut).rstrip(" ,;:") + "…"


def in_messages(words: str, most: int = LONGEST_MESSAGE) -> list[str]:
    """Divide a text at its line breaks into as few messages as possible; a line that is too long is shortened."""
    messages = [""]
    for line in words.split("\n"):
        cut = shorten(line, most)
        whole = f"{messages[-1]}\n{cut}" if messages[-1] else cut
        if len(whole) > most:
            messages.append(cut)
        else:
            messages[-1] = whole
    return messages


def languages() -> list[str]:
    """Return the codes of the languages there are."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def own_name(language: str) -> str:
    """Return the name of a language in that language. Only one file of its catalogue is read."""
    parsed = _file(LOCALES / language / "lists.ftl")["language-name"].parsed
    assert isinstance(parsed, ast.Message)
    assert parsed.value is not None
    return "".join(part.value for part in parsed.value.elements if isinstance(part, ast.TextElement))


def plain_words(language: str, keys: Iterable[str]) -> dict[str, str]:
    """Return the messages of a language for keys, those of them that are one line of plain text.

    One file is read at a time and nothing is kept: every start needs the commands in three languages, of which the
    servers may need nothing else.
    """
    wanted = {_message_id(key): key for key in keys}
    return {
        wanted[name]: entry.plain
        for path in (LOCALES / language).glob("*.ftl")
        for name, entry in _read(path, wanted)
        if entry.plain
    }


@functools.cache
def texts_for(locale: str) -> Texts:
    """Return the words for a Discord locale such as ``en-GB``: the nearest language there is, else English."""
    known = languages()
    return Texts(next((code for code in (locale, locale.partition("-")[0]) if code in known), ENGLISH))


@functools.cache
def _texts_of(language: str, strict: bool, game: str) -> Texts:  # noqa: FBT001 - given by place to be remembered
    return Texts(language, strict=strict, game=game)


class _Entry:
    """A message of a file, which is parsed when it is first needed: parsing all would take half a second."""

    def __init__(self, source: str) -> None:
        self._source = source

    @functools.cached_property
    def parsed(self) -> ast.EntryType:
        return _PARSER.parse_entry(self._source)

    @property
    def plain(self) -> str:
        """What it says if that is one line of plain text, as most descriptions of commands are; otherwise empty."""
        said = _COMMENT.sub("", self._source.partition("=")[2]).strip()
        return "" if "{" in said or "\n" in said else said


_Entries = Mapping[str, _Entry | ast.Message]
"""Messages by their names."""


class _Catalogue:
    """The messages of a language for a game."""

    def __init__(self, language: str, read: Callable[[], _Entries]) -> None:
        """``read`` is called when a message is first looked for."""
        self._read = read
        self._chinese = language.startswith("zh")
        # Isolation marks would surround each value with invisible characters, which break copying and widths.
        self._bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        # Names, numbers and companies recur: nine in ten of a picture's sentences were made before.
        self._latest = functools.lru_cache(LATEST_SENTENCES)(self._made)

    @functools.cached_property
    def _entries(self) -> _Entries:
        return self._read()

    def read(self) -> None:
        """Read the messages now."""
        assert self._entries is not None

    def names(self) -> Iterable[str]:
        """Return the names of its messages."""
        return self._entries

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._entries

    def made(self, message_id: str, values: dict[str, int | Words]) -> tuple[Words, list[Exception]] | None:
        """Return a sentence with the errors in making it, or None if there is no such message."""
        return self._latest(message_id, *values.items())

    def _made(self, message_id: str, *items: tuple[str, int | Words]) -> tuple[Words, list[Exception]] | None:
        entry = self._entries.get(message_id)
        if isinstance(entry, _Entry) and entry.plain:
            return entry.plain, []
        self._understand(message_id)
        message = self._bundle.get_message(message_id) if self._bundle.has_message(message_id) else None
        if message is None or message.value is None:
            return None
        # A hyphen before a number is easily overlooked; no plural rule needs negative numbers.
        given = {name: f"\N{MINUS SIGN}{-one}" if isinstance(one, int) and one < 0 else one for name, one in items}
        words, errors = self._formatted(message.value, given)
        forms = {}
        for name, pattern in message.attributes.items():
            forms[name], wrong = self._formatted(pattern, given)
            errors += wrong
        return Inflected(words, tuple(forms.items())) if forms else words, errors

    def _formatted(self, pattern: Pattern, given: dict[str, int | Words]) -> tuple[str, list[Exception]]:
        said, errors = self._bundle.format_pattern(pattern, given)
        return closed(str(said)) if self._chinese else str(said), errors

    def _understand(self, name: str) -> None:
        """Give the bundle a message and those it refers to."""
        if name not in self._entries or self._bundle.has_message(name):
            return
        entry = self._entries[name]
        parsed = entry.parsed if isinstance(entry, _Entry) else entry
        known = opened(parsed) if self._chinese else parsed
        self._bundle.add_resource(ast.Resource([_named(name, known)]))
        references = _References()
        references.visit(parsed)
        for reference in references.found:
            self._understand(reference)


class _References(visitor.Visitor):
    """Finds which messages a message refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor looks for it
        self.found.append(node.id.name)


def _named(name: str, entry: ast.EntryType) -> ast.EntryType:
    """Return an entry under a name that may differ from its own."""
    return ast.Message(ast.Identifier(name), entry.value, entry.attributes) if isinstance(entry, ast.Message) else entry


@functools.cache
def _file(path: Path) -> dict[str, _Entry]:
    """Read a file once for all games."""
    return dict(_read(path))


def _read(path: Path, wanted: Container[str] | None = None) -> Iterator[tuple[str, _Entry]]:
    """Read a file, and iterate over its messages with their names. ``wanted``: the names, or None for all."""
    written = path.read_text("utf-8")
    begins = [(found[1], found.start()) for found in _BEGINNING.finditer(written)]
    ends = [start for _, start in begins[1:]] + [len(written)]
    for (name, start), end in zip(begins, ends, strict=True):
        if wanted is None or name in wanted:
            yield name, _Entry(written[start:end])


def _entries(language: str, game: str) -> dict[str, _Entry]:
    """Return the messages in the files of a language, without the files of other games.

    The name of a game's file begins with its key. If ``game`` is no game's key, all files are read.
    """
    others = {key for key in every_key() if key != game} if game in every_key() else set()
    paths = sorted((LOCALES / language).glob("*.ftl"), reverse=True)
    return {
        name: entry
        for path in paths
        if path.stem.partition("_")[0] not in others
        for name, entry in _file(path).items()
    }


@functools.cache
def _printed() -> _Catalogue:
    """Return the catalogue of texts printed on the cards of games, which are in English."""
    return _Catalogue(ENGLISH, _printed_entries)


def _printed_entries() -> _Entries:
    games = (find_campaign(key) for key in CAMPAIGNS)
    said = ((_message_id(key), words) for game in games for key, words in game.learning.printed_texts().items())
    return {name: ast.Message(ast.Identifier(name), ast.Pattern([ast.TextElement(words)])) for name, words in said}


@functools.cache
def _catalogue(language: str, game: str) -> _Catalogue:
    return _Catalogue(language, functools.partial(_entries_of_game, language, game))


def _entries_of_game(language: str, game: str) -> _Entries:
    """Return the messages of a language, with a game's own in place of those that its family or all games share."""
    entries = _entries(language, game)
    family = find(game).info.family if game in every_key() else ""
    if family:
        own, shared = _message_id(f"{game}."), _message_id(f"{family}.")
        words = {name.removeprefix(own): entry for name, entry in entries.items() if name.startswith(own)}
        for name, entry in words.items():
            entries[shared + name] = entry
            if name.startswith(KERNEL):
                entries[name] = entry
    return entries


def _message_id(key: str) -> str:
    name = key.replace(".", "-")
    # The name of a Fluent message begins with a letter.
    return f"g{name}" if name[:1].isdigit() else name


MINUTE = 60
"""Seconds, as are all spans here."""
HOUR = 60 * MINUTE
DAY = 24 * HOUR

INTERVALS = (10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
"""Seconds between reminders that a table or a person may choose."""


def duration_text(seconds: float) -> Text:
    """Return a span of seconds in its largest whole unit: 7,200 seconds are "2 hours"."""
    for key, length in (("duration.days", DAY), ("duration.hours", HOUR)):
        if seconds >= length and seconds % length == 0:
            return text(key, count=int(seconds // length))
    return text("duration.minutes", count=round(seconds / MINUTE))
