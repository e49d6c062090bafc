"""What a seat, or the whole channel, may see of a game of Legends (L A9 to A12, L8)."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from engine.core.text import Text
from engine.ticket_to_ride.cards import CardName
from engine.ticket_to_ride.legends import vaults
from engine.ticket_to_ride.legends.bank_slips import Slip
from engine.ticket_to_ride.legends.facts import Postcard
from engine.ticket_to_ride.legends.network import with_link
from engine.ticket_to_ride.legends.standing_orders import standing_texts
from engine.ticket_to_ride.legends.state import Journey, LegendsState
from engine.ticket_to_ride.legends.story import retired_by_panic
from engine.ticket_to_ride.legends.tasks import BuildOne, Choose, Decision, KeepSome, Stage
from engine.ticket_to_ride.legends.teaching import vault_worths
from engine.ticket_to_ride.legends.texts import read_text, shown_name
from engine.ticket_to_ride.legends.train_cards import held_names
from engine.ticket_to_ride.legends.vaults import Vault
from engine.ticket_to_ride.views import HeldTicket, OwnHand, SeatView, TableView


class PostcardView(msgspec.Struct, frozen=True):
    """A postcard in an office as everybody sees it: if anything is hidden, only its kind and read side (L H3)."""

    kind: str
    read: Text
    """The side that is read aloud."""
    no: int | None
    """The number of the postcard, or None if it is hidden."""


class CompanyView(SeatView, frozen=True, kw_only=True):
    """What everybody sees of a company; its score while the game goes on is its coins."""

    company: str
    name: str
    specialist: str
    used: int
    """How often its specialist has acted."""
    coal: int
    herds: tuple[str, ...]
    digs: tuple[str, ...]
    nuggets: tuple[int, ...]
    crossed: int
    steamers: tuple[str, ...]
    bond: bool
    flagship: str
    """The ticket it marked, once all tickets are shown at the end (L A10, F1.3); empty if none is, or before that."""
    raised: str
    postcards: tuple[PostcardView, ...]
    vault: tuple[str, ...] | None
    """Kinds of item in its vault, or None if they are sealed."""
    banked: int | None
    """All its slips so far, or None if they are sealed."""


class OpenedVault(msgspec.Struct, frozen=True):
    """A company's vault once it is opened, and what it has from the campaign (L G)."""

    company: str
    name: str
    place: int
    """The place in the ranking, 1 for the legend of the West; companies that share it have the same."""
    vault: Vault
    slips: tuple[int | None, ...]
    """The dollars on its slip for each game, or None if it missed the game."""
    awards: tuple[int, ...]
    """The dollars it was given for missing each game, or 0 if it played."""
    items: tuple[str, ...]
    """Everything in the vault, in the order it came."""


class OwnView(OwnHand, frozen=True, kw_only=True):
    """What only the viewer's seat sees."""

    flagship: str
    postcards: tuple[int, ...]
    """The numbers of its postcards; it may read both sides of them."""
    orders: dict[str, tuple[Text, ...]]
    """The orders it left, by what each is for: the source of a power, or a question to come."""
    peeked: str
    """The event it is looking at on top of the deck; empty if it is not."""


