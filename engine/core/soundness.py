"""Whether a position that comes from outside is one from which a game can go on.

A file from anybody may hold a position that no game has led to. It is judged as a whole before anything is made of it:
first its size, then what its game says of it (``Game.check_position``), and then all that people would meet in it is
worked out. Pictures are for whoever can draw them. It takes some tenths of a second, and for a position that is made to
harm may take more: whoever examines what anybody may send does so in a process with limits of memory and time.
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
from engine.core.moves import Move
from engine.core.options import Chain, NumberRange, Slot
from engine.core.rng import Rng
from engine.core.seat import Seat

T = TypeVar("T")

LARGEST_NUMBER: Final = (1 << 31) - 1
"""No number of any game is larger: neither money nor points, nor what a generator of chance has drawn."""
LONGEST_TEXT: Final = 1_000
"""Letters of an id, a name or a seed."""
MOST_VALUES: Final = 50_000
"""Numbers, texts, lists and maps in one position, all together; real ones have some thousand."""
MOST_SWITCHES: Final = 50
"""Of the rules of one game; those that are declared are less than ten."""
SLOTS_OF_A_KIND: Final = 40
"""So many slots are looked at on the ways through one kind of move."""
MOVES_OF_A_KIND: Final = 4
"""So many moves of one kind are tried."""

_PLAIN: Final = re.compile(r"[A-Za-z0-9_.-]{1,40}")
_UNWORKABLE = (*UNPLAYABLE, EngineError, IllegalMove)
"""What is raised where something is worked out of a position that no game has led to."""


def examine(game: Game[Any], state: State, setup: Setup) -> None:
    """Check that a position is sound, and that all that people would meet in it can be worked out.

    The position stays as it is.

    Raises:
        UnsoundPosition: it cannot have come about, or somebody could not go on.

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
    """Check that what holds of every position holds of one, or of a part; each condition is a sentence by its name.

    Raises UnsoundPosition at the first that does not hold: it may rely on those before it.
    """
    for holds in conditions:
        if not holds(whole):
            raise UnsoundPosition(f"it does not hold that {holds.__name__.replace('_', ' ')}")


def _check_size(state: State) -> None:
    """Check that nothing in a position is larger than in any game, before anything is computed of it."""
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
    """Check that a set-up is one of a game: so many players, and switches of its rules.

    What it does not know may be a switch of games that were recorded elsewhere: such a one has a plain name and value.

    Raises:
        UnsoundPosition: it is not.

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
    """Work out what everybody may know of a position, what each seat may, and what comes of some moves."""
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
    """Work out what is told to a seat and done for it, whether or not it is to move."""
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
    """Fill in some moves of every kind that a seat can make, looking at what else is said of them."""
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
    """Go some ways through a form, at each slot by its first, its last and its middle answer; tell each form met."""
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
    """Work something out that a rule may refuse."""
    try:
        work_out()
    except IllegalMove:
        return


def _try(game: Game[Any], state: State, setup: Setup, move: Move) -> None:
    """Make a move on a copy, and show everybody what comes of it."""
    after = codec.clone(state)
    try:
        for event in game.play(after, move):
            msgspec.json.encode(event.text)
    except IllegalMove:  # slots offer more than a rule allows, where this hangs together with other fields
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
