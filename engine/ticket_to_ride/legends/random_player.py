"""The built-in opponent that plays by chance."""

from __future__ import annotations

from engine.core.forms import Form, answers
from engine.core.game import Game
from engine.core.moves import Move
from engine.core.players import random_move_of
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.legends.moves import LeaveOrder, Travel
from engine.ticket_to_ride.legends.payment import Means
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.travel import JourneySlots

_SELDOM = 40
"""It leaves a standing order about once in this many moves."""


def choose_at_random(game: Game[LegendsState], state: LegendsState, seat: Seat, rng: Rng) -> Move:
    """Choose a kind of move and then each of its fields at random; standing orders seldom."""
    kinds = game.kinds(state, seat)
    others = [kind for kind in kinds if kind is not LeaveOrder]
    if not others or (len(others) < len(kinds) and not rng.below(_SELDOM)):
        return random_move_of(game, state, seat, LeaveOrder, rng)
    kind = others[rng.below(len(others))]
    if kind is Travel and state.frame.round != AGENDA:
        return _travel(state, seat, rng)
    return random_move_of(game, state, seat, kind, rng)


def _travel(state: LegendsState, seat: Seat, rng: Rng) -> Move:
    """Choose a track without working out all that can be travelled, then the rest of the form."""
    means = Means(state, seat)
    tracks = list(means.candidates())
    while True:  # it ends, as a turn offers a journey only if some track can be travelled
        track = tracks.pop(rng.below(len(tracks)))
        if means.pay(track):
            break
    form = Form(JourneySlots(state, seat).slot, Travel, {"track": track.id}, 1)
    while form.slot is not None:
        possible = answers(form.slot)
        form = form.then(possible[rng.below(len(possible))])
    return form.move(seat)
