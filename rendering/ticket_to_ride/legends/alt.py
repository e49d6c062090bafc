"""Pictures of Legends in words, for those who cannot see them; each from the fullest version to the shortest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import reduce

from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.ticket_to_ride.board import CityId, RouteId
from engine.ticket_to_ride.legends.bank_slips import Slip, TicketRow
from engine.ticket_to_ride.legends.pack_files import pack, read_key
from engine.ticket_to_ride.legends.texts import (
    board_text,
    event_rule,
    event_text,
    hidden_side,
    postcard_title,
    source_text,
    specialist_rule,
    specialist_text,
    story_title,
)
from engine.ticket_to_ride.legends.view import CompanyView, LegendsView, OpenedVault, PostcardView
from rendering.api import Subject, Versions
from rendering.ticket_to_ride.alt import LATEST, MOST_TICKETS, held_ticket, holdings, scored_ticket, trails
from rendering.ticket_to_ride.alt import look as look_at_board
from rendering.ticket_to_ride.board import Parts
from rendering.ticket_to_ride.legends.cards import card_text
from rendering.ticket_to_ride.legends.map import printed_on
from rendering.ticket_to_ride.legends.signs import meanings
from rendering.ticket_to_ride.legends.story import cards_read, sides
from rendering.ticket_to_ride.legends.tickets import own_of
from rendering.ticket_to_ride.legends.vaults import ROWS
from rendering.ticket_to_ride.legends.way import ways

MOST_CARDS = 8
"""How many postcards are read out in full."""


def board(view: LegendsView) -> Versions:
    """Describe a position: the last journey, whose turn, the event, the cards, all companies, all tracks by company.

    Shorter versions have only what all companies have; then nothing but the tracks, by company; then only the latest
    journeys; the shortest only the last one.
    """
    networks = tuple(_network(view, company) for company in view.seats)
    return (
        _board(view, 1, full=True, networks=networks),
        _board(view, 1, full=False, networks=networks),
        text(
            "rendering.legends.alt.tracks", turn=_turn(view), owned=len(view.claims), networks=networks, **_decks(view)
        ),
        _board(view, LATEST, full=True),
        _board(view, 1, full=True),
        _board(view, LATEST, full=False),
        _board(view, 1, full=False),
    )


def _network(view: LegendsView, company: CompanyView) -> Text:
    """Say which tracks a company owns, end to end, and where its depots stand."""
    board = printed_on(view).board
    owned = [route for route, seat in view.claims if seat == company.seat]
    depots = tuple(board.cities[CityId(city)].name for city, owner in view.depots.items() if owner == company.company)
    return text(
        "rendering.legends.alt.network",
        company=company.name,
        number=len(owned),
        trails=trails(board, owned),
        depots=depots,
        built=len(depots),
    )


def _decks(view: LegendsView) -> dict[str, Param]:
    return {
        "cards": tuple(card_text(card) for card in view.face_up),
        "deck": view.deck,
        "ticket_deck": view.ticket_deck,
    }


def _board(view: LegendsView, latest: int, *, full: bool, networks: tuple[Text, ...] = ()) -> Text:
    claims = tuple(
        text("rendering.legends.alt.journey", track=_track(route), company=view.seats[seat].name)
        for route, seat in reversed(view.claims[-latest:])
    )
    return text(
        "rendering.legends.alt.board",
        year=str(view.year),
        game=view.game,
        turn=_turn(view),
        event=_event(view),
        **_decks(view),
        companies=sentences(_company(view, company, full=full) for company in view.seats),
        boards=tuple(board_text(name) for name in view.opened) if full else (),
        claimed=len(view.claims),
        last=claims[:1],
        claims=claims[1:],
        networks=networks if view.claims else (),
    )


def look(view: LegendsView, closed: Collection[RouteId], subject: Subject) -> tuple[Text, ...]:
    """Describe what stands in a city and leads away from it, who owns a track, or what everybody sees of a company."""
    kind, _, name = subject.id.partition("/")
    if kind == "player":
        company = view.seats[int(name)]
        board = printed_on(view).board
        return (_company(view, company, full=True), *holdings(board, view, Parts(), company.seat))
    depots = [
        text("rendering.legends.alt.depot_of", company=company.name)
        for company in view.seats
        if kind == "city" and view.depots.get(name) == company.company
    ]
    return (*depots, *look_at_board(printed_on(view), view, Parts(), closed, subject))


def hand(view: LegendsView) -> Versions:
    """Describe a hand: its cards by name, its tickets, and for each open one the trains and the way still missing.

    Shorter versions leave out the ways, then the trains, then half of the tickets.
    """
    own, seat = own_of(view)
    cards = tuple(
        text("rendering.alt.cards", count=count, card=card_text(card)) for card, count in own.cards.items() if count
    )
    tickets = tuple(
        text("rendering.alt.held.done" if held.done else "rendering.alt.held.open", ticket=_ticket(held.ticket))
        for held in own.tickets[:MOST_TICKETS]
    )
    said: dict[str, Param] = {"cards": cards, "held": len(own.tickets)}
    still = [pack().ticket(held.ticket) for held in own.tickets if not held.done]
    board, missing = printed_on(view).board, ways(view, seat, still)
    full, counted = (
        tuple(held_ticket(board, held, missing, way=way, called=_ticket(held.ticket)) for held in own.tickets)
        for way in (True, False)
    )
    return (
        text("rendering.alt.hand", tickets=full, **said),
        text("rendering.alt.hand", tickets=counted, **said),
        text("rendering.alt.hand", tickets=tickets, **said),
        text("rendering.alt.hand", tickets=tickets[: MOST_TICKETS // 2], **said),
    )


def offer(view: LegendsView) -> Versions:
    """Say which tickets are offered."""
    own, _ = own_of(view)
    tickets = tuple(_ticket(ticket) for ticket in own.offered)
    return (text("rendering.alt.offer", tickets=tickets, keep=own.keep_at_least),)


def office(view: LegendsView) -> Versions:
    """Describe the viewer's postcards with both sides, specialist and orders left; shorter: the postcards by title.

    What the specialist does in this game is always said.
    """
    own, seat = own_of(view)
    hired = [] if not (specialist := view.seats[seat].specialist) else [_specialist(specialist, view.rules)]
    word = [Text("legends.campaign.order", {"power": source_text(source), "order": order})
            for source, order in own.orders.items()]  # fmt: skip
    cards = {secret: [_mine(number, secret_only=secret) for number in own.postcards] for secret in (False, True)}
    titled = text("rendering.legends.alt.office.titled", cards=tuple(map(_titled, own.postcards)))
    worths = view.worths
    if not own.postcards:
        none = text("rendering.legends.office.empty")
        return tuple(
            map(
                sentences,
                (
                    [none, *hired, *word, *worths],
                    [none, *hired, *word],
                    [none, *hired],
                ),
            )
        )
    said = (
        [*cards[False], *hired, *word, *worths],
        [*cards[False], *hired, *word],
        [*cards[True], *hired, *word],
        [*cards[True], *hired],
    )
    return (
        *(text("rendering.legends.alt.office", cards=sentences(some)) for some in said),
        sentences([titled, *hired]),
    )


def _mine(number: int, *, secret_only: bool) -> Text:
    """Describe one of the viewer's postcards: what was read and what is secret."""
    card = pack().postcards[number]
    read, secret = Text(read_key(card), {}), hidden_side(number)
    sides = [secret] if card.secret and (secret_only or not card.read) else [read, secret] if card.secret else [read]
    return text("rendering.legends.alt.mine", card=_titled(number), says=sentences(sides))


