"""Conditions that every position of Legends meets: on its table, its campaign and its agenda.

The name of each condition is a sentence. Each may rely on those before it: the campaign comes first, as it determines
which boards lie on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core.errors import UnsoundPosition
from engine.core.game import Setup
from engine.core.soundness import check_conditions
from engine.ticket_to_ride import soundness
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.claiming import may_claim_parallel
from engine.ticket_to_ride.legends import agenda_soundness, campaign_soundness, vaults
from engine.ticket_to_ride.legends.campaign import SEALED, carried_by
from engine.ticket_to_ride.legends.campaign_soundness import MOST_DOLLARS, is_on_the_map, orders_can_be_read
from engine.ticket_to_ride.legends.powers import Twin
from engine.ticket_to_ride.legends.powers_in_play import is_power
from engine.ticket_to_ride.legends.slips import is_last_game
from engine.ticket_to_ride.legends.state import Company, Journey, LegendsState
from engine.ticket_to_ride.legends.tasks import BeginEvent, FillRow, Pay, Stage
from engine.ticket_to_ride.soundness import differ
from engine.ticket_to_ride.supply import can_draw

MOST = 99
"""More times than anything is used, laid down or counted in a game."""
WAIVED = {"trestle", "coal", "combine", "well"}
"""The rules that a power can waive."""


def check_position(state: LegendsState, setup: Setup) -> None:
    """Check that a position can arise in a game with this set-up.

    Raises:
        UnsoundPosition: the position, or the campaign that the set-up carries, cannot arise.
        EngineError: what the set-up carries is not a campaign.

    """
    carried = carried_by(setup)
    check_conditions(campaign_soundness.CONDITIONS, carried.campaign)
    before, number = carried.campaign, carried.campaign.game
    follows = (
        [held.company for held in state.seats] == [*carried.playing]
        and state.number == number
        and [*state.campaign.companies] == [*before.companies]
        and state.campaign.games[: number - 1] == before.games
        and state.sealed == (setup.variants.get("vault", SEALED) == SEALED)
    )
    if not follows:
        raise UnsoundPosition("it is no position of a game with such a set-up")
    check_conditions(CONDITIONS, state)


def the_game_is_recorded_once_it_is_ranked(state: LegendsState) -> bool:
    """Return whether the game is the last in the records once it is ranked, and the next one before that."""
    return state.number == len(state.campaign.games) + (not state.recorded)


def its_campaign_can_have_come_about(state: LegendsState) -> bool:
    """Return whether the campaign has a start player. Raises UnsoundPosition if it cannot have come about."""
    check_conditions(campaign_soundness.CONDITIONS, state.campaign)
    return bool(state.campaign.start_player)


def all_cards_are_there(state: LegendsState) -> bool:
    """Return whether each card is in one place, with as many newspapers as this number of companies plays with."""
    cards, papers = state.pack.cards, state.pack.figures.deck.newspapers_by_players[len(state.seats)]
    numbers = [papers if card in cards.never_held else kind.count for card, kind in enumerate(cards.kinds)]
    return soundness.cards_are_complete(state, numbers)


def the_row_is_full_or_about_to_be(state: LegendsState) -> bool:
    """Return whether the row is full or about to be, and an empty deck has been replaced by the discards."""
    supply = state.supply
    fills = any(isinstance(task, FillRow) for task in state.agenda)
    full = len(supply.row) == state.printed.rules.face_up
    return (bool(supply.deck) or not supply.discards) and (full or fills or not can_draw(state))


def tracks_that_others_close_were_opened_by_a_power(state: LegendsState) -> bool:
    """Return whether postcards that have been used up can have opened the tracks that others close."""
    printed, players = state.printed, len(state.seats)
    closed = sum(
        not may_claim_parallel(printed.rules, printed.board.routes[track], state.claims, owner, players)
        for track, owner in state.claims.items()
    )
    cards = state.pack.postcards
    used = sum(any(isinstance(effect, Twin) for effect in cards[no].effects) for no in state.campaign.dead_letters)
    return closed <= 3 * used


def all_tickets_are_in_one_place(state: LegendsState) -> bool:
    """Return whether all tickets are in one place; after the ranking, new ones need not be and worn ones may be."""
    rejected = [ticket for tickets in state.rejected.values() for ticket in tickets]
    if not soundness.every_ticket_is_in_one_place(state, rejected):
        return False
    held = [ticket for seat in state.seats for ticket in (*seat.tickets, *seat.offered)]
    there, campaign = {*state.ticket_deck, *held, *rejected}, state.campaign
    more, fewer = there.difference(campaign.tickets()), {*campaign.tickets()} - there
    if not state.recorded:
        return not more and not fewer
    return more <= {*campaign.retired_tickets} and all(
        state.pack.ticket(ticket).piece in campaign.opened[-1:] for ticket in fewer
    )


def rejected_tickets_belong_to_a_seat(state: LegendsState) -> bool:
    """Return whether the rejected tickets that wait until all have chosen belong to seats."""
    return state.rejected.keys() <= {*soundness.seats_of(state)}


def all_events_are_in_one_place(state: LegendsState) -> bool:
    """Return whether all events are in the deck, the discards, or waiting, except those that came after the shuffle."""
    shuffled = not any(task == Stage(name="event_deck") for task in state.agenda)
    there = [*state.event_deck, *state.event_pile, *state.waiting]
    there += [task.event for task in state.agenda if isinstance(task, BeginEvent)]
    events = state.campaign.events
    return (
        differ(there)
        and events.keys() >= set(there)
        and (not shuffled or all(events[event] == state.number for event in events.keys() - set(there)))
        and (bool(state.event_pile) or not state.current)
    )


def the_current_event_was_used_by_seats(state: LegendsState) -> bool:
    """Return whether only seats at the table have used it, each once or more."""
    uses = state.event_uses
    return uses.keys() <= {*soundness.seats_of(state)} and all(0 < number <= MOST for number in uses.values())


def every_company_has_what_it_may_have(state: LegendsState) -> bool:
    """Return whether coins, coal, the specialist and what a company has gathered in this game are possible."""
    engaged = [held.specialist for held in state.seats if held.specialist]
    return (
        differ(engaged)
        and state.pack.specialists.keys() >= set(engaged)
        and all(_may_have(state, seat, state.company(seat)) for seat in soundness.seats_of(state))
    )


def _may_have(state: LegendsState, seat: int, held: Company) -> bool:
    rule, town, known = state.pack.figures.rule, state.pack.town, state.printed.board.cities.keys()
    return (
        0 <= held.coins <= MOST_DOLLARS
        and 0 <= held.coal <= held.coal_most <= rule.coal.most + 1
        and len(held.herds) <= rule.herds.most
        and differ(held.digs)
        and known >= {*held.digs, *held.steamers, *held.visited}
        and all(town(city).claim for city in held.digs)
        and len(held.nuggets) == len(held.digs)
        and 0 <= held.crossed <= sum(track.trestles for track in state.own_tracks(seat))
        and len(held.steamers) <= rule.steamer.most
        and differ(held.steamers)
        and all(town(port).coast for port in held.steamers)
        and differ(held.visited)
        and held.flagship in {"", *held.tickets}
        and all(is_power(source) and 0 < number <= MOST for source, number in held.used.items())
        and orders_can_be_read(state.campaign, held.orders.items())
    )


def no_port_has_more_steamers_than_berths(state: LegendsState) -> bool:
    """Return whether no port has more steamers than it has berths with this number of companies."""
    moored = Counter(port for held in state.seats for port in held.steamers)
    return max(moored.values(), default=0) <= state.pack.figures.rule.steamer.berths[len(state.seats)]


def every_herd_is_in_one_place(state: LegendsState) -> bool:
    """Return whether every herd is in a city or has been taken from one, and there are not too many."""
    herds = [*state.herds, *(city for held in state.seats for city in held.herds)]
    most = state.pack.figures.rule.herds.tokens[len(state.seats)]
    return differ(herds) and len(herds) <= most and state.pack.board.cities.keys() >= set(herds)


def all_nuggets_are_in_the_pouch_or_dug(state: LegendsState) -> bool:
    """Return whether all nuggets, if there are any, are in the pouch or have been dug."""
    nuggets = [*state.pouch, *(nugget for held in state.seats for nugget in held.nuggets)]
    return not nuggets or sorted(nuggets) == sorted(state.pack.figures.rule.dig.nuggets)


def the_combine_stands_on_tracks_that_nobody_has(state: LegendsState) -> bool:
    """Return whether Combine cars stand on unowned tracks, and on only one of a pair."""
    routes = state.printed.board.routes
    tracks = [routes.get(RouteId(track)) for track in state.combine]
    return differ(state.combine) and all(
        track is not None and track.id not in state.claims and {*track.parallel}.isdisjoint(state.combine)
        for track in tracks
    )


def whoever_has_the_charter_sits_at_the_table(state: LegendsState) -> bool:
    """Return whether no more companies have it than are paid for it, all of them at the table."""
    charters = state.charters
    most = len(state.pack.figures.rule.charter.pays)
    return differ(charters) and len(charters) <= most and {*soundness.seats_of(state)} >= {*charters}


def an_action_under_way_is_that_of_whose_turn_it_is(state: LegendsState) -> bool:
    """Return whether a journey or a draw is the active company's; only during one does an event replace another."""
    journey, drawing = state.journey, state.drawing
    if journey is None and drawing is None:
        return not state.replacement
    if not state.turns_are_taken or (drawing is not None and not _is_drawing(state)):
        return False
    return journey is None or _is_travelling(state, journey)


