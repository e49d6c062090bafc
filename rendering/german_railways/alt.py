"""Pictures of German Railways in words, for those who cannot see them.

Each comes in versions from the fullest to the shortest: late in a game, or with long names, details are left out rather
than the end cut off.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.view import AuctionView, GermanView, RailroadView, SeatView
from engine.hexes import HexName
from rendering.api import Subject, Versions
from rendering.german_railways import legend as legend_page
from rendering.german_railways.links import meeting
from rendering.german_railways.signs import name_of, stage


def board(view: GermanView) -> Versions:
    """Describe the position: how far the game has come, what happened last, the players, and what the railroads reach.

    Shorter versions leave out who follows, what a build has paid and how many links there are, or count the cities
    instead of naming them.
    """
    return (
        _board(view, _built(view), tuple(map(_network, view.railroads))),
        _board(view, _built(view, brief=True), tuple(map(_reached, view.railroads)), brief=True),
        _board(view, _built(view), tuple(map(_size, view.railroads))),
        _board(view, _built(view, brief=True), tuple(map(_size, view.railroads)), brief=True),
    )


def changed(view: GermanView) -> Versions:
    """Say what was built last; shorter: without what it has paid."""
    return (_built(view), _built(view, brief=True))


def details(view: GermanView) -> tuple[Text, ...]:
    """Say where each railroad lies, hex by hex in the order they were built."""
    return tuple(map(_lies, view.railroads))


def _lies(railroad: RailroadView) -> Text:
    return text(
        "german.words.railroad",
        railroad=name_of(railroad.id),
        hexes=tuple(_place(at) for at in railroad.hexes),
        locomotives=railroad.locomotives,
        links=tuple(map(name_of, railroad.links)),
    )


def subjects(view: GermanView) -> tuple[Subject, ...]:
    """Return what can be looked at: the hexes, with cities first, the railroads, the players."""
    hexes = sorted(printed_facts().hexes.values(), key=lambda printed: printed.city is None)
    railroads = printed_facts().railroads
    return (
        *(Subject(f"hex/{one.at}", text("german.look.hex", hex=_place(one.at)), (one.at,)) for one in hexes),
        *(Subject(f"railroad/{id_}", text("german.look.railroad", railroad=name_of(id_)), (id_,)) for id_ in railroads),
        *(Subject(f"player/{seat.seat}", text("player", player=Player(seat.seat))) for seat in view.seats),
    )


def look(view: GermanView, subject: Subject) -> tuple[Text, ...]:
    """Describe a hex: its cost, who is there and what is around it; of a railroad or a player, say what it has."""
    kind, _, name = subject.id.partition("/")
    if kind == "hex":
        around = printed_facts().neighbours[HexName(name)]
        near = (text("german.look.near", hex=_place(at), stands=_stands(view, at)) for at in around)
        return (text("german.look.here", stands=_stands(view, HexName(name))), *near)
    if kind == "player":
        player = view.seats[int(name)]
        return (_holdings(view, player), *([_income_of_shares(view, player)] if player.income else []))
    railroad = next(one for one in view.railroads if one.id == name)
    return (_railroad(railroad), _income_of_cities(railroad), _lies(railroad), special(view, railroad))


def _income_of_cities(railroad: RailroadView) -> Text:
    """Say what each city adds to a railroad's income, and what counts again."""
    values = dict(zip(railroad.cities, printed_facts().values(railroad.cities), strict=True))
    return text(
        "german.look.income",
        income=railroad.income,
        parts=tuple(text("german.look.city", city=city, value=value) for city, value in values.items()),
        again=railroad.income - sum(values.values()),
    )


def _income_of_shares(view: GermanView, player: SeatView) -> Text:
    """Say what the shares of each railroad add to a player's income."""
    return text("german.look.income", income=player.income, parts=_parts_of_income(view, player), again=0)


def _parts_of_income(view: GermanView, player: SeatView) -> tuple[Text, ...]:
    """Return how many shares of each railroad a player has, and what each brings."""
    waits = view.switches.unpaid_income == "waits"
    return tuple(
        text("german.look.shares", railroad=name_of(one.id), shares=player.shares[one.id], income=one.income)
        for one in view.railroads
        if one.id in player.shares and (one.pays or not waits)
    )


def special(view: GermanView, railroad: RailroadView) -> Text:
    """Describe the special ability of a railroad, which a switch may change."""
    first = printed_facts().railroads[railroad.id].first_hex_free and view.switches.baden == "first"
    # One for each railroad, and another for the one whose first hex is free.
    return text(f"german.picture.special.{railroad.id}_first" if first else f"german.picture.special.{railroad.id}")


