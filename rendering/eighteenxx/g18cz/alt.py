"""Pictures of 18CZ in words, for those who cannot see them.

Each is told from the fullest version to the shortest: where the game is far and names are long, details are left out
rather than the end cut off.
"""

from __future__ import annotations

from itertools import groupby

from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.eighteenxx.companies import Owner
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.view import G18czPlayerView, G18czView
from engine.eighteenxx.views import CompanyView, TrainRun
from rendering.api import Versions
from rendering.eighteenxx.g18cz.runs import stop_name
from rendering.eighteenxx.g18cz.strip import stage
from rendering.page import DASH


def board(view: G18czView) -> Versions:
    """Say the position: whose turn it is, what changed, the companies in operating order, the players.

    The shorter version leaves out where the companies' stations are, and their cash.
    """
    companies = [view.companies[name] for name in view.operating]
    return (
        _board(view, tuple(_on_the_map(view, company) for company in companies)),
        _board(view, tuple(map(_in_order, companies))),
    )


def _board(view: G18czView, companies: tuple[Param, ...]) -> Text:
    return text(
        "18cz.alt.map",
        stage=stage(view),
        turn=_turn(view),
        phase=view.depot.phase,
        colour=text(f"18cz.picture.colour.{view.depot.tiles}"),
        laid=len(view.map.laid),
        changed=tuple(view.map.changed),
        lit=len(view.map.changed),
        companies=companies,
        running=len(view.operating),
        players=tuple(text("18cz.alt.cash", player=Player(seat), cash=view.players[seat].cash) for seat in view.order),
    )


def _turn(view: G18czView) -> Text:
    if not view.to_move:
        return text("18cz.alt.over")
    players = tuple(Player(seat) for seat in view.to_move)
    if view.turn is not None and view.calendar.stage == "operating":
        return text("18cz.alt.turn_for", players=players, company=view.turn.company)
    return text("18cz.alt.turn", players=players)


def _on_the_map(view: G18czView, company: CompanyView) -> Text:
    hexes = [name for name, stops in view.map.stations.items() if any(company.id in slots for slots in stops)]
    return text(
        "18cz.alt.on_the_map",
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
        "18cz.alt.on_the_map_brief",
        company=company.id,
        price=company.price or 0,
        trains=_faces(company),
        owned=len(company.trains),
    )


def _faces(company: CompanyView) -> str:
    return " ".join(train.face for train in company.trains)


def chart(view: G18czView) -> Versions:
    """Say where the companies stand, the highest price first."""
    prices = everything().chart.prices
    places: list[Param] = [
        text("18cz.alt.at_price", price=prices[place], companies=tuple(view.chart[place]))
        for place in sorted(view.chart, reverse=True)
    ]
    return (text("18cz.alt.chart", places=tuple(places), count=len(places)),)


def charters(view: G18czView) -> Versions:
    """Say what each company that has started is and has, and who holds it; shorter: its president; shorter: nobody."""
    started = [company for company in view.companies.values() if company.par is not None and not company.closed]
    started.sort(key=lambda company: -(company.price or 0))
    waiting = tuple(company.id for company in view.companies.values() if company.par is None and company.opened)
    told = (
        tuple(map(_charter, started)),
        tuple(_charter_brief(company, presided=company.president is not None) for company in started),
        tuple(_charter_brief(company, presided=False) for company in started),
    )
    return tuple(
        text(
            "18cz.alt.charters",
            companies=companies,
            started=len(started),
            waiting=waiting,
            open=len(waiting),
        )
        for companies in told
    )


def _charter(company: CompanyView) -> Text:
    holders = tuple(text("18cz.alt.holds", owner=_owner(o), percent=held) for o, held in company.holders.items())
    return text(
        "18cz.alt.charter",
        company=company.id,
        price=company.price or 0,
        cash=company.cash,
        trains=_faces(company),
        owned=len(company.trains),
        stations=company.stations,
        holders=holders,
        bank=company.for_sale,
        locals=tuple(company.private_companies),
        railways=len(company.private_companies),
    )


def _charter_brief(company: CompanyView, *, presided: bool) -> Text:
    return text(
        "18cz.alt.charter_brief",
        company=company.id,
        price=company.price or 0,
        cash=company.cash,
        trains=_faces(company),
        owned=len(company.trains),
        stations=company.stations,
        railways=len(company.private_companies),
        locals=" ".join(company.private_companies),
        presided=int(presided),
        president=_owner(company.president) if company.president is not None else "",
    )


def _owner(owner: Owner) -> Param:
    return Player(Seat(owner)) if isinstance(owner, int) else owner


