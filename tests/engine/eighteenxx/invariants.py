"""What is true in every position of an 18xx game: money, trains, tiles and shares are where they can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.eighteenxx.certificates import BANKS
from engine.eighteenxx.companies import Train
from engine.eighteenxx.trains import cards_of_bank


def money(state: Any) -> int:
    """What everybody has together, the bank included: the same at every position of a game."""
    return state.bank + sum(p.cash for p in state.players) + sum(c.cash for c in state.charters.values())


def trains(state: Any) -> dict[tuple[str, str], int]:
    """Count the train cards in the game, each by its id."""
    owned = (train for charter in state.charters.values() for train in charter.trains)
    return dict(Counter(("train", train.id) for train in (*cards_of_bank(state.depot), *owned)))


def tiles(state: Any) -> dict[tuple[str, str], int]:
    """Count the copies of each tile and tunnel, on the map and in the box."""
    laid = Counter(tile.tile for tile in state.board.laid.values())
    laid += Counter(tunnel.tunnel for tunnels in state.board.tunnels.values() for tunnel in tunnels)
    return {("tile", tile): len(copies) + laid[tile] for tile, copies in state.board.supply.items()}


def shares(state: Any) -> dict[tuple[str, str], int]:
    """Count the certificates of each company, and the percent that they stand for together, options paid in full."""
    counted = {}
    for company, charter in state.charters.items():
        counted["certificate", company] = len(charter.certificates)
        counted["percent", company] = sum(one.percent * (2 if one.option else 1) for one in charter.certificates)
    return counted


def check_trains(state: Any) -> None:
    """No card is in two places, and there are no more of a rank than were printed."""
    owned: Iterable[Train] = (train for charter in state.charters.values() for train in charter.trains)
    cards = Counter(train.id for train in (*cards_of_bank(state.depot), *owned))
    assert set(cards.values()) <= {1}
    for card in state.printed.cards.values():
        assert card.count is None or sum(name.rstrip("0123456789") == card.rank for name in cards) <= card.count
    for charter in state.charters.values():
        aging = charter.id in state.printed.companies and state.printed.kind(charter.id).trains_age
        assert not aging or not {train.face for train in charter.trains} & set(state.depot.rusted)


def check_tiles(state: Any) -> None:
    """Every tile of the box is on the map or in the box."""
    dug = [tunnel for tunnels in state.board.tunnels.values() for tunnel in tunnels]
    for name, tunnel in state.printed.tunnels.items():
        under = [other.copy for other in dug if other.tunnel == name]
        assert sorted((*under, *state.board.supply[name])) == list(range(tunnel.count))
    for name, tile in state.printed.tiles.items():
        laid = [laid.copy for laid in state.board.laid.values() if laid.tile == name]
        assert sorted((*laid, *state.board.supply[name])) == list(range(tile.count))


def check_shares(state: Any) -> None:
    """The president of a company owns its president's certificate and nobody has more shares than he."""
    for charter in state.charters.values():
        if charter.closed or charter.par is None:
            continue
        assert charter.president == charter.holders[0] not in BANKS
        owned: Counter[int | str] = Counter()
        for certificate in charter.certificates:
            owned[certificate.holder] += certificate.percent
        halves = sum(certificate.percent for certificate in charter.certificates if certificate.option)
        assert sum(owned.values()) + halves == 100
        treasury = (*BANKS, charter.id)
        assert all(percent <= owned[charter.holders[0]] for owner, percent in owned.items() if owner not in treasury)
