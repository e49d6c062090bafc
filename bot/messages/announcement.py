"""The message that a turn ends with in the channel: what happened, the pictures, who is next, and the controls.

Everybody sees these controls, so they are the same whatever the hands are: a control that came and went with what
somebody can pay for would give away what that hand holds. Only in a game without hidden information do they say what
can be done now.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import discord

from bot.drawing_pool import Picture, Superseded
from bot.forms import Code, is_written
from bot.messages import pictures
from bot.messages.controls import EndedButton, Layout, Press, PublicButton, Row, gallery, id_template, in_rows, read_id
from bot.messages.people import waited_lines
from bot.messages.pictures import Pictures, kinds
from bot.messages.wording import LOOKS, PanelContext, essentials, label_of, latest, notes_of_question, story
from bot.service import News, Snapshot, Table
from bot.texts import SeatNames, Texts, harmless, in_messages, shorten
from engine.core.assistance import Question
from engine.core.campaigns import in_campaigns
from engine.core.moves import Move, fields
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.views import visible
from rendering import api
from storage.records import Ending, PanelContent

LONGEST_EVENTS = 1800
"""Characters of what happened while the game goes on."""

LONGEST_ENDING = 1300
"""Characters of the final scoring of a game."""

LONGEST_LAST_STORY = 3800
"""Characters of the last message of a game, from what happened to the seed: all the room of a message."""

ENDINGS: dict[Ending | None, str] = {
    "agreed": "announce.ending_agreed",
    "alone": "announce.ending_alone",
    "admin": "announce.ending_admin",
    "abandoned": "announce.ending_abandoned",
    "closed": "announce.ending_closed",
    "finished": "announce.ending_finished",
}
"""The key of how a table ended."""
LONGEST_WAIT = 1.0
"""Seconds that a message with its first picture ready waits for each close-up of what changed."""

LATE = 2.0
"""Seconds after which, if the first picture took longer, no close-up is waited for: the drawing is too busy."""


class Announcement(NamedTuple):
    """An announcement, laid out anew at each attempt to send it."""

    texts: Texts
    """The words of the channel."""
    table: Table
    """The table as it stands."""
    story: str
    """What happened, already in words."""
    next_up: str
    """Who is to move, already in words, with the mention that pings."""
    offered: tuple[Opening, ...] = ()
    """The buttons that continue the turn; if there are none, one button opens the private panel."""
    pictures: tuple[Picture, ...] = ()
    called: frozenset[Seat] = frozenset()
    """Whom it pings."""
    added: str = ""
    """What has happened since the pictures, already in words."""
    calling: bool = False
    """Whether it only calls somebody within an auction."""

    @property
    def pinged(self) -> list[int]:
        """The people whom it pings."""
        return [h.user_id for h in self.table.seats if h.seat in self.called and h.user_id is not None]

    def view(self, boards: Sequence[Gallery] = ()) -> discord.ui.LayoutView:
        """Lay it out with its own pictures, or with those already in the message if it has none.

        Each picture is in a gallery of its own: two in one would each have half the width.
        """
        shown, rows = [gallery(picture) for picture in self.pictures], _rows(self.texts, self.table, self.offered)
        return _framed(self.story, shown or boards, self.added, self.next_up, rows, calling=self.calling)


def announcement(news: News, texts: Texts, names: SeatNames, pictures: tuple[Picture, ...]) -> Announcement:
    """Put the news of a table into words."""
    opening = _opening(news, texts, names)
    lines = _last_lines(news, texts, names, opening) if news.ended else _lines_of(news, texts, names, LONGEST_EVENTS)
    return _laid_out(news, texts, names, "\n".join([*opening, *lines]))._replace(pictures=pictures)


def _last_lines(news: News, texts: Texts, names: SeatNames, opening: Sequence[str]) -> list[str]:
    """Return what happened last in a game and how it ended, a line each.

    If the message has no room for all that happened, what is essential comes first, and it is said where the rest is.
    """
    ending = _ending(news.channel, texts, names)
    room = LONGEST_LAST_STORY - len("\n".join([*opening, *ending, ""]))
    every = _lines_of(news, texts, names, None)
    if len("\n".join(every)) < room:
        return [*every, *ending]
    rest = texts.say("announce.rest_in_log", log=label_of(texts, news.table, "log"))
    essential = essentials(news.table.game, news.events, texts, names)
    return [rest, *latest(every, room - len(rest) - 1, essential), *ending]


def addition(news: News, texts: Texts, names: SeatNames, story: str, *, follows: bool = False) -> Announcement:
    """Put what is new into words, below the pictures of an announcement that was sent before.

    ``story``: how that announcement begins; ``follows``: the pictures do not show the news yet.
    """
    later = [texts.say("announce.picture_follows")] if follows else []
    lines = _lines_of(news, texts, names, LONGEST_ADDED - sum(map(len, later)))
    return _laid_out(news, texts, names, story)._replace(added="\n".join((*later, *lines)))


def pictures_follow(content: PanelContent, texts: Texts) -> bool:
    """Return whether a panel says that its pictures do not show the news yet."""
    return content.added.startswith(texts.say("announce.picture_follows"))


def call(news: News, texts: Texts, names: SeatNames) -> Announcement:
    """Compose a message that only calls the people whose turn has begun, with what happened last."""
    latest_lines = _lines_of(news, texts, names, LONGEST_ADDED)[-1:]
    laid_out = _laid_out(news, texts, names, "\n".join(latest_lines))
    # When they are there or away is said in the announcement, which is edited if that changes.
    next_up = "\n".join(_next_up(news, texts, names))
    return laid_out._replace(next_up=next_up, called=_callable(news, news.called), calling=True)


def _lines_of(news: News, texts: Texts, names: SeatNames, longest: int | None) -> list[str]:
    """Return what is new, a line each. After an outage that can be long, and the latest lines matter most.

    ``longest``: how many characters they may take; None for no limit.
    """
    table, question = news.table, news.channel.question
    question_text = texts.sentence(question.text, names) if question is not None else None
    every = [
        line
        for line in story(table.game, news.events, None, texts, names, news.channel.expired)
        if line != question_text
    ]
    return every if longest is None else latest(every, longest)


def _laid_out(news: News, texts: Texts, names: SeatNames, lines: str) -> Announcement:
    question = news.channel.question
    # When several are to move at the same time, there is no turn to begin.
    together = question is None and len(news.actors) > 1
    return Announcement(
        texts,
        news.table,
        lines,
        "\n".join([*_next_up(news, texts, names), *_presence(news, texts, names)]),
        () if together else tuple(openings(texts, news.channel, names)),
        called=_callable(news, frozenset({question.to}) if question is not None else news.actors),
    )


def _callable(news: News, seats: frozenset[Seat]) -> frozenset[Seat]:
    """Return the seats among these whose people are pinged: not those who get one message a day instead."""
    chosen = news.channel.chosen
    return frozenset(seat for seat in seats if seat not in chosen or chosen[seat].daily is None)


async def pictures_of(
    news: News, snapshot: Snapshot, pictures: Pictures, texts: Texts, names: SeatNames
) -> tuple[Picture, ...]:
    """Draw the pictures for the news: the final report, or what the latest moves changed, with close-ups below.

    Raises Superseded if the table has moved on, so that this is no longer news.
    """
    if not kinds(snapshot):
        return ()
    # Early decisions are shown nowhere, not even by the choice of the pictures.
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
    """Draw a picture below the first one; None if it is out of date by now."""
    try:
        return await pictures.news(snapshot, kind, texts, names)
    except Superseded:
        return None


async def picture_of_start(snapshot: Snapshot, pictures: Pictures, texts: Texts, names: SeatNames) -> Picture | None:
    """Draw the picture with which a table starts."""
    if not kinds(snapshot):
        return None
    wanted, chief = api.telling(snapshot.view, ()), kinds(snapshot)[0]
    return await pictures.of(snapshot, wanted, texts, names) or await pictures.of(snapshot, chief, texts, names)


def read_back(sent: discord.Message, news: News) -> tuple[int, bool]:
    """Return up to which log entry a message goes, by its controls, and whether it announces the end."""
    there = presses(content_of(sent))
    seq = min((press.seq for press in there), default=news.table.seq)
    return seq, news.ended and any(press.verb == "log" for press in there)


def _opening(news: News, texts: Texts, names: SeatNames) -> list[str]:
    if not news.started:
        return []
    order = news.channel.position.turn_order
    seated = [names[seat] for seat in order] or names
    game, players = texts.game_name(news.table.game), texts.join([harmless(name) for name in seated])
    title, rules = harmless(news.table.title), in_campaigns(find(news.table.game))
    if news.table.campaign is None or rules is None:
        key = "announce.started_in_order" if order else "announce.started"
        return [texts.say(key, game=game, title=title, players=players)]
    number = texts.of(news.table.game).sentence(rules.name_of_game(news.table.number))
    return [texts.say("announce.started_in_campaign", game=game, title=title, number=number, players=players)]


def _ending(snapshot: Snapshot, texts: Texts, names: SeatNames) -> list[str]:
    """Say how it ended, and reveal the seed that was committed to at the start."""
    if snapshot.table.phase not in ("over", "ended"):
        return []
    key = ENDINGS.get(snapshot.table.ending)  # None for a game read from a file, which has a result
    ended = [texts.say(key)] if snapshot.result is None and key is not None else []
    if said := pictures.ending(snapshot, texts, names):
        ended.append(shorten(said, LONGEST_ENDING))
    key = "announce.seed" if snapshot.table.campaign is None else "announce.seed_in_campaign"
    return [*ended, texts.say(key, seed=snapshot.seed)] if snapshot.seed else ended


def _next_up(news: News, texts: Texts, names: SeatNames) -> list[str]:
    """Say who is to move and what is to be decided; a question to another player says when it expires."""
    question, lead = news.channel.question, news.channel.turn_prompt
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
    """Say when the people that the table waits for are there or away."""
    return [] if news.ended else waited_lines(texts, news.channel, news.channel.waited, names)


def _passing(news: News, texts: Texts, names: SeatNames) -> list[str]:
    """Say when the turn of somebody who does not act will pass."""
    expiry, due = news.channel.expiry, news.channel.due
    if expiry is None or due is None or news.ended:
        return []
    if not expiry.alone:
        return [texts.say("announce.expires_together", when=f"<t:{round(due)}:R>")]
    if not news.table.holder(expiry.seat).human:
        return []
    move, who = texts.move_name(expiry.move.kind()), harmless(names[expiry.seat])
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


Gallery = discord.ui.MediaGallery[discord.ui.LayoutView]
LONGEST_MESSAGE = 4000
"""Characters that Discord takes in the texts of a whole message."""
LONGEST_ADDED = 900
"""Characters of what has happened since, under the picture."""
ADDED, NEXT_UP = 102, 103
"""Component ids of the texts below the picture."""
CALLING = 104
"""Component id of the text of a message that only calls somebody within an auction."""
_MARKED = re.compile(r"^(-# |#{1,3} |> )?(.*\S)\s*$")
"""A line, and before everything else the mark for its size or for a quotation."""
OF_THE_END = frozenset({"again", "log", "reopen", "replay", "graphs", "turning"})
MOST_OPENINGS = 15
"""Three rows: with the frame, its texts and the row below they stay within Discord's forty parts."""


