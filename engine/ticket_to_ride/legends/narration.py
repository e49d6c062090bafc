"""The story of a campaign in prose: what happened at the table, retold. It brings no rule and changes nothing.

A game has an opening, a scene or two between turns, and a closing. ``pack/narration.toml`` lists the sentences of each,
with the facts that must hold for one to be chosen; the words are in the catalogue. ``facts_of`` finds the facts in what
everybody may know of a position and of the campaign before the game, and nothing here is stored: the same log always
gives the same story. What is a sum over games (L A11) is no fact before the vaults are opened.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, reduce
from typing import Literal, NamedTuple, TypeVar

import msgspec

from engine.core.game import Setup
from engine.core.text import Param, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.legends import vaults
from engine.ticket_to_ride.legends.campaign import Campaign, carried_by
from engine.ticket_to_ride.legends.facts import Track
from engine.ticket_to_ride.legends.journey import exhibition_year
from engine.ticket_to_ride.legends.pack_files import pack, read_pack
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Stage
from engine.ticket_to_ride.legends.texts import event_text, named_card, notice, player, source_text

T = TypeVar("T")
Part = Literal["opening", "first", "second", "closing"]
PARTS: tuple[Part, ...] = ("opening", "first", "second", "closing")
"""The opening, the two scenes between turns, and the closing, in the order a game has them."""
CLOSE, WIDE = 3, 20
"""Dollars between the two best slips of a game: at most this many if it was close, at least this many if it was not."""
MOST = 3
"""The most sentences in a paragraph: beyond it, sentences of later places are left out."""
REST, NEAR = 12, 1
"""Games from one turn of a sentence for many games to the next, and how near its turn goes before a single year's."""
REPEATED = 4
"""The fewest games after which a sentence for many games may come again."""
LONG = 4
"""Spaces of a long track."""
GOOD_BOND = 6
"""Dollars of a bond that was worth its price."""


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sentence of the story, or a few of them that belong together."""

    key: str
    """Its key in the catalogue, under ``legends.narration``."""
    part: Part
    place: int
    """Where it stands in its part: at most one sentence is chosen for each place."""
    paragraph: int = 1
    """The paragraph that its place belongs to; the places of a paragraph follow each other."""
    games: tuple[int, int] = (1, 12)
    """The first and the last game that it may be chosen in."""
    needs: tuple[str, ...] = ()
    """The facts that must be known, whose values it may name."""
    rank: int = 0
    """Sentences of the highest rank go before the others of their place."""


class Facts(msgspec.Struct, frozen=True):
    """What the story of a year knows at one moment of it."""

    game: int
    part: Part
    known: Mapping[str, Mapping[str, Param]]
    """For the name of each fact the values that sentences about it may use."""
    lot: str
    """The seed for the choice among sentences that fit, made of what everybody knows."""
    turn: int
    """Where sentences begin to take turns; it is the same in all games of a campaign."""


@cache
def sentences() -> tuple[Sentence, ...]:
    """Return all sentences in file order. Raises msgspec.ValidationError where the file does not fit its type."""
    return tuple(read_pack("narration", "sentence", Sentence))


def narrate(setup: Setup, before: LegendsState, after: LegendsState) -> Iterator[Event]:
    """Yield the part of the story that a move leads to, paragraph by paragraph; most moves lead to none."""
    was, now = _parts_reached(before), _parts_reached(after)
    if was < 1 <= now:
        # The story speaks of companies, the table of people: this line says which company is whose.
        records = after.campaign.companies
        named = (
            text("legends.companies.of", name=records[held.company].name, player=player(seat))
            for seat, held in enumerate(after.seats)
        )
        yield notice("legends.companies", companies=tuple(named))
    if now > was:
        for paragraph in paragraphs(facts_of(setup, after, PARTS[now - 1])):
            yield notice("legends.narration", paragraph=reduce(_joined, paragraph))


def _joined(first: Text, then: Text) -> Text:
    return text("legends.narration.joined", first=first, next=then)


def paragraphs(facts: Facts) -> tuple[tuple[Text, ...], ...]:
    """Choose the sentences of a part, by paragraph."""
    chosen: dict[int, list[Text]] = {}
    for place, candidates in _places(facts.part).items():
        fitting = [(turns.first, one) for turns, one in candidates if _fits(one, facts) and turns.come(facts)]
        if fitting and len(chosen.get(fitting[0][1].paragraph, ())) < MOST:
            one = _choose(fitting, facts, place)
            values = {name: value for need in one.needs for name, value in facts.known[need].items()}
            # One for each sentence of the story.
            chosen.setdefault(one.paragraph, []).append(Text(f"legends.narration.{one.key}", values))
    return tuple(tuple(chosen[number]) for number in sorted(chosen))


class Turns(NamedTuple):
    """The games of a campaign when a sentence has its turn: sentences that need the same facts alternate."""

    first: int
    """The index in their place of the first sentence that needs the same facts."""
    number: int
    """Its own index among the sentences that need the same facts."""
    period: int
    """The number of games from one turn of the sentence to the next; 0 if it comes only once in a campaign."""

    def come(self, facts: Facts) -> bool:
        """Return whether the sentence has its turn in a game: one for many games has none in the first."""
        if not self.period:
            return True
        return facts.game > 1 and (self.first + self.number + facts.game + facts.turn) % self.period == 0


@cache
def _places(part: Part) -> dict[int, list[tuple[Turns, Sentence]]]:
    """Return the sentences of a part by place, each with its turns."""
    places: dict[int, list[Sentence]] = {}
    for one in sentences():
        if one.part == part:
            places.setdefault(one.place, []).append(one)
    return {place: list(zip(map(_turns(there), there), there, strict=True)) for place, there in sorted(places.items())}


def _turns(place: Sequence[Sentence]) -> Callable[[Sentence], Turns]:
    alike: dict[tuple[str, ...], list[Sentence]] = {}
    for one in place:
        if not _comes_once(one):
            alike.setdefault(one.needs, []).append(one)

    def of(one: Sentence) -> Turns:
        if _comes_once(one):
            return Turns(0, 0, 0)
        several = alike[one.needs]
        return Turns(place.index(several[0]), several.index(one), max(REPEATED, len(several)))

    return of


def _fits(one: Sentence, facts: Facts) -> bool:
    return one.games[0] <= facts.game <= one.games[1] and facts.known.keys() >= set(one.needs)


def _choose(fitting: Sequence[tuple[int, Sentence]], facts: Facts, place: int) -> Sentence:
    """Choose one of the highest rank. Sentences for many games give way to others that fit until their turn is near."""
    best, turn = max(one.rank for _, one in fitting), facts.game + facts.turn
    rests = [(NEAR if _of_one_game(one) else (first + turn) % REST, one) for first, one in fitting if one.rank == best]
    least = min(rest for rest, _ in rests)
    return _one_of([one for rest, one in rests if rest == least], f"{facts.lot}:{place}")


def _comes_once(one: Sentence) -> bool:
    """Return whether a sentence belongs to one game alone, or to the opening of a board, which happens once."""
    return _of_one_game(one) or any(need.startswith(("opened-", "newest-")) for need in one.needs)


def _of_one_game(one: Sentence) -> bool:
    return one.games[0] == one.games[1]


def _one_of(several: Sequence[T], lot: str) -> T:
    """Choose one by a hash of what everybody knows, so that the game's random generator is not used."""
    digest = hashlib.sha256(lot.encode()).digest()
    return several[int.from_bytes(digest[:8]) % len(several)]


