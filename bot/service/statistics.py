"""Statistics of finished games: of a person, of two, of a server and of a title, with ratings and records.

They are computed from who holds which seat and how games came out, whenever somebody asks for them. They are not
stored, so whoever is forgotten is forgotten here too. Games that go on have no part in them.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import statistics
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.service.errors import NoSuchTable, Refusal
from bot.service.live_tables import TableService, reading_tables
from engine.core.errors import EngineError
from engine.core.game import Result
from engine.core.seat import Seat
from storage import archive, moves, results
from storage.database import Transaction
from storage.errors import UnknownTable
from storage.records import Holder, Table, TableId
from storage.results import SeatResult

FIRST_RATING = 1000
"""The rating of somebody who has played nothing yet."""
_SPREAD = 20.0
"""Points of a rating for one point of the model, whose own numbers are small."""
FEW = 5
"""Rated games below which a rating is uncertain."""
MOST_RATED = 10
"""The most people in a list."""
PACED = 20
"""How many of a person's latest games are used to measure their pace."""


class Played(NamedTuple):
    """A finished game and how it came out."""

    table: Table
    outcome: results.Outcome

    def of(self, user_id: int) -> SeatResult | None:
        """Return how a person came out, or None if the person did not play."""
        seat = self.table.seat_of(user_id)
        return None if seat is None else self.outcome[seat]

    @property
    def among_people(self) -> bool:
        """Whether people played against each other."""
        return sum(holder.policy is None for holder in self.table.seats) > 1


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody has played a title."""

    value: int
    """The strength that the person very probably has at least."""
    games: int
    """How many games it is based on."""

    @property
    def uncertain(self) -> bool:
        """Whether it is based on few games."""
        return self.games < FEW


class Best(msgspec.Struct, frozen=True):
    """The best score of a title."""

    score: int
    table: Table
    user_id: int | None
    """Who reached it, or None for somebody who is in no list, or a built-in opponent."""
    policy: str | None
    seat: Seat

    @property
    def holder(self) -> Holder:
        """Who holds the seat."""
        return self.table.holder(self.seat)


class TitleOf(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has done in one title."""

    game: str
    games: int
    wins: int
    best: Best
    rating: Rating | None
    """None if no game against people has been played."""


class PersonStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """A person's finished games."""

    user_id: int
    games: int
    """Against other people."""
    wins: int
    places: tuple[tuple[int, int], ...]
    """How often each place was taken."""
    alone: int
    """Games against built-in opponents alone."""
    alone_wins: int
    titles: tuple[TitleOf, ...]
    streak: int
    """Games won in a row, up to the latest."""
    longest: int
    """The most games ever won in a row."""
    answers_in: float | None
    """Median of the seconds before the person's turns were begun, in the latest games, or None if there were none."""
    per_game: float | None
    """Median of the seconds that the games took, or None if there were none."""


class PairStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """The finished games that two people have played together."""

    people: tuple[int, int]
    games: int
    ahead: tuple[int, int]
    """How often each was placed ahead of the other."""
    titles: tuple[tuple[str, int, int, int], ...]
    """By title: how many games, and how often each was ahead."""
    latest: Table | None


class TitleStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """A server's finished games of one title."""

    game: str
    games: int
    by_players: tuple[tuple[int, int], ...]
    """Numbers of players, each with the number of games."""
    records: tuple[Best, ...]
    """The best scores, the best first."""
    rated: tuple[tuple[int, Rating], ...]
    """The people who are rated highest, each with the rating."""
    opponents: int
    """Games with built-in opponents at the table."""
    opponents_wins: int
    """How many of these an opponent won."""
    per_game: float | None
    """Median of the seconds that the games took, or None if there were none."""


class ServerStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """A server's finished games."""

    games: int
    unfinished: int
    """Tables that were ended before the game was over: they count for nobody."""
    titles: tuple[tuple[str, int, Best], ...]
    """By title: how many games, and the best score."""
    active: tuple[tuple[int, int, int], ...]
    """Who has played most, with games and wins."""
    streak: tuple[int, int] | None
    """Who has won the most games in a row, and how many, or None if nobody has won two."""


Seeing = Callable[[Collection[int]], Awaitable[Collection[int]]]
"""Returns those of some channels that whoever asks may see."""


class Asker(NamedTuple):
    """Who asks for statistics, and where; games played elsewhere, or in channels they may not see, are left out."""

    user_id: int
    guild_id: int | None
    """The server, or None in private, for one's own games on all servers."""
    seeing: Seeing