class Opening(NamedTuple):
    """A button that continues a turn."""

    verb: str
    """``open`` a form, ``do`` a move without one, ``ask`` for typed fields, order ``ahead``; ``reopen`` a game."""
    code: str
    """The kind of move, and what is chosen already."""
    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.primary


def openings(texts: Texts, snapshot: Snapshot, names: SeatNames) -> list[Opening]:
    """Return the buttons of the current step: always the same ones, unless the game has no hidden information."""
    game = find(snapshot.table.game)
    context = PanelContext(snapshot, texts.of(snapshot.table.game), names)
    if snapshot.table.phase == "over":
        # Only whoever made the last move can take it back; the others, who have read how it ended, must agree.
        key = "undo.ask" if len(snapshot.table.people) > 1 else "undo.free"
        return [Opening("reopen", "", texts.say(key))] if snapshot.position.reopens else []
    if snapshot.question is not None:
        return _answer_openings(context, snapshot.question)
    if snapshot.position.decision is not None:
        # No turn is to begin: what there is to decide differs, and may be a secret.
        return []
    if snapshot.turn_prompt is not None and game.info.open_information:
        kinds = [kind for kind in snapshot.turn_prompt.kinds if kind not in snapshot.premature]
        offered = [each for kind in kinds for each in _offered(context, kind, kinds)]
        return [*offered[:MOST_OPENINGS], *_ahead(context)]
    # The buttons must not depend on hands: any of these moves may turn out to be impossible.
    named = {kind.kind(): kind for kind in game.moves}
    kinds = [
        named[kind]
        for kind in game.info.openings
        if named[kind] in snapshot.accepted and (kind not in game.info.direct or kind in snapshot.direct)
    ]
    return [each for kind in kinds for each in _offered(context, kind, (kind,))][:MOST_OPENINGS]