def trains(view: G18czView) -> Versions:
    """Say the phase, the top card and what it would rust, the deck, the pool and the limits."""
    depot = view.depot
    deck: list[Param] = [
        text("18cz.alt.rank", rank=rank, count=len(list(cards)))
        for rank, cards in groupby(depot.deck, key=lambda train: train.rank)
    ]
    offers: list[Param] = [
        text(
            "18cz.alt.face",
            face=name,
            price=everything().faces[name].price,
            rusts=_rusts(view, name),
            gone=len(_rusts(view, name)),
        )
        for name in depot.on_offer
    ]
    told = text(
        "18cz.alt.trains",
        phase=depot.phase,
        colour=text(f"18cz.picture.colour.{depot.tiles}"),
        faces=tuple(offers),
        deck=tuple(deck),
        pool=tuple(train.face for train in depot.pool),
        pooled=len(depot.pool),
        rusted=tuple(depot.rusted),
        gone=len(depot.rusted),
        limits=" / ".join(str(limit) for limit in depot.limits.values()),
        exports=depot.exports,
    )
    return (told,)


def _rusts(view: G18czView, face: str) -> tuple[str, ...]:
    return tuple(old for old in everything().faces[face].rusts if old not in view.depot.rusted)


def players(view: G18czView) -> Versions:
    """Say what each player has, in turn order; the shorter version leaves out certificates and debts one by one."""
    seats = [view.players[seat] for seat in view.order]
    return (
        text("18cz.alt.players", players=tuple(_player(view, seat) for seat in seats)),
        text("18cz.alt.players_brief", players=tuple(map(_player_brief, seats))),
    )


def _player_brief(player: G18czPlayerView) -> Text:
    return text(
        "18cz.alt.player_brief",
        player=Player(player.seat),
        cash=player.cash,
        worth=player.worth,
        shares=" ".join(f"{name} {held}" for name, held in player.shares.items()),
        held=len(player.shares),
        locals=" ".join(player.private_companies),
        railways=len(player.private_companies),
    )


def _player(view: G18czView, player: G18czPlayerView) -> Text:
    shares = tuple(text("18cz.alt.share", company=name, percent=held) for name, held in player.shares.items())
    return text(
        "18cz.alt.player",
        player=Player(player.seat),
        cash=player.cash,
        worth=player.worth,
        certificates=player.certificates,
        limit=view.certificate_limit,
        debt=player.debt,
        interest=player.interest,
        shares=shares,
        held=len(shares),
        locals=tuple(player.private_companies),
        railways=len(player.private_companies),
    )


def tiles(view: G18czView) -> Versions:
    """Say how many of each tile are left."""
    left: list[Param] = [
        text("18cz.alt.tile", tile=name, count=count)
        for name, count in view.map.supply.items()
        if count and everything().tiles[name].colour != "red"
    ]
    gone = tuple(
        name for name, count in view.map.supply.items() if not count and everything().tiles[name].colour != "red"
    )
    return (text("18cz.alt.tiles", tiles=tuple(left), gone=gone, used_up=len(gone)),)


def local_railways(view: G18czView) -> Versions:
    """Say whose the local railways are; in the draft, what the others cost."""
    draft = view.calendar.stage == "draft"
    owned: list[Param] = [
        text("18cz.alt.local", local=local.id, owner=_owner(local.owner))
        for local in view.private_companies.values()
        if local.owner is not None
    ]
    free: list[Param] = [
        text("18cz.alt.local_for_sale", local=local.id, price=everything().private_companies[local.id].price)
        for local in view.private_companies.values()
        if local.owner is None and draft
    ]
    return (text("18cz.alt.locals", owned=tuple(owned), count=len(owned), free=tuple(free), for_sale=len(free)),)


def runs(view: G18czView) -> Versions:
    """Say where the trains ran and what they earned; the shorter version names only the ends of each run."""
    assert view.last_run is not None
    ran, total = view.last_run, sum(run.revenue for run in view.last_run.runs)
    return (
        text("18cz.alt.runs", company=ran.company, revenue=total, runs=tuple(map(_run, ran.runs))),
        text("18cz.alt.runs", company=ran.company, revenue=total, runs=tuple(map(_run_brief, ran.runs))),
    )


def _run(run: TrainRun) -> Text:
    stops = f" {DASH} ".join(stop_name(place.hex) for place in run.stops)
    return text("18cz.alt.run", train=run.face, stops=stops, revenue=run.revenue)


def _run_brief(run: TrainRun) -> Text:
    ends = (stop_name(place.hex) for place in (run.stops[0], run.stops[-1]))
    return text(
        "18cz.alt.run_brief",
        train=run.face,
        ends=f" {DASH} ".join(ends),
        stops=len(run.stops),
        revenue=run.revenue,
    )


def report(view: G18czView) -> Versions:
    """Say the final reckoning, the winner first."""
    reckonings = sorted(view.reckonings or (), key=lambda reckoning: (reckoning.place, reckoning.seat))
    lines: list[Param] = [
        text(
            "18cz.alt.reckoning",
            place=reckoning.place,
            player=Player(reckoning.seat),
            total=reckoning.total,
            cash=reckoning.cash,
            shares=reckoning.shares,
            locals=reckoning.private_companies,
            debt=reckoning.debt + reckoning.interest,
        )
        for reckoning in reckonings
    ]
    return (text("18cz.alt.report", players=tuple(lines)),)