def _stands(view: GermanView, at: HexName) -> Text:
    """Say what a hex costs, what its city is worth, and which railroads are there."""
    printed, figures = printed_facts().hexes[at], printed_facts().figures
    flat = printed.city is not None and view.switches.city_cost == "flat"
    terrain = "plain" if flat else printed.terrain
    there = [railroad for railroad in view.railroads if at in railroad.hexes]
    in_city = [one for one in view.railroads if printed.city is not None and printed.city in one.cities]
    return text(
        "german.look.stands",
        cost=figures.terrain[terrain] + figures.surcharge * len(in_city),
        value=printed.value,
        railroads=_names(railroad.id for railroad in in_city or there),
    )


def _place(at: HexName) -> Param:
    city = printed_facts().hexes[at].city
    return at if city is None else text("german.words.city", hex=at, city=city)


def _board(view: GermanView, built: Text, railroads: tuple[Param, ...], *, brief: bool = False) -> Text:
    # What changed comes first: the bids of an auction, otherwise what was built.
    turn = _turn(view, brief=brief)
    first, then = (turn, built) if view.auction is not None else (built, turn)
    return text(
        "german.alt.board",
        stage=stage(view),
        first=first,
        then=then,
        order=() if brief else _to_come(view),
        players=tuple(map(_player, view.seats)),
        railroads=railroads,
    )


def _turn(view: GermanView, *, brief: bool) -> Text:
    """Say who is to act, and in an auction how it stands."""
    if view.ending is not None:
        # One for each way in which the game ends.
        return text("german.alt.over", ending=text(f"german.picture.ending.{view.ending}"))
    if not view.to_move:
        return text("german.alt.stopped")
    if view.auction is not None:
        return _auction(view.auction, brief=brief)
    return text("german.alt.turn", players=_players(view.to_move))


def _auction(auction: AuctionView, *, brief: bool) -> Text:
    city = printed_facts().hexes[printed_facts().railroads[auction.railroad].start].city
    standings = () if brief else auction.standings
    still = tuple(Seat(seat) for seat, standing in enumerate(standings) if standing not in {"passed", "leads"})
    if auction.bidder is None:
        return text(
            "german.alt.auction_open",
            railroad=name_of(auction.railroad),
            start=city or "",
            turn=Player(auction.turn),
            others=_players(seat for seat in still if seat != auction.turn),
        )
    return text(
        "german.alt.auction",
        railroad=name_of(auction.railroad),
        start=city or "",
        price=auction.price,
        bidder=Player(auction.bidder),
        turn=Player(auction.turn),
        others=_players(seat for seat in still if seat != auction.turn),
    )


def _built(view: GermanView, *, brief: bool = False) -> Text:
    if view.built is None:
        return text("german.alt.nothing_built")
    return text(
        "german.alt.built_brief" if brief else "german.alt.built",
        player=Player(view.built.seat),
        railroad=name_of(view.built.railroad),
        hexes=tuple(view.built.hexes),
        cost=view.built.cost,
        linked=_names(view.built.linked),
        paid=tuple(
            text("german.alt.paid", player=Player(Seat(seat)), amount=paid)
            for seat, paid in enumerate(view.built.paid)
            if paid
        ),
    )


def _to_come(view: GermanView) -> tuple[Param, ...]:
    """Return who still has actions to come in this round, in order."""
    return _players(view.order[view.at :] if view.to_move else ())


def _players(seats: Iterable[Seat]) -> tuple[Param, ...]:
    return tuple(Player(seat) for seat in seats)


def _names(railroads: Iterable[RailroadId]) -> tuple[Param, ...]:
    return tuple(map(name_of, railroads))


def _player(seat: SeatView) -> Text:
    return text("german.alt.cash", player=Player(seat.seat), cash=seat.cash, income=seat.income)


def _network(railroad: RailroadView) -> Text:
    return text(
        "german.alt.network",
        railroad=name_of(railroad.id),
        cities=railroad.cities,
        links=len(railroad.links),
    )


def _reached(railroad: RailroadView) -> Text:
    return text("german.alt.network_brief", railroad=name_of(railroad.id), cities=railroad.cities)


def _size(railroad: RailroadView) -> Text:
    return text(
        "german.alt.size", railroad=name_of(railroad.id), cities=len(railroad.cities), links=len(railroad.links)
    )


def railroads(view: GermanView) -> Versions:
    """Say what each railroad has, who holds it and with whom it is linked.

    The shorter version counts the links, and says the shares player by player.
    """
    return (
        text("german.alt.railroads", stage=stage(view), railroads=tuple(map(_railroad, view.railroads))),
        text(
            "german.alt.railroads_brief",
            stage=stage(view),
            railroads=tuple(map(_railroad_brief, view.railroads)),
            players=tuple(
                text(
                    "german.alt.shares_brief",
                    player=Player(seat.seat),
                    shares=" ".join(f"{id_} {shares}" for id_, shares in seat.shares.items()),
                    held=len(seat.shares),
                )
                for seat in view.seats
            ),
        ),
    )