def _titled(number: int) -> Text:
    return text("rendering.legends.alt.titled", number=number, card=postcard_title(number))


def _specialist(specialist: str, rules: Sequence[str]) -> Text:
    name, says = specialist_text(specialist), specialist_rule(specialist, rules)
    return text("rendering.legends.alt.card", title=name, sides=says)


def postcards(view: LegendsView) -> Versions:
    """Say what everybody sees of the postcards; shorter: open ones by their titles; then only how many there are."""
    keeping = [company for company in view.seats if company.postcards]
    full, short = (
        sentences(
            text("rendering.legends.alt.kept", company=company.name, cards=sentences(_seen(card, full=full)
                 for card in company.postcards[:MOST_CARDS]))
            for company in keeping
        )
        for full in (True, False)
    )  # fmt: skip
    counted = sentences(
        text("rendering.legends.alt.counted", company=company.name, count=len(company.postcards)) for company in keeping
    )
    return tuple(text("rendering.legends.alt.postcards", companies=said) for said in (full, short, counted))


def shown(view: LegendsView, cards: Sequence[tuple[int, PostcardView]]) -> Versions:
    """Describe postcards that have been shown to everybody, each with its company; shorter: by their titles."""
    return tuple(
        sentences(
            text("rendering.legends.alt.kept", company=view.seats[seat].name, cards=_seen(card, full=full))
            for seat, card in cards
        )
        for full in (True, False)
    )