def _parts_reached(state: LegendsState) -> int:
    """Return how many parts of the story a position has reached: the scenes come as trains run low."""
    if state.over:
        return 4
    if any(isinstance(task, Stage) and task.name == "story" for task in state.agenda):
        return 0
    most = state.pack.figures.campaign.trains[state.number - 1]
    left = min(held.trains for held in state.seats)
    return 1 + (3 * left <= 2 * most) + (3 * left <= most)


def facts_of(setup: Setup, state: LegendsState, part: Part) -> Facts:
    """Find what the story knows at a part of a game; ``setup`` is the game's own, with the campaign before it."""
    table = _Table(state, carried_by(setup).campaign, part)
    known = dict(_always(table))
    known |= {"opening": _of_the_past, "closing": _of_the_end}.get(part, _of_the_turns)(table)
    return Facts(state.number, part, known, table.lot, table.turn)


class _Table:
    """A position and the campaign before its game, with the names of the companies."""

    def __init__(self, state: LegendsState, before: Campaign, part: Part) -> None:
        self.state, self.before, self.number = state, before, state.number
        self.playing = [held.company for held in state.seats]
        self.absent = [one for one in state.campaign.companies if one not in self.playing]
        names = [record.name for record in state.campaign.companies.values()]
        slips = [sorted(game.slips.items()) for game in before.games]
        self.lot = f"{names}:{slips}:{self.playing}:{self.number}:{part}"
        # Others may be founded later, and turns must not change then: they begin with the second game.
        self.turn = _one_of(range(REST), f"{names[:2]}:{slips[:1]}")

    def name(self, company: str) -> str:
        """Return a company's name."""
        return self.state.campaign.companies[company].name

    def names(self, companies: Collection[str]) -> tuple[str, ...]:
        """Return the names of companies."""
        return tuple(map(self.name, companies))

    def one_of(self, several: Sequence[T], about: str) -> T:
        """Choose what the story speaks of, where there are several."""
        return _one_of(several, f"{self.lot}:{about}")

    def most(self, counts: Mapping[str, int], least: int = 1) -> str | None:
        """Return the company with the most, if it is the only one and has at least ``least``."""
        top = max(counts.values(), default=0)
        leaders = [company for company, number in counts.items() if number == top]
        return leaders[0] if top >= least and len(leaders) == 1 else None

    def counts(self, held: str) -> dict[str, int]:
        """Return a number for each company: one of its fields, or how many things the field holds."""
        fields = {one.company: getattr(one, held) for one in self.state.seats}
        return {one: value if isinstance(value, int) else len(value) for one, value in fields.items()}

    def owners(self) -> list[tuple[Track, str]]:
        """Return the tracks that were travelled, with the companies that own them."""
        tracks = self.state.printed.track
        return [(tracks(track), self.playing[seat]) for track, seat in self.state.claims.items()]


