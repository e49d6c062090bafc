"""Checks that every position of an 18xx game must pass, whoever sends it: ids, ranges, and what is conserved.

Each check relies on those before it, which have found that what it looks up exists. What only one game has is for the
``check_position`` of that game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from engine.core.errors import UnsoundPosition
from engine.core.steps import Rounds
from engine.eighteenxx.board import Ground, LaidTile, LaidTunnel, Place, Tile, TileName, is_next_colour, keeps_stops
from engine.eighteenxx.certificates import BANKS
from engine.eighteenxx.companies import IPO, Charter, CompanyId, Owner, Train
from engine.eighteenxx.printed import Printed
from engine.eighteenxx.rounds import OPERATING
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.trains import cards_of_bank
from engine.eighteenxx.tunnels import kind_of, open_sides
from engine.eighteenxx.turns import Auction, CompanyTurn, Offer, TrainRun
from engine.hexes import EDGES, HexName

sound = UnsoundPosition.unless

MOST_MONEY = 1_000_000
"""Nobody has more, the bank has not paid more, and nothing costs more."""
MOST_COUNTED = 1_000
"""Rounds, passes, tiles in a turn, and whatever else is counted one by one stay far below this."""
MOST_ENDLESS = 200
"""The most cards of a rank without end that may have been bought; no game comes near it."""
NO_HOME_TILES: Mapping[HexName, frozenset[TileName]] = {}


class Facts(NamedTuple):
    """What the family has to know of a game, besides its printed facts."""

    box: Printed
    """Everything printed for the title, even what takes no part in the game at hand."""
    rounds: Rounds[Any]
    outermost: frozenset[str]
    """The rounds that interrupt no other."""
    of_seats: frozenset[str]
    """The rounds whose actors are seats; those of the others are companies."""
    deals: Collection[str]
    """The kinds of things that may be offered."""
    neutral: frozenset[Owner] = frozenset()
    """Owners of certificates who are neither players nor companies."""
    issued_by_split: int = 0
    """How many certificates a company issues when its shares are split."""
    home_tiles: Mapping[HexName, frozenset[TileName]] = NO_HOME_TILES
    """Tiles that may be the first on a hex although they do not suit what is printed there."""


def check_table(state: EighteenxxState, players: int, facts: Facts) -> None:
    """Check what all 18xx games share. Raises UnsoundPosition."""
    _check_players(state, players)
    _check_switches(state)
    _check_companies(state, facts)
    _check_money(state)
    _check_market(state)
    _check_board(state, facts)
    _check_stations(state, facts)
    _check_trains(state)
    _check_private_companies(state)
    _check_frames(state, facts)
    _check_calendar(state)
    _check_turn(state)
    _check_auction(state)
    _check_offers(state, facts)


def within(value: int, least: int, most: int, what: str) -> None:
    """Check that a number is in its range, both ends included. Raises UnsoundPosition."""
    sound(least <= value <= most, f"{what} is {value}")


def _known(ids: Iterable[object], among: Collection[object], what: str) -> None:
    for one in ids:
        sound(one in among, f"there is no {what} {one!r}")


def _once(ids: Collection[object], what: str) -> None:
    sound(len(set(ids)) == len(ids), f"the same {what} is named twice")


def _seats(state: EighteenxxState) -> range:
    return range(len(state.players))


def _check_players(state: EighteenxxState, players: int) -> None:
    sound(len(state.players) == players, f"{len(state.players)} players in a game of {players}")
    sound(sorted(state.order) == list(range(players)), "not everybody has a place in the turn order")
    for player in state.players:
        within(player.cash, 0, MOST_MONEY, "the cash of a player")
    within(state.bank, -MOST_MONEY, MOST_MONEY, "what the bank has taken in")
    # Older positions did not have it: it is then 0 until the bank has less than it had at that time.
    within(state.bank_lowest, -MOST_MONEY, 0, "the least that the bank has had")
    within(state.rng.draws, 0, MOST_MONEY, "the number of draws")


def _check_switches(state: EighteenxxState) -> None:
    switches, printed = state.switches, state.printed
    _known([switches.cross_purchase_from], {"", *printed.phases}, "phase")
    _known(switches.upgrade_pays_terrain, printed.hexes, "hex")


def _check_companies(state: EighteenxxState, facts: Facts) -> None:
    sound(list(state.charters) == list(facts.box.companies), "other companies than those of the game")
    for company, charter in state.charters.items():
        sound(charter.id == company, f"the charter of {company} is called {charter.id}")
        sound(company in state.printed.companies or charter.closed, f"{company} has no part in this game")
        _check_certificates(state, charter, facts)
        _check_presidency(charter)
        if charter.closed:
            _check_closed(charter)
        else:
            _check_open(state, charter)


def _check_certificates(state: EighteenxxState, charter: Charter, facts: Facts) -> None:
    """Check that the certificates are those that were issued, each with an owner who may have it."""
    kind = facts.box.kind(charter.id)
    issued = list(kind.shares)
    if charter.split:
        issued = [percent // 2 for percent in issued] + [kind.unit] * facts.issued_by_split
    there = [one.percent * (2 if one.option else 1) for one in charter.certificates]
    sound(there == issued, f"the certificates of {charter.id} are not those that were issued")
    _known((one.holder for one in charter.certificates), _holders(state, charter, facts), "holder")
    for one in charter.certificates:
        if one.option is not None:
            sound(isinstance(one.holder, int), f"nobody has an option on {charter.id}")
            within(one.option.price, 0, MOST_MONEY, "the price of an option")
            sound(one.option.cell is None or state.printed.chart.has(one.option.cell), "an option is off the chart")
    sound(not charter.certificates[0].option, f"the president of {charter.id} has an option")


def _holders(state: EighteenxxState, charter: Charter, facts: Facts) -> frozenset[Owner]:
    return frozenset((*_seats(state), *BANKS, charter.id, *facts.neutral))


def _check_presidency(charter: Charter) -> None:
    """Check that the holder of the first certificate presides, and that nobody else has more."""
    first = charter.certificates[0].holder
    sound(
        charter.president == (None if first in BANKS else first), f"somebody presides over {charter.id} without right"
    )
    sound(first != charter.id, f"{charter.id} presides over itself")
    held = Counter[Owner]()
    for one in charter.certificates:
        held[one.holder] += one.percent
    owners = [owner for owner in held if owner not in BANKS and owner != charter.id]
    if charter.president is not None:
        sound(
            all(held[owner] <= held[first] for owner in owners), f"somebody has more of {charter.id} than who presides"
        )


def _check_closed(charter: Charter) -> None:
    empty = not charter.trains and not charter.cash and not charter.floated and not charter.split
    sound(empty and all(one.holder == IPO for one in charter.certificates), f"{charter.id} is closed and has something")


def _check_open(state: EighteenxxState, charter: Charter) -> None:
    kind, started = state.printed.kind(charter.id), charter.president is not None
    sound(charter.par is None or charter.par in kind.par, f"{charter.id} has started at {charter.par}")
    sound(started or charter.par is None, f"{charter.id} has started without a president")
    sound(charter.par is not None or not kind.par or not started, f"{charter.id} has a president and no price")
    sound(started or not charter.floated, f"{charter.id} operates without a president")
    sound(charter.floated or not (charter.trains or charter.cash or charter.operated), f"{charter.id} has not floated")
    within(charter.cash, 0, MOST_MONEY, f"the cash of {charter.id}")


def _check_market(state: EighteenxxState) -> None:
    """Check that each company with a price stands on the chart once, and nothing else does."""
    market, chart = state.market, state.printed.chart
    cells = (*market.stacks, *market.came_from.values())
    sound(all(map(chart.has, cells)), "a token is off the chart")
    sound(all(market.stacks.values()), "a cell of the chart has an empty stack")
    there = [company for stack in market.stacks.values() for company in stack]
    priced = {company for company, it in state.charters.items() if it.par is not None and not it.closed}
    _once(there, "token on the chart")
    sound(set(there) == priced, "the tokens on the chart are not those of the companies that have a price")
    _known(market.came_from, priced, "company with a price")


def _check_board(state: EighteenxxState, facts: Facts) -> None:
    """Check that every tile and tunnel of the box is on the map or in the box, and lies as it may."""
    board, printed = state.board, state.printed
    _known((*board.laid, *board.tunnels), printed.hexes, "hex")
    copies: dict[TileName, list[int]] = {name: list(left) for name, left in board.supply.items()}
    full = printed.full_supply()
    sound(copies.keys() == full.keys(), "other tiles than those of the box")
    for hex_, laid in board.laid.items():
        sound(laid.tile in printed.tiles, f"there is no tile {laid.tile!r}")
        copies[laid.tile].append(laid.copy)
        sound(_may_lie(printed.ground, hex_, laid, facts.home_tiles.get(hex_)), f"no such tile lies on {hex_}")
    for hex_, tunnels in board.tunnels.items():
        for tunnel in tunnels:
            _check_tunnel(printed, hex_, tunnel)
            copies[tunnel.tunnel].append(tunnel.copy)
        sides = [end for tunnel in tunnels for end in tunnel.ends]
        sound(bool(sides), f"no tunnel is under {hex_}")
        _once(sides, "side of a tunnel")
    sound({name: sorted(there) for name, there in copies.items()} == full, "a tile is in two places, or in none")
    _known(state.changed, printed.hexes, "hex")
    _once(state.changed, "hex")


def _may_lie(ground: Ground, hex_: HexName, laid: LaidTile, home_tiles: frozenset[TileName] | None) -> bool:
    """Return whether a tile can lie on a hex as it does, after upgrades of what is printed there."""
    if laid.rotation not in range(len(EDGES)):
        return False
    lying = ground.rotated(laid.tile, laid.rotation)
    if any(ground.beyond(hex_, edge) is None for edge in lying.exits):
        return False
    if home_tiles and laid.tile in _reached(ground, home_tiles):
        return True
    return laid.tile in _possible(ground, hex_) and _keeps_printed_track(ground.hexes[hex_], lying)


def _keeps_printed_track(old: Tile, lying: Tile) -> bool:
    """Return whether printed track is still there after any upgrades, which may join cities or turn towns into one."""
    stays = all(any(set(stop.exits) <= set(new.exits) for new in lying.stops) for stop in old.stops)
    return stays and set(old.tracks) <= set(lying.tracks)


@cache
def _possible(ground: Ground, hex_: HexName) -> frozenset[TileName]:
    old = ground.hexes[hex_]
    first = (name for name, new in ground.tiles.items() if is_next_colour(old, new) and keeps_stops(old, new))
    return _reached(ground, frozenset(first))


@cache
def _reached(ground: Ground, first: frozenset[TileName]) -> frozenset[TileName]:
    """Return some tiles and all that may replace them sooner or later, whatever their track."""
    found, waiting = set(first), list(first)
    while waiting:
        more = _upgrades(ground)[waiting.pop()] - found
        found |= more
        waiting += more
    return frozenset(found)


@cache
def _upgrades(ground: Ground) -> Mapping[TileName, frozenset[TileName]]:
    tiles = ground.tiles.items()
    return {
        name: frozenset(other for other, new in tiles if is_next_colour(old, new) and keeps_stops(old, new))
        for name, old in tiles
    }


def _check_tunnel(printed: Printed, hex_: HexName, tunnel: LaidTunnel) -> None:
    low, high = tunnel.ends
    sound(low in EDGES and high in EDGES and low < high, f"a tunnel under {hex_} leads to {tunnel.ends}")
    sound(kind_of(printed, tunnel.ends) == tunnel.tunnel, f"a tunnel under {hex_} is none of that kind")
    fits = printed.hexes[hex_].tunnels and open_sides(printed.ground, hex_).issuperset(tunnel.ends)
    sound(fits, f"no such tunnel is under {hex_}")


def _check_stations(state: EighteenxxState, facts: Facts) -> None:
    board, ground = state.board, state.printed.ground
    _known(board.stations, state.printed.hexes, "hex")
    built = Counter[CompanyId]()
    for hex_, stops in board.stations.items():
        room = [stop.slots for stop in board.tile(ground, hex_).stops]
        sound([len(slots) for slots in stops] == room, f"the stations of {hex_} do not suit its tile")
        there = [company for slots in stops for company in slots if company is not None]
        sound(bool(there), f"no station is in {hex_}")
        _known(there, state.charters, "company")
        built.update(there)
    of_all = 0
    for company, charter in state.charters.items():
        number, printed = charter.stations + built[company], _stations_of(facts.box, company)
        within(charter.stations, 0, MOST_COUNTED, f"the stations of {company}")
        sound(charter.floated or not built[company], f"{company} has stations and does not operate")
        enough = number in {0, printed} if charter.closed else number == printed or charter.has_acquired
        sound(enough, f"{company} has {number} stations")
        of_all += number
    sound(of_all <= sum(_stations_of(facts.box, company) for company in state.charters), "there are too many stations")


def _stations_of(box: Printed, company: CompanyId) -> int:
    number = box.companies[company].stations
    return box.kind(company).stations if number is None else number


def _check_trains(state: EighteenxxState) -> None:
    """Check that each card is in one place, and runs as something that it can."""
    depot, printed = state.depot, state.printed
    sound(depot.phase in printed.phases, f"there is no phase {depot.phase!r}")
    for company, charter in state.charters.items():
        begun = charter.president is None or printed.companies[company].kind in printed.phases[depot.phase].limit
        sound(begun, f"{company} has started before phase {depot.phase} lets it")
    _known(depot.rusted, printed.faces, "train")
    _once(depot.rusted, "train")
    _known(depot.tolerated, state.charters, "company")
    owned = [train for charter in state.charters.values() for train in charter.trains]
    cards = [*cards_of_bank(depot), *owned]
    for train in cards:
        sound(train.rank in printed.cards, f"there is no train {train.rank!r}")
        card = printed.cards[train.rank]
        within(train.copy, 0, (MOST_ENDLESS if card.count is None else card.count) - 1, f"the number of a {train.rank}")
        _known([train.face], [face.name for face in card.faces], "train")
    _once([train.id for train in cards], "card")
    for company, charter in state.charters.items():
        if charter.trains and printed.kind(company).trains_age:
            rusted = {train.face for train in charter.trains} & set(depot.rusted)
            sound(not rusted, f"{company} has a train that has rusted")
    _check_decks(state)


def _check_decks(state: EighteenxxState) -> None:
    printed, decks = state.printed, state.depot.decks
    numbers = sorted({card.deck for card in printed.cards.values()})
    sound(len(decks) == len(numbers), "there are more or fewer decks than printed")
    for number, deck in zip(numbers, decks, strict=True):
        sound(all(printed.cards[train.rank].deck == number for train in deck), "a card lies in another deck")
        last = [card for card in printed.cards.values() if card.deck == number][-1]
        sound(last.count is not None or (bool(deck) and deck[-1].rank == last.rank), f"no {last.rank} is left")
    retired = [train.face for train in state.depot.retired]
    sound(all(printed.faces[face].retires for face in retired), "a train has retired that cannot")


def _check_private_companies(state: EighteenxxState) -> None:
    printed = state.printed
    sound(list(state.private_companies) == list(printed.private_companies), "other private companies than printed")
    owners = {*_seats(state), *(company for company, it in state.charters.items() if it.floated)}
    _known((it.owner for it in state.private_companies.values() if it.owner is not None), owners, "owner")


def _check_frames(state: EighteenxxState, facts: Facts) -> None:
    """Check that everybody who has a turn exists, and that the game is over exactly when no round is left."""
    sound(state.finished == (not state.frames), "the game is over and goes on")
    facts.rounds.check(state.frames, {*_seats(state), *state.printed.companies})
    for number, frame in enumerate(state.frames):
        sound((frame.round in facts.outermost) == (not number), f"{frame.round} is not where it can be")
        if frame.round in facts.of_seats:
            _known(frame.actors, _seats(state), "seat")
            continue
        _known(frame.actors, state.printed.companies, "company")
        sound(state.charters[CompanyId(str(frame.actor))].president is not None, f"nobody decides for {frame.actor}")


def _check_calendar(state: EighteenxxState) -> None:
    calendar, trading = state.calendar, state.trading
    for value in (calendar.set, calendar.operating, calendar.rounds, trading.passes):
        within(value, 0, MOST_COUNTED, "a number of rounds")
    within(calendar.round, 0, min(calendar.rounds, calendar.operating), "the operating round")
    _known((*trading.sold, *trading.sold_certificates), state.charters, "company")
    sound(all(map(state.printed.chart.has, trading.sold.values())), "a sale was off the chart")
    for number in trading.sold_certificates.values():
        within(number, 0, MOST_COUNTED, "a number of certificates")
    barred = trading.barred
    _known((*([] if trading.last is None else [trading.last]), *(seat for seat, _ in barred)), _seats(state), "seat")
    _known((company for _, company in barred), state.charters, "company")


def _check_turn(state: EighteenxxState) -> None:
    """Check what the operating company has done, and the latest run."""
    turn = state.turn
    if state.frames and state.frames[0].round == OPERATING:
        sound(turn is not None and turn.company == state.frames[0].actor, "another company has its turn")
    if turn is not None:
        _check_company_turn(state, turn)
        _check_runs(state, turn.runs)
    if state.last_run is not None:
        _known([state.last_run.company], state.printed.companies, "company")
        _check_runs(state, state.last_run.runs)


def _check_company_turn(state: EighteenxxState, turn: CompanyTurn) -> None:
    homeless = [] if turn.homeless is None else [turn.homeless]
    _known((turn.company, *homeless), state.printed.companies, "company")
    sound(not state.charters[turn.company].closed, f"{turn.company} is closed and has its turn")
    for value in (turn.yellow, turn.tunnels):
        within(value, 0, MOST_COUNTED, "a number of tiles")
    within(turn.revenue, 0, MOST_MONEY, "the revenue")
    _known(turn.received, _card_ids(state.printed), "card")
    if turn.wanted is not None:
        within(turn.wanted.price, 0, MOST_MONEY, "the price of a train")
        words = {"deck", "pool", "retired", "for", *state.printed.faces, *state.charters, *_card_ids(state.printed)}
        _known(turn.wanted.item.split(" "), words, "train")


def _check_runs(state: EighteenxxState, runs: Collection[TrainRun]) -> None:
    printed = state.printed
    for run in runs:
        _known([run.train], _card_ids(printed), "card")
        _known([run.face], {"", *printed.faces}, "train")
        within(run.revenue, 0, MOST_MONEY, "the revenue of a train")
        _known((hex_ for hex_, _ in (*run.stops, *run.sides)), printed.hexes, "hex")
        _known((edge for _, edge in run.sides), EDGES, "edge")
        for stop in run.stops:
            _check_stop(printed.ground, stop)


def _check_stop(ground: Ground, place: Place) -> None:
    """Check the number of a stop, even if the tile that it was on has been upgraded or taken up since."""
    most = max(len(tile.stops) for tile in (ground.hexes[place.hex], *ground.tiles.values()))
    within(place.stop, 0, most - 1, "the number of a stop")


@cache
def _card_ids(printed: Printed) -> frozenset[str]:
    """Return the ids that cards can have."""
    cards = printed.cards.values()
    return frozenset(
        Train(card.rank, copy, "").id
        for card in cards
        for copy in range(MOST_ENDLESS if card.count is None else card.count)
    )


def _check_auction(state: EighteenxxState) -> None:
    auction = state.auction
    if auction is None:
        return
    offered = list(state.printed.figures.offer)
    sound(
        bool(auction.unsold) and auction.unsold == [lot for lot in offered if lot in auction.unsold], "nothing is sold"
    )
    _known(auction.bids, auction.unsold, "lot")
    within(auction.reduction, 0, MOST_MONEY, "the reduction")
    _known([] if auction.last_buyer is None else [auction.last_buyer], _seats(state), "seat")
    for bids in auction.bids.values():
        _known((bid.seat for bid in bids), _seats(state), "seat")
        _once([bid.seat for bid in bids], "bidder")
        prices = [bid.price for bid in bids]
        sound(prices == sorted(set(prices)) and all(price > 0 for price in prices), "bids are not above each other")
    for seat, bound in _bound(auction).items():
        sound(bound <= state.players[seat].cash, "somebody has bid more than there is")


def _bound(auction: Auction) -> Counter[int]:
    """Return how much money of each seat is bound by bids."""
    bound = Counter[int]()
    for bids in auction.bids.values():
        for bid in bids:
            bound[bid.seat] += bid.price
    return bound


def _check_offers(state: EighteenxxState, facts: Facts) -> None:
    offered = [] if state.offer is None else [state.offer]
    sound(bool(offered) == any(frame.round == "offer" for frame in state.frames), "an offer waits for nobody")
    for offer in (*offered, *state.refused):
        _known([offer.kind], facts.deals, "deal")
        _known([offer.company, *_things(state, offer)], _subjects(state), "thing to be had")
        _known([offer.proposer, offer.responder], _seats(state), "seat")
        within(offer.price, 0, MOST_MONEY, "an offer")
    for offer in offered:
        sound(offer.proposer != offer.responder, "somebody makes an offer to himself")
        sound({*state.frame.actors} == {offer.proposer, offer.responder}, "an offer waits for others")
        sound(not state.charters[offer.company].closed, f"{offer.company} is closed")


def _things(state: EighteenxxState, offer: Offer) -> list[str]:
    """Return the ids that an offer names: one, or two companies joined by a plus sign."""
    return [offer.what] if offer.what in _subjects(state) else offer.what.split("+")


def _subjects(state: EighteenxxState) -> Collection[str]:
    return {*state.charters, *state.private_companies, *_card_ids(state.printed)}


def _check_money(state: EighteenxxState) -> None:
    """Check that there is neither more money than there can be nor less than none."""
    within(all_money(state), 0, MOST_MONEY, "all money with that of the bank")


def all_money(state: EighteenxxState) -> int:
    """Return what everybody has plus what the bank has taken in: 0 if that was counted from the start."""
    cash = sum(player.cash for player in state.players) + sum(it.cash for it in state.charters.values())
    return cash + state.bank


def check_conserved(state: EighteenxxState) -> None:
    """Check that no money is missing, in a game whose bank was counted from the start. Raises UnsoundPosition."""
    sound(all_money(state) == 0, "the money of all and of the bank is not as much as there was")
