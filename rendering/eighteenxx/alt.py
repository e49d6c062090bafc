"""Pictures of companies, trains and players in words, for those who cannot see them; ``alt_of_map`` has the map.

Each comes in versions from the fullest to the shortest: late in a game, or with long names, details are left out rather
than the end cut off.
"""

from __future__ import annotations

from itertools import chain, groupby

from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.printed import colour_text, owner_param
from engine.eighteenxx.views import CompanyView, EighteenxxView, PlayerView, Reckoning
from rendering.api import Subject, Versions
from rendering.eighteenxx.charters import last_earned
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.players import PLACES
from rendering.eighteenxx.trains import losses


def chart(edition: Edition, view: EighteenxxView) -> Versions:
    """Say where the companies stand, the highest price first."""
    chart_ = edition.printed.chart
    places: list[Param] = [
        text("18xx.alt.at_price", price=chart_.price(place), companies=tuple(view.chart[place]))
        for place in sorted(view.chart, key=chart_.rank, reverse=True)
    ]
    return (text("18xx.alt.chart", places=tuple(places), count=len(places)),)


def charters(edition: Edition, view: EighteenxxView) -> Versions:
    """Say what each company that has started is and has, and who holds it; shorter, its president; then nobody."""
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
    versions = (
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
        for companies in versions
    )


def companies_and_players(view: EighteenxxView) -> tuple[Subject, ...]:
    """Return which companies and players can be looked at."""
    acting = view.turn and view.turn.company
    companies = (
        Subject(f"company/{name}", text("18xx.look.company", company=name), (name,), acts=name == acting)
        for name in view.companies
    )
    players = (Subject(f"player/{seat.seat}", text("player", player=Player(seat.seat))) for seat in view.players)
    return (*companies, *players)


def look_at_company(edition: Edition, view: EighteenxxView, name: CompanyId) -> tuple[Text, ...]:
    """Say what a company is and has, who holds it, where it stands, and where its home is."""
    company, printed = view.companies[name], edition.printed.companies[name]
    stations = tuple(hex_ for hex_, stops in view.map.stations.items() if any(name in slots for slots in stops))
    stands = "closed" if company.closed else "started" if company.par is not None else "not_started"
    home = tuple(dict.fromkeys(map(edition.stop_name, printed.home)))
    return (
        # One for each state of a company.
        text(f"18xx.look.company.{stands}", name=printed.name, home=home),
        _charter(edition, view, company),
        *([text("18xx.look.stations", stations=tuple(map(edition.stop_name, stations)))] if stations else []),
        *([text("18xx.look.revenue", revenue=company.revenue)] if company.revenue is not None else []),
    )


def look_at_player(edition: Edition, view: EighteenxxView, seat: Seat) -> tuple[Text, ...]:
    """Say what a player has."""
    return (_player(edition, view, view.players[seat]),)


def _charter(edition: Edition, view: EighteenxxView, company: CompanyView) -> Text:
    holders = tuple(
        text("18xx.alt.holds", owner=owner_param(owner), percent=held)
        for owner, held in company.holders.items()
        if owner != company.id
    )
    places, said = _places(company), last_earned(edition, view, company, "18xx.alt.earned")
    return text(
        "18xx.alt.charter",
        company=company.id,
        price=company.price or 0,
        cash=company.cash,
        trains=company.train_names,
        owned=len(company.trains),
        stations=company.stations,
        holders=holders,
        places=places,
        for_sale=len(places),
        privates=tuple(company.private_companies),
        owns=len(company.private_companies),
        more=edition.charter_words(view, company),
        earned=said or "",
        recalled=int(said is not None),
    )


def _places(company: CompanyView) -> tuple[Text, ...]:
    """Say how many percent of a company lie in each place where they are for sale."""
    found = ((place, percent(company)) for place, percent in PLACES)
    # One for each of ``PLACES``.
    return tuple(text(f"18xx.alt.place.{place}", percent=percent) for place, percent in found if percent)


def _charter_brief(company: CompanyView, *, presided: bool) -> Text:
    return text(
        "18xx.alt.charter_brief",
        company=company.id,
        price=company.price or 0,
        cash=company.cash,
        trains=company.train_names,
        owned=len(company.trains),
        stations=company.stations,
        owns=len(company.private_companies),
        privates=" ".join(company.private_companies),
        presided=int(presided),
        president=owner_param(company.president) if company.president is not None else "",
    )