def _is_drawing(state: LegendsState) -> bool:
    drawing = state.drawing
    return (
        drawing is not None
        and drawing.seat == state.active
        and 0 <= drawing.blind <= MOST
        and all(map(is_power, drawing.powers))
    )


def _is_travelling(state: LegendsState, journey: Journey) -> bool:
    cards, track = state.pack.cards, RouteId(journey.track)
    paid = not any(isinstance(task, Pay) for task in state.agenda)
    extra = {*cards.names, *(f"${dollars}" for dollars in range(MOST))}
    return (
        journey.seat == state.active
        and track in state.printed.board.routes
        and (state.claims.get(track) == journey.seat if paid else track not in state.claims)
        and 0 < len(journey.laid) <= MOST
        and {*range(len(cards.held))} >= {*journey.laid}
        and (paid or not Counter(journey.laid) - Counter(dict(enumerate(state.seats[journey.seat].hand))))
        and journey.colour in (cards.any_colour if journey.survey else (-1,))
        and extra >= {*journey.surcharge, *journey.extra}
        and len(journey.surcharge) + len(journey.extra) <= MOST
        and 0 <= journey.toll <= MOST
        and all(map(is_power, journey.powers))
        and (not journey.steamer or is_on_the_map(state.campaign, journey.steamer))
        and {*journey.waived} <= WAIVED
        and {*state.event_deck, *state.event_pile} >= {*journey.worn}
        and 0 <= journey.again <= MOST
    )


