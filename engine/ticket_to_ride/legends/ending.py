"""The end of a game after the slips: events, stamps, frontiers, vaults, and building for good (L F2 to F8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.core.moves import Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.legends import vaults
from engine.ticket_to_ride.legends.conditions import own_cities
from engine.ticket_to_ride.legends.events import retire
from engine.ticket_to_ride.legends.facts import SECOND, START
from engine.ticket_to_ride.legends.moves import Build, Give, OpenFrontier, RetireEvent
from engine.ticket_to_ride.legends.powers import Survey
from engine.ticket_to_ride.legends.powers_in_play import can_use, draw_postcard, has_source, power_of, use
from engine.ticket_to_ride.legends.questions import Question
from engine.ticket_to_ride.legends.slips import is_last_game
from engine.ticket_to_ride.legends.standing_orders import carried_out, is_decision, let_wait, take_order
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import BuildOne, Gift, OpenOne, RetireOne, Stage, Stamping
from engine.ticket_to_ride.legends.teaching import new_worths, rule_text, vault_worths
from engine.ticket_to_ride.legends.texts import (
    board_motto,
    board_text,
    city,
    event_text,
    notice,
    player,
    refusal,
    rule_of,
    source_text,
    sources_text,
    ticket_text,
    tickets_text,
    track_text,
)

MOST_NAMED = 12
"""The most places that a refusal names."""
LARGE, TRACK, DEPOT, NONE = "large", "track", "depot", "none"


def after_last_turn(draft: LegendsState) -> Iterator[Event]:
    """Begin the steps of the end (L F)."""
    draft.begin(AGENDA, [])
    names = ("slips", "totals", "steps", "clear")
    draft.push(*(Stage(name=name) for name in names))
    yield notice("legends.last_turn")


def retire_event(draft: LegendsState) -> Iterator[Event]:
    """Have the company in last place retire an event (L F2)."""
    draft.push(RetireOne(seats=[draft.ranking[-1]]))
    yield from ()


def stamp_tickets(draft: LegendsState) -> Iterator[Event]:
    """Line up the completed tickets, by company from last to winner, in file order (L F4.1)."""
    if draft.rule("stamps"):
        order = draft.pack.ticket_order
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
    seat = task.left[0][0]
    draft.push(task)
    campaign, company = draft.campaign, draft.company(seat).company
    stamped: list[str] = []
    while task.left and task.left[0][0] == seat and not draft.pack.ticket(task.left[0][1]).postcard:
        ticket = task.left.pop(0)[1]
        if company not in campaign.stamps.get(ticket, []):
            campaign.stamps.setdefault(ticket, []).append(company)
            stamped.append(ticket)
    if stamped:
        yield notice("legends.ticket.stamped", player=player(seat), tickets=tickets_text(draft, stamped))
    if not task.left or task.left[0][0] != seat:
        return
    ticket = task.left.pop(0)[1]
    campaign.retired_tickets.append(ticket)
    number = draft.pack.ticket(ticket).postcard
    yield notice("legends.ticket.numbered", player=player(seat), ticket=ticket_text(draft, ticket), number=number)
    if not is_last_game(draft):
        yield from draw_postcard(draft, seat, number)


def retire_worn_tickets(draft: LegendsState) -> Iterator[Event]:
    """Retire tickets with many stamps, while enough are left (L F4.5)."""
    figures, campaign = draft.pack.figures.tickets, draft.campaign
    order, value = draft.pack.ticket_order, draft.pack.ticket
    left = campaign.tickets()
    worn = [ticket for ticket in left if len(campaign.stamps.get(ticket, [])) >= figures.stamps_to_retire]
    spare = max(0, len(left) - figures.least_left[len(draft.seats)])
    retired = sorted(worn, key=lambda one: (value(one).points, order[one]))[:spare]
    campaign.retired_tickets += retired
    if retired:
        yield notice("legends.ticket.retired", tickets=tickets_text(draft, retired))


def open_a_frontier(draft: LegendsState) -> Iterator[Event]:
    """Have the company in last place open a frontier board, after the first games (L F5)."""
    figures = draft.pack.figures.campaign
    if draft.rule("opening") and draft.number <= figures.frontier_last_game:
        draft.push(OpenOne(seats=[draft.ranking[-1]]))
    yield from ()


def may_open(state: LegendsState) -> list[str]:
    """Return the boards that may be opened now, in file order."""
    opened = state.campaign.opened
    there = {START, *opened}
    return [
        one.id
        for one in state.pack.frontiers.values()
        if one.id not in opened and one.after <= state.number and there & set(one.joins)
    ]


def file_slips(draft: LegendsState) -> Iterator[Event]:
    """Put bonds into the vaults for all to see (L A11); the slips are there already (L F6)."""
    for seat in range(len(draft.seats)):
        if draft.company(seat).bond:
            draft.record(seat).vault.append("bond")
            yield notice("legends.vault.bond", player=player(seat))


def line_up_building(draft: LegendsState) -> Iterator[Event]:
    """Line up what may be built: growth, surveys, depots (L F7)."""
    figures, ranking = draft.pack.figures.rule.growth, draft.ranking
    lined: list[BuildOne] = []
    if draft.rule("growth") and draft.number in figures.games:
        lined.append(BuildOne(seats=[ranking[-1], ranking[0]], what="large", in_turn=True))
    surveys = [
        (card.no, seat)
        for seat in ranking
        for card in draft.record(seat).office
        if card.since <= draft.number and draft.pack.postcards[card.no].kind == "survey"
    ]
    lined += [BuildOne(seats=[seat], what=f"card:{no}") for no, seat in sorted(surveys)]
    if draft.rule("depots"):
        lined.append(BuildOne(seats=[*reversed(ranking)], what="depot", in_turn=True))
    draft.push(*lined)
    yield from ()


def open_and_build(draft: LegendsState) -> Iterator[Event]:
    """Open a frontier, file the slips, then build (L F5 to F7)."""
    yield from line_up_building(draft)
    draft.push(Stage(name="frontier"), Stage(name="vaults"))


def steps_of_the_end(draft: LegendsState) -> Iterator[Event]:
    """Go through the steps after the slips (L F2 to F7).

    What is built depends on none of the steps before it, as their postcards are of use only from the next game on. So
    companies may say what they build from the slips on, while an event is retired, a postcard given, or a board chosen.
    """
    yield from open_and_build(draft)
    draft.push(Stage(name="event"), Stage(name="pause"), Stage(name="stamps"))


def clear_up(draft: LegendsState) -> Iterator[Event]:
    """Put everything back; after the last game the vaults are opened (L F8, G)."""
    engaged = (draft.company(seat).specialist for seat in range(len(draft.seats)))
    draft.campaign.leave = [one for one in engaged if one]
    for seat in range(len(draft.seats)):
        orders = draft.company(seat).orders
        # An order for a question is for one game: only those for favours wait for the next.
        draft.record(seat).orders = {
            one: order
            for one, order in orders.items()
            if one.startswith("card:") and has_source(draft, seat, one) and not is_decision(one)
        }
    if draft.campaign.over:
        draft.vaults = {one: vault.total for one, vault in vaults.opened(draft.campaign).items()}
        yield from _open_vaults(draft)
    else:
        yield notice("legends.game.over", number=draft.number)


def _open_vaults(draft: LegendsState) -> Iterator[Event]:
    """Say what the vaults hold, from the last to the legend of the West; offices are shown (L G)."""
    yield notice("legends.vaults.opened", reveals=True)
    campaign, found, places = draft.campaign, vaults.opened(draft.campaign), vaults.legends(draft.campaign)
    for company in (one for place in reversed(places) for one in place):
        parts = msgspec.structs.asdict(found[company])
        yield notice("legends.vault", company=campaign.companies[company].name, total=found[company].total, **parts)
    for record in campaign.companies.values():
        if record.office:
            cards = sources_text(f"card:{card.no}" for card in record.office)
            yield notice("legends.office.shown", company=record.name, cards=cards)
    yield notice("legends.legend", companies=tuple(campaign.companies[one].name for one in places[0]))


class Retiring(Question[RetireOne, RetireEvent]):
    """The company in last place retires an event from the discards (L F2)."""

    moves = (RetireEvent,)

    def prepare(self, draft: LegendsState, task: RetireOne) -> Iterator[Event]:
        """Settle what leaves no choice."""
        if len(draft.event_pile) < 2:  # noqa: PLR2004 - one leaves no choice
            task.seats.clear()
            for event in [*draft.event_pile]:
                yield from retire(draft, event)

    def slot(self, state: LegendsState, task: RetireOne, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the pile, from its top."""
        return Choice(tuple(Option(event, event_text(event)) for event in reversed(state.event_pile)))

    def default(self, state: LegendsState, task: RetireOne, seat: Seat) -> RetireEvent:
        """Retire the top event of the discards."""
        return RetireEvent(seat, state.event_pile[-1])

    def prompt(self, state: LegendsState, task: RetireOne, players: tuple[Player, ...]) -> Text:
        """Say that the company in last place retires an event."""
        return text("legends.decides.retire", players=players)

    def answer(self, draft: LegendsState, task: RetireOne, move: RetireEvent) -> Iterator[Event]:
        """Retire the chosen event, openly."""
        if move.event not in draft.event_pile:
            raise refusal("legends.retire.not_there", "F2", possible=tuple(map(event_text, reversed(draft.event_pile))))
        task.seats.clear()
        retired = tuple(retire(draft, move.event))
        yield from () if is_last_game(draft) else retired  # no event comes up again any more


