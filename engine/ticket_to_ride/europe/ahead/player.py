"""The built-in opponent that thinks ahead: it plays the game on after several moves, and takes the best of them.

A move serves an aim, which is the tickets to work for: one aim gives up a ticket, one claims for points alone. For an
aim there are several ways, and several moves that begin them: a claim, a card, other tickets. After each of them the
rest of the game is played out many times, with what is hidden drawn as it may be for what the seat has seen: the same
draws for all moves, and more of them for those that may yet turn out better than the usual one.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import msgspec

from engine.core.game import Game
from engine.core.moves import Choice as Options
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.board import Ticket
from engine.ticket_to_ride.comparing import AT_A_TIME, compare
from engine.ticket_to_ride.europe.ahead.courses import Aim, Course, Turn
from engine.ticket_to_ride.europe.ahead.others import likely_tickets
from engine.ticket_to_ride.europe.ahead.play_outs import Action, Ending, play_out
from engine.ticket_to_ride.europe.ahead.table import Table
from engine.ticket_to_ride.europe.planning.plan import tickets_to_keep
from engine.ticket_to_ride.europe.position import EuropePosition, position_of
from engine.ticket_to_ride.europe.sampling import Likely, sample
from engine.ticket_to_ride.europe.sensible import choose_sensibly
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.europe.view import EuropeView
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, KeepTickets
from engine.ticket_to_ride.state import OPENING, TURNS

GAMES = 350
"""Games played on at most for a turn early in a game, at a table of two."""
_FEWER = 1.5
"""Power of the number of players with which they become fewer, as a game takes longer."""
_MORE_LATE = 1.3
"""How many times as many are played on late in a game, at most."""
_ANY_GAME = 8
"""Trains that count as left in any game, while it is reckoned how much shorter it is late: no game is without turns."""
MOST = 8
"""Moves compared at most, unless they are which tickets to keep."""
_BEHIND = 0.3
"""Standard errors by which the usual move does better than another one that is given up."""
_SURE, _SURE_TO_GIVE_UP = 1.6, 2.4
"""Standard errors by which another move must do better than the usual one, as of so many one does so by chance; and by
which one must that gives up a ticket, as what was claimed for that cannot be taken back."""
_LIKELY = 20.0
"""Points ahead with which winning is likely."""
_OWN, _MISSED = 0.009, 0.2
"""What a point of one's own and a missed ticket weigh besides, where winning weighs 1."""


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
    if state.turns_left is not None and ClaimRoute in kinds:
        return _last(game, state, position, rng)
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
    return _compare(state, seat, some, most_games(state), rng)


def _last(game: Game[EuropeState], state: EuropeState, position: EuropePosition, rng: Rng) -> Choice:
    """Choose in the last turn, by what the others do in theirs."""
    turn = Turn(state, position, Table(sample(state, position.seat, rng.fork())))
    some = list(turn.last_courses())[:MOST]
    if not some:
        return Choice(choose_sensibly(game, state, position.seat, rng))
    return _compare(state, position.seat, some, most_games(state), rng)


def most_games(state: EuropeState) -> int:
    """Return how many games are played on at most for a turn: more of them late, when they are short."""
    trains, least = state.printed.rules.trains, min(held.trains for held in state.seats)
    more = min(_MORE_LATE, (trains + _ANY_GAME) / (least + _ANY_GAME))
    return int(GAMES * (2 / len(state.seats)) ** _FEWER * more)


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
    return _compare(state, seat, courses, most_games(state), rng)


def _compare(state: EuropeState, seat: Seat, courses: Sequence[Course], games: int, rng: Rng) -> Choice:
    """Play on after each move, the usual one first; return the best, and how it compares.

    ``games``: how many are played on at most.
    """
    likely, won = likely_tickets(state, seat), [list[float]() for _ in courses]

    def play(left: Sequence[int]) -> Iterator[float]:
        some = [courses[each] for each in left]
        for each, ending in zip(left, _endings(state, seat, likely, some, rng), strict=True):
            won[each].append(_likely(_ahead(ending, seat)))
            yield worth(ending, seat)

    compared = compare(len(courses), games, play, behind=_BEHIND, at_a_time=AT_A_TIME)
    best = compared.best
    if best and compared.surety(best) < least_surety(courses[best], courses[0]):
        best = 0  # the usual move
    if not won[best]:
        return Choice(courses[best].move)  # it is the only one
    aim, worths = courses[best].aim, compared.worths
    choice = Choice(courses[best].move, aim, statistics.fmean(won[best]))
    others = [each for each, course in enumerate(courses) if course.aim != aim]
    if not others:
        return choice
    other = max(others, key=lambda each: (len(worths[each]), statistics.fmean(worths[each])))
    return msgspec.structs.replace(choice, other=courses[other].aim, other_won=statistics.fmean(won[other]))


def _endings(
    state: EuropeState, seat: Seat, likely: Mapping[Seat, Likely], courses: Sequence[Course], rng: Rng
) -> Iterator[Ending]:
    """Play on once after each of some moves, with the same draw of what is hidden."""
    table, luck = Table(sample(state, seat, rng.fork(), likely)), rng.fork()
    for course in courses:
        there = table.copy()
        first = course.begin(there)
        yield play_out(there, Rng(luck.seed), first)


def least_surety(course: Course, usual: Course) -> float:
    """Return by how many standard errors a move must do better than the usual one."""
    gives_up = not isinstance(usual.move, KeepTickets) and not {*usual.aim.tickets} <= {*course.aim.tickets}
    return _SURE_TO_GIVE_UP if gives_up else _SURE


def worth(ending: Ending, seat: Seat) -> float:
    """Weigh an ending by how likely it wins, and a little by the seat's own points and tickets."""
    return _likely(_ahead(ending, seat)) + _OWN * ending.scores[seat] - _MISSED * ending.missed[seat]


def _ahead(ending: Ending, seat: Seat) -> int:
    """Return by how many points a seat is ahead of the best of the others; negative: behind."""
    return ending.scores[seat] - max(score for other, score in enumerate(ending.scores) if other != seat)


def _likely(ahead: float) -> float:
    """Return how likely a seat wins that comes to be so far ahead or behind, as play-outs are but rough."""
    return 1 / (1 + math.exp(-ahead / _LIKELY))