class Statistics(TableService):
    """Computes statistics of finished games in which whoever asks has played, or whose channels they may see."""

    async def of_person(self, user_id: int, asker: Asker, game: str | None = None) -> PersonStatistics:
        """Return a person's statistics, of one title or of all.

        Raises Refusal: the person is in no list, and it is not they who ask.
        """
        if asker.user_id != user_id:
            await self._check_listed(user_id)
        every = await self._played(asker, game)
        mine = [played for played in every if played.table.seat_of(user_id) is not None]
        against = [played for played in mine if played.among_people]
        alone = [played for played in mine if not played.among_people]
        rated = {game: ratings(some).get(user_id) for game, some in _by_title(every)}
        async with self._database.reading() as tx:
            answers_in = [seconds for played in mine[-PACED:] for seconds in await _answered(tx, played.table, user_id)]
        return PersonStatistics(
            user_id=user_id,
            games=len(against),
            wins=_wins(against, user_id),
            places=tuple(sorted(Counter(_place(played, user_id) for played in against).items())),
            alone=len(alone),
            alone_wins=_wins(alone, user_id),
            titles=tuple(
                TitleOf(
                    game=game,
                    games=len(some),
                    wins=_wins(some, user_id),
                    best=max((_best_of(played, user_id) for played in some), key=lambda best: best.score),
                    rating=rated.get(game),
                )
                for game, some in _by_title(mine)
            ),
            streak=_streaks(against, user_id)[0],
            longest=_streaks(against, user_id)[1],
            answers_in=statistics.median(answers_in) if answers_in else None,
            per_game=_median_length(mine),
        )

    async def of_pair(self, people: tuple[int, int], asker: Asker, game: str | None = None) -> PairStatistics:
        """Return what two people have played together, of one title or of all.

        Raises Refusal: one of them is in no list, and it is not that one who asks.
        """
        for person in people:
            if person != asker.user_id:
                await self._check_listed(person)
        one, other = people
        both = [p for p in await self._played(asker, game) if p.of(one) and p.of(other)]
        return PairStatistics(
            people=people,
            games=len(both),
            ahead=(_ahead(both, one, other), _ahead(both, other, one)),
            titles=tuple(
                (game, len(some), _ahead(some, one, other), _ahead(some, other, one)) for game, some in _by_title(both)
            ),
            latest=both[-1].table if both else None,
        )

    async def of_title(self, game: str, asker: Asker) -> TitleStatistics:
        """Return a server's statistics of one title."""
        some = await self._played(asker, game)
        hidden = await self._hidden()
        rated = sorted(ratings(some).items(), key=lambda each: -each[1].value)
        mixed = [played for played in some if any(holder.policy for holder in played.table.seats)]
        return TitleStatistics(
            game=game,
            games=len(some),
            by_players=tuple(sorted(Counter(len(played.table.seats) for played in some).items())),
            records=tuple(_records(some, hidden)[:3]),
            rated=tuple(each for each in rated if each[0] not in hidden)[:MOST_RATED],
            opponents=len(mixed),
            opponents_wins=sum(any(holder.policy for holder in _winners(played)) for played in mixed),
            per_game=_median_length(some),
        )

    async def of_server(self, asker: Asker) -> ServerStatistics:
        """Return a server's statistics with the record of each title."""
        every, hidden = await self._played(asker), await self._hidden()
        async with self._database.reading() as tx:
            unfinished = await results.unfinished(tx, asker.guild_id or 0)
        people = Counter(user for played in every for user in played.table.people if user not in hidden)
        against = [played for played in every if played.among_people]
        longest = {user: _streaks(against, user)[1] for user in people}
        best = max(longest, key=lambda user: longest[user], default=None)
        return ServerStatistics(
            games=len(every),
            unfinished=len(await _visible(unfinished, asker)),
            titles=tuple((game, len(some), _records(some, hidden)[0]) for game, some in _by_title(every)),
            active=tuple((user, games, _wins(every, user)) for user, games in people.most_common(MOST_RATED)),
            streak=None if best is None or longest[best] < 2 else (best, longest[best]),  # noqa: PLR2004 - a series
        )

    async def listed(self, user_id: int) -> bool:
        """Return whether a person may be in lists and be looked up."""
        async with self._database.reading() as tx:
            return not await results.is_unlisted(tx, user_id)

    async def set_listed(self, user_id: int, *, listed: bool) -> None:
        """Store whether a person is in lists and may be looked up by others."""
        async with self._database.transaction() as tx:
            await (results.relist if listed else results.unlist)(tx, user_id)

    async def _check_listed(self, user_id: int) -> None:
        if not await self.listed(user_id):
            raise Refusal("stats.unlisted")

    async def _hidden(self) -> frozenset[int]:
        async with self._database.reading() as tx:
            return await results.unlisted(tx)

    async def _played(self, asker: Asker, game: str | None = None) -> list[Played]:
        """Return the finished games that somebody may know of, of one title or of all, oldest first.

        If it is not known yet how a game came out, that is computed once, by a replay.
        """
        async with self._database.reading() as tx:
            if asker.guild_id is None:
                found = await results.finished(tx, user_id=asker.user_id)
            else:
                found = await results.finished(tx, guild_id=asker.guild_id)
        visible = await _visible([table for table, _ in found if game in {None, table.game}], asker)
        return [
            Played(table, known)
            for table, outcome in found
            if table.id in visible
            and (known := outcome if outcome is not None else await self._worked_out(table)) is not None
        ]

    async def _worked_out(self, table: Table) -> results.Outcome | None:
        """Compute and store how a game came out, or return None if its log can no longer be replayed or was deleted."""
        try:
            async with reading_tables(self._database) as tx:
                stored = await archive.stored_of(tx, table.id)
            result = (await asyncio.to_thread(archive.rebuild, stored)).result
        except (EngineError, NoSuchTable):
            return None
        if result is None:
            return None
        outcome = _outcome(result)
        with contextlib.suppress(UnknownTable):  # it was deleted meanwhile
            async with self._database.transaction() as tx:
                await results.put(tx, table.id, table.seq, outcome)
        return outcome


