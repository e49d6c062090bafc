"""The calendar: stock rounds, each followed by its set of operating rounds, to the end of the game.

The methods that end a turn are the ``then`` of rounds: they move on to the next actor or begin the next round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.eighteenxx import scoring
from engine.eighteenxx.companies import BANK, Owner, company_of
from engine.eighteenxx.printed import owner_param
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, pay
from engine.eighteenxx.stations import start_turn
from engine.eighteenxx.token_moves import raise_sold_out
from engine.eighteenxx.turns import Trading

STOCK, OPERATING = "stock", "operating"


class Schedule:
    """What follows a turn of a stock or an operating round."""

    def __init__(
        self,
        *,
        priority: Callable[[Any], None],
        between_sets: Callable[[Any], Iterable[Event]] = lambda _: (),
        order_follows_chart: bool = False,
    ) -> None:
        """Set what a game does between its rounds.

        ``priority`` sets the turn order after a stock round; ``between_sets`` is done before each stock round but the
        first. ``order_follows_chart``: as tokens move, the companies that have yet to operate change places.
        """
        self._priority = priority
        self._between_sets = between_sets
        self._order_follows_chart = order_follows_chart

    def end_player_turn(self, draft: EighteenxxState) -> Iterator[Event]:
        """Go on to the next player of the stock round, until all pass in a row."""
        frame, trading = draft.frame, draft.trading
        trading.passes = 0 if trading.acted else trading.passes + 1
        if trading.acted:
            trading.last = Seat(int(frame.actor))
        trading.acted = False
        trading.sold = {}
        trading.sold_certificates = {}
        draft.turn_to((frame.at + 1) % len(frame.actors))
        if trading.passes == len(frame.actors):
            yield from self._end_stock(draft)

    def end_company_turn(self, draft: EighteenxxState) -> Iterator[Event]:
        """Go on with the operating round, leaving out companies that were closed meanwhile."""
        frame = draft.frame
        draft.charters[company_of(frame.actor)].operated = True
        if self._order_follows_chart:
            had_turn = frame.actors[: frame.at + 1]
            still = map(company_of, frame.actors[frame.at + 1 :])
            left = [company for company in still if not draft.charters[company].closed]
            draft.ask([*had_turn, *rules_of(draft).operating_order(draft, left)])
        yield from self._next_company(draft, frame.at + 1)

    def begin_stock(self, draft: EighteenxxState) -> Iterator[Event]:
        """Begin a stock round."""
        draft.trading = Trading()
        draft.begin(STOCK, draft.order)
        yield Event(text("18xx.round.stock", number=draft.calendar.set + 1))

    def _end_stock(self, draft: EighteenxxState) -> Iterator[Event]:
        """Raise the prices of sold-out companies, and give the priority by the game's rule."""
        yield from raise_sold_out(draft)
        draft.calendar.rounds = rules_of(draft).rounds_of_next_set(draft)
        self._priority(draft)
        yield tell_order(draft)
        yield from self._begin_operating(draft)

    def _begin_operating(self, draft: EighteenxxState) -> Iterator[Event]:
        """Pay the income of the private companies, and line up those that operate."""
        calendar = draft.calendar
        calendar.round += 1
        calendar.operating += 1
        yield Event(
            text(
                "18xx.round.operating",
                number=calendar.set + 1,
                round=calendar.round,
                rounds=rules_of(draft).rounds_in_set(draft),
                value=rules_of(draft).private_value(draft),
            )
        )
        yield from pay_income(draft)
        floated = [charter.id for charter in draft.charters.values() if charter.floated and not charter.closed]
        draft.begin(OPERATING, rules_of(draft).operating_order(draft, floated))
        yield from self._next_company(draft, 0)

    def _next_company(self, draft: EighteenxxState, at: int) -> Iterator[Event]:
        """Begin the turn of the next company from some place in the order, or end the round."""
        frame = draft.frame
        while at < len(frame.actors) and draft.charters[company_of(frame.actors[at])].closed:
            at += 1
        if at == len(frame.actors):
            yield from self._end_operating(draft)
            return
        draft.turn_to(at)
        yield from start_turn(draft, company_of(frame.actor))

    def _end_operating(self, draft: EighteenxxState) -> Iterator[Event]:
        """Begin the next operating round or set, or end the game."""
        calendar = draft.calendar
        draft.turn = None
        if rules_of(draft).is_last_round(draft):
            yield from end_game(draft)
        elif calendar.round < rules_of(draft).rounds_in_set(draft):
            yield from self._begin_operating(draft)
        else:
            calendar.set += 1
            calendar.round = calendar.rounds = 0
            # The stock round is begun first, so that decisions between the sets interrupt it and come before its turns.
            begun = tuple(self.begin_stock(draft))
            yield from self._between_sets(draft)
            yield from begun


def end_game(draft: EighteenxxState) -> Iterator[Event]:
    """End the game after an operating round, and say who has won."""
    yield Event(text("18xx.round.over"))
    yield from end_at_once(draft)


def end_at_once(draft: EighteenxxState) -> Iterator[Event]:
    """End the game in the middle of whatever is under way, and say who has won."""
    draft.end_game()
    draft.finished = True
    yield _tell_end(draft)


def pay_income(draft: EighteenxxState) -> Iterator[Event]:
    """Pay what private companies earn, used or not, to the players and companies that own them."""
    printed, income = draft.printed.private_companies, dict[Owner, int]()
    for name, private in draft.private_companies.items():
        if private.owner is not None:
            income[private.owner] = income.get(private.owner, 0) + printed[name].income
    for owner, money in income.items():
        pay(draft, BANK, owner, money)
    if income:
        yield Event(text("18xx.round.income", parts=tuple(map(_income_of, income, income.values()))))


def _income_of(owner: Owner, money: int) -> Text:
    if isinstance(owner, str):
        return text("18xx.round.income_company", company=owner, money=money)
    return text("18xx.round.income_player", player=owner_param(owner), money=money)


def tell_order(draft: EighteenxxState) -> Event:
    """Say in which order the players act."""
    return Event(text("18xx.round.order", players=tuple(Player(seat) for seat in draft.order)))


def _tell_end(draft: EighteenxxState) -> Event:
    """Say who has won, and what everybody is worth, the richest first."""
    end = scoring.result(draft)
    assert end is not None
    scores = tuple(
        text("18xx.end.score", player=Player(seat), worth=end.scores[seat]) for place in end.places for seat in place
    )
    winners = tuple(Player(seat) for seat in end.winners)
    return Event(text("18xx.end.won", winners=winners, number=len(winners), scores=scores))


def go_first(draft: EighteenxxState, seat: Seat) -> None:
    """Set who goes first in the next stock round; the others follow clockwise."""
    at = draft.order.index(seat)
    draft.order = [*draft.order[at:], *draft.order[:at]]


def left_of(state: EighteenxxState, seat: Seat) -> Seat:
    """Return who sits to the left of a player, in games where the turn order is that of the table."""
    return state.order[(state.order.index(seat) + 1) % len(state.order)]