class LegendsView(TableView, frozen=True, kw_only=True, tag="legends"):
    """A position as seen from a seat, or by everybody."""

    game: int
    year: int
    seats: tuple[CompanyView, ...]
    current: str
    """The current event; empty if no event is current."""
    event_pile: tuple[str, ...]
    """Discarded events, the last on top."""
    waiting: tuple[str, ...]
    events: tuple[str, ...]
    """All events that are in the deck or its discards, in file order."""
    retired: tuple[str, ...]
    """The events that were retired in this campaign, the last one last."""
    panic: tuple[str, ...]
    """The retired events that the panic of this game retired, as far as that is certain (L J9)."""
    leave: tuple[str, ...]
    """The specialists who are on leave in this game."""
    combine: tuple[str, ...]
    herds: tuple[str, ...]
    pouch: int
    opened: tuple[str, ...]
    stickers: dict[str, str]
    large: tuple[str, ...]
    seconds: tuple[str, ...]
    depots: dict[str, str]
    stamps: dict[str, list[str]]
    express: tuple[str, ...]
    rules: tuple[str, ...]
    exhibition: str
    journey: Journey | None
    """A journey that waits for an answer, without the powers, steamer and extra payments chosen with it."""
    asks: str
    """The kind of the pending question."""
    slips: tuple[Slip, ...]
    ranking: tuple[Seat, ...]
    vaults: dict[str, int]
    opened_vaults: tuple[OpenedVault, ...]
    """After the last game, from the legend of the West to the last."""
    story: tuple[str, ...]
    """The year's story cards that have been read, the pause card among them."""
    turned: bool
    """Whether the year's pause card has been turned (L F3)."""
    newest: str
    """The frontier board that was opened at the end of this game."""
    marked: bool
    """Whether picks and skulls mean something yet (L L6)."""
    companies: int
    """How many companies there are in the campaign, whether they play in this game or miss it."""
    worths: tuple[Text, ...]
    """What things in the vaults will be worth, as far as the rules in force mention them."""
    own: OwnView | None


def view_of(state: LegendsState, viewer: Seat | None, awaited: frozenset[Seat]) -> LegendsView:
    """Show a position to a seat, or to everybody."""
    campaign, supply, facts = state.campaign, state.supply, state.pack
    task = state.agenda[-1] if state.agenda else None
    return LegendsView(
        viewer=viewer,
        to_move=tuple(sorted(awaited)),
        game=state.number,
        year=facts.figures.table.years[state.number - 1],
        seats=tuple(_company(state, seat, awaited) for seat in state.seats_range()),
        start=state.start,
        face_up=tuple(CardName(shown_name(state, card)) for card in supply.row),
        deck=len(supply.deck),
        discards=len(supply.discards),
        ticket_deck=len(state.ticket_deck),
        claims=tuple(state.claims.items()),
        last_route=state.last_route,
        turns_left=state.turns_left,
        current=state.event_pile[-1] if state.current else "",
        event_pile=tuple(state.event_pile),
        waiting=tuple(state.waiting),
        events=tuple(event for event in facts.events if event in campaign.events),
        retired=tuple(campaign.retired_events),
        panic=() if "story" in _stages(state) else retired_by_panic(state),
        leave=tuple(campaign.leave),
        combine=tuple(state.combine),
        herds=tuple(state.herds),
        pouch=len(state.pouch),
        opened=tuple(campaign.opened),
        stickers=dict(campaign.stickers),
        large=tuple(campaign.large),
        seconds=tuple(campaign.seconds),
        depots=dict(campaign.depots),
        stamps={ticket: list(companies) for ticket, companies in campaign.stamps.items()},
        express=tuple(campaign.express),
        rules=tuple(campaign.rules),
        exhibition=campaign.exhibition,
        journey=_public_journey(state),
        asks=_asks(task),
        slips=tuple(state.slips) if state.recorded else (),
        ranking=tuple(map(Seat, state.ranking)),
        vaults=dict(state.vaults),
        opened_vaults=_opened_vaults(state) if state.vaults else (),
        story=_read(state),
        turned=_turned(state),
        newest=_newest(state),
        marked=state.marks_matter,
        companies=len(campaign.companies),
        worths=vault_worths(campaign),
        own=None if viewer is None else _own(state, viewer),
    )


def _read(state: LegendsState) -> tuple[str, ...]:
    """Return the year's story cards that have been read (L B7)."""
    if "story" in _stages(state):
        return ()
    return tuple(card.id for card in state.printed.pack.story_of(state.number))


def _turned(state: LegendsState) -> bool:
    """Return whether the pause card has been turned (L F3)."""
    return bool(state.ranking) and not {"totals", "event", "pause"} & _stages(state)


def _stages(state: LegendsState) -> set[str]:
    """Return the stages that are still to come."""
    return {task.name for task in state.agenda if isinstance(task, Stage)}


