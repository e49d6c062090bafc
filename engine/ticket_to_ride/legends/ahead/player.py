"""The built-in opponent that thinks ahead: whenever it chooses among tickets, it plays the game on with some of them.

For each choice the rest of the game is played out many times, with what is hidden drawn as it may be for what the
company has seen: the same draws for all, and more of them for those that do better. Everything else it does as the
opponent that plans.
"""

from __future__ import annotations

import statistics
from itertools import combinations

import msgspec

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.ahead.comparing import chance, compare
from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.legends.agenda import next_question
from engine.ticket_to_ride.legends.ahead.play_outs import play_out
from engine.ticket_to_ride.legends.ahead.table import Table
from engine.ticket_to_ride.legends.sampling import sample
from engine.ticket_to_ride.legends.sensible.player import choose_sensibly
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import KeepSome
from engine.ticket_to_ride.moves import KeepTickets

SAMPLES = (12, 24, 48)
"""Draws of what is hidden: for all choices, for the better half of them, and for the best ones."""
_SURE = 1.0
"""Standard errors by which another choice must do better than that of the opponent that plans."""
_LIKELY, _LIKELY_SHARE = 2.0, 0.25
"""Dollars ahead with which winning is likely: so many, and a share of what companies come to."""

Tickets = tuple[TicketId, ...]


class Choice(msgspec.Struct, frozen=True):
    """A move, and how it compares."""

    move: Move
    kept: Tickets | None = None
    """The tickets that it keeps; None: there was nothing to compare."""
    won: float = 0.0
    """How likely it is to win with them."""
    other: Tickets = ()
    """The best of the other choices."""
    other_won: float = 0.0


def choose_ahead(game: Game[LegendsState], state: LegendsState, seat: Seat, rng: Rng) -> Move:
    """Choose by playing on."""
    return weigh(game, state, seat, rng).move


def weigh(game: Game[LegendsState], state: LegendsState, seat: Seat, rng: Rng) -> Choice:
    """Choose by playing on, and tell how the choices compare."""
    usual = choose_sensibly(game, state, seat, rng)
    drawn = sample(state, seat, rng.fork()) if isinstance(usual, KeepTickets) else None
    if drawn is None:
        return Choice(usual)
    choices = _choices(state, seat, usual)
    if len(choices) == 1:
        return Choice(usual)
    known, company = Table(drawn), state.company(seat)

    def deal() -> tuple[Table, Rng]:
        table, luck = known.copy(), rng.fork()
        table.deal_anew(seat, luck)
        return table, luck

    def play_on(dealt: tuple[Table, Rng], number: int) -> float:
        table, luck = dealt[0].copy(), Rng(dealt[1].seed)
        mine = table.seats[seat]
        mine.tickets = mine.pursued = table.pairs(seat, (*company.tickets, *choices[number]))
        if state.begun:
            table.end_turn()
        totals = play_out(table, luck)
        return chance(totals, seat, _LIKELY + _LIKELY_SHARE * statistics.fmean(totals))

    best, won, other, other_won = compare(len(choices), SAMPLES, deal, play_on, _SURE)
    return Choice(KeepTickets(seat, choices[best]), choices[best], won, choices[other], other_won)


def _choices(state: LegendsState, seat: Seat, usual: Move) -> list[Tickets]:
    """Return which tickets may be kept, the usual choice first."""
    task, offered = next_question(state, seat), state.company(seat).offered
    assert isinstance(task, KeepSome)
    assert isinstance(usual, KeepTickets)
    first = tuple(one for one in offered if one in usual.tickets)
    numbers = range(min(task.must, len(offered)), len(offered) + 1)
    return list(dict.fromkeys((first, *(some for number in numbers for some in combinations(offered, number)))))