class Giving(Question[Gift, Give]):
    """The winner gives the year's postcard to another company (L F3.2)."""

    moves = (Give,)

    def prepare(self, draft: LegendsState, task: Gift) -> Iterator[Event]:
        """Settle what leaves no choice."""
        others = [seat for seat in range(len(draft.seats)) if seat not in task.seats]
        if len(others) == 1:
            task.seats.clear()
            yield from draw_postcard(draft, others[0], task.no)

    def slot(self, state: LegendsState, task: Gift, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the other companies, the one in last place first."""
        others = [other for other in reversed(state.ranking) if other != seat]
        return Choice(tuple(Option(state.company(other).company, _company(state, other)) for other in others))

    def default(self, state: LegendsState, task: Gift, seat: Seat) -> Give:
        """Give it to the company in last place."""
        last = next(other for other in reversed(state.ranking) if other != seat)
        return Give(seat, state.company(last).company)

    def prompt(self, state: LegendsState, task: Gift, players: tuple[Player, ...]) -> Text:
        """Say that a postcard is given."""
        return text("legends.decides.gift", players=players)

    def answer(self, draft: LegendsState, task: Gift, move: Give) -> Iterator[Event]:
        """Give it."""
        seat = draft.seat_of(move.company)
        if seat is None or seat == int(move.seat):
            others = tuple(_company(draft, other) for other in reversed(draft.ranking) if other != move.seat)
            raise refusal("legends.give.nobody", "F3.2", possible=others)
        task.seats.clear()
        yield notice("legends.gift", player=player(int(move.seat)), other=player(seat))
        yield from draw_postcard(draft, seat, task.no)


def _company(state: LegendsState, seat: int) -> Text:
    """Name a company with its president."""
    return text("legends.option.company", company=state.record(seat).name, player=player(seat))


class Opening(Question[OpenOne, OpenFrontier]):
    """The company in last place opens a frontier board (L F5)."""

    moves = (OpenFrontier,)

    def prepare(self, draft: LegendsState, task: OpenOne) -> Iterator[Event]:
        """Settle what leaves no choice."""
        boards = may_open(draft)
        if len(boards) < 2:  # noqa: PLR2004 - one leaves no choice
            task.seats.clear()
            for board in boards:
                yield from _open(draft, board)

    def slot(self, state: LegendsState, task: OpenOne, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the boards."""
        return Choice(tuple(Option(board, _board(board)) for board in may_open(state)))

    def default(self, state: LegendsState, task: OpenOne, seat: Seat) -> OpenFrontier:
        """Open the first in file order."""
        return OpenFrontier(seat, may_open(state)[0])

    def prompt(self, state: LegendsState, task: OpenOne, players: tuple[Player, ...]) -> Text:
        """Say that a board is opened, and what the lids say."""
        return text("legends.decides.open", lids=lids(may_open(state)), players=players)

    def answer(self, draft: LegendsState, task: OpenOne, move: OpenFrontier) -> Iterator[Event]:
        """Open the chosen board."""
        if move.frontier not in may_open(draft):
            raise refusal("legends.open.not_now", "F5", possible=tuple(_board(board) for board in may_open(draft)))
        task.seats.clear()
        yield from _open(draft, move.frontier)


WHERE = {
    "cape": "south",
    "prairie": "west",
    "trail": "south-west",
    "winter": "north-west",
    "desert": "west",
    "silver": "south-west",
    "timber": "north-west",
    "shore": "west",
}
"""The direction in which each board lies from the first ones, as its lid says."""


def lid(board: str) -> Text:
    """Return the text on the lid of a box: a name, a direction, a promise, nothing of its content (L A12)."""
    return text(
        "legends.lid",
        board=board_text(board),
        # One for each direction.
        where=text(f"legends.where.{WHERE[board]}"),
        # One for each board.
        words=text(f"legends.lid.{board}"),
    )


def lids(boards: Sequence[str]) -> Text:
    """Return the texts on the lids of some boxes, a line each; there must be at least one."""
    first, *others = boards
    return text("legends.lids", lid=lid(first), others=lids(others)) if others else lid(first)


def _board(board: str) -> Text:
    """Name a board that may be opened: only the text on its lid is known (L A12)."""
    return text("legends.option.frontier", board=board_text(board))


def _open(draft: LegendsState, board: str) -> Iterator[Event]:
    """Open a box: board and tickets, events, rule; its two postcards are drawn (L F5)."""
    campaign, frontier = draft.campaign, draft.pack.frontiers[board]
    known = vault_worths(campaign)
    campaign.opened.append(board)
    campaign.rules.append(frontier.rule)
    for event in frontier.events:
        campaign.events[event] = draft.number
    last, before = draft.ranking[-1], draft.ranking[-2]
    yield _opening_event(draft, last, board)
    yield from new_worths(campaign, known)
    yield from draw_postcard(draft, last, frontier.survey)
    yield from draw_postcard(draft, before, frontier.order)


def _opening_event(draft: LegendsState, seat: int, board: str) -> Event:
    """Say what came to light with a board: its cities, tickets, events and rule."""
    facts = draft.pack
    frontier = facts.frontiers[board]
    return notice(
        "legends.frontier.opened",
        reveals=True,
        player=player(seat),
        board=board_text(board),
        words=board_motto(board),
        cities=tuple(town.name for town in facts.board.cities.values() if town.piece == board),
        tickets=sum(ticket.piece == board for ticket in facts.board.tickets.values()),
        events=tuple(map(event_text, frontier.events)),
        rule=rule_text(frontier.rule, len(draft.seats), len(draft.campaign.companies)),
    )


def sites(state: LegendsState, seat: int, what: str) -> dict[str, list[str]]:
    """Return what a seat may build now and where, for the ``what`` of a ``BuildOne``."""
    if what == LARGE:
        return _some({LARGE: sorted(one for one in own_cities(state, seat) if not state.large(one))})
    if what == DEPOT:
        return _some({DEPOT: depot_sites(state, seat)})
    if not can_use(state, seat, what):
        return {}
    board = next(effect.board for effect in power_of(what).effects if isinstance(effect, Survey))
    towns = state.printed.board.cities
    small = [town for town in towns if state.pack.town(town).piece == board and not state.large(town)]
    single = [t.id for t in state.printed.tracks if not t.parallel and board in state.printed.boards_of(t)]
    return _some({LARGE: [*small], TRACK: [*single]})


def _some(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {what: places for what, places in found.items() if places}


def depot_sites(state: LegendsState, seat: int) -> list[str]:
    """Return where a company may build a depot (L J3.1)."""
    depots, figures = state.campaign.depots, state.pack.figures.rule.depot
    company = state.company(seat).company
    if list(depots.values()).count(company) >= figures.most[len(state.campaign.companies)]:
        return []
    tickets = [state.pack.ticket(row.ticket) for row in state.slips[seat].completed]
    ends = {end for ticket in tickets for end in (ticket.a, ticket.b)}
    return sorted(end for end in ends if end not in depots and not state.large(end))


class Building(Question[BuildOne, Build]):
    """Each company builds one thing, or nothing."""

    moves = (Build,)
    ahead_of = frozenset({"pause", "stamps", "worn_tickets", "frontier", "vaults"})

    def concerns(self, state: LegendsState, task: BuildOne, seat: int) -> bool:
        """Return whether there is anything to build, and the company has left no order."""
        return bool(sites(state, seat, task.what)) and _source(task) not in state.company(seat).orders

    def prepare(self, draft: LegendsState, task: BuildOne) -> Iterator[Event]:
        """Skip companies that can build nothing; one that has left an order gets no prompt (L L2)."""
        while draft.task is task:
            # What one company builds the others cannot, so a company that can build nothing now cannot later.
            task.seats = [seat for seat in task.seats if sites(draft, seat, task.what)]
            if not task.seats or task.seats[0] in task.early:
                break
            seat = task.seats[0]
            found = sites(draft, seat, task.what)
            wish = take_order(draft, seat, _source(task), [place for several in found.values() for place in several])
            if wish is None:
                break
            what = next((what for what, places in found.items() if wish in places), NONE)
            yield from carried_out(self.answer(draft, task, Build(Seat(seat), what, wish)))
        let_wait(draft, task, _source(task))

    def slot(self, state: LegendsState, task: BuildOne, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer what may be built, then where."""
        found = sites(state, seat, task.what)
        if field == "what":
            # ``large``, ``track``, ``depot`` and ``none``.
            return Choice(tuple(Option(one, text(f"legends.option.build.{one}")) for one in (*found, NONE)))
        if chosen.get("what") == NONE:
            return Choice((Option(NONE, text("legends.option.build.none")),))
        places = found.get(str(chosen.get("what")), [place for several in found.values() for place in several])
        return Choice(tuple(Option(place, _place(state, place)) for place in places))

    def default(self, state: LegendsState, task: BuildOne, seat: Seat) -> Build:
        """Build nothing."""
        return Build(seat, NONE, NONE)

    def prompt(self, state: LegendsState, task: BuildOne, players: tuple[Player, ...]) -> Text:
        """Return what may be built, and for a survey its card."""
        if ":" in task.what:
            card, rule = source_text(task.what), rule_of(state, task.what)
            return text("legends.decides.survey", card=card, rule=rule, players=players)
        # ``large`` and ``depot``.
        return text(f"legends.decides.{task.what}", players=players)

    def meaning(self, task: BuildOne, kind: type[Move]) -> Text | None:
        """Return what is built."""
        if kind is not Build:
            return None
        # ``large`` and ``depot``.
        return text("legends.answers.survey" if ":" in task.what else f"legends.answers.{task.what}")

    def answer(self, draft: LegendsState, task: BuildOne, move: Build) -> Iterator[Event]:
        """Build in the chosen place, or not at all."""
        seat = int(move.seat)
        nothing = move.what == NONE and move.place == NONE
        if not nothing and move.place not in sites(draft, seat, task.what).get(move.what, ()):
            raise refusal("legends.build.not_there", "F7", possible=_possible(draft, seat, task))
        task.seats.remove(seat)
        if nothing:
            yield notice("legends.build.nothing", player=player(seat))
            return
        if move.what == LARGE:
            draft.campaign.large.append(move.place)
        elif move.what == DEPOT:
            draft.campaign.depots[move.place] = draft.company(seat).company
        else:
            draft.campaign.seconds.append(move.place + SECOND)
        # ``large``, ``track`` and ``depot``.
        yield notice(f"legends.build.{move.what}", player=player(seat), place=_place(draft, move.place))
        if task.what not in {LARGE, DEPOT}:
            yield from use(draft, seat, task.what)


def _source(task: BuildOne) -> str:
    """Return the name under which an order for the question is left."""
    return task.what if ":" in task.what else f"word:{task.what}"


def _possible(state: LegendsState, seat: int, task: BuildOne) -> tuple[Text, ...]:
    """Name what may be built instead, and where, but no more places than ``MOST_NAMED``."""
    found = sites(state, seat, task.what)
    places = tuple(_place(state, place) for what in found for place in found[what])
    return (*places[:MOST_NAMED], text("legends.build.others")) if len(places) > MOST_NAMED else places


def _place(state: LegendsState, place: str) -> Text:
    if place in state.printed.board.cities:
        return text("legends.option.city", city=city(state, place))
    return track_text(state, state.printed.track(place))
