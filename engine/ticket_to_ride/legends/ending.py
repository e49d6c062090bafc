"""The end of a game after the slips: events, stamps, frontiers, vaults (L F2 to F8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, Option, Slot
from engine.ticket_to_ride.legends import vaults
from engine.ticket_to_ride.legends.deciding import DecisionRules
from engine.ticket_to_ride.legends.events import retire
from engine.ticket_to_ride.legends.facts import START
from engine.ticket_to_ride.legends.moves import Give, OpenFrontier, RetireEvent
from engine.ticket_to_ride.legends.slips import is_last_game
from engine.ticket_to_ride.legends.sources import has_source
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import BuildOne, Gift, OpenOne, RetireOne, Stage, Stamping
from engine.ticket_to_ride.legends.using import draw_postcard
from engine.ticket_to_ride.legends.words import event_text, player, refusal, say, ticket_text, told


def after_last_turn(draft: LegendsState) -> Iterator[Event]:
    """Begin the steps of the end (L F)."""
    draft.begin(AGENDA, [])
    names = ("slips", "totals", "event", "pause", "stamps", "frontier", "vaults", "building", "clear")
    draft.push(*(Stage(name=name) for name in names))
    yield told("last_turn")


def retire_event(draft: LegendsState) -> Iterator[Event]:
    """Let the last retire an event (L F2)."""
    draft.push(RetireOne(seats=[draft.ranking[-1]]))
    yield from ()


def stamp_tickets(draft: LegendsState) -> Iterator[Event]:
    """Line up the completed tickets, by company from last to winner, in file order (L F4.1)."""
    if draft.rule("stamps"):
        order = draft.printed.pack.ticket_order
        left = [
            (seat, ticket)
            for seat in reversed(draft.ranking)
            for ticket in sorted((row.ticket for row in draft.slips[seat].completed), key=order.__getitem__)
        ]
        draft.push(Stamping(left=left), Stage(name="worn_tickets"))
    yield from ()


def stamping(draft: LegendsState, task: Stamping) -> Iterator[Event]:
    """Stamp the next ticket, or retire it and draw its postcard (L F4.2, F4.3)."""
    if not task.left:
        return
    seat, ticket = task.left.pop(0)
    draft.push(task)
    campaign, printed = draft.campaign, draft.printed.pack.ticket(ticket)
    company = draft.company(seat).company
    if printed.postcard:
        campaign.retired_tickets.append(ticket)
        yield told("ticket.retired", ticket=ticket_text(draft, ticket))
        if not is_last_game(draft):
            yield from draw_postcard(draft, seat, printed.postcard)
    elif company not in campaign.stamps.get(ticket, []):
        campaign.stamps.setdefault(ticket, []).append(company)
        yield told("ticket.stamped", player=player(seat), ticket=ticket_text(draft, ticket))


def retire_worn_tickets(draft: LegendsState) -> Iterator[Event]:
    """Retire tickets with many stamps, while enough are left (L F4.5)."""
    figures, campaign = draft.printed.pack.figures.tickets, draft.campaign
    order, value = draft.printed.pack.ticket_order, draft.printed.pack.ticket
    left = campaign.tickets()
    worn = [ticket for ticket in left if len(campaign.stamps.get(ticket, [])) >= figures.stamps_to_retire]
    spare = max(0, len(left) - figures.least_left[len(draft.seats)])
    for ticket in sorted(worn, key=lambda one: (value(one).points, order[one]))[:spare]:
        campaign.retired_tickets.append(ticket)
        yield told("ticket.retired", ticket=ticket_text(draft, ticket))


def open_a_frontier(draft: LegendsState) -> Iterator[Event]:
    """Let the last open a frontier board, after the first games (L F5)."""
    figures = draft.printed.pack.figures.campaign
    if draft.rule("opening") and draft.number <= figures.frontier_last_game:
        draft.push(OpenOne(seats=[draft.ranking[-1]]))
    yield from ()


def may_open(state: LegendsState) -> list[str]:
    """Return the boards that may be opened now, in file order."""
    opened = state.campaign.opened
    there = {START, *opened}
    return [
        one.id
        for one in state.printed.pack.frontiers.values()
        if one.id not in opened and one.after <= state.number and there & set(one.joins)
    ]


def file_slips(draft: LegendsState) -> Iterator[Event]:
    """Put bonds into the vaults; the slips are there already (L F6)."""
    for seat in range(len(draft.seats)):
        if draft.company(seat).bond:
            draft.record(seat).vault.append("bond")
    yield from ()


def line_up_building(draft: LegendsState) -> Iterator[Event]:
    """Line up what may be built: growth, surveys, depots (L F7)."""
    figures, ranking = draft.printed.pack.figures.rule.growth, draft.ranking
    lined: list[BuildOne] = []
    if draft.rule("growth") and draft.number in figures.games:
        lined += [BuildOne(seats=[seat], what="large") for seat in (ranking[-1], ranking[0])]
    surveys = [
        (card.no, seat)
        for seat in ranking
        for card in draft.record(seat).office
        if card.since <= draft.number and draft.printed.pack.postcards[card.no].kind == "survey"
    ]
    lined += [BuildOne(seats=[seat], what=f"card:{no}") for no, seat in sorted(surveys)]
    if draft.rule("depots"):
        lined += [BuildOne(seats=[seat], what="depot") for seat in reversed(ranking)]
    draft.push(*lined)
    yield from ()


def clear_up(draft: LegendsState) -> Iterator[Event]:
    """Put everything back; after the last game the vaults are opened (L F8, G)."""
    engaged = (draft.company(seat).specialist for seat in range(len(draft.seats)))
    draft.campaign.leave = [one for one in engaged if one]
    for seat in range(len(draft.seats)):
        orders = draft.company(seat).orders
        draft.record(seat).orders = {
            one: order for one, order in orders.items() if has_source(draft, seat, one) and one.startswith("card:")
        }
    if draft.campaign.over:
        draft.vaults = {one: vault.total for one, vault in vaults.opened(draft.campaign).items()}
        yield told("vaults.opened", reveals=True)
    yield told("game.over", number=draft.number)


class Retiring(DecisionRules):
    """The last retires an event of the discards (L F2)."""

    moves = (RetireEvent,)

    def prepare(self, draft: LegendsState, task: RetireOne) -> Iterator[Event]:
        """Settle what leaves no choice."""
        if len(draft.event_pile) < 2:  # noqa: PLR2004 - one leaves no choice
            task.seats.clear()
            for event in [*draft.event_pile]:
                yield from retire(draft, event)

    def slot(
        self, state: LegendsState, task: RetireOne, seat: int, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the pile, from its top."""
        return Choice(tuple(Option(event, event_text(event)) for event in reversed(state.event_pile)))

    def answer(self, draft: LegendsState, task: RetireOne, move: RetireEvent) -> Iterator[Event]:
        """Retire it, openly."""
        if move.event not in draft.event_pile:
            raise refusal("retire.not_there", "F2", given=move.event)
        task.seats.clear()
        yield from retire(draft, move.event)


