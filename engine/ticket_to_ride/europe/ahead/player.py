"""The built-in opponent that thinks ahead: it plays the game on after several moves, and takes the best of them.

A move serves an aim, which is the tickets to work for: one aim gives up a ticket, one claims for points alone. For an
aim there are several ways, and several moves that begin them: a claim, a card, other tickets. After each of them the
rest of the game is played out many times, with what is hidden drawn as it may be for what the seat has seen: the same
draws for all moves, and more of them for those that may yet turn out better than the usual one.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from itertools import combinations

import msgspec

from engine.core.game import Game
from engine.core.moves import Choice as Options
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.board import Ticket
from engine.ticket_to_ride.europe.ahead.courses import Aim, Course, Turn
from engine.ticket_to_ride.europe.ahead.others import likely_tickets
from engine.ticket_to_ride.europe.ahead.play_outs import Action, play_out
from engine.ticket_to_ride.europe.ahead.table import Table
from engine.ticket_to_ride.europe.planning.plan import tickets_to_keep
from engine.ticket_to_ride.europe.position import EuropePosition, position_of
from engine.ticket_to_ride.europe.sampling import sample
from engine.ticket_to_ride.europe.sensible import choose_sensibly
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.europe.view import EuropeView
from engine.ticket_to_ride.moves import DrawCard, KeepTickets
from engine.ticket_to_ride.state import OPENING, TURNS

GAMES = 400
"""Games played on at most for a turn at a table of two; fewer where more play, as a game takes longer."""
MOST = 8
"""Moves compared at most, unless they are which tickets to keep."""
AT_A_TIME = 8
"""Draws of what is hidden, after which moves that do badly are given up."""
_GIVEN_UP = 1.5
"""Standard errors by which another move does better than one that is given up."""
_BEHIND = 0.3
"""Standard errors by which the usual move does better than another one that is given up."""
_SURE = 1.2
"""Standard errors by which another move must do better than the usual one: of so many one does so by chance."""
_LIKELY = 20.0
"""Points ahead with which winning is likely."""


class Choice(msgspec.Struct, frozen=True):
    """A move, and how it compares."""

    move: Move
    aim: Aim | None = None
    """What it serves; None: there was nothing to compare."""
    won: float = 0.0
    """How likely it is to win with that."""
    other: Aim | None = None
    """The best of the other aims; None: all moves that were compared serve the same."""
    other_won: float = 0.0


def choose_ahead(game: Game[EuropeState], state: EuropeState, seat: Seat, rng: Rng) -> Move:
    """Choose by playing on."""
    return weigh(game, state, seat, rng).move


def weigh(game: Game[EuropeState], state: EuropeState, seat: Seat, rng: Rng) -> Choice:
    """Choose by playing on, and tell how what was compared does."""
    view, kinds = game.view(state, seat), game.kinds(state, seat)
    assert isinstance(view, EuropeView)
    position = position_of(state.printed, view)
    if KeepTickets in kinds:
        return _keep(state, view, position, rng)
    if not state.in_round(TURNS) or DrawCard not in kinds or state.turns_left is not None:
        return Choice(choose_sensibly(game, state, seat, rng))
    slot = game.slot(state, seat, DrawCard, "card", {})
    assert isinstance(slot, Options)
    drawable = {option.value for option in slot.options}
    turn = Turn(state, position, Table(sample(state, seat, rng.fork())))
    if kinds == (DrawCard,):
        second = turn.second_card()
        return Choice(second if second.card in drawable else choose_sensibly(game, state, seat, rng))
    courses: dict[Move, Course] = {}
    for course in turn.courses():
        if not isinstance(course.move, DrawCard) or course.move.card in drawable:
            courses.setdefault(course.move, course)
    some = list(courses.values())[:MOST]
    if not some:
        return Choice(choose_sensibly(game, state, seat, rng))
    return _compare(state, seat, some, _games(state), rng) if len(some) > 1 else Choice(some[0].move)


def _games(state: EuropeState) -> int:
    """Return how many games are played on at most for a turn."""
    return 2 * GAMES // len(state.seats)


def _keep(state: EuropeState, view: EuropeView, position: EuropePosition, rng: Rng) -> Choice:
    """Keep the tickets with which the game goes best."""
    own = view.own
    assert own is not None
    seat, offered = position.seat, position.tickets_of(own.offered)
    numbers = range(own.keep_at_least, len(offered) + 1)
    usual = tickets_to_keep(position, offered, own.keep_at_least)
    some = (each for number in numbers for each in combinations(offered, number))

    def keeping(tickets: tuple[Ticket, ...]) -> Course:
        def begin(table: Table) -> Action:
            mine = table.seats[seat]
            mine.tickets = mine.pursued = table.pairs((*position.tickets, *tickets))
            if not state.in_round(OPENING):
                table.next_turn()
            return None

        kept = {ticket.id for ticket in tickets}
        move = KeepTickets(seat, tuple(ticket for ticket in own.offered if ticket in kept))
        return Course(move, Aim(tickets), begin)

    courses = [keeping(tickets) for tickets in dict.fromkeys((usual, *some))]
    return _compare(state, seat, courses, _games(state), rng)


def _compare(state: EuropeState, seat: Seat, courses: Sequence[Course], games: int, rng: Rng) -> Choice:
    """Play on after each move, more often after those that do well; return the best, and how it compares.

    ``games``: how many are played on at most. The usual move is the first one, and is never given up.
    """
    left, won = list(range(len(courses))), [list[float]() for _ in courses]
    likely = likely_tickets(state, seat)
    while len(left) > 1 and (games >= len(left) * AT_A_TIME or not won[0]):
        games -= len(left) * AT_A_TIME
        for _ in range(AT_A_TIME):
            table, luck = Table(sample(state, seat, rng.fork(), likely)), rng.fork()
            for each in left:
                there = table.copy()
                first = courses[each].begin(there)
                won[each].append(_chance(play_out(there, Rng(luck.seed), first), seat))
        best = max(left, key=lambda each: statistics.fmean(won[each]))
        left = [each for each in left if not each or _is_promising(won[each], won[0], won[best])]
    best = max(left, key=lambda each: statistics.fmean(won[each]))
    if best and _better(won[best], won[0]) < _SURE:
        best = 0  # the usual move
    aim = courses[best].aim
    choice = Choice(courses[best].move, aim, statistics.fmean(won[best]))
    others = [each for each, course in enumerate(courses) if course.aim != aim]
    if not others:
        return choice
    other = max(others, key=lambda each: (len(won[each]), statistics.fmean(won[each])))
    return msgspec.structs.replace(choice, other=courses[other].aim, other_won=statistics.fmean(won[other]))


def _is_promising(won: Sequence[float], usual: Sequence[float], best: Sequence[float]) -> bool:
    """Tell whether to go on with a move, as it may yet turn out the best one and surely better than the usual one."""
    return _better(best, won) < _GIVEN_UP and _better(usual, won) < _BEHIND


def _better(won: Sequence[float], others: Sequence[float]) -> float:
    """Return by how many standard errors one move does better than another, in the same games."""
    more = [mine - other for mine, other in zip(won, others, strict=True)]
    return statistics.fmean(more) / max(1e-6, statistics.stdev(more) / math.sqrt(len(more)))


def _chance(scores: Sequence[int], seat: Seat) -> float:
    """Return how likely a seat wins that comes to be so far ahead or behind, as play-outs are but rough."""
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return 1 / (1 + math.exp(-ahead / _LIKELY))
