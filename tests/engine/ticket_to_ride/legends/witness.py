"""Campaigns by built-in players, and a record of each game by which every claim of the story is checked.

The record is made of the events of the moves and of the positions, without the facts that the story finds for itself.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from engine.core import codec
from engine.core.campaigns import seed_of_game
from engine.core.rng import Rng
from engine.core.text import Player, Text
from engine.ticket_to_ride.legends.campaign import Campaign, found, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.narration import PARTS, narrate
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Stage

PACK = pack()
SCENES = ((2, 3), (1, 3))
"""The share of trains that somebody has left when a scene is told."""


class Record:
    """A game of a campaign: what happened in it so far, and the records of the games before."""

    def __init__(self, state: LegendsState, past: list[Record]) -> None:
        self.state, self.past = state, past
        self.start: Campaign = copy.deepcopy(state.campaign)
        self.part = ""
        self.happened: list[Text] = []

    def said(self, key: str) -> list[dict[str, Any]]:
        """Return the values of the events of a key in this game."""
        return [text.params for text in self.happened if text.key == f"legends.{key}"]

    def name(self, company: str) -> str:
        return self.state.campaign.companies[company].name

    def who(self, player: Player) -> str:
        """Return the name of the company on a seat."""
        return self.name(self.state.company(player.seat).company)

    @property
    def playing(self) -> list[str]:
        return [self.name(held.company) for held in self.state.seats]

    @property
    def absent(self) -> list[str]:
        return [record.name for record in self.state.campaign.companies.values() if record.name not in self.playing]

    @property
    def ranking(self) -> list[str]:
        """The companies by the slips, which are read from winner to last."""
        return [self.who(slip["player"]) for slip in self.said("slip")]

    def by_company(self, value: Callable[[dict[str, Any]], int]) -> dict[str, int]:
        return {self.who(slip["player"]): value(slip) for slip in self.said("slip")}

    def everything(self) -> list[Record]:
        return [*self.past, self]

    def depots(self, records: list[Record]) -> dict[str, str]:
        """Return who built a depot where, by name of the city."""
        return {
            place(one["place"]): record.who(one["player"]) for record in records for one in record.said("build.depot")
        }

    def grown(self, records: list[Record]) -> set[str]:
        drawn = {one["city"] for record in records for one in record.said("exhibition")}
        return drawn | {place(one["place"]) for record in records for one in record.said("build.large")}

    def owned(self) -> list[tuple[Any, str]]:
        """Return the tracks that were travelled, with the names of their owners."""
        tracks = self.state.printed.track
        return [(tracks(track), self.playing[seat]) for track, seat in self.state.claims.items()]

    def held(self, value: Callable[[Any], int]) -> dict[str, int]:
        return {self.name(held.company): value(held) for held in self.state.seats}


def place(text: Text) -> str:
    """Return the name of a city that was built in."""
    return str(text.params["city"])


def town(city: str) -> str:
    return PACK.town(city).name


def ends(track: Any) -> set[str]:
    return {town(track.a), town(track.b)}


def alone(counts: dict[str, int], name: object, *, least: int = 1) -> bool:
    """Tell whether somebody has more than everybody else, and at least so many."""
    return counts[str(name)] >= least and all(
        counts[str(name)] > count for one, count in counts.items() if one != str(name)
    )


def ticket(record: Record, told: dict[str, Any], *, completed: bool) -> bool:
    """Tell whether a company's flagship stands on its slip so."""
    slip = next(slip for slip in record.said("slip") if record.who(slip["player"]) == told["company"])
    rows = slip["completed" if completed else "unfinished"]
    return any(row.params["flagship"] and {row.params["a"], row.params["b"]} == {told["a"], told["b"]} for row in rows)


def latest(record: Record) -> Record:
    """Return the record of the game whose result the story speaks of: at a closing this one, else the one before."""
    return record if record.part == "closing" else record.past[-1]


