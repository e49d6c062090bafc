"""What a seat may do in its turn that is worth comparing, and how a game goes on from each move."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.ticket_to_ride.board import Ticket
from engine.ticket_to_ride.cards import Payment, payments
from engine.ticket_to_ride.europe.ahead import play_outs
from engine.ticket_to_ride.europe.ahead.cards import best_draw, lacks, payment
from engine.ticket_to_ride.europe.ahead.plans import HOLDS, plan
from engine.ticket_to_ride.europe.ahead.play_outs import (
    Action,
    Borrow,
    Claim,
    Draw,
    chance,
    choose,
    last_actions,
    trail,
    wanted,
)
from engine.ticket_to_ride.europe.ahead.table import Outline, Table
from engine.ticket_to_ride.europe.planning.plan import plan_tickets, union
from engine.ticket_to_ride.europe.planning.shortfall import best_payment
from engine.ticket_to_ride.europe.position import EuropePosition
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.europe.stations import BuildStation, station_price
from engine.ticket_to_ride.moves import DECK, ClaimRoute, DrawCard, DrawTickets

_AIMS = 6
"""Aims compared at most."""
_WAYS, _HARD = 3, 2
"""Ways compared besides the cheapest one: each without a route of it that lacks so many cards."""
_CLAIMS, _LONG, _PLANNED = 4, 4, 5
"""Claims compared besides those with which an aim begins; spaces from which a route off all plans is among them, and
points by which one of a plan comes first."""
_FEW = 2
"""Routes to be claimed or borrowed still, up to which more tickets may be drawn."""
_RESERVE = 2
"""Cards beyond its length with which a tunnel is claimed."""
_TIME_FOR_TICKETS = 4
"""Turns that must be left for it."""

Beginning = Callable[[Table], Action]
"""Changes a position to the one from which a game is played on, and returns what is done first."""


class Aim(msgspec.Struct, frozen=True):
    """Tickets to work for."""

    tickets: tuple[Ticket, ...]
    more: bool = False
    """Other tickets are drawn first."""


class Course(msgspec.Struct, frozen=True):
    """A move, what it serves, and how a game goes on from it."""

    move: Move
    aim: Aim
    begin: Beginning


class Turn:
    """A seat is to claim, to draw or to build."""

    def __init__(self, state: EuropeState, position: EuropePosition, table: Table) -> None:
        """``table``: the position with anything hidden in it, as only what the seat sees is looked at."""
        self._state, self._position, self._table = state, position, table
        self._number = position.seat
        self._mine = table.seats[position.seat]

    def courses(self) -> Iterator[Course]:
        """Return what may be done, the usual move first; of those with one move the first is meant.

        The usual move is missing where it is none that can be made.
        """
        table, mine = self._table, self._mine
        aims = _aims(self._position)
        base = self._outline(aims[0])
        goals = wanted(table, self._number)
        lacking = {route: lacks(table.board, mine.counts, route) for route in base.goals}
        usual = choose(table, self._number)
        yield from self._course(aims[0], base, self._draw(goals) if isinstance(usual, Draw) else usual)
        hard = sorted((route for route in base.goals if lacking[route] >= _HARD), key=lambda route: -lacking[route])
        planned = set(base.goals)
        for aim, avoided in [*((aim, ()) for aim in aims), *((aims[0], (route,)) for route in hard[:_WAYS])]:
            outline = self._outline(aim, avoided)
            planned.update(outline.goals)
            yield from self._first_moves(aim, outline)
        others: list[Action] = [*self._claims(goals, planned)]
        if self._may_ask(base):
            others.insert(0, play_outs.DrawTickets())
        for action in others:
            yield from self._course(aims[0], base, action)

    def last_courses(self) -> Iterator[Course]:
        """Return what gains points in the last turn, the most of them first."""
        actions = last_actions(self._table, self._number, self._mine)
        rated = [(-gain - self._trail_gain(action), number, action) for number, (gain, action) in enumerate(actions)]
        outline = self._mine.outline()
        for lost, _, action in sorted(rated):
            if lost < 0:
                yield from self._course(Aim(()), outline, action)

    def _trail_gain(self, action: Action) -> float:
        """Return what the longest trail brings if a claim makes it, as likely as that can be paid."""
        table, number = self._table, self._number
        rival = max(trail(table, other) for other in range(len(table.seats)) if other != number)
        if not isinstance(action, Claim) or trail(table, number) >= rival:
            return 0.0
        table.owner[action.route] = number
        reached = trail(table, number)
        table.owner[action.route] = -1
        return table.bonus * chance(table, self._mine, action) if reached >= rival else 0.0

    def second_card(self) -> DrawCard:
        """Return the second card that is usually drawn."""
        self._outline(_aims(self._position)[0])
        return self._drawing(self._draw(wanted(self._table, self._number), first=False))

    def _outline(self, aim: Aim, avoided: tuple[int, ...] = ()) -> Outline:
        self._mine.pursued = self._table.pairs(aim.tickets)
        plan(self._table, self._number, self._mine, avoided)
        return self._mine.outline()

    def _first_moves(self, aim: Aim, outline: Outline) -> Iterator[Course]:
        """Return with what an aim begins: where that is a claim, drawing instead as well."""
        action = choose(self._table, self._number)
        if isinstance(action, Borrow) or (isinstance(action, Claim) and not self._is_risky(action)):
            yield from self._course(aim, outline, action)
        if isinstance(action, Claim | Draw):
            yield from self._course(aim, outline, self._draw(wanted(self._table, self._number)))

    def _draw(self, goals: list[int], *, first: bool = True) -> Draw:
        return Draw(goals, best_draw(self._table, self._mine.counts, goals, first=first))

    def _may_ask(self, outline: Outline) -> bool:
        few = len(outline.goals) + len(outline.borrowed) <= _FEW
        return few and bool(self._table.ticket_deck) and self._position.time > _TIME_FOR_TICKETS

    def _claims(self, goals: list[int], planned: set[int]) -> list[Claim]:
        """Return the claims that bring most for what they take from the goals."""
        table, counts = self._table, self._mine.counts
        rated = []
        for route in table.open_routes(self._number, self._mine):
            if route not in planned and table.board.length[route] < _LONG:
                continue
            paid = payment(table, counts, route, [other for other in goals if other != route])
            if paid:
                rest, colour, wilds = paid
                rank = rest - table.board.points[route] - _PLANNED * (route in planned)
                rated.append((rank, Claim(route, colour, wilds)))
        return [claim for _, claim in sorted(rated) if not self._is_risky(claim)][:_CLAIMS]

    def _course(self, aim: Aim, outline: Outline, action: Action) -> Iterator[Course]:
        move = self._move(action)
        if move is not None:
            more = isinstance(action, play_outs.DrawTickets)
            yield Course(move, Aim(aim.tickets, more), self._beginning(outline, action))

    def _is_risky(self, claim: Claim) -> bool:
        """Tell whether a tunnel may well ask for more than the hand holds: a turn lost is soon made too little of."""
        counts, board = self._mine.counts, self._table.board
        held = counts[claim.colour] + counts[-1]
        return board.tunnel[claim.route] and held - board.length[claim.route] < _RESERVE

    def _beginning(self, outline: Outline, action: Action) -> Beginning:
        off_plan = isinstance(action, Claim) and action.route not in outline.goals
        number = self._number

        def begin(table: Table) -> Action:
            table.seats[number].follow(outline, 0 if off_plan else HOLDS)
            return action

        return begin

    def _drawing(self, draw: Draw) -> DrawCard:
        cards, row = self._state.printed.cards, self._state.supply.row
        fitting = (cards.names[card] for card in row if cards.colour_of[card] == draw.first)
        return DrawCard(Seat(self._number), next(fitting, DECK))

    def _move(self, action: Action) -> Move | None:
        """Return what is done first while a game is played on as a move; None if it cannot be made."""
        state, position, seat = self._state, self._position, Seat(self._number)
        cards, routes = state.printed.cards, list(state.printed.board.routes.values())
        match action:
            case Claim(number, colour, wilds):
                coloured = routes[number].length - wilds
                paid = Payment(colour if coloured else cards.wild, coloured, wilds)
                return ClaimRoute(seat, routes[number].id, cards.written(paid))
            case Draw():
                return self._drawing(action)
            case Borrow(number):
                price, site = station_price(state.printed, position.reserve), position.site_for(routes[number])
                way = best_payment(position.counts, payments(position.counts, price), ()) if price else None
                return BuildStation(seat, site, cards.written(way[1])) if site and way else None
            case play_outs.DrawTickets():
                return DrawTickets(seat)
        return None


def _aims(position: EuropePosition) -> list[Aim]:
    """Return what may be worked for, the usual first: each ticket taken up, none at all, and each given up."""
    usual = plan_tickets(position)
    others = [ticket for ticket in position.open_tickets if ticket not in usual.tickets]
    aims = [Aim(usual.tickets)]
    aims += [Aim((*usual.tickets, more)) for more in others if union(position, (*usual.tickets, more)) is not None]
    aims.append(Aim(()))
    aims += [Aim(tuple(ticket for ticket in usual.tickets if ticket is not dropped)) for dropped in usual.tickets]
    return list(dict.fromkeys(aims))[:_AIMS]