Found = Iterator[tuple[str, dict[str, Param]]]


def town(city: str) -> str:
    """Return a city's name."""
    return pack().town(city).name


def _ends(track: Track) -> dict[str, Param]:
    return {"a": town(track.a), "b": town(track.b)}


def _always(table: _Table) -> Found:
    """Find what holds throughout a game: who plays, and what happened in and between the games before."""
    before, games = table.before, table.before.games
    if table.absent:
        yield "away", {"absent": table.names(table.absent)}
    if len(table.playing) == 2:  # noqa: PLR2004 - a pair
        yield "pair", {"one": table.name(table.playing[0]), "other": table.name(table.playing[1])}
    else:
        yield "several", {}
        if not table.absent:
            yield "full", {"companies": len(table.playing)}
    played = {one for game in games for one in game.ranking}
    if games and (fresh := [one for one in table.playing if one not in played]):
        yield "fresh", {"fresh": table.names(fresh)}
    if games and (back := [one for one in table.playing if one in played and one not in games[-1].ranking]):
        yield "back", {"back": table.names(back)}
    if len(games) > 1:
        yield "eldest", {"eldest": table.name(games[0].ranking[0])}
    if table.number > 1 and len(before.opened) == table.number - 1:
        yield f"newest-{before.opened[-1]}", {}


def _of_the_past(table: _Table) -> Found:
    """Find what the opening of a game looks back on: the game before, and what stands on the map."""
    yield "starter", {"starter": table.name(table.state.campaign.start_player)}
    games = table.before.games
    if games:
        ranking = games[-1].ranking
        yield from _places_of(table, ranking, games[-2].ranking if len(games) > 1 else [])
        if ranking[0] in table.absent:
            yield "winner_away", {"winner": table.name(ranking[0])}
        if table.state.campaign.start_player == ranking[-1]:
            yield "last_begins", {"last": table.name(ranking[-1])}
    yield from _on_the_map(table)
    if table.before.retired_events:
        yield "retired", {"event": event_text(table.before.retired_events[-1])}
    if exhibition_year(table.state):
        yield "fair", {"city": town(table.state.campaign.exhibition)}
    if table.state.campaign.express and not table.before.express:
        ticket = table.one_of(table.state.campaign.express, "express")
        via = next(one.via for one in table.state.pack.express if one.ticket == ticket)
        yield "express", {**_ticket(ticket), "via": town(via)}