def trains(edition: Edition, view: EighteenxxView) -> Versions:
    """Describe the phase, the top card and what it would rust, the decks, the pool and the limits."""
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
    lost = tuple(
        text(
            "18xx.alt.loss",
            train=old,
            face=face,
            companies=tuple(text("18xx.alt.rank", rank=company, count=count) for company, count in owners.items()),
        )
        for face, trains in losses(edition, view).items()
        for old, owners in trains.items()
    )
    sentence = text(
        "18xx.alt.trains",
        phase=depot.phase,
        colour=colour_text(depot.tiles),
        faces=tuple(offers),
        deck=tuple(deck),
        pool=tuple(train.face for train in depot.pool),
        pooled=len(depot.pool),
        rusted=tuple(depot.rusted),
        gone=len(depot.rusted),
        limits=" / ".join(str(limit) for limit in depot.limits.values()),
        more=edition.trains_words(view),
        lost=lost,
        losses=len(lost),
    )
    return (sentence,)


def _rusts(edition: Edition, view: EighteenxxView, face: str) -> tuple[str, ...]:
    return tuple(old for old in edition.printed.faces[face].rusts if old not in view.depot.rusted)


def players(edition: Edition, view: EighteenxxView) -> Versions:
    """Say what each player has, in turn order, and which shares are for sale where.

    Shorter versions leave out what is for sale, then certificates and what a game adds.
    """
    seats = [view.players[seat] for seat in view.order]
    full = tuple(_player(edition, view, seat) for seat in seats)
    offers = tuple(
        text("18xx.alt.offered", company=company.id, places=places)
        for company in view.companies_held
        if (places := _places(company))
    )
    return (
        text("18xx.alt.players", players=full, offers=offers, for_sale=len(offers)),
        text("18xx.alt.players", players=full, offers=(), for_sale=0),
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
    used_up = tuple(name for name, count in view.map.supply.items() if not count and name not in red)
    return (text("18xx.alt.tiles", tiles=tuple(left), gone=used_up, used_up=len(used_up)),)


def private_companies(edition: Edition, view: EighteenxxView) -> Versions:
    """Say who owns the private companies, during their sale what the others cost, and what they can do."""
    owned: list[Param] = [
        text("18xx.alt.private_company", private=private.id, owner=owner_param(private.owner))
        for private in view.private_companies.values()
        if private.owner is not None
    ]
    printed, sale = edition.printed.private_companies, view.calendar.stage == edition.sale
    free: list[Param] = [
        text("18xx.alt.private_for_sale", private=private.id, price=printed[private.id].price)
        for private in view.private_companies.values()
        if private.owner is None and sale
    ]
    there: dict[str, Param] = {"owned": tuple(owned), "count": len(owned), "free": tuple(free), "for_sale": len(free)}
    able = bool(edition.private_abilities())
    return tuple(text("18xx.alt.private_companies", **there, able=int(each)) for each in dict.fromkeys((able, False)))


def report(edition: Edition, view: EighteenxxView) -> Versions:
    """Say why the game is over and the final reckoning, the winner first; if that is too long, no single companies."""
    reckonings = sorted(view.reckonings or (), key=lambda reckoning: (reckoning.place, reckoning.seat))
    return tuple(
        text(
            "18xx.alt.report",
            reason=view.end_reason or "",
            players=tuple(_reckoning(edition, reckoning, single=single) for reckoning in reckonings),
        )
        for single in (True, False)
    )


def _reckoning(edition: Edition, reckoning: Reckoning, *, single: bool) -> Text:
    held = tuple(text("18xx.alt.share_worth", name=name, worth=worth) for name, worth in reckoning.by_company.items())
    return text(
        "18xx.alt.reckoning",
        place=reckoning.place,
        player=Player(reckoning.seat),
        total=reckoning.total,
        cash=reckoning.cash,
        shares=reckoning.shares,
        single=int(single and bool(held)),
        held=held,
        privates=reckoning.private_companies,
        more=edition.reckoning_words(reckoning),
    )