def _newest(state: LegendsState) -> str:
    """Return the board whose events came into the deck with this game (L F5)."""
    frontiers, came = state.printed.pack.frontiers, state.campaign.events
    now = (board for board in state.campaign.opened if state.number in map(came.get, frontiers[board].events))
    return next(now, "")


def _opened_vaults(state: LegendsState) -> tuple[OpenedVault, ...]:
    campaign = state.campaign
    found, places = vaults.opened(campaign), vaults.legends(campaign)
    shown, before = [], 0
    for together in places:
        for company in together:
            record = campaign.companies[company]
            missed = [company not in game.slips for game in campaign.games]
            shown.append(
                OpenedVault(
                    company,
                    record.name,
                    before + 1,
                    found[company],
                    tuple(game.slips.get(company) for game in campaign.games),
                    tuple(vaults.award(g) * away for g, away in zip(campaign.games, missed, strict=True)),
                    tuple(item.partition(":")[0] for item in record.vault),
                )
            )
        before += len(together)
    return tuple(shown)


def _asks(task: object) -> str:
    if isinstance(task, Choose):
        return task.about
    if isinstance(task, BuildOne):
        return task.what
    return str(task.__struct_config__.tag) if isinstance(task, Decision) else ""


def _public_journey(state: LegendsState) -> Journey | None:
    if state.journey is None:
        return None
    return msgspec.structs.replace(state.journey, powers=[], steamer="", extra=[], laid=_laid(state))


def _laid(state: LegendsState) -> list[int]:
    if state.marks_matter:
        return list(state.trip.laid)
    return [state.pack.cards.colour_of[card] for card in state.trip.laid]


def _company(state: LegendsState, seat: Seat, awaited: frozenset[Seat]) -> CompanyView:
    company, record, cards = state.company(seat), state.record(seat), state.pack.postcards
    shown = not state.sealed or bool(state.vaults)
    return CompanyView(
        seat=seat,
        company=company.company,
        name=record.name,
        score=company.coins,
        trains=company.trains,
        cards=sum(company.hand),
        # How many opening tickets somebody kept is no business of those who still choose.
        tickets=0 if _choosing(state) else len(company.tickets),
        specialist=company.specialist,
        used=company.used.get(f"specialist:{company.specialist}", 0),
        coal=company.coal,
        herds=tuple(company.herds),
        digs=tuple(company.digs),
        nuggets=tuple(company.nuggets),
        crossed=company.crossed,
        steamers=tuple(company.steamers),
        bond=company.bond,
        flagship=company.flagship if state.recorded else "",
        raised=record.raised,
        # L G6: what still lies in an office when the vaults are opened is shown.
        postcards=tuple(_postcard(cards[card.no], shown=bool(state.vaults)) for card in record.office),
        deciding=seat in awaited,
        vault=tuple(item.partition(":")[0] for item in record.vault) if shown else None,
        banked=sum(game.slips.get(company.company, 0) for game in state.campaign.games) if shown else None,
    )


def _postcard(card: Postcard, *, shown: bool) -> PostcardView:
    return PostcardView(card.kind, read_text(card), card.no if shown or card.hides == "none" else None)


def _choosing(state: LegendsState) -> bool:
    return any(isinstance(task, KeepSome) and task.opening for task in state.agenda)


def _own(state: LegendsState, seat: Seat) -> OwnView:
    company = state.company(seat)
    task = state.agenda[-1] if state.agenda else None
    linked = with_link(state, seat)
    names = held_names(state, company.hand)
    ticket = state.pack.ticket
    peeks = isinstance(task, Choose) and task.about == "peek" and seat in task.seats
    return OwnView(
        cards={CardName(name): number for name, number in names.items()},
        tickets=tuple(HeldTicket(one, linked.joined(ticket(one).a, ticket(one).b)) for one in company.tickets),
        offered=tuple(company.offered),
        keep_at_least=task.must if isinstance(task, KeepSome) and company.offered else 0,
        flagship=company.flagship,
        postcards=tuple(card.no for card in state.record(seat).office),
        orders={one: standing_texts(state.campaign, one, order.split(",")) for one, order in company.orders.items()},
        peeked=state.event_deck[-1] if peeks else "",
    )