def former(record: Record) -> list[str]:
    """Return the ranking of the game before that."""
    before = latest(record).past
    return before[-1].ranking if before else []


def dollars(record: Record) -> list[int]:
    return [slip["dollars"] for slip in record.said("slip")]


def journey(record: Record, told: dict[str, Any]) -> bool:
    last = record.said("travel")[-1]
    there = last["track"].params
    return record.who(last["player"]) == told["mover"] and {there["a"], there["b"]} == {told["a"], told["b"]}


def reached(record: Record, city: object) -> bool:
    there = record.said("travel")[-1]["track"].params
    return city in {there["a"], there["b"]}


def owner_of(record: Record, told: dict[str, Any], name: str) -> bool:
    """Tell whether a depot of a company stands in a city that the last journey reached."""
    return record.depots(record.past).get(told["city"]) == told[name] and reached(record, told["city"])


def guests(record: Record, city: object) -> set[str]:
    return {owner for track, owner in record.owned() if city in ends(track)}


def calls(record: Record) -> Counter[str]:
    """Count what the depots brought their owners, a dollar for each visitor."""
    return Counter(
        record.who(one["player"])
        for one in record.said("money.gained")
        if one["why"].key == "legends.rule.depot"
        for _ in range(one["dollars"])
    )


def coloured(record: Record) -> dict[frozenset[str], list[tuple[str, str]]]:
    """Return by their ends the tracks that took a colour in this game, with owner and colour."""
    fresh: dict[frozenset[str], list[tuple[str, str]]] = {}
    for track, owner in record.owned():
        if track.id in record.state.campaign.stickers and track.id not in record.start.stickers:
            colour = record.state.campaign.stickers[track.id]
            fresh.setdefault(frozenset(ends(track)), []).append((owner, colour))
    return fresh


def sums(record: Record) -> dict[str, int]:
    return {one["company"]: one["total"] for one in record.said("vault")}


def named(record: Record, told: dict[str, Any]) -> bool:
    """Tell whether winner and last are the ones that a sentence names, as far as it names them."""
    ranking = latest(record).ranking
    return told.get("winner", ranking[0]) == ranking[0] and told.get("last", ranking[-1]) == ranking[-1]


def most_in_hand(value: Callable[[Any], int], name: str, count: str = "", sign: int = 1) -> Callable[..., bool]:
    def holds(record: Record, told: dict[str, Any]) -> bool:
        counts = record.held(lambda held: sign * value(held))
        exact = not count or told[count] == sign * counts[told[name]]
        return exact and all(counts[told[name]] > other for one, other in counts.items() if one != told[name])

    return holds


