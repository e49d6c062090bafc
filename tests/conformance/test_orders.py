"""Every kind of order of every game: it can be filled in, acts by a move that can be made, and rests on nothing hidden."""

from random import Random

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.forms import END, Form, answers, leads_to
from engine.core.orders import Happened, Order
from engine.core.text import Text
from tests.conformance.worlds import SEED, WORLDS, tables_of, texts_of

ORDERING = [key for key, world in WORLDS.items() if world.game.orders.kinds]
POSITIONS = 12
"""Positions of a game that are looked at, besides two of each kind of move."""


@pytest.fixture(params=tables_of(ORDERING))
def table(request):
    return request.param


@pytest.fixture
def world(table):
    return table[0]


def form_of(game, state, seat, kind):
    return Form(lambda field, chosen: kind.slot(game, state, seat, field, chosen), kind)


def orders(game, state, seat, chance):
    """Every kind of order that a seat may give, each filled in by chance."""
    for kind in game.orders.kinds:
        if kind.possible(game, state, seat):
            form = form_of(game, state, seat, kind)
            while form.field is not None:
                value = chance.choice(answers(form.slot))
                # An empty list says nothing.
                form = form.then(value if value is not END or form.entries else answers(form.slot)[0])
            yield form.move(seat)


def positions(table):
    """Positions with a seat that may order something there, the next position, and the entry between them."""
    world, players = table
    for state, _, move in world.some(SEED, players, POSITIONS):
        after = codec.clone(state)
        for _ in world.game.play(after, move):
            pass
        for seat in range(players):
            yield state, seat, move, after


def test_every_kind_of_order_can_be_filled_in_and_says_what_it_does(table, world):
    texts, met = Texts("en").of(world.game.info.key), set()
    for number, (state, seat, _, _) in enumerate(positions(table)):
        for order in orders(world.game, state, seat, Random(f"filled {number}")):
            met.add(type(order))
            assert leads_to(form_of(world.game, state, seat, type(order)), order)
            said = order.text(world.game, state)
            assert all(texts.has(one.key) for one in texts_of(said))
            stored = codec.fill(type(order), {name: getattr(order, name) for name in order.__struct_fields__})
            assert stored == order
    assert met == set(world.game.orders.kinds)


def test_an_order_acts_by_a_move_of_its_seat_that_can_be_made(table, world):
    acted = 0
    for number, (state, seat, _, _) in enumerate(positions(table)):
        if world.game.awaited(state) != {seat}:
            continue
        for order in orders(world.game, state, seat, Random(f"acts {number}")):
            move = order.move(world.game, state)
            if move is not None:
                assert move.seat == seat
                try:
                    for _ in world.game.play(codec.clone(state), move):
                        pass
                except IllegalMove as refusal:  # pragma: no cover - the message of a failure
                    pytest.fail(f"{order} acts by {move}: {refusal.text.key}")
                acted += 1
    assert acted


def test_no_kind_of_order_is_called_as_a_move_is(table, world):
    assert not {kind.kind() for kind in world.game.orders.kinds} & {kind.kind() for kind in world.game.moves}
    assert all(issubclass(kind, Order) for kind in world.game.orders.kinds)


def test_an_order_rests_on_nothing_that_its_seat_cannot_see(table, world):
    compared, chance = 0, Random("hidden")
    for number, (state, seat, move, after) in enumerate(positions(table)):
        other, later = (world.scramble(one, seat, chance) for one in (state, after))
        given = Random(f"hidden {number}")
        here = list(orders(world.game, state, seat, given))
        given = Random(f"hidden {number}")
        assert here == list(orders(world.game, other, seat, given))
        for order in here:
            assert order.text(world.game, state) == order.text(world.game, other)
            if world.game.awaited(state) == {seat}:
                assert order.move(world.game, state) == order.move(world.game, other)
            judged = [
                order.review(world.game, Happened(move, before, then, None, ordered=False))
                for before, then in ((state, after), (other, later))
            ]
            assert judged[0] == judged[1]
            assert judged[0] is None or isinstance(judged[0], Order | Text)
            compared += 1
    assert compared
