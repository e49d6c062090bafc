"""``/stats``: the results of finished games, for a person, two people, a title or a server."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.interactions import here
from bot.interactions.here import Request, begin
from bot.messages.people import mention, opponent_name
from bot.service import Refusal
from bot.service.statistics import (
    Asker,
    Best,
    PairStatistics,
    PersonStatistics,
    Rating,
    ServerStatistics,
    TitleStatistics,
)
from bot.texts import DAY, HOUR, MINUTE, Texts, harmless
from engine.core.registry import every_key


def stats_command() -> here.Command:
    """Make the command; in direct messages it is about one's own games on all servers."""
    return here.everywhere(here.command("stats", stats, uses=here.LOOKS))


# One for each game.
@app_commands.choices(game=[here.choice(f"game.name.{key}", key) for key in every_key()])
async def stats(
    interaction: discord.Interaction,
    player: discord.User | None = None,
    other: discord.User | None = None,
    game: str | None = None,
) -> None:
    """Show the statistics of a person, of two people, of a title, or else of the server."""
    request = await begin(interaction)
    await request.answer(await _statistics(request, player, other, game))


async def _statistics(
    request: Request, player: discord.User | None, other: discord.User | None, game: str | None
) -> str:
    texts, service, guild = request.texts, request.service.statistics, request.interaction.guild_id
    asker = Asker(request.user, guild, partial(request.parts.channels.seen_by, request.interaction))
    if player is None and other is not None:
        player, other = other, None
    if guild is None and any(one is not None and one.id != request.user for one in (player, other)):
        raise Refusal("stats.only_yours")
    if player is not None and other is not None and player.id != other.id:
        return about_pair(await service.of_pair((player.id, other.id), asker, game), texts, game)
    if player is not None or guild is None:
        user = request.user if player is None else player.id
        return about_person(await service.of_person(user, asker, game), texts, game)
    if game is not None:
        return about_title(await service.of_title(game, asker), texts)
    return about_server(await service.of_server(asker), texts)


_TWICE = 2


def about_person(found: PersonStatistics, texts: Texts, game: str | None = None) -> str:
    """Return a person's statistics, a line for each title; ``game``: of this title alone."""
    who = mention(found.user_id, texts)
    if not found.games and not found.alone:
        if game is None:
            return texts.say("stats.person.none", player=who)
        return texts.say("stats.person.none_of", game=texts.game_name(game), player=who)
    lines = [texts.say("stats.person", player=who, games=found.games, wins=found.wins)]
    if found.places:
        places = [texts.say("stats.place", place=place, times=times) for place, times in found.places]
        lines.append(texts.say("stats.places", places=texts.join(places)))
    if found.longest >= _TWICE:
        lines.append(texts.say("stats.streak", now=found.streak, longest=found.longest))
    if found.answers_in is not None:
        lines.append(texts.say("stats.pace", span=span(texts, found.answers_in)))
    if found.per_game is not None:
        lines.append(texts.say("stats.length", span=span(texts, found.per_game)))
    for title in found.titles:
        name = texts.game_name(title.game)
        counts = {"games": title.games, "wins": title.wins, "score": title.best.score}
        lines.append(texts.say("stats.title_of", game=name, rating=_rated(title.rating, texts), **counts))
    if found.alone:
        lines.append(texts.say("stats.alone", games=found.alone, wins=found.alone_wins))
    return _with_rules(lines, texts)


def about_pair(found: PairStatistics, texts: Texts, game: str | None = None) -> str:
    """Return the statistics of two people together; ``game``: of this title alone."""
    one, other = (mention(user, texts) for user in found.people)
    if not found.games:
        if game is None:
            return texts.say("stats.pair.none", one=one, other=other)
        return texts.say("stats.pair.none_of", game=texts.game_name(game), one=one, other=other)
    ahead = {"first": found.ahead[0], "second": found.ahead[1]}
    lines = [texts.say("stats.pair", one=one, other=other, games=found.games, **ahead)]
    for key, games, first, second in found.titles:
        name = texts.game_name(key)
        lines.append(texts.say("stats.pair.title", game=name, games=games, first=first, second=second))
    return _with_rules(lines, texts)


def about_title(found: TitleStatistics, texts: Texts) -> str:
    """Return a server's statistics of one title."""
    name = texts.game_name(found.game)
    if not found.games:
        return texts.say("stats.title.none", game=name)
    lines = [texts.say("stats.title", game=name, games=found.games)]
    players = [texts.say("stats.players", players=players, games=games) for players, games in found.by_players]
    lines.append(texts.say("stats.by_players", counts=texts.join(players)))
    if found.per_game is not None:
        lines.append(texts.say("stats.length", span=span(texts, found.per_game)))
    lines.append(texts.say("stats.records"))
    lines += [texts.say("stats.record", record=_best(best, texts)) for best in found.records]
    if found.rated:
        lines.append(texts.say("stats.rated"))
    for user, rating in found.rated:
        lines.append(texts.say("stats.rated_one", player=mention(user, texts), rating=_rated(rating, texts)))
    if found.opponents:
        lines.append(texts.say("stats.opponents", games=found.opponents, wins=found.opponents_wins))
    return _with_rules(lines, texts)


def about_server(found: ServerStatistics, texts: Texts) -> str:
    """Return a server's statistics, with the record of each title."""
    if not found.games:
        return _with_rules([texts.say("stats.server.none")], texts, found.unfinished)
    lines = [texts.say("stats.server", games=found.games)]
    for game, games, best in found.titles:
        name = texts.game_name(game)
        lines.append(texts.say("stats.server.title", game=name, games=games, record=_best(best, texts)))
    if found.active:
        lines.append(texts.say("stats.active"))
    for user, games, wins in found.active:
        lines.append(texts.say("stats.active_one", player=mention(user, texts), games=games, wins=wins))
    if found.streak is not None:
        user, longest = found.streak
        lines.append(texts.say("stats.server.streak", player=mention(user, texts), longest=longest))
    return _with_rules(lines, texts, found.unfinished)


def _with_rules(lines: list[str], texts: Texts, unfinished: int | None = None) -> str:
    """Add what counts, and how many tables do not because they ended early."""
    if unfinished:
        lines.append(texts.say("stats.unfinished", tables=unfinished))
    return "\n".join((*lines, texts.say("stats.counted")))


def _best(best: Best, texts: Texts) -> str:
    """Return a score, with whose it was and at which table."""
    if best.policy is not None:
        who = opponent_name(best.holder, texts)
    else:
        who = texts.say("stats.somebody") if best.user_id is None else mention(best.user_id, texts)
    values = {"player": who, "at": f"<t:{round(best.table.ended or 0)}:D>"}
    counts = {"score": best.score, "players": len(best.table.seats)}
    channel = f"<#{best.table.channel_id}>"
    return texts.say("stats.best", title=harmless(best.table.title), channel=channel, **values, **counts)


def _rated(rating: Rating | None, texts: Texts) -> str:
    if rating is None:
        return texts.say("stats.no_rating")
    return texts.say("stats.rating", rating=str(rating.value), games=rating.games, sure=int(not rating.uncertain))


def span(texts: Texts, seconds: float) -> str:
    """Return roughly how long something took, in the largest unit that it lasted at least twice."""
    for key, length in (("duration.days", DAY), ("duration.hours", HOUR)):
        if seconds >= 2 * length:
            return texts.say(key, count=round(seconds / length))
    return texts.say("duration.minutes", count=max(1, round(seconds / MINUTE)))
