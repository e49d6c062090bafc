"""The chronicle of a campaign: a page for each game, and at the end what was kept secret in it.

A page is made only of what everybody could read at the table, so that it reveals nothing else. Events are sorted by
their subjects, and several events about the same thing become one line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from engine.core.campaigns import Passage
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.text import Player, Text, text
from engine.ticket_to_ride.legends import standing_orders
from engine.ticket_to_ride.legends.campaign import Campaign, carried_by
from engine.ticket_to_ride.legends.moves import LeaveOrder
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.texts import card_rule, company_text, item_text, player, source_text, ticket_text

_CARDS = ("legends.story.read", "legends.story.turned")
_SLIPS = ("legends.slip", "legends.won")
_STAYS = ("legends.exhibition", "legends.charter", "legends.build.large", "legends.build.depot", "legends.build.track")
_POSTCARDS = ("legends.power.used", "legends.gift", "legends.postcard.retired", "legends.office.shown")
_OPEN = ("specialist", "patent", "survey")
"""Kinds of powers that lie open, so that nothing is shown when they are used."""
_VAULTS = ("legends.vault", "legends.legend")


def page(state: LegendsState, said: Sequence[Text]) -> tuple[Passage, ...]:
    """Return the page of a game: players, story, slips, what stays on the map, cards that were shown, vaults."""
    parts = (
        Passage(tuple(_companies(state))),
        Passage(tuple(_story(said))),
        _headed("legends.chronicle.slips", _of(said, _SLIPS)),
        _headed("legends.chronicle.stays", (*_opened(said), *_of(said, _STAYS), *_express(said))),
        _headed("legends.chronicle.postcards", (*_drawn(state, said), *_shown(said))),
        _headed("legends.chronicle.retired", (*_retired(said), *_of(said, ("legends.ticket.retired",)))),
        _headed("legends.chronicle.vaults", (*_filed(state, said), *_of(said, _VAULTS), *_standing(state))),
    )
    return tuple(part for part in parts if part.lines)


def _headed(heading: str, lines: Collection[Text] | Iterator[Text]) -> Passage:
    return Passage(tuple(lines), text(heading))


def _of(said: Sequence[Text], keys: Collection[str]) -> Iterator[Text]:
    return (line for line in said if line.key in keys)


def _story(said: Sequence[Text]) -> Iterator[Text]:
    """Yield the story, and the back of each card: what stands on the front the story says at length."""
    for line in said:
        if line.key in _CARDS:
            yield text("legends.chronicle.card", card=line.params["card"], back=line.params["back"])
        elif line.key == "legends.narration":
            yield line


def _companies(state: LegendsState) -> Iterator[Text]:
    """Yield who plays, each company with its president, and which companies are absent."""
    playing = [held.company for held in state.seats]
    named = (
        text("legends.chronicle.company", player=player(n), **_named(state.campaign, c)) for n, c in enumerate(playing)
    )
    yield text("legends.chronicle.companies", companies=tuple(named))
    if absent := [record.name for one, record in state.campaign.companies.items() if one not in playing]:
        yield text("legends.chronicle.absent", absent=tuple(absent))


def _named(campaign: Campaign, company: str) -> dict[str, Any]:
    return {"name": campaign.companies[company].name, "company": company_text(company)}


def _opened(said: Sequence[Text]) -> Iterator[Text]:
    """Say which board was opened and by whom; its rules and events are looked up elsewhere."""
    for line in _of(said, ("legends.frontier.opened",)):
        yield text("legends.chronicle.opened", board=line.params["board"], player=line.params["player"])


def _drawn(state: LegendsState, said: Sequence[Text]) -> Iterator[Text]:
    """Yield by company which postcards it drew, as far as everybody saw them."""
    drawn = [line.params for line in _of(said, ("legends.postcard.drawn",))]
    for seat in map(player, state.seats_range()):
        mine = [one for one in drawn if one["player"] == seat]
        closed = Counter(one["kind"] for one in mine if one["kind"] not in _OPEN)
        cards = (
            *(
                text("legends.chronicle.drawn", kind=kind, card=text("legends.postcard.hidden"), cards=n)
                for kind, n in closed.items()
            ),
            *(
                text("legends.chronicle.drawn", kind=one["kind"], card=one["card"], cards=1)
                for one in mine
                if one["kind"] in _OPEN
            ),
        )
        if cards:
            yield text("legends.chronicle.drew", player=seat, cards=cards)


def _shown(said: Sequence[Text]) -> Iterator[Text]:
    return (line for line in _of(said, _POSTCARDS) if line.params.get("kind") not in _OPEN)


def _express(said: Sequence[Text]) -> Iterator[Text]:
    marked = [text("legends.chronicle.via", **line.params) for line in _of(said, ("legends.express",))]
    if marked:
        yield text("legends.chronicle.express", tickets=tuple(marked))


def _retired(said: Sequence[Text]) -> Iterator[Text]:
    events = [line.params["event"] for line in _of(said, ("legends.event.retired",))]
    named = tuple(event for event in events if isinstance(event, Text))
    if named:
        yield text("legends.chronicle.events", events=named)


def _filed(state: LegendsState, said: Sequence[Text]) -> Iterator[Text]:
    """Yield by company what was seen going into its vault in this game (L A11)."""
    for seat in state.seats_range():
        items = [item for line in said for item in _item(line, player(seat))]
        if items:
            name = state.record(seat).name
            yield text("legends.chronicle.filed", name=name, items=_counted(items))


def _counted(items: Sequence[Text]) -> tuple[Text, ...]:
    """Name things, equal ones once and with their number."""
    numbers = Counter(item.key for item in items)
    alone = {item.key: item for item in items}
    return tuple(
        # One for several of each thing.
        alone[key] if number == 1 else text(f"legends.items.{key.rpartition('.')[2]}", number=number)
        for key, number in numbers.items()
    )


def _item(line: Text, owner: Player) -> Iterator[Text]:
    values = line.params
    if values.get("player") != owner:
        return
    match line.key:
        case "legends.vault.item" if isinstance(values["item"], Text):
            yield values["item"]
        case "legends.vault.bond":
            yield text("legends.item.bond")
        case "legends.charter" if values["place"] == 1:
            yield text("legends.item.ribbon")


def _standing(state: LegendsState) -> Iterator[Text]:
    """Say what each vault holds in all, if vaults are open to everybody from the start (L A11)."""
    if state.sealed or not state.recorded or state.vaults:
        return
    for company, record in state.campaign.companies.items():
        items = _counted([item_text(item.partition(":")[0]) for item in record.vault])
        dollars = sum(game.slips.get(company, 0) for game in state.campaign.games)
        yield text("legends.chronicle.vault", name=record.name, dollars=dollars, items=items)


def behind(setup: Setup, state: LegendsState, private: Sequence[Move]) -> tuple[Passage, ...]:
    """Return what was hidden in a game: the sums, hidden sides of postcards, orders left, flagships (L A10, A11)."""
    lines = (
        *_sums(state),
        *_postcards(carried_by(setup).campaign, state.campaign),
        *_orders(setup, state, private),
        *_flagships(state),
    )
    return (Passage(lines),) if lines else ()


def _sums(state: LegendsState) -> Iterator[Text]:
    """Say the sum of each company's slips so far, the richest company first."""
    games = state.campaign.games
    if not state.recorded:
        return
    sums = {one: sum(game.slips.get(one, 0) for game in games) for one in state.campaign.companies}
    ranked = sorted(sums, key=lambda one: -sums[one])
    each = tuple(
        text("legends.behind.sum", name=state.campaign.companies[one].name, dollars=sums[one]) for one in ranked
    )
    yield text("legends.behind.sums", sums=each)