async def _visible(tables: Sequence[Table], asker: Asker) -> frozenset[TableId]:
    """Return those of some tables at which somebody has a seat, or whose channels they may see."""
    own = {table.id for table in tables if table.seat_of(asker.user_id) is not None}
    others = [table for table in tables if table.id not in own]
    seen = await asker.seeing({table.channel_id for table in others}) if others else ()
    return frozenset((*own, *(table.id for table in others if table.channel_id in seen)))


def ratings(games: Iterable[Played]) -> dict[int, Rating]:
    """Rate the people of one title by their places against each other, game after game.

    Built-in opponents are left out, as are games with only one person; somebody who had their data deleted counts as a
    new player in each game. The model is that of Weng and Lin (https://openskill.me), after Plackett and Luce.
    """
    model, count = PlackettLuce(), Counter[int]()
    known: dict[int | None, PlackettLuceRating] = {}
    for played in games:
        seated = [holder for holder in played.table.seats if holder.policy is None]
        if len(seated) < 2:  # noqa: PLR2004 - two to be compared
            continue
        before = [known.get(holder.user_id) or model.rating() for holder in seated]
        ranks = [float(played.outcome[holder.seat].place) for holder in seated]
        after = model.rate([[each] for each in before], ranks=ranks)
        for holder, (rated,) in zip(seated, after, strict=True):
            if holder.user_id is not None:
                known[holder.user_id] = rated
                count[holder.user_id] += 1
    return {
        user: Rating(FIRST_RATING + round(_SPREAD * each.ordinal()), count[user])
        for user, each in known.items()
        if user is not None
    }


def _outcome(result: Result) -> results.Outcome:
    places = {
        seat: 1 + sum(map(len, result.places[:number]))
        for number, together in enumerate(result.places)
        for seat in together
    }
    return tuple(SeatResult(score, places[Seat(seat)]) for seat, score in enumerate(result.scores))


def _by_title(games: Sequence[Played]) -> list[tuple[str, list[Played]]]:
    """Return games by their title, those with most games first."""
    titles = Counter(played.table.game for played in games)
    return [(game, [played for played in games if played.table.game == game]) for game, _ in titles.most_common()]


def _place(played: Played, user_id: int) -> int:
    found = played.of(user_id)
    assert found is not None
    return found.place


def _won(played: Played, user_id: int) -> bool:
    found = played.of(user_id)
    return found is not None and found.place == 1


def _wins(games: Iterable[Played], user_id: int) -> int:
    return sum(_won(played, user_id) for played in games)


def _winners(played: Played) -> list[Holder]:
    return [holder for holder in played.table.seats if played.outcome[holder.seat].place == 1]


def _ahead(games: Iterable[Played], one: int, other: int) -> int:
    """Count the games in which one person was placed ahead of another."""
    return sum(_place(played, one) < _place(played, other) for played in games)


def _streaks(games: Iterable[Played], user_id: int) -> tuple[int, int]:
    """Return how many games somebody has won in a row up to the latest one, and the most ever."""
    won = [_won(played, user_id) for played in games if played.of(user_id)]
    runs = [len(list(some)) if is_won else 0 for is_won, some in itertools.groupby(won)]
    return (runs[-1] if runs else 0), max(runs, default=0)


def _best_of(played: Played, user_id: int) -> Best:
    seat = played.table.seat_of(user_id)
    assert seat is not None
    return Best(played.outcome[seat].score, played.table, user_id, None, seat)


def _records(games: Iterable[Played], hidden: frozenset[int]) -> list[Best]:
    """Return the scores of all seats, the best first; of two that are equal, the earlier one."""
    found = [
        Best(
            played.outcome[holder.seat].score,
            played.table,
            None if holder.user_id in hidden else holder.user_id,
            holder.policy,
            holder.seat,
        )
        for played in games
        for holder in played.table.seats
    ]
    return sorted(found, key=lambda best: -best.score)


def _median_length(games: Iterable[Played]) -> float | None:
    took = [
        played.table.ended - played.table.started
        for played in games
        if played.table.ended is not None and played.table.started is not None
    ]
    return statistics.median(took) if took else None


class _Entry(msgspec.Struct):
    seat: int


_SEAT = msgspec.json.Decoder(_Entry)


async def _answered(tx: Transaction, table: Table, user_id: int) -> list[float]:
    """Return how many seconds after another seat's entry each of a person's turns was begun."""
    seat = table.seat_of(user_id)
    seats = [_SEAT.decode(entry).seat for entry in await moves.of(tx, table.id)]
    made = list(zip(seats, await moves.moments(tx, table.id), strict=True))
    return [at - before for (other, before), (own, at) in itertools.pairwise(made) if own == seat != other]
