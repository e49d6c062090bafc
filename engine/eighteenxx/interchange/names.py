"""What 18xx.games calls things, and what they are called here."""

from __future__ import annotations

from engine.core.errors import CorruptLog
from engine.eighteenxx.board import LaidTile, TileName
from engine.eighteenxx.companies import CompanyId, Train
from engine.eighteenxx.printed import Printed, SiteNames
from engine.hexes import HexName


def site_names(printed: Printed) -> SiteNames:
    """Return the names that 18xx.games has for things of a game if they differ from ours."""
    assert printed.figures.site_names is not None
    return printed.figures.site_names


def company_here(printed: Printed, name: str) -> CompanyId:
    """Return our id of a company. Raises CorruptLog if there is no such company."""
    otherwise = site_names(printed).companies
    company = next((here for here, there in otherwise.items() if there == name), CompanyId(name))
    if company not in printed.companies or name in otherwise:
        raise CorruptLog(f"no company is called {name!r}")
    return company


def company_there(printed: Printed, company: CompanyId) -> str:
    """Return their id of a company."""
    return site_names(printed).companies.get(company, company)


def hex_here(printed: Printed, name: str) -> HexName:
    """Return the printed name of a hex: their columns may differ. Raises CorruptLog if it is not on the map."""
    letter, number = name[:1], name[1:]
    here = HexName(f"{letter}{int(number) - site_names(printed).columns}" if number.isdecimal() else name)
    if here not in printed.hexes:
        raise CorruptLog(f"no hex is called {name!r}")
    return here


def hex_there(printed: Printed, hex_: HexName) -> str:
    """Return their name of a hex."""
    return f"{hex_[0]}{int(hex_[1:]) + site_names(printed).columns}"


def private_here(printed: Printed, name: str) -> str:
    """Return our id of a private company, which is also theirs. Raises CorruptLog if there is no such company."""
    if name not in printed.private_companies:
        raise CorruptLog(f"no {site_names(printed).private_company} is called {name!r}")
    return name


def tile_here(printed: Printed, name: str) -> tuple[TileName, int]:
    """Return the kind and the copy of a tile, such as ``8889-0``. Raises CorruptLog if there is no such tile."""
    kind, _, copy = name.rpartition("-")
    tile = printed.tiles.get(TileName(kind))
    if tile is None or not copy.isdecimal() or int(copy) >= tile.count:
        raise CorruptLog(f"no tile is called {name!r}")
    return tile.name, int(copy)


def tile_there(laid: LaidTile) -> str:
    """Return their id of a tile."""
    return f"{laid.tile}-{laid.copy}"


def train_here(printed: Printed, name: str) -> tuple[str, int]:
    """Return the rank and the copy of a train's card, such as ``4f-1``. Raises CorruptLog if there is no such card."""
    base, _, copy = name.rpartition("-")
    card = printed.cards.get(base[-1:])
    if card is None or base != card.faces[0].name + card.rank or not copy.isdecimal():
        raise CorruptLog(f"no train is called {name!r}")
    return card.rank, int(copy)


def card_there(printed: Printed, rank: str, copy: int) -> str:
    """Return their id of a train's card: its first face, its rank and its number."""
    return f"{printed.cards[rank].faces[0].name}{rank}-{copy}"


def train_there(printed: Printed, train: Train) -> str:
    """Return their id of a train."""
    return card_there(printed, train.rank, train.copy)


def face_here(printed: Printed, variant: str, rank: str) -> str:
    """Return our name of what a card is run as, such as ``3+3d``. Raises CorruptLog if the card has no such face."""
    face = variant.removesuffix(rank)
    if face + rank != variant or face not in {known.name for known in printed.cards[rank].faces}:
        raise CorruptLog(f"no card of rank {rank} is run as {variant!r}")
    return face


def variant_there(train: Train) -> str:
    """Return their name of what a train runs as."""
    return train.face + train.rank