def slips_are_written_for_all_at_the_end(state: LegendsState) -> bool:
    """Return whether there is a slip for each company, with a row for each ticket, or none before the end."""
    most_herds = state.pack.figures.rule.herds.most
    return len(state.slips) in {0, len(state.seats)} and all(
        [row.ticket for row in slip.tickets] == held.tickets
        and 0 <= slip.herds_paid <= most_herds
        and all(is_power(source) for source, _ in slip.powers)
        and all(
            abs(dollars) <= MOST_DOLLARS
            for dollars in (
                *(slip.coins, slip.leftover, slip.herds, slip.through, slip.exhibition, slip.bond, slip.total),
                *(row.dollars for row in slip.tickets),
                *(dollars for _, dollars in slip.powers),
            )
        )
        for slip, held in zip(state.slips, state.seats, strict=False)
    )


def the_ranking_is_that_of_the_records(state: LegendsState) -> bool:
    """Return whether, once the slips are added up, ranking and slips are those of the records."""
    if not state.recorded:
        return not state.ranking and not any(slip.total for slip in state.slips)
    companies, record = [held.company for held in state.seats], state.campaign.games[-1]
    return (
        bool(state.slips)
        and sorted(state.ranking) == [*soundness.seats_of(state)]
        and [companies[seat] for seat in state.ranking] == record.ranking
        and {companies[seat]: slip.total for seat, slip in enumerate(state.slips)} == record.slips
    )


def the_vaults_are_opened_when_the_campaign_is_over(state: LegendsState) -> bool:
    """Return whether opened vaults have the right sums; a game is over only once it is recorded."""
    if not state.over:
        return not state.vaults
    opened = {one: vault.total for one, vault in vaults.opened(state.campaign).items()}
    return state.recorded and state.vaults == (opened if is_last_game(state) else {})


def the_start_player_began(state: LegendsState) -> bool:
    """Return whether the start player holds the card until the game is ranked."""
    start = state.start
    return start in soundness.seats_of(state) and (
        state.recorded or state.campaign.start_player == state.company(start).company
    )


CONDITIONS: tuple[Callable[[LegendsState], bool], ...] = (
    the_game_is_recorded_once_it_is_ranked,
    its_campaign_can_have_come_about,
    the_start_player_began,
    soundness.every_hand_can_be_held,
    all_cards_are_there,
    soundness.no_more_cards_lie_face_up_than_there_are_places,
    the_row_is_full_or_about_to_be,
    soundness.every_claimed_route_is_on_the_board,
    tracks_that_others_close_were_opened_by_a_power,
    soundness.all_trains_are_there,
    soundness.the_latest_route_is_the_last_that_was_claimed,
    rejected_tickets_belong_to_a_seat,
    all_tickets_are_in_one_place,
    all_events_are_in_one_place,
    the_current_event_was_used_by_seats,
    every_company_has_what_it_may_have,
    no_port_has_more_steamers_than_berths,
    every_herd_is_in_one_place,
    all_nuggets_are_in_the_pouch_or_dug,
    the_combine_stands_on_tracks_that_nobody_has,
    whoever_has_the_charter_sits_at_the_table,
    soundness.turns_go_round_from_the_start_player,
    soundness.a_game_ends_with_the_last_round_or_where_all_have_passed,
    soundness.the_last_round_has_been_called_where_trains_run_out,
    slips_are_written_for_all_at_the_end,
    the_ranking_is_that_of_the_records,
    an_action_under_way_is_that_of_whose_turn_it_is,
    *agenda_soundness.CONDITIONS,
    the_vaults_are_opened_when_the_campaign_is_over,
)
"""All conditions, in the order they are checked."""