def _answer_openings(context: PanelContext, question: Question) -> list[Opening]:
    """Return the buttons that answer a question, make a counter-offer, and withdraw it."""
    styles = (discord.ButtonStyle.success, discord.ButtonStyle.danger)
    answers = [
        Opening("do", kind, context.button(kind), style) for kind, style in zip(question.answers, styles, strict=False)
    ]
    kinds = {kind.kind(): kind for kind in find(context.snapshot.table.game).moves}
    if question.counter is not None:
        answers += _offered(context, kinds[question.counter], ())
    back = question.expiry.kind()
    return [*answers, Opening("do", back, context.button(back), discord.ButtonStyle.secondary)]


def _ahead(context: PanelContext) -> list[Opening]:
    """Return the button that orders moves in advance, which anybody may press."""
    possible = context.snapshot.possible
    if possible is None:
        return []
    kind = possible.kind()
    return [Opening("ahead", kind, context.move(kind, "order"), discord.ButtonStyle.secondary)]


def _offered(context: PanelContext, kind: type[Move], kinds: Iterable[type[Move]]) -> list[Opening]:
    """Return the button of a kind of move, or one for each of its options if these are offered directly."""
    name, found = kind.kind(), []
    if name in context.snapshot.direct:
        found = [
            Opening("do", str(code), label, context.direct_style(kind, code)) for code, label in context.direct(name)
        ]
        if not context.has_more(name):
            return found
    verb = "ask" if is_written(kind) else "open" if fields(kind) else "do"
    return [*found, Opening(verb, name, context.button(name), context.style(kind, kinds))]


