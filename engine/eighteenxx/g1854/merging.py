"""The decisions of mergers: with whom, and into which Lokalbahn AG (M1, M2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import Player, text
from engine.eighteenxx.g1854.mergers import NAMING, letters, merge, partners, propose
from engine.eighteenxx.g1854.moves import Merge, NameLokalbahn
from engine.eighteenxx.g1854.state import G1854State
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.moves import Pass
from engine.eighteenxx.words import owner_words


class ProposeMerger(Step[G1854State]):
    """The owner of a local railway asks others to merge with it, until one agrees or he passes."""

    name = "merger"
    moves = (Merge, Pass)

    def waits(self, state: G1854State, actor: Actor) -> bool:
        """Wait while there is anybody to ask."""
        return bool(partners(state, str(actor)))

    def kinds(self, state: G1854State, actor: Actor) -> tuple[type[Move], ...]:
        """Offer to ask or to pass."""
        return self.moves if self.waits(state, actor) else ()

    def slot(self, state: G1854State, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the other local railways."""
        return Choice(tuple(_partner(state, other) for other in partners(state, str(actor))))

    def play(self, draft: G1854State, move: Move) -> Iterable[Event]:
        """Ask, or be done with it."""
        local = str(draft.frame.actor)
        if not isinstance(move, Merge):
            draft.finish(self.name)
            return (Event(text("1854.merger.passed", company=local)),)
        if move.partner not in partners(draft, local):
            rule = draft.printed.rule("merging")
            raise IllegalMove("1854.merger.no_partner", rule=rule, company=local, partner=move.partner)
        return propose(draft, move.seat, local, CompanyId(move.partner))


class ChooseName(Step[G1854State]):
    """The president of a new Lokalbahn AG chooses which it is."""

    name = NAMING
    moves = (NameLokalbahn,)

    def waits(self, state: G1854State, actor: Actor) -> bool:
        """Wait for the choice."""
        return state.merging is not None

    def kinds(self, state: G1854State, actor: Actor) -> tuple[type[Move], ...]:
        """Only the choice goes on."""
        return self.moves if self.waits(state, actor) else ()

    def slot(self, state: G1854State, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer those that do not exist yet."""
        companies = state.printed.companies
        return Choice(
            tuple(Option(name, text("1854.option.lokalbahn", name=companies[name].name)) for name in letters(state))
        )

    def play(self, draft: G1854State, move: Move) -> Iterator[Event]:
        """Found it."""
        assert isinstance(move, NameLokalbahn)
        assert draft.merging is not None
        if move.company not in letters(draft):
            raise IllegalMove("1854.merger.no_such_name", rule=draft.printed.rule("merging"), company=move.company)
        (lower, higher), draft.merging = draft.merging, None
        draft.finish(self.name)
        yield from merge(draft, lower, higher, CompanyId(move.company))


def _partner(state: G1854State, other: CompanyId) -> Option:
    charter = state.charters[other]
    owner = owner_words(charter.president)
    assert isinstance(owner, Player)
    return Option(other, text("1854.option.merge", company=other, player=owner, cash=charter.cash))
