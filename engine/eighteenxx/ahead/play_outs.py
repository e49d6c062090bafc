"""Games that are quickly played on from a position: all seats play like the opponent that plans, except track and runs.

Only companies that earn little so far lay tiles, by what each tile leads to; nobody builds stations, or uses the
ability of a private company. What trains earn is searched for in few steps, and is kept as long as the company could
still run the same routes: estimates outlast changes of the board that hardly matter. To make games from one position
differ as real ones do, seats now and then pass instead of buying, and track is partly left to chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

import msgspec

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.game import Game, Policy
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.eighteenxx.ahead import track
from engine.eighteenxx.ahead.styles import Style, Turn, is_free
from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import BuildStation, BuildTunnel, Buy, CheapTunnel, LayTile, Pass, Run
from engine.eighteenxx.revenue import route_context
from engine.eighteenxx.rounds import OPERATING
from engine.eighteenxx.routes import RouteContext, read_routes, write_routes
from engine.eighteenxx.scoring import is_over_by_bankruptcy
from engine.eighteenxx.sensible.estimates import EARNINGS, earnings, faces_of, key_of_earnings, stop_after
from engine.eighteenxx.sensible.forecast import FIRST_REVENUE
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.trains import phase_of, runnable

CHECKS = 8
"""How often a search for routes may ask whether to go on."""
OTHERWISE = 25
"""Once in how many purchases of a share a seat passes instead."""
SETTLED = 120
"""Companies that earn this much lay no more tiles."""
MOST_MOVES = 700
"""A game is broken off after this many moves; most are over by then."""


class Outcome(NamedTuple):
    """How a game that was played on has ended."""

    worths: tuple[float, ...]
    """What each seat ends up worth."""
    bankrupt: bool = False
    """Whether a bankruptcy ended it early."""


class PlayOuts:
    """Plays on from one position, again and again, and counts the moves that this takes."""

    def __init__(self, game: Game[Any], state: EighteenxxState, usual: Policy[Any]) -> None:
        """``usual`` is the policy of all seats; the state is never changed."""
        self._game = game
        self._state = codec.clone(state)
        for private in self._state.private_companies.values():
            private.used = True
        # It takes long to prove that a run is the best, and a good one is nearly as good.
        self._state.switches = msgspec.structs.replace(self._state.switches, neutral_runs_best=False)
        self._usual = usual
        self._settled = {
            company
            for company, charter in state.charters.items()
            if charter.operated and earnings(self._state, company, faces_of(state, company)) >= SETTLED
        }
        self._runs: dict[object, tuple[tuple[str, ...], int]] = {}
        """What companies ran with the trains that they had, and what they earned."""
        self._known: dict[object, object] = {}
        """First revenues that were worked out in one of the games."""
        self.moves = 0
        """How many moves have been made so far, in all games together."""

    def play_on(self, move: Move, style: Style | None, luck: Rng) -> Outcome:
        """Return how the game ends after a move; the mover goes on trading by a style, or as usual."""
        draft, made = codec.clone(self._state), 1
        draft.board.worked_out = _Kept(self._known)
        self._play(draft, move)
        while (awaited := self._game.awaited(draft)) and made < MOST_MOVES:
            seat = min(awaited)
            self._play(draft, self._choose(draft, seat, style if seat == move.seat else None, luck))
            made += 1
        self.moves += made
        self._known |= _of_kind(draft.board.worked_out, FIRST_REVENUE)
        expected = self._game.looking_back.outlook(draft)
        assert expected is not None
        return Outcome(expected, is_over_by_bankruptcy(draft))

    def _play(self, draft: EighteenxxState, move: Move) -> None:
        for _ in self._game.play(draft, move):
            pass

    def _choose(self, state: EighteenxxState, seat: Seat, style: Style | None, luck: Rng) -> Move:
        kinds = self._game.kinds(state, seat)
        if state.in_round(OPERATING) and (quick := self._operate(state, seat, kinds, luck)):
            return quick
        move = self._usual(cast("Game[Any]", _WithKnownKinds(self._game, kinds)), state, seat, luck)
        if is_free(state, kinds):
            if style is not None:
                move = style(state, Turn(seat, kinds, move))
            if isinstance(move, Buy) and not luck.below(OTHERWISE):
                return Pass(seat)
        return move

    def _operate(self, state: EighteenxxState, seat: Seat, kinds: tuple[type[Move], ...], luck: Rng) -> Move | None:
        """Return a move that takes little time to find, or None for decisions that are worth more."""
        if Run in kinds:
            return self._run(state, seat)
        if Pass not in kinds:
            return None
        if LayTile in kinds and turn_under_way(state).company not in self._settled:
            return track.lay(state, seat, luck)
        return Pass(seat) if {LayTile, BuildStation, BuildTunnel, CheapTunnel} & set(kinds) else None

    def _run(self, state: EighteenxxState, seat: Seat) -> Move:
        """Run as the company did with the same trains, if it still can, and remember what it earns."""
        company, running = turn_under_way(state).company, route_context(state, turn_under_way(state).company)
        key = company, tuple((train.id, train.face) for train in runnable(state, company)), phase_of(state).tiles
        if key not in self._runs or not _can_run(running, self._runs[key][0]):
            best = best_routes(running, stop_after(CHECKS))
            self._runs[key] = write_routes(running, best.routes), best.revenue
        routes, revenue = self._runs[key]
        _remember(state, company, revenue)
        return Run(seat, routes)


def _can_run(running: RouteContext, routes: tuple[str, ...]) -> bool:
    try:
        read_routes(running, routes)
    except IllegalMove:
        return False
    return True


def _remember(state: EighteenxxState, company: CompanyId, revenue: int) -> None:
    """Replace all earlier estimates of what a company earns."""
    known = state.board.worked_out
    for key in [key for key in _of_kind(known, EARNINGS) if isinstance(key, tuple) and key[1] == company]:
        del known[key]
    known[key_of_earnings(state, company, faces_of(state, company))] = revenue


def _of_kind(known: Mapping[object, object], *kinds: str) -> dict[object, object]:
    return {key: value for key, value in known.items() if isinstance(key, tuple) and key[0] in kinds}


class _Kept(dict[object, object]):
    """What was worked out about a board. Estimates outlast changes of the board, as they are still roughly right."""

    def clear(self) -> None:
        """Forget all but the estimates."""
        kept = _of_kind(self, EARNINGS, FIRST_REVENUE)
        super().clear()
        self.update(kept)


class _WithKnownKinds:
    """A game with the kinds of move that are possible now, which take long to work out, given in advance."""

    def __init__(self, game: Game[Any], kinds: tuple[type[Move], ...]) -> None:
        self._game = game
        self._kinds = kinds

    def kinds(self, state: EighteenxxState, seat: Seat) -> tuple[type[Move], ...]:
        """Return the kinds of move given in advance."""
        return self._kinds

    def __getattr__(self, name: str) -> object:
        """Return anything else from the game."""
        return getattr(self._game, name)
