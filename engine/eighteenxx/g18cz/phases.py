"""The phases of 18CZ: each begins when the first train of its rank is sold or exported (rules, OR 12)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.core.text import text
from engine.eighteenxx.facts import Kind, Phase
from engine.eighteenxx.g18cz.printed import SIZES, everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.words import colour_words, size_words
from engine.eighteenxx.tiles import COLOURS, Colour


def phase_of(state: G18czState) -> Phase:
    """Return what holds at present."""
    return everything().phases[state.depot.phase]


def has_begun(state: G18czState, rank: str) -> bool:
    """Tell whether the phase called after a rank has begun, or is already over. Ranks are letters from ``a``."""
    return state.depot.phase >= rank


def is_open(state: G18czState, size: Kind) -> bool:
    """Tell whether companies of a size may be started (SR 3: medium from phase b, large from d)."""
    return size in phase_of(state).limit


def may_lay(state: G18czState, colour: Colour) -> bool:
    """Tell whether tiles of a colour may be laid yet; red ones always may (OR 4, 5)."""
    return colour == "red" or COLOURS.index(colour) <= COLOURS.index(phase_of(state).tiles)


def advance(draft: G18czState, rank: str) -> Iterator[Event]:
    """Begin the phase of a rank that is sold for the first time; a phase never turns back (OR 12)."""
    before = phase_of(draft)
    if rank <= before.rank:
        return
    draft.depot.phase = rank
    # Areas are worth more and other tiles may be laid: what was worked out for the map no longer holds.
    draft.board.worked_out.clear()
    now = phase_of(draft)
    yield Event(text("18cz.phase.begins", phase=rank))
    if now.tiles != before.tiles:
        yield Event(text("18cz.phase.tiles", colour=colour_words(now.tiles)))
    if now.deals and not before.deals:
        yield Event(text("18cz.phase.deals"))
    for size in SIZES:
        if size in now.limit and size not in before.limit:
            yield Event(text("18cz.phase.opens", size=size_words(size)))
        elif size in now.limit and now.limit[size] != before.limit[size]:
            yield Event(text("18cz.phase.limit", size=size_words(size), trains=now.limit[size]))