def slips(view: LegendsView) -> Versions:
    """Describe the bank slips from the winner on, and in the full version what each ticket came to.

    Shorter: of the tickets only what became of the flagships; shorter: not that either.
    """
    ranked = [(view.seats[seat], view.slips[seat], place) for place, seat in enumerate(view.ranking, start=1)]
    lengths = ((True, True), (True, False), (False, False))
    versions = [sentences(_slip(*each, full=full, named=named) for each in ranked) for full, named in lengths]
    return tuple(text("rendering.legends.alt.slips", year=str(view.year), slips=said) for said in versions)


def slip_lines(view: LegendsView) -> Versions:
    """Give the bank slips in lines, from the winner on."""
    slips = [
        _slip(view.seats[seat], view.slips[seat], place, full=False, key="rendering.legends.slip_line")
        for place, seat in enumerate(view.ranking, start=1)
    ]
    return (text("rendering.legends.slip_lines", year=str(view.year)), *slips)


def frontier(view: LegendsView) -> Versions:
    """Say which board was opened, and its cities."""
    opened = pack().frontiers[view.newest]
    return (
        text(
            "rendering.legends.alt.frontier",
            board=board_text(opened.id),
            cities=tuple(town.name for town in pack().board.cities.values() if town.piece == opened.id),
            tickets=opened.tickets,
        ),
    )


def retired(view: LegendsView) -> Versions:
    """Say which event was retired last, and what it did."""
    event = view.retired[-1]
    return (text("rendering.legends.alt.retired", event=event_text(event), rule=event_rule(event)),)


def story(view: LegendsView) -> Versions:
    """Give the cards of the year that have been read, as far as they have been."""
    cards = tuple(
        text(
            "rendering.legends.alt.card",
            title=story_title(card.id),
            sides=sentences(sides(card, back=back)),
        )
        for card, back in cards_read(view)
    )
    versions = sentences(cards), cards[0]
    return tuple(text("rendering.legends.alt.story", year=str(view.year), cards=some) for some in versions)


def sentences(said: Iterable[Text]) -> Text:
    """Put sentences one after the other, as they are read aloud, not as a list of words."""
    return reduce(lambda before, after: text("rendering.legends.alt.then", before=before, after=after), said)


def signs(view: LegendsView) -> Versions:
    """Say which signs are in play."""
    return (text("rendering.legends.alt.signs", signs=meanings(view)),)


def newspaper(view: LegendsView) -> Versions:
    """Describe the current event."""
    kind = pack().events[view.current].kind
    # One for each kind of event.
    return (text("rendering.legends.alt.newspaper", event=_event(view), kind=text(f"rendering.legends.{kind}")),)


def vaults(view: LegendsView) -> Versions:
    """Say what the vaults hold, from the legend of the West on; shorter: only their sums."""
    full = sentences(_vault(vault) for vault in view.opened_vaults)
    short = sentences(
        text("rendering.legends.alt.vault.total", company=vault.name, place=vault.place, total=vault.vault.total)
        for vault in view.opened_vaults
    )
    with_worths = sentences([*map(_vault, view.opened_vaults), *view.worths])
    return tuple(text("rendering.legends.alt.vaults", vaults=said) for said in (with_worths, full, short))


def _turn(view: LegendsView) -> Text:
    if not view.to_move:
        return text("rendering.alt.over")
    turn = text("rendering.alt.turn", players=tuple(Player(seat) for seat in view.to_move), turns=0)
    if view.turns_left is None:
        return turn
    return text("rendering.legends.alt.last_round", turn=turn, turns=view.turns_left)


def _event(view: LegendsView) -> Text:
    if not view.current:
        return text("rendering.legends.alt.no_event")
    event = event_text(view.current)
    return text("rendering.legends.alt.event", event=event, says=event_rule(view.current))


