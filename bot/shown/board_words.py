"""A table in words alone, in pages: what each picture shows, then all that lies on the board, by player or company."""

from __future__ import annotations

from typing import NamedTuple

from bot.service import Snapshot
from bot.shown.picture_page import picture_name
from bot.shown.pictures import kinds
from bot.texts import SeatNames, Texts
from rendering import api

LONGEST = 1700
"""Characters of a page; with its heading it fits in one message of words."""


class Page(NamedTuple):
    """A page of words."""

    name: str
    """What it is about, as a menu calls it."""
    words: str


def pages(snapshot: Snapshot, texts: Texts, names: SeatNames) -> list[Page]:
    """Say what a person may see of a table, the chief picture first; nothing where there are no pictures."""
    there, said = kinds(snapshot), dict[str, str]()
    for kind in there:
        # A picture that shows a part of another one is said in the same words.
        said.setdefault(_said(snapshot, kind, texts, names), picture_name(texts, snapshot.table, kind))
    shown = [Page(name, texts.say("look.words", name=name, words=words)) for words, name in said.items()]
    own = texts.of(snapshot.table.game)
    details = _filled([own.sentence(one, names) for one in api.details(snapshot.view)] if there else [])
    return shown + [
        Page(texts.say("look.details", number=number, of=len(details)), words)
        for number, words in enumerate(details, start=1)
    ]


def ending(snapshot: Snapshot, texts: Texts, names: SeatNames) -> str:
    """Say how a game has ended, a line or two for each player; nothing where there is no result."""
    if snapshot.result is None or not kinds(snapshot):
        return ""
    own = texts.of(snapshot.table.game)
    return "\n".join(own.sentence(line, names) for line in api.result_lines(snapshot.view))


def _said(snapshot: Snapshot, kind: str, texts: Texts, names: SeatNames) -> str:
    return texts.of(snapshot.table.game).sentence(api.told(snapshot.view, kind), names)


def _filled(lines: list[str]) -> list[str]:
    """Fill pages with lines."""
    filled: list[str] = []
    for line in lines:
        if filled and len(filled[-1]) + 1 + len(line) <= LONGEST:
            filled[-1] += f"\n{line}"
        else:
            filled.append(line)
    return filled
