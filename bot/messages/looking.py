"""One thing of a table in words: what is there, what leads away, whose it is, and what a person may do with it now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.forms import Code, open_form
from bot.messages.panel_context import PanelContext
from bot.service import Refusal, Snapshot
from bot.texts import SeatNames, Texts
from engine.core.errors import IllegalMove
from engine.core.moves import Move, fields
from engine.core.options import Chain, Choice, Option, Slot
from rendering import api

LONGEST = 3600
"""Characters of an answer; with its heading it fits in one layout."""
FEW = 16
"""Options of a first field, for each of which the second one is searched."""
MOST_NEXT = 12
"""Options of the field after the thing that are named."""


def named_subjects(snapshot: Snapshot, texts: Texts, names: SeatNames) -> list[tuple[str, str]]:
    """Return what can be looked at, each by what it is called and its id."""
    own = texts.of(snapshot.table.game)
    return [(own.sentence(one.name, names, plain=True), one.id) for one in api.subjects(snapshot.view)]


def looked_at(snapshot: Snapshot, texts: Texts, names: SeatNames, subject_id: str) -> str:
    """Say all of a thing that the person may know, a line each. Raises Refusal: there is no such thing."""
    try:
        subject, lines = api.look(snapshot.view, subject_id)
    except api.NoSuchSubject:
        raise Refusal("look.no_subject", subject=subject_id[:60]) from None
    own = texts.of(snapshot.table.game)
    said = [own.say("look.subject", subject=own.sentence(subject.name, names))]
    said += [own.sentence(line, names) for line in lines]
    moves = _possible(PanelContext(snapshot, own, names), subject)
    if moves:
        said += [own.say("look.may"), *moves]
    elif subject.values and snapshot.seat in snapshot.actors:
        said.append(own.say("look.may_nothing"))
    kept, room = list[str](), LONGEST
    for line in said:
        room -= len(line) + 1
        if room < 0:
            kept.append("\u2026")
            break
        kept.append(line)
    return "\n".join(kept)


def _possible(context: PanelContext, subject: api.Subject) -> list[str]:
    """Say each move that has to do with a thing: its name, the option that is the thing, what follows."""
    snapshot = context.snapshot
    if subject.acts and snapshot.seat in snapshot.actors and snapshot.question is None:
        return [context.texts.say("look.move_own", move=context.button(kind.kind())) for kind in snapshot.offered]
    lines: list[str] = []
    for kind in snapshot.offered if subject.values else ():
        for label, following in _found(context, kind, frozenset(subject.values)):
            if following:
                then = context.texts.join(following, either=True)
                line = context.texts.say("look.move_then", move=context.button(kind.kind()), option=label, then=then)
            else:
                line = context.texts.say("look.move", move=context.button(kind.kind()), option=label)
            lines.append(line)
    return list(dict.fromkeys(lines))


def _found(context: PanelContext, kind: type[Move], values: frozenset[str]) -> Iterator[tuple[str, list[str]]]:
    """Find the options that stand for a thing in the first two fields of a kind of move, with what may follow them."""
    try:
        form = open_form(context.snapshot.position, Code(kind.kind()))
    except (IllegalMove, Refusal):
        return
    # A field that could hold one thing alone is filled in already.
    filled = [value for value in form.values.values() if isinstance(value, str) and value in values]
    if filled:
        yield filled[0], _next(context, form.slot)
        return
    options = _options(form.slot)
    here = [(place, option) for place, option in enumerate(options) if option.value in values]
    for place, option in here:
        yield context.sentence(option.label), _after(context, kind, (str(place),))
    if here or len(options) > FEW or len(fields(kind)) == 1:
        return
    for place, first in enumerate(options):
        after = _opened(context, kind, (str(place),))
        for option in () if after is None else _options(after):
            if option.value in values:
                yield f"{context.sentence(first.label)} \u00b7 {context.sentence(option.label)}", []


def _options(slot: Slot | None) -> tuple[Option, ...]:
    """Return what may be picked one at a time."""
    return slot.options if isinstance(slot, Chain) or (isinstance(slot, Choice) and not slot.many) else ()


def _opened(context: PanelContext, kind: type[Move], picks: tuple[str, ...]) -> Slot | None:
    """Return the next field of a form after some picks; None: there is none, or they mean nothing."""
    try:
        return open_form(context.snapshot.position, Code(kind.kind(), picks)).slot
    except (IllegalMove, Refusal):
        return None


def _after(context: PanelContext, kind: type[Move], picks: tuple[str, ...]) -> list[str]:
    return _next(context, _opened(context, kind, picks)) if len(fields(kind)) > 1 else []


def _next(context: PanelContext, slot: Slot | None) -> list[str]:
    return [context.sentence(option.label) for option in _options(slot)[:MOST_NEXT]]