def _company(view: LegendsView, company: CompanyView, *, full: bool) -> Text:
    said: dict[str, Param] = {
        "company": company.name,
        "player": Player(company.seat),
        # One for each company.
        "colour": text(f"rendering.player.{company.company}"),
        "coins": company.score,
        "trains": company.trains,
        "cards": company.cards,
        "tickets": company.tickets,
    }
    if not full:
        return text("rendering.legends.alt.company", **said)
    held: dict[str, int] = {
        "postcards.count": len(company.postcards),
        "depots": list(view.depots.values()).count(company.company),
        "coal": company.coal,
        "herds": len(company.herds),
        "steamers": len(company.steamers),
        "nuggets": sum(company.nuggets),
        "crossed": company.crossed,
        "bond": int(company.bond),
    }
    # One for each of the things above.
    things: list[Text] = [text(f"rendering.legends.alt.{name}", count=count) for name, count in held.items() if count]
    if company.specialist:
        things.append(specialist_text(company.specialist))
    return (
        text("rendering.legends.alt.company.with", things=tuple(things), **said)
        if things
        else text("rendering.legends.alt.company", **said)
    )


def _seen(card: PostcardView, *, full: bool) -> Text:
    """Describe a postcard in an office: the side read aloud, or if it hides nothing its title and what it says."""
    # One for each kind of postcard.
    kind = text(f"rendering.legends.kind.{card.kind}")
    if card.no is None:
        return text("rendering.legends.alt.card", title=kind, sides=card.read)
    title = postcard_title(card.no)
    if not full:
        return text("rendering.legends.alt.open.titled", kind=kind, title=title)
    secret = [hidden_side(card.no)] if pack().postcards[card.no].secret else []
    read = [card.read] if pack().postcards[card.no].read else []
    return text("rendering.legends.alt.open", kind=kind, title=title, says=sentences([*read, *secret]))


def _slip(
    company: CompanyView,
    slip: Slip,
    place: int,
    *,
    full: bool,
    named: bool = False,
    key: str = "rendering.legends.alt.slip",
) -> Text:
    tickets = sum(row.dollars for row in slip.tickets)
    return text(
        key,
        place=text("rendering.report.place", place=place),
        company=company.name,
        player=Player(Seat(company.seat)),
        total=slip.total,
        coins=slip.coins,
        trains=company.trains,
        leftover=slip.leftover,
        tickets=tickets,
        completed=len(slip.completed),
        held=len(slip.tickets),
        named=tuple(_scored(row) for row in slip.tickets if named),
        rest=slip.herds + slip.through + slip.exhibition + slip.bond + sum(dollars for _, dollars in slip.powers),
        flagship=tuple(_flagship(row) for row in slip.tickets if row.flagship and full),
    )


def _scored(row: TicketRow) -> Text:
    printed = pack().ticket(row.ticket)
    a, b = (pack().town(city).name for city in (printed.a, printed.b))
    return scored_ticket(text("rendering.cities", a=a, b=b), row.dollars)


def _flagship(row: TicketRow) -> Text:
    """Name a flagship and say what became of it."""
    printed = pack().ticket(row.ticket)
    a, b = (pack().town(city).name for city in (printed.a, printed.b))
    return text("rendering.legends.alt.flagship", a=a, b=b, completed=int(row.completed), forgiven=int(row.forgiven))


def _vault(vault: OpenedVault) -> Text:
    rows = {key: getattr(vault.vault, key) for key in ROWS}
    return text(
        "rendering.legends.alt.vault",
        company=vault.name,
        place=vault.place,
        total=vault.vault.total,
        won=vault.vault.won,
        **rows,
    )


def open_vaults(view: LegendsView) -> tuple[Text, ...]:
    """Say what each vault holds, with the sum of the slips so far, if vaults are open from the start (L A11)."""
    return tuple(
        text(
            "rendering.legends.alt.open_vault",
            company=seat.name,
            banked=seat.banked,
            items=tuple(
                # One for each thing that lies in vaults.
                text(f"rendering.legends.item.{item}", count=count)
                for item, count in Counter(seat.vault).items()
            ),
        )
        for seat in view.seats
        if seat.vault is not None and seat.banked is not None and not view.opened_vaults
    )


def _track(route: str) -> Text:
    ends = pack().board.routes
    found = ends.get(route) or ends[route.removesuffix("-s")]  # type: ignore[call-overload, index]
    return _cities(found.a, found.b)


def _cities(a: str, b: str) -> Text:
    return text("rendering.cities", a=pack().town(a).name, b=pack().town(b).name)


def _ticket(ticket: str) -> Text:
    card = pack().ticket(ticket)
    return text("rendering.legends.ticket", cities=_cities(card.a, card.b), points=card.points)
