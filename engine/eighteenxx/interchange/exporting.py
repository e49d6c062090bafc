"""Exports a game of ours as a log of 18xx.games, if the rules there lead to the same positions."""

from __future__ import annotations

import msgspec

from engine.core.errors import CorruptLog, EngineError
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.steps import WaitingStep
from engine.eighteenxx import moves
from engine.eighteenxx.companies import company_of
from engine.eighteenxx.interchange.actions import Action
from engine.eighteenxx.interchange.dialect import Dialect
from engine.eighteenxx.interchange.fingerprint import fingerprint, waiting_step_of
from engine.eighteenxx.interchange.names import site_names
from engine.eighteenxx.interchange.read import RecordedGame
from engine.eighteenxx.interchange.replay import Replay
from engine.eighteenxx.interchange.write import Inexpressible, action_of
from engine.eighteenxx.offers import Accept, Counter, Refuse, Withdraw
from engine.eighteenxx.scoring import worth
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.stations import HOME_CITY

ROUND_NAMES = {"draft": "Draft Round", "stock": "Stock Round", "operating": "Operating Round"}
MOST_PASSES = 5
"""The most moves in a row that only 18xx.games waits for."""


class NotExportable(EngineError):  # noqa: N818 - named by what is wrong
    """Raised when a game has a move that 18xx.games does not have, or after which its rules lead elsewhere."""


def export_game(dialect: Dialect, match: Match) -> bytes:
    """Write a game as a log of 18xx.games, and check it by replaying it under the rules there alongside ours.

    Raises:
        NotExportable: a move cannot be expressed; the message names the first one.

    """
    if match.game is not dialect.game:
        raise NotExportable(f"a game of {match.setup.game}; only {dialect.game.info.key} can be exported")
    export = _Export(dialect, match)
    for number, move in enumerate(match.line, start=1):
        try:
            export.follow(move)
        except (Inexpressible, CorruptLog) as fault:
            raise NotExportable(f"move {number} ({move.kind()} of seat {move.seat}): {fault}") from fault
    return export.written()


class _Export:
    """A game being exported: our game, and a replay of what is written so far."""

    def __init__(self, dialect: Dialect, match: Match) -> None:
        self._dialect, self._game = dialect, dialect.game
        self._state: EighteenxxState = dialect.game.setup(match.setup, match.seed)
        # On 18xx.games the order of the seats is the first turn order, which here may be drawn.
        self._seats = {seat: Seat(place) for place, seat in enumerate(self._state.order)}
        self._seed = dialect.seed_of(match.seed, self._state)
        players = tuple(seat + 1 for seat in self._state.order)
        self._replay = Replay(dialect, RecordedGame(players, str(self._seed), (), None))
        self._replay.state.switches = msgspec.structs.replace(
            self._replay.state.switches, groups_twice=self._state.switches.groups_twice
        )
        self._actions: list[Action] = []
        self._proposal: Action | None = None
        self._proposed: Move = moves.Pass(Seat(0))
        """The move that makes the pending offer."""
        if apart := self._apart():
            raise NotExportable(f"before the first move there would be other {apart} under the rules of 18xx.games")

    def follow(self, move: Move) -> None:
        """Make one more move on both sides. Raises Inexpressible, CorruptLog."""
        together = self._waiting_step() == waiting_step_of(self._game, self._replay.state)
        answer = isinstance(move, Accept | Refuse | Counter | Withdraw)
        action = None if answer or (isinstance(move, moves.Pass) and not together) else self._written(move)
        for _ in self._game.play(self._state, move):
            pass
        if self._state.offer is not None:
            # 18xx.games records a deal as both sides agree to it in the end.
            self._proposed = self._proposed_at(move.price) if isinstance(move, Counter) else move
            self._proposal = self._written(self._proposed)
            return
        if isinstance(move, Accept):
            action = self._proposal
        if action is not None:
            self._play(action)
        self._catch_up()

    def _proposed_at(self, price: int) -> Move:
        """Return the move that offers what is offered now, at another price."""
        return msgspec.convert(msgspec.to_builtins(self._proposed) | {"price": price}, type(self._proposed))

    def _written(self, move: Move) -> Action:
        return action_of(
            self._dialect, self._replay, msgspec.structs.replace(move, seat=self._seats[move.seat]), move.seat + 1
        )

    def _play(self, action: Action) -> None:
        numbered = msgspec.structs.replace(action, id=len(self._actions) + 1)
        self._replay.play(numbered)
        self._actions.append(numbered)

    def _catch_up(self) -> None:
        """Go on if only 18xx.games waits; if only we wait, our next move is a pass. Raises Inexpressible."""
        if self._together():
            return
        before, length = self._replay.position(), len(self._actions)
        for _ in range(MOST_PASSES):
            move = self._implied_move()
            if move is None:
                break
            self._play(action_of(self._dialect, self._replay, move, self._replay.players[move.seat]))
            if self._together(passed=True):
                return
        self._replay.go_back(before)
        del self._actions[length:]

    def _together(self, *, passed: bool = False) -> bool:
        """Return whether both games wait for the same decision. Raises Inexpressible if they do but are not alike."""
        here = self._waiting_step()
        if here != waiting_step_of(self._game, self._replay.state):
            return False
        apart = self._apart()
        if apart and passed and here is not None and here.round == "stock":
            return False  # everybody at the table may have passed
        if apart:
            raise Inexpressible(f"the {apart} would be others after it under the rules of 18xx.games")
        return True

    def _implied_move(self) -> Move | None:
        """Return the move that only 18xx.games waits for: a pass, or the choice of a home that is built already."""
        state = self._replay.state
        seat = min(self._game.actors(state), default=None)
        if seat is None:
            return None
        if state.frames[-1].round == HOME_CITY:
            built = self._state.board.stations_of(company_of(state.frames[-1].actor))
            return moves.BuildStation(seat, built[0].hex, built[0].stop) if built else None
        return moves.Pass(seat) if moves.Pass in self._game.kinds(state, seat) else None

    def _waiting_step(self) -> WaitingStep | None:
        return waiting_step_of(self._game, self._state, self._seats)

    def _apart(self) -> str | None:
        """Return what differs between the two positions, or None if nothing that matters does."""
        ours, theirs = fingerprint(self._state, self._seats), fingerprint(self._replay.state)
        return next((what for what, value in ours.items() if value != theirs[what]), None)

    def written(self) -> bytes:
        """Return the whole log. Raises NotExportable if the two games do not end alike."""
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
            "title": site_names(self._dialect.printed).title,
            "settings": {"seed": self._seed, "optional_rules": []},
            "status": "active" if frame else "finished",
            "turn": state.calendar.set + 1,
            "round": ROUND_NAMES[frame.round if frame else "operating"],
            "acting": [seat + 1 for seat in sorted(self._game.actors(state))],
            "result": dict(sorted(result.items(), key=lambda item: -item[1])) if frame is None else {},
            "actions": self._actions,
            "loaded": True,
            "game_end_reason": None if frame else "fixed_round",
        }
        return msgspec.json.encode(document)
