"""What is decided after one company has taken over another, as 18xx.games records it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.errors import CorruptLog
from engine.core.moves import Move
from engine.eighteenxx import moves
from engine.eighteenxx.board import Place
from engine.eighteenxx.companies import CompanyId, company_of
from engine.eighteenxx.interchange import actions, names
from engine.eighteenxx.interchange.actions import Action
from engine.eighteenxx.interchange.translate import Played, city_named, find_card
from engine.eighteenxx.interchange.write import Writing
from engine.eighteenxx.takeovers import FLEET
from engine.hexes import HexName


def _reclaim(played: Played, action: actions.RemoveToken) -> Move:
    place = city_named(played.state, action.city)
    return moves.Reclaim(played.seat, place.hex, place.stop)


def _discard(played: Played, action: actions.DiscardTrain) -> Move:
    kind = moves.Scrap if played.state.in_round(FLEET) else moves.Discard
    return kind(played.seat, find_card(played.state, action.train)[0].id)


def _exchange(played: Played, action: actions.SwapTrain) -> Move:
    printed, (train, where) = played.state.printed, find_card(played.state, action.train)
    if where not in played.state.charters:
        raise CorruptLog(f"train {action.train} belongs to nobody")
    own = printed.companies[CompanyId(where)].kind
    face = next((face.name for face in printed.cards[train.rank].faces if face.kind == own), None)
    if face is None:
        raise CorruptLog(f"train {action.train} cannot be run by {where}")
    return moves.Exchange(played.seat, train.id, face)


def _write_reclaim(writing: Writing, move: moves.Reclaim) -> Action:
    place = Place(HexName(move.hex), move.city)
    slots = writing.state.board.stations[place.hex][place.stop]
    slot = slots.index(company_of(writing.state.frame.actor))
    return actions.RemoveToken(**writing.by, city=writing.city(place), slot=slot)


def _write_scrap(writing: Writing, move: moves.Scrap) -> Action:
    train = names.train_there(writing.state.printed, writing.card(move.train))
    return actions.DiscardTrain(**writing.by, train=train)


def _write_exchange(writing: Writing, move: moves.Exchange) -> Action:
    train = names.train_there(writing.state.printed, writing.card(move.train))
    return actions.SwapTrain(**writing.by, train=train)


TRANSLATORS: Mapping[type[Action], Callable[[Played, Any], Move]] = {
    actions.RemoveToken: _reclaim,
    actions.DiscardTrain: _discard,
    actions.SwapTrain: _exchange,
}
WRITERS: Mapping[type[Move], Callable[[Writing, Any], Action]] = {
    moves.Reclaim: _write_reclaim,
    moves.Scrap: _write_scrap,
    moves.Exchange: _write_exchange,
}
