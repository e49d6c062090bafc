"""Whether a game can go on from a position that comes from outside.

A file may hold a position that no game could lead to. It is checked as a whole before it is used: first its size, then
by its game (``Game.check_position``), and then by working out everything that people would see in it except pictures.
That takes some tenths of a second, and may take longer for a malicious position: examine what strangers send in a
process with limited memory and time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from engine.core import codec
from engine.core.errors import EngineError, IllegalMove, UnsoundPosition
from engine.core.forms import END, Form
from engine.core.game import Game, Setup, State
from engine.core.match import UNPLAYABLE
from engine.core.moves import Chain, Move, NumberRange, Slot
from engine.core.rng import Rng
from engine.core.seat import Seat

T = TypeVar("T")

LARGEST_NUMBER: Final = (1 << 31) - 1
"""No number in any game is larger, whether it is money, points or the count of random draws."""
LONGEST_TEXT: Final = 1_000
"""The most characters of an id, a name or a seed."""
MOST_VALUES: Final = 50_000
"""The most numbers, texts, lists and maps in one position; real ones have some thousands."""
MOST_SWITCHES: Final = 50
"""The most variants in one setup; no game declares ten."""
SLOTS_OF_A_KIND: Final = 40
"""How many slots of one kind of move are examined."""
MOVES_OF_A_KIND: Final = 4
"""How many moves of one kind are tried out."""

_PLAIN: Final = re.compile(r"[A-Za-z0-9_.-]{1,40}")
_UNWORKABLE = (*UNPLAYABLE, EngineError, IllegalMove)
"""What computations may raise for a position that no game could lead to."""


def examine(game: Game[Any], state: State, setup: Setup) -> None:
    """Check that a position is sound, and that everything people would see in it can be computed.

    The position is not changed.

    Raises:
        UnsoundPosition: it cannot have come about, or somebody could not go on from it.

    """
    try:
        _check_size(state)
        check_setup(game, setup)
        game.check_position(state, setup)
        _work_out(game, state, setup)
    except UnsoundPosition:
        raise
    except _UNWORKABLE as fault:
        raise UnsoundPosition(f"the position is unsound: {type(fault).__name__}: {fault}") from fault


def check_conditions(conditions: Iterable[Callable[[T], bool]], whole: T) -> None:
    """Check conditions, each a function whose name is a sentence, on a position or a part of one.

    Raises UnsoundPosition at the first that does not hold; each may rely on those before it.
    """
    for holds in conditions:
        if not holds(whole):
            raise UnsoundPosition(f"it does not hold that {holds.__name__.replace('_', ' ')}")


def _check_size(state: State) -> None:
    """Check that nothing in a position is too large, before anything is computed from it."""
    waiting: list[Any] = [msgspec.msgpack.decode(codec.encode_state(state))]
    values = 0
    while waiting:
        value = waiting.pop()
        values += 1
        if values > MOST_VALUES:
            raise UnsoundPosition("the position is too large")
        match value:
            case bool() | None:
                pass
            case int() | float():
                if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
                    raise UnsoundPosition(f"{value} in the position is out of all bounds")
            case str():
                if len(value) > LONGEST_TEXT:
                    raise UnsoundPosition("a text in the position is too long")
            case dict():
                waiting += (*value.keys(), *value.values())
            case list():
                waiting += value


def check_setup(game: Game[Any], setup: Setup) -> None:
    """Check that a setup fits a game: its number of players, and its variants.

    Unknown variants may come from games recorded elsewhere: they need a plain name and value.

    Raises:
        UnsoundPosition: it does not fit.

    """
    low, high = game.info.players
    fits = setup.game == game.info.key and low <= setup.players <= high
    UnsoundPosition.unless(fits, f"{game.info.key} is not played as {setup.game} by {setup.players}")
    UnsoundPosition.unless(len(setup.variants) <= MOST_SWITCHES, "no game has so many switches of its rules")
    known = {variant.key: variant.values for variant in game.info.variants}
    for key, value in setup.variants.items():
        plain = _PLAIN.fullmatch(key) and _PLAIN.fullmatch(value)
        UnsoundPosition.unless(value in known.get(key, (value,)) and plain is not None, f"no rule is {key}={value}")


def _work_out(game: Game[Any], state: State, setup: Setup) -> None:
    """Compute what everybody may know of a position, what each seat may, and the outcome of some moves."""
    seats = [Seat(seat) for seat in range(setup.players)]
    actors = game.actors(state)
    if not (actors | game.awaited(state)) <= set(seats):
        raise UnsoundPosition("somebody is to move who is not at the table")
    if (game.result(state) is None) != bool(actors):
        raise UnsoundPosition("nobody is to move, or somebody after the end")
    _for_everybody(game, state)
    for seat in (None, *seats):
        msgspec.json.encode(game.view(state, seat))
    for seat in seats:
        _for_a_seat(game, state, seat)
    for seat in sorted(actors):
        for move in _some_moves(game, state, seat):
            _try(game, state, setup, move)


def _for_everybody(game: Game[Any], state: State) -> None:
    for work_out in (
        game.question,
        game.auction,
        game.guidance.decision,
        game.learning.special_rules,
        game.learning.rulebook,
        game.guidance.turn_order,
    ):
        msgspec.json.encode(repr(work_out(state)))
    for ask in (game.guidance.premature, game.orders.turn, game.accepted, game.looking_back.may_reopen):
        ask(state)
    game.looking_back.dealt_on(state, "another seed")


def _for_a_seat(game: Game[Any], state: State, seat: Seat) -> None:
    """Compute what a seat is shown and what is done for it, whether or not it is to move."""
    acts = seat in game.actors(state)
    if acts and not game.kinds(state, seat):
        raise UnsoundPosition(f"seat {seat} is to move and can do nothing")
    work_out: list[Callable[[Any, Seat], object]] = [game.orders.pending, game.orders.at_once, game.kinds]
    if acts:
        work_out += [
            game.guidance.prompt,
            game.orders.default,
            game.orders.voted,
            game.orders.answer,
            game.guidance.only_declines,
            game.guidance.unlikely,
        ]
    for one in work_out:
        msgspec.json.encode(repr(one(state, seat)))
    game.advice.sample(state, seat, Rng("another seed"))
    for order in game.orders.kinds:
        if order.possible(game, state, seat):
            _drain(_walk(Form(partial(order.slot, game, state, seat), order)))


def _some_moves(game: Game[Any], state: State, seat: Seat) -> Iterator[Move]:
    """Yield some moves of every kind that a seat can make, computing whatever is shown about them."""
    for kind in game.kinds(state, seat):
        game.guidance.meaning(state, seat, kind)
        game.advice.listed(state, seat, kind)
        for field in kind.__struct_fields__[1:]:
            _tolerant(partial(game.slot, state, seat, kind, field, {}))
        found = 0
        for form in _walk(Form.of(game, state, seat, kind)):
            game.guidance.caution(state, seat, kind, form.values)
            game.guidance.partial_view(state, seat, kind, form.values)
            if form.field is not None:
                game.advice.worth(state, seat, kind, form.field, form.values)
            elif found < MOVES_OF_A_KIND:
                found += 1
                yield form.move(seat)


def _walk(form: Form) -> Iterator[Form]:
    """Yield the forms on some paths through a form: at each slot its first, last and middle answer."""
    open_forms = [form]
    for _ in range(SLOTS_OF_A_KIND):
        if not open_forms:
            return
        form = open_forms.pop()
        yield form
        if form.slot is not None:
            msgspec.json.encode(form.slot)
            open_forms += [form.then(answer) for answer in _some_answers(form.slot)]


def _some_answers(slot: Slot) -> Sequence[Any]:
    if isinstance(slot, NumberRange):
        return _ends_and_middle(slot.numbers)
    values = [option.value for option in slot.options]
    if isinstance(slot, Chain):
        return (*_ends_and_middle(values), *((END,) if slot.may_end else ()))
    if not slot.many:
        return _ends_and_middle(values)
    if not slot.at_least <= len(values):
        raise UnsoundPosition(f"{slot.at_least} of {len(values)} options cannot be chosen")
    sizes = dict.fromkeys((slot.at_least, min(slot.at_most, len(values))))
    return (*(tuple(values[:size]) for size in sizes), tuple(values[len(values) - slot.at_least :]))


def _ends_and_middle(values: Sequence[Any]) -> Sequence[Any]:
    places = dict.fromkeys((len(values) // 2, 0, len(values) - 1)) if values else {}
    return [values[place] for place in places]


def _tolerant(work_out: Callable[[], object]) -> None:
    """Compute something that a rule may refuse."""
    try:
        work_out()
    except IllegalMove:
        return


def _try(game: Game[Any], state: State, setup: Setup, move: Move) -> None:
    """Make a move on a copy, and compute what everybody would be shown of it."""
    after = codec.clone(state)
    try:
        for event in game.play(after, move):
            msgspec.json.encode(event.text)
    except IllegalMove:  # slots offer more than a rule allows if the rule depends on other fields
        return
    if game.looking_back.is_followed:
        _drain(game.looking_back.progress(state, after))
        _drain(game.looking_back.narrate(setup, state, after))
    for seat in (None, *map(Seat, range(setup.players))):
        before, now = game.view(state, seat), game.view(after, seat)
        msgspec.json.encode(now)
        if seat is not None and game.looking_back.has_effects:
            _drain(game.looking_back.effects_on_seat(before, now))
    game.result(after)


def _drain(things: Iterable[object]) -> None:
    for _ in things:
        pass