def _ticket(ticket: str) -> dict[str, Param]:
    printed = pack().ticket(ticket)
    return {"a": town(printed.a), "b": town(printed.b)}


def _on_the_map(table: _Table) -> Found:
    """Find what earlier games left on the map and on the tickets."""
    before = table.before
    if depots := sorted(before.depots):
        city = table.one_of(depots, "depot")
        yield "depot", {"owner": table.name(before.depots[city]), "city": town(city)}
        if away := [one for one in depots if before.depots[one] in table.absent]:
            city = table.one_of(away, "depot_away")
            yield "depot_away", {"owner": table.name(before.depots[city]), "city": town(city)}
        if (owner := table.most(Counter(before.depots.values()), 2)) is not None:
            yield "depots_most", {"owner": table.name(owner), "count": list(before.depots.values()).count(owner)}
    if before.large:
        yield "grown", {"city": town(table.one_of(sorted(before.large), "grown"))}
    colours = Counter(one for one in before.stickers.values() if one in before.companies)
    if (painted := table.most(colours, 2)) is not None:
        yield "painted", {"painted": table.name(painted), "count": colours[painted]}
    tickets = set(before.tickets())
    stamped = sorted(one for one, stamps in before.stamps.items() if len(stamps) > 1 and one in tickets)
    if stamped:
        ticket = table.one_of(stamped, "stamped")
        one, other = before.stamps[ticket][:2]
        yield "stamped", {"one": table.name(one), "other": table.name(other), **_ticket(ticket)}


def _places_of(table: _Table, ranking: Sequence[str], former: Sequence[str]) -> Found:
    """Find who won and who came last in a game, and how these stood in the one before."""
    winner, last = table.name(ranking[0]), table.name(ranking[-1])
    yield "result", {"winner": winner, "last": last}
    if former and former[0] == ranking[0]:
        yield "again", {"winner": winner, "last": last}
    elif former and former[-1] == ranking[0]:
        yield "risen", {"winner": winner, "last": last}
    if former and former[0] == ranking[-1]:
        yield "fallen", {"winner": winner, "last": last}
    elif former and former[-1] == ranking[-1]:
        yield "last_again", {"winner": winner, "last": last}


def _margin(table: _Table, slips: Sequence[tuple[str, int]]) -> Found:
    """Find by how much a game was won, and whether somebody goes home with nothing; ``slips``: from winner to last.

    It is for the closing alone: later the slips lie in the vaults (L A11).
    """
    (winner, most), (second, more), (last, least) = slips[0], slips[1], slips[-1]
    named: dict[str, Param] = {"winner": table.name(winner), "second": table.name(second)}
    if 0 < most - more <= CLOSE:
        yield "close", named
    elif most - more >= WIDE:
        yield "wide", named
    if not least:
        yield "penniless", {"winner": table.name(winner), "last": table.name(last)}


def _of_the_turns(table: _Table) -> Found:
    """Find what can be seen on the table between two turns."""
    state = table.state
    trains, coins = table.counts("trains"), table.counts("coins")
    if (fewest := table.most({one: -left for one, left in trains.items()}, -99)) is not None:
        yield "fewest", {"fewest": table.name(fewest), "trains": trains[fewest]}
    if (slow := table.most(trains)) is not None:
        yield "slow", {"slow": table.name(slow), "trains": trains[slow]}
    if (rich := table.most(coins)) is not None:
        yield "rich", {"rich": table.name(rich)}
    if (poor := table.most({one: -held for one, held in coins.items()}, -999)) is not None:
        yield "poor", {"poor": table.name(poor)}
    tickets = table.counts("tickets")
    if (keen := table.most(tickets, 3)) is not None:
        yield "keen", {"keen": table.name(keen), "tickets": tickets[keen]}
    if state.current:
        yield "current", {"event": event_text(state.event_pile[-1])}
    if served := [held for held in state.seats if held.specialist]:
        held = table.one_of(served, "engaged")
        specialist = source_text(f"specialist:{held.specialist}")
        yield "engaged", {"employer": table.name(held.company), "specialist": specialist}
    yield from _last_journey(table)
    yield from _meetings(table)
    yield from _of_the_rules(table)


