"""A toy game that proves the kernel without any real rules, and shows how small a whole game can be.

Everybody secretly chooses one of two dealt numbers; then, in turn, a player scores the number held, or draws another
from the deck and decides whether to swap (an interrupt). When everybody has scored, the highest number wins.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.game import GameInfo, Result, Setup, Variant
from engine.core.moves import Choice, Move, NumberRange, Option
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame, FramedGame, FramedState, Round, Rounds, Step, resume
from engine.core.text import Player, text
from engine.core.views import Event, View


class Choose(Move, frozen=True, tag="choose"):
    """Keep one of the two numbers dealt."""

    number: int


class Score(Move, frozen=True, tag="score"):
    """Show the number held."""


class Draw(Move, frozen=True, tag="draw"):
    """Draw another number."""


class Swap(Move, frozen=True, tag="swap"):
    """Take the drawn number, or leave it."""

    answers: tuple[str, ...]


class ToyState(FramedState):
    deck: list[int]
    hands: list[list[int]]
    drawn: int | None = None
    scored: dict[int, int] = {}


class ToyView(View, frozen=True, kw_only=True, tag="toy"):
    deck: int
    scored: dict[int, int]
    hand: tuple[int, ...] | None
    drawn: int | None


class ChooseNumber(Step[ToyState]):
    name = "choose"
    moves = (Choose,)

    def waits(self, state, actor):
        return len(state.hands[actor]) > 1

    def kinds(self, state, actor):
        return (Choose,)

    def slot(self, state, actor, kind, field, chosen):
        return NumberRange(min(state.hands[actor]), max(state.hands[actor]))

    def play(self, draft, move) -> Iterator[Event]:
        low, high = min(draft.hands[move.seat]), max(draft.hands[move.seat])
        if not low <= move.number <= high:
            raise IllegalMove("toy.out_of_range", rule="toy.rule.choose", low=low, high=high)
        draft.hands[move.seat] = [move.number]
        draft.decided(move.seat)
        yield Event(text("toy.chosen", player=Player(move.seat)))


class Turn(Step[ToyState]):
    name = "turn"
    moves = (Score, Draw)

    def waits(self, state, actor):
        return actor not in state.scored

    def kinds(self, state, actor):
        return self.moves if state.deck else (Score,)

    def slot(self, state, actor, kind, field, chosen):
        raise AssertionError(field)

    def play(self, draft, move) -> Iterator[Event]:
        draft.finish(self.name)
        if isinstance(move, Score):
            draft.scored[move.seat] = draft.hands[move.seat][0]
            yield Event(text("toy.scored", player=Player(move.seat), number=draft.scored[move.seat]))
            return
        if not draft.deck:
            raise IllegalMove("toy.deck_empty", rule="toy.rule.turn")
        draft.drawn = draft.deck.pop()
        draft.interrupt("swap", [move.seat])
        yield Event(text("toy.drew", player=Player(move.seat)), reveals=True)
        yield Event(text("toy.you_drew", number=draft.drawn), audience=move.seat)


class SwapNumber(Step[ToyState]):
    name = "swap"
    moves = (Swap,)

    def waits(self, state, actor):
        return True

    def kinds(self, state, actor):
        return (Swap,)

    def slot(self, state, actor, kind, field, chosen):
        return Choice((Option("yes", text("toy.yes")),), many=True, at_least=0, at_most=1)

    def play(self, draft, move) -> Iterator[Event]:
        if set(move.answers) - {"yes"}:
            raise IllegalMove("toy.no_answer", rule="toy.rule.swap")
        draft.finish(self.name)
        if move.answers:
            draft.hands[move.seat] = [draft.drawn]
        draft.drawn = None
        yield Event(text("toy.decided", player=Player(move.seat)))


def next_turn(draft: ToyState) -> Iterator[Event]:
    draft.turn_to((draft.frame.at + 1) % len(draft.hands))
    if len(draft.scored) == len(draft.hands):
        draft.end_game()
        yield Event(text("toy.over"))


ROUNDS = Rounds(
    opening=Round(ChooseNumber(), then=resume, together=True),
    turns=Round(Turn(), then=next_turn),
    swap=Round(SwapNumber(), then=resume),
)


class Toy(FramedGame[ToyState]):
    info = GameInfo(key="toy", players=(2, 4), rules=1, variants=(Variant("deck", ("short", "long")),))
    state_type = ToyState
    rounds = ROUNDS
    policies = {"random": random_move}

    def setup(self, setup: Setup, seed: str) -> ToyState:
        rng = Rng(seed)
        deck = list(range(40 if setup.variants.get("deck") == "long" else 20))
        rng.shuffle(deck)
        hands = [[deck.pop(), deck.pop()] for _ in range(setup.players)]
        seats = list(range(setup.players))
        return ToyState(rng, [Frame("turns", [*seats]), Frame("opening", [*seats])], deck, hands)

    def view(self, state: ToyState, viewer: Seat | None) -> ToyView:
        drawing = state.in_round("swap") and state.frame.actor == viewer
        return ToyView(
            viewer=viewer,
            to_move=tuple(sorted(self.actors(state))),
            deck=len(state.deck),
            scored=dict(state.scored),
            hand=None if viewer is None else tuple(state.hands[viewer]),
            drawn=state.drawn if drawing else None,
        )

    def result(self, state: ToyState) -> Result | None:
        return Result.by_score([state.scored[seat] for seat in range(len(state.hands))]) if state.over else None


TOY = Toy()