Holds = Callable[[Record, dict[str, Any]], bool]
CLAIMS: dict[str, Holds] = {
    # Who plays.
    "starter": lambda r, t: r.playing[int(r.state.start)] == t["starter"],
    "pair": lambda r, t: {t["one"], t["other"]} == set(r.playing) and len(r.playing) == 2,
    "several": lambda r, t: len(r.playing) > 2,
    "full": lambda r, t: not r.absent and len(r.playing) == t["companies"] > 2,
    "away": lambda r, t: list(t["absent"]) == r.absent != [],
    "fresh": lambda r, t: list(t["fresh"]) == [n for n in r.playing if not any(n in p.ranking for p in r.past)],
    "back": lambda r, t: (
        list(t["back"]) == [n for n in r.playing if any(n in p.ranking for p in r.past) and n not in r.past[-1].ranking]
    ),
    "eldest": lambda r, t: r.past[0].ranking[0] == t["eldest"],
    # Who won and who came last.
    "result": named,
    "again": lambda r, t: named(r, t) and former(r)[0] == t["winner"],
    "risen": lambda r, t: named(r, t) and former(r)[-1] == t["winner"],
    "fallen": lambda r, t: named(r, t) and former(r)[0] == t["last"],
    "last_again": lambda r, t: named(r, t) and former(r)[-1] == t["last"],
    "dethroned": lambda r, t: former(r)[0] == t["former"] in r.ranking[1:] and named(r, t),
    "close": lambda r, t: (
        named(r, t) and latest(r).ranking[1] == t["second"] and dollars(r)[0] - dollars(r)[1] in (1, 2, 3)
    ),
    "wide": lambda r, t: named(r, t) and latest(r).ranking[1] == t["second"] and dollars(r)[0] - dollars(r)[1] >= 20,
    "penniless": lambda r, t: named(r, t) and dollars(r)[-1] == 0,
    "winner_away": lambda r, t: r.past[-1].ranking[0] == t["winner"] and t["winner"] in r.absent,
    "last_begins": lambda r, t: r.past[-1].ranking[-1] == t["last"] == r.playing[int(r.state.start)],
    # What earlier games left.
    "depot": lambda r, t: r.depots(r.past)[t["city"]] == t["owner"],
    "depot_away": lambda r, t: r.depots(r.past)[t["city"]] == t["owner"] in r.absent,
    "depots_most": lambda r, t: alone(Counter(r.depots(r.past).values()), t["owner"], least=2),
    "grown": lambda r, t: t["city"] in r.grown(r.past),
    "painted": lambda r, t: alone(
        Counter(r.name(one) for one in r.start.stickers.values() if one in r.start.companies), t["painted"]
    ),
    "stamped": lambda r, t: any(
        {t["one"], t["other"]} <= set(map(r.name, stamps)) and ends(PACK.ticket(one)) == {t["a"], t["b"]}
        for one, stamps in r.start.stamps.items()
        if one not in r.start.retired_tickets
    ),
    "retired": lambda r, t: any(
        one["event"] == t["event"]
        for record in (r.past if r.part == "opening" else [r])
        for one in record.said("event.retired")
    ),
    "express": lambda r, t: any(
        one["city"] == t["via"] and {one["ticket"].params["a"], one["ticket"].params["b"]} == {t["a"], t["b"]}
        for one in r.said("express")
    ),
    "fair": lambda r, t: [one["city"] for one in r.said("exhibition")] == [t["city"]],
    "fair_opened": lambda r, t: any(
        t["city"] in {one["track"].params["a"], one["track"].params["b"]} for one in r.said("travel")
    ),
    # Between two turns.
    "fewest": most_in_hand(lambda held: held.trains, "fewest", "trains", -1),
    "slow": most_in_hand(lambda held: held.trains, "slow", "trains"),
    "rich": most_in_hand(lambda held: held.coins, "rich"),
    "poor": most_in_hand(lambda held: held.coins, "poor", "", -1),
    "keen": most_in_hand(lambda held: len(held.tickets), "keen", "tickets"),
    "current": lambda r, t: (
        t["event"] in [one["event"] for one in r.said("event.turned_up")] and r.state.event_pile[-1] in t["event"].key
    ),
    "engaged": lambda r, t: any(
        r.who(one["player"]) == t["employer"] and one["specialist"] == t["specialist"] for one in r.said("engaged")
    ),
    "travelled": journey,
    "long": lambda r, t: journey(r, t) and r.state.printed.track(r.state.last_route).length == t["spaces"] >= 4,
    "home": lambda r, t: owner_of(r, t, "mover") and r.who(r.said("travel")[-1]["player"]) == t["mover"],
    "host": lambda r, t: owner_of(r, t, "owner") and t["owner"] in r.playing and t["owner"] != t["mover"],
    "host_away": lambda r, t: owner_of(r, t, "owner") and t["owner"] in r.absent,
    "big": lambda r, t: (
        reached(r, t["city"])
        and (
            t["city"] in r.grown(r.everything())
            or any(one.large for one in PACK.board.cities.values() if one.name == t["city"])
        )
    ),
    "parallel": lambda r, t: (
        journey(r, t)
        and any(owner == t["other"] != t["mover"] and ends(one) == {t["a"], t["b"]} for one, owner in r.owned())
    ),
    "met": lambda r, t: {t["one"], t["other"]} <= guests(r, t["city"]) and t["one"] != t["other"],
    "crowd": lambda r, t: len(guests(r, t["city"])) == t["count"] > 2,
    "ivory": lambda r, t: (
        t["count"] == len(r.state.combine)
        and {t["a"], t["b"]} in [ends(r.state.printed.track(one)) for one in r.state.combine]
    ),
    "no_ivory": lambda r, t: not r.state.combine and r.state.number > 3,
    "no_ivory_in_turn": lambda r, t: not r.state.combine and r.state.number > 3,
    "herder": lambda r, t: alone(r.held(lambda held: len(held.herds)), t["company"]),
    "digger": lambda r, t: alone(r.held(lambda held: len(held.digs)), t["company"]),
    "crosser": lambda r, t: alone(r.held(lambda held: held.crossed), t["company"]),
    "moored": lambda r, t: any(
        r.who(one["player"]) == t["company"] and t["city"] in one.values() for one in r.said("steamer.moored")
    ),
    "cold": lambda r, t: r.held(lambda held: held.coal)[t["company"]] == 0 and "winter" in r.start.opened,
    "charter": lambda r, t: [r.who(c["player"]) for c in r.said("charter") if c["place"] == 1] == [t["company"]],
    "no_charter": lambda r, t: not r.said("charter") and "shore" in r.start.opened,
    "coloured": lambda r, t: any(
        owner == t["painter"] and t["colour"].key == f"legends.card.{colour}"
        for owner, colour in coloured(r).get(frozenset({t["a"], t["b"]}), [])
    ),
    "given": lambda r, t: any(
        owner == t["painter"] != t["other"] and colour in r.start.companies and r.name(colour) == t["other"]
        for owner, colour in coloured(r).get(frozenset({t["a"], t["b"]}), [])
    ),
    # How a game ends.
    "clean": lambda r, t: named(r, t) and r.by_company(lambda slip: len(slip["unfinished"]))[t["winner"]] == 0,
    "busy": lambda r, t: (
        alone(r.by_company(lambda slip: len(slip["completed"])), t["busy"], least=t["count"])
        and t["busy"] != t["winner"]
    ),
    "broken": lambda r, t: (
        alone(r.by_company(lambda slip: len(slip["unfinished"])), t["broken"], least=2)
        and r.by_company(lambda slip: len(slip["unfinished"]))[t["broken"]] == t["count"]
    ),
    "grew": lambda r, t: list(t["cities"]) == [place(one["place"]) for one in r.said("build.large")],
    "built": lambda r, t: r.depots([r]).get(t["city"]) == t["owner"],
    "passed": lambda r, t: alone(calls(r), t["owner"]) and calls(r)[t["owner"]] == t["count"],
    "unvisited": lambda r, t: not calls(r) and bool(r.depots(r.past)),
    "bond_good": lambda r, t: any(r.who(s["player"]) == t["company"] and s["bond"] > 5 for s in r.said("slip")),
    "bond_bad": lambda r, t: (
        t["company"] in [r.who(one["player"]) for one in r.said("bond.bought")]
        and r.by_company(lambda slip: slip["bond"])[t["company"]] == 0
    ),
    "flag_in": lambda r, t: ticket(r, t, completed=True),
    "flag_lost": lambda r, t: ticket(r, t, completed=False),
    "fair_paid": lambda r, t: r.by_company(lambda slip: slip["exhibition"])[t["company"]] > 0,
    "through": lambda r, t: alone(r.by_company(lambda slip: slip["through"]), t["company"]),
    # The vaults.
    "legend": lambda r, t: list(r.said("legend")[0]["companies"]) == [t["legend"]],
    "legends": lambda r, t: r.said("legend")[0]["companies"] == t["legends"] and len(t["legends"]) > 1,
    "legend_won": lambda r, t: r.ranking[0] == t["legend"],
    "legend_first": lambda r, t: r.past[0].ranking[0] == t["legend"],
    "runner_up": lambda r, t: (
        list(sums(r))[-2:] == [t["second"], t["legend"]] and sums(r)[t["legend"]] - sums(r)[t["second"]] == t["dollars"]
    ),
    "foot": lambda r, t: next(iter(sums(r))) == t["foot"] and any(t["foot"] in one.ranking for one in r.everything()),
    "sheds": lambda r, t: (
        alone(Counter(r.depots(r.everything()).values()), t["owner"], least=2)
        and Counter(r.depots(r.everything()).values())[t["owner"]] == t["count"]
    ),
}
"""By fact, whether what a sentence says of it holds."""
for _board in PACK.frontiers:
    CLAIMS[f"newest-{_board}"] = lambda r, t, board=_board: (
        [one["board"].key for one in r.past[-1].said("frontier.opened")] == [f"legends.board.{board}"]
    )
    CLAIMS[f"opened-{_board}"] = lambda r, t, board=_board: (
        [(one["board"].key, r.who(one["player"])) for one in r.said("frontier.opened")]
        == [(f"legends.board.{board}", t["last"])]
    )


