"""What people may write into the form of a table: each value as it will be kept, or a refusal."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from bot.service.errors import Refusal
from bot.service.limits import LONGEST_INTERVAL, PACES, SHORTEST_INTERVAL, TITLE_LENGTH
from engine.core.errors import UnknownGame
from engine.core.game import GameInfo
from engine.core.registry import GAMES, find
from engine.core.text import Text


def game_info(key: str) -> GameInfo:
    """Return a game's facts. Raises Refusal where there is none of that name."""
    try:
        return find(key).info
    except UnknownGame as error:
        raise Refusal("service.new.game", game=key[:TITLE_LENGTH]) from error


def single_table(key: str) -> GameInfo:
    """Return the facts of a game of which one table can be opened. Raises Refusal: it is played in campaigns alone."""
    if key not in GAMES:
        raise Refusal("service.new.game", game=key[:TITLE_LENGTH])
    return game_info(key)


def title(written: str) -> str:
    """Return a title on one line, without control characters.

    Raises:
        Refusal: nothing readable is left, or more than TITLE_LENGTH characters.

    """
    # Categories C*: control and format characters can turn a line around, or hide what it says.
    visible = "".join(" " if unicodedata.category(char)[0] == "C" else char for char in written)
    kept = " ".join(visible.split())
    if not any(char.isalnum() for char in kept):
        raise Refusal("game.new.title_empty")
    if len(kept) > TITLE_LENGTH:
        raise Refusal("game.new.title_long", length=len(kept), most=TITLE_LENGTH)
    return kept


def wanted(info: GameInfo, players: int | None) -> int:
    """Return the number of seats; None: as many as the game takes. Raises Refusal out of range."""
    low, high = info.players
    if players is None:
        return high
    if not low <= players <= high:
        raise Refusal("service.new.players", low=low, high=high)
    return players


def variants(info: GameInfo, chosen: Mapping[str, str]) -> dict[str, str]:
    """Return every variant of a game with its value. Raises Refusal where there is no such variant or value."""
    there_are = {variant.key: variant.values for variant in info.variants}
    for key, value in chosen.items():
        if value not in there_are.get(key, ()):
            raise Refusal("service.new.variant", variant=key[:TITLE_LENGTH], value=value[:TITLE_LENGTH])
    return {key: chosen.get(key, values[0]) for key, values in there_are.items()}


def pace(name: str) -> str:
    """Return the name of a pace. Raises Refusal where there is none such."""
    if name not in PACES:
        raise Refusal("service.new.pace", paces=tuple(Text(f"pace.{name}") for name in PACES))
    return name


def policy(game: str, name: str | None) -> str:
    """Return the name of a built-in opponent; None: the best there is. Raises Refusal where there is none such."""
    names = find(game).policies
    if name is None:
        return "sensible" if "sensible" in names else "random"
    if name not in names:
        raise Refusal("service.opponent.unknown", opponents=tuple(Text(f"policy.{name}") for name in sorted(names)))
    return name


def policy_like(game: str, name: str | None) -> str | None:
    """Return the built-in opponent of a game that has a name in another one, else its best; None: a person."""
    return name if name is None or name in find(game).policies else policy(game, None)


def interval(seconds: int | None) -> None:
    """Raise Refusal where an interval between reminders is out of range."""
    if seconds is not None and not SHORTEST_INTERVAL <= seconds <= LONGEST_INTERVAL:
        raise Refusal("service.interval", minutes=SHORTEST_INTERVAL // 60, days=LONGEST_INTERVAL // 86400)
