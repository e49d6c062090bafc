"""The catalogue is whole: it parses, says nothing twice, and has every sentence that the code names."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import discord
import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

import bot
from bot import texts
from bot.texts import ENGLISH, LOCALES, Texts, languages, texts_for
from engine.core.registry import CAMPAIGNS, GAMES, find, find_campaign
from tests.thorough import long_but

SOURCE = Path(bot.__file__).parent
NAMING = {"say", "has", "words", "choice", "Text", "text", "Refusal", "IllegalMove", "NotSeated", "NoSuchTable"}
"""Functions and types whose first argument is a key of the catalogue."""


@cache
def resources(language):
    paths = sorted((LOCALES / language).glob("*.ftl"))
    return [(path, FluentParser().parse(path.read_text("utf-8"))) for path in paths]


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


class Words(visitor.Visitor):
    """Collects what a message says, without the commands and other code between backticks."""

    def __init__(self):
        self.found = []

    def visit_TextElement(self, node):  # noqa: N802 - the visitor looks for it
        self.found.append(re.sub("`[^`]*`", "", node.value))

    def visit_StringLiteral(self, node):  # noqa: N802 - the visitor looks for it
        self.found.append(node.value)


def said_by(entry):
    words = Words()
    words.visit(entry)
    return "".join(words.found)


@pytest.mark.parametrize("language", languages())
def test_apostrophes_are_typeset(language):
    straight = [
        (path.name, entry.id.name)
        for path, resource in resources(language)
        for entry in resource.body
        if isinstance(entry, fluent.Message) and "'" in said_by(entry)
    ]
    assert straight == []


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_apostrophes_on_cards_are_typeset(campaign):
    printed = find_campaign(campaign).learning.printed_texts()
    assert [key for key, words in printed.items() if "'" in words] == []


@pytest.mark.parametrize("language", long_but(languages(), ENGLISH, "pl"))
def test_no_sentence_is_broken(language):
    broken = [
        (path.name, entry.content[:60])
        for path, resource in resources(language)
        for entry in resource.body
        if isinstance(entry, fluent.Junk)
    ]
    assert broken == []


@pytest.mark.parametrize("language", long_but(languages(), ENGLISH, "pl"))
def test_a_message_that_is_read_alone_is_what_it_is_within_its_file(language):
    for path, resource in resources(language):
        whole = {entry.id.name: entry for entry in resource.body if isinstance(entry, fluent.Message)}
        alone = {name: entry.parsed for name, entry in texts._file(path).items()}
        assert list(alone) == list(whole)
        assert [name for name, entry in alone.items() if not entry.equals(whole[name], ["span", "comment"])] == []


@pytest.mark.parametrize("language", long_but(languages(), ENGLISH, "pl"))
def test_no_two_bold_parts_touch(language):
    """Discord reads the four asterisks between them as neither an end nor a beginning."""
    assert [path.name for path, _ in resources(language) if "****" in path.read_text("utf-8")] == []


@pytest.mark.parametrize("language", long_but(languages(), ENGLISH, "pl"))
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


class _Names(visitor.Visitor):
    """Collects the variables, functions and references of a message."""

    def __init__(self):
        self.variables, self.functions, self.messages = set(), set(), set()

    def visit_VariableReference(self, node):  # noqa: N802 - the visitor looks for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802 - the visitor looks for it
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802 - the visitor looks for it
        self.functions.add(node.id.name)
        self.generic_visit(node)


def named_in(entry):
    names = _Names()
    names.visit(entry)
    return names


def entries(language):
    return {
        entry.id.name: entry
        for _, resource in resources(language)
        for entry in resource.body
        if isinstance(entry, fluent.Message)
    }


TRANSLATED = [language for language in languages() if language != ENGLISH]


@pytest.mark.parametrize("language", long_but(TRANSLATED, "pl"))
def test_a_language_says_all_that_english_says_and_nothing_else(language):
    english, own = entries(ENGLISH), entries(language)
    forms = {name for name in own if name not in english and is_a_form(name)}
    assert sorted(english.keys() - own.keys()) == []
    assert sorted(own.keys() - english.keys() - forms) == []


@pytest.mark.parametrize("language", long_but(TRANSLATED, "pl"))
def test_a_sentence_has_the_variables_of_the_english_one_and_no_other(language):
    english, wrong = entries(ENGLISH), []
    for name, entry in entries(language).items():
        if name in english:
            names = named_in(entry)
            known = named_in(english[name]).variables
            # How many there are in a list is known of each list.
            counts = {f"{each}_count" for each in known}
            if not names.variables <= known | counts or not names.functions <= {"CASE", "GENDER"}:
                wrong.append((name, names.variables - known - counts, names.functions))
    assert wrong == []


@pytest.mark.parametrize("language", long_but(TRANSLATED, "pl"))
def test_a_sentence_leaves_nothing_out_that_the_english_one_says(language):
    english = entries(ENGLISH)
    lost = {
        name: sorted(missing)
        for name, entry in entries(language).items()
        if name in english and (missing := named_in(english[name]).variables - named_in(entry).variables)
    }
    # A number that only chooses between singular and plural may say nothing in a language that has no plural.
    assert {name: each for name, each in lost.items() if not all(map(is_a_number(english[name]), each))} == {}


def is_a_number(entry):
    """Return a function that tells whether a variable of a message does nothing but choose between its variants."""
    chosen = _Chosen()
    chosen.visit(entry)
    return lambda variable: variable in chosen.selectors and variable not in chosen.said


class _Chosen(visitor.Visitor):
    """Collects by which variables a message chooses, and which it says."""

    def __init__(self):
        self.selectors, self.said = set(), set()

    def visit_SelectExpression(self, node):  # noqa: N802 - the visitor looks for it
        if isinstance(node.selector, fluent.VariableReference):
            self.selectors.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node):  # noqa: N802 - the visitor looks for it
        self.said.add(node.id.name)


def is_a_form(name):
    """Return whether a message may be there in another language alone.

    That is a name that the engine hands over as it is, or what is printed on a card, which the pack says in English.
    """
    if name in texts._printed_entries():
        return True
    game, _, rest = name.partition("-")
    return (
        rest.partition("-")[0] in find(game.removeprefix("g")).info.codes.values()
        if game.removeprefix("g") in GAMES
        else False
    )


def test_every_language_is_one_that_discord_sends():
    sent = {str(locale) for locale in discord.Locale}
    unheard = [each for each in languages() if each not in sent and each not in {one.partition("-")[0] for one in sent}]
    assert unheard == []
    assert [texts_for(each).language for each in languages()] == languages()
