"""Pictures in words, for those who cannot see them.

Each is told from the fullest version to the shortest: where the game is far and names are long, details are left out
rather than the end cut off.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby

from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.eighteenxx.board import LaidTile
from engine.eighteenxx.companies import Owner
from engine.eighteenxx.views import CompanyView, EighteenxxView, PlayerView, TrainRun
from engine.eighteenxx.words import colour_words
from engine.hexes import Edge, HexName
from rendering.api import Versions
from rendering.eighteenxx.edition import Edition
from rendering.page import DASH

IN_A_LIST = 25
"""How many tiles are named in one sentence."""


def board(edition: Edition, view: EighteenxxView) -> Versions:
    """Say the position: whose turn it is, what changed, the companies in operating order, the players.

    The shorter version leaves out where the companies' stations are, and their cash.
    """
    companies = [view.companies[name] for name in view.operating]
    return (
        _board(edition, view, tuple(_on_the_map(view, company) for company in companies)),
        _board(edition, view, tuple(map(_in_order, companies))),
    )


def _board(edition: Edition, view: EighteenxxView, companies: tuple[Param, ...]) -> Text:
    return text(
        "18xx.alt.map",
        game=text(f"game.name.{edition.printed.game}"),
        stage=edition.stage(view),
        turn=_turn(view),
        awaited=len(view.to_move),
        phase=view.depot.phase,
        colour=colour_words(view.depot.tiles),
        laid=len(view.map.laid),
        changed=tuple(view.map.changed),
        lit=len(view.map.changed),
        companies=companies,
        running=len(view.operating),
        players=tuple(text("18xx.alt.cash", player=Player(seat), cash=view.players[seat].cash) for seat in view.order),
    )


def changed(edition: Edition, view: EighteenxxView) -> Versions:
    """Say what was touched last on the map and what is there now; shorter: only where."""
    places = dict.fromkeys(view.map.changed)
    return (
        text("18xx.alt.changed", places=tuple(_place(edition, view, name) for name in places)),
        text("18xx.alt.changed", places=tuple(edition.printed.hexes[name].at for name in places)),
    )


def _place(edition: Edition, view: EighteenxxView, name: HexName) -> Param:
    printed, laid = edition.printed.hexes[name], view.map.laid.get(name)
    companies = tuple(company for slots in view.map.stations.get(name, ()) for company in slots if company is not None)
    place: Param = printed.at
    if laid is not None:
        place = _laid(edition, name, laid)
    elif printed.name is not None:
        place = text("18xx.alt.city", hex=printed.at, city=printed.name)
    return text("18xx.alt.with_stations", place=place, companies=companies) if companies else place


def details(edition: Edition, view: EighteenxxView) -> tuple[Text, ...]:
    """Say which tile lies where, and what edges its tracks join."""
    laid = [_laid(edition, name, tile) for name, tile in sorted(view.map.laid.items())]
    lists = (laid[first : first + IN_A_LIST] for first in range(0, len(laid), IN_A_LIST))
    return tuple(text("18xx.words.tiles", tiles=tuple(some)) for some in lists)


def _laid(edition: Edition, name: HexName, laid: LaidTile) -> Text:
    tile = edition.printed.tiles[laid.tile].tile.rotated(laid.rotation)
    ways = [*tile.tracks, *(stop.exits for stop in tile.stops if stop.exits)]
    tracks = tuple(text(f"18xx.words.track_{len(edges)}", **_ends(edges)) for edges in ways)
    printed = edition.printed.hexes[name]
    if printed.name is None:
        return text("18xx.words.tile", hex=printed.at, tile=laid.tile, tracks=tracks)
    return text("18xx.words.tile_in", hex=printed.at, city=printed.name, tile=laid.tile, tracks=tracks)


def _ends(edges: Sequence[Edge]) -> dict[str, Text]:
    return {name: text(f"18xx.words.edge_{edge}") for name, edge in zip("abcdef", edges, strict=False)}


def _turn(view: EighteenxxView) -> Text:
    players = tuple(Player(seat) for seat in view.to_move)
    if view.turn is not None and view.calendar.stage == "operating":
        return text("18xx.alt.turn_for", players=players, company=view.turn.company)
    return text("18xx.alt.turn", players=players)


def _on_the_map(view: EighteenxxView, company: CompanyView) -> Text:
    hexes = [name for name, stops in view.map.stations.items() if any(company.id in slots for slots in stops)]
    return text(
        "18xx.alt.on_the_map",
        company=company.id,
        price=company.price or 0,
        stations=tuple(sorted(hexes)),
        built=len(hexes),
        trains=_faces(company),
        owned=len(company.trains),
        cash=company.cash,
    )


def _in_order(company: CompanyView) -> Text:
    return text(
        "18xx.alt.on_the_map_brief",
        company=company.id,
        price=company.price or 0,
        trains=_faces(company),
        owned=len(company.trains),
    )


def _faces(company: CompanyView) -> str:
    return " ".join(train.face for train in company.trains)


def chart(edition: Edition, view: EighteenxxView) -> Versions:
    """Say where the companies stand, the highest price first."""
    chart_ = edition.printed.chart
    places: list[Param] = [
        text("18xx.alt.at_price", price=chart_.price(place), companies=tuple(view.chart[place]))
        for place in sorted(view.chart, key=chart_.rank, reverse=True)
    ]
    return (text("18xx.alt.chart", places=tuple(places), count=len(places)),)


def charters(edition: Edition, view: EighteenxxView) -> Versions:
    """Say what each company that has started is and has, and who holds it; shorter: its president; shorter: nobody."""
    running = [
        company for company in view.companies.values() if company.par is not None or company.id in view.operating
    ]
    started = [company for company in running if not company.closed]
    started.sort(key=lambda company: -(company.price or 0))
    printed = edition.printed
    waiting = tuple(
        company.id
        for company in view.companies.values()
        if company not in running and company.opened and not company.closed and printed.kind(company.id).par
    )
    told = (
        tuple(_charter(edition, view, company) for company in started),
        tuple(_charter_brief(company, presided=company.president is not None) for company in started),
        tuple(_charter_brief(company, presided=False) for company in started),
    )
    return tuple(
        text(
            "18xx.alt.charters",
            companies=companies,
            started=len(started),
            waiting=waiting,
            open=len(waiting),
        )
        for companies in told
    )


def _charter(edition: Edition, view: EighteenxxView, company: CompanyView) -> Text:
    holders = tuple(text("18xx.alt.holds", owner=_owner(o), percent=held) for o, held in company.holders.items())
    return text(
        "18xx.alt.charter",
        company=company.id,
        price=company.price or 0,
        cash=company.cash,
        trains=_faces(company),
        owned=len(company.trains),
        stations=company.stations,
        holders=holders,
        bank=company.for_sale,
        privates=tuple(company.private_companies),
        owns=len(company.private_companies),
        more=edition.charter_words(view, company),
    )


def _charter_brief(company: CompanyView, *, presided: bool) -> Text:
    return text(
        "18xx.alt.charter_brief",
        company=company.id,
        price=company.price or 0,
        cash=company.cash,
        trains=_faces(company),
        owned=len(company.trains),
        stations=company.stations,
        owns=len(company.private_companies),
        privates=" ".join(company.private_companies),
        presided=int(presided),
        president=_owner(company.president) if company.president is not None else "",
    )


def _owner(owner: Owner) -> Param:
    return Player(Seat(owner)) if isinstance(owner, int) else owner


def trains(edition: Edition, view: EighteenxxView) -> Versions:
    """Say the phase, the top card and what it would rust, the decks, the pool and the limits."""
    depot = view.depot
    deck: list[Param] = [
        text("18xx.alt.rank", rank=rank, count=len(list(cards)))
        for rank, cards in groupby(chain.from_iterable(depot.decks), key=lambda train: train.rank)
    ]
    offers: list[Param] = [
        text(
            "18xx.alt.face",
            face=name,
            price=edition.printed.faces[name].price,
            rusts=_rusts(edition, view, name),
            gone=len(_rusts(edition, view, name)),
        )
        for name in depot.on_offer
    ]
    told = text(
        "18xx.alt.trains",
        phase=depot.phase,
        colour=colour_words(depot.tiles),
        faces=tuple(offers),
        deck=tuple(deck),
        pool=tuple(train.face for train in depot.pool),
        pooled=len(depot.pool),
        rusted=tuple(depot.rusted),
        gone=len(depot.rusted),
        limits=" / ".join(str(limit) for limit in depot.limits.values()),
        more=edition.trains_words(view),
    )
    return (told,)


def _rusts(edition: Edition, view: EighteenxxView, face: str) -> tuple[str, ...]:
    return tuple(old for old in edition.printed.faces[face].rusts if old not in view.depot.rusted)


def players(edition: Edition, view: EighteenxxView) -> Versions:
    """Say what each player has, in turn order; the shorter version leaves out certificates and what a game adds."""
    seats = [view.players[seat] for seat in view.order]
    return (
        text("18xx.alt.players", players=tuple(_player(edition, view, seat) for seat in seats)),
        text("18xx.alt.players_brief", players=tuple(map(_player_brief, seats))),
    )


def _player_brief(player: PlayerView) -> Text:
    return text(
        "18xx.alt.player_brief",
        player=Player(player.seat),
        cash=player.cash,
        worth=player.worth,
        shares=" ".join(f"{name} {held}" for name, held in player.shares.items()),
        held=len(player.shares),
        privates=" ".join(player.private_companies),
        owns=len(player.private_companies),
    )


def _player(edition: Edition, view: EighteenxxView, player: PlayerView) -> Text:
    shares = tuple(text("18xx.alt.share", company=name, percent=held) for name, held in player.shares.items())
    return text(
        "18xx.alt.player",
        player=Player(player.seat),
        cash=player.cash,
        worth=player.worth,
        certificates=player.certificates,
        limit=view.certificate_limit,
        more=edition.player_words(player),
        shares=shares,
        held=len(shares),
        privates=tuple(player.private_companies),
        owns=len(player.private_companies),
    )


def tiles(edition: Edition, view: EighteenxxView) -> Versions:
    """Say how many of each tile are left."""
    red = {tile.name for tile in edition.printed.tiles.values() if tile.colour == "red"}
    left: list[Param] = [
        text("18xx.alt.tile", tile=name, count=count)
        for name, count in view.map.supply.items()
        if count and name not in red
    ]
    gone = tuple(name for name, count in view.map.supply.items() if not count and name not in red)
    return (text("18xx.alt.tiles", tiles=tuple(left), gone=gone, used_up=len(gone)),)


def private_companies(edition: Edition, view: EighteenxxView) -> Versions:
    """Say whose the private companies are; in the round of their sale, what the others cost."""
    owned: list[Param] = [
        text("18xx.alt.private_company", private=private.id, owner=_owner(private.owner))
        for private in view.private_companies.values()
        if private.owner is not None
    ]
    printed, sale = edition.printed.private_companies, view.calendar.stage == edition.sale
    free: list[Param] = [
        text("18xx.alt.private_for_sale", private=private.id, price=printed[private.id].price)
        for private in view.private_companies.values()
        if private.owner is None and sale
    ]
    return (
        text("18xx.alt.private_companies", owned=tuple(owned), count=len(owned), free=tuple(free), for_sale=len(free)),
    )


def runs(edition: Edition, view: EighteenxxView) -> Versions:
    """Say where the trains ran and what they earned; the shorter version names only the ends of each run."""
    assert view.last_run is not None
    ran, total = view.last_run, sum(run.revenue for run in view.last_run.runs)
    return (
        text("18xx.alt.runs", company=ran.company, revenue=total, runs=tuple(_run(edition, run) for run in ran.runs)),
        text(
            "18xx.alt.runs",
            company=ran.company,
            revenue=total,
            runs=tuple(_run_brief(edition, run) for run in ran.runs),
        ),
    )


def _run(edition: Edition, run: TrainRun) -> Text:
    stops = f" {DASH} ".join(edition.stop_name(place.hex) for place in run.stops)
    return text("18xx.alt.run", train=run.face, stops=stops, revenue=run.revenue)


def _run_brief(edition: Edition, run: TrainRun) -> Text:
    ends = (edition.stop_name(place.hex) for place in (run.stops[0], run.stops[-1]))
    return text(
        "18xx.alt.run_brief",
        train=run.face,
        ends=f" {DASH} ".join(ends),
        stops=len(run.stops),
        revenue=run.revenue,
    )


def report(edition: Edition, view: EighteenxxView) -> Versions:
    """Say the final reckoning, the winner first."""
    reckonings = sorted(view.reckonings or (), key=lambda reckoning: (reckoning.place, reckoning.seat))
    lines: list[Param] = [
        text(
            "18xx.alt.reckoning",
            place=reckoning.place,
            player=Player(reckoning.seat),
            total=reckoning.total,
            cash=reckoning.cash,
            shares=reckoning.shares,
            privates=reckoning.private_companies,
            more=edition.reckoning_words(reckoning),
        )
        for reckoning in reckonings
    ]
    return (text("18xx.alt.report", players=tuple(lines)),)


def legend(signs: Sequence[Text]) -> Versions:
    """Say what the signs on the map mean."""
    return (text("18xx.alt.legend", signs=tuple(signs), number=len(signs)),)