def _railroad_brief(railroad: RailroadView) -> Text:
    return text(
        "german.alt.railroad_brief",
        id=railroad.id,
        railroad=name_of(railroad.id),
        treasury=railroad.treasury,
        income=railroad.income,
        pays=int(railroad.pays),
        left=railroad.locomotives,
        links=len(railroad.links),
    )


def _railroad(railroad: RailroadView) -> Text:
    return text(
        "german.alt.railroad",
        railroad=name_of(railroad.id),
        treasury=railroad.treasury,
        income=railroad.income,
        pays=int(railroad.pays),
        holders=tuple(
            text("german.alt.holds", player=Player(seat), shares=shares) for seat, shares in railroad.holders.items()
        ),
        unsold=railroad.unsold,
        left=railroad.locomotives,
        linked=_names(railroad.links),
    )


def players(view: GermanView) -> Versions:
    """Say what each player has, and whose turn comes when; the shorter version leaves the turns out."""
    holdings = tuple(_holdings(view, seat) for seat in view.seats)
    return tuple(
        text("german.alt.players", stage=stage(view), order=order, players=holdings) for order in (_to_come(view), ())
    )


def _holdings(view: GermanView, seat: SeatView) -> Text:
    return text(
        "german.alt.player",
        player=Player(seat.seat),
        cash=seat.cash,
        income=seat.income,
        markers=view.bag.markers[seat.seat],
        shares=tuple(
            text("german.alt.shares", railroad=name_of(id_), shares=shares) for id_, shares in seat.shares.items()
        ),
    )


def links(view: GermanView) -> Versions:
    """Say which railroads are linked, and in which cities; the shorter version leaves the cities out."""
    pairs = [(a, b) for number, a in enumerate(view.railroads) for b in view.railroads[number + 1 :] if b.id in a.links]
    lacking = tuple(name_of(r.id) for r in view.railroads if len(r.links) < printed_facts().figures.links_to_end)
    return tuple(
        text(
            "german.alt.links",
            pairs=tuple(_pair(view, a.id, b.id, brief=brief) for a, b in pairs),
            lacking=lacking,
            links=printed_facts().figures.links_to_end,
            over=int(view.ending is not None),
        )
        for brief in (False, True)
    )


def _pair(view: GermanView, a: RailroadId, b: RailroadId, *, brief: bool) -> Text:
    return text("german.alt.pair", a=name_of(a), b=name_of(b), cities=() if brief else meeting(view, a, b))


def bag(view: GermanView) -> Versions:
    """Say how many markers each player has in the bag, and how likely the player is to act next round."""
    chances = tuple(
        text(
            "german.alt.chance",
            player=Player(seat.seat),
            markers=view.bag.markers[seat.seat],
            one=round(100 * view.bag.chance(seat.seat)),
            two=round(100 * view.bag.chance(seat.seat, 2)),
        )
        for seat in view.seats
    )
    markers = sum(view.bag.markers)
    return (text("german.alt.bag", drawn=min(view.bag.places, markers), markers=markers, players=chances),)


def report(view: GermanView) -> Versions:
    """Say who has won, what everybody has, and what their shares bring; the shorter version leaves the shares out."""
    # One for each way in which the game ends.
    ending, versions = text(f"german.picture.ending.{view.ending}"), []
    for brief in (False, True):
        lines: list[Param] = []
        place = 1
        for tied in view.places or ():
            lines += [_final(view, view.seats[seat], place, brief=brief) for seat in tied]
            place += len(tied)
        versions.append(text("german.alt.report", ending=ending, players=tuple(lines)))
    return tuple(versions)


def _final(view: GermanView, seat: SeatView, place: int, *, brief: bool) -> Text:
    parts = () if brief or not seat.income else _parts_of_income(view, seat)
    return text(
        "german.alt.final", place=place, player=Player(seat.seat), cash=seat.cash, income=seat.income, parts=parts
    )


def choice(railroad: RailroadId, hexes: Sequence[str], values: Sequence[str]) -> Text:
    """Say which hexes a railroad can be built into next."""
    return text("german.alt.choice", railroad=name_of(railroad), hexes=tuple(hexes), values=tuple(values))


def legend(view: GermanView) -> Versions:
    """Say what the signs on the board mean."""
    del view
    signs = legend_page.said()
    return (text("german.alt.legend", signs=signs, number=len(signs)),)
