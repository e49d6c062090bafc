"""Orders in advance at a position: they act and end as they do at a table of the bot."""

from __future__ import annotations

from engine.core import codec
from engine.core.forms import Form, leads_to
from engine.core.orders import Happened, in_turn
from engine.core.text import Text
from engine.core.views import visible


class Ordered:
    """A table with what its players have ordered; ``ended`` holds why orders have ended, by seat."""

    def __init__(self, table, *orders):
        self.table = table
        self.orders = []
        self.ended = []
        self.acted = []
        for order in orders:
            self.give(order)

    def give(self, order):
        game, state = self.table.game, self.table.state
        assert type(order).possible(game, state, order.seat)
        blank = Form(lambda field, chosen: type(order).slot(game, state, order.seat, field, chosen), type(order))
        assert leads_to(blank, order), f"{order} cannot be filled in"
        assert order.text(game, state).key
        self.orders = [
            each
            for each in self.orders
            if (type(each), each.seat, each.matter) != (type(order), order.seat, order.matter)
        ]
        self.orders.append(order)
        return self

    def play(self, *moves):
        """Make moves by hand, and let orders act after each."""
        for move in moves:
            self._made(move, ordered=False)
            self.act()
        return self

    def act(self):
        """Let orders act as long as one can."""
        while (move := self._next()) is not None:
            self.acted.append(move)
            self._made(move, ordered=True)
        return self

    def why(self, seat=None):
        """By which texts orders have ended, the latest last."""
        return [said.key.rpartition(".")[2] for owner, said in self.ended if seat in (None, owner)]

    def _next(self):
        game, state = self.table.game, self.table.state
        awaited = game.awaited(state)
        own = [each for each in self.orders if awaited == {each.seat}]
        for order in in_turn(own):
            move = order.move(game, state)
            if move is not None:
                return move
        for order in own:
            why = order.failed(game, state)
            if why is not None:
                self.orders.remove(order)
                self.ended.append((order.seat, why))
        return None

    def _made(self, move, *, ordered):
        before = codec.clone(self.table.state)
        events = self.table.play(move)
        kept = []
        for order in self.orders:
            seen = visible(events, order.seat)
            happened = Happened(move, before, self.table.state, seen[0].text if seen else None, ordered)
            goes_on = order.review(self.table.game, happened)
            if isinstance(goes_on, Text):
                self.ended.append((order.seat, goes_on))
            elif goes_on is not None:
                kept.append(goes_on)
        self.orders = kept