def parts_of(state: LegendsState) -> int:
    """Tell how many parts of its story a game has behind it."""
    if LEGENDS.result(state) is not None:
        return len(PARTS)
    if Stage(name="story") in state.agenda:
        return 0
    trains, left = 18 + 2 * state.number, min(held.trains for held in state.seats)
    return 1 + sum(left * whole <= trains * part for part, whole in SCENES)


def campaigns(number: int) -> Iterator[tuple[Record, list[Text]]]:
    """Play campaigns of 2 to 5 companies, some of which miss games or come later; tell each part of their stories.

    Of each part come the record of its game and its paragraphs. One campaign in four is played by the planning
    opponent, the others by chance.
    """
    for one in range(number):
        policy = "normal" if one // 4 % 4 == 1 else "random"
        yield from campaign(2 + one % 4, f"a story {one}", policy)


def campaign(players: int, seed: str, policy: str) -> Iterator[tuple[Record, list[Text]]]:
    companies, rng = tuple(PACK.companies)[:players], Rng(seed)
    later = players > 2 and rng.below(3) == 0
    now, past = new_campaign(companies[: players - later]), list[Record]()
    while not now.over:
        if later and now.game == 3:
            found(now, companies[-1])
        there = [company for company in now.companies if rng.below(7)]
        setup = next_setup(now, there if len(there) > 1 else [*now.companies][:2])
        state = LEGENDS.setup(setup, seed_of_game(seed, now.game))
        record, parts = Record(state, past), 0
        before = codec.clone(state)
        while awaited := sorted(LEGENDS.awaited(state)):
            move = LEGENDS.policies[policy](LEGENDS, state, awaited[rng.below(len(awaited))], rng)
            record.happened += [event.text for event in LEGENDS.play(state, move)]
            if parts_of(state) > parts:
                parts = parts_of(state)
                record.part = PARTS[parts - 1]
                events = list(narrate(setup, before, state))
                assert all(event.audience is None and not event.reveals for event in events)
                yield record, [event.text for event in events if event.text.key == "legends.narration"]
                before = codec.clone(state)
        now = msgspec.convert(LEGENDS.carry(state), Campaign)
        past = [*past, record]


def passages(text: Text) -> Iterator[Text]:
    """Return what a paragraph of the story was put together of."""
    if text.key == "legends.narration":
        yield from passages(text.params["paragraph"])
    elif text.key == "legends.narration.joined":
        yield from passages(text.params["first"])
        yield from passages(text.params["next"])
    else:
        yield text
