"""The calendar of 18CZ: draft, then eight times a stock round and its set of operating rounds.

Each function that ends a turn is the ``then`` of a round of ``game.ROUNDS``: it moves on to the next actor or lays the
frame of the next round.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.eighteenxx.company import BANK, Owner
from engine.eighteenxx.g18cz import scoring
from engine.eighteenxx.g18cz.homes import start_turn
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState, Trading
from engine.eighteenxx.g18cz.steps.draft import can_bid, on_offer
from engine.eighteenxx.g18cz.trading import raise_sold_out
from engine.eighteenxx.g18cz.trains import export
from engine.eighteenxx.state import pay


def end_draft_turn(draft: G18czState) -> Iterator[Event]:
    """Go on with the draft, there and back through the order, until all pass on one way or nothing is left.

    All pass in a row just when nobody buys on a whole way: whoever bought last has a turn on the way back.
    """
    frame, trading = draft.frame, draft.trading
    idle = not trading.acted and not can_bid(draft, Seat(int(frame.actor)))
    trading.passes += not trading.acted
    trading.acted = False
    all_passed = trading.passes == len(frame.actors)
    if frame.at + 1 == len(frame.actors):
        draft.ask(reversed(frame.actors))
        trading.passes = 0
    draft.turn_to((frame.at + 1) % len(frame.actors))
    both_idle = idle and not can_bid(draft, Seat(int(frame.actor)))
    if all_passed or next(on_offer(draft), None) is None or (both_idle and draft.switches.idle_players_end_draft):
        yield from _end_draft(draft)


def end_player_turn(draft: G18czState) -> Iterator[Event]:
    """Go on with the stock round, round the table, until all pass in a row (SR 2)."""
    frame, trading = draft.frame, draft.trading
    trading.passes = 0 if trading.acted else trading.passes + 1
    trading.acted = False
    trading.sold = {}
    draft.turn_to((frame.at + 1) % len(frame.actors))
    if trading.passes == len(frame.actors):
        yield from _end_stock(draft)


def end_company_turn(draft: G18czState) -> Iterator[Event]:
    """Go on with the operating round; companies acquired meanwhile have no turn any more (OR 2)."""
    frame = draft.frame
    draft.charters[str(frame.actor)].operated = True
    yield from _next_company(draft, frame.at + 1)


def rounds_in_set(draft: G18czState) -> int:
    """Return how many operating rounds the present set has."""
    return everything().figures.operating_rounds[draft.calendar.set]


def _end_draft(draft: G18czState) -> Iterator[Event]:
    """Take what nobody wanted out of the game; whoever has least cash goes first (draft, "New order")."""
    left = tuple(local.id for local in on_offer(draft))
    if left:
        yield Event(text("18cz.draft.left", locals=left))
    draft.order.sort(key=lambda seat: draft.players[seat].cash)
    yield from _tell_order(draft)
    yield from _begin_stock(draft)


def _begin_stock(draft: G18czState) -> Iterator[Event]:
    draft.trading = Trading()
    draft.begin("stock", draft.order)
    yield Event(text("18cz.round.stock", number=draft.calendar.set + 1))


def _end_stock(draft: G18czState) -> Iterator[Event]:
    """Let sold-out companies rise, and whoever has most cash go first in the next stock round (price 3, SR 2)."""
    yield from raise_sold_out(draft)
    draft.order.sort(key=lambda seat: -draft.players[seat].cash)
    yield from _tell_order(draft)
    yield from _begin_operating(draft)


def _begin_operating(draft: G18czState) -> Iterator[Event]:
    """Raise the value of the local railways, pay their income, and line up the companies (locals, OR 2)."""
    calendar, rules = draft.calendar, everything().figures
    calendar.round += 1
    calendar.operating += 1
    yield Event(
        text(
            "18cz.round.operating",
            number=calendar.set + 1,
            round=calendar.round,
            rounds=rounds_in_set(draft),
            value=rules.local_prices[calendar.operating - 1],
        )
    )
    yield from _pay_income(draft)
    floated = [charter.id for charter in draft.charters.values() if charter.floated and not charter.closed]
    draft.begin("operating", draft.market.operating_order(floated))
    yield from _next_company(draft, 0)


def _pay_income(draft: G18czState) -> Iterator[Event]:
    """Pay what local railways earn, used or not, to the players and companies that own them (OR 2)."""
    income: dict[Owner, int] = {}
    for name, local in draft.private_companies.items():
        if local.owner is not None:
            income[local.owner] = income.get(local.owner, 0) + everything().private_companies[name].income
    for owner, money in income.items():
        pay(draft, BANK, owner, money)
    if income:
        yield Event(text("18cz.round.income", parts=tuple(map(_income_of, income, income.values()))))


def _income_of(owner: Owner, money: int) -> Text:
    if isinstance(owner, str):
        return text("18cz.round.income_company", company=owner, money=money)
    return text("18cz.round.income_player", player=Player(owner), money=money)


def _next_company(draft: G18czState, at: int) -> Iterator[Event]:
    """Begin the turn of the next company from some place in the order, or end the round."""
    frame = draft.frame
    while at < len(frame.actors) and draft.charters[str(frame.actors[at])].closed:
        at += 1
    if at == len(frame.actors):
        yield from _end_operating(draft)
        return
    draft.turn_to(at)
    yield from start_turn(draft, str(frame.actor))


def _end_operating(draft: G18czState) -> Iterator[Event]:
    """Begin the next operating round or set, or end the game; a train is exported between two sets (OR 13)."""
    calendar = draft.calendar
    draft.turn = None
    if calendar.round < rounds_in_set(draft):
        yield from _begin_operating(draft)
    elif calendar.set + 1 < len(everything().figures.operating_rounds):
        calendar.set += 1
        calendar.round = 0
        # The stock round is laid before the export, so that whoever must give back a train for it does so before.
        begun = tuple(_begin_stock(draft))
        yield from export(draft)
        yield from begun
    else:
        draft.end_game()
        draft.finished = True
        yield Event(text("18cz.round.over"))
        yield _tell_end(draft)


def _tell_end(draft: G18czState) -> Event:
    """Say who has won, and what everybody is worth, the richest first (18CZ rules, "End of the game" 2)."""
    end = scoring.result(draft)
    assert end is not None
    scores = tuple(
        text("18cz.end.score", player=Player(seat), worth=end.scores[seat]) for place in end.places for seat in place
    )
    winners = tuple(Player(seat) for seat in end.winners)
    return Event(text("18cz.end.won", winners=winners, number=len(winners), scores=scores))


def _tell_order(draft: G18czState) -> Iterator[Event]:
    yield Event(text("18cz.round.order", players=tuple(Player(seat) for seat in draft.order)))
