"""Deciding what becomes of the trains of a company that was taken over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import Text, text
from engine.core.views import Event
from engine.eighteenxx.companies import BANK, CompanyId, Train, company_of
from engine.eighteenxx.moves import Exchange, Pass, Scrap
from engine.eighteenxx.printed import Face
from engine.eighteenxx.state import EighteenxxState, pay, turn_under_way
from engine.eighteenxx.takeovers import FLEET
from engine.eighteenxx.trains import (
    card_text,
    face_of,
    faces_left,
    find_train,
    is_above_limit,
    is_second,
    limit,
    rusting,
    sell,
    together,
)


class ReviewFleet(Step[EighteenxxState]):
    """The trains received are kept, scrapped, or turned over to a face that the buyer runs.

    Nobody may keep more than the limit while one that was received can still go.
    """

    name = FLEET
    moves = (Exchange, Scrap, Pass)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait while there are trains about which nothing has been decided."""
        return bool(_received(state, company_of(actor)))

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return what can be done with at least one of them."""
        company = company_of(actor)
        received = _received(state, company)
        exchange = (Exchange,) if any(_affordable_face(state, company, train) for train in received) else ()
        keep = () if is_above_limit(state, company) else (Pass,)
        return (*exchange, Scrap, *keep)

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the trains received, and the face each can be turned to."""
        company = company_of(actor)
        received = _received(state, company)
        if kind is Scrap:
            return Choice(
                tuple(
                    Option(
                        train.id,
                        text("18xx.option.fleet.scrap", card=card_text(train, received)),
                        alike=is_second(train, received),
                    )
                    for train in received
                )
            )
        pairs = ((train, _affordable_face(state, company, train)) for train in received)
        options = {
            train.id: (face.name, _exchange_label(state, train, face, received)) for train, face in pairs if face
        }
        if field == "train":
            alike = {train.id for train in received if is_second(train, received)}
            return Choice(tuple(Option(name, label, alike=name in alike) for name, (_, label) in options.items()))
        train = str(chosen.get("train"))
        meant = [options[train]] if train in options else options.values()
        return Choice(tuple(Option(face, label) for face, label in dict(meant).items()))

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Turn over, scrap, or keep all that is left."""
        turn = turn_under_way(draft)
        company = turn.company
        match move:
            case Exchange():
                return _exchange(draft, company, move)
            case Scrap():
                return _scrap(draft, company, move)
        if is_above_limit(draft, company):
            raise IllegalMove(
                "18xx.fleet.above_limit",
                rule=draft.printed.rule("acquiring"),
                company=company,
                limit=limit(draft, company),
                trains=len(draft.charters[company].trains),
            )
        kept = together(train.face for train in _received(draft, company))
        turn.received = []
        return (Event(text("18xx.fleet.kept", company=company, trains=kept)),)


def _received(state: EighteenxxState, company: CompanyId) -> list[Train]:
    """Return the trains about which nothing has been decided yet, without those that have rusted meanwhile."""
    names = state.turn.received if state.turn is not None else []
    found = (find_train(state.charters[company], name) for name in names)
    return [train for train in found if train]


def _other_face(state: EighteenxxState, company: CompanyId, train: Train) -> Face | None:
    """Return the face of the company's own size that a card can be turned to, or None if there is none left."""
    for face in faces_left(state, train):
        if face.kind == state.printed.companies[company].kind and face.name != train.face:
            return face
    return None


def _difference(state: EighteenxxState, train: Train, face: Face) -> int:
    """Return what turning a card over costs: the difference of the prices, never anything back."""
    return max(face.price - state.printed.faces[train.face].price, 0)


def _affordable_face(state: EighteenxxState, company: CompanyId, train: Train) -> Face | None:
    face = _other_face(state, company, train)
    return face if face and _difference(state, train, face) <= state.charters[company].cash else None


def _find(state: EighteenxxState, company: CompanyId, name: str) -> Train:
    for train in _received(state, company):
        if train.id == name:
            return train
    raise IllegalMove("18xx.fleet.not_received", rule=state.printed.rule("acquiring"), train=face_of(state, name))


def _exchange(draft: EighteenxxState, company: CompanyId, move: Exchange) -> Iterator[Event]:
    train = _find(draft, company, move.train)
    face, rule = _other_face(draft, company, train), draft.printed.rule("acquiring")
    if face is None or face.name != move.face:
        raise IllegalMove("18xx.fleet.no_such_face", rule=rule, train=train.face, face=move.face)
    cost, cash = _difference(draft, train, face), draft.charters[company].cash
    if cost > cash:
        raise IllegalMove("18xx.fleet.too_dear", rule=rule, company=company, face=face.name, cost=cost, cash=cash)
    pay(draft, company, BANK, cost)
    yield Event(text("18xx.fleet.exchanged", company=company, train=train.face, face=face.name, cost=cost))
    train.face = face.name
    turn_under_way(draft).received.remove(train.id)
    yield from sell(draft, train.rank, (face,))


def _scrap(draft: EighteenxxState, company: CompanyId, move: Scrap) -> Iterator[Event]:
    train = _find(draft, company, move.train)
    draft.charters[company].trains.remove(train)
    turn_under_way(draft).received.remove(train.id)
    yield Event(text("18xx.fleet.scrapped", company=company, train=train.face))


def _exchange_label(state: EighteenxxState, train: Train, face: Face, among: Sequence[Train]) -> Text:
    return text(
        "18xx.option.fleet.exchange",
        card=card_text(train, among),
        face=face.name,
        cost=_difference(state, train, face),
        rusts=tuple(rusting(state, (face,))),
    )
