"""What is announced of a table: what happened, the pictures that go best with it, and who is next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from typing import NamedTuple

import discord

from bot.drawing_pool import Picture, Superseded
from bot.messages import pictures
from bot.messages.panel_context import PanelContext
from bot.messages.pictures import Pictures, kinds
from bot.messages.presence import waited_lines
from bot.messages.public_panel import LONGEST_ADDED, Gallery, Opening, openings, panel, presses
from bot.messages.sentences import essentials, latest, notes_of_question, story
from bot.service import News, Snapshot, Table
from bot.texts import SeatNames, Texts, harmless, shorten
from engine.core.campaigns import in_campaigns
from engine.core.events import visible
from engine.core.moves import Move
from engine.core.registry import find
from engine.core.seat import Seat
from rendering import api

LONGEST_EVENTS = 1800
"""Characters of what happened; with the heading and the ending it makes a story of 2,500."""

LONGEST_LAST_EVENTS, LONGEST_ENDING = 700, 1300
"""The same of the last moves of a game, and of what brought points in it; what that leaves, the moves may take."""

LONGEST_LAST_STORY = 3800
"""The same of a game that ends with what its essentials tell: they have all the room of a message."""

LONGEST_WAIT = 1.0
"""Seconds for which a message whose picture is drawn waits for the one that shows what changed closely."""

LATE = 2.0
"""Seconds after which it waits no longer than for its own picture: more are wanted than can be drawn."""


class Announcement(NamedTuple):
    """An announcement, laid out anew at each attempt to send it."""

    texts: Texts
    table: Table
    story: str
    pictures: tuple[Picture, ...]
    next_up: str
    together: bool
    offered: tuple[Opening, ...]
    called: frozenset[Seat]
    """Whom it pings."""
    added: str = ""
    """What has happened since the pictures."""
    calling: bool = False
    """It only calls somebody within an auction."""

    @property
    def pinged(self) -> list[int]:
        """The people whom it pings."""
        return [h.user_id for h in self.table.seats if h.seat in self.called and h.user_id is not None]

    def view(self, boards: Sequence[Gallery] = ()) -> discord.ui.LayoutView:
        """Lay it out with its own pictures, or where it has none with those that are there already."""
        return panel(
            self.texts,
            self.table,
            self.story,
            [picture.item() for picture in self.pictures] or boards,
            self.next_up,
            together=self.together,
            offered=self.offered,
            added=self.added,
            calling=self.calling,
        )


def announcement(news: News, texts: Texts, names: SeatNames, pictures: tuple[Picture, ...]) -> Announcement:
    """Put the news of a table into words."""
    ending = _ending(news.channel, texts, names) if news.ended else []
    kept = essentials(news.table.game, news.events, texts, names)
    room = LONGEST_LAST_EVENTS + LONGEST_ENDING - len("\n".join(ending))
    longest = max(LONGEST_LAST_EVENTS, min(room, LONGEST_EVENTS))
    if kept and news.ended:
        longest = LONGEST_LAST_STORY - len("\n".join(ending))
    lines = _opening(news, texts, names) + _lines_of(news, texts, names, longest, kept)
    lines += ending
    return _laid_out(news, texts, names, "\n".join(lines), pictures)


def addition(news: News, texts: Texts, names: SeatNames, story: str, *, follows: bool = False) -> Announcement:
    """Put what is new into words under the pictures of an announcement that began with a story.

    ``follows``: the pictures do not show it yet.
    """
    later = [texts.say("announce.picture_follows")] if follows else []
    lines = _lines_of(news, texts, names, LONGEST_ADDED - sum(map(len, later)))
    return _laid_out(news, texts, names, story)._replace(added="\n".join((*later, *lines)))


def call(news: News, texts: Texts, names: SeatNames) -> Announcement:
    """Call people whose turn has begun in words of their own, with what happened last."""
    latest_lines = _lines_of(news, texts, names, LONGEST_ADDED)[-1:]
    laid_out = _laid_out(news, texts, names, "\n".join(latest_lines))
    # When they are there stands in the announcement, which is changed where that changes.
    next_up = "\n".join(_next_up(news, texts, names))
    return laid_out._replace(next_up=next_up, called=_callable(news, news.called), calling=True)


def _lines_of(news: News, texts: Texts, names: SeatNames, longest: int, essential: Collection[str] = ()) -> list[str]:
    """Tell what is new; after an outage that can be long: its end, who won or what happened last, matters most."""
    table, question = news.table, news.channel.question
    question_text = texts.sentence(question.text, names) if question is not None else None
    every = [
        line
        for line in story(table.game, news.events, None, texts, names, news.channel.expired)
        if line != question_text
    ]
    return latest(every, longest, essential)


def _laid_out(
    news: News, texts: Texts, names: SeatNames, lines: str, pictures: tuple[Picture, ...] = ()
) -> Announcement:
    question = news.channel.question
    return Announcement(
        texts,
        news.table,
        lines,
        pictures,
        "\n".join([*_next_up(news, texts, names), *_presence(news, texts, names)]),
        question is None and len(news.actors) > 1,
        tuple(openings(texts, news.channel, names)),
        _callable(news, frozenset({question.to}) if question is not None else news.actors),
    )


def _callable(news: News, seats: frozenset[Seat]) -> frozenset[Seat]:
    """Return those of some seats whose people are called, and not told once a day what waits for them."""
    chosen = news.channel.chosen
    return frozenset(seat for seat in seats if seat not in chosen or chosen[seat].daily is None)


async def pictures_of(
    news: News, snapshot: Snapshot, pictures: Pictures, texts: Texts, names: SeatNames
) -> tuple[Picture, ...]:
    """Draw what goes best with the news: the final report, or what the latest moves changed, and that closely below.

    Raises Superseded: the table has moved on, so that it is news no longer.
    """
    if not kinds(snapshot):
        return ()
    # What was decided early shows nowhere, not even in the choice of the pictures.
    moves = [each.entry.kind() for each in news.events if isinstance(each.entry, Move) and not each.early]
    wanted, chief = api.telling(snapshot.view, moves), kinds(snapshot)[0]
    events = [event.text for each in news.events if not each.early for event in visible(each.events, None)]
    closer = (
        api.closely(snapshot.view, moves),
        *api.further(snapshot.view, moves),
        *api.of_events(snapshot.view, events),
    )
    below = [asyncio.create_task(_below(snapshot, kind, pictures, texts, names)) for kind in closer if kind is not None]
    began = time.monotonic()
    try:
        first = await pictures.news(snapshot, wanted, texts, names)
        first = first or await pictures.news(snapshot, chief, texts, names)
        if below:
            late = time.monotonic() - began > LATE
            await asyncio.wait(below, timeout=0 if late else LONGEST_WAIT * len(below))
        others = [drawing.result() for drawing in below if drawing.done()]
    finally:
        for drawing in below:
            drawing.cancel()  # nobody would see it: it is given up unless it is being drawn
    return tuple(picture for picture in (first, *others) if picture is not None)


async def _below(snapshot: Snapshot, kind: str, pictures: Pictures, texts: Texts, names: SeatNames) -> Picture | None:
    """Draw what goes below the first picture; None: it is news no longer."""
    try:
        return await pictures.news(snapshot, kind, texts, names)
    except Superseded:
        return None


async def picture_of_start(snapshot: Snapshot, pictures: Pictures, texts: Texts, names: SeatNames) -> Picture | None:
    """Draw what a table begins with."""
    if not kinds(snapshot):
        return None
    wanted, chief = api.telling(snapshot.view, ()), kinds(snapshot)[0]
    return await pictures.of(snapshot, wanted, texts, names) or await pictures.of(snapshot, chief, texts, names)


def read_back(sent: discord.Message, news: News) -> tuple[int, bool]:
    """Return, by its controls, up to which entry a message goes, and whether it includes the end."""
    there = presses(sent)
    seq = min((press.seq for press in there), default=news.table.seq)
    return seq, news.ended and any(press.verb == "log" for press in there)


def _opening(news: News, texts: Texts, names: SeatNames) -> list[str]:
    if not news.started:
        return []
    order = news.channel.position.turn_order
    seated = [names[seat] for seat in order] or names
    game, players = texts.say(f"game.name.{news.table.game}"), texts.join([harmless(name) for name in seated])
    title, rules = harmless(news.table.title), in_campaigns(find(news.table.game))
    if news.table.campaign is None or rules is None:
        key = "announce.started_in_order" if order else "announce.started"
        return [texts.say(key, game=game, title=title, players=players)]
    number = texts.of(news.table.game).sentence(rules.name_of_game(news.table.number))
    return [texts.say("announce.started_in_campaign", game=game, title=title, number=number, players=players)]


def _ending(snapshot: Snapshot, texts: Texts, names: SeatNames) -> list[str]:
    """Say how it ended, and give away the seed that was committed to at the start."""
    if snapshot.table.phase not in ("over", "ended"):
        return []
    ended = [texts.say(f"announce.ending_{snapshot.table.ending}")] if snapshot.result is None else []
    if said := pictures.ending(snapshot, texts, names):
        ended.append(shorten(said, LONGEST_ENDING))
    key = "announce.seed" if snapshot.table.campaign is None else "announce.seed_in_campaign"
    return [*ended, texts.say(key, seed=snapshot.seed)] if snapshot.seed else ended


def _next_up(news: News, texts: Texts, names: SeatNames) -> list[str]:
    """Say who is to move and what is to be decided; a question to another player says when it expires."""
    question, lead = news.channel.question, news.channel.lead
    if question is None or news.ended:
        lines = [_whose_turn(news, texts, names)]
        decision = news.channel.position.decision
        if decision is not None and not news.ended:
            lines.append(texts.sentence(decision, names))
        elif lead is not None and lead.prompt is not None and not news.ended:
            lines.append(texts.sentence(lead.prompt, names))
        if not news.ended:
            context = PanelContext(news.channel, texts.of(news.table.game), names)
            lines += [*filter(None, [context.standstill]), *context.warnings()]
        return [*lines, *_passing(news, texts, names)]
    answering = news.table.holder(question.to)
    who = f"<@{answering.user_id}>" if answering.user_id is not None else f"**{harmless(names[answering.seat])}**"
    lines = [texts.say("announce.asked", player=who, question=texts.sentence(question.text, names))]
    lines += notes_of_question(news.channel, texts, names)
    if news.channel.due is not None and answering.human:
        lines.append(texts.say("announce.expires", when=f"<t:{round(news.channel.due)}:R>"))
    return lines


def _presence(news: News, texts: Texts, names: SeatNames) -> list[str]:
    """Say when those who are waited for are there or away."""
    return [] if news.ended else waited_lines(texts, news.channel, news.channel.waited, names)


def _passing(news: News, texts: Texts, names: SeatNames) -> list[str]:
    """Say when somebody's turn passes who decides nothing."""
    expiry, due = news.channel.expiry, news.channel.due
    if expiry is None or due is None or news.ended:
        return []
    if not expiry.alone:
        return [texts.say("announce.expires_together", when=f"<t:{round(due)}:R>")]
    if not news.table.holder(expiry.seat).human:
        return []
    move, who = texts.say(f"core.move.{expiry.move.kind()}"), harmless(names[expiry.seat])
    return [texts.say("announce.expires_turn", move=move, player=who, when=f"<t:{round(due)}:R>")]


def _whose_turn(news: News, texts: Texts, names: SeatNames) -> str:
    """Say who is to move: people by mention, which is the turn's one ping, built-in opponents by name."""
    if news.ended or not news.actors:
        return texts.say("announce.ended")
    called = [holder for holder in news.table.seats if holder.seat in news.actors]
    people = [f"<@{holder.user_id}>" for holder in called if holder.user_id is not None]
    if len(called) > 1 and people:
        # Built-in opponents choose by themselves.
        return texts.say("announce.next_together", players=texts.join(people), people=len(people))
    who = people or [f"**{harmless(names[holder.seat])}**" for holder in called]
    return texts.say("announce.next", players=texts.join(who), number=len(who))
