"""The built-in opponent that thinks ahead: it plays the game on under several plans, and takes the best of them.

A plan is which tickets to work for; one gives up a ticket, one claims for points alone. For each of them the rest of
the game is played out many times, with what is hidden drawn as it may be for what the seat has seen: the same draws for
all plans, and more of them for those that do better. What to do next for a plan is decided as by the opponent that
plans.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.board import Ticket
from engine.ticket_to_ride.europe.ahead.plans import draw_tickets
from engine.ticket_to_ride.europe.ahead.play_outs import play_out
from engine.ticket_to_ride.europe.ahead.table import Table
from engine.ticket_to_ride.europe.planning.plan import plan_tickets, tickets_to_keep, union
from engine.ticket_to_ride.europe.position import EuropePosition, position_of
from engine.ticket_to_ride.europe.sampling import sample
from engine.ticket_to_ride.europe.sensible import choose_sensibly, choose_turn
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.europe.view import EuropeView
from engine.ticket_to_ride.moves import DrawCard, DrawTickets, KeepTickets
from engine.ticket_to_ride.state import OPENING, TURNS

SAMPLES = (32, 48, 80)
"""Draws of what is hidden at a table of two: for all plans, for the better half of them, and for the best ones."""
MOST = 8
"""Plans compared at most."""
_LIKELY = 15.0
"""Points ahead with which winning is likely."""
_SURE = (0.0, 2.0)
"""Standard errors by which another aim must do better than the usual one: at a table of two, and of more.

Where more play, what they do is foretold worse.
"""
_TIME_FOR_TICKETS = 4
"""Turns that must be left to ask for more tickets."""

Beginning = Callable[[Table], None]
"""Changes a position to the one from which a game is played on."""


class Aim(msgspec.Struct, frozen=True):
    """Tickets to work for."""

    tickets: tuple[Ticket, ...]
    more: bool = False
    """Other tickets are drawn first."""


class Choice(msgspec.Struct, frozen=True):
    """A move, and how it compares."""

    move: Move
    aim: Aim | None = None
    """What it serves; None: there was nothing to compare."""
    won: float = 0.0
    """How likely it is to win with that."""
    other: Aim | None = None
    """The best of the other aims."""
    other_won: float = 0.0


def choose_ahead(game: Game[EuropeState], state: EuropeState, seat: Seat, rng: Rng) -> Move:
    """Choose by playing on."""
    return weigh(game, state, seat, rng).move


def weigh(game: Game[EuropeState], state: EuropeState, seat: Seat, rng: Rng) -> Choice:
    """Choose by playing on, and tell how the aims compare."""
    view, kinds = game.view(state, seat), game.kinds(state, seat)
    assert isinstance(view, EuropeView)
    position = position_of(state.printed, view)
    if KeepTickets in kinds:
        return _keep(state, view, position, rng)
    if not state.in_round(TURNS) or DrawCard not in kinds or state.turns_left is not None:
        return Choice(choose_sensibly(game, state, seat, rng))
    aims = _aims(view, position)
    if len(aims) == 1:
        return Choice(choose_sensibly(game, state, seat, rng))
    best, chosen = _compare(state, seat, aims, [_working_for(seat, aim) for aim in aims], rng)
    if best.more:
        return msgspec.structs.replace(chosen, move=DrawTickets(seat))
    plan = union(position, best.tickets)
    assert plan is not None  # each of its tickets has a way
    return msgspec.structs.replace(chosen, move=choose_turn(game, state, view, position, plan))


def _aims(view: EuropeView, position: EuropePosition) -> list[Aim]:
    """Return what may be worked for, the usual first: each ticket given up, or taken up, none at all, and others."""
    usual = plan_tickets(position)
    others = [ticket for ticket in position.open_tickets if ticket not in usual.tickets]
    aims = [Aim(usual.tickets), Aim(())]
    aims += [Aim(tuple(ticket for ticket in usual.tickets if ticket is not dropped)) for dropped in usual.tickets]
    aims += [Aim((*usual.tickets, more)) for more in others if union(position, (*usual.tickets, more)) is not None]
    aims = list(dict.fromkeys(aims))[: MOST - 1]
    if view.ticket_deck and len(usual.routes) + len(usual.borrowed) <= 1 and position.time > _TIME_FOR_TICKETS:
        aims.append(Aim(usual.tickets, more=True))
    return aims


def _working_for(seat: Seat, aim: Aim) -> Beginning:
    def begin(table: Table) -> None:
        table.seats[seat].pursued = table.pairs(aim.tickets)
        if aim.more:
            draw_tickets(table, seat)
            table.next_turn()

    return begin


def _keep(state: EuropeState, view: EuropeView, position: EuropePosition, rng: Rng) -> Choice:
    """Keep the tickets with which the game goes best."""
    assert view.own is not None
    seat, offered = position.seat, position.tickets_of(view.own.offered)
    numbers = range(view.own.keep_at_least, len(offered) + 1)
    usual = Aim(tickets_to_keep(position, offered, view.own.keep_at_least))
    some = (Aim(each) for number in numbers for each in combinations(offered, number))
    aims = list(dict.fromkeys((usual, *some)))

    def keeping(aim: Aim) -> Beginning:
        def begin(table: Table) -> None:
            mine = table.seats[seat]
            mine.tickets = mine.pursued = table.pairs((*position.tickets, *aim.tickets))
            if not state.in_round(OPENING):
                table.next_turn()

        return begin

    best, chosen = _compare(state, seat, aims, [keeping(aim) for aim in aims], rng)
    kept = {ticket.id for ticket in best.tickets}
    move = KeepTickets(seat, tuple(ticket for ticket in view.own.offered if ticket in kept))
    return msgspec.structs.replace(chosen, move=move)


def _compare(
    state: EuropeState, seat: Seat, aims: Sequence[Aim], beginnings: Sequence[Beginning], rng: Rng
) -> tuple[Aim, Choice]:
    """Play on with each aim; return the best, and how it compares, the move being none yet."""
    left, won = list(range(len(aims))), [list[float]() for _ in aims]
    for samples in SAMPLES:
        for _ in range(2 * samples // len(state.seats)):  # where more play, a game takes longer
            table, luck = Table(sample(state, seat, rng.fork())), rng.fork()
            for each in left:
                there = table.copy()
                beginnings[each](there)
                won[each].append(_chance(play_out(there, Rng(luck.seed)), seat))
        left.sort(key=lambda each: -statistics.fmean(won[each]))
        left = left[: max(2, (len(left) + 1) // 2)]
        if 0 not in left:
            left[-1] = 0  # the usual one is what others are compared with
    best, other = left[:2]
    if best and not _surely_better(won[best], won[0], len(state.seats)):
        best, other = 0, best
    chosen = Choice(Move(seat), aims[best], statistics.fmean(won[best]), aims[other], statistics.fmean(won[other]))
    return aims[best], chosen


def _surely_better(won: Sequence[float], usually: Sequence[float], players: int) -> bool:
    """Tell whether an aim does better than the usual one by more than chance, in the same games."""
    more = [mine - other for mine, other in zip(won, usually, strict=True)]
    return statistics.fmean(more) > _SURE[players > 2] * statistics.stdev(more) / math.sqrt(len(more))  # noqa: PLR2004


def _chance(scores: Sequence[int], seat: Seat) -> float:
    """Return how likely a seat wins that comes to be so far ahead or behind, as play-outs are but rough."""
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return 1 / (1 + math.exp(-ahead / _LIKELY))