def _last_journey(table: _Table) -> Found:
    """Find whose journey was the last, and where it led."""
    state = table.state
    if state.last_route is None:
        return
    track, campaign = state.printed.track(state.last_route), state.campaign
    mover = table.playing[state.claims[state.last_route]]
    named: dict[str, Param] = {"mover": table.name(mover), **_ends(track)}
    yield "travelled", named
    if track.length >= LONG:
        yield "long", {**named, "spaces": track.length}
    for city in track.ends:
        owner = campaign.depots.get(city)
        if owner == mover:
            yield "home", {"mover": table.name(mover), "city": town(city)}
        elif owner is not None:
            name = "host_away" if owner in table.absent else "host"
            yield name, {"mover": table.name(mover), "owner": table.name(owner), "city": town(city)}
        if state.large(city):
            yield "big", {"mover": table.name(mover), "city": town(city)}
    for one, owner in table.owners():
        if one.id in track.parallel and owner != mover:
            yield "parallel", {**named, "other": table.name(owner)}


def _meetings(table: _Table) -> Found:
    """Find where the companies meet."""
    there: dict[str, set[str]] = {}
    for track, owner in table.owners():
        for city in track.ends:
            there.setdefault(city, set()).add(owner)
    most = max(map(len, there.values()), default=0)
    if most > 1:
        city = table.one_of(sorted(city for city, owners in there.items() if len(owners) == most), "met")
        one, other = [company for company in table.playing if company in there[city]][:2]
        yield "met", {"city": town(city), "one": table.name(one), "other": table.name(other)}
        if most > 2:  # noqa: PLR2004 - more than a pair
            yield "crowd", {"city": town(city), "count": most}


def _of_the_rules(table: _Table) -> Found:
    """Find what the boards and the years have brought to the table, during a game and at its end."""
    yield from _combine(table)
    yield from _stickers(table)
    state = table.state
    for name, field in (("herder", "herds"), ("digger", "digs"), ("crosser", "crossed")):
        counts = table.counts(field)
        if (most := table.most(counts)) is not None:
            yield name, {"company": table.name(most), "count": counts[most]}
    moored = [(held.company, port) for held in state.seats for port in held.steamers]
    if moored:
        company, port = table.one_of(moored, "moored")
        yield "moored", {"company": table.name(company), "city": town(port)}
    if state.rule("coal") and (cold := [held.company for held in state.seats if not held.coal]):
        yield "cold", {"company": table.name(table.one_of(cold, "cold"))}
    if state.charters:
        yield "charter", {"company": table.name(table.playing[state.charters[0]])}
    elif state.rule("charter"):
        yield "no_charter", {}
    if exhibition_year(state):
        yield "fair", {"city": town(state.campaign.exhibition)}
        if state.fair_opened:
            yield "fair_opened", {"city": town(state.campaign.exhibition)}


def _combine(table: _Table) -> Found:
    """Find where the cars of the Combine stand."""
    state = table.state
    if state.rule("combine") and state.combine:
        track = state.printed.track(table.one_of(sorted(state.combine), "ivory"))
        yield "ivory", {"count": len(state.combine), **_ends(track)}
    elif state.rule("combine"):
        yield "no_ivory", {}
        if (table.number + table.turn) % 2:
            yield "no_ivory_in_turn", {}


def _stickers(table: _Table) -> Found:
    """Find which tracks took a colour for good in this game."""
    state, before = table.state, table.before.stickers
    fresh = [(track, owner) for track, owner in table.owners()
             if track.id in state.campaign.stickers and track.id not in before]  # fmt: skip
    if fresh:
        track, owner = table.one_of(fresh, "sticker")
        colour = named_card(state.campaign.stickers[track.id])
        yield "coloured", {"painter": table.name(owner), "colour": colour, **_ends(track)}
    given = [(track, owner, state.campaign.stickers[track.id]) for track, owner in fresh]
    if others := [one for one in given if one[2] != one[1] and one[2] in state.campaign.companies]:
        track, owner, other = table.one_of(others, "given")
        yield "given", {"painter": table.name(owner), "other": table.name(other), **_ends(track)}


