"""Orders that a seat gives in advance: moves that are made for it as soon as they can be, until the order ends.

A game declares its kinds of order (``Orders.kinds``). A kind is a class with fields that are filled in as those of
a move are, by the same forms, buttons and commands; but an order is never played, and stands in no log, state or view.
It is kept beside the log, and only its owner may know of it. Of its instances a kind says four things:

- whether a seat may give one now (``possible``), and what may stand in its fields (``slot``);
- what it does, when, and what ends it, in a sentence for its owner (``text``);
- by which move it acts where its seat alone is awaited (``move``), or others are too (``together``), and whether it
  ends where none can (``failed``);
- after each entry of the log, whether it goes on as it is or changed, or why it has ended (``review``).

A seat may have several, which are tried by their ``rank``, and those of one rank in the order in which they were given;
the first that can act does, by a move that is checked, logged and told as if its owner had made it. If none can, the
owner is asked. After something was taken back or played again nothing acts until a move has been made: whoever takes
back what an order did decides anew.
What is added to declare a kind: the class, its line in ``Orders.kinds``, and its words in the catalogue
(``<game>.button.<tag>``, ``move``, ``confirm``, ``ask.<tag>.<field>``); forms, ``/order``, storing, acting, telling its
owner and taking back come with it. ``ticket_to_ride/orders.py`` has two; ``KeepPassing`` below is one more, which
``Orders.at_once`` gives by a single press. What is left for a turn hidden before all, such as a bid in an
auction in which all may decide ahead, is no ``Order`` but a move of its game (``Orders.turn``), in its state.

An order ends for no other reason than it names itself, but for the end of the game, which ends all, and its owner, who
may take it back. Two positions that are the same to its owner must give the same answers: else its acting would tell
the others something, or its owner, that nobody may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from engine.core.moves import Entry, Move, fields
from engine.core.options import Choice, Option, Slot
from engine.core.seat import Seat
from engine.core.text import Player, Text, text

if TYPE_CHECKING:
    from engine.core.game import Game


class Happened(msgspec.Struct, frozen=True):
    """What an entry of the log did, as the order of one seat is judged by it."""

    entry: Entry
    before: Any
    """The position before it."""
    after: Any
    """The position after it, and after all that followed from it."""
    text: Text | None
    """What the seat has read of it first; None: nothing."""
    ordered: bool
    """It was itself ordered in advance, or answered once for all, and not made by hand."""


class Order(Move, frozen=True):
    """Base of all kinds of order. Its fields are those of a move; its tag is that of no move of its game."""

    rank: ClassVar[int] = 0
    """Of a seat's orders those of a lower rank are tried first, whenever they were given.

    Below 0: others may act in the same turn after it. Above: it passes, and nothing can be done in the turn after it.
    """
    together: ClassVar[bool] = False
    """It acts where others are awaited too; else only where its seat alone is."""

    @property
    def matter(self) -> str:
        """What it is about: of all orders of a kind and a seat about the same only the latest stands."""
        return ""

    @classmethod
    def possible(cls, rules: Game[Any], state: Any, seat: Seat) -> bool:  # noqa: ANN401 - a state of any game
        """Tell whether a seat may give such an order now, whether or not it is to move."""
        raise NotImplementedError

    @classmethod
    def slot(
        cls,
        rules: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        field: str,
        chosen: Mapping[str, Any],
    ) -> Slot:
        """Tell what may stand in a field, as ``Game.slot`` does for a move. Raises IllegalMove: nothing can."""
        raise NotImplementedError

    def text(self, rules: Game[Any], state: Any) -> Text:  # noqa: ANN401
        """Say what it does, when, and what ends it, in a sentence for its owner."""
        raise NotImplementedError

    def move(self, rules: Game[Any], state: Any) -> Move | None:  # noqa: ANN401
        """Return the move by which it acts now that its seat is awaited, alone or together; None: it cannot act yet."""
        raise NotImplementedError

    def failed(self, rules: Game[Any], state: Any) -> Text | None:  # noqa: ANN401
        """Say why it ends where its seat alone is awaited and no order of it can act; None: it goes on."""
        return None

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """Return it as it goes on after an entry of the log, or say in a sentence for its owner why it has ended.

        None: it has ended by what its owner has just done, and need not be told.
        """
        raise NotImplementedError


def in_turn(orders: Iterable[Order]) -> list[Order]:
    """Return orders that were given one after the other as they are tried."""
    return sorted(orders, key=lambda order: order.rank)


class KeepPassing(Order, frozen=True, tag="keep_passing"):
    """Pass whenever the seat is to move, for the rest of a round, until others make certain moves."""

    rank: ClassVar[int] = 1
    scope: str
    """Names the round that it is good for ("stock 3")."""
    until: tuple[str, ...]
    """Kinds of move that end it when somebody else makes one."""

    @classmethod
    def possible(cls, rules: Game[Any], state: Any, seat: Seat) -> bool:  # noqa: ANN401
        """Tell whether the game lets the seat pass for the rest of the present round."""
        return isinstance(rules.orders.at_once(state, seat), KeepPassing)

    @classmethod
    def slot(
        cls,
        rules: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        field: str,
        chosen: Mapping[str, Any],
    ) -> Slot:
        """Offer the present round, and what the game lets end the order."""
        offered = rules.orders.at_once(state, seat)
        if not isinstance(offered, KeepPassing):
            return Choice(())
        if field == fields(cls)[0]:
            return Choice((Option(offered.scope, text("order.this_round")),))
        ends = tuple(Option(kind, Text(f"core.move.{kind}")) for kind in offered.until)
        return Choice(ends, many=True, at_least=1, at_most=len(ends))

    def text(self, rules: Game[Any], state: Any) -> Text:  # noqa: ANN401
        """Say until what it passes."""
        return text("order.passing", until=tuple(Text(f"core.move.{kind}") for kind in self.until))

    def move(self, rules: Game[Any], state: Any) -> Move | None:  # noqa: ANN401
        """Pass, if that is possible."""
        offered = rules.orders.at_once(state, self.seat)
        if not isinstance(offered, KeepPassing) or offered.scope != self.scope:
            return None
        return next((kind(self.seat) for kind in rules.kinds(state, self.seat) if kind.kind() == _PASSES), None)

    def failed(self, rules: Game[Any], state: Any) -> Text | None:  # noqa: ANN401
        """Its owner has to decide: from then on passing is no longer what was meant."""
        return self._ended("must")

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """Go on in the same round, unless somebody has done what ends it, or its owner something else by hand."""
        entry, offered = happened.entry, rules.orders.at_once(happened.after, self.seat)
        if not isinstance(entry, Move):
            return self._ended("undo")
        if entry.seat == self.seat and entry.kind() != _PASSES and not happened.ordered:
            return None
        if entry.kind() in self.until and entry.seat != self.seat:
            done = happened.text or Text(f"core.move.{entry.kind()}")
            return text("order.ended_move", move=_PASS, player=Player(entry.seat), what=done)
        if not isinstance(offered, KeepPassing) or offered.scope != self.scope:
            return self._ended("round")
        return self

    @staticmethod
    def _ended(why: str) -> Text:
        return text(f"order.ended_{why}", move=_PASS)


_PASSES = "pass"
"""The tag of the kind of move, without fields, by which a seat passes."""
_PASS = Text(f"core.move.{_PASSES}")