def _framed(
    story: str,
    boards: Sequence[Gallery],
    added: str,
    next_up: str,
    rows: Sequence[Row],
    *,
    calling: bool = False,
) -> discord.ui.LayoutView:
    frame: discord.ui.Container[Any] = discord.ui.Container()
    added = shorten(added, LONGEST_ADDED)
    if story:
        room = LONGEST_MESSAGE - len(added) - len(next_up)
        frame.add_item(discord.ui.TextDisplay(shorten(story, room), id=CALLING if calling else None))
    for board in boards:
        frame.add_item(board)
    if added:
        frame.add_item(discord.ui.TextDisplay(added, id=ADDED))
    if next_up:
        frame.add_item(discord.ui.TextDisplay(next_up, id=NEXT_UP))
    for row in rows:
        frame.add_item(row)
    return Layout(frame)


def _rows(texts: Texts, table: Table, offered: Sequence[Opening]) -> list[Row]:
    looks = Row(*(_button(texts, table, verb) for verb in LOOKS))
    if table.phase != "live":
        again = () if table.campaign is not None else ("again",)
        game = find(table.game)
        shown = (
            *(("replay",) if game.looking_back.replayed else ()),
            *(("graphs",) if game.looking_back.graphs else ()),
            *(("turning",) if game.looking_back.has_outlook and table.phase == "over" else ()),
        )
        ended = [_button(texts, table, verb) for verb in (*again, "log", *(shown if table.started else ()))]
        reopening = [_made(Press(table.id, table.seq, one.verb, one.code), one.label) for one in offered]
        buttons = [*ended, *reopening]
        return [*in_rows(buttons), looks]
    if not any(holder.to_move and holder.human for holder in table.seats):
        return [looks]
    # The options of one kind of move stand apart from the other kinds.
    parts = [list(part) for _, part in groupby(offered, key=lambda one: Code.read(one.code).picks != ())]
    moves = [[_open(table, one) for one in part] for part in parts] or [[_turn(texts, table)]]
    return [*(row for part in moves for row in in_rows(part)), looks]


def _open(table: Table, one: Opening) -> PublicButton:
    return PublicButton.make(Press(table.id, table.seq, one.verb, one.code), one.label, style=one.style)


def _turn(texts: Texts, table: Table) -> PublicButton:
    press = Press(table.id, table.seq, "turn", "")
    return PublicButton.make(press, texts.say("panel.turn"), style=discord.ButtonStyle.primary)


