"""Messages about a campaign: how it stands, its story, its office."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.service import CampaignStatus, Chapter
from bot.service.phases import least
from bot.shown import people
from bot.shown.lobby_message import seats, state
from bot.shown.sentences import latest
from bot.texts import SeatNames, Texts, harmless
from engine.core.text import Text

LONGEST_STORY = 7000
"""Characters of the story of a campaign: four messages."""


def status_told(texts: Texts, status: CampaignStatus, names: SeatNames) -> str:
    """Tell how a campaign stands. ``names``: of its presidents, in their order."""
    texts, silent = texts.of(status.row.game), _silent(status)
    heading = texts.say(
        f"campaign.status_{_phase(status)}",
        title=harmless(status.table.title),
        game=texts.sentence(status.game),
        when="" if status.due is None else f"<t:{round(status.due)}:R>",
        wait="yes" if status.due is not None else "no" if silent else "few",
        silent=people.everybody(texts, silent),
        least=least(status.table),
    )
    lines = [heading, *_ranking(texts, status, names), *(texts.sentence(line, names) for line in status.lines)]
    if _phase(status) == "lobby":
        lines += [*seats(texts, status.table, status.row), state(texts, status.table)]
    if status.row.commitment is not None and status.seed is None:
        lines.append(texts.say("campaign.commitment", commitment=status.row.commitment))
    return "\n".join(lines)


def end_told(texts: Texts, status: CampaignStatus, names: SeatNames) -> str:
    """Tell how a campaign ended: the places, the opened vaults, and the seed from which all its luck follows."""
    texts = texts.of(status.row.game)
    ended = texts.say(f"campaign.ending_{status.row.ending}", title=harmless(status.table.title))
    seed = [texts.say("campaign.seed", seed=status.seed)] if status.seed is not None else []
    summary = [texts.sentence(line, names) for line in status.lines]
    return "\n".join((ended, *_ranking(texts, status, names), "", *summary, *seed))


def _ranking(texts: Texts, status: CampaignStatus, names: SeatNames) -> list[str]:
    return [
        texts.say(
            "campaign.place",
            place=str(1 + sum(map(len, status.places[:number]))),
            companies=texts.join([texts.sentence(one, names) for one in equals]),
        )
        for number, equals in enumerate(status.places)
    ]


def office_told(texts: Texts, game: str, told: Iterable[Text]) -> str:
    """Tell a president what is in the office."""
    texts = texts.of(game)
    return "\n".join((texts.say("campaign.office"), *(texts.sentence(line) for line in told)))


def story_told(texts: Texts, game: str, chapters: Sequence[tuple[Chapter, SeatNames]]) -> str:
    """Tell the story of a campaign game by game, each with the names of who played it."""
    texts = texts.of(game)
    lines: list[str] = []
    for chapter, names in chapters:
        lines += [f"**{texts.sentence(chapter.name)}**", *(texts.sentence(one, names) for one in chapter.texts), ""]
    # What lies long ago is told game by game.
    return "\n".join(latest(lines, LONGEST_STORY)).rstrip() or texts.say("campaign.no_story")


def _phase(status: CampaignStatus) -> str:
    if status.row.ended is not None:
        return "over" if status.row.commitment is not None else "closed"
    if status.table.phase == "live":
        return "live"
    return "between" if status.table.between_games else "lobby"


def _silent(status: CampaignStatus) -> list[int]:
    return [holder.user_id for holder in status.table.seats if holder.to_move and holder.user_id is not None]
