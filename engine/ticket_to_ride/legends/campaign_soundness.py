"""Conditions that every campaign of Legends meets, between two games and in one: on boxes, cards and records.

The name of each condition is a sentence. Each may rely on those before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.legends.campaign import LONGEST_NAME, PACK, VERSION, Campaign
from engine.ticket_to_ride.legends.events import HOLD, NEXT, NEXT_LASTING, NEXT_LIGHTNING, USE
from engine.ticket_to_ride.legends.facts import SECOND, START, START_BOARDS, UNCOLOURED, Postcard
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.powers import ToVault
from engine.ticket_to_ride.legends.standing_orders import DEPOT, LARGE, NONE, SPECIALIST
from engine.ticket_to_ride.soundness import differ

MOST_DOLLARS = 10_000
"""More dollars than anybody earns in a game."""


def it_is_of_this_version(campaign: Campaign) -> bool:
    """Return whether the versions of the campaign and of its pack are the present ones."""
    return (campaign.version, campaign.pack) == (VERSION, PACK)


def its_companies_are_those_of_the_box(campaign: Campaign) -> bool:
    """Return whether there are two to five of them, each with a name."""
    facts = pack()
    table, names = facts.figures.table, [record.name for record in campaign.companies.values()]
    return (
        campaign.companies.keys() <= facts.companies.keys()
        and table.min_players <= len(names) <= table.max_players
        and all(0 < len(name) <= LONGEST_NAME for name in names)
    )


def its_games_were_won_by_whoever_had_the_most(campaign: Campaign) -> bool:
    """Return whether each game ranks two companies or more by their slips, and there are no more games than years."""
    least = pack().figures.table.min_players
    return len(campaign.games) <= pack().figures.table.games and all(
        least <= len(game.ranking)
        and differ(game.ranking)
        and campaign.companies.keys() >= {*game.ranking} == {*game.slips}
        and all(0 <= dollars <= MOST_DOLLARS for dollars in game.slips.values())
        and [game.slips[one] for one in game.ranking] == sorted(game.slips.values(), reverse=True)
        for game in campaign.games
    )


def its_boards_were_opened_one_by_one(campaign: Campaign) -> bool:
    """Return whether no more boards are open than games allow, and each lies next to one that was open before."""
    frontiers, opened = pack().frontiers, campaign.opened
    return (
        len(opened) <= campaign.game
        and differ(opened)
        and frontiers.keys() >= set(opened)
        and all(
            frontiers[board].after <= campaign.game and {START, *opened[:place]} & {*frontiers[board].joins}
            for place, board in enumerate(opened)
        )
    )


def its_rules_are_printed(campaign: Campaign) -> bool:
    """Return whether its rules are those of the pack, and the rules of boards are on exactly if the boards are open."""
    facts, rules = pack(), campaign.rules
    of_boards = {board.rule for board in facts.frontiers.values()}
    of_the_story = {rule for card in facts.story for rule in card.adds.rules}
    return (
        differ(rules)
        and set(rules) <= of_boards | of_the_story
        and of_boards & {*rules} == {facts.frontiers[board].rule for board in campaign.opened}
    )


def its_events_are_in_the_deck_or_retired(campaign: Campaign) -> bool:
    """Return whether all events that have come so far are there, each with the game in which it came, and no others."""
    facts, retired = pack(), campaign.retired_events
    known = facts.events.keys() >= {*campaign.events, *retired}
    if not (known and differ(retired) and campaign.events.keys().isdisjoint(retired)):
        return False
    there, came = {*campaign.events, *retired}, {event: _games_of(campaign, event) for event in facts.events}
    return all(
        (event not in there or bool(games)) and (event in there or not games or max(games) >= campaign.game)
        for event, games in came.items()
    ) and all(game in came[event] for event, game in campaign.events.items())


def _games_of(campaign: Campaign, event: str) -> range:
    """Return the games in which an event can have come into the deck; 0 stands for the start."""
    facts, box = pack(), pack().events[event].box
    if box == START:
        return range(1)
    if box in facts.frontiers:
        return range(1, campaign.game + 1) if box in campaign.opened else range(0)
    game = facts.figures.table.years.index(int(box)) + 1
    return range(game, game + 1) if game <= campaign.game else range(0)


def _on_the_map(campaign: Campaign, place: str) -> bool:
    """Return whether a city or a printed track lies on the boards that are open."""
    facts, boards = pack(), {START, *START_BOARDS, *campaign.opened}
    if place in facts.board.cities:
        return facts.town(place).piece in boards
    track = facts.board.routes.get(RouteId(place))
    return (
        track is not None
        and _on_the_map(campaign, track.a)
        and _on_the_map(campaign, track.b)
        and boards >= {*track.needs}
    )


def its_second_tracks_lie_next_to_single_ones(campaign: Campaign) -> bool:
    """Return whether each second track lies next to a single one, and no two next to the same."""
    firsts = [second.removesuffix(SECOND) for second in campaign.seconds]
    return differ(firsts) and all(
        second != first and _on_the_map(campaign, first) and _is_single(first)
        for first, second in zip(firsts, campaign.seconds, strict=True)
    )


def _is_single(track: str) -> bool:
    printed = pack().board.routes.get(RouteId(track))
    return printed is not None and not printed.parallel


def its_stickers_lie_on_tracks_without_a_colour(campaign: Campaign) -> bool:
    """Return whether stickers lie on uncoloured tracks alone, and no more of a colour than there are."""
    facts, used = pack(), Counter(campaign.stickers.values())
    return used.keys() <= {*facts.figures.deck.colours} and all(
        track in facts.board.routes
        and _on_the_map(campaign, track)
        and facts.board.routes[RouteId(track)].colour == UNCOLOURED
        for track in campaign.stickers
    ) and max(used.values(), default=0) <= facts.figures.rule.survey.stickers  # fmt: skip


def its_large_cities_were_small(campaign: Campaign) -> bool:
    """Return whether its large cities were small and lie on open boards, except the city of the Exhibition."""
    facts, fair = pack(), campaign.exhibition
    return (
        fair in {"", *facts.figures.rule.exhibition.cities}
        and differ(campaign.large)
        and all(
            one in facts.board.cities and not facts.town(one).large and (one == fair or _on_the_map(campaign, one))
            for one in campaign.large
        )
    )


def its_depots_belong_to_its_companies(campaign: Campaign) -> bool:
    """Return whether no company has more depots than pieces, and none is in a city that was large from the start."""
    facts, owners = pack(), Counter(campaign.depots.values())
    return (
        owners.keys() <= campaign.companies.keys()
        and max(owners.values(), default=0) <= max(facts.figures.rule.depot.most.values())
        and all(
            one in facts.board.cities and _on_the_map(campaign, one) and not facts.town(one).large
            for one in campaign.depots
        )
    )


def its_tickets_come_from_open_boxes(campaign: Campaign) -> bool:
    """Return whether tickets that are retired, stamped by its companies or marked as express come from open boxes."""
    facts = pack()
    boxes, express = campaign.boxes, {one.ticket for one in facts.express}
    named = {*campaign.retired_tickets, *campaign.stamps, *campaign.express}
    return (
        facts.board.tickets.keys() >= named
        and all(facts.ticket(one).piece in boxes for one in named)
        and differ(campaign.retired_tickets)
        and differ(campaign.express)
        and express >= {*campaign.express}
        and all(differ(stamps) and campaign.companies.keys() >= {*stamps} for stamps in campaign.stamps.values())
    )


def its_vaults_hold_items_that_there_are(campaign: Campaign) -> bool:
    """Return whether vaults hold no more ribbons and bonds than games, and only postcards that become an item."""
    most = len(campaign.games) + 1
    return all(
        max(record.vault.count("ribbon"), record.vault.count("bond")) <= most
        and all(item in {"ribbon", "bond"} or _is_filed(item) for item in record.vault)
        for record in campaign.companies.values()
    )


def _is_filed(item: str) -> bool:
    kind, _, number = item.partition(":")
    card = _postcards_by_name().get(number)
    return card is not None and any(isinstance(one, ToVault) and one.item == kind for one in card.effects)


def _postcards_by_name() -> dict[str, Postcard]:
    return {str(no): card for no, card in pack().postcards.items()}


def _out(campaign: Campaign) -> Iterator[int]:
    """Enumerate the postcards that are in offices, in vaults, or dead letters."""
    yield from campaign.dead_letters
    for record in campaign.companies.values():
        yield from (card.no for card in record.office)
        yield from (int(item.partition(":")[2]) for item in record.vault if ":" in item)


def every_postcard_is_in_one_place(campaign: Campaign) -> bool:
    """Return whether no postcard is in two places, or out before its ticket, box or year has come."""
    there = [*_out(campaign)]
    return (
        differ(there)
        and pack().postcards.keys() >= set(there)
        and all(_has_come(campaign, pack().postcards[no]) for no in there)
    )


def _has_come(campaign: Campaign, card: Postcard) -> bool:
    facts = pack()
    match card.source:
        case "mailbag":
            return True
        case "ticket":
            return any(facts.ticket(one).postcard == card.no for one in campaign.retired_tickets)
        case box if box in facts.frontiers:
            return box in campaign.opened
        case year:
            return facts.figures.table.years.index(int(year)) < campaign.game


def every_office_counts_its_postcards(campaign: Campaign) -> bool:
    """Return whether postcards count from a past game, this one or the next, and no more were drawn than there are."""
    cards, games = len(pack().postcards), range(1, campaign.game + 2)
    return all(
        0 <= record.drawn <= cards and all(card.since in games for card in record.office)
        for record in campaign.companies.values()
    )


def its_start_player_and_its_specialists_on_leave_are_known(campaign: Campaign) -> bool:
    """Return whether they exist; before the first game nobody need hold the card of the start player."""
    facts, leave = pack(), campaign.leave
    nobody = not campaign.games and not campaign.start_player
    return (
        (nobody or campaign.start_player in campaign.companies)
        and differ(leave)
        and facts.specialists.keys() >= set(leave)
        and len(leave) <= len(campaign.companies)
    )


def its_standing_orders_can_be_read(campaign: Campaign) -> bool:
    """Return whether each is for a power or a question that exists, and names things that exist."""
    return all(orders_can_be_read(campaign, record.orders.items()) for record in campaign.companies.values())


def orders_can_be_read(campaign: Campaign, orders: Iterable[tuple[str, str]]) -> bool:
    """Return whether some standing orders are for powers or questions that exist, and name things that exist."""
    facts = pack()
    sources = {SPECIALIST, LARGE, DEPOT, *(f"card:{no}" for no in facts.postcards)}
    sources |= {f"specialist:{one}" for one in facts.specialists}
    words = {HOLD, USE, NEXT, NEXT_LIGHTNING, NEXT_LASTING, NONE, *facts.events, *facts.specialists}
    return all(
        source in sources and all(one in words or is_on_the_map(campaign, one) for one in order.split(","))
        for source, order in orders
    )


def is_on_the_map(campaign: Campaign, place: str) -> bool:
    """Return whether a city or a track, including one that a survey laid, lies on the boards that are open."""
    return place in campaign.seconds or _on_the_map(campaign, place)


CONDITIONS: tuple[Callable[[Campaign], bool], ...] = (
    it_is_of_this_version,
    its_companies_are_those_of_the_box,
    its_games_were_won_by_whoever_had_the_most,
    its_boards_were_opened_one_by_one,
    its_rules_are_printed,
    its_events_are_in_the_deck_or_retired,
    its_second_tracks_lie_next_to_single_ones,
    its_stickers_lie_on_tracks_without_a_colour,
    its_large_cities_were_small,
    its_depots_belong_to_its_companies,
    its_tickets_come_from_open_boxes,
    its_vaults_hold_items_that_there_are,
    every_postcard_is_in_one_place,
    every_office_counts_its_postcards,
    its_start_player_and_its_specialists_on_leave_are_known,
    its_standing_orders_can_be_read,
)
"""All conditions, in the order they are checked."""
