"""The end of a campaign: opening the vaults (L G), and the awards for missed games (L A5)."""

from __future__ import annotations

from collections import Counter
from statistics import median

import msgspec

from engine.ticket_to_ride.legends.campaign import Campaign, GameRecord
from engine.ticket_to_ride.legends.facts import START_BOARDS
from engine.ticket_to_ride.legends.pack_files import pack

KINDS = ("watch", "lantern", "compass", "locket", "spike")
"""Kinds of curio."""
DISTRICTS = {
    "east": START_BOARDS,
    "middle": ("cape", "prairie", "trail"),
    "mountains": ("winter", "desert", "silver"),
    "coast": ("timber", "shore"),
}


class Vault(msgspec.Struct, frozen=True):
    """What a company's vault is worth, in dollars."""

    slips: int
    awards: int
    ribbons: int
    bonds: int
    deeds: int
    curios: int
    districts: int
    won: int
    """Games won."""
    parcels: int
    """How many curios it holds."""

    @property
    def total(self) -> int:
        """Everything together."""
        return self.slips + self.awards + self.ribbons + self.bonds + self.deeds + self.curios + self.districts


def award(record: GameRecord) -> int:
    """Return the dollars for a company that missed a game (L A5)."""
    figures = pack().figures.campaign
    middle = median(record.slips.values())
    share = figures.missed_share
    return max(figures.missed_least, int(middle * share.numerator // share.denominator))


def curio_dollars(items: list[str]) -> int:
    """Return what curios are worth: they form sets of different kinds, each as large as possible (L G3)."""
    pays, dollars = pack().figures.vault.curios, 0
    left = Counter(items)
    while left:
        dollars += pays[len(left)]
        left -= Counter(dict.fromkeys(left, 1))
    return dollars


def district_dollars(campaign: Campaign) -> dict[str, int]:
    """Return what companies gain by having the most depots in districts (L G4)."""
    dollars = dict.fromkeys(campaign.companies, 0)
    for boards in DISTRICTS.values():
        owners = Counter(o for city, o in campaign.depots.items() if pack().town(city).piece in boards)
        most = max(owners.values(), default=0)
        for owner, number in owners.items():
            dollars[owner] += pack().figures.vault.district * (number == most)
    return dollars


def opened(campaign: Campaign) -> dict[str, Vault]:
    """Return what each vault is worth, whether all games have been played or fewer (L G, L1.7)."""
    figures, districts = pack().figures.vault, district_dollars(campaign)
    companies = len(campaign.companies)
    found = {}
    for company, record in campaign.companies.items():
        names = [item.partition(":")[0] for item in record.vault]
        curios = [name for name in names if name in KINDS]
        found[company] = Vault(
            slips=sum(game.slips.get(company, 0) for game in campaign.games),
            awards=sum(award(game) for game in campaign.games if company not in game.slips),
            ribbons=figures.ribbon[companies] * names.count("ribbon"),
            bonds=figures.bond * names.count("bond"),
            deeds=figures.deed[companies] * names.count("deed"),
            curios=curio_dollars(curios),
            districts=districts[company],
            won=sum(game.ranking[0] == company for game in campaign.games),
            parcels=len(curios),
        )
    return found


def legends(campaign: Campaign) -> list[list[str]]:
    """Rank the companies of a finished campaign (L G5): those that share a place are grouped."""
    vaults = opened(campaign)
    last = campaign.games[-1].ranking if campaign.games else []

    def rank(company: str) -> tuple[int, int, int, int]:
        vault = vaults[company]
        place = last.index(company) if company in last else len(last)
        return (-vault.total, -vault.won, -vault.parcels, place)

    places: dict[tuple[int, int, int, int], list[str]] = {}
    for company in sorted(campaign.companies, key=rank):
        places.setdefault(rank(company), []).append(company)
    return list(places.values())