def _button(texts: Texts, table: Table, verb: str) -> PublicButton | EndedButton:
    return _made(Press(table.id, table.seq, verb, ""), label_of(texts, table, verb))


def _made(
    press: Press, label: str, *, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> PublicButton | EndedButton:
    """Make a button of the class that handles its verb."""
    kind = EndedButton if press.verb in OF_THE_END else PublicButton
    return kind.make(press, label, style=style)


def content_of(message: discord.Message) -> PanelContent:
    """Read the content of a panel back from the message that Discord returns."""
    parts = _parts(message)
    said = [part for part in parts if isinstance(part, discord.TextDisplay)]
    items = [item for part in parts if isinstance(part, discord.MediaGalleryComponent) for item in part.items]
    return PanelContent(
        story="\n".join(part.content for part in said if part.id not in {ADDED, NEXT_UP}),
        pictures=tuple(map(picture_of, items)),
        added="\n".join(part.content for part in said if part.id == ADDED),
        next_up="\n".join(part.content for part in said if part.id == NEXT_UP),
        rows=tuple(_buttons(part) for part in parts if isinstance(part, discord.ActionRow)),
        called=tuple(user.id for user in message.mentions),
    )


def _buttons(row: discord.ActionRow) -> tuple[tuple[str, str, int], ...]:
    buttons = (control for control in row.children if isinstance(control, discord.Button))
    return tuple((each.custom_id or "", each.label or "", each.style.value) for each in buttons)


def boards_of(content: PanelContent) -> list[Gallery]:
    """Return the galleries that keep the pictures of a panel."""
    return [discord.ui.MediaGallery[discord.ui.LayoutView](kept(*picture)) for picture in content.pictures]


def without_controls(content: PanelContent) -> discord.ui.LayoutView:
    """Lay a panel out again without its controls and without what the next panel says too."""
    next_up = "" if content.added else content.next_up
    return _framed(content.story, boards_of(content), "", next_up, ())


def tells_end(content: PanelContent) -> bool:
    """Return whether a panel announced the end of its game."""
    return any(press.verb == "log" for press in presses(content))


def crossed_out(content: PanelContent, heading: str) -> discord.ui.LayoutView:
    """Lay a panel out again under a heading, with what it says crossed out and without its pictures and controls."""
    lines = [_MARKED.sub(r"\1~~\2~~", line) for line in content.story.splitlines()]
    # The marks need room too; a line for which there is none is left out as a whole.
    said = in_messages("\n".join([heading, *lines]), LONGEST_MESSAGE)[0]
    return _framed(said, (), "", "", ())


def with_picture(content: PanelContent, picture: Gallery) -> discord.ui.LayoutView:
    """Lay a panel out again with a picture under what happened."""
    rows = [Row(*map(_again, row)) for row in content.rows]
    return _framed(content.story, [picture], content.added, content.next_up, rows)


def _again(button: tuple[str, str, int]) -> PublicButton | EndedButton:
    """Make a button again from what is stored of it."""
    control, label, style = button
    match = re.fullmatch(id_template(), control)
    assert match is not None, control
    return _made(read_id(match), label, style=discord.ButtonStyle(style))


def _parts(message: discord.Message) -> list[discord.Component]:
    """Return the components in the container of a panel."""
    return [part for child in message.components if isinstance(child, discord.Container) for part in child.children]


def is_call(message: discord.Message) -> bool:
    """Return whether a message only calls somebody within an auction."""
    return any(isinstance(part, discord.TextDisplay) and part.id == CALLING for part in _parts(message))


def presses(content: PanelContent) -> list[Press]:
    """Return the decoded ids of the buttons of a panel."""
    written = [re.fullmatch(id_template(), control) for row in content.rows for control, _, _ in row]
    return [read_id(match) for match in written if match]


def picture_of(item: discord.MediaGalleryItem) -> tuple[str, str | None]:
    """Return the file name of a picture in a message, with its alt text."""
    return item.media.url.partition("?")[0].rpartition("/")[2], item.description


def kept(file: str, said: str | None) -> discord.MediaGalleryItem:
    """Keep a file of a message in an edit. By its URL, Discord would take it for a file from elsewhere."""
    return discord.MediaGalleryItem(f"attachment://{file}", description=said)
