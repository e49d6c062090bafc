"""The built-in opponent that thinks ahead: it plays the game on after several moves, and takes the best of them.

It plans by chances. In a turn it compares the planned move with the journeys that bring most, with drawing cards and
with drawing tickets: after each of them the rest of the game is played out many times, with what is hidden drawn as it
may be for what the seat has seen. The draws are the same for all moves, and more of them follow for those that may yet
turn out better than the planned one, which is left only for one that is surely better.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.comparing import compare
from engine.ticket_to_ride.legends import drawing
from engine.ticket_to_ride.legends.ahead.chart import Chart
from engine.ticket_to_ride.legends.ahead.others import LikelyTickets
from engine.ticket_to_ride.legends.ahead.plans import make_plan
from engine.ticket_to_ride.legends.ahead.play_outs import Action, Claim, payable, play_out
from engine.ticket_to_ride.legends.ahead.play_outs import Draw as DrawCards
from engine.ticket_to_ride.legends.ahead.play_outs import DrawTickets as AskForTickets
from engine.ticket_to_ride.legends.ahead.table import Table
from engine.ticket_to_ride.legends.facts import Track
from engine.ticket_to_ride.legends.moves import Draw, Travel
from engine.ticket_to_ride.legends.payment import Means
from engine.ticket_to_ride.legends.sampling import sample
from engine.ticket_to_ride.legends.sensible.chances import CarefulPlanner
from engine.ticket_to_ride.legends.sensible.paying import journey
from engine.ticket_to_ride.legends.sensible.plan import Plan, PricedMap
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.moves import DrawTickets

WORK = 8000
"""Trains that all games together have to place which are played on for a turn: the later, the more games."""
LEAST_DRAWS, _MOST_DRAWS = 32, 160
"""Draws for a turn, times the moves compared."""
_FEW_TRAINS = 8
"""Trains from which on games count as equally long."""
_CLAIMS = 3
"""Journeys compared besides the planned move."""
_SPACE, _PLANNED = 0.8, 5.0
"""Dollars that a space weighs, and being part of the plan, when these are chosen."""
_LATER = 6
"""Tracks of the plan for which cards are kept when one pays."""
_TRAINS_FOR_TICKETS, _TURNS_FOR_TICKETS = 5, 4.0
"""Trains and turns that must be left to think of more tickets."""
_BEHIND = 0.5
"""Standard errors by which the planned move does better than another one that is given up."""
_SURE = 1.5
"""Standard errors by which another move must do better than the planned one: of so many one does so by chance."""
_LIKELY = 80
"""By this the square of the trains at the beginning is divided for the dollars ahead with which winning is likely.

