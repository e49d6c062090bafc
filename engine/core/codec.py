"""The one place that turns values into bytes and back."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterable, Mapping
from types import GenericAlias
from typing import Any, TypeVar, Union

import msgspec

from engine.core.errors import CorruptLog
from engine.core.game import Game, State
from engine.core.moves import Entry, Move, PrivateMove, Redo, Undo

S = TypeVar("S", bound=State)
T = TypeVar("T")

UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)
"""What decoding foreign bytes raises; RecursionError for values nested a thousand deep."""

_json = msgspec.json.Encoder()
_pack = msgspec.msgpack.Encoder()
_looking = threading.Lock()
_known: set[Any] = set()


def learn(kind: type[T]) -> type[T]:
    """Have msgspec inspect a type, and return it; call this before several threads decode values of the type.

    If two threads make msgspec 0.22 inspect the same type for the first time simultaneously, the program crashes.
    """
    if kind not in _known:
        with _looking:
            msgspec.json.Decoder(kind)
            _known.add(kind)
    return kind


@functools.cache
def _state_decoder(state_type: type[Any]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(learn(state_type))


def _entry_of(moves: tuple[type[Move], ...]) -> Any:  # noqa: ANN401 - a type
    return Union[(*moves, Undo, Redo)]


@functools.cache
def _entry_decoder(moves: tuple[type[Move], ...]) -> msgspec.json.Decoder[Entry]:
    return msgspec.json.Decoder(learn(_entry_of(moves)))


@functools.cache
def _log_decoder(moves: tuple[type[Move], ...]) -> msgspec.json.Decoder[list[Entry]]:
    return msgspec.json.Decoder(GenericAlias(list, (learn(_entry_of(moves)),)))


def clone(state: S) -> S:
    """Return an equal state that shares nothing with the first."""
    copy: S = _state_decoder(type(state)).decode(_pack.encode(state))
    return copy


def encode_state(state: State) -> bytes:
    """Pack a state for a snapshot."""
    return _pack.encode(state)


def decode_state(game: Game[S], data: bytes) -> S:
    """Unpack a snapshot, also one of a former shape that the game can convert. Raises CorruptLog if it has neither."""
    try:
        state: S = _state_decoder(game.state_type).decode(data)
    except UNREADABLE:
        return _decode_former(game, data)
    return state


def write_state(state: State) -> bytes:
    """Write a state as JSON, for a file that people may read."""
    return _json.encode(state)


def read_state(game: Game[S], data: bytes) -> S:
    """Read a state written as JSON. Raises CorruptLog if it is not one of the game."""
    try:
        state: S = msgspec.json.decode(data, type=learn(game.state_type))
    except UNREADABLE as error:
        raise CorruptLog(f"the position cannot be read: {error}") from error
    return state


def _decode_former(game: Game[S], data: bytes) -> S:
    try:
        state: S = msgspec.convert(game.present_shape(msgspec.msgpack.decode(data)), learn(game.state_type))
    except (*UNREADABLE, LookupError, TypeError, ValueError) as error:
        raise CorruptLog(f"snapshot: {error}") from error
    return state


def encode_entry(entry: Entry) -> bytes:
    """Write one log entry as JSON."""
    return _json.encode(entry)


def decode_entry(game: Game[S], data: bytes) -> Entry:
    """Read one log entry. Raises CorruptLog if it is not one of the game."""
    try:
        return _entry_decoder(game.moves).decode(data)
    except UNREADABLE as error:
        raise CorruptLog(f"it cannot be read: {error}") from error


def decode_log(game: Game[S], data: bytes) -> list[Entry]:
    """Read all entries of a log written as one list. Raises CorruptLog if one is not of the game."""
    try:
        return _log_decoder(game.moves).decode(data)
    except UNREADABLE as error:
        raise CorruptLog(f"it cannot be read: {error}") from error


def decode_entries(game: Game[S], log: Iterable[bytes]) -> list[Entry]:
    """Read all entries of a log. Raises CorruptLog, naming the first that is not of the game."""
    entries: list[Entry] = []
    for number, data in enumerate(log, start=1):
        try:
            entries.append(decode_entry(game, data))
        except CorruptLog as error:
            raise CorruptLog(f"entry {number}: {error}") from error
    return entries


def decode_private(game: Game[S], moves: Iterable[tuple[int, bytes]]) -> list[PrivateMove]:
    """Read private moves, each given with the number of entries the log had at the time.

    Raises CorruptLog, naming the first that is not of the game.
    """
    private: list[PrivateMove] = []
    for number, (after, data) in enumerate(moves, start=1):
        try:
            move = decode_entry(game, data)
        except CorruptLog as error:
            raise CorruptLog(f"private move {number}: {error}") from error
        if not isinstance(move, Move) or move.kind() not in game.info.private:
            raise CorruptLog(f"private move {number}: {move} is none")
        private.append(PrivateMove(after, move))
    return private


def fill(kind: type[Move], values: Mapping[str, Any]) -> Move:
    """Make a move from the values of its fields, converting text to the type of each field.

    Raises:
        msgspec.ValidationError: a field is missing or cannot hold its value.

    """
    return msgspec.convert({"kind": kind.kind(), **values}, learn(kind), strict=False)