def _of_the_end(table: _Table) -> Found:
    """Find how a game ended, once everything is built and filed."""
    state, games = table.state, table.before.games
    ranking = [table.playing[seat] for seat in state.ranking]
    former = games[-1].ranking if games else []
    slips = {table.playing[seat]: slip for seat, slip in enumerate(state.slips)}
    yield from _places_of(table, ranking, former)
    yield from _margin(table, [(one, slips[one].total) for one in ranking])
    if former and former[0] in ranking[1:-1]:
        yield "dethroned", {"winner": table.name(ranking[0]), "former": table.name(former[0])}
    done = {one: len(slip.completed) for one, slip in slips.items()}
    missed = {one: len(slip.tickets) - len(slip.completed) for one, slip in slips.items()}
    if not missed[ranking[0]]:
        yield "clean", {"winner": table.name(ranking[0]), "count": done[ranking[0]]}
    if (busy := table.most(done)) not in (None, ranking[0]):
        yield "busy", {"winner": table.name(ranking[0]), "busy": table.name(str(busy)), "count": done[str(busy)]}
    if (broken := table.most(missed, 2)) is not None:
        yield "broken", {"broken": table.name(broken), "count": missed[broken]}
    yield from _built(table)
    yield from _staked(table)
    yield from _of_the_rules(table)
    if state.campaign.over:
        yield from _of_the_vaults(table)


def _built(table: _Table) -> Found:
    """Find what changed for good: cities, depots, boards, events; and whose depots were visited."""
    now, before = table.state.campaign, table.before
    grown = [city for city in now.large if city not in before.large
             and not (city == now.exhibition and not before.exhibition)]  # fmt: skip
    if grown:
        yield "grew", {"cities": tuple(map(town, grown))}
    if built := [city for city in now.depots if city not in before.depots]:
        city = table.one_of(built, "built")
        yield "built", {"owner": table.name(now.depots[city]), "city": town(city)}
    calls = Counter(now.depots[city] for held in table.state.seats for city in held.visited)
    if (passed := table.most(calls)) is not None:
        yield "passed", {"owner": table.name(passed), "count": calls[passed]}
    elif before.depots and not calls:
        yield "unvisited", {}
    if len(now.opened) > len(before.opened):
        yield f"opened-{now.opened[-1]}", {"last": table.name(now.games[-1].ranking[-1])}
    if retired := [one for one in now.retired_events if one not in before.retired_events]:
        yield "retired", {"event": event_text(retired[-1])}


def _staked(table: _Table) -> Found:
    """Find what became of bonds, flagships and what the slips had besides tickets."""
    state = table.state
    for seat, slip in enumerate(state.slips):
        company = table.name(table.playing[seat])
        if state.company(seat).bond and slip.bond >= GOOD_BOND:
            yield "bond_good", {"company": company}
        elif state.company(seat).bond and not slip.bond:
            yield "bond_bad", {"company": company}
        for row in slip.tickets:
            if row.flagship:
                yield "flag_in" if row.completed else "flag_lost", {"company": company, **_ticket(row.ticket)}
        if slip.exhibition:
            yield "fair_paid", {"company": company, "city": town(state.campaign.exhibition)}
    through = {table.playing[seat]: slip.through for seat, slip in enumerate(state.slips)}
    if (far := table.most(through)) is not None:
        yield "through", {"company": table.name(far)}


def _of_the_vaults(table: _Table) -> Found:
    """Find who is the legend of the West (L G5)."""
    campaign = table.state.campaign
    places, found = vaults.legends(campaign), vaults.opened(campaign)
    if len(places[0]) == 1:
        legend = places[0][0]
        yield "legend", {"legend": table.name(legend)}
        if len(places) > 1:
            second, margin = places[1][0], found[legend].total - found[places[1][0]].total
            yield "runner_up", {"legend": table.name(legend), "second": table.name(second), "dollars": margin}
        if legend == campaign.games[-1].ranking[0]:
            yield "legend_won", {"legend": table.name(legend)}
        if legend == campaign.games[0].ranking[0]:
            yield "legend_first", {"legend": table.name(legend)}
    else:
        yield "legends", {"legends": table.names(places[0])}
    foot = places[-1][-1]
    if any(foot in game.ranking for game in campaign.games):
        yield "foot", {"foot": table.name(foot)}
    if owners := Counter(campaign.depots.values()):
        owner = table.most(owners, 2)
        if owner is not None:
            yield "sheds", {"owner": table.name(owner), "count": owners[owner]}
