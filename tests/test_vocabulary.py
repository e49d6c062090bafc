"""Code speaks the language of the field: what a word here would hide has a name that one would search for."""

import io
import re
import tokenize
from collections import Counter
from functools import cache
from pathlib import Path

import msgspec
import pytest

from engine.eighteenxx.g18cz.switches import Switches
from engine.eighteenxx.turns import Offer, Wanted
from engine.ticket_to_ride.legends.tasks import ActEvent, BeginEvent, EventOrders, TurnUp

ROOT = Path(__file__).parents[1]
ROOMS = ("engine", "storage", "rendering", "bot")
BANNED = {
    *("told", "asked", "beside", "aside", "ware", "net", "gone", "patience", "lapse"),
    *("utils", "manager", "helper", "data2"),
}
"""In names of things and of files. Say event, notification, prompt, question, parallel, item, timeout, expiry …"""
RARE = ("told", "asked", "beside", "aside", "ware")
"""Words that comments and docstrings, too, have seldom."""
MOST_RARE = 150
"""Times that all of them together may occur in the Python of the bot, the engine and the storage."""
KEPT = {
    # Names of the values that messages of the catalogue take: they are written so in every language.
    "engine/eighteenxx/deals.py": {"asked"},
    "engine/eighteenxx/assistance.py": {"asked"},
    "engine/eighteenxx/offers.py": {"asked"},
    "rendering/eighteenxx/alt.py": {"gone"},
    "rendering/eighteenxx/alt_of_map.py": {"told"},
    "rendering/ticket_to_ride/alt.py": {"told"},
    "bot/interactions/log.py": {"told"},
    # A class of the standard library.
    "engine/__main__.py": {"AbstractContextManager"},
    "engine/core/progress.py": {"AbstractContextManager"},
    "storage/database.py": {"AbstractAsyncContextManager", "AbstractContextManager"},
    "storage/transaction.py": {"AbstractAsyncContextManager"},
}
"""Names that stay, by file."""
STORED = {
    (Offer, "responder"): "asked",
    (Wanted, "item"): "ware",
    (Switches, "prompts_to_pass"): "asked_in_vain",
    (TurnUp, "acted"): "asked",
    (BeginEvent, "acted"): "asked",
    (EventOrders, "acted"): "asked",
    (ActEvent, "acted"): "asked",
}
"""The names under which fields are stored that have others in Python: positions of running games have them."""
_PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+\d*|\d+")


def parts_of(name):
    """Return the words of a name, in small letters: it is divided at underscores and where a capital begins."""
    return [part.lower() for part in _PARTS.findall(name)]


@cache
def names_in(path):
    """Return the names that stand in the code of a file, but for the module of discord.py that is called so."""
    code = path.read_text("utf-8").replace("discord.utils", "discord")
    tokens = tokenize.generate_tokens(io.StringIO(code).readline)
    return frozenset(token.string for token in tokens if token.type == tokenize.NAME)


def files_of(*rooms):
    return [path for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]


def test_names_are_divided_into_words():
    assert parts_of("HTTPServer_asked_againNow data2") == ["http", "server", "asked", "again", "now", "data2"]


@pytest.mark.parametrize("room", ROOMS)
def test_no_name_has_a_word_that_one_would_not_search_for(room):
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in files_of(room)
        for name in names_in(path) - KEPT.get(str(path.relative_to(ROOT)), set())
        if BANNED & set(parts_of(name))
    }
    assert sorted(found) == []


@pytest.mark.parametrize("room", ROOMS)
def test_no_file_has_such_a_name_either(room):
    folders = (part for path in files_of(room) for part in path.relative_to(ROOT).with_suffix("").parts)
    assert [name for name in folders if BANNED & set(parts_of(name))] == []


def test_every_name_that_stays_is_there():
    for path, names in KEPT.items():
        assert names <= names_in(ROOT / path), path


@pytest.mark.parametrize(("kind", "field"), STORED)
def test_a_field_with_a_new_name_is_stored_under_the_old_one(kind, field):
    stored = {one.name: one.encode_name for one in msgspec.structs.fields(kind)}
    assert stored[field] == STORED[kind, field]


def test_five_words_of_the_projects_own_are_rare_in_all_that_is_written():
    words = Counter(word for path in files_of("bot", "engine", "storage") for word in parts_of(path.read_text("utf-8")))
    assert sum(words[word] for word in RARE) <= MOST_RARE
