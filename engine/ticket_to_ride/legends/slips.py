"""Bank slips and the ranking at the end of a game (L F1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Text, text
from engine.core.views import Event
from engine.ticket_to_ride.legends.bank_slips import Slip, TicketRow
from engine.ticket_to_ride.legends.campaign import GameRecord
from engine.ticket_to_ride.legends.events import HOLD, USE, lasting
from engine.ticket_to_ride.legends.facts import Destination
from engine.ticket_to_ride.legends.journey import exhibition_year
from engine.ticket_to_ride.legends.network import Parts, boards, with_link
from engine.ticket_to_ride.legends.powers_in_play import event_source, own_sources, power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Moment
from engine.ticket_to_ride.legends.texts import city, notice, player, source_text


def is_last_game(state: LegendsState) -> bool:
    """Return whether this is the last game of the campaign."""
    return state.number == state.pack.figures.table.games


def write_slips(draft: LegendsState) -> Iterator[Event]:
    """Write every row except those of powers, which act next: the event, postcards by number, the specialist."""
    draft.slips = [slip_of(draft, seat) for seat in range(len(draft.seats))]
    event = lasting(draft, "end")
    for seat in reversed(draft.from_start()):
        queue = [event_source(event.id)] if event else []
        queue += [source for source in own_sources(draft, seat, "end") if _acts(draft, seat, source)]
        draft.push(Moment(seat=seat, moment="end", queue=queue))
    yield notice("legends.end")


def _acts(state: LegendsState, seat: int, source: str) -> bool:
    """Return whether a power of the end acts: automatically, or by its standing order (L H5)."""
    if not power_of(source).may:
        return True
    return state.company(seat).orders.get(source, USE if is_last_game(state) else HOLD) == USE


def slip_of(state: LegendsState, seat: int) -> Slip:
    """Write a company's slip without the powers of the end."""
    company, figures = state.company(seat), state.pack.figures
    parts = Parts(state.own_tracks(seat))
    linked = with_link(state, seat)
    tickets = [ticket_row(state, seat, ticket, parts, linked) for ticket in company.tickets]
    paid = herds_paid(state, seat, parts)
    bond = figures.rule.bond
    value = state.pack.ticket
    good = sum(row.completed and value(row.ticket).points >= bond.from_value for row in tickets)
    return Slip(
        coins=company.coins,
        leftover=figures.money.for_trains(company.trains),
        tickets=tickets,
        herds=figures.rule.herds.pays[paid],
        herds_paid=paid,
        through=through_rate(state, parts) if state.rule("through") else 0,
        exhibition=exhibition_pay(state, parts) if exhibition_year(state) else 0,
        bond=min(bond.most, bond.a_ticket * good) if company.bond else 0,
    )


def ticket_row(state: LegendsState, seat: int, ticket: str, own: Parts, linked: Parts) -> TicketRow:
    """Return what a ticket brings by a company's own tracks, or by these and a steamer link (L F1.2)."""
    company, figures = state.company(seat), state.pack.figures
    printed = state.pack.ticket(ticket)
    flagship = company.flagship == ticket
    value = printed.points * (figures.rule.flagship.times if flagship else 1)
    if not linked.joined(printed.a, printed.b):
        return TicketRow(ticket, completed=False, dollars=-value, flagship=flagship)
    steamer = not own.joined(printed.a, printed.b)
    if steamer:
        value = max(1, value - figures.rule.steamer.less)
    stamps = state.campaign.stamps.get(ticket, [])
    if company.company not in stamps:
        value += figures.tickets.rival_stamp * len(stamps)
    value += _express(state, own, printed)
    return TicketRow(ticket, completed=True, dollars=value, steamer=steamer, flagship=flagship)


def _express(state: LegendsState, own: Parts, printed: Destination) -> int:
    """Return what an express sticker pays (L J8)."""
    if printed.id not in state.campaign.express:
        return 0
    via = next(one.via for one in state.pack.express if one.ticket == printed.id)
    reached = own.joined(printed.a, via) and own.joined(printed.b, via)
    return state.pack.figures.rule.express.pays if reached else 0


def herds_paid(state: LegendsState, seat: int, parts: Parts) -> int:
    """Return how many herds count: those whose city is joined with a large city, or is one (L I4.4)."""
    cities = [city for city in state.printed.board.cities if state.large(city)]
    return sum(any(parts.joined(herd, city) for city in cities) for herd in state.company(seat).herds)


def through_rate(state: LegendsState, parts: Parts) -> int:
    """Return the through rate of the largest joined part, or of the better of two equally large ones (L J10)."""
    figures = state.pack.figures.rule.through
    most = max((len(boards(part)) for part in parts.largest()), default=0)
    return min(figures.most, max(0, figures.a_board * (most - figures.free_boards)))


def exhibition_pay(state: LegendsState, parts: Parts) -> int:
    """Return what a company gains if its part with the Exhibition city reaches enough boards (L J11)."""
    figures, fair = state.pack.figures.rule.exhibition, state.campaign.exhibition
    part = next((part for part in parts.all() if fair in part), frozenset())
    return figures.pays if len(boards(part)) >= figures.boards else 0


def total_up(draft: LegendsState) -> Iterator[Event]:
    """Add the slips up, rank the companies, and give the last the start-player card (L F1.4 to F1.7)."""
    least = draft.pack.figures.money.least_slip
    for slip in draft.slips:
        rows = (slip.coins, slip.leftover, slip.herds, slip.through, slip.exhibition, slip.bond)
        powers = sum(dollars for _, dollars in slip.powers)
        slip.total = max(least, sum(rows) + sum(row.dollars for row in slip.tickets) + powers)
    later = draft.from_start()
    draft.ranking = sorted(
        range(len(draft.seats)),
        key=lambda seat: (-draft.slips[seat].total, -len(draft.slips[seat].completed), -later.index(seat)),
    )
    companies = [draft.company(seat).company for seat in draft.ranking]
    slips = {draft.company(seat).company: draft.slips[seat].total for seat in draft.ranking}
    draft.campaign.games.append(GameRecord(companies, slips))
    draft.recorded = True
    draft.campaign.start_player = companies[-1]
    for seat in draft.ranking:
        yield _slip_event(draft, seat)
    first, last = draft.ranking[0], draft.ranking[-1]
    yield notice("legends.won", player=player(first), last=player(last), dollars=draft.slips[first].total)


def _slip_event(state: LegendsState, seat: int) -> Event:
    """Read a slip aloud, row by row."""
    slip = state.slips[seat]
    return notice(
        "legends.slip",
        reveals=True,
        player=player(seat),
        dollars=slip.total,
        coins=slip.coins,
        trains=state.company(seat).trains,
        leftover=slip.leftover,
        completed=tuple(_row_text(state, row) for row in slip.completed),
        unfinished=tuple(_row_text(state, row) for row in slip.tickets if not row.completed),
        herds=slip.herds,
        through=slip.through,
        exhibition=slip.exhibition,
        bond=slip.bond,
        powers=tuple(
            text("legends.slip.power", power=source_text(source), dollars=dollars)
            for source, dollars in slip.powers
            if dollars
        ),
    )


def _row_text(state: LegendsState, row: TicketRow) -> Text:
    """Name a ticket with what it brought or cost."""
    printed = state.pack.ticket(row.ticket)
    a, b = city(state, printed.a), city(state, printed.b)
    return text(
        "legends.slip.ticket",
        a=a,
        b=b,
        dollars=abs(row.dollars),
        lost=int(row.dollars < 0),
        steamer=int(row.steamer),
        forgiven=int(row.forgiven),
        flagship=int(row.flagship),
    )
