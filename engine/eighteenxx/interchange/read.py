"""Reads a log of 18xx.games and finds out which of its actions count."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from engine.core import codec
from engine.core.errors import CorruptLog, EngineError
from engine.eighteenxx.interchange import actions, names
from engine.eighteenxx.interchange.actions import Action, PlayerId
from engine.eighteenxx.printed import Printed

PROGRAMMED = ("program_", "log")
"""Prefixes of the types of actions that themselves change nothing."""


class OtherGame(EngineError):  # noqa: N818 - named by what is wrong
    """Raised when a log is of a game that is not known here, or has optional rules that are not."""


class Participant(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player of a recorded game."""

    name: str
    id: PlayerId | None = None

    @property
    def key(self) -> PlayerId:
        """The id that actions have for the player."""
        return self.name if self.id is None else self.id


class Settings(msgspec.Struct, frozen=True):
    """The settings of a recorded game."""

    seed: int | str | None = None
    optional_rules: tuple[str, ...] | None = None


class _File(msgspec.Struct, frozen=True):
    title: str
    players: tuple[Participant, ...]
    actions: tuple[msgspec.Raw, ...]
    id: int | str = ""
    settings: Settings = Settings()
    status: str = ""
    result: dict[str, float] | None = None


class _Head(msgspec.Struct, frozen=True):
    type: str
    id: int = 0


class _Programmed(msgspec.Struct, frozen=True):
    entity: PlayerId = ""
    id: int = 0
    auto_actions: tuple[msgspec.Raw, ...] | None = ()


class RecordedGame(msgspec.Struct, frozen=True):
    """A log as read."""

    players: tuple[PlayerId, ...]
    """The ids of the players in seating order."""
    seed: str
    actions: tuple[Action, ...]
    """Everything on the list, including what was taken back."""
    result: tuple[int, ...] | None
    """What each seat was worth at the end, or None if the game is not finished."""


def read_game(data: bytes, printed: Printed) -> RecordedGame:
    """Read a log.

    Raises:
        CorruptLog: it is no log of 18xx.games, or an action is of an unknown type or lacks something.
        OtherGame: it is not of the game whose facts are given, or has optional rules.

    """
    try:
        file = msgspec.json.decode(data, type=_File)
    except codec.UNREADABLE as error:
        raise CorruptLog(f"no game of 18xx.games: {error}") from error
    title = names.site_names(printed).title
    if file.title != title:
        raise OtherGame(f"a game of {file.title}; only {title} can be imported")
    if file.settings.optional_rules:
        raise OtherGame(f"optional rules {', '.join(file.settings.optional_rules)} are not known")
    players = tuple(player.key for player in file.players)
    if len(set(players)) != len(players):
        raise CorruptLog("two players share an id")
    if len(players) not in printed.figures.cash:
        raise CorruptLog(
            f"{title} is played by {min(printed.figures.cash)} to {max(printed.figures.cash)}, not by {len(players)}"
        )
    return RecordedGame(players, _seed(file), tuple(map(read_action, file.actions)), _result(file, players))


def _seed(file: _File) -> str:
    if file.settings.seed is not None:
        return str(file.settings.seed)
    digits = re.search(r"\d+", str(file.id))
    return digits[0] if digits else "0"


def _result(file: _File, players: Sequence[PlayerId]) -> tuple[int, ...] | None:
    if file.status != "finished" or not file.result:
        return None
    # Old games have names in the result even if players have ids.
    worth = [file.result.get(str(player.key), file.result.get(player.name)) for player in file.players]
    if None in worth:
        raise CorruptLog(f"the result lacks player {players[worth.index(None)]}")
    return tuple(int(each or 0) for each in worth)


def read_action(raw: msgspec.Raw, within: int | None = None) -> Action:
    """Read one action; ``within`` is the id of the action that triggered it, if one did. Raises CorruptLog."""
    try:
        head = msgspec.json.decode(raw, type=_Head)
    except codec.UNREADABLE as error:
        raise CorruptLog(f"an action that cannot be read: {error}") from error
    number = head.id if within is None else within
    try:
        if head.type == "message":
            return actions.ChatMessage(entity="", entity_type="player", id=head.id)  # whoever said it, players or not
        if head.type.startswith(PROGRAMMED):
            return _programmed(raw, head.type)
        if head.type not in actions.KINDS:
            raise CorruptLog(f"action {number}: unknown type {head.type!r}")
        return msgspec.json.decode(raw, type=actions.KINDS[head.type])
    except codec.UNREADABLE as error:
        raise CorruptLog(f"action {number} ({head.type}): {error}") from error


def _programmed(raw: msgspec.Raw, called: str) -> Action:
    """Read an action of one of the many types that a replay need not distinguish, whatever else it contains."""
    found = msgspec.json.decode(raw, type=_Programmed)
    return actions.Programmed(called=called, entity=found.entity, id=found.id, auto_actions=found.auto_actions)


def automatic(action: Action) -> Iterator[Action]:
    """Enumerate what programmed players did immediately after an action. Raises CorruptLog."""
    return (read_action(raw, action.id) for raw in action.auto_actions or ())


class UndoEntry(msgspec.Struct, frozen=True):
    """An undo."""

    to: int
    """How many actions remain."""


class RedoEntry(msgspec.Struct, frozen=True):
    """A redo of what the last undo took back that has not been redone yet."""


class History:
    """Follows a list to which undo and redo only ever add entries."""

    def __init__(self) -> None:
        self.line: list[Action] = []
        """The actions that count so far."""
        self._undone: list[list[Action]] = []

    def take(self, action: Action) -> Action | UndoEntry | RedoEntry | None:
        """Follow one more entry and return it, or None for a chat message. Raises CorruptLog if nothing was undone."""
        match action:
            case actions.ChatMessage():
                return None
            case actions.Undo():
                to = self._remaining(action)
                self._undone.append(self.line[to:])
                del self.line[to:]
                return UndoEntry(to)
            case actions.Redo():
                if not self._undone:
                    raise CorruptLog(f"action {action.id}: nothing to redo")
                self.line += self._undone.pop()
                return RedoEntry()
        self._undone.clear()
        self.line.append(action)
        return action

    def _remaining(self, undo: actions.Undo) -> int:
        if undo.action_id is not None:
            return sum(action.id <= undo.action_id for action in self.line)
        return max(len(self.line) - 1, 0)


def surviving(listed: Iterable[Action]) -> tuple[Action, ...]:
    """Return the actions that count: all but chat messages and what was taken back for good. Raises CorruptLog."""
    history = History()
    for action in listed:
        history.take(action)
    return tuple(history.line)
