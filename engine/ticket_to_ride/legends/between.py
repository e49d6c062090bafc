"""Between two games of a campaign: who plays the next one, and what may be known of it (L A, L1.3)."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.core import codec
from engine.core.campaigns import CampaignInfo, Carried, InCampaigns, Passage, seed_of_game
from engine.core.errors import CorruptLog, EngineError, IllegalMove
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.moves import Move, Slot
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.core.views import View
from engine.ticket_to_ride.legends import chronicle, standing_orders, vaults
from engine.ticket_to_ride.legends.campaign import (
    LAST_TO_FOUND,
    LONGEST_NAME,
    SEALED,
    Campaign,
    CompanyRecord,
    carried_by,
    found,
    new_campaign,
    next_setup,
)
from engine.ticket_to_ride.legends.moves import LeaveOrder
from engine.ticket_to_ride.legends.pack_files import pack, printed_companies, printed_figures
from engine.ticket_to_ride.legends.setting_up import lay_out
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.teaching import vault_worths
from engine.ticket_to_ride.legends.texts import (
    board_text,
    card_rule,
    company_text,
    read_text,
    rule_title,
    source_text,
    sources_text,
)
from engine.ticket_to_ride.legends.view import view_of

READY_HOURS = 72
"""This many hours after the second president has said yes, those who are silent miss the game (L L1.4)."""
READY_DAYS = (1, 14)
"""The fewest and the most days that the host may set instead."""
SILENT_DAYS = 14
"""After this many days of silence the others may give a company to another person (L A4)."""
WEEKS = (2, 3)
"""About how long a game takes at a turn a day."""


def _award() -> dict[str, Param]:
    """Return the figures of the award for a missed game (L A5)."""
    campaign = printed_figures().campaign
    share = campaign.missed_share
    return {"numerator": share.numerator, "denominator": share.denominator, "least": campaign.missed_least}


def info() -> CampaignInfo:
    """Return what a lobby must know of a campaign."""
    return CampaignInfo(
        games=printed_figures().table.games,
        companies=tuple(printed_companies()),
        last_to_found=LAST_TO_FOUND,
        ready_hours=READY_HOURS,
        ready_days=READY_DAYS,
        silent_days=SILENT_DAYS,
        longest_name=LONGEST_NAME,
        weeks=WEEKS,
        missing=text("legends.campaign.missing", **_award()),
        founding=text("legends.campaign.founding", **_award()),
        names={key: company.name for key, company in printed_companies().items()},
    )


def plain(campaign: Campaign) -> Carried:
    """Return a campaign in plain values."""
    values: Carried = msgspec.json.decode(msgspec.json.encode(campaign))
    return values


def read(carried: Carried) -> Campaign:
    """Return a campaign that was carried. Raises EngineError if the values are not one."""
    try:
        return msgspec.convert(carried, codec.learn(Campaign))
    except msgspec.ValidationError as error:
        raise EngineError(f"what the campaign carries: {error}") from error


class CampaignRules(InCampaigns[LegendsState]):
    """The part of a game of Legends that has to do with the others of its campaign."""

    campaign = info()
    order = LeaveOrder

    def found_campaign(self, names: Mapping[str, str]) -> Carried:
        """Begin a campaign with these companies and their names (L A2, A3). Raises EngineError."""
        known = pack().companies
        return plain(new_campaign(tuple(names), [name or known[one].name for one, name in names.items()
                                                 if one in known]))  # fmt: skip

    def found_company(self, carried: Carried, company: str, name: str) -> Carried:
        """Found an unused company for a newcomer (L A6). Raises EngineError if that is impossible."""
        campaign = read(carried)
        found(campaign, company, name)
        return plain(campaign)

    def next_setup(self, carried: Carried, playing: Sequence[str], variants: Mapping[str, str]) -> Setup:
        """Return the setup of the next game (L L1.1, L1.5). Raises EngineError if it cannot be played by these."""
        campaign, least = read(carried), pack().figures.table.min_players
        if campaign.over or len(playing) < least or not set(playing) <= set(campaign.companies):
            raise EngineError(f"a game needs {least} companies of the campaign, before its end")
        return next_setup(campaign, playing, variants.get("vault", SEALED))

    def carry(self, state: LegendsState) -> Carried | None:
        """Return the campaign after a finished game (L L1.1)."""
        return plain(state.campaign) if state.over else None

    def campaign_over(self, carried: Carried) -> bool:
        """Return whether all games have been played."""
        return read(carried).over

    def campaign_places(self, carried: Carried) -> tuple[tuple[str, ...], ...]:
        """Rank the companies by their opened vaults (L G5, L1.7)."""
        return tuple(tuple(place) for place in vaults.legends(read(carried)))

    def final_result(self, carried: Carried, company: str) -> Text:
        """Name a company with its president and the dollars in its opened vault (L G1)."""
        campaign = read(carried)
        number, total = list(campaign.companies).index(company), vaults.opened(campaign)[company].total
        return text("legends.campaign.result", total=total, **_named(campaign, company, number))

    def public_summary(self, carried: Carried, *, opened: bool) -> tuple[Text, ...]:
        """Return what everybody may know between the games (L A9, A11); once it is over, what the vaults hold (L G)."""
        campaign = read(carried)
        return tuple(_vaults(campaign)) if opened else (*_progress(campaign), *_companies(campaign))

    def chronicle(self, state: LegendsState, said: Sequence[Text]) -> tuple[Passage, ...]:
        """Return the page of a game, as everybody may know it (L A9 to A12)."""
        return chronicle.page(state, said)

    def behind(self, setup: Setup, state: LegendsState, private: Sequence[Move]) -> tuple[Passage, ...]:
        """Return what was kept secret in a game (L A10, A11)."""
        return chronicle.behind(setup, state, private)

    def opened_view(self, carried: Carried) -> View | None:
        """Show the opened vaults (L G), even if the campaign was ended early (L L1.7)."""
        campaign = read(carried)
        if not campaign.games:
            return None
        # The table of its last game is laid out anew: after all games there is no next one to lay out.
        state = lay_out(next_setup(msgspec.structs.replace(campaign, games=campaign.games[:-1])), "")
        state.campaign = campaign
        state.vaults = {one: vault.total for one, vault in vaults.opened(campaign).items()}
        return view_of(state, None, frozenset())

    def private_summary(self, carried: Carried, company: str) -> tuple[Text, ...]:
        """Return what lies in a company's office: postcards with both sides, standing orders (L L1.3)."""
        campaign = read(carried)
        record = campaign.companies[company]
        return _private(campaign, record)

    def private_of_game(self, state: LegendsState, seat: Seat) -> tuple[Text, ...]:
        """Return the private summary of a seat during a game, with the standing orders as they are now."""
        record = msgspec.structs.replace(state.record(seat), orders=state.company(seat).orders)
        return _private(state.campaign, record)

    def order_slot(self, carried: Carried, company: str, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return which orders may be left for which favours of a company's office (L A5, H5)."""
        return standing_orders.order_slot(read(carried), company, field, chosen)

    def leave_order(self, carried: Carried, company: str, power: str, order: Sequence[str]) -> Carried:
        """Leave an order for a favour (L A5, H5). Raises IllegalMove."""
        campaign = read(carried)
        standing_orders.leave_order(campaign, company, power, order)
        return plain(campaign)

    def check_chain(self, seed: str, games: Sequence[Match]) -> Carried:
        """Check that games follow from the campaign's seed and from each other (L L1.1). Raises CorruptLog."""
        return plain(check_chain(seed, games))

    def name_of_game(self, number: int) -> Text:
        """Name a game by its number and year (L A1)."""
        return text("legends.campaign.game", number=number, year=str(pack().figures.table.years[number - 1]))

    def company_of(self, state: LegendsState, seat: Seat) -> str:
        """Return which company plays on a seat."""
        return state.company(seat).company


def _progress(campaign: Campaign) -> Iterator[Text]:
    facts = pack()
    yield text("legends.campaign.opened", boards=tuple(board_text(board) for board in campaign.opened))
    named = [frontier.rule for frontier in facts.frontiers.values()]
    yield text("legends.campaign.rules", rules=tuple(rule_title(rule) for rule in campaign.rules if rule in named))
    yield text(
        "legends.campaign.rules_by_year",
        rules=tuple(rule_title(rule) for rule in campaign.rules if rule not in named),
    )


def _named(campaign: Campaign, company: str, number: int) -> dict[str, Param]:
    name, colour = campaign.companies[company].name, company_text(company)
    return {"name": name, "company": colour, "player": Player(Seat(number))}


def _companies(campaign: Campaign) -> Iterator[Text]:
    """Yield what is public about each company; the games it has won are a sum, shown with its vault (L A11)."""
    for number, (company, record) in enumerate(campaign.companies.items()):
        yield text(
            "legends.campaign.company",
            missed=sum(company not in game.ranking for game in campaign.games),
            depots=list(campaign.depots.values()).count(company),
            postcards=len(record.office),
            start="yes" if company == campaign.start_player else "no",
            **_named(campaign, company, number),
        )


def _vaults(campaign: Campaign) -> Iterator[Text]:
    """Say what the vaults hold, from the first place on, and what lies in the offices; the ranking has the sums."""
    found = vaults.opened(campaign)
    for company in (one for place in vaults.legends(campaign) for one in place):
        parts: dict[str, Any] = msgspec.structs.asdict(found[company])
        yield text("legends.campaign.vault", name=campaign.companies[company].name, **parts)
    # L G6: what still lies in the offices is shown; after the last game its events have shown it.
    for record in () if campaign.over else campaign.companies.values():
        if record.office:
            yield text(
                "legends.office.shown",
                company=record.name,
                cards=sources_text(f"card:{card.no}" for card in record.office),
            )


def _private(campaign: Campaign, record: CompanyRecord) -> tuple[Text, ...]:
    kept = (*_office(record), *_orders_text(campaign, record)) or (text("legends.campaign.office_empty"),)
    return (*kept, *vault_worths(campaign))


def _office(record: CompanyRecord) -> Iterator[Text]:
    cards = pack().postcards
    for card in record.office:
        printed = cards[card.no]
        yield text(
            "legends.campaign.postcard",
            title=source_text(f"card:{card.no}"),
            kind=printed.kind,
            read=read_text(printed),
            rule=card_rule(printed),
            hidden=int(bool(printed.secret)),
        )


def _orders_text(campaign: Campaign, record: CompanyRecord) -> Iterator[Text]:
    for source, order in record.orders.items():
        entries = standing_orders.standing_texts(campaign, source, order.split(","))
        yield text("legends.campaign.order", power=source_text(source), order=entries)


def check_chain(seed: str, games: Sequence[Match]) -> Campaign:
    """Check that games are those of one campaign, played one after the other; return the campaign after them.

    Between two games nothing may change except that companies are founded and orders are left for favours. Each match
    must have been replayed. A campaign may be ended in the middle of a game, so the last one need not be over.

    Raises:
        CorruptLog: a game's seed is not the campaign's, it is not over, or it does not follow from the one before.

    """
    before: Campaign | None = None
    for number, match in enumerate(games, start=1):
        if match.seed != seed_of_game(seed, number):
            raise CorruptLog(f"game {number}: the seed is not the one that the campaign's gives")
        campaign = carried_by(match.setup).campaign
        try:
            follows = campaign == _follows(before, campaign)
        except (EngineError, IllegalMove):
            follows = False
        if not follows:
            raise CorruptLog(f"game {number}: it does not begin as the game before it ended")
        if not match.over and number < len(games):
            raise CorruptLog(f"game {number}: it is not over")
        before = copy.deepcopy(match.state.campaign if match.over else campaign)
    if before is None:
        raise CorruptLog("a campaign without a game")
    return before


def _follows(before: Campaign | None, campaign: Campaign) -> Campaign:
    """Return the campaign as it must be before a game, with its companies, their names, and the orders they left."""
    names = {company: record.name for company, record in campaign.companies.items()}
    if before is None:
        return new_campaign(tuple(names), tuple(names.values()))
    for company, name in names.items():
        if company not in before.companies:
            found(before, company, name)
    for company, record in campaign.companies.items():
        for source, order in record.orders.items():
            if before.companies[company].orders.get(source) != order:
                standing_orders.leave_order(before, company, source, order.split(","))
    return before
