"""Plays the actions of a recorded game, one after the other, as moves of ours."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.core import codec
from engine.core.errors import CorruptLog, IllegalMove
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.text import Param, Player, Text
from engine.eighteenxx import moves
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.interchange import actions, names
from engine.eighteenxx.interchange.actions import Action
from engine.eighteenxx.interchange.dialect import Dialect
from engine.eighteenxx.interchange.ledger import Ledger
from engine.eighteenxx.interchange.read import RecordedGame, automatic
from engine.eighteenxx.interchange.translate import move_of
from engine.eighteenxx.offers import Accept
from engine.eighteenxx.state import EighteenxxState

Position = tuple[bytes, tuple[Move, ...], Mapping[CompanyId, Ledger], bool]
"""A packed state, the moves that led to it, who has which certificate, and whether the players stopped there."""
TWICE = "18xx.route.twice"
"""The key of the refusal of a route that calls twice at one place."""


class Replay:
    """A recorded game being replayed, by changing one state without drafts."""

    def __init__(self, dialect: Dialect, recorded: RecordedGame) -> None:
        self._dialect = dialect
        self.players = recorded.players
        setup = Setup(dialect.game.info.key, len(recorded.players), dict(dialect.variants))
        self.state: EighteenxxState = dialect.game.setup(setup, recorded.seed)
        self.ledgers: Mapping[CompanyId, Ledger] = {
            company: Ledger([one.percent for one in charter.certificates])
            for company, charter in self.state.charters.items()
        }
        self._book_neutral()
        self.line: list[Move] = []
        """The moves that were made."""
        self.flagged: list[str] = []
        """Actions that the rules forbid, and that were carried out as they are recorded."""
        self.revenue = 0
        """What the latest run earned."""
        self.ended = False
        """Whether the players stopped before the end."""

    def setup(self) -> Setup:
        """Return the setup under which all moves so far are legal, and give the position its switches."""
        dialect, variants = self._dialect, dict(self._dialect.variants)
        if self.flagged:
            variants = {**variants, **dialect.lenient}
            self.state.switches = msgspec.structs.replace(self.state.switches, groups_twice=True)
        return Setup(dialect.game.info.key, len(self.players), variants)

    def play(self, action: Action) -> None:
        """Carry out an action and what programmed players did after it.

        Raises:
            CorruptLog: it is illegal, or makes no sense here; the message names it by its id.

        """
        try:
            self._carry_out(action)
        except CorruptLog as fault:
            raise CorruptLog(f"{called(action)}: {fault}") from fault
        except IllegalMove as refusal:
            raise CorruptLog(f"{called(action)}: {_keys_of(refusal)}") from refusal
        for reaction in automatic(action):
            self.play(msgspec.structs.replace(reaction, id=action.id))

    def _carry_out(self, action: Action) -> None:
        if isinstance(action, actions.Programmed):
            return
        if self.ended:
            raise CorruptLog("the game was ended before")
        self.ended = isinstance(action, actions.EndGame)
        move = move_of(self._dialect, self.state, action, self.players)
        if move is None:
            return
        if isinstance(action, actions.LayTile):
            _put_on_top(self.state, action)
        self._make(move, action)
        self._book(move, action)
        self._book_neutral()
        self.line.append(move)
        self._agree()

    def _agree(self) -> None:
        """Accept the deal that was proposed: 18xx.games records none before both sides have agreed to it elsewhere."""
        offer = self.state.offer
        if offer is not None:
            accepted = Accept(offer.responder)
            self._play(accepted)
            self.line.append(accepted)

    def _make(self, move: Move, action: Action) -> None:
        try:
            self._play(move)
        except IllegalMove as refusal:
            if refusal.text.key != TWICE:
                raise
            # Games of early 2021 have such runs, and 18xx.games goes on with what it recorded then.
            self.flagged.append(f"{called(action)}: {_keys_of(refusal)}")
            strict = self.state.switches
            self.state.switches = msgspec.structs.replace(strict, groups_twice=True)
            self._play(move)
            self.state.switches = strict

    def _play(self, move: Move) -> None:
        events = tuple(self._dialect.game.play(self.state, move))
        if isinstance(move, moves.Run):
            # Taken from the events, as a company's turn may be over with its run.
            runs = (event.text.params for event in events if event.text.key == "18xx.run.train")
            self.revenue = sum(int(str(run["revenue"])) for run in runs)

    def _book(self, move: Move, action: Action) -> None:
        """Record who has which certificate after a move."""
        if not isinstance(move, moves.Par | moves.Buy | moves.Sell):
            return
        company, president = move.company, self.state.charters[move.company].president
        ledger = self.ledgers[company].copy()
        match action, move:
            case actions.Par(), _:
                ledger.buy(move.seat, (0,), president)
            case actions.BuyShares(shares=shares), _:
                ledger.buy(move.seat, _numbers(shares), president)
            case actions.SellShares(shares=shares), moves.Sell(percent=percent):
                ledger.sell(move.seat, _numbers(shares), percent, president)
        self.ledgers = {**self.ledgers, company: ledger}

    def _book_neutral(self) -> None:
        """Record which certificates the neutral player has got in a company that was started for him."""
        neutral = self._dialect.neutral
        for company in self._dialect.neutral_companies(self.state):
            if neutral is not None and not self.ledgers[company].numbers(neutral):
                ledger = self.ledgers[company].copy()
                ledger.start_neutral(neutral, self.state.charters[company].holders.count(neutral))
                self.ledgers = {**self.ledgers, company: ledger}

    def position(self) -> Position:
        """Return the present position, for ``go_back``."""
        return codec.encode_state(self.state), (*self.line,), self.ledgers, self.ended

    def go_back(self, position: Position) -> None:
        """Return to a position."""
        state, line, self.ledgers, self.ended = position
        self.line = [*line]
        self.state = codec.decode_state(self._dialect.game, state)


def _numbers(shares: tuple[str, ...]) -> list[int]:
    return [int(share.rpartition("_")[2]) for share in shares]


def _put_on_top(state: EighteenxxState, action: actions.LayTile) -> None:
    """Make the named copy of a tile the next to be taken: no rule says which of equal tiles is taken."""
    tile, copy = names.tile_here(state.printed, action.tile)
    copies = state.board.supply[tile]
    if copies[0] != copy:
        copies.remove(copy)
        copies.insert(0, copy)


def called(action: Action) -> str:
    """Return how messages name an action."""
    return f"action {action.id} ({action.written} of {action.entity})"


def _keys_of(refusal: IllegalMove) -> str:
    """Return a refusal by its keys, as no language is known here."""
    figures = ", ".join(f"{name} {_plain(value)}" for name, value in refusal.text.params.items())
    rule = f", {refusal.rule.key}" if refusal.rule else ""
    return f"illegal, {refusal.text.key}{f' ({figures})' if figures else ''}{rule}"


def _plain(value: Param) -> str:
    match value:
        case Text(key=key):
            return key
        case Player(seat=seat):
            return f"seat {seat}"
        case tuple():
            return " ".join(map(_plain, value))
    return str(value)