def _postcards(before: Campaign, after: Campaign) -> Iterator[Text]:
    """Say what was hidden of the postcards that came into an office in a game and lay there at its end."""
    for company, record in after.companies.items():
        had = {card.no for card in before.companies[company].office} if company in before.companies else set()
        for card in (pack().postcards[one.no] for one in record.office if one.no not in had):
            if card.hides != "none":
                yield text(
                    "legends.behind.postcard",
                    name=record.name,
                    card=source_text(f"card:{card.no}"),
                    rule=card_rule(card),
                )


def _orders(setup: Setup, state: LegendsState, private: Sequence[Move]) -> Iterator[Text]:
    """Say which orders stood as a game began, and which were left in it, the latest for each power."""
    carried = carried_by(setup)
    before = carried.campaign
    for record in (before.companies[one] for one in carried.playing):
        for source, order in record.orders.items():
            yield _order("legends.behind.order_before", before, record.name, source, order.split(","))
    latest = {(move.seat, move.power): move.order for move in private if isinstance(move, LeaveOrder)}
    for (seat, source), entries in latest.items():
        if tuple(entries) != (standing_orders.ASK,):
            yield _order("legends.behind.order", state.campaign, state.record(int(seat)).name, source, entries)


def _order(key: str, campaign: Campaign, name: str, source: str, order: Sequence[str]) -> Text:
    entries = standing_orders.order_texts(campaign, source, order)
    kind, _, what = source.partition(":")
    # One for each question that an order may be left for.
    power = text(f"legends.behind.{what}") if kind == "word" else source_text(source)
    return text(key, name=name, power=power, order=entries)


def _flagships(state: LegendsState) -> Iterator[Text]:
    """Say which tickets the companies had marked (L J12), and what became of them."""
    for seat in state.seats_range():
        ticket = state.company(seat).flagship
        if ticket:
            rows = state.slips[seat].tickets if state.slips else []
            done = next((row.completed for row in rows if row.ticket == ticket), False)
            yield text(
                "legends.behind.flagship",
                name=state.record(seat).name,
                ticket=ticket_text(state, ticket),
                completed=int(done),
            )