Leads grow faster than trains, as rules are added: they spread by 9 dollars in game 1, 24 in game 6 and 49 in game 12.
"""


class Course(NamedTuple):
    """A move, and how a game goes on from it."""

    move: Move
    action: Action
    goals: list[int]
    """The tracks worked for after it; none: those of a new plan."""


class ForesightedPlanner(CarefulPlanner):
    """Plans by chances, and in a turn compares the plan with other moves by playing on."""

    def __call__(self, game: Game[LegendsState], state: LegendsState, seat: Seat, rng: Rng) -> Move:
        """Choose by playing on, where there is a turn to take."""
        planned = super().__call__(game, state, seat, rng)
        # In its last turn it is the plan that counts the current event.
        if (
            state.in_round(AGENDA)
            or state.turns_left is not None
            or not isinstance(planned, Draw | Travel | DrawTickets)
        ):
            return planned
        drawn = sample(state, seat, rng.fork())
        if drawn is None:
            return planned
        table = Table(Chart(drawn), drawn, seat)
        courses = self._courses(state, seat, planned, table)
        return _best(state, seat, table, courses, rng).move if len(courses) > 1 else planned

    def _courses(self, state: LegendsState, seat: Seat, planned: Move, table: Table) -> list[Course]:
        """Return what may be done, the planned move first; nothing where the light table cannot follow that."""
        priced = self.maps(state, seat)
        plan = priced.with_goals(priced.plan())
        turn = _Turn(state, priced, plan, table)
        first = turn.course(planned)
        if first is None:
            return []
        moves: list[Move] = [*turn.journeys(planned.track if isinstance(planned, Travel) else "")]
        if not isinstance(planned, Draw) and drawing.may_draw(state):
            moves.append(self._draw(state, seat, plan, first=True))
        if not isinstance(planned, DrawTickets) and turn.may_ask():
            moves.append(DrawTickets(seat))
        return [first, *filter(None, map(turn.course, moves))]


class _Turn:
    """What a seat could do in its turn."""

    def __init__(self, state: LegendsState, priced: PricedMap, plan: Plan, table: Table) -> None:
        self._state, self._priced, self._plan, self._table = state, priced, plan, table
        self._tracks, chart = (*plan.tracks, *plan.extras), table.chart
        self._mine = table.seats[priced.seat]
        self._goals = sorted((chart.number[one.id] for one in self._tracks), key=lambda one: -chart.length[one])

    def course(self, move: Move) -> Course | None:
        """Return how a game goes on from a move; None for a journey paid for by what the light table leaves out."""
        if isinstance(move, Travel):
            return self._journey(move)
        if isinstance(move, Draw):
            cards = self._state.pack.cards
            card = -1 if move.card == drawing.DECK else cards.colour_of[cards.numbers[move.card]]
            return Course(move, DrawCards(self._goals, card), self._goals)
        return Course(move, AskForTickets(), [])

    def _journey(self, move: Travel) -> Course | None:
        chart, number = self._table.chart, self._table.chart.number[move.track]
        if not payable(self._table, self._mine, [number]):
            return None
        goals = [one for one in self._goals if one != number]
        fits = chart.length[number] + sum(chart.length[one] for one in goals) <= self._mine.trains
        return Course(move, Claim(number), goals if fits else [])

    def journeys(self, besides: str) -> Iterator[Travel]:
        """Yield the journeys that bring most besides that on one track."""
        means = Means(self._state, self._priced.seat)
        there = [track for track in means.candidates() if track.id != besides]
        number = self._table.chart.number
        lightly = {*payable(self._table, self._mine, [number[track.id] for track in there])}
        some = [track for track in there if number[track.id] in lightly and means.pay(track)]
        for track in _one_of_each_pair(sorted(some, key=self._rank), besides)[:_CLAIMS]:
            others = [one for one in self._tracks[:_LATER] if one is not track]
            port = self._priced.port_at(track, self._plan)
            move = journey(self._state, self._priced.seat, track, others, port=port)
            if move:
                yield move

    def _rank(self, track: Track) -> tuple[float, int]:
        number = self._table.chart.number[track.id]
        return -self._mine.income[number] - _SPACE * track.length - _PLANNED * (number in self._goals), number

    def may_ask(self) -> bool:
        """Return whether to think of more tickets: there is nothing to work for, and time."""
        some = bool(self._state.ticket_deck) and not self._plan.tracks
        return some and self._mine.trains >= _TRAINS_FOR_TICKETS and self._priced.time > _TURNS_FOR_TICKETS


def _one_of_each_pair(tracks: Iterable[Track], besides: str) -> list[Track]:
    """Return the first of all tracks that lie beside each other, none beside one track: they lead to the same."""
    closed, chosen = {besides}, list[Track]()
    for track in tracks:
        if closed.isdisjoint(track.parallel):
            chosen.append(track)
            closed.add(track.id)
    return chosen


def _best(state: LegendsState, seat: Seat, table: Table, courses: Sequence[Course], rng: Rng) -> Course:
    """Play on after each move, the planned one first; return the best."""
    likely, trains = LikelyTickets(table, seat), sum(held.trains for held in table.seats)
    draws = int(WORK / max(_FEW_TRAINS, trains))
    draws = max(LEAST_DRAWS * len(courses), min(_MOST_DRAWS * len(courses), draws))
    scale = state.pack.figures.campaign.trains[state.number - 1] ** 2 / _LIKELY

    def play(left: Sequence[int]) -> Iterator[float]:
        drawn, luck = _drawn(table, seat, likely, rng), rng.fork()
        for each in left:
            yield _chance(_played(drawn.copy(), seat, courses[each], luck), seat, scale)

    compared = compare(len(courses), draws, play, behind=_BEHIND)
    best = compared.best
    return courses[best if best and compared.surety(best) >= _SURE else 0]


def _drawn(table: Table, seat: Seat, likely: LikelyTickets, rng: Rng) -> Table:
    """Return the position with all that a seat cannot see drawn anew, and what the others plan then."""
    drawn, luck = table.copy(), rng.fork()
    drawn.deal_cards_anew(seat, luck)
    likely.deal(drawn, luck)
    for other in range(len(drawn.seats)):
        if other != seat:
            make_plan(drawn, other)
    return drawn


def _played(table: Table, seat: Seat, course: Course, luck: Rng) -> list[float]:
    """Return the dollars by seat after a course, played on to the end."""
    mine = table.seats[seat]
    mine.goals, mine.planned = course.goals[:], bool(course.goals)
    return play_out(table, Rng(luck.seed), course.action)


def _chance(dollars: Sequence[float], seat: Seat, scale: float) -> float:
    """Return how likely a seat wins that comes to be so far ahead or behind, as play-outs are but rough."""
    ahead = dollars[seat] - max(each for other, each in enumerate(dollars) if other != seat)
    return 1 / (1 + math.exp(-ahead / scale))


choose_ahead = ForesightedPlanner()
"""Chooses by playing on."""
