"""Phases: each begins when the first train of its rank is sold or exported, and none turns back."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.core.text import text
from engine.eighteenxx.ids import Kind
from engine.eighteenxx.printed import Phase, Printed
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.texts import colour_text, kind_text
from engine.eighteenxx.tiles import COLOURS, Colour


def phase_of(state: EighteenxxState) -> Phase:
    """Return what holds at present."""
    return state.printed.phases[state.depot.phase]


def has_begun(state: EighteenxxState, rank: str) -> bool:
    """Tell whether the phase called after a rank has begun, or is already over; none named: it always has."""
    if not rank:
        return True
    ranks = list(state.printed.phases)
    return ranks.index(rank) <= ranks.index(state.depot.phase)


def comes_later(printed: Printed, rank: str, other: str) -> bool:
    """Tell whether the phase that a rank begins comes after another; a rank that begins none never does."""
    ranks, begun = list(printed.phases), printed.phase_of_rank.get(rank)
    return begun is not None and ranks.index(begun) > ranks.index(other)


def is_open(state: EighteenxxState, kind: Kind) -> bool:
    """Tell whether companies of a kind may be started."""
    return kind in phase_of(state).limit


def may_lay(state: EighteenxxState, colour: Colour) -> bool:
    """Tell whether tiles of a colour may be laid yet; red ones always may."""
    return colour == "red" or COLOURS.index(colour) <= COLOURS.index(phase_of(state).tiles)


def advance(draft: EighteenxxState, rank: str) -> Iterator[Event]:
    """Begin the phase of a rank that is sold for the first time."""
    printed, before = draft.printed, phase_of(draft)
    if not comes_later(printed, rank, before.rank):
        return
    draft.depot.phase = rank = printed.phase_of_rank[rank]
    # Areas are worth more and other tiles may be laid: what was worked out for the map no longer holds.
    draft.board.worked_out.clear()
    now = phase_of(draft)
    yield Event(text("18xx.phase.begins", phase=rank))
    if now.tiles != before.tiles:
        yield Event(text("18xx.phase.tiles", colour=colour_text(now.tiles)))
    if now.deals and not before.deals:
        yield Event(text("18xx.phase.deals"))
    for kind in printed.figures.kinds:
        if kind in now.limit and kind not in before.limit:
            yield Event(text("18xx.phase.opens", size=kind_text(printed, kind)))
        elif kind in now.limit and now.limit[kind] != before.limit[kind]:
            yield Event(text("18xx.phase.limit", size=kind_text(printed, kind), trains=now.limit[kind]))
    yield from rules_of(draft).phase_began(draft, before)
