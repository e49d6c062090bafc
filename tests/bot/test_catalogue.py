"""The catalogue is whole: it parses, says nothing twice, and has every sentence that the code names."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import bot
from bot import texts
from bot.texts import LOCALES, Texts, languages

SOURCE = Path(bot.__file__).parent
NAMING = {"say", "has", "words", "choice", "Text", "text", "Refusal", "IllegalMove", "NotSeated", "NoSuchTable"}
"""Functions and types whose first argument is a key of the catalogue."""


def resources(language):
    for path in sorted((LOCALES / language).glob("*.ftl")):
        yield path, FluentParser().parse(path.read_text("utf-8"))


def messages(language):
    return [
        (entry.id.name, path.name)
        for path, resource in resources(language)
        for entry in resource.body
        if isinstance(entry, fluent.Message)
    ]


def keys_of_the_bot():
    """Return every key that the bot's code writes out, and where."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if called in NAMING and isinstance(first, ast.Constant) and isinstance(first.value, str):
                found[first.value] = f"{path.name}:{node.lineno}"
    return found


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_broken(language):
    broken = [
        (path.name, entry.content[:60])
        for path, resource in resources(language)
        for entry in resource.body
        if isinstance(entry, fluent.Junk)
    ]
    assert broken == []


@pytest.mark.parametrize("language", languages())
def test_a_message_that_is_read_alone_is_what_it_is_within_its_file(language):
    for path, resource in resources(language):
        whole = {entry.id.name: entry for entry in resource.body if isinstance(entry, fluent.Message)}
        alone = {name: entry.parsed for name, entry in texts._file(path).items()}
        assert list(alone) == list(whole)
        assert [name for name, entry in alone.items() if not entry.equals(whole[name], ["span", "comment"])] == []


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_there_twice(language):
    seen = {}
    for name, file in messages(language):
        assert name not in seen, f"{name} is in {seen[name]} and in {file}"
        seen[name] = file


def test_every_key_that_the_bot_writes_out_is_in_the_catalogue():
    english = Texts("en")
    missing = {key: where for key, where in keys_of_the_bot().items() if "." in key and not english.has(key)}
    missing = {key: where for key, where in missing.items() if not english.has(f"command.{key}")}
    assert missing == {}
