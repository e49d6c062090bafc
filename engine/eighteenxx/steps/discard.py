"""Giving back trains above the limit, or dropping one for another (18CZ OR 10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx.companies import CompanyId, Train, company_of
from engine.eighteenxx.moves import Discard
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.trains import card_text, counted, face_of, find_train, is_above_limit, is_second, put_away, runs


class GiveBackTrains(Step[EighteenxxState]):
    """Trains above the limit go back to the bank, without compensation."""

    name = "discard"
    moves = (Discard,)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait while the company has too many trains."""
        return is_above_limit(state, company_of(actor))

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the choice of a train, which is all that is possible."""
        return self.moves if self.waits(state, actor) else ()

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the trains that may go."""
        company = company_of(actor)
        key = "18xx.option.discard.pool" if _to_pool(state, company) else "18xx.option.discard.deck"
        found = _expendable(state, company)
        return Choice(
            tuple(
                Option(train.id, text(key, card=card_text(train, found)), alike=is_second(train, found))
                for train in found
            )
        )

    def play(self, draft: EighteenxxState, move: Move) -> Iterator[Event]:
        """Give one train back."""
        assert isinstance(move, Discard)
        company = company_of(draft.frame.actor)
        train = find_train(draft.charters[company], move.train)
        if train is None:
            raise IllegalMove("18xx.train.not_owned", company=company, train=face_of(draft, move.train))
        if train not in _expendable(draft, company):
            raise IllegalMove(
                "18xx.train.must_keep", rule=draft.printed.rule("trains"), company=company, train=train.face
            )
        to_pool = _to_pool(draft, company)
        put_away(draft, company, train, to_pool=to_pool)
        if _drops(draft, company):
            turn_under_way(draft).drops_a_train = False
        key = "18xx.train.to_pool" if to_pool else "18xx.train.to_deck"
        yield Event(text(key, company=company, train=train.face))


def next_company(draft: EighteenxxState) -> Iterable[Event]:
    """Go on with the next company that has too many trains, or with what lies under the interrupt."""
    following = draft.frame.at + 1
    if following == len(draft.frame.actors):
        draft.resume()
    else:
        draft.turn_to(following)
    return ()


def _drops(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company drops a train for the one it bought when its limit was full."""
    return state.turn is not None and state.turn.company == company and state.turn.drops_a_train


def _to_pool(state: EighteenxxState, company: CompanyId) -> bool:
    """Return where the next train goes: a dropped one to the pool (18CZ OR 10), others on the deck (18CZ OR 12)."""
    return _drops(state, company) or state.switches.excess_trains == "pool"


def _expendable(state: EighteenxxState, company: CompanyId) -> list[Train]:
    """Return the trains that may go: any or, if one is dropped for a new one, the old ones, none of which runs."""
    trains = counted(state, company)
    if _drops(state, company) and not state.switches.any_train_when_full:
        return [train for train in trains if not runs(state.printed, company, train.face)]
    return trains