class Giving(DecisionRules):
    """The winner gives the year's postcard to another company (L F3.2)."""

    moves = (Give,)

    def prepare(self, draft: LegendsState, task: Gift) -> Iterator[Event]:
        """Settle what leaves no choice."""
        others = [seat for seat in range(len(draft.seats)) if seat not in task.seats]
        if len(others) == 1:
            task.seats.clear()
            yield from draw_postcard(draft, others[0], task.no)

    def slot(
        self, state: LegendsState, task: Gift, seat: int, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the other companies, the last first."""
        others = [state.company(other).company for other in reversed(state.ranking) if other != seat]
        return Choice(tuple(Option(one, say(f"company.{one}")) for one in others))

    def answer(self, draft: LegendsState, task: Gift, move: Give) -> Iterator[Event]:
        """Give it."""
        seat = draft.seat_of(move.company)
        if seat is None or seat == int(move.seat):
            raise refusal("give.nobody", "F3.2", given=move.company)
        task.seats.clear()
        yield from draw_postcard(draft, seat, task.no)


class Opening(DecisionRules):
    """The last opens a frontier board (L F5)."""

    moves = (OpenFrontier,)

    def prepare(self, draft: LegendsState, task: OpenOne) -> Iterator[Event]:
        """Settle what leaves no choice."""
        boards = may_open(draft)
        if len(boards) < 2:  # noqa: PLR2004 - one leaves no choice
            task.seats.clear()
            for board in boards:
                yield from _open(draft, board)

    def slot(
        self, state: LegendsState, task: OpenOne, seat: int, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the boards."""
        return Choice(tuple(Option(board, say(f"board.{board}")) for board in may_open(state)))

    def answer(self, draft: LegendsState, task: OpenOne, move: OpenFrontier) -> Iterator[Event]:
        """Open it."""
        if move.frontier not in may_open(draft):
            raise refusal("open.not_now", "F5", given=move.frontier)
        task.seats.clear()
        yield from _open(draft, move.frontier)


def _open(draft: LegendsState, board: str) -> Iterator[Event]:
    """Open a box: board and tickets, events, rule; its two postcards are drawn (L F5)."""
    campaign, frontier = draft.campaign, draft.printed.pack.frontiers[board]
    campaign.opened.append(board)
    campaign.rules.append(frontier.rule)
    for event in frontier.events:
        campaign.events[event] = draft.number
    yield told("frontier.opened", reveals=True, board=say(f"board.{board}"))
    last, before = draft.ranking[-1], draft.ranking[-2]
    yield from draw_postcard(draft, last, frontier.survey)
    yield from draw_postcard(draft, before, frontier.order)
