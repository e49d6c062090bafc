"""Exports a game of ours as a log of 18xx.games, as far as its rules lead to the same positions."""

from __future__ import annotations

import msgspec

from engine.core.errors import CorruptLog, EngineError
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.steps import Awaited
from engine.eighteenxx.g18cz import moves
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.homes import HOME_CITY
from engine.eighteenxx.g18cz.interchange.actions import Action
from engine.eighteenxx.g18cz.interchange.essence import awaited, essence
from engine.eighteenxx.g18cz.interchange.read import TITLE, RecordedGame
from engine.eighteenxx.g18cz.interchange.replay import Replay
from engine.eighteenxx.g18cz.interchange.write import Inexpressible, action_of
from engine.eighteenxx.g18cz.scoring import worth
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.vaclav import INCREMENT, MODULUS, MULTIPLIER

ROUND_NAMES = {"draft": "Draft Round", "stock": "Stock Round", "operating": "Operating Round"}
MOST_PASSES = 5
"""In a row that 18xx.games asks for where nobody is asked here."""


class NotExportable(EngineError):  # noqa: N818 - named by what is wrong
    """Raised when a game has a move that 18xx.games has not, or after which its rules lead elsewhere."""


def export_game(match: Match) -> bytes:
    """Write a game of 18CZ as a log of 18xx.games, made sure of by replaying it under its rules beside ours.

    Raises:
        NotExportable: with the first move that cannot be expressed.

    """
    if match.game is not G18CZ:
        raise NotExportable(f"a game of {match.setup.game}; only 18cz can be exported")
    export = _Export(match)
    for number, move in enumerate(match.line, start=1):
        try:
            export.follow(move)
        except (Inexpressible, CorruptLog) as fault:
            raise NotExportable(f"move {number} ({move.kind()} of seat {move.seat}): {fault}") from fault
    return export.written()


def _seed(ours: str, start: G18czState) -> int:
    """Return a number as a seed, ours if it is one.

    Otherwise it draws the neutral player's companies as they were drawn: nothing else is left to chance there.
    """
    if ours.isdecimal() and int(ours) < MODULUS:
        return int(ours)
    if start.neutral is None:
        return 0
    return (start.neutral.draw - INCREMENT) * pow(MULTIPLIER, -1, MODULUS) % MODULUS


class _Export:
    """A game being exported: ours, and beside it what is written so far, replayed."""

    def __init__(self, match: Match) -> None:
        self._state: G18czState = G18CZ.setup(match.setup, match.seed)
        # There the order of the seats is the first turn order, which here may be drawn.
        self._seats = {seat: Seat(place) for place, seat in enumerate(self._state.order)}
        self._seed = _seed(match.seed, self._state)
        players = tuple(seat + 1 for seat in self._state.order)
        self._replay = Replay(RecordedGame(players, str(self._seed), (), None))
        self._replay.state.switches = msgspec.structs.replace(
            self._replay.state.switches, praha_twice=self._state.switches.praha_twice
        )
        self._actions: list[Action] = []
        self._proposal: Action | None = None
        if apart := self._apart():
            raise NotExportable(f"before the first move there would be other {apart} under the rules of 18xx.games")

    def follow(self, move: Move) -> None:
        """Make one more move on both sides. Raises Inexpressible, CorruptLog."""
        together = self._awaited() == awaited(self._replay.state)
        answer = isinstance(move, moves.Accept | moves.Refuse | moves.Withdraw)
        action = None if answer or (isinstance(move, moves.Pass) and not together) else self._written(move)
        for _ in G18CZ.play(self._state, move):
            pass
        if self._state.offer is not None:
            self._proposal = action
            return
        if isinstance(move, moves.Accept):
            action = self._proposal
        if action is not None:
            self._play(action)
        self._catch_up()

    def _written(self, move: Move) -> Action:
        return action_of(self._replay, msgspec.structs.replace(move, seat=self._seats[move.seat]), move.seat + 1)

    def _play(self, action: Action) -> None:
        numbered = msgspec.structs.replace(action, id=len(self._actions) + 1)
        self._replay.play(numbered)
        self._actions.append(numbered)

    def _catch_up(self) -> None:
        """Go on where only 18xx.games waits; where only we wait, our next move is a pass. Raises Inexpressible."""
        if self._together():
            return
        before, length = self._replay.position(), len(self._actions)
        for _ in range(MOST_PASSES):
            move = self._unasked()
            if move is None:
                break
            self._play(action_of(self._replay, move, self._replay.players[move.seat]))
            if self._together(passed=True):
                return
        self._replay.go_back(before)
        del self._actions[length:]

    def _together(self, *, passed: bool = False) -> bool:
        """Tell whether both games wait for the same decision. Raises Inexpressible where they are not alike then."""
        here = self._awaited()
        if here != awaited(self._replay.state):
            return False
        apart = self._apart()
        if apart and passed and here is not None and here.round == "stock":
            return False  # passing may have gone all round the table
        if apart:
            raise Inexpressible(f"the {apart} would be others after it under the rules of 18xx.games")
        return True

    def _unasked(self) -> Move | None:
        """Return what leads on there where nobody is asked here: a pass, or ATE's choice where it stands already."""
        state = self._replay.state
        seat = min(G18CZ.actors(state), default=None)
        if seat is None:
            return None
        if state.frames[-1].round == HOME_CITY:
            built = self._state.board.stations_of(str(state.frames[-1].actor))
            return moves.BuildStation(seat, built[0].hex, built[0].stop) if built else None
        return moves.Pass(seat) if moves.Pass in G18CZ.kinds(state, seat) else None

    def _awaited(self) -> Awaited | None:
        return awaited(self._state, self._seats)

    def _apart(self) -> str | None:
        """Tell in what the two positions differ; None: in nothing that matters."""
        ours, theirs = essence(self._state, self._seats), essence(self._replay.state)
        return next((what for what, value in ours.items() if value != theirs[what]), None)

    def written(self) -> bytes:
        """Return the whole log. Raises NotExportable where the two games do not end alike."""
        if apart := self._apart():
            raise NotExportable(f"at the end the {apart} would be others under the rules of 18xx.games")
        state, players = self._state, self._replay.players
        frame = state.frames[0] if state.frames else None
        result = {str(player): worth(state, Seat(int(player) - 1)) for player in players}
        document = {
            "id": self._seed,
            "description": "",
            "user": {"id": 0, "name": "You"},
            "players": [{"id": player, "name": f"Player {player}"} for player in players],
            "max_players": len(players),
            "title": TITLE,
            "settings": {"seed": self._seed, "optional_rules": []},
            "status": "active" if frame else "finished",
            "turn": state.calendar.set + 1,
            "round": ROUND_NAMES[frame.round if frame else "operating"],
            "acting": [seat + 1 for seat in sorted(G18CZ.actors(state))],
            "result": dict(sorted(result.items(), key=lambda item: -item[1])) if frame is None else {},
            "actions": self._actions,
            "loaded": True,
            "game_end_reason": None if frame else "fixed_round",
        }
        return msgspec.json.encode(document)
