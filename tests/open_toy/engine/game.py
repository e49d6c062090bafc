"""A toy game that hides nothing: for what a game may do for a table beyond its rules.

In each of two rounds the seats take turns until all have passed in a row. A turn is a walk (a list chosen entry by
entry), a number named out of very many, an offer to the next seat, or a pass.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.assistance import Advice, Guidance, Orders, Question, Suggestion
from engine.core.errors import IllegalMove
from engine.core.game import Game, GameInfo, Result, Setup
from engine.core.moves import Chain, Move, NumberRange, Option
from engine.core.orders import KeepPassing
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame, FramedState, Round, Rounds, Step, resume
from engine.core.text import Player, text
from engine.core.views import Event, View

NEXT = {"": ("north", "south"), "north": ("lake", "hill", "mill"), "south": ("mill",), "mill": ("lake",)}
ENDS = {"lake", "hill"}


class Walk(Move, frozen=True, tag="walk"):
    path: tuple[str, ...]


class Name(Move, frozen=True, tag="name"):
    number: int


class Deal(Move, frozen=True, tag="deal"):
    price: int


class Pass(Move, frozen=True, tag="pass"):
    pass


class Accept(Move, frozen=True, tag="accept"):
    pass


class Refuse(Move, frozen=True, tag="refuse"):
    pass


class Withdraw(Move, frozen=True, tag="withdraw"):
    pass


class OpenState(FramedState):
    points: list[int]
    round: int = 1
    passes: int = 0
    price: int = 0


class OpenView(View, frozen=True, kw_only=True, tag="open"):
    points: tuple[int, ...]


def options(*names):
    return tuple(Option(name, text("open.place", name=name)) for name in names)


class Turn(Step[OpenState]):
    name = "turn"
    moves = (Walk, Name, Deal, Pass)

    def waits(self, state, actor):
        return True

    def kinds(self, state, actor):
        return self.moves

    def slot(self, state, actor, kind, field, chosen):
        if kind is not Walk:
            return NumberRange(1, 800)
        path = tuple(chosen.get("path", ()))
        at = path[-1] if path else ""
        return Chain(options(*NEXT.get(at, ())), at in ENDS)

    def play(self, draft, move) -> Iterator[Event]:
        draft.passes = draft.passes + 1 if isinstance(move, Pass) else 0
        match move:
            case Walk(seat=seat, path=path):
                if not path or path[-1] not in ENDS:
                    raise IllegalMove("open.unfinished")
                draft.points[seat] += len(path)
            case Name(seat=seat, number=number):
                if not 1 <= number <= 800:
                    raise IllegalMove("open.range")
                draft.points[seat] += number
            case Deal(seat=seat, price=price):
                draft.price = price
                draft.frames.append(Frame("deal", [(seat + 1) % len(draft.points), seat]))
        yield Event(text(f"open.{move.kind()}", player=Player(move.seat)))
        if not isinstance(move, Deal):
            draft.frames[0].done.append(self.name)


class Answer(Step[OpenState]):
    name = "answer"
    moves = (Accept, Refuse, Withdraw)

    def waits(self, state, actor):
        return True

    def kinds(self, state, actor):
        return (Accept, Refuse) if actor == state.frames[-1].actors[0] else (Withdraw,)

    def slot(self, state, actor, kind, field, chosen):
        raise AssertionError(field)

    def play(self, draft, move) -> Iterator[Event]:
        asked, asker = draft.frames[-1].actors
        if (move.seat == asked) == isinstance(move, Withdraw):
            raise IllegalMove("open.other_side")
        draft.frames.pop()
        if isinstance(move, Accept):
            draft.points[asker] += draft.price
            draft.frames[0].done.append("turn")
        yield Event(text(f"open.{move.kind()}", player=Player(move.seat)))


def next_turn(draft: OpenState) -> Iterator[Event]:
    frame = draft.frames[-1]
    frame.done.clear()
    frame.at = (frame.at + 1) % len(frame.actors)
    if draft.passes == len(frame.actors):
        draft.round, draft.passes = draft.round + 1, 0
        yield Event(text("open.round"))
        if draft.round > 2:
            draft.frames.clear()


ROUNDS = Rounds(turns=Round(Turn(), then=next_turn), deal=Round(Answer(), then=resume, together=True))


class OpenGuidance(Guidance[OpenState]):
    warnings = frozenset({"open.round"})
    consuming = frozenset({Walk})

    def prompt(self, state, seat):
        return text("open.prompt", player=Player(seat))

    def meaning(self, state, seat, kind):
        return text("open.no_more") if kind is Pass and state.passes else None


class OpenAdvice(Advice[OpenState]):
    suggested = (Walk,)

    def suggest(self, state, seat, kind, stop):
        return Suggestion(Walk(seat, ("north", "mill", "lake")), text("open.best"))


class OpenOrders(Orders[OpenState]):
    kinds = (KeepPassing,)

    def at_once(self, state, seat):
        return KeepPassing(seat, f"round {state.round}", ("walk", "name")) if state.frames else None


class OpenToy(Game[OpenState]):
    info = GameInfo(key="open", players=(2, 4), rules=1, open_information=True)
    state_type = OpenState
    moves = ROUNDS.moves
    policies = {"random": random_move}
    actors = staticmethod(ROUNDS.actors)
    kinds = staticmethod(ROUNDS.kinds)
    slot = staticmethod(ROUNDS.slot)
    play = staticmethod(ROUNDS.play)

    def __init__(self):
        super().__init__()
        self.guidance, self.advice, self.orders = OpenGuidance(self), OpenAdvice(self), OpenOrders(self)

    def setup(self, setup: Setup, seed: str) -> OpenState:
        return OpenState(Rng(seed), [Frame("turns", [*range(setup.players)])], [0] * setup.players)

    def question(self, state):
        if not state.frames or state.frames[-1].round != "deal":
            return None
        asked, asker = state.frames[-1].actors
        said = text("open.question", price=state.price, by=Player(asker), to=Player(asked))
        return Question(asker, asked, said, ("accept", "refuse"), Withdraw(asker))

    def view(self, state: OpenState, viewer: Seat | None) -> OpenView:
        return OpenView(viewer=viewer, to_move=tuple(sorted(self.actors(state))), points=tuple(state.points))

    def result(self, state: OpenState) -> Result | None:
        if state.frames:
            return None
        order = sorted(range(len(state.points)), key=lambda seat: -state.points[seat])
        return Result(tuple(state.points), tuple((Seat(seat),) for seat in order))


OPEN_TOY = OpenToy()
